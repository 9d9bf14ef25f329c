// Bytes and bases.

import { UNIT_BYTES } from '../../slots/amounts.ts';
import type { Size } from '../language/token.ts';
import { AWK } from './calculations.ts';
import { type SayingRow, sayings } from './saying-row.ts';

export const RECKONING: readonly SayingRow[] = sayings`
awk 'BEGIN { printf "%.0f\n", {sizeBytes#} }'
  # Whole bytes: a number times a power of two is exact however long it is.
  <ask>? (convert)? {size} (in|to|into|as) (b|byte)
  how many (b|byte) (are|is) (in|there in)? {size}
  ? how much is 250 GB in bytes => awk 'BEGIN { printf "%.0f\n", 250 * 1073741824 }'
${AWK('{sizeBytes#} / ({byteUnit#})')}
  <ask>? (convert)? {size} (in|to|into|as) <byteUnit>
  how many <byteUnit> (are|is) (in|there in)? {size}
  ? how many GB is 73400320000 bytes => awk 'BEGIN { printf "%.15g\n", 73400320000 * 1 / (1024^3) }'
printf '%x\n' {n#}
  <ask>? (convert)? (decimal)? (number)? {n:whole} (from decimal)? (in|to|into|as) (hex|hexadecimal)
  <ask>? (hex|hexadecimal) (value|number|representation|form)? (of|for) {n:whole}
  ? hex of 255 => printf '%x\n' 255
printf '%o\n' {n#}
  <ask>? (convert)? (decimal)? (number)? {n:whole} (from decimal)? (in|to|into|as) octal
  <ask>? octal (value|number|representation|form)? (of|for) {n:whole}
  ? convert 255 to octal => printf '%o\n' 255
echo 'obase=2; {n#}' | bc
  <ask>? (convert)? (decimal)? (number)? {n:whole} (from decimal)? (in|to|into|as) binary
  <ask>? binary (value|number|representation|form)? (of|for) {n:whole}
  ? 10 in binary => echo 'obase=2; 10' | bc
echo 'ibase=2; {n#}' | bc
  <ask>? (convert)? (binary|binary number)? {n:bits} from binary (to decimal)?
  <ask>? (convert)? binary (number|value)? {n:bits} (in|to|into|as) decimal
  <ask>? {n:bits} binary (in|to|into|as) decimal
  <ask>? (convert)? {n:bits} (in|from) binary (in|to|into|as) decimal
  ? 1010 binary to decimal => echo 'ibase=2; 1010' | bc
printf '%d\n' {hex#}
  powershell: [int]{hex}
  fits: ${({ hex = [] }) => hex.every((one) => /^0x[0-9a-f]{1,12}$/i.test(one))}
  derive: ${({ bare, ...slots }) =>
    bare === undefined
      ? slots
      : /^[0-9a-f]{1,12}$/i.test(bare[0] ?? '')
        ? { ...slots, hex: bare.map((one) => `0x${one}`) }
        : undefined}
  <ask>? (convert)? (hex|hexadecimal)? (number)? {hex:word} (from hex|hex|hexadecimal)? (in|to|into|as) (decimal|dec|number)
  <ask>? (convert)? (hex|hexadecimal) (number)? {bare:word} (in|to|into|as) (decimal|dec|number)
  <ask>? (convert)? {bare:word} (hex|hexadecimal|from hex) (in|to|into|as) (decimal|dec|number)
  <ask>? (decimal) (value|form|of) (of|for)? (hex|hexadecimal)? {hex:word}
  ? 1f hex to decimal => printf '%d\n' 0x1f
`;

/** Bytes per unit, for `awk`. */
export function bytesOf({ amount, unit }: Size): string {
  return `${amount} * ${UNIT_BYTES[unit]}`;
}
