// Tables with a header line, such as CSV files.

import { count, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

export const HEADED_TABLES: readonly LineRule[] = [
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
  },
  {
    patterns: [
      '(row|line|record|entry|which row|which line)? (that|which|with|where)? (have|has|having|is|are|with|contain|there is|there are)? (empty|missing|blank|no) (field|value|cell|column|entry) (in|of)?',
    ],
    means: op('match', { text: '(^|,)(,|$)', flags: ' -E' }),
  },
  {
    patterns: [
      '(row|line|entry|record)? (where|with|whose|in which|that have) ({n:rank} (column|field)|(column|field) {n}) (is|are|be)? <side> {m:n}',
    ],
    means: (said) => [step(raw(said, 'side'), { n: count(said), m: count(said, 'm') })],
  },
  {
    patterns: [
      '(how many|count of) (different|distinct|unique) (value|entry|item|thing) (are|is)? (there)? (in|of)? ({n:rank} (column|field)|(column|field) {n})',
    ],
    means: (said) => [step('field', { n: count(said) }), step('countUnique')],
    favour: 0.6,
  },
];
