// Checks a text before parsing: characters that hide or change what a person sees, and its length.

import type { Span } from '../../domain/verdict.ts';

const MAX_LENGTH = 8192;

const MAX_PADDING = 60;

type GateFinding = {
  readonly id: 'hidden-character' | 'too-long';
  readonly detail: string;
  readonly span: Span;
};

/** Invisible and confusable characters, each with its code point. */
export function checkText(text: string): GateFinding[] {
  const found: GateFinding[] = [];
  if (text.length > MAX_LENGTH) found.push({ id: 'too-long', detail: '', span: [0, text.length] });
  else if (isOverNested(text) || hasOverManyWaiting(text))
    found.push({ id: 'too-long', detail: '', span: [0, text.length] });
  const plainEnd = firstUnusual(text);
  if (plainEnd < text.length) findHidden(text, plainEnd, found);
  const padding = text.search(/\S[ \t]{60,}\S/);
  if (padding !== -1) {
    found.push({
      id: 'hidden-character',
      detail: 'a long run of blanks',
      span: [padding, padding + MAX_PADDING],
    });
  }
  return found;
}

/**
 * Blanks that are reported anyway, all of one kind: at each that differs from the one before, a grammar reads the rest of
 * them again. As long as the text.
 */
export function evenPadding(text: string): string {
  return text.replace(/[^\S\r\n]{60,}/g, (blanks) => ' '.repeat(blanks.length));
}

const MAX_OPEN = 48;

/** Characters, each counted for every bracket around it: a text of the greatest length twelve brackets deep. */
const MAX_READ_AGAIN = 12 * MAX_LENGTH;

const MAX_WAITING = 256;

/**
 * Brackets opened and not closed: parsers read each level again. Those of a pattern or a message, after a backslash or in a
 * quoted word of one line, do not count; a text that only looks so costs time, and parsers have their own limit.
 */
function isOverNested(text: string): boolean {
  let open = 0;
  let readAgain = 0;
  for (let at = 0; at < text.length && open <= MAX_OPEN && readAgain <= MAX_READ_AGAIN; at++) {
    const code = text.charCodeAt(at);
    if (code === 40 || code === 123) open++;
    else if ((code === 41 || code === 125) && open > 0) open--;
    else if (code === 92) at++;
    else if (code === 39) {
      const end = endOfQuotedWord(text, at);
      readAgain += open * (end - at);
      at = end;
    }
    readAgain += open;
  }
  return open > MAX_OPEN || readAgain > MAX_READ_AGAIN;
}

/** `at` itself where the quote there begins no word, does not end on its line, or could hold code between other quotes. */
function endOfQuotedWord(text: string, at: number): number {
  if (!/[\s=]/.test(text.charAt(at - 1) || ' ')) return at;
  const end = text.indexOf("'", at + 1);
  return end === -1 || /[\n$"`]/.test(text.slice(at, end)) ? at : end;
}

/** Here-documents of one line wait for its end, and each looks through those that wait before it. */
function hasOverManyWaiting(text: string): boolean {
  let waiting = 0;
  for (let at = text.indexOf('<<'); at !== -1 && waiting <= MAX_WAITING; ) {
    let after = at + 2;
    while (text.charCodeAt(after) === 60) after++;
    if (after === at + 2) waiting++;
    const next = text.indexOf('<<', after);
    if (next !== -1 && text.slice(after, next).includes('\n')) waiting = 0;
    at = next;
  }
  return waiting > MAX_WAITING;
}

/** Where the first character is that is not printable ASCII, tab or newline. */
function firstUnusual(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code < 32 && code !== 9 && code !== 10) || code > 126) return at;
  }
  return text.length;
}

function findHidden(text: string, from: number, found: GateFinding[]): void {
  for (let at = from; at < text.length && found.length < 20; ) {
    const code = text.codePointAt(at) ?? 0;
    const length = code > 0xffff ? 2 : 1;
    if (code > 126 || (code < 32 && code !== 9 && code !== 10)) {
      const what = nameHidden(code);
      if (what !== undefined && !joins(text, at, code)) {
        const detail = `${what} U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
        found.push({ id: 'hidden-character', detail, span: [at, at + length] });
      }
    }
    at += length;
  }
}

/** A joiner within a picture, or between letters of a script that needs it (The Unicode Standard, 23.2), disguises nothing. */
function joins(text: string, at: number, code: number): boolean {
  if (code !== 0x200c && code !== 0x200d) return false;
  const before = text.slice(Math.max(0, at - 4), at);
  const after = text.slice(at + 1, at + 3);
  if (JOINED_LETTER_BEFORE.test(before)) return JOINED_LETTER_AFTER.test(after);
  return code === 0x200d && PICTURE_BEFORE.test(before) && PICTURE_AFTER.test(after);
}

const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier})\ufe0f?$/u;
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u;

const LETTER =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Gujarati}\\p{Script=Gurmukhi}\\p{Script=Oriya}]';
const JOINED_LETTER_BEFORE = new RegExp(`${LETTER}$`, 'u');
const JOINED_LETTER_AFTER = new RegExp(`^${LETTER}`, 'u');

type Range = readonly [from: number, to: number, name: string];

const HIDDEN: readonly Range[] = [
  [0x00, 0x08, 'control character'],
  [0x0b, 0x1f, 'control character'],
  [0x7f, 0x9f, 'control character'],
  [0xa0, 0xa0, 'no-break space'],
  [0xad, 0xad, 'soft hyphen'],
  [0x34f, 0x34f, 'invisible joiner'],
  [0x61c, 0x61c, 'direction mark'],
  [0x115f, 0x1160, 'invisible letter'],
  [0x1680, 0x1680, 'unusual blank'],
  [0x17b4, 0x17b5, 'invisible letter'],
  [0x180b, 0x180f, 'invisible selector'],
  [0x2000, 0x200a, 'unusual blank'],
  [0x200b, 0x200f, 'invisible mark'],
  [0x2028, 0x2029, 'line separator'],
  [0x202a, 0x202e, 'direction override'],
  [0x202f, 0x202f, 'unusual blank'],
  [0x205f, 0x205f, 'unusual blank'],
  [0x2060, 0x206f, 'invisible mark'],
  [0x2800, 0x2800, 'blank braille'],
  [0x3000, 0x3000, 'wide blank'],
  [0x3164, 0x3164, 'invisible letter'],
  [0xd800, 0xdfff, 'broken character'],
  [0xfdd0, 0xfdef, 'noncharacter'],
  [0xfe00, 0xfe0e, 'variation selector'],
  [0xfeff, 0xfeff, 'byte order mark'],
  [0xff01, 0xff5e, 'full-width letter'],
  [0xffa0, 0xffa0, 'invisible letter'],
  [0xfff0, 0xfffb, 'invisible mark'],
  [0xfffe, 0xffff, 'noncharacter'],
  [0x1bca0, 0x1bca3, 'invisible mark'],
  [0x1d173, 0x1d17a, 'invisible mark'],
  [0xe0000, 0xe0fff, 'invisible tag'],
];

function nameHidden(code: number): string | undefined {
  if ((code & 0xfffe) === 0xfffe) return 'noncharacter';
  return HIDDEN.find(([from, to]) => code >= from && code <= to)?.[2];
}

// biome-ignore format: one line a script
const CONFUSABLE = /[\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u10a0-\u10ff\u13a0-\u13ff\u1d00-\u1dbf\u2100-\u214f\u2c80-\u2cff\ua640-\ua69f\uab30-\uabbf\uff00-\uffef]|[\u{1d400}-\u{1d7ff}]/u;

/** A command word whose letters could be taken for Latin ones. */
export function looksLikeAnother(word: string): boolean {
  return CONFUSABLE.test(word);
}
