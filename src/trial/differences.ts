// Finds what a trial changed, by comparing its layers with the real files.

import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { isCopyOnly, type Place } from './layout.ts';

export type Difference = {
  /** Of a folder that is added or removed: all below it as well. */
  readonly kind: 'added' | 'changed' | 'removed';
  readonly type: 'file' | 'folder' | 'link' | 'other';
  /** Absolute. */
  readonly path: string;
  /** Where it can be read as the command left it; absent where that is nowhere. */
  readonly after: string | undefined;
  /** Files and links, itself included; and their bytes. Of what is removed: of what was there. */
  readonly files: number;
  readonly bytes: number;
  /** What is another than before, if something was there before. */
  readonly of: {
    readonly content: boolean;
    readonly mode: boolean;
    readonly times: boolean;
    readonly owner: boolean;
    /** Attributes and access lists; told only where the content is the same. */
    readonly extended: boolean;
  };
};

export type Differences = {
  readonly all: readonly Difference[];
  /** There are more than are listed. */
  readonly more: boolean;
};

const MOST = 20_000;

export type Tried = {
  readonly places: readonly Place[];
  readonly layers: string;
  readonly view: string;
  /** What is at these paths is no change. */
  readonly ours?: readonly string[] | undefined;
  /** Before anything of the view was there; milliseconds since 1970. */
  readonly began: number;
};

/** Extended attributes and access lists of each path, in the same order, as a text; undefined where they cannot be read. */
export type ReadExtended = (paths: readonly string[]) => readonly (string | undefined)[];

/** Sorted by path; what takes the place of another kind of thing is removed and added. */
export function findDifferences(tried: Tried, readExtended?: ReadExtended): Differences {
  const found: Difference[] = [];
  const mounted = tried.places.flatMap(({ kind, path }) => (MOUNTED.has(kind) ? [path] : []));
  const roots = new Set([...mounted, ...(tried.ours ?? [])]);
  const isCopied = tried.places.some(({ kind }) => kind === 'copy');
  const isMadeByUs = process.geteuid?.() !== 0 && isCopied;
  const stayed: Difference[] = [];
  const walk: Walk = { ...tried, roots, found, stayed, isCopied, isMadeByUs };
  for (const [number, place] of tried.places.entries()) {
    if (place.kind === 'overlay' || place.kind === 'copy')
      compareFolder(place.path, `${tried.layers}/${number}`, walk);
    else if (place.kind === 'own') compareOwn(place.path, walk);
  }
  // A copy on another file system does not keep all attributes.
  const read = isCopyOnly(tried.places) ? undefined : readExtended;
  const all = [...found, ...others(stayed, tried.view, read)].toSorted((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : ORDER[a.kind] - ORDER[b.kind],
  );
  return { all: all.slice(0, MOST), more: all.length > MOST || stayed.length > MOST };
}

const MOUNTED: ReadonlySet<Place['kind']> = new Set(['overlay', 'folder', 'own', 'hide', 'show', 'copy']);
const ORDER = { removed: 0, added: 1, changed: 2 } as const;

type Walk = Tried & {
  readonly roots: ReadonlySet<string>;
  readonly found: Difference[];
  /** In a layer, and with the content from before. */
  readonly stayed: Difference[];
  readonly isCopied: boolean;
  /** A person's copy has their own files only. */
  readonly isMadeByUs: boolean;
};

/** `layer` holds what was written in the folder, and nothing else of it. */
function compareFolder(path: string, layer: string, walk: Walk): void {
  const there = new Set(namesIn(walk.view + path));
  const written = new Set(namesIn(layer));
  for (const name of namesIn(path)) {
    const below = join(path, name);
    // What another program made since is in no view. A name that was removed stands in the layer of its folder, but for
    // a folder that was made anew.
    if (!there.has(name) && (written.has(name) || isOlder(below, walk.began))) removed(below, walk);
  }
  for (const name of written) {
    const below = join(path, name);
    const after = join(layer, name);
    if (!walk.roots.has(below) && there.has(name)) compare(below, after, walk);
  }
}

/** A folder that is put together from its entries: what was left out of it was not removed. */
function compareOwn(path: string, walk: Walk): void {
  const there = new Set(namesIn(walk.view + path));
  for (const name of new Set([...there, ...namesIn(path)])) {
    const below = join(path, name);
    if ([...walk.roots].some((root) => `${root}/`.startsWith(`${below}/`))) continue;
    if (there.has(name)) compare(below, walk.view + below, walk);
    else if (walk.places.some((place) => place.path === below)) removed(below, walk);
  }
}

function compare(path: string, after: string, walk: Walk): void {
  const [was, is] = [statsOf(path), statsOf(after)];
  if (is === undefined || Math.max(walk.found.length, walk.stayed.length) > MOST) return;
  const type = typeOf(is);
  if (was !== undefined && typeOf(was) !== type) removed(path, walk);
  if (was === undefined || typeOf(was) !== type) {
    walk.found.push({ kind: 'added', type, path, after, ...sumOf(after, is), of: ALL });
    return;
  }
  if (was.ino === is.ino && was.dev === is.dev) return;
  const of = {
    // A pipe or socket has no content that could tell whether it was made anew or copied.
    content:
      !(walk.isCopied && type === 'other' && was.rdev === is.rdev) && !isSameContent(path, after, was, is),
    mode: type !== 'link' && (was.mode & 0o7777) !== (is.mode & 0o7777),
    // A folder's time says no more than its entries.
    times: type === 'file' && was.mtimeMs !== is.mtimeMs,
    owner: !walk.isMadeByUs && (was.uid !== is.uid || was.gid !== is.gid),
    extended: false,
  };
  const one = { kind: 'changed', type, path, after, files: 1, bytes: is.size, of } as const;
  (of.content ? walk.found : walk.stayed).push(one);
  if (type === 'folder') compareFolder(path, after, walk);
}

const ALL = { content: true, mode: true, times: true, owner: false, extended: false } as const;

/** Those that are another than before. Read through the view, which hides the attributes that the layers have for themselves. */
function others(
  stayed: readonly Difference[],
  view: string,
  readExtended: ReadExtended | undefined,
): readonly Difference[] {
  const some = stayed.filter(({ type }) => type === 'file' || type === 'folder');
  const texts = readExtended?.(some.flatMap(({ path }) => [path, view + path])) ?? [];
  const extended = new Set(
    some.filter((_, at) => {
      const [was, is] = [texts[2 * at], texts[2 * at + 1]];
      return was !== undefined && is !== undefined && was !== is;
    }),
  );
  return stayed.flatMap((one) => {
    const of = { ...one.of, extended: extended.has(one) };
    return of.mode || of.times || of.owner || of.extended ? [{ ...one, of }] : [];
  });
}

function isOlder(path: string, time: number): boolean {
  return (statsOf(path)?.ctimeMs ?? time) < time;
}

function removed(path: string, { found }: Walk): void {
  const was = statsOf(path);
  if (was === undefined) return;
  found.push({ kind: 'removed', type: typeOf(was), path, after: undefined, ...sumOf(path, was), of: ALL });
}

/** Of all that is there, as far as it is counted. */
export function sizeAt(path: string): {
  readonly files: number;
  readonly bytes: number;
  readonly more: boolean;
} {
  const stats = statsOf(path);
  const sum = stats === undefined ? { files: 0, bytes: 0 } : sumOf(path, stats);
  return { ...sum, more: sum.files >= MOST };
}

function sumOf(path: string, stats: Stats): { readonly files: number; readonly bytes: number } {
  if (!stats.isDirectory()) return { files: 1, bytes: stats.isFile() ? stats.size : 0 };
  let files = 0;
  let bytes = 0;
  const open = [path];
  for (let at = open.pop(); at !== undefined && files < MOST; at = open.pop()) {
    for (const name of namesIn(at)) {
      const below = join(at, name);
      const one = statsOf(below);
      if (one?.isDirectory()) open.push(below);
      else if (one !== undefined) {
        files += 1;
        bytes += one.isFile() ? one.size : 0;
      }
    }
  }
  return { files, bytes };
}

function typeOf(stats: Stats): Difference['type'] {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  return stats.isSymbolicLink() ? 'link' : 'other';
}

function isSameContent(path: string, after: string, was: Stats, is: Stats): boolean {
  if (is.isDirectory()) return true;
  try {
    if (is.isSymbolicLink()) return readlinkSync(path) === readlinkSync(after);
    return is.isFile() && was.size === is.size && isSameFile(path, after);
  } catch {
    // What cannot be read may have changed.
    return false;
  }
}

const CHUNK = 64 * 1024;

function isSameFile(path: string, after: string): boolean {
  const files: number[] = [];
  try {
    files.push(openSync(path, 'r'));
    files.push(openSync(after, 'r'));
    const [a, b] = [Buffer.alloc(CHUNK), Buffer.alloc(CHUNK)];
    for (;;) {
      const [read, other] = [readSync(files[0] ?? -1, a), readSync(files[1] ?? -1, b)];
      if (read !== other || !a.subarray(0, read).equals(b.subarray(0, other))) return false;
      if (read === 0) return true;
    }
  } finally {
    for (const file of files) closeSync(file);
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
