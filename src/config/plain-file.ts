// Reads a file that another user may have made: only a small regular file, and without blocking.

import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from 'node:fs';

export type PlainFile =
  | { readonly type: 'absent' }
  | {
      readonly type: 'file';
      readonly text: string;
      readonly owner: number;
      /** Permission bits. */
      readonly mode: number;
    }
  /** `reason` follows the path in a sentence. */
  | { readonly type: 'refused'; readonly reason: string; readonly cause: 'unreadable' | 'kind' | 'size' };

// Synchronous: a few looks at most, and every trip to Node's thread pool delays the question more.
export function readPlainFile(path: string, largest: number): PlainFile {
  let file: number | undefined;
  try {
    // Opening a device can have effects, so the type is checked before opening too.
    const there = statSync(path, { throwIfNoEntry: false });
    if (there === undefined) return { type: 'absent' };
    if (!there.isFile()) return { type: 'refused', reason: 'is not a file.', cause: 'kind' };
    // Non-blocking, since opening a named pipe would wait for a writer for ever.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const about = fstatSync(file);
    if (!about.isFile()) return { type: 'refused', reason: 'is not a file.', cause: 'kind' };
    if (about.size > largest)
      return { type: 'refused', reason: `is ${about.size} bytes long.`, cause: 'size' };
    return { type: 'file', text: readFileSync(file, 'utf8'), owner: about.uid, mode: about.mode & 0o777 };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { type: 'absent' };
    return { type: 'refused', reason: `cannot be read (${code}).`, cause: 'unreadable' };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
