// What the files of a repository tell of it. Runs nothing.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../context/git/folder.ts';
import { entriesIn, MOST_BYTES, readText } from './small-reads.ts';

export function branchesIn(folder: string): readonly string[] {
  const heads = join(folder, 'refs/heads');
  const loose = namesBelow(heads, '');
  const packed = [...readText(join(folder, 'packed-refs')).matchAll(/^[0-9a-f]+ refs\/heads\/(.+)$/gm)];
  return [...new Set([...loose, ...packed.map(([, name = '']) => name)])];
}

/** HEAD's commit, where it is in its own file, says which came before it. */
export function isOnlyCommit({ gitFolder, commonFolder }: Repository): boolean | undefined {
  const head = readText(join(gitFolder, 'HEAD')).trim();
  const ref = /^ref: (refs\/heads\/(?!.*\.\.).+)$/.exec(head)?.[1];
  const commit = ref === undefined ? head : commitOf(commonFolder, ref);
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  try {
    const object = readFileSync(join(commonFolder, 'objects', commit.slice(0, 2), commit.slice(2)));
    // Loaded here, since it takes milliseconds and few questions are about commits.
    const { inflateSync } = process.getBuiltinModule('node:zlib');
    const text = inflateSync(object, { maxOutputLength: MOST_BYTES }).toString('utf8');
    return !/^parent /m.test(text.split('\n\n')[0] ?? '');
  } catch {
    // In a pack, so hardly the only commit, or unreadable.
    return undefined;
  }
}

/** HEAD is a branch that is not there; with another store of references, that is not in a file. */
export function hasNoCommit({ gitFolder, commonFolder }: Repository): boolean {
  const branch = /^ref: refs\/heads\/(?!\.invalid$)(.+)$/.exec(readText(join(gitFolder, 'HEAD')).trim())?.[1];
  return branch !== undefined && !branchesIn(commonFolder).includes(branch);
}

function commitOf(commonFolder: string, ref: string): string {
  const packed = readText(join(commonFolder, 'packed-refs')).split('\n');
  const line = packed.find((each) => each.endsWith(` ${ref}`)) ?? '';
  return readText(join(commonFolder, ref)).trim() || line.slice(0, -ref.length - 1);
}

export function remotesIn(config: string): readonly string[] {
  const named = config.matchAll(/^[ \t]*\[remote "([^"\n]+)"\]/gm);
  return [...new Set([...named].map(([, name = '']) => name))];
}

function namesBelow(folder: string, prefix: string): readonly string[] {
  return entriesIn(join(folder, prefix)).flatMap(({ name, folder: isFolder }) =>
    isFolder ? namesBelow(folder, `${prefix}${name}/`) : [`${prefix}${name}`],
  );
}
