// Lines that are numbers: which of them, and what is calculated with each.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { counted, type LineRule, step } from './rule.ts';

const NUMBER = '(number|value|integer|figure)';
const THAT = '((that|which)? (are|is|be))';
const EACH = '(each|every|each of)';

/** Steps for the numbers of a sort; those on one side of zero are compared with it. */
const ofSort = (said: Said): LineFact => {
  const name = raw(said, 'sort');
  return step(name, /Over|Under/.test(name) ? { n: 1, m: 0 } : {});
};

const compared = (said: Said): LineFact => step(raw(said, 'side'), { n: 1, m: count(said) });

export const NUMERIC: readonly LineRule[] = lineRules`
${(said) => [ofSort(said), ...counted(said)]}
  (<show>|<counting>)? (only|just)? <sort:numberSort> ${NUMBER} (${THAT} there)?
  (<show>|<counting>)? (only|just)? ${NUMBER} ${THAT} <sort:numberSort>
${(said) => [compared(said), ...counted(said)]}
  (<show>|<counting>)? (only|just)? ${NUMBER} ${THAT}? (there)? <side> {n}
${(said) => [step('fieldWithin', { n: count(said), m: count(said, 'm') })]}
  <show>? (only|just)? ${NUMBER} ${THAT}? (between|from) {n} (and|to) {m:n}
${(said) => [step('calculated', { text: raw(said, 'sign'), n: count(said) })]}
  <sign:timesOrBy> ${EACH}? (line|${NUMBER}) by {n}
${(said) => [step('calculated', { text: '-', n: count(said) })]}
  (subtract) {n} from ${EACH} (line|${NUMBER})
  decrease ${EACH} (line|${NUMBER}) by {n}
${(said) => (has(said, 'n') ? undefined : [step('calculated', { text: '*', n: 2 })])}
  (double|twice) (each|every) (line|number|value)
`;
