// Ends a child and everything it started, also what has left its process group (as `timeout` does).

import { readdir, readFile } from 'node:fs/promises';

type Listed = { readonly pid: number; readonly parent: number; readonly session: number };

export type EndWith = {
  /** Default: this one. */
  readonly platform?: NodeJS.Platform;
  /** Starts a program and waits for its end, whatever it is. */
  readonly start?: (file: string, words: readonly string[]) => Promise<unknown>;
};

/** `leader` was started in its own session. Resolves when nothing of it is left, or after a few rounds. */
export async function endProcessTree(
  leader: number,
  { platform = process.platform, start = startProgram }: EndWith = {},
): Promise<void> {
  if (platform === 'win32') {
    // There are no sessions and groups; this one follows the parents.
    await start('C:\\Windows\\System32\\taskkill.exe', ['/PID', String(leader), '/T', '/F']);
    return;
  }
  // Several rounds, since a process may start another between listing and killing.
  for (let round = 0; round < 5; round += 1) {
    const members = membersOf(leader, await listProcesses());
    endProcessGroup(leader);
    for (const pid of members) kill(pid);
    if (members.length === 0) return;
  }
}

/** Ends those still in the child's own group, at once: also right when the helper itself is ending. */
export function endProcessGroup(leader: number): void {
  kill(-leader);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already gone.
  }
}

function membersOf(leader: number, processes: readonly Listed[]): readonly number[] {
  const found = new Set([leader]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { pid, parent, session } of processes) {
      if (found.has(parent) || session === leader) found.add(pid);
    }
  }
  return processes.filter(({ pid }) => found.has(pid)).map(({ pid }) => pid);
}

async function listProcesses(): Promise<readonly Listed[]> {
  return process.platform === 'linux' ? await listFromProc() : await listFromPs();
}

async function listFromProc(): Promise<readonly Listed[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const listed = await Promise.all(pids.map(readStat));
  return listed.filter((process) => process !== undefined);
}

async function readStat(pid: string): Promise<Listed | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1');
    // The name in parentheses may hold spaces and parentheses itself.
    const [state, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : { pid: Number(pid), parent: Number(parent), session: Number(session) };
  } catch {
    // It ended while we were reading.
    return undefined;
  }
}

async function startProgram(file: string, words: readonly string[]): Promise<unknown> {
  const { execa } = await import('execa');
  return execa(file, words, { reject: false });
}

async function listFromPs(): Promise<readonly Listed[]> {
  const { execa } = await import('execa');
  const { stdout } = await execa('/bin/ps', ['-A', '-o', 'pid=,ppid='], { reject: false });
  return stdout.split('\n').map((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    // Its `sess` column is 0 on current systems, so only parents tell.
    return { pid: Number(pid), parent: Number(parent), session: Number.NaN };
  });
}
