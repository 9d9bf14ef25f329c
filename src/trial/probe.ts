// Finds out by the first steps of a trial whether there can be one, and remembers that there can.

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../domain/make-folder.ts';
import { bubblewrapSteps } from './bubblewrap.ts';
import { isKnownToWork, thisStart } from './known.ts';
import { type Engine, enginesFor, thisSystem, whyNotPossible } from './possible.ts';
import { findSystemProgram, whatItSaid } from './programs.ts';
import { sandboxSteps } from './sandbox.ts';
import type { TrialWorld } from './trial.ts';

/** `remembered`: a file of beck's own. A sentence where nothing can be tried. */
export async function whyNotHere(world: TrialWorld, remembered: string): Promise<string | undefined> {
  const system = thisSystem(world);
  const impossible = whyNotPossible(system);
  if (impossible !== undefined || isKnownToWork(remembered)) return impossible;
  const failed = await firstSteps(enginesFor(system), world);
  if (failed !== undefined) return `This system does not allow it: ${failed}`;
  try {
    makeFolder(dirname(remembered));
    writeFileSync(remembered, thisStart(), { mode: 0o600 });
  } catch {
    // Then it is found out again.
  }
  return undefined;
}

const TIME = 5000;

type Steps = (world: TrialWorld) => {
  readonly program: string;
  readonly args: readonly string[];
  readonly clean?: () => void;
};

const FIRST_STEPS: Readonly<Record<Engine['name'], Steps>> = {
  bubblewrap: bubblewrapSteps,
  sandbox: sandboxSteps,
  namespaces: ({ script, folder }) => ({
    program: findSystemProgram('unshare') ?? 'unshare',
    args: [
      ...['--user', '--map-root-user', '--mount', '--pid', '--ipc', '--uts', '--net'],
      ...['--fork', '--kill-child', '--', '/bin/sh', script, 'probe', folder],
    ],
  }),
};

/** Undefined where one of the engines can; else what the last of them says. */
async function firstSteps(engines: readonly Engine[], world: TrialWorld): Promise<string | undefined> {
  let failed: string | undefined;
  for (const { name } of engines) {
    try {
      makeFolder(world.folder);
      failed = await runSteps(FIRST_STEPS[name](world));
    } catch (error) {
      failed = String(error);
    }
    if (failed === undefined) return undefined;
  }
  return failed;
}

function runSteps({ program, args, clean }: ReturnType<Steps>): Promise<string | undefined> {
  return new Promise((settle) => {
    execFile(
      program,
      args,
      { cwd: '/', timeout: TIME, killSignal: 'SIGKILL', encoding: 'utf8' },
      (error, _, stderr) => {
        clean?.();
        settle(error === null ? undefined : whatItSaid(stderr));
      },
    );
  });
}
