// Lists the paths a command is about to change, and how each is to be kept.

import { readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Change, ChangeKind, Changes, PathChange } from '../domain/change.ts';
import type { GitSelection, Selection } from '../domain/selection.ts';
import { canKeepExtended } from './extended.ts';
import { isPattern, pathsMatching } from './patterns.ts';
import { type Stamp, stampAt, statsAt } from './stamps.ts';

/**
 * `link`: its content stays as it is, so a hard link holds it. `copy`: the content changes. `attributes`: mode, owner
 * and times alone. `rename`: a folder that will be found again by its inode. `folder`: itself without its content.
 * `none`: nothing is there yet.
 */
export type Mode = 'link' | 'copy' | 'attributes' | 'rename' | 'folder' | 'none';

export type Root = {
  /** Absolute; no part above the last name is a link. */
  readonly path: string;
  readonly mode: Mode;
  /** Includes everything below it. */
  readonly tree: boolean;
  /** It is only moved, so keeping it takes no space. */
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

/** The paths a selection matches now; undefined if unknown. */
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
  const merges = merged.some(({ kinds: each, path }) => each.has('replace') && isRealFolder(path));
  const how = { mayRename: onlyMoves && !merges && devices.size === 1, mayLink: changesNothing };
  return { roots: merged.flatMap((each) => rootOf(each, how) ?? []), unnamed: more };
}

/**
 * What `find` selects by size, time or mode depends on what the rest of the command changes first, as does what
 * git takes and what is in an archive; a folder may become empty by its own deletions.
 */
function choosesWhatItChanges(named: readonly Change[]): boolean {
  const asksGit = named.some(
    (change) =>
      change.kind === 'select' && change.selection.type === 'git' && !ADDS.has(change.selection.does),
  );
  if (asksGit && named.length > 1) return true;
  const unpacks = named.some((change) => change.kind === 'select' && change.selection.type === 'archive');
  if (unpacks && named.filter(({ kind }) => kind !== 'create').length > 1) return true;
  const tests = named.flatMap((change) =>
    change.kind === 'select' && change.selection.type === 'find' ? [change.selection.tests] : [],
  );
  if (tests.some((each) => each.includes('-empty') && each[each.indexOf('-type') + 1] !== 'f')) return true;
  const others = named.some(
    (change) => change.kind !== 'select' || (change.does !== undefined && named.length > 1),
  );
  return others && tests.flat().some((test) => CHANGEABLE.test(test));
}

/** What these take is in the way of a commit's files; only a change that is named as well could put it there. */
const ADDS: ReadonlySet<GitSelection['does']> = new Set(['switch', 'commit']);

/** Of the tests in find(1). */
const CHANGEABLE =
  /^-(?:size|empty|newer\w*|anewer|cnewer|[acm]time|[acm]min|used|perm|user|group|uid|gid|nouser|nogroup|links|samefile|inum|lname|ilname|readable|writable|executable)$/;

/** Changes to a file in place. */
const CHANGING: readonly ChangeKind[] = ['write', 'attributes', 'extended'];

/** Changes to a file's location only. */
const PLACING: ReadonlySet<ChangeKind> = new Set(['move', 'replace', 'create']);

type Touched = { readonly path: string; readonly kind: ChangeKind; readonly tree: boolean };
type Found = {
  readonly path: string;
  readonly kinds: Set<ChangeKind>;
  tree: boolean;
  /** The command also changes what is in it. */
  inside: boolean;
};

function isGlobbed(change: Change): boolean {
  if (change.kind === 'select') return false;
  return isPattern(basename(change.path)) || change.names?.some(isPattern) === true;
}

function touchedBy(change: Change, select: Select): readonly Touched[] | undefined {
  if (change.kind === 'select') {
    const { selection, tree, does, into } = change;
    // A folder that is there already gets the mode and time of the archive's.
    if (selection.type === 'archive')
      return select(selection)?.map((path) => ({
        path,
        kind: path.endsWith('/') ? 'attributes' : 'write',
        tree,
      }));
    // Git unlinks a file that it checks out and creates a new one.
    const kind = selection.type === 'git' && selection.does !== 'clean' ? 'replace' : 'delete';
    const paths = select(selection);
    if (does === 'write' || does === 'attributes' || does === 'extended')
      return select(selection)?.flatMap((path) => touchedAt(path, { kind: does, path, tree }) ?? []);
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

/** New entries go into a folder; a write follows a link, and some programs replace the link. */
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
  const known = found.get(path) ?? { path, kinds: new Set(), tree: false, inside: false };
  known.kinds.add(kind);
  known.tree ||= tree;
  found.set(path, known);
}

/** The real path. If folders are missing, the highest one, which will be created. */
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

/** Drops paths below a tree that is kept as a whole. */
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
      outer.inside = true;
      return false;
    }
    const isWhole = [...each.kinds].some((kind) => !ASIDE.has(kind));
    if (each.tree && isWhole && isFolder(each.path) && !isLink(each.path)) trees.push(each);
    return true;
  });
}

/** Changes that do not move the content. */
const ASIDE: ReadonlySet<ChangeKind> = new Set(['attributes', 'extended', 'create']);

/**
 * `mayRename`: a folder moves as a whole: there is none at its target, with which Move-Item would merge it. `mayLink`:
 * nothing of the command reaches a file under the name it moved to.
 */
type How = { readonly mayRename: boolean; readonly mayLink: boolean };

function rootOf({ path, kinds, tree, inside }: Found, { mayRename, mayLink }: How): Root | undefined {
  const before = stampAt(path);
  const moves = [...kinds].every((kind) => kind === 'move');
  const root = { path, tree, moves, extended: kinds.has('extended') && canKeepExtended(), before };
  if (before === undefined) return { ...root, mode: 'none' };
  const only = (...allowed: readonly ChangeKind[]) => [...kinds].every((kind) => allowed.includes(kind));
  if (only('create')) return undefined;
  if (only(...ASIDE)) return { ...root, mode: 'attributes' };
  if (before.kind === 'folder') {
    // `mkdir` and the attributes of a stamp make it again, but for these.
    if (!tree) return { ...root, mode: 'folder', extended: canKeepExtended() };
    if (moves && mayRename && !inside) return { ...root, mode: 'rename' };
  }
  if (only('delete', 'move', 'replace') && (mayLink || !kinds.has('move'))) return { ...root, mode: 'link' };
  // Programs that write into a file may bring attributes along (cp -a, rsync -X), or lose them as the kernel does.
  return { ...root, mode: 'copy', extended: canKeepExtended() };
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

function isRealFolder(path: string): boolean {
  return stampAt(path)?.kind === 'folder';
}

function isLink(path: string): boolean {
  return stampAt(path)?.kind === 'link';
}

/** The target of a write through a link, whether it exists or not. */
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

/** Maximum links to follow, as in Linux, path_resolution(7). */
const MOST_LINKS = 40;

function deviceOf(folder: string): number | undefined {
  try {
    return statSync(folder).dev;
  } catch {
    return undefined;
  }
}
