// Finds out by the first steps of a trial whether there can be one, and remembers that there can.

import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import type { TrialWorld } from './open.ts';
import { whyNotPossible } from './possible.ts';
import { findSystemProgram } from './programs.ts';

/** `remembered`: a file of beck's own. A sentence where nothing can be tried. */
export async function whyNotHere(world: TrialWorld, remembered: string): Promise<string | undefined> {
  const impossible = whyNotPossible();
  if (impossible !== undefined || isKnownToWork(remembered)) return impossible;
  const failed = await firstSteps(world);
  if (failed !== undefined) return `This system does not allow it: ${failed}`;
  try {
    makeFolder(dirname(remembered));
    writeFileSync(remembered, thisStart(), { mode: 0o600 });
  } catch {
    // Then it is found out again.
  }
  return undefined;
}

/** Without starting anything; what failed before may work now. */
export function isKnownToWork(remembered: string): boolean {
  try {
    return readFileSync(remembered, 'utf8') === thisStart();
  } catch {
    return false;
  }
}

/** Another after each start, for each user and in each changed root. */
function thisStart(): string {
  const { dev, ino } = statSync('/');
  const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${start} ${process.geteuid?.()} ${dev} ${ino}\n`;
}

const TIME = 5000;

async function firstSteps({ script, folder }: TrialWorld): Promise<string | undefined> {
  const namespaces = ['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--uts', '--net'];
  const args = [...namespaces, '--fork', '--kill-child', '--', '/bin/sh', script, 'probe', folder];
  try {
    makeFolder(folder);
  } catch (error) {
    return String(error);
  }
  return new Promise((settle) => {
    execFile(
      findSystemProgram('unshare') ?? 'unshare',
      args,
      { cwd: '/', timeout: TIME, killSignal: 'SIGKILL', encoding: 'utf8' },
      (error, _, stderr) => settle(error === null ? undefined : firstLine(stderr)),
    );
  });
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] || 'no namespace could be made.';
}
