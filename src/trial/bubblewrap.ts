// A trial by bubblewrap: it puts the view together from a skeleton on the disk, with the layers beside it.

import { readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Place } from './layout.ts';
import { inOctal, MEGABYTES, MOST_PROCESSES } from './limits.ts';
import { viewedBy } from './namespaces.ts';
import { findSystemProgram, spawnApart } from './programs.ts';
import { fullness, makeSkeleton, removeSkeleton, type Skeleton } from './skeleton.ts';
import { NONE_REFUSED, refuseSockets } from './sockets.ts';
import type { Start, TrialWorld } from './trial.ts';

export const startBubblewrap: Start = async (
  { words, cwd, umask, env, network },
  { script, folder, bubblewrap },
  places,
) => {
  const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  const skeleton = makeSkeleton(folder, places, (place) => needsPoint(place, places));
  let refused = NONE_REFUSED;
  const clean = (): void => {
    refused.close();
    removeSkeleton(skeleton.folder);
  };
  const said = [
    `${uid}:${gid}`,
    String(MOST_PROCESSES),
    cwd,
    inOctal(umask),
    network ? '-' : join(dirname(script), 'refuse-names.pl'),
    String(MEGABYTES),
    '--',
    ...words,
  ];
  try {
    const wantedSockets: string[] = [];
    if (!network) refused = await refuseSockets(skeleton.sockets, places, wantedSockets);
    const args = [
      ...NAMESPACES,
      ...['--info-fd', '5', ...(network ? [] : ['--unshare-net'])],
      ...viewOf(places, skeleton),
      ...refused.paths.flatMap((path, at) => ['--bind', join(skeleton.sockets, String(at)), path]),
      ...['--size', '65536', '--perms', '0700', '--tmpfs', realpathSync(folder)],
      ...places.toReversed().flatMap(closed),
      ...['--remount-ro', '/dev', '--remount-ro', '/', '--chdir', '/'],
      '--',
      ...['/bin/sh', '-c', readFileSync(script, 'utf8'), 'trial.sh', 'inside', ...said],
    ];
    const child = spawnApart(programOf(bubblewrap), args, { env, pipes: 6 });
    const pid = namedIn(Array.from<unknown>(child.stdio)[5]);
    return {
      child,
      where: async () => viewedBy(await pid, skeleton.layers),
      wantedSockets,
      ours: refused.paths,
      isFull: fullness(skeleton, MEGABYTES),
      clean,
    };
  } catch (error) {
    // What is at a place may be gone by now.
    clean();
    throw error;
  }
};

/** As root of its own namespace, whose capabilities end with the script: it refuses names, and gives the person their ids. */
const NAMESPACES = [
  ...['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--uid', '0', '--gid', '0'],
  ...[
    '--cap-drop',
    'ALL',
    '--cap-add',
    'CAP_NET_ADMIN',
    '--cap-add',
    'CAP_NET_BIND_SERVICE',
    '--cap-add',
    'CAP_SETFCAP',
  ],
  ...['--as-pid-1', '--die-with-parent', '--new-session'],
];

/** What bubblewrap does not make itself, in memory: a folder on a disk takes a hundred times as long. */
function needsPoint(place: Place, places: readonly Place[]): boolean {
  return place.kind === 'own' || isCopied(place, places);
}

/** In a folder of the person it can be replaced, which nothing mounted can. */
function isCopied({ kind, path }: Place, places: readonly Place[]): boolean {
  if (kind !== 'file' && kind !== 'link') return false;
  return places.some((place) => place.kind === 'own' && place.path === dirname(path));
}

/** The root first, and each place above those in it. */
function viewOf(places: readonly Place[], skeleton: Skeleton): readonly string[] {
  return [
    ...['--perms', '0755', '--size', '67108864', '--tmpfs', '/', '--dev', '/dev'],
    ...['--size', '268435456', '--perms', '1777', '--tmpfs', '/dev/shm', '--proc', '/proc'],
    ...['--perms', '0755', '--dir', '/sys', '--ro-bind', '/sys/devices', '/sys/devices'],
    ...places.flatMap((place, number) => (isCopied(place, places) ? [] : placed(place, number, skeleton))),
  ];
}

function placed(place: Place, number: number, { top, layers, work, empty }: Skeleton): readonly string[] {
  const { kind, path } = place;
  const layer = join(layers, String(number));
  switch (kind) {
    case 'overlay':
      return ['--overlay-src', path, '--overlay', layer, join(work, String(number)), path];
    case 'copy':
      return ['--bind', layer, path];
    case 'own':
      return ['--bind', top + path, path];
    case 'file':
    case 'bind':
    case 'show':
      return ['--ro-bind', path, path];
    case 'link':
      return ['--symlink', readlinkSync(path), path];
    case 'folder':
      return ['--dir', path];
    case 'hide':
      return isFolder(path)
        ? ['--size', '4096', '--perms', '0555', '--tmpfs', path, '--remount-ro', path]
        : ['--ro-bind', empty, path];
    default:
      return kind satisfies never;
  }
}

/** The last step, from within: nothing can be made in a closed folder. */
function closed({ kind, path, mode }: Place): readonly string[] {
  return kind === 'folder' || kind === 'own' ? ['--chmod', mode.padStart(4, '0'), path] : [];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Only finds out whether there can be a layer. */
export function bubblewrapSteps({ folder, bubblewrap }: TrialWorld): {
  readonly program: string;
  readonly args: readonly string[];
  readonly clean: () => void;
} {
  const { folder: own, layers, top, work } = makeSkeleton(folder, []);
  const ids = [`--map-user=${process.geteuid?.() ?? 0}`, `--map-group=${process.getegid?.() ?? 0}`];
  return {
    program: programOf(bubblewrap),
    args: [
      ...NAMESPACES,
      ...['--unshare-net', '--ro-bind', '/', '/'],
      ...['--overlay-src', top, '--overlay', layers, work, top, '--proc', '/proc'],
      ...['--', 'unshare', '--user', ...ids, '--', 'setpriv', '--no-new-privs', 'true'],
    ],
    clean: () => removeSkeleton(own),
  };
}

const programOf = (bubblewrap: string | undefined): string =>
  bubblewrap ?? findSystemProgram('bwrap') ?? 'bwrap';

/** The process that bubblewrap names in its JSON. */
function namedIn(stream: unknown): Promise<string> {
  return new Promise((settle) => {
    let text = '';
    if (typeof stream !== 'object' || stream === null || !('on' in stream)) return settle('');
    (stream as NodeJS.ReadableStream).on('data', (bytes: Buffer) => {
      text += bytes.toString();
      const [, pid] = /"child-pid": *(\d+)/.exec(text) ?? [];
      if (pid !== undefined) settle(pid);
    });
    (stream as NodeJS.ReadableStream).on('close', () => settle(''));
  });
}
