// Keeps what a command is about to change, before it runs: all of it or, if something fails, nothing.

import { linkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runSystemTool } from '../processes/system-tool.ts';
import { anchorOf } from './anchors.ts';
import {
  type Entry,
  type EntryRoot,
  newEntry,
  removeEntry,
  removeTree,
  writeEntry,
  writeLeft,
} from './entry.ts';
import { type Extended, extendedOf } from './extended.ts';
import type { NotKept } from './measure.ts';
import type { Root } from './roots.ts';
import { findFolder, type Manifest, type Stamp, stampAt, standingAt, statsAt } from './stamps.ts';
import { findStore, makeIn } from './store.ts';

export type Step = {
  readonly roots: readonly Root[];
  /** Changes that cannot be kept. */
  readonly not: readonly NotKept[];
  /** Masked. */
  readonly command: string;
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
  readonly kind: Entry['kind'];
  /** Who requested it: a shell, a verb, another program. */
  readonly asker?: string | undefined;
  /** Names the shell session; absent if there is none. */
  readonly session?: string | undefined;
  /** Names the plan that the command is part of. */
  readonly plan?: string | undefined;
  /** The command may change more than `roots`. */
  readonly partly?: boolean;
};

/** A short reason why it could not be kept; no partial copy remains. */
export type Problem = { readonly path: string; readonly why: string };

/** Resolves to the step's number. `state`: beck's folder for state. */
export async function keepStep(state: string, step: Step): Promise<number | Problem> {
  const path = step.roots[0]?.path ?? '';
  let id: number;
  try {
    id = newEntry(state);
  } catch (error) {
    return { path, why: `beck's own folder: ${reasonOf(error)}` };
  }
  try {
    const outcome = await keepAll(state, id, step);
    if (outcome !== undefined) removeEntry(state, id);
    return outcome ?? id;
  } catch (error) {
    removeEntry(state, id);
    return { path, why: reasonOf(error) };
  }
}

/** Records the state after the command, to distinguish later changes. */
export function noteLeft(state: string, entry: Entry): void {
  const left = entry.roots.map((root) => standingAt(pathOf(entry, root), root.tree));
  writeLeft(state, entry.id, left);
  const parents = entry.parents.map((parent) => ({ ...parent, left: modifiedAt(parent.path) }));
  const set = entry.roots.filter(({ extended }) => extended !== undefined);
  const found = extendedOf(set.map((root) => ({ path: pathOf(entry, root), tree: root.tree })));
  const extended = new Map(set.map((root, at) => [root, found[at]]));
  const roots = entry.roots.map((root) => ({
    ...root,
    went: wentTo(root, left),
    extended: root.extended && { ...root.extended, left: extended.get(root) },
  }));
  writeEntry(state, { ...entry, parents, roots, state: 'ran' });
}

function wentTo({ mode, before }: EntryRoot, left: readonly Manifest[]): EntryRoot['went'] {
  if (mode !== 'rename' || before === undefined) return undefined;
  for (const [at, manifest] of left.entries()) {
    const below = findFolder(manifest, before);
    if (below !== undefined) return [at, below];
  }
  return undefined;
}

/** Its state when it was kept. */
function pathOf({ parents }: Pick<Entry, 'parents'>, { parent, name }: EntryRoot): string {
  return join(parents[parent]?.path ?? '/', name);
}

async function keepAll(state: string, id: number, step: Step): Promise<Problem | undefined> {
  const folders = [...new Set(step.roots.map(({ path }) => dirname(path)))];
  const parents = folders.map((path) => ({ ...anchorOf(path), modified: modifiedAt(path) ?? '0' }));
  const { command, folder, at, bytes, kind, asker, session, plan, partly } = step;
  const first: Entry = {
    version: 1,
    id,
    at,
    command,
    folder,
    state: 'keeping',
    kind,
    asker,
    session,
    plan,
    partly,
    bytes,
    stores: [],
    parents,
    roots: [],
  };
  const places = placesFor(state, id, step, folders);
  if ('why' in places) return places;
  const entry: Entry = { ...first, stores: places.stores };
  writeEntry(state, entry);
  const roots: EntryRoot[] = [];
  const copies = new Map<string, Copies>();
  const extended = keepExtended(step.roots);
  if ('why' in extended) return extended;
  for (const root of step.roots) {
    const parent = folders.indexOf(dirname(root.path));
    const into = join(places.of(parent), String(parent));
    const missing = missingOf(root, step.not);
    roots.push(keepOne(root, { parent, into, copies, missing, extended: extended.of.get(root) }));
  }
  for (const each of copies.values()) {
    const problem = await copyAll(each);
    if (problem !== undefined) return problem;
  }
  writeEntry(state, { ...entry, roots, state: 'kept' });
  return undefined;
}

type Copies = { readonly into: string; readonly hard: string[]; readonly whole: string[] };

function placesFor(
  state: string,
  id: number,
  { roots }: Step,
  folders: readonly string[],
): Problem | { readonly stores: string[]; readonly of: (parent: number) => string } {
  const made = new Map<string, string>();
  const places: string[] = [];
  for (const [index, folder] of folders.entries()) {
    const holds = roots.some(({ path, mode }) => dirname(path) === folder && KEEPS.has(mode));
    if (!holds) continue;
    const store = findStore(folder, state);
    if (store === undefined) return { path: folder, why: 'beck has no private folder on that file system' };
    const inside = roots.find(({ path }) => store === path || store.startsWith(`${path}/`));
    if (inside !== undefined) return { path: inside.path, why: 'its copies are stored inside it' };
    const own = made.get(store) ?? makeIn(store, `${id}-${process.pid}`);
    made.set(store, own);
    makeIn(own, String(index));
    places[index] = own;
  }
  return { stores: [...made.values()], of: (parent) => places[parent] ?? '' };
}

/** If the content is kept or found again, everything below is included. */
const WHOLE: ReadonlySet<Root['mode']> = new Set(['link', 'copy', 'rename', 'none']);

const KEEPS: ReadonlySet<Root['mode']> = new Set(['link', 'copy']);

type Keeping = {
  readonly parent: number;
  readonly into: string;
  readonly copies: Map<string, Copies>;
  readonly missing: string | undefined;
  readonly extended: Extended | undefined;
};

/** Whether all below it belongs to the change. */
function isTree({ tree, mode }: Root): boolean {
  return tree || WHOLE.has(mode);
}

function keepExtended(roots: readonly Root[]): Problem | { readonly of: ReadonlyMap<Root, Extended> } {
  const set = roots.filter(({ extended, before }) => extended && before !== undefined);
  const of = new Map<Root, Extended>();
  for (const [at, found] of extendedOf(
    set.map((root) => ({ path: root.path, tree: isTree(root) })),
  ).entries()) {
    const root = set[at];
    if (root === undefined) continue;
    if (found === undefined) return { path: root.path, why: 'its extended attributes cannot be read' };
    of.set(root, found);
  }
  return { of };
}

function keepOne(root: Root, { parent, into, copies, missing, extended }: Keeping): EntryRoot {
  const { path, mode, before } = root;
  const name = basename(path);
  const tree = isTree(root);
  const entry: EntryRoot = {
    parent,
    name,
    mode,
    tree,
    before,
    ...(extended === undefined ? {} : { extended: { before: extended } }),
  };
  if (before === undefined) return { ...entry, mode: 'none' };
  if (missing !== undefined) return { ...entry, missing };
  if (mode === 'attributes') return { ...entry, stood: [...standingAt(path, tree)] };
  if (!KEEPS.has(mode)) return entry;
  const kept = join(into, name);
  const group = copies.get(into) ?? { into, hard: [], whole: [] };
  copies.set(into, group);
  if (mode === 'link' && before.kind !== 'folder' && hardLink(path, kept))
    return { ...entry, kept, locked: lockedIn(new Map([['', before]])) };
  (mode === 'link' ? group.hard : group.whole).push(path);
  const standing = standingAt(path, tree);
  if (mode === 'link') return { ...entry, kept, locked: lockedIn(standing) };
  // Hard links must be restored if another file replaces the original.
  const linked = [...standing]
    .filter(([, { kind, links }]) => kind === 'file' && links > 1)
    .map(([below], at): [string, string] => [
      below,
      join(dirname(into), `${parent}-${group.whole.length}-${at}`),
    ])
    .filter(([below, to]) => hardLink(path + below, to));
  return { ...entry, kept, stood: [...standing], ...(linked.length > 0 && { linked }) };
}

function lockedIn(standing: Manifest): [string, Stamp][] | undefined {
  const found = [...standing].filter(([, { kind, mode }]) => kind !== 'link' && (mode & 0o200) === 0);
  return found.length > 0 ? found : undefined;
}

function hardLink(path: string, to: string): boolean {
  try {
    // On macOS link(2) follows a symbolic link.
    if (process.platform === 'darwin' && stampAt(path)?.kind === 'link') return false;
    linkSync(path, to);
    return true;
  } catch {
    // Another file system, another user's file, or one that cannot be linked.
    return false;
  }
}

async function copyAll({ into, hard, whole }: Copies): Promise<Problem | undefined> {
  if (hard.length > 0) {
    const linked = await runSystemTool('cp', ['-al'], hard, [into]);
    if (!linked.ok) {
      for (const path of hard) {
        const problem = await copyTree(path, join(into, basename(path)));
        if (problem !== undefined) return problem;
      }
    }
  }
  if (whole.length === 0) return undefined;
  const copied = await runSystemTool('cp', COPY, whole, [into]);
  return copied.ok ? undefined : { path: whole[0] ?? '', why: shortError(copied.error) };
}

/** All attributes, links among the files, holes; blocks are shared where the file system can. */
const COPY = process.platform === 'darwin' ? ['-cpPR'] : ['-a', '--reflink=auto'];

/** To a name that is free, except for the remains of a failed attempt. */
export async function copyTree(from: string, to: string): Promise<Problem | undefined> {
  removeTree(to);
  const copied = await runSystemTool('cp', COPY, [from], [to]);
  return copied.ok ? undefined : { path: from, why: shortError(copied.error) };
}

/** `cp: error writing '/a/b': No space left on device` */
function shortError(text: string): string {
  const last = text.split('\n')[0]?.split(': ').at(-1) ?? '';
  return last === '' ? 'it could not be copied' : last.charAt(0).toLowerCase() + last.slice(1);
}

function missingOf({ path }: Root, not: readonly NotKept[]): string | undefined {
  const found = not.find((each) => each.path === path);
  return found && (found.why ?? 'too large');
}

function modifiedAt(path: string): string | undefined {
  const stats = statsAt(path);
  return stats && String(stats.mtimeNs);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'no space left on device';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'no permission';
  return error instanceof Error ? error.message : String(error);
}
