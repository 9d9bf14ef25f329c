// Changes to lines: replacing, removing, inserting, appending.

import { characterOf } from '../../../slots/characters.ts';
import type { Said } from '../../language/scan.ts';
import type { LineStep } from '../../request.ts';
import { count, first, has, raw, raws } from '../said.ts';
import { LINE_WORDS } from './by-position.ts';
import { between, CHANGE, type LineRule, op, ops, step, TEXT, withN, withText } from './rule.ts';

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

export const CHANGES: readonly LineRule[] = [
  {
    patterns: [
      `${CHANGE} (all)? (occurrences of|occurrence of|instances of|instance of|every|each|each occurrence of|every occurrence of|every instance of)? ${TEXT}? {text:text} (character|string|text|word)? <source>? (with|by|to|into|for|as) ${TEXT}? {other:text}`,
      `${CHANGE} ${TEXT} {text:word} <source>? (with|by|to|into) (${TEXT})? {other:word}`,
      `${CHANGE} {text:word} (with|by|to) {other:word}`,
      `${CHANGE} (each|every)? {text:text} (character|string|text|word)? <source>? (with|by|to|into|for|as) (a|single)? {other:character}`,
    ],
    means: (said) => [{ is: 'line', step: replaceStep(said) }],
  },
  {
    patterns: [
      `${CHANGE} (only)? (the)? first (occurrence of|instance of|occurrence) (of)? ${TEXT}? {text:word} (on|in|of)? (each|every)? (line)? (with|by|to) ${TEXT}? {other:word}`,
    ],
    means: between('replaceFirst'),
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
      '<leaveOut> (its|their)? <idleLine>',
      '<leaveOut> (comment|comment line) (and|or)? (blank|empty) line',
      '<leaveOut> (blank|empty) line (and|or)? comment (line)?',
    ],
    means: (said) => {
      const what = raw(said, 'idleLine');
      if (what === 'header') return [step('from', { n: 2 })];
      return what === '' ? [step('dropComments'), step('dropBlank')] : [step(what)];
    },
  },
  ...ops({
    dropBlank: ['(non-empty|nonempty|non-blank|not empty|non empty|non blank) (line)'],
    trimStart: [
      '(remove|delete|strip|trim|removing) leading (whitespace|space|spaces|blanks|space and tabs|tabs and space)',
    ],
    trimEnd: [
      '(remove|delete|strip|trim|removing) trailing (whitespace|space|spaces|blanks|space and tabs|tabs and space)',
    ],
    trim: [
      '(remove|delete|strip|trim|removing) (leading and trailing|trailing and leading|surrounding) (whitespace|space|spaces|blanks)',
      'trim (each)? (line)?',
    ],
    squeeze: [
      '(squeeze|compress|collapse|replace|reduce|squeezing|condense|convert) (multiple|consecutive|repeated|sequences of|runs of|several|series of|multiple consecutive|adjacent) (space|spaces|blanks|whitespace|space characters) (with|into|to|by)? (single|one|a|a single)? (space|one|blank)?',
      '(remove|delete) (repeated|duplicate|extra|multiple) (space|spaces)',
      '(replace|convert|change|translate|squeeze) (each|every|any)? (sequence of|run of|multiple|sequential|consecutive|repeated|one or more|series of) (space|blank|whitespace) (character)? <source>? (with|by|into|to) (single|one) (space|blank)',
      '(squeeze|collapse|condense) (sequence of|repeated|multiple|run of) (space|blank|whitespace) (character)?',
    ],
    squeezeLines: [
      '(squeeze|suppress|collapse|replace|merge) (multiple|consecutive|repeated|adjacent) (empty|blank) (line) (with|into|to)? (single|one)? (one|line|empty line|blank line)?',
    ],
    noSpaces: [
      '(remove|delete|strip|without|removing|eliminate) (all)? (space|spaces|blanks|space characters|space character) (from|in)?',
    ],
    noWhitespace: ['(remove|delete|strip|without|removing) (all)? (whitespace|whitespace characters)'],
    noNewlines: [
      '(remove|delete|strip|without|removing) (all)? (newline|newlines|line break|line breaks|newline characters|new lines|new line characters)',
    ],
    fromDos: [
      '(remove|delete|strip) (all)? (carriage return|carriage returns|\\r|^m|windows line endings|dos line endings)',
      '(convert|change) (dos|windows|crlf) (line endings|newlines|format|text file|line breaks|file)? (to|into) (unix|linux|lf) (line endings|format|newlines)?',
      'convert from dos to unix',
    ],
    toDos: [
      '(convert|change) (unix|linux|lf) (line endings|newlines|format|file)? (to|into) (dos|windows|crlf) (line endings|format|newlines)?',
    ],
  }),
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) (the)? first {n} (character) (from|of|in)? (each|every)? (line)? (of|in)?',
    ],
    means: withN('dropFirstCharacters'),
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) first (character) (from|of|in)? (each|every)? (line)? (of|in)?',
    ],
    means: op('dropFirstCharacters', { n: 1 }),
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) (the)? last {n} (character) (from|of|in)? (each|every)? (line)?',
    ],
    means: withN('dropLastCharacters'),
  },
  {
    patterns: [
      '(remove|delete|strip|discard|cut|drop|trim|without|except) last (character) (from|of|in)? (each|every)? (line)?',
    ],
    means: op('dropLastCharacters', { n: 1 }),
  },
  ...ops(
    {
      firstCharacters: ['<show>? (only)? first {n} (character) (of|from|in|on)? (each|every) line'],
      lastCharacters: [
        '<show>? (only)? (the)? last {n} (character) (of|from|in|on)? (each line|every line|each|line)?',
      ],
    },
    withN,
  ),
  {
    patterns: [
      '<show>? (only)? (character) {n} (to|through|-) {to:n} (of|from|in)? (each line)?',
      '<show>? {n:rank} (to|through) {to:rank} (character)',
    ],
    means: (said) => [{ is: 'line', step: { op: 'characters', n: count(said), m: count(said, 'to') } }],
  },
  ...ops({
    upper: [
      '(convert|change|translate|transform|print|turn|make|switch|display|output|show)? (all)? (text|content|contents|character|letters|lowercase|lowercase characters|everything|lines|alphabetic characters|upper and lower|it|words)? (from)? (in|of)? (to|into|in|as|all) (all)? (uppercase|capital letters|capitals|caps|all caps|all capitals) (letters|characters|character|letter)?',
      '(uppercase|capitalize|upcase)',
    ],
    lower: [
      '(convert|change|translate|transform|print|turn|make|switch|display|output|show)? (all)? (text|content|contents|character|letters|uppercase|uppercase characters|everything|lines|it|words)? (from)? (in|of)? (to|into|in|as|all) (all)? (lowercase|small letters) (letters|characters|character|letter)?',
      '(lowercase|downcase)',
    ],
    swapCase: ['(swap|invert|toggle) (the)? case', 'swap uppercase and lowercase'],
  }),
  {
    patterns: [
      '(add|prepend|put|insert|prefix|print|append) (string|prefix|text)? {text:word} (to|at|before|in front of|in) (beginning of|start of|front of|the beginning of)? (each|every) (line|lines) (of|in)?',
      'prefix (each|every)? (line) (of|in)? (it)? with {text:word}',
      '(prefixed|prepended) with {text:quoted}',
      '(print|add|put|prepend) {text:quoted} (before|followed by) (each|every|the)? line',
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
  },
  {
    patterns: [
      '(surround|surrounded|bordered|border|wrapped|enclosed|enclose|wrap|quote) (each|every)? (line)? (with|by|in|between) {text:quoted} and {other:quoted}',
    ],
    means: between('surround'),
  },
  ...ops({
    emptyLineAfter: [
      '(add|insert|print) (an)? (empty|blank) line (after|between|below) (each|every)? (line)?',
      '(double-space|double space)',
    ],
    tabsToSpaces: [
      '(convert|change|replace|expand|replacing) (each|all)? (tabs|tab|tab characters) (to|with|into|by) (spaces|space)',
    ],
  }),
];
