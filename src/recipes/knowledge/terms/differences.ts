// How two things that are easily confused differ.

import type { Differences } from '../topic.ts';

export const DIFFERENCES: Differences = {
  'cp|copy vs mv|move':
    '`cp` copies: the file is then in both places. `mv` moves (or renames) it: the old one is gone.',
  'grep vs find':
    '`grep` searches within files for text, `find` searches for files by name, size or date.\n`grep -rn TODO .` · `find . -name "*.txt"`',
  'find vs locate':
    '`find` looks through the folders now; `locate` asks a list made earlier: faster, but new files may be missing.',
  '[git] merge vs [git] rebase':
    '`git merge main` joins main into your branch by a merge commit and keeps history as it was. `git rebase main` puts your commits on top of main as new ones: a straight history, but not for commits that others already have.',
  '[git] fetch vs [git] pull':
    '`git fetch` only gets the new commits of the remote. `git pull` also merges them into your branch.',
  '[git] clone vs [git] fork':
    'A clone is a copy on your machine, a fork a copy on the server under your name. One forks on GitHub and then clones the fork.',
  '[git] commit vs [git] push':
    '`git commit` saves a version on your machine; `git push` sends your commits to the remote.',
  '[git] add vs [git] commit': '`git add` chooses the changes for the next commit; `git commit` makes it.',
  '[git] reset vs [git] revert':
    '`git reset` moves the branch back, as if the commits had not been; `git revert` makes a new commit that undoes an old one. For commits that others have, use revert.',
  '[git] switch vs [git] checkout':
    '`git switch` only changes branches. `git checkout` does that and also discards changes of files, so that a mistake can cost work.',
  '[git] restore vs [git] (checkout|reset)':
    '`git restore FILE` brings back files and leaves the branch alone; `git reset` moves the branch, `git checkout` changes branches (or, with `--`, files).',
  '[git] [reset] [--] (soft|mixed|--soft|--mixed) vs [git] [reset] [--] (hard|--hard)':
    '`git reset` moves the branch to another commit. `--soft` keeps the changes staged, `--mixed` (the default) keeps them unstaged, `--hard` throws them away.',
  '[git] [reset] (soft|--soft) vs [git] [reset] (mixed|--mixed)':
    '`git reset --soft` keeps the changes staged for the next commit; `--mixed` (the default) keeps them in the files, unstaged.',
  '[git] stash vs [git] commit':
    '`git stash` puts changes aside for a while, outside every branch; a commit keeps them in the history of the branch.',
  'origin vs upstream':
    '`origin` is the remote you cloned from. As a remote, `upstream` is by custom the project that yours was forked from; as a setting, the branch that `git pull` and `git push` use.',
  'main vs master':
    'Both are names of the first branch: `master` was the default of git, `main` is that of GitHub and newer repositories.',
  'git vs github':
    'git keeps the history of a project on your machine; GitHub is a site that hosts git repositories.',
  '[git] tag vs [git] branch': 'A tag stays at its commit; a branch moves on with each new commit.',
  'main vs origin/main':
    '`main` is your own branch; `origin/main` is where main of the remote was at your last fetch.',
  '[git] squash vs [git] merge': 'A merge keeps all commits of the branch; a squash makes one of them.',
  '&& vs ;': '`a && b` runs `b` only if `a` worked; `a; b` runs it in any case.',
  '&& vs ||': '`a && b` runs `b` if `a` worked, `a || b` if it failed.',
  '& vs &&':
    '`a & b` starts `a` in the background and `b` at once; `a && b` runs `b` after `a`, if that worked.',
  '| vs ||': '`a | b` gives the output of `a` to `b`; `a || b` runs `b` only if `a` failed.',
  '| vs ">"|redirect|redirection': '`|` gives the output to another command, `>` writes it into a file.',
  '| vs &&':
    '`a | b` runs both and gives the output of `a` to `b`; `a && b` runs `b` after `a`, if that worked.',
  '> vs >>': '`>` replaces what is in the file, `>>` adds to its end.',
  '> vs <': '`>` writes output into a file, `<` reads input from one.',
  'single [quote] vs double [quote]':
    'Between single quotes everything stays as written. Between double quotes `$NAME` and `$(command)` are still replaced.\n`echo \'$HOME\'` · `echo "$HOME"`',
  '* vs ?': 'In file names `*` stands for any characters (also none), `?` for exactly one.',
  '. vs ..': '`.` is the current folder, `..` the one above it.',
  '. vs ./': '`. file` runs the commands of a file in this shell; `./file` runs it as a program of its own.',
  '~ vs /': '`~` is your home folder, `/` the root folder that holds all others.',
  '/ vs /root|/home':
    '`/` is the root folder that holds all others; `/root` is the home folder of the user root, `/home` holds those of the others.',
  '$@ vs $*':
    '`"$@"` are all arguments, each kept whole; `"$*"` joins them into one text. Mostly `"$@"` is right.',
  '[ vs [[':
    '`[[ … ]]` is of bash and zsh: no quotes needed around variables, patterns with `==`, `&&` inside. `[ … ]` works in every POSIX shell.',
  '= vs ==':
    'In `[ a = b ]` one `=` compares texts in every shell; `==` is the same in bash and zsh. `name=value` sets a variable.',
  'source|sourcing vs ./|executing|execute|running|run':
    '`source file` runs the commands in this shell, so its variables and `cd` stay; `./file` runs them in a new one.',
  'export vs set|variable':
    '`NAME=value` is known to this shell alone; `export NAME=value` hands it to the programs it starts.',
  'env vs set': '`env` lists the variables that programs get; `set` lists all of the shell, in bash and zsh.',
  'env vs export':
    '`export NAME=value` sets a variable for this shell and all it starts; `env NAME=value command` sets it for one command.',
  'alias vs function':
    'An alias replaces the first word of a line; a function holds several commands and takes arguments.',
  'bash vs zsh':
    'Both read nearly the same language. zsh has better completion, patterns and prompts and is the default on macOS; bash is on nearly every Linux, so scripts are written for it.',
  'bash vs fish':
    'fish suggests and colours without settings, but its language differs: `set x 1` for `x=1`. bash is on nearly every Linux.',
  'zsh vs fish':
    'zsh reads the language of bash; fish has its own, and suggests and colours without settings.',
  'bash vs sh':
    '`sh` is the small standard shell (dash on Debian); bash has more: arrays, `[[ ]]`, `source`. A script that uses those needs `#!/bin/bash`.',
  'terminal vs shell|bash':
    'The terminal is the window that shows text; the shell is the program in it that runs your commands.',
  '.bashrc|bashrc vs .bash_profile|bash_profile|.profile':
    '`.bashrc` is read by each new interactive bash, `.bash_profile` (or `.profile`) once by a login shell. Most settings belong into `.bashrc`.',
  '.zshrc|zshrc vs .zprofile|zprofile|.zshenv':
    '`.zshrc` is read by each interactive zsh, `.zprofile` once by a login shell, `.zshenv` by every zsh, scripts too.',
  'stdout|standard output vs stderr|standard error':
    'stdout (1) carries the results, stderr (2) the error messages, so that `command > file` keeps the file clean. `2>&1` joins them.',
  'stdin|standard input vs stdout|standard output':
    'stdin is where a program reads from, stdout where it writes its results.',
  'argument vs option|flag':
    'An option begins with a dash and changes how the command works (`-l`); an argument is what it works on (a file).',
  'stdin|standard input vs argument':
    'Arguments are words on the command line; stdin is a stream the program reads, from the keyboard, a file or a pipe. `xargs` makes arguments of it.',
  '(hard|hard link)|hardlink vs symlink|(symbolic|soft) [link]|sym link':
    'A hard link is another name for the same file; a symbolic link points to a path. If the original is deleted, the hard link still has the content and the symbolic one is broken. Only symbolic links can point to folders or other disks.',
  'symlink|symbolic link|soft link vs copy|alias|shortcut':
    'A symlink points to the original, so both are always the same; a copy is a file of its own.',
  'absolute [path] vs relative [path]':
    'An absolute path begins with `/` and means the same everywhere; a relative one starts from the current folder.',
  'chmod vs chown': '`chmod` changes who may read, write and run a file; `chown` changes who owns it.',
  'chown vs chgrp': '`chown` changes the owner (and, with `user:group`, the group), `chgrp` the group alone.',
  '755|chmod 755 vs 644|chmod 644':
    '755 (`rwxr-xr-x`) lets everyone run the file, for programs and folders; 644 (`rw-r--r--`) is the same without running, for documents. Only the owner may write.',
  '755|chmod 755 vs 777|chmod 777':
    'With 755 only the owner may write; with 777 everyone may change the file, which is nearly never right.',
  'rm vs rmdir': '`rmdir` deletes only empty folders; `rm -r` deletes a folder with everything in it.',
  'rm -r vs rm -rf':
    'Both delete a folder with everything in it. `-f` asks nothing and does not complain about what is missing.',
  'cat vs less': '`cat` prints the whole file, `less` shows it page by page (`q` quits).',
  'less vs more': 'Both show a file page by page; `less` can also go back and search.',
  'head vs tail': '`head` shows the first lines of a file, `tail` the last; `tail -f` follows what is added.',
  'sed vs awk':
    "`sed` edits lines (`sed s/old/new/`), `awk` works with columns (`awk '{print $2}'`) and can count and sum.",
  'grep vs sed': '`grep` shows the lines that match, `sed` changes lines.',
  'grep vs awk': '`grep` shows the lines that match, `awk` can also pick their columns, count and sum.',
  'grep vs egrep|grep -e':
    '`grep -E` (earlier: `egrep`) reads extended patterns: `+`, `?`, `|` and `( )` need no backslash.',
  'grep vs rg|ripgrep':
    'ripgrep (`rg`) searches folders by itself, faster, and leaves out what `.gitignore` names; `grep` is everywhere.',
  'tar vs zip|gzip|gz':
    '`tar` packs many files into one and keeps permissions; gzip compresses one file, so both give .tar.gz. zip does both at once and is read by Windows.',
  'zip vs gzip|gz':
    '`zip` packs many files into one archive; `gzip` compresses single files and replaces each by a `.gz`.',
  'unzip vs gunzip': '`unzip` unpacks .zip archives, `gunzip` single .gz files.',
  'df vs du': '`df -h` shows how full the disks are, `du -sh FOLDER` how much a folder takes.',
  'diff vs cmp|comm':
    '`diff` shows which lines differ, `cmp` where the first byte differs, `comm` the lines that two sorted files share.',
  'which vs type|whereis|command -v':
    '`which` finds a program in PATH; `type` (and `command -v`) also knows aliases, functions and what is built into the shell; `whereis` also finds manual pages.',
  'ps vs top|htop': '`ps` lists processes once, `top` shows them live (`q` quits).',
  'top vs htop':
    'Both show processes live; htop is in colour, scrolls and takes the mouse, but must be installed.',
  'process vs thread':
    'A process has its own memory; threads are lines of work within one process that share it.',
  'process vs program':
    'A program is a file; a process is a program that runs. One program can run as many processes.',
  'process vs job':
    'Every running program is a process; a job is one that this shell started, in the background or stopped.',
  'process|program vs daemon|service':
    'A daemon is a process that runs in the background and serves others, without a terminal.',
  '(kill|kill -15|sigterm) vs (kill -9|sigkill)':
    '`kill PID` (SIGTERM) asks a process to end, so that it can save its work; `kill -9` (SIGKILL) ends it at once. Try the first one first.',
  'kill vs pkill|killall':
    '`kill` takes the number of a process, `pkill` and `killall` its name, and end all that have it.',
  'sigint vs sigterm': 'Both ask a process to end: SIGINT is what Ctrl-C sends, SIGTERM what `kill` sends.',
  '(ctrl|control) c|ctrl-c|ctrl+c vs (ctrl|control) z|ctrl-z|ctrl+z':
    'Ctrl-C ends the running command; Ctrl-Z only stops it: `fg` continues it.',
  '(ctrl|control) c|ctrl-c|ctrl+c vs (ctrl|control) d|ctrl-d|ctrl+d':
    'Ctrl-C interrupts the command; Ctrl-D ends its input, and at an empty prompt closes the shell.',
  'fg vs bg':
    '`fg` brings a stopped or background command to the front, `bg` lets a stopped one run on in the background.',
  'nohup vs "&"|disown':
    '`command &` runs in the background but may end with the terminal; `nohup command &` keeps running. `disown` does so for a command that runs already.',
  'sudo vs su':
    '`sudo command` runs one command as root with your password; `su` opens a shell as root with the password of root.',
  'sudo su vs sudo -i':
    'Both open a shell as root; `sudo -i` does it without `su` and reads the settings of root.',
  'user vs group': 'A user is one account; a group holds several, so that they share permissions.',
  'apt vs apt-get':
    'Both install the same packages; `apt` is nicer to read at the prompt, `apt-get` stays the same for scripts.',
  'apt update vs apt upgrade':
    '`apt update` fetches the lists of packages, `apt upgrade` then installs the newer versions.',
  'apt upgrade vs (apt full-upgrade|apt dist-upgrade)':
    '`apt upgrade` removes no package; `apt full-upgrade` also removes some where a newer version needs it.',
  'apt remove vs apt purge': '`apt remove` keeps the settings of the package, `apt purge` deletes them too.',
  'apt vs snap|brew|dnf|yum|pacman':
    'All install programs: apt on Debian and Ubuntu, dnf (earlier yum) on Fedora, pacman on Arch, brew on macOS, snap on several systems in packages of its own.',
  'npm vs npx': '`npm` installs packages; `npx NAME` runs the program of one, and downloads it if need be.',
  'npm install|npm i vs npm ci':
    '`npm install` may change the lock file; `npm ci` deletes node_modules and installs exactly what the lock file says.',
  'npm vs yarn|pnpm':
    'All install JavaScript packages; npm comes with Node, yarn and pnpm are others with lock files of their own. Use the one whose lock file is in the project.',
  'dependency|dependencies vs devdependencies|devdependency':
    '`dependencies` are needed to run the program, `devDependencies` only to build and test it.',
  'pip vs pip3':
    'Both install Python packages; `pip3` is surely for Python 3. `python3 -m pip` is for the Python you name.',
  'pip vs conda|pipx|uv|poetry':
    'pip installs Python packages into an environment; pipx installs programs, each in its own; conda also brings libraries that are not Python; uv and poetry manage whole projects.',
  'python vs python3':
    '`python3` is Python 3. `python` may be the same, the old Python 2, or missing, depending on the system.',
  'curl vs wget':
    '`curl URL` prints what it fetches and speaks many protocols; `wget URL` saves it into a file and can fetch whole sites.',
  'scp vs rsync':
    '`scp` copies everything; `rsync` copies only what changed, goes on after a break, and can delete what is gone.',
  'ssh vs scp|sftp':
    '`ssh` gives you a shell on another machine, `scp` and `sftp` copy files over the same connection.',
  'ssh vs telnet':
    'ssh is encrypted; telnet sends everything readable, passwords too. telnet is now used only to test a port.',
  'ftp vs sftp': 'FTP is not encrypted; SFTP copies files over SSH.',
  'tcp vs udp':
    'TCP makes a connection and everything arrives in order; UDP sends packets without checking: faster, some may get lost.',
  'http vs https': 'HTTPS is HTTP over an encrypted connection that also proves who the server is.',
  'get vs post': 'GET fetches something and changes nothing; POST sends data to be processed.',
  'put vs post|patch':
    'PUT replaces what is at an address, PATCH changes a part of it, POST creates something new.',
  'ipv4 vs ipv6': 'IPv4 has four numbers (192.168.1.20), IPv6 many more addresses (2001:db8::1).',
  '(public|external) ip [address] vs (private|local|internal) ip [address]':
    'The private address counts within your network; the public one is how the internet sees all of it.',
  'localhost|127.0.0.1 vs 0.0.0.0':
    'What listens on 127.0.0.1 only you can reach; on 0.0.0.0, everyone in the network.',
  'localhost vs 127.0.0.1':
    'localhost is a name for the address 127.0.0.1 (or ::1 in IPv6): your own machine.',
  'ip|ip address vs mac [address]':
    'The MAC address belongs to a network card and counts in the local network; the IP address is given to it and works across networks.',
  'port vs ip|ip address': 'The IP address is the machine, the port a program on it.',
  'domain vs hostname|subdomain|url':
    'example.com is a domain, www.example.com a host (or subdomain) in it, https://www.example.com/a a URL: an address with protocol and path.',
  'public key vs private key':
    'The public key may be given to everyone; the private one proves who you are and is never shared.',
  'authentication vs authorization|authorisation':
    'Authentication is who you are, authorization what you may do.',
  'encryption vs hashing|hash|encoding|base64':
    'Encryption can be undone with the key, encoding (base64) by anyone, a hash not at all.',
  'docker image|image vs container|docker container':
    'An image is the template, a container one running copy of it.',
  'docker|container|docker container vs vm|virtual machine':
    'A virtual machine has its own operating system; a container shares the kernel and starts in a moment.',
  'docker run vs docker (start|exec)':
    '`docker run` makes a new container, `docker start` starts an existing one again, `docker exec` runs a command in one that runs.',
  'docker vs docker compose|docker-compose|kubernetes':
    'docker runs single containers, Docker Compose several that belong together on one machine, Kubernetes on many machines.',
  'dockerfile vs (docker compose|compose) [file]|docker-compose.yml':
    'A Dockerfile says how one image is built; a compose file which containers run together.',
  'vi vs vim': 'vim is vi with more: undo in steps, colours, plugins. On many systems `vi` starts vim.',
  'vim|vi vs nano':
    'nano is simple: type, Ctrl-O saves, Ctrl-X quits. vim has modes (`i` to type, Esc, `:wq` to save and quit) and can do much more.',
  'vim vs emacs|neovim|nvim':
    'All are editors with many features. vim and neovim have modes for typing and commands; emacs uses keys with Ctrl and Alt.',
  'tmux vs screen':
    'Both keep shells running when the terminal closes; tmux is newer and splits windows more easily.',
  'cron vs at|anacron|systemd timer':
    'cron repeats a command at set times, `at` runs one once, anacron and systemd timers make up for times when the machine was off.',
  'json vs yaml|xml|csv':
    'JSON is data for programs; YAML the same for people, by indentation; XML uses tags; CSV is a plain table.',
  'mb|megabyte vs mib|mebibyte': '1 MB is 1,000,000 bytes, 1 MiB 1,048,576 (1024 × 1024).',
  'bit vs byte': 'A byte is eight bits. Speeds are in bits (Mbit/s), sizes of files in bytes (MB).',
  'ram|memory vs disk|storage|disk space|ssd':
    'Memory (RAM) holds what programs work with, and is empty after a restart; the disk keeps files.',
  'ram|memory vs swap': 'Swap is disk space that stands in when memory is full; it is much slower.',
  'cpu vs gpu|core':
    'The CPU runs programs, with several cores side by side; a GPU computes much of the same at once, for graphics and models.',
  'mtime vs ctime|atime': 'mtime: content changed; ctime: content or permissions changed; atime: last read.',
  'lf vs crlf|cr lf': 'LF ends lines on Linux and macOS, CR LF on Windows.',
  'ascii vs utf-8|utf8|unicode':
    'ASCII has 128 characters; UTF-8 has those of all languages and contains ASCII.',
  'unicode vs utf-8|utf8': 'Unicode numbers the characters; UTF-8 is how the numbers are written as bytes.',
  'linux vs unix|ubuntu':
    'Unix is the family, Linux a free system of that kind, Ubuntu one distribution of Linux.',
  'debian vs ubuntu':
    'Ubuntu is made from Debian, with newer packages and releases every six months. Both use apt.',
  'directory vs folder': 'They are the same: directory is the word of Unix, folder that of desktops.',
  'file vs folder|directory': 'A file holds data; a folder holds files and other folders.',
  'exit vs return': '`return` leaves a function, `exit` ends the whole script or shell.',
  'break vs continue': '`break` leaves a loop, `continue` goes on with its next round.',
  'shutdown|poweroff vs reboot|halt':
    '`sudo shutdown now` (or `poweroff`) switches the machine off, `sudo reboot` starts it again.',
  'service vs systemctl':
    '`systemctl restart nginx` is of systemd; `service nginx restart` is the older form, which calls it.',
  'ls -l vs ls -la': '`ls -l` lists with details; `-a` also shows hidden files.',
  'echo vs printf|cat':
    '`echo` prints its words, `printf` prints by a pattern (`printf "%5.2f\\n" 3.14159`), `cat` prints a file.',
  'telnet vs nc|netcat': 'Both open a connection to a port; `nc -zv HOST PORT` only tests it.',
};
