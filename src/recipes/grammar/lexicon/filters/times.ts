// Which files, by when they were changed, read or made.

import { MONTHS } from '../../../slots/days.ts';
import type { Said } from '../../language/scan.ts';
import type { Time } from '../../request.ts';
import type { FileFact } from '../file-facts.ts';
import { count, dayOf, has, raw, spanOf } from '../said.ts';
import { always, type FileRule, filter, type Means } from './rule.ts';

const age =
  (of: Time, than: 'larger' | 'smaller' | 'equal'): Means =>
  (said) => [
    filter({
      type: 'age',
      of,
      than,
      span: has(said, 'span') ? spanOf(said) : { amount: count(said), unit: 'days' },
    }),
  ];

/** Newer than a file, or than a time in quotes. */
function since(of: Time, said: string, negated = false): FileFact {
  const isTime = /^[^/~]*(\d{4}|\d:\d\d)[^/]*$/.test(said) && /[ :-]/.test(said) && !/\.[a-z]/i.test(said);
  return filter(
    isTime ? { type: 'moment', of, text: said, negated } : { type: 'newer', of, file: said, negated },
  );
}

function ageRules(of: Time, verb: string): readonly FileRule[] {
  const head = `(<that>? <be>? (only|data|content|last)? ${verb} (last|time|date)? <be>?)`;
  const phrase = { of, verb, head };
  return [...spanRules(phrase), ...twoSpanRules(phrase), ...fileRules(phrase), ...dayRules(phrase)];
}

/** Which of a file's times, its verb, and the pattern before the time itself. */
type Phrase = { readonly of: Time; readonly verb: string; readonly head: string };

/** `changed in the last 2 days`. */
function spanRules({ of, verb, head }: Phrase): readonly FileRule[] {
  return [
    {
      patterns: [
        `${head} <within> {span} (ago|old|back)? (from (now|today)|of now)?`,
        `<that>? <be>? (recently|only)? ${verb} (at some point|sometime|some time) <within> {span} (ago)?`,
        `${head} {span} (or less|ago or less|or newer|or less ago)`,
        `${head} (in span of|in|within) (just|exactly)? (last|past)? {span} (ago)? (or less)?`,
      ],
      means: age(of, 'smaller'),
    },
    {
      patterns: [
        `${head} <older> {span} (ago|old|before|earlier|back)?`,
        `(not|<that> <be> not|<that> have not been|have not been|has not been|which have not been|that have not been|that were not|that were last|not been|that was not|had not been) ${verb} <within> {span}`,
        `${head} (ago)? {span} (ago)? or (more|earlier|older|longer) (ago)?`,
        `(not|<that> <be> not|<that> have not been|have not been|has not been) ${verb} (in|for|since|within) (over|more than|at least|last) {span}`,
        `(not|<that> <be> not|<that> have not been|have not been|has not been) ${verb} (in|for|since) {n} or more (day|days)`,
        `${head} (in|since)? (over|more than|at least) {span} (ago)?`,
      ],
      means: age(of, 'larger'),
      favour: 0.1,
    },
    {
      patterns: [
        `${head} (exactly|about|precisely|just)? {span} (ago|before|back|old|earlier) (from (now|today))?`,
      ],
      means: age(of, 'equal'),
    },
  ];
}

/** `changed between 2 and 5 days ago`. */
function twoSpanRules({ of, head }: Phrase): readonly FileRule[] {
  return [
    {
      patterns: [
        `${head} (between|from) {from:span} (and|to) {span} (ago|old)?`,
        `${head} (more than|over|at least|older than) {from:span} (ago|old)? (but|and|and was|but was|but is)? (less than|under|within last|newer than|not more than|at most|younger than) {span} (ago|old)?`,
        `${head} (between|from) {from:n} (and|to) {span} (ago|old)?`,
      ],
      means: (said) => between(of, said),
    },
    {
      patterns: [
        `${head} (less than|within last|under|in last|newer than) {span} (ago)? (but|and) (more than|over|at least|older than|not in last|not within last) {from:span} (ago)?`,
      ],
      means: (said) => between(of, said),
    },
  ];
}

/** `changed after notes.txt`. */
function fileRules({ of, verb, head }: Phrase): readonly FileRule[] {
  return [
    {
      patterns: [
        `${head} (after|since|more recently than|later than|newer than) (file)? {path} (file|was|was modified|has been modified)?`,
        `newer than (file)? {path} (was|is|by)? (in terms of)? ${verb}`,
        `${head} after modifying {path} file?`,
        `${head} after {path} was (modified|changed|updated)`,
      ],
      means: (said) => [since(of, raw(said, 'path'))],
    },
    {
      patterns: [
        `${head} (after|since) (file)? {path} (and|but) before (file)? {to:path}`,
        `${head} (after|since) {path} (was (modified|changed|updated))? (and|but) (not after|before) {to:path} (was (modified|changed|updated))?`,
        `${head} between {path} and {to:path}`,
      ],
      means: (said) => [since(of, raw(said, 'path')), since(of, raw(said, 'to'), true)],
    },
    {
      patterns: [
        `${head} (after|since|later than) (the)? (file)? {path} (file)? (was)? ${verb}?`,
        `${head} (at|on)? (same)? (or)? (after|since) {path}`,
      ],
      means: (said) => [since(of, raw(said, 'path'))],
    },
    {
      patterns: [`${head} (before|earlier than|prior to) (file)? {path}`],
      means: (said) => [since(of, raw(said, 'path'), true)],
    },
  ];
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `changed since monday`. */
function dayRules({ of, head }: Phrase): readonly FileRule[] {
  return [
    {
      patterns: [
        `${head} (on or after|since|after|from|later than|newer than|starting from) {day} (or later|or after|or newer|onwards)?`,
        `${head} (on)? {day} (or later|or after|or newer|onwards)`,
      ],
      means: (said) => [filter({ type: 'day', of, from: dayOf(said) })],
    },
    {
      patterns: [`${head} (before|older than|prior to|until|earlier than) {day}`],
      means: (said) => [filter({ type: 'day', of, before: dayOf(said) })],
    },
    {
      patterns: [`${head} (on|at|dated|during)? {day}`],
      means: (said) => [
        filter({ type: 'day', of, from: dayOf(said) }),
        filter({ type: 'day', of, before: dayOf(said), plus: 1 }),
      ],
    },
    {
      patterns: [`${head} (after|since) {day} (and|but) before {to:day}`],
      means: (said) => [
        filter({ type: 'day', of, from: dayOf(said) }),
        filter({ type: 'day', of, before: dayOf(said, 'to') }),
      ],
    },
    {
      patterns: [`${head} (between|from) {day} (and|to|until|through) {to:day}`],
      means: (said) => [
        filter({ type: 'day', of, from: dayOf(said) }),
        filter({ type: 'day', of, before: dayOf(said, 'to'), plus: 1 }),
      ],
    },
    ...WEEKDAYS.map((weekday) => ({
      patterns: [`${head} (since|after) last? ${weekday}`],
      means: always(filter({ type: 'moment', of, text: `last ${weekday}`, negated: false })),
    })),
    {
      patterns: [`${head} (today|in last day|during last day)`],
      means: always(filter({ type: 'age', of, than: 'smaller', span: { amount: 1, unit: 'days' } })),
    },
    {
      patterns: [`${head} yesterday`],
      means: always(filter({ type: 'age', of, than: 'equal', span: { amount: 1, unit: 'days' } })),
    },
  ];
}

function between(of: Time, said: Said): readonly FileFact[] {
  const to = spanOf(said);
  const from =
    has(said, 'from') && said['from']?.[0]?.span === undefined
      ? {
          ...to,
          amount:
            to.unit === 'minutes' && /hour|hr/.test(raw(said, 'span'))
              ? count(said, 'from') * 60
              : count(said, 'from'),
        }
      : spanOf(said, 'from');
  const [low, high] = minutes(from) < minutes(to) ? [from, to] : [to, from];
  return [
    filter({ type: 'age', of, than: 'larger', span: low, itself: true }),
    filter({ type: 'age', of, than: 'smaller', span: high }),
  ];
}

function minutes({ amount, unit }: { readonly amount: number; readonly unit: 'minutes' | 'days' }): number {
  return unit === 'days' ? amount * 1440 : amount;
}

/** `photos from 2020`. */
const inYear: Means = (said) => {
  const year = count(said);
  return isYear(year) ? betweenFirsts({ year, month: 1 }, { year: year + 1, month: 1 }) : undefined;
};

type Month = { readonly year: number; readonly month: number };

/** `photos from may 2023`. */
const inMonth =
  (month: number): Means =>
  (said) => {
    const year = count(said);
    const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
    return isYear(year) ? betweenFirsts({ year, month }, next) : undefined;
  };

function isYear(year: number): boolean {
  return year >= 1970 && year <= 2199 && Number.isInteger(year);
}

/** From the first of one month until that of another. */
function betweenFirsts(from: Month, before: Month): readonly FileFact[] {
  return [
    filter({ type: 'day', of: 'modified', from: { ...from, date: 1 } }),
    filter({ type: 'day', of: 'modified', before: { ...before, date: 1 } }),
  ];
}

const IN_PERIOD = '(<that>? <be>?)? (from|taken|made|of|in|during|<modified>|<created>) (in|during|from)?';

export const TIMES: readonly FileRule[] = [
  {
    patterns: [
      'log (that are|which are|file)? (older than|untouched for|unchanged for|not modified in|not changed in) {span}',
    ],
    means: (said) => [
      filter({ type: 'kind', kind: 'file' }),
      filter({ type: 'name', globs: ['*.log'], ignoreCase: true }),
      filter({ type: 'age', of: 'modified', than: 'larger', span: spanOf(said) }),
    ],
  },
  {
    patterns: [
      '(<that>? <be>?)? (taken|made|during|<modified>|<created>) (in|during|from)? (year)? {n}',
      '(<that>? <be>?)? (from|of|in) year {n}',
    ],
    means: inYear,
  },
  {
    patterns: ['(<that>? <be>?)? (from|of|in) {n}'],
    means: (said) => {
      const filters = inYear(said)?.flatMap((fact) => (fact.is === 'filter' ? [fact.filter] : []));
      return filters && [{ is: 'inYear', folder: String(count(said)), filters }];
    },
  },
  ...MONTHS.map((month, at) => ({
    patterns: [`${IN_PERIOD} (${month}|${month.slice(0, 3)}) {n}`],
    means: inMonth(at + 1),
  })),
  ...ageRules('modified', '<modified>'),
  ...ageRules('accessed', '<accessed>'),
  ...ageRules('changed', '<created>'),
  {
    patterns: [
      '<that>? <be>? (older than|more than|over|at least|not newer than) {span} (old|of age)?',
      '<that>? <be>? {span} (old or older|or older|old or more|and older)',
    ],
    means: age('modified', 'larger'),
  },
  {
    patterns: [
      '<that>? <be>? (newer than|younger than|less than|not older than) {span} (old)?',
      '(of|from|in) last {span}',
    ],
    means: age('modified', 'smaller'),
  },
  {
    patterns: ['(<that> <be>)? (exactly|precisely|just)? {span} old', '(aged|of age) {span}'],
    means: age('modified', 'equal'),
  },
  {
    patterns: ['<that>? <be>? (newer than|younger than|more recent than|newer then) (file)? {path} file?'],
    means: (said) => [filter({ type: 'newer', of: 'modified', file: raw(said, 'path') })],
  },
  {
    patterns: [
      '<that>? <be>? (but|and)? (not newer than|older than|not newer then|older then) (file)? {path} file?',
    ],
    means: (said) => [filter({ type: 'newer', of: 'modified', file: raw(said, 'path'), negated: true })],
  },
];
