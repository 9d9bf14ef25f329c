// Private folders of a shell's questions: where they are and whose they are. The scripts make theirs in the same
// places; where a shell needs none for the link, one is made here for what output is read from.

import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import { isAlive } from '../domain/is-alive.ts';

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

/** The file with the process id of the helper that waits in its folder for a question. */
export const WAITS = 'waits';

/** One for this process to wait in; undefined where none can be made. */
export function makeWaitingFolder(env: Environment, shellPid: number): string | undefined {
  for (const base of basesIn(env)) {
    const folder = join(base, `${namePrefix(shellPid)}0.${process.pid}`);
    try {
      mkdirSync(folder, { mode: 0o700 });
      return folder;
    } catch {}
  }
  return undefined;
}

/** Where a shell's helpers wait that is given no folder. */
export function waitingPlace(env: Environment): string {
  return basesIn(env)[0] ?? '/tmp';
}

/** The folders below `base` in which a helper of this person waits. One that was killed may have left its own. */
export function waitingIn(base: string): readonly string[] {
  const uid = process.getuid?.();
  return namesIn(base)
    .filter((name) => /^beck\.\d+\.\d+\.\d+$/.test(name))
    .map((name) => join(base, name))
    .filter((folder) => {
      const pid = Number(textOf(join(folder, WAITS)));
      return pid > 0 && isAlive(pid) && statSync(folder, { throwIfNoEntry: false })?.uid === uid;
    });
}

/** The process ids of the shells for which one waits. */
export function waitingShells(env: Environment): readonly number[] {
  const folders = new Set(basesIn(env).flatMap(waitingIn));
  return [...folders].map((folder) => Number(basename(folder).split('.')[1]));
}

/** Empty where it cannot be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function namesIn(base: string): readonly string[] {
  try {
    return readdirSync(base);
  } catch {
    return [];
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
