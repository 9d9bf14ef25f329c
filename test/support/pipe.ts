// A named pipe, which Node itself cannot make.

import { execFileSync } from 'node:child_process';

const PROGRAM = 'mkfifo';

export function makePipe(path: string): void {
  execFileSync(PROGRAM, [path]);
}
