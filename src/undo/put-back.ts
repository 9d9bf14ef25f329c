// Restores what was kept. Removes what is in the way only after its replacement exists; resumes after a kill.

import { chmodSync, lchownSync, lstatSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import { type Attributes, allToSet, attributesToSet } from './attributes.ts';
import { type EntryRoot, removeEntry, removeTree, toManifest, writeEntry } from './entry.ts';
import { setExtended } from './extended.ts';
import { copyTree } from './keep.ts';
import type { Act, UndoPlan } from './plan.ts';
import {
  isSameInode,
  isUntouched,
  type Manifest,
  manifestOf,
  namesIn,
  type Stamp,
  stampAt,
  standingAt,
  statsAt,
} from './stamps.ts';
import { setTimes, type Time } from './times.ts';
import { writeInPlace } from './write-in-place.ts';

export type Failure = { readonly path: string; readonly why: string };

/** Content that could not be restored stays kept. */
export async function putBack(
  state: string,
  { entry, acts, folders }: UndoPlan,
): Promise<readonly Failure[]> {
  const goesOn = entry.state === 'undoing';
  // The folder gets its old time back only if nothing else changed it since.
  const parents = entry.parents.map((parent, at) => {
    const untouched = goesOn || parent.left === modifiedAt(folders[at]);
    return { ...parent, left: untouched ? parent.left : undefined };
  });
  const roots = noteMerged(acts);
  writeEntry(state, { ...entry, roots, parents, state: 'undoing' });
  // Entries restored before a kill may lack their time.
  const times: Time[] = goesOn ? acts.flatMap(timesOf) : [];
  const failures: Failure[] = [];
  const mark = `.beck-undo-${entry.id}`;
  for (const act of inOrder(acts)) {
    try {
      await perform(act, { times, mark });
    } catch (error) {
      failures.push({ path: act.path, why: error instanceof Error ? error.message : String(error) });
    }
  }
  const withExtended = inOrder(acts).flatMap(({ path, root: { tree, extended: kept } }) =>
    kept === undefined ? [] : [{ path, tree, kept }],
  );
  failures.push(...(await setExtended(withExtended)));
  if (goesOn) for (const act of acts) removeAside(act, mark);
  for (const [at, { modified, left }] of parents.entries()) {
    const path = folders[at];
    if (left !== undefined && path !== undefined) times.push({ path, modified });
  }
  await setTimes(times);
  const lost = acts.filter(({ type }) => type === 'lost').length;
  if (failures.length === 0 && lost === 0) removeEntry(state, entry.id);
  return failures;
}

/** Moved folders go back first, since they block others; attributes are set after all content is there. */
function inOrder(acts: readonly Act[]): readonly Act[] {
  const rank = ({ root, type }: Act): number => {
    if (root.mode === 'rename') return 0;
    if (type === 'remove') return 2;
    return root.mode === 'attributes' ? 3 : 1;
  };
  return acts
    .filter(({ type }) => type !== 'nothing' && type !== 'lost')
    .toSorted((a, b) => rank(a) - rank(b));
}

function timesOf({ path, left, root: { mode, stood } }: Act): readonly Time[] {
  if (mode === 'attributes') return [];
  return (stood ?? []).flatMap(([below, stamp]) =>
    isUntouched(stamp, left?.get(below)) ? [] : [{ path: path + below, modified: stamp.modified }],
  );
}

/** The content of a folder that is restored piece by piece, which a second attempt needs when pieces are gone. */
function noteMerged(acts: readonly Act[]): EntryRoot[] {
  return acts.map(({ type, root }) => {
    const { kept, stood, tree } = root;
    const merges = type === 'restore' && tree && kept !== undefined && stood === undefined;
    return merges ? { ...root, stood: [...manifestOf(kept)] } : root;
  });
}

/** Files that a killed attempt had set aside or started to copy. */
function removeAside({ path, root }: Act, mark: string): void {
  const inside = [...standingAt(path, root.tree).keys()].filter(
    (below) => below.endsWith(mark) || below.endsWith(`${mark}-new`),
  );
  for (const below of [...inside, mark, `${mark}-new`]) removeTree(path + below);
}

type Performing = {
  readonly times: Time[];
  /** The suffix for a file in the way, until its replacement is in place. */
  readonly mark: string;
};

async function perform({ path, root, left, from }: Act, performing: Performing): Promise<void> {
  const { times } = performing;
  const { mode, before, kept, stood, locked, tree } = root;
  if (before === undefined) return removeTree(path);
  if (mode === 'rename') {
    makeFolder(dirname(path));
    if (from !== undefined) renameSync(from, path);
    return;
  }
  if (mode === 'attributes') {
    const wanted = allToSet(toManifest(stood), left, standingAt(path, tree));
    for (const [below, each] of wanted) applyAttributes(path + below, each, times);
    return;
  }
  if (mode === 'folder') {
    // The command may have put a file in the place of an empty folder.
    if (stampAt(path)?.kind !== 'folder') {
      removeTree(path);
      mkdirSync(path);
    }
    return setAttributes(path, before, times);
  }
  if (kept === undefined) return;
  const was = stood === undefined ? manifestOf(kept) : toManifest(stood);
  await restore({ from: kept, to: path, below: '' }, { root, was, left, ...performing });
  setAll(path, toManifest(locked), times);
}

function setAll(path: string, wanted: Manifest, times: Time[]): void {
  for (const [below, stamp] of wanted)
    if (stampAt(path + below)?.kind === stamp.kind) setAttributes(path + below, stamp, times);
}

type Way = { readonly from: string; readonly to: string; readonly below: string };
type Restoring = Performing & {
  readonly root: EntryRoot;
  /** Entries that existed before the command. */
  readonly was: Manifest;
  readonly left: Manifest | undefined;
};

async function restore({ from, to, below }: Way, restoring: Restoring): Promise<void> {
  const { was, left, times } = restoring;
  const wanted = stampAt(from);
  const now = stampAt(to);
  if (wanted === undefined) return;
  // The command did not touch it, so it is unchanged or newer.
  if (now !== undefined && isUntouched(was.get(below), left?.get(below))) return;
  if (now === undefined) return placeAll({ from, to, below }, restoring);
  if (wanted.kind === 'folder' && now.kind === 'folder') {
    const names = namesIn(from);
    for (const name of names)
      await restore({ from: join(from, name), to: join(to, name), below: `${below}/${name}` }, restoring);
    // Entries that the command created; later ones stay.
    for (const name of namesIn(to))
      if (!was.has(`${below}/${name}`) && left?.has(`${below}/${name}`) === true) removeTree(join(to, name));
    // Taking entries out of the kept folder has changed its time.
    const before = was.get(below) ?? wanted;
    const { mode, owner } = attributesToSet(before, left?.get(below), now);
    return applyAttributes(to, { mode, owner, modified: before.modified }, times);
  }
  if (wanted.kind === 'file' && now.kind === 'file' && isSameFile(now, wanted, was.get(below))) {
    if (now.inode !== wanted.inode) await writeInPlace(from, to);
    return setAttributes(to, wanted, times);
  }
  await replace(await sourceOf({ from, to, below }, restoring), to, restoring);
}

/** Restores the hard links of a file: each from its own kept link, with the kept content. */
async function sourceOf({ from, to, below }: Way, { root, times }: Restoring): Promise<string> {
  const linked = root.linked?.find(([each]) => each === below)?.[1];
  const wanted = stampAt(from);
  const there = linked === undefined ? undefined : stampAt(linked);
  if (linked === undefined || there === undefined || wanted === undefined) return from;
  if (there.size !== wanted.size || there.modified !== wanted.modified) await writeInPlace(from, linked);
  setAttributes(linked, wanted, []);
  times.push({ path: to, modified: wanted.modified });
  return linked;
}

/** Restores a folder as a whole, then the files in it that have other hard links. */
async function placeAll(way: Way, restoring: Restoring): Promise<void> {
  const { from, to, below } = way;
  const { root, was, times } = restoring;
  const inside = (root.linked ?? []).filter(([each]) => each.startsWith(`${below}/`));
  if (stampAt(from)?.kind !== 'folder') return place(await sourceOf(way, restoring), to, restoring);
  await place(from, to, restoring);
  for (const [each] of inside) {
    const path = to + each.slice(below.length);
    const source = await sourceOf({ from: path, to: path, below: each }, restoring);
    if (source !== path) await replace(source, path, restoring);
  }
  for (const [each, { kind, modified }] of inside.length === 0 ? [] : was)
    if (kind === 'folder' && `${each}/`.startsWith(`${below}/`))
      times.push({ path: to + each.slice(below.length), modified });
}

/** The file may have other hard links, so its content is replaced in place. */
function isSameFile(now: Stamp, kept: Stamp, was: Stamp | undefined): boolean {
  return (was !== undefined && isSameInode(now, was)) || now.inode === kept.inode;
}

/** The current file is set aside until its replacement is in place. */
async function replace(from: string, to: string, { mark }: Pick<Performing, 'mark'>): Promise<void> {
  const aside = to + mark;
  removeTree(aside);
  renameSync(to, aside);
  try {
    await place(from, to, { mark });
  } catch (error) {
    renameSync(aside, to);
    throw error;
  }
  removeTree(aside);
}

/** In one step, whole or not at all. */
async function place(from: string, to: string, { mark }: Pick<Performing, 'mark'>): Promise<void> {
  makeFolder(dirname(to), 0o755);
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const draft = `${to}${mark}-new`;
    const problem = await copyTree(from, draft);
    if (problem !== undefined) {
      removeTree(draft);
      throw new Error(problem.why);
    }
    renameSync(draft, to);
  }
}

function setAttributes(path: string, { kind, uid, gid, mode, modified }: Stamp, times: Time[]): void {
  const now = lstatSync(path);
  const owner = now.uid === uid && now.gid === gid ? undefined : { uid, gid };
  applyAttributes(path, { mode: kind === 'link' ? undefined : mode, owner, modified }, times);
}

/** Owner first: changing it clears special bits of the mode. */
function applyAttributes(path: string, { mode, owner, modified }: Attributes, times: Time[]): void {
  if (owner !== undefined) lchownSync(path, owner.uid, owner.gid);
  if (mode !== undefined && (lstatSync(path).mode & 0o7777) !== mode) chmodSync(path, mode);
  if (modified !== undefined) times.push({ path, modified });
}

function modifiedAt(path: string | undefined): string | undefined {
  const stats = path === undefined ? undefined : statsAt(path);
  return stats && String(stats.mtimeNs);
}
