// Quoting one word for each shell, so that a path or a name arrives as typed.

import { quote } from 'shell-quote';
import type { Shell } from './shell.ts';

const PLAIN = /^[A-Za-z0-9_./:@%+,-]+$/;
/** fish replaces `%self`; PowerShell has meanings of its own for `%`, `@` and `,`. */
const PLAIN_EVERYWHERE = /^[A-Za-z0-9_./:+-]+$/;

/** The text of one literal word. Rejects NUL, which no shell can carry. */
export function quoteWord(word: string, shell: Shell): string {
  if (word.includes('\0')) throw new RangeError('A shell word cannot hold a NUL byte.');
  const plain = shell === 'fish' || shell === 'powershell' ? PLAIN_EVERYWHERE : PLAIN;
  if (plain.test(word)) return word;
  switch (shell) {
    case 'fish':
      return `'${word.replace(/[\\']/g, '\\$&')}'`;
    case 'powershell':
      return `'${word.replace(/['‘’‚‛]/g, '$&$&')}'`;
    case 'cmd':
      return `"${word.replace(/"/g, '""')}"`;
    case 'bash':
    case 'zsh':
    case 'sh':
      // shell-quote escapes `!` and newlines in ways only bash reads back; plain single quotes are exact everywhere.
      return /[!\n]/.test(word) ? `'${word.replace(/'/g, `'\\''`)}'` : quote([word]);
  }
}
