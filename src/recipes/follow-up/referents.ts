// What the last question was about: the files its command listed, the only path it names, or the processes it showed.

import { resolve } from 'node:path';
import type { RecipeEnvironment, RecipeWorld } from '../slots/recipe.ts';
import { readWords } from '../words/words.ts';
import type { Asked } from './turn.ts';

export type Referents =
  /** Existing paths, in the order shown; relative to the current folder, or absolute. */
  | { readonly type: 'paths'; readonly paths: readonly string[]; readonly listed: boolean }
  | { readonly type: 'processes'; readonly ids: readonly string[] };

/** Undefined if that is unclear, or if some of them are gone. */
export function referentsOf(
  asked: Asked,
  { world, cwd, own }: Pick<RecipeEnvironment, 'world' | 'cwd' | 'own'>,
): Referents | undefined {
  if (world === undefined) return undefined;
  const inside = asked.folder === cwd ? '' : `${asked.folder.replace(/\/$/, '')}/`;
  const named = pathsNamed(asked.question, inside, world);
  const listed = listedIn(asked, [inside, ...named.folders.map((one) => `${one}/`)], world);
  if (listed !== undefined) {
    const places = own?.() ?? [];
    const isOwn = (path: string) => places.some((place) => `${resolve(cwd, path)}/`.startsWith(`${place}/`));
    return { type: 'paths', paths: listed.filter((path) => !isOwn(path)), listed: true };
  }
  const ids = processesIn(asked);
  if (ids !== undefined) return { type: 'processes', ids };
  // Of a copy and its original, it is unclear which.
  if (/\| uniq\b|^cp\b/.test(asked.command ?? '')) return undefined;
  const paths = named.objects.filter((path) => !isListing(asked) || world.kindOf(path) === 'file');
  return paths.length > 0 ? { type: 'paths', paths, listed: false } : undefined;
}

/** Commands whose output has a path on each line, alone or in the last column. */
const LISTS = /^(?:find|ls|du|stat|file|fd|md5sum|sha\d+sum|wc)\b|^grep (?:-\S+ )*-\w*[lL]/;

function isListing({ command = '' }: Asked): boolean {
  // Of duplicates, one is to be kept.
  return LISTS.test(command) && !/\| uniq\b/.test(command);
}

function listedIn(
  asked: Asked,
  places: readonly string[],
  world: RecipeWorld,
): readonly string[] | undefined {
  if (!isListing(asked)) return undefined;
  for (const place of places) {
    const paths = pathsIn(asked.output, place, world);
    if (paths !== undefined) return paths;
  }
  return undefined;
}

/** Longer lists are no longer `them`. */
const MOST_PATHS = 40;
const TOTAL = /^(?:total \d+\S*|\s*\d+ total)$/;

function pathsIn(
  output: string | undefined,
  place: string,
  world: RecipeWorld,
): readonly string[] | undefined {
  const lines = (output ?? '').split(/\r?\n/).filter((line) => line.trim() !== '' && !TOTAL.test(line));
  if (lines.length === 0 || lines.length > MOST_PATHS || lines.at(-1) === '[shortened]') return undefined;
  const paths: string[] = [];
  for (const line of lines) {
    const path = lastPathIn(line, place, world);
    if (path === undefined) return undefined;
    paths.push(path);
  }
  return [...new Set(paths)];
}

/** The longest end of the line that names something: names may contain spaces. */
function lastPathIn(line: string, place: string, world: RecipeWorld): string | undefined {
  for (let rest = line.trim(); rest !== ''; ) {
    const name = rest.replace(/^\.\/(?=.)/, '').replace(/(?<=.)\/$/, '');
    const path = /^[~/]/.test(name) ? name : `${place}${name}`;
    if (name !== '' && world.kindOf(path) !== 'none') return path;
    const gap = /\s+/.exec(rest);
    if (gap === null) return undefined;
    rest = rest.slice(gap.index + gap[0].length);
  }
  return undefined;
}

type Named = { readonly folders: readonly string[]; readonly objects: readonly string[] };

const PLACED = /^(?:in|inside|under|below|within|from|of|into|to)$/;

/** The existing paths of the question: its folders, and what it is about. A folder that something is in is a place. */
function pathsNamed(question: string, inside: string, world: RecipeWorld): Named {
  const words = readWords(question);
  const found = words.flatMap(({ raw }, at) => {
    const plain = raw.replace(/^\.\//, '').replace(/(?<=.)\/$/, '');
    const path = /^[~/]/.test(plain) ? plain : `${inside}${plain}`;
    if (/^\.{0,2}$/.test(plain) || world.kindOf(path) === 'none') return [];
    const isFolder = world.kindOf(path) === 'folder';
    return [{ path, isFolder, isPlace: isFolder && PLACED.test(words[at - 1]?.lower ?? '') }];
  });
  return {
    folders: [...new Set(found.filter(({ isFolder }) => isFolder).map(({ path }) => path))],
    objects: [...new Set(found.filter(({ isPlace }) => !isPlace).map(({ path }) => path))],
  };
}

/** The column `PID` of `ps` or `lsof`, `pid=12` of `ss`. */
function processesIn({ output = '', command = '' }: Asked): readonly string[] | undefined {
  if (!/^(?:sudo )?(?:ps|lsof|ss|pgrep)\b/.test(command)) return undefined;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const at = (lines[0] ?? '').trim().split(/\s+/).indexOf('PID');
  const ids =
    at === -1
      ? [...output.matchAll(/\bpid=(\d+)/g)].map(([, id = '']) => id)
      : lines.slice(1).map((line) => line.trim().split(/\s+/)[at] ?? '');
  const distinct = [...new Set(ids)];
  return distinct.length > 0 && distinct.every((id) => /^\d+$/.test(id)) ? distinct : undefined;
}
