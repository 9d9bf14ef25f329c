// A shell's history file, for a search: only read, from its end, as much as a time limit allows.

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { withinTime } from './io/time-limit.ts';

export type HistoryBytes = {
  /** The end of the file, or all of it. */
  readonly bytes: Buffer;
  /** Nothing, or only a part, could be read in time. */
  readonly isLate: boolean;
};

/** Milliseconds: a folder on a slow or lost network drive must not block a question. */
const TIME = 1500;
/** Bytes: some million lines. */
const MOST_READ = 134_217_728;
/** Bytes read at once; after each, what was read is there. */
const BLOCK = 4_194_304;

type Reading = { buffer: Buffer; from: number; isStopped: boolean };

/** Undefined where there is none or it cannot be read. Never rejects. */
export async function readHistoryFile(path: string, time = TIME): Promise<HistoryBytes | undefined> {
  const reading: Reading = { buffer: Buffer.alloc(0), from: 0, isStopped: false };
  const ended = await withinTime(time, read(path, reading), 'late');
  reading.isStopped = true;
  const bytes = reading.buffer.subarray(reading.from);
  return ended === 'none' ? undefined : { bytes, isLate: ended === 'late' };
}

/** From the end of the file to its beginning. */
async function read(path: string, reading: Reading): Promise<'none' | 'read'> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    const stats = await file.stat();
    const { size } = stats;
    if (!stats.isFile() || size === 0) return 'none';
    const buffer = Buffer.allocUnsafeSlow(Math.min(size, MOST_READ));
    Object.assign(reading, { buffer, from: buffer.length });
    while (reading.from > 0 && !reading.isStopped) {
      const start = Math.max(0, reading.from - BLOCK);
      const length = reading.from - start;
      if (!(await fill(file, { buffer, start, length, at: size - buffer.length + start }))) return 'none';
      // What comes after the time limit is not taken any more.
      if (!reading.isStopped) reading.from = start;
    }
    return 'read';
  } catch {
    // A shell that never wrote one has none.
    return 'none';
  } finally {
    await file?.close();
  }
}

type Block = {
  readonly buffer: Buffer;
  readonly start: number;
  readonly length: number;
  readonly at: number;
};

/** False where the file has become shorter meanwhile. */
async function fill(file: FileHandle, { buffer, start, length, at }: Block): Promise<boolean> {
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(buffer, start + filled, length - filled, at + filled);
    if (bytesRead === 0) return false;
    filled += bytesRead;
  }
  return true;
}
