// Temperatures, lengths and weights, characters by their code, other bases, and short series of numbers.

import { AWK, isNumber } from './calculations.ts';
import { type SayingRow, sayings } from './saying-row.ts';

const CELSIUS = '(degree)? (celsius|centigrade|c|degrees celsius|°c)';
const FAHRENHEIT = '(degree)? (fahrenheit|f|degrees fahrenheit|°f)';
const KELVIN = '(degree)? (kelvin)';
const TEMPERATURES: readonly (readonly [from: string, to: string, formula: string, example: string])[] = [
  [CELSIUS, FAHRENHEIT, '{n#} * 9 / 5 + 32', '20 celsius in fahrenheit'],
  [FAHRENHEIT, CELSIUS, '({n#} - 32) * 5 / 9', '20 fahrenheit in celsius'],
  [CELSIUS, KELVIN, '{n#} + 273.15', '20 celsius in kelvin'],
  [KELVIN, CELSIUS, '{n#} - 273.15', '20 kelvin in celsius'],
];

const conversions = (word: string, to: string): readonly string[] => [
  `<ask>? (convert)? {n:n} ${word} (in|to|into|as) ${to}`,
  `how many ${to} (are|is) (in|there in)? {n:n} ${word}`,
];

export const UNITS: readonly SayingRow[] = [
  ...TEMPERATURES.map(
    ([from, to, formula, example]): SayingRow => ({
      patterns: conversions(from, to),
      command: AWK(formula),
      fits: isNumber('n'),
      examples: [[example, AWK(formula.replace('{n#}', '20'))]],
    }),
  ),
  ...sayings`
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
printf '%d\n' "'{character#}"
  fits: ${({ character = [] }) => character.every((one) => /^[a-z0-9]$/i.test(one))}
  <ask>? ascii (code|value|number) (of|for) (letter|character)? {character:word}
  ? ascii code of A => printf '%d\n' "'A"
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
