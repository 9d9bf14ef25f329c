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
      '(by|based on|on|according to|using)? (version|version number|version numbers|by version)',
      'version sort',
    ],
    means: () => [{ is: 'flag', flag: 'V', for: 'sort' }],
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
    unique: [
      '(sort|sorted) (uniquely|and unique|and uniq|and remove duplicates|and deduplicate)',
      '(and)? (remove|delete|eliminate|without|removing|drop|discard) (duplicate|duplicated|duplicates|repeated|duplicate lines) (lines|line|entry|rows|ones)?',
      '(and|only)? (unique|uniq|distinct|deduplicated) (line|lines|results|values|entries|rows|ones|result|words|names)?',
      '(preserving|preserve|keeping|keep|leaving) (only)? (unique|distinct) (line|row|entry)?',
      '(drop|throw away|get rid of|filter out|discarding) (duplicate|repeated) (line|row|entry)?',
      'dedupe',
      'deduplicate',
    ],
    uniqueInOrder: [
      '(remove|delete|without) (duplicate|duplicates|repeated) (lines|line)? (while|without|but)? (preserving|keeping|keep|sorting|changing|maintaining) (the)? (order|original order)?',
    ],
    duplicates: [
      '(only)? (duplicate|duplicated|repeated) (line|lines|entries|words|ones)?',
      '(lines|line) (that|which) (appear|occur|are) (more than once|duplicated|repeated|duplicates)',
    ],
    once: [
      '(lines|line) (that|which)? (appear|occur|occurring|appearing|are) (only|exactly)? (once|unique)',
      '(non-duplicated|non-repeated) (line)',
    ],
    frequency: [
      '(with|prefixed by|prefixed with|preceded by|along with|showing|including|and prefix with|and prefix by|and prefix (it|each|each entry|each line|them) with|prefix (it|each entry|them|each line) with|and (their|its)|and (show|print|display) (their|its|the)?) (their|its|the|a)? (count of|frequency|count) (of)? (time|occurrence|appearance) (of)? (each|it|them)? (line|one|word)? (appear|occur|repeated|is repeated)?',
      '(with|prefixed by|prefixed with|preceded by|along with|and (their|its)) (their|its|the|a)? (frequency|count|count of each|count of them)',
      '(,)? (and|with|along with) how (often|many times) (each|they|it|each of them)? (do|does)? (it|they|each)? (appear|occur|show up|come up)?',
      '(print|show|display|count|list)? (the)? (count of|frequency of) (time|occurrence|appearance) (of)? (each|every|it|they) (line|one|word|entry|value|field)? (appear|occur|is repeated)?',
      '(print|show|display|count)? how (many times|often) (each|every) (unique|distinct)? (line|one|word|entry|value)? (appear|occur|is repeated)?',
      '(prefixed|preceded|along|together) (by|with) (the)? (count of)? (occurrences|occurrence|frequency|count)',
      '(count|print count of|frequency of|frequency count of|count of occurrences of|count occurrences of|histogram of|print frequency count of|count how many times|list frequency of) (each|every|unique|distinct|how many times each) (unique|distinct)? (line|value|entry|item|one)? (appears|occurs)?',
      'frequency count (of)?',
    ],
  }),
  {
    patterns: [
      '(most|least) (common|frequent|frequently occurring) (line|lines|values|entries)?',
      '(sort|sorted) by (frequency|count|number of occurrences|occurrence)',
      'most (common|frequent) (line)?',
    ],
    means: op('frequencySorted'),
    favour: 0.3,
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
      'in (reverse|reversed) order',
      'from (bottom|last line to first|last to first|end) (to|of) (top|file)',
    ],
    means: op('reverseLines'),
  },
  { patterns: ['from (bottom|end) (of)?'], means: op('reverseLines') },
  { patterns: ['keeping first line same'], means: () => [{ is: 'flag', flag: 'header', for: 'sort' }] },
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
