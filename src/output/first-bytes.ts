// The first bytes of a stream, for keeping more of it than a model reads.

export type FirstBytes = {
  /** Takes the next bytes; the chunk may be reused by the caller afterwards. */
  readonly push: (chunk: Uint8Array) => void;
  readonly bytes: () => Buffer;
};

export function collectFirst(most: number): FirstBytes {
  const pieces: Buffer[] = [];
  let room = most;
  return {
    push(chunk) {
      if (room === 0) return;
      const piece = Buffer.from(chunk.subarray(0, room));
      pieces.push(piece);
      room -= piece.length;
    },
    bytes: () => Buffer.concat(pieces),
  };
}
