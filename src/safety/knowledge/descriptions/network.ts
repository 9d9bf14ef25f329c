// In words: commands that use the network.

export const NETWORK = `
curl | downloads or uploads over the network | -o,--output into this file; -O,--remote-name into a file of the same name; -L,--location follows redirects; -s,--silent shows no progress; -S,--show-error but shows errors; -f,--fail fails on a server error; -X,--request with this method; -H,--header with this header; -d,--data sends this; -I,--head only the headers; -i,--include with the headers; -k,--insecure does not check the certificate; -u,--user as this user; -v,--verbose shows everything; -F,--form sends this as a form; -T,--upload-file sends this file; -A,--user-agent with this user agent; -x,--proxy through this proxy; -m,--max-time at most this many seconds; -w,--write-out prints this at the end; -b,--cookie with these cookies; -c,--cookie-jar keeps cookies in this file | curl -fsSLIikv -o f -H a:b -X GET -u a:b -A x -m 3 -w x https://example.com ;; curl -d x -F a=b -b a=b -c jar -x p https://example.com ;; curl -O -T f https://example.com
wget | downloads into a file | -O,--output-document into this file; -q,--quiet prints nothing; -r,--recursive everything the page links to; -c,--continue resumes the download; -P,--directory-prefix into this folder; -N only what is newer | wget -qcN -O f https://example.com ;; wget -r -P d https://example.com
ssh | opens a shell on another machine, or runs a command there | -p at this port; -i with this key; -l as this user; -L forwards a local port to the other side; -R forwards a port of the other side here; -D a SOCKS proxy through the other machine; -N runs nothing there; -f goes to the background; -v shows everything; -A lets the other machine use your keys; -t with a terminal; -q with less output; -o with this setting; -J through this machine | ssh -p 22 -i k -l me -NfvAtq -L 1:h:2 -R 1:h:2 -D 3 -J j -o a=b host
scp | copies files between machines | -r with everything in folders; -P at this port; -i with this key; -p keeps times and rights; -q with less output | scp -rpq -P 22 -i k a h:b
sftp | transfers files between machines | | sftp h
ssh-keygen | creates or shows keys | -t of this kind; -f in this file; -l shows the fingerprint; -R removes the old keys of a host; -C with this comment; -b this many bits | ssh-keygen -t ed25519 -f k -C me -b 9 ;; ssh-keygen -l -f k ;; ssh-keygen -R h
ssh-add | adds keys to the agent | -l lists them; -D removes all | ssh-add -l ;; ssh-add -D
ping | checks whether a machine replies | -c this many times; -i every this many seconds; -W waits this long | ping -c 3 -i 2 -W 1 h
traceroute,tracepath,mtr | shows the route to a machine | | traceroute h
dig,nslookup,host | looks up the address of a name, or in reverse | | dig h
whois | shows who owns a domain name | | whois h
nc,netcat,ncat | connects to a port by hand | -l listens for a connection; -v shows what it does; -z only checks whether the port is open; -u UDP; -w waits this long; -p from this local port | nc -lvzu -w 1 -p 2 h 80
netstat | shows connections | -t TCP; -u UDP; -l listening ones; -n addresses as numbers; -p with programs; -a all; -r routes | netstat -tulnarp
ss | shows connections | -t,--tcp TCP; -u,--udp UDP; -l,--listening listening ones; -n,--numeric addresses as numbers; -p,--processes with programs; -a,--all all | ss -tulnap
ip | shows or changes network addresses and routes | | ip
ifconfig | shows or changes network addresses | | ifconfig
iptables | shows or changes the firewall | -L shows it; -A adds a rule; -F deletes all rules; -n addresses as numbers | iptables -L -n ;; iptables -A x ;; iptables -F
ufw | shows or changes the firewall | | ufw
telnet | connects to a port by hand | | telnet h
nmap | looks for open ports | -p these ports | nmap -p 80 h
openssl | works with keys, certificates and encryption | | openssl
openssl req | makes a request for a certificate, or a certificate | -new a new one; -x509 a certificate instead | openssl req -new -x509
openssl x509 | shows or converts a certificate | -dates when it begins and expires; -enddate when it expires; -text all of it | openssl x509 -dates -enddate -text
openssl s_client | connects to a server over TLS, and shows its certificate | -starttls after a start without TLS, for mail | openssl s_client -starttls smtp
openssl rand | makes random bytes, for a password or key | | openssl rand 9
openssl enc | encrypts or decrypts a file | -d decrypts | openssl enc -d
openssl pkcs12 | packs or unpacks a certificate with its key | | openssl pkcs12
openssl genrsa,openssl genpkey | makes a private key | | openssl genrsa ;; openssl genpkey
openssl verify | checks whether a certificate can be trusted | | openssl verify
gpg | encrypts and signs with keys | -d,--decrypt decrypts a file; -c,--symmetric encrypts with a password; --verify checks a signature; -e,--encrypt encrypts for someone; -s,--sign signs | gpg --verify f ;; gpg -d f ;; gpg -ces f
`;
