// Temperatures, lengths and weights, characters by their code, other bases, and short series of numbers.

import { AWK, isNumber } from './calculations.ts';
import { type SayingRow, sayings } from './saying-row.ts';

/** By what is wanted of what. */
const TEMPERATURES: Readonly<Record<string, string>> = {
  'celsius fahrenheit': '{n#} * 9 / 5 + 32',
  'fahrenheit celsius': '({n#} - 32) * 5 / 9',
  'celsius kelvin': '{n#} + 273.15',
  'kelvin celsius': '{n#} - 273.15',
};

const conversions = (word: string, to: string): readonly string[] => [
  `<ask>? (convert)? {n:n} ${word} (in|to|into|as) ${to}`,
  `how many ${to} (are|is) (in|there in)? {n:n} ${word}`,
];

export const UNITS: readonly SayingRow[] = [
  ...sayings`
${({ from = [], to = [] }) => {
  const formula = TEMPERATURES[`${from[0]} ${to[0]}`];
  return formula && AWK(formula);
}}
  fits: ${isNumber('n')}
  ${conversions('<from:temperature>', '<to:temperature>')}
  ? 20 celsius in fahrenheit => ${AWK('20 * 9 / 5 + 32')}
  ? 20 fahrenheit in celsius => ${AWK('(20 - 32) * 5 / 9')}
  ? 20 celsius in kelvin => ${AWK('20 + 273.15')}
  ? 20 kelvin in celsius => ${AWK('20 - 273.15')}
awk 'BEGIN { printf "%.10g\n", {n#} * {factor#} / {per#} }'
  fits: ${(slots) => isNumber('n')(slots) && slots['factor']?.[0] !== slots['per']?.[0]}
  ${conversions('<factor:length>', '<per:length>')}
  ${conversions('<factor:mass>', '<per:mass>')}
  ? 5 miles in km => awk 'BEGIN { printf "%.10g\n", 5 * 1609.344 / 1000 }'
awk 'BEGIN { printf "%.10g\n", {spanSeconds#} / {per#} }'
  # Months and years differ in length.
  fits: ${({ span = [] }) => span.every((one) => /^(?:\d+ *)?(?:sec|min|hour|day|week)/.test(one))}
  how many <per:timeUnit> (<be>|do|does)? (there)? (in|has|have|make)? {span} (have|has)?
  ? how many hours are in 3 days => awk 'BEGIN { printf "%.10g\n", 259200 / 3600 }'
awk 'BEGIN { printf "%c\n", {n#} }'
  fits: ${({ n = [] }) => n.every((one) => /^\d+$/.test(one) && Number(one) >= 32 && Number(one) < 127)}
  <ask>? (ascii)? character (with|of|for|number) (ascii)? (code|number|value)? {n:n}
  ? character with code 65 => awk 'BEGIN { printf "%c\n", 65 }'
echo 'ibase=8; {n#}' | bc
  fits: ${({ n = [] }) => n.every((one) => /^[0-7]{1,20}$/.test(one))}
  <ask>? (convert)? octal {n:n} (in|to|into|as) decimal
  <ask>? (convert)? {n:n} octal (in|to|into|as) decimal
  ? octal 755 in decimal => echo 'ibase=8; 755' | bc
seq {a#} 2 {b#}
  fits: ${({ a = [], b = [], parity = [] }) =>
    a.concat(b).every((one) => /^\d{1,9}$/.test(one)) && Number(a[0]) % 2 === Number(parity[0])}
  (list|show|print|count|write)? <parity> number (from|between) {a:n} (to|and) {b:n}
  ? odd numbers between 1 and 9 => seq 1 2 9
`,
];
