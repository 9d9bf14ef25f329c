// `${f:t}`, `$f:r`: what zsh's modifiers make of a known text.

import { isLiteral, LIKELY, likeliest } from '../../judgement/word.ts';

/** zshexpn(1), Modifiers: head, tail, without extension, extension, lower and upper case. */
const MODIFIED: Readonly<Record<string, (text: string) => string>> = {
  h: (text) => /^(.*[^/])\/+[^/]*\/*$/s.exec(text)?.[1] ?? (text.startsWith('/') ? '/' : '.'),
  t: (text) => text.replace(/\/+$/, '').replace(/^.*\//s, ''),
  r: (text) => text.replace(/\.[^./]*$/, ''),
  e: (text) => /\.([^./]*)$/.exec(text)?.[1] ?? '',
  l: (text) => text.toLowerCase(),
  u: (text) => text.toUpperCase(),
};

/** The text behind all of `:t:r`; undefined where it is not known, or one of them is another. */
export function modified(text: string, modifiers: string): string | undefined {
  if (modifiers === '') return text;
  const letters = /^(?::[htrelu])+$/.test(modifiers) ? modifiers.replaceAll(':', '') : '';
  const known = likeliest(text);
  if (letters === '' || !isLiteral(known)) return undefined;
  return [...letters].reduce((value, letter) => MODIFIED[letter]?.(value) ?? value, known) + LIKELY;
}
