// Installs what runs a model into beck's own folder, with the person's npm.

import { join } from 'node:path';
import { BeckError } from '../../../domain/errors.ts';
import { makeFolder } from '../../../domain/make-folder.ts';
import { plainLine } from '../../../local-model/plain-line.ts';
import {
  beginInstallation,
  endInstallation,
  installArguments,
  isInstalled,
  type RuntimePlan,
} from '../../../local-model/runtime.ts';
import { cleanText } from '../../../output/clean.ts';
import { runOwnProgram } from '../../../processes/own-program.ts';
import { localPlacesOf } from '../../wiring/local-model.ts';
import { alone } from './alone.ts';
import type { ModelsIo } from './models-io.ts';

/** Seconds; a slow line takes long for a backend of a graphics processor. */
const LONGEST = 3_600;

/** Rejects with `BeckError`. */
export async function installRuntime(plan: RuntimePlan, io: ModelsIo): Promise<void> {
  const { runtime } = localPlacesOf(io.surroundings);
  makeFolder(runtime);
  const busy = `${plan.packages[0] ?? ''} is being installed in another terminal.`;
  await alone(join(runtime, 'npm'), { busy, how: 'at once' }, async () => {
    if (!isInstalled(runtime)) await runNpm(plan, io);
  });
}

async function runNpm(plan: RuntimePlan, io: ModelsIo): Promise<void> {
  const { surroundings } = io;
  const { env, home } = surroundings;
  const { runtime } = localPlacesOf(surroundings);
  beginInstallation(runtime);
  const { status, stderr } = await io.while(
    `installing ${plan.packages[0] ?? ''}`,
    async (signal) => {
      const ended = await runOwnProgram({
        words: ['npm', ...installArguments(runtime, plan)],
        env,
        around: { cwd: home, home },
        seconds: LONGEST,
        signal,
      });
      signal.throwIfAborted();
      return ended;
    },
    'endless',
  );
  if (status === 0) endInstallation(runtime, plan);
  if (isInstalled(runtime)) return;
  const lines = cleanText(stderr).split('\n');
  const why = plainLine(lines.find((line) => line.trim() !== '') ?? '', 200);
  throw new BeckError(
    status === undefined ? 'npm could not be run.' : `npm could not install it: ${why}`,
    status === undefined ? 'Install npm, then try again.' : 'Try again; npm needs the network for this.',
  );
}
