// Whether git starts a program of its own accord when the history of a repository changes. Decided by reading alone.

import { readdir } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { readSmallText } from '../io/small-file.ts';
import { possibleRepositories } from './folder.ts';
import { isMissing, isRunnable, repositoryKind } from './repository.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder is in a repository whose own settings name no program, and no hook is there, nor in the person's settings. */
export async function hasNoHooks(folder: string, env: Env): Promise<boolean> {
  const repositories = await possibleRepositories(folder);
  if (repositories.length === 0 || (await repositoryKind(folder, env)) !== 'plain') return false;
  const none = await Promise.all([
    ...repositories.map(({ commonFolder }) => isWithoutHooks(join(commonFolder, 'hooks'))),
    ...personsSettings(env).map(namesNoHooks),
  ]);
  return none.every(Boolean);
}

/** Git writes examples that end with `.sample` into a new repository, and runs what may be run (githooks(5)). */
async function isWithoutHooks(folder: string): Promise<boolean> {
  if (await isMissing(folder)) return true;
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.sample'));
  const runnable = await Promise.all(names.map((name) => isRunnable(join(folder, name))));
  return !runnable.some(Boolean);
}

/** git-config(1), FILES; the last two are Homebrew's. */
function personsSettings({ HOME: home = '', XDG_CONFIG_HOME: base }: Env): readonly string[] {
  const config = base && isAbsolute(base) ? base : join(home, '.config');
  const own = isAbsolute(home) ? [join(home, '.gitconfig'), join(config, 'git/config')] : [];
  return [...own, '/etc/gitconfig', '/opt/homebrew/etc/gitconfig', '/usr/local/etc/gitconfig'];
}

const LARGEST_CONFIG = 262_144;

/** `core.hooksPath`, `[hook "name"]`, or another file that may have them. */
async function namesNoHooks(file: string): Promise<boolean> {
  if (await isMissing(file)) return true;
  const text = await readSmallText(file, LARGEST_CONFIG);
  return text !== undefined && !/hook|include/i.test(text);
}
