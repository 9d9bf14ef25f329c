// Reads numbers, ranks, sizes, spans of time and days in the words of a question.

import { ORDINALS, sizeUnit, spanOf, wholeNumber } from '../../slots/amounts.ts';
import { readDay } from '../../slots/days.ts';
import { lowerAt } from '../../slots/slot-values.ts';
import type { Word } from '../../words/words.ts';
import type { Span, Token } from './token.ts';

/** The tokens made of some words, and the index of the next word. */
export type Read = { readonly end: number; readonly add: readonly Token[] };

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
    /^(\d+)(st|nd|rd|th)$/.exec(raw)?.[1] ?? (ORDINALS.indexOf(raw) > 1 ? ORDINALS.indexOf(raw) : undefined);
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
  const spelled = wholeNumber(raw);
  const one =
    /^(last|past|previous|this|within)$/.test(lowerAt(words, at - 1)) ||
    /^(a|an)$/.test(lowerAt(words, at - 1));
  const amount = digits === undefined ? spelled : Number(digits) * Number(factor ?? 1);
  if (amount === undefined) {
    const alone = one ? spanOf(1, raw) : undefined;
    return alone && { end: at + 1, add: [spanToken(alone, raw, index)] };
  }
  const unit = attached === '' ? lowerAt(words, at + 1) : attached;
  const end = attached === '' ? at + 2 : at + 1;
  const joined = attached !== '' || words[at]?.pause === '';
  const span = joined ? spanOf(amount, unit) : undefined;
  const between = rawOf(words, at, end);
  if (span !== undefined) return { end, add: [spanToken(span, between, index)] };
  const size = joined ? sizeUnit(unit) : undefined;
  if (size !== undefined)
    return { end, add: [{ text: `S${index}`, raw: between, kind: 'size', size: { amount, unit: size } }] };
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

function rawOf(words: readonly Word[], at: number, end: number): string {
  return words
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(' ');
}

function spanToken(span: Span, raw: string, index: number): Token {
  return { text: `T${index}`, raw, kind: 'span', span };
}
