// The umask of the person's shell: beck's own is stricter, for its own files.

import { readFileSync } from 'node:fs';

/** Of most systems. */
const USUAL = 0o022;

/** The umask of that process, if the system tells it. */
export function umaskOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return USUAL;
  try {
    const [, digits] = /^Umask:\s+([0-7]+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return digits === undefined ? USUAL : Number.parseInt(digits, 8);
  } catch {
    // It has ended.
    return USUAL;
  }
}
