// Tells whether a file is still the one that was read.

import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { FileIdentity } from '../domain/file-change.ts';

/** Non-blocking, since opening a named pipe would wait for a writer for ever. */
export const READS = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY | constants.O_NOFOLLOW;

/**
 * By what it holds, not by its times: a hard link, such as the copy that undo keeps, changes one of them, and a program
 * can set the other.
 */
export async function readIdentity(
  file: FileHandle,
): Promise<{ readonly identity: FileIdentity; readonly content: Buffer }> {
  const { dev, ino } = await file.stat({ bigint: true });
  const content = await file.readFile();
  const hash = createHash('sha256').update(content).digest('hex');
  return { content, identity: { device: String(dev), inode: String(ino), size: content.length, hash } };
}

export async function isStill(path: string, seen: FileIdentity): Promise<boolean> {
  const file = await open(path, READS);
  try {
    const stats = await file.stat();
    // What has another size is not read: it may be of any length.
    if (!stats.isFile() || stats.size !== seen.size) return false;
    const { device, inode, hash } = (await readIdentity(file)).identity;
    return device === seen.device && inode === seen.inode && hash === seen.hash;
  } finally {
    await file.close();
  }
}
