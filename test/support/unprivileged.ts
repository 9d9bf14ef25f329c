// Programs started as someone whom file modes bind, also where the tests themselves run as root.

import { chownSync, lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOBODY = 65534;

const isRoot = process.getuid?.() === 0;

/** Options for `spawn` and its relatives. */
export const asNobody: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: NOBODY, gid: NOBODY }
  : {};

/** Hands a folder and everything in it to whoever `asNobody` starts. */
export function giveAway(folder: string): void {
  if (!isRoot) return;
  chownSync(folder, NOBODY, NOBODY);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
}
