// How many lines, words and characters there are.

import { type LineRule, op, ops, withN } from './rule.ts';

export const COUNTS: readonly LineRule[] = [
  ...ops({
    countRows: [
      '<show>? (total)? (count|count of|how many|total number of|number of) (of)? (the)? (row|rows) (are there|there are|exist|are)? (in|of)?',
    ],
    countLines: [
      `(and)? <show>? (the)? (total)? (count|count of|how many|total count of|line count of|count total|total number of|counts|number of|calculate count of|determine count of|find count of) (of)? (the)? (line|lines|result|results|matches|matching lines|them|matched lines|found lines) (are there|does it have|there are|exist|are)? (in|of)?`,
      'line count (of|in|for)?',
      'and count (them|lines|it|the lines|result)?',
      'wc -l',
    ],
    countWords: [
      '<show>? (total)? (count|count of|how many|total count of|number of) (of)? (word|words) (are there|are)? (in|of)?',
      'word count (of|in|for)?',
    ],
    countCharacters: [
      '<show>? (total)? (count|count of|how many|total count of|number of) (of)? (character) (are there|are)? (in|of)?',
      'length of (string)?',
      '(print|find|get|calculate) length (of)?',
    ],
    countBytes: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (bytes|byte) (are there|are)? (in|of)?',
      'byte count (of|in|for)?',
      'size in bytes (of)?',
    ],
    countUnique: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (unique|distinct|different) (line|lines|values|entries|rows|words)',
    ],
    countDuplicates: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (unique)? (duplicate|duplicated|repeated) (line|lines|values|entries|rows)',
    ],
  }),
  {
    patterns: [
      '<show>? (sum|total|sum of|add up|calculate sum of|total of|compute sum of) (of)? (all)? (numbers|values|number|lines|the numbers)?',
      'add (up)? (numbers|values)',
      'add up column?',
    ],
    means: op('sum', { n: 1 }),
  },
  ...ops(
    {
      sum: [
        '<show>? (sum|total|sum of|add up|calculate sum of|total of|compute sum of) (of)? (values in|numbers in)? {n:rank} (column|field)',
        '(sum|add|sum up|sum of|total of) (up)? (values in|numbers in)? (column|field) {n}',
      ],
      mean: [
        '<show>? (mean|average|average of|mean of|calculate average of|compute mean of) (of)? (numbers|values)? (in)? {n:rank} (column|field)',
        '(average|mean) (of)? (column|field) {n}',
      ],
    },
    withN,
  ),
  {
    patterns: [
      '<show>? (mean|average|average of|mean of|calculate average of) (of)? (numbers|values|all numbers)?',
    ],
    means: op('mean', { n: 1 }),
  },
  ...ops({
    largest: ['<show>? (largest|biggest|maximum|highest|greatest|max) (number|value|one)? (of|in)?'],
    smallest: ['<show>? (smallest|minimum|lowest|min) (number|value|one)? (of|in)?'],
  }),
  {
    patterns: [
      '(number|numbering) (the|all|each)? (line|lines|output|each line|every line)',
      '(with|print|show|display|add|prepend|including|and)? (line)? (line numbers|line number|numbered lines|numbers) (to|before|in front of|at start of|for)? (each|every|all)? (line)?',
      'numbered',
    ],
    means: op('number'),
    favour: 0.05,
  },
];
