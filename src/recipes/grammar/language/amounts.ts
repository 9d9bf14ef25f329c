// Reads numbers, ranks, sizes, spans of time and days in the words of a question.

import { readDay } from '../../slots/days.ts';
import { lowerAt } from '../../slots/slot-values.ts';
import type { Word } from '../../words/words.ts';
import type { SizeUnit, Span, Token } from './token.ts';

/** The tokens made of some words, and the index of the next word. */
export type Read = { readonly end: number; readonly add: readonly Token[] };

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const RANKS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const SIZE_UNIT =
  /^(b|bytes?|[kmgt]i?b?|kbs?|mbs?|gbs?|kilobytes?|megabytes?|gigabytes?|terabytes?|kibibytes?|mebibytes?|gibibytes?|megs?|gigs?|kilos?|blocks?)$/;
const MINUTES: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  hr: 60,
};
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  year: 365,
};

export function readAmount(words: readonly Word[], at: number, index: number): Read | undefined {
  const raw = lowerAt(words, at);
  const day = readDay(words, at).find(({ end }) => end > at);
  if (day?.value.type === 'day' && (day.end > at + 1 || /\d/.test(raw)))
    return {
      end: day.end,
      add: [{ text: `D${index}`, raw: rawOf(words, at, day.end), kind: 'day', day: day.value.day }],
    };
  const sum = readSum(words, at, index);
  if (sum !== undefined) return sum;
  const rank =
    /^(\d+)(st|nd|rd|th)$/.exec(raw)?.[1] ?? (RANKS.indexOf(raw) > 1 ? RANKS.indexOf(raw) : undefined);
  if (rank !== undefined)
    return { end: at + 1, add: [{ text: `R${index}`, raw, kind: 'number', number: Number(rank) }] };
  const variable = variableSpan(words, at, index);
  if (variable !== undefined) return variable;
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(raw)?.[1];
  if (percent !== undefined)
    return {
      end: at + 1,
      add: [{ text: `N${index}`, raw: percent, kind: 'number', number: Number(percent) }, word('percent')],
    };
  const over = /^(\d+[kmgt]i?b?)\+$/.exec(raw)?.[1];
  if (over !== undefined) {
    const [size] = readAmount([{ raw: over, lower: over, quoted: false, pause: '' }], 0, index)?.add ?? [];
    return size && { end: at + 1, add: [LARGER, THAN, size] };
  }
  const [, digits, factor, attached = ''] = /^[+-]?(\d+(?:\.\d+)?)(?:\*(\d+))?-?([a-z]*)$/.exec(raw) ?? [];
  const spelled = spelledNumber(raw);
  const one =
    /^(last|past|previous|this|within)$/.test(lowerAt(words, at - 1)) ||
    /^(a|an)$/.test(lowerAt(words, at - 1));
  if (digits === undefined && spelled < 0) {
    const alone = one ? spanOf(1, raw) : undefined;
    return alone && { end: at + 1, add: [spanToken(alone, raw, index)] };
  }
  const amount = digits === undefined ? spelled : Number(digits) * Number(factor ?? 1);
  const unit = attached === '' ? lowerAt(words, at + 1) : attached;
  const end = attached === '' ? at + 2 : at + 1;
  const joined = attached !== '' || words[at]?.pause === '';
  const span = joined ? spanOf(amount, unit) : undefined;
  const between = rawOf(words, at, end);
  if (span !== undefined) return { end, add: [spanToken(span, between, index)] };
  if (joined && SIZE_UNIT.test(unit))
    return {
      end,
      add: [{ text: `S${index}`, raw: between, kind: 'size', size: { amount, unit: sizeUnit(unit) } }],
    };
  if (attached !== '') return undefined;
  return {
    end: at + 1,
    add: [{ text: `N${index}`, raw: words[at]?.raw ?? raw, kind: 'number', number: amount }],
  };
}

const ASKS_FOR_A_NUMBER = /^(what|how|calculate|compute|calc|evaluate|solve|\(*-?\d\S*)$/;
const NUMBER = String.raw`\(*-?\d+(?:\.\d+)?\)*`;
const SUM = new RegExp(`^${NUMBER}(?: ?[-+*/%^x] ?${NUMBER})+$`);

/** `3 * (2 + 1)`, of any length; a date or `7*24` alone is something else. */
function readSum(words: readonly Word[], at: number, index: number): Read | undefined {
  if (!ASKS_FOR_A_NUMBER.test(lowerAt(words, 0)) || !/^\(*-?\d/.test(lowerAt(words, at))) return undefined;
  let end = at;
  while (end < words.length && /^[-\d.()+*/%^x]+$/.test(lowerAt(words, end))) end += 1;
  const raw = rawOf(words, at, end).replaceAll('x', '*');
  if (end === at || end < words.length || !SUM.test(raw) || /^\d+-\d+-\d+$/.test(raw)) return undefined;
  return { end, add: [{ text: `A${index}`, raw, kind: 'text' }] };
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
const LARGER = word('larger');
const THAN = word('than');

/** `$days days`, `$n minutes`: `find` counts in these. */
function variableSpan(words: readonly Word[], at: number, index: number): Read | undefined {
  const raw = words[at]?.raw ?? '';
  const unit = /^(day|minute)s?$/.exec(lowerAt(words, at + 1))?.[1];
  if (unit === undefined || !/^\$(\w+|\{\w+\})$/.test(raw)) return undefined;
  const span = { amount: 0, unit: unit === 'day' ? 'days' : 'minutes', variable: raw } as const;
  return { end: at + 2, add: [spanToken(span, rawOf(words, at, at + 2), index)] };
}

/** `seven`, `twenty-four`; -1 if it is not a number. */
function spelledNumber(raw: string): number {
  const [tens = '', ones = '', ...more] = raw.split('-');
  const known = NUMBERS.indexOf(raw);
  const ten = TENS.indexOf(tens) + 2;
  if (known >= 0 || ten < 2 || more.length > 0) return known;
  const one = ones === '' ? 0 : NUMBERS.indexOf(ones);
  return one >= 0 && one < 10 ? ten * 10 + one : -1;
}

function rawOf(words: readonly Word[], at: number, end: number): string {
  return words
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(' ');
}

function spanToken(span: Span, raw: string, index: number): Token {
  return { text: `T${index}`, raw, kind: 'span', span };
}

function spanOf(amount: number, unit: string): Span | undefined {
  const singular = unit.replace(/s$/, '');
  const minutes = Object.hasOwn(MINUTES, singular) ? MINUTES[singular] : undefined;
  if (minutes !== undefined) return { amount: Math.max(1, Math.round(amount * minutes)), unit: 'minutes' };
  const days = Object.hasOwn(DAYS, singular) ? DAYS[singular] : undefined;
  return days === undefined ? undefined : { amount: amount * days, unit: 'days' };
}

function sizeUnit(unit: string): SizeUnit {
  if (unit.startsWith('block')) return 'b';
  if (unit.startsWith('b')) return 'c';
  const letter = unit.charAt(0);
  return letter === 'k' ? 'k' : letter === 'm' ? 'M' : letter === 'g' ? 'G' : 'T';
}
