// Whether a command can be tried on this machine.

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../context/machine/cache-folder.ts';
import type { TrialWorld } from '../../trial/trial.ts';
import { findInstallation } from '../shared/installation.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

/** In the installation, links resolved: the program may be started by a link of another folder. */
export function trialWorld(surroundings: Surroundings): TrialWorld {
  const { current } = findInstallation(realpathSync(surroundings.program));
  return {
    script: join(current, 'shell/shared/trial.sh'),
    folder: join(stateFolder(surroundings), 'beck', 'trial'),
  };
}

/** A sentence where nothing can be tried. */
export async function whyNoTrial(surroundings: Surroundings): Promise<string | undefined> {
  const { whyNotHere } = await import('../../trial/probe.ts');
  return whyNotHere(trialWorld(surroundings), rememberedIn(surroundings));
}

/** Without waiting: whether it was found out since the machine was started. */
export async function isKnownToTry(surroundings: Surroundings): Promise<boolean> {
  const { isKnownToWork } = await import('../../trial/known.ts');
  return isKnownToWork(rememberedIn(surroundings));
}

function rememberedIn({ env, home }: Surroundings): string {
  return join(cacheFolder(env, home), 'trials');
}
