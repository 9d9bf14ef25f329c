// The hosts and sets that a person's question may name, with what programs of an inventory listed.

import { join } from 'node:path';
import type { Settings } from '../../config/settings.ts';
import { type Directory, readDirectory } from '../../fleet/directory.ts';
import { hasTree, inventoryFiles } from '../../fleet/inventory.ts';
import { keepListed, readListed } from '../../sessions/listed-inventory.ts';
import { stateFolder } from '../shared/own-folders.ts';
import type { Surroundings } from '../wiring/surroundings.ts';

export async function directoryFor({
  surroundings,
  settings,
  cwd,
}: {
  readonly surroundings: Surroundings;
  readonly settings: Pick<Settings, 'hosts'>;
  readonly cwd: string;
}): Promise<Directory> {
  const { env, home, now } = surroundings;
  const state = join(stateFolder(surroundings), 'beck');
  const parse = hasTree(inventoryFiles(env, home, cwd))
    ? await (await import('../../config/yaml-tree.ts')).loadTreeReader()
    : undefined;
  const listed = (programs: readonly string[]) => readListed(state, programs, now);
  return readDirectory({ env, home, cwd, sets: settings.hosts, parse, listed });
}

/** Runs what lists it, which the person has allowed; a sentence where it lists nothing. */
export async function listInventory(
  programs: readonly string[],
  { surroundings }: { readonly surroundings: Surroundings },
): Promise<string | undefined> {
  const { env, home, now } = surroundings;
  const { runOwnProgram } = await import('../../processes/own-program.ts');
  const { status, stdout, stderr } = await runOwnProgram({
    words: ['ansible-inventory', '--list', ...programs.flatMap((path) => ['-i', path])],
    env,
    around: { cwd: home, home },
    seconds: LISTING_SECONDS,
    signal: AbortSignal.timeout((LISTING_SECONDS + 1) * 1000),
    bounds: { bytes: MOST_BYTES, lines: MOST_LINES, headLines: 0, tailLines: 0 },
  });
  const state = join(stateFolder(surroundings), 'beck');
  if (status === 0 && keepListed(state, { programs, printed: stdout, now })) return undefined;
  if (status === undefined && stderr === '') return 'ansible-inventory is not installed, or did not end.';
  return `ansible-inventory listed nothing: ${stderr.trim().split('\n').at(-1)?.slice(0, 200) ?? ''}`;
}

/** Such a program asks the interface of a cloud. */
const LISTING_SECONDS = 60;
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_LINES = 200_000;
