// Points in time as people write them on a command line.

import { UsageError } from '../../../domain/errors.ts';

const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/** `30m`, `2h`, `7d`, `1w`, `today`, `yesterday`, `2026-11-20`, `2026-11-20 14:30`: milliseconds since 1970. */
export function readSince(text: string, now: number): number {
  const wanted = text.trim().toLowerCase();
  if (wanted === 'today') return startOfDay(now);
  if (wanted === 'yesterday') return startOfDay(startOfDay(now) - 1);
  const span = /^(\d{1,6})\s?([mhdw])(?:in(?:ute)?s?|ours?|ays?|eeks?)?$/.exec(wanted);
  if (span) return now - Number(span[1]) * (UNITS[span[2] ?? ''] ?? 0);
  const date = /^(\d{4})-(\d\d)-(\d\d)(?:[ t](\d\d):(\d\d))?$/.exec(wanted);
  if (date) {
    const [year = 0, month = 1, day = 1, hours = 0, minutes = 0] = date
      .slice(1)
      .map((part) => Number(part ?? 0));
    const at = new Date(year, month - 1, day, hours, minutes);
    // 31 February would be a day in March.
    if (at.getMonth() === month - 1 && at.getDate() === day) return at.getTime();
  }
  throw new UsageError(`--since does not understand ${JSON.stringify(text)}.`, 'Write 2h, 7d or 2026-11-20.');
}

/** Midnight where the person is. */
export function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
