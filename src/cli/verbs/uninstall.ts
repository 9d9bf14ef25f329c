// `beck uninstall`: the installed copy of install.sh takes everything off again.

import { join } from 'node:path';
import { BeckError } from '../../domain/errors.ts';
import type { Installation } from '../shared/installation.ts';
import type { Way } from '../shared/ways.ts';
import { runScript } from './run-script.ts';

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
  const args = [script, '--uninstall', ...(stored === 'ask' ? [] : [`--${stored}`])];
  if ((await runScript({ args, env })) !== 0)
    throw new BeckError(
      'Not everything could be removed.',
      `Fix the problems above and run sh ${script} --uninstall.`,
    );
}

/** What is left where a package manager brought beck; empty where nothing is. */
export function packageIsLeft({ remove }: Way): string {
  return remove === undefined ? '' : `The package itself is still there. To remove it: ${remove}\n`;
}
