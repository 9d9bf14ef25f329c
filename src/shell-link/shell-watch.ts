// Notices that the person's shell has ended, was replaced by `exec`, or abandoned the question.

import { readlinkSync } from 'node:fs';
import { isAlive } from '../domain/is-alive.ts';

/** How soon it is noticed while something is asked or runs. */
const INTERVAL_MS = 200;

/** Calls `onGone` once when the process ends, becomes another program, or `isOpen` is false; returns how to stop. */
export function watchShell(
  pid: number,
  isOpen: () => boolean,
  onGone: () => void,
  interval = INTERVAL_MS,
): () => void {
  const program = programOf(pid);
  const timer = setInterval(() => {
    // `su` as a step makes it another user's.
    if (isOpen() && isAlive(pid, true) && programOf(pid) === program) return;
    clearInterval(timer);
    onGone();
  }, interval);
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
