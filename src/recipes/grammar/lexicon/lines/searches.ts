// Lines that contain a text, and the lines around them.

import { count, raw, raws } from '../said.ts';
import { type LineRule, ops, step } from './rule.ts';

export const SEARCHES: readonly LineRule[] = [
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
  },
  {
    patterns: [
      '<show>? (the)? (line number|number of line) (of|where|at which|on which|for) (each|every|the)? (line)? (matching|containing|match of|match|occurrence of|with|that contain) {text:word}',
      '<show>? (the)? (line number|number of line) (of|where|at which|on which) {text:text} (occur|appear|is found|is)?',
    ],
    means: (said) => [step('lineNumbers', { text: raw(said, 'text') })],
  },

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

function escapeRegex(text: string): string {
  return text.replace(/[.*[\]\\^$]/g, '\\$&');
}
