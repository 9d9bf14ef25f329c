// Settings that the shell scripts need before any helper runs: a file of one line each, which a shell reads without a fork.

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULTS, type Settings } from '../config/settings.ts';
import { type Surroundings, stateFolder } from './wiring.ts';

/** True when new shells will read something else than before. What cannot be written changes nothing. */
export async function shareWithShells(surroundings: Surroundings, settings: Settings): Promise<boolean> {
  const folder = join(stateFolder(surroundings), 'beck');
  const path = join(folder, 'prefix');
  const before = await readFile(path, 'utf8').catch(() => '');
  const after = settings.prefix === DEFAULTS.prefix ? '' : `${settings.prefix}\n`;
  if (before === after) return false;
  try {
    if (after === '') await rm(path, { force: true });
    else {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const fresh = `${path}.${process.pid}`;
      await writeFile(fresh, after, { mode: 0o600 });
      await rename(fresh, path);
    }
    return true;
  } catch {
    // A state folder that cannot be written to: the prefix then comes from BECK_PREFIX alone.
    return false;
  }
}
