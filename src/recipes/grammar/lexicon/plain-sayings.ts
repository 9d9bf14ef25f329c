// All requests that need no file: dates, numbers, the machine, variables.

import { commands, type SayingRow } from './saying-row.ts';

const SHOW =
  '(show|print|display|output|get|what is|what|find|tell me|list|return|give me|finds out|find out|echo|prints)?';

export const PLAIN_SAYINGS: readonly SayingRow[] = [
  ...commands({
    cd: [
      "(change|go|switch|move|jump|take me|cd|return|get) (folder)? (back)? (to)? (my|your|our|user|users|user's|his)? home (folder)?",
    ],
  }),
  {
    patterns: [
      '(change|go|switch|move|jump|cd) (folder)? (to|into) (folder)? (pointed to by|pointed by|stored in|held in|named by|named in|given by|in)? (value of)? (variable)? {name:variable} (variable)?',
    ],
    command: 'cd "${name#}"',
    fits: ({ name = [] }) => name.every((one) => /^[A-Z_][A-Z0-9_]*$/.test(one)),
  },
  ...commands({
    'id -gn {user}': [`${SHOW} (primary|main) group (name)? (of|for) (user)? {user}`],
  }),
  {
    patterns: [`${SHOW} (md5sum|md5) of (empty|zero-length) (string|text)`],
    command: { gnu: "printf '' | md5sum", bsd: "md5 -s ''" },
  },
  {
    patterns: [
      `${SHOW} (md5sum|md5) of (executable|program|binary|executable file|command) (file)? (of|for)? (command|program)? {name:word}`,
    ],
    command: { gnu: 'md5sum "$(command -v {name})"', bsd: 'md5 "$(command -v {name})"', fish: '' },
    fits: ({ name = [] }) => name.every((one) => /^[\w.+-]+$/.test(one)),
  },
  {
    patterns: [`${SHOW} factorial of {n}`, '(calculate|compute) factorial of {n}'],
    command: { gnu: "seq -s '*' 1 {n#} | bc", bsd: "seq -s '*' 1 {n#} | sed 's/\\*$//' | bc" },
  },
  ...commands({
    "printf '%*s' {n#} ''": [`${SHOW} {n} space (in row|in a row|characters|character)?`],
  }),
  {
    patterns: [
      `${SHOW} number from {a:n} to {b:n} (without|with no) (separating)? (space|separator|newline|space between them|anything between)`,
    ],
    command: { gnu: "seq -s '' {a#} {b#}", bsd: '' },
  },
  ...commands({
    'uname -srvm': [
      `${SHOW} (current)? (system's|system)? kernel (name)? (,|and)? (kernel)? release (,|and)? (and|kernel)? version (,|and)? (and)? machine (architecture|hardware name|name)?`,
    ],
  }),
  {
    patterns: [`${SHOW} (memory|ram) (usage|use|used and free)? (in human-readable form)?`],
    command: { gnu: 'free -h', bsd: '' },
  },
  {
    patterns: [`${SHOW} (free|available)? (memory|ram) (usage|use|used and free)? in (megabyte|mb)`],
    command: { gnu: 'free -m', bsd: '' },
  },
  {
    patterns: [
      `${SHOW} (all|running)? (running|current)? (process) (sorted|ordered|sort) by (memory|memory usage|ram|rss)`,
    ],
    command: { gnu: 'ps aux --sort=-%mem', bsd: 'ps aux -m' },
  },
  {
    patterns: [
      `${SHOW} (all|running)? (running|current)? (process) (sorted|ordered|sort) by (cpu|cpu usage|processor usage)`,
    ],
    command: { gnu: 'ps aux --sort=-%cpu', bsd: 'ps aux -r' },
  },
  ...commands({
    'seq {a#} {b#}': [
      `${SHOW} numbers? (from|between)? {a:n} (to|through|and|-) {b:n} (on separate lines|one per line)?`,
      `(generate|count|create) (sequence of|numbers|sequence)? (numbers)? (from)? {a:n} (to|through|up to) {b:n}`,
    ],
  }),
  {
    patterns: [`${SHOW} numbers? from {a:n} to (number in|value of)? (variable)? {b:variable}`],
    command: 'seq {a#} {b}',
    fits: ({ b = [] }) => b.every((one) => one.startsWith('$')),
  },
  ...commands({
    'seq {a#} {s#} {b#}': [
      `${SHOW} numbers? from {a:n} to {b:n} (in steps of|with step|by|in increments of|with increment of|with step of|step) {s:n}`,
      `${SHOW} (each|every) {s:n} number from {a:n} to {b:n}`,
    ],
    'seq -s {sep} {a#} {b#}': [
      `${SHOW} numbers? from {a:n} to {b:n} (separated|joined|delimited|with) (by|with)? {sep:quoted} (between them|as separator)?`,
    ],
    "seq -s ' ' {a#} {b#}": [
      `${SHOW} numbers? from {a:n} to {b:n} (on (one|single|same) line|separated by space|with space between them|in one line)`,
    ],
    'seq -w {a#} {b#}': [
      `${SHOW} numbers? from {a:n} to {b:n} (with|padded|padded with|using|and) (leading zeroes|leading zeros|zero padding|zeros|equal width)`,
    ],
    'seq {a#} {b#} | xargs -n {n#}': [
      `${SHOW} numbers? from {a:n} to {b:n} with {n} (values|numbers|per|columns|items) (on|in)? (per|each)? line?`,
    ],
  }),
  {
    patterns: [`${SHOW} (a)? random number (between|from) {a:n} (and|to) {b:n}`],
    command: { gnu: 'shuf -i {a#}-{b#} -n 1', bsd: 'jot -r 1 {a#} {b#}' },
  },
  {
    patterns: [
      `${SHOW} (line|string|text|word) {text:word} {n} times`,
      '(repeat|print) (line|string|text|word) {text:word} {n} times (on separate lines|one per line)?',
      `${SHOW} {n} line (of|with|containing|consisting of) (single)? {text:word}`,
    ],
    command: 'yes {text} | head -n {n#}',
    fits: ({ text = [] }) => text.every((one) => !one.startsWith('-')),
  },
  {
    patterns: [
      `${SHOW} {text:word} {n} times`,
      '(repeat|print) {text:word} {n} times (on separate lines|one per line)?',
    ],
    command: 'yes {text} | head -n {n#}',
    kinds: { text: 'no program' },
    fits: ({ text = [] }) => text.every((one) => !one.startsWith('-')),
  },
  {
    patterns: ['(convert|print)? (hexadecimal|hex) (number|value)? {n:word} (to|in|as) decimal'],
    command: "printf '%d\\n' 0x{n#}",
    fits: ({ n = [] }) => n.every((one) => /^[0-9a-f]+$/i.test(one)),
  },
  ...commands({
    date: [`${SHOW} (current|today's|todays)? (date and time|date and current time|time and date)`],
  }),
  {
    patterns: [
      `${SHOW} (current)? (time|timestamp|date)? (as|in) (format)? (HH:MM:SS|hh:mm:ss)`,
      `${SHOW} (current)? (time|timestamp) (as|in) {x:word}`,
    ],
    command: 'date +%T',
    fits: ({ x }) => x === undefined || x[0]?.toUpperCase() === 'HH:MM:SS',
  },
  {
    patterns: [
      `${SHOW} (current)? (date|time|timestamp|date and time) (in|as|with|using|formatted as|formatted|in format|using format) (format)? {format:quoted} (format)?`,
    ],
    command: 'date +{format}',
    fits: ({ format = [] }) => format.every((one) => /%[a-zA-Z]/.test(one)),
  },
  ...commands({
    'date +%F': [
      `${SHOW} (current)? date (in|as|with)? (format)? (yyyy-mm-dd) (format)?`,
      `${SHOW} (current)? date (in|as) iso format`,
    ],
    'date +%Y%m%d': [`${SHOW} (current)? date (in|as) (format)? (yyyymmdd) (format)?`],
    'date +%s': [
      `${SHOW} (current)? (unix time|unix timestamp|epoch time|epoch|seconds since epoch|unix epoch|timestamp in seconds|time in seconds since epoch)`,
      `${SHOW} count of seconds since (epoch|{d:day})`,
    ],
  }),
  {
    patterns: [`${SHOW} (yesterday's|yesterdays|date of yesterday|yesterday) (date)?`],
    command: { gnu: 'date -d yesterday +%F', bsd: 'date -v-1d +%F' },
  },
  {
    patterns: [`${SHOW} (tomorrow's|tomorrows|date of tomorrow|tomorrow) (date)?`],
    command: { gnu: 'date -d tomorrow +%F', bsd: 'date -v+1d +%F' },
  },
  {
    patterns: [
      `${SHOW} date {span} ago`,
      `${SHOW} date of {span} ago`,
      `what (was|is)? (date)? (was|is)? (it)? {span} ago`,
      `{span} ago (was|is) (what|which) date`,
    ],
    command: { gnu: "date -d '{span#} ago' +%F", bsd: '' },
  },
  {
    patterns: [
      `${SHOW} (which|what)? date (is it|will it be|is|will be)? {span} from (now|today)`,
      `${SHOW} (which|what)? date (is it|will it be|is|will be)? (in|after) {span}`,
    ],
    command: { gnu: "date -d '{span#}' +%F", bsd: '' },
    favour: 0.4,
  },
  {
    patterns: ['(what|which) (day|weekday|day of week) (was it|was) {span} ago'],
    command: { gnu: "date -d '{span#} ago' '+%A %F'", bsd: '' },
  },
  {
    patterns: [
      '(what|which) (day|weekday|day of week) (is it|is|will it be|will be) (in|after) {span}',
      '(what|which) (day|weekday|day of week) (is it|is|will it be|will be) {span} from (now|today)',
    ],
    command: { gnu: "date -d '{span#}' '+%A %F'", bsd: '' },
  },
  {
    patterns: [
      `${SHOW} (which|what)? (day|weekday|day of week) (of|is|was|on)? (week)? (is|was|of|for)? {day}`,
    ],
    command: { gnu: 'date -d {day} +%A', bsd: '' },
  },
  {
    patterns: [
      `(convert)? (unix|epoch)? (timestamp|time|epoch|seconds)? {n} (seconds since epoch)? (to|as|into|in) (normal|regular|real|proper|human readable|human-readable|readable)? (date|time|date and time)`,
      `(what|which)? (date|time) is (unix|epoch)? (timestamp|time)? {n}`,
    ],
    command: { gnu: 'date -d @{n#}', bsd: 'date -r {n#}' },
  },
  ...commands({
    'cal {n#}': [`${SHOW} calendar (of|for) (year)? {n}`],
    'date +%Y': [`${SHOW} (current)? (year)`, 'what year is it'],
    'date +%B': [`${SHOW} (current)? (month) (name)?`],
    'date +%V': [`${SHOW} (current)? (week number|number of week|week of year)`],
    'date +%j': [`${SHOW} (day of year|julian date|julian day)`],
    whoami: [
      `${SHOW} (name of|my|the)? (current)? (user name|username|user|login name|name of current user|user's name|logged in user)`,
      'who am i',
      'whoami',
    ],
    "whoami | tr '[:lower:]' '[:upper:]'": [
      `${SHOW} (user name|username|user) (of current user)? in (uppercase|capitals|all capitals|capital letters) (of current user)?`,
      `(user name) in all capitals of current user`,
    ],
    'id -u': [`${SHOW} (my|current|numeric)? (user id|uid|user id number) (of current user)?`],
    'id -u {user}': [`${SHOW} (user id|uid|numeric user id) (of|for) (user)? {user}`],
    'id {user}': [
      `${SHOW} (user and group id|user information|id|user and group information) (of|for|about) (user)? {user}`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (all)? (what|which)? (groups|group names|group|group memberships|name of groups) (of|for|that|does|has)? (user)? {user} (user)? (is in|belong to|belongs to|is member of|is a member of|has)?`,
    ],
    command: 'groups {user}',
    fits: ({ user = [] }) => user.every((one) => /^[a-z_][\w-]*$/.test(one)),
  },
  ...commands({
    groups: [
      `${SHOW} (my|current)? (groups|group memberships) (i am in|of current user|that current user belongs to)?`,
    ],
  }),
  {
    patterns: [`${SHOW} (all)? (users|user names|usernames|accounts) (on|in)? (system|machine|computer)?`],
    command: 'cut -d: -f1 /etc/passwd',
    favour: 0.1,
  },
  {
    patterns: [`${SHOW} (home folder|home) of (user)? {user}`, '(home folder) for user {user}'],
    command: { gnu: 'getent passwd {user} | cut -d: -f6', bsd: '' },
    favour: 0.4,
  },
  {
    patterns: [`${SHOW} (login)? shell (of|for) (user)? {user}`],
    command: { gnu: 'getent passwd {user} | cut -d: -f7', bsd: '' },
  },
  ...commands({
    'uname -s': [`${SHOW} (name of|the)? (operating system|os|kernel) (name)? (ie {x:quoted})?`],
    'uname -r': [`${SHOW} (kernel|linux kernel) (version|release|release number|version number)`],
    'uname -m': [`${SHOW} (machine|hardware|processor|system|cpu) (architecture|hardware name|type|arch)`],
    pwd: [
      `${SHOW} (current|working|name of|path of|full path of|present)? current folder (path|name)?`,
      'pwd',
      'where am i',
    ],
  }),
  {
    patterns: [
      `${SHOW} (all)? (environment variables|environment variable|variables) (starting with|beginning with|that start with|that begin with|whose name start with|whose name starts with|with prefix) {text:word}`,
    ],
    command: 'env | grep ^{text}',
    fits: ({ text = [] }) => text.every((one) => /^\w+$/.test(one)),
    favour: 0.5,
  },
  {
    patterns: [
      `${SHOW} (value of|content of|contents of)? (environment|shell)? variable {name:variable}`,
      `${SHOW} value of {name:variable}`,
    ],
    command: 'printenv {name#}',
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one)),
  },
  {
    patterns: [
      '(set|assign|change) (environment|shell)? variable {name:variable} to (be|value|string)? {value:text}',
      '(set) {name:word} = {value:text}',
    ],
    command: { gnu: '{name#}={value}', fish: 'set {name#} {value}' },
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one)),
  },
  {
    patterns: ['export (environment)? (variable)? {name:variable} (with value|as|=|to|set to) {value:word}'],
    command: { gnu: 'export {name#}={value}', fish: 'set -x {name#} {value}' },
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one)),
  },
  {
    patterns: ['unset (environment|shell)? (variable)? {name:variable}'],
    command: { gnu: 'unset {name#}', fish: 'set -e {name#}' },
    fits: ({ name = [] }) =>
      name.every(
        (one) => /^\w+$/.test(one) && !/^(environment|shell|variable|delete|local|global)s?$/.test(one),
      ),
  },
  {
    patterns: [
      `${SHOW} (last|final) {n} (character) of (variable|environment variable) {name:variable}`,
      `${SHOW} (last|final) {n} (character) of {name:variable}`,
    ],
    command: { gnu: "printf '%s\\n' \"$" + "{name#}\" | sed 's/.*\\(.\\{{n#}\\}\\)$/\\1/'" },
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one)),
  },
  {
    patterns: [`${SHOW} first {n} (character) of (variable|environment variable) {name:variable}`],
    command: { gnu: "printf '%s\\n' \"$" + '{name#}" | cut -c -{n#}' },
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one)),
  },
  {
    patterns: [`${SHOW} length of (variable|environment variable) {name:variable}`],
    command: { gnu: 'printf %s "$' + '{name#}" | wc -m' },
    fits: ({ name = [] }) => name.every((one) => /^\w+$/.test(one)),
  },
  {
    patterns: [
      `${SHOW} (help|usage|help message|options|help text) (on|for|of|about) {text:word} (command|program)? (usage)?`,
    ],
    command: '{text#} --help',
    fits: ({ text = [] }) =>
      text.every((one) =>
        /^(cat|ls|cp|mv|rm|find|grep|sed|awk|tar|sort|uniq|cut|head|tail|wc|diff|comm|join|paste|split|tr|du|df|date|chmod|chown|ln|touch|mkdir|rmdir|basename|dirname|xargs|gzip|git|curl|od|seq|stat|tee|env|id|uname|readlink|realpath|md5sum|sha256sum)$/.test(
          one,
        ),
      ),
  },
  ...commands({
    'type {text}': [
      `${SHOW} (type|kind) of (command|builtin) {text:word}`,
      '(tell|check|show) how {text:word} would be interpreted',
    ],
    'git branch --show-current': [
      `${SHOW} (git)? (branch|current branch|current git branch|branch checked out|git branch currently checked out|name of current branch) (in current folder|currently checked out|name)?`,
      '(git branch) currently checked out (in)? (current folder)?',
    ],
    'df -h /': [
      `${SHOW} (file system|filesystem|disk)? (disk)? (usage|disk usage|space usage|free space|disk space) (of|on|for) (root|/|root file system|root filesystem|root partition)`,
      '(report|show)? root (file system|filesystem|partition) (disk)? (usage|space|disk space) (human-readable|in human readable form)?',
    ],
    'df -h': [
      `${SHOW} (file system|filesystem|disk) (disk)? (usage|space|space usage) (of all mounted filesystems|for all file systems|in human readable form|human-readable|of all filesystems)?`,
      `${SHOW} (free|available) (disk)? space (on all filesystems)?`,
      `${SHOW} (free|available) (disk)? space (in (human readable|human-readable) (format|form))?`,
      `${SHOW} (disk|file system|filesystem) (space|usage|disk space usage) (in|with) (human readable|human-readable) (format|form|unit)?`,
    ],
    'du -sh -- */ | sort -rh': [
      `${SHOW} (sizes|size|disk usage|space usage) of (all)? (top-level|top level|first level|immediate|each|direct)? (folder|subfolder) (in|of|under)? (current folder)? (with|in|and)? (human-readable|human readable)? (format|form)? (and|in|sorted|,)? (descending|largest first|sorted by size|by size|biggest first)? (order)?`,
    ],
  }),
  {
    patterns: [
      `${SHOW} (count of)? (cpu|processor|cpus|cores|cpu cores|processors|processing units) (count)? (available|there are)?`,
    ],
    command: { gnu: 'nproc', bsd: 'sysctl -n hw.ncpu' },
  },
  {
    patterns: ['(sleep|wait|pause) (for)? {n} (seconds)?', '(sleep|wait|pause) (for)? {span}'],
    command: 'sleep {n#}',
    fits: ({ n }) => n !== undefined,
  },
  ...commands({
    alias: [`${SHOW} (all)? (aliases|alias|defined aliases)`],
    "printf '%s\\n' {text} | rev": [
      `(reverse|print reverse of|show reverse of) (string|text|word) {text:text}`,
    ],
  }),
  { patterns: ['reverse {text:quoted}'], command: "printf '%s\\n' {text} | rev", given: ['text'] },
  {
    patterns: [
      '(generate|create|make|print|get|give me|show|i need)? (new|fresh|another)? (random)? (uuid|guid)',
    ],
    command: { gnu: 'cat /proc/sys/kernel/random/uuid', bsd: 'uuidgen' },
  },
  {
    patterns: [
      '(show|print|display|output|echo|say|return) (a)? (string|text|message)? {text:quoted} (on screen|to screen|to terminal|to console|to stdout|to standard output)?',
    ],
    command: "printf '%s\\n' {text}",
    given: ['text'],
  },
  {
    patterns: [`${SHOW} {text:quoted}`],
    command: "printf '%s\\n' {text}",
    fits: ({ text = [] }) => text.every((one) => one.startsWith('$')),
  },
  {
    patterns: [`${SHOW} (a)? {text:quoted} without (trailing)? (newline|new line)`],
    command: 'printf %s {text}',
    given: ['text'],
  },
];
