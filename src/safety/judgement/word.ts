// The abstract value of a word: text in which marks (Unicode noncharacters) stand for unknown pieces.

import type { Span } from '../../domain/verdict.ts';

/** One word after expansion. `text` mixes plain characters with the marks below. */
export type ExpandedWord = {
  readonly text: string;
  readonly span: Span;
  /** It is not written there, but made of what is: `f.gz` of `f`. */
  readonly made?: true;
  /** Where a file is there, its content is surely lost, as behind `>`. */
  readonly replaced?: boolean;
};

/** The home folder, where the caller did not say which one it is. Always starts a path. */
export const HOME_DIRECTORY = '\uFDD0';

/** `*`: any run of characters of one path component. */
export const ANY_STRING = '\uFDD2';

/** `?` and `[…]`: one character. */
export const ANY_CHARACTER = '\uFDD3';

/** A variable's text: one piece, content unknown. */
export const UNKNOWN = '\uFDD5';

/** Here the word may end and another begin, or be gone altogether (an unquoted expansion). */
export const MAY_SPLIT = '\uFDD6';

/** What a command printed. */
export const UNKNOWN_OUTPUT = '\uFDD7';

/** Between two words that came out of one (a known variable, split by the shell). */
export const WORD_BREAK = '\uFDD8';

/** An unknown number, never other text. Two of them in a row may have an exponent: `1e+07`. */
export const NUMBER = '\uFDD9';

/** Every path at or below the one before it: what `find` names. */
export const SUBTREE = '\uFDDA';

/** An unknown path that is none of beck's own. */
export const NOT_BECK = `${UNKNOWN}\uFDDC`;

/** What a command printed: likely the text before it. */
export const LIKELY = `${UNKNOWN_OUTPUT}\uFDDB`;

const MARK = /[\uFDD0-\uFDEF]/;

const GLOB = /[\uFDD2\uFDD3]/;

const UNSURE = /\uFDD7\uFDDB|[\uFDD6\uFDDA]/;

const ALL_UNSURE = new RegExp(UNSURE, 'g');

const UNKNOWN_MARK = /[\uFDD5-\uFDD7\uFDD9-\uFDDB]/;

/** Every character is known. */
export function isLiteral(text: string): boolean {
  return !MARK.test(text);
}

/** Holds a piece only the run decides (not a mere glob, not the home folder). */
export function isDynamic(text: string): boolean {
  return UNKNOWN_MARK.test(text);
}

export function isGlob(text: string): boolean {
  return GLOB.test(text);
}

/** Where the first glob is, or -1. */
export function firstGlob(text: string): number {
  const star = text.indexOf(ANY_STRING);
  const any = text.indexOf(ANY_CHARACTER);
  return star === -1 || (any !== -1 && any < star) ? any : star;
}

/** Could be, or could turn into, a word that begins with a dash. */
export function mayBeOption(text: string): boolean {
  const first = text.charAt(0);
  if (first === '' || first === '-' || first === NUMBER) return first === '-';
  const unsure = text.includes(MAY_SPLIT) || text.includes(LIKELY);
  return (
    (UNKNOWN_MARK.test(first) || first === ANY_STRING || first === ANY_CHARACTER || unsure) &&
    first !== HOME_DIRECTORY
  );
}

/** May become more than one word: what the shell splits, or a glob; `"$f"` is one word, whatever glob filled it. */
export function mayBeSeveral({ text, span }: ExpandedWord, source: string): boolean {
  return text.includes(MAY_SPLIT) || (isGlob(text) && /[*?[]/.test(source.slice(span[0], span[1])));
}

/** The text with any mark that the person's own text smuggled in made unknown. */
export function plain(text: string): string {
  return MARK.test(text) ? text.replace(/[\uFDD0-\uFDEF]/g, UNKNOWN) : text;
}

/** The known beginning. */
export function knownPrefix(text: string): string {
  if (!MARK.test(text)) return text;
  const at = text.search(/[\uFDD2-\uFDDB]/);
  return at === -1 ? text : text.slice(0, at);
}

/** `*`, `?` and `[…]` as marks. */
export function withGlobs(text: string): string {
  if (!/[*?[]/.test(text)) return text;
  const closed = text.lastIndexOf(']') + 1;
  const marked =
    text.slice(0, closed).replace(/\?|\[[^\]]*\]/g, ANY_CHARACTER) +
    text.slice(closed).replaceAll('?', ANY_CHARACTER);
  return marked.replaceAll('*', ANY_STRING);
}

/** Without the `[…]` of a pattern. What nothing closes is not searched to the end again and again. */
export function withoutBrackets(text: string): string {
  const closed = text.lastIndexOf(']') + 1;
  return text.slice(0, closed).replace(/\[[^\]]*\]/g, '') + text.slice(closed);
}

/** The likeliest reading: what is known of a word that could also be more, less or something else. */
export function likeliest(text: string): string {
  // Nearly every word is known, and a mere test is quicker than a search.
  if (!UNSURE.test(text)) return text;
  const at = text.search(UNSURE);
  return at === text.length - 1 ? text.slice(0, at) : text.replaceAll(ALL_UNSURE, '');
}

/** Whether a glob made of marks and text can name `target`. */
export function globMatches(glob: string, target: string): boolean {
  let from = 0;
  let star = -1;
  let retry = 0;
  let at = 0;
  while (at < target.length) {
    const mark = glob.charAt(from);
    if (mark === ANY_STRING) {
      star = from++;
      retry = at;
    } else if (mark === ANY_CHARACTER || mark === target.charAt(at)) {
      from++;
      at++;
    } else if (star >= 0) {
      from = star + 1;
      at = ++retry;
    } else return false;
  }
  while (glob.charAt(from) === ANY_STRING) from++;
  return from === glob.length;
}

/** Whatever number it is, as arithmetic reads it. */
export function isUnknownNumber(text: string): boolean {
  return text !== '' && text.replaceAll(NUMBER, '') === '';
}

export function isNumber(text: string): boolean {
  return text === NUMBER || /^-?\d+$/.test(text);
}

/** One as well where a command prints it, or where it might be split. */
export function isPrintedNumber(text: string): boolean {
  return isNumber(text.replaceAll(MAY_SPLIT, '').replace(LIKELY, ''));
}
