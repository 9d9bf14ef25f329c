// Finds the lines of a history file that hold a word that is looked for, without decoding them.

/** What is looked for: its bit, and its bytes as latin1. */
export type Needle = { readonly bit: number; readonly text: string };

export type Found = {
  /** Where each line begins, in the order of the file, and the bits of what it holds. */
  readonly starts: readonly number[];
  readonly bits: readonly number[];
};

/** The lines of the whole file that hold these bytes as they are. */
export function scanExactly(bytes: Buffer, needles: readonly Needle[]): Found {
  return needles.reduce<Found>((found, { bit, text }) => {
    const wanted = Buffer.from(text, 'latin1');
    const starts: number[] = [];
    for (let at = bytes.indexOf(wanted); at !== -1; ) {
      starts.push(at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1);
      const end = bytes.indexOf(10, at);
      if (end === -1) break;
      at = bytes.indexOf(wanted, end);
    }
    return merged(found, starts, bit);
  }, NOTHING);
}

/** The lines behind the byte `from` that hold these, in any case of their letters. */
export function scanAnyCase(bytes: Buffer, needles: readonly Needle[], from: number): Found {
  const begin = from === 0 ? 0 : bytes.indexOf(10, from - 1) + 1;
  const text = bytes.toString('latin1', begin).toLowerCase();
  return needles.reduce<Found>((found, needle) => {
    const wanted = needle.text.toLowerCase();
    const starts: number[] = [];
    for (let at = text.indexOf(wanted); at !== -1; ) {
      starts.push(begin + text.lastIndexOf('\n', at) + 1);
      const end = text.indexOf('\n', at);
      if (end === -1) break;
      at = text.indexOf(wanted, end);
    }
    return merged(found, starts, needle.bit);
  }, NOTHING);
}

const NOTHING: Found = { starts: [], bits: [] };

/** Both are in the order of the file. */
function merged(found: Found, more: readonly number[], bit: number): Found {
  if (more.length === 0) return found;
  const starts: number[] = [];
  const bits: number[] = [];
  let next = 0;
  for (let at = 0; at < found.starts.length || next < more.length; ) {
    const [here = Number.POSITIVE_INFINITY, there = Number.POSITIVE_INFINITY] = [
      found.starts[at],
      more[next],
    ];
    starts.push(Math.min(here, there));
    bits.push((here <= there ? (found.bits[at] ?? 0) : 0) | (there <= here ? bit : 0));
    if (here <= there) at++;
    if (there <= here) next++;
  }
  return { starts, bits };
}
