// Networks, addresses, keys.

import type { Term } from '../topic.ts';

export const NETWORK_TERMS: readonly Term[] = [
  {
    names: 'localhost|127.0.0.1|loopback [address]|::1',
    says: 'localhost is your own machine, with the address 127.0.0.1 (IPv6: ::1). What listens only there cannot be reached from other machines.',
    see: 'cat /etc/hosts',
  },
  {
    names: '0.0.0.0',
    says: 'A server that listens on 0.0.0.0 listens on all addresses of the machine, so others in the network can reach it. On 127.0.0.1 only you can.',
  },
  {
    names: '(network|tcp|open) port|port|port number',
    says: 'A port is a number (1-65535) that tells programs on one machine apart: 22 is SSH, 80 HTTP, 443 HTTPS. A program listens on a port; others connect to it.',
  },
  { names: 'port 22', says: 'Port 22 is SSH: logging in to another machine, and copying files to it.' },
  { names: 'port (80|443)', says: 'Port 80 is HTTP, port 443 HTTPS: web servers.' },
  { names: 'port 53', says: 'Port 53 is DNS: looking up the addresses of names.' },
  { names: 'port 25|port 587|port 465', says: 'Ports 25, 465 and 587 are for sending mail (SMTP).' },
  { names: 'port 3306', says: 'Port 3306 is MySQL or MariaDB, a database.' },
  { names: 'port 5432', says: 'Port 5432 is PostgreSQL, a database.' },
  { names: 'port 6379', says: 'Port 6379 is Redis, a database.' },
  { names: 'port 27017', says: 'Port 27017 is MongoDB, a database.' },
  {
    names: 'port (3000|5000|8000|8080)',
    says: 'Ports 3000, 5000, 8000 and 8080 are what many web servers use while a program is developed.',
  },
  {
    names: 'ip|ip address',
    says: 'An IP address is the number of a machine in a network: 192.168.1.20, or 2001:db8::1 in IPv6.',
  },
  {
    names: '(private|local) ip [address]|192.168 address',
    says: 'Addresses that begin with 10., 192.168. or 172.16. to 172.31. are private: they exist only within your network.',
  },
  {
    names: '(public|external) ip [address]',
    says: 'The public IP address is the one by which the internet sees your network; your router has it.',
  },
  { names: 'ipv4', says: 'An IPv4 address is four numbers from 0 to 255: 192.168.1.20.' },
  { names: 'ipv6', says: 'IPv6 is the newer form of IP with far more addresses: 2001:db8::1.' },
  {
    names: 'mac address',
    says: 'A MAC address is the number of a network card: 00:1a:2b:3c:4d:5e. It counts only within the local network.',
  },
  {
    names: 'dns|dns server|name server|domain name system',
    says: 'DNS finds the IP address of a name such as example.com. `dig +short example.com` asks it.',
  },
  {
    names: '(a|cname|mx|txt) record|dns record',
    says: 'DNS records belong to a name: A and AAAA its addresses, CNAME another name, MX its mail server, TXT a text.',
  },
  {
    names: 'domain|domain name',
    says: 'A domain is a name in the internet, such as example.com, which DNS turns into an address.',
  },
  { names: 'hostname|host name', says: 'The hostname is the name of a machine.', see: 'hostname' },
  {
    names: 'gateway|default gateway|router',
    says: 'The gateway is the machine through which yours reaches other networks; at home, the router.',
  },
  {
    names: 'subnet|cidr|netmask|subnet mask|/24',
    says: 'A subnet is a range of addresses. `192.168.1.0/24` means that the first 24 bits are the same: 192.168.1.0 to 192.168.1.255 (netmask 255.255.255.0).',
  },
  { names: 'dhcp', says: 'DHCP gives a machine its IP address when it joins a network.' },
  { names: 'nat', says: 'NAT lets all machines of a home share one public address; the router translates.' },
  {
    names: 'vpn',
    says: 'A VPN is an encrypted connection into another network: your machine then acts as if it were there.',
  },
  {
    names: 'firewall',
    says: 'A firewall decides which connections are let in or out. On Linux: ufw, nftables or firewalld.',
  },
  {
    names: 'proxy|proxy server',
    says: 'A proxy passes requests on in your place. Programs find it in `http_proxy` and `https_proxy`.',
  },
  {
    names: 'reverse proxy',
    says: 'A reverse proxy takes the requests for a site and passes them on to the servers behind it; nginx is one.',
  },
  {
    names: 'ssh|secure shell',
    says: 'SSH gives you a shell on another machine, encrypted: `ssh ann@server.example.com`. `exit` ends it.',
  },
  {
    names: 'ssh key|ssh key pair|key pair|keypair',
    says: 'An SSH key lets you log in without a password. It has a private part (`~/.ssh/id_ed25519`, never share it) and a public one (`.pub`), which goes to the server. `ssh-keygen -t ed25519` makes one.',
  },
  {
    names: 'public key',
    says: 'The public key may be given to everyone; servers and sites use it to check that you hold the private one. It ends in `.pub`.',
    see: 'ls ~/.ssh',
  },
  {
    names: 'private key',
    says: 'The private key proves who you are: never share it. Its file must be readable by you alone (`chmod 600`).',
  },
  {
    names: 'known_hosts',
    says: '`~/.ssh/known_hosts` holds the keys of servers you have connected to. If a key differs, ssh warns: the server was set up again, or somebody is in between.',
  },
  {
    names: 'authorized_keys',
    says: '`~/.ssh/authorized_keys` on a server lists the public keys that may log in. `ssh-copy-id USER@SERVER` adds yours.',
  },
  {
    names: 'ssh-agent|ssh agent',
    says: 'ssh-agent remembers the passphrases of your keys: `ssh-add` gives it one.',
  },
  {
    names: 'ssh config|~/.ssh/config',
    says: '`~/.ssh/config` gives names to servers: `Host web` with `HostName`, `User` and `Port` below it, then `ssh web` is enough.',
  },
  {
    names: '(ssh tunnel|port forwarding|ssh port forwarding)',
    says: '`ssh -L 8080:localhost:80 SERVER` makes port 80 of the server reachable as port 8080 here, through SSH.',
  },
  {
    names: 'scp',
    says: '`scp {file} ann@server.example.com:` copies a file to another machine over SSH; `scp server.example.com:a.txt .` fetches one; `-r` for folders.',
  },
  {
    names: 'rsync',
    says: '`rsync -av {folder}/ server.example.com:{folder}/` copies only what changed, here or to another machine. `-n` only shows it; `--delete` also deletes what is gone.',
  },
  {
    names: 'ftp|sftp',
    says: 'FTP copies files, unencrypted and out of date. SFTP does it over SSH: `sftp ann@server.example.com`.',
  },
  {
    names: 'http',
    says: 'HTTP is how browsers and programs fetch pages: a request (GET, POST), an answer with a status such as 200 or 404. HTTPS is the same, encrypted.',
  },
  {
    names: 'https|tls|ssl',
    says: 'TLS (earlier: SSL) encrypts a connection and proves who the server is; HTTPS is HTTP over TLS.',
  },
  {
    names: 'certificate|ssl certificate|tls certificate',
    says: 'A certificate proves that a server belongs to a name such as example.com; it is signed by an authority and runs out after a while.',
  },
  {
    names: 'url|uri',
    says: 'A URL is an address in the web: `https://example.com:8080/path?name=value` is protocol, machine, port, path and query.',
  },
  {
    names: 'api|rest api|rest',
    says: 'An API is what a program offers to other programs. A REST API is reached over HTTP: GET reads, POST creates, PUT changes, DELETE removes.',
  },
  {
    names: 'get request|post request|get|post',
    says: 'GET fetches something, POST sends data to be processed. `curl URL` does the first, `curl -d name=value URL` the second.',
  },
  {
    names: 'curl',
    says: '`curl URL` prints what is at an address, `curl -O URL` saves it, `curl -I URL` shows only the headers.',
  },
  { names: 'wget', says: '`wget URL` downloads a file; `-c` continues one that broke off.' },
  {
    names: 'cookie',
    says: 'A cookie is a small text that a site stores in the browser and gets back with each request, for example to know who is logged in.',
  },
  {
    names: 'cors',
    says: 'CORS lets a site allow pages of other sites to read its answers; without its headers a browser refuses them.',
  },
  { names: 'webhook', says: 'A webhook is an address that another service calls when something happens.' },
  {
    names: 'ping',
    says: '`ping example.com` sends small packets and shows how long the answers take; Ctrl-C ends it. No answer may also mean that the machine does not reply to pings.',
  },
  { names: 'latency', says: 'Latency is how long an answer takes to come; `ping` measures it.' },
  {
    names: 'bandwidth',
    says: 'Bandwidth is how much data a connection carries in a second, in bits: 100 Mbit/s is about 12 MB/s.',
  },
  {
    names: 'tcp',
    says: 'TCP is a connection between two programs: everything arrives, in order. Web, mail and SSH use it.',
  },
  {
    names: 'udp',
    says: 'UDP sends single packets without checking that they arrive: fast, for DNS, video and games.',
  },
  {
    names: 'http (header|headers)|header',
    says: 'HTTP headers say something about a request or answer, such as its type: `Content-Type: text/html`. `curl -I URL` shows them.',
  },
  {
    names: 'user agent',
    says: 'The user agent is the name of the browser or program that asks, sent with each HTTP request.',
  },
  {
    names: 'two factor authentication|2fa|mfa',
    says: 'With two-factor authentication a login needs the password and something you have, such as a code from your phone.',
  },
  {
    names: '(api key|access token|token)',
    says: 'An API key or token proves to a service who is asking. Treat it as a password.',
  },
  {
    names: 'environment of server|server',
    says: 'A server is a program that answers requests of others, or the machine it runs on.',
  },
];
