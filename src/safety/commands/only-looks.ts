// Whether words behind a program's name are one of the forms of it that only look.

import { rowsNamed } from '../knowledge/by-letter.ts';
import { LOOKS_BY_LETTER } from '../knowledge/look-letters.ts';

const NAME = String.raw`(?:(?![-+@]|[^ ]*://)[\w./\x7e@:+,%=^-]+)`;

const TEXT = '(?:(?!-)[^ ]+)';

const BETWEEN = ' | ';

/** `undefined`: it has no such forms. Names come from texts, so there may be any number. */
const compiled = new Map<string, RegExp | undefined>();

const MOST_COMPILED = 2000;

/** Whether the program only looks with these words. */
export function onlyLooks(name: string, words: readonly string[]): boolean {
  if (name === '' || words.length === 0) return false;
  let known = compiled.get(name);
  if (known === undefined) {
    if (compiled.has(name)) return false;
    if (compiled.size >= MOST_COMPILED) compiled.clear();
    const rows = rowsNamed(LOOKS_BY_LETTER, name);
    if (rows.length === 0) {
      compiled.set(name, undefined);
      return false;
    }
    const source = rows
      .map((row) => row.split(BETWEEN)[1])
      .join('|')
      .replace(/\(\?:N\)([+*])(?!\w)/g, (_, many) => `(?:${NAME}(?: |$))${many}`)
      .replace(/(?<![\w\\-])N(?!\w)/g, () => NAME)
      .replace(/(?<![\w\\-])Q(?!\w)/g, () => TEXT)
      .replaceAll('#', () => String.raw`\d+`)
      .replaceAll('~', () => '\u00a0');
    known = new RegExp(`^(?:${source})$`);
    compiled.set(name, known);
  }
  // A blank within a word is none between words, and a line's end may begin another command of the program.
  return known.test(words.map((word) => word.replaceAll(/[^\S\r\n]/g, '\u00a0')).join(' '));
}
