// How much memory a process had.

import { readFileSync } from 'node:fs';

/** In kB, the most it ever had; 0 for one that has ended, and where the system does not say. */
export function mostMemory(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
