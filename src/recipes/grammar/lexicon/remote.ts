// Other machines: remote shells, copies to and from them, reachability; and mounts.

import { changing, type SayingRow, type Slots } from './saying-row.ts';

const SSH =
  '(ssh|log in|login|log into|connect|open ssh connection|open shell|open ssh session) (in|into|to|on)? (via ssh)?';
const MACHINE = '(remote)? (ssh)? (host|server|machine|system|remote system|target machine|computer)';
const SSH_OPTIONS = {
  port: '-p {port#}',
  identity: '-i {identity/}',
  x11: '-X',
  trustedX11: '-Y',
  noX11: '-x',
  pseudoTerminal: '-t',
  verboseSsh: '-v',
  inBackground: '-f',
  noExecution: '-N',
  agent: '-A',
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
  hardLinks: '-H',
  relativePaths: '-R',
  human: '-h',
  partial: '--partial',
  quietly: '-q',
  excluding: '--exclude={excluded}',
  statistics: '--stats',
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

export const REMOTE: readonly SayingRow[] = [
  // Shells elsewhere
  {
    patterns: [`${SSH} ${MACHINE}? {host}`, `${SSH} ${MACHINE}? {host} as current user`],
    command: 'ssh{options#} {host#}',
    changes: true,
    options: SSH_OPTIONS,
    last: { executing: '{program}' },
  },
  {
    patterns: [
      `${SSH} ${MACHINE}? {host} (as|with) (ssh)? (user|username)? {user:host}`,
      `${SSH} as (user)? {user:host} (to|into|on) ${MACHINE}? {host}`,
    ],
    command: 'ssh{options#} {user#}@{host#}',
    changes: true,
    options: SSH_OPTIONS,
    last: { executing: '{program}' },
  },
  {
    patterns: [
      `(run|execute) (command)? {program:text} on ${MACHINE} {host}`,
      `(run|execute) (command)? {program:text} (on|at) {host} (via|over|by|using) ssh`,
    ],
    command: 'ssh{options#} {host#} {program}',
    changes: true,
    options: SSH_OPTIONS,
  },
  {
    patterns: [
      `(run|execute) (command)? {program:text} on ${MACHINE} {host} as (user)? {user:host}`,
      `(run|execute) (command)? {program:text} as (user)? {user:host} on ${MACHINE} {host}`,
    ],
    command: 'ssh{options#} {user#}@{host#} {program}',
    changes: true,
    options: SSH_OPTIONS,
  },
  {
    patterns: [
      `forward (local)? port {near:n} (on localhost)? to port {far:n} (on|of|at) ${MACHINE}? {target:host} (via|through|using) {host}`,
    ],
    command: 'ssh -N{options#} -L {near#}:{target#}:{far#} {host#}',
    changes: true,
    options: SSH_OPTIONS,
  },
  // Copies
  {
    patterns: [`${ARCHIVE} ${WHAT} {from:path} (to|into|with) (local)? (folder)? {to:target}`],
    command: 'rsync -a{options#} {from*} {to/}',
    changes: true,
    options: RSYNC_OPTIONS,
    fits: isNoArchive,
    favour: 0.6,
  },
  {
    patterns: [
      `${ARCHIVE} (via ssh) ${WHAT} {from:target} (to|into|with) (local)? (folder)? {to:target}`,
      `(copy|transfer) ${WHAT} {from:target} to {to:target} (using|with) rsync`,
    ],
    command: 'rsync -a{options#} {from*} {to/}',
    changes: true,
    options: RSYNC_OPTIONS,
    fits: isNoArchive,
  },
  {
    patterns: [
      '(copy|cp|duplicate) (folder)? {from:path} (folder)? (to|into) (folder)? {to:target} (folder)? (,|but|and)? <without> (its|any|their)? (folder|file)? {out:names} (folder|file)?',
    ],
    // cp leaves nothing out.
    command: 'rsync -a --exclude={out} {from/} {to/}',
    changes: true,
    kinds: { from: 'folder' },
    favour: 1,
  },
  {
    patterns: [
      `${ARCHIVE} ${WHAT} {from:target} to (folder)? {to:target} on ${MACHINE} {host}`,
      `${ARCHIVE} ${WHAT} {from:target} to ${MACHINE} {host} (in|at|under) (folder)? {to:target}`,
    ],
    command: 'rsync -a{options#} {from*} {host#}:{to/}',
    changes: true,
    options: RSYNC_OPTIONS,
    fits: isNoArchive,
  },
  {
    patterns: [
      `${ARCHIVE} ${WHAT} {from:target} to (folder)? {to:target} on ${MACHINE} {host} (as|authenticating as|with|connecting as|authentifying as) (ssh)? (user|username) {user:host}`,
    ],
    command: 'rsync -a{options#} {from*} {user#}@{host#}:{to/}',
    changes: true,
    options: RSYNC_OPTIONS,
    fits: isNoArchive,
  },
  {
    patterns: [
      `${ARCHIVE} ${WHAT} {from:target} (on|from) ${MACHINE} {host} to (local)? (folder)? {to:target}`,
      `${ARCHIVE} ${WHAT} {from:target} (on|from) ${MACHINE} {host} to {to:target} on local (machine|host|system)`,
    ],
    command: 'rsync -a{options#} {host#}:{from/} {to/}',
    changes: true,
    options: RSYNC_OPTIONS,
    fits: isNoArchive,
  },
  {
    patterns: [
      `(recursively)? copy ${WHAT} {from:target} (on|from) ${MACHINE} {host} to (local)? (folder)? {to:target}`,
      `(recursively)? download ${WHAT} {from:target} from ${MACHINE} {host} to (local)? (folder)? {to:target}`,
    ],
    command: 'scp -r{options#} {host#}:{from/} {to/}',
    changes: true,
    options: SCP_OPTIONS,
  },
  {
    patterns: [
      `(recursively)? (copy|upload) ${WHAT} {from:target} to (folder)? {to:target} on ${MACHINE} {host}`,
      `(recursively)? (copy|upload) ${WHAT} {from:target} to ${MACHINE} {host} (in|into|at|under) (folder)? {to:target}`,
    ],
    command: 'scp -r{options#} {from*} {host#}:{to/}',
    changes: true,
    options: SCP_OPTIONS,
  },
  {
    patterns: [
      '(recursively)? (copy|upload|download|transfer|send) (local|remote)? (file|folder)? {from:text} to (local|remote)? (folder)? {to:text}',
    ],
    command: 'scp -r{options#} {from/} {to/}',
    changes: true,
    options: SCP_OPTIONS,
    fits: ({ from = [], to = [] }) => [...from, ...to].some((one) => /^[\w.@-]+:[^:]*$/.test(one)),
  },
  // Whether they answer
  {
    patterns: [
      '(send) {n:n} ping (request|packet|requests) to (host)? {host}',
      'ping (host)? {host} {n:n} (time|times)',
      'ping (host)? {host} with {n:n} (packet|request)',
    ],
    command: 'ping -c {n#}{options#} {host#}',
    reaches: true,
    options: { quietly: '-q' },
    lines: true,
  },
  {
    patterns: [
      '(send) (one|single) ping (request|packet|requests) to (host)? {host}',
      'ping (host)? {host} (once|one time)',
    ],
    command: 'ping -c 1{options#} {host#}',
    reaches: true,
    options: { quietly: '-q' },
  },
  {
    patterns: [
      '<ask>? (ip|ip address|ip addresses|a record|dns record|address) (of|for) (domain|host|hostname|site|website) {host}',
      '(get|find|look up|resolve) (domain|host) {host} (ip address|ip|ip addresses)',
      '<ask>? (short)? (dns)? lookup (output)? (of|for) (domain|host)? {host}',
    ],
    command: 'dig +short {host}',
    reaches: true,
    lines: true,
  },
  {
    patterns: [
      '(lookup|look up|resolve|find out|what is|get|find|show) (ip|ip address|address) (of|for|behind) (host|domain|server|site)? {host:filename}',
    ],
    command: {
      gnu: 'getent ahosts {host}',
      bsd: 'dig +short {host}',
      powershell: 'Resolve-DnsName -Name {host}',
    },
    fits: ({ host = [] }) => host.every((one) => /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(one)),
  },
  {
    patterns: ['<ask>? <dnsRecord> (record|records) (of|for) (domain|host|site)? {host}'],
    command: 'dig +short {dnsRecord#} {host}',
    reaches: true,
    lines: true,
  },
  {
    patterns: [
      '<ask>? (reverse lookup|reverse dns lookup|reverse dns|domain name|hostname|host name|host) (for|of) (ip)? (address)? {host}',
    ],
    command: 'dig +short -x {host}',
    fits: ({ host = [] }) => host.every((one) => /^(\d+\.){3}\d+$|^\$\{?\w*(ip|addr)\w*\}?$/i.test(one)),
    reaches: true,
    lines: true,
  },
  {
    patterns: [
      '<ask>? (http)? (status|status code|response code) (of|for|returned by) (url|website|site|page)? {url:text}',
      'what (http)? (status|status code|response code) does {url:text} (return|give|send)',
    ],
    command: "curl -s -o /dev/null -w '%{http_code}\\n' {url}",
    fits: ({ url = [] }) => url.every((one) => /^https?:\/\/\S+$|^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(one)),
    reaches: true,
  },
  {
    patterns: [
      '(print|show|display|download) (content|contents|page|output)? (of|from|at)? (url|website|web page|page|site)? {url:text} (to|on) (standard output|screen|terminal|console)',
      '(print|show|display|download|fetch|get) (content|contents|source|response) (of|from|at) (url|website|web page|page|site|a website)? {url:text}',
    ],
    command: 'curl -sL {url}',
    fits: ({ url = [] }) => url.every((one) => /^https?:\/\/\S+$/.test(one)),
    reaches: true,
    lines: true,
  },
  // Addresses of this machine
  {
    patterns: [
      '<ask>? (list of)? (ipv4|ip)? (ip address|ip addresses|addresses|ip) (of|for) (every)? (active|up)? network (interface|card|device)',
      '<ask>? (my)? (local)? ip addresses',
    ],
    command: {
      gnu: 'ip -4 -o addr show up | awk \'{ split($4, a, "/"); print a[1] }\'',
      bsd: "ifconfig | awk '/inet / { print $2 }'",
    },
    lines: true,
  },
  {
    patterns: [
      '<ask>? (ipv4|ip)? (ip address|ip) (of|for) (network)? (interface|network interface|network card|device)? {name:word} (network)? (interface|card)?',
    ],
    command: {
      gnu: 'ip -4 -o addr show dev {name} | awk \'{ split($4, a, "/"); print a[1] }\'',
      bsd: "ifconfig {name} | awk '/inet / { print $2 }'",
    },
    fits: ({ name = [] }) =>
      name.every((one) => /^(eth|en|wl|lo|br|tun|tap|docker|venet|veth)\w*$|^\$\{?\w+\}?$/.test(one)),
    lines: true,
  },
  {
    patterns: [
      '<ask>? (string with)? (mac|hardware) address (of|for) (network)? (interface|network interface|network card|device)? {name:word} (network)? (interface|card)?',
    ],
    command: {
      gnu: "ip -o link show dev {name} | grep -oE 'link/ether [0-9a-f:]+' | cut -d ' ' -f 2",
      bsd: "ifconfig {name} | awk '/ether / { print $2 }'",
    },
    fits: ({ name = [] }) =>
      name.every((one) => /^(eth|en|wl|lo|br|tun|tap|docker|venet|veth)\w*$|^\$\{?\w+\}?$/.test(one)),
    lines: true,
  },
  {
    patterns: [
      '<ask>? (mac|hardware) address (of|for) (every)? (ip4|active)? network (interface|card|device)',
      '<ask>? (my)? mac address',
    ],
    command: {
      gnu: "ip -o link | grep -oE 'link/ether [0-9a-f:]+' | cut -d ' ' -f 2",
      bsd: "ifconfig | awk '/ether / { print $2 }'",
    },
    lines: true,
    favour: 0.8,
  },
  // Mounts
  {
    patterns: [
      '(mount) (partition|device|disk|image|filesystem|file system|drive)? {what:text} (on|to|at|in) (folder)? {to:target}',
    ],
    command: 'mount{options#} {what/} {to/}',
    changes: true,
    options: { readOnly: '-o ro', readWrite: '-o rw', asLoop: '-o loop', filesystemType: '-t {fstype#}' },
    fits: ({ what = [], to = [] }) => what.length === 1 && to.length === 1,
  },
  {
    patterns: [
      '(mount) (remote)? {fstype:word} (filesystem|file system|partition|image) {what:text} (on|to|at|in) (folder)? {to:target}',
    ],
    command: 'mount -t {fstype#}{options#} {what/} {to/}',
    changes: true,
    options: { readOnly: '-o ro', readWrite: '-o rw', asLoop: '-o loop' },
    fits: ({ fstype = [] }) => fstype.every((one) => /^[\w.-]+$/.test(one)),
  },
  {
    patterns: [
      '(remount) (partition|device|filesystem|file system|root filesystem|root file system)? {to:path} (partition|filesystem)? <remountOption>?',
    ],
    command: 'mount -o remount{remountOption#} {to/}',
    changes: true,
    otherwise: { remountOption: '' },
  },
  {
    patterns: [
      '(bind mount|bind) {what:path} (to|on|at) {to:path}',
      '(mount) {what:path} (on|to|at) {to:path} as bind mount',
    ],
    command: { gnu: 'mount --bind {what/} {to/}', bsd: '' },
    changes: true,
  },
  ...changing({
    'umount {what/}': [
      '(unmount|umount|eject) (device|partition|filesystem|file system|folder|disk)? {what:path}',
    ],
  }),
];
