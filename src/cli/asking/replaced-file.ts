// Which file `cp` or `mv` puts in the place of another, for the question to show how they differ.

import { type Stats, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ANY_CHARACTER, ANY_RUN, type Changes } from '../../domain/change.ts';

export type Replaced = { readonly from: string; readonly to: string };

type Place = { readonly cwd: string; readonly home: string };

/** Undefined where it is not one file for one other. `command`: plain, so its words are what they look like. */
export function replacedFile(command: string, { named }: Changes, place: Place): Replaced | undefined {
  if (!PLACES.test(command)) return undefined;
  const [from, target, ...more] = (command.match(WORD) ?? [])
    .slice(1)
    .filter((word) => !word.startsWith('-'));
  if (from === undefined || target === undefined || more.length > 0) return undefined;
  const source = pathOf(from, place);
  // A cmdlet's target is noted once as what is written and once with the names that it gets.
  const paths = named.flatMap((change) => {
    if (change.kind !== 'write' && change.kind !== 'replace') return [];
    const { path, names } = change;
    if (path === source || MATCHING.test(path)) return [];
    return [statOf(path)?.isDirectory() ? join(path, names?.[0] ?? basename(source)) : path];
  });
  const [only, ...others] = new Set(paths);
  if (only === undefined || others.length > 0 || only === source) return undefined;
  return [source, only].every((path) => statOf(path)?.isFile()) ? { from: source, to: only } : undefined;
}

const PLACES = /^(?:g?cp|g?mv|copy-item|cpi|copy|move-item|mi|move)\s/i;
const WORD = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g;
const MATCHING = new RegExp(`[${ANY_RUN}${ANY_CHARACTER}]`);

function pathOf(word: string, { cwd, home }: Place): string {
  const text = word.replaceAll(/['"]/g, '');
  return word.startsWith('~/') ? join(home, text.slice(2)) : resolve(cwd, text);
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
