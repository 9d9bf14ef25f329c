// The machine and its users: processes, users, groups, disks, the kernel, dates, variables, history.

import { changing, commands, listing, type SayingRow } from './saying-row.ts';

const SHOW =
  '(show|print|display|output|get|what is|what are|find|tell me|list|return|give me|find out|echo|see|view|report|which|enumerate|check|determine|retrieve)?';
const PROCESS = '(running|current|active)? process (running|currently running|on system|in system)?';
const ON_SYSTEM = '((on|in|of|known to) (system|machine|computer|this system))?';
const NAMED =
  '(named|called|with name|whose name (is|contain|match)|matching|containing|with|like|whose command (contain|match|is)|with name (containing|matching|like)|with command|that match)';
const USERS =
  '(logged in user|logged-in user|user logged in|user that are logged in|user who are logged in|logged on user|user currently logged in|current user session|user)';
const LOGGED =
  '(who|that)? (are|is)? (currently)? (logged in|logged on|logged-in|logged into) (to|on|in|into)? (system|machine|server|computer)?';
const word =
  (name: string) =>
  (slots: Readonly<Record<string, readonly string[]>>): boolean =>
    (slots[name] ?? []).every((one) => /^[\w.@+-]+$/.test(one));
const NO_VARIABLE = /^(environment|shell|variable|delete|local|global|all|every)s?$/;

export const SYSTEM: readonly SayingRow[] = [
  // Processes
  ...listing({
    'ps aux': [
      `${SHOW} (every)? ${PROCESS} ${ON_SYSTEM} (with (detail|full detail|detailed information|their owner|full information))?`,
      `${SHOW} (every)? ${PROCESS} (for|of) (every)? user`,
      'ps aux',
    ],
    'pgrep -af {text}': [
      `${SHOW} (every)? ${PROCESS} ${NAMED} {text:word} (in name|in their name)?`,
      `${SHOW} (every)? {text:text} process`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (every)? ${PROCESS} (owned by|of|run by|belonging to|started by|for|running as) (user)? {user} (user)?`,
      `${SHOW} (every)? {user} user process`,
    ],
    command: 'ps -fu {user}',
    lines: true,
    fits: word('user'),
  },
  {
    patterns: [
      `${SHOW} (every)? ${PROCESS} (owned by|of|run by|belonging to|started by|for) (current user|me|my user)`,
      `${SHOW} my ${PROCESS}`,
    ],
    command: 'ps -fu "$(id -un)"',
    lines: true,
    favour: 0.8,
  },
  ...listing({
    'pgrep {text}': [
      `${SHOW} (pid|process id|id|process number|pids|process ids) (number)? (of|for) (every)? (process)? (named|called|matching)? {text:word} (process)?`,
      `${SHOW} pid of process ${NAMED} {text:word}`,
    ],
  }),
  ...commands({
    'ps -fp {n#}': [
      `${SHOW} (command|command line|full command|name|information|info|detail) (about|of|for|on)? (process)? (with)? (pid|process id|id) {n:n}`,
      `${SHOW} process (with)? (pid|process id|id) {n:n}`,
    ],
  }),
  ...listing({
    'pgrep -P {n#}': [
      `${SHOW} (every)? (child|child process) (of|for) (process|pid|process id)? (with)? (pid|id|process id)? {n:n}`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (hierarchical|full)? (process tree|tree of process|process hierarchy|hierarchical process tree)`,
    ],
    command: { gnu: 'ps axjf', bsd: '' },
    lines: true,
  },
  {
    patterns: [
      `${SHOW} (top)? {n:n} (most)? (process) (sorted by|by|using most|consuming most|with most|with highest|with most used) (memory|memory usage|ram|memory consumption)`,
      `${SHOW} top {n:n} (of)? (most)? memory (using|consuming|hungry) process`,
      `${SHOW} {n:n} (most)? memory (using|consuming|hungry|intensive) process`,
      `(sort and)? ${SHOW} top {n:n} process (by|sorted by) memory (usage)?`,
    ],
    command: { gnu: 'ps aux --sort=-%mem | head -n $(({n#} + 1))', bsd: 'ps aux -m | head -n $(({n#} + 1))' },
  },
  {
    patterns: [
      `${SHOW} (top)? {n:n} (most)? (process) (sorted by|by|using most|consuming most|with most|with highest) (cpu|cpu usage|processor|processor usage)`,
      `${SHOW} top {n:n} (of)? (most)? cpu (using|consuming|hungry) process`,
      `${SHOW} {n:n} (most)? cpu (using|consuming|hungry|intensive) process`,
    ],
    command: { gnu: 'ps aux --sort=-%cpu | head -n $(({n#} + 1))', bsd: 'ps aux -r | head -n $(({n#} + 1))' },
  },
  {
    patterns: [
      '(kill|terminate|stop|end) (every)? (process|instance of process|job) (named|called|with name) {text:word}',
      '(kill|terminate) (every)? (process|instance) (of|named|called|matching|whose name match) {text:text} (process)?',
      '(kill|terminate|stop) (every)? {text:quoted} process',
    ],
    command: 'pkill {text}',
    changes: true,
    fits: ({ text = [] }) =>
      text.every(
        (one) => /^[a-z][\w.-]*$/i.test(one) && !/^(job|process|shell|session|it|them)s?$/.test(one),
      ),
  },
  ...changing({
    'kill {n#}': [
      '(kill|terminate|stop|end) (process)? (with)? (pid|process id|id|process number|process|job with pid) {n:n}',
    ],
    'kill -9 {n#}': [
      '(forcibly|forcefully|immediately|instantly|force) (kill|terminate|stop) (process)? (with)? (pid|process id|id|process) {n:n}',
      '(kill|terminate) (process)? (with)? (pid|process id|id|process) {n:n} (immediately|instantly|forcibly|forcefully|with signal 9|with sigkill)',
    ],
  }),
  {
    patterns: [
      '(forcibly|forcefully|immediately|instantly) (kill|terminate) (every)? (process)? (named|called|matching|whose command is|whose command match|with name) {text:word} (process)?',
      '(kill|terminate) (every)? (process)? (named|called|matching|whose command is|with name) {text:word} (process)? (immediately|instantly|forcibly|forcefully|with sigkill|with signal 9)',
    ],
    command: 'pkill -9 {text}',
    changes: true,
    fits: word('text'),
  },
  ...changing({
    'kill -{signal#} {n#}': [
      '(send) (the)? <signal> (signal)? to (process)? (with)? (pid|process id|id|process) {n:n}',
    ],
    'kill %%': ['(kill|terminate|stop) (last|most recent|current) (background)? job'],
  }),
  {
    patterns: ['(kill|terminate|stop) (first background job|job {n:n}|background job {n:n})'],
    command: 'kill %{n#}',
    otherwise: { n: '1' },
    changes: true,
  },
  {
    patterns: [`${SHOW} process tree (of|for) (process)? (with)? (pid|process id|id) {n:n}`],
    command: { gnu: 'pstree -p {n#}', bsd: '' },
    lines: true,
  },
  ...changing({
    'kill $(jobs -p)': [`(kill|terminate|stop) (every)? (background)? job (of (current|this) shell)?`],
  }),
  // Who is here
  {
    patterns: [
      `${SHOW} (every|name of|name)? ${USERS} ${LOGGED}`,
      `${SHOW} (the)? (name of)? (every)? ${USERS.replace('|user)', ')')}`,
      `${SHOW} who (is|are) (currently)? logged (in|on)`,
    ],
    command: 'who',
    lines: true,
    favour: 0.5,
  },
  {
    patterns: [
      `${SHOW} (list of)? (user name|username|login name|user names|usernames|name of user) (of)? (user|everyone)? ${LOGGED}`,
      `${SHOW} (list of)? (user name|username|login name) of (every)? (logged in user|logged-in user)`,
      `${SHOW} (logged in user|logged-in user) name`,
    ],
    command: "who | awk '{ print $1 }'",
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      `${SHOW} (sorted|unique|distinct|sorted unique) (list of)? (logged in user|logged-in user|user ${LOGGED})`,
      `${SHOW} (logged in user|logged-in user) (sorted|in sorted order|without duplicate)`,
      `${SHOW} (sorted)? list of (logged in user|logged-in user)`,
    ],
    command: "who | awk '{ print $1 }' | sort -u",
    favour: 1.1,
  },
  ...listing({
    w: [
      `${SHOW} who is logged (in|on) and what they are doing`,
      `${SHOW} (logged in user|logged-in user|who is logged in) (and|with) (their|what)? (process|activity|they are doing|idle time)`,
    ],
  }),
  ...commands({
    'who | wc -l': [
      `${SHOW} (count of|how many) (user|people) (are)? (currently)? (logged in|logged on) ${ON_SYSTEM}`,
      `${SHOW} (count of|how many) (logged in user|logged-in user)`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (count of|how many) (time)? (each|every)? (user|person) (is|are|has|have)? logged in ${ON_SYSTEM}`,
      `${SHOW} (each|every) logged in user and (count of|how many) (session|login|time)`,
    ],
    command: "who | awk '{ print $1 }' | sort | uniq -c",
    favour: 1,
  },
  ...commands({
    'who | grep -w {user}': [`(check|determine|tell|see|show) (whether|if) user {user} is logged in`],
  }),
  {
    patterns: [
      `${SHOW} (list of)? (every)? group ${ON_SYSTEM}`,
      `${SHOW} (only)? (list of)? (every)? group name ${ON_SYSTEM}`,
    ],
    command: { gnu: 'getent group | cut -d: -f1', bsd: 'cut -d: -f1 /etc/group' },
    lines: true,
    favour: 0.3,
  },
  {
    patterns: [
      `${SHOW} (list of)? group (list)? (that|which)? (user)? {user} (user)? (belong to|belongs to|is in|is member of|is a member of|has|is part of)`,
      `${SHOW} group (membership)? (of|for) (user)? {user} (user)?`,
      `what group (is|does) (user)? {user} (in|belong to|a member of)`,
    ],
    command: 'groups {user}',
    fits: ({ user = [] }) => user.every((one) => /^[\w.-]+$/.test(one) && !/^(current|the)$/.test(one)),
    favour: 0.5,
  },
  {
    patterns: [
      `${SHOW} (list of)? group (list)? (that|which)? (current user|i|user|me|my user) (belong to|belongs to|am in|is in|is member of|has|have|is a member of|am a member of)`,
      `${SHOW} (my group|group of current user|current user group|group membership of current user)`,
    ],
    command: 'groups',
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      `(check|test|tell|see) (that|whether|if) (user)? {user} (user)? (is in|belong to|belongs to|is member of|is a member of) (group)? {group:word} (group)?`,
    ],
    command: 'groups {user} | grep -w {group}',
    fits: (slots) => word('user')(slots) && word('group')(slots),
  },
  {
    patterns: [
      `${SHOW} (user|member|users|members) (of|in|belonging to|that belong to) group {group:word}`,
      `${SHOW} (user|member) (of|in) {group:word} group`,
    ],
    command: { gnu: 'getent group {group} | cut -d: -f4', bsd: '' },
    fits: word('group'),
  },
  {
    patterns: [
      `${SHOW} (user name|username|name|login name) (of|for) (user)? (with)? (uid|user id|id) {n:n}`,
      `who has (uid|user id) {n:n}`,
    ],
    command: { gnu: 'getent passwd {n#} | cut -d: -f1', bsd: 'id -un {n#}' },
  },
  ...commands({
    'id -g': [
      `${SHOW} (group id|gid|primary group id) (of (current user|user)|of me)?`,
      'what is my (group id|gid)',
    ],
  }),
  {
    patterns: [`${SHOW} (group id|gid) (of|for) (user)? {user}`],
    command: 'id -g {user}',
    fits: word('user'),
  },
  ...commands({
    id: [
      `${SHOW} (user and group (id|ids)|user id and group id|uid and gid|identity) (of current user|of me)?`,
      `${SHOW} my (id|identity)`,
    ],
  }),
  // Disks
  {
    patterns: [
      `${SHOW} (info|information)? (about)? (every)? (mounted)? (file system|filesystem) (disk)? (space)? (usage|use)? (info|information)?`,
      `${SHOW} disk (space)? (usage|use) (of|for|on) (every|mounted)? (file system|filesystem)`,
    ],
    command: 'df{options#}',
    options: {
      human: '-h',
      posix: '-P',
      inodes: '-i',
      kilobytes: '-k',
      total: '--total',
      types: '-T',
    },
    gnuOnly: ['total', 'types'],
    lines: true,
    favour: 0.4,
  },
  {
    patterns: [
      `${SHOW} (disk)? (space)? (usage)? (of|for|on)? (file system|filesystem|partition|disk) (containing|holding|that contain|where|that has)? (path to|folder|file)? {path:path} (disk usage|usage|is on|is located)?`,
      `${SHOW} (file system|filesystem) (disk space usage|disk usage|usage|info|information) (for|of|on) {path:path}`,
    ],
    command: 'df{options#} {path/}',
    options: { human: '-h', posix: '-P', inodes: '-i', kilobytes: '-k', types: '-T' },
    gnuOnly: ['types'],
    lines: true,
    favour: 0.6,
  },
  {
    patterns: [
      `${SHOW} (file system|filesystem) (containing|of|holding) (path to)? current folder (disk usage|usage|disk space usage)?`,
      `${SHOW} (disk usage|disk space usage|disk space|file system disk space usage|usage) of (the)? (file system|filesystem) (containing|of|with) current folder`,
    ],
    command: 'df{options#} .',
    options: { human: '-h', posix: '-P', inodes: '-i', kilobytes: '-k', types: '-T' },
    gnuOnly: ['types'],
    lines: true,
  },
  {
    patterns: [
      `${SHOW} (amount of|available|free)? (available|free)? (disk)? space (available)? (on|in) (the)? (file system|filesystem) (containing|of) (path to)? {path:path}`,
    ],
    command: {
      gnu: 'df --output=avail {path/} | tail -n 1',
      bsd: "df -k {path/} | awk 'NR == 2 { print $4 }'",
    },
    favour: 1.1,
  },
  {
    patterns: [
      `${SHOW} (percentage|percent) (of)? (space|disk space)? used (space)? (on|of|in) {path:path}`,
      `${SHOW} (use|usage) percentage of {path:path}`,
    ],
    command: {
      gnu: 'df --output=pcent {path/} | tail -n 1',
      bsd: "df -k {path/} | awk 'NR == 2 { print $5 }'",
    },
  },
  {
    patterns: [
      `${SHOW} (mount point|mountpoint) (of|for|containing)? (the)? (file system|filesystem)? (containing|of|that contain|that holds)? {path:path} (is on)?`,
    ],
    command: {
      gnu: 'df --output=target {path/} | tail -n 1',
      bsd: "df -P {path/} | awk 'NR == 2 { print $6 }'",
    },
  },
  {
    patterns: [
      `${SHOW} (name of)? (block)? (device|block device|partition) (containing|of|holding|for) (the)? (file system|filesystem)? (containing|of)? {path:path}`,
      `${SHOW} (file system|filesystem|device|partition) (that)? (file|folder)? {path:path} is (on|in|stored on)`,
      `${SHOW} name of (file system|filesystem) (containing|of|holding) {path:path}`,
    ],
    command: {
      gnu: 'df --output=source {path/} | tail -n 1',
      bsd: "df -P {path/} | awk 'NR == 2 { print $1 }'",
    },
    favour: 0.9,
  },
  // Kernel and host
  ...Object.entries({
    s: '(kernel name|operating system name|name of (operating system|kernel))',
    r: '(kernel release|release of kernel|kernel release number|kernel version number|version of (linux)? kernel|kernel version|current kernel version|running kernel version)',
    v: '(build version of kernel|kernel build version|kernel build)',
    m: '(machine architecture|architecture of machine|machine hardware name|hardware architecture|cpu architecture|architecture|system architecture|processor architecture|machine type)',
    o: '(operating system type|type of operating system)',
    n: '(network node hostname|node name|hostname|name of host|host name|name of current host|system host name|computer hostname|current host name|hostname of (system|machine|computer)|name of machine|system hostname)',
    p: '(processor type|type of processor)',
    a: '(every)? (system information|kernel information|information about (system|kernel)|system info)',
  }).map(
    ([letter, what]): SayingRow => ({
      patterns: [
        `${SHOW} (current|running|system)? ${what} ((of|for|on) (current|this)? (machine|system|computer|kernel|host))?`,
      ],
      command: `uname -${letter}`,
      lines: true,
    }),
  ),
  {
    patterns: [
      `${SHOW} (ip address|ip|ip addresses) (of|for) (current|this)? (host|host name|hostname|machine|computer|system)`,
    ],
    command: { gnu: 'hostname -I', bsd: '' },
  },
  ...commands({
    'hostname -s': [`${SHOW} (short host name|short hostname)`],
    uptime: [`${SHOW} (load average|system load|load averages|system load average)`],
    // Dates
    'date -u': [
      `${SHOW} (current)? (utc|gmt) (date|time|date and time)`,
      `${SHOW} (current)? (date|time|date and time) in (utc|gmt)`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (current)? (date|time|date and time) (in|for) (time zone|timezone)? {zone:text} (time zone|timezone)?`,
    ],
    command: 'TZ={zone} date',
    fits: ({ zone = [] }) => zone.every((one) => /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_]+$/.test(one)),
  },
  {
    patterns: [
      `${SHOW} <part:datePart> {span:span} ago`,
      `${SHOW} what <part:datePart> it was {span:span} ago`,
    ],
    command: { gnu: "date -d '{span#} ago' +%{part#}", bsd: '' },
  },
  {
    patterns: [`${SHOW} <part:datePart> {span:span} from now`, `${SHOW} <part:datePart> in {span:span}`],
    command: { gnu: "date -d '{span#}' +%{part#}", bsd: '' },
    favour: 0.8,
  },
  {
    patterns: [
      `${SHOW} (date)? (of)? (yesterday|yesterday's date) (in|as|formatted as|with format|in format) (format)? {format:quoted} (format)?`,
      `${SHOW} yesterday's date (information)? in {format:quoted} (format)?`,
    ],
    command: { gnu: 'date -d yesterday +{format}', bsd: 'date -v-1d +{format}' },
    fits: ({ format = [] }) => format.every((one) => /%[a-zA-Z]/.test(one)),
  },
  {
    patterns: [
      `${SHOW} (date|time) {span:span} ago (in|as|formatted as|with format|in format) (format)? {format:quoted} (format)?`,
    ],
    command: { gnu: "date -d '{span#} ago' +{format}", bsd: '' },
    fits: ({ format = [] }) => format.every((one) => /%[a-zA-Z]/.test(one)),
  },
  {
    patterns: [
      `${SHOW} (date|day|time) {day:quoted} (in|as|formatted as|with format|in format|to) (format)? {format:quoted} (format)?`,
      `(format|convert|reformat) (date|time)? (string)? {day:quoted} (as|to|in|using|with) (format)? {format:quoted}`,
    ],
    command: { gnu: 'date -d {day} +{format}', bsd: '' },
    fits: ({ format = [] }) => format.every((one) => /%[a-zA-Z]/.test(one)),
  },
  {
    patterns: [
      `${SHOW} (epoch second|epoch seconds|unix timestamp|unix time|epoch time|seconds since epoch|epoch) (of|for|corresponding to|from) (given)? (date|time|time string|date string)? {day:text}`,
      `(convert) (date|time)? (string)? {day:text} to (epoch|unix timestamp|unix time|epoch time|seconds since epoch|epoch seconds)`,
      `${SHOW} (epoch seconds|unix timestamp|seconds since epoch) (of|for) {day:day}`,
    ],
    command: { gnu: 'date -d {day} +%s', bsd: '' },
  },
  ...commands({
    'date +%F': [
      `${SHOW} (current)? (date|time|date and time) (in|as|with)? (format)? year-month-day (format)?`,
      `${SHOW} year-month-day from (current)? date`,
    ],
    "date '+%F %T'": [
      `${SHOW} year-month-day (hour:minute:second) (from (current)? date)?`,
      `${SHOW} (current)? (date|time|date and time) (in|as|with)? (format)? (year-month-day|yyyy-mm-dd) (hour:minute:second|hh:mm:ss) (format)?`,
    ],
  }),
  ...listing({
    cal: [
      `${SHOW} (current|this)? (month's)? calendar (of|for)? (the)? (current|this)? (month)?`,
      `${SHOW} (a)? (current)? month calendar`,
    ],
  }),
  ...commands({
    'cal -3': [`${SHOW} calendar (of|for) (previous|last) current and next month`],
  }),
  {
    patterns: [
      `${SHOW} (a)? calendar (of|for) <month> (of|in)? (year)? {n:n}`,
      `${SHOW} <month> {n:n} calendar`,
    ],
    command: 'cal {month#} {n#}',
    fits: ({ n = [] }) => n.every((one) => Number(one) > 31 && Number(one) < 10_000),
  },
  // History and variables
  ...listing({
    history: [
      `${SHOW} (entire|saved|full|my)? (saved)? (command|shell|bash)? history (of command)? (list)?`,
      `${SHOW} (every)? (previously)? (command|commands) (typed|run|entered|executed) (before|in past|so far|earlier)?`,
    ],
  }),
  {
    patterns: [
      `${SHOW} last {n:n} (command|entry|line|commands) (in|from|of) history`,
      `${SHOW} last {n:n} (command|commands) (in (shell|bash)? history|run|executed|typed|used|i ran|i typed)?`,
      `${SHOW} {n:n} (last|most recent|latest) (command|history entry|entry (in|of) history)`,
    ],
    command: { gnu: 'history {n#}', fish: 'history --max {n#}' },
    lines: true,
  },
  {
    patterns: [
      `(clear|delete|erase|empty|wipe) (entire|terminal|shell|bash|command)? (command|search|shell)? history (list)?`,
    ],
    command: { gnu: 'history -c', fish: 'history clear' },
    changes: true,
  },
  {
    patterns: [
      `${SHOW} (top)? {n:n} (most)? (used|common|frequent|frequently used|common|used) command (in|from)? (history)?`,
      `${SHOW} top {n:n} command used`,
    ],
    command: {
      gnu: "history | awk '{ print $2 }' | sort | uniq -c | sort -rn | head -n {n#}",
      fish: "history | awk '{ print $1 }' | sort | uniq -c | sort -rn | head -n {n#}",
    },
  },
  {
    patterns: [
      `${SHOW} (every)? (environment variable|environment|exported variable|environment variables) (and|with)? (their|its)? (value|values|name and value|names and values)?`,
      `${SHOW} (name and value|names and values) of (every)? (environment)? (variable)`,
      `${SHOW} (every)? (variable) (and|with) (their)? value`,
    ],
    command: 'env',
    lines: true,
    favour: 0.3,
  },
  ...listing({
    'env | cut -d= -f1': [
      `${SHOW} name of (every)? (environment variable|environment variables)`,
      `${SHOW} (every)? (environment variable|environment variables) (names only|name only|without (their)? value)`,
      `${SHOW} (only)? environment variable name`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (name and)? value of (environment|shell)? variable {name:variable} (if it exist)?`,
      `${SHOW} (environment)? variable {name:variable} (and its value)?`,
    ],
    command: 'printenv {name#}',
    fits: ({ name = [] }) => name.every((one) => /^[A-Z][A-Z0-9_]*$/.test(one)),
  },
  {
    patterns: [`unset (the)? (environment|shell)? {name:variable} (environment|shell)? variable`],
    command: { gnu: 'unset {name#}', fish: 'set -e {name#}' },
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one) && !NO_VARIABLE.test(one)),
  },
  {
    patterns: [
      `${SHOW} (full)? (path|location|file path) (of|to|for) (the)? (command|program|executable|binary|utility|tool)? {text:word} (command|program|executable|binary)?`,
      `(where is|which) {text:word} (command|program|executable|installed|located)`,
      `(find|locate) (path of)? (the)? (command|executable|program) {text:word} (in {x:variable})?`,
    ],
    command: 'command -v {text}',
    // `the paths of all Cart.java files`
    fits: ({ text = [] }) =>
      text.every((one) => /^[\w.+-]+$/.test(one) && !/\.(?!exe$)[a-z]{2,5}$/i.test(one)),
  },
];
