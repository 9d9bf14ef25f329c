// What `${f%.*}`, `${f/a/b}` and `${f^^}` make of a value, as far as it is known.

import {
  ANY_STRING,
  globMatches,
  isGlob,
  isLiteral,
  LIKELY,
  likeliest,
  UNKNOWN,
} from '../../judgement/word.ts';
import { isSecretFile } from '../../paths/secrets.ts';

/** `${HOME%/}`: an end that is not there takes nothing away. Of what is not all known the rest is unknown. */
export function shortened(text: string, taken: string, operator: string): string {
  if (taken === '/' && isGlob(text) && text.endsWith('/')) return text.slice(0, -1);
  if (taken === '/' && text !== '' && text !== '/') return text;
  // `${f%.png}`, where f goes through `*.png`.
  if (isGlob(text) && operator === '%' && /^\.(?:\w+|\uFDD2)$/.test(taken)) {
    const end = /\.\w+$/.exec(text)?.[0];
    if (end !== undefined && (end === taken || taken.endsWith(ANY_STRING))) return text.slice(0, -end.length);
  }
  const known = likeliest(text);
  if (!isLiteral(known) || !/^[^\uFDD3-\uFDEF\uFDD0]*$/.test(taken)) return UNKNOWN;
  return withoutMatch(known, taken, operator) + LIKELY;
}

/** One sign takes away the shortest end or beginning that the pattern matches, two the longest. */
function withoutMatch(text: string, pattern: string, operator: string): string {
  const ends = operator.startsWith('%');
  for (let count = 0; count <= text.length; count++) {
    const length = operator.length > 1 ? text.length - count : count;
    const piece = ends ? text.slice(text.length - length) : text.slice(0, length);
    if (globMatches(pattern, piece)) return ends ? text.slice(0, text.length - length) : text.slice(length);
  }
  return text;
}

export function replaced(text: string, pattern: string, by: string, operator: string): string {
  // Whatever the rest is, it may be empty.
  if (!isLiteral(text) && isLiteral(by) && isSecretFile(by)) return by + LIKELY;
  if (![text, pattern, by].every(isLiteral) || pattern === '' || !/^\/\/?$/.test(operator)) return UNKNOWN;
  return (operator === '//' ? text.replaceAll(pattern, () => by) : text.replace(pattern, () => by)) + LIKELY;
}

export function inOtherCase(text: string, operator: string): string {
  if (!isLiteral(text)) return UNKNOWN;
  const end = operator.length > 1 ? text.length : 1;
  const first = text.slice(0, end);
  return (operator.startsWith(',') ? first.toLowerCase() : first.toUpperCase()) + text.slice(end) + LIKELY;
}
