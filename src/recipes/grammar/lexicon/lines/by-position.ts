// Which lines, by position and length: the first, the last, every second, one at random.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, first, has, raw } from '../said.ts';
import { IT, type LineRule, op, step } from './rule.ts';

export const LINE_WORDS = '(line|row)';
const ROW = '(line|entry|row|record|one|value|name)';
const ITS = '(its|their|it|his|for)';
const ON = '(on|onwards|onward|to end|until end|to end of file|till end|and on)';
const PICK = '(pick|choose|draw|select|show|print|give me|get|grab|take)';

const countOr = (said: Said, otherwise: number): number => (has(said, 'n') ? count(said) : otherwise);

/** The lines with these numbers, or all others. */
const numbered = (said: Said, name: string): LineFact => {
  const [n, m] = [count(said), count(said, 'm')];
  return step(name, m === 0 ? { n } : { n, m });
};

const WITHOUT_LINES: Readonly<Record<string, string>> = {
  line: 'dropLine',
  range: 'dropRange',
  twoLines: 'dropTwo',
};

export const CUTS: readonly LineRule[] = lineRules`
${(said) => [step(raw(said, 'end'), { n: countOr(said, 1) })]}
  (and)? <show>? (only)? (<end:edge> {n}|{n} <end:edge>) (line|row|entry|record|message|result|of them|of result) (only)? (of)? ${IT}?
  <show>? (only)? <end:edge> ${LINE_WORDS} (only)? (of)? ${IT}?
  <end:textEnd> {n} ${LINE_WORDS}?
${(said) => [step(raw(said, 'end'), { n: 10 })]}
  (have|take)? (look at|glance at|peek at) <end:textEnd>
  (only)? <end:edge> (few|couple of|couple) (line|row)? (of)?
  <end:textEnd> (of)? {source:things}
${op('first', { n: 1 })}
  <show>? (what is)? shebang (line)?
${(said) => [step(`${raw(said, 'end')}Bytes`, { n: countOr(said, first(said, 'size')?.size?.amount ?? 1) })]}
  <show>? <end:edge> ({n} (byte|character)|{size}) (of)?
${(said) => (has(said, 'm') ? undefined : [step('from', { n: count(said) })])}
  <show>? (content)? (of)? (starting|start|beginning|from)? (with|from|at|on)? <lines> ${ON}
  (starting|start|beginning) (with|from|at|on) <lines> (to end)?
  from {n:rank} ${LINE_WORDS}
${(said) =>
  raw(said, 'end') === 'last'
    ? [step('allButLast', { n: countOr(said, 1) })]
    : [step('from', { n: countOr(said, 1) + 1 })]}
  (everything|line|text|content)? (of|in)? <source>? <leaveOut> ${ITS}? <end:edge> {n} (line|row|entry)?
  (everything|every line)? <leaveOut> ${ITS}? <end:edge> (line|row|entry)?
${(said) => [numbered(said, raw(said, 'lines'))]}
  <show>? <lines>
  <show>? only <lines>
  (what|which)? (is|does|do|stand|what is|what stands|what does)? (on|in|at)? <lines> (say|contain|read|hold|look like|be)?
${(said) => [numbered(said, WITHOUT_LINES[raw(said, 'lines')] ?? '')]}
  <leaveOut> <lines>
  <lines> (deleted|removed)
${(said) => {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(raw(said, 'range')) ?? [];
  return from === undefined ? undefined : [step('range', { n: Number(from), m: Number(to) })];
}}
  (middle)? (line|row) {range:word}
${() => [{ is: 'nothing' }]}
  (from|in) middle
${(said) => [step('range', { n: count(said), m: count(said) + count(said, 'm') - 1 })]}
  <show>? {m:n} line (beginning|starting) (from|at|with) line (number)? {n} (of|in|from)?
${(said) => [step('every', { n: countOr(said, 2), m: count(said, 'everySecond') })]}
  every {n:rank} ${LINE_WORDS}
  <everySecond> ${LINE_WORDS}
${(said) =>
  has(said, 'n') && count(said) !== 2
    ? [step('notEvery', { n: count(said) })]
    : [step('every', { n: 2, m: 1 - count(said, 'everySecond') })]}
  <leaveOut> every {n:rank} line (of|from|in)?
  <leaveOut> <everySecond> line (of|from|in)?
${(said) => [step(raw(said, 'byLength') || 'lengthIs', { n: count(said) })]}
  <ask>? (is|are|that)? (there)? ${LINE_WORDS} (that|which)? (<be>|have|has)? <byLength> {n} (character|column|in length)? (long|wide)?
  <show>? (of|with|that have|having) <byLength> {n} character (long)?
  <show>? line (<be>)? {n} character long
${(said) => [step(raw(said, 'lineOf'))]}
  <ask>? <lineOf> (of|in|from)?
${(said) => [step('fromEnd', { n: count(said) })]}
  <show>? <n:fromEnd> line (of|in)?
  <show>? {n:rank} line from (end|bottom) (of)?
${(said) => [step('match', { text: '.', flags: '' }), step(raw(said, 'end'), { n: 1 })]}
  <show>? <end:edge> (non-empty|nonempty|non-blank|not empty) line (of|in)?
${(said) => [step('randomLine', { n: countOr(said, 1) })]}
  ${PICK}? {n}? (random|arbitrary) ${ROW} (out)?
  (${PICK} (${ROW}|somebody|someone|{n})? ${ROW}?|${ROW}|somebody|someone) (at random|randomly|by chance|by lot)
`;
