// Finds the git repository a folder lies in, as git itself would, by reading names and small files only.

import { existsSync, realpath } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSmallText } from '../io/small-file.ts';

export type Repository = {
  /** The top of the working tree; of a bare repository, the repository itself. */
  readonly root: string;
  /** `HEAD` and `index` are here; a worktree or submodule has its own. */
  readonly gitFolder: string;
  /** `config` and `hooks` are here. */
  readonly commonFolder: string;
};

/** The nearest repository at `folder` or above it. */
export async function findRepository(folder: string): Promise<Repository | undefined> {
  for (const level of await levelsAbove(folder)) {
    const found = await repositoryAt(level);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Everything at `folder` or above it that looks like a repository, nearest first. Git passes over one that it
 * finds damaged and takes the next, so all of them matter to those who ask what git would read.
 */
export async function possibleRepositories(folder: string): Promise<readonly Repository[]> {
  const found = await Promise.all((await levelsAbove(folder)).map(repositoryAt));
  return found.filter((repository) => repository !== undefined);
}

/** By the real path, as git sees the current folder. */
async function levelsAbove(folder: string): Promise<readonly string[]> {
  // Not of `node:fs/promises`, which takes longer to load than a row to be found.
  let level = await new Promise<string>((done) => {
    realpath.native(folder, (error, real) => done(error === null ? real : resolve(folder)));
  });
  const levels = [level];
  while (level !== dirname(level)) {
    level = dirname(level);
    levels.push(level);
  }
  return levels;
}

/** The repository whose working tree begins exactly here. */
export async function repositoryAt(folder: string): Promise<Repository | undefined> {
  const dotGit = join(folder, '.git');
  const linked = /^gitdir: (.+?)(?<![\r\n])[\r\n]*$/s.exec((await readSmallText(dotGit)) ?? '')?.[1];
  const candidates = linked === undefined ? [dotGit, folder] : [resolve(folder, linked)];
  for (const gitFolder of candidates) {
    const commonFolder = await commonFolderOf(gitFolder);
    if (commonFolder !== undefined) return { root: folder, gitFolder, commonFolder };
  }
  return undefined;
}

/** Undefined when git would not take the folder for a repository. */
async function commonFolderOf(gitFolder: string): Promise<string | undefined> {
  if (!existsSync(join(gitFolder, 'HEAD'))) return undefined;
  const common = await readSmallText(join(gitFolder, 'commondir'));
  const folder =
    common === undefined ? gitFolder : resolve(gitFolder, common.replace(/(?<![\r\n])[\r\n]+$/, ''));
  const complete = existsSync(join(folder, 'objects')) && existsSync(join(folder, 'refs'));
  return complete ? folder : undefined;
}
