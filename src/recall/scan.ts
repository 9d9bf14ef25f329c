// Finds the lines of a history file that hold a word that is looked for, without decoding them.

/** What is looked for: its bit, and its bytes as latin1. */
export type Needle = {
  readonly bit: number;
  readonly text: string;
  /** Only where a word begins. */
  readonly begins?: boolean;
};

export type Found = {
  /** Where each line begins, in the order of the file, and the bits of what it holds. */
  readonly starts: readonly number[];
  readonly bits: readonly number[];
};

/** The newest lines of each needle that hold its bytes as they are, and which others are in those. */
export function scanExactly(bytes: Buffer, needles: readonly Needle[]): Found {
  const wanted = needles.map(({ bit, text }) => ({ bit, text: Buffer.from(text, 'latin1') }));
  const masks = new Map<number, number>();
  for (const { text } of wanted) {
    let count = 0;
    for (let at = bytes.lastIndexOf(text); at !== -1 && count < MOST_LINES; count++) {
      const start = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
      if (!masks.has(start)) masks.set(start, bitsOfLine(bytes, start, wanted));
      if (start === 0) break;
      at = bytes.lastIndexOf(text, start - 1);
    }
  }
  const starts = [...masks.keys()].sort((a, b) => a - b);
  return { starts, bits: starts.map((start) => masks.get(start) ?? 0) };
}

/** That hold one needle: with more of them, it says little. */
const MOST_LINES = 4000;

function bitsOfLine(bytes: Buffer, start: number, wanted: readonly { bit: number; text: Buffer }[]): number {
  const end = bytes.indexOf(10, start);
  const line = bytes.subarray(start, end === -1 ? bytes.length : end);
  return wanted.reduce((mask, { bit, text }) => (line.includes(text) ? mask | bit : mask), 0);
}

/** The lines behind the byte `from` that hold these, in any case of their letters: read once, however many they are. */
export function scanAnyCase(bytes: Buffer, needles: readonly Needle[], from: number): Found {
  const begins = beginningsOf(needles);
  const [starts, bits]: [number[], number[]] = [[], []];
  let start = from === 0 ? 0 : bytes.indexOf(10, from - 1) + 1;
  let mask = 0;
  let before = 10;
  for (let at = start; at < bytes.length; at++) {
    const byte = LOWER[bytes[at] ?? 0] ?? 0;
    if (byte === 10) {
      if (mask !== 0) {
        starts.push(start);
        bits.push(mask);
      }
      start = at + 1;
      mask = 0;
    } else if (begins.isAny[(before << 8) | byte] === 1)
      mask |= bitsAt(bytes, at - 1, begins.of.get((before << 8) | byte) ?? [], mask);
    before = byte;
  }
  if (mask !== 0) {
    starts.push(start);
    bits.push(mask);
  }
  return { starts, bits };
}

type Beginnings = {
  /** By the first two bytes. */
  readonly isAny: Uint8Array;
  readonly of: ReadonlyMap<
    number,
    readonly { readonly bits: number; readonly wanted: Buffer; readonly begins: boolean }[]
  >;
};

function beginningsOf(needles: readonly Needle[]): Beginnings {
  const bitsOf = new Map<string, number>();
  for (const { bit, text, begins } of needles) {
    const key = `${begins === true ? 1 : 0}${text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())}`;
    bitsOf.set(key, (bitsOf.get(key) ?? 0) | bit);
  }
  const isAny = new Uint8Array(65_536);
  const of = new Map<number, { bits: number; wanted: Buffer; begins: boolean }[]>();
  for (const [key, bits] of bitsOf) {
    const wanted = Buffer.from(key.slice(1), 'latin1');
    const two = ((wanted[0] ?? 0) << 8) | (wanted[1] ?? 0);
    isAny[two] = 1;
    of.set(two, [...(of.get(two) ?? []), { bits, wanted, begins: key.startsWith('1') }]);
  }
  return { isAny, of };
}

function bitsAt(
  bytes: Buffer,
  at: number,
  candidates: Iterable<{ bits: number; wanted: Buffer; begins: boolean }>,
  known: number,
): number {
  let found = 0;
  for (const { bits, wanted, begins } of candidates) {
    if ((bits & ~known) === 0 || (begins && at > 0 && IS_WORD[bytes[at - 1] ?? 0] === 1)) continue;
    let length = 2;
    while (length < wanted.length && LOWER[bytes[at + length] ?? 0] === wanted[length]) length++;
    if (length === wanted.length) found |= bits;
  }
  return found;
}

const LOWER = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte));
const IS_WORD = Uint8Array.from({ length: 256 }, (_, byte) =>
  /[A-Za-z0-9]/.test(String.fromCharCode(byte)) ? 1 : 0,
);
