// The table of mounts from which a view is put together, for `mount -a`; fstab(5).

import { statSync } from 'node:fs';
import type { Place } from './layout.ts';
import type { Mount } from './mounts.ts';

export const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];

type Row = readonly [source: string, target: string, type: string, options: string];

/** All of it is relative to the memory of the trial. */
export function mountTable(places: readonly Place[], mounts: readonly Mount[]): string {
  return tableOf([
    ['top', 'view', 'none', 'bind,ro'],
    ...DEVICES.map((name): Row => [`/dev/${name}`, `view/dev/${name}`, 'none', 'bind']),
    ['trial', 'view/dev/shm', 'tmpfs', 'mode=1777,size=256m'],
    ['trial', 'view/dev/pts', 'devpts', 'newinstance,ptmxmode=666,mode=620'],
    ['trial', 'view/proc', 'proc', 'defaults'],
    ['view/proc/sys', 'view/proc/sys', 'none', `bind,ro,${ALL_LOCKED}`],
    ['/sys/devices', 'view/sys/devices', 'none', `rbind,ro,${ALL_LOCKED}`],
    ...places.flatMap((place, number) => rowsOf(place, number, mounts)),
  ]);
}

/** `paths`: of those that are refused, by number. They come and go with their programs, so each may fail. */
export function socketTable(paths: readonly string[]): string {
  return tableOf(paths.map((path, number) => [`sockets/${number}`, `view${path}`, 'none', 'bind']));
}

function tableOf(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(escaped).join(' ')} 0 0\n`).join('');
}

/** What a mount outside forbids cannot be allowed inside. */
const LOCKED = ['nosuid', 'nodev', 'noexec'];
const ALL_LOCKED = LOCKED.join();

function rowsOf({ kind, path }: Place, number: number, mounts: readonly Mount[]): readonly Row[] {
  const target = `view${path}`;
  const layer = `layers/${number}`;
  switch (kind) {
    case 'overlay':
      return [
        [
          'trial',
          target,
          'overlay',
          `lowerdir=lower/${number},upperdir=${layer},workdir=work/${number},userxattr`,
        ],
      ];
    case 'copy':
      return [[layer, target, 'none', 'bind']];
    case 'own':
      return [[`top${path}`, target, 'none', 'bind']];
    case 'bind':
    case 'show':
      return [[path, target, 'none', ['bind', 'ro', ...lockedAt(path, mounts)].join()]];
    case 'hide':
      return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
        ? [['trial', target, 'tmpfs', 'ro,size=4k,mode=555']]
        : [['empty', target, 'none', 'bind,ro']];
    case 'folder':
    case 'file':
    case 'link':
      // They are in the skeleton.
      return [];
    default:
      return kind satisfies never;
  }
}

function lockedAt(path: string, mounts: readonly Mount[]): readonly string[] {
  const over = mounts
    .filter((mount) => `${path}/`.startsWith(mount.path === '/' ? '/' : `${mount.path}/`))
    .toSorted((a, b) => a.path.length - b.path.length)
    .at(-1);
  return over === undefined ? [] : LOCKED.filter((option) => over.options.includes(option));
}

function escaped(word: string): string {
  // Other characters that JavaScript calls a space are several bytes.
  return word.replaceAll(/[\t-\r \\#]/g, (one) => `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
