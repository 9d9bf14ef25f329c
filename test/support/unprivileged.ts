// Starts programs as an ordinary user, bound by file modes, even if the tests run as root.

import { chownSync, lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOBODY = 65534;

const isRoot = process.getuid?.() === 0;

/** Options for `spawn` and its relatives. */
export const asNobody: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : {};

/** Gives a folder and everything in it to the user of `asNobody`. */
export function giveAway(folder: string): void {
  if (!isRoot) return;
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}
