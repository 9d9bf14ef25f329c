// The words of a question about the past, and what each may be called in a command.

import { MEANINGS } from './meanings.ts';

export type Term = {
  readonly word: string;
  readonly stem: string;
  /** What means the same: every token of one must be in the command. */
  readonly meanings: readonly (readonly string[])[];
  /** A verb that says little by itself: `did I get`, but not `that go command`. */
  readonly isLight: boolean;
};

/** Without words that every question has. */
export function termsOf(text: string): readonly Term[] {
  const found = new Map<string, Term>();
  let before = '';
  for (const spelled of inOneWord(text).split(/[\s,;?!"“”]+|(?<=\p{L})-(?=\p{L})/u)) {
    const word = spelled.replace(/^['’(]+|['’).:]+$/g, '').replace(/['’]s$/, '');
    const lower = word.toLowerCase();
    const isLight = BEFORE_VERB.has(before) && LIGHT.has(lower);
    before = lower;
    if (word === '' || lower === '-' || STOP.has(lower)) continue;
    const stem = stemOf(lower);
    if (!found.has(stem)) found.set(stem, { word, stem, meanings: meaningsOf(stem, lower), isLight });
  }
  return [...found.values()].slice(0, MOST);
}

/** A bit each in a number. */
const MOST = 24;

const BEFORE_VERB = new Set(['i', 'we', 'to']);
const LIGHT = new Set(
  'go get see saw look find found put set take make made keep kept give let turn want need call do try'.split(
    ' ',
  ),
);

/** Verbs of several words: their parts mean something else. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:find|found|figure|work) out\b/gi, ''],
  [/\b(?:get|got|go|went|log) (?:in|into|inside)\b/gi, 'enter'],
  [/\b(?:get|got) rid of\b/gi, 'delete'],
  [/\b(?:go|went|get|got) back\b/gi, 'revert'],
  [/\bset up\b/gi, 'setup'],
  [/\blook(?:ed)? (?:in|into|inside)\b/gi, 'peek'],
  [/\blook(?:ed)? up\b/gi, 'query'],
  [/\bturn(?:ed)? off\b/gi, 'disable'],
  [/\bturn(?:ed)? on\b/gi, 'enable'],
];

function inOneWord(text: string): string {
  return PHRASES.reduce((rest, [phrase, verb]) => rest.replace(phrase, verb), text);
}

const STOP = new Set(
  `a an the this that these those it its my me i i'd i've we our you your he she they them of to in on at for with
   by from into onto over and or as is was were are be been am do did does done have had has having can could would
   should will what which who whom whose when where why how there here again before earlier already once last ago
   command commands line lines thing things stuff one ones time used use uses using ran typed entered executed issued
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
  if (token === '@') return words.some((word) => ADDRESS.test(word));
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

/** `anna@nas.local:`, `10.0.4.12` behind an @, but no version: `typescript@5.6`. */
const ADDRESS = /^[\w.-]+@(?:[a-z]|\d+\.\d+\.\d+\.\d)/i;

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

export function wordsOf(command: string): CommandWords {
  // What is thrown away says nothing of the command.
  const text = command.replaceAll('/dev/null', '');
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
