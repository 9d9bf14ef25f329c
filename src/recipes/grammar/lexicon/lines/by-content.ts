// Which lines, by their content.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
import { lineRules } from '../rule-text.ts';
import { count, has, raw } from '../said.ts';
import { LINE_WORDS } from './by-position.ts';
import { between, type LineRule, type Means, step, TEXT, withText } from './rule.ts';

const BE = '(is|are|be|do|does|did|has|have)';
const OCCUR =
  '(occur|appear|show up|come up|turn up|exist|happen|be mentioned|mentioned|be used|used|found|be found|stand|written|there|come|listed|in it|in there)';
const LOOK = '(<find>|grep|grep for|look|extract|filter|select|searching for)';
const SEARCH = '(grep|grep for|search|search for|find|look for|searching for)';
/** What a line with a text is called. */
const LINE_WITH =
  '(line (with|containing|matching|that contain)|match of|match|occurrence of|occurrence|line)';
const PART = '(line|everything|every line|part|text|content|rest|what comes|what is|anything|section)';

const TESTS: Readonly<Record<string, (text: string) => readonly [text: string, flags: string]>> = {
  has: (text) => [text, ''],
  lacks: (text) => [text, ' -v'],
  begins: (text) => [`^${text}`, ''],
  beginsNot: (text) => [`^${text}`, ' -v'],
  ends: (text) => [`${text}$`, ''],
  hasWord: (text) => [text, ' -w'],
};

const match = (text: string, flags = ''): LineFact => step('match', { text, flags });

const found = (said: Said): LineFact => match(...(TESTS[raw(said, 'how')] ?? plain)(raw(said, 'text')));

const plain = (text: string): readonly [string, string] => [text, ''];

const search =
  (flags: (said: Said) => string): Means =>
  (said) => [match(raw(said, 'text'), flags(said))];

/** Logs write them in capitals, people who ask do not. */
const MARKS_LINES = /^(?:error|warning|exception|failure|timeout|fatal|critical|panic)s?$/;
const inAnyCase = (text: string): string => (MARKS_LINES.test(text) ? ' -i' : '');

/** They are counted themselves, not lines with their names. */
const COUNTED =
  /^(?:row|line|record|entry|entrie|column|field|character|letter|word|byte|file|folder|user|time|item|paragraph|sentence|number|value|duplicate|page|section|key|kilobyte)$/i;

/** `apples`: lines with an apple. */
const singular = (text: string): string =>
  /^[a-z]{2,}[^s]s$/i.test(text) && !/ies$/.test(text) ? text.slice(0, -1) : text.replace(/ies$/, 'y');

export const MATCHES: readonly LineRule[] = lineRules`
${(said) => [found(said)]}
  ${LOOK} (only)? (occurrence of|instance of|match (of|for)|line with|line having|every line containing)? ${TEXT} {text:word}
  ${SEARCH} (occurrence of)? {text:text}
  (grep|search) for? {text:word}
  (containing|that contain|which contain|matching|that match|with|filtered by|for match of|that include|that has) ${TEXT}? {text:text}
  string with {text:text}
  (filter|filtering) (output|it|them|line)? (by|for|through|with|to) (line containing|regex)? {text:text}
  ${LOOK}? (only)? ${LINE_WORDS} <that>? <how:lineTest> (both|any|only|just)? (in them)? ${TEXT}? {text:word} ${TEXT}?
  ${LOOK} (whole|exact) <how:wholeWord> {text:word}
  ${LOOK} {text:word} as (whole|exact)? <how:wholeWord>
  {text:text} as whole <how:wholeWord> (only)?
${(said) => [found(said)]}
  is: favour 0.5
  (${LOOK}|count)? (only)? ${LINE_WORDS}? <that>? <how:lineStart> ${TEXT}? {text:word}
${search(() => ' -v')}
  <leaveOut> ${LINE_WORDS}? (that|those|one)? <contain> ${TEXT}? {text:word}
${(said) => (raw(said, 'text') === '#' ? undefined : [match(`^${raw(said, 'text')}`, ' -v')])}
  # Those that begin with "#" are comments.
  <leaveOut> ${LINE_WORDS} <begin> {text:word}
${(said) => [found(said), step('countLines')]}
  <ask>? (total)? <howMany> ${LINE_WORDS} (of|in)? <that>? (<how:lineTest>|<how:lineStart>) ${TEXT}? {text:word}
${search(() => ' -E')}
  (using|matching|with|that match|match|for|of)? (extended)? (regex) (pattern)? {text:text}
${(said) => [match(`${escapeExtended(raw(said, 'text'))}|${escapeExtended(raw(said, 'other'))}`, ' -E')]}
  (containing|contain|with|either|for|matching|that contain|word|string|grep|search for|find|line that contain|filter)? (word|string)? {text:word} or (word)? {other:word}
${(said) => [match(raw(said, 'text')), match(raw(said, 'other'))]}
  ${LOOK}? (only)? line <that>? <contain> (both)? (word|string)? {text:word} and (also)? (word|string)? {other:word}
  ${SEARCH} both {text:text} and {other:text}
${(said) => [match(raw(said, 'text')), match(raw(said, 'other'), ' -v')]}
  ${LOOK}? (only)? line <that>? <contain> (word|string)? {text:word} (but|and) <without> <contain>? (word|string)? {other:word}
  ${SEARCH} (line)? <contain>? {text:text} (but|and) (not|without|excluding) {other:text}
${(said) => [match(`^${escapeRegex(raw(said, 'text'))}.*${escapeRegex(raw(said, 'other'))}$`)]}
  <show>? (only)? line <that>? <begin> {text:word} and (that)? <end> {other:word}
${() => [match('[0-9]')]}
  <show>? (only)? (every)? line <that>? <contain>? (at least one|only)? (digit|number)
${() => [match('^[0-9]*$')]}
  <show>? (only)? line <that>? (<contain>|consist of|consisting of) only (digit|number)
${withText('lineNumbers')}
  <ask>? (line number|number of line) (of|where|at which|on which|for) (every)? ${LINE_WITH} (of)? {text:word}
  <show>? (line number|number of line) (of|where|at which|on which) {text:text} (occur|appear|is found|is)?
${search(() => ' -n')}
  (where|(on|in|at)? (which|what) line) ${BE}? (word|text|string)? {text:word} ${OCCUR}?

# The lines around a match.
${search((said) => `${raw(said, 'context')} ${has(said, 'n') ? count(said) : 1}`)}
  (next)? {n} line <context> (every)? (${LINE_WITH}|word)? {text:word}
  (line|one) <context> (line with|line containing)? {text:quoted}
  {text:quoted} and (next)? {n} line <context> (it)?
  ${SEARCH} {text:text} (with|and|plus|including) {n} line <context> (it|them)?
${(said) => [{ is: 'flag', flag: `${raw(said, 'context')} ${count(said)}`, for: 'match' }]}
  (and|with|show|print|display|plus|including)? {n} line (of)? <context> (of)? (them|it|every|match|every match|match one|context)?
${(said) => [{ is: 'flag', flag: raw(said, 'matchFlag'), for: 'match' }]}
  <matchFlag>
${(said) => [{ is: 'flag', flag: ` -m ${count(said)}`, for: 'match' }]}
  (only)? first {n} (match|matching line|occurrence)
  (stop|stopping) after {n} match
${search((said) => ` -m ${count(said)}`)}
  <show>? first {n} (occurrence|match|mention|hit) of {text:word}
  <show>? first {n} line (with|containing|that contain|mentioning) {text:word}
${search(() => ' -i')}
  case-insensitive (search|grep|match) (for)? {text:word}
  (search|look|grep) case-insensitive for {text:word}
${search(() => ' -w')}
  is: favour 0.6
  (look|search) for word {text:word}
  (find|show|grep) line with word {text:word}
${() => [{ is: 'nothing' }]}
  is: favour -0.5
  (list|show|print|display|only|and|output|return)? (only)? (name of|filename of|list of)? (file|filename|name) (that|which|containing|with|contain|that contain|having)? (match|only|matching)?
${withText('matchesOf')}
  (line)? (matching|that match|match) (any of)? (regex)? (pattern|regex|word|line|string) (listed|in|from|found|contained|stored) (in)? (file)? {text:thing}

# Parts of a text.
${between('between')}
  (${LOOK}|prints|finds)? ${PART}? (that are|section|part)? (between|from) (line|pattern|string|text|word|marker|line containing|regex)? {text:text} (and|to|until|till) (line|pattern|string|line containing)? {other:text} (inclusive|inclusively)?
${withText('afterLast')}
  <show>? ${PART}? from last (${LINE_WITH} (of)?)? (regex|pattern|string|text|word)? {text:text} (to|until|till) end (of)? (file)?
${withText('after')}
  <show>? ${PART}? (from|starting from|starting with|starting at|after|beginning with) (first)? (${LINE_WITH} (of)?)? (regex|pattern|string|text|word)? {text:text} ((to|until|till|through) end (of)? (file)?|on|onwards|down)
  ${PART} (that is|that comes)? (after|following|below) (line)? (with|containing|that contain|that say)? (word|text|string)? {text:word}
  <show>? line containing {text:word} and ${PART} (after|following|below) (it)?
${withText('before')}
  <show>? ${PART}? (until|up to|till|before) (first)? (${LINE_WITH} (of)?)? (regex|pattern|string|text|word)? {text:text}
${withText('pastLast')}
  <show>? ${PART}? (of|in)? <source>? after last (match|occurrence|line containing) (of)? {text:word}
${(said) => [step('dropWithNext', { n: count(said), text: raw(said, 'text') })]}
  is: favour 1
  (delete|remove) line (containing|matching|with|that contain) {text:word} (plus|and) ((next|following) {n} line|{n} line (after|following|below) it)

# How often something is there.
${(said) => [step('countText', { text: raw(said, 'text'), flags: raw(said, 'textNoun') })]}
  <ask>? (total)? <howMany> (of)? (occurrence|time|instance|appearance|mention) (of|that|does)? <textNoun>? {text:word} (character|string|word)? ${OCCUR}?
  <howMany> (time)? (of)? {text:word} (character|symbol) (appear|are there|occur)?
  <howMany> (of)? character {text:word}
  count (of)? {text:text} (character)?
  (how often|how many time|how frequently) ${BE}? <textNoun>? {text:word} ${OCCUR}?
`;

/** What any text is asked for with fewer words; what has a meaning of its own comes before. */
export const MENTIONS: readonly LineRule[] = lineRules`
${(said) => {
  const text = singular(raw(said, 'text'));
  return COUNTED.test(text) ? undefined : [step('countMatching', { text, flags: inAnyCase(text) })];
}}
  <howMany> {text:word} (line|entry|row|message)? (is|are|does|do|has|have)? (there|it have|in it|listed)?
${() => [step('countMatching', { text: '^[[:space:]]*$' })]}
  <howMany> (blank|empty) line (is|are|does|has)? (there|it have|in it)?
${(said) =>
  /^(?:backup|copy|test|version|header|column)s?$/i.test(raw(said, 'text'))
    ? undefined
    : search((all) => inAnyCase(raw(all, 'text')))(said)}
  # "is there a test for cart.ts": beside it.
  (is|are) there {text:word} (in it|inside)?
  ${BE} {text:quoted} (in it|there|in there|listed|mentioned)
`;

function escapeExtended(text: string): string {
  return text.replace(/[()+?{}|]/g, '\\$&');
}

function escapeRegex(text: string): string {
  return text.replace(/[.*[\]\\^$]/g, '\\$&');
}
