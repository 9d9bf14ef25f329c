// What is done with the lines of files, of texts and of what a command prints.

import { CHARACTERS, characterOf } from '../language/characters.ts';
import type { Rule, Said } from '../language/scan.ts';
import type { Token } from '../language/token.ts';
import type { LineStep } from '../request.ts';
import { extensionsOf } from './kinds.ts';
import type { LineFact } from './line-facts.ts';
import { LINE_FORMS, READS } from './line-forms.ts';
import { count, first, has, raw, raws } from './said.ts';

type LineRule = Rule<LineFact>;
type Means = LineRule['means'];

const op =
  (name: string, more: Omit<LineStep, 'op'> = {}): Means =>
  () => [{ is: 'line', step: { op: name, ...more } }];
const withN =
  (name: string): Means =>
  (said) => [{ is: 'line', step: { op: name, n: has(said, 'n') ? count(said) : 1 } }];
const withText =
  (name: string): Means =>
  (said) => [{ is: 'line', step: { op: name, text: raw(said, 'text') } }];
const IT =
  '(them|it|those|each|every|each of|these|each line of|line of|content of|contents of|result|output|text|input|file|lines of)';

/** A variable whose name does not say that it holds a path is text itself. */
export function sourceFacts(files: readonly string[]): readonly LineFact[] {
  const [only = ''] = files;
  if (files.length === 1 && /^\$/.test(only) && !/file|path|src|log|dir|input/i.test(only))
    return [{ is: 'literal', text: only }];
  return [{ is: 'from', files }];
}

/** Text itself; what reads like a command may stand for its output, which is not said. */
function literalFacts(tokens: readonly Token[]): readonly LineFact[] {
  const [text = ''] = tokens.map((token) => token.raw);
  if (/^\$/.test(text)) return sourceFacts([text]);
  return text.includes(' ') && READS.test(text) ? [{ is: 'unknown' }] : [{ is: 'literal', text }];
}

const SOURCES: readonly LineRule[] = [
  {
    patterns: [
      '(in|of|from|on|inside|within|for|at|to|into|through|with|between|across|is)? (bottom of|content of|contents of|data of|data from|text of|each line of|lines of|line of|end of|beginning of|lines in|each line in|line in|data in|text in|each of)? (text|tab-separated|input|log|csv|tsv|comma-separated|text-based|config|data)? (file|filename|document|csv file|text file|data from text file)? (called|named)? {paths:things} (file)? (and {more:things})? (combined|together)?',
      '(compare|difference between|differences between) (file)? {paths:things}',
    ],
    means: (said) => sourceFacts([...raws(said, 'paths'), ...raws(said, 'more')]),
  },
  {
    patterns: [
      '(in|of|from|on|for|to|inside|within)? (lines of|each line of|contents of|content of|line in)? (text|input)? (file|csv file|text file|document) {paths:path} (file)?',
      '(in|of|from|on|for|to|inside|within)? (lines of|each line of|contents of|content of|line in)? {paths:path} (file|csv file|text file|document)',
    ],
    means: (said) => [{ is: 'from', files: raws(said, 'paths') }],
    favour: 0.05,
  },
  {
    patterns: [
      '(in|of|from|on|for|inside|within) (files|all file|all|each of)? (like|matching|named)? {files:globs} (file|files)?',
      '{files:globs} (file)?',
    ],
    means: (said) => [{ is: 'from', files: raws(said, 'files') }],
  },
  {
    patterns: [
      '(each|every)? {ext} (file) in (folder)? {path} (folder)?',
      '(each|every)? {ext} (file) (in|from) (current) folder',
    ],
    means: (said) => {
      const ext = raw(said, 'ext').replace(/^\*?\./, '');
      // `every file in docs`, `and in docs`: no word before `file` is an extension but those known as one.
      const isKnown = raw(said, 'ext') !== ext || extensionsOf(ext) !== undefined;
      if (!isKnown || !/^[a-z0-9]{1,5}$/i.test(ext)) return undefined;
      const place = has(said, 'path') ? `${raw(said, 'path').replace(/\/$/, '')}/` : '';
      return [{ is: 'from', files: [`${place}*.${ext === 'text' ? 'txt' : ext}`] }];
    },
    favour: 0.3,
  },
  {
    patterns: [
      '(in|of|from|on|to|content of|for)? (string|text|word|sentence|phrase|input|number) {text:quoted} (string)?',
      '(in|of|from) {text:quoted}',
      '(in|of|from) variable {name:variable}',
      '(value of|contents of|content of)? variable {name:variable}',
    ],
    means: (said) => {
      if (has(said, 'text')) return literalFacts(said['text'] ?? []);
      const text = `$${raw(said, 'name').replace(/^\$/, '')}`;
      return [{ is: 'literal', text: /^\$\{?\w+\}?$/.test(text) ? text : '' }];
    },
    favour: 0.1,
  },
  {
    patterns: ['{text:quoted}'],
    means: (said) => literalFacts(said['text'] ?? []),
    favour: -0.6,
  },
];

const ONE = '(field|column|word|columns|fields|word on each line)';
const LINE_WORDS = '(line|lines|row|rows)';

const CUTS: readonly LineRule[] = [
  {
    patterns: [
      `<show>? first {n} ${LINE_WORDS} (of)? ${IT}?`,
      `(head) {n} ${LINE_WORDS}?`,
      `(top) {n} ${LINE_WORDS}`,
      `{n} first ${LINE_WORDS}`,
      `(and)? <show>? (only)? first {n} (result|results|of (them|result))`,
    ],
    means: withN('first'),
  },
  { patterns: [`<show>? (only)? first ${LINE_WORDS} (only)? (of)? ${IT}?`], means: op('first', { n: 1 }) },
  {
    patterns: [
      `<show>? (only)? last {n} ${LINE_WORDS} (of)? ${IT}?`,
      `(bottom|final) {n} ${LINE_WORDS}`,
      `(tail) {n} ${LINE_WORDS}?`,
      `{n} last ${LINE_WORDS}`,
    ],
    means: withN('last'),
  },
  { patterns: [`<show>? (only)? (last|final) ${LINE_WORDS} (of)? ${IT}?`], means: op('last', { n: 1 }) },
  {
    patterns: ['<show>? first {n} (bytes|byte|character)', '<show>? first {size} (of)?'],
    means: (said) => [
      {
        is: 'line',
        step: {
          op: 'firstBytes',
          n: has(said, 'n') ? count(said) : (first(said, 'size')?.size?.amount ?? 1),
        },
      },
    ],
    favour: -0.1,
  },
  {
    patterns: ['<show>? last {n} (bytes|byte)', '<show>? last {size} (of)?'],
    means: (said) => [
      {
        is: 'line',
        step: { op: 'lastBytes', n: has(said, 'n') ? count(said) : (first(said, 'size')?.size?.amount ?? 1) },
      },
    ],
    favour: -0.1,
  },
  {
    patterns: [
      `<show>? (content|contents)? (of)? (starting|start|beginning|from)? (with|from|at)? ${LINE_WORDS} {n} (on|onwards|onward|to end|until end|to end of file|till end|and on)`,
      `(starting|start|beginning) (with|from|at|on) ${LINE_WORDS} (number)? {n} (to end)?`,
      `(from|starting at|starting from) {rank} ${LINE_WORDS} (on|onwards|to end|until end)?`,
    ],
    means: (said) => [
      { is: 'line', step: { op: 'from', n: has(said, 'n') ? count(said) : count(said, 'rank') } },
    ],
    favour: 0.2,
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|removes|ignore|but|all except|everything except|skips) (for)? (first) {n} ${LINE_WORDS}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'from', n: count(said) + 1 } }],
    favour: 0.4,
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|removing|but|ignore|all except|everything except) (for)? (first ${LINE_WORDS}|first|header|header line|header row|heading)`,
    ],
    means: op('from', { n: 2 }),
    favour: 0.4,
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|cut|but|truncate|all except|everything except|removing) (for)? (last|final) {n} ${LINE_WORDS}`,
    ],
    means: withN('allButLast'),
    favour: 0.4,
  },
  {
    patterns: [
      `(all but|everything but|except|without|excluding|skip|skipping|remove|delete|discard|drop|ignoring|omit|strip|removing|but|all except|everything except) (for)? (last|final) ${LINE_WORDS}`,
    ],
    means: op('allButLast', { n: 1 }),
    favour: 0.4,
  },
  {
    patterns: [
      `<show>? (only)? ${LINE_WORDS} (number)? (from|between)? {n} (to|through|and|until|till|-) {to:n}`,
      `<show>? {n:rank} (to|through) {to:rank} ${LINE_WORDS}`,
      `(range of)? ${LINE_WORDS} {n} - {to:n}`,
      `<show>? (only)? (${LINE_WORDS} from)? (from)? ${LINE_WORDS} (number)? {n} (to|through|until|till|up to) ${LINE_WORDS} (number)? {to:n}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'range', n: count(said), m: count(said, 'to') } }],
    favour: 0.2,
  },
  {
    patterns: [`<show>? (only)? ${LINE_WORDS} (number)? {n}`, `<show>? (only)? {n:rank} ${LINE_WORDS}`],
    means: withN('line'),
  },
  {
    patterns: [
      `(delete|remove|drop|omit|skip|discard) ${LINE_WORDS} (number)? {n} (to|through|-|and|until) {to:n}`,
      `(delete|remove|drop|omit) ${LINE_WORDS} between {n} and {to:n}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'dropRange', n: count(said), m: count(said, 'to') } }],
    favour: 0.4,
  },
  {
    patterns: [
      `(delete|remove|drop|omit|skip|except|all but|discard) ${LINE_WORDS} (number)? {n}`,
      `(delete|remove|drop|omit|skip|except) {n:rank} ${LINE_WORDS}`,
    ],
    means: withN('dropLine'),
    favour: 0.4,
  },
  {
    patterns: [
      `(each|every) {n:rank} ${LINE_WORDS}`,
      `(each) {n} ${LINE_WORDS}`,
      `(each) other ${LINE_WORDS}`,
      `(even|even-numbered|even numbered) ${LINE_WORDS}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'every', n: has(said, 'n') ? count(said) : 2, m: 0 } }],
  },
  { patterns: [`(odd|odd-numbered|odd numbered) ${LINE_WORDS}`], means: op('every', { n: 2, m: 1 }) },
  { patterns: [`(random) ${LINE_WORDS}`, `(one) random ${LINE_WORDS}`], means: op('randomLine', { n: 1 }) },
  { patterns: [`{n} random ${LINE_WORDS}`], means: withN('randomLine') },
  {
    patterns: [
      `${LINE_WORDS} (that are|which are)? (longer than|with more than|more than|over) {n} (character|in length)?`,
    ],
    means: withN('longer'),
    favour: 0.2,
  },
  {
    patterns: [
      `${LINE_WORDS} (that are|which are)? (shorter than|with less than|less than|with fewer than|under) {n} (character|in length)?`,
    ],
    means: withN('shorter'),
    favour: 0.2,
  },
  { patterns: [`longest ${LINE_WORDS}`], means: op('longestLine') },
  {
    patterns: [`length of longest ${LINE_WORDS}`, '(maximum|max) line length'],
    means: op('longestLength'),
    favour: 0.3,
  },
];

const match =
  (flags = '', asterisk = false): Means =>
  (said) => {
    const text = raw(said, 'text');
    return [
      { is: 'line', step: { op: 'match', text: asterisk ? text.replace(/(?<!\.)\*/g, '.*') : text, flags } },
    ];
  };
const anchored =
  (before: string, after: string, flags = ''): Means =>
  (said) => [{ is: 'line', step: { op: 'match', text: `${before}${raw(said, 'text')}${after}`, flags } }];
const TEXT = '(string|word|text|pattern|regex|phrase|expression|character|keyword|letter|value)';

const MATCHES: readonly LineRule[] = [
  {
    patterns: [
      `(find|search for|search|grep|look for|grep for|searching for|display|print|show|list|filter|extract|output|get|select|finds) (only)? (occurrences of|instances of|occurrence of|all|matches of|matches for|line with|line having|every line containing)? ${TEXT} {text:word}`,
      '(grep|grep for|search for|find occurrences of|search for occurrences of|find|look for|searching for) {text:text}',
      '(grep|search) for? {text:word}',
      `(find|search for|search|grep|print|show|display|list|output|get|filter|select|extract)? (only)? ${LINE_WORDS} (that|which|with)? (<contain>|where|including|are|having|that are|that has|has) (both|any|only|just)? (in them)? (a)? ${TEXT}? {text:word} ${TEXT}?`,
      `(containing|that contain|which contain|matching|that match|with|filtered by|for matches of|that include|that has) ${TEXT}? {text:text}`,
      'string with {text:text}',
      '(filter|filtering) (output|it|them|lines)? (by|for|through|with|to) (lines containing|regex)? {text:text}',
    ],
    means: match(),
  },
  {
    patterns: [
      `(find|search for|search|grep|print|show|display|list|output|get|filter)? (only)? ${LINE_WORDS} (that|which|not)? (do not|dont|not|does not|without|not containing|excluding|that dont) (contain|containing|match|matching|include|including|have|having)? ${TEXT}? {text:word}`,
      `(exclude|excluding|except|without|remove|delete|drop|omit|ignoring|ignore|not|removing|filter out|but not|discard|skipping) ${LINE_WORDS}? (that)? (containing|contain|matching|match|with|that contain|which contain|that match|including|having|which match) ${TEXT}? {text:word}`,
      `(not containing|not matching|do not contain|that do not contain|not with) ${TEXT}? {text:word}`,
    ],
    means: match(' -v'),
    favour: 0.5,
  },
  {
    patterns: [
      `(find|search for|search|grep|print|show|display|list|output|get|filter|count)? (only)? ${LINE_WORDS}? (that|which)? <begin> ${TEXT}? {text:word}`,
    ],
    means: anchored('^', ''),
    favour: 0.5,
  },
  {
    patterns: [
      `(find|search for|search|grep|print|show|display|list|output|get|filter)? (only)? ${LINE_WORDS} (that|which)? <end> ${TEXT}? {text:word}`,
    ],
    means: anchored('', '$'),
    favour: 0.5,
  },
  {
    patterns: [
      `${LINE_WORDS} (that|which)? (do not|not|dont) (start with|begin with|starting with|beginning with) {text:word}`,
      `(exclude|excluding|remove|delete|without|skip|except) ${LINE_WORDS} <begin> {text:word}`,
    ],
    means: anchored('^', '', ' -v'),
    favour: 0.8,
  },
  {
    patterns: [
      `(using|matching|with|that match|match|for|of)? (regex) (pattern|patterns)? {text:text}`,
      '(extended) regex {text:text}',
    ],
    means: match(' -E'),
    favour: 0.3,
  },
  {
    patterns: [
      `(containing|contain|with|either|for|matching|that contain|word|string|grep|search for|find|line that contain|filter)? (word|either|string)? (either)? {text:word} or (word)? {other:word}`,
      '{text:text} or {other:text}',
    ],
    means: (said) => [
      {
        is: 'line',
        step: {
          op: 'match',
          text: `${escapeExtended(raw(said, 'text'))}|${escapeExtended(raw(said, 'other'))}`,
          flags: ' -E',
        },
      },
    ],
    favour: 0.4,
  },
  {
    patterns: ['case-insensitive', 'in? case-insensitive (manner|way|fashion|search|match)?'],
    means: () => [{ is: 'flag', flag: 'i', for: 'match' }],
  },
  {
    patterns: [
      '(as|match|matching)? (whole|entire|exact|complete|full) (word|words) (only)?',
      'as (a)? word',
      'whole-word',
      '(word) only',
    ],
    means: () => [{ is: 'flag', flag: 'w', for: 'match' }],
  },
  {
    patterns: ['(match|matching)? (whole|entire|exact) line', 'exactly match'],
    means: () => [{ is: 'flag', flag: 'x', for: 'match' }],
  },
  {
    patterns: [
      '(with|show|print|display|along with|and|showing|including|include)? (their|its)? line (number|numbers|numbering)',
      '(and)? number (the)? (output|line|lines|results|matches|matching lines)',
    ],
    means: () => [{ is: 'flag', flag: 'n', for: 'match' }],
    favour: 0.1,
  },
  {
    patterns: [
      '(print|show|display|output|only)? (only)? (the)? (matching|matched) (part|parts|text|string|portion|substring|strings)',
      'only (show|print) (match|matches)',
      'only matches',
    ],
    means: () => [{ is: 'flag', flag: 'o', for: 'match' }],
  },
  {
    patterns: [
      '(list|show|print|display|only|and|output|return)? (only)? (names of|filenames of|name of|list of)? (file|files|filename|names|filenames) (that|which|containing|with|contain|that contain|having)? (match|matches|only|matching)?',
    ],
    means: () => [{ is: 'nothing' }],
    favour: -0.5,
  },
  {
    patterns: [
      '(and|with|show|print|display|along with|plus|including)? {n} line (of)? (context|after and before|before and after|around|above and below|of context|of output context) (around|of|for)? (each|it|them)? (match)?',
    ],
    means: (said) => [{ is: 'flag', flag: ` -C ${count(said)}`, for: 'match' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(and|with|show|print|display|along with|plus)? {n} line (after|below|following|trailing) (it|each|match|them|the match|each match|context)?',
    ],
    means: (said) => [{ is: 'flag', flag: ` -A ${count(said)}`, for: 'match' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(and|with|show|print|display|along with|plus)? {n} line (before|above|preceding|leading) (it|each|match|them|context)',
    ],
    means: (said) => [{ is: 'flag', flag: ` -B ${count(said)}`, for: 'match' }],
    favour: 0.3,
  },
  {
    patterns: [
      '(lines)? (matching|that match|match) (any of)? (regex)? (patterns|regexes|words|lines|strings|pattern) (listed|in|from|found|contained|stored) (in)? (file)? {text:thing}',
    ],
    means: withText('matchesOf'),
    favour: 0.8,
  },
  {
    patterns: [
      `(print|show|display|extract|output|get|extracts|find|prints|everything|select)? ${LINE_WORDS}? (text|lines|everything|all|content|that are|section|part)? (between|from) (line|pattern|string|text|word|marker|line containing|lines|lines containing|regex)? {text:text} (and|to|until|till) (line|pattern|string|line containing)? {other:text} (inclusive|inclusively)?`,
    ],
    means: between('between'),
    favour: 0.4,
  },
  { patterns: ['if and only if {text:text} is followed by {other:text}'], means: () => [{ is: 'nothing' }] },
  {
    patterns: [
      '(print|show|display|output|all)? (lines|everything|all lines|content)? from (the)? last (occurrence of|match of|line containing|line matching) (regex|pattern|string|text|word)? {text:text} (to|until|till) (the)? end (of)? (file)?',
    ],
    means: withText('afterLast'),
    favour: 0.8,
  },
  {
    patterns: [
      '(print|show|display|output)? (lines|everything|all lines|line)? (from|starting from|starting with|starting at|after|beginning with) (the)? (first)? (occurrence of|match of|line containing|line matching|line with|line)? (regex|pattern|string|text|word)? {text:text} (to|until|till|through) (the)? (end|end of) (of)? (file)?',
    ],
    means: withText('after'),
    favour: 0.7,
  },
  {
    patterns: [
      '(print|show|display|output)? (lines|everything|all lines|line)? (until|up to|till|before) (the)? (first)? (occurrence of|match of|line containing|line matching|line with|line)? (regex|pattern|string|text|word)? {text:text}',
    ],
    means: withText('before'),
    favour: 0.3,
  },
  {
    patterns: [
      '(count|print count of|count of|show count of|how many|display count of|find count of|number of) (of)? (occurrences|occurrence|times|instances|appearances) (of|that|does)? (string|word|character|text|pattern|letter)? {text:word} (character|letter|appears|appear|occurs|occur|is found|string|word)?',
      '(count|count of|how many|print count of) (times)? (of)? {text:word} (character|letter|symbol) (appear|are there|occur)?',
      'how many times (does)? {text:word} (appear|occur)',
      '(count|how many|count of) (character|letter|of character|of letter) {text:word}',
      'count (of)? {text:text} (character)?',
    ],
    means: withText('countText'),
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (count|count of|how many|number of|count number of|total count of) (line|lines|rows) (of|in|that|which|with)? (contain|containing|match|matching|with|having|that contain|that match|which contain|including|that have|start with) (string|word|text|pattern|regex)? {text:word}',
    ],
    means: withText('countMatching'),
    favour: 0.8,
  },
];

function escapeExtended(text: string): string {
  return text.replace(/[()+?{}|]/g, '\\$&');
}

function between(name: string): Means {
  return (said) => [{ is: 'line', step: { op: name, text: raw(said, 'text'), other: raw(said, 'other') } }];
}

const CHANGE = '(replace|substitute|change|convert|replacing|swap|translate|turn|transform|replaces)';
const NAMED_CHARACTERS: readonly LineRule[] = [
  {
    patterns: [
      '(separated|delimited|split|divided|joined|delimiter is|delimiter|using|with|separator|separator is|join with|with delimiter|by|columns separated by|fields separated by|where columns separated by) (by|with|is|a|single|one or more|using|on|of|as)? {character} (character|delimiter|separator|separated|as delimiter|as separator|as field separator)?',
      '{character} (delimited|separated)',
    ],
    means: (said) => [{ is: 'separator', text: characterOf(raw(said, 'character')) }],
    favour: 0.1,
  },
  {
    patterns: [
      `${CHANGE} (each|every|all)? {from:character} (character)? <source>? ${IT}? (with|by|to|into|for) (single)? {to:character} (character)?`,
    ],
    means: (said) => [
      { is: 'line', step: swapStep(characterOf(raw(said, 'from')), characterOf(raw(said, 'to'))) },
    ],
    favour: 0.5,
  },
  {
    patterns: [
      '(remove|delete|strip|removes|without|erase) (all|each|every)? {character} (character)? (from)?',
    ],
    means: (said) => [
      { is: 'line', step: { op: 'deleteCharacters', text: escaped(characterOf(raw(said, 'character'))) } },
    ],
    favour: 0.2,
  },
];

function escaped(character: string): string {
  return character === '\n' ? '\\n' : character === '\t' ? '\\t' : character === '\\' ? '\\\\' : character;
}

function swapStep(from: string, to: string): LineStep {
  if (from === '\n') return { op: 'join', text: to };
  return { op: 'swap', text: escaped(from), other: escaped(to) };
}

/** `with newlines`, `with a comma`: a bare word that names a character is that character. */
function replaceStep(said: Said): LineStep {
  const [from, to] = ['text', 'other'].map((slot) => {
    const token = first(said, slot);
    return token?.kind === 'word' ? characterOf(token.raw) : (token?.raw ?? '');
  });
  if (from === undefined || to === undefined) return { op: 'replace', text: '', other: '' };
  if (from === '\n') return { op: 'join', text: to };
  if (to === '\n' || to === '\\n')
    return { op: from.length === 1 ? 'split' : 'replaceByNewline', text: from };
  return { op: 'replace', text: from, other: to };
}

const CHANGES: readonly LineRule[] = [
  {
    patterns: [
      `${CHANGE} (all)? (occurrences of|occurrence of|instances of|instance of|every|each|each occurrence of|every occurrence of|every instance of)? ${TEXT}? {text:text} (character|string|text|word)? <source>? (with|by|to|into|for|as) ${TEXT}? {other:text}`,
      `${CHANGE} ${TEXT} {text:word} <source>? (with|by|to|into) (${TEXT})? {other:word}`,
      `${CHANGE} {text:word} (with|by|to) {other:word}`,
      `${CHANGE} (each|every)? {text:text} (character|string|text|word)? <source>? (with|by|to|into|for|as) (a|single)? {other:character}`,
      `${CHANGE} (each|every)? {text:character} (character)? <source>? (with|by|to|into|for|as) {other:text}`,
    ],
    means: (said) => [{ is: 'line', step: replaceStep(said) }],
    favour: 0.4,
  },
  {
    patterns: [
      `${CHANGE} (only)? (the)? first (occurrence of|instance of|occurrence) (of)? ${TEXT}? {text:word} (on|in|of)? (each|every)? (line)? (with|by|to) ${TEXT}? {other:word}`,
    ],
    means: between('replaceFirst'),
    favour: 0.9,
  },
  {
    patterns: [
      `(remove|delete|strip|erase|get rid of|trim|cut|discard|removes|removing) (all)? (occurrences of|instances of|every|each|occurrence of)? ${TEXT} {text:word}`,
      `(remove|delete|strip|removes|deletes|erase) (all)? (occurrences of|instances of|every)? {text:quoted} (character|string|characters|from)?`,
    ],
    means: (said) =>
      /^(?:\\[nrt])+$/.test(raw(said, 'text'))
        ? [{ is: 'line', step: { op: 'deleteCharacters', text: raw(said, 'text') } }]
        : [{ is: 'line', step: { op: 'remove', text: raw(said, 'text') } }],
    favour: 0.3,
  },
  {
    patterns: [
      `(remove|delete|drop|omit|discard|strip|skip|exclude|removing|without|eliminate|ignoring|excluding) ${LINE_WORDS} (that)? (containing|contain|matching|match|with|that contain|which contain|having|that match) ${TEXT}? {text:word}`,
    ],
    means: withText('dropMatching'),
    favour: 0.6,
  },
  {
    patterns: [
      `(remove|delete|drop|omit|discard|strip|skip|exclude|removing|without|eliminate|excluding|ignoring|suppress|no) (empty|blank) ${LINE_WORDS}`,
      '(non-empty|nonempty|non-blank|not empty|non empty|non blank) (line)',
    ],
    means: op('dropEmpty'),
    favour: 0.3,
  },
  {
    patterns: [
      `(remove|delete|drop|omit|discard|strip|skip|exclude|removing|without|excluding|ignoring) (comments|comment lines|commented lines|comment|lines starting with #)`,
    ],
    means: op('dropComments'),
    favour: 0.3,
  },
  {
    patterns: [
      '(remove|delete|strip|trim|removing) leading (whitespace|space|spaces|blanks|space and tabs|tabs and space)',
    ],
    means: op('trimStart'),
    favour: 0.4,
  },
  {
    patterns: [
      '(remove|delete|strip|trim|removing) trailing (whitespace|space|spaces|blanks|space and tabs|tabs and space)',
    ],
    means: op('trimEnd'),
    favour: 0.4,
  },
  {
    patterns: [
      '(remove|delete|strip|trim|removing) (leading and trailing|trailing and leading|surrounding) (whitespace|space|spaces|blanks)',
      'trim (each)? (line)?',
    ],
    means: op('trim'),
    favour: 0.6,
  },
  {
    patterns: [
      '(squeeze|compress|collapse|replace|reduce|squeezing|condense|convert) (multiple|consecutive|repeated|sequences of|runs of|several|series of|multiple consecutive|adjacent) (space|spaces|blanks|whitespace|space characters) (with|into|to|by)? (single|one|a|a single)? (space|one|blank)?',
      '(remove|delete) (repeated|duplicate|extra|multiple) (space|spaces)',
    ],
    means: op('squeeze'),
    favour: 0.8,
  },
  {
    patterns: [
      '(squeeze|suppress|collapse|replace|merge) (multiple|consecutive|repeated|adjacent) (empty|blank) (line) (with|into|to)? (single|one)? (one|line|empty line|blank line)?',
    ],
    means: op('squeezeLines'),
    favour: 0.8,
  },
  {
    patterns: [
      '(remove|delete|strip|without|removing|eliminate) (all)? (space|spaces|blanks|space characters|space character) (from|in)?',
    ],
    means: op('noSpaces'),
    favour: 0.3,
  },
  {
    patterns: ['(remove|delete|strip|without|removing) (all)? (whitespace|whitespace characters)'],
    means: op('noWhitespace'),
    favour: 0.3,
  },
  {
    patterns: [
      '(remove|delete|strip|without|removing) (all)? (newline|newlines|line break|line breaks|newline characters|new lines|new line characters)',
    ],
    means: op('noNewlines'),
    favour: 0.3,
  },
  {
    patterns: [
      '(remove|delete|strip) (all)? (carriage return|carriage returns|\\r|^m|windows line endings|dos line endings)',
      '(convert|change) (dos|windows|crlf) (line endings|newlines|format|text file|line breaks|file)? (to|into) (unix|linux|lf) (line endings|format|newlines)?',
      'convert from dos to unix',
    ],
    means: op('fromDos'),
    favour: 0.3,
  },
  {
    patterns: [
      '(convert|change) (unix|linux|lf) (line endings|newlines|format|file)? (to|into) (dos|windows|crlf) (line endings|format|newlines)?',
    ],
    means: op('toDos'),
    favour: 0.3,
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) (the)? first {n} (character) (from|of|in)? (each|every)? (line)? (of|in)?',
    ],
    means: withN('dropFirstCharacters'),
    favour: 0.5,
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) first (character) (from|of|in)? (each|every)? (line)? (of|in)?',
    ],
    means: op('dropFirstCharacters', { n: 1 }),
    favour: 0.5,
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) (the)? last {n} (character) (from|of|in)? (each|every)? (line)?',
    ],
    means: withN('dropLastCharacters'),
    favour: 0.5,
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) last (character) (from|of|in)? (each|every)? (line)?',
    ],
    means: op('dropLastCharacters', { n: 1 }),
    favour: 0.5,
  },
  {
    patterns: ['<show>? (only)? first {n} (character) (of|from|in|on)? (each|every) line'],
    means: withN('firstCharacters'),
    favour: 0.4,
  },
  {
    patterns: [
      '<show>? (only)? (the)? last {n} (character) (of|from|in|on)? (each line|every line|each|line)?',
    ],
    means: withN('lastCharacters'),
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (only)? (character) {n} (to|through|-) {to:n} (of|from|in)? (each line)?',
      '<show>? {n:rank} (to|through) {to:rank} (character)',
    ],
    means: (said) => [{ is: 'line', step: { op: 'characters', n: count(said), m: count(said, 'to') } }],
    favour: 0.2,
  },
  {
    patterns: [
      '(convert|change|translate|transform|print|turn|make|switch|display|output|show)? (all)? (text|content|contents|character|letters|lowercase|lowercase characters|everything|lines|alphabetic characters|upper and lower|it|words)? (from)? (in|of)? (to|into|in|as|all) (all)? (uppercase|capital letters|capitals|caps|all caps|all capitals) (letters|characters|character|letter)?',
      '(uppercase|capitalize|upcase)',
    ],
    means: op('upper'),
    favour: -0.1,
  },
  {
    patterns: [
      '(convert|change|translate|transform|print|turn|make|switch|display|output|show)? (all)? (text|content|contents|character|letters|uppercase|uppercase characters|everything|lines|it|words)? (from)? (in|of)? (to|into|in|as|all) (all)? (lowercase|small letters) (letters|characters|character|letter)?',
      '(lowercase|downcase)',
    ],
    means: op('lower'),
    favour: -0.1,
  },
  { patterns: ['(swap|invert|toggle) (the)? case', 'swap uppercase and lowercase'], means: op('swapCase') },
  {
    patterns: [
      '(add|prepend|put|insert|prefix|print|append) (string|prefix|text)? {text:word} (to|at|before|in front of|in) (beginning of|start of|front of|the beginning of)? (each|every) (line|lines) (of|in)?',
      'prefix (each|every)? (line) (of|in)? (it)? with {text:word}',
      '(prefixed|prepended) with {text:quoted}',
      '(print|add|put|prepend) {text:quoted} (before|followed by) (each|every|the)? line',
      'for (each|every) line (in|of)? {paths:thing} print {text:quoted} followed by line',
    ],
    means: (said) => [
      ...(has(said, 'paths') ? [{ is: 'from', files: raws(said, 'paths') } as const] : []),
      { is: 'line', step: { op: 'prefix', text: raw(said, 'text') } },
    ],
    favour: 1.2,
  },
  {
    patterns: [
      '(add|append|put|insert|print) (string|suffix|text)? {text:word} (to|at|after|in) (end of|the end of)? (each|every) (line|lines) (of|in)?',
      '(append|suffix) (each|every)? line (with|by) {text:word}',
      '(suffixed|appended) with {text:quoted}',
    ],
    means: withText('suffix'),
    favour: 1.2,
  },
  {
    patterns: [
      '(surround|surrounded|bordered|border|wrapped|enclosed|enclose|wrap|quote) (each|every)? (line)? (with|by|in|between) {text:quoted} and {other:quoted}',
    ],
    means: between('surround'),
    favour: 0.3,
  },
  {
    patterns: [
      '(add|insert|print) (an)? (empty|blank) line (after|between|below) (each|every)? (line)?',
      '(double-space|double space)',
    ],
    means: op('emptyLineAfter'),
  },
  {
    patterns: [
      '(convert|change|replace|expand|replacing) (each|all)? (tabs|tab|tab characters) (to|with|into|by) (spaces|space)',
    ],
    means: op('tabsToSpaces'),
    favour: 0.9,
  },
  {
    patterns: [
      '(wrap|fold|break|split) (lines|text|long lines|each line|line)? (to|at|into|after|so that) (a)? (width of|maximum of|lines of|maximum width of|most)? {n} (character|columns|column|char|characters)? (wide|per line)?',
    ],
    means: withN('fold'),
    favour: 0.5,
  },
  {
    patterns: [
      'in place',
      'in-place',
      'inplace',
      'edit (the)? file',
      '(modify|modifying|editing|updating) (the)? (file|original) (in place|directly)?',
      '(and)? (save|write) (it)? (the)? (changes|back)',
    ],
    means: () => [{ is: 'inPlace' }],
  },
  { patterns: ['(truncate|truncates|shorten)'], means: () => [{ is: 'inPlace' }], favour: -0.1 },
];

const SORTS: readonly LineRule[] = [
  {
    patterns: [
      `(and)? (sort|sorted|sorts|order|sorting) ${IT}? (and|the)? (content of|contents of|lines of|each line of|lines in|line|lines|line of|line in|result|output|list|results)? (alphabetically|lexicographically|in alphabetical order|by name|in order|in sorted order|ascending|in place)? (of|in)?`,
    ],
    means: op('sort', { flags: '' }),
  },
  {
    patterns: [
      '(numerically|numeric|numerical|by number|as numbers|in numeric order|in numerical order|by numeric value|by numerical value|by number of occurrences|by count|by frequency)',
    ],
    means: () => [{ is: 'flag', flag: 'n', for: 'sort' }],
  },
  {
    patterns: [
      'numerically (sort|sorted)',
      '(and)? (sort|sorted|sorts) (them|it|lines|line|output|result)? numerically',
    ],
    means: op('sort', { flags: ' -n' }),
    favour: 0.2,
  },
  {
    patterns: [
      '(in)? (reverse|reversed|descending|decreasing|reverse alphabetical|backward|backwards) (order|sort|sorted)?',
      'in descending order',
    ],
    means: () => [{ is: 'flag', flag: 'r', for: 'sort' }],
  },
  {
    patterns: [
      '(by|based on|on|according to|using)? (version|version number|version numbers|by version)',
      'version sort',
    ],
    means: () => [{ is: 'flag', flag: 'V', for: 'sort' }],
  },
  {
    patterns: [
      '(by|based on|on|according to|using|in|with respect to)? (the)? {n:rank} (field|column|key)',
      '(by|based on|on|according to|using) (field|column|key) (number)? {n}',
    ],
    means: (said) => [{ is: 'flag', flag: ` -k ${count(said)},${count(said)}`, for: 'sort' }],
    favour: -0.2,
  },
  {
    patterns: ['(by|based on|on|according to) first (field|column)'],
    means: () => [{ is: 'flag', flag: ' -k 1,1', for: 'sort' }],
  },
  {
    patterns: [
      '(sort|sorted) (uniquely|and unique|and uniq|and remove duplicates|and deduplicate)',
      '(and)? (remove|delete|eliminate|without|removing|drop|discard) (duplicate|duplicated|duplicates|repeated|duplicate lines) (lines|line|entry|rows|ones)?',
      '(and|only)? (unique|uniq|distinct|deduplicated) (line|lines|results|values|entries|rows|ones|result|words|names)?',
      '(list|print|show|display) (the|only)? (unique|distinct) (line|lines|result|results|values|entries)?',
      '(preserving|preserve|keeping|keep|leaving) (only)? (unique|distinct) (line|row|entry)?',
      '(drop|throw away|get rid of|filter out|discarding) (duplicate|repeated) (line|row|entry)?',
      'dedupe',
      'deduplicate',
    ],
    means: op('unique'),
    favour: 0.1,
  },
  {
    patterns: [
      '(remove|delete|without) (duplicate|duplicates|repeated) (lines|line)? (while|without|but)? (preserving|keeping|keep|sorting|changing|maintaining) (the)? (order|original order)?',
    ],
    means: op('uniqueInOrder'),
    favour: 0.6,
  },
  {
    patterns: [
      '(only)? (duplicate|duplicated|repeated) (line|lines|entries|words|ones)?',
      '(lines|line) (that|which) (appear|occur|are) (more than once|duplicated|repeated|duplicates)',
      '(only)? (print|show|find|display|list) (the)? (duplicates|repeated lines|duplicate lines|duplicate)',
    ],
    means: op('duplicates'),
    favour: 0.3,
  },
  {
    patterns: [
      '(lines|line) (that|which)? (appear|occur|occurring|appearing|are) (only|exactly)? (once|unique)',
      '(non-duplicated|non-repeated) (line)',
    ],
    means: op('once'),
    favour: 0.4,
  },
  {
    patterns: [
      '(with|prefixed by|prefixed with|preceded by|along with|showing|including|and prefix with|and prefix by|and prefix (it|each|each entry|each line|them) with|prefix (it|each entry|them|each line) with|and (their|its)|and (show|print|display) (their|its|the)?) (their|its|the|a)? (count of|frequency|count) (of)? (time|occurrence|appearance) (of)? (each|it|them)? (line|one|word)? (appear|occur|repeated|is repeated)?',
      '(with|prefixed by|prefixed with|preceded by|along with|and (their|its)) (their|its|the|a)? (frequency|count|count of each|count of them)',
      '(print|show|display|count|list)? (the)? (count of|frequency of) (time|occurrence|appearance) (of)? (each|every|it|they) (line|one|word|entry|value|field)? (appear|occur|is repeated)?',
      '(print|show|display|count)? how (many times|often) (each|every) (unique|distinct)? (line|one|word|entry|value)? (appear|occur|is repeated)?',
      '(prefixed|preceded|along|together) (by|with) (the)? (count of)? (occurrences|occurrence|frequency|count)',
      '(count|print count of|frequency of|frequency count of|count of occurrences of|count occurrences of|histogram of|print frequency count of|count how many times|list frequency of) (each|every|unique|distinct|how many times each) (unique|distinct)? (line|value|entry|item|one)? (appears|occurs)?',
      'frequency count (of)?',
    ],
    means: op('frequency'),
    favour: 0.2,
  },
  {
    patterns: [
      '(most|least) (common|frequent|frequently occurring) (line|lines|values|entries)?',
      '(sort|sorted) by (frequency|count|number of occurrences|occurrence)',
      'most (common|frequent) (line)?',
    ],
    means: op('frequencySorted'),
    favour: 0.3,
  },
  {
    patterns: [
      '{n} most (common|frequent|frequently used|used) (word|words)',
      'top {n} (most)? (common|frequent|frequently used|used)? (word|words)',
    ],
    means: withN('topWords'),
    favour: 0.6,
  },
  {
    patterns: [
      '(reverse|invert) (the)? (order of|the order of)? (lines|line) (of|in)?',
      '(reverse|reversed) order (of)? (line)?',
      '(print|show|display|output)? (lines|line|content|contents|it) (of|in)? (file)? in (reverse|reversed|backwards) (order)?',
      'in (reverse|reversed) order',
      'from (bottom|end) (to top)?',
      'from (bottom|last line to first|last to first|end) (to|of) (top|file)',
      'reversed',
    ],
    means: op('reverseLines'),
    favour: -0.1,
  },
  { patterns: ['from (bottom|end) (of)?'], means: op('reverseLines'), favour: 0 },
  {
    patterns: [
      '(keeping|keep|leaving|but keep|except|preserving|without) (the)? (first line|header|header line) (the same|in place|first|at top|on top|unchanged|intact|as is)?',
      'keeping first line same',
    ],
    means: () => [{ is: 'flag', flag: 'header', for: 'sort' }],
    favour: 0.4,
  },
  {
    patterns: [
      '(reverse|flip) (each|every) (line|string|word) (character by character)?',
      '(and)? (reversed|reverse) (characterwise|character-wise|character by character)',
      '(reverse) (character) (of|in)? (each|every)? (line|string|word)?',
      '(line|each line|text|string|it) (backwards|backward|in reverse)',
      'reverse (string|text|each line|characters|the characters)',
      '(characters|character) (of|in)? (each|every) line (reversed|in reverse)',
      'line backwards',
    ],
    means: reverseCharacters,
    favour: 0,
  },
  {
    patterns: [
      '(reverse) (the|order of)? (order of)? (space|space separated|space-separated)? (words|word) (in|of)? (each|every|reverse order)? (line)? (of)?',
      '(words|word) (in)? (reverse|reversed) (order)?',
    ],
    means: op('reverseWords'),
    favour: 0.5,
  },
  {
    patterns: [
      '(shuffle|randomize|scramble|jumble|mix up|randomly sort|randomly shuffle|shuffled|permute) (order of)? (line|lines|the lines|lines of|result)?',
      'in random order',
      'randomly',
    ],
    means: op('shuffle'),
  },
];

function reverseCharacters(said: Said): readonly LineFact[] | undefined {
  return Object.keys(said).length > 0 ? undefined : [{ is: 'line', step: { op: 'reverseCharacters' } }];
}

const COUNTS: readonly LineRule[] = [
  {
    patterns: [
      `(and)? <show>? (the)? (total)? (count|count of|how many|total count of|line count of|count total|total number of|counts|number of|calculate count of|determine count of|find count of) (of)? (the)? (line|lines|rows|result|results|matches|matching lines|them|matched lines|found lines) (are there|does it have|there are|exist|are)? (in|of)?`,
      'line count (of|in|for)?',
      'and count (them|lines|it|the lines|result)?',
      'wc -l',
    ],
    means: op('countLines'),
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|total count of|number of) (of)? (word|words) (are there|are)? (in|of)?',
      'word count (of|in|for)?',
    ],
    means: op('countWords'),
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|total count of|number of) (of)? (character) (are there|are)? (in|of)?',
      'character count (of|in|for)?',
      'length of (string)?',
      '(print|find|get|calculate) length (of)?',
    ],
    means: op('countCharacters'),
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (bytes|byte) (are there|are)? (in|of)?',
      'byte count (of|in|for)?',
      'size in bytes (of)?',
    ],
    means: op('countBytes'),
    favour: 0.2,
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (unique|distinct|different) (line|lines|values|entries|rows|words)',
    ],
    means: op('countUnique'),
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (total)? (count|count of|how many|number of) (of)? (unique)? (duplicate|duplicated|repeated) (line|lines|values|entries|rows)',
    ],
    means: op('countDuplicates'),
    favour: 0.6,
  },
  {
    patterns: [
      '<show>? (sum|total|sum of|add up|calculate sum of|total of|compute sum of) (of)? (all)? (numbers|values|number|lines|the numbers)?',
      '(sum|add) (up)? (numbers|values|column)?',
    ],
    means: op('sum', { n: 1 }),
  },
  {
    patterns: [
      '<show>? (sum|total|sum of|add up|calculate sum of|total of|compute sum of) (of)? (values in|numbers in)? {n:rank} (column|field)',
      '(sum|add|sum up|sum of|total of) (up)? (values in|numbers in)? (column|field) {n}',
    ],
    means: withN('sum'),
    favour: 0.5,
  },
  {
    patterns: [
      '<show>? (mean|average|average of|mean of|calculate average of|compute mean of) (of)? (numbers|values)? (in)? {n:rank} (column|field)',
      '(average|mean) (of)? (column|field) {n}',
    ],
    means: withN('mean'),
    favour: 0.5,
  },
  {
    patterns: [
      '<show>? (mean|average|average of|mean of|calculate average of) (of)? (numbers|values|all numbers)?',
    ],
    means: op('mean', { n: 1 }),
  },
  {
    patterns: ['<show>? (largest|biggest|maximum|highest|greatest|max) (number|value|one)? (of|in)?'],
    means: op('largest'),
  },
  { patterns: ['<show>? (smallest|minimum|lowest|min) (number|value|one)? (of|in)?'], means: op('smallest') },
  {
    patterns: [
      '(number|numbering) (the|all|each)? (line|lines|output|each line|every line)',
      '(with|print|show|display|add|prepend|including|and)? (line)? (line numbers|line number|numbered lines|numbers) (to|before|in front of|at start of|for)? (each|every|all)? (line)?',
      'numbered',
    ],
    means: op('number'),
    favour: 0.05,
  },
];

const fieldOf =
  (name: string): Means =>
  (said) => [{ is: 'line', step: { op: name, n: count(said) } }];
const COLUMNS: readonly LineRule[] = [
  {
    patterns: [
      `<show>? (only|just)? (the)? {n:rank} ${ONE} (of|from|in)? (each|every)? (line|row|data)? (of|from|in)? (data|file)?`,
      `<show>? (only|just)? ${ONE} (number)? {n} (of|from|in)? (each line|every line)?`,
      `(cut|extract|select|get) ${ONE} {n}`,
    ],
    means: fieldOf('field'),
    favour: 0.1,
  },
  {
    patterns: [
      `<show>? (only|just)? (the)? first ${ONE} (of|from|in)? (each|every)? (line|row)?`,
      'first (column|field|word)',
    ],
    means: op('field', { n: 1 }),
    favour: 0.2,
  },
  {
    patterns: [`<show>? (only|just)? (the)? last ${ONE} (of|from|in|on)? (each|every)? (line|row)?`],
    means: op('lastField'),
    favour: 0.2,
  },
  {
    patterns: [
      `<show>? (only|just)? (the)? {n:rank} and {m:rank} ${ONE} (of|from|in)? (each line)?`,
      `<show>? (only|just)? ${ONE} {n} and {m:n} (of|from|in)? (each line)?`,
      `<show>? first and {m:rank} ${ONE}`,
    ],
    means: (said) => [
      { is: 'line', step: { op: 'fields', n: has(said, 'n') ? count(said) : 1, m: count(said, 'm') } },
    ],
    favour: 0.4,
  },
  {
    patterns: [`<show>? (only)? ${ONE} {n} (to|through|-) {m:n}`, `<show>? first {m:n} ${ONE}`],
    means: (said) => [
      {
        is: 'line',
        step: {
          op: 'cut',
          text: has(said, 'n') ? `${count(said)}-${count(said, 'm')}` : `1-${count(said, 'm')}`,
        },
      },
    ],
    favour: 0.4,
  },
  {
    patterns: [
      `(and)? <show>? (all but|everything but|all except|except|everything except|without|remove|delete|skip|drop|but) (the)? first ${ONE} (from|of)? (any|each|every)? (line|string)?`,
    ],
    means: op('cut', { text: '2-' }),
    favour: 0.6,
  },
  {
    patterns: [
      '(from|of)? (any|each|every)? (space-delimited|space-separated|whitespace-separated) (string|line|file|data)?',
      '(where)? (column|field|columns|fields)? (separated|delimited) by (one or more)? (whitespace|whitespaces|space|spaces)',
      'one or more whitespace',
    ],
    means: () => [{ is: 'separator', text: ' ' }],
    favour: 0.3,
  },
  {
    patterns: [
      '{text:quoted} (separated|delimited) (file|line|column|field|value)?',
      '(separated|delimited|split|delimiter is|delimiter|separator|using|field separator|with delimiter|using delimiter|with field separator|by delimiter|and delimiter|joined) (by|with|is|on|as|of|using)? (delimiter|separator|character)? {text:quoted} (as delimiter|as separator|as the delimiter|delimiter|separator|as field separator)?',
      '(by|with|using|on) (delimiter|separator) {text:quoted}',
      '{text:quoted} (as|is) (delimiter|separator|field separator)',
    ],
    means: (said) => [{ is: 'separator', text: raw(said, 'text') }],
    favour: 0.2,
  },
  {
    patterns: [
      '(join|merge|combine|concatenate|put|print) (all)? (lines|each line|line|them|it|output|the lines|result|contents|lines of)? (of|in|from)? (file)? (into|in|on|to|as)? (single|one|a single)? (line|string)? (separated by|with|by|using|delimited by)? (single|a)? (space|spaces)',
      'join (each)? (line|lines) (by|with) space',
    ],
    means: op('join', { text: ' ' }),
    favour: 0.3,
  },
  {
    patterns: [
      '(join|merge|combine|concatenate) (all)? (lines|each line|line|them|it|output|the lines|result|contents|lines of)? (of|in)? (into|in|on|to|as)? (single|one|a single)? (line|string)? (separated by|with|by|using|delimited by) (a|delimiter|separator)? (comma|commas)',
    ],
    means: op('join', { text: ',' }),
    favour: 0.4,
  },
  {
    patterns: [
      '(join|merge|combine|concatenate) (all)? (lines|each line|line|them|it|output|the lines|result|contents|lines of)? (of|in)? (into|in|on|to|as)? (single|one|a single)? (line|string)? (separated by|with|by|using|delimited by) (a|delimiter|separator)? {text:quoted}',
    ],
    means: withText('join'),
    favour: 0.5,
  },
  {
    patterns: [
      '(join|merge|combine|concatenate|put|turn|convert|make) (each|every)? (line|lines|them|it|content) (of|in|from)? (into|to|as) (single|one)? (comma separated|comma-separated|comma delimited|comma-delimited) (line|list|string|row)',
      '(as|into|to) (single|one)? (comma separated|comma-separated|comma delimited) (list|line|string)',
    ],
    means: op('join', { text: ',' }),
    favour: 0.6,
  },
  {
    patterns: [
      '(replace|substitute|change|convert|turn) (each|every)? newline (character)? <source>? (with|by|to|into) {text:quoted}',
    ],
    means: (said) => [
      ...(has(said, 'source') ? [{ is: 'from', files: raws(said, 'source') } as const] : []),
      { is: 'line', step: { op: 'join', text: raw(said, 'text') } },
    ],
    favour: 0.9,
  },
  {
    patterns: [
      '(convert|change|turn|split|transform)? {other:quoted} (separated|delimited) (list|string|text)? {text:quoted} (to|into) (newline|line) (separated|delimited) (list)?',
      '(convert|change|turn|split) (list|string|text)? {text:quoted} (separated|delimited) by {other:quoted} (to|into) (newline|line) (separated|delimited) (list)?',
    ],
    means: (said) => [
      { is: 'literal', text: raw(said, 'text') },
      { is: 'line', step: { op: 'split', text: raw(said, 'other') } },
    ],
    favour: 0.9,
  },
  {
    patterns: [
      '(convert|replace|change|replacing|translate|turn) (all)? (newlines|newline|line breaks|newline characters|new lines) (from|in|of)? (contents of|content of)? ({paths:thing})? (except last|except the last)? (to|with|by|into) (a|single)? (space|spaces)',
      '(in|into|on|to) (a)? (single|one) line',
    ],
    means: (said) => [
      ...(has(said, 'paths') ? [{ is: 'from', files: raws(said, 'paths') } as const] : []),
      { is: 'line', step: { op: 'join', text: ' ' } },
    ],
    favour: 0.7,
  },
  {
    patterns: [
      '(join|merge|combine|write|print|put|with|show|concatenate)? (each|every)? {n} (lines|line|values|items|numbers|entries|columns|words) (in|of|from)? {paths:thing}? (into|in|on|per|to|from)? (a)? (single|one|each)? (line|row)? (separated by|delimited by|with|joined by)? (a|single)? (space|spaces)?',
    ],
    means: (said) =>
      said['n'] === undefined || count(said) > MOST_COLUMNS
        ? undefined
        : [
            ...(has(said, 'paths') ? [{ is: 'from', files: raws(said, 'paths') } as const] : []),
            { is: 'line', step: { op: 'perLine', n: count(said), text: ' ' } },
          ],
    favour: -0.2,
  },
  {
    patterns: [
      '(each|every|all)? (word|words) (on|in|per|to) (a|its|separate|own|new|each|its own|one|a new|individual)? (own|separate|new)? (line|lines)',
      'one word per line',
      '(split|break|separate) (it|text|line|lines|string|contents|file)? (into|in|by) (words|word)',
    ],
    means: op('wordsApart'),
    favour: 0.5,
  },
  {
    patterns: [
      '(split|break|separate) (string|it|text|line|lines)? {text:text}? (by|on|at|using|with) (delimiter|character)? {other:quoted} (into|to)? (lines|separate lines|newlines|array)?',
    ],
    means: (said) => [
      ...(has(said, 'text') ? [{ is: 'literal', text: raw(said, 'text') } as const] : []),
      { is: 'line', step: { op: 'split', text: raw(said, 'other') } },
    ],
    favour: 0.5,
  },
  {
    patterns: [
      '(each|every|unique|list each unique|list each) (unique|distinct)? character (in|of)?',
      '(each|every) character on (a|its|separate) (own)? line',
    ],
    means: op('charactersApart'),
    favour: 0.2,
  },
  {
    patterns: ['(as|in|into|format)? (aligned)? (table|columns|a table|neat columns|aligned columns)'],
    means: op('columns'),
    favour: -0.3,
  },
];

const FORMS: readonly LineRule[] = [
  {
    patterns: [
      '(convert|print|show|display|dump|output|get|view)? (to|as|in|the|into)? (string of)? (byte)? (hex|hexadecimal|hex bytes|hexadecimal bytes|hex dump|byte hex dump|hexdump|hexadecimal dump|hex string|hexadecimal representation|string of hexadecimal bytes|hexadecimal format) (bytes|of|format)? (of)?',
    ],
    means: op('hex'),
    favour: 0.2,
  },
  {
    patterns: [
      'with no (file)? (offset|offset data|file offset data|address) (for|of)?',
      'without (offsets|offset|addresses|file offset)',
    ],
    means: () => [{ is: 'nothing' }],
  },
  {
    patterns: [
      '(convert|encode|print|base64)? (to|as|in|with|using|into)? base64 (encode|encoded|encoding)?',
      'base64 encode',
    ],
    means: op('base64'),
  },
  {
    patterns: [
      '(decode|base64 decode|decoding) (from|as|with|using)? (base64)? (encoded)? (string|text|file)?',
      'decode base64',
    ],
    means: op('unbase64'),
    favour: 0.3,
  },
  { patterns: ['(rot13|encode with rot13|apply rot13) (to)?'], means: op('rot13') },
  {
    patterns: [
      '(and)? (calculate|compute|print|show|display|get|find|generate)? (the)? (md5sum|md5) (of|for)? (the)? (remaining|rest|result|output|it|them|file|string|text|contents of)?',
    ],
    means: op('md5'),
    favour: 0.1,
  },
  {
    patterns: [
      '(and)? (calculate|compute|print|show|display|get|find|generate)? (the)? (sha1|sha1sum|sha1 hash|sha1 checksum|sha1 sum) (of|for)?',
    ],
    means: op('sha1'),
  },
  {
    patterns: [
      '(and)? (calculate|compute|print|show|display|get|find|generate)? (the)? (sha256|sha256sum|sha256 hash|sha256 checksum|sha256 sum|checksum|hash) (of|for)?',
    ],
    means: op('sha256'),
  },
  {
    patterns: [
      '(and)? (calculate|compute|print|show|display|get|find|generate)? (the)? (crc|crc checksum|cksum) (of|for)?',
    ],
    means: op('cksum'),
  },
  {
    patterns: [
      '(show|display|print|view)? (non-printing|nonprinting|invisible|non-printable|control) (characters|character)',
      '(show|display) (tabs and line endings|line endings)',
    ],
    means: op('visible'),
  },
  {
    patterns: [
      '<show> (the)? (content|contents|text|lines|line|data|all lines) (of)?',
      '(cat|view|read|dump|concatenate|type)',
      '<show>',
      '(prints|displays) (all)? (line|lines)',
    ],
    means: op('all'),
    favour: -0.3,
  },
  {
    patterns: [
      '(only)? (filename|filetype|file type|file)? (suffix|extension|filetype suffix) (of|from)?',
      'without (the)? (path|folder)',
    ],
    means: op('extension'),
    favour: 0.2,
  },
  {
    patterns: ['(gzip compressed|compressed|gzipped|gzip-compressed|gz) (file)?'],
    means: () => [{ is: 'line', step: { op: 'gunzip' } }],
  },
];

/** `paste` takes a dash for each. */
const MOST_COLUMNS = 50;

const SEPARATORS =
  '(with|by|using|separated by|delimited by|and separate them with|and separate them by|into one line separated by|on)';

/** Steps whose words are around the file they are about. */
const MORE: readonly LineRule[] = [
  {
    patterns: ['(wrap|fold|break) (line|text)? (at|to|after) {n} (character|column)'],
    means: withN('fold'),
    favour: 0.4,
  },
  {
    patterns: ['{n} line (after|following|below) (each|every)? (match|occurrence) (of)? {text:word}'],
    means: (said) => [
      { is: 'line', step: { op: 'match', text: raw(said, 'text'), flags: ` -A ${count(said)}` } },
    ],
    favour: 0.6,
  },
  {
    patterns: ['{n} line (before|preceding|above) (each|every)? (match|occurrence) (of)? {text:word}'],
    means: (said) => [
      { is: 'line', step: { op: 'match', text: raw(said, 'text'), flags: ` -B ${count(said)}` } },
    ],
    favour: 0.6,
  },
  {
    patterns: [
      '(except|but not|excluding|other than) (those|ones|line) (containing|that contain|with|matching|that match) {text:word}',
    ],
    means: (said) => [{ is: 'line', step: { op: 'match', text: raw(said, 'text'), flags: ' -v' } }],
    favour: 0.6,
  },
  {
    patterns: [
      '(base64 encode|encode as base64|encode in base64|encode to base64|encode with base64|convert to base64)',
    ],
    means: op('base64'),
    favour: 0.3,
  },
  ...Object.entries(CHARACTERS).map(
    ([word, character]): LineRule => ({
      patterns: [`(${word}-separated|${word}-delimited|${word}-seperated) (file|value|field|list)?`],
      means: () => [{ is: 'separator', text: character }],
    }),
  ),
  {
    patterns: [
      `(join|merge|combine|concatenate|put|print) (line|them|each line|output|everything)? <source>? (into|on|in|to)? (single|one)? (line|string)? ${SEPARATORS} {character}`,
      `(join|merge|combine) (line|them) <source> ${SEPARATORS} {character}`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'join', text: characterOf(raw(said, 'character')) } }],
    favour: 0.5,
  },
  {
    patterns: [
      `(join|merge|combine|concatenate) (line|them|each line|output)? <source>? (into|on|in|to)? (single|one)? (line|string)? ${SEPARATORS} {text:quoted}`,
    ],
    means: withText('join'),
    favour: 0.5,
  },
  {
    patterns: [
      '(join|merge|put|print|combine|collapse|flatten|turn|convert) (line|them|content)? <source>? (into|on|in|to|as) (single|one) line',
    ],
    means: op('join', { text: ' ' }),
    favour: 0.5,
  },
  {
    patterns: [
      '(show|print|display|list|get|find|select|filter|extract)? (line|row|record) <source>? (where|whose|in which|with|for which|that have|when) {n:rank} (field|column) (is|equals|equal to|equal|matches|=|being|has value|of) {text:word}',
      '(where|whose) {n:rank} (field|column) (is|equals|equal to|=) {text:word}',
      '(where|whose) first (field|column) (is|equals|equal to|=) {text:word}',
    ],
    means: (said) => [
      {
        is: 'line',
        step: { op: 'fieldEquals', n: has(said, 'n') ? count(said) : 1, text: raw(said, 'text') },
      },
    ],
    favour: 0.6,
  },
  {
    patterns: [
      '(show|print|display|list|get|find|select|filter)? (line|row|record) <source>? (where|whose|in which|with|for which) {n:rank} (field|column) (is)? (greater than|more than|larger than|above|over|bigger than) {m:n}',
    ],
    means: (said) => [{ is: 'line', step: { op: 'fieldOver', n: count(said), m: count(said, 'm') } }],
    favour: 0.6,
  },
  {
    patterns: [
      '(show|print|display|list|get|find|select|filter)? (line|row|record) <source>? (where|whose|in which|with|for which) {n:rank} (field|column) (is)? (less than|smaller than|below|under) {m:n}',
    ],
    means: (said) => [{ is: 'line', step: { op: 'fieldUnder', n: count(said), m: count(said, 'm') } }],
    favour: 0.6,
  },
  {
    patterns: ['(sort|sorted|order) (line)? <source>? by (line)? length', 'by (line)? length'],
    means: op('sortByLength'),
    favour: 0.4,
  },
  {
    patterns: [
      '<show>? length of (each|every) line <source>?',
      '(count|count of) character (in|of|on) (each|every) line <source>?',
    ],
    means: op('lengths'),
    favour: 0.9,
  },
  {
    patterns: ['<show>? (count of|count) (field|column|word) (in|of|on|per) (each|every)? line <source>?'],
    means: op('fieldCounts'),
    favour: 0.9,
  },
  {
    patterns: ['(remove|delete|strip|without) (digit|number|numeric character) (from)?'],
    means: op('noDigits'),
    favour: 0.2,
  },
  {
    patterns: ['(remove|delete|strip|without) (punctuation|punctuation character|punctuation mark) (from)?'],
    means: op('noPunctuation'),
    favour: 0.2,
  },
  {
    patterns: [
      '(remove|delete|strip|without) (non-digit|nondigit|non-numeric|non numeric) (character)? (from)?',
      '(keep|extract|print|show|get|only) (only)? (digit|number) (from|in)',
    ],
    means: op('onlyDigits'),
    favour: 0.2,
  },
  {
    patterns: [
      '(insert|add|put|prepend|write) (line|text|string)? {text:quoted} (at|to|as|into|in) (beginning|start|top|first line|first) (of)?',
    ],
    means: withText('insertFirst'),
    favour: 0.6,
  },
  {
    patterns: [
      '(insert|add|put|append) (line|text|string)? {text:quoted} (after|below) line (number)? {n}',
      '(insert|add|put|append) (line|text|string)? {text:quoted} (after|below) {n:rank} line',
    ],
    means: (said) => [{ is: 'line', step: { op: 'insertAfter', n: count(said), text: raw(said, 'text') } }],
    favour: 0.6,
  },
  {
    patterns: ['(insert|add|put) (line|text|string)? {text:quoted} (before|above|at) line (number)? {n}'],
    means: (said) => [{ is: 'line', step: { op: 'insertBefore', n: count(said), text: raw(said, 'text') } }],
    favour: 0.6,
  },
  {
    patterns: [
      '(insert|add|append|put) (line|text|string)? {other:quoted} (after|below) (each|every)? line (containing|matching|that contain|with) {text:word}',
    ],
    means: between('appendAfter'),
    favour: 0.8,
  },
  {
    patterns: ['(comment out) line (containing|matching|that contain|with|starting with) {text:word}'],
    means: withText('commentOut'),
    favour: 0.8,
  },
  {
    patterns: [
      '(show|print|display|extract|get|list|find|output|search for)? (ip|ip address|ipv4 address|ipv4|ip addresses)',
    ],
    means: op('match', { text: '[0-9]+\\.[0-9]+\\.[0-9]+\\.[0-9]+', flags: ' -oE' }),
    favour: -0.2,
  },
  {
    patterns: [
      '(show|print|display|extract|get|list|find|output)? (email|email address|e-mail address|mail address)',
    ],
    means: op('match', { text: '[[:alnum:]._%+-]+@[[:alnum:].-]+', flags: ' -oE' }),
    favour: -0.2,
  },
  {
    patterns: ['(show|print|display|extract|get|list|find|output)? (url|link|web address)'],
    means: op('match', { text: 'https?://[^[:space:]"<>]+', flags: ' -oE' }),
    favour: -0.2,
  },
  {
    patterns: [
      '(swap|exchange|switch) (first|first and second|first two) (and {n:rank})? (field|column|word) <source>?',
    ],
    means: op('swapFields'),
    favour: 0.4,
  },
  {
    patterns: [
      '(show|print|display)? (line|everything|content|it) <source>? (with|and add|with added|preceded by|prefixed by|including) line number',
    ],
    means: op('number'),
    favour: 0.5,
  },
  {
    patterns: ['(delete|remove|drop|strip) {n:rank} (field|column) (of|from|in)?'],
    means: (said) => [{ is: 'line', step: { op: 'dropField', n: count(said) } }],
    favour: 0.5,
  },
  {
    patterns: [
      '(character) {n} (of|from|in) (each|every)? line',
      '{n:rank} character (of|from|in) (each|every)? line',
    ],
    means: (said) => [{ is: 'line', step: { op: 'characters', n: count(said), m: count(said) } }],
    favour: 0.3,
  },
];

const FILLERS: readonly LineRule[] = [
  {
    patterns: ['(to|on) (stdout|standard output|screen|console|terminal)'],
    means: () => [{ is: 'shown' }],
    favour: -0.35,
  },
  {
    patterns: [
      '(and|then|also|each|it|them|the|only|line|content|file|of|in this case {text:quoted})',
      '(in this case) {text:quoted}',
      '(that|which) (are|is)',
      'in (file|it|them)',
      '(sorted alphabetically)',
    ],
    means: () => [{ is: 'nothing' }],
    favour: -0.35,
  },
];

/** What a pattern holds between a verb and its complement is where the lines come from. */
function withSource(rule: LineRule): LineRule {
  return {
    ...rule,
    means: (said) => {
      const facts = rule.means(said);
      return facts === undefined || !has(said, 'source')
        ? facts
        : [...sourceFacts(raws(said, 'source')), ...facts];
    },
  };
}

export const LINES: readonly LineRule[] = [
  ...SOURCES,
  ...CUTS,
  ...MATCHES,
  ...NAMED_CHARACTERS,
  ...CHANGES,
  ...SORTS,
  ...COUNTS,
  ...COLUMNS,
  ...FORMS,
  ...FILLERS,
  ...MORE,
  ...LINE_FORMS,
].map(withSource);
