// Bytes, bases, and days from now.

import { UNIT_BYTES } from '../../slots/amounts.ts';
import type { Size } from '../language/token.ts';
import { ASK, AWK, isShort } from './calculations.ts';
import type { SayingRow, Slots } from './saying-row.ts';

const UNITS: readonly (readonly [word: string, bytes: string])[] = [
  ['(b|byte)', '1'],
  ['(kb|kilobyte|k)', '1024'],
  ['(mb|megabyte|m)', '1024^2'],
  ['(gb|gigabyte|g)', '1024^3'],
  ['(tb|terabyte|t)', '1024^4'],
];
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

export const RECKONING: readonly SayingRow[] = [
  ...UNITS.map(
    ([word, bytes]): SayingRow => ({
      patterns: [
        `${ASK} (convert)? {size:size} (in|to|into|as) ${word}`,
        `how many ${word} (are|is) (in|there in)? {size:size}`,
      ],
      // Whole bytes: a number times a power of two is exact however long it is.
      command:
        bytes === '1' ? `awk 'BEGIN { printf "%.0f\\n", {sizeBytes#} }'` : AWK(`{sizeBytes#} / (${bytes})`),
    }),
  ),
  {
    patterns: [
      `${ASK} (convert)? (decimal)? (number)? {n:n} (from decimal)? (in|to|into|as) (hex|hexadecimal)`,
      `${ASK} (hex|hexadecimal) (value|number|representation|form)? (of|for) {n:n}`,
    ],
    command: "printf '%x\\n' {n#}",
    fits: isShort('n'),
  },
  {
    patterns: [
      `${ASK} (convert)? (decimal)? (number)? {n:n} (from decimal)? (in|to|into|as) octal`,
      `${ASK} octal (value|number|representation|form)? (of|for) {n:n}`,
    ],
    command: "printf '%o\\n' {n#}",
    fits: isShort('n'),
  },
  {
    patterns: [
      `${ASK} (convert)? (decimal)? (number)? {n:n} (from decimal)? (in|to|into|as) binary`,
      `${ASK} binary (value|number|representation|form)? (of|for) {n:n}`,
    ],
    command: "echo 'obase=2; {n#}' | bc",
    fits: isShort('n'),
  },
  {
    patterns: [
      `${ASK} (convert)? (binary|binary number)? {n:n} from binary (to decimal)?`,
      `${ASK} (convert)? binary (number|value)? {n:n} (in|to|into|as) decimal`,
    ],
    command: "echo 'ibase=2; {n#}' | bc",
    fits: ({ n = [] }) => n.every((one) => /^[01]+$/.test(one)),
  },
  // Dates
  {
    patterns: [
      `${ASK} (what)? (date|day) (is it|is|will it be|it will be|will be|it is)? (in)? {span:span} (from (now|today)?|later|after today|ahead|hence)`,
      `${ASK} (date|day) (in|after) {span:span}`,
      `what (date|day) (is it|will it be) in {span:span}`,
      `${ASK} (date|day) {span:span} (in future|in the future)`,
    ],
    command: { gnu: "date -d '{span#}' '+%A %F'", bsd: '' },
    derive: inDigits,
    lines: true,
    favour: 0.8,
  },
  {
    patterns: [
      `${ASK} (what)? (date|day) (was it|was|it was)? {span:span} (ago|before today|earlier|before now)`,
      `{span:span} before (today|now)`,
    ],
    command: { gnu: "date -d '{span#} ago' '+%A %F'", bsd: '' },
    derive: inDigits,
    lines: true,
    favour: 0.5,
  },
  {
    patterns: [
      `${ASK} (how many|count of|number of|difference in) day (are there|is it|are|left|remaining)? (between|from) {a:day} (and|to|until) {b:day}`,
      `${ASK} difference (in day)? between (two)? date {a:day} and {b:day} (in day)?`,
      `${ASK} difference between {a:day} and {b:day} in day`,
      `${ASK} day (lie|pass|passed|are there|elapsed)? (between|from) {a:day} (and|to|until|till) {b:day}`,
      `how (long|many day) (is it|are there|passed)? (between|from) {a:day} (and|to|until|till) {b:day} (in day)?`,
    ],
    command: {
      gnu: 'echo $(( ($(date -ud {b} +%s) - $(date -ud {a} +%s)) / 86400 ))',
      fish: 'math \\( (date -ud {b} +%s) - (date -ud {a} +%s) \\) / 86400',
      bsd: '',
    },
  },
  {
    patterns: [
      `(how many|count of|number of) day (are there|is it|are left|left|remaining)? (until|till|to) {b:day}`,
    ],
    command: {
      gnu: 'echo $(( ($(date -ud {b} +%s) - $(date -ud "$(date +%F)" +%s)) / 86400 ))',
      fish: 'math \\( (date -ud {b} +%s) - (date -ud (date +%F) +%s) \\) / 86400',
      bsd: '',
    },
  },
  {
    patterns: [
      `${ASK} (how many|count of)? day (has|have|is it|are there|passed|gone by|been)? (passed|gone by|been)? (from|since) {a:day} (to|until|till|and)? (today|now)?`,
      `how (long|many day) ago (is|was) {a:day} (in day)?`,
      `how (many day|old in day) (has it been|is it|have passed) since {a:day}`,
    ],
    command: {
      gnu: 'echo $(( ($(date -ud "$(date +%F)" +%s) - $(date -ud {a} +%s)) / 86400 ))',
      fish: 'math \\( (date -ud (date +%F) +%s) - (date -ud {a} +%s) \\) / 86400',
      bsd: '',
      powershell: '((Get-Date).Date - [datetime]{a}).Days',
    },
    fits: ({ a = [] }) => a.every((one) => /^\d{4}-\d\d-\d\d$/.test(one)),
  },
  {
    patterns: [
      `${ASK} (convert)? (unix|epoch)? (time|timestamp|epoch|second) (of|for|on|at) {a:day}`,
      `${ASK} (convert)? {a:day} (to|as|in|into) (unix|epoch)? (time|timestamp|epoch|epoch second|unix second)`,
    ],
    command: {
      gnu: 'date -d {a} +%s',
      bsd: '',
      powershell: '([DateTimeOffset][datetime]{a}).ToUnixTimeSeconds()',
    },
    fits: ({ a = [] }) => a.every((one) => /^\d{4}-\d\d-\d\d$/.test(one)),
    favour: 0.9,
  },
  {
    patterns: [
      `${ASK} (whole)? (calendar|cal) (of|for)? (whole|entire|full|this|current) year`,
      `${ASK} (year|yearly) calendar`,
      `${ASK} (whole)? (calendar|cal) (of|for)? (this|current)? {span:span}`,
    ],
    command: 'cal -y',
    fits: ({ span = [] }) => span.every((one) => one === 'year'),
  },
  {
    patterns: [
      `${ASK} (convert)? (hex|hexadecimal)? (number)? {hex:word} (from hex|hex|hexadecimal)? (in|to|into|as) (decimal|dec|number)`,
      `${ASK} (convert)? (hex|hexadecimal) (number)? {bare:word} (in|to|into|as) (decimal|dec|number)`,
      `${ASK} (convert)? {bare:word} (hex|hexadecimal|from hex) (in|to|into|as) (decimal|dec|number)`,
      `${ASK} (decimal) (value|form|of) (of|for)? (hex|hexadecimal)? {hex:word}`,
    ],
    command: { gnu: "printf '%d\\n' {hex#}", powershell: '[int]{hex}' },
    derive: ({ bare, ...slots }) =>
      bare === undefined
        ? slots
        : /^[0-9a-f]{1,12}$/i.test(bare[0] ?? '')
          ? { ...slots, hex: bare.map((one) => `0x${one}`) }
          : undefined,
    fits: ({ hex = [] }) => hex.every((one) => /^0x[0-9a-f]{1,12}$/i.test(one)),
    favour: 0.9,
  },
  {
    patterns: [`${ASK} (date|time) (of|for) (epoch|unix time|timestamp|unix timestamp|epoch time) {n:n}`],
    command: { gnu: 'date -d @{n#}', bsd: 'date -r {n#}' },
    fits: ({ n = [] }) => n.every((one) => /^\d{8,11}$/.test(one)),
  },
];

/** Bytes per unit, for `awk`. */
export function bytesOf({ amount, unit }: Size): string {
  return `${amount} * ${UNIT_BYTES[unit]}`;
}
