// Which row knows what went wrong.

import type { Shell } from '../../domain/shell.ts';
import type { Failure, Mend, MendRow, MendWorld } from './mend.ts';
import { FILE_MENDS } from './rows-files.ts';
import { GIT_MENDS } from './rows-git.ts';
import { PROGRAM_MENDS } from './rows-programs.ts';
import { SERVICE_MENDS } from './rows-services.ts';
import { STATUS_MENDS } from './rows-status.ts';
import { partsOf } from './words.ts';

/** The first that fits is taken: what names its cause comes before what only a status tells. */
export const MENDS: readonly MendRow[] = [
  ...SERVICE_MENDS,
  ...GIT_MENDS,
  ...FILE_MENDS,
  ...PROGRAM_MENDS,
  ...STATUS_MENDS,
];

export type FailedCommand = {
  readonly command: string;
  readonly shell: Shell;
  readonly status: number;
  /** As it was on the screen, where that is known; untrusted. */
  readonly output: string | undefined;
};

/** Undefined where no row knows it. */
export function findMend(failed: FailedCommand, world: MendWorld): Mend | undefined {
  if (failed.shell === 'powershell' || failed.shell === 'cmd') return undefined;
  const failures = partsOf(failed.command.slice(0, MOST_COMMAND)).flatMap(([first, ...rest]): Failure[] =>
    first === undefined
      ? []
      : [{ ...failed, output: failed.output?.slice(-MOST_OUTPUT), words: [first, ...rest] }],
  );
  for (const row of MENDS) {
    for (const failure of failures) {
      const mend = row.mend(failure, world);
      if (mend !== undefined && mend.command !== failed.command) return mend;
    }
  }
  return undefined;
}

/** UTF-16 units; a person's line and the end of what it printed. */
const MOST_COMMAND = 4_000;
const MOST_OUTPUT = 20_000;
