// Which files, by when they were changed, read or made.

import type { Said } from '../../language/scan.ts';
import type { Time } from '../../request.ts';
import type { FileFact } from '../file-facts.ts';
import { fileRules } from '../rule-text.ts';
import { count, dayOf, has, raw, spanOf } from '../said.ts';
import { type FileRule, filter, type Means } from './rule.ts';

/** The time asked about: of the last change unless it is said otherwise. */
const timeOf = (said: Said): Time => TIMES_OF_FILES.find((time) => time === raw(said, 'of')) ?? 'modified';

const TIMES_OF_FILES: readonly Time[] = ['modified', 'accessed', 'changed'];

const age =
  (than: 'larger' | 'smaller' | 'equal'): Means =>
  (said) => [
    filter({
      type: 'age',
      of: timeOf(said),
      than,
      span: has(said, 'span') ? spanOf(said) : { amount: count(said), unit: 'days' },
    }),
  ];

/** Newer than a file, or than a time in quotes. */
function since(said: Said, slot: string, negated = false): FileFact {
  const of = timeOf(said);
  const text = raw(said, slot);
  const isTime = /^[^/~]*(\d{4}|\d:\d\d)[^/]*$/.test(text) && /[ :-]/.test(text) && !/\.[a-z]/i.test(text);
  return filter(isTime ? { type: 'moment', of, text, negated } : { type: 'newer', of, file: text, negated });
}

const fromDay = (said: Said, slot: string): FileFact =>
  filter({ type: 'day', of: timeOf(said), from: dayOf(said, slot) });

const beforeDay = (said: Said, slot: string): FileFact =>
  filter({ type: 'day', of: timeOf(said), before: dayOf(said, slot) });

const untilDay = (said: Said, slot: string): FileFact =>
  filter({ type: 'day', of: timeOf(said), before: dayOf(said, slot), plus: 1 });

/** In the last days, or in the one before. */
const ofDay =
  (than: 'smaller' | 'equal', amount = 1): Means =>
  (said) => [filter({ type: 'age', of: timeOf(said), than, span: { amount, unit: 'days' } })];

/** What comes before the time itself: `that were last changed`. */
const HEAD = '(<that>? <be>? (only|data|content|last)? <of:happened> (last|time|date)? <be>?)';
const NOT = '(not|<that> <be> not|<that> have not been|have not been|has not been)';

/** `changed in the last 2 days`. */
const SPANS: readonly FileRule[] = fileRules`
${age('smaller')}
  ${HEAD} <within> {span} (ago|old|back)? (from (now|today)|of now)?
  <that>? <be>? (recently|only)? <of:happened> (at some point|sometime|some time) <within> {span} (ago)?
  ${HEAD} {span} (or less|ago or less|or newer|or less ago)
  ${HEAD} (in span of|in|within) (just|exactly)? (last|past)? {span} (ago)? (or less)?
  ${HEAD} (in|during|of|from)? this {span}
${age('larger')}
  ${HEAD} <older> {span} (ago|old|before|earlier|back)?
  (${NOT}|which have not been|that have not been|that were not|that were last|not been|that was not|had not been) <of:happened> <within> {span}
  ${HEAD} (ago)? {span} (ago)? or (more|earlier|older|longer) (ago)?
  ${NOT} <of:happened> (in|for|since|within) (over|more than|at least|last) {span}
  ${NOT} <of:happened> (in|for|since) {n} or more (day|days)
  ${HEAD} (in|since)? (over|more than|at least) {span} (ago)?
${age('equal')}
  ${HEAD} (exactly|about|precisely|just)? {span} (ago|before|back|old|earlier) (from (now|today))?
${between}
  ${HEAD} (between|from) ({from:span}|{from:n}) (and|to) {span} (ago|old)?
  ${HEAD} (more than|over|at least|older than) {from:span} (ago|old)? (but|and|and was|but was|but is)? (less than|under|within last|newer than|not more than|at most|younger than) {span} (ago|old)?
  ${HEAD} (less than|within last|under|in last|newer than) {span} (ago)? (but|and) (more than|over|at least|older than|not in last|not within last) {from:span} (ago)?
`;

/** `changed after notes.txt`. */
const FILES: readonly FileRule[] = fileRules`
${(said) => [since(said, 'path')]}
  ${HEAD} (after|since|more recently than|later than|newer than) (file)? {path} (file|was|was modified|has been modified)?
  newer than (file)? {path} (was|is|by)? (in terms of)? <of:happened>
  ${HEAD} after modifying {path} file?
  ${HEAD} after {path} was (modified|changed|updated)
  ${HEAD} (after|since|later than) (the)? (file)? {path} (file)? (was)? <of:happened>?
  ${HEAD} (at|on)? (same)? (or)? (after|since) {path}
${(said) => [since(said, 'path'), since(said, 'to', true)]}
  ${HEAD} (after|since) (file)? {path} (and|but) before (file)? {to:path}
  ${HEAD} (after|since) {path} (was (modified|changed|updated))? (and|but) (not after|before) {to:path} (was (modified|changed|updated))?
  ${HEAD} between {path} and {to:path}
${(said) => [since(said, 'path', true)]}
  ${HEAD} (before|earlier than|prior to) (file)? {path}
`;

/** `changed since monday`. */
const DAYS: readonly FileRule[] = fileRules`
${(said) => [fromDay(said, 'day')]}
  ${HEAD} (on or after|since|after|from|later than|newer than|starting from) {day} (or later|or after|or newer|onwards)?
  ${HEAD} (on)? {day} (or later|or after|or newer|onwards)
${(said) => [beforeDay(said, 'day')]}
  ${HEAD} (before|older than|prior to|until|earlier than) {day}
${(said) => [fromDay(said, 'day'), untilDay(said, 'day')]}
  ${HEAD} (on|at|dated|during)? {day}
${(said) => [fromDay(said, 'day'), beforeDay(said, 'to')]}
  ${HEAD} (after|since) {day} (and|but) before {to:day}
${(said) => [fromDay(said, 'day'), untilDay(said, 'to')]}
  ${HEAD} (between|from) {day} (and|to|until|through) {to:day}
${(said) => [
  filter({ type: 'moment', of: timeOf(said), text: `last ${raw(said, 'weekday')}`, negated: false }),
]}
  ${HEAD} (since|after) last? <weekday>
${ofDay('smaller')}
  ${HEAD} (today|in last day|during last day)
${ofDay('equal')}
  ${HEAD} yesterday
${ofDay('smaller', 2)}
  ${HEAD} (since|after) yesterday
`;

function between(said: Said): readonly FileFact[] {
  const of = timeOf(said);
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
const inMonth: Means = (said) => {
  const [year, month] = [count(said), Number(raw(said, 'month'))];
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
  ...fileRules`
${(said) => [
  filter({ type: 'kind', kind: 'file' }),
  filter({ type: 'name', globs: ['*.log'], ignoreCase: true }),
  filter({ type: 'age', of: 'modified', than: 'larger', span: spanOf(said) }),
]}
  log (that are|which are|file)? (older than|untouched for|unchanged for|not modified in|not changed in) {span}
${inYear}
  (<that>? <be>?)? (taken|made|during|<modified>|<created>) (in|during|from)? (year)? {n}
  (<that>? <be>?)? (from|of|in) year {n}
${(said) => {
  const filters = inYear(said)?.flatMap((fact) => (fact.is === 'filter' ? [fact.filter] : []));
  return filters && [{ is: 'inYear', folder: String(count(said)), filters }];
}}
  (<that>? <be>?)? (from|of|in) {n}
${inMonth}
  ${IN_PERIOD} <month> {n}
`,
  ...SPANS,
  ...FILES,
  ...DAYS,
  ...fileRules`
${age('larger')}
  <that>? <be>? (older than|more than|over|at least|not newer than) {span} (old|of age)?
  <that>? <be>? {span} (old or older|or older|old or more|and older)
${age('smaller')}
  <that>? <be>? (newer than|younger than|less than|not older than) {span} (old)?
  (of|from|in) (last|this) {span}
${age('equal')}
  (<that> <be>)? (exactly|precisely|just)? {span} old
  (aged|of age) {span}
${(said) => [filter({ type: 'newer', of: 'modified', file: raw(said, 'path') })]}
  <that>? <be>? (newer than|younger than|more recent than|newer then) (file)? {path} file?
${(said) => [filter({ type: 'newer', of: 'modified', file: raw(said, 'path'), negated: true })]}
  <that>? <be>? (but|and)? (not newer than|older than|not newer then|older then) (file)? {path} file?
`,
];
