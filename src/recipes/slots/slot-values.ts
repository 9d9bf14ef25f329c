// The values a slot of a phrase can hold, and the type of a slot reader.

import type { Word } from '../words/words.ts';

/** `calendar-day` counts whole days back from today: 0 is today, 1 yesterday. */
export type Age = { readonly unit: 'minutes' | 'days' | 'calendar-day'; readonly amount: number };

/** A calendar day; of this year if no year was given. Months count from 1. */
export type Day = { readonly year: number | undefined; readonly month: number; readonly date: number };

export type SlotValue =
  /** A path as typed; `~` and `~/…` mean the home folder. */
  | { readonly type: 'path'; readonly path: string }
  | { readonly type: 'paths'; readonly paths: readonly string[] }
  | { readonly type: 'text'; readonly text: string }
  /** A count, a port, a number of bytes. */
  | { readonly type: 'number'; readonly number: number }
  | { readonly type: 'age'; readonly age: Age }
  | { readonly type: 'day'; readonly day: Day }
  /** Shell patterns for file names, and what to call such files in a sentence. */
  | { readonly type: 'globs'; readonly label: string; readonly globs: readonly string[] };

export type Slots = Readonly<Record<string, SlotValue>>;

export type Reading = {
  /** Index of the first word after what was read. */
  readonly end: number;
  readonly value: SlotValue;
  /** Nothing about the word itself shows its kind: any bare word would have matched. */
  readonly loose?: boolean;
};

/** Every way to read such a slot from `words[at]` on. */
export type SlotReader = (words: readonly Word[], at: number) => readonly Reading[];

export function path(value: string): SlotValue {
  return { type: 'path', path: value };
}

export function text(value: string): SlotValue {
  return { type: 'text', text: value };
}

export function number(value: number): SlotValue {
  return { type: 'number', number: value };
}

/** The lower-case word at an index; empty past the end and for quoted words. */
export function lowerAt(words: readonly Word[], at: number): string {
  const word = words[at];
  return word === undefined || word.quoted ? '' : word.lower;
}

/** The index after an article, if one is at `at`. */
export function afterArticle(words: readonly Word[], at: number): number {
  return /^(the|a|an|my|our|this|its|their)$/.test(lowerAt(words, at)) ? at + 1 : at;
}

/** The paths that a value names. */
export function pathsOf(value: SlotValue | undefined): readonly string[] {
  if (value?.type === 'paths') return value.paths;
  return value?.type === 'path' ? [value.path] : [];
}
