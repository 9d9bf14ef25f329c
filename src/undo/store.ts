// Chooses where kept content is stored: private, on the same file system if possible, outside repositories.

import { appendFileSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import { statsAt } from './stamps.ts';

/** A private folder on the file system of `place`, or else on another; undefined if none can be created. */
export function findStore(place: string, state: string): string | undefined {
  const uid = process.geteuid?.() ?? 0;
  const own = join(state, 'undo', 'kept');
  const device = deviceOf(place);
  const near = [own, join(topOf(place), `.beck-undo-${uid}`), `/var/tmp/beck-undo-${uid}`];
  const same = near.find((folder) => deviceOf(nearest(folder)) === device && isUsable(folder));
  const store = same ?? [own, `/var/tmp/beck-undo-${uid}`].find(isUsable);
  if (store !== undefined && store !== own) notePlace(state, store);
  return store;
}

/** `install.sh --purge` reads the list, a path a line. */
function notePlace(state: string, store: string): void {
  makeFolder(join(state, 'undo'));
  const list = join(state, 'undo', 'places');
  const known = statsAt(list) === undefined ? [] : readFileSync(list, 'utf8').split('\n');
  if (!known.includes(store)) appendFileSync(list, `${store}\n`, { mode: 0o600 });
}

function isUsable(folder: string): boolean {
  if (isInRepository(folder)) return false;
  try {
    makeFolder(folder);
  } catch {
    return false;
  }
  return isPrivate(folder);
}

function isPrivate(folder: string): boolean {
  const about = lstatSync(folder);
  return about.isDirectory() && about.uid === process.geteuid?.() && (about.mode & 0o077) === 0;
}

function isInRepository(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (statsAt(join(at, '.git')) !== undefined) return true;
    if (at === dirname(at)) return false;
  }
}

/** The highest folder above it on the same file system. */
function topOf(place: string): string {
  const device = deviceOf(place);
  let at = place;
  while (at !== dirname(at) && deviceOf(dirname(at)) === device) at = dirname(at);
  return at;
}

function nearest(folder: string): string {
  let at = folder;
  while (statsAt(at) === undefined && at !== dirname(at)) at = dirname(at);
  return at;
}

function deviceOf(folder: string): number | undefined {
  try {
    return statSync(folder).dev;
  } catch {
    return undefined;
  }
}

/** A new private folder in a store. */
export function makeIn(store: string, name: string): string {
  const folder = join(store, name);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
