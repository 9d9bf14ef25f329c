// Lays out a trial's view of the machine: which folders get a layer over them, and what stands between them.

import { accessSync, constants, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Mount, NOT_SHOWN } from './mounts.ts';

/** `kind`: `rowsOf` in `mount-table.ts` tells what is mounted for each, `skeleton.ts` what is made. `mode`: permission bits in octal, as the person meets them. */
export type Place = {
  readonly kind: 'overlay' | 'folder' | 'own' | 'file' | 'bind' | 'link' | 'hide' | 'show' | 'copy';
  readonly path: string;
  readonly mode: string;
};

export type Wanted = {
  readonly mounts: readonly Mount[];
  /** Folders in which something may be created; those that are missing are left out. */
  readonly folders: readonly string[];
  /** Files and folders that are to be empty. */
  readonly hidden: readonly string[];
  readonly uid: number;
};

/** More are too slow to mount, and too long for the arguments of a program. */
const MOST_PLACES = 400;

/** Undefined where the machine has too many mounts to show. */
export function layOut({ mounts, folders, hidden, uid }: Wanted): readonly Place[] | undefined {
  const places: Place[] = [];
  const open = ['/'];
  for (let at = open.shift(); at !== undefined && places.length <= MOST_PLACES; at = open.shift())
    open.push(...placeInside(at, mounts, places));
  // Root's own ids are all mapped, so any folder can be copied into a layer.
  if (uid !== 0) for (const folder of folders) addOwn(folder, uid, places);
  if (places.length + hidden.length > MOST_PLACES) return undefined;
  // Nothing is in these, and what is made together takes less time.
  const inside = (place: Place): number => (INSIDE.has(place.kind) ? 1 : 0);
  return [
    ...places.toSorted((a, b) => inside(a) - inside(b)),
    ...hidden.map((path) => ({ kind: 'hide', path, mode: '0' }) as const),
  ];
}

/**
 * The same where there can be no layers: one folder is copied, the system's own folders cannot be written, and all else
 * is empty, because a folder that is only shown has sockets that can be reached.
 */
export function asCopy(places: readonly Place[], folder: string): readonly Place[] {
  const path = realPath(folder) ?? folder;
  const shown = places.flatMap((place): readonly Place[] => {
    const isSystem = SYSTEM.test(place.path);
    switch (place.kind) {
      case 'overlay':
        if (isSystem) return [{ ...place, kind: 'show' }];
        if (place.path === '/tmp' || place.path === '/var/tmp') return [{ ...place, kind: 'own' }];
        return [{ ...place, kind: 'folder', mode: '555' }];
      case 'file':
      case 'bind':
        return isSystem ? [place] : [];
      default:
        return [place];
    }
  });
  // Elsewhere nothing is there.
  const hidden = shown.filter(
    ({ kind, path: at }) => kind === 'hide' && (SYSTEM.test(at) || `${at}/`.startsWith(`${path}/`)),
  );
  const rest = shown.filter(({ kind }) => kind !== 'hide');
  return [...rest, { kind: 'copy', path, mode: '755' }, ...hidden];
}

/** The same with a copy of a folder instead of a layer over it, in which folders can be renamed. */
export function withCopy(places: readonly Place[], folder: string): readonly Place[] {
  const path = realPath(folder) ?? folder;
  const others = places.filter((place) => place.kind === 'hide' || !`${place.path}/`.startsWith(`${path}/`));
  const hidden = others.filter(({ kind }) => kind === 'hide');
  const rest = others.filter(({ kind }) => kind !== 'hide');
  return [...rest, { kind: 'copy', path, mode: '755' }, ...hidden];
}

/** Nothing but a copy and the system's programs is there. */
export function isCopyOnly(places: readonly Place[]): boolean {
  return places.some(({ kind }) => kind === 'copy') && places.every(({ kind }) => kind !== 'overlay');
}

/** Programs and what they need. */
const SYSTEM = /^\/(?:usr|bin|sbin|lib[^/]*|etc|nix)(?:\/|$)/;

const INSIDE: ReadonlySet<Place['kind']> = new Set(['file', 'link', 'bind']);

/** Made by the trial itself. */
const ITS_OWN = ['/dev', '/proc', '/sys'];

/** A folder with mounts below it cannot be below a layer, so it is put together from its entries. */
function placeInside(folder: string, mounts: readonly Mount[], places: Place[]): readonly string[] {
  const deeper: string[] = [];
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined || ITS_OWN.includes(path) || path.includes('\n')) continue;
    const mode = (stats.mode & 0o7777).toString(8);
    if (stats.isSymbolicLink()) places.push({ kind: 'link', path, mode });
    else if (stats.isFile())
      places.push({ kind: stats.size <= SMALL && canRead(path) ? 'file' : 'bind', path, mode });
    else if (stats.isDirectory()) {
      const place = placeOf(path, mode, mounts);
      places.push(place);
      if ((place.kind === 'folder' && place.mode !== '0') || place.kind === 'own') deeper.push(path);
    }
  }
  return deeper;
}

/** Bytes of a file that is copied rather than shown as it is. */
const SMALL = 1024 * 1024;

function placeOf(path: string, mode: string, mounts: readonly Mount[]): Place {
  const own = mounts.findLast((mount) => mount.path === path);
  if (own !== undefined && NOT_SHOWN.test(own.type)) return { kind: 'folder', path, mode: '0' };
  if (!can(path, constants.X_OK)) return { kind: 'folder', path, mode: '0' };
  const writable = can(path, constants.W_OK);
  const seen = writable ? mode : '555';
  if (!mounts.some((mount) => mount.path.startsWith(`${path}/`)))
    return { kind: 'overlay', path, mode: seen };
  return { kind: writable ? 'own' : 'folder', path, mode: seen };
}

/**
 * A layer takes over the folders above a change with their owner, which a person's namespace cannot do for folders of
 * others: it needs a layer of its own below the last of those.
 */
function addOwn(wanted: string, uid: number, places: Place[]): void {
  const path = realPath(wanted);
  if (path === undefined) return;
  const under = places.findLast((place) => path === place.path || path.startsWith(`${place.path}/`));
  if (under?.kind !== 'overlay') return;
  let top: string | undefined;
  for (let at = path; at !== under.path; at = dirname(at)) {
    const stats = lstatSync(at);
    if (stats.uid === uid) continue;
    // The folder itself, where it is shared; else the one in it.
    top = can(at, constants.W_OK) ? at : childOn(at, path);
    break;
  }
  if (top === undefined || places.some((place) => place.path === top)) return;
  const mode = can(top, constants.W_OK) ? (lstatSync(top).mode & 0o7777).toString(8) : '555';
  places.push({ kind: 'overlay', path: top, mode });
}

function childOn(folder: string, path: string): string | undefined {
  const name = path.slice(folder.length + 1).split('/')[0];
  return name ? join(folder, name) : undefined;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function canRead(path: string): boolean {
  return can(path, constants.R_OK);
}

function can(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}
