// Error messages, and what to do about them.

import type { Glossary } from '../topic.ts';

export const ERROR_TERMS: Glossary = {
  'permission denied|eacces': {
    says: 'You may not read, write or run that file, or enter its folder. `ls -l` shows who may; `chmod +x FILE` makes a script of yours executable; for files of the system use `sudo`.',
    see: 'ls -l',
  },
  'operation not permitted|eperm': {
    says: 'Only the owner or root may do that. Check who owns the file (`ls -l`), or use `sudo`.',
    see: 'ls -l',
  },
  'command not found|unknown command': {
    says: 'The shell finds no program of that name in the folders of PATH: it is misspelled, not installed, or lies elsewhere. A script in this folder is started by `./{script}`.',
    see: { fish: 'printf "%s\\n" $PATH', other: 'echo "$PATH"' },
  },
  'no such file or (folder|directory)|file not found|enoent': {
    says: 'There is no file or folder of that name at that path. Check the spelling, upper and lower case, and where you are (`pwd`). Names with spaces need quotes. For a script it may also be the program in its first line.',
    see: 'ls',
  },
  'file exist|eexist|file already exist': {
    says: 'There already is a file or folder of that name. `mkdir -p` accepts an existing folder.',
    see: 'ls',
  },
  'is directory|is folder|eisdir':
    'The command wants a file and got a folder. `cp -r` and `rm -r` take folders.',
  'not directory|not folder|enotdir': 'A part of the path that should be a folder is a file.',
  '(directory|folder) not empty|enotempty':
    '`rmdir` deletes only empty folders. `rm -r FOLDER` deletes a folder with everything in it.',
  'no space left [on device]|enospc|disk full': {
    says: 'The disk is full (or has no inodes left). `df -h` shows which, `du -sh * | sort -h` what is large here.',
    see: 'df -h',
  },
  'read-only file system|erofs': {
    says: 'That disk was mounted so that nothing can be written, on purpose or after an error. `mount` shows how.',
    see: 'mount',
  },
  '(device or resource|resource) busy|ebusy|target is busy':
    'Something still uses that file or disk. `lsof FILE` or `fuser FILE` shows what; leave the folder before you unmount it.',
  'text file busy|etxtbsy': 'That program is running, so its file cannot be overwritten. End it first.',
  'argument list too long|e2big':
    'A pattern such as `*` gave more names than one command can take. `find . -name "*.log" -delete` or `… | xargs` work on them in parts.',
  'too many open file|emfile': {
    says: 'The process has reached its limit of open files. `ulimit -n` shows it, `ulimit -n 4096` raises it for this shell.',
    see: 'ulimit -n',
  },
  'too many level of symbolic link|eloop': {
    says: 'Symbolic links point to each other in a circle. `ls -l` shows where they point.',
    see: 'ls -l',
  },
  'file name too long|enametoolong': 'A name may have 255 bytes on most file systems.',
  'cross-device link|invalid cross-device link|exdev':
    'A hard link or rename cannot cross from one disk to another; copy the file instead.',
  'input/output error|eio':
    'The disk or another device could not be read or written; it may be failing. Make a backup; on Linux `sudo dmesg` has details.',
  'stale file handle|estale':
    'A file on a network drive is gone on the server. Leave the folder and enter it again, or mount the drive again.',
  'broken pipe|epipe|sigpipe':
    'The program that read the output ended first, as `head` does after its lines. Mostly harmless.',
  '(segmentation fault|segfault|sigsegv)|segmentation fault core dumped':
    'The program touched memory that is not its own and was ended (exit status 139): a bug in the program or a library.',
  'bus error|sigbus':
    'The program reached memory in a way the machine does not allow, often because a file it had mapped became shorter: a bug or a failing disk.',
  killed: 'Something sent SIGKILL to the program, often the system because memory ran out (exit status 137).',
  terminated: 'Something sent SIGTERM to the program, which asks it to end (exit status 143).',
  'aborted|abort|sigabrt':
    'The program ended itself because it found an error it could not go on with (exit status 134).',
  'bad interpreter':
    'The program in the first line of the script (`#!…`) is not there. With `^M` in the message the file has Windows line endings.',
  '(exec format error|cannot execute binary file|enoexec)':
    'The file is no program for this machine: for another processor or system, or a script without `#!` in its first line. `file FILE` tells.',
  'syntax error near unexpected token':
    'The shell could not read the line at that sign: often a quote, bracket or `then`/`do` is missing before it. A `(` in a file name needs quotes.',
  '(unexpected end of file|unexpected eof)|unexpected eof while looking for matching':
    'A quote, bracket, or `if`/`do` was opened and never closed.',
  '(unbound variable|parameter not set)':
    'A script with `set -u` used a variable that has no value. `${NAME:-}` is empty instead of an error.',
  'ambiguous redirect':
    'The file name after `>` is empty or has several words, mostly a variable without quotes: write `> "$file"`.',
  '(invalid|illegal|unrecognized|unknown) option':
    'The command has no such option; `man COMMAND` or `COMMAND --help` lists those it has. The options of macOS and Linux differ.',
  'missing operand|missing file operand': 'The command needs a file or another word that was not given.',
  'no matches found|no match found':
    'zsh found no file for a pattern and did not run the command. Quote the word if `*`, `?` or `[` in it is not a pattern.',
  '(event not found)': 'In double quotes `!` refers to an earlier command. Use single quotes.',
  '(connection refused|econnrefused)':
    'The machine answered, but nothing listens on that port: the server is not running, or on another port. `ss -ltn` (macOS: `lsof -i -P`) lists what listens here.',
  '(connection reset [by peer]|econnreset)':
    'The other side broke the connection off: a restart, a timeout, a firewall, or a wrong protocol.',
  '(connection timed out|connection timeout|etimedout|operation timed out)':
    'No answer came: the address is wrong, the machine is off, or a firewall drops the packets.',
  '(address already in use|eaddrinuse|port already in use|port in use)':
    'Another program listens on that port. `lsof -i :PORT` shows which; end it or choose another port.',
  '(could not resolve host|name or service not known|enotfound|unknown host|temporary failure in name resolution|nodename nor servname provided)':
    'No address was found for that name: a typing error, no network, or DNS does not answer. `ping 1.1.1.1` tells whether the network works.',
  '(network is unreachable|enetunreach)':
    'There is no way to that network: no connection, or no IPv6. `ip route` shows the ways on Linux.',
  '(no route to host|ehostunreach)':
    'The machine cannot be reached: it is off, in another network, or behind a firewall.',
  'host key verification failed|remote host identification has changed':
    'The key of the SSH server differs from the one you know. If the server was set up again: `ssh-keygen -R SERVER` forgets the old key. If not, do not connect.',
  'permission denied (publickey)|permission denied publickey':
    'The SSH server accepts none of your keys. `ssh -v` shows which were tried; `ssh-copy-id USER@SERVER` adds yours, and for GitHub you paste the `.pub` file in its settings.',
  'too many authentication failures':
    'ssh tried too many keys. Name the right one: `ssh -o IdentitiesOnly=yes -i ~/.ssh/id_ed25519 SERVER`.',
  'unprotected private key file|permission are too open':
    'Others may read your private key, so ssh refuses it: `chmod 600 ~/.ssh/id_ed25519`.',
  '(certificate has expired|certificate expired|unable to get local issuer certificate|self signed certificate|self-signed certificate|certificate verify failed)':
    {
      says: 'The certificate of the server cannot be trusted: it ran out, is for another name, signed by nobody known here, or your clock is wrong (`date`).',
      see: 'date',
    },
  'not git (repo|repository)|fatal: not git repository': {
    says: 'There is no `.git` in this folder or above it. Go into the project, or make one with `git init`.',
    see: 'ls -a',
  },
  '(failed to push some refs|push rejected|non-fast-forward|updates were rejected)': {
    says: 'The remote has commits that you lack. `git pull` first, then push again.',
    see: 'git status',
  },
  'nothing to commit|nothing to commit working tree clean|working tree clean': {
    says: 'There are no changes since the last commit, or none are staged (`git add`).',
    see: 'git status',
  },
  '(no upstream branch|has no upstream branch)|current branch has no upstream branch': {
    says: 'The branch does not know where to push: `git push -u origin BRANCH` sets it.',
    see: 'git branch -vv',
  },
  '(refusing to merge unrelated histories|unrelated histories)':
    'The two branches have no commit in common. If that is right: `git merge --allow-unrelated-histories BRANCH`.',
  'pathspec did not match': {
    says: 'git knows no file or branch of that name. `git branch -a` lists the branches, `git status` the files.',
    see: 'git branch -a',
  },
  '(index.lock|unable to create index.lock|another git process seems to be running)':
    'Another git command is running in this repository, or one was interrupted. If none runs, delete `.git/index.lock`.',
  '(modulenotfounderror|no module named|importerror)':
    'Python cannot find that package: install it (`python3 -m pip install NAME`) in the environment that runs the program.',
  '(cannot find module|module not found|module_not_found|err_module_not_found)':
    'Node cannot find that package or file: run `npm install`, or check the path.',
  '(externally-managed-environment|externally managed environment)':
    'The Python of this system belongs to its package manager. Make a virtual environment: `python3 -m venv .venv`, and install there; or use `pipx` for programs.',
  '(could not get lock|dpkg lock|/var/lib/dpkg/lock|unable to acquire dpkg frontend lock)':
    'Another program is installing packages. Wait for it to end.',
  '(unable to locate package|package not found)':
    'apt knows no package of that name. `sudo apt update` fetches the lists; `apt search WORD` searches them.',
  '(user is not in sudoers file|not in sudoers file)':
    'You may not use `sudo` here. An administrator can add you: `sudo usermod -aG sudo NAME` (Fedora, macOS: group `wheel`, `admin`).',
  '(cannot connect to docker daemon|docker daemon is not running)':
    'Docker does not run, or you may not use it: `sudo systemctl start docker`; on Linux, members of the group `docker` may.',
  '(javascript heap out of memory|heap out of memory)':
    'Node used more memory than it may. `NODE_OPTIONS=--max-old-space-size=4096` allows 4 GB.',
  '(stack overflow|maximum call stack size exceeded|recursionerror)':
    'A function called itself too often, mostly because its end is never reached.',
  '(null pointer|nullpointerexception|null pointer exception|undefined is not function|cannot read property of undefined)':
    'The program used a value that is not there. The lines below the message say where.',
};
