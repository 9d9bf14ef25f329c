// Reads calendar days: `31 december 2026`, `december 31st`, `2026-12-31`, `christmas`.

import type { Word } from '../words/words.ts';
import { afterArticle, type Day, lowerAt, type Reading, type SlotReader } from './slot-values.ts';

export const MONTHS =
  'january february march april may june july august september october november december'.split(' ');

/** Holidays that fall on the same day every year. */
const FEASTS: Readonly<Record<string, readonly [month: number, date: number]>> = {
  christmas: [12, 25],
  xmas: [12, 25],
  'christmas day': [12, 25],
  'christmas eve': [12, 24],
  'boxing day': [12, 26],
  'new year': [1, 1],
  'new years': [1, 1],
  'new years day': [1, 1],
  'new years eve': [12, 31],
  halloween: [10, 31],
  'valentines day': [2, 14],
};

/** A day, with or without its year. */
export const readDay: SlotReader = (words, at) => {
  const start = afterArticle(words, lowerAt(words, at) === 'on' ? at + 1 : at);
  return [...numeric(words, start), ...written(words, start), ...feast(words, start)].filter(isReal);
};

/** `2026-12-31`, `31.12.2026`. Slashes are left alone: 3/4 is March here and April there. */
function numeric(words: readonly Word[], at: number): readonly Reading[] {
  const word = lowerAt(words, at);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  if (iso !== null) return [day(at + 1, Number(iso[1]), Number(iso[2]), Number(iso[3]))];
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word);
  return dotted === null ? [] : [day(at + 1, Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))];
}

/** `31 december`, `31st of dec 2026`, `december 31, 2026`. */
function written(words: readonly Word[], at: number): readonly Reading[] {
  const [first, second] = [dateOf(lowerAt(words, at)), monthOf(lowerAt(words, at))];
  if (first !== undefined) {
    const of = lowerAt(words, at + 1) === 'of' ? at + 2 : at + 1;
    const month = monthOf(lowerAt(words, of));
    return month === undefined ? [] : withYear(words, of + 1, month, first);
  }
  const date = dateOf(lowerAt(words, at + 1));
  return second === undefined || date === undefined ? [] : withYear(words, at + 2, second, date);
}

function feast(words: readonly Word[], at: number): readonly Reading[] {
  return [3, 2, 1].flatMap((length) => {
    const name = Array.from({ length }, (_, i) => lowerAt(words, at + i))
      .join(' ')
      .replace(/['’]/g, '');
    const found = Object.hasOwn(FEASTS, name) ? FEASTS[name] : undefined;
    return found === undefined ? [] : withYear(words, at + length, ...found);
  });
}

function withYear(words: readonly Word[], at: number, month: number, date: number): readonly Reading[] {
  const year = /^\d{4}$/.exec(lowerAt(words, at))?.[0];
  const said = year === undefined ? [] : [day(at + 1, Number(year), month, date)];
  return [...said, day(at, undefined, month, date)];
}

function day(end: number, year: number | undefined, month: number, date: number): Reading {
  return { end, value: { type: 'day', day: { year, month, date } } };
}

function dateOf(word: string): number | undefined {
  const digits = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function monthOf(word: string): number | undefined {
  const found = MONTHS.findIndex((month) => word === month || word === month.slice(0, 3));
  return found === -1 ? undefined : found + 1;
}

/** 31 February does not exist; 29 February does unless a year is given. */
function isReal({ value }: Reading): boolean {
  return value.type === 'day' && exists(value.day);
}

function exists({ year, month, date }: Day): boolean {
  const shown = new Date(Date.UTC(year ?? 2024, month - 1, date));
  return shown.getUTCMonth() === month - 1 && shown.getUTCDate() === date;
}
