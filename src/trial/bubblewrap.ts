// A trial by bubblewrap: it puts the view together from a skeleton on the disk, with the layers beside it.

import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import type { Place } from './layout.ts';
import { inOctal, MEGABYTES, MOST_PROCESSES } from './limits.ts';
import { viewedBy } from './namespaces.ts';
import { findSystemProgram, spawnApart } from './programs.ts';
import { fullness, makeSkeleton, removeSkeleton, type Skeleton } from './skeleton.ts';
import { listeningSockets } from './sockets.ts';
import type { Start, TrialWorld } from './trial.ts';

export const startBubblewrap: Start = async (
  { words, cwd, umask, env, network },
  { script, folder, bubblewrap },
  places,
) => {
  const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  const skeleton = makeSkeleton(folder, places);
  const refused = network ? NONE : await refuseSockets(skeleton);
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
  const args = [
    ...NAMESPACES,
    ...['--info-fd', '5', ...(network ? [] : ['--unshare-net'])],
    ...viewOf(places, skeleton),
    ...refused.paths.flatMap((path, at) => ['--bind', join(skeleton.sockets, String(at)), path]),
    ...['--size', '65536', '--perms', '0700', '--tmpfs', folder, '--remount-ro', '/dev', '--chdir', '/'],
    '--',
    ...['/bin/sh', '-c', readFileSync(script, 'utf8'), 'trial.sh', 'inside', ...said],
  ];
  const child = spawnApart(programOf(bubblewrap), args, { env, pipes: 6 });
  const pid = namedIn(Array.from<unknown>(child.stdio)[5]);
  return {
    child,
    where: async () => viewedBy(await pid, skeleton.layers),
    wantedSockets: refused.wanted,
    isFull: fullness(skeleton, MEGABYTES),
    clean() {
      for (const server of refused.servers) server.close();
      removeSkeleton(skeleton.folder);
    },
  };
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

/** The root first, and each place above those in it. */
function viewOf(places: readonly Place[], skeleton: Omit<Skeleton, 'folder'>): readonly string[] {
  return [
    ...['--ro-bind', skeleton.top, '/', '--dev', '/dev'],
    ...['--size', '268435456', '--perms', '1777', '--tmpfs', '/dev/shm', '--proc', '/proc'],
    ...['--ro-bind', '/sys/devices', '/sys/devices'],
    ...places.flatMap((place, number) => placed(place, number, skeleton)),
  ];
}

function placed(
  { kind, path }: Place,
  number: number,
  { top, layers, work, empty }: Omit<Skeleton, 'folder'>,
): readonly string[] {
  const layer = join(layers, String(number));
  switch (kind) {
    case 'overlay':
      return ['--overlay-src', path, '--overlay', layer, join(work, String(number)), path];
    case 'copy':
      return ['--bind', layer, path];
    case 'own':
      return ['--bind', top + path, path];
    case 'bind':
    case 'show':
      return ['--ro-bind', path, path];
    case 'hide':
      return isFolder(path)
        ? ['--size', '4096', '--perms', '0555', '--tmpfs', path, '--remount-ro', path]
        : ['--ro-bind', empty, path];
    case 'folder':
    case 'file':
    case 'link':
      // They are in the skeleton.
      return [];
    default:
      return kind satisfies never;
  }
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

type Refused = {
  readonly paths: readonly string[];
  readonly servers: readonly Server[];
  /** Whose place was wanted. */
  readonly wanted: string[];
};

const NONE: Refused = { paths: [], servers: [], wanted: [] };

/** Sockets of our own take the place of those on which programs listen, and hang up. */
async function refuseSockets({ sockets }: Skeleton): Promise<Refused> {
  const wanted: string[] = [];
  const paths = listeningSockets();
  const servers = await Promise.all(
    paths.map(
      (path, at) =>
        new Promise<Server>((settle, fail) => {
          const server = createServer((connected) => {
            connected.destroy();
            if (!wanted.includes(path)) wanted.push(path);
          });
          server.once('error', fail);
          server.listen({ path: join(sockets, String(at)), writableAll: true }, () => settle(server));
        }),
    ),
  );
  return { paths, servers, wanted };
}

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
