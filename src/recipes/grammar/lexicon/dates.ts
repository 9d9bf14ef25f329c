// Dates and times, here and in other places, and calendars.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

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

/** The sign of BSD `date`. */
const shifted = (slots: Slots): Slots => ({
  ...slots,
  shift: (slots['nearDay'] ?? []).map((day) => (day === 'tomorrow' ? '+' : '-')),
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
  ...sayings`
# Now
date {dateForm#}
  powershell: Get-Date -UFormat {unixFormat#}
  derive: ${(slots) => ({
    ...slots,
    unixFormat: (slots['dateForm'] ?? []).map((one) => one.replace('+', '')),
  })}
  <ask>? (current)? <dateForm>
  ? date in format yyyy-mm-dd => date +%F
  ? date and time as yyyy-mm-dd hh:mm:ss => date '+%F %T'
  ? date as yyyymmdd => date +%Y%m%d
  ? unix timestamp => date +%s
  ? what year is it => date +%Y
  ? what month is it => date +%B
  ? day of the year => date +%j
  ? week number of today => date +%V
date +%T
  fits: ${({ x }) => x === undefined || x[0]?.toUpperCase() === 'HH:MM:SS'}
  <ask>? (current)? (time|timestamp|date)? (as|in) (format)? (HH:MM:SS|hh:mm:ss)
  <ask>? (current)? (time|timestamp) (as|in) {x:word}
  ? time as HH:MM:SS
date +{format}
  <ask>? (current)? ${DATE} ${IN_FORMAT}
  ? date in the format "%d.%m.%Y" => date +%d.%m.%Y

# In other places
TZ={zone} date
  fits: ${({ zone = [] }) => zone.every((one) => /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_]+$/.test(one))}
  <ask>? (current)? ${DATE} (in|for) (time zone|timezone)? {zone:text} (time zone|timezone)?
  ? current time in timezone Europe/Berlin => TZ=Europe/Berlin date
TZ={zone} date
  powershell: ${ZONED}
  derive: ${ofCity}
  <ask>? (current|local)? (time|date|date and time|time and date|clock) (is it|it is)? (now)? (in|for|at) {city:name} {more:name}? (now|right now)?
  how late is it in {city:name} {more:name}?
  ? what time is it in tokyo => TZ=Asia/Tokyo date

# Other days
date -d {nearDay#} +%F
  bsd: date -v{shift#}1d +%F
  derive: ${shifted}
  <ask>? (date of)? <nearDay> (date)?
  what (was|is) (date)? <nearDay>
  ? yesterday's date => date -d yesterday +%F
  ? tomorrow's date => date -d tomorrow +%F
date -d {nearDay#} +{format}
  bsd: date -v{shift#}1d +{format}
  derive: ${shifted}
  <ask>? (date)? (of)? <nearDay> (date)? (information)? ${IN_FORMAT}
  ? yesterday in format "%d.%m.%Y" => date -d yesterday +%d.%m.%Y
date -d '{span#}{when#}' +%{part#}
  bsd:
  <ask>? (what)? <part:datePart> (it was)? <when>
  ? year 1000 days ago => date -d '1000 days ago' +%Y
date -d '{span#}{when#}' '+%A %F'
  bsd:
  is: lines, favour 0.6
  otherwise: ${{ when: ' ago' }}
  derive: ${inDigits}
  <ask>? (what|which)? (date|day|weekday|day of week) (is it|is|was it|was|will it be|it will be|will be|it is|it was)? <when>
  <ask>? date of <when>
  what (was|is)? (it)? <when>
  {span} ago (was|is) (what|which) date
  ? what date was 90 days ago => date -d '90 days ago' '+%A %F'
date -d '{span#}{when#}' +{format}
  bsd:
  <ask>? (date|time) <when> ${IN_FORMAT}
  ? date 2 days ago in format "%Y%m%d" => date -d '2 days ago' +%Y%m%d
date -d {day} +{format}
  bsd:
  <ask>? (date|day|time) {day:quoted} ${IN_FORMAT}
  (format|convert|reformat) (date|time)? (string)? {day:quoted} ${IN_FORMAT}
  ? format "2024-03-05" as "%d.%m.%Y" => date -d 2024-03-05 +%d.%m.%Y
date -d 'next {weekday#}' '+%A %F'
  bsd:
  <ask>? (date of|date on|date) (is it|is|will it be)? (on)? (next|coming|upcoming)? <weekday>
  when is (it)? (next|coming|upcoming)? <weekday>
  ? when is next friday => date -d 'next friday' '+%A %F'

# Seconds since 1970
date -d {day} +%s
  bsd:
  <ask>? ${EPOCH} (of|for|corresponding to|from) (given)? (date|time|time string|date string)? {day:text}
  (convert) (date|time)? (string)? {day:text} to ${EPOCH}
  ? convert "2024-03-05 12:00" to unix time => date -d '2024-03-05 12:00' +%s
date -d {day} +%s
  bsd:
  powershell: ([DateTimeOffset][datetime]{day}).ToUnixTimeSeconds()
  <ask>? (convert)? ${SECONDS} (of|for|on|at) {day:isoDay}
  <ask>? (convert)? {day:isoDay} (to|as|in|into) ${SECONDS}
  ? unix time of 2024-03-05 => date -d 2024-03-05 +%s
date -d @{n#}
  bsd: date -r {n#}
  (convert)? (unix|epoch)? (timestamp|time|epoch|seconds)? {n} (seconds since epoch)? (to|as|into|in) (normal|regular|real|proper|human readable|human-readable|readable)? (date|time|date and time)
  (what|which)? (date|time) is (unix|epoch)? (timestamp|time)? {n}
  <ask>? (date|time) (of|for) (epoch|unix time|timestamp|unix timestamp|epoch time) {n}
  ? convert timestamp 1700000000 to a date => date -d @1700000000

# Days between
${daysBetween('$(date -ud {a} +%s)', '$(date -ud {b} +%s)')}
  <ask>? (how many|count of|number of|difference in) day (are there|is it|are|left|remaining)? (between|from) {a:day} (and|to|until) {b:day}
  <ask>? difference (in day)? between (two)? (date)? {a:day} and {b:day} (in day)?
  <ask>? day (lie|pass|passed|are there|elapsed)? (between|from) {a:day} (and|to|until|till) {b:day}
  how (long|many day) (is it|are there|passed)? (between|from) {a:day} (and|to|until|till) {b:day} (in day)?
  ? days between 2024-01-01 and 2024-03-05 => echo $(( ($(date -ud 2024-03-05 +%s) - $(date -ud 2024-01-01 +%s)) / 86400 ))
${{ ...daysBetween('$(date -ud {day} +%s)', TODAY), powershell: '((Get-Date).Date - [datetime]{day}).Days' }}
  <ask>? (how many|count of)? day (has|have|is it|are there|passed|gone by|been)? (passed|gone by|been)? (from|since) {day:isoDay} (to|until|till|and)? (today|now)?
  how (long|many day) ago (is|was) {day:isoDay} (in day)?
  how (many day|old in day) (has it been|is it|have passed) since {day:isoDay}
  ? how many days have passed since 2024-01-01 => echo $(( ($(date -ud "$(date +%F)" +%s) - $(date -ud 2024-01-01 +%s)) / 86400 ))

# Calendars
cal -3
  <ask>? calendar (of|for) (previous|last) current and next month
  ? calendar of previous, current and next month
cal {n#}
  <ask>? calendar (of|for) (year)? {n}
  ? calendar for 2025 => cal 2025
cal {month#} {n#}
  fits: ${({ n = [] }) => n.every((one) => Number(one) > 31 && Number(one) < 10_000)}
  <ask>? (a)? calendar (of|for) <month> (of|in)? (year)? {n}
  <ask>? <month> {n} calendar
  ? calendar for march 2025 => cal 3 2025
cal -y
  fits: ${({ span = [] }) => span.every((one) => one === 'year')}
  <ask>? (whole)? (calendar|cal) (of|for)? (whole|entire|full|this|current) year
  <ask>? (year|yearly) calendar
  <ask>? (whole)? (calendar|cal) (of|for)? (this|current)? {span}
  ? calendar for this year
date -d {year#}-02-29 > /dev/null 2>&1 && echo yes || echo no
  bsd:
  powershell: [DateTime]::IsLeapYear({year#})
  (is|was|will|check (if|whether)|tell me (if|whether)) (year)? {year} (is|was|be)? (a)? leap year
  (is|was) (there)? (a)? (29 february|february 29|29th of february) in {year}
  ? is 2024 a leap year => date -d 2024-02-29 > /dev/null 2>&1 && echo yes || echo no
date -d '{year#}-{padded#}-01 +1 month -1 day' +%F
  bsd:
  powershell: (Get-Date -Year {year#} -Month {month#} -Day 1).AddMonths(1).AddDays(-1).ToString("yyyy-MM-dd")
  # "last day" reads as a span of one day.
  fits: ${({ one: day = [] }) => day.every((one) => /^1? ?day$/.test(one))}
  derive: ${padded}
  <ask>? (last)? {one:span} of <month> {year}
  ? last day of february 2024 => date -d '2024-02-01 +1 month -1 day' +%F
date -d '{year#}-{padded#}-01 +1 month -1 day' +%-d
  bsd:
  powershell: [DateTime]::DaysInMonth({year#}, {month#})
  derive: ${padded}
  how many day (does|do|has|have|are|in|there)? (there)? (in)? <month> {year} (have|has)?
  ? how many days are in february 2024 => date -d '2024-02-01 +1 month -1 day' +%-d
`,
];
