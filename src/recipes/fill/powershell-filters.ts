// Writes conditions on files as PowerShell's Where-Object.

import type { Age, Slots, SlotValue } from '../slots/slot-values.ts';

/** A part of the pipe with its bar, or nothing. `quote` makes one word; `names` are patterns beside those of the slots. */
export function whereObject(
  slots: Slots,
  quote: (text: string) => string,
  names: readonly string[] = [],
): string {
  const { over, under, since, older, kind, named } = slots;
  const tests = [
    ...[globsOf(kind), globsOf(named), names].map((globs) => nameTest(globs, quote)),
    over?.type === 'number' ? `$_.Length -gt ${size(over.number)}` : '',
    under?.type === 'number' ? `$_.Length -lt ${size(under.number)}` : '',
    since?.type === 'age' ? sinceTest(since.age) : '',
    older?.type === 'age' ? `$_.LastWriteTime -lt ${moment(older.age)}` : '',
  ].filter((test) => test !== '');
  return tests.length === 0 ? '' : ` | Where-Object { ${tests.join(' -and ')} }`;
}

function globsOf(value: SlotValue | undefined): readonly string[] {
  return value?.type === 'globs' ? value.globs : [];
}

function nameTest(globs: readonly string[], quote: (text: string) => string): string {
  const tests = globs.map((glob) => `$_.Name -like ${quote(glob)}`);
  return tests.length > 1 ? `(${tests.join(' -or ')})` : (tests[0] ?? '');
}

/** PowerShell's own units count by 1024. */
function size(bytes: number): string {
  const unit = (['GB', 'MB', 'KB'] as const).find((_, i) => bytes > 0 && bytes % 1024 ** (3 - i) === 0);
  return unit === undefined ? String(bytes) : `${bytes / 1024 ** { GB: 3, MB: 2, KB: 1 }[unit]}${unit}`;
}

function moment({ unit, amount }: Age): string {
  if (unit === 'minutes') return `(Get-Date).AddMinutes(-${amount})`;
  if (unit === 'days') return `(Get-Date).AddDays(-${amount})`;
  return amount === 0 ? '(Get-Date).Date' : `(Get-Date).Date.AddDays(-${amount})`;
}

/** Yesterday ends when today begins. */
function sinceTest(age: Age): string {
  const after = `$_.LastWriteTime -ge ${moment(age)}`;
  if (age.unit !== 'calendar-day' || age.amount === 0) return after;
  return `${after} -and $_.LastWriteTime -lt ${moment({ ...age, amount: age.amount - 1 })}`;
}
