// What is to be done with the files found, and what is to be shown of them.

import type { Rule, Said } from '../language/scan.ts';
import type { FileAct, FileFact, ListStep, Show } from './file-facts.ts';
import { globOfTarget } from './outputs.ts';
import { count, first, has, raw, raws } from './said.ts';

type FileRule = Rule<FileFact>;
type Means = FileRule['means'];

const act =
  (one: FileAct): Means =>
  () => [{ is: 'do', act: one }];
const step =
  (one: ListStep): Means =>
  () => [{ is: 'step', step: one }];
const show =
  (what: Show): Means =>
  () => [{ is: 'show', what }];
const THEM =
  '(them|it|those|these|result|ones|their|found file|matching file|file found|found|match|of them|each of them|they|matched file|matched)';

/** Verbs that put something somewhere, and what is put there. */
const PUTS =
  /\b(copy|copie|duplicate|cp|move|mv|transfer|rename|archive|tar|tarball|zip|compress|pack|bundle|back|backup|save|saving|store|write|writing|redirect|record|put|dump|log|send|output|make|playlist|append|add|convert|owner|ownership|group|change|link|symlink)~? /;

const VERBS: readonly FileRule[] = [
  {
    patterns: [
      '(find|search for|search|locate|look for|find out|finding|search out|searching for|look up|lookup|discover|detect|identify|seek|hunt for|go through|scan for|filter out) (out)?',
      'search for',
      'find me',
      'look',
      '(find|search) (which|what)',
      'traverse',
    ],
    means: () => [{ is: 'verb', verb: 'find' }],
  },
  {
    patterns: [
      '<show> (out)? (list of|me)? (names of|filename of|path of|paths of|pathname of|filename|names|list)?',
      '(what|which) (file|folder|entry) (are|is)?',
      'which',
      '<show> name',
      'list (of)?',
      'what is',
      'what are',
      'return',
    ],
    means: () => [{ is: 'verb', verb: 'list' }],
    favour: -0.1,
  },
  {
    patterns: [
      'and (display|print|list|show|output|return) (them|it|those|file|result|their names|their path|on screen|to screen|to standard output|names|path|to stdout|list|its path|its name)? (on|to)? (screen|console|terminal|stdout|standard output)?',
      '(is|are) (there)?',
      '(if|one that|ones that|those that) (are|is|have)?',
      '(that|which) (<be>|has|have)?',
      'in (their|its) names',
      'at least',
      'on (console|screen)',
      'to (standard output|stdout|console|screen)',
      '(with|and) (find|ls)',
      'paths? (of|to)',
      'name (of)?',
      'names (of)?',
      '(list|show) their names',
      'combine multiple search criteria',
      'with combine multiple search criterias in command',
      '(in order to|so that)',
      'using (find|command|xargs|ls|grep|print0|exec|find command|awk|sed|rm)',
      '(with|by) (print0|xargs|exec)',
      '(using|with) exec',
      'filenames (of)?',
      'path names? (of)?',
      'pathnames? (of)?',
      'search (criteria)?',
      'if exists',
      'if any',
      '(careful|being careful|be careful)',
      '(and)? (without|no) (prompting|prompt|confirmation|asking) (for)? (confirmation)?',
      '(pass|passing|pipe|piping|feed|hand) (them|it|those|result|output|list)? (on)? (to|into|through) (grep|xargs|ls|wc|sort|cat|rm) (and)?',
      'and (print|show|display|list|output) (out)? (those|them|it|result|path)? (found)?',
      '(found|that were found|which were found|that you find)',
      '(ones|those) (that|which)?',
      '(exist|existing|present|available)',
      'while search',
      '(generate|create|make|produce|build|compile) list (of)?',
      'a list of',
      'get (list|name|path) of',
      'no matter where',
      '(anywhere|somewhere)',
      'in (system)',
    ],
    means: () => [{ is: 'nothing' }],
    favour: -0.2,
  },
];

const STEPS: readonly FileRule[] = [
  {
    patterns: [
      `(and)? (count|show count of|print count of|display count of|print total count of|display count|count total|show count|counts) ${THEM}? (only)?`,
      'and? (count|display count|print count|show total count|show count|get count|output count) (of)? (them|it|result|they)?',
      '(how many|count of|total count of|total number of|number) (of)? ',
      '<show> (total)? (count|number) of (lines in)? (found)?',
      'count (how many|number of|of|total number of)?',
      '(and)? <show> (total)? (count|number) (only)?',
      '(total)? count (of)?',
      'calculate (total)? (count|number) of',
      'how many (exist|are there|there are)?',
    ],
    means: (said) => (Object.keys(said).length > 0 ? undefined : [{ is: 'step', step: { type: 'count' } }]),
  },
  {
    patterns: ['(are there|exist|there are|do i have|have i|is there|there is)'],
    means: () => [{ is: 'nothing' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(how much|total|what is total|calculate total|find total|get total|show total|sum of|display total|compute total|total of|summed) (disk)? (space|size|file size|sizes|disk usage|storage|bytes|byte size) (used|taken|occupied|taken up)? (of|by|for|is|do|used by)?',
      '(and)? (sum|add|total) (up)? (their|file|the)? (size|sizes)',
      'size of total',
      'how big (are|is)',
      'in total',
      'take up',
      '(and)? <show> (their)? total size',
      '(calculate|compute|get|find|show|print|what is)? (total|combined|summed|overall) (file)? (size|sizes|disk usage) (in (bytes|byte))? (of|for)? (each)?',
      'total (number of)? bytes (of|in|used by|occupied by|taken by)?',
      'total (disk usage|size)',
    ],
    means: step({ type: 'total' }),
    favour: 0.4,
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting|arranged|arrange) (them|it|those|file|entry|result|list|output)? (list|in)? (by|on|according to|based on|in order of)? (their|file)? (name|filename|alphabetically|alphabetical order|path|alphabet|names)?',
      'in (alphabetical|sorted|lexicographical) order',
      'alphabetically',
      'sorted',
    ],
    means: step({ type: 'sort', by: 'name' }),
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output|its output)? (numerically|by number|in numerical order|in numeric order)',
      '(do)? (a)? numeric sort',
    ],
    means: step({ type: 'sort', by: 'number' }),
    favour: 0.5,
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output)? (in)? (reverse|reversed|descending|reverse alphabetical|reverse order) (alphabetically|order|by name)?',
    ],
    means: step({ type: 'sort', by: 'name', reversed: true }),
    favour: 0.2,
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting|sorts) (them|it|those|file|result|list|output)? (in)? (increasing|ascending)? (order)? (by|of|on|according to|based on) (their|file)? size (in)? (ascending|increasing|from smallest to largest|smallest first)? (order)?',
      '(by|in order of) size',
      'smallest first',
    ],
    means: step({ type: 'sort', by: 'size' }),
    favour: 0.2,
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list|output)? (in)? (descending|reversed|decreasing) (order)? (by|of|on|according to|based on) (their|file)? size',
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list)? by (their|file)? size (in)? (descending|reversed|from largest to smallest|largest first|biggest first|decreasing|reverse) (order)?',
      '(largest|biggest) first',
    ],
    means: step({ type: 'sort', by: 'size', reversed: true }),
    favour: 0.4,
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting|sorts) (them|it|those|file|result|list|output)? (in)? (chronological)? (by|of|on|according to|based on)? (their|file|last|chronologically)? (modified|modification|change|modify)? (time|date|timestamp|modification time|modification date|mtime|chronologically) (in)? (ascending)?',
      '(and)? (sort|sorted|sorting) (them|it|those|file|result)? from oldest (modified)? to newest (modified)?',
      'oldest first',
      '(in)? chronological order',
      'from oldest to newest',
    ],
    means: step({ type: 'sort', by: 'date' }),
    favour: 0.2,
  },
  {
    patterns: [
      '(and)? (sort|sorted|order|ordered|sorting) (them|it|those|file|result|list)? (in)? (reversed|descending|reverse chronological) (order)? (by|of|on|according to) (last)? (modified|modification)? (time|date|modification time|modification date)',
      '(newest|latest|most recent|most recently modified) first',
      '(and)? (sort|sorted|sorting) (them|it|those|file|result)? from newest (modified)? to oldest (modified)?',
      '(sort|sorted) by (modification)? (time|date) (reversed|descending|newest first|in descending order|latest first)',
    ],
    means: step({ type: 'sort', by: 'date', reversed: true }),
    favour: 0.5,
  },
  {
    patterns: [
      '{n} (largest|biggest|heaviest)',
      '(top|first) {n} (largest|biggest)',
      '(largest|biggest) {n}',
      'top {n} (file|entry)? (by size|in size)',
    ],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'size', reversed: true } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: ['{n} smallest', 'smallest {n}'],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'size' } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: ['(largest|biggest|heaviest) (one)?'],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'size', reversed: true } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
    favour: -0.1,
  },
  {
    patterns: ['smallest'],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'size' } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
    favour: -0.1,
  },
  {
    patterns: [
      '{n} (newest|latest|latest modified|newest modified|most recently edited|most recently updated|last changed|last edited|most recent|most recently modified|most recently changed|last modified|recently modified)',
      '(last|newest|latest) {n} (modified|changed)?',
      '(most recent|most recently modified|most recently changed|latest modified) {n}',
    ],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'date', reversed: true } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: [
      '(newest|latest|latest modified|most recent|most recently modified|most recently changed|last modified|last changed|last edited|last updated|most recently (modified|changed|edited|updated))',
    ],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'date', reversed: true } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
  },
  {
    patterns: ['{n} oldest', 'oldest {n}'],
    means: (said) => [
      { is: 'step', step: { type: 'sort', by: 'date' } },
      { is: 'step', step: { type: 'first', count: count(said) } },
    ],
  },
  {
    patterns: ['oldest (modified)?'],
    means: () => [
      { is: 'step', step: { type: 'sort', by: 'date' } },
      { is: 'step', step: { type: 'first', count: 1 } },
    ],
  },
  {
    patterns: [
      '(and)? <show>? (only)? first {n} (of them|result|file|entry|ones|match|matches|occurrences|of result)?',
      '(limit|limited) (to|output to|result to)? {n} (file|result)?',
      'stop after (finding)? {n}',
      '{n} (random)? (match|matches)',
    ],
    means: (said) => [{ is: 'step', step: { type: 'first', count: count(said) } }],
  },
  {
    patterns: [
      '(and)? (quit|stop|exit) (after|at|on|when) (finding|first)? (first)? (one|match|file|found|is found)? (is found)?',
      'first (match|one|found|file|occurrence|one of them|result) (found)?',
      '(and)? <show> (only|just)? (the)? first (one|match|file|result)? (found|only)?',
      'only first (match|one)',
    ],
    means: step({ type: 'first', count: 1 }),
  },
  {
    patterns: [
      '(and)? <show>? (only)? (few|first few|some) (line|file|result|entry)? (of output)? (from|at) (beginning|start|top)',
      '(and)? <show>? (only)? first few (line|file|result|entry)? (of output|of result)?',
      '(and)? <show>? few line of output (from beginning)?',
    ],
    means: step({ type: 'first', count: 10 }),
    favour: 0.5,
  },
  {
    patterns: [
      '(top|first) {n} (result|file|entry|ones|line)?',
      '(and)? <show>? (only)? last {n} (result|file|entry|ones|line|of them)?',
      '(and)? <show> {n} (of them|result|file)',
    ],
    means: (said) => [{ is: 'step', step: { type: 'first', count: count(said) } }],
    favour: -0.4,
  },
  {
    patterns: [
      '(without|no) (duplicate|duplicates)',
      '(unique|distinct)',
      '(and)? remove duplicate (entry)?',
    ],
    means: step({ type: 'unique' }),
    favour: -0.2,
  },
];

const SHOWS: readonly FileRule[] = [
  {
    patterns: [
      '(and|,)? (only|just)? (print|display|show|list|output|return)? (only|just)? (their|its|file)? (base)? (basename|basenames|names only|name only|filename only|only names|only filename) (only)?',
      '(print|display|show|list|output) (only|just) (their|file)? (name|names|filename)',
      '(and)? (print|display|show|output) (only|just)? (their|its|file)? (base name|basename|file name|filename) (not path|only|without path|of each)?',
      '(name|filename|names) (but)? (not|without|and not) (their|its|full|the)? (path|paths|location|full path)',
      '(without|not) (any)? (containing|leading|parent)? (folder|path) (name|part|prefix|component)?',
      '(and)? (print|list|show|display)? (only)? (the)? (last|final) (component|part) (of path|of their path)?',
      '(by)? (removing|remove|stripping|without) leading (path|folder)',
      '(and|,) (print|display|show|output) (their|its|file) (name|names|filename|basename)',
      'without (their|its|folder|leading|the)? (path|folder|paths|leading path|folder name|path prefix)',
      '(names|filename) without (path|paths|folder)',
      'only (names|filename|name)',
      'strip (the)? (leading|folder)? (path|folder)',
      'with no trailing slash',
    ],
    means: show('names'),
    favour: 0.2,
  },
  {
    patterns: [
      '(with|and|show|print|display|as|using|list)? (their|its)? (full path|absolute path|full paths|absolute paths|full pathname|absolute pathname|full path name|full filename) (of)? (each)?',
      '(absolute|full) (file)? path',
      '(absolute|full) (file)? path (name)? (of|for)',
      'with (their)? (complete|absolute|full) (path|pathname|location)',
    ],
    means: show('absolute'),
  },
  {
    patterns: [
      '(in|with|as|using|show|print|display|and|list)? (their)? (long listing format|long list format|long format|long listing|full details|details|detailed information|detailed|long list|ls -l format|ls -dils format|ls -l|detail|details of|long form|detailed listing|in detail|full information|file information|information about|extended information) (of)? (each)? (result)?',
      '(with|show|and) (their)? (permission|size|owner|permission and size|ownership) (and)? (other)? details',
      '(and)? (show|print|display|list|output|with|get) (a|the)? (long|detailed) (listing|list|information|info|output|details) (of|about|for|on)? (details)? (of)? (each|them|these|those|it|result)?',
      '(and)? (show|print|display|list|output|with|along with) (their|its|the|file)? (details|detail|information|info|attributes|stats|statistics|file details|file information) (of|for|about)? (each|them|these|those)?',
      '(in)? (ls|long) (style|format|-l format) (listing|output)?',
      '(and)? (run|execute) ls (-l)? on (them|each|result)?',
    ],
    means: show('long'),
  },
  {
    patterns: [
      '(print|show|display|list|with|and|output|along with|prefixed with|including)? (their|its|file|sizes? and|size of each|names and|path and|name and|paths and)? (size|sizes|file size|file sizes|size in bytes|sizes in bytes|name and size|size and name|size and path|path and size|name with size) (of)? (each|file)? (in (bytes|human readable format|human-readable format|kb|mb|megabytes|kilobytes))?',
    ],
    means: show('size'),
    favour: -0.2,
  },
  {
    patterns: [
      '(separated|separate|separting|terminated|delimited|separating|ended|ending|separate them|split|delimit)? (file)? (names|filename|paths|them|result|path)? (with|by|with a|using|as) (zero|zeroes|zeros|null|nul|null character|nul character|zero byte|zero bytes|null bytes|null byte|null-terminated|nulls|null characters|ascii null)',
      '(null|nul|zero) (separated|terminated|delimited)',
      '(with|using) (null|nul|zero) (character|byte|terminator|delimiter)? (as|for|as the)? (delimiter|separator|terminator|end)',
      '(and)? append (null|nul) character (at|to) end (of)? (each)? (of)? (their)? (path|name)?',
      '(as|in) (null|nul) (terminated|separated|delimited) (string|list|record)?',
      '(safe|safely) (for|with) (whitespace|space)',
      'with whitespace safety (in (their)? path)?',
      '(null-separated|null-terminated|null-delimited|print0|nul-terminated|nul-separated)',
      '(print|with|using) (null|nul) (separator|terminator|delimiter|character)',
    ],
    means: show('null'),
  },
  {
    patterns: [
      '(print|show|list|display|find|output|get|return)? (only)? (parent)? (folder|path|location|folders|directory name) (containing|contain|holding|that contain|which contain|with|where) {names}',
      '(folder|folders) that (contain|has|have) (file)? (named|called)? {names}',
    ],
    means: (said) => [
      { is: 'show', what: 'folder' },
      { is: 'filter', filter: { type: 'name', globs: raws(said, 'names') } },
    ],
    favour: 0.6,
  },
  {
    patterns: [
      '(print|show|list|display|output|and|get)? (only)? (name of)? (their|its|the)? (parent folder|containing folder|folder name|dirname|enclosing folder|folder they are in|parent directories)',
    ],
    means: show('folder'),
  },
  {
    patterns: [
      '(with|print|show|display|list|and|along with)? (their|its|last)? (modification time|modification date|last modified time|last modified date|modified time|timestamps|timestamp|mtime|modification times|date of modification|last modification time|last modification date)',
    ],
    means: show('date'),
  },
  {
    patterns: [
      '(with|print|show|display|list|and|along with) (their|its|last)? (last)? (access|accessed) (time|date|timestamp|timestamps|times|dates)',
    ],
    means: show('accessed'),
    favour: 0.4,
  },
  {
    patterns: [
      '(with|print|show|display|list|and|along with)? (their|its|octal)? (octal permission|permission in octal|octal mode|permission mode|access rights|permission) (and|of)? (names|filename|each)?',
    ],
    means: show('mode'),
    favour: -0.4,
  },
  {
    patterns: [
      '(with|print|show|display|list|and|along with)? (their|its)? (inode number|inode numbers|inodes|inode) (of)? (each)?',
    ],
    means: show('inode'),
  },
  {
    patterns: [
      '(print|show|display|list|with|and)? (their|its)? (owner|owners|owner name|user names|owner names)',
    ],
    means: show('owner'),
    favour: -0.4,
  },
  {
    patterns: [
      '(with)? (names|filename) (and) (size)',
      'filename and their size',
      'size and (path|filename|filepath|file path|pathname|name)',
      '(path|filename|filepath|name) and size',
    ],
    means: show('size'),
    favour: 0.1,
  },
  {
    patterns: ['(without|strip|removing|remove|omit|stripping) (the|their)? (extension|extensions|suffix)'],
    means: show('stem'),
  },
  {
    patterns: [
      '(on|in|as)? (one|single) (line)',
      '(separated|delimited|separating) (names|them|file)? (by|with) (single)? (space|blank|spaces)',
      'space separated',
      'space-separated',
    ],
    means: show('one-line'),
    favour: -0.2,
  },
  {
    patterns: [
      '(separated|delimited|separating|joined|join) (names|them|file|filename|result)? (by|with|using) comma',
      'comma (separated|delimited) (list)?',
      '(as|in) comma-separated list',
      'comma-separated',
    ],
    means: show('commas'),
  },
  {
    patterns: [
      '(as|in)? colon-separated (list)? (of)?',
      'colon (separated|delimited) (list)? (of)?',
      '(separated|delimited|joined) (by|with) colon',
    ],
    means: show('colons'),
    favour: 0.3,
  },
  {
    patterns: [
      '(one per line|one file per line|each on (a)? (new|separate|own|its own) line|per line|one on each line)',
    ],
    means: () => [{ is: 'nothing' }],
  },
];

const mode = (said: Said): string => {
  const who = raw(said, 'mode');
  return /^([0-7]{3,4}|[ugoa]*[+=-][rwxst]+)$/.test(who) ? who : '';
};
const chmod: Means = (said) =>
  mode(said) === '' ? undefined : [{ is: 'do', act: { type: 'mode', mode: mode(said) } }];
const ON = '(of|for|to|on)? (each|them|it|their|those|these|every|found|matched)?';

const TEXT = '(string|word|text|pattern|regex|phrase|expression|character|keyword|letter|line)';
const grep =
  (before = '', after = '', extended = false): Means =>
  (said) => {
    const other = raw(said, 'other');
    if (first(said, 'text')?.kind === 'word' && NO_TEXT.test(raw(said, 'text'))) return undefined;
    const text = other === '' ? raw(said, 'text') : `${raw(said, 'text')}|${other}`;
    return [
      {
        is: 'do',
        act: {
          type: 'grep',
          text: `${before}${text}${after}`,
          match: extended || other !== '' ? { extended: true } : {},
        },
      },
    ];
  };
/** `search for a pattern`: it was not said which. */
const NO_TEXT =
  /^(patterns?|words?|strings?|texts?|url|something|anything|lines?|keywords?|phrase|multiple|some|several|specific|file|files|links?|case-insensitive|regex|al|certain|given)$/i;
const HOLDING =
  '(containing|that contain|which contain|contain|having|that have|including|that include|matching|that match|with|<that> match|and contain|whose content contain|whose content match|in which appear)';

/** `find StringBuffer in all *.java files`: no word of the language. */
const identifier: Means = (said) =>
  /^[A-Za-z_]\w*([A-Z_]\w*|\(\))$/.test(raw(said, 'text')) ? grep()(said) : undefined;

const ANY_CASE: Means = (said) => {
  const text = raw(said, 'text');
  return [{ is: 'do', act: { type: 'grep', text, match: { ignoreCase: true } } }];
};

/** Words that look into files. */
const GREPS: readonly FileRule[] = [
  {
    patterns: ['(find|search for|search|look for|grep|grep for) {text:word} in'],
    means: identifier,
    favour: 0.2,
  },
  {
    patterns: [
      `(search for|search|grep|look for|grep for|find|for) case-insensitive (match of|occurrence of|instance of)? (extended|basic|grep)? ${TEXT}? {text:text}`,
      `(search|look|grep) case-insensitive for ${TEXT}? {text:text}`,
    ],
    means: ANY_CASE,
    favour: 0.9,
  },
  {
    patterns: [
      `(and)? (search for|search|grep|look for|grep for|find|searching for|searches for|run grep for|print|show|display|list) (occurrences of|instances of|occurrence of|line with|line containing|line that contain|line matching|matching line for|line)? ${TEXT} {text:word}`,
      '(search for|grep|grep for|look for|search|searching for) {text:quoted}',
      `(find|search for|look for|grep|search|locate) {text:quoted} (string|word|text|phrase|pattern|keyword)`,
      '(for)? (occurrence|instance|match) of {text:quoted}',
      '(that|which)? (mention|mentions|mentioning) {text:word}',
      `for (the)? ${TEXT} {text:word}`,
      `for line (containing|matching|with|that contain|that match) ${TEXT}? {text:word}`,
      '(for|for occurrences of) {text:quoted}',
      '(search|grep) (their content|contents|content|them|in them|it) for {text:word}',
      `(and)? (grep|search|look) (in)? (them|those|these|it|each|each of them|these file|in these file|result)? for ${TEXT} {text:word} (in them|inside them)?`,
      `(and)? (grep|search|look) (in)? (them|those|these|it|each|each of them|these file|in these file|result) for {text:word}`,
      `(and)? (grep|search|look) for {text:quoted}`,
      `(find|search for|print|show|display|get|list) (string|line|text) (with|like|containing|matching|that contain|that match|having)? (text|string|pattern|word|regex)? {text:text} (in|from|within|inside)?`,
      `(for)? ${TEXT} {text:quoted} (in them|inside them|in their content|in content)?`,
      `(and)? (grep|search) (for)? ${TEXT} {text:word} in (them|these|those|these file|each)`,
    ],
    means: grep(),
    favour: 0.3,
  },
  {
    patterns: [
      `(search for|search|grep|look for|grep for|find|print|show|display|for)? (the)? (line|text) (<that>)? <begin> ${TEXT}? {text:word}`,
    ],
    means: grep('^'),
    favour: 0.8,
  },
  {
    patterns: [
      `(search for|search|grep|look for|grep for|find|print|show|display|for)? (the)? (line|text) (<that>)? <end> ${TEXT}? {text:word}`,
    ],
    means: grep('', '$'),
    favour: 0.8,
  },
  {
    patterns: [
      `(search for|search|grep|look for|grep for|find|print|show|display|for) ${TEXT} {text:word} or {other:word}`,
      `(for)? (extended)? regex {text:text}`,
    ],
    means: grep('', '', true),
    favour: 0.2,
  },
  {
    patterns: [
      `${HOLDING} (string|word|text|phrase|keyword|term) {text:word} (inside|in (their)? content|in them|inside them)?`,
      `${HOLDING} line (containing|matching|with|like)? {text:text}`,
      `(containing|that contain|which contain|contain) {text:quoted} (in (their|its) content|inside|text|string)?`,
      `<that> contain {text:quoted}`,
      `(and|that|which|whose content|whose contents|with content)? (contain|containing|include|mention) (the|a)? (exact)? (string|word|text|phrase|keyword|line|term|pattern)? {text:quoted} (in (their|its)? (content|contents|text)|inside|anywhere inside)?`,
      `(with|having) (word|string|text|phrase|term) {text:word} (in (file|them|it|content|their content|contents)|inside)`,
      `(check|test) (whether|if) (they|it) contain {text:text}`,
      `<that>? (content|contents|context) (contain|containing|include|match) (string|word|text|phrase)? {text:word}`,
    ],
    means: (said) => [
      { is: 'do', act: { type: 'grep', text: raw(said, 'text'), match: { filesOnly: true } } },
    ],
    favour: 0.15,
  },
  {
    patterns: [
      `(not containing|that do not contain|which do not contain|not contain|without|do not contain|that dont contain) (string|word|text|phrase|keyword|line|term)? {text:text} (in (their|its) content|inside)?`,
    ],
    means: (said) => {
      const text = raw(said, 'text');
      // A single sign is looked for in names: nearly every file has a full stop in it.
      return /^[^\w\s]$/.test(text)
        ? [{ is: 'filter', filter: { type: 'name', globs: [`*${text}*`], negated: true } }]
        : [{ is: 'filter', filter: { type: 'holds', text, negated: true } }];
    },
    favour: 0,
  },
  {
    patterns: [
      '(with|show|print|and|display)? (their|the|matching)? line number',
      '(and)? number (the)? (output|line|matching line|result)',
    ],
    means: () => [{ is: 'grepFlag', flag: 'numbered' }],
  },
  {
    patterns: [
      '(only)? (show|print|list|display|output|return) (only)? (the)? (matching|matched|filename|name of) (file|filename)',
      '(list|show|print|display) (only)? (filename|file) (that match|that contain|containing match|with match|matching)',
      'filename only',
      '(only)? (name of|filename of) matching file',
    ],
    means: () => [{ is: 'grepFlag', flag: 'filesOnly' }],
  },
  {
    patterns: [
      '(and)? (show|print|list|display|output) (only)? (names of)? (matched|matching) (file|filename|file name|files)',
      'and (show|print|list|display) only (file|names of file) (that|which) (match|matched)',
    ],
    means: () => [{ is: 'grepFlag', flag: 'filesOnly' }],
    favour: 0.4,
  },
  {
    patterns: [
      '(and)? (show|print|list|display|output) (the)? (matched|matching) (line|result|text) (as well as file name|and file name|and filename|with filename)?',
      '(and)? (show|display|print) (the)? (line number|line numbers) (and)? (file name|filename)?',
    ],
    means: (said) => (Object.keys(said).length > 0 ? undefined : [{ is: 'nothing' }]),
    favour: 0.1,
  },
  {
    patterns: ['(as)? (whole|complete|exact) word', 'word only'],
    means: () => [{ is: 'grepFlag', flag: 'word' }],
  },
  {
    patterns: ['without (showing|printing|the|displaying)? (filename|file)', '(suppress|hide|omit) filename'],
    means: () => [{ is: 'grepFlag', flag: 'noNames' }],
  },
  {
    patterns: ['(count of|count|how many) (matching line|match|occurrence|line matching|line containing)'],
    means: () => [{ is: 'grepFlag', flag: 'counted' }],
  },
  {
    patterns: [
      '(along)? (with|show|print|and|display|including)? (the)? (filename|name of file|file name|path)',
    ],
    means: () => [{ is: 'nothing' }],
  },
];

/** Archives and compressed files, one by one. */
function packed(): readonly FileRule[] {
  return [
    {
      patterns: ['(unzip|extract|unpack)'],
      means: () => [
        { is: 'do', act: { type: 'each', command: 'unzip -q' } },
        { is: 'needs', extension: 'zip' },
      ],
    },
    {
      patterns: ['(gunzip|decompress|uncompress|unzip|extract)'],
      means: () => [
        { is: 'do', act: { type: 'each', command: 'gzip -d' } },
        { is: 'needs', extension: 'gz' },
      ],
      favour: -0.01,
    },
    { patterns: ['(untar)'], means: () => [{ is: 'do', act: { type: 'each', command: 'tar -xf' } }] },
    {
      patterns: [
        '(gzip|compress) (them|each|each of them|it)? (with gzip|using gzip|individually|separately)?',
      ],
      means: act({ type: 'each', command: 'gzip' }),
    },
    {
      patterns: ['(bzip2|compress (them|each)? (with|using) bzip2)'],
      means: act({ type: 'each', command: 'bzip2' }),
    },
    {
      patterns: [
        '(and)? (change|update|set)? (access|modification|timestamp of|modification time of|touch|date of) (them|each|time of)? (to (current time|now))?',
        'touch',
      ],
      means: act({ type: 'each', command: 'touch' }),
      favour: -0.3,
    },
    {
      patterns: ['(and)? (show|print|display|determine|find) (their|its)? (file)? type (of each|of)?'],
      means: act({ type: 'each', command: 'file' }),
    },
  ];
}

const ACTS: readonly FileRule[] = [
  {
    patterns: [
      '(with|after|and)? (user)? (prompting|confirmation|interactively|asking for confirmation|asking first|user confirmation|prompt for confirmation|prompting for confirmation)',
      '(and)? (ask|asking|prompt|prompting) (user)? (for confirmation)? (before|on|for) (deleting|removing|deletion|each|each deletion|each action|each removal|removal|doing so) (of)? (each|them)?',
      '(with confirmation|interactively)',
    ],
    means: () => [{ is: 'asking' }],
    favour: 0.3,
    onlyWith: /\b(delete|remove|rm|erase)~? /,
  },
  {
    patterns: [
      `(and)? (then)? (forcibly|force|forcefully|safely|permanently)? <delete> ${THEM}? (forcefully|forcibly|from disk|from system|if found|permanently|without prompting|without confirmation|without asking|with no prompt)?`,
      '(and)? (force)? <delete> (content of|contents of)?',
    ],
    means: act({ type: 'delete' }),
    favour: 0.2,
  },
  {
    patterns: [
      `(print|display|show|echo|output) (rm|delete|remove|deletion)? (command|commands|rm command) (to|for|that would) (each|each of them|force)? (for|to)? (delete|deletion|remove|deleting|rm)`,
      '(print|display|show|echo) (an)? rm command for (each|each of them|every one|them) (for deletion|of them|one)? (for deletion)?',
    ],
    means: (said) =>
      Object.keys(said).length > 0 ? undefined : [{ is: 'do', act: { type: 'rehearse', command: 'rm' } }],
    favour: 1,
  },
  {
    patterns: [
      '(display|print|show|echo|output) (rm)? command to (force|forcefully|forcibly) (delete|remove|rm)',
      '(display|print|show|echo) (rm -f) command (for|to) (each)?',
    ],
    means: act({ type: 'rehearse', command: 'rm -f' }),
    favour: 1.2,
  },
  {
    patterns: [
      '(and)? (copy|duplicate|cp|copies|copying|back up|replicate) (only)? (them|it|those|file|result|each|each of them)? (recursively)? (over)? (to|into) (folder|location|path)? {to:target} (folder|path)?',
      '(and)? copy (them)? to {to:target}',
    ],
    means: (said) => [{ is: 'do', act: { type: 'copy', to: raw(said, 'to') } }],
    favour: 0.2,
  },
  {
    patterns: [
      '(and)? (move|mv|moves|moving|transfer) (them|it|those|file|result|each|each of them)? (to|into) (folder|location|path)? {to:target} (folder|path)?',
    ],
    means: (said) => [{ is: 'do', act: { type: 'move', to: raw(said, 'to') } }],
    favour: 0.2,
  },
  { patterns: ['(copy|duplicate|cp|back up)'], means: () => [{ is: 'do', act: { type: 'copy', to: '' } }] },
  {
    patterns: [
      '(archive|compress|pack|tar|zip|bundle) (up)? (them|those|it|file|all)?',
      '(into|to|in) (compressed|gzipped)? (archive|tarball|zip file|tar file) (named|called)?',
      '(create|make) (tar|zip|compressed|gzip compressed|gzipped|tar.gz)? (archive|tarball) (of|from|containing|with)?',
      '(tar|zip) archive of',
    ],
    means: act({ type: 'archive', file: '' }),
    favour: -0.1,
  },
  { patterns: ['(move|mv|transfer)'], means: () => [{ is: 'do', act: { type: 'move', to: '' } }] },
  {
    patterns: [
      '(to|into) (folder|location|path)? {to:target} (folder|path)?',
      '(to|into|in|as) (new)? (file|playlist|archive|tarball|zip file|tar file|zip archive) (named|called)? {to:target}',
    ],
    means: (said) => [{ is: 'target', to: raw(said, 'to') }],
    favour: -0.3,
    onlyWith: PUTS,
  },
  {
    patterns: ['(in|as) (folder|location|path)? {to:target} (folder|path)?'],
    means: (said) => [{ is: 'target', to: raw(said, 'to') }],
    favour: -0.35,
    onlyWith: PUTS,
  },
  { patterns: ['(write|dump|log)'], means: () => [{ is: 'save' }] },
  {
    patterns: [
      `(and)? (change|set|update|modify|give|make|assign|changes|alter) (their|its|file)? (permission|mode|access|file permission|access permission|permission mode) ${ON} (to|as|with)? {mode} ${ON} (permission)?`,
      `(and)? (change|set|update|modify) (permission|mode) (of|for|on)`,
      `to {mode} (permission|mode)?`,
      `(and)? (set|change|add|give|turn on) (their|its)? (permission|mode) (bits)? (to|as|of)? {mode} (on|for|of)?`,
      `to mode {mode}`,
      `(and)? (change|set) (them|it)? to {mode} (permission|mode)?`,
      `(and)? (chmod|give|set|apply) ${ON} (permission)? (to)? {mode} (permission)? ${ON}`,
      `(change|set|update|modify|changes) (permission|mode) to {mode} (of|for|on)?`,
      '(run|execute|perform) chmod {mode} (on)?',
    ],
    means: (said) => (has(said, 'mode') ? chmod(said) : [{ is: 'do', act: { type: 'mode', mode: '' } }]),
    favour: 0.1,
  },
  {
    patterns: [
      '(and)? (remove|revoke|take away|clear|unset) (that|this|those|such)? permission (from|for|of)? (them)?',
    ],
    means: act({ type: 'mode', mode: '-' }),
    favour: 0.4,
  },
  ...packed(),
  ...GREPS,
  ...chmodRules(),
  {
    patterns: [
      '(and)? make (them|it|file|those)? executable (for|by)? (everyone|all|everybody)?',
      '(and)? (mark|flag|turn) (them|it|file|those)? (as|into)? executable',
      'make executable',
      '(and)? (set|add|give|grant|turn on) (them)? (the)? (execute|executable) (permission|bit|flag|privilege|right|access) (to|on|for|of)? (them|all)?',
    ],
    means: act({ type: 'mode', mode: '+x' }),
    favour: 0.4,
  },
  {
    patterns: [
      '(and)? (unset|clear|drop|remove|take away|revoke|turn off|strip) (execute|executable) (permission|bit|flag|privilege|right|access) (from|of|on|for)? (them|all)?',
      '(and)? make (them|it|file|those)? (not executable|non-executable)',
    ],
    means: act({ type: 'mode', mode: '-x' }),
    favour: 0.7,
  },
  {
    patterns: [
      '(and)? make (them|it|those|these)? (world|publicly) readable',
      '(and)? make (world readable|world-readable)',
      '(and)? set (world readable|world-readable) (bit|permission)? (on|for)?',
    ],
    means: act({ type: 'mode', mode: 'o+r' }),
    favour: 0.5,
  },
  {
    patterns: [
      '(and)? (set|add|turn on|enable) (the)? (sgid|setgid|sticky group|group sticky) (bit|permission)? (on|for|of)? (them|each)?',
    ],
    means: act({ type: 'mode', mode: 'g+s' }),
    favour: 0.6,
  },
  {
    patterns: [
      '(and)? (set|add|turn on|enable) (the)? (suid|setuid) (bit|permission)? (on|for|of)? (them|each)?',
    ],
    means: act({ type: 'mode', mode: 'u+s' }),
    favour: 0.6,
  },
  {
    patterns: ['(and)? make (them|it|file|those)? (read-only|read only|readonly) (for (everyone|all))?'],
    means: act({ type: 'mode', mode: 'a-w' }),
    favour: 0.6,
  },
  {
    patterns: [
      '(and)? (give|grant|add|set) (read|reading) (permission|privilege|right|access) (to|on|for)? (everyone|everybody|all|them)?',
      '(read) (privilege|right|access)',
      '(and)? make (them|it|file|those)? readable (for|by|to) (everyone|all|everybody|world)',
    ],
    means: act({ type: 'mode', mode: 'a+r' }),
    favour: 0.4,
  },
  {
    patterns: [
      '(and)? (change|set) (their|its)? (owner|ownership|owners) (of|for)? (them|each)? (to|as) (user)? {user}',
      '(and)? (change|set|transfer) (their|its)? (user)? (owner|ownership|owner ship|user ownership) (of|for)? (them|each|these|those|it)? (file|folder|entry)? (to|as) (user|owner)? {user}',
      '(and)? chown (them)? to {user}',
    ],
    means: (said) => [{ is: 'do', act: { type: 'owner', owner: raw(said, 'user') } }],
    favour: 0.3,
  },
  {
    patterns: [
      '(and)? (change|set) (their|its)? group (ownership|owner)? (of|for)? (them|each|these|those)? (file|folder)? (to|as) (group)? {user}',
    ],
    means: (said) => [{ is: 'do', act: { type: 'owner', owner: raw(said, 'user'), group: true } }],
    favour: 0.4,
  },
  {
    patterns: [
      '(and)? (change|set|transfer) (user|file)? (owner|ownership|owners|owner ship) (of|for)?',
      '(and)? (change|set) user (for|of)?',
    ],
    means: act({ type: 'owner', owner: '' }),
    favour: 0.2,
  },
  {
    patterns: ['(and)? (change|set) group (owner|ownership)? (of|for)?'],
    means: act({ type: 'owner', owner: '', group: true }),
    favour: 0.25,
  },
  {
    patterns: ['to (user|owner|group) {to:user}'],
    means: (said) => [{ is: 'target', to: raw(said, 'to') }],
    favour: 0.1,
    onlyWith: /\b(owner|ownership|group|user)~? /,
  },
  {
    patterns: [
      '(and)? (preserving|preserve|keeping|keep|with|maintaining|retaining|along with|including|recreating) (their|its|the|full|same|parent)? (folder)? (hierarchy|folder hierarchy|folder structure|structure|path hierarchy|parent folder|parent|path structure|full path|relative path|folder tree|folder path|parent folder hierarchy|parent folder structure)',
      '(and)? along with (their)? parent folder (hierarchy|structure)?',
    ],
    means: () => [{ is: 'withParents' }],
    favour: 0.5,
    onlyWith: /\b(copy|copie|cp)~? /,
  },
  {
    patterns: [
      '(and)? (calculate|compute|generate|print|show|display|get|find|output|list|create|with)? (their|its|an)? (md5sum|md5) (of|for)? (each|them|every|it)?',
    ],
    means: act({ type: 'sum', program: 'md5sum' }),
    favour: 0.3,
  },
  ...(['sha1', 'sha256', 'sha512', 'sha224', 'sha384'] as const).map(
    (name): FileRule => ({
      patterns: [
        `(and)? (calculate|compute|generate|print|show|display|get|find)? (their|its)? (${name}|${name}sum|${name} sum|${name} checksum|${name} hash|${name} hashes) (of|for)? (each|them|every)?`,
      ],
      means: act({ type: 'sum', program: `${name}sum` }),
    }),
  ),
  {
    patterns: [
      '(and)? (display|print|show|output|view|cat|list|dump) (the)? (content|contents) of (each|them|every|it|those)?',
      '(content|contents) of (them|each)?',
      'and (display|print|show|cat) (their)? content',
      'and cat (them|it)?',
    ],
    means: act({ type: 'contents' }),
    favour: 0.3,
  },
  {
    patterns: [
      '(and)? <show>? (count|count of|total count of|how many|total number of|count number of|count all|number of) (of)? (line|lines) (of code)? (in|of)? (each|every|each of)? (them|file)?',
      'line count (of|in|for) (each)?',
      '(and)? (count|show|print|display) (the)? (line|lines) (in|of)? (each|every)?',
      'wc -l (of|on)?',
    ],
    means: () => [{ is: 'do', act: { type: 'lines', total: false, what: 'l' } }],
    favour: 0.5,
  },
  {
    patterns: ['(total|in total|all together|altogether|combined|total of)'],
    means: () => [{ is: 'nothing' }],
  },
  {
    patterns: [
      '(and)? (run|execute|apply|call|exec|perform|use|pass|runs) (command)? {command:quoted} (command)? (on|for|with|over|against)? (each|them|every|those|of them|all)? (of them|one|file|result)?',
    ],
    means: each,
    favour: 0.2,
  },
  {
    patterns: [
      '(and)? <show> {command:quoted} where {x:text} (will)? (expand|expands|is) (to)? (file)? (path|paths)?',
      '(and)? <show> {command:quoted} for (each|each of them|every one|every)',
    ],
    means: (said) => [{ is: 'do', act: { type: 'say', text: raw(said, 'command') } }],
    favour: 0.6,
  },
  {
    patterns: [
      '(and)? (compress|archive|tar|zip|pack|add|put|bundle) (up)? (them|it|those|file|result|each|folder structure|folder)? (up)? (to|into|in|as|with) (archive|tar|tar archive|an archive|zip|zip file|tarball|zip archive|tar file|archive file)? (file|named|called)? {file:target}',
      '(create|make) (an)? (archive|tar|tar archive|tarball|zip|zip archive) (file)? {file:target} (of|from|with|containing|out of)?',
    ],
    means: (said) =>
      /\.(tar(\.\w+)?|tgz|zip|tbz2?|txz)$/.test(raw(said, 'file'))
        ? [{ is: 'do', act: { type: 'archive', file: raw(said, 'file') } }]
        : undefined,
    favour: 0.5,
  },
  {
    patterns: [
      '(add|prepend|append) prefix {text:word} (to|for|in front of)? (name|names|filename)? (of)?',
      'prefix (name of|filename of|names of)? (with)? {text:word}',
      'rename (file)? (by|with)? (adding|prepending|add) prefix {text:word}',
      '(prepend|add) {text:quoted} (to|in front of|before) (name|names|filename|beginning of name|start of name) (of)?',
      '(prefix) (all)? (file|name|names) with {text:word}',
    ],
    means: (said) => [
      { is: 'do', act: { type: 'rename', how: { type: 'prefix', text: raw(said, 'text') } } },
    ],
    favour: 0.6,
  },
  {
    patterns: [
      '(add|append) (suffix|extension) {text:word} (to|for)? (name|names|filename|end of)? (of)?',
      '(append|add) {text:text} (to|at) (end of)? (its|their|each)? (file)? (name|names|filename|end of) (of)?',
      '(rename|add|append) (file)? (by)? (adding|append|appending)? (suffix|extension) {text:word} (to)?',
    ],
    means: (said) => [
      { is: 'do', act: { type: 'rename', how: { type: 'suffix', text: raw(said, 'text') } } },
    ],
    favour: 0.6,
  },
  {
    patterns: [
      '(change|rename|changing) (their|file|the)? (extension|extensions) (of)? (from|of)? {from:ext} (file)? (to|into) {to:ext}',
      '(rename|change) {from:glob} (file)? (to|into) {to:glob}',
      '(change|rename) (extension|extensions) (of)? {from:glob} (file)? (to|into|with) {to:ext}',
      'rename {from:ext} (file|extension) to {to:ext} (extension)?',
    ],
    means: renameExtension,
    favour: 0.8,
  },
  {
    patterns: [
      '(replace|substitute|change) (word|string|text|occurrence of|first occurrence of)? {from:word} (with|by|to) (word|string)? {to:word} in (their|file|its)? (name|names|filename|their names|their name|file names|entry name|folder name) (of)?',
      'rename (them|file)? (by)? (replacing|replace|substituting) {from:word} (with|by|to) {to:word} (in name|in their names)?',
    ],
    means: (said) => [
      {
        is: 'do',
        act: { type: 'rename', how: { type: 'replace', from: raw(said, 'from'), to: raw(said, 'to') } },
      },
    ],
    favour: 0.8,
  },
  {
    patterns: [
      '(rename|convert|change) (name|names|filename|them)? (of)? (to|into) lowercase',
      '(lowercase) (name|names|filename) (of)?',
      'to lowercase',
    ],
    means: act({ type: 'rename', how: { type: 'case', upper: false } }),
    favour: 0.1,
  },
  {
    patterns: [
      '(rename|convert|change) (name|names|filename|them)? (of)? (to|into) uppercase',
      '(uppercase) (name|names|filename) (of)?',
      'to uppercase',
    ],
    means: act({ type: 'rename', how: { type: 'case', upper: true } }),
    favour: 0.1,
  },
  {
    patterns: [
      '(change|replace) {from:ext} (filename|file|name)? (extension|suffix) (of file|of)? (to|into|with|by) {to:ext}',
      '(change|replace) (filename|file)? (extension|suffix) {from:ext} (to|into|with|by) {to:ext}',
    ],
    means: renameExtension,
    favour: 0.8,
  },
  { patterns: ['rename'], means: () => [{ is: 'nothing' }], favour: -0.2 },
  {
    patterns: [
      '(and)? (save|write|redirect|store|output|put|record|saving|redirecting|writing|make) (list of|the|sorted|them|it|result|output|names|list|their names|a list of|their path|their paths|filename|file path|all|playlist)? (list|output|result|names|of)? (to|in|into|as|of) (file)? (named|called)? {target}',
    ],
    means: (said) => globOfTarget(said),
    favour: 0.4,
  },
];

function chmodRules(): readonly FileRule[] {
  const letters: Readonly<Record<string, string>> = {
    read: 'r',
    write: 'w',
    execute: 'x',
    'read and execute': 'rx',
    'read and write': 'rw',
    'read write and execute': 'rwx',
    'read write execute': 'rwx',
  };
  const whom: Readonly<Record<string, string>> = {
    '': '',
    owner: 'u',
    user: 'u',
    group: 'g',
    others: 'o',
    other: 'o',
    everyone: 'a',
    all: 'a',
    world: 'o',
    'group and others': 'go',
    'group and other': 'go',
    'user and group': 'ug',
    'owner and group': 'ug',
    'all users': 'a',
  };
  return Object.entries(letters).flatMap(([what, x]) =>
    Object.entries(whom).flatMap(([who, u]): FileRule[] => {
      const forWhom = who === '' ? '' : `(for|to|by|of)? ${who}`;
      const before = who === '' ? '' : `${who}`;
      return [
        {
          patterns: [
            `(and)? (add|give|set|grant|adds) ${before} ${what} permission ${who === '' ? '' : '(to|for|on)?'} (for (these|them|those)? (entry|file)?)?`,
            ...(who === ''
              ? []
              : [
                  `(and)? (add|give|set|grant) ${what} permission ${forWhom} (for (these|them|those)? (entry|file)?)?`,
                ]),
          ],
          means: act({ type: 'mode', mode: `${u}+${x}` }),
          favour: 0.5,
        },
        {
          patterns: [
            `(and)? (remove|revoke|delete|take away|clear|unset|removes) ${before} ${what} permission (from|to|for|on)? (them)?`,
            ...(who === ''
              ? []
              : [
                  `(and)? (remove|revoke|take away) ${what} permission ${who === '' ? '' : `(for|from|of) ${who}`}`,
                ]),
          ],
          means: act({ type: 'mode', mode: `${u}-${x}` }),
          favour: 0.8,
        },
      ];
    }),
  );
}

function each(said: Said): readonly FileFact[] | undefined {
  const command = raw(said, 'command');
  return /^[a-z][\w.-]*( [\w{}./+-]+)*$/.test(command)
    ? [{ is: 'do', act: { type: 'each', command } }]
    : undefined;
}

function renameExtension(said: Said): readonly FileFact[] {
  const plain = (name: string): string => name.replace(/^\*?\.?/, '');
  return [
    { is: 'filter', filter: { type: 'name', globs: [`*.${plain(raw(said, 'from'))}`] } },
    { is: 'do', act: { type: 'rename', how: { type: 'extension', to: plain(raw(said, 'to')) } } },
  ];
}

export const FILE_ACTIONS: readonly FileRule[] = [...VERBS, ...STEPS, ...SHOWS, ...ACTS];
