// Reads small files that someone else may have prepared: never waits on a pipe, never reads more than it should.

import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The whole regular file, or undefined where there is none, it may not be read or is longer than `most` bytes. */
export async function readSmallFile(path: string, most: number): Promise<Buffer | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    if (!(await file.stat()).isFile()) return undefined;
    const buffer = Buffer.alloc(Math.min(most, (await file.stat()).size || 65_536) + 1);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return bytesRead > most ? undefined : buffer.subarray(0, bytesRead);
  } catch {
    // Missing and unreadable are the same to those who ask.
    return undefined;
  } finally {
    await file?.close();
  }
}

export async function readSmallText(path: string, most = 65_536): Promise<string | undefined> {
  return (await readSmallFile(path, most))?.toString('utf8');
}
