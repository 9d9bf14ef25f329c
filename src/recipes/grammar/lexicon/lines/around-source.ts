// Steps whose words surround the name of their file.

import { characterOf } from '../../../slots/characters.ts';
import { count, has, raw } from '../said.ts';
import { between, type LineRule, op, ops, step, withText } from './rule.ts';

const SEPARATORS =
  '(with|by|using|separated by|delimited by|and separate them with|and separate them by|into one line separated by|on)';

/** Steps whose words surround the name of their file. */
export const MORE: readonly LineRule[] = [
  {
    patterns: ['<separator> (file|value|field|list)?'],
    means: (said) => [{ is: 'separator', text: raw(said, 'separator') }],
  },
  {
    patterns: [
      `(join|merge|combine|concatenate|put|print) (line|them|each line|output|everything)? <source>? (into|on|in|to)? (single|one)? (line|string)? ${SEPARATORS} {character}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'join', text: characterOf(raw(said, 'character')) } }],
  },
  {
    patterns: [
      `(join|merge|combine|concatenate) (line|them|each line|output)? <source>? (into|on|in|to)? (single|one)? (line|string)? ${SEPARATORS} {text:quoted}`,
      '(join|merge|combine|concatenate) (all)? (lines|each line|line|them|it|output|the lines|result|contents|lines of)? (of|in)? (into|in|on|to|as)? (single|one|a single)? (line|string)? (separated by|with|by|using|delimited by) (a|delimiter|separator)? {text:quoted}',
    ],
    means: withText('join'),
  },
  {
    patterns: [
      '(join|merge|put|print|combine|collapse|flatten|turn|convert) (line|them|content)? <source>? (into|on|in|to|as) (single|one) line',
    ],
    means: op('join', { text: ' ' }),
  },
  {
    patterns: [
      '(show|print|display|list|get|find|select|filter|extract)? (line|row|record) <source>? (where|whose|in which|with|for which|that have|when) {n:rank} (field|column) (is|equals|equal to|equal|matches|=|being|has value|of) {text:word}',
      '(where|whose) {n:rank} (field|column) (is|equals|equal to|=) {text:word}',
      '(where|whose) first (field|column) (is|equals|equal to|=) {text:word}',
    ],
    means: (said) => [
      {
        is: 'line',
        step: { op: 'fieldEquals', n: has(said, 'n') ? count(said) : 1, text: raw(said, 'text') },
      },
    ],
  },
  {
    patterns: [
      '(show|print|display|list|get|find|select|filter)? (line|row|record) <source>? (where|whose|in which|with|for which) {n:rank} (field|column) (is)? <side> {m:n}',
    ],
    means: (said) => [step(raw(said, 'side'), { n: count(said), m: count(said, 'm') })],
  },
  ...ops({
    sortByLength: ['(sort|sorted|order) (line)? <source>? by (line)? length', 'by (line)? length'],
    lengths: [
      '<show>? length of (each|every) line <source>?',
      '(count|count of) character (in|of|on) (each|every) line <source>?',
    ],
    fieldCounts: ['<show>? (count of|count) (field|column|word) (in|of|on|per) (each|every)? line <source>?'],
    noDigits: ['(remove|delete|strip|without) (digit|number|numeric character) (from)?'],
    noPunctuation: [
      '(remove|delete|strip|without) (punctuation|punctuation character|punctuation mark) (from)?',
    ],
    onlyDigits: [
      '(remove|delete|strip|without) (non-digit|nondigit|non-numeric|non numeric) (character)? (from)?',
      '(keep|extract|print|show|get|only) (only)? (digit|number) (from|in)',
    ],
  }),
  {
    patterns: [
      '(insert|add|put|prepend|write) (line|text|string)? {text:quoted} (at|to|as|into|in) (beginning|start|top|first line|first) (of)?',
    ],
    means: withText('insertFirst'),
    favour: 0.6,
  },
  {
    patterns: [
      '(insert|add|put|append) (line|text|string)? {text:quoted} (after|below) line (number)? {n}',
      '(insert|add|put|append) (line|text|string)? {text:quoted} (after|below) {n:rank} line',
    ],
    means: (said) => [{ is: 'line', step: { op: 'insertAfter', n: count(said), text: raw(said, 'text') } }],
  },
  {
    patterns: ['(insert|add|put) (line|text|string)? {text:quoted} (before|above|at) line (number)? {n}'],
    means: (said) => [{ is: 'line', step: { op: 'insertBefore', n: count(said), text: raw(said, 'text') } }],
  },
  {
    patterns: [
      '(insert|add|append|put) (line|text|string)? {other:quoted} (after|below) (each|every)? line (containing|matching|that contain|with) {text:word}',
    ],
    means: between('appendAfter'),
  },
  {
    patterns: ['(comment out) line (containing|matching|that contain|with|starting with) {text:word}'],
    means: withText('commentOut'),
  },
  ...ops({
    swapFields: [
      '(swap|exchange|switch) (first|first and second|first two|first {x:n}) (and {n:rank})? (field|column|word) <source>?',
    ],
    number: [
      '(show|print|display)? (line|everything|content|it) <source>? (with|and add|with added|preceded by|prefixed by|including) line number',
      '(prefix|prepend|number|label|precede) (each|every)? line <source>? (with|by) (its|a|the)? (line)? number',
      '(add|prepend|print|insert|put) (line)? number (to|before|in front of|at beginning of|at start of) (each|every)? line (of|in|from)?',
      '(with|and)? (line)? (number|numbers) prepended',
      '(show|print|display|output)? (preceded|preceeding|preceding|prefixed) (by|with) (a|its)? line number',
    ],
  }),
  {
    patterns: ['(delete|remove|drop|strip) {n:rank} (field|column) (of|from|in)?'],
    means: (said) => [{ is: 'line', step: { op: 'dropField', n: count(said) } }],
  },
  {
    patterns: [
      '(character) {n} (of|from|in) (each|every)? line',
      '{n:rank} character (of|from|in) (each|every)? line',
    ],
    means: (said) => [{ is: 'line', step: { op: 'characters', n: count(said), m: count(said) } }],
  },
];
