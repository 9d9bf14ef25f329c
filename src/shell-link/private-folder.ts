// A private folder for what output is read from, where the shell has made none for the question.

import { mkdtemp } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

/** In the first of `bases` that takes one; rejects where none does. The name says whose it is, as that of a shell's. */
export async function makePrivateFolder(
  bases: readonly (string | undefined)[],
  shellPid: number,
): Promise<string> {
  for (const base of bases) {
    if (!base || !isAbsolute(base)) continue;
    const made = await mkdtemp(join(base, `beck.${shellPid}.`)).catch(() => undefined);
    if (made !== undefined) return made;
  }
  throw new Error('nowhere a private folder can be made');
}
