// What is at the paths a command names, for judging it just before it runs.

import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import type { PathKind } from '../domain/shell.ts';
import { foldersWithout } from './io/folder-names.ts';
import { withinTime } from './io/time-limit.ts';

/** More than any sensible command names. */
const MOST_PATHS = 200;
/** Milliseconds for all of them together. */
const TIME = 500;

/**
 * By absolute path. A symbolic link is `other`: what it leads to can change before the run. What could not be
 * told (no permission, too slow, not absolute) is left out, which means that it may exist.
 */
export async function pathKinds(paths: readonly string[]): Promise<Readonly<Record<string, PathKind>>> {
  const asked = [...new Set(paths)].filter((path) => isAbsolute(path)).slice(0, MOST_PATHS);
  const kinds = await Promise.all(
    asked.map(async (path) => [path, await withinTime(TIME, kindOf(path), undefined)] as const),
  );
  return Object.fromEntries(kinds.flatMap(([path, kind]) => (kind === undefined ? [] : [[path, kind]])));
}

async function kindOf(path: string): Promise<PathKind | undefined> {
  try {
    const stats = await lstat(path);
    return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'none' : undefined;
  }
}

/** Of those paths that are links, or are below one: where they really are. */
export async function realPaths(paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const asked = [...new Set(paths)].filter((path) => isAbsolute(path)).slice(0, MOST_PATHS);
  const real = await Promise.all(
    asked.map(
      async (path) =>
        [
          path,
          await withinTime(
            TIME,
            realpath(path).catch(() => path),
            path,
          ),
        ] as const,
    ),
  );
  return Object.fromEntries(real.filter(([path, target]) => path !== target));
}

const MOST_FOLDERS = 32;

/** The marks of `*` and `?` in a path that is judged. */
const GLOB = /[\uFDD2\uFDD3]/;

/** The folders that such a path may name, a few too many rather than too few; undefined where they are unknown. */
export async function foldersMatching(folder: string): Promise<readonly (string | undefined)[]> {
  if (!GLOB.test(folder)) return [folder];
  const parent = dirname(folder);
  if (GLOB.test(parent) || !isAbsolute(parent)) return [undefined];
  const entries = await withinTime(
    TIME,
    readdir(parent, { withFileTypes: true }).catch(() => undefined),
    undefined,
  );
  const inside = entries?.filter((entry) => !entry.isFile()) ?? [];
  if (entries === undefined || inside.length > MOST_FOLDERS) return [undefined];
  return inside.map(({ name }) => join(parent, name));
}

/** Those of the folders in which no name begins with a dash: what `*` stands for there is never an option. */
export function withoutDashes(folders: readonly string[]): Promise<readonly string[]> {
  return foldersWithout(folders, (name) => name.startsWith('-'), TIME);
}
