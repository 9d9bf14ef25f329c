// Ends every process with a mark in its environment, including daemons and terminal servers that left the process group.

import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export type ProcessMark = {
  /** For the environment of what is started. */
  readonly variables: Readonly<Record<string, string>>;
  /** A daemon has left the process group, but keeps the environment it was started with, unless that was emptied. */
  readonly endAll: () => Promise<void>;
};

export function markProcesses(): ProcessMark {
  const mark = randomUUID();
  return { variables: { [NAME]: mark }, endAll: () => endMarkedProcesses(`${NAME}=${mark}`) };
}

const NAME = 'BECK_STARTED_BY';

/** `mark`: as in `NAME=value`, of a value that nothing else has. Resolves when none is left, or after some rounds. */
export async function endMarkedProcesses(mark: string): Promise<void> {
  // Several rounds, since a process may start another between listing and killing.
  for (let round = 0; round < 5; round += 1) {
    const found = await listMarkedProcesses(mark);
    if (found.length === 0) return;
    for (const pid of found) kill(pid);
  }
}

/** Their process ids, without our own. */
async function listMarkedProcesses(mark: string): Promise<readonly number[]> {
  const found = process.platform === 'linux' ? await listFromProc(mark) : await listFromPs(mark);
  return found.filter((pid) => pid !== process.pid);
}

async function listFromProc(mark: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const marked = await Promise.all(
    pids.map(async (pid) => {
      try {
        return (await readFile(`/proc/${pid}/environ`, 'latin1')).split('\0').includes(mark);
      } catch {
        // It ended while we were reading, or is another user's.
        return false;
      }
    }),
  );
  return pids.filter((_, index) => marked[index]).map(Number);
}

async function listFromPs(mark: string): Promise<readonly number[]> {
  const { execa } = await import('execa');
  // `-E` shows the environment behind the command, of our own processes alone.
  const { stdout } = await execa('/bin/ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { reject: false });
  return stdout
    .split('\n')
    .filter((line) => ` ${line} `.includes(` ${mark} `))
    .map((line) => Number.parseInt(line, 10));
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}
