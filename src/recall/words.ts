// The words of a question about the past, and what each may be called in a command.

import { MEANINGS } from './meanings.ts';

export type Term = {
  readonly word: string;
  readonly stem: string;
  /** What means the same: every token of one must be in the command. */
  readonly meanings: readonly (readonly string[])[];
};

/** Without words that every question has. */
export function termsOf(text: string): readonly Term[] {
  const found = new Map<string, Term>();
  for (const spelled of text.split(/[\s,;?!"“”]+/)) {
    const word = spelled.replace(/^['’(]+|['’).:]+$/g, '').replace(/['’]s$/, '');
    const lower = word.toLowerCase();
    if (word === '' || lower === '-' || STOP.has(lower)) continue;
    const stem = stemOf(lower);
    if (!found.has(stem)) found.set(stem, { word, stem, meanings: meaningsOf(stem, lower) });
  }
  return [...found.values()].slice(0, MOST);
}

/** A bit each in a number. */
const MOST = 24;

const STOP = new Set(
  `a an the this that these those it its my me i i'd i've we our you your he she they them of to in on at for with
   by from into onto over and or as is was were are be been am do did does done have had has having can could would
   should will what which who whom whose when where why how there here again before earlier already once last ago
   command commands line lines thing things stuff one ones time used use using ran typed entered executed issued
   again remember recall me show tell gave give please some any all every each also just so then than out up
   off got went worked work about something somehow somewhere ever not recently previously back was used please
   history past`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ations?|itions?)$/, ''],
  [/(..)ions?$/, '$1'],
  [/ments?$/, ''],
  [/(..)ies$/, '$1y'],
  [/(..[^s])ing$/, '$1'],
  [/(..)ied$/, '$1y'],
  [/(...)ed$/, '$1'],
  [/(...)es$/, '$1'],
  [/(...)e$/, '$1'],
  [/(..[^s])s$/, '$1'],
];

/** What remains of a word in all its forms: it begins them. */
function stemOf(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, instead] of ENDINGS) {
    if (!ending.test(word)) continue;
    const short = word.replace(ending, instead);
    return short.length < 3 ? word : short.replace(/([bdgmnprt])\1$/, '$1');
  }
  return word;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  wrote: 'writ',
  written: 'writ',
  built: 'build',
  sent: 'send',
  made: 'mak',
  found: 'find',
  shrank: 'shrink',
  shrunk: 'shrink',
  took: 'tak',
  set: 'set',
  undid: 'undo',
  undone: 'undo',
  brought: 'bring',
  began: 'start',
  saw: 'see',
  seen: 'see',
  images: 'image',
  image: 'image',
};

const BY_STEM = new Map<string, (readonly string[])[]>();
for (const [words, ...alternatives] of MEANINGS)
  for (const stem of new Set(words.split(' ').flatMap((word) => [word, stemOf(word)])))
    BY_STEM.set(stem, [
      ...(BY_STEM.get(stem) ?? []),
      ...alternatives.map((alternative) => alternative.split(' ')),
    ]);

function meaningsOf(stem: string, word: string): readonly (readonly string[])[] {
  return BY_STEM.get(stem) ?? BY_STEM.get(word) ?? [];
}

/** Whether a token of `MEANINGS` is in the command, whose words and pieces are given. */
export function hasToken(token: string, { words, pieces, text }: CommandWords): boolean {
  if (token.startsWith('--')) return words.some((word) => word === token || word.startsWith(`${token}=`));
  if (/^-\w$/.test(token)) return words.some((word) => isFlag(word, token.slice(1)));
  if (/^-./.test(token)) return words.includes(token);
  if (/^\.\w+$/.test(token))
    return words.some((word) => word.toLowerCase().replace(/["']$/, '').endsWith(token));
  if (/^[\w]+$/.test(token)) {
    const lower = token.toLowerCase();
    // A program of two letters is no beginning of a word.
    return pieces.some((piece) => (lower.length <= 3 ? piece === lower : piece.startsWith(lower)));
  }
  return text.toLowerCase().includes(token.toLowerCase());
}

/** `-v`, `-rv`, but not `-name`: a long word behind one dash is an option of its own. */
function isFlag(word: string, letter: string): boolean {
  return /^-\w{1,4}$/.test(word) && word.includes(letter);
}

export type CommandWords = {
  readonly text: string;
  readonly words: readonly string[];
  /** Lower case, cut at everything but letters and digits. */
  readonly pieces: readonly string[];
};

export function wordsOf(text: string): CommandWords {
  return {
    text,
    words: text.split(/\s+/).map((word) => word.replace(/^["'(]+/, '')),
    pieces: text
      .toLowerCase()
      .split(/[^\p{L}\p{N}-]+|(?<=\p{L})-(?=\p{L})/u)
      .map((piece) => piece.replace(/^-+/, ''))
      .filter((piece) => piece !== ''),
  };
}
