// A trial by the programs of util-linux: `shell/shared/trial.sh` mounts everything, in memory.

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inOctal, MEGABYTES, MOST_PROCESSES } from './limits.ts';
import { findSystemProgram, spawnApart } from './programs.ts';
import { listeningSockets } from './sockets.ts';
import type { Start, Started } from './trial.ts';

export const startNamespaces: Start = async (
  { words, cwd, umask, env, network },
  { script, folder },
  places,
) => {
  const [uid, gid] = [process.geteuid?.() ?? 0, process.getegid?.() ?? 0];
  const namespaces = ['--user', '--mount', '--pid', '--ipc', '--uts', ...(network ? [] : ['--net'])];
  const said = [
    folder,
    String(MEGABYTES),
    uid === 0 ? 'root' : `${uid}:${gid}`,
    String(MOST_PROCESSES),
    cwd,
    inOctal(umask),
    network ? '-' : join(dirname(script), 'refuse-names.pl'),
    network ? '' : listeningSockets().join(' '),
    ...places.flatMap(({ kind, mode, path }) => [kind, mode, path]),
    '--',
    ...words,
  ];
  const args = [...namespaces, '--fork', '--kill-child', '--', '/bin/sh', script, 'map', ...said];
  const child = spawnApart(findSystemProgram('unshare') ?? 'unshare', args, { env, pipes: 5 });
  return {
    child,
    map: () => mapIds(child.pid, uid, gid),
    where: async (reported) => viewedBy(reported, `/proc/${reported}/fd/9`),
  };
};

/** Through a process of the trial. */
export function viewedBy(pid: string, layers: string): Awaited<ReturnType<Started['where']>> {
  return { process: `/proc/${pid}`, layers, view: `/proc/${pid}/root` };
}

/** A person has one id to map; root has all of them, since files of others must be readable. */
function mapIds(pid: number | undefined, uid: number, gid: number): void {
  if (uid !== 0) writeFileSync(`/proc/${pid}/setgroups`, 'deny');
  writeFileSync(`/proc/${pid}/uid_map`, uid === 0 ? '0 0 4294967295' : `0 ${uid} 1`);
  writeFileSync(`/proc/${pid}/gid_map`, uid === 0 ? '0 0 4294967295' : `0 ${gid} 1`);
}
