// How two things that are easily confused differ.

import type { Difference } from '../topic.ts';

export const DIFFERENCES: readonly Difference[] = [
  {
    between: ['cp|copy', 'mv|move'],
    says: '`cp` copies: the file is then in both places. `mv` moves (or renames) it: the old one is gone.',
  },
  {
    between: ['grep', 'find'],
    says: '`grep` searches within files for text, `find` searches for files by name, size or date.\n`grep -rn TODO .` · `find . -name "*.txt"`',
  },
  {
    between: ['find', 'locate'],
    says: '`find` looks through the folders now; `locate` asks a list made earlier: faster, but new files may be missing.',
  },
  {
    between: ['[git] merge', '[git] rebase'],
    says: '`git merge main` joins main into your branch by a merge commit and keeps history as it was. `git rebase main` puts your commits on top of main as new ones: a straight history, but not for commits that others already have.',
  },
  {
    between: ['[git] fetch', '[git] pull'],
    says: '`git fetch` only gets the new commits of the remote. `git pull` also merges them into your branch.',
  },
  {
    between: ['[git] clone', '[git] fork'],
    says: 'A clone is a copy on your machine, a fork a copy on the server under your name. One forks on GitHub and then clones the fork.',
  },
  {
    between: ['[git] commit', '[git] push'],
    says: '`git commit` saves a version on your machine; `git push` sends your commits to the remote.',
  },
  {
    between: ['[git] add', '[git] commit'],
    says: '`git add` chooses the changes for the next commit; `git commit` makes it.',
  },
  {
    between: ['[git] reset', '[git] revert'],
    says: '`git reset` moves the branch back, as if the commits had not been; `git revert` makes a new commit that undoes an old one. For commits that others have, use revert.',
  },
  {
    between: ['[git] switch', '[git] checkout'],
    says: '`git switch` only changes branches. `git checkout` does that and also discards changes of files, so that a mistake can cost work.',
  },
  {
    between: ['[git] restore', '[git] (checkout|reset)'],
    says: '`git restore FILE` brings back files and leaves the branch alone; `git reset` moves the branch, `git checkout` changes branches (or, with `--`, files).',
  },
  {
    between: ['[git] [reset] [--] (soft|mixed|--soft|--mixed)', '[git] [reset] [--] (hard|--hard)'],
    says: '`git reset` moves the branch to another commit. `--soft` keeps the changes staged, `--mixed` (the default) keeps them unstaged, `--hard` throws them away.',
  },
  {
    between: ['[git] [reset] (soft|--soft)', '[git] [reset] (mixed|--mixed)'],
    says: '`git reset --soft` keeps the changes staged for the next commit; `--mixed` (the default) keeps them in the files, unstaged.',
  },
  {
    between: ['[git] stash', '[git] commit'],
    says: '`git stash` puts changes aside for a while, outside every branch; a commit keeps them in the history of the branch.',
  },
  {
    between: ['origin', 'upstream'],
    says: '`origin` is the remote you cloned from. As a remote, `upstream` is by custom the project that yours was forked from; as a setting, the branch that `git pull` and `git push` use.',
  },
  {
    between: ['main', 'master'],
    says: 'Both are names of the first branch: `master` was the default of git, `main` is that of GitHub and newer repositories.',
  },
  {
    between: ['git', 'github'],
    says: 'git keeps the history of a project on your machine; GitHub is a site that hosts git repositories.',
  },
  {
    between: ['[git] tag', '[git] branch'],
    says: 'A tag stays at its commit; a branch moves on with each new commit.',
  },
  {
    between: ['main', 'origin/main'],
    says: '`main` is your own branch; `origin/main` is where main of the remote was at your last fetch.',
  },
  {
    between: ['[git] squash', '[git] merge'],
    says: 'A merge keeps all commits of the branch; a squash makes one of them.',
  },
  { between: ['&&', ';'], says: '`a && b` runs `b` only if `a` worked; `a; b` runs it in any case.' },
  { between: ['&&', '||'], says: '`a && b` runs `b` if `a` worked, `a || b` if it failed.' },
  {
    between: ['&', '&&'],
    says: '`a & b` starts `a` in the background and `b` at once; `a && b` runs `b` after `a`, if that worked.',
  },
  {
    between: ['|', '||'],
    says: '`a | b` gives the output of `a` to `b`; `a || b` runs `b` only if `a` failed.',
  },
  {
    between: ['|', '>|redirect|redirection'],
    says: '`|` gives the output to another command, `>` writes it into a file.',
  },
  {
    between: ['|', '&&'],
    says: '`a | b` runs both and gives the output of `a` to `b`; `a && b` runs `b` after `a`, if that worked.',
  },
  { between: ['>', '>>'], says: '`>` replaces what is in the file, `>>` adds to its end.' },
  { between: ['>', '<'], says: '`>` writes output into a file, `<` reads input from one.' },
  {
    between: ['single [quote]', 'double [quote]'],
    says: 'Between single quotes everything stays as written. Between double quotes `$NAME` and `$(command)` are still replaced.\n`echo \'$HOME\'` · `echo "$HOME"`',
  },
  {
    between: ['*', '?'],
    says: 'In file names `*` stands for any characters (also none), `?` for exactly one.',
  },
  { between: ['.', '..'], says: '`.` is the current folder, `..` the one above it.' },
  {
    between: ['.', './'],
    says: '`. file` runs the commands of a file in this shell; `./file` runs it as a program of its own.',
  },
  { between: ['~', '/'], says: '`~` is your home folder, `/` the root folder that holds all others.' },
  {
    between: ['/', '/root|/home'],
    says: '`/` is the root folder that holds all others; `/root` is the home folder of the user root, `/home` holds those of the others.',
  },
  {
    between: ['$@', '$*'],
    says: '`"$@"` are all arguments, each kept whole; `"$*"` joins them into one text. Mostly `"$@"` is right.',
  },
  {
    between: ['[', '[['],
    says: '`[[ … ]]` is of bash and zsh: no quotes needed around variables, patterns with `==`, `&&` inside. `[ … ]` works in every POSIX shell.',
  },
  {
    between: ['=', '=='],
    says: 'In `[ a = b ]` one `=` compares texts in every shell; `==` is the same in bash and zsh. `name=value` sets a variable.',
  },
  {
    between: ['source|sourcing', './|executing|execute|running|run'],
    says: '`source file` runs the commands in this shell, so its variables and `cd` stay; `./file` runs them in a new one.',
  },
  {
    between: ['export', 'set|variable'],
    says: '`NAME=value` is known to this shell alone; `export NAME=value` hands it to the programs it starts.',
  },
  {
    between: ['env', 'set'],
    says: '`env` lists the variables that programs get; `set` lists all of the shell, in bash and zsh.',
  },
  {
    between: ['env', 'export'],
    says: '`export NAME=value` sets a variable for this shell and all it starts; `env NAME=value command` sets it for one command.',
  },
  {
    between: ['alias', 'function'],
    says: 'An alias replaces the first word of a line; a function holds several commands and takes arguments.',
  },
  {
    between: ['bash', 'zsh'],
    says: 'Both read nearly the same language. zsh has better completion, patterns and prompts and is the default on macOS; bash is on nearly every Linux, so scripts are written for it.',
  },
  {
    between: ['bash', 'fish'],
    says: 'fish suggests and colours without settings, but its language differs: `set x 1` for `x=1`. bash is on nearly every Linux.',
  },
  {
    between: ['zsh', 'fish'],
    says: 'zsh reads the language of bash; fish has its own, and suggests and colours without settings.',
  },
  {
    between: ['bash', 'sh'],
    says: '`sh` is the small standard shell (dash on Debian); bash has more: arrays, `[[ ]]`, `source`. A script that uses those needs `#!/bin/bash`.',
  },
  {
    between: ['terminal', 'shell|bash'],
    says: 'The terminal is the window that shows text; the shell is the program in it that runs your commands.',
  },
  {
    between: ['.bashrc|bashrc', '.bash_profile|bash_profile|.profile'],
    says: '`.bashrc` is read by each new interactive bash, `.bash_profile` (or `.profile`) once by a login shell. Most settings belong into `.bashrc`.',
  },
  {
    between: ['.zshrc|zshrc', '.zprofile|zprofile|.zshenv'],
    says: '`.zshrc` is read by each interactive zsh, `.zprofile` once by a login shell, `.zshenv` by every zsh, scripts too.',
  },
  {
    between: ['stdout|standard output', 'stderr|standard error'],
    says: 'stdout (1) carries the results, stderr (2) the error messages, so that `command > file` keeps the file clean. `2>&1` joins them.',
  },
  {
    between: ['stdin|standard input', 'stdout|standard output'],
    says: 'stdin is where a program reads from, stdout where it writes its results.',
  },
  {
    between: ['argument', 'option|flag'],
    says: 'An option begins with a dash and changes how the command works (`-l`); an argument is what it works on (a file).',
  },
  {
    between: ['stdin|standard input', 'argument'],
    says: 'Arguments are words on the command line; stdin is a stream the program reads, from the keyboard, a file or a pipe. `xargs` makes arguments of it.',
  },
  {
    between: ['(hard|hard link)|hardlink', 'symlink|(symbolic|soft) [link]|sym link'],
    says: 'A hard link is another name for the same file; a symbolic link points to a path. If the original is deleted, the hard link still has the content and the symbolic one is broken. Only symbolic links can point to folders or other disks.',
  },
  {
    between: ['symlink|symbolic link|soft link', 'copy|alias|shortcut'],
    says: 'A symlink points to the original, so both are always the same; a copy is a file of its own.',
  },
  {
    between: ['absolute [path]', 'relative [path]'],
    says: 'An absolute path begins with `/` and means the same everywhere; a relative one starts from the current folder.',
  },
  {
    between: ['chmod', 'chown'],
    says: '`chmod` changes who may read, write and run a file; `chown` changes who owns it.',
  },
  {
    between: ['chown', 'chgrp'],
    says: '`chown` changes the owner (and, with `user:group`, the group), `chgrp` the group alone.',
  },
  {
    between: ['755|chmod 755', '644|chmod 644'],
    says: '755 (`rwxr-xr-x`) lets everyone run the file, for programs and folders; 644 (`rw-r--r--`) is the same without running, for documents. Only the owner may write.',
  },
  {
    between: ['755|chmod 755', '777|chmod 777'],
    says: 'With 755 only the owner may write; with 777 everyone may change the file, which is nearly never right.',
  },
  {
    between: ['rm', 'rmdir'],
    says: '`rmdir` deletes only empty folders; `rm -r` deletes a folder with everything in it.',
  },
  {
    between: ['rm -r', 'rm -rf'],
    says: 'Both delete a folder with everything in it. `-f` asks nothing and does not complain about what is missing.',
  },
  {
    between: ['cat', 'less'],
    says: '`cat` prints the whole file, `less` shows it page by page (`q` quits).',
  },
  { between: ['less', 'more'], says: 'Both show a file page by page; `less` can also go back and search.' },
  {
    between: ['head', 'tail'],
    says: '`head` shows the first lines of a file, `tail` the last; `tail -f` follows what is added.',
  },
  {
    between: ['sed', 'awk'],
    says: "`sed` edits lines (`sed s/old/new/`), `awk` works with columns (`awk '{print $2}'`) and can count and sum.",
  },
  { between: ['grep', 'sed'], says: '`grep` shows the lines that match, `sed` changes lines.' },
  {
    between: ['grep', 'awk'],
    says: '`grep` shows the lines that match, `awk` can also pick their columns, count and sum.',
  },
  {
    between: ['grep', 'egrep|grep -e'],
    says: '`grep -E` (earlier: `egrep`) reads extended patterns: `+`, `?`, `|` and `( )` need no backslash.',
  },
  {
    between: ['grep', 'rg|ripgrep'],
    says: 'ripgrep (`rg`) searches folders by itself, faster, and leaves out what `.gitignore` names; `grep` is everywhere.',
  },
  {
    between: ['tar', 'zip|gzip|gz'],
    says: '`tar` packs many files into one and keeps permissions; gzip compresses one file, so both give .tar.gz. zip does both at once and is read by Windows.',
  },
  {
    between: ['zip', 'gzip|gz'],
    says: '`zip` packs many files into one archive; `gzip` compresses single files and replaces each by a `.gz`.',
  },
  { between: ['unzip', 'gunzip'], says: '`unzip` unpacks .zip archives, `gunzip` single .gz files.' },
  {
    between: ['df', 'du'],
    says: '`df -h` shows how full the disks are, `du -sh FOLDER` how much a folder takes.',
  },
  {
    between: ['diff', 'cmp|comm'],
    says: '`diff` shows which lines differ, `cmp` where the first byte differs, `comm` the lines that two sorted files share.',
  },
  {
    between: ['which', 'type|whereis|command -v'],
    says: '`which` finds a program in PATH; `type` (and `command -v`) also knows aliases, functions and what is built into the shell; `whereis` also finds manual pages.',
  },
  { between: ['ps', 'top|htop'], says: '`ps` lists processes once, `top` shows them live (`q` quits).' },
  {
    between: ['top', 'htop'],
    says: 'Both show processes live; htop is in colour, scrolls and takes the mouse, but must be installed.',
  },
  {
    between: ['process', 'thread'],
    says: 'A process has its own memory; threads are lines of work within one process that share it.',
  },
  {
    between: ['process', 'program'],
    says: 'A program is a file; a process is a program that runs. One program can run as many processes.',
  },
  {
    between: ['process', 'job'],
    says: 'Every running program is a process; a job is one that this shell started, in the background or stopped.',
  },
  {
    between: ['process|program', 'daemon|service'],
    says: 'A daemon is a process that runs in the background and serves others, without a terminal.',
  },
  {
    between: ['(kill|kill -15|sigterm)', '(kill -9|sigkill)'],
    says: '`kill PID` (SIGTERM) asks a process to end, so that it can save its work; `kill -9` (SIGKILL) ends it at once. Try the first one first.',
  },
  {
    between: ['kill', 'pkill|killall'],
    says: '`kill` takes the number of a process, `pkill` and `killall` its name, and end all that have it.',
  },
  {
    between: ['sigint', 'sigterm'],
    says: 'Both ask a process to end: SIGINT is what Ctrl-C sends, SIGTERM what `kill` sends.',
  },
  {
    between: ['(ctrl|control) c|ctrl-c|ctrl+c', '(ctrl|control) z|ctrl-z|ctrl+z'],
    says: 'Ctrl-C ends the running command; Ctrl-Z only stops it: `fg` continues it.',
  },
  {
    between: ['(ctrl|control) c|ctrl-c|ctrl+c', '(ctrl|control) d|ctrl-d|ctrl+d'],
    says: 'Ctrl-C interrupts the command; Ctrl-D ends its input, and at an empty prompt closes the shell.',
  },
  {
    between: ['fg', 'bg'],
    says: '`fg` brings a stopped or background command to the front, `bg` lets a stopped one run on in the background.',
  },
  {
    between: ['nohup', '&|disown'],
    says: '`command &` runs in the background but may end with the terminal; `nohup command &` keeps running. `disown` does so for a command that runs already.',
  },
  {
    between: ['sudo', 'su'],
    says: '`sudo command` runs one command as root with your password; `su` opens a shell as root with the password of root.',
  },
  {
    between: ['sudo su', 'sudo -i'],
    says: 'Both open a shell as root; `sudo -i` does it without `su` and reads the settings of root.',
  },
  {
    between: ['user', 'group'],
    says: 'A user is one account; a group holds several, so that they share permissions.',
  },
  {
    between: ['apt', 'apt-get'],
    says: 'Both install the same packages; `apt` is nicer to read at the prompt, `apt-get` stays the same for scripts.',
  },
  {
    between: ['apt update', 'apt upgrade'],
    says: '`apt update` fetches the lists of packages, `apt upgrade` then installs the newer versions.',
  },
  {
    between: ['apt upgrade', '(apt full-upgrade|apt dist-upgrade)'],
    says: '`apt upgrade` removes no package; `apt full-upgrade` also removes some where a newer version needs it.',
  },
  {
    between: ['apt remove', 'apt purge'],
    says: '`apt remove` keeps the settings of the package, `apt purge` deletes them too.',
  },
  {
    between: ['apt', 'snap|brew|dnf|yum|pacman'],
    says: 'All install programs: apt on Debian and Ubuntu, dnf (earlier yum) on Fedora, pacman on Arch, brew on macOS, snap on several systems in packages of its own.',
  },
  {
    between: ['npm', 'npx'],
    says: '`npm` installs packages; `npx NAME` runs the program of one, and downloads it if need be.',
  },
  {
    between: ['npm install|npm i', 'npm ci'],
    says: '`npm install` may change the lock file; `npm ci` deletes node_modules and installs exactly what the lock file says.',
  },
  {
    between: ['npm', 'yarn|pnpm'],
    says: 'All install JavaScript packages; npm comes with Node, yarn and pnpm are others with lock files of their own. Use the one whose lock file is in the project.',
  },
  {
    between: ['dependency|dependencies', 'devdependencies|devdependency'],
    says: '`dependencies` are needed to run the program, `devDependencies` only to build and test it.',
  },
  {
    between: ['pip', 'pip3'],
    says: 'Both install Python packages; `pip3` is surely for Python 3. `python3 -m pip` is for the Python you name.',
  },
  {
    between: ['pip', 'conda|pipx|uv|poetry'],
    says: 'pip installs Python packages into an environment; pipx installs programs, each in its own; conda also brings libraries that are not Python; uv and poetry manage whole projects.',
  },
  {
    between: ['python', 'python3'],
    says: '`python3` is Python 3. `python` may be the same, the old Python 2, or missing, depending on the system.',
  },
  {
    between: ['curl', 'wget'],
    says: '`curl URL` prints what it fetches and speaks many protocols; `wget URL` saves it into a file and can fetch whole sites.',
  },
  {
    between: ['scp', 'rsync'],
    says: '`scp` copies everything; `rsync` copies only what changed, goes on after a break, and can delete what is gone.',
  },
  {
    between: ['ssh', 'scp|sftp'],
    says: '`ssh` gives you a shell on another machine, `scp` and `sftp` copy files over the same connection.',
  },
  {
    between: ['ssh', 'telnet'],
    says: 'ssh is encrypted; telnet sends everything readable, passwords too. telnet is now used only to test a port.',
  },
  { between: ['ftp', 'sftp'], says: 'FTP is not encrypted; SFTP copies files over SSH.' },
  {
    between: ['tcp', 'udp'],
    says: 'TCP makes a connection and everything arrives in order; UDP sends packets without checking: faster, some may get lost.',
  },
  {
    between: ['http', 'https'],
    says: 'HTTPS is HTTP over an encrypted connection that also proves who the server is.',
  },
  {
    between: ['get', 'post'],
    says: 'GET fetches something and changes nothing; POST sends data to be processed.',
  },
  {
    between: ['put', 'post|patch'],
    says: 'PUT replaces what is at an address, PATCH changes a part of it, POST creates something new.',
  },
  {
    between: ['ipv4', 'ipv6'],
    says: 'IPv4 has four numbers (192.168.1.20), IPv6 many more addresses (2001:db8::1).',
  },
  {
    between: ['(public|external) ip [address]', '(private|local|internal) ip [address]'],
    says: 'The private address counts within your network; the public one is how the internet sees all of it.',
  },
  {
    between: ['localhost|127.0.0.1', '0.0.0.0'],
    says: 'What listens on 127.0.0.1 only you can reach; on 0.0.0.0, everyone in the network.',
  },
  {
    between: ['localhost', '127.0.0.1'],
    says: 'localhost is a name for the address 127.0.0.1 (or ::1 in IPv6): your own machine.',
  },
  {
    between: ['ip|ip address', 'mac [address]'],
    says: 'The MAC address belongs to a network card and counts in the local network; the IP address is given to it and works across networks.',
  },
  { between: ['port', 'ip|ip address'], says: 'The IP address is the machine, the port a program on it.' },
  {
    between: ['domain', 'hostname|subdomain|url'],
    says: 'example.com is a domain, www.example.com a host (or subdomain) in it, https://www.example.com/a a URL: an address with protocol and path.',
  },
  {
    between: ['public key', 'private key'],
    says: 'The public key may be given to everyone; the private one proves who you are and is never shared.',
  },
  {
    between: ['authentication', 'authorization|authorisation'],
    says: 'Authentication is who you are, authorization what you may do.',
  },
  {
    between: ['encryption', 'hashing|hash|encoding|base64'],
    says: 'Encryption can be undone with the key, encoding (base64) by anyone, a hash not at all.',
  },
  {
    between: ['docker image|image', 'container|docker container'],
    says: 'An image is the template, a container one running copy of it.',
  },
  {
    between: ['docker|container|docker container', 'vm|virtual machine'],
    says: 'A virtual machine has its own operating system; a container shares the kernel and starts in a moment.',
  },
  {
    between: ['docker run', 'docker (start|exec)'],
    says: '`docker run` makes a new container, `docker start` starts an existing one again, `docker exec` runs a command in one that runs.',
  },
  {
    between: ['docker', 'docker compose|docker-compose|kubernetes'],
    says: 'docker runs single containers, Docker Compose several that belong together on one machine, Kubernetes on many machines.',
  },
  {
    between: ['dockerfile', '(docker compose|compose) [file]|docker-compose.yml'],
    says: 'A Dockerfile says how one image is built; a compose file which containers run together.',
  },
  {
    between: ['vi', 'vim'],
    says: 'vim is vi with more: undo in steps, colours, plugins. On many systems `vi` starts vim.',
  },
  {
    between: ['vim|vi', 'nano'],
    says: 'nano is simple: type, Ctrl-O saves, Ctrl-X quits. vim has modes (`i` to type, Esc, `:wq` to save and quit) and can do much more.',
  },
  {
    between: ['vim', 'emacs|neovim|nvim'],
    says: 'All are editors with many features. vim and neovim have modes for typing and commands; emacs uses keys with Ctrl and Alt.',
  },
  {
    between: ['tmux', 'screen'],
    says: 'Both keep shells running when the terminal closes; tmux is newer and splits windows more easily.',
  },
  {
    between: ['cron', 'at|anacron|systemd timer'],
    says: 'cron repeats a command at set times, `at` runs one once, anacron and systemd timers make up for times when the machine was off.',
  },
  {
    between: ['json', 'yaml|xml|csv'],
    says: 'JSON is data for programs; YAML the same for people, by indentation; XML uses tags; CSV is a plain table.',
  },
  {
    between: ['mb|megabyte', 'mib|mebibyte'],
    says: '1 MB is 1,000,000 bytes, 1 MiB 1,048,576 (1024 × 1024).',
  },
  {
    between: ['bit', 'byte'],
    says: 'A byte is eight bits. Speeds are in bits (Mbit/s), sizes of files in bytes (MB).',
  },
  {
    between: ['ram|memory', 'disk|storage|disk space|ssd'],
    says: 'Memory (RAM) holds what programs work with, and is empty after a restart; the disk keeps files.',
  },
  {
    between: ['ram|memory', 'swap'],
    says: 'Swap is disk space that stands in when memory is full; it is much slower.',
  },
  {
    between: ['cpu', 'gpu|core'],
    says: 'The CPU runs programs, with several cores side by side; a GPU computes much of the same at once, for graphics and models.',
  },
  {
    between: ['mtime', 'ctime|atime'],
    says: 'mtime: content changed; ctime: content or permissions changed; atime: last read.',
  },
  { between: ['lf', 'crlf|cr lf'], says: 'LF ends lines on Linux and macOS, CR LF on Windows.' },
  {
    between: ['ascii', 'utf-8|utf8|unicode'],
    says: 'ASCII has 128 characters; UTF-8 has those of all languages and contains ASCII.',
  },
  {
    between: ['unicode', 'utf-8|utf8'],
    says: 'Unicode numbers the characters; UTF-8 is how the numbers are written as bytes.',
  },
  {
    between: ['linux', 'unix|ubuntu'],
    says: 'Unix is the family, Linux a free system of that kind, Ubuntu one distribution of Linux.',
  },
  {
    between: ['debian', 'ubuntu'],
    says: 'Ubuntu is made from Debian, with newer packages and releases every six months. Both use apt.',
  },
  {
    between: ['directory', 'folder'],
    says: 'They are the same: directory is the word of Unix, folder that of desktops.',
  },
  {
    between: ['file', 'folder|directory'],
    says: 'A file holds data; a folder holds files and other folders.',
  },
  { between: ['exit', 'return'], says: '`return` leaves a function, `exit` ends the whole script or shell.' },
  { between: ['break', 'continue'], says: '`break` leaves a loop, `continue` goes on with its next round.' },
  {
    between: ['shutdown|poweroff', 'reboot|halt'],
    says: '`sudo shutdown now` (or `poweroff`) switches the machine off, `sudo reboot` starts it again.',
  },
  {
    between: ['service', 'systemctl'],
    says: '`systemctl restart nginx` is of systemd; `service nginx restart` is the older form, which calls it.',
  },
  { between: ['ls -l', 'ls -la'], says: '`ls -l` lists with details; `-a` also shows hidden files.' },
  {
    between: ['echo', 'printf|cat'],
    says: '`echo` prints its words, `printf` prints by a pattern (`printf "%5.2f\\n" 3.14159`), `cat` prints a file.',
  },
  {
    between: ['telnet', 'nc|netcat'],
    says: 'Both open a connection to a port; `nc -zv HOST PORT` only tests it.',
  },
];
