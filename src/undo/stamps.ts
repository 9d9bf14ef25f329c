// Records what is at a path, to detect later changes: kind, size, time, mode, owner, and a link's target.

import { type BigIntStats, lstatSync, readdirSync, readlinkSync } from 'node:fs';

/** `size`: of a file. `modified`, `changed`: nanoseconds, the second of content or attributes. `leads`: of a link. */
export type Stamp = {
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly inode: string;
  readonly born: string;
  readonly size: number;
  readonly modified: string;
  readonly changed?: string | undefined;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly links: number;
  readonly leads?: string | undefined;
};

/** Everything at and below a path, by relative path: `''` for itself, `/name` below it. */
export type Manifest = ReadonlyMap<string, Stamp>;

export function statsAt(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    // No permission, or a file in place of a folder.
    return undefined;
  }
}

export function stampAt(path: string): Stamp | undefined {
  const stats = statsAt(path);
  return stats && stampOf(path, stats);
}

function stampOf(path: string, stats: BigIntStats): Stamp {
  const kind = kindOf(stats);
  return {
    kind,
    inode: String(stats.ino),
    born: String(stats.birthtimeNs),
    size: kind === 'file' ? Number(stats.size) : 0,
    modified: String(stats.mtimeNs),
    changed: String(stats.ctimeNs),
    mode: Number(stats.mode) & 0o7777,
    uid: Number(stats.uid),
    gid: Number(stats.gid),
    links: Number(stats.nlink),
    ...(kind === 'link' && { leads: leadsTo(path) }),
  };
}

function kindOf(stats: BigIntStats): Stamp['kind'] {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'folder';
  return stats.isSymbolicLink() ? 'link' : 'other';
}

function leadsTo(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Empty if nothing is there. Holds at most `most` entries. */
export function manifestOf(path: string, most = MOST_STAMPS): Manifest {
  const found = new Map<string, Stamp>();
  const open = [''];
  // The first is the path itself.
  for (let below = open.pop(); below !== undefined && found.size < most; below = open.pop()) {
    const stamp = stampAt(path + below);
    if (stamp === undefined) continue;
    found.set(below, stamp);
    if (stamp.kind === 'folder') for (const name of namesIn(path + below)) open.push(`${below}/${name}`);
  }
  return found;
}

const MOST_STAMPS = 200_000;

/** All of it, or the path itself alone. */
export function standingAt(path: string, tree: boolean): Manifest {
  return manifestOf(path, tree ? MOST_STAMPS : 1);
}

export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Inode numbers are reused, so the birth time is compared too. */
export function isSameInode(a: Stamp, b: Stamp): boolean {
  return a.inode === b.inode && a.born === b.born;
}

/** Nothing has touched a file or link between the two, since no program can set this time. */
export function isUntouched(a: Stamp | undefined, b: Stamp | undefined): boolean {
  if (a?.changed === undefined || b === undefined || a.kind === 'folder') return false;
  return a.inode === b.inode && a.changed === b.changed;
}

/** The relative path of the folder with this stamp, wherever it is now. */
export function findFolder(manifest: Manifest, wanted: Stamp): string | undefined {
  for (const [below, stamp] of manifest)
    if (stamp.kind === 'folder' && isSameInode(stamp, wanted)) return below;
  return undefined;
}

/** Whether both agree in content and attributes; a folder's content is ignored. */
export function isAlike(a: Stamp, b: Stamp): boolean {
  const same = a.kind === b.kind && a.uid === b.uid && a.gid === b.gid;
  if (!same || (a.kind !== 'link' && a.mode !== b.mode)) return false;
  if (a.kind === 'link') return a.leads === b.leads;
  return a.kind !== 'file' || (a.size === b.size && isSameTime(a.modified, b.modified));
}

/** Times restored without nanosecond precision differ by less. */
const TOLERANCE = 1000n;

export function isSameTime(a: string, b: string): boolean {
  const apart = BigInt(a) - BigInt(b);
  return apart < TOLERANCE && apart > -TOLERANCE;
}

/** The relative paths at which the two differ. */
export function differences(a: Manifest, b: Manifest): readonly string[] {
  const of = [...a].filter(([below, stamp]) => {
    const other = b.get(below);
    return other === undefined || !isAlike(stamp, other);
  });
  const added = [...b.keys()].filter((below) => !a.has(below));
  return [...of.map(([below]) => below), ...added];
}
