// In words: commands that use the network.

export const NETWORK = `
curl | fetches or sends over the network | -o,--output into this file; -O,--remote-name into a file of the same name; -L,--location follows redirects; -s,--silent shows no progress; -S,--show-error but shows errors; -f,--fail an error of the server is a failure; -X,--request with this method; -H,--header with this header; -d,--data sends this; -I,--head only the headers; -i,--include with the headers; -k,--insecure does not check the certificate; -u,--user as this person; -v,--verbose shows everything; -F,--form sends this as a form; -T,--upload-file sends this file; -A,--user-agent says it is this browser; -x,--proxy through this machine; -m,--max-time at most so many seconds; -w,--write-out shows this at the end; -b,--cookie with these cookies; -c,--cookie-jar keeps cookies in this file | curl -fsSLIikv -o f -H a:b -X GET -u a:b -A x -m 3 -w x https://example.com ;; curl -d x -F a=b -b a=b -c jar -x p https://example.com ;; curl -O -T f https://example.com
wget | fetches over the network into a file | -O,--output-document into this file; -q,--quiet says nothing; -r,--recursive everything the page leads to; -c,--continue goes on where it ended; -P,--directory-prefix into this folder; -N only what is newer | wget -qcN -O f https://example.com ;; wget -r -P d https://example.com
ssh | opens a shell on another machine, or runs a command there | -p at this port; -i with this key; -l as this person; -L brings a port of theirs here; -R brings a port of ours there; -D a way out through them; -N runs nothing there; -f goes to the background; -v shows everything; -A lends them your keys; -t with a terminal; -q says little; -o with this setting; -J by way of this machine | ssh -p 22 -i k -l me -NfvAtq -L 1:h:2 -R 1:h:2 -D 3 -J j -o a=b host
scp | copies files between machines | -r with everything in folders; -P at this port; -i with this key; -p keeps times and rights; -q says little | scp -rpq -P 22 -i k a h:b
sftp | moves files between machines | | sftp h
ssh-keygen | makes or looks at keys | -t of this kind; -f in this file; -l shows the fingerprint; -C with this remark; -b this many bits | ssh-keygen -t ed25519 -f k -C me -b 9 ;; ssh-keygen -l -f k
ssh-add | lends keys to the agent | -l shows them; -D takes all back | ssh-add -l ;; ssh-add -D
ping | asks a machine whether it is there | -c this many times; -i every so many seconds; -W waits this long | ping -c 3 -i 2 -W 1 h
traceroute,tracepath,mtr | shows the way to a machine | | traceroute h
dig,nslookup,host | looks up the address of a name | | dig h
whois | says whom a name belongs to | | whois h
nc,netcat,ncat | talks to a port by hand | -l waits to be called; -v says what it does; -z only looks whether it is open; -u UDP; -w waits this long; -p this port of ours | nc -lvzu -w 1 -p 2 h 80
netstat | shows connections | -t TCP; -u UDP; -l listening ones; -n addresses as numbers; -p with programs; -a all; -r routes | netstat -tulnarp
ss | shows connections | -t,--tcp TCP; -u,--udp UDP; -l,--listening listening ones; -n,--numeric addresses as numbers; -p,--processes with programs; -a,--all all | ss -tulnap
ip | shows or changes network addresses and routes | | ip
ifconfig | shows or changes network addresses | | ifconfig
iptables | shows or changes the firewall | -L shows it; -A adds a rule; -F forgets all rules; -n addresses as numbers | iptables -L -n ;; iptables -A x ;; iptables -F
ufw | shows or changes the firewall | | ufw
telnet | talks to a port by hand | | telnet h
nmap | looks for open ports | -p these ports | nmap -p 80 h
openssl | keys, certificates and codes | | openssl
gpg | encrypts and signs with keys | -d,--decrypt decrypts a file; -c,--symmetric encrypts with a password; --verify checks a signature; -e,--encrypt encrypts for someone; -s,--sign signs | gpg --verify f ;; gpg -d f ;; gpg -ces f
`;
