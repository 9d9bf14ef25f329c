// What `proposals: on` adds to an ordinary Enter, where the shell looks for commands that other programs propose.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeProposalsFolder, proposalsFolder } from '../src/sessions/proposals.ts';
import { type Figure, times } from './measure.ts';

type Env = Readonly<Record<string, string>>;

/** An environment in which a new shell listens, with its own state folder below `folder`. */
export function listeningEnv(folder: string, env: Env): Env {
  const state = join(folder, 'state');
  const own = join(state, 'beck');
  mkdirSync(own, { recursive: true });
  makeProposalsFolder(proposalsFolder(own));
  writeFileSync(join(own, 'shell'), `\n\n\n${proposalsFolder(own)}\n`, { mode: 0o600 });
  return { ...env, XDG_STATE_HOME: state };
}

/** `ours` and `other`: milliseconds of an Enter with and without; `processes` more than without, where counted. */
export function proposalsFigure(
  shell: string,
  { ours, other, ratio }: { readonly ours: number; readonly other: number; readonly ratio: number },
  processes: number | undefined,
): Figure {
  const counted = processes === undefined ? 'forks not counted (strace is missing)' : `${processes} forks`;
  return {
    what: `the same with proposals on, ${shell}`,
    measured: `${(ours - other).toFixed(3)} ms more, ${times(ratio)} with them off, ${counted}`,
    budget: '0.1 ms more, 0 forks',
  };
}
