// Makes sentences from a command's output.

import type { Answer, Seen } from '../slots/recipe.ts';
import type { Age, Slots } from '../slots/slot-values.ts';

/**
 * `3 python files over 1 MB in src; the largest is src/x.py (12 MB).` Lines are `12MB name`, largest first,
 * at most `limit`.
 */
export function largestOf(limit: number): Answer {
  return (seen, slots) => {
    const rows = sizedRows(seen);
    const first = rows[0];
    if (first === undefined) return `No ${subject(slots)}.`;
    const largest = `${first.name} (${spaced(first.size)})`;
    if (rows.length === 1) return `${counted(1, slots)}: ${largest}.`;
    if (rows.length >= limit) return `${firstOnly(limit, subject(slots))} The largest is ${largest}.`;
    return `${seen.truncated ? 'At least ' : ''}${rows.length} ${subject(slots)}; the largest is ${largest}.`;
  };
}

/** For a list of the top few: `The largest is src/x.py (12 MB).` */
export function extreme(adjective: 'largest' | 'smallest'): Answer {
  return (seen, slots) => {
    const first = sizedRows(seen)[0];
    if (first === undefined) return `No ${subject(slots)}.`;
    return `The ${adjective} is ${first.name} (${spaced(first.size)}).`;
  };
}

/** After `find -print -delete`; `remark` is what else the person should know. */
export function deleted(remark?: string): Answer {
  return (seen) => {
    const count = realLines(seen).length;
    const said = count === 0 ? 'There was nothing to delete.' : `${count} deleted.`;
    return remark === undefined ? said : `${said} ${remark}`;
  };
}

/** For lists that need no sentence unless they were cut at `limit`. */
export function cutAt(limit: number, what: string): Answer {
  return (seen) => (seen.lines.length >= limit ? firstOnly(limit, what) : undefined);
}

/** Says that a list was cut, so that it is not taken for the whole. */
function firstOnly(limit: number, what: string): string {
  return `The first ${limit} of the ${what}; there may be more.`;
}

/** Lines of names, one each. `limit`: how many the command shows at most. */
export function listed(limit: number): Answer {
  return (seen, slots) => {
    const names = realLines(seen);
    if (names.length === 0) return `No ${subject(slots)}.`;
    if (names.length === 1) return `${counted(1, slots)}: ${names[0]?.trim()}.`;
    if (names.length >= limit) return firstOnly(limit, subject(slots));
    return `${seen.truncated ? 'At least ' : ''}${names.length} ${subject(slots)}.`;
  };
}

/** For lists of something the slots do not name: `No open ports.`, `4 open ports.` */
export function counting(
  one: string,
  many: string,
  how: { readonly heading?: boolean; readonly limit?: number } = {},
): Answer {
  return (seen) => {
    const rows = realLines(seen).slice(how.heading === true ? 1 : 0);
    if (rows.length === 0) return `No ${many}.`;
    if (rows.length === 1) return `One ${one}.`;
    if (how.limit !== undefined && rows.length >= how.limit) return firstOnly(how.limit, many);
    return `${seen.truncated ? 'At least ' : ''}${rows.length} ${many}.`;
  };
}

/** Puts the one line of output into a sentence; `_` is where it goes. */
export function saying(sentence: string): Answer {
  return (seen) => {
    const line = realLines(seen)[0]?.trim();
    return line === undefined ? undefined : sentence.replace('_', () => line);
  };
}

/** What to say if there was no output; otherwise the output is the answer. */
export function orElse(nothing: string): Answer {
  return (seen) => (realLines(seen).length === 0 ? nothing : undefined);
}

/** `12MB ./big.bin`, as numfmt and du write it. */
export function sizedRows(seen: Seen): readonly { readonly size: string; readonly name: string }[] {
  return seen.lines.flatMap((line) => {
    const row = /^\s*(\d+(?:[.,]\d+)?[BKMGTP]?(?:iB|B)?)\s+(\S.*)$/.exec(line);
    return row?.[1] === undefined || row[2] === undefined ? [] : [{ size: row[1], name: row[2] }];
  });
}

/** Output without the tools' error messages. */
function realLines(seen: Seen): readonly string[] {
  return seen.lines.filter((line) => line.trim() !== '' && !COMPLAINT.test(line));
}

const COMPLAINT =
  /^(find|ls|du|grep|stat|cat|sort|head|tail|wc|file): .*(Permission denied|No such file|cannot|Operation not permitted)/;

/** `12MB` and `12M` as people write it: `12 MB`. */
export function spaced(size: string): string {
  const parts = /^([\d.,]+)([BKMGTP]?)/.exec(size);
  const unit = parts?.[2] ?? '';
  return `${parts?.[1] ?? size} ${unit === '' || unit === 'B' ? 'bytes' : `${unit}B`}`;
}

function counted(n: number, slots: Slots): string {
  return `${n === 1 ? 'One' : n} ${subject(slots).replace(/^(.*?\bfile)s\b|^(\S+)s\b/, '$1$2')}`;
}

/** `python files over 1 MB changed in the last 7 days in src`. */
export function subject(slots: Slots): string {
  const { kind, named, over, under, since, older, place } = slots;
  return [
    kind?.type === 'globs' ? kind.label : named?.type === 'globs' ? named.label : 'files',
    over?.type === 'number' ? `over ${bytes(over.number)}` : '',
    under?.type === 'number' ? `under ${bytes(under.number)}` : '',
    since?.type === 'age' ? `changed ${when(since.age)}` : '',
    older?.type === 'age' ? `not changed for ${span(older.age)}` : '',
    place?.type === 'path' && place.path !== '.' ? `in ${place.path}` : 'here',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function when(age: Age): string {
  if (age.unit === 'calendar-day') return age.amount === 0 ? 'today' : 'yesterday';
  return `in the last ${span(age).replace(/^1 /, '')}`;
}

function span(age: Age): string {
  const hours = age.unit === 'minutes' && age.amount % 60 === 0;
  const amount = hours ? age.amount / 60 : age.amount;
  const unit = hours ? 'hour' : age.unit === 'minutes' ? 'minute' : 'day';
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

function bytes(value: number): string {
  const power = Math.min(4, Math.floor(Math.log2(Math.max(value, 1)) / 10));
  const amount = Math.round((value / 1024 ** power) * 10) / 10;
  return `${amount} ${['bytes', 'KB', 'MB', 'GB', 'TB'][power]}`;
}
