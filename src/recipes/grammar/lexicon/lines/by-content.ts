// Which lines, by their content.

import { count, raw } from '../said.ts';
import { LINE_WORDS } from './by-position.ts';
import { between, type LineRule, type Means, ops, TEXT, withText } from './rule.ts';

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

export const MATCHES: readonly LineRule[] = [
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
    ],
    means: match(' -v'),
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
  },
  {
    patterns: [
      `${LINE_WORDS} (that|which)? (do not|not|dont) (start with|begin with|starting with|beginning with) {text:word}`,
      `(exclude|excluding|remove|delete|without|skip|except) ${LINE_WORDS} <begin> {text:word}`,
    ],
    means: anchored('^', '', ' -v'),
  },
  {
    patterns: [
      `(using|matching|with|that match|match|for|of)? (regex) (pattern|patterns)? {text:text}`,
      '(extended) regex {text:text}',
    ],
    means: match(' -E'),
  },
  {
    patterns: [
      `(containing|contain|with|either|for|matching|that contain|word|string|grep|search for|find|line that contain|filter)? (word|either|string)? (either)? {text:word} or (word)? {other:word}`,
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
  },
  { patterns: ['case-insensitive'], means: () => [{ is: 'flag', flag: 'i', for: 'match' }] },
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
      '(and|with|show|print|display|along with|plus)? {n} line (after|below|following|trailing) (it|each|match|them|the match|each match|context)?',
    ],
    means: (said) => [{ is: 'flag', flag: ` -A ${count(said)}`, for: 'match' }],
  },
  {
    patterns: [
      '(and|with|show|print|display|along with|plus)? {n} line (before|above|preceding|leading) (it|each|match|them|context)',
    ],
    means: (said) => [{ is: 'flag', flag: ` -B ${count(said)}`, for: 'match' }],
  },
  {
    patterns: [
      '(lines)? (matching|that match|match) (any of)? (regex)? (patterns|regexes|words|lines|strings|pattern) (listed|in|from|found|contained|stored) (in)? (file)? {text:thing}',
    ],
    means: withText('matchesOf'),
  },
  {
    patterns: [
      `(print|show|display|extract|output|get|extracts|find|prints|everything|select)? ${LINE_WORDS}? (text|lines|everything|all|content|that are|section|part)? (between|from) (line|pattern|string|text|word|marker|line containing|lines|lines containing|regex)? {text:text} (and|to|until|till) (line|pattern|string|line containing)? {other:text} (inclusive|inclusively)?`,
    ],
    means: between('between'),
  },
  ...ops(
    {
      afterLast: [
        '(print|show|display|output|all)? (lines|everything|all lines|content)? from (the)? last (occurrence of|match of|line containing|line matching) (regex|pattern|string|text|word)? {text:text} (to|until|till) (the)? end (of)? (file)?',
      ],
      after: [
        '(print|show|display|output)? (lines|everything|all lines|line)? (from|starting from|starting with|starting at|after|beginning with) (the)? (first)? (occurrence of|match of|line containing|line matching|line with|line)? (regex|pattern|string|text|word)? {text:text} (to|until|till|through) (the)? (end|end of) (of)? (file)?',
      ],
      before: [
        '(print|show|display|output)? (lines|everything|all lines|line)? (until|up to|till|before) (the)? (first)? (occurrence of|match of|line containing|line matching|line with|line)? (regex|pattern|string|text|word)? {text:text}',
      ],
    },
    withText,
  ),
  {
    patterns: [
      '(count|print count of|count of|show count of|how many|display count of|find count of|number of) (of)? (occurrences|occurrence|times|instances|appearances) (of|that|does)? (string|word|character|text|pattern|letter)? {text:word} (character|letter|appears|appear|occurs|occur|is found|string|word)?',
      '(count|count of|how many|print count of) (times)? (of)? {text:word} (character|letter|symbol) (appear|are there|occur)?',
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
  },
];

function escapeExtended(text: string): string {
  return text.replace(/[()+?{}|]/g, '\\$&');
}
