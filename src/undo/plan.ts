// What undoing a step would do now, and what has changed since the command ran.

import { join } from 'node:path';
import { findAgain } from './anchors.ts';
import { allToSet, isOverwritten } from './attributes.ts';
import { type Entry, type EntryRoot, readLeft, toManifest } from './entry.ts';
import { extendedChanged, extendedOf, isExtendedDone } from './extended.ts';
import {
  differences,
  findFolder,
  isAlike,
  isSameInode,
  isSameTime,
  isUntouched,
  type Manifest,
  type Stamp,
  stampAt,
  standingAt,
} from './stamps.ts';

/** `lost`: it cannot be restored, for the reason in `why`. */
export type Act = {
  readonly type: 'put-back' | 'restore' | 'remove' | 'lost' | 'nothing';
  readonly path: string;
  /** Its number of files and folders. */
  readonly count: number;
  readonly why?: string | undefined;
  readonly root: EntryRoot;
  /** What the command left there; undefined if unknown. */
  readonly left: Manifest | undefined;
  /** Where a folder that moved is now. */
  readonly from?: string | undefined;
};

export type UndoPlan = {
  readonly entry: Entry;
  /** The current paths of `parents`, in the same order. */
  readonly folders: readonly string[];
  readonly acts: readonly Act[];
  /** Paths that have changed since the command. */
  readonly changed: readonly string[];
  /** The command never reported its end, or is still running. */
  readonly unsure: boolean;
};

/** `cwd`: the current folder; a moved folder may be above it. */
export function planUndo(state: string, entry: Entry, cwd: string): UndoPlan {
  const folders = entry.parents.map((parent) => findAgain(parent, cwd));
  const left = readLeft(state, entry.id);
  const pathOf = ({ parent, name }: EntryRoot): string => join(folders[parent] ?? '/', name);
  const set = entry.roots.filter(({ extended }) => extended !== undefined);
  const found = extendedOf(set.map((root) => ({ path: pathOf(root), tree: root.tree })));
  const extended = new Map(set.map((root, index) => [root, found[index]]));
  const places = entry.roots.map((root, index): Place => {
    const path = pathOf(root);
    const now = standingAt(path, root.tree);
    return { root, path, now, left: left?.[index], extended: extended.get(root) };
  });
  const acts = places.map((place): Act => {
    const act = actFor(place, places);
    return { ...act, path: place.path, root: place.root, left: place.left };
  });
  const changed = places.flatMap((place, index) =>
    acts[index]?.type === 'nothing' ? [] : changedSince(place).map((below) => place.path + below),
  );
  return {
    entry,
    folders,
    acts: acts.map((act) => heldBack(act, acts)),
    changed,
    unsure: left === undefined,
  };
}

/** Relative paths that were changed after the command and would be replaced by an undo. */
function changedSince({ root, now, left, extended }: Place): readonly string[] {
  if (left === undefined) return [];
  const set = root.extended && extended !== undefined ? extendedChanged(root.extended, extended) : [];
  const stood = toManifest(root.stood);
  if (root.mode !== 'attributes')
    return [
      ...new Set([
        ...differences(left, now).filter((below) => !isUntouched(stood.get(below), left.get(below))),
        ...set,
      ]),
    ];
  const overwritten = [...allToSet(stood, left, now)].filter(([below, wanted]) => {
    const [then, there] = [left.get(below), now.get(below)];
    return then !== undefined && there !== undefined && isOverwritten(wanted, then, there);
  });
  return [...new Set([...overwritten.map(([below]) => below), ...set])];
}

/** Keeps what the command created, in its folders too, if something it moved cannot be found: it may be in there. */
function heldBack(act: Act, acts: readonly Act[]): Act {
  const astray = acts.find(({ type, root }) => type === 'lost' && root.mode === 'rename');
  const takesAway = act.type === 'remove' || (act.type === 'restore' && act.root.before?.kind === 'folder');
  if (!takesAway || astray === undefined) return act;
  return { ...act, type: 'lost', why: `${astray.root.name} may be in it` };
}

/** Whether nothing is left to do. */
export function isDone({ acts }: UndoPlan): boolean {
  return acts.every(({ type }) => type === 'nothing');
}

/** Whether undoing would do anything. */
export function canUndo({ acts, entry }: UndoPlan): boolean {
  return entry.state === 'undoing' || acts.some(({ type }) => type !== 'nothing' && type !== 'lost');
}

type Place = {
  readonly root: EntryRoot;
  readonly path: string;
  readonly now: Manifest;
  readonly left: Manifest | undefined;
  /** Its current extended attributes, if they were kept. */
  readonly extended: string | undefined;
};

function actFor(
  { root, now, left, extended }: Place,
  places: readonly Place[],
): Pick<Act, 'type' | 'count' | 'why' | 'from'> {
  const { mode, before, missing } = root;
  const here = now.get('');
  if (before === undefined) {
    // Later entries are not the command's.
    const made = left === undefined || left.has('');
    return { type: here === undefined || !made ? 'nothing' : 'remove', count: now.size };
  }
  const wanted = wantedOf(root, before);
  const isSet =
    root.extended === undefined || (extended !== undefined && isExtendedDone(root.extended, extended));
  const done = here !== undefined && isSet && isDoneAt(root, wanted, { now, left });
  const count = Math.max(1, mode === 'attributes' ? allToSet(wanted, left, now).size : wanted.size);
  if (done || wasLeftAlone(root, wanted, left)) return { type: 'nothing', count };
  if (missing !== undefined) return { type: 'lost', count, why: `not kept: ${missing}` };
  if (mode === 'rename') {
    const from = whereItWent(root, before, places);
    return from === undefined
      ? { type: 'lost', count, why: 'it was moved again or deleted since' }
      : { type: 'put-back', count, from };
  }
  if (root.kept !== undefined && stampAt(root.kept) === undefined)
    return { type: 'lost', count, why: 'its copy is gone' };
  return { type: here === undefined ? 'put-back' : 'restore', count };
}

/** By its inode, or where the command left it and a later undo restored it. */
function whereItWent({ went }: EntryRoot, before: Stamp, places: readonly Place[]): string | undefined {
  for (const { path, now } of places) {
    const below = findFolder(now, before);
    if (below !== undefined) return path + below;
  }
  const place = went && places[went[0]];
  if (went === undefined || place?.left === undefined) return undefined;
  const [, below] = went;
  const inside = (manifest: Manifest): Manifest =>
    new Map([...manifest].filter(([each]) => `${each}/`.startsWith(`${below}/`)));
  const same = place.now.has(below) && differences(inside(place.left), inside(place.now)).length === 0;
  return same ? place.path + below : undefined;
}

/** The expected state, from what was kept. */
function wantedOf({ kept, stood, tree }: EntryRoot, before: Stamp): Manifest {
  if (stood !== undefined) return toManifest(stood);
  return kept === undefined ? new Map([['', before]]) : standingAt(kept, tree);
}

/** The command did not change it, so later changes to it are not undone. */
function wasLeftAlone(root: EntryRoot, wanted: Manifest, left: Manifest | undefined): boolean {
  if (left === undefined || root.extended?.before !== root.extended?.left) return false;
  return isDoneAt(root, wanted, { now: left, left });
}

type Seen = { readonly now: Manifest; readonly left: Manifest | undefined };

function isDoneAt({ mode, before, kept, tree }: EntryRoot, wanted: Manifest, { now, left }: Seen): boolean {
  const here = now.get('');
  if (here === undefined || before === undefined) return false;
  switch (mode) {
    case 'rename':
      return isSameInode(here, before);
    case 'attributes':
      // A change of attributes did not remove what is gone now.
      return allToSet(wanted, left, now).size === 0;
    case 'folder':
      return isAlike(before, here) && isSameAge(before, here, left?.get(''));
    default:
      // An interrupted undo has already restored it.
      if (wanted.size === 0 || (kept !== undefined && stampAt(kept) === undefined && !tree))
        return isAlike(before, here);
      return (
        differences(wanted, now).length === 0 &&
        (tree || isAlike(before, here)) &&
        // `touch` of a folder changes nothing else.
        [...wanted].every(([below, stamp]) => isSameAge(stamp, now.get(below) ?? stamp, left?.get(below)))
      );
  }
}

/** `touch` changes nothing else. A folder's time also changes later, when entries are added. */
function isSameAge(before: Stamp, now: Stamp, left: Stamp | undefined): boolean {
  return (
    isSameTime(before.modified, now.modified) ||
    (before.kind === 'folder' && before.modified === left?.modified)
  );
}
