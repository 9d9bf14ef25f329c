// Sorting by a part of the line, and duplicate lines.

import { count } from '../said.ts';
import { type LineRule, type Means, step } from './rule.ts';
import { separated } from './separated.ts';

const SORT =
  '(sort|sorted|order|ordered|sorting) (line of|content of|line in|data in|line|content|each line in|each line of)? <source>?';
const BY = '(numerically)? (by|on|according to|based on|using) (its|their)?';
const KEY = '(field|column|key|word|value|entry|item)';

/** Options of `sort` for one column. */
const key = (n: number, more = ''): string => ` -k ${n},${n}${more}`;

const byKey =
  (more = ''): Means =>
  (said) => [step('sort', { flags: key(count(said), more) })];

const byTwoKeys: Means = (said) => [step('sort', { flags: `${key(count(said))}${key(count(said, 'm'))}` })];

export const ORDERS: readonly LineRule[] = [
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
      '(by|as|in|according to)? (human-readable|human readable|human) (size|number|numeric order|order)',
    ],
    means: () => [{ is: 'flag', flag: 'h', for: 'sort' }],
  },
  { patterns: ['in month order'], means: () => [{ is: 'flag', flag: 'M', for: 'sort' }] },

  {
    patterns: [
      `${SORT} ${BY} <n:ordinal> ${KEY} (of each line|of every line)?`,
      `${SORT} ${BY} (column|field|key) (number)? {n}`,
    ],
    means: byKey(),
  },
  {
    patterns: [
      `numerically ${SORT} ${BY} {n:rank} ${KEY} (of each line|of every line)?`,
      `numerically ${SORT} ${BY} (column|field) {n}`,
      `${SORT} ${BY} {n:rank} ${KEY} numerically`,
    ],
    means: byKey('n'),
  },
  separated((sep) => [`${SORT} ${BY} <n:ordinal> ${sep} ${KEY} (of each line)?`], byKey()),
  separated((sep) => [`numerically ${SORT} ${BY} {n:rank} ${sep} ${KEY} (of each line)?`], byKey('n')),
  {
    patterns: [
      `${SORT} (by|on) <n:ordinal> and {m:rank} ${KEY}`,
      `${SORT} (by|on) <n:ordinal> (field|column|key)? (and|,)? then (by)? {m:rank} (field|column|key)`,
    ],
    means: byTwoKeys,
  },
  separated((sep) => [`${SORT} (by|on) <n:ordinal> and {m:rank} ${sep} ${KEY}`], byTwoKeys),
  {
    patterns: [
      '(check|test|tell|see|verify) (if|whether|that) (line of|content of)? <source>? (is|are) sorted',
    ],
    means: () => [step('isSorted')],
  },
];

export const DOUBLES: readonly LineRule[] = [
  {
    patterns: [
      '(remove|discard|delete|collapse|drop|eliminate|omit|suppress|filter out|discarding|removing|without) (the)? (consecutive|adjacent|adjascent|successive|neighbouring|sequential) (duplicate|repeated|duplicated|identical|equal)? (line|entry|duplicate)',
      '(remove|discard|delete|collapse) (duplicate|repeated|identical) (consecutive|adjacent|successive) line',
    ],
    means: () => [step('adjacent', { flags: '' })],
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
    patterns: ['<show>? (unique|distinct) (character|letter) (in|of)?'],
    means: () => [step('charactersApart'), step('unique')],
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
