// Processes, memory, services and the system.

import type { Glossary } from '../topic.ts';

export const PROCESS_TERMS: Glossary = {
  process: {
    says: 'A process is a program that runs. Each has a number (PID), an owner and a parent. `ps aux` lists them, `top` watches them.',
    see: 'ps',
  },
  'pid|process id|process identifier': {
    says: 'The PID is the number of a process; `kill PID` ends it. `pgrep NAME` finds it.',
    see: 'pgrep -l sh',
  },
  'ppid|parent process': {
    says: 'The PPID is the PID of the process that started this one.',
    see: 'ps -o pid,ppid,comm',
  },
  'daemon|background service':
    'A daemon is a program that runs in the background and serves others, such as `sshd` or `cron`. Its name often ends in d.',
  service:
    'A service is a program that the system starts and watches. On Linux with systemd: `systemctl status NAME`, `start`, `stop`, `restart`; `enable` starts it at boot.',
  systemd:
    'systemd starts the services of most Linux systems and keeps their logs. `systemctl` controls it, `journalctl` shows the logs.',
  systemctl:
    '`systemctl` controls services: `systemctl status nginx`, `sudo systemctl restart nginx`, `sudo systemctl enable nginx` (start at boot).',
  'zombie|zombie process|defunct process|defunct':
    'A zombie is a process that has ended but whose parent has not asked for its exit status yet. It uses no memory and goes away with its parent.',
  'orphan process|orphan': 'An orphan is a process whose parent has ended; process 1 takes it over.',
  thread: 'A thread is one line of work within a process; threads of a process share its memory.',
  'kernel|linux kernel': {
    says: 'The kernel is the core of the system: it runs processes and talks to the hardware. `uname -r` prints its version.',
    see: 'uname -r',
  },
  'load average|load': {
    says: 'The load average is how many processes run or wait for the CPU (or, on Linux, a disk), over the last 1, 5 and 15 minutes. Above the number of cores, processes wait.',
    see: 'uptime',
  },
  'signal|unix signal': {
    says: 'A signal is a short message to a process: SIGTERM (15) asks it to end, SIGKILL (9) ends it at once, SIGINT (2) is Ctrl-C. `kill -l` lists them.',
    see: 'kill -l',
  },
  'kill -9|kill -kill|kill -sigkill':
    '`kill -9 PID` sends SIGKILL: the process ends at once and cannot save anything. Try `kill PID` first.',
  'kill -15|kill -term':
    '`kill -15 PID` sends SIGTERM, as `kill PID` does: the process is asked to end and may save its work.',
  'kill -hup|kill -1':
    '`kill -HUP PID` sends SIGHUP (1): many services then read their settings again; other programs end.',
  'kill -0':
    '`kill -0 PID` sends nothing; it only tells by its exit status whether the process exists and you may signal it.',
  'nice [value]|niceness|renice':
    'The nice value says how modest a process is: 19 yields to all others, -20 goes first. `nice -n 10 command` starts one, `renice` changes one.',
  'oom|oom killer|out of memory killer':
    'When memory runs out, Linux ends a process that uses much of it (exit status 137). `dmesg` tells which.',
  'cpu|processor':
    'The CPU is the part of the computer that computes; its cores work side by side. `nproc` prints how many there are on Linux.',
  'ram|memory':
    'Memory (RAM) holds what programs work with; it is fast and empty after a restart. `free -h` shows it on Linux.',
  '(cached|buffer|available) memory|buff/cache|available in free':
    'Linux keeps files it has read in memory that is free anyway (cache). `available` in `free -h` is what programs can still get.',
  uptime: { says: 'Uptime is how long the machine has run since its start.', see: 'uptime' },
  'boot|booting': 'Booting is the start of the computer: firmware, boot loader, kernel, services, login.',
  'grub|boot loader|bootloader': 'The boot loader starts the kernel; GRUB is the usual one on Linux.',
  'operating system|os': {
    says: 'The operating system runs programs and controls the hardware: Linux, macOS, Windows. `uname -a` names yours.',
    see: 'uname -a',
  },
  linux:
    'Linux is a free operating system; strictly its kernel. With the tools around it it comes as a distribution: Debian, Ubuntu, Fedora, Arch.',
  unix: 'Unix is the family of systems that Linux and macOS belong to: files in one tree, small commands joined by pipes.',
  '[linux] (distribution|distro)':
    'A distribution is Linux with a choice of programs and a package manager: Debian, Ubuntu, Fedora, Arch.',
  'package manager':
    'A package manager installs programs and keeps them up to date: apt (Debian, Ubuntu), dnf (Fedora), pacman (Arch), brew (macOS); npm and pip for libraries.',
  package: 'A package is a program or library in the form that a package manager installs.',
  'apt|apt-get':
    'apt installs programs on Debian and Ubuntu: `sudo apt update` fetches the lists, `sudo apt install NAME` installs, `apt search WORD` searches.',
  'apt update|sudo apt update|apt-get update':
    '`sudo apt update` fetches the current lists of packages; it installs nothing. `sudo apt upgrade` then installs newer versions.',
  '(brew|homebrew)': 'Homebrew installs programs on macOS and Linux: `brew install NAME`.',
  'repository of package|apt repository|ppa':
    'A package repository is a server from which the package manager gets programs.',
  tmux: 'tmux keeps shells running when the terminal closes, and splits a window. `tmux` starts it, Ctrl-b d leaves it, `tmux attach` comes back.',
  'screen command|gnu screen':
    '`screen` keeps a shell running when the terminal closes: Ctrl-a d leaves it, `screen -r` comes back.',
  nohup:
    '`nohup command &` keeps a command running after the terminal closes; its output goes to `nohup.out`.',
  'vm|virtual machine': 'A virtual machine is a computer within a computer, with its own operating system.',
  'container|docker container':
    'A container runs a program with its own files and settings, apart from the rest, on the same kernel. `docker ps` lists those that run.',
  docker:
    'Docker runs programs in containers: `docker run IMAGE` starts one, `docker ps` lists them, `docker logs NAME` shows output, `docker stop NAME` ends one.',
  'docker image|container image':
    'An image is the template of a container: files and settings, built from a Dockerfile. `docker images` lists yours.',
  dockerfile:
    'A Dockerfile says how an image is built: `FROM` the base, `COPY` files, `RUN` commands, `CMD` what starts. `docker build -t NAME .` builds it.',
  'docker compose|docker-compose|compose file':
    'Docker Compose starts several containers that belong together, as `compose.yaml` says: `docker compose up -d`, `docker compose down`.',
  'docker volume': 'A volume keeps data of a container when the container is deleted.',
  'kubernetes|k8s':
    'Kubernetes runs containers on many machines and replaces those that fail. `kubectl` controls it.',
  '(epoch|unix timestamp|unix time|epoch time|timestamp)': {
    says: 'A Unix timestamp counts the seconds since 1 January 1970, 00:00 UTC. `date +%s` prints it.',
    see: 'date +%s',
  },
  'utc|gmt': {
    says: 'UTC is the time of the world from which time zones count: Berlin is UTC+1, in summer UTC+2.',
    see: 'date -u',
  },
  '(time zone|timezone)': {
    says: 'A time zone says how far local time is from UTC. `date +%Z` prints yours.',
    see: 'date +%Z',
  },
  locale: { says: 'The locale says which language, characters and formats programs use.', see: 'locale' },
  cache:
    'A cache keeps results or copies so that they need not be fetched or computed again. It can be deleted; it fills again.',
  'virtual environment|venv|virtualenv|python environment':
    'A virtual environment keeps the Python packages of one project apart: `python3 -m venv .venv` makes one, `source .venv/bin/activate` (fish: `activate.fish`) enters it, `deactivate` leaves it.',
  pip: 'pip installs Python packages: `python3 -m pip install NAME`, best within a virtual environment.',
  npm: 'npm installs JavaScript packages: `npm install` what package.json lists, `npm run NAME` one of its scripts.',
  npx: '`npx NAME` runs the program of an npm package, and downloads it if it is not there.',
  node_modules:
    '`node_modules` holds the packages that `npm install` fetched. It can be deleted and made again; keep it out of git.',
  'package.json':
    '`package.json` describes a JavaScript project: name, version, scripts and the packages it needs.',
  '(package-lock.json|lock file|lockfile|yarn.lock)':
    'A lock file records the exact version of every package, so that all machines get the same. Commit it.',
  'requirements.txt':
    '`requirements.txt` lists the Python packages of a project: `python3 -m pip install -r requirements.txt`.',
  'dependency|dependencies': 'A dependency is a package that a program needs to work.',
  '(semver|semantic versioning|semantic version)':
    'In a version such as 2.4.1 the first number changes when something breaks, the second for new features, the third for fixes.',
  'makefile|make':
    '`make` runs the commands that a Makefile gives for a target: `make`, `make test`. `make -n` only shows them.',
  'compiler|compile|compiling':
    'A compiler turns source code into a program that the machine runs: gcc, rustc, go build.',
  'ci|ci/cd|continuous integration':
    'Continuous integration builds and tests a project on a server after each push.',
  'linter|lint': 'A linter reads code and reports likely mistakes without running it.',
  'open source':
    'Open source software may be read, changed and shared by everyone, under the terms of its licence.',
  'vim|vi':
    'vim is an editor in the terminal. `i` begins typing, Esc ends it, `:w` saves, `:q` quits, `:q!` quits without saving.',
  nano: 'nano is a simple editor in the terminal. Ctrl-O saves, Ctrl-X quits, Ctrl-W searches.',
  base64:
    'base64 writes any bytes as letters, digits, `+` and `/`. It hides nothing: `base64 -d` turns it back.',
  encryption:
    'Encryption makes data unreadable without a key or password. `gpg -c {file}` asks for a password and writes `{file}.gpg`.',
  'hash|hash function':
    'A hash is a short number computed from data; the same data gives the same hash, and one cannot go back. SHA-256 is usual. As a sign, `#` begins a comment.',
};
