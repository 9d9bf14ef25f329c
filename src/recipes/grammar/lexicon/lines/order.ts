// Sorting, reversing, shuffling, and duplicate lines.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { count } from '../said.ts';
import { IT, type LineRule, op, ops, withN } from './rule.ts';

export const SORTS: readonly LineRule[] = [
  {
    patterns: [
      `(and)? (sort|sorted|sorts|order|sorting) ${IT}? (and|the)? (content of|contents of|lines of|each line of|lines in|line|lines|line of|line in|result|output|list|results)? (alphabetically|lexicographically|in alphabetical order|by name|in order|in sorted order|ascending|in place)? (of|in)?`,
    ],
    means: op('sort', { flags: '' }),
  },
  {
    patterns: [
      '(numerically|numeric|numerical|by number|as numbers|in numeric order|in numerical order|by numeric value|by numerical value|by number of occurrences|by count|by frequency)',
      '(from|in|ordered from|ordered)? (least frequent|least|lowest|smallest) (value|count|number)? to (most frequent|most|highest|greatest|largest) (value|count|number)?',
    ],
    means: () => [{ is: 'flag', flag: 'n', for: 'sort' }],
  },
  {
    patterns: [
      '(in)? (reverse|reversed|descending|decreasing|reverse alphabetical|backward|backwards) (order|sort|sorted)?',
    ],
    means: () => [{ is: 'flag', flag: 'r', for: 'sort' }],
  },
  {
    patterns: [
      '(by|based on|on|according to|using|in|with respect to)? (the)? {n:rank} (field|column|key)',
      '(by|based on|on|according to|using) (field|column|key) (number)? {n}',
    ],
    means: (said) => [{ is: 'flag', flag: ` -k ${count(said)},${count(said)}`, for: 'sort' }],
    favour: -0.2,
  },
  {
    patterns: ['(by|based on|on|according to) first (field|column)'],
    means: () => [{ is: 'flag', flag: ' -k 1,1', for: 'sort' }],
  },
  ...ops({
    uniqueInOrder: [
      '(remove|delete|without) (duplicate|duplicates|repeated) (lines|line)? (while|without|but)? (preserving|keeping|keep|sorting|changing|maintaining) (the)? (order|original order)?',
      '(in place of|instead of) (sorting|sort)? (preserving|preserve|keeping|keep|maintaining|retaining) (original|the)? order',
      '<show>? (only)? (unique|distinct) line <source>? (and|while)? (preserving|preserve|keeping|keep|maintaining|retaining|in) (original|the|their)? order (they|in which they)? (appear|of appearance|of first appearance)?',
      '(remove|delete|drop|discard|omit|eliminate) (duplicate|repeated|repeating|duplicated) line <source>? (and|while)? (preserving|keeping|maintaining|without changing|without sorting|in) (the|original|their)? (order)? (they appear)?',
    ],
  }),
  {
    patterns: [
      '(most|least) (common|frequent|frequently occurring) (line|lines|values|entries)?',
      '(sort|sorted) by (frequency|count|number of occurrences|occurrence)',
    ],
    means: op('frequencySorted'),
  },
  {
    patterns: [
      '{n} most (common|frequent|frequently used|used) (word|words)',
      'top {n} (most)? (common|frequent|frequently used|used)? (word|words)',
    ],
    means: withN('topWords'),
  },
  {
    patterns: [
      '(reverse|invert) (the)? (order of|the order of)? (lines|line) (of|in)?',
      '(print|show|display|output)? (lines|line|content|contents|it) (of|in)? (file)? in (reverse|reversed|backwards) (order)?',
      'from (bottom|last line to first|last to first|end) (to|of) (top|file)',
      'from (bottom|end) (of)?',
    ],
    means: op('reverseLines'),
  },
  {
    patterns: [
      '(reverse|flip) (each|every) (line|string|word) (character by character)?',
      '(reverse) (character) (of|in)? (each|every)? (line|string|word)?',
      '(line|each line|text|string|it) (backwards|backward|in reverse)',
      'reverse (string|text|each line|characters|the characters)',
      '(characters|character) (of|in)? (each|every) line (reversed|in reverse)',
    ],
    means: reverseCharacters,
  },
  ...ops({
    reverseWords: [
      '(reverse) (the|order of)? (order of)? (space|space separated|space-separated)? (words|word) (in|of)? (each|every|reverse order)? (line)? (of)?',
      '(words|word) (in)? (reverse|reversed) (order)?',
    ],
    shuffle: [
      '(shuffle|randomize|scramble|jumble|mix up|randomly sort|randomly shuffle|shuffled|permute) (order of)? (line|lines|the lines|lines of|result)?',
      'in random order',
      'randomly',
    ],
  }),
];

function reverseCharacters(said: Said): readonly LineFact[] | undefined {
  return Object.keys(said).length > 0 ? undefined : [{ is: 'line', step: { op: 'reverseCharacters' } }];
}
