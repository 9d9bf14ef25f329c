// `beck install`: runs install.sh of the package or clone that this beck came from.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BeckError, type ExitCode } from '../../domain/errors.ts';
import type { Installation } from '../shared/installation.ts';
import { runScript } from './run-script.ts';

export type InstallRequest = {
  readonly installation: Installation;
  /** What install.sh recorded. */
  readonly from: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For install.sh. */
  readonly args: readonly string[];
};

/** Its words go to the caller's own output. Rejects with `BeckError` where there is nothing to install from. */
export async function install({ installation, from, env, args }: InstallRequest): Promise<ExitCode> {
  const source = sourceOf(installation, from);
  const status = await runScript({ args: [...source, ...args], env });
  return status === 0 ? 0 : status === 2 ? 2 : status === 130 ? 130 : 1;
}

function sourceOf({ type, folder, current }: Installation, from: string | undefined): readonly string[] {
  const own = join(folder, 'install.sh');
  // A package of the system, which holds everything itself, or one that nothing was installed from yet.
  if (type !== 'installed' || folder === current) return [own];
  const [, kind, place = ''] = /^(\w+) (.*)$/s.exec(from ?? '') ?? [];
  if (kind === 'file' && existsSync(place)) return [join(current, 'install.sh'), '--from', place];
  const script = join(place, 'install.sh');
  if (kind !== undefined && kind !== 'file' && existsSync(script)) return [script];
  throw new BeckError(
    place === ''
      ? 'beck does not know what it was installed from.'
      : `${place} is gone, which beck was installed from.`,
    'Run install.sh of a clone, or install the package again and run its own beck install.',
  );
}
