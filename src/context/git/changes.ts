// Finds tracked files that differ from git's index, by reading alone and within a few milliseconds; says if it stopped early.

import { closeSync, constants, lstatSync, openSync, readlinkSync, readSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { countEntries, type HashLength, type IndexEntry, openEntries } from './index-file.ts';

export type Changes = {
  /** Files that are not as they were added: changed, removed, of another type. Those of a conflict are apart. */
  readonly changed: number;
  readonly conflicts: number;
  /** False where more may have changed: not all was looked at, or of some it is unknown. */
  readonly all: boolean;
};

export type WorkingTree = {
  /** Its top folder. */
  readonly root: string;
  readonly index: Buffer;
  /** When the index was written: milliseconds since 1970. */
  readonly indexTime: number;
  readonly hashLength: HashLength;
  /** Whether permission and links mean anything here (`core.fileMode`, `core.symlinks`). */
  readonly fileMode: boolean;
  readonly symlinks: boolean;
};

/** A question waits for it, so both are small. */
const MOST_ENTRIES = 2_000;
const MOST_MILLISECONDS = 5;
/** Of those that are only read, and how many milliseconds longer. */
const MOST_LISTED = 10_000;
const FURTHER = 3;

/**
 * Undefined where the index cannot be read. It blocks, since a file then costs a few microseconds and else ten times as
 * much; no link is followed, so nothing in the repository can lead to a file system that hangs.
 */
export function countChanges(
  tree: WorkingTree,
  clock: () => number = () => performance.now(),
): Changes | undefined {
  if (countEntries(tree.index) === undefined) return undefined;
  try {
    return compare(tree, clock);
  } catch (error) {
    // A cut index runs past its end; anything else is our own mistake.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function compare(tree: WorkingTree, clock: () => number): Changes {
  const { next, isComplete } = openEntries(tree.index, tree.hashLength);
  const end = clock() + MOST_MILLISECONDS;
  const isFolder = rememberedFolders(tree.root);
  const conflicts = new Set<string>();
  let changed = 0;
  let unsure = 0;
  let isOver = false;
  for (let looked = 0; ; looked += 1) {
    const entry = next();
    const all = !isOver && unsure === 0;
    if (entry === undefined) return { changed, conflicts: conflicts.size, all: all && isComplete() };
    const now = looked % 8 === 7 ? clock() : 0;
    isOver ||= looked >= MOST_ENTRIES || now > end;
    // The index alone tells conflicts, so a little further on they are still seen.
    if (looked >= MOST_LISTED || now > end + FURTHER)
      return { changed, conflicts: conflicts.size, all: false };
    if (entry.stage > 0) conflicts.add(entry.name);
    else if (!isOver && !entry.skipped && isFile(entry)) {
      const found = stateOf(entry, { tree, isFolder });
      if (found === 'changed') changed += 1;
      if (found === 'unsure') unsure += 1;
    }
  }
}

const TYPE = 0o170000;
const FILE = 0o100000;
const LINK = 0o120000;

/** A submodule has its own changes. */
function isFile({ mode }: IndexEntry): boolean {
  return (mode & TYPE) === FILE || (mode & TYPE) === LINK;
}

type Around = { readonly tree: WorkingTree; readonly isFolder: (folder: string) => boolean };
type FileState = 'same' | 'changed' | 'unsure';

function stateOf(entry: IndexEntry, { tree, isFolder }: Around): FileState {
  const { name } = entry;
  const slash = name.lastIndexOf('/');
  // Git itself writes no name that leads out of the tree; one that is no UTF-8 cannot be looked up as text.
  if (isOutside(name.slice(slash + 1)) || name.includes('\uFFFD')) return 'unsure';
  if (!isFolder(name.slice(0, Math.max(slash, 0)))) return 'changed';
  const path = `${tree.root}/${name}`;
  const stats = lstatOf(path);
  if (stats === undefined) return 'changed';
  const isLink = (entry.mode & TYPE) === LINK;
  if (isLink && !stats.isSymbolicLink()) return tree.symlinks ? 'changed' : 'unsure';
  if (!isLink && !stats.isFile()) return 'changed';
  if (!isLink && tree.fileMode && (entry.mode & 0o100) !== (stats.mode & 0o100)) return 'changed';
  // As git does (technical/racy-git): another size is a change; equal times are none, unless the file is as new as the index.
  if (entry.size !== 0 && entry.size !== stats.size % 2 ** 32) return 'changed';
  const known = entry.size !== 0 || stats.size === 0;
  if (known && isSameTime(entry, stats) && isOlder(entry, tree.indexTime)) return 'same';
  return stateByContent(entry, path, { tree, stats });
}

/** Where the index holds whole seconds, they are compared. */
function isSameTime({ seconds, nanoseconds }: IndexEntry, { mtimeMs }: Stats): boolean {
  if (nanoseconds === 0) return Math.floor(mtimeMs / 1000) === seconds;
  return Math.abs(mtimeMs - seconds * 1000 - nanoseconds / 1e6) < 0.01;
}

/** A file written at the very time of the index may have been written once more since. */
function isOlder({ seconds, nanoseconds }: IndexEntry, indexTime: number): boolean {
  const until = nanoseconds === 0 ? (seconds + 1) * 1000 : seconds * 1000 + nanoseconds / 1e6;
  return until < indexTime;
}

/** Bytes; a larger file that was touched is not read. */
const MOST_READ = 65_536;

function stateByContent(
  entry: IndexEntry,
  path: string,
  { tree, stats }: { readonly tree: WorkingTree; readonly stats: Stats },
): FileState {
  const content = stats.size > MOST_READ ? undefined : contentOf(path, stats);
  if (content === undefined) return 'unsure';
  const hash = process
    .getBuiltinModule('node:crypto')
    .createHash(tree.hashLength === 20 ? 'sha1' : 'sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest();
  const added = tree.index.subarray(entry.objectAt, entry.objectAt + tree.hashLength);
  if (hash.equals(added)) return 'same';
  // Git may keep another text than the file has: other line ends, or what a filter makes of it.
  return content.includes('\r\n') || lstatOf(join(tree.root, '.gitattributes')) !== undefined
    ? 'unsure'
    : 'changed';
}

function contentOf(path: string, stats: Stats): Buffer | undefined {
  try {
    if (stats.isSymbolicLink()) return readlinkSync(path, 'buffer');
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const buffer = Buffer.alloc(MOST_READ + 1);
      const read = readSync(file, buffer, 0, buffer.length, 0);
      return read > MOST_READ ? undefined : buffer.subarray(0, read);
    } finally {
      closeSync(file);
    }
  } catch {
    // What may not be read is not known.
    return undefined;
  }
}

/** Whether a folder below the root is one, and no link to elsewhere; each is looked at once. */
function rememberedFolders(root: string): (folder: string) => boolean {
  const known = new Map([['', true]]);
  const isFolder = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const slash = folder.lastIndexOf('/');
    const found =
      !isOutside(folder.slice(slash + 1)) &&
      isFolder(folder.slice(0, Math.max(slash, 0))) &&
      lstatOf(`${root}/${folder}`)?.isDirectory() === true;
    known.set(folder, found);
    return found;
  };
  return isFolder;
}

function isOutside(part: string): boolean {
  return part === '' || part === '.' || part === '..';
}

function lstatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
