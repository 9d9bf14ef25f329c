// Options of fixed requests that have a value or apply to a few rows only: `suffix length 5`.

export const VALUED_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  smallest: [
    'as (small|tight|tightly|much|well|far) as (possible|it goes|you can)',
    '(at|with|using)? (maximum|max|best|highest|strongest) (compression|level|compression level|ratio)',
  ],
  keepOriginal: [
    '(and|but)? (keep|keeping|leave|preserve|preserving|without (deleting|removing)) (original|original file|it|input file|source|source file|uncompressed file)',
  ],
  prefix: [
    '(and|with|using|use)? (filename|file)? prefix (of)? {prefix:target}',
    '(and|with|using|use|preceded by)? (filename|file)? prefix (of)? {prefix:word}',
    '(named|named as|called|named like) {prefix:text}',
    '(and)? (with)? names (starting with|beginning with) {prefix:text}',
  ],
  numeric: [
    '(and|with|using|use)? (numeric|digital|decimal|number) (suffix|prefix|name)',
    '(and|with|using|use) number as suffix',
  ],
  numericLength: [
    '(and|with|using|use)? (numeric|digital|decimal) (suffix|prefix) (of length|with length|with width of|of) {length:n} (digit)?',
    '(and|with|using|use)? {length:n} digit (numeric)? suffix',
  ],
  suffixLength: [
    '(and|with|using|use)? suffix length (of)? {length:n}',
    '(and|with|using|use|named with)? (suffix|suffixes) of (length)? {length:n} (character)?',
    '(and|with|using|use|named with)? {length:n} character suffix',
  ],
  ending: [
    '(and)? (additional suffix|ending|ending with|ending in|with extension|with additional suffix) {ending:text}',
  ],
  ignoreSpace: [
    '(and)? (ignoring|ignore|disregarding|without|regardless of) (difference in|change in|change due to|difference due to|amount of)? (whitespace|space|blank) (change|difference)? (and tab expansion)?',
  ],
  ignoreBlankLines: ['(and)? (ignoring|ignore) (blank|empty) line', 'ignoring change whose line are blank'],
  ignoreCase: ['case-insensitive', '(ignoring|ignore) (case|case difference)'],
  absentAsEmpty: [
    '(and)? (treat|treating|considering|consider) (absent|missing|nonexistent|non-existent) file as empty',
  ],
  asText: ['(and)? (treat|treating) (every)? (file)? as text'],
  brief: [
    '(and)? (briefly|brief|only report whether they differ|without details)',
    '(and)? (print|show|report) only (whether|if) (file|they) differ',
  ],
  sideBySide: ['(side-by-side|side by side|in two columns|in 2 columns|output in two columns)'],
  suppressCommon: [
    '(and)? (suppress|suppressing|without|hiding|omit|omitting|not showing) (common|identical|equal|same) line',
    'only differences',
  ],
  unified: [
    '(and|with|in|using|print|show)? unified (context|format|diff|diff format|output)?',
    '(and|with|in|using|print|show)? {n} line of (unified|output)? (unified)? context',
  ],
  width: [
    '(and|with|using)? (width|maximum width|output width|column width) (of)? {width:n} (character|column)?',
  ],
  excluding: [
    '(and|but)? (excluding|exclude|ignoring|except|excepting|but not|without) (those|file|folder|entry|ones)? (matching|named|called|with name|with extension|that match)? (pattern)? {excluded:text}',
    '(and|but)? (excluding|exclude|ignoring) {excluded:name} (file|folder)',
    '(,|and|but)? <without> (its|any|their)? (folder|file)? {excluded:names} (folder|file)?',
  ],
  posix: ['(using|in|with) posix (output)? (format)?'],
  inodes: ['(inode|inodes) (usage|information|info|use)?'],
  kilobytes: ['(in|using) (kilobyte|kb|k|1k block|1-k block)'],
  total: ['(and|with) (a)? (grand)? total (statistic)? (about available and used space)?'],
  types: ['(and|with|including|along with)? (their|its)? (file system|filesystem)? type'],
  silently: ['(silently|quietly|without output|without any output|with no output)'],
  noDereference: [
    '(and)? without dereferencing {named:target}?',
    '(and)? (not|do not) dereference {named:target}?',
  ],
  // What is typed
  rawInput: [
    '(and)? (without|ignoring|no|not interpreting|do not allow|not allowing|disallowing|with no|storing typed backslash as) (backslash escape|backslash escapes|backslash escaping|backslash to escape character|backslashes|backslash symbol)',
    '(and)? (with)? raw input',
  ],
  noEcho: [
    '(and)? (without echoing|without echo|with no echo|silently|hiding|without displaying|without showing) (input|typed text|characters|it)?',
  ],
  lineEditing: ['(in|using|with) interactive shell', '(using|with) readline'],
  prompt: [
    '(and)? (with|using|showing|after) (the)? prompt {prompt:text}',
    '(and)? (prompting|prompt) (with)? {prompt:quoted}',
  ],
  timeout: [
    '(and)? (with|after|using)? timeout (of)? {wait:span}',
    '(and)? (with)? {wait:span} timeout',
    '(and)? (waiting|wait) (at most)? {wait:span}',
  ],
  suggestion: ['(and|with)? (suggestion|default value|default|initial text) {suggestion:text}'],
  untilNull: [
    'until null character is found',
    '(with|using|until) (nul|null) (byte|character)? (as)? delimiter',
  ],
  delimiter: ['(and)? (with|using) (delimiter|delimeter) {delimiter:text}'],
  // Other machines
  port: [
    '(and)? (via ssh|over ssh|through ssh)? (on|using|with|over|at|through) (ssh)? port {port:n}',
    '(and)? (via ssh|over ssh|through ssh)? (on|using|with|over|at|through) (ssh)? port {port:quoted}',
  ],
  identity: [
    '(and)? (using|with|by) (identity file|key file|private key|identity|ssh key|key|pem file|identity key) {identity:target}',
  ],
  x11: ['(and)? (with|using)? x11 forwarding (enabled)?', '(and)? (with)? x forwarding'],
  trustedX11: ['(and)? (with|using)? trusted x11 forwarding (enabled)?'],
  noX11: ['(and)? (with)? x11 forwarding disabled', 'without x11 forwarding'],
  pseudoTerminal: [
    '(and)? (with)? (forced|force)? (pseudo-terminal|pseudo terminal|pseudo-tty|pseudo tty|tty) (allocation)?',
  ],
  verboseSsh: ['(and)? (in|with) (verbose|debug) mode'],
  inBackground: ['(and)? (in|into) background'],
  noExecution: ['(and)? without (executing|execution of) (any)? command'],
  agent: ['(and)? (with)? agent forwarding (enabled)?'],
  executing: [
    '(and|to)? (run|execute|executing|running) (command)? {program:text}',
    '(and|to)? (run|execute|executing|running) (command)? {program:quoted} (there|non-interactively)?',
  ],
  compressing: [
    '(and)? (compress|compressing|with compressed|with compression of|compression of|using compression) (data|it|file)? (during|while|in|for)? (transmission|transfer|copy|transferring|sending)?',
    'with compression',
  ],
  progress: [
    '(and)? (show|showing|display|displaying|print|printing|with) (transfer)? (progress|progress bar|progress details|progress information) (details|information|bar)? (during (transmission|transfer|copy))?',
  ],
  deletes: [
    '(and)? (delete|deleting|remove|removing) (any|every)? (extraneous)? (file)? (in|from|at|on) (destination|target) (folder)? (that|which)? (are|do|is|not|<be>)? (not)? (found|exist|present|existing|there)? (in|at|on)? (source)?',
  ],
  dryRun: [
    '(and)? (as|in|perform|performing|do|with)? (dry run|dry-run)',
    '(and)? without (changing|copying|making) (anything|changes)',
  ],
  hardLinks: ['(and)? (preserving|preserve|keeping) hard (link|links)'],
  relativePaths: [
    '(and)? (using|with|keeping|preserving|preserve) relative (path|path name|paths|pathname) (of {x:target})?',
  ],
  partial: ['(and)? (keeping|keep) (partially transferred|partial) file'],
  quietly: [
    '(and)? (suppressing|without|suppress) (non-error|any)? (message|output)',
    '(and)? (quietly|in quiet mode)',
  ],
  statistics: ['(and|show|showing|with)? (file transfer|transfer)? (statistics|stats)'],
  bySsh: ['(and)? (via|over|using|through|by) ssh'],
  // Mounts
  readOnly: ['(and)? (as|with|in) (read-only|read only|readonly) (permission|mode)?'],
  readWrite: [
    '(and)? (as|with|in) (read-write|read write|read and write|writable) (permission|mode|access)?',
  ],
  asLoop: ['(and)? (as|using|with|to) loop (back)? (device)?'],
  filesystemType: ['(and)? (as|of type|with type|using) {fstype:word} (filesystem|file system)'],
  // Running
  appending: ['(and)? (append|appending) (to it|to file)?'],
  differences: ['(and)? (with)? (highlighting|highlight) (differences|changes|difference)'],
  noTitle: ['(and)? (displayed)? (with)? (no|without) (title|header)'],
  colours: ['(and)? (display)? (with|in) (color|colour) (support)?'],
  cutLong: ['(and)? (without wrapping|chopping|cutting) (long)? line'],
  lineNumbers: ['(and)? (with|showing) line number'],
  startingAt: [
    '(and)? (positioning|starting|with) (view)? (positioned)? at (first)? (occurrence of|match of|match for) (regex|expression|pattern)? {start:text}',
  ],
};
