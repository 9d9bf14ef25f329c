// The state of a working tree in a few words for a model: conflicts, unstaged changes, upstream. Runs nothing.

import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSmallFile, readSmallText } from '../io/small-file.ts';
import { countChanges } from './changes.ts';
import type { Repository } from './folder.ts';
import { findCommits, findUpstream } from './upstream.ts';

/** Bytes; what is larger would hold up the question. */
const LARGEST_INDEX = 1_048_576;

/** `1 tracked file with unstaged changes; in step with origin/main as last fetched`: what is certain. Untrusted text. */
export async function describeState(
  repository: Repository,
  branch: string | undefined,
): Promise<string | undefined> {
  // Git itself will not look into another user's repository.
  if (!(await isMine(repository))) return 'belongs to another user, git may refuse it';
  const config = (await readSmallText(join(repository.commonFolder, 'config'))) ?? '';
  const [files, history] = await Promise.all([
    describeFiles(repository, config),
    branch === undefined ? [] : describeHistory(repository, branch, config),
  ]);
  const known = [...files, ...history];
  return known.length > 0 ? known.join('; ') : undefined;
}

async function isMine({ gitFolder, commonFolder }: Repository): Promise<boolean> {
  const owners = await Promise.all([gitFolder, commonFolder].map(async (folder) => (await stat(folder)).uid));
  return process.getuid === undefined || owners.every((uid) => uid === process.getuid?.());
}

async function describeFiles({ root, gitFolder }: Repository, config: string): Promise<readonly string[]> {
  const tree = /^[ \t]*worktree\s*=\s*"?([^"\r\n]+)/im.exec(config)?.[1];
  // The working tree is elsewhere, or there is none.
  if ((tree !== undefined && resolve(gitFolder, tree.trim()) !== root) || isSet(config, 'bare', true))
    return [];
  const path = join(gitFolder, 'index');
  const [index, stats] = await Promise.all([
    readSmallFile(path, LARGEST_INDEX),
    stat(path).catch(() => undefined),
  ]);
  if (index === undefined || stats === undefined) return [];
  const changes = countChanges({
    root,
    index,
    indexTime: stats.mtimeMs,
    hashLength: /^[ \t]*objectformat\s*=\s*"?sha256/im.test(config) ? 32 : 20,
    fileMode: !isSet(config, 'filemode', false),
    symlinks: !isSet(config, 'symlinks', false),
  });
  if (changes === undefined) return [];
  const { changed, conflicts, all } = changes;
  const least = all ? '' : 'at least ';
  return [
    ...(conflicts > 0 ? [`${least}${counted(conflicts, 'file')} in conflict`] : []),
    ...(changed > 0 ? [`${least}${counted(changed, 'tracked file')} with unstaged changes`] : []),
    ...(all && changed + conflicts === 0 ? ['no unstaged changes'] : []),
  ];
}

function isSet(config: string, key: string, value: boolean): boolean {
  const words = value ? 'true|yes|on|1' : 'false|no|off|0';
  return new RegExp(`^[ \\t]*${key}\\s*=\\s*"?(${words})\\b`, 'im').test(config);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

async function describeHistory(
  repository: Repository,
  branch: string,
  config: string,
): Promise<readonly string[]> {
  const [[commit], upstream] = await Promise.all([
    findCommits(repository.commonFolder, [`refs/heads/${branch}`]),
    findUpstream(repository, { branch, config }),
  ]);
  return [
    ...(commit === false ? ['no commits yet'] : []),
    ...(upstream === undefined ? [] : [HISTORY[`${upstream.isSame}`](upstream.name)]),
  ];
}

const HISTORY: Readonly<Record<'true' | 'false' | 'undefined', (name: string) => string>> = {
  true: (name) => `in step with ${name} as last fetched`,
  false: (name) => `differs from ${name} as last fetched`,
  undefined: (name) => `follows ${name}`,
};
