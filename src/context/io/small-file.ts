// Reads small files that may be hostile: never blocks on a pipe, never reads more than the limit.

import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

// Nothing here waits: every trip to Node's thread pool delays the question more than the read itself. Whether the
// folder hangs, as on a lost network drive, is asked before, by `findRepository` within its caller's time limit.
/** The whole regular file, or undefined where there is none, it may not be read or is longer than `most` bytes. */
export async function readSmallFile(path: string, most: number): Promise<Buffer | undefined> {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    const about = fstatSync(file);
    if (!about.isFile()) return undefined;
    const buffer = Buffer.alloc(Math.min(most, about.size || 65_536) + 1);
    const bytesRead = readSync(file, buffer, 0, buffer.length, 0);
    return bytesRead > most ? undefined : buffer.subarray(0, bytesRead);
  } catch {
    // Missing and unreadable are the same to those who ask.
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

export async function readSmallText(path: string, most = 65_536): Promise<string | undefined> {
  return (await readSmallFile(path, most))?.toString('utf8');
}
