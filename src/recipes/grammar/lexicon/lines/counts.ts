// How many lines, words and characters there are.

import { type LineRule, op, withN } from './rule.ts';

export const COUNTS: readonly LineRule[] = [
  {
    // Of a table, its header is none.
    patterns: [
      '<show>? (total)? (count|count of|how many|total number of|number of) (of)? (the)? (row|rows) (are there|there are|exist|are)? (in|of)?',
    ],
    means: op('countRows'),
  },
  {
    patterns: [
      `(and)? <show>? (the)? (total)? (count|count of|how many|total count of|line count of|count total|total number of|counts|number of|calculate count of|determine count of|find count of) (of)? (the)? (line|lines|result|results|matches|matching lines|them|matched lines|found lines) (are there|does it have|there are|exist|are)? (in|of)?`,
      'line count (of|in|for)?',
      'and count (them|lines|it|the lines|result)?',
      'wc -l',
    ],
    means: op('countLines'),
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|total count of|number of) (of)? (word|words) (are there|are)? (in|of)?',
      'word count (of|in|for)?',
    ],
    means: op('countWords'),
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|total count of|number of) (of)? (character) (are there|are)? (in|of)?',
      'character count (of|in|for)?',
      'length of (string)?',
      '(print|find|get|calculate) length (of)?',
    ],
    means: op('countCharacters'),
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (bytes|byte) (are there|are)? (in|of)?',
      'byte count (of|in|for)?',
      'size in bytes (of)?',
    ],
    means: op('countBytes'),
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (unique|distinct|different) (line|lines|values|entries|rows|words)',
    ],
    means: op('countUnique'),
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (unique)? (duplicate|duplicated|repeated) (line|lines|values|entries|rows)',
    ],
    means: op('countDuplicates'),
  },
  {
    patterns: [
      '<show>? (sum|total|sum of|add up|calculate sum of|total of|compute sum of) (of)? (all)? (numbers|values|number|lines|the numbers)?',
      'add (up)? (numbers|values)',
      'add up column?',
    ],
    means: op('sum', { n: 1 }),
  },
  {
    patterns: [
      '<show>? (sum|total|sum of|add up|calculate sum of|total of|compute sum of) (of)? (values in|numbers in)? {n:rank} (column|field)',
      '(sum|add|sum up|sum of|total of) (up)? (values in|numbers in)? (column|field) {n}',
    ],
    means: withN('sum'),
  },
  {
    patterns: [
      '<show>? (mean|average|average of|mean of|calculate average of|compute mean of) (of)? (numbers|values)? (in)? {n:rank} (column|field)',
      '(average|mean) (of)? (column|field) {n}',
    ],
    means: withN('mean'),
  },
  {
    patterns: [
      '<show>? (mean|average|average of|mean of|calculate average of) (of)? (numbers|values|all numbers)?',
    ],
    means: op('mean', { n: 1 }),
  },
  {
    patterns: ['<show>? (largest|biggest|maximum|highest|greatest|max) (number|value|one)? (of|in)?'],
    means: op('largest'),
  },
  { patterns: ['<show>? (smallest|minimum|lowest|min) (number|value|one)? (of|in)?'], means: op('smallest') },
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
