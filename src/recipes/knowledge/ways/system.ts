// How to look after processes, disks, the network, packages and users.

import type { Ways } from '../topic.ts';

export const SYSTEM_WAYS: Ways = {
  '(kill|end|stop|terminate|force quit|force exit|force stop) [running] (process|program|task|app) [by name]|end task':
    {
      run: 'pkill -x NAME',
      says: '`pgrep -l NAME` shows first which ones that ends. By number: `kill PID`; `kill -9 PID` only if that does not help.',
    },
  '(kill|end|stop|find) (process|program|whatever|what) [(on|using|that use|listening on)] port|free [up] port|kill port':
    { run: 'lsof -ti :3000', says: 'Prints the PID of what uses port 3000; `kill PID` ends it.' },
  '(find|get|know) (pid|process id) [(of|for) (process|program)]|find process [id] by name|find [running] process':
    { run: 'pgrep -l NAME', says: 'Lists the processes of that name with their numbers.' },
  '(show|check|see) [all] [running] process|(see|show|know) what is running': {
    run: 'ps aux',
    says: 'Lists all processes; `top` shows them live, `q` quits.',
  },
  '(show|check|monitor|see|find out|know) (cpu|cpu usage|cpu load|what use cpu|what is using cpu|which process use cpu|resource usage|system resource)':
    { run: 'top', says: 'Shows processes live, the busiest first; `q` quits.' },
  '(show|check|monitor|know|find out) (memory|ram|memory usage|ram usage|free memory|available memory|how much (memory|ram) i have|how much memory is (free|used))':
    {
      run: { bsd: 'vm_stat', other: 'free -h' },
      says: {
        bsd: 'Shows memory in pages; `top` shows it live.',
        other: '`available` is what programs can still get.',
      },
    },
  '(show|check|know|find out|see) (disk space|disk usage|free space|free disk space|how full disk is|how much (disk space|space) (i have|is left|is free)|space left|storage)':
    { run: 'df -h', says: 'Shows how full each disk is; `du -sh * | sort -rh` what is large here.' },
  '(free|free up|get more|clean up|save) (disk space|space|disk)|clean up disk': {
    run: 'du -sh * | sort -rh | head',
    says: 'Shows what is large here, to be deleted if you do not need it. `sudo apt clean` (or `brew cleanup`) empties the cache of the package manager.',
  },
  '(show|check|know|find|find out|get) (ip|ip address|local ip|local ip address)': {
    run: { bsd: 'ifconfig | grep "inet "', other: 'ip -brief address' },
    says: 'Lists the addresses of this machine. For the public one: `curl ifconfig.me` asks another server.',
  },
  '(show|check|know|find|find out|get) (public|external) ip [address]': {
    run: 'curl ifconfig.me',
    says: 'Asks a server in the internet which address it sees.',
  },
  '(check|test|see|know|find out|tell) [if|whether] port [(is|is in)] (open|in use|used|free|listening|available)|check [open] port|test port':
    {
      run: { bsd: 'lsof -i :8080', other: "ss -ltn 'sport = :8080'" },
      says: {
        bsd: 'Shows what uses port 8080 here. On another machine: `nc -zv HOST 8080`.',
        other: 'Shows whether something listens on port 8080 here. On another machine: `nc -zv HOST 8080`.',
      },
    },
  '(show|find|know|find out|check|see) what (is using|use|is running on|is listening on|listen on) port|(know|find|find out|see|check) (which|what) process (is using|use|is listening on|is on) port':
    {
      run: 'lsof -i :8080',
      says: 'Shows the process that uses port 8080; with `sudo` also those of others. Or: `? what uses port 8080`.',
    },
  '(connect|log in|login|log into|ssh|get in) [in] [to] (remote|another|other) (server|machine|computer)|connect to server [(via|with|using|over) ssh]|use ssh|ssh [into|to] server':
    {
      run: 'ssh USER@SERVER',
      says: 'Asks for the password, or takes your SSH key; `-p 2222` for another port. `exit` ends it.',
    },
  '(copy|send|transfer|move|upload|get) (file|folder|something) (to|over to|from) (another|remote|other|different) (computer|server|machine|host)|(copy|transfer|send|upload) file (over|via|with|through|using) (ssh|scp|network)|copy (over|via|with) ssh|(copy|upload|transfer|send) file (to|from) server|(download|fetch|copy) file from server|use scp':
    {
      run: 'scp {file} USER@SERVER:',
      says: 'Copies it into your home folder there; `scp USER@SERVER:{file} .` fetches it, `-r` takes a folder. `rsync -av` copies only what changed.',
    },
  '(make|generate|set up) [new] ssh (key|keypair|key pair)': {
    run: 'ssh-keygen -t ed25519',
    says: 'Makes a key in `~/.ssh`; choose a passphrase. The file that ends in `.pub` is the part you give to servers.',
  },
  '(show|copy|find|get|see) [public] ssh key|show public key': {
    run: 'cat ~/.ssh/id_ed25519.pub',
    says: 'Prints the public part; never show the file without `.pub`.',
  },
  '(log in|login|connect|ssh) [with] (without password|with key|with ssh key)|(copy|add|send|upload) [public|ssh] [ssh] key to (server|remote|remote server)|set up passwordless ssh':
    { run: 'ssh-copy-id USER@SERVER', says: 'Adds your public key there, so that ssh needs no password.' },
  '(add|copy|upload) ssh key to (github|gitlab)': {
    run: 'cat ~/.ssh/id_ed25519.pub',
    says: 'Copy what it prints into the SSH keys of your account there; `ssh -T git@github.com` tests it.',
  },
  '(download|fetch|get|save) (file|something|page|website) [from (url|internet|web|website)]|use (curl|wget)|download with (curl|wget)':
    {
      run: 'curl -LO https://example.com/file.zip',
      says: 'Saves it under its name; `-o NAME` under another. `wget URL` does the same.',
    },
  '(ping|reach) (server|host|website|site)|(check|test) [if|whether] (server|website|site|host) is (up|reachable|online|down)|(check|test) (internet|network) [connection]':
    {
      run: 'ping -c 4 example.com',
      says: 'Sends four packets and shows how long the answers take. For a web site: `curl -I https://example.com`.',
    },
  '(look up|resolve|find|get|check) (dns|ip of (domain|website|host)|dns record|domain|hostname)': {
    run: 'dig +short example.com',
    says: 'Prints the addresses of the name; without dig: `getent hosts example.com`.',
  },
  '(send|make|do) (http|get|post|api) request [with curl]|call api': {
    run: "curl -d 'name=value' https://example.com/api",
    says: 'Sends a POST; without `-d` a GET. JSON: `-H "Content-Type: application/json" -d \'{"a":1}\'`.',
  },
  '(start|run|make) [simple|local] (web server|http server|webserver)|serve [folder|file] (over http|locally)|serve folder':
    {
      run: 'python3 -m http.server 8000 --bind 127.0.0.1',
      says: 'Serves this folder at http://localhost:8000, for you alone; Ctrl-C ends it.',
    },
  '(connect to|join) (wifi|wi-fi|wlan|wireless) [network]': {
    run: 'nmcli device wifi connect NAME --ask',
    says: 'Asks for the password, where NetworkManager runs; `nmcli device wifi` lists the networks.',
  },
  'install (package|program|software|something|app)': {
    run: { bsd: 'brew install NAME', other: 'sudo apt install NAME' },
    says: {
      bsd: '`brew search WORD` finds names.',
      other:
        'On Debian and Ubuntu; Fedora: `sudo dnf install`, Arch: `sudo pacman -S`. `apt search WORD` finds names.',
    },
  },
  '(delete|uninstall) (package|program|software|app)': {
    run: { bsd: 'brew uninstall NAME', other: 'sudo apt remove NAME' },
    says: {
      bsd: 'Removes what brew installed.',
      other: 'On Debian and Ubuntu; Fedora: `sudo dnf remove`, Arch: `sudo pacman -R`.',
    },
  },
  '(update|upgrade) [(system|package|software|program|installed package|computer|everything|os)]': {
    run: { bsd: 'brew update && brew upgrade', other: 'sudo apt update && sudo apt upgrade' },
    says: {
      bsd: 'Installs newer versions of what brew installed.',
      other: 'On Debian and Ubuntu; Fedora: `sudo dnf upgrade`, Arch: `sudo pacman -Syu`.',
    },
  },
  '(search for|find|search) package': {
    run: { bsd: 'brew search WORD', other: 'apt search WORD' },
    says: 'Lists the packages whose name or description has the word.',
  },
  'show installed (package|program|software)': {
    run: { bsd: 'brew list', other: 'apt list --installed' },
    says: {
      bsd: 'Lists what brew installed.',
      other: 'On Debian and Ubuntu; Fedora: `dnf list --installed`, Arch: `pacman -Q`.',
    },
  },
  '(run|execute) [command|something|program|script] as (root|admin|administrator|superuser|sudo)|(become|switch to|log in as|get) (root|root user|root shell|root access)|use sudo':
    { run: 'sudo -i', says: 'Opens a shell as root; `exit` ends it. `sudo COMMAND` runs one command.' },
  '(run|execute) (command|something) as (another|different|other) user|(switch|change) [to] (user|another user)':
    {
      run: 'sudo -iu NAME',
      says: 'Opens a shell as that user; `exit` ends it. `sudo -u NAME COMMAND` runs one command.',
    },
  '(make|add) [new] user [account]': {
    run: 'sudo useradd -m -s /bin/bash NAME',
    says: 'Makes a user with a home folder; `sudo passwd NAME` gives a password. On Debian, `sudo adduser NAME` asks for all of it.',
  },
  'delete user [account]': {
    run: 'sudo userdel NAME',
    says: 'Deletes the user and keeps the files; `-r` deletes the home folder as well.',
  },
  'add user to group': {
    run: 'sudo usermod -aG GROUP NAME',
    says: 'Holds from the next login on; without `-a` all other groups would be lost.',
  },
  '(show|know|check) (group|which group i am in|group i am in)': {
    run: 'groups',
    says: 'Lists your groups.',
  },
  'show [all] user': { run: 'cut -d: -f1 /etc/passwd', says: 'Lists all accounts, those of services too.' },
  '(change|set|reset) [user] password [(of|for) user]': {
    run: 'passwd',
    says: 'Asks for the old password and the new one; `sudo passwd NAME` sets that of another user.',
  },
  '(restart|reboot) [(computer|system|pc|server)]': {
    run: 'sudo shutdown -r now',
    says: '`+10` in place of now means in ten minutes.',
  },
  '(shut down|shutdown|turn off|switch off|power off) [(computer|system|pc|server)]': {
    run: 'sudo shutdown -h now',
    says: '`+10` in place of now means in ten minutes, `-r` restarts.',
  },
  '(run|start) (program|script|command|service|something) (at|on) (boot|startup|start up|system start)': {
    run: 'sudo systemctl enable NAME',
    says: 'For a service of systemd. For a command of yours: `crontab -e` and a line `@reboot /path/to/{script}`.',
  },
  '(check|show|know) (status of service|service status|if service is running)|show [running] service': {
    run: 'systemctl status NAME',
    says: 'Says whether it runs, with its last messages; `systemctl list-units --type=service` lists all.',
  },
  '(show|read|check|find) [system] log': {
    run: { bsd: 'log show --last 10m', other: 'journalctl -e' },
    says: {
      bsd: 'Shows the messages of the last ten minutes.',
      other:
        'Shows the newest messages of the system; `-u NAME` of one service, `-f` follows. Other logs are in `/var/log`.',
    },
  },
  '(show|check|know|find|find out|tell) (os version|linux version|version of (linux|ubuntu|os|debian|system)|which (linux|os|distribution|distro|version) i (have|use|am using|run)|ubuntu version|what version of (linux|ubuntu|os) i (have|am running|run)|system information|system info|what os i (have|use|am using))':
    {
      run: { bsd: 'sw_vers', other: 'cat /etc/os-release' },
      says: 'Prints name and version of the system; `uname -a` those of the kernel.',
    },
  '(show|check|know|find out) kernel version': { run: 'uname -r', says: 'Prints the version of the kernel.' },
  '(check|show|find|know) version [of (program|command|package)]': {
    run: 'git --version',
    says: 'Most programs know `--version`.',
  },
  '(show|know|check|find out) (date|time|current time|current date|what time it is)': {
    run: 'date',
    says: '`date +%F` prints it as 2026-12-31, `date -u` in UTC.',
  },
  '(change|set) (time zone|timezone)': {
    run: 'sudo timedatectl set-timezone Europe/Berlin',
    says: '`timedatectl list-timezones` lists them (Linux with systemd).',
  },
  '(change|set) (hostname|computer name|name of computer|host name)': {
    run: 'sudo hostnamectl set-hostname NAME',
    says: 'On Linux with systemd.',
  },
  '(mount|open|access|use) (usb|usb stick|usb drive|disk|drive|partition|usb disk)': {
    run: 'sudo mount /dev/sdb1 /mnt',
    says: '`lsblk` lists the disks and their names. With a desktop: `udisksctl mount -b /dev/sdb1`.',
  },
  '(unmount|umount|eject) (usb|usb stick|usb drive|disk|drive|partition)': {
    run: 'sudo umount /mnt',
    says: 'Leave the folder first; what is not written yet is written now.',
  },
  'show (disk|drive|partition|usb drive)': {
    run: { bsd: 'diskutil list', other: 'lsblk' },
    says: 'Lists disks and their partitions.',
  },
  '(find|show|know|check) (who is logged in|logged in user|who is online)': {
    run: 'who',
    says: 'Lists who is logged in, where and since when.',
  },
  '(show|know|check|find out) how long (computer|system|server|it) [has] been (running|up)|check uptime': {
    run: 'uptime',
    says: 'Prints how long the machine has run.',
  },
  '(show|know|check|find out|get) [number of] (cpu core|core|how many core i have|how many cpu i have|number of core)':
    { run: { bsd: 'sysctl -n hw.ncpu', other: 'nproc' }, says: 'Prints how many cores there are.' },
  '(show|check|know|find out|get) (gpu|graphic card|graphics card)': {
    run: { bsd: 'system_profiler SPDisplaysDataType', other: 'lspci | grep -i vga' },
    says: 'Names the graphics card; `nvidia-smi` shows the use of one by NVIDIA.',
  },
  '(generate|make|get) [random|strong|secure] password': {
    run: 'openssl rand -base64 18',
    says: 'Prints 24 random characters.',
  },
  '(open|allow|unblock) port [in firewall]|open firewall port': {
    run: 'sudo ufw allow 8080/tcp',
    says: 'With ufw (Ubuntu); Fedora: `sudo firewall-cmd --add-port=8080/tcp --permanent`, then `--reload`.',
  },
  '(close|block) port [in firewall]': {
    run: 'sudo ufw deny 8080/tcp',
    says: 'With ufw (Ubuntu). What does not run needs no block: end the program that listens.',
  },
  ...Object.fromEntries(
    ['start', 'stop', 'restart', 'reload'].map((verb) => [
      `${verb} [systemd] (service|server|daemon)`,
      { run: `sudo systemctl ${verb} NAME`, says: '`systemctl list-units --type=service` lists the names.' },
    ]),
  ),
  'enable [systemd] (service|daemon)': {
    run: 'sudo systemctl enable NAME',
    says: 'Starts it at each boot; `--now` does so at once, too.',
  },
  'disable [systemd] (service|daemon)': {
    run: 'sudo systemctl disable NAME',
    says: 'Starts it no longer at each boot; `--now` does so at once, too.',
  },
};
