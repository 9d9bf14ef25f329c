// Resolves the path of a write before it happens, and refuses links that lead elsewhere.

import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { FolderIdentity } from '../domain/file-change.ts';

export type Place = {
  /** The lowest folder that exists, without links in it. */
  readonly folder: string;
  /** The folders below it that are missing, from the top. */
  readonly newFolders: readonly string[];
  readonly name: string;
};

/** Folders a path may start from: links in their own paths are the person's choice. */
export type PlaceBase = { readonly cwd: string; readonly home: string };

export type FoundPlace = Place | { readonly refused: string };

/** `path` is absolute. */
export async function findPlace(path: string, base: PlaceBase): Promise<FoundPlace> {
  const parent = await followFolder(dirname(path));
  if ('refused' in parent) return parent;
  const strayed = await strays(path, parent.folder, base);
  if (strayed)
    return refuse(`${dirname(path)} leads through a link to ${parent.folder}`, parent.folder, path);
  const place: Place = { ...parent, name: basename(path) };
  return place.newFolders.length > 0 ? place : followLast(place, path);
}

function refuse(what: string, folder: string, path: string): { readonly refused: string } {
  const real = join(folder, basename(path));
  return { refused: `${what}, which is not where it seems to be. If that is meant, name ${real}.` };
}

/** Up from the folder to the lowest that exists. */
async function followFolder(path: string): Promise<Omit<Place, 'name'> | { readonly refused: string }> {
  const newFolders: string[] = [];
  for (let at = path; ; at = dirname(at)) {
    const real = await realpathOf(at);
    if (real !== undefined) return { folder: real, newFolders };
    if ((await kindOf(at)) === 'link') return { refused: `${at} is a broken symbolic link.` };
    if (at === dirname(at)) return { refused: `There is no folder ${at}.` };
    newFolders.unshift(basename(at));
  }
}

/** Below the current folder or the home folder no link may lead out of it. */
async function strays(path: string, folder: string, { cwd, home }: PlaceBase): Promise<boolean> {
  const root = [cwd, home].find((start) => isWithin(dirname(path), start));
  if (root === undefined) return false;
  const realRoot = await realpathOf(root);
  // Above the root nothing exists, so nothing below it can be a link.
  return realRoot !== undefined && !isWithin(folder, realRoot);
}

/** A link in the last place is followed inside its own folder only. */
async function followLast(place: Place, path: string): Promise<FoundPlace> {
  const written = join(place.folder, place.name);
  if ((await kindOf(written)) !== 'link') return place;
  const real = await realpathOf(written);
  if (real === undefined) return { refused: `${path} is a broken symbolic link.` };
  if (!isWithin(real, place.folder))
    return { refused: `${path} is a link to ${real}, outside its folder. If that is meant, name ${real}.` };
  return { folder: dirname(real), newFolders: [], name: basename(real) };
}

/** `path` is `folder` or below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}

async function kindOf(path: string): Promise<'link' | 'other' | 'none'> {
  try {
    return (await lstat(path)).isSymbolicLink() ? 'link' : 'other';
  } catch {
    // What cannot be inspected is refused by the caller.
    return 'none';
  }
}

async function realpathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    throw error;
  }
}

export type OpenFolder = {
  /** A path that refers to this very folder even if it is renamed, if the system has such (Linux's /proc/self/fd). */
  readonly path: string;
  readonly identity: FolderIdentity;
  readonly setMode: (mode: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Fails on a link. */
export async function openFolder(path: string): Promise<OpenFolder> {
  const handle = await open(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  const { dev, ino } = await handle.stat({ bigint: true });
  return {
    path: process.platform === 'linux' ? `/proc/self/fd/${handle.fd}` : path,
    identity: { device: String(dev), inode: String(ino) },
    setMode: (mode) => handle.chmod(mode),
    close: () => handle.close(),
  };
}
