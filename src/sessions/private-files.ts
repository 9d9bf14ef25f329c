// Files and folders of beck that only their owner can have written.

import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/** A file this long was not written by us. */
const MOST_BYTES = 1024 * 1024;

/** Nothing if the file is not ours alone, or is longer than we write. Throws where there is none to read. */
export function readOwnFile(path: string): string | undefined {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const about = fstatSync(file);
    if (!about.isFile() || !isOurs(about) || about.size > MOST_BYTES) return undefined;
    return readFileSync(file, 'utf8');
  } finally {
    closeSync(file);
  }
}

/** Replaces the file in one step; what is there is whole at every moment. */
export function replaceOwnFile(path: string, content: string): void {
  const draft = `${path}.${process.pid}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  renameSync(draft, path);
}

export function isPrivateFolder(folder: string): boolean {
  try {
    const about = lstatSync(folder);
    return about.isDirectory() && isOurs(about);
  } catch {
    return false;
  }
}

/** Belongs to this user, who alone may read or write it. */
function isOurs({ uid, mode }: { readonly uid: number; readonly mode: number }): boolean {
  return uid === process.geteuid?.() && (mode & 0o077) === 0;
}
