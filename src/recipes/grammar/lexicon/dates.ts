// Dates and times, here and in other places, and calendars.

import { commands, type SayingRow, type Slots } from './saying-row.ts';

const DATE = '(date|time|date and time|time and date|timestamp)';
const EPOCH =
  '(epoch|epoch second|epoch time|unix epoch|unix time|unix timestamp|unix second|seconds since epoch)';
const SECONDS = `(${EPOCH}|timestamp|time|second)`;
const ZONED = '[TimeZoneInfo]::ConvertTimeBySystemTimeZoneId([DateTime]::UtcNow, "{zone#}")';
/** As `date` has it: `+%H:%M`. */
const IN_FORMAT =
  '(in|as|to|with|using|formatted as|formatted|with format|in format|using format) (format)? {format} (format)?';

const padded = (slots: Slots): Slots => ({
  ...slots,
  padded: (slots['month'] ?? []).map((month) => month.padStart(2, '0')),
});

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `date` reads no number that is spelled out: `two weeks`. */
function inDigits({ span = [], ...slots }: Slots): Slots | undefined {
  const digits = span.map((one) =>
    one.replace(/^[a-z]+(?= )/i, (word) => {
      const at = NUMBERS.indexOf(word.toLowerCase());
      return at < 0 ? word : String(at);
    }),
  );
  return digits.some((one) => /^[a-z]+ /i.test(one)) ? undefined : { ...slots, span: digits };
}

/** A city; its time zone is found by the last part of the zone's name in the tz database. */
function ofCity({ city = [], more = [], ...slots }: Slots): Slots | undefined {
  const wanted = [...city, ...more].join(' ').toLowerCase().replace(/ /g, '_');
  const zone = Intl.supportedValuesOf('timeZone').find((one) => one.toLowerCase().endsWith(`/${wanted}`));
  return zone === undefined ? undefined : { ...slots, zone: [zone] };
}

const TODAY = '$(date -ud "$(date +%F)" +%s)';

/** Both in seconds. */
const daysBetween = (from: string, to: string) => ({
  gnu: `echo $(( (${to} - ${from}) / 86400 ))`,
  fish: `math \\( ${to} - ${from} \\) / 86400`,
  bsd: '',
});

export const DATES: readonly SayingRow[] = [
  // Now
  ...commands({
    date: ["<ask>? (current|today's|todays)? (date and time|date and current time|time and date)"],
    'date -u': [`<ask>? (current)? ((utc|gmt) ${DATE}|${DATE} in (utc|gmt))`],
    'date +%F': [
      '<ask>? (current)? date (in|as|with)? (format)? (yyyy-mm-dd|year-month-day) (format)?',
      '<ask>? (current)? date (in|as) iso format',
      `<ask>? (current)? ${DATE} (in|as|with)? (format)? year-month-day (format)?`,
      '<ask>? year-month-day from (current)? date',
    ],
    "date '+%F %T'": [
      '<ask>? year-month-day (hour:minute:second) (from (current)? date)?',
      `<ask>? (current)? ${DATE} (in|as|with)? (format)? (year-month-day|yyyy-mm-dd) (hour:minute:second|hh:mm:ss) (format)?`,
    ],
    'date +%Y%m%d': ['<ask>? (current)? date (in|as) (format)? (yyyymmdd) (format)?'],
    'date +%s': [
      `<ask>? (current)? (unix time|unix timestamp|epoch time|epoch|seconds since epoch|unix epoch|timestamp in seconds|time in seconds since epoch)`,
      `<ask>? count of seconds since (epoch|{d:day})`,
    ],
    'date +%Y': ['<ask>? (current)? (year)', 'what year is it'],
    'date +%B': ['<ask>? (current)? (month) (name)?'],
    'date +%V': ['<ask>? (current)? (week number|number of week|week of year)'],
    'date +%j': ['<ask>? (day of year|julian date|julian day)'],
  }),
  {
    patterns: [
      '<ask>? (week|calendar week|week (number|count)|(number|count) of week) (number)? (is it|of today|of (this|current) week|today|now|of year|is this)',
    ],
    command: { gnu: 'date +%V', powershell: 'Get-Date -UFormat %V' },
    favour: 0.9,
  },
  {
    patterns: [
      '<ask>? (current)? (time|timestamp|date)? (as|in) (format)? (HH:MM:SS|hh:mm:ss)',
      '<ask>? (current)? (time|timestamp) (as|in) {x:word}',
    ],
    command: 'date +%T',
    fits: ({ x }) => x === undefined || x[0]?.toUpperCase() === 'HH:MM:SS',
  },
  { patterns: [`<ask>? (current)? ${DATE} ${IN_FORMAT}`], command: 'date +{format}' },
  // In other places
  {
    patterns: [`<ask>? (current)? ${DATE} (in|for) (time zone|timezone)? {zone:text} (time zone|timezone)?`],
    command: 'TZ={zone} date',
    fits: ({ zone = [] }) => zone.every((one) => /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_]+$/.test(one)),
  },
  {
    patterns: [
      '<ask>? (current|local)? (time|date|date and time|time and date|clock) (is it|it is)? (now)? (in|for|at) {city:name} {more:name}? (now|right now)?',
      'how late is it in {city:name} {more:name}?',
    ],
    command: { gnu: 'TZ={zone} date', powershell: ZONED },
    derive: ofCity,
  },
  // Other days
  {
    patterns: ["<ask>? (yesterday's|yesterdays|date of yesterday|yesterday) (date)?"],
    command: { gnu: 'date -d yesterday +%F', bsd: 'date -v-1d +%F' },
  },
  {
    patterns: ["<ask>? (tomorrow's|tomorrows|date of tomorrow|tomorrow) (date)?"],
    command: { gnu: 'date -d tomorrow +%F', bsd: 'date -v+1d +%F' },
  },
  {
    patterns: [
      `<ask>? (date)? (of)? (yesterday|yesterday's date) ${IN_FORMAT}`,
      "<ask>? yesterday's date (information)? in {format} (format)?",
    ],
    command: { gnu: 'date -d yesterday +{format}', bsd: 'date -v-1d +{format}' },
  },
  {
    patterns: [`<ask>? (what)? <part:datePart> (it was)? <when>`],
    command: { gnu: "date -d '{span#}{when#}' +%{part#}", bsd: '' },
  },
  {
    patterns: [
      '<ask>? (what|which)? (date|day|weekday|day of week) (is it|is|was it|was|will it be|it will be|will be|it is|it was)? <when>',
      '<ask>? date of <when>',
      'what (was|is)? (it)? <when>',
      '{span} ago (was|is) (what|which) date',
    ],
    command: { gnu: "date -d '{span#}{when#}' '+%A %F'", bsd: '' },
    otherwise: { when: ' ago' },
    derive: inDigits,
    lines: true,
    favour: 0.6,
  },
  {
    patterns: [`<ask>? (date|time) <when> ${IN_FORMAT}`],
    command: { gnu: "date -d '{span#}{when#}' +{format}", bsd: '' },
  },
  {
    patterns: [
      `<ask>? (date|day|time) {day:quoted} ${IN_FORMAT}`,
      `(format|convert|reformat) (date|time)? (string)? {day:quoted} ${IN_FORMAT}`,
    ],
    command: { gnu: 'date -d {day} +{format}', bsd: '' },
  },
  {
    patterns: [
      `<ask>? (which|what)? (day|weekday|day of week) (of|is|was|on)? (week)? (is|was|of|for)? {day}`,
    ],
    command: { gnu: 'date -d {day} +%A', bsd: '' },
  },
  {
    patterns: [
      '<ask>? (date of|date on|date) (is it|is|will it be)? (on)? (next|coming|upcoming)? <weekday>',
      'when is (it)? (next|coming|upcoming)? <weekday>',
    ],
    command: { gnu: "date -d 'next {weekday#}' '+%A %F'", bsd: '' },
  },
  // Seconds since 1970
  {
    patterns: [
      `<ask>? ${EPOCH} (of|for|corresponding to|from) (given)? (date|time|time string|date string)? {day:text}`,
      `(convert) (date|time)? (string)? {day:text} to ${EPOCH}`,
    ],
    command: { gnu: 'date -d {day} +%s', bsd: '' },
  },
  {
    patterns: [
      `<ask>? (convert)? ${SECONDS} (of|for|on|at) {day:isoDay}`,
      `<ask>? (convert)? {day:isoDay} (to|as|in|into) ${SECONDS}`,
    ],
    command: {
      gnu: 'date -d {day} +%s',
      bsd: '',
      powershell: '([DateTimeOffset][datetime]{day}).ToUnixTimeSeconds()',
    },
    favour: 0.9,
  },
  {
    patterns: [
      '(convert)? (unix|epoch)? (timestamp|time|epoch|seconds)? {n} (seconds since epoch)? (to|as|into|in) (normal|regular|real|proper|human readable|human-readable|readable)? (date|time|date and time)',
      '(what|which)? (date|time) is (unix|epoch)? (timestamp|time)? {n}',
      '<ask>? (date|time) (of|for) (epoch|unix time|timestamp|unix timestamp|epoch time) {n}',
    ],
    command: { gnu: 'date -d @{n#}', bsd: 'date -r {n#}' },
  },
  // Days between
  {
    patterns: [
      '<ask>? (how many|count of|number of|difference in) day (are there|is it|are|left|remaining)? (between|from) {a:day} (and|to|until) {b:day}',
      '<ask>? difference (in day)? between (two)? (date)? {a:day} and {b:day} (in day)?',
      '<ask>? day (lie|pass|passed|are there|elapsed)? (between|from) {a:day} (and|to|until|till) {b:day}',
      'how (long|many day) (is it|are there|passed)? (between|from) {a:day} (and|to|until|till) {b:day} (in day)?',
    ],
    command: daysBetween('$(date -ud {a} +%s)', '$(date -ud {b} +%s)'),
  },
  {
    patterns: [
      '(how many|count of|number of) day (are there|is it|are left|left|remaining)? (until|till|to) {day}',
    ],
    command: daysBetween(TODAY, '$(date -ud {day} +%s)'),
  },
  {
    patterns: [
      '<ask>? (how many|count of)? day (has|have|is it|are there|passed|gone by|been)? (passed|gone by|been)? (from|since) {day:isoDay} (to|until|till|and)? (today|now)?',
      'how (long|many day) ago (is|was) {day:isoDay} (in day)?',
      'how (many day|old in day) (has it been|is it|have passed) since {day:isoDay}',
    ],
    command: {
      ...daysBetween('$(date -ud {day} +%s)', TODAY),
      powershell: '((Get-Date).Date - [datetime]{day}).Days',
    },
  },
  // Calendars
  ...commands({
    'cal -3': ['<ask>? calendar (of|for) (previous|last) current and next month'],
    'cal {n#}': ['<ask>? calendar (of|for) (year)? {n}'],
  }),
  {
    patterns: [
      "<ask>? (current|this)? (month's)? calendar (of|for)? (the)? (current|this)? (month)?",
      '<ask>? (a)? (current)? month calendar',
    ],
    command: 'cal',
    lines: true,
  },
  {
    patterns: ['<ask>? (a)? calendar (of|for) <month> (of|in)? (year)? {n}', '<ask>? <month> {n} calendar'],
    command: 'cal {month#} {n#}',
    fits: ({ n = [] }) => n.every((one) => Number(one) > 31 && Number(one) < 10_000),
  },
  {
    patterns: [
      '<ask>? (whole)? (calendar|cal) (of|for)? (whole|entire|full|this|current) year',
      '<ask>? (year|yearly) calendar',
      '<ask>? (whole)? (calendar|cal) (of|for)? (this|current)? {span}',
    ],
    command: 'cal -y',
    fits: ({ span = [] }) => span.every((one) => one === 'year'),
  },
  {
    patterns: [
      '(is|was|will|check (if|whether)|tell me (if|whether)) (year)? {year} (is|was|be)? (a)? leap year',
      '(is|was) (there)? (a)? (29 february|february 29|29th of february) in {year}',
    ],
    command: {
      gnu: 'date -d {year#}-02-29 > /dev/null 2>&1 && echo yes || echo no',
      bsd: '',
      powershell: '[DateTime]::IsLeapYear({year#})',
    },
    favour: 1,
  },
  {
    patterns: ['<ask>? {one:span} of <month> {year}'],
    command: {
      gnu: "date -d '{year#}-{padded#}-01 +1 month -1 day' +%F",
      bsd: '',
      powershell:
        '(Get-Date -Year {year#} -Month {month#} -Day 1).AddMonths(1).AddDays(-1).ToString("yyyy-MM-dd")',
    },
    derive: padded,
    // `last day` reads as a span of one day.
    fits: ({ one: day = [] }) => day.every((one) => /^1? ?day$/.test(one)),
    favour: 1,
  },
  {
    patterns: ['how many day (does|do|has|have|are|in|there)? (there)? (in)? <month> {year} (have|has)?'],
    command: {
      gnu: "date -d '{year#}-{padded#}-01 +1 month -1 day' +%-d",
      bsd: '',
      powershell: '[DateTime]::DaysInMonth({year#}, {month#})',
    },
    derive: padded,
    favour: 1,
  },
];
