// What is at the paths a command names, for judging it just before it runs.

import { lstat, readdir, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { isSecretPath } from '../domain/secret-paths.ts';
import type { PathKind } from '../domain/shell.ts';
import { globPattern } from './find-tests.ts';
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

/** Of those paths that are links, or are below one: where they really are; of a glob, the secret that it matches. */
export async function realPaths(paths: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const asked = [...new Set(paths)].filter((path) => isAbsolute(path)).slice(0, MOST_PATHS);
  const real = await Promise.all(
    asked.map(async (path) => {
      const looking = GLOB.test(path) ? secretMatching(path) : realpath(path).catch(() => path);
      return [path, await withinTime(TIME, looking, path)] as const;
    }),
  );
  return Object.fromEntries(real.filter(([path, target]) => path !== target));
}

/** The first of the files that a glob stands for now that is a secret or a link to one; else the glob. */
async function secretMatching(glob: string): Promise<string> {
  for (const path of await pathsMatching(glob)) {
    const target = await realpath(path).catch(() => path);
    if (isSecretPath(target) || isSecretPath(path)) return target;
  }
  return glob;
}

/** More are not looked at: who has so many files reads them by a list. */
const MOST_MATCHES = 1000;

async function pathsMatching(glob: string): Promise<readonly string[]> {
  let found: readonly string[] = ['/'];
  for (const part of glob.split('/').filter((each) => each !== '')) {
    const matching = GLOB.test(part)
      ? await Promise.all(found.map((folder) => namesMatching(folder, part)))
      : [];
    found = GLOB.test(part)
      ? matching.flat().slice(0, MOST_MATCHES)
      : found.map((folder) => join(folder, part));
  }
  return found;
}

/** A shell leaves out what begins with a dot, unless the glob does. */
async function namesMatching(folder: string, glob: string): Promise<readonly string[]> {
  const wanted = globPattern(glob.replaceAll(ANY_STRING, '*').replaceAll(ANY_CHARACTER, '?'), 's');
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.startsWith('.') === glob.startsWith('.') && wanted.test(name))
    .map((name) => join(folder, name));
}

const MOST_FOLDERS = 32;

/** The marks of `*` and `?` in a path that is judged. */
const [ANY_STRING, ANY_CHARACTER] = ['\uFDD2', '\uFDD3'];
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

/**
 * Those of the folders in which no name begins with a dash, so that what `*` stands for is never an option, nor with a
 * sign that makes perl write to it or run it.
 */
export function withoutDashes(folders: readonly string[]): Promise<readonly string[]> {
  return foldersWithout(folders, (name) => /^(?:-|\s*\+?[<>|])/.test(name), TIME);
}
