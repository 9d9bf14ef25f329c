// Private folders of a shell's questions: where they are and whose they are. The scripts make theirs in the same
// places; where a shell needs none for the link, one is made here for what output is read from.

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Its path; rejects where none can be made. */
export async function makePrivateFolder(env: Environment, shellPid: number): Promise<string> {
  for (const base of basesIn(env)) {
    const made = await mkdtemp(join(base, namePrefix(shellPid))).catch(() => undefined);
    if (made !== undefined) return made;
  }
  throw new Error('no private folder could be made');
}

/** Those that a shell has left which was killed. */
export async function removePrivateFolders(env: Environment, shellPid: number): Promise<void> {
  for (const base of basesIn(env)) {
    const names = await readdir(base).catch((): string[] => []);
    const left = names.filter((name) => name.startsWith(namePrefix(shellPid)));
    await Promise.all(left.map((name) => rm(join(base, name), { recursive: true, force: true })));
  }
}

/** The best first. */
function basesIn(env: Environment): readonly string[] {
  const named = [env['XDG_RUNTIME_DIR'], env['TMPDIR'], '/tmp'];
  return named.flatMap((base) => (base !== undefined && isAbsolute(base) ? [base] : []));
}

function namePrefix(shellPid: number): string {
  return `beck.${shellPid}.`;
}
