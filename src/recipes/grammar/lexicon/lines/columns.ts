// Fields of a line: which are shown, left out or compared, by which separator, and tables of them.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const FIELD = '(field|column|entry|value|section|word|part|element|string)';
/** With a separator, whatever stands between two of them. */
const ONE = `(<separator> ${FIELD}|field|column|word|word on each line)`;
/** An entry is a line where something is left out. */
const LEFT = '(field|column|value|section|word|part|element|string)';
const OF_LINES =
  '(of|from|in|on)? (each)? (line|row|record)? (of|from|in)? (data|text|content|file)? (of|from|in)?';
const GET = '(<show>|cut|extract|select)? (only|just)?';
const ROW = '(line|row|record|entry)';
const WHERE = '(where|whose|in which|with|for which|that have|when)';
const ARE = '(is|are|be|equals|equal to|equal|matches|=|being|has value|of)';
const FORMAT =
  '(format|formatted|reformat|display|print|show|output|convert|render|align|arrange|pretty-print)';
const NICE = '(formatted|aligned|pretty|neat|nice|readable|proper|lined up)';
const TABLE = '(table|column|tabular form)';

/** What is done with columns, and their separator if it is named. */
export function ofSeparated(said: Said, facts: readonly LineFact[]): readonly LineFact[] | undefined {
  if (!has(said, 'separator')) return facts;
  const separator = raw(said, 'separator');
  return /^\$/.test(separator) ? undefined : [...facts, { is: 'separator', text: separator }];
}

const fields = (said: Said): LineFact => {
  const [n, m] = [count(said), count(said, 'm')];
  return has(said, 'o')
    ? step('threeFields', { n, m, text: String(count(said, 'o')) })
    : step('fields', { n, m });
};

/** All fields but these; a step for some of them. */
const without = (said: Said): LineFact => {
  if (raw(said, 'at') === 'lastField') return step('dropLastField');
  return count(said) === 1 ? step('dropFirstField') : step('dropField', { n: count(said) });
};

export const COLUMNS: readonly LineRule[] = lineRules`
${(said) => ofSeparated(said, [step(raw(said, 'at'), has(said, 'n') ? { n: count(said) } : {})])}
  ${GET} <at:fieldAt> ${ONE} ${OF_LINES}
${(said) => ofSeparated(said, [step('field', { n: count(said) })])}
  ${GET} ${ONE} (number)? {n} ${OF_LINES}
${(said) => [fields(said)]}
  ${GET} <n:ordinal> (and {m:rank}|(and)? {m:rank} (and)? {o:rank}) ${FIELD} ${OF_LINES}
  ${GET} ${FIELD} {n} (and {m:n}|(and)? {m:n} (and)? {o:n}) ${OF_LINES}
${(said) =>
  ofSeparated(said, [step('cut', { text: `${has(said, 'n') ? count(said) : 1}-${count(said, 'm')}` })])}
  ${GET} ${ONE} {n} (to|through|-) {m:n}
  <show>? first {m:n} ${ONE}
${(said) => [step('cut', { text: `${count(said)}-`, other: ' ' })]}
  <show>? (every)? ${FIELD} (after|but|except|starting from|starting at|from|starting with) (number)? {n:rank} ${FIELD}? (on|onwards|to end|to last)? ${OF_LINES}
${(said) => [step('cut', { text: `${count(said) + 1}-`, other: raw(said, 'separator') || ' ' })]}
  is: favour 0.6
  <show>? (every)? ${FIELD} (but|except) (first)? {n} ${FIELD}? ${OF_LINES}
  <leaveOut> first {n} (<separator>? ${LEFT}) ${OF_LINES}
${(said) => (/^[\s]?$/.test(raw(said, 'separator')) ? [without(said)] : undefined)}
  (and)? (<show>|every ${FIELD})? <leaveOut> <at:fieldAt> (<separator>? ${LEFT}) ${OF_LINES}
${(said) => [step('fieldEquals', { n: count(said), text: raw(said, 'text') })]}
  <show>? ${ROW} <source>? ${WHERE} <column> ${ARE} {text:word}
  (where|whose) <column> ${ARE} {text:word}
${(said) => [step(raw(said, 'side'), { n: count(said), m: count(said, 'm') })]}
  <show>? (${ROW} <source>?)? ${WHERE} <column> (is|are|be)? <side> {m:n}
${(said) => [step('field', { n: count(said) }), step('countUnique')]}
  <howMany> (different|distinct|unique) (value|entry|item|thing) (are|is)? (there)? (in|of)? <column>
${op('fieldCounts')}
  <show>? <howMany> ${FIELD} (in|of|on|per) (each|first)? line <source>?
  <howMany> (column|field)
${op('swapFields')}
  (swap|exchange|switch) (first|first and second|first two|first {x:n}) (and {n:rank})? (field|column|word) <source>?

# What separates them.
${(said) => [{ is: 'separator', text: raw(said, 'separator') || ' ' }]}
  <separator> (file|value|field|list)?
  <show>? (table|column|field) (of|from)? <separator> (data|file|column|field|value)?
  (file|data|content|text|column|field|list) (that are|that is|is|are) <separator>
  (from|of)? (every)? <separator> (string|line|file|data)?
  where (column|field) (are)? <separator>
  (where)? (column|field)? (separated|delimited) by (one or more)? (whitespace|space)
${(said) => [{ is: 'separator', text: raw(said, 'sign') }]}
  (separated|delimited|split|divided|joined|delimiter is|delimiter|using|with|separator|separator is|join with|by|(column|field) separated by) (by|with|is|single|one or more|using|on|of|as)? <sign:named> (character|delimiter|separator|separated|as delimiter|as separator|as field separator)?
  {sign:quoted} (separated|delimited) (file|line|column|field|value)?
  (separated|delimited|split|delimiter is|delimiter|separator|using|field separator|with delimiter|using delimiter|with field separator|by delimiter|and delimiter|joined) (by|with|is|on|as|of|using)? (delimiter|separator|character)? {sign:quoted} (as delimiter|as separator|delimiter|separator|as field separator)?
  (by|with|using|on) (delimiter|separator) {sign:quoted}
  {sign:quoted} (as|is) (delimiter|separator|field separator)

# Tables.
${op('first', { n: 1 })}
  <show>? (what are|which are)? (column|field) (name|header|heading|title) (are there|are|is)?
  <show>? (what is)? (header|heading) (line|row)? (only)?
${op('columns')}
  (and)? ${FORMAT} (content of|content|field in|field|entry|line|data|output|result|them|it|column)? (of|in)? <source>? (as|in|into|to)? ${NICE}? ${TABLE}
  (as|in|into|like|format) ${NICE}? ${TABLE}
  (nicely|neatly|properly|well)? (lined up|aligned|formatted|pretty-printed|pretty printed)
  (and)? (align|line up|format|pretty-print|pretty print|re-align|realign) (column|field|it) (of|in)? (nicely|neatly)?
  (and)? (re-align|realign)
${(said) => [step('columns', { separator: raw(said, 'sign') })]}
  ${FORMAT} (content of|it|line of)? <sign:named> (separated|delimited|separted)? (field|column|value|file|content)? (in|of)? <source>? (as|in|into) (table|column)
  ${FORMAT} <source>? (as|in|into) <sign:named> (separated|delimited)? (table|column)
  (as|into|in) (table|column) (with|using|on) <sign> (as)? (separator|delimiter|column separator|field separator)?
${() => [step('swap', { text: ',', other: '\\t' })]}
  (turn|convert|change|make|transform|show) {source:things}? (in|into|to|as)? (tab-separated|tab separated|tab delimited|tab-delimited|tsv) (value|file|text|format)?
  (from csv)? (into|to|as) (tab-separated|tab separated|tab delimited|tsv)
${op('match', { text: '(^|,)(,|$)', flags: ' -E' })}
  (which)? (row|line|record|entry)? (that|which|with|where)? (have|has|having|is|are|with|contain|there is|there are)? (empty|missing|blank|no) (field|value|cell|column|entry) (in|of)?
${(said) => {
  const text = raw(said, 'sign');
  const n = has(said, 'n') ? count(said) : 1;
  return /[\\/&'[\]]/.test(text)
    ? undefined
    : [step('dropLastFieldsBy', { n, text: text === '.' ? '\\.' : text })];
}}
  <leaveOut> last {n}? <sign:named> (separated|delimited)? (field|column|value) (of|from|in)? (each)? (line)?
${(said) => [step('lastFieldsBy', { n: count(said), text: raw(said, 'sign') })]}
  (keep|<show>) (only)? last {n} <sign:named> (separated|delimited)? (field|column|value|section|part) (of|from|in)? (each)? (line)?
`;
