// Prepares what a view is put together from: folders, links and small files beside the layers. On the disk, or in the
// memory of namespaces.

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sizeAt } from './entries.ts';
import type { Place } from './layout.ts';

/** All in one folder of beck's own. `top`: what will be the root of the view. */
export type Skeleton = {
  readonly folder: string;
  readonly top: string;
  readonly layers: string;
  readonly work: string;
  readonly sockets: string;
  /** An empty file. */
  readonly empty: string;
};

/** Whether something of the place is there before anything is mounted over it. */
type HasPoint = (place: Place) => boolean;

/** `folder`: of all trials. Throws where it cannot be made; what was made by then is removed. */
export function makeSkeleton(folder: string, places: readonly Place[], hasPoint?: HasPoint): Skeleton {
  const own = join(folder, `${process.pid}-${startOf(process.pid)}-${randomBytes(4).toString('hex')}`);
  mkdirSync(own, { mode: 0o700 });
  try {
    return fillSkeleton(own, places, hasPoint);
  } catch (error) {
    removeSkeleton(own);
    throw error;
  }
}

/** `folder`: an empty one. */
export function fillSkeleton(
  folder: string,
  places: readonly Place[],
  hasPoint: HasPoint = () => true,
): Skeleton {
  const inside = (name: string): string => join(folder, name);
  const skeleton = {
    folder,
    top: inside('top'),
    layers: inside('layers'),
    work: inside('work'),
    sockets: inside('sockets'),
    empty: inside('empty'),
  };
  for (const name of ['top', 'layers', 'work', 'sockets']) mkdirSync(inside(name));
  writeFileSync(skeleton.empty, '');
  for (const [number, place] of places.entries()) {
    makeLayer(place, number, skeleton);
    if (hasPoint(place)) makePoint(place, skeleton.top);
  }
  chmodSync(skeleton.top, 0o755);
  markFilled(skeleton);
  return skeleton;
}

/** A change of nothing sets the time, by the clock of the copies: what is newer in them is the command's. */
export function markFilled({ layers }: Pick<Skeleton, 'layers'>): void {
  chmodSync(layers, 0o755);
}

/** The last step: a closed folder cannot be filled. From within, since what is in it must be reached. */
export function closeSkeleton({ top }: Pick<Skeleton, 'top'>, places: readonly Place[]): void {
  for (const { kind, path, mode } of places.toReversed())
    if (kind === 'folder' || kind === 'own') chmodSync(top + path, Number.parseInt(mode, 8));
}

function makeLayer({ kind, path, mode }: Place, number: number, { layers, work }: Skeleton): void {
  if (kind !== 'overlay' && kind !== 'copy') return;
  const layer = join(layers, String(number));
  mkdirSync(join(work, String(number)));
  mkdirSync(layer);
  if (kind === 'copy') copyInto(path, layer);
  else chmodSync(layer, Number.parseInt(mode, 8));
}

function makePoint({ kind, path }: Place, top: string): void {
  const at = top + path;
  switch (kind) {
    case 'overlay':
    case 'copy':
    case 'folder':
    case 'own':
    case 'show':
      // It may be in a folder that is a layer itself, and is there then.
      makeOpenFolder(at);
      return;
    case 'link':
    case 'file':
      copyOne(path, at);
      return;
    case 'bind':
      writeFileSync(at, '');
      return;
    case 'hide':
      return;
    default:
      kind satisfies never;
  }
}

/** Others may enter it, and what is made above it, whatever beck's own umask is. */
export function makeOpenFolder(path: string): void {
  if (existsSync(path)) return;
  makeOpenFolder(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}

function copyOne(from: string, to: string): void {
  makeOpenFolder(dirname(to));
  const { atime, mtime, mode } = lstatSync(from);
  if (lstatSync(from).isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    lutimesSync(to, atime, mtime);
    return;
  }
  copyFileSync(from, to);
  chmodSync(to, mode & 0o7777);
  utimesSync(to, atime, mtime);
}

/** Shares the blocks of the files where the file system can. A person's namespace has no other owners. */
function copyInto(folder: string, layer: string): void {
  const keeps = `--preserve=${process.geteuid?.() === 0 ? 'all' : 'mode,timestamps,links,xattr'}`;
  execFileSync('cp', ['-R', '-P', '-x', '--reflink=auto', keeps, '--', `${folder}/.`, `${layer}/`], {
    stdio: 'ignore',
  });
}

/** Empty files fill a disk as well. */
const MOST_FILES = 200_000;

/** A look is cheap as long as the disk has not lost that much. `left`: room on it; `size`: of what was written. */
export function fullness(
  { folder, layers }: Pick<Skeleton, 'folder' | 'layers'>,
  megabytes: number,
  {
    left = () => roomIn(folder),
    size = (): Pick<ReturnType<typeof sizeAt>, 'bytes' | 'more'> => sizeAt(layers),
  } = {},
): () => boolean {
  const most = megabytes * 1024 * 1024;
  const before = left();
  return () => {
    const now = left();
    if (before.bytes - now.bytes <= most && before.files - now.files <= MOST_FILES) return false;
    const { bytes, more } = size();
    // Of many files not all are counted.
    return more || bytes > most;
  };
}

function roomIn(folder: string): { readonly bytes: number; readonly files: number } {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return { bytes: bavail * bsize, files: ffree };
}

const NAME = /^(\d+)-(\d+)-[0-9a-f]{8}$/;

/** What a beck that was killed left behind. */
export function removeLeft(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid, start] = NAME.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid), start)) removeSkeleton(join(folder, name));
  }
}

function isRunning(pid: number, start: string | undefined): boolean {
  if (start !== UNKNOWN) return startOf(pid) === start;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Where there is no /proc. */
const UNKNOWN = '0';

/**
 * When a process started, in clock ticks; proc(5). Numbers of processes are reused, and one that has ended may still be
 * there for its parent.
 */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, state, ...rest] = text.slice(text.lastIndexOf(')')).split(' ');
    return state === 'Z' ? UNKNOWN : (rest[18] ?? UNKNOWN);
  } catch {
    return UNKNOWN;
  }
}

/** A command may have left folders that cannot be read. */
export function removeSkeleton(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    open(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function open(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) open(join(folder, entry.name));
}
