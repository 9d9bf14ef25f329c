// Wrapping, numbering, and dumps of bytes.

import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

const DROP_OTHERS =
  '(remove|delete|strip|discard|drop) (every)? (character)? (except|but|other than|that is not|that are not) (for)?';

export const LAYOUT: readonly LineRule[] = lineRules`
${(said) => [step('fold', { n: count(said) })]}
  <show>? (each|every) {n} (character|byte|symbol) <source>? (as|on|in) (separate|own|its own|new|single)? line
  (wrap|wrapping|fold|folding|break|breaking|format|formatting|fit|limit|limiting|split|splitting) (each|every)? (line|text|output|it|content)? <source>? (to|at|after|into|in|as|so that it fit in|to fit in|with|so that|so)? (fit)? (in|within|into|to|at)? (line of|(maximum|max|column|output)? width of|maximum|maximum of|at most|no more than)? {n} (character|column|symbol|byte)? (wide|per line|in width|long|maximum|wide line|line)?
  (with|at|to|as)? (maximum)? (line width|width|column width) (of)? {n} (character|column|symbol)?
  (as|in|into|to)? {n} (symbol|character|column|byte) (wide)? (column|line|wide column)
  (with)? {n} (character|symbol|byte) (per|on each|in each) line
  (so that)? (no|each) line (is|are)? (longer than|at most|wider than) {n} (character|column) (wide|long)?
${(said) => [step('keepCharacters', { text: `${raw(said, 'characters')}\\n` })]}
  ${DROP_OTHERS} <characters> (from|in|of)?
  (keep|print|show|extract|leave) only <characters> (from|in|of)?
${(said) =>
  /^[^-\\\][^]+$/.test(raw(said, 'c'))
    ? [step('keepCharacters', { text: `${raw(said, 'characters')}${raw(said, 'c')}\\n` })]
    : undefined}
  ${DROP_OTHERS} ({c:text} and <characters>|<characters> and {c:text}) (from|in|of)?
${(said) => {
  const width = has(said, 'w') ? count(said, 'w') : count(said);
  return width > 0 ? [step('numberPadded', { n: width })] : undefined;
}}
  (number|numbering) (each|every)? line (of|in|from)? <source>? (as)? (right-justified|right justified|right-aligned|right aligned)? (zero|{z:n})? (padded|padding) (to|with)? (a)? (width of|width|{n:n} digit|to width of)? {w:n}? (character|digit)?
  (and)? (right-justified|right justified) (and)? (zero|{z:n})? padded (to|with)? (a)? (width of|width) {w:n}
${op('numberNonEmpty')}
  (number|prefix|numbering|label) (each|every)? (non-blank|nonblank|non-empty|nonempty|not empty) line (of|in|from)? (with line number|with number)?
  (prefix|prepend) (each|every)? (non-blank|non-empty) line <source>? with (a)? (line)? number
${op('numberLeft')}
  (left justify number|left-justify number|number) (each|every)? line (of|in)? <source>? left-justified
${(said) => [step(raw(said, 'step'))]}
  (dump|print|show|display|view|list) (dump of)? (content of|file|character (in|of)|character (output|dump) of|it)? <source>? (as|in|with) <step:dumpAs>
  (as|in) <step:dumpAs>
  (dump|print|show|display)? <step:dumpOf> dump (of)? <source>?
  (dump|display|print|show) <step:dumpOfText> (of|output of)? <source>? (showing backslash escape)?
${() => [step('hexdump')]}
  (hexdump|hex dump) (of)? <source>?
`;
