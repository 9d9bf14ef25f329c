// Reads a git index, entry by entry: what git tracks, and which of it are their own repositories.

const ENTRY_HEAD = 40;
const FIRST_ENTRY = 12;
const GITLINK = 0o160000;
const EXTENDED = 0x4000;

export type IndexEntry = {
  /** Type and permissions as git has them: 0o100644, 0o120000 for a link, 0o160000 for a submodule. */
  readonly mode: number;
  /** Of the file when git last looked at it: its time, and its bytes modulo 2³², 0 also where git was not sure. */
  readonly seconds: number;
  readonly nanoseconds: number;
  readonly size: number;
  /** Where in the index the hash of the added object is. */
  readonly objectAt: number;
  /** More than 0 for the sides of a conflict. */
  readonly stage: number;
  /** Git does not look at the file either. */
  readonly skipped: boolean;
  /** What is no UTF-8 in it has U+FFFD. */
  readonly name: string;
};

/** Bytes of a hash: SHA-1 or SHA-256. */
export type HashLength = 20 | 32;

/** How many entries the index has; undefined where it is none that can be read here. */
export function countEntries(index: Buffer): number | undefined {
  if (index.length < FIRST_ENTRY || index.toString('latin1', 0, 4) !== 'DIRC') return undefined;
  const version = index.readUInt32BE(4);
  return version < 2 || version > 4 ? undefined : index.readUInt32BE(8);
}

/** The entries in their order. `next` gives undefined after the last; throws `RangeError` where the index is cut. */
export function openEntries(
  index: Buffer,
  hashLength: HashLength,
): {
  readonly next: () => IndexEntry | undefined;
  /** After the last: whether that was all, as a split index has the rest in another file. */
  readonly isComplete: () => boolean;
} {
  const version = index.readUInt32BE(4);
  let left = countEntries(index) ?? 0;
  let previous: Buffer = Buffer.alloc(0);
  let at = FIRST_ENTRY;
  const next = (): IndexEntry | undefined => {
    if (left === 0) return undefined;
    left -= 1;
    const objectAt = at + ENTRY_HEAD;
    const flags = index.readUInt16BE(objectAt + hashLength);
    const isExtended = (flags & EXTENDED) !== 0;
    const extended = isExtended ? index.readUInt16BE(objectAt + hashLength + 2) : 0;
    let nameAt = objectAt + hashLength + (isExtended ? 4 : 2);
    let shared: Buffer | undefined;
    if (version === 4) {
      const strip = readOffset(index, nameAt);
      nameAt = strip.next;
      if (strip.value > previous.length) throw new RangeError('A name goes on from more than there is.');
      shared = previous.subarray(0, previous.length - strip.value);
    }
    const end = index.indexOf(0, nameAt);
    if (end < 0) throw new RangeError('A name does not end.');
    if (shared !== undefined) previous = Buffer.concat([shared, index.subarray(nameAt, end)]);
    const entry = {
      mode: index.readUInt32BE(at + 24),
      seconds: index.readUInt32BE(at + 8),
      nanoseconds: index.readUInt32BE(at + 12),
      size: index.readUInt32BE(at + 36),
      objectAt,
      stage: (flags >> 12) & 3,
      skipped: (flags & ASSUMED_SAME) !== 0 || (extended & LEFT_OUT) !== 0,
      name: shared === undefined ? index.toString('utf8', nameAt, end) : previous.toString(),
    };
    // Before version 4, entries are padded with one to eight NULs to a multiple of eight.
    at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7);
    return entry;
  };
  const isComplete = () => left === 0 && !hasExtension(index, { name: 'link', from: at, hashLength });
  return { next, isComplete };
}

const ASSUMED_SAME = 0x8000;
/** By a sparse checkout. */
const LEFT_OUT = 0x4000;

/** Paths of submodules, or undefined where the index cannot be read completely. */
export function submodulePaths(index: Buffer, hashLength: HashLength): readonly string[] | undefined {
  if (countEntries(index) === undefined) return undefined;
  try {
    const { next, isComplete } = openEntries(index, hashLength);
    const paths: string[] = [];
    for (let entry = next(); entry !== undefined; entry = next()) {
      if (entry.mode === GITLINK) paths.push(entry.name);
    }
    return isComplete() ? paths : undefined;
  } catch (error) {
    // A cut index runs past its end; anything else is our own mistake.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function hasExtension(
  index: Buffer,
  { name, from, hashLength }: { readonly name: string; readonly from: number; readonly hashLength: number },
): boolean {
  for (let at = from; at + 8 <= index.length - hashLength; at += 8 + index.readUInt32BE(at + 4)) {
    if (index.toString('latin1', at, at + 4) === name) return true;
  }
  return false;
}

/** Git's variable-length number, as in its packs' offsets. */
function readOffset(index: Buffer, start: number): { readonly value: number; readonly next: number } {
  let at = start;
  let byte = index.readUInt8(at);
  let value = byte & 0x7f;
  while ((byte & 0x80) !== 0) {
    at += 1;
    byte = index.readUInt8(at);
    value = (value + 1) * 128 + (byte & 0x7f);
  }
  return { value, next: at + 1 };
}
