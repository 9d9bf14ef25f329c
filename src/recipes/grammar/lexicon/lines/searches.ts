// Lines that contain a text, and the lines around them.

import { raw, raws } from '../said.ts';
import { type LineRule, ops, step } from './rule.ts';

export const SEARCHES: readonly LineRule[] = [
  ...ops({
    wordsApart: [
      '(replace|convert|change|translate) (each|every)? (sequence of|run of|multiple|consecutive|repeated|one or more|series of) (space|blank|whitespace) (with|by|into|to) (single|one)? (newline|line break)',
    ],
    tabsToSpace: [
      '(replace|convert|change|translate) (each|every|any)? (sequence of|run of|multiple|sequential|consecutive|repeated|one or more|series of)? (tab|tab character) (with|by|into|to) (single|one) space',
    ],
  }),
  {
    patterns: [
      '(replace|convert|change|translate) (each|every|any)? (blank|whitespace|space) (character)? (with|by|into|to) (single)? underscore',
    ],
    means: () => [step('swap', { text: ' ', other: '_' })],
  },
  ...ops({
    titleCase: [
      '(capitalize|uppercase) (the)? first (letter|character) of (each|every) word (in|of)?',
      '(convert|change) (it)? to title case',
      '(capitalize|capitalise|title-case|titlecase) (each|every) word (in|of)?',
      '(put|show|print|convert|make|turn) (it|text)? (in|into|to) (title case|title-case|titlecase)',
      '(each|every) word (capitalized|capitalised|with capital letter)',
    ],
    capitalize: ['(capitalize|uppercase) (the)? first (letter|character) of (each|every) line (in|of)?'],
  }),
  {
    patterns: [
      '(and)? (make|keep|create|making|keeping|creating|with|saving) (a)? backup (copy|file)? (with|using|of original with|of the original with)? (the)? (suffix|extension) {text:word}',
    ],
    means: (said) =>
      /^\.?[\w]+$/.test(raw(said, 'text')) ? [{ is: 'backup', suffix: raw(said, 'text') }] : undefined,
  },
  {
    patterns: ['(modify|edit|rewrite|modify and rewrite|update) {files:thing} (by)?'],
    means: (said) => [{ is: 'from', files: raws(said, 'files') }, { is: 'inPlace' }],
  },
];
