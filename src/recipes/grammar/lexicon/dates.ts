// The calendar: leap years, the last day of a month, the next weekday.

import type { SayingRow, Slots } from './saying-row.ts';

const ASK = '(what is|what|which|show|print|tell me|give me|find|get|when is|display)?';

const isYear = ({ year = [] }: Slots): boolean => year.every((one) => /^(1[6-9]|[2-9]\d)\d\d$/.test(one));

const padded = (slots: Slots): Slots => ({
  ...slots,
  padded: (slots['month'] ?? []).map((month) => month.padStart(2, '0')),
});

export const DATES: readonly SayingRow[] = [
  {
    patterns: [
      `(is|was|will|check (if|whether)|tell me (if|whether)) (year)? {year:n} (is|was|be)? (a)? leap year`,
      `(is|was) (there)? (a)? (29 february|february 29|29th of february) in {year:n}`,
    ],
    command: {
      gnu: 'date -d {year#}-02-29 > /dev/null 2>&1 && echo yes || echo no',
      bsd: '',
      powershell: '[DateTime]::IsLeapYear({year#})',
    },
    fits: isYear,
    favour: 1,
  },
  {
    patterns: [`${ASK} {one:span} of <month> {year:n}`],
    command: {
      gnu: "date -d '{year#}-{padded#}-01 +1 month -1 day' +%F",
      bsd: '',
      powershell:
        '(Get-Date -Year {year#} -Month {month#} -Day 1).AddMonths(1).AddDays(-1).ToString("yyyy-MM-dd")',
    },
    derive: padded,
    // `last day` reads as a span of one day.
    fits: (slots) => isYear(slots) && (slots['one'] ?? []).every((one) => /^1? ?day$/.test(one)),
    favour: 1,
  },
  {
    patterns: [`how many day (does|do|has|have|are|in|there)? (there)? (in)? <month> {year:n} (have|has)?`],
    command: {
      gnu: "date -d '{year#}-{padded#}-01 +1 month -1 day' +%-d",
      bsd: '',
      powershell: '[DateTime]::DaysInMonth({year#}, {month#})',
    },
    derive: padded,
    fits: isYear,
    favour: 1,
  },
  {
    patterns: [
      `${ASK} (date of|date on|date) (is it|is|will it be)? (on)? (next|coming|upcoming)? <weekday>`,
      `when is (it)? (next|coming|upcoming)? <weekday>`,
    ],
    command: { gnu: "date -d 'next {weekday#}' '+%A %F'", bsd: '' },
  },
  {
    patterns: [
      `${ASK} (week|calendar week|week (number|count)|(number|count) of week) (number)? (is it|of today|of (this|current) week|today|now|of year|is this)`,
    ],
    command: { gnu: 'date +%V', powershell: 'Get-Date -UFormat %V' },
    favour: 0.9,
  },
];
