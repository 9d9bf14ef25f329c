// Wrapping, numbering, and dumps of bytes.

import { count } from '../said.ts';
import { type LineRule, ops, step } from './rule.ts';

export const WRAPS: readonly LineRule[] = [
  {
    patterns: [
      '(wrap|fold|break|split|limit|format|cut) (each|every|long)? (line|text|it)? <source>? (to|at|into|after|so that|so)? (fit)? (in|within|into|to|a|at)? (width of|maximum of|line of|maximum width of|max width of|most|maximum|at most|column of|output width of)? {n:n} (character|column|symbol|char)? (wide|per line|long|width|each)? (column|line)?',
      '(format|formatting) (output|it|line) as {n:n} (symbol|character|column) wide (column|line)?',
      '(so that)? (no|each) line (is|are)? (longer than|at most|wider than) {n:n} (character|column) (wide|long)?',
    ],
    means: (said) => [step('fold', { n: count(said) })],
  },
];

export const NUMBERS: readonly LineRule[] = [
  ...ops({
    numberNonEmpty: [
      '(number|prefix|numbering|label) (each|every)? (non-blank|nonblank|non-empty|nonempty|not empty) line (of|in|from)? (with line number|with number)?',
      '(prefix|prepend) (each|every)? (non-blank|non-empty) line <source>? with (a)? (line)? number',
    ],

    numberLeft: [
      '(left justify number|left-justify number|number) (each|every)? line (of|in)? <source>? left-justified',
    ],
  }),
];

export const DUMPS: readonly LineRule[] = [
  ...ops({
    characterDump: [
      '(dump|print|show|display|view|list) (the)? (content of|file|character in|character of|character output of|character dump of|it)? <source>? (as|in|with)? (printable character (or|and) backslash escape|printable character|ascii character|character showing backslash escape|backslash escape)',
      '(dump|display|print|show) (character|ascii|character dump) (of|output of)? <source>? (showing backslash escape)?',
      '(as|in) (printable|ascii) character (or backslash escape)?',
    ],
    octal: [
      '(dump|print|show|display|view) (the)? (content of|file)? <source>? (as|in) octal (byte|number|value)?',
      '(octal dump) (of)?',
    ],
    namedCharacters: [
      '(dump|print|show|display|view) (the)? (content of|file)? <source>? (as|in) named character',
      '(dump|print|show|display) (a)? named character (dump)? (of)?',
    ],
    decimalBytes: [
      '(dump|print|show|display|view) (a)? (dump of)? (the)? (content of|file)? <source>? (as|in) (signed)? decimal (byte|number|value)?',
    ],
  }),
  { patterns: ['(hexdump|hex dump) (of)? <source>?'], means: () => [step('hexdump')], favour: 0.2 },
];
