// Copies content into an existing file without replacing it; holes stay holes.

import { chmodSync, constants, statSync } from 'node:fs';
import { open } from 'node:fs/promises';

const PIECE = 1 << 16;

export async function writeInPlace(from: string, to: string): Promise<void> {
  const { mode } = statSync(to);
  // The owner of a read-only file may make it writable.
  if ((mode & 0o200) === 0) chmodSync(to, (mode & 0o7777) | 0o200);
  const source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const target = await open(to, constants.O_RDWR | constants.O_NOFOLLOW);
    try {
      const piece = Buffer.alloc(PIECE);
      await target.truncate(0);
      let at = 0;
      for (;;) {
        const { bytesRead } = await source.read(piece, 0, PIECE, at);
        if (bytesRead === 0) break;
        const part = piece.subarray(0, bytesRead);
        if (!part.equals(NOTHING.subarray(0, bytesRead))) await writeAll(target, part, at);
        at += bytesRead;
      }
      await target.truncate(at);
      await target.sync();
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const NOTHING = Buffer.alloc(PIECE);

async function writeAll(target: Awaited<ReturnType<typeof open>>, part: Buffer, at: number): Promise<void> {
  let done = 0;
  while (done < part.length) {
    const { bytesWritten } = await target.write(part, done, part.length - done, at + done);
    done += bytesWritten;
  }
}
