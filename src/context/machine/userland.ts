// Which flavour of the usual tools this machine has, known at once where the system tells.

import type { Userland } from '../../domain/shell.ts';

/** `path`: the value of PATH. */
export async function findUserland(path: string | undefined): Promise<Userland> {
  if (process.platform === 'linux') return userlandOf(undefined);
  const { lookUpPrograms } = await import('./path-lookup.ts');
  return userlandOf((await lookUpPrograms(['sed'], path)).get('sed'));
}

/** `sed`: where PATH has it. */
export function userlandOf(sed: string | undefined): Userland {
  if (process.platform === 'linux') return 'gnu';
  // Where coreutils and friends of Homebrew come first in PATH.
  return sed?.includes('/gnubin/') || sed?.includes('/gnu-sed/') ? 'gnu' : 'bsd';
}
