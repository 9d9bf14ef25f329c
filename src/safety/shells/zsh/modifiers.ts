// `${f:t}`, `$f:r`: what zsh's modifiers make of a known text.

import { inOneWord } from '../../judgement/changes.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isDynamic, isGlob, isLiteral, LIKELY, likeliest, MAY_SPLIT } from '../../judgement/word.ts';

/** zshexpn(1), Modifiers: head, tail, without extension, extension, lower and upper case. */
const MODIFIED: Readonly<Record<string, (text: string) => string>> = {
  h: (text) => /^(.*[^/])\/+[^/]*\/*$/s.exec(text)?.[1] ?? (text.startsWith('/') ? '/' : '.'),
  t: (text) => text.replace(/\/+$/, '').replace(/^.*\//s, ''),
  r: (text) => text.replace(/\.[^./]*$/, ''),
  e: (text) => /\.([^./]*)$/.exec(text)?.[1] ?? '',
  l: (text) => text.toLowerCase(),
  u: (text) => text.toUpperCase(),
};

/** `:s/l/r/`, `:gs,l,r`: once or everywhere, between any signs; the last may be missing where the text ends. */
const SUBSTITUTION = /^:(g?)s([^\s\w\\&'"$`(){}])((?:(?!\2)[^\\&:])+)\2((?:(?!\2)[^\\&:])*)(?:\2|$)/;

/** Of one word that needs no quotes, these make what it was: quoted, split, unquoted, by its whole path. */
const SAME = /^:[qxQaAcP]/;

/** The text behind all of `:t:r`; undefined where it is not known, or one of them is another. */
export function modified(text: string, modifiers: string): string | undefined {
  if (modifiers === '') return text;
  // `$f:r`, where f goes through `*.png`.
  if (isGlob(text) && !isDynamic(text))
    return modifiers === ':r' && /\.\w+$/.test(text) ? text.replace(/\.\w+$/, '') : undefined;
  let known = likeliest(text);
  if (!isLiteral(known)) return undefined;
  let rest = modifiers;
  while (rest !== '') {
    const [all = '', global, , left = '', right = ''] = SUBSTITUTION.exec(rest) ?? [];
    const letter = /^:([htrelu])/.exec(rest)?.[1];
    const change = letter === undefined ? undefined : MODIFIED[letter];
    if (all !== '')
      known = global === 'g' ? known.replaceAll(left, () => right) : known.replace(left, () => right);
    else if (change !== undefined) known = change(known);
    else if (!SAME.test(rest) || !/^[\w./+:@,-]*$/.test(known)) return undefined;
    rest = rest.slice(all.length || 2);
  }
  return known + LIKELY;
}

/** What `$f:t:r` has behind the name: modifiers to zsh, in double quotes too (zshexpn(1), Modifiers). */
const MODIFIERS =
  /^(?::[htreluqxQaAcP]|:g?s([^\s\w\\&'"$`(){}])(?:(?!\1)[^\\&:\s$`'"])+\1(?:(?!\1)[^\\&:\s$`'"])*(?:\1|(?=[\s"]|$)))+/;

export function modifiersIn(text: string): string {
  return MODIFIERS.exec(text)?.[0] ?? '';
}

/** Each name that a loop goes through there, in one piece. */
export function isPatternOfZsh(judgement: Judgement, text: string): boolean {
  const { dialect } = judgement.text;
  return dialect === 'zsh' && isGlob(text) && !isDynamic(text) && inOneWord(judgement, MAY_SPLIT) === '';
}
