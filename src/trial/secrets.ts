// Which files and folders are empty in a trial of the model, because they may hold secrets.

import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

const MOST_ENTRIES = 30_000;
/** A mount each. */
const MOST_HIDDEN = 200;
/** Folders of settings in which programs keep tokens are not deeper. */
const DEPTH = 4;
/** Projects beside the current one keep theirs near their top. */
const BESIDE = 2;
/** Folders of files that programs made. */
const GENERATED = /\/(?:\.cache|\.npm|\.nvm|\.rustup|\.git\/objects|node_modules|\.venv|__pycache__|\.tox)$/;

type Wanted = {
  readonly cwd: string;
  readonly home: string;
  readonly uid: number;
  readonly isSecret: (path: string) => boolean;
  /** Entries that are looked at. */
  readonly most?: number;
};

/** Absolute paths; undefined where there is too much to look at. */
export function secretPlaces({
  uid,
  isSecret,
  most = MOST_ENTRIES,
  ...place
}: Wanted): readonly string[] | undefined {
  const [cwd, home] = [realOf(place.cwd), realOf(place.home)];
  const found = new Set<string>();
  let left = most;
  const search = (top: string, depth: number): void => {
    const open: (readonly [folder: string, depth: number])[] = [[top, depth]];
    for (let at = open.pop(); at !== undefined && left > 0; at = open.pop())
      for (const one of entriesIn(at[0])) {
        const path = join(at[0], one.name);
        left -= 1;
        if (isSecret(path)) found.add(path);
        else if (one.isDirectory() && at[1] > 1 && !GENERATED.test(path)) open.push([path, at[1] - 1]);
      }
  };
  /** Nothing but settings and what leads to the current folder. */
  const searchHome = (folder: string): void => {
    for (const one of entriesIn(folder)) {
      const path = join(folder, one.name);
      if (isSecret(path)) found.add(path);
      else if (!one.isDirectory()) continue;
      else if (`${cwd}/`.startsWith(`${path}/`)) searchWay(path);
      else if (!one.name.startsWith('.')) found.add(path);
      else if (!GENERATED.test(path)) search(path, 3);
    }
  };
  /** What is beside the current folder stays: a build may need it. */
  const searchWay = (folder: string): void => {
    if (folder === cwd) return;
    for (const one of entriesIn(folder)) {
      const path = join(folder, one.name);
      left -= 1;
      if (isSecret(path)) found.add(path);
      else if (!one.isDirectory() || GENERATED.test(path)) continue;
      else if (`${cwd}/`.startsWith(`${path}/`)) searchWay(path);
      else search(path, BESIDE);
    }
  };
  search(cwd, Number.POSITIVE_INFINITY);
  if (cwd !== home) searchHome(home);
  if (uid === 0) {
    search('/etc', DEPTH);
    for (const path of ['/root', ...entriesIn('/home').map(({ name }) => `/home/${name}`)])
      if (!`${home}/`.startsWith(`${path}/`) && !`${cwd}/`.startsWith(`${path}/`)) found.add(path);
  }
  return left <= 0 || found.size > MOST_HIDDEN ? undefined : [...found];
}

function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
