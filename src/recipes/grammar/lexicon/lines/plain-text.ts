// Whole texts: case, line ends, comments, words.

import { count, raw, raws } from '../said.ts';
import { type LineRule, op, step } from './rule.ts';

export const PLAIN_TEXT: readonly LineRule[] = [
  ...(['first', 'last'] as const).map(
    (end): LineRule => ({
      patterns: [
        `(only)? ${end === 'first' ? '(first|top)' : '(last|final)'} (few|couple of|couple) (line|row)? (of)?`,
        `${end === 'first' ? '(head|beginning|start|top)' : '(tail|end)'} (of)? {source:things}`,
      ],
      means: (said) => [
        ...(raws(said, 'source').length > 0 ? [{ is: 'from', files: raws(said, 'source') } as const] : []),
        step(end, { n: 10 }),
      ],
      favour: 0.5,
    }),
  ),
  ...(['upper', 'lower'] as const).map(
    (to): LineRule => ({
      patterns: [
        `(make|turn|convert|change|put|print|show) {source:things} (in|into|to|all)? (${to}case|${to} case)`,
      ],
      means: (said) => [{ is: 'from', files: raws(said, 'source') }, step(to)],
      favour: 0.6,
    }),
  ),
  ...(['fromDos', 'toDos'] as const).map(
    (to): LineRule => ({
      patterns: [
        `(convert|change|turn) {source:things} (from (dos|windows|unix|linux))? (in|into|to) ${to === 'fromDos' ? '(unix|linux|lf)' : '(dos|windows|crlf)'} (line ending|line end|format|newline|style|line)?`,
      ],
      means: (said) => [{ is: 'from', files: raws(said, 'source') }, step(to)],
      favour: 0.8,
    }),
  ),
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
    favour: 1.5,
  },
  {
    patterns: ['how long (is|are) (file)? {source:things}'],
    means: (said) =>
      raws(said, 'source').some((file) => /\.(mp[34]|mov|mkv|avi|webm|ogg|wav|flac|m4[av])$/i.test(file))
        ? undefined
        : [{ is: 'from', files: raws(said, 'source') }, step('countLines')],
    favour: 0.4,
  },
  {
    patterns: ['(show|print|list|get)? (only)? comment (line)? (only)? (of|in|from)?'],
    means: op('match', { text: '^[[:space:]]*#' }),
    favour: 0.4,
  },
  {
    patterns: [
      '(without|excluding|except|not|skipping|ignoring|minus) (comment|comment line) (and|or) (blank|empty) line',
      '(without|excluding|except|not|skipping|ignoring|minus) (blank|empty) line (and|or) (comment|comment line)',
    ],
    means: () => [step('dropComments'), step('dropBlank')],
    favour: 1,
  },
  {
    patterns: [
      '(which|what|show|list|print|find)? word (are|is|that are|with)? <larger> {n} (letter|character)? (long)?',
      '(which|what|show|list|print|find)? word (are|is|that are)? longer than {n} (letter|character)?',
      'word (of|with) more than {n} (letter|character)',
    ],
    means: (said) => [step('wordsApart'), step('longer', { n: count(said) })],
    favour: 0.9,
  },
  {
    patterns: [
      '(everything|anything|text|part|rest|line|what is|what comes|content) (that is|that comes)? (after|following|below) (line)? (with|containing|that contain|that says|that say)? (word|text|string)? {text:word}',
    ],
    means: (said) => [step('after', { text: raw(said, 'text') })],
    favour: 0.4,
  },
];
