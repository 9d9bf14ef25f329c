// Which disks are mounted and how full they are. A network drive is named and not asked: it may never answer.

import { statfs } from 'node:fs/promises';
import { readSmallText } from '../io/small-file.ts';
import { withinTime } from '../io/time-limit.ts';
import type { RunProgram } from './run-program.ts';

export type Mount = { readonly device: string; readonly path: string; readonly type: string };

export type Disk = {
  readonly mount: string;
  readonly type: string;
  /** Bytes; `free`: for everybody, not for root alone. Absent where it was not asked or did not answer. */
  readonly room: { readonly total: number; readonly used: number; readonly free: number } | undefined;
};

/** Milliseconds for one of them. */
const PER_DISK = 500;
const MOST_DISKS = 30;

export async function collectDisks(run: RunProgram): Promise<readonly Disk[]> {
  const disks = disksAmong(await readMounts(run)).slice(0, MOST_DISKS);
  return Promise.all(
    disks.map(async ({ path, type }) => ({
      mount: path,
      type,
      room: NETWORK.test(type) ? undefined : await withinTime(PER_DISK, roomOn(path), undefined),
    })),
  );
}

async function readMounts(run: RunProgram): Promise<readonly Mount[]> {
  if (process.platform === 'darwin') return parseMountOutput(await run(['/sbin/mount']));
  return parseMountTable((await readSmallText('/proc/self/mounts', 1_048_576)) ?? '');
}

async function roomOn(path: string): Promise<Disk['room']> {
  const { bsize, blocks, bfree, bavail } = await statfs(path);
  return { total: blocks * bsize, used: (blocks - bfree) * bsize, free: bavail * bsize };
}

/** `/proc/self/mounts`: spaces within a name are written `\040`. */
export function parseMountTable(text: string): readonly Mount[] {
  return text.split('\n').flatMap((line) => {
    const [device = '', path, type] = line
      .split(' ')
      .map((field) => field.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(parseInt(code, 8))));
    return path && type ? [{ device, path, type }] : [];
  });
}

/** What `mount` of macOS prints: `/dev/disk3s1 on /System/Volumes/Data (apfs, local, journaled)`. */
export function parseMountOutput(text: string): readonly Mount[] {
  return text.split('\n').flatMap((line) => {
    const end = / \((?<type>\w+)(?!\w)[^()]*\)$/.exec(line);
    const type = end?.groups?.['type'];
    const at = line.indexOf(' on /', 1);
    if (!end || type === undefined || at === -1 || at + 5 > end.index) return [];
    return [{ device: line.slice(0, at), path: line.slice(at + 4, end.index), type }];
  });
}

/** One mount for each device, the one nearest the root; nothing that only the kernel or memory holds. */
export function disksAmong(mounts: readonly Mount[]): readonly Mount[] {
  const first = new Map<string, Mount>();
  for (const mount of mounts) {
    if (!DISK.test(mount.type) && !mount.device.startsWith('/dev/')) continue;
    // Every container has its own overlay; the one at the root is that of the container we are in.
    if (mount.type === 'overlay' && mount.path !== '/') continue;
    if (NO_DISK.test(mount.type) || /^\/(?:snap|System\/Volumes\/(?!Data$))/.test(mount.path)) continue;
    const known = first.get(mount.device);
    if (known === undefined || mount.path.length < known.path.length) first.set(mount.device, mount);
  }
  return [...first.values()];
}

const NETWORK = /^(?:nfs\d?|cifs|smb\w*|afs|afpfs|webdav|9p|ceph|glusterfs|fuse\..+)$/;
/** Those whose device is no path below `/dev`. */
const DISK = /^(?:nfs\d?|cifs|smb\w*|afs|afpfs|webdav|9p|ceph|glusterfs|zfs|btrfs|overlay|drvfs|fuse\..+)$/;
const NO_DISK = /^(?:squashfs|devfs|autofs|fuse\.(?:portal|gvfsd-fuse|snapfuse|lxcfs))$/;
