// Expansions only zsh has, which a parser of bash takes for plain text: for the proof that all of a text was understood.

import type { Word } from 'unbash';
import { isZshTable } from '../../knowledge/variable-names.ts';

/** `$~x`, `$=x`, `$^x`, `$+x`: a variable all the same, as a pattern with code in it or as several words. */
const FLAGGED = /\$[=^~+]+[\w{@*#?!$]/y;

export function beginsZshExpansion(source: string, at: number): boolean {
  FLAGGED.lastIndex = at;
  return FLAGGED.test(source);
}

/** `$#path[x]`, `$@[x]`: behind `$#name`, `$@` and `$*` too a subscript is arithmetic, which is evaluated. */
const SUBSCRIPT = /\$(?:#[A-Za-z_]\w*|[@*])\[(?!(?:-?\d+(?:,-?\d+)?|[@*])\])/y;

export function hasZshSubscript(source: string, at: number): boolean {
  SUBSCRIPT.lastIndex = at;
  return SUBSCRIPT.test(source);
}

/** `${~x}`, `${=~x}`, `${=path[x]}` and `${+path[x]}`, whatever a parser of bash makes of their signs. */
export function evaluatesZshName(text: string): boolean {
  const named = /^\$\{\+(\w+)\[([^\]]*)\]/.exec(text);
  if (named !== null) return !isZshTable(named[1] ?? '') && !/^(?:-?\d+|[@*])$/.test(named[2] ?? '');
  return /^\$\{(?:\([^)]*\))?[=^]*~/.test(text) || SIGNED_SUBSCRIPT.test(text);
}

/** `${=path[x]}`, `${^path[x]}`: an operator to bash, so that the subscript looks like its operand. */
const SIGNED_SUBSCRIPT = /^\$\{[=^]+\w*\[(?!(?:-?\d+(?:,-?\d+)?|[@*])\])/;

/** Outside quotes `${x:-*(e:…:)}` and `${x:-=(…)}` run code; brackets with nothing but alternatives in them do not. */
export function hasZshBrackets({ text, parts }: Word): boolean {
  if (!text.includes('(')) return false;
  if (parts === undefined) return hasCodeBrackets(text);
  return parts.some(
    (part) => /^(?:Literal|Glob|ExtendedGlob|BraceExpansion)$/.test(part.type) && hasCodeBrackets(part.text),
  );
}

const ALTERNATIVES = /(?<![=<>])\([\w.*?/ -]*(?:\|[\w.*?/ -]*)+\)/g;

/** The same of text without quotes or expansions, as between braces. */
export function hasCodeBrackets(text: string): boolean {
  return /(?<!\\)\(/.test(text.replace(ALTERNATIVES, ''));
}
