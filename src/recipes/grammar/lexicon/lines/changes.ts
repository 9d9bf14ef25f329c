// Changes to lines and their characters: replacing, removing, inserting, appending, upper and lower case.

import { characterOf } from '../../../slots/characters.ts';
import type { Said } from '../../language/scan.ts';
import type { LineStep } from '../../request.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, first, has, raw } from '../said.ts';
import { LINE_WORDS } from './by-position.ts';
import { between, CHANGE, IT, type LineRule, op, step, TEXT, withText } from './rule.ts';

const REMOVE =
  '(remove|delete|strip|erase|get rid of|trim|cut|discard|drop|omit|removes|removing|without|eliminate)';
const EACH_LINE = '(from|of|in|on)? (each)? (line)? (of|in)?';
const MANY =
  '(multiple|consecutive|repeated|sequence of|run of|several|series of|multiple consecutive|adjacent|sequential|one or more|duplicate|extra)';
const BLANK = '(space|blank|whitespace)';
const PUT = '(add|append|put|insert|prepend|write|set|prefix|print)';
const INTO = '(with|by|to|into|for|as)';

const escaped = (character: string): string =>
  ({ '\n': '\\n', '\t': '\\t', '\\': '\\\\' })[character] ?? character;

/** `with newlines`, `with a comma`: a bare word that names a character is that character. */
function replaceStep(said: Said): LineStep {
  const [from = '', to = ''] = ['text', 'other'].map((slot) => {
    const token = first(said, slot);
    return token?.kind === 'word' ? characterOf(token.raw) : (token?.raw ?? '');
  });
  if (from === '\n') return { op: 'join', text: to };
  if (to === '\n' || to === '\\n')
    return { op: from.length === 1 ? 'split' : 'replaceByNewline', text: from };
  return { op: 'replace', text: from, other: to };
}

function swapped(said: Said): readonly LineFact[] {
  const [from, to] = [raw(said, 'from'), raw(said, 'to')];
  return [
    from === '\n' ? step('join', { text: to }) : step('swap', { text: escaped(from), other: escaped(to) }),
  ];
}

export const CHANGES: readonly LineRule[] = lineRules`
${(said) => [{ is: 'line', step: replaceStep(said) }]}
  ${CHANGE} (occurrence of|instance of|each occurrence of|each instance of|each)? ${TEXT}? {text:text} (character|string|text|word)? <source>? ${INTO} ${TEXT}? {other:text}
  ${CHANGE} ${TEXT} {text:word} <source>? ${INTO} ${TEXT}? {other:word}
  ${CHANGE} {text:word} (with|by|to) {other:word}
  ${CHANGE} (each)? {text:text} (character|string|text|word)? <source>? ${INTO} (single)? {other:character}
  (with)? {text:word} replaced (by|with) {other:word}
  <show>? (it)? (with) {other:word} instead of {text:word}
${between('replaceFirst')}
  ${CHANGE} (only)? first (occurrence of|instance of|occurrence) (of)? ${TEXT}? {text:word} (on|in|of)? (each)? (line)? ${INTO} ${TEXT}? {other:word}
${(said) => {
  const text = raw(said, 'text');
  return [step(/^(?:\\[nrt])+$/.test(text) ? 'deleteCharacters' : 'remove', { text })];
}}
  ${REMOVE} (occurrence of|instance of|each)? ${TEXT} {text:word}
  ${REMOVE} (occurrence of|instance of|each)? {text:quoted} (character|string|from)?
${withText('dropMatching')}
  is: favour 0.6
  <leaveOut> ${LINE_WORDS} (that)? <contain> ${TEXT}? {text:word}
${(said) => {
  const what = raw(said, 'idleLine');
  if (what === 'header') return [step('from', { n: 2 })];
  return what === '' ? [step('dropComments'), step('dropBlank')] : [step(what)];
}}
  <leaveOut> (its|their)? <idleLine>
  <leaveOut> (comment|comment line) (and|or)? (blank|empty) line
  <leaveOut> (blank|empty) line (and|or)? comment (line)?
${(said) => [step(raw(said, 'step'))]}
  ${REMOVE} <step:blanks>
  ${REMOVE} (each)? <step:kindOfCharacters> (character)? (from|in)?
${(said) => [step('deleteCharacters', { text: escaped(raw(said, 'named')) })]}
  ${REMOVE} (each)? <named> (character)? (from)?
${op('dropBlank')}
  (non-empty|nonempty|non-blank|not empty|non empty|non blank) (line)
${op('trim')}
  trim (each)? (line)?
${op('squeezeLines')}
  (squeeze|suppress|collapse|replace|merge) ${MANY} (empty|blank) line (with|into|to)? (single|one)? (one|line|empty line|blank line)?
${op('squeeze')}
  (squeeze|compress|collapse|reduce|squeezing|condense|${CHANGE}) (each|any)? ${MANY} ${BLANK} (character)? <source>? (with|into|to|by)? (single|one)? (space|one|blank)?
  ${REMOVE} ${MANY} space
${op('tabsToSpace')}
  ${CHANGE} (each|any)? ${MANY}? (tab|tab character) ${INTO} (single|one) space
${op('tabsToSpaces')}
  (convert|change|replace|expand|replacing) (each)? (tab|tab character) (to|with|into|by) space
${op('onlyDigits')}
  (keep|extract|print|show|get|only) (only)? (digit|number) (from|in)
${op('emptyLineAfter')}
  (add|insert|print) (empty|blank) line (after|between|below) (each)? (line)?
  (double-space|double space)
${op('upper')}
  (${CHANGE}|print|make|switch|display|output|show)? (text|content|character|lowercase|lowercase character|everything|line|alphabetic character|upper and lower|it|word)? (from)? (in|of)? (to|into|in|as) (uppercase|capital letter|capital|cap) (character)?
  (uppercase|capitalize|upcase)
${op('lower')}
  (${CHANGE}|print|make|switch|display|output|show)? (text|content|character|uppercase|uppercase character|everything|line|it|word)? (from)? (in|of)? (to|into|in|as) (lowercase|small letter) (character)?
  (lowercase|downcase)
${op('swapCase')}
  (swap|invert|toggle) case
  swap uppercase and lowercase
${op('titleCase')}
  (capitalize|uppercase) first character of each word (in|of)?
  (convert|change|put|show|print|make|turn) (it|text)? (in|into|to) (title case|title-case|titlecase)
  (capitalize|capitalise|title-case|titlecase) each word (in|of)?
  each word (capitalized|capitalised|with capital letter)
${op('capitalize')}
  (capitalize|uppercase) first character of each line (in|of)?
${swapped}
  ${CHANGE} (each)? <from:named> (character)? <source>? ${IT}? ${INTO} (single)? <to:named> (character)?
  (with)? <to:named> (instead of|in place of|rather than) <from:named>
${(said) => [step(raw(said, 'to'))]}
  (make|turn|convert|change|put|print|show) {source:things} (in|into|to)? <to:letterCase>

# Characters by their place.
${(said) => [
  step(raw(said, 'end') === 'last' ? 'dropLastCharacters' : 'dropFirstCharacters', {
    n: has(said, 'n') ? count(said) : 1,
  }),
]}
  <leaveOut> <end:edge> {n}? character ${EACH_LINE}
${(said) => [step(`${raw(said, 'end') || 'first'}Characters`, { n: count(said) })]}
  is: favour 0.4
  <show>? (only)? <end:firstOrLast> {n} character (of|from|in|on)? each line
  <show>? (only)? <end:atEnd> {n} character (of|from|in|on)? (line)?
  (keep|leave|retain) (only|just)? <end:firstOrLast> {n} character (of|from|in|on)? (each)? (line)?
  (cut|shorten|trim|truncate) (each)? line (to|after|at) {n} character
${(said) => [step('characters', { n: count(said), m: has(said, 'm') ? count(said, 'm') : count(said) })]}
  <show>? (only)? character {n} (to|through|-) {m:n} (of|from|in)? (each line)?
  <show>? {n:rank} (to|through) {m:rank} character
  <show>? character {n} (of|from|in) (each)? line
  <show>? {n:rank} character (of|from|in) (each)? line
${(said) => [step(`${raw(said, 'where')}${raw(said, 'last')}`, { text: raw(said, 'sign') })]}
  (delete|remove|cut|cut off|strip|drop|erase|chop off|throw away) (everything|each character|character|text|rest|what comes|what is|anything) <where:cutSide> <last:lastOne>? <sign> (on|in|of|from)? (each)? (line)?

# What is put before, behind or between the lines.
${(said) => [step(raw(said, 'edge') || 'prefix', { text: raw(said, 'sign') || raw(said, 'text') })]}
  is: favour 0.6
  ${PUT} (string|prefix|suffix|text)? (<sign:named>|{text:word}) ((to|at|in)? <edge:lineEdge>|to|at|in) each line (of|in)?
  <edge:affix> with {text:quoted}
${(said) => [step(raw(said, 'edge') || 'prefix', { text: raw(said, 'text') })]}
  <edge:affix> (each)? line (of|in)? (it)? (with|by) {text:word}
  (print|add|put|prepend) {text:quoted} (before|followed by) (each)? line
${between('surround')}
  (surround|surrounded|bordered|border|wrapped|enclosed|enclose|wrap|quote) (each)? (line)? (with|by|in|between) {text:quoted} and {other:quoted}
${withText('insertFirst')}
  is: favour 0.6
  (insert|add|put|prepend|write) (line|text|string)? {text:quoted} (at|to|as|into|in) (beginning|start|top|first line|first) (of)?
${(said) => [step('insertFirst', { text: raw(said, 'text') }), { is: 'inPlace' }]}
  is: favour 0.65
  (put|insert|add|write|prepend|set) {text:quoted} (as|at|in|on|into|above|before) (very)? (first line|top|first)
  (put|insert|write|prepend) {text:quoted} (at|in) (very)? (beginning|start)
${(said) => [step(raw(said, 'where'), { n: count(said), text: raw(said, 'text') })]}
  (insert|add|put|append) (line|text|string)? {text:quoted} <where:insertAt> (line (number)? {n}|{n:rank} line)
${between('appendAfter')}
  (insert|add|append|put) (line|text|string)? {other:quoted} (after|below) (each)? line (containing|matching|that contain|with) {text:word}
${withText('commentOut')}
  comment out line (containing|matching|that contain|with|starting with) {text:word}
${(said) => [step('commentStart', { text: raw(said, 'text') }), { is: 'inPlace' }]}
  comment out (line|each line)? (starting with|beginning with|that start with)? {text:word} (line|entry|definition|setting)?

# Line ends.
${(said) => [step(raw(said, 'to'))]}
  (convert|change|turn) ({source:things}|(dos|windows|crlf|unix|linux|lf) (line ending|newline|format|text file|line break|file)?)? (from (dos|windows|unix|linux))? (in|into|to) <to:lineEnds> (line ending|line end|format|newline|style|line)?
${(said) => [step(raw(said, 'to') === 'toDos' ? 'toDos' : 'fromDosInFile'), { is: 'inPlace' }]}
  # What is wrong is named, or what is wished for.
  (convert|change|turn|fix|make|set|switch) (it|line end|line ending)? (from (dos|windows|unix|linux))? (in|into|to|have|so that they are|so they are|as|with) <to:lineEnds> (line ending|line end|newline|style|line|one)
  (convert|change|turn|fix|make|set|switch) (line end|line ending|end of line|newline) (in|into|to|so that they are|so they are|as|be)? <to:lineEnds> (style|one)?
  (fix|remove|strip|drop|get rid of|correct|clean up|repair) (dos|windows|crlf|carriage return) (line ending|line end|newline|line break|one)
  (make|set|use|give it|give) <to:dosEnds> (line ending|line end|newline|one)

# The file itself.
${() => [{ is: 'inPlace' }]}
  (for good|permanently|for real|for ever|forever|in file itself|directly in file|and save (it|file)?|in original|for keeps)
  (and)? write result back (to (it|file|same file))?
  (and)? (store|save|write|put|keep) (it|result|them|that|output)? (back)? (in|to|into|under) (same|original) (file|name)
  (truncate|shorten)
  in place|in-place|inplace
  edit file
  (modify|modifying|editing|updating) (file|original) (in place|directly)?
  (and)? (save|write) (it)? (change|back)
  (modify|edit|rewrite|modify and rewrite|update) {source:thing} (by)?
${(said) =>
  /^\.?[\w]+$/.test(raw(said, 'text')) ? [{ is: 'backup', suffix: raw(said, 'text') }] : undefined}
  (and)? (make|keep|create|making|keeping|creating|with|saving) backup (copy|file)? (with|using|of original with)? (suffix|extension) {text:word}
`;
