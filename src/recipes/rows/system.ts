// The machine: disks, memory, versions, time, services.

import { counting, saying } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

/**
 * Days from two times in seconds, midnight and now; a day that has begun counts. Of a day without a year the second is that
 * of next year, for one that is past.
 */
const DAYS_BETWEEN =
  "awk '{ d = (NF > 2 && $1 < $NF - 86400 ? $2 : $1) - $NF; d /= 86400; print int(d) + (d > int(d)) }'";

export const SYSTEM: readonly Recipe[] = recipes`
disk-space: df -h
  why: Show how full the disks are
  [how much] [disk|storage|hard drive|drive|ssd|free disk|hard disk] (space|storage|capacity|room) [free|left|available|remaining|use|used|usage] [disk|drive|ssd|hard drive|hard disk]
  (disk|disks|drive|hard drive|storage|hard disk) [<much>] (usage|use|full|free|left|capacity|size)
  (free|available|remaining) [disk] space [disk|drive|left]
  [how] (full|big|large) [is] (disk|drive|hard drive|disks|hard disk)
  df
  <much> (disk|hard drive|storage) [space] [free|left|available|used|remaining]
  answer: ${diskAnswer}
  ? how much disk space is left
memory: free -h
  bsd: top -l 1 -s 0 | grep PhysMem
  why: Show how much memory is free
  [how much] [free|available|total|installed|system] (memory|ram|mem) [free|left|available|used|usage|use|total|installed|in use|being used|usage]
  answer: ${(seen) => {
    const row = /^Mem:\s+(\S+)\s+(\S+)\s+\S+\s+\S+\s+\S+\s+(\S+)/.exec(
      seen.lines.find((line) => line.startsWith('Mem:')) ?? '',
    );
    return row === null ? undefined : `${row[3]} of ${row[1]} is available.`;
  }}
  ? how much memory is free
install-package: {installer} {package}
  why: Install {word}
  is: changes, needsInstaller
  install {word}
  install [package|program|tool] {word}
  ? install htop => sudo apt install htop
    world: ${{ installer: 'sudo apt install' }}
  ? install rg => brew install ripgrep
    world: ${{ installer: 'brew install' }}
mounts: lsblk -o NAME,SIZE,TYPE,FSTYPE,MOUNTPOINTS
  bsd: df -h
  why: List disks and where they are mounted
  (mounted|attached|connected) [disk|drive|filesystem|file system|volume|device|partition]
  (disk|drive|partition|mount|mount point|block device|filesystem|usb drive) [<find>] [mounted|attached|connected]
  (disk|drive) and (partition|filesystem|mount point)
  ? list mounted disks
uptime: uptime
  why: Show how long the machine has been up, and its load
  uptime
  how long [has] [been] (running|up|on|started|booted|boot|running for|turned on)
  how long since [last] (reboot|boot|restart)
  (load|load average|system load|server load)
  ? how long has this computer been running
last-boot: uptime -s
  bsd: sysctl -n kern.boottime
  why: Show when the machine was started
  (since when|when) [has] [been] (running|up|on|started|start|booted|boot|running for|turned on)
  when [was] [last] (reboot|boot|rebooted|restarted|booted|started|restart|start|switched on)
  last (reboot|boot) [time]
  boot time
  ? when was this machine started
  ? when did this computer start
  ? when was the last reboot
vmstat: vmstat
  bsd: vm_stat
  why: Show memory, swap and disk activity
  vmstat
  (virtual memory|vm) (statistic|stats|stat)
  (swap|swapping|paging) and (io|i/o|disk|disk io) [activity]
  ? show virtual memory statistics
  ? show swap and io activity
vmstat-every: vmstat {count=1}
  bsd: vm_stat {count=1}
  why: Show memory, swap and disk activity again and again; Ctrl-C ends it
  vmstat every second
  vmstat every {count} (second|seconds)
  (virtual memory|vm) (statistic|stats) every second
  (virtual memory|vm) (statistic|stats) every {count} seconds
  ? vmstat every second => vmstat 1
    bsd: vm_stat 1
  ? vmstat every 5 seconds => vmstat 5
    bsd: vm_stat 5
kernel-modules: lsmod
  bsd: kextstat
  why: List the loaded modules of the kernel
  [loaded] (kernel module|kernel modules|kernel drivers) [loaded]
  ? list kernel modules
pci-devices: lspci
  why: List the PCI devices
  (pci|pcie) [device|card] [connected]
  ? show pci devices
time-zones: timedatectl list-timezones
  bsd: ls /usr/share/zoneinfo
  why: List the time zones that can be set
  [available|known|all|possible] (time =zones|=timezones) [are there|exist]
  ? list time zones
os-version: grep -h '^PRETTY_NAME' /etc/os-release; uname -srm
  bsd: sw_vers; uname -srm
  why: Show the operating system and its version
  [version] [of] (os|operating system|linux|macos|distro|distribution|ubuntu|debian|fedora|linux distribution|linux distro) [version|release|name] [am i] [running|using|installed|on] [version]
  (os|system) version
  answer: ${(seen) =>
    saying('This is _.')(
      { ...seen, lines: seen.lines.flatMap((line) => /^PRETTY_NAME="?([^"]+)/.exec(line)?.[1] ?? []) },
      {},
    )}
  ? what version of linux am I running
kernel: uname -srm
  why: Show the kernel and its version
  kernel [version|release|name] [running|using|am i]
  (which|what) kernel [do i] (run|use|have)
  uname
  version of kernel
  ? which kernel version is this
  ? which kernel do i run
architecture: uname -m
  why: Show the architecture
  [cpu|processor|system] architecture
  (32|32-bit|64|64-bit) [bit] [or] [32|32-bit|64|64-bit] [bit]
  ? what is the cpu architecture
hostname: hostname
  why: Show the machine's name
  (hostname|host name|computer name|machine name)
  name of (computer|machine|host|server|system)
  (computer|machine|host) called
  answer: ${saying('This machine is called _.')}
  ? what is the hostname
cpu: lscpu
  bsd: sysctl -n machdep.cpu.brand_string
  why: Describe the processor
  (cpu|processor) [info|information|details|model|type|name|kind|speed]
  (what|which) (cpu|processor)
  ? what processor do I have
cores: nproc
  bsd: sysctl -n hw.ncpu
  why: Count the processors
  <count> [cpu|processor] (core|cpu|processor|thread) [does] [have]
  (core|cpu) count
  answer: ${saying('_ processors.')}
  ? how many cpu cores does this machine have
gpu: lspci | grep -iE 'vga|3d|display'
  bsd: system_profiler SPDisplaysDataType
  why: Describe the graphics card
  emptyStatus: 1
  (gpu|graphics card|video card|graphics)
  ? which graphics card do I have
usb: lsusb
  bsd: system_profiler SPUSBDataType
  why: List USB devices
  [connected|attached] usb [device|stick] [connected|attached|plugged in]
  answer: ${counting('USB device', 'USB devices')}
  ? list usb devices
battery: grep -H '' /sys/class/power_supply/BAT0/capacity /sys/class/power_supply/BAT0/status
  bsd: pmset -g batt
  why: Show the charge of the battery
  battery [level|charge|status|percentage|life|left|remaining] [left|remaining]
  <much> battery [left|charge|remaining|life]
  ? how much battery is left
services: systemctl --no-pager list-units --type=service --state=running
  bsd: launchctl list
  why: List the running services
  [running|active] (service|services|daemon|daemons) [running|active]
  ? list running services
failed-services: systemctl --no-pager list-units --failed
  bsd: launchctl list
  why: List the services that failed
  failed (service|services|unit|units)
  (service|services) [that|have] (failed|fail|failing|are down|broken)
  ? which services have failed
service-logs: journalctl --no-pager -n 50 -u {word}
  why: Show what that service wrote last
  {word} (service|daemon|unit) (log|journal)
  ? logs of the nginx service => journalctl --no-pager -n 50 -u nginx
service-status: systemctl --no-pager status {word}
  bsd: launchctl list | grep -F {word}
  why: Show how that service is doing
  emptyStatus: 3
  (status|state) [of] {word} [service]
  {word} service [status|running]
  (service|status of service) {word}
  ? status of the nginx service => systemctl --no-pager status nginx
    bsd: launchctl list | grep -F nginx
date: date
  why: Show date and time
  (date|time|time and date|date and time) [today|now|is it]
  day [of] [week] [today|is it]
  (today|todays|today's) [date|day]
  answer: ${saying('It is _.')}
  ? what time is it
utc-time: date -u
  why: Show date and time in UTC
  [date|time|(date and time)|(time and date)] [now|is it] (utc|gmt|in utc|in gmt) [time|date|now]
  answer: ${saying('It is _.')}
  ? current date and time in utc
day-of-week: date -d {gnuDay} '+%A, %d %B %Y'
  bsd: date -j {bsdDay} '+%A, %d %B %Y'
  why: Show which day of the week that is
  (what day|which day|what weekday|which weekday|weekday|day of week) [of week] [is|was|will] [fall|falls] {day} [be|fall|falls]
  answer: ${saying('That is _.')}
  ? what day of the week is 31 december 2026 => date -d 2026-12-31 '+%A, %d %B %Y'
    bsd: date -j -f '%Y-%m-%d %T' '2026-12-31 00:00:00' '+%A, %d %B %Y'
  ? what day is christmas => date -d 12/25 '+%A, %d %B %Y'
    bsd: date -j -f '%m-%d %T' '12-25 00:00:00' '+%A, %d %B %Y'
days-until: echo "$(date -d {gnuDay} +%s){gnuDayLater} $(date +%s)" | ${DAYS_BETWEEN}
  bsd: echo "$(date -j {bsdDay} +%s){bsdDayLater} $(date +%s)" | ${DAYS_BETWEEN}
  why: Count the days from today to that day
  (how many days|number of days|days) [left|is it|are there|are left|remaining] (until|till|til|before|to) {day}
  (how long|how far) [is it] (until|till|til) {day}
  answer: ${daysAnswer}
  ? how many days until 2026-12-31 => echo "$(date -d 2026-12-31 +%s) $(date +%s)" | ${DAYS_BETWEEN}
    bsd: echo "$(date -j -f '%Y-%m-%d %T' '2026-12-31 00:00:00' +%s) $(date +%s)" | ${DAYS_BETWEEN}
  ? how many days until new year => echo "$(date -d 01/01 +%s) $(date -d '01/01 1 year' +%s) $(date +%s)" | ${DAYS_BETWEEN}
    bsd: echo "$(date -j -f '%m-%d %T' '01-01 00:00:00' +%s) $(date -j -v+1y -f '%m-%d %T' '01-01 00:00:00' +%s) $(date +%s)" | ${DAYS_BETWEEN}
week-number: date +%V
  why: Show the number of the week
  (week number|calendar week|week of year|week is it)
  answer: ${saying('It is week _.')}
  ? what week number is it
timezone: date '+%Z %z'
  why: Show the time zone
  (=timezone|time =zone|utc offset) [am i in|set|set to|using]
  answer: ${saying('The time zone is _.')}
  ? which time zone am I in
calendar: cal
  why: Show this month
  (calendar|cal) [month]
  calendar for (month|this month)
  ? show a calendar
system-messages: journalctl --no-pager -n {count=50}
  bsd: log show --last 5m --style compact
  why: Show the latest system messages
  [last|recent|latest] [{count}] [line] (system log|system logs|syslog|journal|system messages|system errors|log messages) [entries|messages|line] [errors]
  ? show the system log => journalctl --no-pager -n 50
    bsd: log show --last 5m --style compact
`;

function daysAnswer(seen: Seen): string | undefined {
  const days = Number(seen.lines[0] ?? Number.NaN);
  if (!Number.isInteger(days)) return undefined;
  if (days === 0) return 'That is today.';
  const count = Math.abs(days) === 1 ? 'one day' : `${Math.abs(days)} days`;
  return days > 0 ? `${count.replace('one', 'One')} to go.` : `That was ${count} ago.`;
}

/** `49G of 60G is free on /.` */
function diskAnswer(seen: Seen): string | undefined {
  const row = seen.lines.map((line) => line.split(/\s+/)).find((fields) => fields.at(-1) === '/');
  return row === undefined ? undefined : `${row[3]} of ${row[1]} is free on /.`;
}
