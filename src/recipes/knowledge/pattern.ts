// The pattern language of the rows: words, `a|b`, `(a|b) c`, `[optional]`. Articles are left out, words that mean the
// same are one, and plurals count as singulars, on both sides.

const SAME: Readonly<Record<string, string>> = {
  directory: 'folder',
  dir: 'folder',
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

const ARTICLES = /^(?:a|an|the)$/;

/** Each word followed by a space. */
export function normalWords(text: string): string {
  return text
    .split(' ')
    .filter((word) => word !== '' && !ARTICLES.test(word.toLowerCase()))
    .map((word) => `${normalWord(word)} `)
    .join('');
}

function normalWord(word: string): string {
  const lower = word.toLowerCase();
  const single = singular(lower);
  return SAME[single] ?? single;
}

/** `branches`: branch, `files`: file; `alias`, `status`, `process` and what is no plain word stay. */
function singular(word: string): string {
  if (!/^(?!https$)[a-z]{4,}$/.test(word)) return word;
  if (/(?<!ook|mov)ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ias|tus|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?<![aius])s$/.test(word) ? word.slice(0, -1) : word;
}

/** Compares with what `normalWords` returns. */
export function compilePattern(pattern: string): RegExp {
  // Signs of the shell alone: `|` is one, `[[` another.
  if (!/[a-z0-9]/i.test(pattern)) return new RegExp(`^${escaped(pattern)} $`);
  const source = (pattern.match(TOKEN) ?? []).map((token) => MEANING[token] ?? wordSource(token)).join('');
  return new RegExp(`^(?:${source})$`);
}

const TOKEN = /[()[\]|]|[^\s()[\]|]+/g;
const MEANING: Readonly<Record<string, string>> = { '(': '(?:', ')': ')', '[': '(?:', ']': ')?', '|': '|' };

function wordSource(word: string): string {
  return ARTICLES.test(word) ? '' : `${escaped(normalWord(word))} `;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
