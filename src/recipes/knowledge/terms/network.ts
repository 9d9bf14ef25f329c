// Networks, addresses, keys.

import type { Glossary } from '../topic.ts';

export const NETWORK_TERMS: Glossary = {
  'localhost|127.0.0.1|loopback [address]|::1': {
    says: 'localhost is your own machine, with the address 127.0.0.1 (IPv6: ::1). What listens only there cannot be reached from other machines.',
    see: 'cat /etc/hosts',
  },
  '0.0.0.0':
    'A server that listens on 0.0.0.0 listens on all addresses of the machine, so others in the network can reach it. On 127.0.0.1 only you can.',
  '(network|tcp|open) port|port|port number':
    'A port is a number (1-65535) that tells programs on one machine apart: 22 is SSH, 80 HTTP, 443 HTTPS. A program listens on a port; others connect to it.',
  'port 22': 'Port 22 is SSH: logging in to another machine, and copying files to it.',
  'port (80|443)': 'Port 80 is HTTP, port 443 HTTPS: web servers.',
  'port 53': 'Port 53 is DNS: looking up the addresses of names.',
  'port 25|port 587|port 465': 'Ports 25, 465 and 587 are for sending mail (SMTP).',
  'port 3306': 'Port 3306 is MySQL or MariaDB, a database.',
  'port 5432': 'Port 5432 is PostgreSQL, a database.',
  'port 6379': 'Port 6379 is Redis, a database.',
  'port 27017': 'Port 27017 is MongoDB, a database.',
  'port (3000|5000|8000|8080)':
    'Ports 3000, 5000, 8000 and 8080 are what many web servers use while a program is developed.',
  'ip|ip address':
    'An IP address is the number of a machine in a network: 192.168.1.20, or 2001:db8::1 in IPv6.',
  '(private|local) ip [address]|192.168 address':
    'Addresses that begin with 10., 192.168. or 172.16. to 172.31. are private: they exist only within your network.',
  '(public|external) ip [address]':
    'The public IP address is the one by which the internet sees your network; your router has it.',
  ipv4: 'An IPv4 address is four numbers from 0 to 255: 192.168.1.20.',
  ipv6: 'IPv6 is the newer form of IP with far more addresses: 2001:db8::1.',
  'mac address':
    'A MAC address is the number of a network card: 00:1a:2b:3c:4d:5e. It counts only within the local network.',
  'dns|dns server|name server|domain name system':
    'DNS finds the IP address of a name such as example.com. `dig +short example.com` asks it.',
  '[(cname|mx|txt|dns)] record':
    'DNS records belong to a name: A and AAAA its addresses, CNAME another name, MX its mail server, TXT a text.',
  'domain|domain name':
    'A domain is a name in the internet, such as example.com, which DNS turns into an address.',
  'hostname|host name': { says: 'The hostname is the name of a machine.', see: 'hostname' },
  'gateway|default gateway|router':
    'The gateway is the machine through which yours reaches other networks; at home, the router.',
  'subnet|cidr|netmask|subnet mask|/24':
    'A subnet is a range of addresses. `192.168.1.0/24` means that the first 24 bits are the same: 192.168.1.0 to 192.168.1.255 (netmask 255.255.255.0).',
  dhcp: 'DHCP gives a machine its IP address when it joins a network.',
  nat: 'NAT lets all machines of a home share one public address; the router translates.',
  vpn: 'A VPN is an encrypted connection into another network: your machine then acts as if it were there.',
  firewall: 'A firewall decides which connections are let in or out. On Linux: ufw, nftables or firewalld.',
  'proxy|proxy server':
    'A proxy passes requests on in your place. Programs find it in `http_proxy` and `https_proxy`.',
  'reverse proxy':
    'A reverse proxy takes the requests for a site and passes them on to the servers behind it; nginx is one.',
  'ssh|secure shell':
    'SSH gives you a shell on another machine, encrypted: `ssh ann@server.example.com`. `exit` ends it.',
  'ssh key|ssh key pair|key pair|keypair':
    'An SSH key lets you log in without a password. It has a private part (`~/.ssh/id_ed25519`, never share it) and a public one (`.pub`), which goes to the server. `ssh-keygen -t ed25519` makes one.',
  'public key': {
    says: 'The public key may be given to everyone; servers and sites use it to check that you hold the private one. It ends in `.pub`.',
    see: 'ls ~/.ssh',
  },
  'private key':
    'The private key proves who you are: never share it. Its file must be readable by you alone (`chmod 600`).',
  known_hosts:
    '`~/.ssh/known_hosts` holds the keys of servers you have connected to. If a key differs, ssh warns: the server was set up again, or somebody is in between.',
  authorized_keys:
    '`~/.ssh/authorized_keys` on a server lists the public keys that may log in. `ssh-copy-id USER@SERVER` adds yours.',
  'ssh-agent|ssh agent': 'ssh-agent remembers the passphrases of your keys: `ssh-add` gives it one.',
  'ssh config|~/.ssh/config':
    '`~/.ssh/config` gives names to servers: `Host web` with `HostName`, `User` and `Port` below it, then `ssh web` is enough.',
  '(ssh tunnel|port forwarding|ssh port forwarding)':
    '`ssh -L 8080:localhost:80 SERVER` makes port 80 of the server reachable as port 8080 here, through SSH.',
  scp: '`scp {file} ann@server.example.com:` copies a file to another machine over SSH; `scp server.example.com:a.txt .` fetches one; `-r` for folders.',
  rsync:
    '`rsync -av {folder}/ server.example.com:{folder}/` copies only what changed, here or to another machine. `-n` only shows it; `--delete` also deletes what is gone.',
  'ftp|sftp':
    'FTP copies files, unencrypted and out of date. SFTP does it over SSH: `sftp ann@server.example.com`.',
  http: 'HTTP is how browsers and programs fetch pages: a request (GET, POST), an answer with a status such as 200 or 404. HTTPS is the same, encrypted.',
  'https|tls|ssl':
    'TLS (earlier: SSL) encrypts a connection and proves who the server is; HTTPS is HTTP over TLS.',
  'certificate|ssl certificate|tls certificate':
    'A certificate proves that a server belongs to a name such as example.com; it is signed by an authority and runs out after a while.',
  'url|uri':
    'A URL is an address in the web: `https://example.com:8080/path?name=value` is protocol, machine, port, path and query.',
  'api|rest api|rest':
    'An API is what a program offers to other programs. A REST API is reached over HTTP: GET reads, POST creates, PUT changes, DELETE removes.',
  'get request|post request|get|post':
    'GET fetches something, POST sends data to be processed. `curl URL` does the first, `curl -d name=value URL` the second.',
  curl: '`curl URL` prints what is at an address, `curl -O URL` saves it, `curl -I URL` shows only the headers.',
  wget: '`wget URL` downloads a file; `-c` continues one that broke off.',
  cookie:
    'A cookie is a small text that a site stores in the browser and gets back with each request, for example to know who is logged in.',
  cors: 'CORS lets a site allow pages of other sites to read its answers; without its headers a browser refuses them.',
  webhook: 'A webhook is an address that another service calls when something happens.',
  ping: '`ping example.com` sends small packets and shows how long the answers take; Ctrl-C ends it. No answer may also mean that the machine does not reply to pings.',
  latency: 'Latency is how long an answer takes to come; `ping` measures it.',
  bandwidth:
    'Bandwidth is how much data a connection carries in a second, in bits: 100 Mbit/s is about 12 MB/s.',
  tcp: 'TCP is a connection between two programs: everything arrives, in order. Web, mail and SSH use it.',
  udp: 'UDP sends single packets without checking that they arrive: fast, for DNS, video and games.',
  'http (header|headers)|header':
    'HTTP headers say something about a request or answer, such as its type: `Content-Type: text/html`. `curl -I URL` shows them.',
  'user agent':
    'The user agent is the name of the browser or program that asks, sent with each HTTP request.',
  'two factor authentication|2fa|mfa':
    'With two-factor authentication a login needs the password and something you have, such as a code from your phone.',
  '(api key|access token|token)':
    'An API key or token proves to a service who is asking. Treat it as a password.',
  'environment of server|server':
    'A server is a program that answers requests of others, or the machine it runs on.',
};
