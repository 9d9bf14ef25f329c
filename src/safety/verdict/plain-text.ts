// Plain texts of a person's rules: found in a copy without case and with single spaces, placed in the text itself.

import type { Span } from '../../domain/verdict.ts';

/** Each unit of `text` with the place in the original it came from. */
type NormalisedCopy = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Trimmed, spaces collapsed, lower case. */
export function normaliseText(original: string): NormalisedCopy {
  let text = '';
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of original) {
    const end = at + character.length;
    const folded = BLANK.test(character) ? ' ' : character.toLowerCase();
    const repeats = folded === ' ' && (text === '' || text.endsWith(' '));
    if (repeats && ends.length > 0) ends[ends.length - 1] = end;
    for (let unit = 0; unit < folded.length && !repeats; unit++) {
      starts.push(at);
      ends.push(end);
    }
    if (!repeats) text += folded;
    at = end;
  }
  return { text: text.endsWith(' ') ? text.slice(0, -1) : text, starts, ends };
}

const BLANK = /\s/;

/** The same text without the places. */
export function foldText(original: string): string {
  // What a letter becomes may depend on its neighbours, but not among these.
  return ASCII.test(original)
    ? original.toLowerCase().replace(/\s+/g, ' ').trim()
    : normaliseText(original).text;
}

const ASCII = /^[\0-\x7f]*$/;

/** A rule keeps the space at its ends: `format ` is not `--format=`. */
export function foldRule(rule: string): string {
  return [...rule.replace(/\s+/g, ' ')].map((character) => character.toLowerCase()).join('');
}

/** Where the folded rule is in the original. */
export function findPlain({ text, starts, ends }: NormalisedCopy, folded: string): Span | undefined {
  const at = text.indexOf(folded);
  const from = starts[at];
  const to = ends[at + folded.length - 1];
  return from === undefined || to === undefined ? undefined : [from, to];
}
