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

/** In braces, `:h2` is the first two parts of a path, where a slash at its beginning is one; `:t2` the last two. */
function pathParts(text: string, letter: string, count: number): string {
  const parts = text.split(/\/+/);
  if (parts.length <= count) return text;
  return (letter === 't' ? parts.slice(-count) : parts.slice(0, count)).join('/') || '/';
}

/** Between any signs, once or everywhere; the last sign may be missing where the text ends. */
const SUBSTITUTION = /^:(g?)s([^\s\\&'"$`(){}])((?:(?!\2)[^\\&:])+)\2((?:(?!\2)[^\\&:])*)(?:\2|$)/;

/** Of one word that needs no quotes, these make what it was: quoted, split, unquoted, by its whole path. */
const SAME = /^:[qxQaAcP]/;

/** Each word, as one; or again until nothing changes. */
const LETTER = /^:(f?)[wW]*([htrelu])(\d*)/;

/** The text behind all of `:t:r`; undefined where it is not known, or one of them is another. */
export function modified(text: string, modifiers: string): string | undefined {
  if (modifiers === '') return text;
  // `$f:r`, where f goes through `*.png`.
  if (isGlob(text) && !isDynamic(text))
    return modifiers === ':r' && /\.\w+$/.test(text) ? text.replace(/\.\w+$/, '') : undefined;
  let known = likeliest(text);
  if (!isLiteral(known) || (/\s/.test(known) && /:f?[wW]/.test(modifiers))) return undefined;
  let rest = modifiers;
  while (rest !== '') {
    const [all = '', global, , left = '', right = ''] = SUBSTITUTION.exec(rest) ?? [];
    const [changes = '', often, letter = '', count] = LETTER.exec(rest) ?? [];
    if (all !== '')
      known = global === 'g' ? known.replaceAll(left, () => right) : known.replace(left, () => right);
    else if (changes !== '') known = changed(known, letter, Number(count), often === 'f');
    else if (!SAME.test(rest) || !/^[\w./+:@,-]*$/.test(known)) return undefined;
    rest = rest.slice((all || changes).length || 2);
  }
  return known + LIKELY;
}

function changed(text: string, letter: string, count: number, often: boolean): string {
  if (/[ht]/.test(letter) && count > 0) return pathParts(text, letter, count);
  const next = MODIFIED[letter]?.(text) ?? text;
  return often && next !== text ? changed(next, letter, count, often) : next;
}

/** What `$f:t:r` has behind the name: modifiers to zsh, in double quotes too (zshexpn(1), Modifiers). */
const MODIFIERS =
  /^(?::f?[wW]*[htrelu]|:[qxQaAcP]|:g?s([^\s\\&'"$`(){}])(?:(?!\1)[^\\&:\s$`'"])+\1(?:(?!\1)[^\\&:\s$`'"])*(?:\1|(?=[\s"]|$)))+/;

export function modifiersIn(text: string): string {
  return MODIFIERS.exec(text)?.[0] ?? '';
}

/** Each name that a loop goes through there, in one piece. */
export function isPatternOfZsh(judgement: Judgement, text: string): boolean {
  const { dialect } = judgement.text;
  return dialect === 'zsh' && isGlob(text) && !isDynamic(text) && inOneWord(judgement, MAY_SPLIT) === '';
}
