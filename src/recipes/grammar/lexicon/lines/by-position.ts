// Which lines, by position and length: the first, the last, every second, one at random.

import { count, first, has } from '../said.ts';
import { IT, type LineRule, op, ops, withN } from './rule.ts';

export const LINE_WORDS = '(line|lines|row|rows)';

export const CUTS: readonly LineRule[] = [
  {
    patterns: [
      `<show>? first {n} ${LINE_WORDS} (of)? ${IT}?`,
      `(head) {n} ${LINE_WORDS}?`,
      `{n} first ${LINE_WORDS}`,
      `(and)? <show>? (only)? first {n} (result|results|of (them|result))`,
    ],
    means: withN('first'),
  },
  { patterns: [`<show>? (only)? first ${LINE_WORDS} (only)? (of)? ${IT}?`], means: op('first', { n: 1 }) },
  {
    patterns: [`<show>? (only)? last {n} ${LINE_WORDS} (of)? ${IT}?`, `(tail) {n} ${LINE_WORDS}?`],
    means: withN('last'),
  },
  { patterns: [`<show>? (only)? (last|final) ${LINE_WORDS} (of)? ${IT}?`], means: op('last', { n: 1 }) },
  {
    patterns: ['<show>? first {n} (bytes|byte|character)', '<show>? first {size} (of)?'],
    means: (said) => [
      {
        is: 'line',
        step: {
          op: 'firstBytes',
          n: has(said, 'n') ? count(said) : (first(said, 'size')?.size?.amount ?? 1),
        },
      },
    ],
    favour: -0.1,
  },
  {
    patterns: ['<show>? last {size} (of)?'],
    means: (said) => [
      {
        is: 'line',
        step: { op: 'lastBytes', n: has(said, 'n') ? count(said) : (first(said, 'size')?.size?.amount ?? 1) },
      },
    ],
  },
  {
    patterns: [
      `<show>? (content|contents)? (of)? (starting|start|beginning|from)? (with|from|at)? ${LINE_WORDS} {n} (on|onwards|onward|to end|until end|to end of file|till end|and on)`,
      `(starting|start|beginning) (with|from|at|on) ${LINE_WORDS} (number)? {n} (to end)?`,
      `(from|starting at|starting from) {rank} ${LINE_WORDS} (on|onwards|to end|until end)?`,
    ],
    means: (said) => [
      { is: 'line', step: { op: 'from', n: has(said, 'n') ? count(said) : count(said, 'rank') } },
    ],
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|removes|ignore|but|all except|everything except|skips) (for)? (first) {n} ${LINE_WORDS}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'from', n: count(said) + 1 } }],
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|removing|but|ignore|all except|everything except) (for)? (first ${LINE_WORDS}|first|header|header line|header row|heading)`,
      `(not counting|do not count|without counting|not including|excluding|exclude|without|ignoring|ignore|skipping|skip|minus|except|except for|but not|besides|leaving out|other than) (its|their)? (header|heading|title|column name) (line|row)?`,
    ],
    means: op('from', { n: 2 }),
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|cut|but|truncate|all except|everything except|removing) (for)? (last|final) {n} ${LINE_WORDS}`,
    ],
    means: withN('allButLast'),
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|removing|but|all except|everything except) (for)? (last|final) ${LINE_WORDS}`,
    ],
    means: op('allButLast', { n: 1 }),
  },
  {
    patterns: [
      `<show>? (only)? ${LINE_WORDS} (number)? (from|between)? {n} (to|through|and|until|till|-) {to:n}`,
      `<show>? {n:rank} (to|through) {to:rank} ${LINE_WORDS}`,
      `<show>? (only)? (${LINE_WORDS} from)? (from)? ${LINE_WORDS} (number)? {n} (to|through|until|till|up to) ${LINE_WORDS} (number)? {to:n}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'range', n: count(said), m: count(said, 'to') } }],
  },
  {
    patterns: [`<show>? (only)? ${LINE_WORDS} (number)? {n}`, `<show>? (only)? {n:rank} ${LINE_WORDS}`],
    means: withN('line'),
  },
  {
    patterns: [
      `(delete|remove|drop|omit|skip|discard) ${LINE_WORDS} (number)? {n} (to|through|-|and|until) {to:n}`,
      `(delete|remove|drop|omit) ${LINE_WORDS} between {n} and {to:n}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'dropRange', n: count(said), m: count(said, 'to') } }],
  },
  {
    patterns: [
      `(delete|remove|drop|omit|skip|except|all but|discard) ${LINE_WORDS} (number)? {n}`,
      `(delete|remove|drop|omit|skip|except) {n:rank} ${LINE_WORDS}`,
    ],
    means: withN('dropLine'),
  },
  {
    patterns: [
      `(each|every) {n:rank} ${LINE_WORDS}`,
      `(each) other ${LINE_WORDS}`,
      `(even|even-numbered|even numbered) ${LINE_WORDS}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'every', n: has(said, 'n') ? count(said) : 2, m: 0 } }],
  },
  { patterns: [`(odd|odd-numbered|odd numbered) ${LINE_WORDS}`], means: op('every', { n: 2, m: 1 }) },
  ...ops(
    {
      longer: [
        `${LINE_WORDS} (that are|which are)? (longer than|with more than|more than|over) {n} (character|in length)?`,
      ],
      shorter: [
        `${LINE_WORDS} (that are|which are)? (shorter than|with less than|less than|with fewer than|under) {n} (character|in length)?`,
      ],
    },
    withN,
  ),
  ...ops({
    longestLine: [`longest ${LINE_WORDS}`],
    longestLength: [
      `length of longest ${LINE_WORDS}`,
      '(maximum|max) line length',
      '(how long is|what is length of|length of|how many character has|size of) longest line (in it)?',
    ],
  }),
];
