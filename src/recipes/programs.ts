// Programs, their other names, and the package that provides each, by installer.

import type { PackageQuery, RecipeWorld } from './slots/recipe.ts';

const INSTALLERS = ['apt', 'dnf', 'pacman', 'zypper', 'apk', 'brew'] as const;

/** One row a program: its package for each installer in the order above; `=` its own name, `-` none. */
const ROWS = `
ag silversearcher-ag the_silver_searcher the_silver_searcher the_silver_searcher the_silver_searcher the_silver_searcher
column bsdextrautils util-linux util-linux util-linux util-linux-misc util-linux
convert imagemagick ImageMagick imagemagick ImageMagick imagemagick imagemagick
crontab cron cronie cronie cronie cronie -
dig dnsutils bind-utils bind bind-utils bind-tools bind
docker docker.io moby-engine = = = =
fd fd-find fd-find = = = =
file = = = = = =
find findutils findutils findutils findutils findutils findutils
free procps procps-ng procps-ng procps procps -
g git git git git git git
git = = = = = =
go golang-go golang = = = =
host bind9-host bind-utils bind bind-utils bind-tools bind
ifconfig net-tools net-tools net-tools net-tools net-tools -
ip iproute2 iproute iproute2 iproute2 iproute2 iproute2mac
java default-jre java-latest-openjdk jre-openjdk java-21-openjdk openjdk21-jre openjdk
javac default-jdk java-latest-openjdk-devel jdk-openjdk java-21-openjdk-devel openjdk21 openjdk
killall psmisc psmisc psmisc psmisc psmisc -
lspci pciutils pciutils pciutils pciutils pciutils pciutils
lsusb usbutils usbutils usbutils usbutils usbutils lsusb
mkfs e2fsprogs e2fsprogs e2fsprogs e2fsprogs e2fsprogs e2fsprogs
netstat net-tools net-tools net-tools net-tools net-tools -
node nodejs nodejs nodejs nodejs nodejs node
nslookup dnsutils bind-utils bind bind-utils bind-tools bind
nvim neovim neovim neovim neovim neovim neovim
pdftotext poppler-utils poppler-utils poppler poppler-tools poppler-utils poppler
pgrep procps procps-ng procps-ng procps procps proctools
ping iputils-ping iputils iputils iputils iputils -
pip python3-pip python3-pip python-pip python3-pip py3-pip python
pip3 python3-pip python3-pip python-pip python3-pip py3-pip python
pkill procps procps-ng procps-ng procps procps proctools
ps procps procps-ng procps-ng procps procps -
pstree psmisc psmisc psmisc psmisc psmisc pstree
python python3 python3 = python3 python3 =
redis-cli redis-tools redis redis redis redis redis
rg ripgrep ripgrep ripgrep ripgrep ripgrep ripgrep
ss iproute2 iproute iproute2 iproute2 iproute2 -
telnet = = inetutils = busybox-extras =
traceroute = = = = = -
unzip = = = = = =
uptime procps procps-ng procps-ng procps procps -
xdg-open xdg-utils xdg-utils xdg-utils xdg-utils xdg-utils -
zip = = = = = =
`;

/** Programs whose package has the same name everywhere; other packages are not guessed. */
const OWN_NAME = new Set(
  'bat btop cmake curl exa ffmpeg fzf gcc gdb go gzip htop hub jq lsof make mosh mtr nano ncdu nmap node npm pandoc parallel rsync ruby rustc screen shellcheck socat sqlite3 sshfs strace stow tar tig tldr tmux tree vim watch wget whois xclip yq zsh fish nginx psql mysql php perl lynx imagemagick'.split(
    ' ',
  ),
);

/** Names that differ between distributions. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  node: ['nodejs'],
  fd: ['fdfind'],
  bat: ['batcat'],
  vi: ['vim', 'nvim'],
  docker: ['podman'],
};

type Programs = Pick<RecipeWorld, 'programs' | 'hasProgram'>;

export function hasProgram(name: string, { programs, hasProgram: has }: Programs): boolean {
  return has?.(name) ?? programs().includes(name);
}

/** Another name under which a missing program is installed: `python3` for `python`. */
export function otherName(program: string, world: Programs): string | undefined {
  if (hasProgram(program, world)) return undefined;
  const versions = world
    .programs()
    .filter((name) => name.startsWith(program) && /^-?\d+(\.\d+)*$/.test(name.slice(program.length)));
  const [shortest] = versions.toSorted((a, b) => a.length - b.length || b.localeCompare(a));
  return shortest ?? OTHER_NAMES[program]?.find((name) => hasProgram(name, world));
}

/** Programs without `--version`. */
const VERSION_OPTIONS: Readonly<Record<string, string>> = {
  dig: '-v',
  ffmpeg: '-version',
  ffprobe: '-version',
  go: 'version',
  hugo: 'version',
  kubectl: 'version --client',
  lsof: '-v',
  nginx: '-v',
  openssl: 'version',
  ssh: '-V',
  sshd: '-V',
  tmux: '-V',
  unzip: '-v',
  zip: '-v',
};

export function versionOption(program: string): string {
  return VERSION_OPTIONS[program] ?? '--version';
}

/** What the managers in the order above are asked; empty where one has no such question. */
const QUERIES = `
packageList: dpkg-query -W | rpm -qa | pacman -Q | rpm -qa | apk info | brew list
packageOwner: dpkg -S | rpm -qf | pacman -Qo | rpm -qf | |
packageFiles: dpkg -L | rpm -ql | pacman -Ql | rpm -ql | apk info -L | brew list
packageHas: dpkg-query -W | rpm -q | pacman -Q | rpm -q | apk info -e | brew list --versions
packageNewer: apt list --upgradable | dnf list --upgrades | pacman -Qu | zypper list-updates | apk list --upgradable | brew outdated
packageUpgrade: sudo apt update && sudo apt upgrade | sudo dnf upgrade | sudo pacman -Syu | sudo zypper update | sudo apk update && sudo apk upgrade | brew upgrade
`;

/** `installer`: a command such as `sudo apt install`. Undefined if that manager has no such question. */
export function packageQuery(query: PackageQuery, installer: string | undefined): string | undefined {
  const at = INSTALLERS.findIndex((name) => installer?.split(' ').includes(name));
  const row = QUERIES.split('\n').find((line) => line.startsWith(`${query}: `)) ?? '';
  const found =
    row
      .slice(query.length + 1)
      .split('|')
      [at]?.trim() ?? '';
  if (found === '') return undefined;
  return installer?.startsWith('sudo ') === true ? found : found.replaceAll('sudo ', '');
}

/** Whether there is a package manager, and it answers that. */
export function hasInstaller(needs: true | PackageQuery | undefined, installer: string | undefined): boolean {
  if (needs === undefined) return true;
  return needs === true ? installer !== undefined : packageQuery(needs, installer) !== undefined;
}

/** `installer`: a command such as `sudo apt install`. Undefined if no package is known. */
export function packageOf(program: string, installer: string): string | undefined {
  const at = INSTALLERS.findIndex((name) => installer.split(' ').includes(name));
  const row = ROWS.split('\n').find((line) => line.startsWith(`${program} `));
  const named = row?.split(' ')[at + 1];
  if (row !== undefined) return at === -1 || named === '-' ? undefined : named === '=' ? program : named;
  return OWN_NAME.has(program) ? program : undefined;
}
