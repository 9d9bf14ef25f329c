// Whether this user may run a file.

import { accessSync, constants } from 'node:fs';

/** Also true for a folder that may be entered. */
export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing, or no program.
    return false;
  }
}
