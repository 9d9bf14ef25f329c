// Which row knows what went wrong.

import type { Shell, ShellError } from '../../domain/shell.ts';
import { type Syntax, syntaxOf } from '../../domain/shell-descriptor.ts';
import type { Failure, Mend, MendRow, MendWorld } from './mend.ts';
import { FILE_MENDS } from './rows-files.ts';
import { GIT_MENDS } from './rows-git.ts';
import { LAST_POWERSHELL_MENDS, POWERSHELL_MENDS } from './rows-powershell.ts';
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

/** PowerShell has the forms of its own first; what speaks of git and of missing programs holds there as well. */
export const ALL_POWERSHELL_MENDS: readonly MendRow[] = [
  ...POWERSHELL_MENDS,
  ...GIT_MENDS,
  ...PROGRAM_MENDS,
  ...LAST_POWERSHELL_MENDS,
];

const MENDS_OF: Readonly<Record<Syntax, readonly MendRow[]>> = {
  posix: MENDS,
  fish: MENDS,
  powershell: ALL_POWERSHELL_MENDS,
  cmd: [],
};

export type FailedCommand = {
  readonly command: string;
  readonly shell: Shell;
  /** Absent where nobody said it. */
  readonly status: number | undefined;
  /** As it was on the screen, where that is known; untrusted. */
  readonly output: string | undefined;
  /** Where the shell keeps one. */
  readonly error?: ShellError | undefined;
};

/** Undefined where no row knows it. */
export function findMend(failed: FailedCommand, world: MendWorld): Mend | undefined {
  const { command, shell, error } = failed;
  const rows = MENDS_OF[syntaxOf(shell)];
  if (rows.length === 0) return undefined;
  const output = failed.output?.slice(-MOST_OUTPUT);
  const status = error?.id.startsWith('CommandNotFound') ? MISSING : failed.status;
  const failures = partsOf(command.slice(0, MOST_COMMAND), shell).flatMap(([first, ...rest]): Failure[] =>
    first === undefined
      ? []
      : [{ ...failed, status: status ?? likelyStatus(first.text, world), output, words: [first, ...rest] }],
  );
  for (const row of rows) {
    for (const failure of failures) {
      const mend = row.mend(failure, world);
      if (mend !== undefined && mend.command !== command) return mend;
    }
  }
  return undefined;
}

function likelyStatus(program: string, { programs }: MendWorld): number {
  return program.includes('/') || programs().includes(program) ? 1 : MISSING;
}

/** What a POSIX shell says of a command that is not there. */
const MISSING = 127;
/** UTF-16 units; a person's line and the end of what it printed. */
const MOST_COMMAND = 4_000;
const MOST_OUTPUT = 20_000;
