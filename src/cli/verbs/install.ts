// `beck install`: runs the installer of the package or clone that this beck came from.

import { existsSync } from 'node:fs';
import { BeckError, type ExitCode } from '../../domain/errors.ts';
import type { Installation } from '../shared/installation.ts';
import { type InstallerUse, type OwnSystem, ownSystem, runCommands } from './run-script.ts';

export type InstallRequest = Pick<InstallerUse, 'wishes' | 'shell'> & {
  readonly installation: Installation;
  /** What the installer recorded. */
  readonly from: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Default: this one. */
  readonly system?: OwnSystem;
};

/** Its words go to the caller's own output. Rejects with `BeckError` where there is nothing to install from. */
export async function install(request: InstallRequest): Promise<ExitCode> {
  const { installation, from, env, wishes, shell, system = ownSystem() } = request;
  const use = { ...sourceOf(installation, from, system), wishes, shell };
  const status = await runCommands(await system.useInstaller(use, env), env);
  return status === 0 ? 0 : status === 2 ? 2 : status === 130 ? 130 : 1;
}

function sourceOf(
  { type, folder, current }: Installation,
  from: string | undefined,
  { installer, join }: OwnSystem,
): Pick<InstallerUse, 'folder' | 'more' | 'current'> {
  const [, kind, place = ''] = /^(\w+) (.*)$/s.exec(from ?? '') ?? [];
  // A package of the system, which holds everything itself, or one that nothing was installed from yet.
  if (type !== 'installed' || (folder === current && kind === undefined)) return { folder };
  if (kind === 'file' && existsSync(place)) return { folder: current, more: ['--from', place] };
  if (kind !== undefined && kind !== 'file' && existsSync(join(place, installer)))
    return { folder: place, current };
  throw new BeckError(
    place === ''
      ? 'beck does not know what it was installed from.'
      : `${place} is gone, which beck was installed from.`,
    'Run the installer of a clone, or install the package again and run its own beck install.',
  );
}
