// Rows for the text after a pipe: what to do with the incoming lines. Never matched as a question.

import type { Recipe } from '../slots/recipe.ts';

/** `after`: a row for the output of these commands alone. */
export type Filter = Recipe & { readonly after?: RegExp };

const PS = /^\s*ps\s+(?:-?aux|-?auxw*)\b/;
const SIZED = /^\s*(?:du|ls)\b/;

export const FILTERS: readonly Filter[] = [
  {
    id: 'filter-much-memory',
    effect: 'reads',
    after: PS,
    phrases: ['[only] [one|those] [that] [<use>] (much|lots of|a lot of|high) (memory|ram)'],
    why: 'Keep those that use more than 1% of the memory',
    command: "awk 'NR == 1 || $4 > 1'",
    examples: ['only the ones using much memory'],
  },
  {
    id: 'filter-most-memory',
    effect: 'reads',
    after: PS,
    phrases: [
      '[only] [one|those] [that] [<use>] most (memory|ram)',
      '[top] {count} (by|using) [most] (memory|ram)',
      '(sort|sorted|order|ordered) by (memory|ram)',
    ],
    why: 'Show those that use the most memory',
    command: 'sort -rnk4 | head -n {count=10}',
    examples: { 'the ones using the most memory': 'sort -rnk4 | head -n 10' },
  },
  {
    id: 'filter-much-cpu',
    effect: 'reads',
    after: PS,
    phrases: ['[only] [one|those] [that] [<use>] (much|lots of|a lot of|high) (cpu|processor)'],
    why: 'Keep those that use more than 1% of a processor',
    command: "awk 'NR == 1 || $3 > 1'",
    examples: ['only those using a lot of cpu'],
  },
  {
    id: 'filter-most-cpu',
    effect: 'reads',
    after: PS,
    phrases: [
      '[only] [one|those] [that] [<use>] most (cpu|processor)',
      '[top] {count} (by|using) [most] (cpu|processor)',
      '(sort|sorted|order|ordered) by (cpu|processor)',
    ],
    why: 'Show those that use the most processor time',
    command: 'sort -rnk3 | head -n {count=10}',
    examples: { 'sorted by cpu': 'sort -rnk3 | head -n 10' },
  },
  {
    id: 'filter-biggest',
    effect: 'reads',
    after: SIZED,
    phrases: [
      '[only] [{count}] <big> [{count}] [one|those|first]',
      '(sort|sorted|order|ordered) by size',
      '<big> first',
    ],
    why: 'Show the biggest',
    command: 'sort -rh | head -n {count=10}',
    examples: {
      'the biggest 5': 'sort -rh | head -n 5',
      'sorted by size': 'sort -rh | head -n 10',
    },
  },
  {
    id: 'filter-without',
    effect: 'reads',
    phrases: [
      '[only] [line|one|those|row] [that] (without|except|excluding|not containing|(do|does) not contain|not mention) {text}',
      '(hide|drop|remove|skip|ignore) [line] [<contain>] {text} [line]',
      'no {text} [line]',
    ],
    why: 'Leave out the lines that contain it',
    command: 'grep -vF{i} -e {text}',
    examples: {
      'without "root"': 'grep -vFi -e root',
      'hide lines containing DEBUG': 'grep -vF -e DEBUG',
    },
  },
  {
    id: 'filter-with',
    effect: 'reads',
    phrases: [
      '[only] [line|one|those|row] [that] (<contain>|match|matches|matching|about|for) {text}',
      '(only|grep) {text}',
      '<find> {text}',
    ],
    why: 'Keep the lines that contain it',
    command: 'grep -F{i} -e {text}',
    examples: {
      'only the lines with ERROR': 'grep -F -e ERROR',
      'only "nginx"': 'grep -Fi -e nginx',
    },
  },
  {
    id: 'filter-first',
    effect: 'reads',
    phrases: ['[only] first {count} [line|one|row]', '[only] first (line|one|row)', 'top {count} [line|one]'],
    why: 'Show the first lines',
    command: 'head -n {count=1}',
    examples: {
      'only the first 3': 'head -n 3',
      'the first line': 'head -n 1',
    },
  },
  {
    id: 'filter-last',
    effect: 'reads',
    phrases: ['[only] last {count} [line|one|row]', '[only] last (line|one|row)'],
    why: 'Show the last lines',
    command: 'tail -n {count=1}',
    examples: {
      'the last 20 lines': 'tail -n 20',
      'the last line': 'tail -n 1',
    },
  },
  {
    id: 'filter-count',
    effect: 'reads',
    phrases: ['<count> [line|them|they|there] [are] [there]', '(counted|count them|how many)'],
    why: 'Count the lines',
    command: 'wc -l',
    examples: ['how many lines'],
  },
  {
    id: 'filter-unique',
    effect: 'reads',
    phrases: ['[only] (unique|distinct|without duplicate|deduplicated|no duplicate) [line|one]', 'each once'],
    why: 'Show every line once, sorted',
    command: 'sort -u',
    examples: ['only unique lines'],
  },
  {
    id: 'filter-frequency',
    effect: 'reads',
    phrases: [
      '(most frequent|most common|by frequency|how often each) [line|one|occurs|appears] [first]',
      '<count> each [line] [occurs|appears]',
    ],
    why: 'Count each line, the most frequent first',
    command: 'sort | uniq -c | sort -rn | head -n {count=10}',
    examples: { 'the most frequent lines': 'sort | uniq -c | sort -rn | head -n 10' },
  },
  {
    id: 'filter-sort',
    effect: 'reads',
    phrases: ['(sort|sorted|alphabetically|in order|(in|by) alphabetical order) [them] [alphabetically]'],
    why: 'Sort the lines',
    command: 'sort',
    examples: ['sorted alphabetically'],
  },
  {
    id: 'filter-sort-numbers',
    effect: 'reads',
    phrases: ['(sort|sorted) [them] (numerically|as numbers|by number)'],
    why: 'Sort the lines by their numbers',
    command: 'sort -n',
    examples: ['sorted numerically'],
  },
  {
    id: 'filter-reverse',
    effect: 'reads',
    phrases: [
      '(reverse|reversed|reverse sorted|sorted backwards|sorted descending|descending|in reverse order)',
    ],
    why: 'Sort the lines backwards',
    command: 'sort -r',
    examples: ['in reverse order'],
  },
  {
    id: 'filter-column',
    effect: 'reads',
    phrases: ['[only] {nth} (column|field|word)', '[only] (column|field) [number] {nth}'],
    why: 'Show that column',
    command: "awk '{print {field}}'",
    examples: { 'only the second column': "awk '{print $2}'" },
  },
  {
    id: 'filter-sum',
    effect: 'reads',
    phrases: ['(sum|summed|total|sum of|add up) [them] [up] [number] [all]'],
    why: 'Add up the first column',
    command: "awk '{ s += $1 } END { print s }'",
    examples: ['the sum'],
  },
  {
    id: 'filter-upper',
    effect: 'reads',
    phrases: ['[in] (upper case|uppercase|capitals|capital letters)'],
    why: 'Change the letters to capitals',
    command: "tr '[:lower:]' '[:upper:]'",
    examples: ['in uppercase'],
  },
  {
    id: 'filter-page',
    effect: 'reads',
    phrases: ['(page by page|one page at a time|in a pager|scrollable|less)'],
    why: 'Show it page by page',
    command: 'less',
    examples: ['page by page'],
  },
];
