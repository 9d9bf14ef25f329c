// Options of fixed requests: a name, and how it is said, with the value where it has one.

export const SAID_OPTIONS: readonly (readonly [option: string, said: string])[] = `
smallest: as (small|tight|tightly|much|well|far) as (possible|it goes|you can)
smallest: (at|with|using)? (maximum|max|best|highest|strongest) (compression|level|compression level|ratio)
keepOriginal: (and|but)? (keep|keeping|leave|preserve|preserving|without (deleting|removing)) (original|original file|it|input file|source|source file|uncompressed file)
prefix: (and|with|using|use)? (filename|file)? prefix (of)? {prefix:target}
prefix: (and|with|using|use|preceded by)? (filename|file)? prefix (of)? {prefix:word}
prefix: (named|named as|called|named like) {prefix:text}
prefix: (and)? (with)? names (starting with|beginning with) {prefix:text}
numeric: (and|with|using|use)? (numeric|digital|decimal|number) (suffix|prefix|name)
numeric: (and|with|using|use) number as suffix
suffixLength: (and|with|using|use)? suffix length (of)? {length:n}
suffixLength: (and|with|using|use|named with)? (suffix|suffixes) of (length)? {length:n} (character)?
suffixLength: (and|with|using|use|named with)? {length:n} character suffix
ending: (and)? (additional suffix|ending|ending with|ending in|with extension|with additional suffix) {ending:text}
ignoreSpace: (and)? (ignoring|ignore|disregarding|without|regardless of) (difference in|change in|change due to|difference due to|amount of)? (whitespace|space|blank) (change|difference)? (and tab expansion)?
ignoreBlankLines: (and)? (ignoring|ignore) (blank|empty) line
ignoreBlankLines: ignoring change whose line are blank
ignoreCase: case-insensitive
ignoreCase: (ignoring|ignore) (case|case difference)
brief: (and)? (briefly|brief|only report whether they differ|without details)
brief: (and)? (print|show|report) only (whether|if) (file|they) differ
sideBySide: (side-by-side|side by side|in two columns|in 2 columns|output in two columns)
suppressCommon: (and)? (suppress|suppressing|without|hiding|omit|omitting|not showing) (common|identical|equal|same) line
suppressCommon: only differences
unified: (and|with|in|using|print|show)? unified (context|format|diff|diff format|output)?
unified: (and|with|in|using|print|show)? {n} line of (unified|output)? (unified)? context
excluding: (and|but)? (excluding|exclude|ignoring|except|excepting|but not|without) (those|file|folder|entry|ones)? (matching|named|called|with name|with extension|that match)? (pattern)? {excluded:text}
excluding: (and|but)? (excluding|exclude|ignoring) {excluded:name} (file|folder)
excluding: (,|and|but)? <without> (its|any|their)? (folder|file)? {excluded:names} (folder|file)?
inodes: (inode|inodes) (usage|information|info|use)?
total: (and|with) (a)? (grand)? total (statistic)? (about available and used space)?
types: (and|with|including|along with)? (their|its)? (file system|filesystem)? type
silently: (silently|quietly|without output|without any output|with no output)
noDereference: (and)? without dereferencing {named:target}?
noDereference: (and)? (not|do not) dereference {named:target}?
# Other machines
port: (and)? (via ssh|over ssh|through ssh)? (on|using|with|over|at|through) (ssh)? port {port:n}
port: (and)? (via ssh|over ssh|through ssh)? (on|using|with|over|at|through) (ssh)? port {port:quoted}
identity: (and)? (using|with|by) (identity file|key file|private key|identity|ssh key|key|pem file|identity key) {identity:target}
executing: (and|to)? (run|execute|executing|running) (command)? {program:text}
executing: (and|to)? (run|execute|executing|running) (command)? {program:quoted} (there|non-interactively)?
compressing: (and)? (compress|compressing|with compressed|with compression of|compression of|using compression) (data|it|file)? (during|while|in|for)? (transmission|transfer|copy|transferring|sending)?
compressing: with compression
progress: (and)? (show|showing|display|displaying|print|printing|with) (transfer)? (progress|progress bar|progress details|progress information) (details|information|bar)? (during (transmission|transfer|copy))?
deletes: (and)? (delete|deleting|remove|removing) (any|every)? (extraneous)? (file)? (in|from|at|on) (destination|target) (folder)? (that|which)? (are|do|is|not|<be>)? (not)? (found|exist|present|existing|there)? (in|at|on)? (source)?
dryRun: (and)? (as|in|perform|performing|do|with)? (dry run|dry-run)
dryRun: (and)? without (changing|copying|making) (anything|changes)
bySsh: (and)? (via|over|using|through|by) ssh
# Mounts
readOnly: (and)? (as|with|in) (read-only|read only|readonly) (permission|mode)?
readWrite: (and)? (as|with|in) (read-write|read write|read and write|writable) (permission|mode|access)?
filesystemType: (and)? (as|of type|with type|using) {fstype:word} (filesystem|file system)
# Running
appending: (and)? (append|appending) (to it|to file)?
differences: (and)? (with)? (highlighting|highlight) (differences|changes|difference)
lineNumbers: (and)? (with|showing) line number
verbose: (verbosely|verbose|with verbose output|showing progress|in verbose mode)
verbose: (and|with)? (print|show|prints|printing|display) (messages|message|what is being done|info) (about)? (what is being done|each)?
verbose: (and|,) (print|prints|show) (the)? (conversions|changes|renames|what is done)
recursive: recursively
recursive: (and|with) (its|all|all its)? (content|contents|subfolder|everything in it|all content within)
recursive: and (removes|remove|delete) (all)? (content|contents) (within|inside)? (if {x:thing} is folder)?
recursive: with (all)? (its)? (content|contents)
force: (forcibly|forcefully|force|by force|without asking|without prompting|without confirmation)
force: and (do not|dont|not) (error|complain|fail|warn) if (it)? (already)? (exists|exist|does not exist|is missing)
force: (do not|dont) (error|complain|fail) if (it)? (already)? (exists|exist)
force: (overwriting|overwrite) (it|existing|existing ones|if exists|the existing)? (file)?
noClobber: (except|unless|if|only if|but not|not) (if)? {x:target}? (already|not|does not|does not already)? (exist|exists|existing) (already)?
noClobber: (without|not|do not|dont|no) (overwriting|overwrite|clobber|clobbering) (existing|existing file|existing ones|it|anything|file|any existing file)?
interactive: (interactively|asking first|with confirmation|prompting|prompt before overwriting|prompt before each removal|ask before overwriting|prompting before overwriting)
preserve: (preserving|preserve|keeping|keep|and preserve|retaining) (its|their|the|all)? (attributes|permission|timestamps|mode|timestamp|modification time|ownership|modes|metadata|mode ownership and timestamps|attribute)?
preserve: with (same|original) (permission|attributes|timestamps)
preserve: in archive mode
parents: (as needed|as required|if needed|if required|if necessary|where needed|with parents|with (its|their)? parents|including parents|creating parents|and (its|their|any)? (parent|parents|missing parent|intermediate) (folder|folders)?|along with parents|with parent folder|including parent folder|(creating|making) parent folder (as needed|if needed|if necessary)?)
parents: (with|preserving|keeping) (full)? (path|folder structure|hierarchy)
update: (only)? (if|when) (source|it)? (is)? newer (than destination|than target)?
update: (only newer|only if newer|if newer)
symbolic: (symbolic|soft)
human: (in)? (human-readable|human readable) (format|form|units|output|sizes)?
human: human readable
human: (in)? (megabytes|gigabytes)
`
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
