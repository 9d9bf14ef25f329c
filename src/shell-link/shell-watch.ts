// Notices that the person's shell has ended, was replaced by `exec`, or abandoned the question.

import { readFileSync, readlinkSync } from 'node:fs';

const INTERVAL_MS = 200;

/** Calls `onGone` once when the process ends, becomes another program, or `isOpen` is false; returns how to stop. */
export function watchShell(pid: number, isOpen: () => boolean, onGone: () => void): () => void {
  const program = programOf(pid);
  const timer = setInterval(() => {
    if (isOpen() && isAlive(pid) && programOf(pid) === program) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

/** Where the system says it; elsewhere a replaced shell is noticed when it ends. */
function programOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/exe`);
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists but belongs to another user (`su` as a step).
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
