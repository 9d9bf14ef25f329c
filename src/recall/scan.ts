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
  const held = new Map<number, number>();
  for (const { bit, text } of needles) {
    const wanted = Buffer.from(text, 'latin1');
    for (let at = bytes.indexOf(wanted); at !== -1; ) {
      const start = at === 0 ? 0 : bytes.lastIndexOf(10, at - 1) + 1;
      held.set(start, (held.get(start) ?? 0) | bit);
      const end = bytes.indexOf(10, at);
      if (end === -1) break;
      at = bytes.indexOf(wanted, end);
    }
  }
  return inOrder(held, 0);
}

/** The lines behind the byte `from` that hold these, in any case of their letters. */
export function scanAnyCase(bytes: Buffer, needles: readonly Needle[], from: number): Found {
  const begin = from === 0 ? 0 : bytes.indexOf(10, from - 1) + 1;
  const text = bytes.toString('latin1', begin).toLowerCase();
  const held = new Map<number, number>();
  for (const needle of needles) {
    const wanted = needle.text.toLowerCase();
    for (let at = text.indexOf(wanted); at !== -1; ) {
      const start = text.lastIndexOf('\n', at) + 1;
      held.set(start, (held.get(start) ?? 0) | needle.bit);
      const end = text.indexOf('\n', at);
      if (end === -1) break;
      at = text.indexOf(wanted, end);
    }
  }
  return inOrder(held, begin);
}

function inOrder(held: ReadonlyMap<number, number>, begin: number): Found {
  const starts = [...held.keys()].toSorted((a, b) => a - b);
  return { starts: starts.map((start) => begin + start), bits: starts.map((start) => held.get(start) ?? 0) };
}
