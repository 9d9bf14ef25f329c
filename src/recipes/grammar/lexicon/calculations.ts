// Arithmetic. awk counts in doubles, which hold 15 digits: what may be longer is left to bc, or gets no answer.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const DIGITS = 15;
export const AWK = (expression: string): string => `awk 'BEGIN { printf "%.15g\\n", ${expression} }'`;

export const isNumber =
  (...names: readonly string[]) =>
  (slots: Slots): boolean =>
    names.every((name) =>
      // A slot for a number has been a double: the last digits of a longer one are lost.
      (slots[name] ?? []).every((one) => /^-?\d+(\.\d+)?$/.test(one) && one.length <= DIGITS),
    );
/** Digits and operators only: no shell syntax. */
const isSum = (sum: string): boolean => /^[\d.()\s]+(?:[-+*/%^][\d.()\s]+)+$/.test(sum) && /\d/.test(sum);

/** No result of this has more digits than this many; a power of a bracket may have any number. */
function digitsOf(sum: string): number {
  const powers = sum.matchAll(/([\d.]+|\))\s*\^\s*([\d.]+|\()/g);
  const rest = sum.replace(/([\d.]+|\))\s*\^\s*([\d.]+|\()/g, '');
  if (/\^/.test(rest)) return Number.POSITIVE_INFINITY;
  const plain = [...rest.matchAll(/\d/g)].length;
  const raised = [...powers].map(([, base = '', power = '']) =>
    /[()]/.test(base + power)
      ? Number.POSITIVE_INFINITY
      : Math.log10(Math.max(Number(base), 1)) * Number(power),
  );
  return raised.reduce((all, one) => all + one, plain);
}

/** bc prints whole numbers of any length, but breaks lines of 70 digits. */
const LONG = "echo '{sum#}' | bc";
const MOST_DIGITS = 65;

/** In doubles where those are exact enough, else in whole numbers. */
function exactly({ sum: [sum = ''] = [] }: Slots): string | undefined {
  const digits = digitsOf(sum);
  if (digits <= DIGITS) return AWK('{sum#}');
  // Minus before a power binds otherwise in bc.
  return digits < MOST_DIGITS && !/[./]|\(\s*-/.test(sum) ? LONG : undefined;
}

/** A sum written by `sumOf` from the slots. */
function calculating(
  examples: readonly (readonly [question: string, sum: string])[],
  patterns: readonly string[],
  sumOf: (slots: Slots) => string | undefined,
): SayingRow {
  const derive = (slots: Slots): Slots | undefined => {
    const sum = sumOf(slots);
    return sum === undefined ? undefined : { ...slots, sum: [sum] };
  };
  return {
    patterns,
    command: exactly,
    derive,
    examples: examples.map(([question, sum]) => [question, AWK(sum)] as const),
  };
}

function withOperator({ operator: [operator = '^'] = [], ...slots }: Slots): string | undefined {
  const [a, b] = [slots['a']?.[0], slots['b']?.[0]];
  if (a === undefined || b === undefined || !isNumber('a', 'b')(slots)) return undefined;
  if (/[/%]/.test(operator) && Number(b) === 0) return undefined;
  return operator === '^' && b.startsWith('-') ? undefined : `${a} ${operator} ${b}`;
}

/** The same with a result of so many decimals; it is right as long as doubles hold all its digits. */
const isRounded = ({ a = [], b = [], digits = [] }: Slots): boolean =>
  isNumber('a', 'b')({ a, b }) &&
  Number(b[0] ?? '1') !== 0 &&
  digits.every((one) => /^\d{1,2}$/.test(one) && Number(one) + (a[0]?.length ?? 0) <= DIGITS);

const PLACES = '(decimal|decimal place|digit after point|digit after decimal point|digit)';

export const CALCULATIONS: readonly SayingRow[] = [
  calculating(
    [['what is 15 percent of 80', '80 * 15 / 100']],
    ['<ask>? {part:n} (percent|per cent|pct) of {n:n}'],
    ({ part = [], n = [] }) =>
      isNumber('part', 'n')({ part, n }) ? `${n.join('')} * ${part.join('')} / 100` : undefined,
  ),
  calculating(
    [
      ['2 plus 3', '2 + 3'],
      ['10 minus 4', '10 - 4'],
      ['6 times 7', '6 * 7'],
      ['10 divided by 4', '10 / 4'],
      ['remainder of 17 divided by 5', '17 % 5'],
      ['2 to the power of 10', '2 ^ 10'],
      ['12 squared', '12 ^ 2'],
      ['3 cubed', '3 ^ 3'],
    ],
    [
      '<ask>? {a:n} <operator> {b:n}',
      '<operator:calculate> {a:n} (by|with|and|to) {b:n}',
      '<operator:subtract> {b:n} from {a:n}',
      '<ask>? <operator:remainder> (of|when|if)? ({a:n} (is)? (divided by|by)|dividing {a:n} by) {b:n}',
      '<ask>? {a:n} <b:squared>',
      '<ask>? <b:squareOf> of {a:n}',
    ],
    withOperator,
  ),
  calculating(
    [['what is 3 * (2 + 1)', '3 * (2 + 1)']],
    ['<ask>? (expression|result of|value of)? {sum:arithmetic}'],
    ({ sum = [] }) => (sum.length === 1 && isSum(sum[0] ?? '') ? sum[0] : undefined),
  ),
  ...sayings`
awk 'BEGIN { printf "%.{digits#}f\n", {a#} / {b#} }'
  fits: ${isRounded}
  <ask>? {a:n} (divided by|over) {b:n} (with|to|rounded to|and round to) {digits:n} ${PLACES}
  divide {a:n} by {b:n} (with|to|and show|rounded to|and round to|and give|giving) {digits:n} ${PLACES}
  ? divide 22 by 7 to 3 decimal places => awk 'BEGIN { printf "%.3f\n", 22 / 7 }'
awk 'BEGIN { printf "%.{digits#}f\n", {a#} }'
  fits: ${isRounded}
  (round|round off) {a:n} to {digits:n} ${PLACES}
  <ask>? {a:n} rounded to {digits:n} ${PLACES}
  ? round 3.14159 to 2 decimals => awk 'BEGIN { printf "%.2f\n", 3.14159 }'
${AWK('sqrt({a#})')}
  fits: ${(slots) => isNumber('a')(slots) && (slots['a'] ?? []).every((one) => /^[\d.]{1,15}$/.test(one))}
  <ask>? square root of {a:n}
  ? square root of 2 => awk 'BEGIN { printf "%.15g\n", sqrt(2) }'
factor {n#}
  <ask>? prime factor of {n:whole}
  (factor|factorize|factorise) {n:whole}
  is {n:whole} (a)? prime (number)?
  ? is 97 prime => factor 97
`,
];
