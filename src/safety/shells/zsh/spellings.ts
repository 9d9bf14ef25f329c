// Spellings only zsh has, made plain for a parser of bash: same length, so that every position stays.

import { isZshTable } from '../../knowledge/variable-names.ts';
import {
  cutsPath,
  FOLDERS,
  HIDDEN_TOO,
  isHarmlessQualifier,
  makesNames,
  OTHER_NAMES,
  PIECES,
  takesFolder,
  takesHidden,
} from './glob-qualifiers.ts';

/** `unquoted` says for each character whether it is outside quotes (1). */
export function plainZsh(text: string, unquoted: Uint8Array): string {
  let plain = text;
  const lastLine = text.lastIndexOf('\n') + 1;
  for (const { pattern, replace, onLastLine } of SPELLINGS) {
    plain = plain.replace(pattern, (found: string, ...rest: (string | number)[]) => {
      const at = rest.find((part) => typeof part === 'number') ?? 0;
      return unquoted[at] === 1 && !(onLastLine && at < lastLine) ? replace(found) : found;
    });
  }
  return plain;
}

type Spelling = {
  readonly pattern: RegExp;
  readonly replace: (found: string) => string;
  /** Where it could begin a comment, nothing may follow that. */
  readonly onLastLine?: true;
};

const stars = (found: string): string => '*'.repeat(found.length);

/** Stars, that still tell whether hidden files are among what is named, or pieces of paths, or other names. */
function qualified(found: string, qualifier: string): string {
  const told = toldBy(qualifier);
  return stars(found).slice(0, found.length - told.length) + told;
}

function toldBy(qualifier: string): string {
  if (makesNames(qualifier)) return OTHER_NAMES;
  // `d/*(D:t)`: hidden names of the current folder.
  if (cutsPath(qualifier)) return takesHidden(qualifier) ? OTHER_NAMES : PIECES;
  if (takesFolder(qualifier)) return FOLDERS;
  return takesHidden(qualifier) ? HIDDEN_TOO : '';
}

/** Only in a table of zsh's own is a subscript a name; elsewhere it is arithmetic, which is evaluated. */
function hasPlainKey(found: string): boolean {
  const [, name = '', key = ''] = /^\$\+(\w+)(?:\[(.*)\])?$/.exec(found) ?? [];
  return isZshTable(name) || /^\d*$/.test(key);
}

const SPELLINGS: readonly Spelling[] = [
  // `>!` and `>>!` ignore CLOBBER (zshmisc(1), REDIRECTION); in bash the `!` would be the file.
  { pattern: /(?:>>?|&>>?|>>?&)[!|](?=\s*[^\s;&|])/g, replace: (found) => `${found.slice(0, -1)} ` },
  // `=(ls)` is `<(ls)` with a temporary file (zshexpn(1), PROCESS SUBSTITUTION).
  { pattern: /(?<=[ \t])=\(/g, replace: () => '<(' },
  // `*.(png|jpg)`: with a bar in them, brackets are alternatives and never qualifiers.
  // At the beginning of a name, `(.env|x)` names a hidden file.
  {
    pattern: /(?<=[\w.*?-]|\/(?!\((?:[^()\s]*\|)?\.))\([\w.*?-]*(?:\|[\w.*?-]*)+\)(?=[\s;&|()\w.*?/]|$)/g,
    replace: stars,
  },
  // `*.txt(N)`: a qualifier that only selects.
  {
    pattern: /(?<=[\w*?\]./~>}-])\([^()\s]+\)(?=[\s;&|)]|$)/g,
    replace: (found) => (isHarmlessQualifier(found) ? qualified(found, found) : found),
  },
  // `*.txt(#qN)`: the same, as tests and extendedglob need it.
  {
    pattern: /(?<=[\w*?\]./~>-])\(#q[^()\s]+\)(?=[\s;&|)]|$)/g,
    replace: (found) => {
      const qualifier = `(${found.slice(3)}`;
      return isHarmlessQualifier(qualifier) ? qualified(found, qualifier) : found;
    },
    onLastLine: true,
  },
  // `ls (#i)readme*`: in either case.
  { pattern: /\((?<=[\w*?\]./-][ \t]*\()#[iIl]\)(?=[\w.*?])/g, replace: stars, onLastLine: true },
  // `<1-10>`: numbers in a range.
  { pattern: /<\d*-\d*>/g, replace: stars },
  // `(a|b)*` at the beginning of a word: alternatives.
  { pattern: /(?<=\s)\((?!(?:[^()\s]*\|)?\.)[\w.*?-]+(?:\|[\w.*?-]*)+\)(?=[\w.*?])/g, replace: stars },
  // `$(( [#16] n ))`: how the number is printed (zshmisc(1), ARITHMETIC EVALUATION).
  { pattern: /(?<=\$\(\(\s{0,9})\[##?\d+(?:_\d*)?\]/g, replace: (found) => ' '.repeat(found.length) },
  // `$[ 16#ff ]`: arithmetic as of old, here of numbers alone.
  { pattern: /\$\[(?:\d+#\w+|[\d\s+*/%()-])+\]/g, replace: (found) => '1'.repeat(found.length) },
  // `$#path`: how many there are.
  { pattern: /(?<![$\w])\$#[A-Za-z_]\w*(?!\[)\b/g, replace: (found) => '1'.repeat(found.length) },
  // `$^fpath/_git`: what stands beside it goes with each of its words.
  { pattern: /(?<=[ \t])\$\^(?=[A-Za-z_]\w*(?![\w[:]))/g, replace: () => ' $' },
  // `$+commands[git]`: 1 or 0.
  {
    pattern: /\$\+\w+(?:\[[\w.-]+\])?(?!\[)/g,
    replace: (found) => (hasPlainKey(found) ? '1'.repeat(found.length) : found),
  },
];
