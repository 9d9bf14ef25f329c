// Columns by their separator, and tables of them.

import { count } from '../said.ts';
import { type LineRule, ops, step } from './rule.ts';
import { AS_LIST, FIELD, OF_LINES, ONLY, separated } from './separated.ts';

export const SEPARATED_COLUMNS: readonly LineRule[] = [
  separated(
    (sep) => [
      `<show>? ${ONLY} <n:ordinal> ${sep} ${FIELD} ${OF_LINES}`,
      `<show>? ${ONLY} ${sep} ${FIELD} (number)? {n:n} ${OF_LINES}`,
    ],
    (said) => [step('field', { n: count(said) })],
  ),
  separated(
    (sep) => [`<show>? ${ONLY} last ${sep} (part|${FIELD}) ${OF_LINES}`],
    () => [step('lastField')],
  ),
  separated(
    (sep) => [
      `<show>? ${ONLY} (second-to-last|second to last|next to last|penultimate|last but one) ${sep} ${FIELD} ${OF_LINES}`,
    ],
    () => [step('fieldBeforeLast')],
  ),
  separated(
    (sep) => [
      `<show>? (the)? (table|column|field) (of|from)? ${sep} (data|file|column|field|value)?`,
      `(file|data|content|text|column|field|list) (that are|that is|is|are) ${sep}`,
      `where (column|field) (are)? ${sep}`,
    ],
    () => [],
  ),
  {
    patterns: [
      `<show>? ${ONLY} (second-to-last|second to last|next to last|penultimate|last but one) ${FIELD} ${OF_LINES}`,
    ],
    means: () => [step('fieldBeforeLast')],
  },
  {
    patterns: [`${AS_LIST}`, '(separated|joined|delimited) by comma (on one line|in one line)?'],
    means: () => [step('join', { text: ',' })],
  },
  {
    patterns: [
      '(as|in|into) (a|single|one)? (space-separated|space separated|space delimited) (list|string|line)',
    ],
    means: () => [step('join', { text: ' ' })],
  },
  {
    patterns: [
      `<show>? ${ONLY} ${FIELD} {n:n} (,|and)? {m:n} (,|and)? (and)? {o:n} ${OF_LINES}`,
      `<show>? ${ONLY} <n:ordinal> (,|and)? {m:rank} (,|and)? (and)? {o:rank} ${FIELD} ${OF_LINES}`,
    ],
    means: (said) => [
      step('threeFields', {
        n: count(said),
        m: count(said, 'm'),
        text: String(count(said, 'o')),
      }),
    ],
  },
  {
    patterns: [
      `<show>? (every)? ${FIELD} (after|but|except|starting from|starting at|from|starting with) (number)? {n:rank} ${FIELD}? (on|onwards|to end|to last)? ${OF_LINES}`,
    ],
    means: (said) => [step('cut', { text: `${count(said)}-`, other: ' ' })],
  },
  {
    patterns: [
      `<show>? (every)? ${FIELD} (but|except) (first)? {n:n} ${FIELD}? ${OF_LINES}`,
      `(remove|delete|drop|strip|cut|skip) first {n:n} (space-separated|whitespace-separated|space separated)? ${FIELD} ${OF_LINES}`,
    ],
    means: (said) => [step('cut', { text: `${count(said) + 1}-`, other: ' ' })],
    favour: 0.6,
  },
  ...ops({
    dropLastField: [
      `(remove|delete|drop|strip|cut) last (space-separated|whitespace-separated)? ${FIELD} ${OF_LINES}`,
      `<show>? (everything|every ${FIELD}) (but|except) last ${FIELD} ${OF_LINES}`,
    ],
    fieldCounts: [
      `<show>? (count of|number of|how many) ${FIELD} (in|of|on) (each|every|first) line`,
      '(count of|how many) (column|field)',
    ],
  }),
];

export const TABLES: readonly LineRule[] = [
  {
    patterns: [
      '(format|formatted|reformat|display|print|show|output|convert|render|align|arrange|and format|and display|and print) (content of|content|field in|field|entry|line|data|output|result|them|it)? (of|in)? <source>? (as|in|into|to) (formatted|aligned|pretty|neat|nice)? (table|aligned column|column|tabular form|neat column|pretty table)',
      '(format|align|pretty-print|pretty print) (column|field) (of|in)?',
    ],
    means: () => [step('columns')],
  },
];
