// What is said beside a request as a whole, with its own value or for a few rows only: `suffix length 5`.

export const VALUED_OPTIONS: Readonly<Record<string, readonly string[]>> = {
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
  ],
  posix: ['(using|in|with) posix (output)? (format)?'],
  inodes: ['(inode|inodes) (usage|information|info|use)?'],
  kilobytes: ['(in|using) (kilobyte|kb|k|1k block|1-k block)'],
  total: ['(and|with) (a)? (grand)? total (statistic)? (about available and used space)?'],
  types: ['(and|with|including|along with)? (their|its)? (file system|filesystem)? type'],
  silently: ['(silently|quietly|without output|without any output|with no output)'],
};
