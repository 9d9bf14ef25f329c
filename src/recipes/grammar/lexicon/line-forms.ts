// More of what is done with lines: columns by what separates them, tables, numbering, wrapping, dumps, partial orders.

import { CHARACTERS } from '../language/characters.ts';
import type { Rule, Said } from '../language/scan.ts';
import type { LineStep } from '../request.ts';
import type { LineFact } from './line-facts.ts';
import { count, has, raw, raws } from './said.ts';

type LineRule = Rule<LineFact>;

const step = (op: string, more: Omit<LineStep, 'op'> = {}): LineFact => ({
  is: 'line',
  step: { op, ...more },
});
const FIELD = '(field|column|entry|value|section|word|item|part|element|string)';
const OF_LINES =
  '(of|from|in|on)? (each|every|any)? (line|row|record)? (of|from|in)? (data|text|content)? (of|from|in)?';
const ONLY = '(only|just)?';
const AS_LIST = '(as|in|into) (a|single|one)? (comma|comma-separated|comma separated|comma delimited)? list';

/** `comma-separated`, `comma separated`, `":" delimited`: a rule for each character that has a name, one for quoted ones. */
function separated(
  patterns: (separator: string) => readonly string[],
  means: (said: Said) => readonly LineFact[] | undefined,
  favour: number,
): readonly LineRule[] {
  const named = Object.entries(NAMES).map(
    ([word, character]): LineRule => ({
      patterns: patterns(
        `(${word}-separated|${word}-delimited|${word} separated|${word} delimited|${word}-seprated|${word}-seperated)`,
      ),
      means: (said) => withSeparator(means(said), character),
      favour,
    }),
  );
  const quoted: LineRule = {
    patterns: patterns('{separator:quoted} (separated|delimited)'),
    means: (said) => withSeparator(means(said), raw(said, 'separator')),
    favour,
  };
  return [...named, quoted];
}

const NAMES = { ...CHARACTERS, whitespace: ' ', 'white space': ' ', 'double-colon': '::' };

function withSeparator(
  facts: readonly LineFact[] | undefined,
  separator: string,
): readonly LineFact[] | undefined {
  return facts === undefined || /^\$/.test(separator)
    ? undefined
    : [...facts, { is: 'separator', text: separator }];
}

const SEPARATED_COLUMNS: readonly LineRule[] = [
  ...separated(
    (sep) => [
      `<show>? ${ONLY} {n:rank} ${sep} ${FIELD} ${OF_LINES}`,
      `<show>? ${ONLY} ${sep} ${FIELD} (number)? {n:n} ${OF_LINES}`,
    ],
    (said) => [step('field', { n: count(said) })],
    0.6,
  ),
  ...separated(
    (sep) => [`<show>? ${ONLY} first ${sep} ${FIELD} ${OF_LINES}`],
    () => [step('field', { n: 1 })],
    0.6,
  ),
  ...separated(
    (sep) => [`<show>? ${ONLY} last ${sep} (part|${FIELD}) ${OF_LINES}`],
    () => [step('lastField')],
    0.6,
  ),
  ...separated(
    (sep) => [
      `<show>? ${ONLY} (second-to-last|second to last|next to last|penultimate|last but one) ${sep} ${FIELD} ${OF_LINES}`,
    ],
    () => [step('fieldBeforeLast')],
    0.7,
  ),
  ...separated(
    (sep) => [
      `<show>? (the)? (table|column|field) (of|from)? ${sep} (data|file|column|field|value)?`,
      `(file|data|content|text|column|field|list) (that are|that is|is|are) ${sep}`,
      `where (column|field) (are)? ${sep}`,
    ],
    () => [],
    0.2,
  ),
  {
    patterns: [
      `<show>? ${ONLY} (second-to-last|second to last|next to last|penultimate|last but one) ${FIELD} ${OF_LINES}`,
    ],
    means: () => [step('fieldBeforeLast')],
    favour: 0.4,
  },
  {
    patterns: [
      `${AS_LIST}`,
      '(as|in|into) (a|single|one)? (comma|comma-separated|comma separated|comma delimited) (list|string|line)',
      '(separated|joined|delimited) by comma (on one line|in one line)?',
    ],
    means: () => [step('join', { text: ',' })],
    favour: 0.2,
  },
  {
    patterns: [
      '(as|in|into) (a|single|one)? (space-separated|space separated|space delimited) (list|string|line)',
    ],
    means: () => [step('join', { text: ' ' })],
    favour: 0.3,
  },
  {
    patterns: [
      `<show>? ${ONLY} ${FIELD} {n:n} (,|and)? {m:n} (,|and)? (and)? {o:n} ${OF_LINES}`,
      `<show>? ${ONLY} {n:rank} (,|and)? {m:rank} (,|and)? (and)? {o:rank} ${FIELD} ${OF_LINES}`,
      `<show>? ${ONLY} first (,|and)? {m:rank} (,|and)? (and)? {o:rank} ${FIELD} ${OF_LINES}`,
    ],
    means: (said) => [
      step('threeFields', {
        n: has(said, 'n') ? count(said) : 1,
        m: count(said, 'm'),
        text: String(count(said, 'o')),
      }),
    ],
    favour: 0.9,
  },
  {
    patterns: [
      `<show>? (every)? ${FIELD} (after|but|except|starting from|starting at|from|starting with) (number)? {n:rank} ${FIELD}? (on|onwards|to end|to last)? ${OF_LINES}`,
      `<show>? (every)? ${FIELD} (starting from|starting at|from) {n:n} (on|onwards|to end|to last) ${OF_LINES}`,
    ],
    means: (said) => [step('cut', { text: `${count(said)}-`, other: ' ' })],
    favour: -0.2,
  },
  {
    patterns: [
      `<show>? (every)? ${FIELD} (but|except) (first)? {n:n} ${FIELD}? ${OF_LINES}`,
      `(remove|delete|drop|strip|cut|skip) first {n:n} (space-separated|whitespace-separated|space separated)? ${FIELD} ${OF_LINES}`,
    ],
    means: (said) => [step('cut', { text: `${count(said) + 1}-`, other: ' ' })],
    favour: 0.6,
  },
  {
    patterns: [
      `(remove|delete|drop|strip|cut) last (space-separated|whitespace-separated)? ${FIELD} ${OF_LINES}`,
      `<show>? (everything|every ${FIELD}) (but|except) last ${FIELD} ${OF_LINES}`,
    ],
    means: () => [step('dropLastField')],
    favour: 0.6,
  },
  {
    patterns: [
      `<show>? (count of|number of|how many) ${FIELD} (in|of|on) (each|every|first) line`,
      '(count of|how many) (column|field)',
    ],
    means: () => [step('fieldCounts')],
    favour: 0.2,
  },
];

const TABLES: readonly LineRule[] = [
  {
    patterns: [
      '(format|formatted|reformat|display|print|show|output|convert|render|align|arrange|and format|and display|and print) (content of|content|field in|field|entry|line|data|output|result|them|it)? (of|in)? <source>? (as|in|into|to) (formatted|aligned|pretty|neat|nice)? (table|aligned column|column|tabular form|neat column|pretty table)',
      '(format|align|pretty-print|pretty print) (column|field) (of|in)?',
      '(and)? (format|formatted|display) (the)? (output|result|content)? (as|in|into) (table|column|aligned column)',
    ],
    means: () => [step('columns')],
    favour: 0.4,
  },
];

const WRAPS: readonly LineRule[] = [
  {
    patterns: [
      '(wrap|fold|break|split|limit|format|cut) (each|every|long)? (line|text|it)? <source>? (to|at|into|after|so that|so)? (fit)? (in|within|into|to|a|at)? (width of|maximum of|line of|maximum width of|max width of|most|maximum|at most|column of|output width of)? {n:n} (character|column|symbol|char)? (wide|per line|long|width|each)? (column|line)?',
      '(format|formatting) (output|it|line) as {n:n} (symbol|character|column) wide (column|line)?',
      '(so that)? (no|each) line (is|are)? (longer than|at most|wider than) {n:n} (character|column) (wide|long)?',
    ],
    means: (said) => [step('fold', { n: count(said) })],
    favour: 0.6,
  },
  {
    patterns: [
      '(breaking|break|split|splitting|wrapping|broken|breaking only) (only)? (line)? (at|on|by|only at) (space|word|word boundary|whitespace|blank|word boundaries)',
      '(regarding|treating) space (symbol|character)? as (a)? word separator',
      '(without|not) (breaking|splitting|cutting) word',
      '(at|on) word boundary',
    ],
    means: () => [{ is: 'flag', flag: ' -s', for: 'fold' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(print|show|split|write|output) (each|every) {n:n} (character|byte) (of|from)? <source>? (as|on|in|into)? (a|its own|separate|own|new)? line',
    ],
    means: (said) => [step('fold', { n: count(said) })],
    favour: 0.9,
  },
];

const NUMBERS: readonly LineRule[] = [
  {
    patterns: [
      '(number|prefix|numbering|label) (each|every)? (non-blank|nonblank|non-empty|nonempty|not empty) line (of|in|from)? (with line number|with number)?',
      '(prefix|prepend) (each|every)? (non-blank|non-empty) line <source>? with (a)? (line)? number',
    ],
    means: () => [step('numberNonEmpty')],
    favour: 0.9,
  },
  {
    patterns: [
      '(prefix|prepend|number|label|precede) (each|every)? line <source>? (with|by) (its|a|the)? (line)? number',
      '(add|prepend|print|insert|put) (line)? number (to|before|in front of|at beginning of|at start of) (each|every)? line (of|in|from)?',
      '(with|and)? (line)? (number|numbers) prepended',
      '(show|print|display|output)? (preceded|preceeding|preceding|prefixed) (by|with) (a|its)? line number',
      '(with|and) line (numbered|numbering)',
    ],
    means: () => [step('number')],
    favour: 0.7,
  },
  {
    patterns: [
      '(number) (each|every)? line (of|in)? <source>? (as|with)? (right-justified|right justified)? zero padded (number)? (to (a)? (width|maximum) of|to width) {n:n} (digit|character)?',
    ],
    means: (said) => [step('numberPadded', { n: count(said) })],
    favour: 1.2,
  },
  {
    patterns: [
      '(left justify number|left-justify number|number) (each|every)? line (of|in)? <source>? left-justified',
    ],
    means: () => [step('numberLeft')],
    favour: 0.9,
  },
];

const SUMS: readonly LineRule[] = [
  {
    patterns: [
      '(mathematically)? (sum|add|add up|total|add together|sum up) (each|every)? (line|number|value|integer) (of|in|from)?',
      '(calculate|compute|find|print|show|get|output) (the)? (mathematical)? sum of (every|each)? (line|number|value|integer)? (of|in|from)?',
    ],
    means: () => [step('sum', { n: 1 })],
    favour: 0.5,
  },
  {
    patterns: [
      '<show>? (largest|maximum|highest|greatest|max) (number|value)? (in|of|from) {n:rank} (column|field)',
      '<show>? (largest|maximum|highest|greatest|max) (number|value)? (in|of|from) (column|field) {n:n}',
    ],
    means: (said) => [step('largestOf', { n: count(said) })],
    favour: 0.8,
  },
  {
    patterns: [
      '<show>? (smallest|minimum|lowest|least|min) (number|value)? (in|of|from) {n:rank} (column|field)',
      '<show>? (smallest|minimum|lowest|least|min) (number|value)? (in|of|from) (column|field) {n:n}',
    ],
    means: (said) => [step('smallestOf', { n: count(said) })],
    favour: 0.8,
  },
  {
    patterns: ['<show>? median (of|in)? (number|value)? (of|in)?'],
    means: () => [step('median')],
    favour: 0.3,
  },
];

const POSITIONS: readonly LineRule[] = [
  {
    patterns: [
      '(extract|print|show|output|get|display)? {m:n} line (beginning|starting) (from|at|with) line (number)? {n:n} (of|in|from)?',
    ],
    means: (said) => [step('range', { n: count(said), m: count(said) + count(said, 'm') - 1 })],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (all|everything|every line|line)? (of|in)? <source>? (except|but|except for|without) last {n:n} (line)?',
    ],
    means: (said) => [step('allButLast', { n: count(said) })],
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (all|everything|every line|line)? (of|in)? <source>? (except|but|except for|without) first {n:n} (line)?',
    ],
    means: (said) => [step('from', { n: count(said) + 1 })],
    favour: 0.6,
  },
  {
    patterns: ['<show>? (second-to-last|second to last|next to last|penultimate|last but one) line (of|in)?'],
    means: () => [step('fromEnd', { n: 2 })],
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? {n:rank} (to|from) last line (of|in)?',
      '<show>? {n:rank} line from (end|bottom) (of)?',
    ],
    means: (said) => [step('fromEnd', { n: count(said) })],
    favour: 0.8,
  },
  {
    patterns: ['<show>? last (non-empty|nonempty|non-blank|not empty) line (of|in)?'],
    means: () => [step('match', { text: '.', flags: '' }), step('last', { n: 1 })],
    favour: 0.9,
  },
  {
    patterns: ['<show>? first (non-empty|nonempty|non-blank|not empty) line (of|in)?'],
    means: () => [step('match', { text: '.', flags: '' }), step('first', { n: 1 })],
    favour: 0.9,
  },
  {
    patterns: ['<show>? first and last line (of|in)?'],
    means: () => [step('ends')],
    favour: 0.7,
  },
  {
    patterns: [
      '<show>? line {n:n} (,|and) {m:n} (,|and)? (of|in)?',
      '<show>? {n:rank} and {m:rank} line (of|in)?',
    ],
    means: (said) => [step('twoLines', { n: count(said), m: count(said, 'm') })],
    favour: 0.4,
  },
  {
    patterns: [
      '(delete|remove|drop) line {n:n} (,|and) {m:n} (of|from|in)?',
      'line {n:n} and {m:n} (deleted|removed)',
    ],
    means: (said) => [step('dropTwo', { n: count(said), m: count(said, 'm') })],
    favour: 0.9,
  },
  {
    patterns: [
      '(delete|remove) (the)? line (containing|matching|with|that contain) {text:word} (plus|and|along with) (the)? (next|following) {n:n} line',
      '(delete|remove) (the)? line (containing|matching|with|that contain) {text:word} and {n:n} line (after|following|below) it',
    ],
    means: (said) => [step('dropWithNext', { n: count(said), text: raw(said, 'text') })],
    favour: 1,
  },
  {
    patterns: [
      '(delete|remove|drop|skip) (each|every) (second|other) line (of|from|in)?',
      '(delete|remove|drop|skip) even (numbered)? line (of|from|in)?',
    ],
    means: () => [step('every', { n: 2, m: 1 })],
    favour: 0.9,
  },
  {
    patterns: ['(delete|remove|drop|skip) (each|every) {n:rank} line (of|from|in)?'],
    means: (said) => [step('notEvery', { n: count(said) })],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (line|everything|text|content)? (of|in)? <source>? (after) (the)? last (match|occurrence) of {text:word}',
      '<show>? (every)? line after (the)? last (match|occurrence|line containing) (of)? {text:word}',
    ],
    means: (said) => [step('pastLast', { text: raw(said, 'text') })],
    favour: 1,
  },
  {
    patterns: [
      '<show>? (the)? line containing {text:word} and (everything|every line|line) (after|following|below) (it)?',
    ],
    means: (said) => [step('after', { text: raw(said, 'text') })],
    favour: 1,
  },
  {
    patterns: [
      '(stop|quit|exit) (after|at) first match',
      '(only)? first (match|matching line|occurrence) (only)?',
    ],
    means: () => [{ is: 'flag', flag: ' -m 1', for: 'match' }],
    favour: 0.4,
  },
  {
    patterns: ['(only)? first {n:n} (match|matching line|occurrence)', '(stop|stopping) after {n:n} match'],
    means: (said) => [{ is: 'flag', flag: ` -m ${count(said)}`, for: 'match' }],
    favour: 0.5,
  },
];

const ORDERS: readonly LineRule[] = [
  {
    patterns: ['(in)? (increasing|ascending|alphabetical) (order|numerical order)?'],
    means: () => [{ is: 'nothing' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(from|in|with|ordered from|ordered)? (greatest|highest|largest|most frequent|most|biggest) (value|count|number|to)? (to|first|value to) (least frequent|least|lowest|smallest)? (value|count)? (first)?',
      '(in)? (decreasing|descending) (order|numerical order|numeric order)?',
      '(in)? reverse (alphabetical|lexical|numeric|numerical) order',
    ],
    means: () => [{ is: 'flag', flag: 'r', for: 'sort' }],
    favour: 0.3,
  },
  {
    patterns: ['(largest|biggest|highest|greatest) (number|value|one)? first'],
    means: () => [
      { is: 'flag', flag: 'n', for: 'sort' },
      { is: 'flag', flag: 'r', for: 'sort' },
    ],
    favour: 0.5,
  },
  {
    patterns: [
      '(from|in|ordered from|ordered)? (least frequent|least|lowest|smallest) (value|count|number)? to (most frequent|most|highest|greatest|largest) (value|count|number)?',
    ],
    means: () => [{ is: 'flag', flag: 'n', for: 'sort' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(case-insensitive|case-insensitively|ignoring case) (sort|sorted|order)',
      '(sort|sorted) case-insensitive',
    ],
    means: () => [step('sort', { flags: ' -f' })],
    favour: 0.9,
  },
  {
    patterns: [
      '(by|in|according to)? (human-readable|human readable|human) (size|number|numeric order|order)',
      '(by|as) human-readable (size|number)',
    ],
    means: () => [{ is: 'flag', flag: 'h', for: 'sort' }],
    favour: 0.3,
  },
  {
    patterns: ['(by) month (name)?', 'in month order'],
    means: () => [{ is: 'flag', flag: 'M', for: 'sort' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(and)? (stabilizing|stabilize|stably|stable|with stable) (the)? (sort)?',
      '(by)? stable sort',
    ],
    means: () => [{ is: 'flag', flag: 's', for: 'sort' }],
    favour: 0.2,
  },
  {
    patterns: [
      '(sort|sorted|order|ordered|sorting) (line of|content of|line in|data in|line|content)? <source>? (numerically)? (by|on|according to|based on|using) (its|the|their)? {n:rank} (field|column|key|word|value|entry|item) (of each line|of every line)?',
      '(sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (column|field|key) (number)? {n:n}',
    ],
    means: (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}` })],
    favour: 0.5,
  },
  {
    patterns: [
      '(sort|sorted|order|ordered|sorting) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? first (field|column|key|word|value|entry|item)',
    ],
    means: () => [step('sort', { flags: ' -k 1,1' })],
    favour: 0.5,
  },
  {
    patterns: [
      '(numerically) (sort|sorted|order) (line of|content of|line in|data in|line|content|each line in|each line of)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} (field|column|key|word|value|entry) (of each line|of every line)?',
      '(numerically) (sort|sorted|order) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (column|field) {n:n}',
      '(sort|sorted|order) (line of|content of|line)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} (field|column|key|word|value) numerically',
    ],
    means: (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}n` })],
    favour: 0.9,
  },
  ...separated(
    (sep) => [
      `(sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} ${sep} (field|column|key|word|value|entry) (of each line)?`,
    ],
    (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}` })],
    0.9,
  ),
  ...separated(
    (sep) => [
      `(sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? first ${sep} (field|column|key|word|value|entry) (of each line)?`,
    ],
    () => [step('sort', { flags: ' -k 1,1' })],
    0.9,
  ),
  ...separated(
    (sep) => [
      `(numerically) (sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} ${sep} (field|column|key|word|value|entry) (of each line)?`,
    ],
    (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}n` })],
    1.2,
  ),
  {
    patterns: [
      '(sort|sorted) (line of|content of)? <source>? (by|on) first and {m:rank} (field|column|key|entry)',
      '(sort|sorted) (line of|content of)? <source>? (by|on) {n:rank} and {m:rank} (field|column|key|entry)',
      '(sort|sorted) (line of|content of)? <source>? (by|on) {n:rank} (field|column|key)? (and|,)? then (by)? {m:rank} (field|column|key)',
      '(sort|sorted) (line of|content of)? <source>? (by|on) first (field|column|key)? (and|,)? then (by)? {m:rank} (field|column|key)',
    ],
    means: (said) => {
      const n = has(said, 'n') ? count(said) : 1;
      return [step('sort', { flags: ` -k ${n},${n} -k ${count(said, 'm')},${count(said, 'm')}` })];
    },
    favour: 1.1,
  },
  ...separated(
    (sep) => [
      `(sort|sorted) (line of|content of)? <source>? (by|on) first and {m:rank} ${sep} (field|column|key|entry)`,
      `(sort|sorted) (line of|content of)? <source>? (by|on) {n:rank} and {m:rank} ${sep} (field|column|key|entry)`,
    ],
    (said) => {
      const n = has(said, 'n') ? count(said) : 1;
      return [step('sort', { flags: ` -k ${n},${n} -k ${count(said, 'm')},${count(said, 'm')}` })];
    },
    1.3,
  ),
  {
    patterns: [
      '(check|test|tell|see|verify) (if|whether|that) (line of|content of)? <source>? (is|are) sorted',
    ],
    means: () => [step('isSorted')],
    favour: 0.8,
  },
];

const DOUBLES: readonly LineRule[] = [
  {
    patterns: [
      '(remove|discard|delete|collapse|drop|eliminate|omit|suppress|filter out|discarding|removing|without) (the)? (consecutive|adjacent|adjascent|successive|neighbouring|sequential) (duplicate|repeated|duplicated|identical|equal)? (line|entry|duplicate)',
      '(remove|discard|delete|collapse) (duplicate|repeated|identical) (consecutive|adjacent|successive) line',
    ],
    means: () => [step('adjacent', { flags: '' })],
    favour: 0.9,
  },
  {
    patterns: [
      '(comparing|compare|considering|based on|by|using) (only)? (the)? first {n:n} character (of each line|only)?',
    ],
    means: (said) => [{ is: 'flag', flag: ` -w ${count(said)}`, for: 'adjacent' }],
    favour: 0.4,
  },
  {
    patterns: [
      '(ignoring|skipping|ignore|skip|disregarding|not comparing|without comparing) (the)? first {n:n} (field|column|word)',
    ],
    means: (said) => [{ is: 'flag', flag: ` -f ${count(said)}`, for: 'adjacent' }],
    favour: 0.4,
  },
  {
    patterns: ['(ignoring|skipping|ignore|skip|disregarding|not comparing) (the)? first {n:n} character'],
    means: (said) => [{ is: 'flag', flag: ` -s ${count(said)}`, for: 'adjacent' }],
    favour: 0.4,
  },
  {
    patterns: [
      '<show>? (count of|frequency of|count|how many|histogram of) (occurrence of) (each|every)? (distinct|unique)? character (in|of)?',
      '<show>? (count of|frequency of|count|how many|histogram of) (each|every|distinct|unique) (distinct|unique)? character (in|of)?',
      '<show>? (each|every|unique|distinct|list of unique)? (unique|distinct)? character (in|of)? <source>? (prefixed by|and|with|preceded by) (its|their|the)? (count of|count|frequency of|frequency) (occurrence)?',
      '<show>? character (frequency|count|histogram) (in|of)?',
    ],
    means: () => [step('charactersApart'), step('frequency')],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (unique|distinct) (character|letter) (in|of)?',
      '<show>? list of unique character (in|of|from)?',
    ],
    means: () => [step('charactersApart'), step('unique')],
    favour: 0.7,
  },
  {
    patterns: [
      '<show>? (count of|frequency of|count|how many|histogram of) (occurrence of) (each|every)? (distinct|unique)? word (in|of)?',
      '<show>? (count of|frequency of|count|how many|histogram of) (each|every|distinct|unique) (distinct|unique)? word (in|of)?',
      '<show>? word (frequency|frequencies|histogram) (in|of)?',
      '(count) how (many times|often) each word (appear|occur) (in|of)?',
    ],
    means: () => [step('wordsApart'), step('frequency')],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (unique|distinct) word (in|of|from)?',
      '<show>? (sorted)? list of (unique|distinct) word (in|of|from)?',
    ],
    means: () => [step('wordsApart'), step('unique')],
    favour: 0.8,
  },
  {
    patterns: ['<show>? (count of|how many) (unique|distinct|different) word (in|of|from)?'],
    means: () => [step('wordsApart'), step('countUnique')],
    favour: 1.1,
  },
  {
    patterns: [
      '<show>? most (common|frequent|repeated|frequently occurring) line (in|of)?',
      '<show>? line that (occur|appear) most (often|frequently) (in)?',
    ],
    means: () => [step('frequencySorted'), step('first', { n: 1 })],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? {n:n} most (common|frequent|repeated|frequently occurring) line (in|of)?',
      '<show>? top {n:n} (most common|most frequent)? (repeated|duplicate)? line (in|of)?',
    ],
    means: (said) => [step('frequencySorted'), step('first', { n: count(said) })],
    favour: 0.9,
  },
];

const SEARCHES: readonly LineRule[] = [
  {
    patterns: [
      '<show>? (only)? line (that|which)? (<contain>) (both|the word|word|string)? {text:word} and (also)? (word|string)? {other:word}',
      '(search for|grep|find|grep for) line (<contain>) both {text:word} and {other:word}',
      '(search|search for|grep|grep for) both {text:text} and {other:text}',
    ],
    means: (said) => [
      step('match', { text: raw(said, 'text'), flags: '' }),
      step('match', { text: raw(said, 'other'), flags: '' }),
    ],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (only)? line (that|which)? (<contain>) (word|string)? {text:word} (but|and) (not|do not contain|without|not containing|that do not contain) (word|string)? {other:word}',
      '(search for|grep|find|grep for) (line)? (<contain>)? {text:text} (but|and) (not|without|excluding) {other:text}',
    ],
    means: (said) => [
      step('match', { text: raw(said, 'text'), flags: '' }),
      step('match', { text: raw(said, 'other'), flags: ' -v' }),
    ],
    favour: 1,
  },
  {
    patterns: [
      '<show>? (only)? line (that|which)? (start|begin|starting|beginning) (with|in) {text:word} and (that)? (end|ending) (with|in) {other:word}',
    ],
    means: (said) => [
      step('match', {
        text: `^${escapeRegex(raw(said, 'text'))}.*${escapeRegex(raw(said, 'other'))}$`,
        flags: '',
      }),
    ],
    favour: 1.2,
  },
  {
    patterns: [
      '<show>? (only)? (every)? line (that|which)? (<contain>)? (a|at least one|only)? (digit|number)',
    ],
    means: (said) =>
      Object.keys(said).length > 0 ? undefined : [step('match', { text: '[0-9]', flags: '' })],
    favour: 0.3,
  },
  {
    patterns: [
      '<show>? (only)? line (that)? (consist of|consisting of|contain|containing|with) only (digit|number)',
    ],
    means: () => [step('match', { text: '^[0-9]*$', flags: '' })],
    favour: 0.9,
  },
  {
    patterns: [
      '<show>? (only)? (line)? (of|with|that have|having|that are|which are) exactly {n:n} (character|letter) (long)?',
      '<show>? line (that are|which are)? {n:n} character long',
    ],
    means: (said) => [step('lengthIs', { n: count(said) })],
    favour: 0.7,
  },
  {
    patterns: [
      '<show>? (the)? (line number|number of line) (of|where|at which|on which|for) (each|every|the)? (line)? (matching|containing|match of|match|occurrence of|with|that contain) {text:word}',
      '<show>? (the)? (line number|number of line) (of|where|at which|on which) {text:text} (occur|appear|is found|is)?',
    ],
    means: (said) => [step('lineNumbers', { text: raw(said, 'text') })],
    favour: 0.8,
  },
  {
    patterns: [
      '(remove|delete|strip) (every)? character (except|but|other than) (for)? (letter|alphabetic character|alphanumeric|alphanumeric character) (from|in)?',
      '(remove|delete|strip) (non-alphanumeric|nonalphanumeric|non alphanumeric) character (from|in)?',
    ],
    means: () => [step('onlyAlphanumeric')],
    favour: 0.7,
  },
  {
    patterns: [
      '(replace|convert|change|translate) (each|every)? (sequence of|run of|multiple|consecutive|repeated|one or more|series of) (space|blank|whitespace) (with|by|into|to) (single|one)? (newline|line break)',
    ],
    means: () => [step('wordsApart')],
    favour: 1,
  },
  {
    patterns: [
      '(replace|convert|change|translate) (each|every|any)? (sequence of|run of|multiple|sequential|consecutive|repeated|one or more|series of)? (tab|tab character) (with|by|into|to) (single|one) space',
    ],
    means: () => [step('tabsToSpace')],
    favour: 1,
  },
  {
    patterns: [
      '(replace|convert|change|translate|squeeze) (each|every|any)? (sequence of|run of|multiple|sequential|consecutive|repeated|one or more|series of) (space|blank|whitespace) (character)? <source>? (with|by|into|to) (single|one) (space|blank)',
      '(squeeze|collapse|condense) (sequence of|repeated|multiple|run of) (space|blank|whitespace) (character)?',
    ],
    means: () => [step('squeeze')],
    favour: 1.1,
  },
  {
    patterns: [
      '(replace|convert|change|translate) (each|every|any)? (blank|whitespace|space) (character)? (with|by|into|to) (single)? underscore',
    ],
    means: () => [step('swap', { text: ' ', other: '_' })],
    favour: 1,
  },
  {
    patterns: [
      '(capitalize|uppercase) (the)? first (letter|character) of (each|every) word (in|of)?',
      '(convert|change) (it)? to title case',
    ],
    means: () => [step('titleCase')],
    favour: 0.9,
  },
  {
    patterns: ['(capitalize|uppercase) (the)? first (letter|character) of (each|every) line (in|of)?'],
    means: () => [step('capitalize')],
    favour: 0.9,
  },
  {
    patterns: [
      '(and)? (make|keep|create|making|keeping|creating|with|saving) (a)? backup (copy|file)? (with|using|of original with|of the original with)? (the)? (suffix|extension) {text:word}',
    ],
    means: (said) =>
      /^\.?[\w]+$/.test(raw(said, 'text')) ? [{ is: 'backup', suffix: raw(said, 'text') }] : undefined,
    favour: 0.8,
  },
  {
    patterns: [
      '(and)? (change|modify|update|edit|overwrite|rewrite|save) (the)? (it|file|original|original file|them) (in-place|in place|directly|itself)?',
      '(and)? write (the)? result back (to (it|file|same file|the file))?',
      '(and)? store (it|result) in (the)? same file',
    ],
    means: () => [{ is: 'inPlace' }],
    favour: 0.1,
  },
  {
    patterns: ['(modify|edit|rewrite|modify and rewrite|update) {files:thing} (by)?'],
    means: (said) => [{ is: 'from', files: raws(said, 'files') }, { is: 'inPlace' }],
    favour: -0.2,
  },
];

function escapeRegex(text: string): string {
  return text.replace(/[.*[\]\\^$]/g, '\\$&');
}

const DUMPS: readonly LineRule[] = [
  {
    patterns: [
      '(dump|print|show|display|view) (the)? (content of|file)? <source>? (as|in) (2 byte|two byte|2-byte|two-byte) (wide)? (hexadecimal|hex) (number|value|unit)?',
    ],
    means: () => [step('hex2')],
    favour: 0.9,
  },
  {
    patterns: [
      '(dump|print|show|display|view|list) (the)? (content of|file|character in|character of|character output of|character dump of|it)? <source>? (as|in|with)? (printable character (or|and) backslash escape|printable character|ascii character|character showing backslash escape|backslash escape)',
      '(dump|display|print|show) (character|ascii|character dump) (of|output of)? <source>? (showing backslash escape)?',
      '(as|in) (printable|ascii) character (or backslash escape)?',
    ],
    means: () => [step('characterDump')],
    favour: 0.5,
  },
  {
    patterns: [
      '(dump|print|show|display|view) (the)? (content of|file)? <source>? (as|in) octal (byte|number|value)?',
      '(octal dump) (of)?',
    ],
    means: () => [step('octal')],
    favour: 0.6,
  },
  {
    patterns: [
      '(dump|print|show|display|view) (the)? (content of|file)? <source>? (as|in) named character',
      '(dump|print|show|display) (a)? named character (dump)? (of)?',
    ],
    means: () => [step('namedCharacters')],
    favour: 0.8,
  },
  {
    patterns: [
      '(dump|print|show|display|view) (a)? (dump of)? (the)? (content of|file)? <source>? (as|in) (signed)? decimal (byte|number|value)?',
    ],
    means: () => [step('decimalBytes')],
    favour: 0.6,
  },
  {
    patterns: [
      '(hexdump|hex dump) (of)? <source>?',
      '(print|show|display) (a)? (hex dump|hexdump|hexadecimal dump) of',
    ],
    means: () => [step('hexdump')],
    favour: 0.2,
  },
];

/** Programs that only read, with arguments that no shell opens. */
export const READS =
  /^(?:seq|ls|date|cal|ps|who|w|env|printenv|history|echo|hostname|uname|id|groups|df|du|free|uptime|whoami|pwd|nproc|arch|last|mount|lsblk|jobs|alias|locale|basename|dirname)(?: [\w./:@%+=,-]+)*$/;

const COMMANDS: readonly LineRule[] = [
  {
    patterns: ['(line of|content of|of|in|from) {command:quoted}'],
    means: (said) => {
      const command = raw(said, 'command');
      return READS.test(command) && command.includes(' ') ? [commandSource(command)] : undefined;
    },
    favour: 0.4,
  },
  {
    patterns: [
      '(in|of|from|on)? (the)? (character)? (output|result) (of|from) (running|executing)? (the)? (command)? {command:quoted} (command)?',
    ],
    means: (said) =>
      READS.test(raw(said, 'command')) ? [commandSource(raw(said, 'command'))] : [{ is: 'unknown' }],
    favour: 0.5,
  },
];

function commandSource(command: string): LineFact {
  return {
    is: 'saying',
    command,
    slots: {},
    changes: false,
    mayBeNew: false,
    options: {},
    last: {},
    gnuOnly: [],
  };
}

export const LINE_FORMS: readonly LineRule[] = [
  ...SEPARATED_COLUMNS,
  ...TABLES,
  ...WRAPS,
  ...NUMBERS,
  ...SUMS,
  ...POSITIONS,
  ...ORDERS,
  ...DOUBLES,
  ...SEARCHES,
  ...DUMPS,
  ...COMMANDS,
];
