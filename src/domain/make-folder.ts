// Makes a folder and those above it.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Those that are missing get `mode`; throws what the system says where one cannot be made. Node's own `recursive`
 * never returns below a folder in which nothing can be made and that says "no such folder" to it, as `/proc` does.
 */
export function makeFolder(path: string, mode = 0o700): void {
  for (const folder of missingFolders(path)) makeOne(folder, mode);
}

/** From the highest down; none where the whole path exists. */
function missingFolders(path: string): readonly string[] {
  const missing: string[] = [];
  for (let at = path; !existsSync(at); at = dirname(at)) {
    missing.unshift(at);
    if (at === dirname(at)) break;
  }
  return missing;
}

function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Another process made it a moment ago.
    if (code !== 'EEXIST') throw error;
  }
}
