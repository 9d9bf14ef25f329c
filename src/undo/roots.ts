// The places a command is about to change, one by one, and in which way each is to be kept.

import { readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Change, ChangeKind, Changes, PathChange } from '../domain/change.ts';
import type { Selection } from '../domain/selection.ts';
import { canKeepExtended } from './extended.ts';
import { isPattern, pathsMatching } from './patterns.ts';
import { type Stamp, stampAt, statsAt } from './stamps.ts';

/**
 * `link`: its content stays as it is, so a hard link holds it. `copy`: the content changes. `attributes`: mode, owner
 * and times alone. `rename`: a folder that will be found again by its inode. `folder`: itself without what is in it.
 * `none`: nothing is there yet.
 */
export type Mode = 'link' | 'copy' | 'attributes' | 'rename' | 'folder' | 'none';

export type Root = {
  /** Absolute; no part above the last name is a link. */
  readonly path: string;
  readonly mode: Mode;
  /** All below it counts. */
  readonly tree: boolean;
  /** It only changes its place, so keeping it takes no room. */
  readonly moves: boolean;
  /** Its extended attributes are kept beside it, since no copy holds them. */
  readonly extended: boolean;
  readonly before: Stamp | undefined;
};

export type Roots = {
  readonly roots: readonly Root[];
  /** More may change than these. */
  readonly unnamed: boolean;
};

/** Which paths a selection stands for now; undefined where that cannot be told. */
export type Select = (selection: Selection) => readonly string[] | undefined;

const MOST_ROOTS = 20_000;

export function findRoots({ named, unnamed }: Changes, select: Select): Roots {
  const found = new Map<string, Found>();
  let more = unnamed || choosesWhatItChanges(named);
  for (const change of named) {
    const touched = touchedBy(change, select);
    if (touched === undefined || found.size + touched.length > MOST_ROOTS) more = true;
    else for (const each of touched) addTo(found, each);
    // The name of a match may be an option of the command.
    if (isGlobbed(change) && touched?.some(({ path }) => basename(path).startsWith('-'))) more = true;
  }
  const merged = underTrees([...found.values()]);
  const devices = new Set(merged.flatMap(({ path }) => deviceOf(dirname(path)) ?? []));
  const kinds = new Set(merged.flatMap((each) => [...each.kinds]));
  if (kinds.has('extended') && !canKeepExtended()) more = true;
  const onlyMoves = !more && [...kinds].every((kind) => PLACING.has(kind));
  const changesNothing = onlyMoves || (!more && !CHANGING.some((kind) => kinds.has(kind)));
  const how = { mayRename: onlyMoves && devices.size === 1, mayLink: changesNothing };
  return { roots: merged.flatMap((each) => rootOf(each, how) ?? []), unnamed: more };
}

/**
 * What `find` chooses by size, time or rights is known only after the rest of the command has changed them, as is what
 * git takes; a folder may become empty by its own deletions.
 */
function choosesWhatItChanges(named: readonly Change[]): boolean {
  const asksGit = named.some((change) => change.kind === 'select' && change.selection.type === 'git');
  if (asksGit && named.length > 1) return true;
  const tests = named.flatMap((change) =>
    change.kind === 'select' && change.selection.type === 'find' ? [change.selection.tests] : [],
  );
  if (tests.some((each) => each.includes('-empty') && each[each.indexOf('-type') + 1] !== 'f')) return true;
  const others = named.some((change) => change.kind !== 'select' || change.does !== undefined);
  return others && tests.flat().some((test) => CHANGEABLE.test(test));
}

/** Of the tests in find(1). */
const CHANGEABLE =
  /^-(?:size|empty|newer\w*|anewer|cnewer|[acm]time|[acm]min|used|perm|user|group|uid|gid|nouser|nogroup|links|samefile|inum|lname|ilname|readable|writable|executable)$/;

/** What changes a file where it stands. */
const CHANGING: readonly ChangeKind[] = ['write', 'attributes', 'extended'];

/** What changes where a file stands and nothing in it. */
const PLACING: ReadonlySet<ChangeKind> = new Set(['move', 'replace', 'create']);

type Touched = { readonly path: string; readonly kind: ChangeKind; readonly tree: boolean };
type Found = { readonly path: string; readonly kinds: Set<ChangeKind>; tree: boolean };

function isGlobbed(change: Change): boolean {
  if (change.kind === 'select') return false;
  return isPattern(basename(change.path)) || change.names?.some(isPattern) === true;
}

function touchedBy(change: Change, select: Select): readonly Touched[] | undefined {
  if (change.kind === 'select') {
    const { selection, tree, does, into } = change;
    // Git unlinks what it checks out and makes another file.
    const kind = selection.type === 'git' && selection.does !== 'clean' ? 'replace' : 'delete';
    const paths = select(selection);
    if (into === undefined)
      return paths?.map((path) => ({ path, kind: does === 'move' ? 'move' : kind, tree }));
    const touched = paths?.map((path) =>
      touchedAt(into, { kind: 'write', path: into, tree, names: [basename(path)] }),
    );
    return touched?.includes(undefined) ? undefined : touched?.flatMap((each) => each ?? []);
  }
  const paths = isPattern(change.path) ? pathsMatching(change.path, MOST_ROOTS, change) : [change.path];
  const touched = paths?.map((path) => touchedAt(path, change));
  return touched?.includes(undefined) ? undefined : touched?.flatMap((each) => each ?? []);
}

/** A folder gets what comes into it; a link is followed by what writes, and replaced by some of it. */
function touchedAt(path: string, change: PathChange): readonly Touched[] | undefined {
  const { kind, tree, names } = change;
  const followsLinks = CHANGING.includes(kind);
  if (names !== undefined && isFolder(path)) {
    const all = names.map((name) => namesOf(name, change));
    if (all.includes(undefined)) return undefined;
    return all.flatMap((each) => each ?? []).map((name) => ({ path: join(path, name), kind, tree: true }));
  }
  if (followsLinks && isLink(path)) {
    const target = realTarget(path);
    return [{ path, kind: 'replace', tree: false }, ...(target ? [{ path: target, kind, tree }] : [])];
  }
  return [{ path, kind, tree }];
}

function namesOf(name: string, change: PathChange): readonly string[] | undefined {
  if (!isPattern(name)) return [name];
  return pathsMatching(name, MOST_ROOTS, change)?.map((path) => basename(path));
}

function addTo(found: Map<string, Found>, { path: written, kind, tree }: Touched): void {
  const path = realPlace(written);
  if (path === undefined) return;
  const known = found.get(path) ?? { path, kinds: new Set(), tree: false };
  known.kinds.add(kind);
  known.tree ||= tree;
  found.set(path, known);
}

/** Where it really stands. Of folders that are missing, the highest is what will be made. */
function realPlace(written: string): string | undefined {
  const path = resolve(written);
  let missing = path;
  for (let at = dirname(path); at !== missing && !exists(at); at = dirname(at)) missing = at;
  if (missing === '/') return undefined;
  try {
    return join(realpathSync(dirname(missing)), basename(missing));
  } catch {
    return undefined;
  }
}

/** What is below a tree that is kept as a whole is kept with it. */
function underTrees(found: readonly Found[]): readonly Found[] {
  // A folder comes right before what is in it.
  const key = ({ path }: Found) => path.replaceAll('/', '\0');
  const sorted = found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const trees: Found[] = [];
  return sorted.filter((each) => {
    while (trees.length > 0 && !each.path.startsWith(`${trees.at(-1)?.path}/`)) trees.pop();
    const outer = trees.at(-1);
    if (outer !== undefined) {
      for (const kind of each.kinds) outer.kinds.add(kind);
      return false;
    }
    const isWhole = [...each.kinds].some((kind) => !ASIDE.has(kind));
    if (each.tree && isWhole && isFolder(each.path) && !isLink(each.path)) trees.push(each);
    return true;
  });
}

/** What leaves the content where it is. */
const ASIDE: ReadonlySet<ChangeKind> = new Set(['attributes', 'extended', 'create']);

/** `mayLink`: nothing of the command reaches a file under the name it moved to. */
type How = { readonly mayRename: boolean; readonly mayLink: boolean };

function rootOf({ path, kinds, tree }: Found, { mayRename, mayLink }: How): Root | undefined {
  const before = stampAt(path);
  const moves = [...kinds].every((kind) => kind === 'move');
  const extended = kinds.has('extended') && canKeepExtended();
  const root = { path, tree, moves, extended, before };
  if (before === undefined) return { ...root, mode: 'none' };
  const only = (...allowed: readonly ChangeKind[]) => [...kinds].every((kind) => allowed.includes(kind));
  if (only('create')) return undefined;
  if (only(...ASIDE)) return { ...root, mode: 'attributes' };
  if (before.kind === 'folder') {
    // `mkdir` and the attributes of a stamp make it again, but for these.
    if (!tree) return { ...root, mode: 'folder', extended: canKeepExtended() };
    if (moves && mayRename) return { ...root, mode: 'rename' };
  }
  const isWhole = only('delete', 'move', 'replace') && (mayLink || !kinds.has('move'));
  return { ...root, mode: isWhole ? 'link' : 'copy' };
}

function exists(path: string): boolean {
  return statsAt(path) !== undefined;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function isLink(path: string): boolean {
  return stampAt(path)?.kind === 'link';
}

/** Where what is written through a link would come to be, whether anything is there or not. */
function realTarget(path: string): string | undefined {
  let at = path;
  for (let step = 0; step < MOST_LINKS; step++) {
    try {
      return realpathSync(at);
    } catch {
      if (!isLink(at)) return at;
      at = resolve(realPlace(dirname(at)) ?? dirname(at), readlinkSync(at));
    }
  }
  return undefined;
}

/** As many as Linux follows, path_resolution(7). */
const MOST_LINKS = 40;

function deviceOf(folder: string): number | undefined {
  try {
    return statSync(folder).dev;
  } catch {
    return undefined;
  }
}
