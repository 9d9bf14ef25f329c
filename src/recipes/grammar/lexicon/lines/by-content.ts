// Which lines, by their content.

import type { Said } from '../../language/scan.ts';
import type { LineFact } from '../line-facts.ts';
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

export const MATCHES: readonly LineRule[] = [
  {
    patterns: [
      `${LOOK} (only)? (occurrence of|instance of|match (of|for)|line with|line having|every line containing)? ${TEXT} {text:word}`,
      `${SEARCH} (occurrence of)? {text:text}`,
      '(grep|search) for? {text:word}',
      `(containing|that contain|which contain|matching|that match|with|filtered by|for match of|that include|that has) ${TEXT}? {text:text}`,
      'string with {text:text}',
      '(filter|filtering) (output|it|them|line)? (by|for|through|with|to) (line containing|regex)? {text:text}',
      `${LOOK}? (only)? ${LINE_WORDS} <that>? <how:lineTest> (both|any|only|just)? (in them)? ${TEXT}? {text:word} ${TEXT}?`,
      `${LOOK} (whole|exact) <how:wholeWord> {text:word}`,
      `${LOOK} {text:word} as (whole|exact)? <how:wholeWord>`,
      '{text:text} as whole <how:wholeWord> (only)?',
    ],
    means: (said) => [found(said)],
  },
  {
    patterns: [`(${LOOK}|count)? (only)? ${LINE_WORDS}? <that>? <how:lineStart> ${TEXT}? {text:word}`],
    means: (said) => [found(said)],
    favour: 0.5,
  },
  {
    patterns: [`<leaveOut> ${LINE_WORDS}? (that|those|one)? <contain> ${TEXT}? {text:word}`],
    means: search(() => ' -v'),
  },
  {
    patterns: [`<leaveOut> ${LINE_WORDS} <begin> {text:word}`],
    // Those that begin with `#` are comments.
    means: (said) => (raw(said, 'text') === '#' ? undefined : [match(`^${raw(said, 'text')}`, ' -v')]),
  },
  {
    patterns: [
      `<ask>? (total)? <howMany> ${LINE_WORDS} (of|in)? <that>? (<how:lineTest>|<how:lineStart>) ${TEXT}? {text:word}`,
    ],
    means: (said) => [found(said), step('countLines')],
  },
  {
    patterns: ['(using|matching|with|that match|match|for|of)? (extended)? (regex) (pattern)? {text:text}'],
    means: search(() => ' -E'),
  },
  {
    patterns: [
      `(containing|contain|with|either|for|matching|that contain|word|string|grep|search for|find|line that contain|filter)? (word|string)? {text:word} or (word)? {other:word}`,
    ],
    means: (said) => [
      match(`${escapeExtended(raw(said, 'text'))}|${escapeExtended(raw(said, 'other'))}`, ' -E'),
    ],
  },
  {
    patterns: [
      `${LOOK}? (only)? line <that>? <contain> (both)? (word|string)? {text:word} and (also)? (word|string)? {other:word}`,
      `${SEARCH} both {text:text} and {other:text}`,
    ],
    means: (said) => [match(raw(said, 'text')), match(raw(said, 'other'))],
  },
  {
    patterns: [
      `${LOOK}? (only)? line <that>? <contain> (word|string)? {text:word} (but|and) <without> <contain>? (word|string)? {other:word}`,
      `${SEARCH} (line)? <contain>? {text:text} (but|and) (not|without|excluding) {other:text}`,
    ],
    means: (said) => [match(raw(said, 'text')), match(raw(said, 'other'), ' -v')],
  },
  {
    patterns: [`<show>? (only)? line <that>? <begin> {text:word} and (that)? <end> {other:word}`],
    means: (said) => [match(`^${escapeRegex(raw(said, 'text'))}.*${escapeRegex(raw(said, 'other'))}$`)],
  },
  {
    patterns: ['<show>? (only)? (every)? line <that>? <contain>? (at least one|only)? (digit|number)'],
    means: () => [match('[0-9]')],
    favour: 0.3,
  },
  {
    patterns: ['<show>? (only)? line <that>? (<contain>|consist of|consisting of) only (digit|number)'],
    means: () => [match('^[0-9]*$')],
    favour: 0.9,
  },
  {
    patterns: [
      `<ask>? (line number|number of line) (of|where|at which|on which|for) (every)? ${LINE_WITH} (of)? {text:word}`,
      `<show>? (line number|number of line) (of|where|at which|on which) {text:text} (occur|appear|is found|is)?`,
    ],
    means: withText('lineNumbers'),
  },
  {
    patterns: [`(where|(on|in|at)? (which|what) line) ${BE}? (word|text|string)? {text:word} ${OCCUR}?`],
    means: search(() => ' -n'),
  },
  // The lines around a match.
  {
    patterns: [
      `(next)? {n} line <context> (every)? (${LINE_WITH}|word)? {text:word}`,
      `(line|one) <context> (line with|line containing)? {text:quoted}`,
      '{text:quoted} and (next)? {n} line <context> (it)?',
      `${SEARCH} {text:text} (with|and|plus|including) {n} line <context> (it|them)?`,
    ],
    means: search((said) => `${raw(said, 'context')} ${has(said, 'n') ? count(said) : 1}`),
  },
  {
    patterns: [
      '(and|with|show|print|display|plus|including)? {n} line (of)? <context> (of)? (them|it|every|match|every match|match one|context)?',
    ],
    means: (said) => [{ is: 'flag', flag: `${raw(said, 'context')} ${count(said)}`, for: 'match' }],
  },
  {
    patterns: ['<matchFlag>'],
    means: (said) => [{ is: 'flag', flag: raw(said, 'matchFlag'), for: 'match' }],
  },
  {
    patterns: ['(only)? first {n} (match|matching line|occurrence)', '(stop|stopping) after {n} match'],
    means: (said) => [{ is: 'flag', flag: ` -m ${count(said)}`, for: 'match' }],
  },
  {
    patterns: [
      '<show>? first {n} (occurrence|match|mention|hit) of {text:word}',
      '<show>? first {n} line (with|containing|that contain|mentioning) {text:word}',
    ],
    means: search((said) => ` -m ${count(said)}`),
  },
  {
    patterns: [
      'case-insensitive (search|grep|match) (for)? {text:word}',
      '(search|look|grep) case-insensitive for {text:word}',
    ],
    means: search(() => ' -i'),
  },
  {
    patterns: ['(look|search) for word {text:word}', '(find|show|grep) line with word {text:word}'],
    means: search(() => ' -w'),
    favour: 0.6,
  },
  {
    patterns: [
      '(list|show|print|display|only|and|output|return)? (only)? (name of|filename of|list of)? (file|filename|name) (that|which|containing|with|contain|that contain|having)? (match|only|matching)?',
    ],
    means: () => [{ is: 'nothing' }],
    favour: -0.5,
  },
  {
    patterns: [
      '(line)? (matching|that match|match) (any of)? (regex)? (pattern|regex|word|line|string) (listed|in|from|found|contained|stored) (in)? (file)? {text:thing}',
    ],
    means: withText('matchesOf'),
  },
  // Parts of a text.
  {
    patterns: [
      `(${LOOK}|prints|finds)? ${PART}? (that are|section|part)? (between|from) (line|pattern|string|text|word|marker|line containing|regex)? {text:text} (and|to|until|till) (line|pattern|string|line containing)? {other:text} (inclusive|inclusively)?`,
    ],
    means: between('between'),
  },
  {
    patterns: [
      `<show>? ${PART}? from last (${LINE_WITH} (of)?)? (regex|pattern|string|text|word)? {text:text} (to|until|till) end (of)? (file)?`,
    ],
    means: withText('afterLast'),
  },
  {
    patterns: [
      `<show>? ${PART}? (from|starting from|starting with|starting at|after|beginning with) (first)? (${LINE_WITH} (of)?)? (regex|pattern|string|text|word)? {text:text} ((to|until|till|through) end (of)? (file)?|on|onwards|down)`,
      `${PART} (that is|that comes)? (after|following|below) (line)? (with|containing|that contain|that say)? (word|text|string)? {text:word}`,
      `<show>? line containing {text:word} and ${PART} (after|following|below) (it)?`,
    ],
    means: withText('after'),
  },
  {
    patterns: [
      `<show>? ${PART}? (until|up to|till|before) (first)? (${LINE_WITH} (of)?)? (regex|pattern|string|text|word)? {text:text}`,
    ],
    means: withText('before'),
  },
  {
    patterns: [
      `<show>? ${PART}? (of|in)? <source>? after last (match|occurrence|line containing) (of)? {text:word}`,
    ],
    means: withText('pastLast'),
  },
  {
    patterns: [
      '(delete|remove) line (containing|matching|with|that contain) {text:word} (plus|and) ((next|following) {n} line|{n} line (after|following|below) it)',
    ],
    means: (said) => [step('dropWithNext', { n: count(said), text: raw(said, 'text') })],
    favour: 1,
  },
  // How often something is there.
  {
    patterns: [
      `<ask>? (total)? <howMany> (of)? (occurrence|time|instance|appearance|mention) (of|that|does)? <textNoun>? {text:word} (character|string|word)? ${OCCUR}?`,
      `<howMany> (time)? (of)? {text:word} (character|symbol) (appear|are there|occur)?`,
      `<howMany> (of)? character {text:word}`,
      'count (of)? {text:text} (character)?',
      `(how often|how many time|how frequently) ${BE}? <textNoun>? {text:word} ${OCCUR}?`,
    ],
    means: (said) => [step('countText', { text: raw(said, 'text'), flags: raw(said, 'textNoun') })],
    favour: 0.6,
  },
];

/** What any text is asked for with fewer words; what has a meaning of its own comes before. */
export const MENTIONS: readonly LineRule[] = [
  {
    patterns: [
      `<howMany> {text:word} (line|entry|row|message)? (is|are|does|do|has|have)? (there|it have|in it|listed)?`,
    ],
    means: (said) => {
      const text = singular(raw(said, 'text'));
      return COUNTED.test(text) ? undefined : [step('countMatching', { text, flags: inAnyCase(text) })];
    },
  },
  {
    patterns: ['<howMany> (blank|empty) line (is|are|does|has)? (there|it have|in it)?'],
    means: () => [step('countMatching', { text: '^[[:space:]]*$' })],
  },
  {
    patterns: [
      '(is|are) there {text:word} (in it|inside)?',
      `${BE} {text:quoted} (in it|there|in there|listed|mentioned)`,
    ],
    // `is there a test for cart.ts`: beside it.
    means: (said) =>
      /^(?:backup|copy|test|version|header|column)s?$/i.test(raw(said, 'text'))
        ? undefined
        : search((all) => inAnyCase(raw(all, 'text')))(said),
  },
];

function escapeExtended(text: string): string {
  return text.replace(/[()+?{}|]/g, '\\$&');
}

function escapeRegex(text: string): string {
  return text.replace(/[.*[\]\\^$]/g, '\\$&');
}
