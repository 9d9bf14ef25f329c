// Sorting by a part of the line, and duplicate lines.

import { count, has } from '../said.ts';
import { type LineRule, step } from './rule.ts';
import { separated } from './separated.ts';

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
      '(by|in|according to)? (human-readable|human readable|human) (size|number|numeric order|order)',
      '(by|as) human-readable (size|number)',
      '(as|by) human readable (number|size)',
    ],
    means: () => [{ is: 'flag', flag: 'h', for: 'sort' }],
  },
  { patterns: ['in month order'], means: () => [{ is: 'flag', flag: 'M', for: 'sort' }] },

  {
    patterns: [
      '(sort|sorted|order|ordered|sorting) (line of|content of|line in|data in|line|content)? <source>? (numerically)? (by|on|according to|based on|using) (its|the|their)? {n:rank} (field|column|key|word|value|entry|item) (of each line|of every line)?',
      '(sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (column|field|key) (number)? {n:n}',
    ],
    means: (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}` })],
  },
  {
    patterns: [
      '(sort|sorted|order|ordered|sorting) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? first (field|column|key|word|value|entry|item)',
    ],
    means: () => [step('sort', { flags: ' -k 1,1' })],
  },
  {
    patterns: [
      '(numerically) (sort|sorted|order) (line of|content of|line in|data in|line|content|each line in|each line of)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} (field|column|key|word|value|entry) (of each line|of every line)?',
      '(numerically) (sort|sorted|order) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (column|field) {n:n}',
      '(sort|sorted|order) (line of|content of|line)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} (field|column|key|word|value) numerically',
    ],
    means: (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}n` })],
  },
  separated(
    (sep) => [
      `(sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} ${sep} (field|column|key|word|value|entry) (of each line)?`,
    ],
    (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}` })],
  ),
  separated(
    (sep) => [
      `(sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? first ${sep} (field|column|key|word|value|entry) (of each line)?`,
    ],
    () => [step('sort', { flags: ' -k 1,1' })],
  ),
  separated(
    (sep) => [
      `(numerically) (sort|sorted|order|ordered) (line of|content of|line in|data in|line|content)? <source>? (by|on|according to|based on|using) (its|the|their)? {n:rank} ${sep} (field|column|key|word|value|entry) (of each line)?`,
    ],
    (said) => [step('sort', { flags: ` -k ${count(said)},${count(said)}n` })],
  ),
  {
    patterns: [
      '(sort|sorted) (line of|content of)? <source>? (by|on) first and {m:rank} (field|column|key|entry)',
      '(sort|sorted) (line of|content of)? <source>? (by|on) {n:rank} and {m:rank} (field|column|key|entry)',
      '(sort|sorted) (line of|content of)? <source>? (by|on) {n:rank} (field|column|key)? (and|,)? then (by)? {m:rank} (field|column|key)',
      '(sort|sorted) (line of|content of)? <source>? (by|on) first (field|column|key)? (and|,)? then (by)? {m:rank} (field|column|key)',
    ],
    means: (said) => {
      const n = has(said, 'n') ? count(said) : 1;
      return [step('sort', { flags: ` -k ${n},${n} -k ${count(said, 'm')},${count(said, 'm')}` })];
    },
  },
  separated(
    (sep) => [
      `(sort|sorted) (line of|content of)? <source>? (by|on) first and {m:rank} ${sep} (field|column|key|entry)`,
      `(sort|sorted) (line of|content of)? <source>? (by|on) {n:rank} and {m:rank} ${sep} (field|column|key|entry)`,
    ],
    (said) => {
      const n = has(said, 'n') ? count(said) : 1;
      return [step('sort', { flags: ` -k ${n},${n} -k ${count(said, 'm')},${count(said, 'm')}` })];
    },
  ),
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
    favour: 0.8,
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
