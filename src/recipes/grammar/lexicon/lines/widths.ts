// Line widths, characters to keep, and layout in columns.

import { characterOf } from '../../../slots/characters.ts';
import { count, first, has, raw } from '../said.ts';
import { type LineRule, step } from './rule.ts';

const DROP_OTHERS =
  '(remove|delete|strip|discard|drop) (every)? (character)? (except|but|other than|that is not|that are not) (for)?';

export const WIDTHS: readonly LineRule[] = [
  {
    patterns: [
      '<show>? (each|every) {n:n} (character|byte|symbol) <source>? (as|on|in) (separate|own|its own|new|single)? line',
      '(wrap|wrapping|fold|folding|break|breaking|format|formatting|fit|limit|limiting|split|splitting) (each|every)? (line|text|output|it|content)? <source>? (to|at|after|into|in|so that it fit in|to fit in|with)? (line of|width of|maximum|maximum of|at most|no more than)? {n:n} (character|column|symbol|byte)? (wide|per line|in width|long|maximum|wide line|line)?',
      '(with|at|to|as)? (maximum)? (line width|width|column width) (of)? {n:n} (character|column|symbol)?',
      '(as|in|into|to)? {n:n} (symbol|character|column|byte) (wide)? (column|line|wide column)',
      '(with)? {n:n} (character|symbol|byte) (per|on each|in each) line',
    ],
    means: (said) => [step('fold', { n: count(said), flags: '' })],
  },

  {
    patterns: [
      `${DROP_OTHERS} <characters> (from|in|of)?`,
      `(keep|print|show|extract|leave) only <characters> (from|in|of)?`,
    ],
    means: (said) => [step('keepCharacters', { text: `${raw(said, 'characters')}\\n` })],
    favour: 0.7,
  },
  {
    patterns: [`${DROP_OTHERS} ({c:text} and <characters>|<characters> and {c:text}) (from|in|of)?`],
    means: (said) =>
      /^[^-\\\][^]+$/.test(raw(said, 'c'))
        ? [step('keepCharacters', { text: `${raw(said, 'characters')}${raw(said, 'c')}\\n` })]
        : undefined,
  },

  {
    patterns: [
      '(format|print|show|display|align|output) (content of|it|line of)? {sep:character} (separated|delimited|separted)? (field|column|value|file|content)? (in|of)? <source>? (as|in|into) (a)? (table|columns)',
      '(format|print|show|display|align) <source>? (as|in|into) (a)? {sep:character} (separated|delimited)? (table|columns)',
      '(as|into|in) (a)? (table|columns) (with|using|on) {sep:word} (as)? (separator|separators|delimiter|column separator|field separator)?',
    ],
    means: (said) => {
      const sep = characterOf((first(said, 'sep')?.raw ?? '').replace(/~$/, ''));
      return [...sep].length === 1 ? [step('columns', { separator: sep })] : undefined;
    },
    sure: true,
  },
  {
    patterns: [
      '(number|numbering) (each|every)? line (of|in|from)? <source>? (as)? (right-justified|right justified|right-aligned|right aligned)? (zero|{z:n})? (padded|padding) (to|with)? (a)? (width of|width|{n:n} digit|to width of)? {w:n}? (character|digit)?',
      '(and)? (right-justified|right justified) (and)? (zero|{z:n})? padded (to|with)? (a)? (width of|width) {w:n}',
    ],
    means: (said) => {
      const width = has(said, 'w') ? count(said, 'w') : count(said);
      return width > 0 ? [step('numberPadded', { n: width })] : undefined;
    },
  },
  {
    patterns: [
      '(remove|delete|strip|drop|omit|cut|without) (the)? last {n:n} {sep:character} (separated|delimited)? (field|column|value) (of|from|in)? (each|every)? (line)?',
      '(remove|delete|strip|drop|omit|cut|without) (the)? last {sep:character} (separated|delimited)? (field|column|value) (of|from|in)? (each|every)? (line)?',
    ],
    means: (said) => {
      const sep = characterOf((first(said, 'sep')?.raw ?? '').replace(/~$/, ''));
      const n = has(said, 'n') ? count(said) : 1;
      return [...sep].length === 1 && !/[\\/&'[\]]/.test(sep)
        ? [step('dropLastFieldsBy', { n, text: sep === '.' ? '\\.' : sep })]
        : undefined;
    },
    sure: true,
  },
  {
    patterns: [
      '(keep|print|show|get|output) (only)? (the)? last {n:n} {sep:character} (separated|delimited)? (field|column|value|section|part) (of|from|in)? (each|every)? (line)?',
    ],
    means: (said) => {
      const sep = characterOf((first(said, 'sep')?.raw ?? '').replace(/~$/, ''));
      return [...sep].length === 1 ? [step('lastFieldsBy', { n: count(said), text: sep })] : undefined;
    },
    sure: true,
  },
];
