// Names a shell session so that a later process with the same number does not inherit it.

import { readFileSync } from 'node:fs';

export type SessionKey = {
  /** Of the shell. */
  readonly pid: number;
  /** When that process started, as this system tells it; letters, digits and dashes. */
  readonly started: string;
};

/** Nothing if there is no such process. */
export async function findSessionKey(pid: number): Promise<SessionKey | undefined> {
  const started = process.platform === 'linux' ? startedFromProc(pid) : await startedFromPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Ticks since boot, with the boot they count from. */
function startedFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The program's name may hold anything, so fields are counted from its closing bracket; the start is field 22.
    const ticks = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[22 - 3];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1');
    return ticks === undefined ? undefined : `${boot.trim().slice(0, 8)}-${ticks}`;
  } catch {
    // No such process.
    return undefined;
  }
}

async function startedFromPs(pid: number): Promise<string | undefined> {
  const [{ execFile }, { promisify }] = await Promise.all([
    import('node:child_process'),
    import('node:util'),
  ]);
  try {
    const { stdout } = await promisify(execFile)('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });
    return stdout.trim().replaceAll(/[^A-Za-z0-9]+/g, '-') || undefined;
  } catch {
    // `ps` fails for a process that is gone.
    return undefined;
  }
}
