// Ports, addresses, hosts and downloads.

import { counting, saying } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';
import type { Slots } from '../slots/slot-values.ts';

export const NETWORK: readonly Recipe[] = recipes`
neighbours: ip neigh
  bsd: arp -a
  why: List the machines that this one met in its network
  (arp|neighbor|neighbour) [table|cache|list]
  ? show the arp table
port-user: ss -tulnp 'sport = :{port}'
  bsd: lsof -nP -i :{port}
  why: Show what uses port {port}
  emptyStatus: 1
  (what|who|which|something|anything) [<process>] [<use>|running|listening|bound|on|open] [to] port [number] {port} [in use|busy|taken|open|used|free]
  [<process>] [<use>|running|listening|occupying|blocking|bound|sitting] [to] port [number] {port}
  port [number] {port} (in use|busy|taken|open|used|free|available|occupied) [localhost]
  (who|what) (is using|uses|is on|has|holds|owns|is listening on|listens on) [port] {port}
  [<process>] (listening on|running on|listens on) {port}
  answer: ${portAnswer}
  ? what's using port 8080 => ss -tulnp 'sport = :8080'
    bsd: lsof -nP -i :8080
  ? is port 3000 in use => ss -tulnp 'sport = :3000'
    bsd: lsof -nP -i :3000
open-ports: ss -tulnp
  bsd: lsof -nP -iTCP -sTCP:LISTEN
  why: List the ports that programs listen on
  port (open|listening|in use|used|listened to|are being used)
  (what|which|who) [<process>] listening [port]
  <process> listening [on] port
  listening (socket|service|server)
  answer: ${counting('open port', 'open ports', { heading: true })}
  ? show all open ports
connections: ss -tunp
  bsd: netstat -an -p tcp
  why: List established connections
  [active|established|current|open|network] [network|tcp|active|open] connection
  (what|who|which) [<process>] connected [to] [internet|network]
  answer: ${counting('connection', 'connections', { heading: true })}
  ? show active network connections
local-address: ip address | grep 'inet '
  bsd: ifconfig | grep 'inet '
  why: List this machine's addresses
  [local|private|internal|own] (ip|ip address|ip addresses|ips|ipv4 address|network address|address|internet address)
  answer: ${(seen) => {
    const addresses = seen.lines.flatMap((line) => line.match(/\b\d{1,3}(?:\.\d{1,3}){3}\b/)?.[0] ?? []);
    const own = addresses.find((address) => !address.startsWith('127.'));
    return own === undefined ? 'No address but the loopback one.' : `Your address is ${own}.`;
  }}
  ? what is my ip address
public-address: curl -s https://ifconfig.me
  why: Ask a server on the internet for your address
  (public|external|outside|wan) (ip|ip address|address|ips)
  (ip|ip address) (on internet|from outside|outside world sees)
  answer: ${saying('Your public address is _.')}
  ? what is my public ip
ping: ping -c {count=4} {host}
  why: Ping the host
  ping {host} [{count} times]
  (is|can i reach|reach|check if|whether|test if) {host} [up|down|reachable|online|alive|available|responding|accessible|is up]
  {host} (up|down|reachable|online|alive|responding|accessible)
  (test|check) connection {host}
  ? is example.com reachable => ping -c 4 example.com
  ? is google reachable => ping -c 4 google.com
internet: ping -c 2 1.1.1.1
  why: Check whether a host on the internet replies
  (am i|are we|is this) (online|connected) [to] [internet]
  (online|offline) [or] [offline]
  internet [connection] [up|down|working|connected|connection|ok]
  (do i|have) internet [access|connection]
  (test|check) [internet] connection
  connected [to] internet
  ? am I connected to the internet
lookup: getent ahosts {host}
  bsd: host {host}
  why: Look up its addresses
  emptyStatus: 2
  (dns|dns lookup|look up|lookup|resolve|nslookup|dns record|ip address|ip) {host}
  answer: ${(seen) => (seen.lines.length === 0 ? 'That name has no address.' : undefined)}
  ? what is the ip address of example.com => getent ahosts example.com
    bsd: host example.com
headers: curl -sI {url}
  why: Ask the server for its headers only
  (http headers|headers|http status|status code|http response|response headers) {url}
  ? show the http headers of https://example.com => curl -sI https://example.com
network-interfaces: ip -br link
  bsd: ifconfig -a
  why: List the network interfaces and whether they are up
  [network|net|ethernet] (interface|interfaces|cards|adapters|ifconfig|nics|adapter) [and] [state|status|up|down] [have|there|exist|up or down]
  ? network interfaces
  ? which network interfaces are up or down
routes: ip route
  bsd: netstat -rn
  why: Show where packets go
  [network|ip] (routes|routing table) [of] [machine|system]
  ? show the routing table
gateway: ip route show default
  bsd: route -n get default
  why: Show the default route
  [default] (gateway|router|route) [address|ip] [<use>]
  (ip|ip address|address) [of] [default] (router|gateway)
  ? what is my default gateway
dns-servers: cat /etc/resolv.conf
  why: Show the name servers in use
  dns (server|servers|settings|configuration|resolver) [<use>]
  (nameserver|nameservers|name server|name servers) [am i] [<use>]
  ? which dns servers do I use
mac-address: ip link
  bsd: ifconfig | grep ether
  why: Show the hardware addresses
  (mac|hardware|ethernet) address
  ? what is my ethernet address
hosts-file: cat /etc/hosts
  why: Show the hosts file
  hosts file
  [etc] hosts [entries]
  ? show the hosts file
download: curl -fLO {url}
  why: Download it into this folder
  is: changes
  (download|fetch) [(file|page|image|archive)] [(at|from)] {url}
  ? download https://example.com/a.zip => curl -fLO https://example.com/a.zip
download-as: curl -fL -o {file} {url}
  why: Download it into that file
  is: changes
  mayBeAbsent: file
  (download|fetch) [(file|page|image|archive)] [(at|from)] {url} [and save it] as {file}
  (download|fetch) [(file|page|image|archive)] [(at|from)] {url} [and save it] (to|into) {dotted:file}
  ? download https://example.com/a.zip as b.zip => curl -fL -o b.zip https://example.com/a.zip
download-into: curl -fLO --output-dir {folder} {url}
  why: Download it into that folder
  is: changes
  (download|fetch) [(file|page|image|archive)] [(at|from)] {url} (to|into|in) {folder}
  ? download https://example.com/a.zip to docs => curl -fLO --output-dir docs https://example.com/a.zip
copy-to-server: scp {files} {server}:
  why: Copy it to your home folder there
  is: changes
  (copy|scp|send|upload|transfer) [file] {files} (to|onto) {server}
  ? copy notes.txt to server.example.com => scp notes.txt server.example.com:
  ? send notes.txt to 10.0.0.5 => scp notes.txt 10.0.0.5:
`;

function portAnswer(seen: Seen, slots: Slots): string | undefined {
  const { port } = slots;
  if (port?.type !== 'number') return undefined;
  const rows = seen.lines.slice(1);
  if (rows.length === 0) return `Nothing uses port ${port.number}.`;
  const found = rows.flatMap((row) => {
    const socket = /\(\("([^"]+)",pid=(\d+)/.exec(row);
    const open = /^(\S+)\s+(\d+)\s+\S+\s/.exec(row);
    const [, name, pid] = socket ?? (/^(tcp|udp)/.test(row) ? [] : (open ?? []));
    return name === undefined || pid === undefined ? [] : [`${name} (pid ${pid})`];
  });
  const users = [...new Set(found)];
  if (users.length === 0) return `Port ${port.number} is in use by a process you may not look into.`;
  return `Port ${port.number} is used by ${users.join(' and ')}.`;
}
