// Finds a folder again after it or a folder above it was renamed.

import { dirname, join } from 'node:path';
import { namesIn, statsAt } from './stamps.ts';

/** A folder and those above it, from the top: the name and identity of each. */
export type Anchor = {
  readonly path: string;
  readonly chain: { readonly name: string; readonly is: string }[];
};

export function anchorOf(path: string): Anchor {
  const names = path.split('/').filter((name) => name !== '');
  let at = '/';
  const chain = names.map((name) => {
    at = join(at, name);
    return { name, is: identityAt(at) ?? '' };
  });
  return { path, chain };
}

/** Its current path: under its old name, under another name in the same folder, or among the folders above `cwd`. */
export function findAgain({ path, chain }: Anchor, cwd: string): string {
  const wanted = chain.at(-1)?.is;
  if (wanted === undefined || identityAt(path) === wanted) return path;
  let at = '/';
  let renamed: string | undefined = '/';
  for (const { name, is } of chain) {
    renamed = identityAt(join(at, name)) === is ? join(at, name) : among(at, is);
    if (renamed === undefined) break;
    at = renamed;
  }
  if (renamed !== undefined) return renamed;
  for (let above = cwd; above !== dirname(above); above = dirname(above))
    if (identityAt(above) === wanted) return above;
  return path;
}

function among(folder: string, is: string): string | undefined {
  const found = namesIn(folder).find((name) => identityAt(join(folder, name)) === is);
  return found === undefined ? undefined : join(folder, found);
}

/** Inode numbers are reused, so the birth time is compared too. */
function identityAt(path: string): string | undefined {
  const stats = statsAt(path);
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeNs}` : undefined;
}
