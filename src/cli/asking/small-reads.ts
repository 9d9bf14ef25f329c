// What is read of a folder or a small file; nothing of what cannot be read.

import { readdirSync, readFileSync, statSync } from 'node:fs';

/** More entries of a folder are not compared with a name. */
const MOST_ENTRIES = 5_000;

export function entriesIn(folder: string): readonly { readonly name: string; readonly folder: boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .slice(0, MOST_ENTRIES)
      .map((entry) => ({ name: entry.name, folder: entry.isDirectory() }));
  } catch {
    return [];
  }
}

/** Bytes; what is larger is no project's own list of scripts. */
export const MOST_BYTES = 1_000_000;

export function readText(path: string): string {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= MOST_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}
