// Where the running beck is installed.

import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findInstallation, type Installation } from '../shared/installation.ts';
import { installedPlace } from '../shared/own-folders.ts';
import { readSurroundings } from '../wiring/surroundings.ts';

/** What a package has installed counts as the package itself does. */
export function installation(): Installation {
  const surroundings = readSurroundings();
  const found = findInstallation(realpathSync(surroundings.program));
  const place = installedPlace(surroundings, process.platform);
  const isOfPackage = found.type === 'package' && recordedOrigin(place.folder) === `package ${found.folder}`;
  return isOfPackage ? { type: 'installed', ...place } : found;
}

/** Where its installer took it from, such as `clone /home/me/beck`. `folder`: of the installation. */
export function recordedOrigin(folder: string): string | undefined {
  try {
    return /^from (.*)$/m.exec(readFileSync(join(folder, 'record'), 'utf8'))?.[1];
  } catch {
    // Nothing was installed, or by a version that did not record it.
    return undefined;
  }
}
