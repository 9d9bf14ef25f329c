// The machine: disks, memory, versions, time, services.

import { counting, saying } from '../fill/sentences.ts';
import type { Recipe, Seen } from '../slots/recipe.ts';

/**
 * Days from two times in seconds, midnight and now; a day that has begun counts. Of a day without a year the second is that
 * of next year, for one that is past.
 */
const DAYS_BETWEEN =
  "awk '{ d = (NF > 2 && $1 < $NF - 86400 ? $2 : $1) - $NF; d /= 86400; print int(d) + (d > int(d)) }'";

export const SYSTEM: readonly Recipe[] = [
  {
    id: 'disk-space',
    effect: 'reads',
    phrases: [
      '[how much] [disk|storage|hard drive|drive|ssd|free disk|hard disk] (space|storage|capacity|room) [free|left|available|remaining|use|used|usage] [disk|drive|ssd|hard drive|hard disk]',
      '(disk|disks|drive|hard drive|storage|hard disk) [<much>] (usage|use|full|free|left|capacity|size)',
      '(free|available|remaining) [disk] space [disk|drive|left]',
      '[how] (full|big|large) [is] (disk|drive|hard drive|disks|hard disk)',
      'df',
      '<much> (disk|hard drive|storage) [space] [free|left|available|used|remaining]',
    ],
    why: 'Show how full the disks are',
    command: 'df -h',
    answer: diskAnswer,
    examples: ['how much disk space is left'],
  },
  {
    id: 'memory',
    effect: 'reads',
    phrases: [
      '[how much] [free|available|total|installed|system] (memory|ram|mem) [free|left|available|used|usage|use|total|installed|in use|being used|usage]',
    ],
    why: 'Show how much memory is free',
    command: { gnu: 'free -h', bsd: 'top -l 1 -s 0 | grep PhysMem' },
    answer: (seen) => {
      const row = /^Mem:\s+(\S+)\s+(\S+)\s+\S+\s+\S+\s+\S+\s+(\S+)/.exec(
        seen.lines.find((line) => line.startsWith('Mem:')) ?? '',
      );
      return row === null ? undefined : `${row[3]} of ${row[1]} is available.`;
    },
    examples: ['how much memory is free'],
  },
  {
    id: 'install-package',
    effect: 'changes',
    needsInstaller: true,
    phrases: ['install {word}', 'install [package|program|tool] {word}'],
    why: 'Install {word}',
    command: '{installer} {package}',
    examples: {
      'install htop': { command: 'sudo apt install htop', world: { installer: 'sudo apt install' } },
      'install rg': { command: 'brew install ripgrep', world: { installer: 'brew install' } },
    },
  },
  {
    id: 'mounts',
    effect: 'reads',
    phrases: [
      '(mounted|attached|connected) [disk|drive|filesystem|file system|volume|device|partition]',
      '(disk|drive|partition|mount|mount point|block device|filesystem|usb drive) [<find>] [mounted|attached|connected]',
      '(disk|drive) and (partition|filesystem|mount point)',
    ],
    why: 'List disks and where they are mounted',
    command: { gnu: 'lsblk -o NAME,SIZE,TYPE,FSTYPE,MOUNTPOINTS', bsd: 'df -h' },
    examples: ['list mounted disks'],
  },
  {
    id: 'uptime',
    effect: 'reads',
    phrases: [
      'uptime',
      'how long [has] [been] (running|up|on|started|booted|boot|running for|turned on)',
      'how long since [last] (reboot|boot|restart)',
      '(load|load average|system load|server load)',
    ],
    why: 'Show how long the machine has been up, and its load',
    command: 'uptime',
    examples: ['how long has this computer been running'],
  },
  {
    id: 'last-boot',
    effect: 'reads',
    phrases: [
      '(since when|when) [has] [been] (running|up|on|started|start|booted|boot|running for|turned on)',
      'when [was] [last] (reboot|boot|rebooted|restarted|booted|started|restart|start|switched on)',
      'last (reboot|boot) [time]',
      'boot time',
    ],
    why: 'Show when the machine was started',
    command: { gnu: 'uptime -s', bsd: 'sysctl -n kern.boottime' },
    examples: ['when was this machine started', 'when did this computer start', 'when was the last reboot'],
  },
  {
    id: 'vmstat',
    effect: 'reads',
    phrases: [
      'vmstat',
      '(virtual memory|vm) (statistic|stats|stat)',
      '(swap|swapping|paging) and (io|i/o|disk|disk io) [activity]',
    ],
    why: 'Show memory, swap and disk activity',
    command: { gnu: 'vmstat', bsd: 'vm_stat' },
    examples: ['show virtual memory statistics', 'show swap and io activity'],
  },
  {
    id: 'vmstat-every',
    effect: 'reads',
    phrases: [
      'vmstat every second',
      'vmstat every {count} (second|seconds)',
      '(virtual memory|vm) (statistic|stats) every second',
      '(virtual memory|vm) (statistic|stats) every {count} seconds',
    ],
    why: 'Show memory, swap and disk activity again and again; Ctrl-C ends it',
    command: { gnu: 'vmstat {count=1}', bsd: 'vm_stat {count=1}' },
    examples: {
      'vmstat every second': { gnu: 'vmstat 1', bsd: 'vm_stat 1' },
      'vmstat every 5 seconds': { gnu: 'vmstat 5', bsd: 'vm_stat 5' },
    },
  },
  {
    id: 'kernel-modules',
    effect: 'reads',
    phrases: ['[loaded] (kernel module|kernel modules|kernel drivers) [loaded]'],
    why: 'List the loaded modules of the kernel',
    command: { gnu: 'lsmod', bsd: 'kextstat' },
    examples: ['list kernel modules'],
  },
  {
    id: 'pci-devices',
    effect: 'reads',
    phrases: ['(pci|pcie) [device|card] [connected]'],
    why: 'List the PCI devices',
    command: 'lspci',
    examples: ['show pci devices'],
  },
  {
    id: 'time-zones',
    effect: 'reads',
    phrases: ['[available|known|all|possible] (time =zones|=timezones) [are there|exist]'],
    why: 'List the time zones that can be set',
    command: { gnu: 'timedatectl list-timezones', bsd: 'ls /usr/share/zoneinfo' },
    examples: ['list time zones'],
  },
  {
    id: 'os-version',
    effect: 'reads',
    phrases: [
      '[version] [of] (os|operating system|linux|macos|distro|distribution|ubuntu|debian|fedora|linux distribution|linux distro) [version|release|name] [am i] [running|using|installed|on] [version]',
      '(os|system) version',
    ],
    why: 'Show the operating system and its version',
    command: { gnu: "grep -h '^PRETTY_NAME' /etc/os-release; uname -srm", bsd: 'sw_vers; uname -srm' },
    answer: (seen) =>
      saying('This is _.')(
        { ...seen, lines: seen.lines.flatMap((line) => /^PRETTY_NAME="?([^"]+)/.exec(line)?.[1] ?? []) },
        {},
      ),
    examples: ['what version of linux am I running'],
  },
  {
    id: 'kernel',
    effect: 'reads',
    phrases: [
      'kernel [version|release|name] [running|using|am i]',
      '(which|what) kernel [do i] (run|use|have)',
      'uname',
      'version of kernel',
    ],
    why: 'Show the kernel and its version',
    command: 'uname -srm',
    examples: ['which kernel version is this', 'which kernel do i run'],
  },
  {
    id: 'architecture',
    effect: 'reads',
    phrases: [
      '[cpu|processor|system] architecture',
      '(32|32-bit|64|64-bit) [bit] [or] [32|32-bit|64|64-bit] [bit]',
    ],
    why: 'Show the architecture',
    command: 'uname -m',
    examples: ['what is the cpu architecture'],
  },
  {
    id: 'hostname',
    effect: 'reads',
    phrases: [
      '(hostname|host name|computer name|machine name)',
      'name of (computer|machine|host|server|system)',
      '(computer|machine|host) called',
    ],
    why: "Show the machine's name",
    command: 'hostname',
    answer: saying('This machine is called _.'),
    examples: ['what is the hostname'],
  },
  {
    id: 'cpu',
    effect: 'reads',
    phrases: [
      '(cpu|processor) [info|information|details|model|type|name|kind|speed]',
      '(what|which) (cpu|processor)',
    ],
    why: 'Describe the processor',
    command: { gnu: 'lscpu', bsd: 'sysctl -n machdep.cpu.brand_string' },
    examples: ['what processor do I have'],
  },
  {
    id: 'cores',
    effect: 'reads',
    phrases: ['<count> [cpu|processor] (core|cpu|processor|thread) [does] [have]', '(core|cpu) count'],
    why: 'Count the processors',
    command: { gnu: 'nproc', bsd: 'sysctl -n hw.ncpu' },
    answer: saying('_ processors.'),
    examples: ['how many cpu cores does this machine have'],
  },
  {
    id: 'gpu',
    effect: 'reads',
    phrases: ['(gpu|graphics card|video card|graphics)'],
    why: 'Describe the graphics card',
    command: { gnu: "lspci | grep -iE 'vga|3d|display'", bsd: 'system_profiler SPDisplaysDataType' },
    emptyStatus: 1,
    examples: ['which graphics card do I have'],
  },
  {
    id: 'usb',
    effect: 'reads',
    phrases: ['[connected|attached] usb [device|stick] [connected|attached|plugged in]'],
    why: 'List USB devices',
    command: { gnu: 'lsusb', bsd: 'system_profiler SPUSBDataType' },
    answer: counting('USB device', 'USB devices'),
    examples: ['list usb devices'],
  },
  {
    id: 'battery',
    effect: 'reads',
    phrases: [
      'battery [level|charge|status|percentage|life|left|remaining] [left|remaining]',
      '<much> battery [left|charge|remaining|life]',
    ],
    why: 'Show the charge of the battery',
    command: {
      gnu: "grep -H '' /sys/class/power_supply/BAT0/capacity /sys/class/power_supply/BAT0/status",
      bsd: 'pmset -g batt',
    },
    examples: ['how much battery is left'],
  },
  {
    id: 'services',
    effect: 'reads',
    phrases: ['[running|active] (service|services|daemon|daemons) [running|active]'],
    why: 'List the running services',
    command: { gnu: 'systemctl --no-pager list-units --type=service --state=running', bsd: 'launchctl list' },
    examples: ['list running services'],
  },
  {
    id: 'failed-services',
    effect: 'reads',
    phrases: [
      'failed (service|services|unit|units)',
      '(service|services) [that|have] (failed|fail|failing|are down|broken)',
    ],
    why: 'List the services that failed',
    command: { gnu: 'systemctl --no-pager list-units --failed', bsd: 'launchctl list' },
    examples: ['which services have failed'],
  },
  {
    id: 'service-logs',
    effect: 'reads',
    phrases: ['{word} (service|daemon|unit) (log|journal)'],
    why: 'Show what that service wrote last',
    command: 'journalctl --no-pager -n 50 -u {word}',
    examples: { 'logs of the nginx service': 'journalctl --no-pager -n 50 -u nginx' },
  },
  {
    id: 'service-status',
    effect: 'reads',
    phrases: [
      '(status|state) [of] {word} [service]',
      '{word} service [status|running]',
      '(service|status of service) {word}',
    ],
    why: 'Show how that service is doing',
    command: { gnu: 'systemctl --no-pager status {word}', bsd: 'launchctl list | grep -F {word}' },
    emptyStatus: 3,
    examples: {
      'status of the nginx service': {
        gnu: 'systemctl --no-pager status nginx',
        bsd: 'launchctl list | grep -F nginx',
      },
    },
  },
  {
    id: 'date',
    effect: 'reads',
    phrases: [
      '(date|time|time and date|date and time) [today|now|is it]',
      'day [of] [week] [today|is it]',
      "(today|todays|today's) [date|day]",
    ],
    why: 'Show date and time',
    command: 'date',
    answer: saying('It is _.'),
    examples: ['what time is it'],
  },
  {
    id: 'utc-time',
    effect: 'reads',
    phrases: [
      '[date|time|(date and time)|(time and date)] [now|is it] (utc|gmt|in utc|in gmt) [time|date|now]',
    ],
    why: 'Show date and time in UTC',
    command: 'date -u',
    answer: saying('It is _.'),
    examples: ['current date and time in utc'],
  },
  {
    id: 'day-of-week',
    effect: 'reads',
    phrases: [
      '(what day|which day|what weekday|which weekday|weekday|day of week) [of week] [is|was|will] [fall|falls] {day} [be|fall|falls]',
    ],
    why: 'Show which day of the week that is',
    command: { gnu: "date -d {gnuDay} '+%A, %d %B %Y'", bsd: "date -j {bsdDay} '+%A, %d %B %Y'" },
    answer: saying('That is _.'),
    examples: {
      'what day of the week is 31 december 2026': {
        gnu: "date -d 2026-12-31 '+%A, %d %B %Y'",
        bsd: "date -j -f '%Y-%m-%d %T' '2026-12-31 00:00:00' '+%A, %d %B %Y'",
      },
      'what day is christmas': {
        gnu: "date -d 12/25 '+%A, %d %B %Y'",
        bsd: "date -j -f '%m-%d %T' '12-25 00:00:00' '+%A, %d %B %Y'",
      },
    },
  },
  {
    id: 'days-until',
    effect: 'reads',
    phrases: [
      '(how many days|number of days|days) [left|is it|are there|are left|remaining] (until|till|til|before|to) {day}',
      '(how long|how far) [is it] (until|till|til) {day}',
    ],
    why: 'Count the days from today to that day',
    command: {
      gnu: `echo "$(date -d {gnuDay} +%s){gnuDayLater} $(date +%s)" | ${DAYS_BETWEEN}`,
      bsd: `echo "$(date -j {bsdDay} +%s){bsdDayLater} $(date +%s)" | ${DAYS_BETWEEN}`,
    },
    answer: daysAnswer,
    examples: {
      'how many days until 2026-12-31': {
        gnu: `echo "$(date -d 2026-12-31 +%s) $(date +%s)" | ${DAYS_BETWEEN}`,
        bsd: `echo "$(date -j -f '%Y-%m-%d %T' '2026-12-31 00:00:00' +%s) $(date +%s)" | ${DAYS_BETWEEN}`,
      },
      'how many days until new year': {
        gnu: `echo "$(date -d 01/01 +%s) $(date -d '01/01 1 year' +%s) $(date +%s)" | ${DAYS_BETWEEN}`,
        bsd: `echo "$(date -j -f '%m-%d %T' '01-01 00:00:00' +%s) $(date -j -v+1y -f '%m-%d %T' '01-01 00:00:00' +%s) $(date +%s)" | ${DAYS_BETWEEN}`,
      },
    },
  },
  {
    id: 'week-number',
    effect: 'reads',
    phrases: ['(week number|calendar week|week of year|week is it)'],
    why: 'Show the number of the week',
    command: 'date +%V',
    answer: saying('It is week _.'),
    examples: ['what week number is it'],
  },
  {
    id: 'timezone',
    effect: 'reads',
    phrases: ['(=timezone|time =zone|utc offset) [am i in|set|set to|using]'],
    why: 'Show the time zone',
    command: "date '+%Z %z'",
    answer: saying('The time zone is _.'),
    examples: ['which time zone am I in'],
  },
  {
    id: 'calendar',
    effect: 'reads',
    phrases: ['(calendar|cal) [month]', 'calendar for (month|this month)'],
    why: 'Show this month',
    command: 'cal',
    examples: ['show a calendar'],
  },
  {
    id: 'system-messages',
    effect: 'reads',
    phrases: [
      '[last|recent|latest] [{count}] [line] (system log|system logs|syslog|journal|system messages|system errors|log messages) [entries|messages|line] [errors]',
    ],
    why: 'Show the latest system messages',
    command: { gnu: 'journalctl --no-pager -n {count=50}', bsd: 'log show --last 5m --style compact' },
    examples: {
      'show the system log': {
        gnu: 'journalctl --no-pager -n 50',
        bsd: 'log show --last 5m --style compact',
      },
    },
  },
];

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
