// Ports, addresses, hosts and downloads.

import { counting, saying } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';
import type { Slots } from '../slots/slot-values.ts';

export const NETWORK: readonly Recipe[] = [
  {
    id: 'neighbours',
    effect: 'reads',
    phrases: ['(arp|neighbor|neighbour) [table|cache|list]'],
    why: 'List the machines that this one met in its network',
    command: { gnu: 'ip neigh', bsd: 'arp -a' },
    examples: ['show the arp table'],
  },
  {
    id: 'port-user',
    effect: 'reads',
    phrases: [
      '(what|who|which|something|anything) [<process>] [<use>|running|listening|bound|on|open] [to] port [number] {port} [in use|busy|taken|open|used|free]',
      '[<process>] [<use>|running|listening|occupying|blocking|bound|sitting] [to] port [number] {port}',
      'port [number] {port} (in use|busy|taken|open|used|free|available|occupied) [localhost]',
      '(who|what) (is using|uses|is on|has|holds|owns|is listening on|listens on) [port] {port}',
      '[<process>] (listening on|running on|listens on) {port}',
    ],
    why: 'Show what uses port {port}',
    command: { gnu: "ss -tulnp 'sport = :{port}'", bsd: 'lsof -nP -i :{port}' },
    emptyStatus: 1,
    answer: portAnswer,
    examples: {
      "what's using port 8080": { gnu: "ss -tulnp 'sport = :8080'", bsd: 'lsof -nP -i :8080' },
      'is port 3000 in use': { gnu: "ss -tulnp 'sport = :3000'", bsd: 'lsof -nP -i :3000' },
    },
  },
  {
    id: 'open-ports',
    effect: 'reads',
    phrases: [
      'port (open|listening|in use|used|listened to|are being used)',
      '(what|which|who) [<process>] listening [port]',
      '<process> listening [on] port',
      'listening (socket|service|server)',
    ],
    why: 'List the ports that programs listen on',
    command: { gnu: 'ss -tulnp', bsd: 'lsof -nP -iTCP -sTCP:LISTEN' },
    answer: counting('open port', 'open ports', { heading: true }),
    examples: ['show all open ports'],
  },
  {
    id: 'connections',
    effect: 'reads',
    phrases: [
      '[active|established|current|open|network] [network|tcp|active|open] connection',
      '(what|who|which) [<process>] connected [to] [internet|network]',
    ],
    why: 'List established connections',
    command: { gnu: 'ss -tunp', bsd: 'netstat -an -p tcp' },
    answer: counting('connection', 'connections', { heading: true }),
    examples: ['show active network connections'],
  },
  {
    id: 'local-address',
    effect: 'reads',
    phrases: [
      '[local|private|internal|own] (ip|ip address|ip addresses|ips|ipv4 address|network address|address|internet address)',
    ],
    why: "List this machine's addresses",
    command: { gnu: "ip address | grep 'inet '", bsd: "ifconfig | grep 'inet '" },
    answer: (seen) => {
      const addresses = seen.lines.flatMap((line) => line.match(/\b\d{1,3}(?:\.\d{1,3}){3}\b/)?.[0] ?? []);
      const own = addresses.find((address) => !address.startsWith('127.'));
      return own === undefined ? 'No address but the loopback one.' : `Your address is ${own}.`;
    },
    examples: ['what is my ip address'],
  },
  {
    id: 'public-address',
    effect: 'reads',
    phrases: [
      '(public|external|outside|wan) (ip|ip address|address|ips)',
      '(ip|ip address) (on internet|from outside|outside world sees)',
    ],
    why: 'Ask a server on the internet for your address',
    command: 'curl -s https://ifconfig.me',
    answer: saying('Your public address is _.'),
    examples: ['what is my public ip'],
  },
  {
    id: 'ping',
    effect: 'reads',
    phrases: [
      'ping {host} [{count} times]',
      '(is|can i reach|reach|check if|whether|test if) {host} [up|down|reachable|online|alive|available|responding|accessible|is up]',
      '{host} (up|down|reachable|online|alive|responding|accessible)',
      '(test|check) connection {host}',
    ],
    why: 'Ping the host',
    command: 'ping -c {count=4} {host}',
    examples: {
      'is example.com reachable': 'ping -c 4 example.com',
      'is google reachable': 'ping -c 4 google.com',
    },
  },
  {
    id: 'internet',
    effect: 'reads',
    phrases: [
      '(am i|are we|is this) (online|connected) [to] [internet]',
      '(online|offline) [or] [offline]',
      'internet [connection] [up|down|working|connected|connection|ok]',
      '(do i|have) internet [access|connection]',
      '(test|check) [internet] connection',
      'connected [to] internet',
    ],
    why: 'Check whether a host on the internet replies',
    command: 'ping -c 2 1.1.1.1',
    examples: ['am I connected to the internet'],
  },
  {
    id: 'lookup',
    effect: 'reads',
    phrases: ['(dns|dns lookup|look up|lookup|resolve|nslookup|dns records|ip address|ip) {host}'],
    why: 'Look up its addresses',
    command: { gnu: 'getent ahosts {host}', bsd: 'host {host}' },
    emptyStatus: 2,
    answer: (seen) => (seen.lines.length === 0 ? 'That name has no address.' : undefined),
    examples: {
      'what is the ip address of example.com': { gnu: 'getent ahosts example.com', bsd: 'host example.com' },
    },
  },
  {
    id: 'headers',
    effect: 'reads',
    phrases: ['(http headers|headers|http status|status code|http response|response headers) {url}'],
    why: 'Ask the server for its headers only',
    command: 'curl -sI {url}',
    examples: {
      'show the http headers of https://example.com': 'curl -sI https://example.com',
    },
  },
  {
    id: 'network-interfaces',
    effect: 'reads',
    phrases: [
      '[network|net|ethernet] (interface|interfaces|cards|adapters|ifconfig|nics|adapter) [and] [state|status|up|down] [have|there|exist|up or down]',
    ],
    why: 'List the network interfaces and whether they are up',
    command: { gnu: 'ip -br link', bsd: 'ifconfig -a' },
    examples: ['network interfaces', 'which network interfaces are up or down'],
  },
  {
    id: 'routes',
    effect: 'reads',
    phrases: ['[network|ip] (routes|routing table) [of] [machine|system]'],
    why: 'Show where packets go',
    command: { gnu: 'ip route', bsd: 'netstat -rn' },
    examples: ['show the routing table'],
  },
  {
    id: 'gateway',
    effect: 'reads',
    phrases: [
      '[default] (gateway|router|route) [address|ip] [<use>]',
      '(ip|ip address|address) [of] [default] (router|gateway)',
    ],
    why: 'Show the default route',
    command: { gnu: 'ip route show default', bsd: 'route -n get default' },
    examples: ['what is my default gateway'],
  },
  {
    id: 'dns-servers',
    effect: 'reads',
    phrases: [
      'dns (server|servers|settings|configuration|resolver) [<use>]',
      '(nameserver|nameservers|name server|name servers) [am i] [<use>]',
    ],
    why: 'Show the name servers in use',
    command: 'cat /etc/resolv.conf',
    examples: ['which dns servers do I use'],
  },
  {
    id: 'mac-address',
    effect: 'reads',
    phrases: ['(mac|hardware|ethernet) address'],
    why: 'Show the hardware addresses',
    command: { gnu: 'ip link', bsd: 'ifconfig | grep ether' },
    examples: ['what is my ethernet address'],
  },
  {
    id: 'hosts-file',
    effect: 'reads',
    phrases: ['hosts file', '[etc] hosts [entries]'],
    why: 'Show the hosts file',
    command: 'cat /etc/hosts',
    examples: ['show the hosts file'],
  },
  {
    id: 'download',
    effect: 'changes',
    phrases: ['(download|fetch) [(file|page|image|archive)] [(at|from)] {url}'],
    why: 'Download it into this folder',
    command: 'curl -fLO {url}',
    examples: {
      'download https://example.com/a.zip': 'curl -fLO https://example.com/a.zip',
    },
  },
  {
    id: 'download-as',
    effect: 'changes',
    phrases: [
      '(download|fetch) [(file|page|image|archive)] [(at|from)] {url} [and save it] as {file}',
      '(download|fetch) [(file|page|image|archive)] [(at|from)] {url} [and save it] (to|into) {dotted:file}',
    ],
    why: 'Download it into that file',
    mayBeAbsent: ['file'],
    command: 'curl -fL -o {file} {url}',
    examples: {
      'download https://example.com/a.zip as b.zip': 'curl -fL -o b.zip https://example.com/a.zip',
    },
  },
  {
    id: 'copy-to-server',
    effect: 'changes',
    phrases: ['(copy|scp|send|upload|transfer) [file] {files} (to|onto) {server}'],
    why: 'Copy it to your home folder there',
    command: 'scp {files} {server}:',
    examples: {
      'copy notes.txt to server.example.com': 'scp notes.txt server.example.com:',
      'send notes.txt to 10.0.0.5': 'scp notes.txt 10.0.0.5:',
    },
  },
];

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
