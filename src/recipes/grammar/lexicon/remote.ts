// Other machines: remote shells, copies to and from them, reachability; and mounts.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const SSH =
  '(ssh|log in|login|log into|connect|open ssh connection|open shell|open ssh session) (in|into|to|on)? (via ssh)?';
const MACHINE = '(remote)? (ssh)? (host|server|machine|system|remote system|target machine|computer)';
const SSH_OPTIONS = {
  port: '-p {port#}',
  identity: '-i {identity/}',
  compressing: '-C',
};
const RSYNC_OPTIONS = {
  compressing: '-z',
  progress: '--progress',
  verbose: '-v',
  deletes: '--delete',
  noClobber: '--ignore-existing',
  update: '-u',
  port: "-e 'ssh -p {port#}'",
  dryRun: '-n',
  human: '-h',
  excluding: '--exclude={excluded}',
  bySsh: '',
  recursive: '',
  preserve: '',
};
const SCP_OPTIONS = {
  port: '-P {port#}',
  identity: '-i {identity/}',
  preserve: '-p',
  compressing: '-C',
  recursive: '',
};
const ARCHIVE = '(archive|synchronize|sync|mirror|rsync|back up|backup)';
const WHAT = '(local)? (file|folder|every file in|content of|data in)?';
const isNoArchive = ({ to = [] }: Slots): boolean =>
  to.every((one) => !/\.(tar|tgz|tbz2?|txz|zip|gz|bz2|xz|7z|tar\.\w+)$/i.test(one));

export const REMOTE: readonly SayingRow[] = sayings`
# Shells elsewhere
ssh{options#} {host#}
  is: changes
  options: ${SSH_OPTIONS}
  last: executing={program}
  ${SSH} ${MACHINE}? {host}
  ${SSH} ${MACHINE}? {host} as current user
  ? ssh into prod => ssh prod
ssh{options#} {user#}@{host#}
  is: changes
  options: ${SSH_OPTIONS}
  last: executing={program}
  ${SSH} ${MACHINE}? {host} (as|with) (ssh)? (user|username)? {user:host}
  ${SSH} as (user)? {user:host} (to|into|on) ${MACHINE}? {host}
  ? ssh into server "web1" as user "ada" on port 2222 => ssh -p 2222 ada@web1
ssh{options#} {host#} {program}
  is: changes
  options: ${SSH_OPTIONS}
  (run|execute) (command)? {program:text} on ${MACHINE} {host}
  (run|execute) (command)? {program:text} (on|at) {host} (via|over|by|using) ssh
  ? run command "uptime" on host "web1" => ssh web1 uptime
ssh{options#} {user#}@{host#} {program}
  is: changes
  options: ${SSH_OPTIONS}
  (run|execute) (command)? {program:text} on ${MACHINE} {host} as (user)? {user:host}
  (run|execute) (command)? {program:text} as (user)? {user:host} on ${MACHINE} {host}
  ? run "uptime" on server web1 as user ada => ssh ada@web1 uptime
ssh -N{options#} -L {near#}:{target#}:{far#} {host#}
  is: changes
  options: ${SSH_OPTIONS}
  forward (local)? port {near:n} (on localhost)? to port {far:n} (on|of|at) ${MACHINE}? {target:host} (via|through|using) {host}
  ? forward port 8080 to port 80 on web1 through gateway => ssh -N -L 8080:web1:80 gateway

# Copies
rsync -a{options#} {from*} {to/}
  is: changes, favour 0.6
  options: ${RSYNC_OPTIONS}
  fits: ${isNoArchive}
  ${ARCHIVE} ${WHAT} {from:path} (to|into|with) (local)? (folder)? {to:target}
  ? mirror docs to /mnt/backup => rsync -a docs /mnt/backup
rsync -a{options#} {from*} {to/}
  is: changes
  options: ${RSYNC_OPTIONS}
  fits: ${isNoArchive}
  ${ARCHIVE} (via ssh) ${WHAT} {from:target} (to|into|with) (local)? (folder)? {to:target}
  (copy|transfer) ${WHAT} {from:target} to {to:target} (using|with) rsync
  ? copy docs to /mnt/usb using rsync => rsync -a docs /mnt/usb
rsync -a --exclude={out} {from/} {to/}
  # cp leaves nothing out.
  is: changes, favour 1
  kinds: from=folder
  (copy|cp|duplicate) (folder)? {from:path} (folder)? (to|into) (folder)? {to:target} (folder)? (,|but|and)? <without> (its|any|their)? (folder|file)? {out:names} (folder|file)?
  ? copy src to /tmp/copy without node_modules => rsync -a --exclude=node_modules src /tmp/copy
rsync -a{options#} {from*} {host#}:{to/}
  is: changes
  options: ${RSYNC_OPTIONS}
  fits: ${isNoArchive}
  ${ARCHIVE} ${WHAT} {from:target} to (folder)? {to:target} on ${MACHINE} {host}
  ${ARCHIVE} ${WHAT} {from:target} to ${MACHINE} {host} (in|at|under) (folder)? {to:target}
  ? sync docs to /srv/docs on server web1 => rsync -a docs web1:/srv/docs
rsync -a{options#} {from*} {user#}@{host#}:{to/}
  is: changes
  options: ${RSYNC_OPTIONS}
  fits: ${isNoArchive}
  ${ARCHIVE} ${WHAT} {from:target} to (folder)? {to:target} on ${MACHINE} {host} (as|authenticating as|with|connecting as|authentifying as) (ssh)? (user|username) {user:host}
  ? archive "docs" to "/srv" on host "web1" as user "ada" => rsync -a docs ada@web1:/srv
rsync -a{options#} {host#}:{from/} {to/}
  is: changes
  options: ${RSYNC_OPTIONS}
  fits: ${isNoArchive}
  ${ARCHIVE} ${WHAT} {from:target} (on|from) ${MACHINE} {host} to (local)? (folder)? {to:target}
  ${ARCHIVE} ${WHAT} {from:target} (on|from) ${MACHINE} {host} to {to:target} on local (machine|host|system)
  ? sync docs on server web1 to backup => rsync -a web1:docs backup
scp -r{options#} {host#}:{from/} {to/}
  is: changes
  options: ${SCP_OPTIONS}
  (recursively)? copy ${WHAT} {from:target} (on|from) ${MACHINE} {host} to (local)? (folder)? {to:target}
  (recursively)? download ${WHAT} {from:target} from ${MACHINE} {host} to (local)? (folder)? {to:target}
  ? copy logs from host web1 to backup => scp -r web1:logs backup
scp -r{options#} {from*} {host#}:{to/}
  is: changes
  options: ${SCP_OPTIONS}
  (recursively)? (copy|upload) ${WHAT} {from:target} to (folder)? {to:target} on ${MACHINE} {host}
  (recursively)? (copy|upload) ${WHAT} {from:target} to ${MACHINE} {host} (in|into|at|under) (folder)? {to:target}
  ? copy notes.txt to /tmp on host web1 => scp -r notes.txt web1:/tmp
scp -r{options#} {from/} {to/}
  is: changes
  options: ${SCP_OPTIONS}
  fits: ${({ from = [], to = [] }) => [...from, ...to].some((one) => /^[\w.@-]+:[^:]*$/.test(one))}
  (recursively)? (copy|upload|download|transfer|send) (local|remote)? (file|folder)? {from:target} to (local|remote)? (folder)? {to:target}
  ? download web1:/etc/hosts to backup => scp -r web1:/etc/hosts backup

# Whether they answer
ping -c {n#} {host#}
  is: reaches, lines
  (send) {n:n} ping (request|packet|requests) to (host)? {host}
  ping (host)? {host} {n:n} (time|times)
  ping (host)? {host} with {n:n} (packet|request)
  ? send 3 ping requests to "web1" => ping -c 3 web1
ping -c 1 {host#}
  is: reaches
  (send) ({one:n}|single) ping (request|packet)? to (host)? {host}
  ping (host)? {host} (once|one time)
  ? ping example.com once => ping -c 1 example.com
dig +short {host}
  is: reaches, lines
  fits: ${({ host = [] }) => host.every((one) => !/^(\d+\.){3}\d+$/.test(one))}
  <ask>? (ip|ip address|ip addresses|a record|dns record|address) (of|for) (domain|host|hostname|site|website) {host}
  (get|find|look up|resolve) (domain|host) {host} (ip address|ip|ip addresses)
  <ask>? (short)? (dns)? lookup (output)? (of|for) (domain|host)? {host}
  ? get the ip address of domain "example.org" => dig +short example.org
dig +short {dnsRecord#} {host}
  is: reaches, lines
  <ask>? <dnsRecord> (record|records)? (of|for) (domain|host|site)? {host}
  ? mail server of example.com => dig +short mx example.com
  ? mx records of example.com => dig +short mx example.com
dig +short -x {host}
  is: reaches, lines
  fits: ${({ host = [] }) => host.every((one) => /^(\d+\.){3}\d+$|^\$\{?\w*(ip|addr)\w*\}?$/i.test(one))}
  <ask>? (reverse lookup|reverse dns lookup|reverse dns|domain name|hostname|host name|host) (for|of) (ip)? (address)? {host}
  ? hostname for 8.8.8.8 => dig +short -x 8.8.8.8
curl -s -o /dev/null -w '%{http_code}\n' {url}
  is: reaches
  fits: ${({ url = [] }) => url.every((one) => /^https?:\/\/\S+$|^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(one))}
  <ask>? (http)? (status|status code|response code) (of|for|returned by) (url|website|site|page)? {url:text}
  what (http)? (status|status code|response code) does {url:text} (return|give|send)
  ? what is the http status code of https://example.org => curl -s -o /dev/null -w '%{http_code}\n' https://example.org
curl -sL {url}
  is: reaches, lines
  fits: ${({ url = [] }) => url.every((one) => /^https?:\/\/\S+$/.test(one))}
  (print|show|display|download) (content|contents|page|output)? (of|from|at)? (url|website|web page|page|site)? {url:text} (to|on) (standard output|screen|terminal|console)
  (print|show|display|download|fetch|get) (content|contents|source|response) (of|from|at) (url|website|web page|page|site|a website)? {url:text}
  ? show the content of https://example.com => curl -sL https://example.com

# Addresses of this machine
ip -4 -o addr show up | awk '{ split($4, a, "/"); print a[1] }'
  bsd: ifconfig | awk '/inet / { print $2 }'
  is: lines
  <ask>? (list of)? (ipv4|ip)? (ip address|ip addresses|addresses|ip) (of|for) (every)? (active|up)? network (interface|card|device)
  <ask>? (my)? (local)? ip addresses
  ? ip addresses of all network interfaces
ip -4 -o addr show dev {name} | awk '{ split($4, a, "/"); print a[1] }'
  bsd: ifconfig {name} | awk '/inet / { print $2 }'
  is: lines
  fits: ${({ name = [] }) =>
    name.every((one) => /^(eth|en|wl|lo|br|tun|tap|docker|venet|veth)\w*$|^\$\{?\w+\}?$/.test(one))}
  <ask>? (ipv4|ip)? (ip address|ip) (of|for) (network)? (interface|network interface|network card|device)? {name:word} (network)? (interface|card)?
  ? ip address of eth0 => ip -4 -o addr show dev eth0 | awk '{ split($4, a, "/"); print a[1] }'
ip -o link show dev {name} | grep -oE 'link/ether [0-9a-f:]+' | cut -d ' ' -f 2
  bsd: ifconfig {name} | awk '/ether / { print $2 }'
  is: lines
  fits: ${({ name = [] }) =>
    name.every((one) => /^(eth|en|wl|lo|br|tun|tap|docker|venet|veth)\w*$|^\$\{?\w+\}?$/.test(one))}
  <ask>? (string with)? (mac|hardware) address (of|for) (network)? (interface|network interface|network card|device)? {name:word} (network)? (interface|card)?
  ? mac address of eth0 => ip -o link show dev eth0 | grep -oE 'link/ether [0-9a-f:]+' | cut -d ' ' -f 2
ip -o link | grep -oE 'link/ether [0-9a-f:]+' | cut -d ' ' -f 2
  bsd: ifconfig | awk '/ether / { print $2 }'
  is: lines
  <ask>? (mac|hardware) address (of|for) (every)? (ip4|active)? network (interface|card|device)
  <ask>? (my)? mac address
  ? mac address of every network interface

# Mounts
mount{options#} {what/} {to/}
  is: changes
  options: readOnly=-o ro, readWrite=-o rw, filesystemType=-t {fstype#}
  fits: ${({ what = [], to = [] }) => what.length === 1 && to.length === 1}
  (mount) (partition|device|disk|image|filesystem|file system|drive)? {what:text} (on|to|at|in) (folder)? {to:target}
  ? mount /dev/sdb1 on /mnt => mount /dev/sdb1 /mnt
mount -t {fstype#}{options#} {what/} {to/}
  is: changes
  options: readOnly=-o ro, readWrite=-o rw
  fits: ${({ fstype = [] }) => fstype.every((one) => /^[\w.-]+$/.test(one))}
  (mount) (remote)? {fstype:word} (filesystem|file system|partition|image) {what:text} (on|to|at|in) (folder)? {to:target}
  ? mount the "ext4" filesystem "/dev/sdb1" on "/mnt" => mount -t ext4 /dev/sdb1 /mnt
mount -o remount{remountOption#} {to/}
  is: changes
  otherwise: remountOption=
  (remount) (partition|device|filesystem|file system|root filesystem|root file system)? {to:path} (partition|filesystem)? <remountOption>?
  ? remount "/mnt" as read only => mount -o remount,ro /mnt
mount --bind {what/} {to/}
  bsd:
  is: changes
  (bind mount|bind) {what:path} (to|on|at) {to:path}
  (mount) {what:path} (on|to|at) {to:path} as bind mount
  ? bind mount docs on /mnt => mount --bind docs /mnt
umount {what/}
  is: changes
  (unmount|umount|eject) (device|partition|filesystem|file system|folder|disk)? {what:path}
  ? unmount /mnt/usb => umount /mnt/usb
`;
