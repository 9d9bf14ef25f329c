// `beck uninstall`: the installed copy of install.sh takes everything off again.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BeckError } from '../../domain/errors.ts';
import type { Installation } from '../shared/installation.ts';

export type UninstallRequest = {
  readonly installation: Installation;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What becomes of settings and records; without a terminal they stay. */
  readonly stored: 'ask' | 'keep' | 'purge';
};

/** Its words go to the caller's own output. Rejects with `BeckError` when it does not succeed. */
export async function uninstall({ installation, env, stored }: UninstallRequest): Promise<void> {
  if (installation.type === 'checkout')
    throw new BeckError('This beck runs from a checkout.', 'Run ./install.sh --uninstall there.');
  const script = join(installation.current, 'install.sh');
  const child = spawn('/bin/sh', [script, '--uninstall', ...(stored === 'ask' ? [] : [`--${stored}`])], {
    env,
    stdio: 'inherit',
  });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('exit', resolve);
  if ((await promise) !== 0)
    throw new BeckError(
      'Not everything could be removed.',
      `Fix the problems above and run sh ${script} --uninstall.`,
    );
}
