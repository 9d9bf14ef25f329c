// Whole texts: case, line ends, comments, words.

import { characterOf } from '../../../slots/characters.ts';
import { count, raw, raws } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

export const PLAIN_TEXT: readonly LineRule[] = [
  {
    patterns: [
      '(make|turn|convert|change|put|print|show) {source:things} (in|into|to|all)? <to:letterCase>',
      '(convert|change|turn) {source:things} (from (dos|windows|unix|linux))? (in|into|to) <to:lineEnds> (line ending|line end|format|newline|style|line)?',
    ],
    means: (said) => [{ is: 'from', files: raws(said, 'source') }, step(raw(said, 'to'))],
  },
  {
    patterns: [
      '(change|set|update) (value of|setting)? {key:word} (setting|value|option|number)? (in|of|inside) (file)? {source:things} (file)? (to|=|as) {value:word}',
      '(change|set|update) (value of|setting)? {key:word} (setting|value|option|number)? (to|=|as) {value:word} (in|inside) (file)? {source:things}',
    ],
    means: (said) =>
      raws(said, 'source').every((file) => /\.(conf|cfg|cnf|ini|env|properties|toml|ya?ml)$/.test(file))
        ? [
            { is: 'from', files: raws(said, 'source') },
            step('setting', { text: raw(said, 'key'), other: raw(said, 'value') }),
            { is: 'inPlace' },
          ]
        : undefined,
  },
  {
    patterns: ['how long (is|are) (file)? {source:things}'],
    means: (said) =>
      raws(said, 'source').some((file) => /\.(mp[34]|mov|mkv|avi|webm|ogg|wav|flac|m4[av])$/i.test(file))
        ? undefined
        : [{ is: 'from', files: raws(said, 'source') }, step('countLines')],
  },
  {
    patterns: ['(show|print|list|get)? (only)? comment (line)? (only)? (of|in|from)?'],
    means: op('commentLines'),
  },
  {
    patterns: [
      '(which|what|show|list|print|find)? word (are|is|that are|with)? <larger> {n} (letter|character)? (long)?',
      '(which|what|show|list|print|find)? word (are|is|that are)? longer than {n} (letter|character)?',
      'word (of|with) more than {n} (letter|character)',
    ],
    means: (said) => [step('wordsApart'), step('longer', { n: count(said) })],
  },
  {
    patterns: [
      '(keep|leave|retain) (only|just)? first {n} character (of|from|in|on)? (each|every)? (line)?',
      '(cut|shorten|trim|truncate) (each|every)? line (to|after|at) {n} character',
    ],
    means: (said) => [step('firstCharacters', { n: count(said) })],
    favour: 0.8,
  },
  ...(
    [
      ['suffix', '(end of|the end of)'],
      ['prefix', '(beginning of|start of|front of)'],
    ] as const
  ).map(
    ([name, where]): LineRule => ({
      patterns: [
        `(add|append|put|insert|prepend) {text:character} (at|to|in) ${where} (each|every) line (of|in)?`,
        ...(name === 'prefix'
          ? ['(add|put|insert|prepend) {text:character} (before|in front of) (each|every) line (of|in)?']
          : []),
      ],
      means: (said) => [step(name, { text: characterOf(raw(said, 'text')) })],
      favour: 1.6,
      sure: true,
    }),
  ),
  {
    patterns: [
      '(delete|remove|cut|cut off|strip|drop|erase|chop off|throw away) (everything|all|each character|text|rest|what comes|what is|anything) <where:cutSide> <last:lastOne>? ({text:character}|{text:quoted}) (on|in|of|from)? (each|every)? (line)?',
    ],
    means: (said) => [
      step(`${raw(said, 'where')}${raw(said, 'last')}`, { text: characterOf(raw(said, 'text')) }),
    ],
    sure: true,
  },
  {
    patterns: [
      '(convert|turn|change|transform|export|show|print|output) {source:things} (to|into|as|in) json (format|array|file)?',
      '(to|into|as) json (format|array)?',
    ],
    means: (said) =>
      raws(said, 'source').every((file) => /\.csv$/i.test(file))
        ? [
            ...(raws(said, 'source').length > 0
              ? [{ is: 'from', files: raws(said, 'source') } as const]
              : []),
            step('csvToJson'),
          ]
        : undefined,
  },
  {
    patterns: [
      '(convert|turn|change|transform|export|show|print) {source:things} (to|into|as|in) (csv|comma-separated|comma separated) (format|file|value)?',
    ],
    means: (said) =>
      raws(said, 'source').every((file) => /\.tsv$/i.test(file))
        ? [{ is: 'from', files: raws(said, 'source') }, step('swap', { text: '\\t', other: ',' })]
        : undefined,
  },
  {
    patterns: [
      '(without|minus|strip|remove|leave out|leaving out|drop) (their|its|the)? (folder|path|folder part|path part|leading folder|folder name)',
      '<show>? (filename|path) listed <source>? (without|minus) (their|its)? (folder|path)',
      '(only|just) (their|its|the) (base name|basename|filename)',
    ],
    means: op('basename'),
  },
];
