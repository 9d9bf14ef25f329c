// Whether a process is still there.

import { readFileSync } from 'node:fs';

/** One that has ended and is not yet waited for is gone. `other`: what counts for one of another user. */
export function isAlive(pid: number, other = false): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return other && error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    // There is no /proc, or it has ended meanwhile.
    return false;
  }
}
