// Fields of a line, and sums of them.

import { count, has, raw, raws } from '../said.ts';
import { type LineRule, type Means, op } from './rule.ts';

const ONE = '(field|column|word|columns|fields|word on each line)';

const fieldOf =
  (name: string): Means =>
  (said) => [{ is: 'line', step: { op: name, n: count(said) } }];

export const COLUMNS: readonly LineRule[] = [
  {
    patterns: [
      `<show>? (only|just)? <n:ordinal> ${ONE} (of|from|in)? (each|every)? (line|row|data)? (of|from|in)? (data|file)?`,
      `<show>? (only|just)? ${ONE} (number)? {n} (of|from|in)? (each line|every line)?`,
      `(cut|extract|select|get) ${ONE} {n}`,
    ],
    means: fieldOf('field'),
  },
  {
    patterns: [`<show>? (only|just)? (the)? last ${ONE} (of|from|in|on)? (each|every)? (line|row)?`],
    means: op('lastField'),
  },
  {
    patterns: [
      `<show>? (only|just)? <n:ordinal> and {m:rank} ${ONE} (of|from|in)? (each line)?`,
      `<show>? (only|just)? ${ONE} {n} and {m:n} (of|from|in)? (each line)?`,
    ],
    means: (said) => [{ is: 'line', step: { op: 'fields', n: count(said), m: count(said, 'm') } }],
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
  },
  {
    patterns: [
      `(and)? <show>? (all but|everything but|all except|except|everything except|without|remove|delete|skip|drop|but) (the)? first ${ONE} (from|of)? (any|each|every)? (line|string)?`,
    ],
    means: op('dropFirstField'),
  },
  {
    patterns: [
      '(from|of)? (any|each|every)? (space-delimited|space-separated|whitespace-separated) (string|line|file|data)?',
      '(where)? (column|field|columns|fields)? (separated|delimited) by (one or more)? (whitespace|whitespaces|space|spaces)',
    ],
    means: () => [{ is: 'separator', text: ' ' }],
  },
  {
    patterns: [
      '{text:quoted} (separated|delimited) (file|line|column|field|value)?',
      '(separated|delimited|split|delimiter is|delimiter|separator|using|field separator|with delimiter|using delimiter|with field separator|by delimiter|and delimiter|joined) (by|with|is|on|as|of|using)? (delimiter|separator|character)? {text:quoted} (as delimiter|as separator|as the delimiter|delimiter|separator|as field separator)?',
      '(by|with|using|on) (delimiter|separator) {text:quoted}',
      '{text:quoted} (as|is) (delimiter|separator|field separator)',
    ],
    means: (said) => [{ is: 'separator', text: raw(said, 'text') }],
  },
  {
    patterns: [
      '(join|merge|combine|concatenate|put|print) (all)? (lines|each line|line|them|it|output|the lines|result|contents|lines of)? (of|in|from)? (file)? (into|in|on|to|as)? (single|one|a single)? (line|string)? (separated by|with|by|using|delimited by)? (single|a)? (space|spaces)',
    ],
    means: op('join', { text: ' ' }),
  },
  {
    patterns: [
      '(join|merge|combine|concatenate) (all)? (lines|each line|line|them|it|output|the lines|result|contents|lines of)? (of|in)? (into|in|on|to|as)? (single|one|a single)? (line|string)? (separated by|with|by|using|delimited by) (a|delimiter|separator)? (comma|commas)',
    ],
    means: op('join', { text: ',' }),
  },
  {
    patterns: [
      '(join|merge|combine|concatenate|put|turn|convert|make) (each|every)? (line|lines|them|it|content) (of|in|from)? (into|to|as) (single|one)? (comma separated|comma-separated|comma delimited|comma-delimited) (line|list|string|row)',
      '(as|into|to) (single|one)? (comma separated|comma-separated|comma delimited) (list|line|string)',
    ],
    means: op('join', { text: ',' }),
  },
  {
    patterns: [
      '(replace|substitute|change|convert|turn) (each|every)? newline (character)? <source>? (with|by|to|into) {text:quoted}',
    ],
    means: (said) => [
      ...(has(said, 'source') ? [{ is: 'from', files: raws(said, 'source') } as const] : []),
      { is: 'line', step: { op: 'join', text: raw(said, 'text') } },
    ],
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
  },
  {
    patterns: [
      '(join|merge|combine|write|print|put|with|show|concatenate)? (each|every)? {n} (lines|line|values|items|numbers|entries|columns|words) (in|of|from)? {paths:thing}? (into|in|on|per|to|from)? (a)? (single|one|each)? (line|row)? (separated by|delimited by|with|joined by)? (a|single)? (space|spaces)?',
    ],
    means: (said) =>
      said['n'] === undefined || count(said) === 1 || count(said) > MOST_COLUMNS
        ? undefined
        : [
            ...(has(said, 'paths') ? [{ is: 'from', files: raws(said, 'paths') } as const] : []),
            { is: 'line', step: { op: 'perLine', n: count(said), text: ' ' } },
          ],
  },
  {
    patterns: [
      '(each|every|all)? (word|words) (on|in|per|to) (a|its|separate|own|new|each|its own|one|a new|individual)? (own|separate|new)? (line|lines)',
      '(print|show|put)? {one:n} word (per|on each|on every|to) line (of|in|from)?',
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
  },

  {
    patterns: [
      '(as|in|into|format)? (aligned)? (table|columns|a table|neat columns|aligned columns)',
      '(and)? (format|align|re-align|realign|pretty-print|print|show|output) (the)? (it|output|result|column|columns|them)? (as|in|into)? (table|aligned columns|columns|column)',
      '(and)? (re-align|realign) (column|columns|it)?',
      '(in|into) formatted columns',
    ],
    means: op('columns'),
  },
];

/** `paste` takes a dash for each. */
const MOST_COLUMNS = 50;
