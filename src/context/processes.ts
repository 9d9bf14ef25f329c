// Which processes a number, a name or a port stands for now, from /proc alone: nothing is run, and nothing known elsewhere.

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { RunningProcess } from '../domain/running-process.ts';

/** Milliseconds for all of them together. */
const TIME = 300;

/** By target: `pid 12`, `name node`, `port 3000`. One that cannot be looked up in `time` milliseconds is left out. */
export function findProcesses(
  targets: readonly string[],
  time = TIME,
): Readonly<Record<string, readonly RunningProcess[]>> {
  const until = performance.now() + time;
  const pids = numbersIn('/proc');
  if (pids.length === 0) return {};
  return Object.fromEntries(
    targets.flatMap((target) => {
      const [kind, wanted = ''] = target.split(' ');
      const found =
        kind === 'pid'
          ? [wanted]
          : kind === 'name'
            ? pids.filter((pid) => nameOf(pid) === wanted)
            : listenersOn(wanted, pids, until);
      return found === undefined ? [] : [[target, found.flatMap(running)] as const];
    }),
  );
}

function running(pid: string): RunningProcess[] {
  const name = nameOf(pid);
  return name === undefined ? [] : [{ pid: Number(pid), name }];
}

function nameOf(pid: string): string | undefined {
  return read(`/proc/${pid}/comm`)?.trimEnd();
}

/** Undefined where some listen whose sockets may not be seen, or it took too long. */
function listenersOn(port: string, pids: readonly string[], until: number): readonly string[] | undefined {
  const wanted = Number(port).toString(16).toUpperCase().padStart(4, '0');
  const lines = ['tcp', 'tcp6'].flatMap((name) => read(`/proc/net/${name}`)?.split('\n') ?? []);
  const sockets = new Set(
    lines.flatMap((line) => {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
      return state === '0A' && local.endsWith(`:${wanted}`) ? [`socket:[${inode}]`] : [];
    }),
  );
  if (sockets.size === 0) return [];
  const found: string[] = [];
  for (const pid of pids) {
    if (performance.now() > until) return undefined;
    const folder = `/proc/${pid}/fd`;
    if (numbersIn(folder).some((each) => sockets.has(linkAt(`${folder}/${each}`)))) found.push(pid);
  }
  return found.length > 0 ? found : undefined;
}

function numbersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function linkAt(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
