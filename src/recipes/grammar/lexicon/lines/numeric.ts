// Lines that are numbers: which of them, and what is calculated with each.

import { count, has } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const NUMBER = '(number|value|integer|figure)';
const THAT = '((that|which)? (are|is|be))';
const OVER: readonly (readonly [words: string, name: 'fieldOver' | 'fieldUnder'])[] = [
  ['(<larger>|higher than|>)', 'fieldOver'],
  ['(<smaller>|<)', 'fieldUnder'],
];
const EACH = '(each|every|each of)';

/** `means` adds the step; its count is asked in other words. */
function filter(said: string, name: string, more: { readonly n?: number; readonly m?: number } = {}) {
  return [
    {
      patterns: [`<show>? (only|just)? ${said} ${NUMBER}`, `<show>? (only|just)? ${NUMBER} ${THAT} ${said}`],
      means: op(name, more),
    },
    {
      patterns: [
        `(how many|count|count of) ${said} ${NUMBER} ${THAT}? (there)?`,
        `(how many|count|count of) ${NUMBER} ${THAT} ${said}`,
      ],
      means: () => [step(name, more), step('countLines')],
    },
  ] satisfies readonly LineRule[];
}

export const NUMERIC: readonly LineRule[] = [
  ...filter('negative', 'fieldUnder', { n: 1, m: 0 }),
  ...filter('positive', 'fieldOver', { n: 1, m: 0 }),
  ...filter('even', 'fieldEven'),
  ...filter('odd', 'fieldOdd'),
  ...OVER.flatMap(([words, name]): readonly LineRule[] => [
    {
      patterns: [`<show>? (only|just)? ${NUMBER} ${THAT}? ${words} {n}`],
      means: (said) => [step(name, { n: 1, m: count(said) })],
    },
    {
      patterns: [`(how many|count|count of) ${NUMBER} ${THAT}? (there)? ${words} {n}`],
      means: (said) => [step(name, { n: 1, m: count(said) }), step('countLines')],
    },
  ]),
  {
    patterns: [`<show>? (only|just)? ${NUMBER} ${THAT}? (between|from) {n} (and|to) {m:n}`],
    means: (said) => [step('fieldWithin', { n: count(said), m: count(said, 'm') })],
  },
  ...(
    [
      ['multiply', 'by', '*'],
      ['divide', 'by', '/'],
    ] as const
  ).map(
    ([verb, by, sign]): LineRule => ({
      patterns: [`(${verb}) ${EACH}? (line|${NUMBER}) ${by} {n}`],
      means: (said) => [step('calculated', { text: sign, n: count(said) })],
    }),
  ),

  {
    patterns: [`(subtract) {n} from ${EACH} (line|${NUMBER})`, `decrease ${EACH} (line|${NUMBER}) by {n}`],
    means: (said) => [step('calculated', { text: '-', n: count(said) })],
  },
  {
    patterns: ['(double|twice) (each|every) (line|number|value)'],
    means: (said) => (has(said, 'n') ? undefined : [step('calculated', { text: '*', n: 2 })]),
  },
];
