// Takes the changes of a trial over as they are, instead of running the command again.

import { accessSync, chmodSync, constants, lstatSync, renameSync, type Stats, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change } from '../../domain/change.ts';
import type { Difference } from '../../trial/differences.ts';
import { isCopyOnly } from '../../trial/layout.ts';
import { removeTree } from '../../undo/entry.ts';
import { readExtended, setExtended } from '../../undo/extended.ts';
import { copyTree } from '../../undo/keep.ts';
import { differences, type Manifest, standingAt } from '../../undo/stamps.ts';
import { ownFolders } from '../shared/own-folders.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { type Keeping, keepChanges, undoState } from './keep-changes.ts';
import { asideOf, noteTaking } from './taken-left.ts';
import type { Tried } from './trial.ts';

/** A trial whose changes can be taken over, and how everything stood when it ended. */
export type Takeable = { readonly tried: Tried; readonly stood: ReadonlyMap<string, Manifest> };

/** Undefined where its changes must not be taken over, or there are none. */
export function takeable(
  tried: Tried,
  asking: Pick<Asking, 'surroundings' | 'settings'>,
): Takeable | undefined {
  const { all } = tried.differences;
  if (all.length === 0 || whyNotTaken(tried, asking) !== undefined) return undefined;
  return { tried, stood: new Map(all.map(({ path }) => [path, standingAt(path, true)])) };
}

/** Why its changes must not be taken over: a sentence. */
export function whyNotTaken(
  tried: Tried,
  { surroundings, settings }: Pick<Asking, 'surroundings' | 'settings'>,
): string | undefined {
  const {
    differences: { all, more },
    state,
    trial,
  } = tried;
  if (trial.timedOut) return 'It was ended at the timeout.';
  if (trial.isFull) return 'It was ended since it wrote too much.';
  if (isCopyOnly(trial.places)) return 'Nothing but a copy of this folder was there.';
  if (more) return 'There are too many changes.';
  if (settings.undoMegabytes === 0) return 'They could not be undone: undoMegabytes is 0.';
  if (state === undefined) return 'Whether it would change your shell is not known.';
  if (state.would.length > 0) return `It would change your shell: ${state.would.join(', ')}.`;
  if (tried.renames) return 'A folder could not be renamed in the copy.';
  const closed = all.find(isUnreadable);
  if (closed !== undefined) return `What the command left at ${closed.path} cannot be read.`;
  const edited = all.find((one) => hasChangedSince(one, trial.began));
  if (edited !== undefined) return `${edited.path} was changed by another program meanwhile.`;
  const own = ownFolders(surroundings);
  const other = all.find(
    (one) => !isOwn(one) || own.some((folder) => `${one.path}/`.startsWith(`${folder}/`)),
  );
  return other && `${other.path} is not only yours, or no ordinary file.`;
}

/** Nothing can be copied from it, or what was done in it is not known. */
function isUnreadable({ kind, after, of }: Difference): boolean {
  if (of.unknown) return true;
  if (after === undefined || !of.content) return false;
  return [...standingAt(after, kind === 'added')].some(([below, { kind: type }]) => {
    if (type !== 'file' && type !== 'folder') return false;
    return !canUse(after + below, type === 'folder' ? constants.R_OK | constants.X_OK : constants.R_OK);
  });
}

function canUse(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}

/** By the time that no program can set. What is made in a folder is not lost by its new mode. */
function hasChangedSince({ kind, type, path }: Difference, began: number): boolean {
  if (kind === 'changed' && type === 'folder') return false;
  return [...standingAt(path, true).values()].some(({ changed = '0' }) => Number(changed) / 1e6 >= began);
}

/** The person's own file in their own folder, of a kind that can be copied, and known under one name. */
function isOwn({ path, type, after, of, kind }: Difference): boolean {
  const uid = process.geteuid?.();
  const folder = statsOf(nearest(dirname(path)));
  const was = statsOf(path);
  if (folder?.uid !== uid || type === 'other' || of.owner) return false;
  if (was !== undefined && (was.uid !== uid || (was.isFile() && was.nlink > 1 && kind === 'changed')))
    return false;
  return after === undefined || isPlain(after, kind === 'added');
}

/** Nothing but files, folders and links. A layer also marks what was removed from a folder, unless all of it is new. */
function isPlain(after: string, tree: boolean): boolean {
  const uid = process.geteuid?.();
  return [...standingAt(after, tree).values()].every(
    ({ kind, uid: owner }) => kind !== 'other' && owner === uid,
  );
}

function nearest(folder: string): string {
  return statsOf(folder) === undefined && folder !== '/' ? nearest(dirname(folder)) : folder;
}

/** A sentence where it failed. `keeping`: for undo. */
export async function takeOver(
  { tried, stood }: Takeable,
  keeping: Omit<Keeping, 'changes'>,
  asking: Asking,
): Promise<string | undefined> {
  const { all } = tried.differences;
  const moved = all.find(
    ({ path }) => differences(stood.get(path) ?? new Map(), standingAt(path, true)).length > 0,
  );
  if (moved !== undefined) return `${moved.path} has changed since the trial. Nothing was taken over.`;
  const kept = await keepChanges(
    { ...keeping, changes: { named: all.map(changeOf), unnamed: false } },
    asking,
  );
  if (kept === undefined || 'why' in kept)
    return `It could not be undone${kept === undefined ? '' : `: ${kept.path}, ${kept.why}`}. Nothing was taken over.`;
  const forget = noteTaking(
    undoState(asking.surroundings),
    all.map(({ path }) => path),
  );
  let failed: string | undefined;
  for (const one of inOrder(all)) {
    failed = await apply(one, tried.trial.view);
    if (failed !== undefined) break;
  }
  forget();
  kept.ended();
  return failed && `${failed}. Some changes were taken over; beck undo puts them back.`;
}

/** A folder that is closed is closed last, from within; one that is opened is opened first. */
function inOrder(all: readonly Difference[]): readonly Difference[] {
  const closes = ({ kind, type, path, after, of }: Difference): boolean =>
    kind === 'changed' &&
    type === 'folder' &&
    of.mode &&
    ((statsOf(after ?? path)?.mode ?? 0) & 0o300) !== 0o300;
  return [...all.filter((one) => !closes(one)), ...all.filter(closes).toReversed()];
}

function changeOf({ kind, path, of }: Difference): Change {
  if (kind === 'removed') return { kind: 'delete', path, tree: true };
  if (of.extended) return { kind: 'extended', path, tree: false };
  if (kind === 'changed' && !of.content) return { kind: 'attributes', path, tree: false };
  return { kind: 'replace', path, tree: kind === 'added' };
}

/** Each in one step. `view`: as the command left everything. */
async function apply({ kind, path, of }: Difference, view: string): Promise<string | undefined> {
  const after = view + path;
  const aside = asideOf(path);
  try {
    if (kind === 'removed') {
      removeTree(path);
      return undefined;
    }
    if (kind === 'changed' && !of.content) {
      const { mode, atime, mtime } = lstatSync(after);
      if (of.mode) chmodSync(path, mode & 0o7777);
      if (of.times) utimesSync(path, atime, mtime);
      if (!of.extended) return undefined;
      const [before] = readExtended([after]);
      if (before === undefined) return `${path}: its extended attributes cannot be read`;
      const [failure] = await setExtended([{ path, tree: false, kept: { before } }]);
      return failure && `${failure.path}: ${failure.why}`;
    }
    // Read through the view, which hides the attributes that the layers have for themselves.
    const problem = await copyTree(after, aside);
    if (problem !== undefined) return `${path}: ${problem.why}`;
    renameSync(aside, path);
    return undefined;
  } catch (error) {
    removeTree(aside);
    return `${path}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
