// Texts that PowerShell makes of others: by its operators, and of the numbers of characters.

import { isLiteral, plain, UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';

/** `'{0}/{1}' -f $a, $b`. */
export function formatted([format = UNKNOWN, given = UNKNOWN]: readonly string[]): string {
  if (!isLiteral(format)) return UNKNOWN;
  const parts = given.split(WORD_BREAK);
  return format.replace(/\{(\d+)(,-?\d+)?(:[^{}]*)?\}/g, (_, index, width, shape) =>
    width === undefined && shape === undefined ? (parts[Number(index)] ?? UNKNOWN) : UNKNOWN,
  );
}

/** `$a, $b -join '/'`. */
export function joined([list = UNKNOWN, separator = UNKNOWN]: readonly string[]): string {
  const parts = list.split(WORD_BREAK);
  return isLiteral(separator) && parts.every(isLiteral) ? parts.join(separator) : UNKNOWN;
}

/** `[char]27`, `[char[]](27, 93)`; undefined where that is not what is converted. */
export function charactersOf(type: string, values: readonly string[]): readonly string[] | undefined {
  const found = /^\[\s*(?:system\.)?char\s*(\[\s*\])?\s*\]$/i.exec(type);
  if (found === null) return undefined;
  const numbers = values.flatMap((value) => (found[1] === undefined ? [value] : value.split(WORD_BREAK)));
  return numbers.every((number) => NUMBER.test(number)) ? numbers.map(character) : undefined;
}

/** `[char]::ConvertFromUtf32(27)`, `[convert]::ToChar(27)`. */
export function characterWithNumber(
  type: string,
  method: string,
  [number = '']: readonly string[],
): string | undefined {
  const makes =
    /^\[\s*(?:system\.)?(?:char|convert)\s*\]$/i.test(type) && /^(?:convertfromutf32|tochar)$/i.test(method);
  return makes && NUMBER.test(number) ? character(number) : undefined;
}

const NUMBER = /^(?:\d{1,5}|0x[\da-f]{1,4})$/i;

function character(number: string): string {
  return plain(String.fromCharCode(Number(number)));
}

/** Only what commands of the terminal begin and end with is said; of other characters a name may be hidden together. */
export function withoutNames(characters: readonly string[]): string {
  return characters.map((each) => (CONTROLS.test(each) ? each : UNKNOWN)).join(WORD_BREAK);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /^[\u0007\u001b\u0080-\u009f\]^_\\]$/;
