// How many lines, words and characters there are, and what numbers come to.

import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const NUMBER = '(number|value|line|integer|one)';

export const COUNTS: readonly LineRule[] = lineRules`
${(said) => [step(raw(said, 'step'))]}
  (and)? <ask>? (total)? (<howMany>|counts|count total) (of)? <step:counted> (are there|does it have|there are|exist|are|is there|there|in it)? (in|of)?
  <step:counted> count (of|in|for)?
${op('countLines')}
  and count (them|line|it|result)?
  wc -l
${op('countCharacters')}
  length of (string)?
  (print|find|get|calculate) length (of)?
${(said) => {
  const name = raw(said, 'aggregate');
  const isOfColumn = has(said, 'n');
  return name === 'sum' || name === 'mean'
    ? [step(name, { n: isOfColumn ? count(said) : 1 })]
    : [isOfColumn ? step(`${name}Of`, { n: count(said) }) : step(name)];
}}
  (mathematically)? <ask>? (mathematical)? <aggregate> (every)? ${NUMBER}? (of|in|from)?
  <ask>? <aggregate> (every)? ${NUMBER}? (of|in|from)? <column>
${op('number')}
  (number|numbering) (every)? (line|output)
  (with|print|show|display|add|prepend|including|and)? (line)? (line number|numbered line|number) (to|before|in front of|at start of|for)? (every)? (line)?
  numbered
  (show|print|display)? (line|everything|content|it) <source>? (with|and add|with added|preceded by|prefixed by|including) line number
  (prefix|prepend|number|label|precede) (each)? line <source>? (with|by) (its)? (line)? number
  (add|prepend|print|insert|put) (line)? number (to|before|in front of|at beginning of|at start of) (each)? line (of|in|from)?
  (with|and)? (line)? number prepended
  (show|print|display|output)? (preceded|preceeding|preceding|prefixed) (by|with) (its)? line number
${op('lengths')}
  <show>? length of each line <source>?
  <howMany> character (in|of|on) each line <source>?
`;
