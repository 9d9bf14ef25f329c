// Escapes of one letter that C and every shell share.

/** What comes after the escape character: `n` is a newline. */
export const LETTER_ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
