// Where the running beck is installed.

import { realpathSync } from 'node:fs';
import { findInstallation, type Installation } from '../shared/installation.ts';
import { readSurroundings } from '../wiring/surroundings.ts';

export function installation(): Installation {
  return findInstallation(realpathSync(readSurroundings().program));
}
