// The machine: its disks, hardware, kernel and network, and turning it off.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const COMPUTER = '(computer|machine|system|pc|laptop|server|box)';
const DISK = '(disk|partition|drive|volume|filesystem|file system|mount point)';
const FILE_SYSTEM = '(file system|filesystem)';
const ROOT = '(root|/|root file system|root filesystem|root partition)';
const READABLY = '((in|with)? (human readable|human-readable) (format|form|unit)?)';
const FREE = '(free|left|available|remaining)';
const OFF = '(shutdown|shut down|power off|poweroff)';
const CONTAINING = '(containing|of|that contain|that holds|holding)';
const DF = { human: '-h', inodes: '-i', types: '-T' };

/** `shutdown` counts in minutes. */
function inMinutes(slots: Slots): Slots | undefined {
  const seconds = Number(slots['inSeconds']?.[0]);
  return seconds % 60 === 0 ? { ...slots, minutes: [String(seconds / 60)] } : undefined;
}

const COLUMNS: Readonly<Record<string, string>> = { source: '$1', avail: '$4', pcent: '$5', target: '$6' };

/** Which column of `df -P` it is. */
function withColumn({ diskFact = ['source'], ...slots }: Slots): Slots {
  return { ...slots, diskFact, column: diskFact.map((one) => COLUMNS[one] ?? one) };
}

export const MACHINE: readonly SayingRow[] = sayings`
# Disks
df{options#}
  is: lines
  options: ${{ ...DF, total: '--total' }}
  gnuOnly: total, types
  <ask>? (info|information)? (about)? (every)? (mounted)? ${FILE_SYSTEM} (disk)? (space)? (usage|use)? (info|information)?
  <ask>? disk (space)? (usage|use) (of|for|on) (every|mounted)? ${FILE_SYSTEM}
  ? disk usage of all file systems => df
df{options#} {path/}
  is: lines
  options: ${DF}
  gnuOnly: types
  <ask>? (disk)? (space)? (usage)? (of|for|on)? (file system|filesystem|partition|disk) (containing|holding|that contain|where|that has)? (path to|folder|file)? {path} (disk usage|usage|is on|is located)?
  <ask>? ${FILE_SYSTEM} (disk space usage|disk usage|usage|info|information) (for|of|on) {path}
  ? disk space of the file system containing docs => df docs
df --output={diskFact#} {path/} | tail -n 1
  bsd: df -P {path/} | awk 'NR == 2 { print {column#} }'
  is: favour 1.1
  derive: ${withColumn}
  <ask>? <diskFact> (containing|of|holding|for|on|in)? ${FILE_SYSTEM}? ${CONTAINING}? (path to)? {path} (is on)?
  <ask>? (file system|filesystem|device|partition) (that)? (file|folder)? {path} is (on|in|stored on)
  <ask>? name of ${FILE_SYSTEM} (containing|of|holding) {path}
  ? available space on the file system containing docs => df --output=avail docs | tail -n 1
  ? use percentage of docs => df --output=pcent docs | tail -n 1
  ? mount point of the file system containing docs => df --output=target docs | tail -n 1
  ? device that docs is on => df --output=source docs | tail -n 1
df -h /
  is: lines
  <ask>? (file system|filesystem|disk)? (disk)? (usage|disk usage|space usage|free space|disk space) (of|on|for) ${ROOT} ${READABLY}?
  (report|show)? root (file system|filesystem|partition) (disk)? (usage|space|disk space) (human-readable|in human readable form)?
  (print|show|display|say|report) (file system|filesystem|disk)? (disk)? (space)? (usage|use|space) (and|with)? (grand total)? (${READABLY} (of|for|on) ${ROOT}|(of|for|on)? ${ROOT} ${READABLY}?)
  ? free space on /
df -h
  <ask>? (file system|filesystem|disk) (disk)? (usage|space|space usage) (of all mounted filesystems|for all file systems|in human readable form|human-readable|of all filesystems)?
  <ask>? (free|available) (disk)? space (on all filesystems|${READABLY})?
  <ask>? (disk|file system|filesystem) (space|usage|disk space usage) ${READABLY}
  ? disk usage in human readable form
du -sh -- */ | sort -rh
  <ask>? (sizes|size|disk usage|space usage) of (all)? (top-level|top level|first level|immediate|each|direct)? (folder|subfolder) (in|of|under)? (current folder)? (with|in|and)? (human-readable|human readable)? (format|form)? (and|in|sorted|,)? (descending|largest first|sorted by size|by size|biggest first)? (order)?
  ? size of each folder in the current folder sorted by size
df -h | awk 'NR == 1 || $5 + 0 > {n}'
  fits: ${({ n = [] }) => n.every((one) => /^\d{1,2}$/.test(one))}
  <ask>? (of)? ${DISK} <onMachine>? (that)? (<be>)? (used|full|filled)? (over|above|more than|fuller than|beyond|past) {n} (%|percent|per cent)? (full|used|usage|of capacity)? <onMachine>?
  <ask>? (of)? ${DISK} <onMachine>? (that)? (<be>|with|use|have)? (more than|over) {n} (%|percent|per cent) (of)? (its|their)? (space|capacity|usage|used|use|full)?
  ? show partitions more than 90% full => df -h | awk 'NR == 1 || $5 + 0 > 90'
df -h .
  powershell: (Get-Location).Drive | Select-Object -Property Name, Used, Free
  (how much)? (free|available|remaining)? (disk)? (space|room|storage) (do|is|are|have)? (i|we|there)? (still)? (have|got)? ${FREE}? ${FREE}? (on|in) (this|current) (disk|drive|partition|filesystem|volume|folder)
  (how full|how big) is (this|current) (disk|drive|partition|filesystem|volume)
  <ask>? (disk)? (space|usage|free space) (of|on|for|left on|free on) (this|current) (disk|drive|partition|filesystem|volume|folder)
  ? how much free space do i have left on this disk
df -h {path/}
  fits: ${({ path = [] }) => path.every((one) => /^[/~]/.test(one))}
  (is|are|have|do)? (there|i|we)? (have)? (enough|any|much|some)? (free|disk)? (space|room|storage) (free|left|available)? (on|in|at|under) {path}
  how (much|full) (free|disk)? (space|room|storage)? (is)? (there)? (free|left|available)? (on|in|at|under)? (filesystem|disk|partition)? (of)? {path} (have|free|left|available)? (left|free)?
  <ask>? (free|available|disk)? (space|room|usage) (free|left|available)? (on|at) {path}
  ? how much space is left on /mnt/usb => df -h /mnt/usb
lsblk -o NAME,SIZE,TYPE,FSTYPE,MOUNTPOINTS
  bsd: df -h
  <ask>? (partition|disk|drive|volume) (<be>)? (mounted)? (where|and where|on which folder|mount point) (is it|are they|it is|they are)? (mounted)?
  where (are|is) (my|every)? (partition|disk|drive|volume|filesystem) mounted
  ? where are my disks mounted
df -T {path/}
  bsd:
  (which|what) ${FILE_SYSTEM} type (is|does|has) {path} (have|use|on)?
  <ask>? ${FILE_SYSTEM} type (of|on|for|at) {path}
  ? which filesystem type is /home => df -T /home
mountpoint {path/}
  bsd:
  (check|test|see|tell|determine) (if|whether) {path:target} is mount point
  ? check if docs is a mount point => mountpoint docs

# Memory, processors and other hardware
swapon --show
  bsd: sysctl vm.swapusage
  <ask>? (how (big|large|much) is)? (size of)? (my)? swap (space|file|partition|memory|usage|size)? <onMachine>? (used|use|full|in use|have|there)?
  how much swap (space|memory)? (is|do|does|are)? (there|i|we|it|machine)? (have|used|free|in use|left|available)? <onMachine>?
  ? what is swap
lscpu; free -h; lsblk; lspci
  bsd: system_profiler SPHardwareDataType
  <ask>? hardware (is|do|does|have|has)? (i|there|inside|it)? (have|got)? <onMachine>? (have|has)?
  <ask>? (hardware|machine) (info|information|detail|summary|overview|list|spec|specification|component)
  <ask>? spec <onMachine>?
  ? what hardware do i have

# Kernel and host
uname -{unameLetter#}
  is: lines
  <ask>? (current|running|system)? <unameLetter> ((of|for|on) (current|this)? (machine|system|computer|kernel|host))?
  ? node name of this machine => uname -n
getconf LONG_BIT
  (determine|check|tell|see|find out) (if|whether) (kernel|system|machine|processor|cpu) is (32 bit or 64 bit|{a:n} bit or {b:n} bit|32-bit or 64-bit|64-bit or 32-bit)
  ? check if the system is 32 bit or 64 bit

lsmod | grep -F -e {name}
  bsd:
  (is|check (if|whether)|see (if|whether)) (kernel)? (module|driver) {name:command} (is)? (loaded|active|in use)
  (is|check (if|whether)) {name:command} (kernel)? (module|driver) (is)? (loaded|active|in use)
  ? is the module nfs loaded => lsmod | grep -F -e nfs
ps -p 1 -o comm=
  <ask>? init (system|process) (<be>)? (running|used|in use|here)? <onMachine>?
  (which|what) init (system)? (do|does|is|am)? (i|it|<onMachine>)? (use|run|using|running)?
  ? which init system is running
sudo {machineSetting#} {value}
  bsd:
  is: changes
  # "to berlin": zones are "Europe/Berlin".
  fits: ${({ machineSetting: [setting = ''] = [], value = [] }) =>
    value.every((one) =>
      (/zone/.test(setting) ? /^[A-Z]\w+\/[\w/+-]+$|^UTC$/ : /^[A-Za-z][\w.-]*$/).test(one),
    )}
  (set|change) (my)? (system)? <machineSetting> (to|=|into) {value:word}
  (set|change) (my)? (system)? <machineSetting> (of|for) (this|my)? (machine|computer|system) (to|=|into) {value:word}
  ? set the timezone to Europe/Berlin => sudo timedatectl set-timezone Europe/Berlin
lpstat -p
  <ask>? printer (<be>)? (there|installed|available|known|set up)? (have|got)?
  ? list printers

# What one program of Linux says.
{linuxFact#}
  bsd:
  is: lines
  <linuxFact>
  <ask>? <linuxFact>
  ? show the memory usage in MB => free -m
  ? cpu temperature => sensors
  ? is this a virtual machine => systemd-detect-virt
  ? is the clock synchronized => timedatectl
  ? which wifi networks are there => nmcli device wifi list
  ? which wifi am i on => nmcli connection show --active
  ? show kernel messages => dmesg
  ? show the uuids of my disks => lsblk -f
  ? ip address of this hostname => hostname -I
  ? failed login attempts => lastb -n 10
  ? show the full process tree => ps axjf
  ? list the systemd timers => systemctl --no-pager list-timers
  ? show the boot log => journalctl --no-pager -b

# Network
ip -br link show {name}
  bsd: ifconfig {name}
  powershell: Get-NetAdapter -Name {name}
  fits: ${({ name = [] }) =>
    name.every((one) => /^(eth|en|wl|lo|tun|tap|br|veth|docker|ens|enp|eno|wlan|wlp)\w*$/.test(one))}
  (is|check (if|whether)|see (if|whether)) (interface|network interface|network card)? {name:word} (interface)? (is)? (up|down|connected|up or down|link up)
  <ask>? (state|status|info|detail|setting) (of|for) (interface|network interface) {name:word}
  ? is eth0 up => ip -br link show eth0

# Off and on
sudo reboot
  powershell: Restart-Computer
  is: changes
  reboot (${COMPUTER}|now)? (now)?
  restart ${COMPUTER} (now)?
  (turn) ${COMPUTER} off and on again
  ? how do I reboot the computer
sudo shutdown -h now
  powershell: Stop-Computer
  is: changes
  (${OFF}|turn off|switch off) ${COMPUTER} (now)?
  ${OFF} (now)?
  ? shut down the computer
sudo shutdown -h +{minutes#}
  is: changes
  derive: ${inMinutes}
  (${OFF}|turn off|switch off) ${COMPUTER}? in {in:span}
  ? shut down the computer in 10 minutes => sudo shutdown -h +10
`;
