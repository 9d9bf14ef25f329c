// Files, folders, permissions and disks.

import type { Glossary } from '../topic.ts';

export const FILE_TERMS: Glossary = {
  'symlink|symbolic link|soft link|sym link':
    'A symlink is a small file that points to another path; opening it opens that one. `ln -s TARGET NAME` makes one, `ls -l` shows where it points. If the target is deleted, the link is broken.',
  'hard link|hardlink':
    'A hard link is another name for the same file: the content is there until its last name is deleted. `ln FILE NAME` makes one. It works for files of one disk, not for folders.',
  'broken (link|symlink|symbolic link)|dangling (link|symlink)':
    'A broken link points to a path that does not exist (any more). `find . -xtype l` lists them on Linux.',
  link: 'A symbolic link (`ln -s`) points to the path of another file; a hard link (`ln`) is a second name for the same file.',
  'inode|i-node': {
    says: 'An inode is where the file system keeps all about a file but its name: owner, permissions, times, size, where the data is. `ls -i` shows its number.',
    see: 'ls -i',
  },
  'file descriptor':
    'A file descriptor is the number of an open file in a process: 0 is stdin, 1 stdout, 2 stderr.',
  '(file|unix|linux) permission|permission|file mode|permission (bit|string)': {
    says: 'Permissions say who may read (r), write (w) and run (x) a file: first the owner, then the group, then everyone else. `rwxr-xr-x` is 755. In a folder, x means to enter it. `chmod` changes them.',
    see: 'ls -l',
  },
  'octal (permission|mode|notation)|(number|permission number|octal number) in chmod':
    'Each digit of `chmod 755` is a sum: 4 read, 2 write, 1 run; the first for the owner, the second for the group, the third for everyone else. 7 is all, 5 is read and run, 6 is read and write.',
  '(chmod +x|+x|chmod a+x|chmod u+x|executable bit|execute permission|execute bit|x permission)|executable [file]':
    'A file with the x permission can be run as a program: `chmod +x {script}` sets it, `./{script}` runs it.',
  'owner|file owner|ownership': {
    says: 'Every file belongs to a user and a group; `ls -l` shows both. Only the owner and root may change its permissions; `sudo chown USER FILE` changes the owner.',
    see: 'ls -l',
  },
  'group|user group': {
    says: 'A group is a set of users that share permissions. `groups` lists yours.',
    see: 'groups',
  },
  'root|root user|superuser|super user':
    'root is the user who may do everything. `sudo command` runs one command as root. `/root` is its home folder, `/` the root folder of all files.',
  sudo: '`sudo command` runs the command as root, after asking for your own password. Use it only for what you understand: root may change and delete everything.',
  'sudoers [file]|sudoer':
    '`/etc/sudoers` says who may use `sudo`. Edit it only by `sudo visudo`, which checks it.',
  umask: {
    says: 'umask says which permissions new files do not get: with 022, others may read but not write.',
    see: 'umask',
  },
  'sticky bit': {
    says: 'In a folder with the sticky bit (`t` at the end of its permissions, as in /tmp) only the owner of a file may delete it.',
    see: 'ls -ld /tmp',
  },
  'setuid [bit]|suid [bit]':
    'A program with setuid (`s` in place of the first x) runs with the rights of its owner, often root: `passwd` is one.',
  'acl|access control list':
    'An ACL gives single users or groups rights besides owner, group and others. `getfacl FILE` shows it; `ls -l` marks it with `+`.',
  '(output|column|field) of ls (-l|-la|-al|-lh|-lah)|ls (-l|-la|-al) (output|column|field|line)|(first|each) column of ls (-l|-la)':
    'From left to right: kind and permissions (`d` folder, `-` file, `l` link), number of hard links, owner, group, size in bytes, when it was last changed, name.\n`drwxr-xr-x 2 ann staff 4096 May 1 10:00 docs` is a folder that ann may change and everyone may enter.',
  'total in ls [-l|-la]|total (line|number) in ls (-l|-la)':
    '`total` is the disk space that the listed files take, in blocks (1 KB each with GNU ls).',
  '(hidden|dot) (file|folder)|dotfile|dot-file': {
    says: 'A file is hidden if its name begins with a dot, such as `.bashrc`. `ls -a` shows them.',
    see: 'ls -a',
  },
  'home (folder|directory)': {
    says: 'Your home folder holds your files and settings; `~` is short for it and `cd` alone goes there.',
    see: 'echo ~',
  },
  '(current|working|current working|present working) (folder|directory)|cwd': {
    says: 'The current folder is where you are: names without a `/` in front are looked for there. `pwd` prints it, `cd` changes it.',
    see: 'pwd',
  },
  'absolute path|full path':
    'An absolute path begins with `/` and means the same from everywhere: `/etc/hosts`.',
  'relative path': 'A relative path starts from the current folder: `docs/a.txt`, `../b.txt`.',
  'file path|path of file|path name|pathname':
    'A path says where a file is: folders with `/` between them, then its name. With `/` in front it is absolute, else it starts from the current folder.',
  'file extension|extension': {
    says: 'The extension is what follows the last dot of a name. Programs may go by it; the system does not. `file {file}` looks at the content.',
    see: 'file {file}',
  },
  '/etc [folder]|etc folder': {
    says: '`/etc` holds the settings of the system and its services.',
    see: 'ls /etc',
  },
  '/etc/passwd':
    '`/etc/passwd` lists the users of the machine: name, number, home folder and shell. Passwords are not in it.',
  '/etc/shadow': '`/etc/shadow` holds the hashes of passwords; only root may read it.',
  '/etc/hosts|hosts file': {
    says: '`/etc/hosts` gives names to addresses, before DNS is asked: `127.0.0.1 localhost`.',
    see: 'cat /etc/hosts',
  },
  '/etc/fstab|fstab': '`/etc/fstab` lists the disks that are mounted at start.',
  '/usr|/usr/bin|/bin|/usr/local|/usr/local/bin|/sbin':
    '`/usr/bin` and `/bin` hold the programs of the system, `/sbin` those for its administration, `/usr/local/bin` what you installed beside the package manager.',
  '/var|/var/log': {
    says: '`/var` holds what programs change while they run: logs in `/var/log`, caches, mail, databases.',
    see: 'ls /var/log',
  },
  '/tmp|(tmp|temp|temporary) (folder|directory)':
    '`/tmp` is for files of the moment; it is emptied at a restart on many systems.',
  '/proc|/sys': {
    says: '`/proc` and `/sys` are no files on a disk: the kernel shows there what it knows about processes and hardware.',
    see: 'cat /proc/loadavg',
  },
  '/dev': '`/dev` holds devices as files: disks such as `/dev/sda`, terminals, `/dev/null`.',
  '/opt': '`/opt` holds programs that bring all their files in one folder of their own.',
  '/home': '`/home` holds the home folders of the users, `/home/ann` for ann.',
  '/mnt|/media': '`/mnt` and `/media` are where other disks and USB sticks are mounted.',
  'mount|mount point|mounting': {
    says: 'To mount a disk is to make its files appear in a folder, the mount point. `findmnt` lists what is mounted on Linux, `mount` everywhere.',
    see: 'mount',
  },
  partition: 'A partition is a part of a disk with a file system of its own. `lsblk` lists them on Linux.',
  'file system|filesystem': {
    says: 'A file system is how files are kept on a disk: ext4 or btrfs on Linux, APFS on macOS, NTFS on Windows. `df -h` shows yours with their free space.',
    see: 'df -h',
  },
  'swap|swap (space|file|memory|partition)': {
    says: 'Swap is disk space that the system uses when memory is full. It is much slower than memory.',
    see: { bsd: 'sysctl vm.swapusage', other: 'free -h' },
  },
  'tarball|tar (file|archive)|(tgz|.tgz|.tar.gz|tar.gz) [file]':
    'A tarball is many files packed into one by `tar`, often compressed: `tar -czf a.tar.gz {folder}` packs, `tar -tzf` lists, `tar -xzf` unpacks.',
  '(gz|.gz|gzip) file':
    'A .gz file is one compressed file: `gunzip a.gz` unpacks it, `zcat a.gz` shows it. A .tar.gz holds many: `tar -xzf`.',
  archive: 'An archive is one file that holds many others: .zip, .tar, .tar.gz.',
  'checksum|hash sum|md5|sha256|sha-256|sha1|md5sum|sha256sum': {
    says: 'A checksum is a short number computed from all bytes of a file; if it is as published, the file is complete. Use SHA-256: MD5 and SHA-1 can be forged.',
    see: { bsd: 'shasum -a 256 {file}', other: 'sha256sum {file}' },
  },
  'utf-8|utf8|unicode':
    'Unicode gives every character of all languages a number; UTF-8 writes these numbers as one to four bytes. Nearly all text is UTF-8 today.',
  ascii:
    'ASCII is the oldest set of characters in use: 128 numbers for English letters, digits and signs. UTF-8 contains it.',
  'encoding|character encoding|charset': {
    says: 'The encoding says which bytes stand for which characters; UTF-8 is usual. `file {file}` guesses that of a file.',
    see: 'file {file}',
  },
  '(crlf|cr lf|line ending|windows line ending|\\r\\n|^m)|newline|line feed':
    'Lines end with LF (`\\n`) on Linux and macOS, with CR LF (`\\r\\n`) on Windows. Scripts with CR LF fail with `bad interpreter: ^M`; `sed -i "s/\\r$//" FILE` removes the CR (GNU sed).',
  'binary file|binary':
    'A binary file holds data that is no text, such as a program or an image. As a word for a program: a binary is the compiled file that runs.',
  metadata: {
    says: 'Metadata is what is known about a file besides its content: name, size, times, owner, permissions.',
    see: 'stat {file}',
  },
  'mtime|ctime|atime|modification time': {
    says: 'mtime is when the content was last changed, ctime when content or permissions were, atime when it was last read.',
    see: 'stat {file}',
  },
  'fifo|named pipe':
    'A named pipe is a file through which one process passes data to another. `mkfifo NAME` makes one.',
  'unix socket|socket file|socket':
    'A socket is an end of a connection between two processes: over the network by address and port, or on one machine by a file (Unix socket).',
  'core dump|core file':
    'A core dump is the memory of a program that crashed, written to a file for debugging.',
  'log|log file|logfile':
    'A log is a file in which a program notes what happens; those of the system are in `/var/log`. `tail -f FILE` follows one, `journalctl` shows those of systemd.',
  '(config|configuration|conf) file':
    'A configuration file holds the settings of a program: for the system in `/etc`, yours in `~/.config` or in files of your home folder that begin with a dot.',
  'readme|readme file|readme.md':
    'README is the file of a project to read first: what it is, how to install and use it.',
  'csv|csv file':
    'CSV is a table as text: a line for each row, values with commas between them, names of the columns in the first line.',
  'json|json file':
    'JSON is a text format for data: `{"name": "Ann", "age": 30, "tags": ["a", "b"]}`. `jq .` formats it.',
  'yaml|yml|yaml file':
    'YAML is a text format for settings: `name: value`, lists with `-`, what belongs together indented by spaces (never tabs).',
  'toml|toml file':
    'TOML is a text format for settings: `name = "value"`, under headings such as `[server]`.',
  'xml|xml file': 'XML is a text format for data with tags, like HTML: `<name>Ann</name>`.',
  'markdown|md file|.md':
    'Markdown is text with simple marks: `# Heading`, `**bold**`, `- list`, `[link](address)`.',
  '.env|env file|.env file|dotenv':
    'A .env file holds settings of a project as `NAME=value`, often passwords and keys. Keep it out of git (`.gitignore`).',
  '(mb|megabyte|gb|gigabyte|kb|kilobyte|tb|terabyte)|byte':
    'A byte is eight bits, about one letter. 1 KB is 1000 bytes (KiB: 1024), then MB, GB, TB, each a thousand times more.',
  'mib|gib|kib|tib':
    '1 KiB is 1024 bytes, 1 MiB 1024 KiB, 1 GiB 1024 MiB. KB, MB and GB count by 1000; many programs write K, M, G and mean 1024.',
};
