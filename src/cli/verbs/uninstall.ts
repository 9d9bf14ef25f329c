// `beck uninstall`: the installed copy of the installer takes everything off again.

import { BeckError } from '../../domain/errors.ts';
import type { Installation } from '../shared/installation.ts';
import type { Way } from '../shared/ways.ts';
import { type OwnSystem, ownSystem, runCommands } from './run-script.ts';

export type UninstallRequest = {
  readonly installation: Installation;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What becomes of settings and records; without a terminal they stay. */
  readonly stored: 'ask' | 'keep' | 'purge';
  /** Default: this one. */
  readonly system?: OwnSystem;
};

/** Its words go to the caller's own output. Rejects with `BeckError` when it does not succeed. */
export async function uninstall(request: UninstallRequest): Promise<void> {
  const { installation, env, stored, system = ownSystem() } = request;
  if (installation.type === 'checkout')
    throw new BeckError('This beck runs from a checkout.', `Run ${system.takeOff(installation.folder)}.`);
  const wishes = ['--uninstall', ...(stored === 'ask' ? [] : [`--${stored}` as const])] as const;
  const commands = await system.useInstaller({ folder: installation.current, wishes }, env);
  if ((await runCommands(commands, env)) !== 0)
    throw new BeckError(
      'Not everything could be removed.',
      `Fix the problems above and run ${system.takeOff(installation.current)}.`,
    );
}

/** What is left where a package manager brought beck; empty where nothing is. */
export function packageIsLeft({ remove }: Way): string {
  return remove === undefined ? '' : `The package itself is still there. To remove it: ${remove}\n`;
}
