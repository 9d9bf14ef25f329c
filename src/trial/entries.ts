// Reads what is at a path: its kind, its size, its names, and whether two have the same content.

import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';

/** Entries that are counted. */
export const MOST = 20_000;

/** It is there, and cannot be read or entered: that is not empty. */
export function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return false;
  } catch (error) {
    return !(
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    );
  }
}

/** Of all that is there, as far as it is counted. `apart`: the first folder of another file system. */
export function sizeAt(path: string): {
  readonly files: number;
  readonly bytes: number;
  readonly more: boolean;
  readonly apart: string | undefined;
} {
  const stats = statsOf(path);
  let apart: string | undefined;
  const onFolder = (folder: string, { dev }: Stats): void => {
    if (dev !== stats?.dev) apart ??= folder;
  };
  const sum = stats === undefined ? { files: 0, bytes: 0 } : sumOf(path, stats, onFolder);
  return { ...sum, more: sum.files >= MOST, apart };
}

export function sumOf(
  path: string,
  stats: Stats,
  onFolder: (path: string, stats: Stats) => void = () => {},
): { readonly files: number; readonly bytes: number } {
  if (!stats.isDirectory()) return { files: 1, bytes: stats.isFile() ? stats.size : 0 };
  let files = 0;
  let bytes = 0;
  const open = [path];
  for (let at = open.pop(); at !== undefined && files < MOST; at = open.pop()) {
    for (const name of namesIn(at)) {
      const below = join(at, name);
      const one = statsOf(below);
      if (one?.isDirectory()) {
        open.push(below);
        onFolder(below, one);
      } else if (one !== undefined) {
        files += 1;
        bytes += one.isFile() ? one.size : 0;
      }
    }
  }
  return { files, bytes };
}

export function typeOf(stats: Stats): 'file' | 'folder' | 'link' | 'other' {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  return stats.isSymbolicLink() ? 'link' : 'other';
}

export function isSameContent(path: string, after: string, was: Stats, is: Stats): boolean {
  if (is.isDirectory()) return true;
  try {
    if (is.isSymbolicLink()) return readlinkSync(path) === readlinkSync(after);
    return is.isFile() && was.size === is.size && isSameFile(path, after);
  } catch {
    // What cannot be read may have changed; what was closed only has the time from before.
    return is.isFile() && was.size === is.size && was.mtimeMs === is.mtimeMs;
  }
}

const CHUNK = 64 * 1024;

function isSameFile(path: string, after: string): boolean {
  const files: number[] = [];
  try {
    files.push(openSync(path, 'r'));
    files.push(openSync(after, 'r'));
    const [a, b] = [Buffer.alloc(CHUNK), Buffer.alloc(CHUNK)];
    for (;;) {
      const [read, other] = [readSync(files[0] ?? -1, a), readSync(files[1] ?? -1, b)];
      if (read !== other || !a.subarray(0, read).equals(b.subarray(0, other))) return false;
      if (read === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}

export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
