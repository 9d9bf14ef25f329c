// What trying `true` costs, against `bwrap` with a view of the machine that cannot be written.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openTrial } from '../src/trial/open.ts';
import { type Figure, inPairs, times } from './measure.ts';

const SCRIPT = resolve(import.meta.dirname, '../shell/shared/trial.sh');
const BWRAP = ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/tmp', '--unshare-all'];

export async function measureTrial(folder: string, env: Readonly<Record<string, string>>): Promise<Figure> {
  const figure = { what: 'trying `true`, against bwrap', budget: '4 x' };
  if (spawnSync('bwrap', ['--version']).error !== undefined)
    return { ...figure, measured: 'no bwrap on this machine' };
  mkdirSync(join(folder, 'work'));
  let reason: string | undefined;
  const { ours, ratio } = await inPairs(
    9,
    async () => {
      const began = performance.now();
      const trial = await openTrial(
        {
          words: ['true'],
          cwd: join(folder, 'work'),
          umask: 0o022,
          env,
          folders: [],
          network: false,
          copyMegabytes: 0,
          seconds: 60,
          signal: new AbortController().signal,
          onOutput: () => {},
        },
        { script: SCRIPT, folder: join(folder, 'state') },
      );
      const took = performance.now() - began;
      if (trial.type === 'tried') await trial.end();
      else reason = trial.reason;
      return took;
    },
    async () => {
      const began = performance.now();
      spawnSync('bwrap', [...BWRAP, 'true'], { env });
      return performance.now() - began;
    },
  );
  return { ...figure, measured: reason ?? `${ours.toFixed(0)} ms, ${times(ratio)}` };
}
