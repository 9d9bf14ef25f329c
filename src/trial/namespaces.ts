// A trial by the programs of util-linux: `shell/shared/trial.sh` mounts everything, in memory.

import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Place } from './layout.ts';
import { inOctal, MEGABYTES, MOST_PROCESSES } from './limits.ts';
import { DEVICES, mountTable, socketTable } from './mount-table.ts';
import { parseMounts } from './mounts.ts';
import { findSystemProgram, spawnApart } from './programs.ts';
import { closeSkeleton, fillSkeleton, makeOpenFolder } from './skeleton.ts';
import { makeSocketPoints, NONE_REFUSED, refuseSockets } from './sockets.ts';
import type { Start, Started } from './trial.ts';

export const startNamespaces: Start = async (
  { words, cwd, umask, env, network },
  { script, folder },
  places,
) => {
  const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  const namespaces = ['--user', '--mount', '--pid', '--ipc', '--uts', ...(network ? [] : ['--net'])];
  // A person has one id to map; root has all of them, since files of others must be readable.
  const ids = uid === 0 ? [] : ['--map-root-user'];
  const said = [
    uid === 0 ? 'root' : `${uid}:${gid}`,
    String(MOST_PROCESSES),
    cwd,
    inOctal(umask),
    network ? '-' : join(dirname(script), 'refuse-names.pl'),
    String(MEGABYTES),
    folder,
    '--',
    ...words,
  ];
  const step = uid === 0 ? 'map' : 'begin';
  const args = [...namespaces, ...ids, '--fork', '--kill-child', '--', '/bin/sh', script, step, ...said];
  const child = spawnApart(findSystemProgram('unshare') ?? 'unshare', args, { env, pipes: 5 });
  let refused = NONE_REFUSED;
  const wantedSockets: string[] = [];
  const ours: string[] = [];
  return {
    child,
    steps: {
      map: () => mapAll(child.pid),
      async memory(pid) {
        const memory = memoryOf(pid, folder);
        const skeleton = fillSkeleton(memory, places);
        if (!network) refused = await refuseSockets(skeleton.sockets, places, wantedSockets);
        ours.push(...refused.paths);
        makeSocketPoints(skeleton.top, refused.paths, places);
        prepareDevices(skeleton.top);
        lead(memory, places);
        const mounts = parseMounts(readFileSync('/proc/self/mountinfo', 'utf8'));
        writeFileSync(join(memory, 'table'), mountTable(places, mounts));
        if (refused.paths.length > 0) writeFileSync(join(memory, 'socket-table'), socketTable(refused.paths));
        closeSkeleton(skeleton, places);
      },
    },
    where: async (reported) => viewedBy(reported, `/proc/${reported}/fd/9`),
    wantedSockets,
    ours,
    clean: () => refused.close(),
  };
};

/** Through a process of the trial. */
export function viewedBy(pid: string, layers: string): Awaited<ReturnType<Started['where']>> {
  return { process: `/proc/${pid}`, layers, view: `/proc/${pid}/root` };
}

/** It is the current folder of the process: links in its path would lead to files outside. */
function memoryOf(pid: string, folder: string): string {
  const memory = `/proc/${pid}/cwd`;
  const { dev, uid } = statSync(memory);
  if (dev === statSync(folder).dev || uid !== process.geteuid?.())
    throw new Error(`at ${folder} nothing could be mounted.`);
  return memory;
}

function mapAll(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/uid_map`, '0 0 4294967295');
  writeFileSync(`/proc/${pid}/gid_map`, '0 0 4294967295');
}

const LINKS = {
  fd: '/proc/self/fd',
  stdin: '/proc/self/fd/0',
  stdout: '/proc/self/fd/1',
  stderr: '/proc/self/fd/2',
  ptmx: 'pts/ptmx',
};

/** Places over which devices and the kernel's views are mounted, and what is a link on every Linux. */
function prepareDevices(top: string): void {
  for (const path of ['/dev', '/proc', '/sys/devices']) makeOpenFolder(top + path);
  for (const name of DEVICES) writeFileSync(`${top}/dev/${name}`, '');
  for (const name of ['pts', 'shm']) mkdirSync(`${top}/dev/${name}`);
  for (const [name, to] of Object.entries(LINKS)) symlinkSync(to, `${top}/dev/${name}`);
}

/** The options of a layer have no way to name every path, so plain links name it. */
function lead(memory: string, places: readonly Place[]): void {
  mkdirSync(join(memory, 'view'));
  mkdirSync(join(memory, 'lower'));
  for (const [number, { kind, path }] of places.entries())
    if (kind === 'overlay') symlinkSync(path, join(memory, 'lower', String(number)));
}
