// Tells text from binary data: text may hold a few bytes that are not UTF-8, and NULs between names.

import { isUtf8 } from 'node:buffer';

/** Of all bytes: compressed data has about half, text of a Western encoding and names with a NUL have fewer. */
const MOST_ODD = 0.3;

/** Bytes that are no text: NULs, and what is not valid UTF-8. */
export function countOdd(bytes: Uint8Array): number {
  const nuls = countOf(bytes, 0);
  return isUtf8(bytes) ? nuls : nuls + Buffer.from(bytes).toString('utf8').split('\ufffd').length - 1;
}

export function isMostlyOdd(odd: number, all: number): boolean {
  return odd > all * MOST_ODD;
}

export function countOf(bytes: Uint8Array, byte: number): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
