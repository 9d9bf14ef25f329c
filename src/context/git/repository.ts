// Whether inspecting a repository with git can run a program that the repository chooses. Decided by reading alone.

import { access, constants, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSmallFile, readSmallText } from '../io/small-file.ts';
import { withinTime } from '../io/time-limit.ts';
import { namesProgram } from './config.ts';
import { possibleRepositories, type Repository, repositoryAt } from './folder.ts';
import { submodulePaths } from './index-file.ts';

export type RepositoryKind = 'plain' | 'runs-programs';

/** Milliseconds; what takes longer is not plain. */
const TIME = 1000;
const LARGEST_CONFIG = 262_144;
const LARGEST_INDEX = 67_108_864;
/** Repositories within repositories that are looked at; with more, the answer is `runs-programs`. */
const MOST_REPOSITORIES = 64;

/**
 * `runs-programs` also where the repository or its configuration belongs to another user, where `env` points git
 * elsewhere, and wherever something could not be read. No repository is `plain`.
 */
export async function repositoryKind(
  folder: string,
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<RepositoryKind> {
  if (Object.keys(env).some((name) => REDIRECTING.test(name))) return 'runs-programs';
  return (await withinTime(TIME, isPlain(folder), false)) ? 'plain' : 'runs-programs';
}

const REDIRECTING =
  /^GIT_(DIR|WORK_TREE|COMMON_DIR|CONFIG.*|INDEX_FILE|ATTR_SOURCE|EXTERNAL_DIFF|EXEC_PATH)$/;

async function isPlain(folder: string): Promise<boolean> {
  const waiting = [...(await possibleRepositories(folder))];
  for (let looked = 0; waiting.length > 0; looked += 1) {
    const repository = waiting.pop();
    if (repository === undefined) return true;
    const inside = await submodulesOf(repository);
    if (looked >= MOST_REPOSITORIES || inside === undefined) return false;
    if (!(await isHarmless(repository))) return false;
    waiting.push(...inside);
  }
  return true;
}

async function isHarmless({ root, gitFolder, commonFolder }: Repository): Promise<boolean> {
  const configs = [join(commonFolder, 'config'), join(gitFolder, 'config.worktree')];
  const owned = await Promise.all([root, gitFolder, commonFolder, ...configs].map(isMineOrMissing));
  const harmless = await Promise.all(configs.map(isHarmlessConfig));
  // The only hook that reading can start: `git status` may write the index (githooks(5), post-index-change).
  const hooked = await isRunnable(join(commonFolder, 'hooks/post-index-change'));
  return owned.every(Boolean) && harmless.every(Boolean) && !hooked;
}

async function isMineOrMissing(path: string): Promise<boolean> {
  try {
    const { uid } = await stat(path);
    return process.getuid === undefined || uid === process.getuid();
  } catch {
    return true;
  }
}

async function isHarmlessConfig(path: string): Promise<boolean> {
  const text = await readSmallText(path, LARGEST_CONFIG);
  return text === undefined ? await isMissing(path) : !namesProgram(text);
}

/** The repositories its index names that are there; undefined when that is unknown. */
async function submodulesOf({
  root,
  gitFolder,
  commonFolder,
}: Repository): Promise<readonly Repository[] | undefined> {
  const path = join(gitFolder, 'index');
  const index = await readSmallFile(path, LARGEST_INDEX);
  if (index === undefined) return (await isMissing(path)) ? [] : undefined;
  const config = (await readSmallText(join(commonFolder, 'config'), LARGEST_CONFIG)) ?? '';
  const names = submodulePaths(index, /objectformat\s*=\s*"?sha256/i.test(config) ? 32 : 20);
  if (names === undefined || names.length > MOST_REPOSITORIES) return undefined;
  const tree = /^[ \t]*worktree\s*=\s*"?([^"\r\n]+)/im.exec(config)?.[1];
  const top = tree === undefined ? root : resolve(gitFolder, tree.trim());
  const found = await Promise.all(names.map((name) => repositoryAt(join(top, name))));
  return found.filter((repository) => repository !== undefined);
}

export async function isMissing(path: string): Promise<boolean> {
  try {
    await stat(path);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
  }
}

export async function isRunnable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
