// Finds what a trial changed, by comparing its layers with the real files.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isClosed, isSameContent, MOST, namesIn, statsOf, sumOf, typeOf } from './entries.ts';
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
    /** What is in the folder cannot be read; nothing below it is told. */
    readonly unknown: boolean;
  };
};

export type Differences = {
  readonly all: readonly Difference[];
  /** There are more than are listed. */
  readonly more: boolean;
};

export type Tried = {
  readonly places: readonly Place[];
  /** Nothing of the command is in it up to its time of change. */
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
  // Where it is a link of /proc, the folder counts.
  const filled = statSync(tried.layers).ctimeMs;
  const walk: Walk = { ...tried, roots, found, stayed, isCopied, isMadeByUs, filled };
  for (const [number, place] of tried.places.entries()) compareRoot(place, `${tried.layers}/${number}`, walk);
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
  /** The time by which the trial had made everything of its own. */
  readonly filled: number;
};

function compareRoot({ kind, path }: Place, layer: string, walk: Walk): void {
  if (kind !== 'overlay' && kind !== 'copy' && kind !== 'own') return;
  const after = walk.view + path;
  const [was, is] = [statsOf(path), statsOf(after)];
  if (isClosed(after) && !isClosed(path)) {
    const of = { ...NOTHING, mode: is !== undefined && is.mode !== was?.mode, unknown: true };
    walk.stayed.push({ kind: 'changed', type: 'folder', path, after, files: 1, bytes: 0, of });
  } else if (kind === 'own') compareOwn(path, walk);
  else compareFolder(path, layer, walk);
}

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

/** Whether what was done in a folder cannot be told. */
function isUnknown(path: string, layer: string, view: string): boolean {
  if (isClosed(view + path) || isClosed(layer)) return true;
  return isClosed(path) && namesIn(layer).length > 0;
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
  // It was copied and left alone: where it is another than the real one, that was changed by another program.
  const isLeft = is.ctimeMs <= walk.filled;
  if (isLeft && (was === undefined || type !== 'folder' || !was.isDirectory())) return;
  if (was !== undefined && typeOf(was) !== type) removed(path, walk);
  if (was === undefined || typeOf(was) !== type) {
    walk.found.push({ kind: 'added', type, path, after, ...sumOf(after, is), of: ALL });
    return;
  }
  if (was.ino === is.ino && was.dev === is.dev) return;
  const unknown = type === 'folder' && isUnknown(path, after, walk.view);
  const of = {
    // A pipe or socket has no content that could tell whether it was made anew or copied.
    content:
      !(walk.isCopied && type === 'other' && was.rdev === is.rdev) && !isSameContent(path, after, was, is),
    mode: !isLeft && type !== 'link' && (was.mode & 0o7777) !== (is.mode & 0o7777),
    // A folder's time says no more than its entries.
    times: type === 'file' && was.mtimeMs !== is.mtimeMs,
    owner: !isLeft && !walk.isMadeByUs && (was.uid !== is.uid || was.gid !== is.gid),
    extended: false,
    unknown,
  };
  const one = { kind: 'changed', type, path, after, files: 1, bytes: is.size, of } as const;
  if (of.content) walk.found.push(one);
  else if (!isLeft || unknown) walk.stayed.push(one);
  if (type === 'folder' && !unknown) compareFolder(path, after, walk);
}

const ALL = {
  content: true,
  mode: true,
  times: true,
  owner: false,
  extended: false,
  unknown: false,
} as const;
const NOTHING = { ...ALL, content: false, mode: false, times: false } as const;

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
    return of.mode || of.times || of.owner || of.extended || of.unknown ? [{ ...one, of }] : [];
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
