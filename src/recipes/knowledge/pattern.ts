// Compares words with the names of what is known, which are in the language of `words/pattern.ts`. Articles are
// left out, words that mean the same are one, and plurals count as singulars, on both sides.

import { ARTICLES } from '../words/common-words.ts';
import { expressionOf } from '../words/pattern.ts';
import { stem } from '../words/same-words.ts';

const SAME: Readonly<Record<string, string>> = {
  remove: 'delete',
  erase: 'delete',
  display: 'show',
  view: 'show',
  see: 'show',
  list: 'show',
  quit: 'exit',
  leave: 'exit',
  create: 'make',
  app: 'program',
  application: 'program',
  programme: 'program',
  pc: 'computer',
  laptop: 'computer',
  machine: 'computer',
  execute: 'run',
  modify: 'change',
};

/** Each word followed by a space. */
export function normalWords(text: string): string {
  return text
    .split(' ')
    .flatMap((word) => normalWord(word) ?? [])
    .map((word) => `${word} `)
    .join('');
}

/** Undefined for an article. */
function normalWord(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (lower === '' || ARTICLES.has(lower)) return undefined;
  const single = stem(lower);
  return SAME[single] ?? single;
}

/** Compares with what `normalWords` returns. */
export function compilePattern(pattern: string): RegExp {
  // Signs of the shell alone: `|` is one, `[[` another.
  return expressionOf(/[a-z0-9]/i.test(pattern) ? pattern : `"${pattern}"`, { said: normalWord });
}
