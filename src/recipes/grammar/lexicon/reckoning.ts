// Bytes and bases.

import { UNIT_BYTES } from '../../slots/amounts.ts';
import type { Size } from '../language/token.ts';
import { AWK } from './calculations.ts';
import type { SayingRow } from './saying-row.ts';

export const RECKONING: readonly SayingRow[] = [
  {
    patterns: [
      '<ask>? (convert)? {size} (in|to|into|as) (b|byte)',
      'how many (b|byte) (are|is) (in|there in)? {size}',
    ],
    // Whole bytes: a number times a power of two is exact however long it is.
    command: `awk 'BEGIN { printf "%.0f\\n", {sizeBytes#} }'`,
  },
  {
    patterns: [
      '<ask>? (convert)? {size} (in|to|into|as) <byteUnit>',
      'how many <byteUnit> (are|is) (in|there in)? {size}',
    ],
    command: AWK('{sizeBytes#} / ({byteUnit#})'),
  },
  {
    patterns: [
      '<ask>? (convert)? (decimal)? (number)? {n:whole} (from decimal)? (in|to|into|as) (hex|hexadecimal)',
      '<ask>? (hex|hexadecimal) (value|number|representation|form)? (of|for) {n:whole}',
    ],
    command: "printf '%x\\n' {n#}",
  },
  {
    patterns: [
      '<ask>? (convert)? (decimal)? (number)? {n:whole} (from decimal)? (in|to|into|as) octal',
      '<ask>? octal (value|number|representation|form)? (of|for) {n:whole}',
    ],
    command: "printf '%o\\n' {n#}",
  },
  {
    patterns: [
      '<ask>? (convert)? (decimal)? (number)? {n:whole} (from decimal)? (in|to|into|as) binary',
      '<ask>? binary (value|number|representation|form)? (of|for) {n:whole}',
    ],
    command: "echo 'obase=2; {n#}' | bc",
  },
  {
    patterns: [
      '<ask>? (convert)? (binary|binary number)? {n:bits} from binary (to decimal)?',
      '<ask>? (convert)? binary (number|value)? {n:bits} (in|to|into|as) decimal',
      '<ask>? {n:bits} binary (in|to|into|as) decimal',
      '<ask>? (convert)? {n:bits} (in|from) binary (in|to|into|as) decimal',
    ],
    command: "echo 'ibase=2; {n#}' | bc",
  },
  {
    patterns: [
      '<ask>? (convert)? (hex|hexadecimal)? (number)? {hex:word} (from hex|hex|hexadecimal)? (in|to|into|as) (decimal|dec|number)',
      '<ask>? (convert)? (hex|hexadecimal) (number)? {bare:word} (in|to|into|as) (decimal|dec|number)',
      '<ask>? (convert)? {bare:word} (hex|hexadecimal|from hex) (in|to|into|as) (decimal|dec|number)',
      '<ask>? (decimal) (value|form|of) (of|for)? (hex|hexadecimal)? {hex:word}',
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
];

/** Bytes per unit, for `awk`. */
export function bytesOf({ amount, unit }: Size): string {
  return `${amount} * ${UNIT_BYTES[unit]}`;
}
