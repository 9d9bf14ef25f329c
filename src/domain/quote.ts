// Quoting one word for each shell, so that a path or a name arrives as typed.

import { quote } from 'shell-quote';
import type { Shell } from './shell.ts';
import { type Syntax, syntaxOf } from './shell-descriptor.ts';

const PLAIN = /^[A-Za-z0-9_./:@%+,-]+$/;
/** fish 3.6 expands `%self` (measured); in PowerShell `%`, `@` and `,` are special (about_Parsing). */
const PLAIN_EVERYWHERE = /^[A-Za-z0-9_./:+-]+$/;

/** The text of one literal word. Rejects NUL, which no shell can carry. */
export function quoteWord(word: string, shell: Shell): string {
  if (word.includes('\0')) throw new RangeError('A shell word cannot hold a NUL byte.');
  const { plain, quoted } = QUOTING[syntaxOf(shell)];
  return plain.test(word) ? word : quoted(word);
}

/** The same for a POSIX shell alone, always between quotes: longer texts are easier to read than with backslashes. */
export function inSingleQuotes(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/**
 * The same without a newline or tab in it, which a wrapped line or a paste would change; undefined where the shell's language
 * has no such spelling. bash, zsh and most `sh` know `$'…'`, fish what stands between two words in quotes.
 */
export function quoteOnOneLine(word: string, shell: Shell): string | undefined {
  if (!SPACING.test(word)) return quoteWord(word, shell);
  const spelled = (text: string, before: string, after = '') =>
    text.replaceAll(SPACING_SIGN, (sign) => `${before}${LETTERS[sign]}${after}`);
  switch (syntaxOf(shell)) {
    case 'posix':
      return `$'${spelled(word.replace(/[\\']/g, '\\$&'), '\\')}'`;
    case 'fish':
      return spelled(quoteWord(word, shell), "'\\", "'");
    case 'powershell':
      return `"${spelled(word.replace(/[`$"\u201c-\u201e]/g, '`$&'), '`')}"`;
    case 'cmd':
      return undefined;
  }
}

const SPACING = /[\n\r\t]/;
const SPACING_SIGN = /[\n\r\t]/g;
const LETTERS: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't' };

type Quoting = { readonly plain: RegExp; readonly quoted: (word: string) => string };

const QUOTING: Readonly<Record<Syntax, Quoting>> = {
  posix: {
    plain: PLAIN,
    // shell-quote escapes `!` and newlines in ways only bash reads back; plain single quotes are exact everywhere.
    quoted: (word) => (/[!\n]/.test(word) ? inSingleQuotes(word) : quote([word])),
  },
  fish: { plain: PLAIN_EVERYWHERE, quoted: (word) => `'${word.replace(/[\\']/g, '\\$&')}'` },
  powershell: { plain: PLAIN_EVERYWHERE, quoted: (word) => `'${word.replace(/['‘’‚‛]/g, '$&$&')}'` },
  cmd: { plain: PLAIN, quoted: (word) => `"${word.replace(/"/g, '""')}"` },
};
