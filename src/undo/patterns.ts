// Lists the paths a pattern of a judged command matches now: every possible match, a few too many rather than too few.

import { statSync } from 'node:fs';
import { ANY_CHARACTER, ANY_RUN } from '../domain/change.ts';
import { namesIn } from './stamps.ts';

const MARKS = new RegExp(`[${ANY_RUN}${ANY_CHARACTER}]`);

export function isPattern(path: string): boolean {
  return MARKS.test(path);
}

/** See `PathChange`. */
type Meaning = { readonly deep?: boolean | undefined; readonly hidden?: boolean | undefined };

/**
 * `deep`: a run may span several folders. Ignores case: PowerShell does, the other shells by an option.
 * Undefined if there are more than `most`.
 */
export function pathsMatching(
  pattern: string,
  most: number,
  { deep = false, hidden: all = false }: Meaning = {},
): readonly string[] | undefined {
  if (deep) return pathsBelow(pattern, most);
  let folders = [''];
  for (const part of pattern.split('/').slice(1)) {
    if (!isPattern(part)) {
      folders = folders.map((folder) => `${folder}/${part}`);
      continue;
    }
    const wanted = new RegExp(`^${sourceOf(part, '.*')}$`, 'sui');
    const hidden = all || part.startsWith('.');
    folders = folders.flatMap((folder) =>
      namesIn(folder === '' ? '/' : folder)
        .filter((name) => wanted.test(name) && (hidden || !name.startsWith('.')))
        .map((name) => `${folder}/${name}`),
    );
    if (folders.length > most) return undefined;
  }
  return folders;
}

/** Maximum entries to look at. */
const MOST_LOOKED_AT = 50_000;

/** Enters links to folders, as `**` of fish does (3.6), and hidden folders, as other shells do by an option. */
function pathsBelow(pattern: string, most: number): readonly string[] | undefined {
  const parts = pattern.split('/');
  const first = parts.findIndex(isPattern);
  const top = parts.slice(0, first).join('/');
  const source = parts
    .slice(first)
    .map((part) => (part === ANY_RUN ? '(?:.*/)?' : `${sourceOf(part, '.*')}/`))
    .join('');
  const wanted = new RegExp(`^${source}$`, 'sui');
  const found: string[] = [];
  const open = [''];
  const entered = new Set<string>();
  let looked = 0;
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    const folder = folderAt(top + below || '/');
    if (folder === undefined || entered.has(folder)) continue;
    entered.add(folder);
    for (const name of namesIn(top + below || '/')) {
      looked += 1;
      if (looked > MOST_LOOKED_AT || found.length > most) return undefined;
      const path = `${below}/${name}`;
      open.push(path);
      if (wanted.test(`${path.slice(1)}/`)) found.push(top + path);
    }
  }
  return found;
}

/** The identity of a folder or of a link's target folder; undefined for anything else. */
function folderAt(path: string): string | undefined {
  try {
    const stats = statSync(path, { bigint: true });
    return stats.isDirectory() ? `${stats.dev} ${stats.ino}` : undefined;
  } catch {
    // A broken link, or no permission.
    return undefined;
  }
}

function sourceOf(part: string, run: string): string {
  return [...part]
    .map((character) => {
      if (character === ANY_RUN) return run;
      return character === ANY_CHARACTER ? '.' : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    })
    .join('');
}
