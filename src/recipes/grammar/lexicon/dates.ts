// The calendar: leap years, the last day of a month, the next weekday.

import type { SayingRow, Slots } from './saying-row.ts';

const ASK = '(what is|what|which|show|print|tell me|give me|find|get|when is|display)?';
const MONTHS = 'january february march april may june july august september october november december';
const WEEKDAYS = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)';

const isYear = ({ year = [] }: Slots): boolean => year.every((one) => /^(1[6-9]|[2-9]\d)\d\d$/.test(one));

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
  ...MONTHS.split(' ').flatMap((month, at): SayingRow[] => {
    const first = String(at + 1).padStart(2, '0');
    const patterns = [
      `${ASK} {one:span} of ${month} {year:n}`,
      `how many day (does|do|has|have|are|in|there)? (there)? (in)? ${month} {year:n} (have|has)?`,
    ];
    return patterns.map((pattern, way) => ({
      patterns: [pattern],
      command: {
        gnu: `date -d '{year#}-${first}-01 +1 month -1 day' ${way === 0 ? '+%F' : '+%-d'}`,
        bsd: '',
        powershell:
          way === 0
            ? `(Get-Date -Year {year#} -Month ${at + 1} -Day 1).AddMonths(1).AddDays(-1).ToString("yyyy-MM-dd")`
            : `[DateTime]::DaysInMonth({year#}, ${at + 1})`,
      },
      // `last day` reads as a span of one day.
      fits: (slots: Slots) => isYear(slots) && (slots['one'] ?? []).every((one) => /^1? ?day$/.test(one)),
      favour: 1,
    }));
  }),
  ...WEEKDAYS.replace(/[()]/g, '')
    .split('|')
    .map(
      (weekday): SayingRow => ({
        patterns: [
          `${ASK} (date of|date on|date) (is it|is|will it be)? (on)? (next|coming|upcoming)? ${weekday}`,
          `when is (it)? (next|coming|upcoming)? ${weekday}`,
        ],
        command: { gnu: `date -d 'next ${weekday}' '+%A %F'`, bsd: '' },
        favour: 0.9,
      }),
    ),
  {
    patterns: [
      `${ASK} (week|calendar week|week (number|count)|(number|count) of week) (number)? (is it|of today|of (this|current) week|today|now|of year|is this)`,
    ],
    command: { gnu: 'date +%V', powershell: 'Get-Date -UFormat %V' },
    favour: 0.9,
  },
];
