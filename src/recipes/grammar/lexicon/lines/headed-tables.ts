// Tables with a header line, such as CSV files.

import { count, raw, raws } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

/** Whole texts: case, line ends, comments, words. */
export const PLAIN_TEXT: readonly LineRule[] = [
  ...(['first', 'last'] as const).map(
    (end): LineRule => ({
      patterns: [
        `(only)? ${end === 'first' ? '(first|top)' : '(last|final)'} (few|couple of|couple) (line|row)? (of)?`,
        `${end === 'first' ? '(head|beginning|start|top)' : '(tail|end)'} (of)? {source:things}`,
      ],
      means: (said) => [
        ...(raws(said, 'source').length > 0 ? [{ is: 'from', files: raws(said, 'source') } as const] : []),
        step(end, { n: 10 }),
      ],
      favour: 0.5,
    }),
  ),
  ...(['upper', 'lower'] as const).map(
    (to): LineRule => ({
      patterns: [
        `(make|turn|convert|change|put|print|show) {source:things} (in|into|to|all)? (${to}case|${to} case)`,
      ],
      means: (said) => [{ is: 'from', files: raws(said, 'source') }, step(to)],
      favour: 0.6,
    }),
  ),
  ...(['fromDos', 'toDos'] as const).map(
    (to): LineRule => ({
      patterns: [
        `(convert|change|turn) {source:things} (from (dos|windows|unix|linux))? (in|into|to) ${to === 'fromDos' ? '(unix|linux|lf)' : '(dos|windows|crlf)'} (line ending|line end|format|newline|style|line)?`,
      ],
      means: (said) => [{ is: 'from', files: raws(said, 'source') }, step(to)],
      favour: 0.8,
    }),
  ),
  {
    patterns: [
      '(change|set|update) (value of|setting)? {key:word} (setting|value|option|number)? (in|of|inside) (file)? {source:things} (file)? (to|=|as) {value:word}',
      '(change|set|update) (value of|setting)? {key:word} (setting|value|option|number)? (to|=|as) {value:word} (in|inside) (file)? {source:things}',
    ],
    means: (said) =>
      raws(said, 'source').every((file) => /\.(conf|cfg|cnf|ini|env|properties|toml|ya?ml)$/.test(file))
        ? [
            { is: 'from', files: raws(said, 'source') },
            step('setting', { text: raw(said, 'key'), other: raw(said, 'value') }),
            { is: 'inPlace' },
          ]
        : undefined,
    favour: 1.5,
  },
  {
    patterns: ['how long (is|are) (file)? {source:things}'],
    means: (said) =>
      raws(said, 'source').some((file) => /\.(mp[34]|mov|mkv|avi|webm|ogg|wav|flac|m4[av])$/i.test(file))
        ? undefined
        : [{ is: 'from', files: raws(said, 'source') }, step('countLines')],
    favour: 0.4,
  },
  {
    patterns: ['(show|print|list|get)? (only)? comment (line)? (only)? (of|in|from)?'],
    means: op('match', { text: '^[[:space:]]*#' }),
    favour: 0.4,
  },
  {
    patterns: [
      '(without|excluding|except|not|skipping|ignoring|minus) (comment|comment line) (and|or) (blank|empty) line',
      '(without|excluding|except|not|skipping|ignoring|minus) (blank|empty) line (and|or) (comment|comment line)',
    ],
    means: () => [step('dropComments'), step('dropBlank')],
    favour: 1,
  },
  {
    patterns: [
      '(which|what|show|list|print|find)? word (are|is|that are|with)? <larger> {n} (letter|character)? (long)?',
      '(which|what|show|list|print|find)? word (are|is|that are)? longer than {n} (letter|character)?',
      'word (of|with) more than {n} (letter|character)',
    ],
    means: (said) => [step('wordsApart'), step('longer', { n: count(said) })],
    favour: 0.9,
  },
  {
    patterns: [
      '(everything|anything|text|part|rest|line|what is|what comes|content) (that is|that comes)? (after|following|below) (line)? (with|containing|that contain|that says|that say)? (word|text|string)? {text:word}',
    ],
    means: (said) => [step('after', { text: raw(said, 'text') })],
    favour: 0.4,
  },
];

export const HEADED_TABLES: readonly LineRule[] = [
  {
    patterns: [
      `(not counting|do not count|without counting|not including|excluding|exclude|without|ignoring|ignore|skipping|skip|minus|except|except for|but not|besides|leaving out|other than) (its|their)? (header|heading|title|column name) (line|row)?`,
      `(skip|without|ignoring|ignore|drop|not counting) first (line|row)`,
    ],
    means: op('from', { n: 2 }),
    favour: 0.8,
  },
  {
    patterns: [
      '(what are|show|list|print|which are|give me)? (column|field) (name|header|heading|title) (are there|are|is)?',
      '(show|print|what is|give me|display)? (header|heading) (line|row)? (only)?',
    ],
    means: op('first', { n: 1 }),
    favour: 0.4,
  },
  {
    patterns: [
      '(nicely|neatly|properly|well)? (lined up|aligned|formatted|pretty-printed|pretty printed)',
      '(as|in|like) (nice|neat|pretty|readable|aligned|proper|lined up)? (table|column|columns)',
      '(align|line up) column (nicely|neatly)?',
    ],
    means: op('columns'),
    favour: 0.3,
  },
  {
    patterns: [
      '(turn|convert|change|make|transform|show) {source:things}? (in|into|to|as)? (tab-separated|tab separated|tab delimited|tab-delimited|tsv) (value|file|text|format)?',
      '(from csv)? (into|to|as) (tab-separated|tab separated|tab delimited|tsv)',
    ],
    means: (said) => [
      ...(raw(said, 'source') === '' ? [] : [{ is: 'from', files: [raw(said, 'source')] } as const]),
      step('swap', { text: ',', other: '\\t' }),
    ],
    favour: 0.5,
  },
  {
    patterns: [
      '(row|line|record|entry|which row|which line)? (that|which|with|where)? (have|has|having|is|are|with|contain|there is|there are)? (empty|missing|blank|no) (field|value|cell|column|entry) (in|of)?',
    ],
    means: op('match', { text: '(^|,)(,|$)', flags: ' -E' }),
    favour: 0.9,
  },
  {
    patterns: [
      '(and|but|while)? (keep|keeping|leave|leaving|with|preserving) (header|heading|first) (line|row)? (on|at|in)? (top|first|place|where it is)?',
      '(header|heading) (line|row)? (stay|stays|remain|remains|kept) (on|at)? (top|first|place)',
    ],
    means: () => [{ is: 'flag', flag: 'header', for: 'sort' }],
    favour: 0.6,
  },
  {
    patterns: [
      '(largest|highest|most|greatest|biggest|high to low|from high to low) (value|number|one)? (first|on top|at top|to smallest|to lowest)',
    ],
    means: () => [
      { is: 'flag', flag: 'n', for: 'sort' },
      { is: 'flag', flag: 'r', for: 'sort' },
    ],
    favour: 0.3,
  },
  {
    patterns: [
      '(smallest|lowest|least|low to high) (value|number|one)? (first|on top|at top|to largest|to highest)',
    ],
    means: () => [{ is: 'flag', flag: 'n', for: 'sort' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(row|line|entry|record)? (where|with|whose|in which|that have) {n:rank} (column|field) (is|are|be)? <larger> {m:n}',
      '(row|line|entry|record)? (where|with|whose|in which|that have) (column|field) {n} (is|are|be)? <larger> {m:n}',
    ],
    means: (said) => [step('fieldOver', { n: count(said), m: count(said, 'm') })],
    favour: 1,
  },
  {
    patterns: [
      '(row|line|entry|record)? (where|with|whose|in which|that have) {n:rank} (column|field) (is|are|be)? <smaller> {m:n}',
      '(row|line|entry|record)? (where|with|whose|in which|that have) (column|field) {n} (is|are|be)? <smaller> {m:n}',
    ],
    means: (said) => [step('fieldUnder', { n: count(said), m: count(said, 'm') })],
    favour: 1,
  },
  {
    patterns: [
      '(how many|count of) (different|distinct|unique) (value|entry|item|thing) (are|is)? (there)? (in|of)? (column|field) {n}',
      '(how many|count of) (different|distinct|unique) (value|entry|item|thing) (are|is)? (there)? (in|of)? {n:rank} (column|field)',
    ],
    means: (said) => [step('field', { n: count(said) }), step('countUnique')],
    favour: 0.6,
  },
];
