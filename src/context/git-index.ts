// Finds the folders a git index names as repositories of their own: git looks into them, with their configuration.

const ENTRY_HEAD = 40;
const MODE_AT = 24;
const GITLINK = 0o160000;
const EXTENDED = 0x4000;

/** Paths of submodules, or undefined where the index cannot be read completely. */
export function submodulePaths(index: Buffer, hashLength: 20 | 32): readonly string[] | undefined {
  try {
    return readPaths(index, hashLength);
  } catch (error) {
    // A cut index runs past its end; anything else is our own mistake.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readPaths(index: Buffer, hashLength: number): readonly string[] | undefined {
  const version = index.readUInt32BE(4);
  if (index.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) return undefined;
  const paths: string[] = [];
  let previous = Buffer.alloc(0);
  let at = 12;
  for (let left = index.readUInt32BE(8); left > 0; left -= 1) {
    const mode = index.readUInt32BE(at + MODE_AT);
    const flags = index.readUInt16BE(at + ENTRY_HEAD + hashLength);
    let nameAt = at + ENTRY_HEAD + hashLength + ((flags & EXTENDED) === 0 ? 2 : 4);
    let kept = 0;
    if (version === 4) {
      const strip = readOffset(index, nameAt);
      nameAt = strip.next;
      kept = previous.length - strip.value;
    }
    const end = index.indexOf(0, nameAt);
    if (end < 0 || kept < 0) return undefined;
    const name = Buffer.concat([previous.subarray(0, kept), index.subarray(nameAt, end)]);
    if (mode === GITLINK) paths.push(name.toString());
    if (version === 4) previous = name;
    // Before version 4, entries are padded with one to eight NULs to a multiple of eight.
    at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7);
  }
  // A split index keeps the rest of its entries in another file.
  return hasExtension(index, { name: 'link', from: at, to: index.length - hashLength }) ? undefined : paths;
}

function hasExtension(
  index: Buffer,
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
): boolean {
  for (let at = from; at + 8 <= to; at += 8 + index.readUInt32BE(at + 4)) {
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
