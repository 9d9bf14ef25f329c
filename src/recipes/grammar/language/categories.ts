// Words that mean the same wherever a pattern names them as `<category>`, and the values that they stand for.

import { CHARACTERS } from '../../slots/characters.ts';
import { KINDS } from '../../slots/kinds.ts';

/** Words alone, or for each value the words for it; undefined where a slot among the words holds the value. */
export type Category = string | readonly Value[];

type Value = readonly [value: string | undefined, said: string];

const OF_URLS = '(of|from|in) (each|every)? (url|link|web address|address)';

const NAMED = Object.entries(CHARACTERS).map(([word, character]): Value => [character, word]);

export const CATEGORIES: Readonly<Record<string, Category>> = {
  /** Whose lines; may come between a verb and its complement. */
  source:
    '(of|in|from|on|for|inside|within)? (each|every)? (line of|lines of|content of|contents of|text of|output of)? (file)? {source} (file)?',
  show: 'list out|show|print|display|list|output|give me|give|get|echo|return|see|view|report|tell me|write|prints out|print out|show me|present|enumerate|obtain|retrieve|fetch|display to me|generate list of',
  /** What a question for something begins with; often left out. */
  ask: '<show>|what is|what are|what|which|find|find out|check|determine|finds out|prints|name|when is|detect|read|calculate|compute|work out|evaluate|how much is',
  howMany: 'how many|count|count of',
  newest: 'last|latest|newest|most recent',
  /** From when on commits are asked for, as `git log --since` has it; a span or a day is in its own slot. */
  commitTime: [
    ['midnight', 'today|this morning'],
    ['yesterday.midnight', 'since yesterday'],
    [
      undefined,
      '(in|within|during|over|from|of|for|since)? (this|last|past|previous) {span}|(newer|younger|not older) than {span}',
    ],
    [undefined, '(since|after|from) {since:isoDay}'],
  ],
  briefly:
    '(in|on|with|as)? ((one|a) (line|oneliner)|<lines>) (each|per commit|for each)|(in)? (short|brief) (form)?|briefly|one per line',
  own: [['me', 'my|our own']],
  i: [['me', 'i']],
  byMe: [
    [
      'me',
      'by me|of mine|from me|(did|have) i (made|make|done|do|pushed|push)|i (have|had)? (made|make|did|do|done|pushed|wrote)',
    ],
  ],
  onMachine: '(on|in|of|for)? (this|my)? (machine|computer|box|system|laptop|server|pc|host)',
  /** Which repository, if anything is said of it, with what a question ends with. */
  repo: '(do|does|have|has|are|is|exist)? (i|we|it|there|git|got)? (have|got|has)? (in|of|from|for|inside|at)? (git)? (this|my)? (repo|repository|project|here|current folder|git)? (have|got|has|so far)?',
  find: 'find|search|search for|locate|look for|look up|find out|search in|find me|discover|detect|identify|seek|hunt for|hunt down|figure out|show|print|display|list|output|get|return|give me|see|view',
  delete:
    'delete|remove|erase|rm|unlink|get rid of|throw away|discard|wipe|clear out|clean up|clean out|purge|destroy|nuke|eliminate',
  contain:
    'containing|contain|contains|that contain|with|have|having|include|including|holding|matching|match|that match|which match|which contain',
  begin:
    'starting with|start with|starts with|beginning with|begin with|begins with|prefixed with|prefixed by|that begin with|commencing with|starting in|beginning in|started with',
  end: 'ending with|end with|ends with|ending in|end in|ends in|ended in|suffixed with|suffixed by|finishing with|finish with|terminating with|terminating in|terminated by',
  that: 'that|which|who|whose|where',
  be: 'is|are|was|were|be|been|has been|have been|had been|being|that are|which are|that is|which is|that were|which were|that have been|which have been|that has been|which has been',
  in: 'in|under|below|beneath|inside|within|from|of|on|at|through|throughout|across|starting from|starting at|starting in|rooted at|rooted in|residing in|located in|located under|present in|into|down from|down|for|underneath|stored in|among|over|search|traverse|reside in|reside under|reside below|residing under|residing below|residing inside|live in|living in|lie in|lying in|lying under|located below|located inside|located within|found in|found under|contained in|existing in|exist in|placed in|inside of|beneath of|under and below|in and below|in and under|within or below|at or below|in or below|starting with|down to|rooted under|downwards from|from within',
  without:
    'not|except|except for|except in|minus|leave out|but leave out|and leave out|omitting|not counting|do not include|excluding|exclude|excludes|excepting|but not|without|other than|omit|omitting|ignoring|ignore|skip|skipping|but|leaving out|apart from|aside from|and not|but skip|but exclude|but ignore|and exclude|and ignore|do not|and do not|does not|did not|not including|but not including|that are not|which are not|is not|which is not|that do not|which do not',
  larger:
    'larger than|bigger than|greater than|more than|over|above|exceeding|in excess of|beyond|surpassing|upwards of|more then|larger then|bigger then|greater then|exceeds|exceed|at least|larger|bigger',
  smaller:
    'smaller than|less than|under|below|lower than|smaller then|less then|at most|fewer than|up to|not exceeding|not more than|no more than|no larger than',
  modified:
    'modified|changed|updated|edited|modify|altered|written|touched|last modified|last changed|last updated|created or modified|modified or created|data modified|content modified|added|revised|saved|worked on|have been modified|had been modified|content changed|data changed|content last modified',
  accessed: 'accessed|read|opened|used|access|last accessed|last read|last used',
  created:
    'status changed|status has changed|status have changed|whose status has changed|whose status was changed|whose status changed|changed status|had their meta information changed|meta information changed|created|inode changed|status was changed|status was last changed|attributes changed|metadata changed',
  /** What happened to a file, in the names of its times. */
  happened: [
    ['modified', '<modified>'],
    ['accessed', '<accessed>'],
    ['changed', '<created>'],
  ],
  /** Nouns for files of a kind, as `lexicon/kinds.ts` has their endings. */
  kindWord: [...KINDS.flatMap(({ nouns }) => nouns), 'document']
    .filter((noun) => noun !== 'archive')
    .map((noun): Value => [noun, noun]),
  kindVerb: ['log', 'zip', 'tar'].map((noun): Value => [noun, noun]),
  /** What a list of files is sorted by. */
  key: [
    ['size', 'size'],
    [
      'date',
      '(last)? (modified|modification|change|modify)? (time|date|timestamp)|age|modification time|modification date|mtime',
    ],
  ],
  way: [
    ['up', 'ascending|increasing|chronological|chronologically'],
    ['down', 'descending|decreasing|reversed|reverse|reverse chronological'],
  ],
  /** What comes first in a sorted list. */
  firstOf: [
    ['size up', '(smallest|lightest) first|from smallest to largest'],
    ['size down', '(largest|heaviest) (first|on top|at top)|from largest to smallest'],
    [
      'date up',
      'oldest first|from oldest (modified)? to newest (modified)?|(newest|latest) (last|at end|at bottom)|chronological order',
    ],
    [
      'date down',
      '(newest|latest|youngest|most recent|most recently modified) (first|on top|at top)|from newest (modified)? to oldest (modified)?',
    ],
  ],
  /** The same for some files of a list. */
  extreme: [
    ['size up', 'smallest'],
    ['size down', 'largest|heaviest'],
    ['date up', 'oldest (modified)?'],
    [
      'date down',
      '(newest|latest) (modified)?|(most recent|last|most recently) (modified|changed|edited|updated)|most recent|recently modified',
    ],
  ],
  /** Options of `ls` that put what is asked about first, of two names. */
  byTime: [
    ['t', 'newer|newest|more recent|younger|latest'],
    ['tr', 'older|oldest|less recent'],
  ],
  bySize: [
    ['S', 'larger|largest|heavier|longer'],
    ['Sr', 'smaller|smallest|lighter|shorter'],
  ],
  /** What says it of a program's file. */
  ofProgram: [
    ['file', '(file)? type'],
    ['ls -l', 'file information|long listing|file details|detailed listing'],
    [
      'ldd',
      '(shared (object|library)|dynamic|library) dependencies|shared libraries|shared library|dynamic dependencies',
    ],
    ['cat', '(file)? (content|contents)'],
    ['realpath', '(real|canonical|resolved|absolute) path'],
    ['readlink', '(symlink|link) target'],
    ['wc -c', '(file)? size'],
    ['sha256sum', 'sha256|sha256sum'],
    ['md5sum', 'md5|md5sum'],
    ['dirname', 'folder|directory name|dirname|parent folder'],
  ],
  /** What `ps` says of one process, in its columns. */
  psColumn: [
    ['rss,%mem', '(how much)? (memory|ram|memory usage|resident memory|memory use)'],
    ['%cpu,time', '(how much)? (cpu|cpu usage|cpu time|processor time|cpu use)'],
    ['ni,pri', '(priority|nice value|niceness|nice level)'],
    ['etime', 'how long|(age|elapsed time|running time|run time|uptime)'],
    ['lstart', 'when|(start time|starting time|time of start)'],
    ['ppid', '(parent|parent process|parent id|parent pid|ppid)'],
    ['stat', '(state|status)'],
    ['user', 'who|(owner|user)'],
    ['args', '(command|command line|full command|name|information|info|detail|argument)'],
  ],
  /** A field of a line of `/etc/passwd`. */
  passwdField: [
    ['6', 'home folder|home'],
    ['7', '(login)? shell'],
    ['5', 'full name|real name|gecos (field)?'],
  ],
  /** What reads it of a file. */
  fileReader: [
    ['getfacl', 'acl|acls|access control list'],
    ['getfattr -d', 'extended attribute|extended file attribute|xattr|xattrs'],
    ['lsattr', 'file attribute|ext4 attribute|filesystem attribute|chattr flag'],
    ['strings', '(printable|readable)? (string|text) (hidden)?'],
    ['ldd', '(shared|dynamic)? library|dynamic dependencies|shared library dependencies|linked library'],
  ],
  userAct: [
    ['useradd -m', 'add|create|new|make'],
    ['userdel', 'delete|remove|drop'],
  ],
  machineSetting: [
    ['timedatectl set-timezone', 'timezone|time zone'],
    ['hostnamectl set-hostname', 'hostname|host name|computer name|machine name'],
  ],
  /** What is asked of this machine, by the program of Linux that says it. */
  linuxFact: [
    ['free -m', '(free|available)? (memory|ram) (usage|use|used and free)? in (megabyte|mb)'],
    [
      'sensors',
      '(how (hot|warm) is)? (temperature of)? (my)? (cpu|processor|core|machine|computer)? (temperature|temp|sensor) <onMachine>?|how (hot|warm) is (my|this)? (cpu|processor|machine|computer|laptop|box|it)',
    ],
    [
      'systemd-detect-virt',
      '(is|am|are|check (if|whether)) (this|it|i|we|machine|system|computer|server)? (in|on|inside|running in|running on|run in|running inside)? (a)? (real|physical)? (virtual machine|vm|container|virtualized|virtualised|bare metal|physical machine|hypervisor) (or a? (vm|virtual machine|container|physical machine))?|(virtualization|hypervisor) <onMachine>? (used|in use)?',
    ],
    [
      'timedatectl',
      '(is|are|check (if|whether)) (clock|time|system clock|system time|computer clock) (is)? (synchronized|synchronised|in sync|synced|set correctly|ntp synchronized) (with ntp)?|(clock|time|ntp) (setting|status|synchronization|sync status)|(is|check (if|whether)) ntp (<be>)? (on|active|enabled|running|working)',
    ],
    [
      'nmcli device wifi list',
      '(available|visible|every|nearby)? (wifi|wi-fi|wlan|wireless) network (<be>)? (there|available|around|here|in range|nearby|visible)?',
    ],
    [
      'nmcli connection show --active',
      '(am i|is|are we)? (wifi|wi-fi|wlan) (connected|up|on|working)|(wifi|wi-fi|wlan|wireless network) (network)? (am i|is this|are we|is it|i am) (connected to|on|using|in)?|(am i|are we) (connected to|on) (wifi|wi-fi|wlan)',
    ],
    ['dmesg', 'kernel (message|log|ring buffer|error|log message)|(message|log) (of|from) kernel'],
    [
      'lsblk -f',
      '(uuid|uuids|label|filesystem label|uuid and label) (of|for) (every)? (my)? (disk|partition|drive|volume|filesystem|file system|mount point)|(file system|filesystem) (type)? (is|are|does|do)? (on|of) (every|each)? (my)? (disk|partition|drive)',
    ],
    [
      'hostname -I',
      '(ip address|ip|ip addresses) (of|for) (current|this)? (host|host name|hostname|machine|computer|system)',
    ],
    [
      'lastb -n 10',
      '(failed|bad|unsuccessful|wrong) (login|log in|log-in|logon|sign in|password) (attempt)?|(login|log in|logon) (attempt)? (that)? failed|who (failed|tried) to (log in|login|log on)',
    ],
    [
      'ps axjf',
      '(hierarchical|full)? (process tree|tree of process|process hierarchy|hierarchical process tree)',
    ],
    ['systemctl --no-pager list-timers', '(systemd)? timer (<be>)? (active|running|scheduled|there)?'],
    [
      'systemctl --no-pager list-unit-files --type=service --state=enabled',
      'enabled service|service (that|which)? (<be>)? (enabled|(start|started|run|launched) (at|on|with|during) (boot|startup|start up|start))',
    ],
    ['journalctl --no-pager -b', '(boot|startup) (log|message|journal)|log of (this|last|current)? boot'],
    [
      'journalctl --no-pager -b -p err',
      '(system)? error (message)? (since|during|of|from|at)? (last|this|current)? (boot|reboot|restart|startup)',
    ],
  ],
  /** What happens to a right or a bit, in the signs of chmod. */
  loses: [['-', 'no longer|not|non']],
  permits: [
    ['+', 'allow|let|permit|enable'],
    ['-', 'forbid|prevent|stop|deny|disallow|block|keep'],
  ],
  givesMode: [
    ['+', 'give|grant|add'],
    ['-', '<takesMode>'],
  ],
  takesMode: [['-', 'remove|revoke|take away|take|drop|withdraw']],
  setsBit: [
    ['+', 'set|add|give|put|turn on|enable'],
    ['-', 'remove|clear|drop|unset|take away|take off|turn off|strip|delete'],
  ],
  givesOrTakes: [
    ['+', 'add|give|grant|set|put|turn on|adds'],
    ['a-', 'remove|revoke|take away|take|clear|drop|strip|unset|turn off|delete|removes'],
  ],
  madeMode: [
    ['+x', '(executable|runnable) (for|by) (every|everyone|everybody|anyone|user|every user)'],
    ['a-w', 'read-only|readonly|read only|non-writable|not writable'],
    ['400', 'readable only by (its)? owner|read only for (its)? owner'],
    [
      '600',
      '(readable and writable|readable and writeable) only? (by|for) (its)? (owner|user|me)|(to)? read and write',
    ],
    ['u+x', '(executable|runnable) only? (by|for) (its)? (owner|user|me|current user)'],
  ],
  /** Between two numbers, as `awk` has it. */
  operator: [
    ['+', 'plus|and'],
    ['-', 'minus'],
    ['*', 'times|x|multiplied by'],
    ['/', 'divided by|over'],
    ['%', 'mod|modulo'],
    ['^', '(to power of|raised to|to the power|to power) (power of)?'],
  ],
  calculate: [
    ['+', 'add|sum'],
    ['*', 'multiply'],
    ['/', 'divide'],
  ],
  subtract: [['-', 'subtract']],
  remainder: [['%', 'rest|remainder']],
  squared: [
    ['2', 'squared'],
    ['3', 'cubed'],
  ],
  squareOf: [
    ['2', 'square'],
    ['3', 'cube'],
  ],
  /** What is counted of a repository, by what lists it. */
  gitCounted: [
    [
      'ls-files',
      'file (<be>)? (tracked|versioned|under version control|under git) (by|in)? (git)?|(git)? tracked file|file (does|do)? git (track|tracks|manage|manages)',
    ],
    ['branch', '(git|local)? branch'],
    ['tag', '(git)? tag'],
    ['stash list', '(git)? (stash|stashed change)'],
    [
      'status --short',
      '(uncommitted|changed|modified|dirty) file (in|since|from)? (<newest> commit)?|file (have|are|with)? (i)? (uncommitted|not committed|uncommitted change|changed since <newest> commit)',
    ],
  ],
  /** What the last commit is asked about, as `git log --format` has it. */
  commitFact: [
    [
      "'%an %ad'",
      'who (made|did|wrote|authored|committed|created|pushed|is author of)? (<newest> commit|commit <newest>|committed <newest>|<newest>) <repo> (and)? when (was it|was that|did they|it was|was it made|that was)?|who (<be>)? (<newest> committer|<newest> to commit) <repo> (and)? when (was it|was that|did they)?|(author|committer|name) and (date|time|day) of <newest> commit <repo>|(date|time) and author of <newest> commit <repo>|when (was|is) <newest> commit <repo> (made)? (and)? (by whom|by who|who made it|who did it|who wrote it|from whom)|(by whom|by who) and when (was|is) <newest> commit <repo> (made)?|when and by whom (was|is) <newest> commit <repo> (made)?',
    ],
    [
      '%an',
      'who (made|did|wrote|authored|committed|created|pushed|is author of|is|was) <newest> (commit)? <repo>|who (made|did) commit <newest> <repo>|(author|committer) of <newest> commit <repo>|<newest> (committer|commit author) <repo>',
    ],
    [
      "'%ad (%ar)'",
      'when (was|is|did|has|have) (<newest> commit|somebody commit <newest>|someone commit <newest>|i commit <newest>|i <newest> commit|we <newest> commit|anyone <newest> commit) (made|happen|done)? <repo>|when (was)? (it|repo|repository|project) <newest> committed (to)?|(date|time|day|age|timestamp|date and time) of <newest> commit <repo>|<newest> commit (date|time) <repo>|how (old|long ago) (is|was) <newest> commit <repo>',
    ],
    [
      '%B',
      '(full|whole|complete)? (commit)? message of <newest> commit <repo>|<newest> commit message <repo>|what (does|did|is|was)? <newest> commit message (say|said)? <repo>',
    ],
  ],
  shortHash: [
    [' --short', 'short (commit)? (hash|sha|id)'],
    ['', '(commit)? (hash|sha|sha1|id)'],
  ],
  shortHashAlone: [[' --short', 'short (commit)? (hash|sha)']],
  gitUser: [
    ['name', 'name|username|user name|author name|user'],
    ['email', '(email|mail|e-mail|email address|mail address) (address)?'],
  ],
  untracked: [[' --include-untracked', '(including|with|and|plus|even) (untracked|new) (file|one)?']],
  /** What `id` says of a user, by its options. */
  idOption: [
    [' -gn', '(primary|main) group name|primary group|main group'],
    [' -u', '(numeric)? (user id|uid|user id number)'],
    [' -g', 'group id|gid|primary group id'],
    ['', 'user and group (id|ids)|user id and group id|uid and gid|identity'],
  ],
  envName: [
    [
      'VISUAL EDITOR',
      '(default|preferred|standard) (text)? editor (<be>)? (set|used)?|editor (do|does|will|is) (i|git|it|my|default)? (use|used|set)?',
    ],
    ['SHELL', '(default|login) shell'],
  ],
  nearDay: [
    ['yesterday', "yesterday|yesterday's|yesterdays"],
    ['tomorrow', "tomorrow|tomorrow's|tomorrows"],
  ],
  /** What is asked of now, as `date` writes it. */
  dateForm: [
    [
      "'+%F %T'",
      '(date|time|date and time|time and date|timestamp) (in|as|with)? (format)? (year-month-day|yyyy-mm-dd) (hour:minute:second|hh:mm:ss) (format)?|year-month-day hour:minute:second (from (current)? date)?',
    ],
    [
      '+%F',
      "(date|time|date and time|time and date|timestamp) (in|as|with)? (format)? (yyyy-mm-dd|year-month-day) (format)?|(date|today's date|todays date) (in|as) iso format|year-month-day (from (current)? date)?",
    ],
    ['+%Y%m%d', 'date (in|as) (format)? yyyymmdd (format)?'],
    [
      '+%s',
      'unix time|unix timestamp|epoch time|epoch|seconds since epoch|unix epoch|timestamp in seconds|time in seconds since epoch|count of seconds since (epoch|{d:day})',
    ],
    ['+%Y', 'year (is it)?'],
    ['+%B', 'month (name)?'],
    ['+%j', 'day of year|julian date|julian day'],
    [
      '+%V',
      '(week|calendar week|week (number|count)|(number|count) of week) (number)? (is it|of today|of (this|current) week|today|now|of year|is this)',
    ],
  ],
  /** Who owns files, as `find -printf` has it. */
  ownerFormat: [
    ["'%u\\n'", 'user'],
    ["'%g\\n'", 'group'],
  ],
  whoOwns: [["'%u\\n'", 'who (own|owns)']],
  /** A column of `df`, of the disk that something is on. */
  diskFact: [
    [
      'avail',
      '(amount of|available|free)? (available|free)? (disk)? space (available)? (on|in) (file system|filesystem)',
    ],
    ['pcent', '(percentage|percent) (of)? (space|disk space)? used (space)?|(use|usage) percentage'],
    ['target', 'mount point|mountpoint'],
    [
      'source',
      '(name of)? (block)? (device|block device|partition) (containing|of|holding|for) (file system|filesystem)?',
    ],
  ],
  temperature: [
    ['celsius', '(degree)? (celsius|centigrade|c|degrees celsius|°c)'],
    ['fahrenheit', '(degree)? (fahrenheit|f|degrees fahrenheit|°f)'],
    ['kelvin', '(degree)? kelvin'],
  ],
  onOrOff: [
    ['on', 'enable|set|turn on|activate|switch on'],
    ['off', 'disable|unset|turn off|deactivate|switch off'],
  ],
  /** A position among others. */
  ordinal: [
    ['1', 'first'],
    [undefined, '{ordinal:rank}'],
  ],
  /** Programs that compute checksums. */
  digest: [
    ['md5sum', 'md5sum|md5'],
    ...['sha1', 'sha256', 'sha512', 'sha224', 'sha384'].map(
      (name): Value => [`${name}sum`, `${name}|${name}sum|${name} (sum|checksum|hash|hashes)`],
    ),
  ],
  attribute: [
    ['href', 'link|links|href|hyperlink|link target|web link'],
    ['src', 'image|picture|image source|img|src|script source'],
  ],
  /** Elements that are asked for by their names alone. */
  element: [
    ['title', 'title|page title'],
    ['h1', 'heading|headline|main heading|h1'],
    ['version', 'version|version number'],
    ['description', 'description'],
    ['artifactId', 'artifactid|artifact id'],
    ['groupId', 'groupid|group id'],
  ],
  /** Steps on lines that are numbers. */
  numberSort: [
    ['fieldUnder', 'negative'],
    ['fieldOver', 'positive'],
    ['fieldEven', 'even'],
    ['fieldOdd', 'odd'],
  ],
  /** What lines are counted in, by their steps. */
  counted: [
    ['countLines', 'line|result|match|matching line|matched line|found line|them'],
    ['countRows', 'row'],
    ['countWords', 'word'],
    ['countCharacters', 'character'],
    ['countBytes', 'byte'],
    ['countUnique', '(unique|distinct|different) (line|row|value|entry|record|one|name)'],
    ['countDuplicates', 'unique? (duplicate|duplicated|repeated) (line|row|value|entry)'],
  ],
  /** What becomes of many numbers. */
  aggregate: [
    [
      'sum',
      '(sum|total) (of)?|sum up|add up|add together|add up column|add (number|value|integer)|add every (line|number|value|integer)',
    ],
    ['mean', '(mean|average) (of)?'],
    ['largest', 'largest|maximum|highest|greatest|max'],
    ['smallest', 'smallest|minimum|lowest|least|min'],
    ['median', 'median (of)?'],
  ],
  column: '<n:ordinal> (column|field|key)|(column|field|key) (number)? {n}',
  /** To show or keep everything but what follows. */
  leaveOut:
    'everything but|everything except|but (without|no|skip|skipping|hide)|<without>|<delete>|hide|hiding|no|minus|strip|stripping|drop|dropping|removing|deleting|discarding|cut|trim|truncate|eliminate|suppress|take out|throw out|kill|<without> counting|do not count|besides',
  /** The first or the last of some lines. */
  edge: [
    ['first', 'first|top'],
    ['last', 'last|final|bottom|latest|newest|most recent'],
  ],
  textEnd: [
    ['first', 'head|beginning|start|top'],
    ['last', 'tail|end|bottom'],
  ],
  /** One line or several by their numbers. */
  lines: [
    ['line', '(line|row) (number)? {n}|{n:rank} (line|row)'],
    [
      'range',
      '(line|row) (number)? (from|between)? {n} (to|through|until|till|-) {m:n}|(line|row) (number)? between {n} and {m:n}|{n:rank} (to|through) {m:rank} (line|row)|(from)? (line|row) (number)? {n} (to|through|until|till|up to) (line|row) (number)? {m:n}',
    ],
    ['twoLines', '(line|row) {n} (and)? {m:n}|{n:rank} and {m:rank} (line|row)'],
  ],
  /** A line by what it is among the others. */
  lineOf: [
    ['longestLine', 'longest (line|row)'],
    ['shortestLine', 'shortest line|which line is shortest'],
    ['middleLine', '(middle|median) line|line in middle'],
    [
      'longestLength',
      'length of longest (line|row)|(maximum|max) line length|(how long is|what is length of|how many character has|size of) longest line (in it)?',
    ],
    ['ends', 'first and last (line|entry|row|record|one)|(top|beginning) and (bottom|end) line'],
  ],
  /** Counted from the end. */
  fromEnd: [
    ['2', 'second-to-last|second to last|next to last|penultimate|last but one'],
    [undefined, '{fromEnd:rank} (to|from) last'],
  ],
  /** Every second line, by what is left when its number is divided by two. */
  everySecond: [
    ['0', 'every other|even|even-numbered|even numbered'],
    ['1', 'odd|odd-numbered|odd numbered'],
  ],
  byLength: [
    ['longer', 'longer than|wider than|<larger>|with <larger>'],
    ['shorter', 'shorter than|<smaller>|with <smaller>'],
    ['lengthIs', '(of|with)? exactly'],
  ],
  /** How a line is to be like a text. */
  lineTest: [
    ['has', '<contain>|where|including|are|having|that are|that has|has'],
    ['beginsNot', '<without> <begin>|(do not|not|dont) <begin>'],
    ['lacks', '<without> <contain>?|(do not|does not|not|dont|that dont) <contain>?'],
    ['ends', '<end>'],
    ['hasWord', '<contain>? (whole|exact|complete|full) word'],
  ],
  lineStart: [['begins', '<begin>']],
  /** What a text is called; a word is one as a whole. */
  textNoun: [
    ['', 'string|text|pattern|regex|phrase|expression|character|keyword|value|symbol'],
    [' -w', 'word'],
  ],
  /** Lines around a match, by the option of `grep`. */
  context: [
    [' -A', 'after|following|below|behind|trailing|coming after|that follow|past'],
    [' -B', 'before|above|preceding|in front of|ahead of|leading up to|leading'],
    [
      ' -C',
      'around|surrounding|near|before and after|above and below|on? each? side of?|of context (around|for)?|context',
    ],
  ],
  /** Options of a search. */
  matchFlag: [
    ['i', 'case-insensitive'],
    ['w', '(as|match|matching)? (whole|entire|exact|complete|full) word only?|as word|whole-word|word only'],
    ['x', '(match|matching)? (whole|entire|exact) line|exactly match'],
    [
      'n',
      '(with|show|print|display|and|showing|including|include)? (their|its)? line (number|numbering)|and? number (output|line|result|match|matching line)',
    ],
    [
      'o',
      '(print|show|display|output|only)? only? (matching|matched) (part|text|string|portion|substring)|only (show|print) match|only match',
    ],
    [' -m 1', '(stop|quit|exit) (after|at) first match'],
  ],
  wholeWord: [['hasWord', 'word']],
  sort: 'sort|sorted|order|ordered|sorting|arrange',
  /** In which order, by the options of `sort`. */
  sortHow: [
    [' -r', '(in reverse|reversely|reversibly|backwards|in reversed order|from? (z to {x:word}|z-a))'],
    [' -V', '(by|as) (version|version number)'],
    [' -n', 'every? number'],
    [
      ' -t . -k 1,1n -k 2,2n -k 3,3n -k 4,4n',
      'by (ip|address|ip address) (numerically|number)?|(ip|address|ip address) (numerically|in order|correctly)?',
    ],
  ],
  sortFlag: [
    [
      'n',
      'numerically|numeric|numerical|by number|as number|in numeric order|in numerical order|by numeric value|by numerical value|by count of occurrence|by count|by frequency|(from|in|ordered from|ordered)? (least frequent|least|lowest|smallest) (value|count|number)? to (most frequent|most|highest|greatest|largest) (value|count|number)?|(smallest|lowest|least|low to high) (value|number|one)? (first|on top|at top|to largest|to highest)',
    ],
    [
      'r',
      'in? (reverse|reversed|descending|decreasing|backward|backwards) (order|sort|sorted|numerical order|numeric order)?|in? reverse (alphabetical|lexical|numeric|numerical) order?|(from|in|with|ordered from|ordered)? (greatest|highest|largest|most frequent|most|biggest) (value|count|number)? to (least frequent|least|lowest|smallest) (value|count)? first?',
    ],
    [
      'n r',
      '(largest|highest|most|greatest|biggest|high to low|from high to low) (value|number|one)? (first|on top|at top|to smallest|to lowest)',
    ],
    ['h', '(by|as|in|according to)? (human-readable|human readable|human) (size|number|numeric order|order)'],
    ['M', 'in month order'],
    [
      'V',
      '(<sort> (by|as|in)?|by|as|in) version number? (order|wise|in it)?|version number? (order|wise)|(has|have|with|hold|full of|contain) version number? (in it)?|(by|based on|on|according to|using) (version|version number)|version sort',
    ],
    [
      'f',
      '(ignoring|regardless of|no matter|disregarding) (upper/lower|upper and lower|upper or lower|lower/upper) case?',
    ],
    ['s', 'and? (with|do|doing|using)? stable (sort|sorting)?'],
  ],
  numeric: [[' -n', 'numerically']],
  /** From the last line to the first. */
  backwards:
    'bottom line first|in reverse line order|upside down|backwards|backward|bottom to top|from bottom to top|bottom up|from bottom up|last line first|from end to start|from last to first|back to front|with last line first|last first|in reversed order|in (reverse|reversed|backwards) order?|from (bottom|last line to first|last to first|end) (to|of) (top|file)|from (bottom|end) of?',
  byCharacter: 'character by character|characterwise|character-wise|letter by letter',
  /** What of a text is counted or compared, line by line. */
  part: [
    ['line', 'line|entry|row|record|one|value|name'],
    ['address', 'ip|ip address|address|client|visitor|ip addr'],
    ['page', 'url|page|path'],
    ['word', 'word'],
    ['character', 'character'],
  ],
  smallPart: [
    ['word', 'word'],
    ['character', 'character'],
  ],
  /** Which field of a line. */
  fieldAt: [
    ['field', '<n:ordinal>'],
    ['lastField', 'last'],
    ['fieldBeforeLast', 'second-to-last|second to last|next to last|penultimate|last but one'],
  ],
  /** Blanks around the text of a line. */
  blanks: [
    ['trim', '(leading and trailing|trailing and leading|surrounding) (whitespace|space|blank)'],
    ['trimStart', 'leading (whitespace|space|blank|space and tab|tab and space)'],
    ['trimEnd', 'trailing (whitespace|space|blank|space and tab|tab and space)'],
  ],
  /** Characters that are taken out, by their steps. */
  kindOfCharacters: [
    ['noSpaces', 'space|blank'],
    ['noWhitespace', 'whitespace'],
    ['noNewlines', 'newline'],
    ['fromDos', 'carriage return|\\r|^m|(windows|dos) line ending'],
    ['noDigits', 'digit|number|numeric'],
    ['noPunctuation', 'punctuation mark?'],
    ['onlyDigits', 'non-digit|nondigit|non-numeric|non numeric'],
  ],
  atEnd: [['last', 'last']],
  lineEdge: [
    ['prefix', '(beginning|start|front) of|before|in front of'],
    ['suffix', 'end of|after'],
  ],
  affix: [
    ['prefix', 'prefix|prefixed|prepended'],
    ['suffix', 'suffix|suffixed|append|appended'],
  ],
  insertAt: [
    ['insertAfter', 'after|below'],
    ['insertBefore', 'before|above|at'],
  ],
  /** What is shown of each file of a list. */
  property: [
    [
      'size',
      '(size of each|name and|path and|size and|name and size|size and name|size and path|path and size|name with size|filename and size|size and filename)? (size|file size|size in byte)|size and (path|filename|filepath|file path|pathname|name)|(path|filename|filepath|name) (and|with) size',
    ],
    [
      'date',
      'modification time|modification date|last modified time|last modified date|modified time|timestamp|mtime|date of modification|last modification time|last modification date',
    ],
    [
      'mode',
      '(octal)? (octal permission|permission in octal|octal mode|permission mode|access right|permission) (and)?',
    ],
    ['inode', 'inode number|inode'],
    ['group', 'group name|name of group|owning group'],
    ['owner', 'owner name|name of owner'],
    ['type', '(file)? (type|file type|filetype)|(name|filename) and type'],
    ['target', '(link|symlink)? (target|destination|what they point to|where they point to?)'],
  ],
  /** The same, of which a word alone may say something else. */
  nameOf: [
    ['owner', '(name of)? (owner|user name|owner name)'],
    ['accessed', 'last? (access|accessed) (time|date|timestamp)'],
  ],
  points: [['target', 'point|link']],
  listSign: [
    ['commas', 'comma'],
    ['colons', 'colon'],
    ['one-line', 'space'],
  ],
  listOf: [
    ['commas', 'comma-separated'],
    ['colons', 'colon-separated'],
    ['one-line', 'space-separated'],
  ],
  put: [
    ['copy', 'copy|duplicate|cp|copies|copying|back up|replicate'],
    ['move', 'move|mv|moves|moving|transfer'],
  ],
  here: [['.', 'current folder']],
  /** What is made of files, in the letters of chmod. */
  made: [
    ['+x', 'executable ((for|by) everyone)?'],
    ['-x', 'not executable|non-executable'],
    ['o+r', '(world|publicly) readable|world-readable'],
    ['a-w', '(read-only|read only|readonly) (for everyone)?'],
    ['a+r', 'readable (for|by|to) (everyone|world)'],
  ],
  madeToRun: [['+x', 'executable']],
  setBit: [
    ['+x', 'execute|executable'],
    ['u+s', 'suid|setuid'],
    ['o+r', 'world readable|world-readable'],
  ],
  setAlone: [
    ['u+s', 'suid|setuid'],
    ['o+r', 'world readable|world-readable'],
  ],
  ownership: [
    ['user', 'user? (owner|ownership|owner ship)|user'],
    ['group', 'group (ownership|owner)?'],
  ],
  listed: [
    ['file', 'file'],
    ['entry', 'entry'],
  ],
  anchor: [
    ['^', '<begin>'],
    ['$', '<end>'],
  ],
  /** Options of a search in files. */
  grepFlag: [
    [
      'numbered',
      '(with|show|print|and|display)? (their|matching)? line number|and? number (output|line|matching line|result)',
    ],
    [
      'filesOnly',
      'only? (show|print|list|display|output|return) only? (matching|matched|filename|name of) (file|filename)|(list|show|print|display) only? (filename|file) (that match|that contain|containing match|with match|matching)|only? (name of|filename of) matching file|and? (show|print|list|display|output) only? (name of)? (matched|matching) (file|filename|file name)',
    ],
    ['word', 'as? (whole|complete|exact) word|word only'],
    ['noNames', '(suppress|hide|omit) filename'],
  ],
  fileKind: [
    ['file', 'regular? file|regular|type f|of (type|kind) file|(and|but) (not|no) folder'],
    ['folder', 'folder|subfolder|type d|(of|with) (type|kind) folder'],
    ['link', 'symlink|link|type l'],
    ['pipe', 'named pipe|fifo|pipe file'],
    ['socket', 'socket'],
    ['block', 'block (device|special) file?'],
    ['character', 'character (device|special) file?'],
  ],
  folderAlone: [['folder', 'folder']],
  fileAlone: [['file', 'file']],
  /** Files of a kind, by their names. */
  called: [
    ['*.sh *.bash *.zsh *.py *.pl *.rb *.ps1', 'script'],
    ['*.o', '(compiled|compiler)? object file|compiled c? object'],
    ['*~', '(editor|emacs) backup file|emacs backup|backup file of emacs'],
    ['*.swp', '(vim|vi)? swap file'],
    ['core', 'core file|core dump file?'],
    ['*.h', '(c|c++)? header file'],
    ['*.c', 'c language? source code? file?'],
  ],
  nameEdge: [
    ['begins', '<begin>'],
    ['ends', '<end>'],
  ],
  prefixWord: [['begins', 'prefix|at beginning of (its|their)? name']],
  suffixWord: [['ends', 'suffix']],
  isBegin: [['begins', '<be>']],
  sizeTest: [
    ['larger', '<larger>'],
    ['smaller', '<smaller>'],
    ['larger not', '(not|no) (larger than|bigger than|more than|greater than|over|exceeding|larger)'],
    ['smaller not', '(not|no) (smaller than|less than|under)'],
    ['equal', 'exactly|equal to|of|equals|exactly equal to'],
  ],
  sizeLimit: [
    ['larger', 'minimum|min'],
    ['smaller', 'maximum|max'],
  ],
  orSize: [['larger', 'more|larger|bigger|over']],
  ownedBy: [
    [
      'not',
      'not owned by|not belonging to|not belong to|(that|which)? (do not|does not|are not) (belong to|owned by)',
    ],
    [
      '',
      '(that|which|and)? (belong to|belongs to)|belonging to|whose owner is|owner is|(<be>|that are)? owned by',
    ],
  ],
  idOf: [
    ['uid', 'uid|user id|user-id|id of user'],
    ['gid', 'gid|group id'],
  ],
  noOwner: [
    ['user', 'no user|nonexistent user|no valid user|nobody|no owner|no known user|no existing user'],
    ['group', 'no group|no valid group|nonexistent group'],
  ],
  anyOwner: [
    ['user', 'user|owner|everyone|valid user'],
    ['group', 'group|valid group'],
  ],
  /** Checksums of a text, by their steps. */
  sumOf: [
    ['md5', 'md5sum|md5'],
    ['sha1', 'sha1|sha1sum|sha1 (hash|checksum|sum)'],
    ['sha256', 'sha256|sha256sum|sha256 (hash|checksum|sum)|checksum|hash'],
    ['cksum', 'crc|crc checksum|cksum'],
  ],
  counting: [['countLines', '<howMany>']],
  /** How a dump shows the bytes of a text. */
  dumpAs: [
    [
      'characterDump',
      '(printable|ascii) character ((or|and) backslash escape)?|character showing backslash escape|backslash escape',
    ],
    ['octal', 'octal (byte|number|value)?'],
    ['namedCharacters', 'named character'],
    ['decimalBytes', 'signed? decimal (byte|number|value)?'],
  ],
  dumpOf: [
    ['octal', 'octal'],
    ['characterDump', 'character|ascii'],
    ['namedCharacters', 'named character'],
  ],
  dumpOfText: [
    ['characterDump', 'character|ascii|character dump'],
    ['namedCharacters', 'named character'],
  ],
  /** Lines that say nothing. */
  idleLine: [
    ['dropBlank', '(empty|blank) (line|row)'],
    ['dropComments', 'comment|comment line|commented line|line starting with #'],
    ['header', '(header|heading|title|column name) (line|row)?'],
  ],
  side: [
    ['fieldOver', '<larger>|higher than'],
    ['fieldUnder', '<smaller>'],
  ],
  timesOrBy: [
    ['*', 'multiply'],
    ['/', 'divide'],
  ],
  /** The line ends that a text gets. */
  lineEnds: [
    ['fromDos', 'unix|linux|lf'],
    ['toDos', '<dosEnds>'],
  ],
  dosEnds: [['toDos', 'dos|windows|crlf']],
  /** What code is made of. */
  code: [
    ['function', 'function|method|function definition|def|def line|subroutine'],
    ['class', 'class|class definition'],
    [
      'import',
      'import|import statement|imported module|library|module|header|include|included header|imported package|imported header',
    ],
  ],
  letterCase: [
    ['upper', 'uppercase|upper case'],
    ['lower', 'lowercase|lower case'],
  ],
  /** Which side of a character is cut off; of the first one, unless the last is named. */
  cutSide: [
    ['cutAfter', 'after|from|behind|past|following'],
    ['cutBefore', 'before|up to|preceding|in front of|until'],
  ],
  lastOne: [
    ['', 'first'],
    ['Last', 'last'],
  ],
  lineCount: [
    ['larger', 'more than|over|above|longer than|exceeding|greater than'],
    ['smaller', 'less than|fewer than|under|below|shorter than'],
    ['equal', 'exactly|just|only'],
  ],
  specialBit: [
    [
      '4000',
      'suid|setuid|set uid|suid bit set|setuid bit set|set-uid|set-user-id|suid bit|setuid bit|suid permission|user id bit set|with suid bit|set user id',
    ],
    [
      '2000',
      'sgid|setgid|set gid|sgid bit set|setgid bit set|set-gid|set-group-id|sgid bit|setgid bit|guid|sgid permission',
    ],
    ['1000', 'sticky|sticky bit'],
  ],
  /** What the person may do with a file. */
  may: [
    ['execute', 'executable|with execute permission|that can be executed'],
    ['write', 'writable|writeable'],
    ['read', 'readable'],
  ],
  mayNot: [
    ['execute', 'not executable|non-executable|nonexecutable|without execute permission'],
    ['write', 'not writable|read only|read-only|readonly|not writeable|unwritable'],
    ['read', 'not readable|unreadable'],
  ],
  /** Which values come first. */
  sortWay: [
    ['up', 'ascending|(smallest|lowest|fewest|least|worst|cheapest) first|low to high'],
    ['down', 'descending|(largest|highest|most|greatest|best) first|high to low'],
  ],
  /** How a value is compared. */
  test: [
    [
      '>',
      'larger than|more than|greater than|above|over|bigger than|higher than|exceeding|exceed|exceeds|longer than|larger|upwards of|later than',
    ],
    ['>=', 'at least|no less than|not less than|not under|minimum'],
    ['<', 'smaller than|less than|under|below|lower than|fewer than|shorter than|smaller|not even'],
    ['<=', 'at most|no more than|not more than|up to|not over|maximum'],
  ],
  orMore: [
    ['>=', 'or (more|larger|above|higher)'],
    ['<=', 'or (less|smaller|below|lower)'],
  ],
  /** The same of days and hours. */
  dayTest: [
    ['>', 'after|later than|past'],
    ['>=', 'since'],
    ['<', 'before|earlier than|prior to'],
    ['<=', 'until|till|up to'],
  ],
  /** The largest value or the smallest, and who has it. */
  most: [
    ['largest', 'largest|highest|most|maximum|max|greatest|longest|biggest|top'],
    ['smallest', 'smallest|lowest|least|minimum|min|shortest|fewest'],
  ],
  mostly: [
    ['largest', 'most|best|highest|largest|more than others|more than anyone'],
    ['smallest', 'least|lowest|smallest|worst'],
  ],
  top: [
    ['largest', 'top|best|first'],
    ['smallest', 'bottom|worst'],
  ],
  firstOrLast: [
    ['first', 'first'],
    ['last', 'last'],
  ],
  earliestOrLatest: [
    ['first', 'earliest|oldest'],
    ['last', 'latest|newest|most recent|final'],
  ],
  period: [
    ['minute', 'minute'],
    ['hour', 'hour'],
    ['month', 'month'],
  ],
  periodically: [
    ['hour', 'hourly'],
    ['day', 'daily'],
    ['month', 'monthly'],
  ],
  within:
    'in last|in past|within last|within past|during last|during past|in|within|less than|newer than|in previous|last|past|for last|for past|no more than|not more than|at most|not older than|up to|in less than|younger than|over last|over past|since last|since|in span of|within span of|in course of last|no earlier than|inside last|inside of last',
  older:
    'more than|over|older than|earlier than|greater than|not within last|at least|longer than|before|not in last|prior to|not newer than|older then|later than',
  save: 'save|write|redirect|store|output|put|record|saving|redirecting|writing|print|log|dump|saves|stores|outputting|append|make',
  /** Whose right, in the letters of chmod. */
  who: [
    ['u', 'owner|user'],
    ['g', 'group'],
    ['o', 'other|world'],
    ['a', 'everyone|everybody|anyone'],
  ],
  /** The same where the person may be meant, too. */
  whom: [
    ['u', 'me|myself|owner|its owner'],
    ['g', 'group'],
    ['o', 'other|other user'],
    ['a', 'everyone|everybody|everyone else'],
  ],
  pair: [
    ['go', 'group and other|other and group'],
    ['ug', 'user and group|owner and group'],
  ],
  right: [
    ['r', 'read|readable'],
    ['w', 'write|writable|writeable'],
    ['x', 'execute|executable|exec|execution|x'],
  ],
  rights: [
    [
      'rwx',
      'read write execute|read write and execute|read-write-execute|(read|readable) (write|writable|writeable) and executable',
    ],
    ['rw', 'read write|read and write|read-write|(read|readable) and (writable|writeable)'],
    ['rx', 'read execute|read and execute|(read|readable) and executable'],
    ['wx', 'write and execute|(write|writable|writeable) and executable'],
  ],
  /** `group-writable` */
  whoseRight: [
    ['u', 'owner', 'user'],
    ['g', 'group'],
    ['o', 'other', 'others', 'world', 'everyone', 'everybody', 'anyone'],
  ].flatMap(([who = '', ...names]) =>
    Object.entries({
      r: ['read', 'readable'],
      w: ['write', 'writable', 'writeable'],
      x: ['execute', 'executable'],
    }).map(
      ([right, words]): Value => [
        `${who}=${right}`,
        names.flatMap((name) => words.map((word) => `${name}-${word}`)).join('|'),
      ],
    ),
  ),
  able: [
    ['r', 'readable'],
    ['w', 'writable|writeable|editable'],
    ['x', 'executable|runnable'],
  ],
  do: [
    ['r', 'read'],
    ['w', 'write|edit|change|modify'],
    ['x', 'execute|run|exec'],
  ],
  doing: [
    ['r', 'reading'],
    ['w', 'writing|editing|changing|modifying'],
    ['x', 'executing|running'],
  ],
  /** Whose bit, and which. */
  bit: [
    ['u s', 'suid|setuid|set uid|set-uid|set-user-id|set user id'],
    ['g s', 'sgid|setgid|set gid|set-gid|set-group-id|set group id'],
    [' t', 'sticky'],
  ],
  /** One of two conditions is enough, or both must hold. */
  joint: [
    ['some', 'or'],
    ['all', 'and'],
  ],
  /** `comma-separated`, `":" delimited` */
  separator: [
    ...Object.entries({ ...CHARACTERS, 'white space': ' ', 'double-colon': '::' }).map(
      ([word, character]): Value => [
        character,
        ['-separated', '-delimited', ' separated', ' delimited', '-seprated', '-seperated']
          .map((ending) => `${word}${ending}`)
          .join('|'),
      ],
    ),
    [undefined, '{separator:quoted} (separated|delimited)'],
  ],
  /** A character by its name. */
  named: NAMED,
  /** The same, or in quotes. */
  sign: [...NAMED, [undefined, '{sign:quoted}']],
  /** What `docker` does with one container, and what of its own is unused. */
  containerAct: [
    ['stop', 'stop|shut down|halt'],
    ['start', 'start'],
    ['restart', 'restart|bounce'],
  ],
  unusedOf: [
    ['image', 'image'],
    ['container', 'container'],
    ['volume', 'volume'],
    ['network', 'network'],
  ],
  /** As crontab(5) has them. */
  cronDays: [
    ['* * *', '(every|each) (day|night|morning|evening|afternoon)|daily|nightly'],
    ['* * 1-5', '(every|each) (weekday|working day)|on weekdays'],
    ['1 * *', '(every|each) month|monthly'],
    ...'sunday monday tuesday wednesday thursday friday saturday'
      .split(' ')
      .map((day, at): Value => [`* * ${at}`, `(every|each|on)? ${day}`]),
  ],
  cronTimes: [
    ['0 * * * *', '(every|each) hour|hourly'],
    ['* * * * *', '(every|each) minute'],
    ['@reboot', '(at|on|after|with) (every|each)? (boot|reboot|startup|start of (computer|machine))'],
  ],
  half: [
    ['am', 'am|in morning'],
    ['pm', 'pm|in (afternoon|evening)'],
  ],
  month: 'january february march april may june july august september october november december'
    .split(' ')
    .map((month, at): Value => [String(at + 1), `${month}|${month.slice(0, 3)}`]),
  weekday: 'monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .map((day): Value => [day, day]),
  /** In seconds. */
  timeUnit: [
    ['1', 'second'],
    ['60', 'minute'],
    ['3600', 'hour'],
    ['86400', 'day'],
    ['604800', 'week'],
  ],
  /** In metres and grams, as the international agreements define them. */
  length: [
    ['1609.344', 'mile|mi'],
    ['1000', 'km|kilometer|kilometre'],
    ['1', 'meter|metre'],
    ['0.01', 'cm|centimeter|centimetre'],
    ['0.001', 'mm|millimeter|millimetre'],
    ['0.0254', 'inch|inches'],
    ['0.3048', 'foot|feet|ft'],
    ['0.9144', 'yard|yd'],
  ],
  mass: [
    ['1000', 'kg|kilo|kilogram'],
    ['1', 'gram|grams'],
    ['453.59237', 'pound|lb|lbs'],
    ['28.349523125', 'ounce|oz'],
  ],
  hash: [
    ['md5sum', 'md5|md5sum'],
    ['sha1sum', 'sha1|sha-1|sha1sum'],
    ['sha256sum', 'sha256|sha-256|sha256sum|sha2'],
    ['sha512sum', 'sha512|sha-512|sha512sum'],
  ],
  /** Encodings of text, as `iconv` knows them. */
  encoding: [
    ['LATIN1', 'latin1|latin-1'],
    ['ISO-8859-1', 'iso-8859-1'],
    ['ISO-8859-15', 'iso-8859-15'],
    ['WINDOWS-1252', 'windows-1252'],
    ['CP1252', 'cp1252'],
    ['ASCII', 'ascii'],
    ['UTF-8', 'utf8|utf-8'],
    ['UTF-16', 'utf16|utf-16'],
  ],
  /** The rest when it is divided by two. */
  parity: [
    ['0', 'even'],
    ['1', 'odd'],
  ],
  /** In bytes, for `awk`. */
  byteUnit: [
    ['1024', 'kb|kilobyte|k'],
    ['1024^2', 'mb|megabyte|m'],
    ['1024^3', 'gb|gigabyte|g'],
    ['1024^4', 'tb|terabyte|t'],
  ],
  /** How `ls` sorts. */
  lsOrder: [
    ['t', '(newest|latest|most recent|recent) first'],
    ['tr', '(oldest|earliest) first'],
    ['S', '(largest|heaviest) first'],
    ['Sr', '(smallest|lightest) first'],
  ],
  lsKey: [
    ['t', 'date|time|modification time|modification date|age'],
    ['S', 'size'],
  ],
  endReader: [
    ['head', 'first'],
    ['tail', 'last'],
  ],
  /** Options of `mktemp` and of a mount. */
  temporary: [
    ['', 'file'],
    [' -d', 'folder'],
  ],
  remountOption: [
    [',ro', '(as|with)? (read-only|read only|readonly) (permission|mode)?'],
    [',rw', '(as|with)? (read-write|read write|read and write|writable|rw) (permission|mode|access)?'],
    [',exec', 'as executable'],
    [',noexec', '(as)? (not executable|non-executable)'],
  ],
  dnsRecord: 'mx|mail server|mail exchanger,ns|name server|nameserver,txt,aaaa,cname,soa,srv'
    .split(',')
    .map((words): Value => [words.replace(/\|.*/, ''), words]),
  /** What `systemctl` does with a service. */
  serviceAct: 'start stop restart enable disable reload'.split(' ').map((verb): Value => [verb, verb]),
  /** What `uname` says, by its options. */
  unameLetter: [
    ['s', 'kernel name|operating system name|name of (operating system|kernel)'],
    [
      'r',
      'linux? kernel (version|release) (number)?|release of kernel|version of linux? kernel|(current|running) kernel version',
    ],
    ['v', 'build version of kernel|kernel build version|kernel build'],
    [
      'm',
      '(machine|hardware|system|cpu) (architecture|hardware name|type|arch)|processor (architecture|hardware name|arch)|architecture (of machine)?',
    ],
    ['o', 'operating system type|type of operating system'],
    [
      'n',
      'network node hostname|node name|hostname|name of host|host name|name of current host|system host name|computer hostname|current host name|hostname of (system|machine|computer)|name of machine|system hostname',
    ],
    ['p', 'processor type|type of processor'],
    ['a', '(every)? (system information|kernel information|information about (system|kernel)|system info)'],
  ],
  signal: 'TERM KILL HUP INT STOP CONT USR1 USR2 QUIT WINCH'
    .split(' ')
    .map((name): Value => [name, `sig${name.toLowerCase()}|${name.toLowerCase()}`]),
  /** Characters to keep or to replace, as `tr` writes them. */
  characters: [
    ['0-9', 'digit|number'],
    ['[:alpha:]', 'letter|character from range {x:word}|alphabetic character'],
    ['[:alnum:]', 'alphanumeric|alphanumeric character|letter and digit'],
    ['[:print:]', 'printable character|printable'],
    ['[:lower:]', 'lowercase|lowercase character'],
    ['[:upper:]', 'uppercase|uppercase character'],
    ['[:punct:]', 'punctuation (character)?'],
  ],
  /** Kinds of characters in a line, as a bracket expression has them. */
  oneCharacter: [
    [
      'A-Z',
      'capital|capital letter|uppercase|uppercase letter|uppercase character|big letter|capital character',
    ],
    ['a-z', 'small letter|lowercase|lowercase letter|lowercase character'],
    ['0-9', 'digit|number|numeral'],
    ['AEIOUaeiou', 'vowel'],
    ['A-Za-z', 'letter|alphabetic character'],
    ['[:space:]', 'whitespace|space|blank|white space'],
  ],
  /** What is not seen on a line. */
  unseen: [
    ['tab', 'tab|tab character|tabulator'],
    ['trailing', 'trailing (space|blank|whitespace)|(space|blank|whitespace) at (the)? end'],
    [
      'leading',
      'leading (space|blank|whitespace)|(space|blank|whitespace) at (the)? (start|beginning)|indentation',
    ],
    [
      'special',
      '(non-ascii|nonascii|non ascii|unicode|special|accented|non-english) (character|letter|char)?',
    ],
  ],
  /** What has a form of its own and is taken out of texts; see `lines/extracts.ts`. */
  form: [
    ['email', 'email|e-mail|mail|email address|e-mail address|mail address|address that look like email'],
    ['url', 'url|web address|web link|http link|hyperlink|http address'],
    [
      'host',
      `(host|hostname|host name|domain|domain name|server name|server|site) (part)? ${OF_URLS}|(host|hostname|host name|domain|domain name) (part)?`,
    ],
    ['page', `(file|filename|file name|last part|last component|page name) (name)? ${OF_URLS}`],
    ['ip', 'ip|ips|ip address|ipv4|ipv4 address|ip addr|ip number'],
    ['phone', 'phone number|telephone number|phone|telephone'],
    ['hashtag', 'hashtag|hash tag'],
    ['mac', 'mac address|mac'],
  ],
  /** The same, whose name alone has another meaning for lines. */
  commonForm: [
    ['date', 'iso date|date'],
    ['number', 'number|integer'],
  ],
  /** A time from now in the words of GNU `date`, behind its span. */
  when: [
    [' ago', '{span} (ago|before today|earlier|before now)'],
    ['', '{span} (from (now|today)?|later|after today|ahead|hence|in future)|(in|after) {span}'],
  ],
  /** Parts of a date, in the letters of `date`. */
  datePart: [
    ['Y', 'year|what year it was'],
    ['m', 'month number|number of month'],
    ['B', 'month name|month|name of month'],
    ['A', 'day of week|weekday|day name|what day of week it was|name of day'],
    ['d', 'day of month|day|what day it was|day number'],
    ['H', 'hour|current hour'],
    ['j', 'day of year|number of day in year'],
  ],
};
