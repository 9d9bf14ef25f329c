// Reads amounts: counts, sizes in bytes, ages, ordinals, ports.

import type { Word } from '../words/words.ts';
import { type Age, lowerAt, number, type Reading, type SlotReader } from './slot-values.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** `7`, `seven`, `twenty-four`. */
export function wholeNumber(word: string): number | undefined {
  if (/^\d{1,7}$/.test(word)) return Number(word);
  const [tens = '', ones = 'zero', ...more] = word.split('-');
  const [known, ten, one] = [NUMBERS.indexOf(word), TENS.indexOf(tens) + 2, NUMBERS.indexOf(ones)];
  if (known !== -1) return known;
  return ten < 2 || one < 0 || one > 9 || more.length > 0 ? undefined : ten * 10 + one;
}

/** `5`, `five`. Not the start of a size or an age. */
export const readCount: SlotReader = (words, at) => {
  const value = wholeNumber(lowerAt(words, at));
  if (value === undefined || value > 100_000) return [];
  return [{ end: at + 1, value: number(value) }];
};

/** `second`, `2nd`; phrases handle `column 2`. */
export const readOrdinal: SlotReader = (words, at) => {
  const word = lowerAt(words, at);
  const value = ORDINALS.indexOf(word);
  const digits = /^(\d+)(st|nd|rd|th)?$/.exec(word)?.[1];
  if (value > 0) return [{ end: at + 1, value: number(value) }];
  return digits === undefined ? [] : [{ end: at + 1, value: number(Number(digits)) }];
};

/** `8080`, `:8080`, `localhost:8080`. */
export const readPort: SlotReader = (words, at) => {
  const digits = /^(?:localhost)?:?(\d{1,5})$/.exec(lowerAt(words, at))?.[1];
  if (digits === undefined || Number(digits) < 1 || Number(digits) > 65_535) return [];
  return [{ end: at + 1, value: number(Number(digits)) }];
};

/** `over 100 MB`, `larger than 1 gig`, `500k or more`: bytes. */
export const readOver: SlotReader = (words, at) =>
  readBound(
    words,
    at,
    'over|above|exceeding|exceed|>|more than|bigger than|larger than|greater than|heavier than|at least|of at least|that exceed'.split(
      '|',
    ),
    ['more', 'bigger', 'larger', 'above', 'over'],
  );

/** `under 1 MB`, `smaller than 10k`: bytes. */
export const readUnder: SlotReader = (words, at) =>
  readBound(
    words,
    at,
    ['under', 'below', '<', 'less than', 'smaller than', 'lighter than', 'at most'],
    ['less', 'smaller', 'below', 'under'],
  );

function readBound(
  words: readonly Word[],
  at: number,
  before: readonly string[],
  after: readonly string[],
): readonly Reading[] {
  const start = afterPhrase(words, at, before);
  const size = readSize(words, start ?? at);
  if (size === undefined) return [];
  const end = sizeEnd(words, size.end);
  const said = lowerAt(words, (start ?? at) - 1);
  // `find` compares strictly.
  const beyond = said === 'least' ? -1 : said === 'most' ? 1 : 0;
  if (start !== undefined) return [{ end, value: number(size.bytes + beyond) }];
  const or = lowerAt(words, size.end) === 'or' && after.includes(lowerAt(words, size.end + 1));
  return or ? [{ end: sizeEnd(words, size.end + 2), value: number(size.bytes) }] : [];
}

function sizeEnd(words: readonly Word[], at: number): number {
  return lowerAt(words, at) === 'in' && lowerAt(words, at + 1) === 'size' ? at + 2 : at;
}

/** In the letters of `find`; `b` is a block there. */
export type SizeUnit = 'c' | 'k' | 'M' | 'G' | 'T' | 'b';
export const UNIT_BYTES: Readonly<Record<SizeUnit, number>> = {
  c: 1,
  b: 512,
  k: 1024,
  M: 1024 ** 2,
  G: 1024 ** 3,
  T: 1024 ** 4,
};

const SIZE_UNIT =
  /^(?:b|bytes?|blocks?|[kmgt](?:i?b)?|[kmg]bs|(?:kilo|mega|giga|tera|kibi|mebi|gibi)(?:bytes?)?|megs?|gigs?|kilos)$/;

export function sizeUnit(word: string): SizeUnit | undefined {
  if (!SIZE_UNIT.test(word)) return undefined;
  if (word.startsWith('block')) return 'b';
  return ({ b: 'c', k: 'k', m: 'M', g: 'G', t: 'T' } as const)[word.charAt(0)];
}

function readSize(words: readonly Word[], at: number): { bytes: number; end: number } | undefined {
  const joined = /^(\d+(?:[.,]\d+)?)([a-z]+)$/.exec(lowerAt(words, at));
  if (joined !== null) return sized(joined[1] ?? '', joined[2] ?? '', at + 1);
  const first = lowerAt(words, at);
  const amount = /^(a|an)$/.test(first) ? '1' : String(wholeNumber(first) ?? first);
  return /^\d+([.,]\d+)?$/.test(amount) ? sized(amount, lowerAt(words, at + 1), at + 2) : undefined;
}

function sized(amount: string, said: string, end: number): { bytes: number; end: number } | undefined {
  const unit = sizeUnit(said);
  if (unit === undefined) return undefined;
  return { bytes: Math.round(Number(amount.replace(',', '.')) * UNIT_BYTES[unit]), end };
}

/** `today`, `in the last 24 hours`, `this week`, `since yesterday`, `less than 3 days ago`. */
export const readSince: SlotReader = (words, at) => {
  const start =
    afterPhrase(words, at, 'in|within|during|over|from|for|since|newer than|less than'.split('|')) ?? at;
  const word = lowerAt(words, start);
  const since = lowerAt(words, at) === 'since' || lowerAt(words, at) === 'newer';
  if (word === 'today') return [ageReading({ unit: 'calendar-day', amount: 0 }, start + 1)];
  if (word === 'yesterday') {
    return [ageReading(since ? { unit: 'days', amount: 2 } : { unit: 'calendar-day', amount: 1 }, start + 1)];
  }
  const the = lowerAt(words, start) === 'the' ? start + 1 : start;
  if (/^(last|past|previous|this)$/.test(lowerAt(words, the))) {
    const span = readSpan(words, the + 1, true);
    return span === undefined ? [] : [ageReading(span.age, span.end)];
  }
  if (!/^(newer|less)$/.test(lowerAt(words, at)) || start === at) return [];
  const span = readSpan(words, start, false);
  if (span === undefined) return [];
  const end = /^(ago|old)$/.test(lowerAt(words, span.end)) ? span.end + 1 : span.end;
  return lowerAt(words, at) === 'newer' || end > span.end ? [ageReading(span.age, end)] : [];
};

/** `older than 30 days`, `more than a month old`, `not changed in a year`. */
export const readOlder: SlotReader = (words, at) => {
  const older = afterPhrase(words, at, ['older than']);
  if (older !== undefined) return olderReading(words, older, false);
  const more = afterPhrase(words, at, ['more than', 'over', 'at least']);
  if (more !== undefined) return olderReading(words, more, true);
  const untouched = /^(not|never)$/.test(lowerAt(words, at)) ? at + 1 : undefined;
  if (untouched === undefined) return [];
  const verb = afterPhrase(
    words,
    untouched,
    CHANGED.flatMap((word) => [word, `been ${word}`]),
  );
  const time =
    verb === undefined
      ? undefined
      : afterPhrase(
          words,
          verb,
          'in over|for over|in the last|for the last|in|for|for more than|in more than|within'.split('|'),
        );
  return time === undefined ? [] : olderReading(words, time, false);
};

const CHANGED = ['changed', 'modified', 'touched', 'edited', 'updated'];

function olderReading(words: readonly Word[], at: number, needsOld: boolean): readonly Reading[] {
  const span = readSpan(words, at, false);
  if (span === undefined) return [];
  const old = /^(old|ago)$/.test(lowerAt(words, span.end));
  if (needsOld && !old) return [];
  return [ageReading(span.age, old ? span.end + 1 : span.end)];
}

function ageReading(age: Age, end: number): Reading {
  return { end, value: { type: 'age', age } };
}

const MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
  h: 60,
};
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  d: 1,
  week: 7,
  w: 7,
  fortnight: 14,
  month: 30,
  year: 365,
};

/** In minutes, or in days where it was said in days and longer units. */
export function spanOf(
  amount: number,
  unit: string,
): { readonly unit: 'minutes' | 'days'; readonly amount: number } | undefined {
  const singular = unit.replace(/s$/, '');
  const minutes = Object.hasOwn(MINUTES, singular) ? MINUTES[singular] : undefined;
  if (minutes !== undefined) return { unit: 'minutes', amount: Math.max(1, Math.round(amount * minutes)) };
  const days = Object.hasOwn(DAYS, singular) ? DAYS[singular] : undefined;
  return days === undefined ? undefined : { unit: 'days', amount: amount * days };
}

/** `30 days`, `2h`, `a week`; with `bare`, `week` alone is one. */
function readSpan(words: readonly Word[], at: number, bare: boolean): { age: Age; end: number } | undefined {
  const first = lowerAt(words, at);
  const [, digits, joined = ''] = /^(\d+)([a-z]+)$/.exec(first) ?? [];
  if (digits !== undefined) return aged(Number(digits), joined, at + 1);
  const isArticle = /^(a|an)$/.test(first);
  const couple = isArticle ? at + 1 : at;
  if (lowerAt(words, couple) === 'couple') return aged(2, lowerAt(words, couple + 2), couple + 3);
  const amount = isArticle ? 1 : wholeNumber(first);
  if (amount !== undefined) return aged(amount, lowerAt(words, at + 1), at + 2);
  return bare ? aged(1, first, at + 1) : undefined;
}

function aged(amount: number, unit: string, end: number): { age: Age; end: number } | undefined {
  const age = amount < 1 ? undefined : spanOf(amount, unit);
  return age && { age, end };
}

/** The index after the longest of the phrases that is at `at`. */
function afterPhrase(words: readonly Word[], at: number, phrases: readonly string[]): number | undefined {
  const ends = phrases
    .map((phrase) => phrase.split(' '))
    .filter((parts) => parts.every((part, i) => lowerAt(words, at + i) === part))
    .map((parts) => at + parts.length);
  return ends.length === 0 ? undefined : Math.max(...ends);
}
