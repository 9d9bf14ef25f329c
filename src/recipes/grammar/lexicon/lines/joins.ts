// Several lines in one, and one line in several.

import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { CHANGE, type LineRule, op, step } from './rule.ts';

const JOIN =
  '(join|merge|combine|concatenate|put|print|turn|convert|make|collapse|flatten|list|write|squeeze|show)';
const WHAT = '(line of|line|them|it|each line|output|everything|content|result|number)?';
const ON_ONE = '(into|on|in|to|as|onto) (single|one) (line|string)';
const BY =
  '(and separate them with|and separate them by|with|by|using|separated by|delimited by|on)? (delimiter|separator|single)?';
/** `paste` takes a dash for each. */
const MOST_COLUMNS = 50;

export const JOINS: readonly LineRule[] = lineRules`
${(said) => [step('join', { text: raw(said, 'sign') })]}
  is: favour 0.7
  (join|merge|combine|concatenate) ${WHAT} (of|in)? <source>? (into|on|in|to|as)? (single|one)? (line|string)? ${BY} <sign>
  (put|print) ${WHAT} <source>? (into|on|in|to|as)? (single|one)? (line|string)? ${BY} <sign:named>
  (${JOIN} ${WHAT})? (on|in|into|as) ({one:n}|single) line (separated|joined|delimited|divided) (by|with) <sign>
  (joined|joint|combined) (by|with) <sign:named>
  ${CHANGE} (each)? newline (character)? (from|in|of)? <source>? (except last)? (with|by|to|into) (single)? <sign>
${(said) => (has(said, 'one') && count(said, 'one') !== 1 ? undefined : [step('join', { text: ' ' })])}
  ${JOIN} ${WHAT} <source>? ${ON_ONE}
  ${JOIN} ${WHAT} <source>? (on|in|into|as|onto) {one:n} line
  (in|into|on|to) (single|one) line
${(said) => [step('join', { text: raw(said, 'separator') || ',' })]}
  (${JOIN} ${WHAT} (of|in|from)?)? (as|in|into|to) (single|one)? <separator> (list|line|string|row)
  (as|in|into) (single|one)? comma? list
  (separated|joined|delimited) by comma (on one line|in one line)?
${(said) =>
  count(said) === 1 || count(said) > MOST_COLUMNS
    ? undefined
    : [step('perLine', { n: count(said), text: ' ' })]}
  (${JOIN}|with)? (each)? {n} (line|value|item|entry|number|column|word) (in|of|from)? {source:thing}? (into|in|on|per|to|from)? (single|one|each)? (line|row)? (separated by|delimited by|with|joined by)? (single)? (space)?
${(said) => [
  ...(has(said, 'text') ? [{ is: 'literal', text: raw(said, 'text') } as const] : []),
  step('split', { text: raw(said, 'other') }),
]}
  (convert|change|turn|split|transform)? {other:quoted} (separated|delimited) (list|string|text)? {text:quoted} (to|into) (newline|line) (separated|delimited) (list)?
  (convert|change|turn|split) (list|string|text)? {text:quoted} (separated|delimited) by {other:quoted} (to|into) (newline|line) (separated|delimited) (list)?
  (split|break|separate) (string|it|text|line)? {text:text}? (by|on|at|using|with) (delimiter|character)? {other:quoted} (into|to)? (line|separate line|newline|array)?
${op('wordsApart')}
  (each)? word (on|in|per|to) (its|separate|own|new|each|its own|one|individual)? (own|separate|new)? line
  (print|show|put)? {one:n} word (per|on each|to) line (of|in|from)?
  (split|break|separate) (it|text|line|string|content|file)? (into|in|by) word
  ${CHANGE} (each)? (sequence of|run of|multiple|consecutive|repeated|one or more|series of) (space|blank|whitespace) (with|by|into|to) (single|one)? newline
`;
