// Days and spans as people say them in a question about the past: "last week", "on Monday", "in March". Local time.

export type Period = {
  /** Milliseconds since 1970; `to` is not part of it. */
  readonly from: number;
  readonly to: number;
};

export type ReadPeriod = {
  readonly period: Period | undefined;
  /** The text without what named the period. */
  readonly rest: string;
};

/** The first span that the text names. */
export function readPeriod(text: string, now: number): ReadPeriod {
  for (const [pattern, toPeriod] of SPANS) {
    const found = pattern.exec(text);
    const period = found && toPeriod(found, now);
    if (!period) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { period, rest: rest.replace(/\s+/g, ' ').trim() };
  }
  return { period: undefined, rest: text };
}

type Span = readonly [RegExp, (found: RegExpExecArray, now: number) => Period | undefined];

const NUMBER = '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|a few)';
const UNIT = '(minute|hour|day|week|month|year)s?';
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// "may" and "march" are words of their own: they need an "in" before, or a day or a year beside them.
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const LED = '(?:\\b(?:from|on|in|during|since|of)\\s+)?(?:the\\s+)?';

const phrase = (pattern: string): RegExp => new RegExp(`${LED}\\b${pattern}\\b(?:'s)?`, 'i');

const SPANS: readonly Span[] = [
  [phrase('(\\d{4})-(\\d\\d)-(\\d\\d)'), ([, y, m, d]) => dayOf(Number(y), Number(m) - 1, Number(d))],
  [phrase('(?:the )?day before yesterday'), (_, now) => day(now, -2)],
  [phrase('yesterday(?: (?:morning|afternoon|evening|night))?|last night'), (_, now) => day(now, -1)],
  [phrase('(?:earlier |only )?today|this (?:morning|afternoon|evening)'), (_, now) => day(now, 0)],
  [phrase('the other day'), (_, now) => ({ from: day(now, -7).from, to: now })],
  [
    phrase(`(?:past|last) ${NUMBER} ${UNIT}`),
    ([, count, unit], now) => ({ from: before(now, number(count), unit), to: now + 1 }),
  ],
  [
    phrase(`${NUMBER} ${UNIT} (?:ago|back|before)`),
    ([, count, unit], now) => around(before(now, number(count), unit), unit),
  ],
  [phrase('(last|this|past) week'), ([, which], now) => week(now, isThis(which) ? 0 : -1)],
  [phrase('(last|this|past) weekend'), (_, now) => weekend(now)],
  [phrase('(last|this|past) month'), ([, which], now) => month(now, isThis(which) ? 0 : -1)],
  [
    phrase('(last|this|past) year'),
    ([, which], now) => year(new Date(now).getFullYear() - (isThis(which) ? 0 : 1)),
  ],
  [
    phrase(`(?:last |this |past )?(${DAYS.join('|')})(?: (?:morning|afternoon|evening|night))?`),
    ([, name], now) => weekday(now, name),
  ],
  [
    phrase(`(\\d{1,2})(?:st|nd|rd|th)?\\.?(?: of)? ${MONTH}(?:,? (\\d{4}))?`),
    ([, date, name, y], now) => dated(now, name, date, y),
  ],
  [
    phrase(`${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?`),
    ([, name, date, y], now) => dated(now, name, date, y),
  ],
  [phrase(`${MONTH} (\\d{4})`), ([, name, y]) => monthOf(Number(y), monthNumber(name))],
  [
    new RegExp(`\\b(?:in|from|during|since|last|back in)\\s+${MONTH}\\b`, 'i'),
    ([, name], now) => latestMonth(now, monthNumber(name)),
  ],
  [/\b(?:in|from|during|since)\s+(20\d\d)\b/i, ([, y]) => year(Number(y))],
];

function isThis(which = ''): boolean {
  return which.toLowerCase() === 'this';
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function number(word = ''): number {
  if (/^\d/.test(word)) return Number(word);
  if (/^a few$/i.test(word)) return 3;
  if (/^a couple of$/i.test(word)) return 2;
  return Math.max(1, NUMBERS.indexOf(word.toLowerCase()));
}

const DAY = 86_400_000;
const LENGTHS: Readonly<Record<string, number>> = {
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};

function before(now: number, count: number, unit = 'day'): number {
  return now - count * (LENGTHS[unit.toLowerCase()] ?? DAY);
}

/** What "two weeks ago" may mean. */
function around(at: number, unit = 'day'): Period {
  const name = unit.toLowerCase();
  if (name === 'day') return day(at, 0);
  const half = (LENGTHS[name] ?? DAY) / 2;
  return { from: at - half, to: at + half };
}

function dayOf(y: number, m: number, date: number): Period | undefined {
  const at = new Date(y, m, date);
  return at.getMonth() === m ? { from: at.getTime(), to: new Date(y, m, date + 1).getTime() } : undefined;
}

function day(now: number, offset: number): Period {
  const at = new Date(now);
  const from = new Date(at.getFullYear(), at.getMonth(), at.getDate() + offset);
  const to = new Date(at.getFullYear(), at.getMonth(), at.getDate() + offset + 1);
  return { from: from.getTime(), to: to.getTime() };
}

/** From Monday. */
function week(now: number, offset: number): Period {
  const sinceMonday = (new Date(now).getDay() + 6) % 7;
  return { from: day(now, offset * 7 - sinceMonday).from, to: day(now, offset * 7 - sinceMonday + 6).to };
}

function weekend(now: number): Period {
  const sinceSaturday = (new Date(now).getDay() + 1) % 7;
  return { from: day(now, -sinceSaturday).from, to: day(now, 1 - sinceSaturday).to };
}

function monthOf(y: number, m: number): Period {
  return { from: new Date(y, m, 1).getTime(), to: new Date(y, m + 1, 1).getTime() };
}

function month(now: number, offset: number): Period {
  const at = new Date(now);
  return monthOf(at.getFullYear(), at.getMonth() + offset);
}

function year(y: number): Period {
  return { from: new Date(y, 0, 1).getTime(), to: new Date(y + 1, 0, 1).getTime() };
}

/** The latest day of that name before today. */
function weekday(now: number, name = ''): Period {
  const back = (new Date(now).getDay() - DAYS.indexOf(name.toLowerCase()) + 7) % 7;
  return day(now, -(back === 0 ? 7 : back));
}

function monthNumber(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase());
}

/** The latest month of that name that has begun. */
function latestMonth(now: number, m: number): Period {
  const at = new Date(now);
  return monthOf(at.getFullYear() - (m > at.getMonth() ? 1 : 0), m);
}

function dated(now: number, name = '', date = '', y?: string): Period | undefined {
  const m = monthNumber(name);
  if (y !== undefined) return dayOf(Number(y), m, Number(date));
  const thisYear = new Date(now).getFullYear();
  const found = dayOf(thisYear, m, Number(date));
  return found && found.from > now ? dayOf(thisYear - 1, m, Number(date)) : found;
}
