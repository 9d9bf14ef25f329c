// A shell's history file, for a search: only read, and only its end where it is huge.

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { withinTime } from './io/time-limit.ts';

export type HistoryBytes = {
  readonly bytes: Buffer;
  /** Milliseconds since 1970. */
  readonly changed: number;
};

/** Milliseconds: a folder on a lost network drive must not block a question. */
const TIME = 1500;
/** Bytes: some million lines. */
const MOST_READ = 134_217_728;

/** Undefined where there is none or it cannot be read. Never rejects. */
export function readHistoryFile(path: string): Promise<HistoryBytes | undefined> {
  return withinTime(TIME, read(path), undefined);
}

async function read(path: string): Promise<HistoryBytes | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    const stats = await file.stat();
    const { size, mtimeMs: changed } = stats;
    if (!stats.isFile() || size === 0) return undefined;
    const length = Math.min(size, MOST_READ);
    const bytes = Buffer.allocUnsafeSlow(length);
    let filled = 0;
    while (filled < length) {
      const { bytesRead } = await file.read(bytes, filled, length - filled, size - length + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return { bytes: bytes.subarray(0, filled), changed };
  } catch {
    // A shell that never wrote one has none.
    return undefined;
  } finally {
    await file?.close();
  }
}
