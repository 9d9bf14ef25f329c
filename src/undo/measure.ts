// Measures the space that keeping a command's files would take, within a time limit, and says if it is too much.

import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Root } from './roots.ts';
import { namesIn, statsAt } from './stamps.ts';

/** Limits in bytes, per file and per command. `prune.ts` has the limit for everything. */
export type Limits = { readonly file: number; readonly command: number };

export function limitsOf(megabytes: number): Limits {
  const all = megabytes * 1024 * 1024;
  return { file: all / 4, command: all / 2 };
}

/** `bytes`: undefined if counting was not completed. */
export type NotKept = {
  readonly path: string;
  readonly bytes: number | undefined;
  /** The reason, added after its name, if it is not about size. */
  readonly why?: string | undefined;
};

export type Measured = {
  /** What cannot be kept. */
  readonly not: readonly NotKept[];
  /** Too many files to be counted in the time; keeping them will be tried. */
  readonly uncounted: readonly Root[];
  /** What is kept, bytes of it. */
  readonly bytes: number;
};

/** Files of one command. */
const MOST_FILES = 200_000;

export function measure(roots: readonly Root[], limits: Limits, milliseconds: number): Measured {
  const until = performance.now() + milliseconds;
  const not: NotKept[] = [];
  const uncounted: Root[] = [];
  let [bytes, files] = [0, 0];
  for (const root of roots) {
    const counted = root.mode === 'link' || root.mode === 'copy' ? countAt(root, until) : NOTHING;
    const { path } = root;
    if (counted.denied !== undefined) not.push({ path, bytes: 0, why: 'no permission' });
    else if (root.moves) continue;
    else if (counted.largest > limits.file || bytes + counted.bytes > limits.command)
      not.push({ path, bytes: counted.ended ? counted.bytes : undefined });
    else if (files + counted.files > MOST_FILES) not.push({ path, bytes: counted.bytes });
    else if (!counted.ended) uncounted.push(root);
    else if (root.mode === 'copy' && counted.bytes > freeAt(path))
      not.push({ path, bytes: counted.bytes, why: 'no space left' });
    else {
      bytes += counted.bytes;
      files += counted.files;
    }
  }
  return { not, uncounted, bytes };
}

type Counted = {
  readonly bytes: number;
  readonly files: number;
  readonly largest: number;
  readonly ended: boolean;
  readonly denied?: string | undefined;
};

const NOTHING: Counted = { bytes: 0, files: 0, largest: 0, ended: true };

function countAt({ path, mode }: Root, until: number): Counted {
  let [bytes, files, largest] = [0, 0, 0];
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (performance.now() > until) return { bytes, files, largest, ended: false };
    const stats = statsAt(next);
    if (stats === undefined) continue;
    files += 1;
    if (stats.isFile()) {
      const size = Number(stats.size);
      bytes += size;
      largest = Math.max(largest, size);
      const linked = mode === 'link' && Number(stats.uid) === process.geteuid?.();
      if (!linked && !mayRead(next)) return { bytes, files, largest, ended: true, denied: next };
    } else if (stats.isDirectory()) {
      if (!mayRead(next, constants.R_OK | constants.X_OK))
        return { bytes, files, largest, ended: true, denied: next };
      for (const name of namesIn(next)) open.push(`${next}/${name}`);
    }
  }
  return { bytes, files, largest, ended: true };
}

function mayRead(path: string, how: number = constants.R_OK): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}

function freeAt(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(dirname(path));
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
