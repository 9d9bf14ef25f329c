// Finds the end marker in a stream whose chunks are cut anywhere.

/** Passes everything but the mark to `onBytes`, in order, and calls `onMark` at each mark. */
export function createMarkFinder(
  mark: Uint8Array,
  onBytes: (bytes: Uint8Array) => void,
  onMark: () => void,
): (chunk: Uint8Array) => void {
  let held: Buffer = Buffer.alloc(0);
  return (chunk) => {
    let rest: Buffer =
      held.length > 0
        ? Buffer.concat([held, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark)) {
      onBytes(rest.subarray(0, at));
      onMark();
      rest = rest.subarray(at + mark.length);
    }
    const kept = beginningOfMark(rest, mark);
    onBytes(rest.subarray(0, rest.length - kept));
    held = Buffer.from(rest.subarray(rest.length - kept));
  };
}

/** How many bytes at the end may be the beginning of the mark. */
function beginningOfMark(bytes: Buffer, mark: Uint8Array): number {
  for (let length = Math.min(mark.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(bytes.length - length).equals(mark.subarray(0, length))) return length;
  }
  return 0;
}
