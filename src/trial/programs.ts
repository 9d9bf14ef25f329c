// Finds the system's own programs, whatever PATH says, and what they are started with.

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canRun } from '../domain/can-run.ts';

/** As in `shell/shared/trial.sh`. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/sbin', '/bin', '/run/current-system/sw/bin'];

export function findSystemProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => join(folder, name)).find(canRun);
}

/**
 * Starts it in a session of its own, which has no terminal to reach, with pipes as its first `pipes` file descriptors.
 * Those that beck itself has inherited lead nowhere: Node passes on any beyond a gap, and a command could write by them.
 */
export function spawnApart(
  program: string,
  args: readonly string[],
  { env, pipes }: { readonly env: NodeJS.ProcessEnv; readonly pipes: number },
): ChildProcess {
  const passedOn = openHere().filter(isPassedOn);
  const nowhere = openSync('/dev/null', 'r+');
  const count = Math.max(pipes, ...passedOn.map((descriptor) => descriptor + 1));
  try {
    return spawn(program, args, {
      cwd: '/',
      env: { ...env },
      stdio: Array.from({ length: count }, (_, at) => (at < pipes ? 'pipe' : nowhere)),
      detached: true,
    });
  } finally {
    closeSync(nowhere);
  }
}

/** Why it did not work, in one line. */
export function whatItSaid(errors: string): string {
  return errors.trim().split('\n')[0] || 'no namespace could be made.';
}

/** Without /proc none: macOS passes on nothing. */
function openHere(): readonly number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number);
  } catch {
    return [];
  }
}

/** Without O_CLOEXEC, 02000000; proc(5). */
function isPassedOn(descriptor: number): boolean {
  try {
    const text = readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8');
    const [, flags = ''] = /^flags:\s*(\d+)/m.exec(text) ?? [];
    return (Number.parseInt(flags, 8) & 0o2000000) === 0;
  } catch {
    return false;
  }
}
