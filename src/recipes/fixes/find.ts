// Which row knows what went wrong.

import type { Shell, ShellError } from '../../domain/shell.ts';
import { type Syntax, syntaxOf } from '../../domain/shell-descriptor.ts';
import type { Failure, Fix, FixRow, FixWorld } from './fix.ts';
import { FILE_FIXES } from './rows-files.ts';
import { GIT_FIXES } from './rows-git.ts';
import { LAST_POWERSHELL_FIXES, POWERSHELL_FIXES } from './rows-powershell.ts';
import { PROGRAM_FIXES } from './rows-programs.ts';
import { SERVICE_FIXES } from './rows-services.ts';
import { STATUS_FIXES } from './rows-status.ts';
import { partsOf } from './words.ts';

/** The first that fits is taken: what names its cause comes before what only a status tells. */
export const FIXES: readonly FixRow[] = [
  ...SERVICE_FIXES,
  ...GIT_FIXES,
  ...FILE_FIXES,
  ...PROGRAM_FIXES,
  ...STATUS_FIXES,
];

/** PowerShell has the forms of its own first; what speaks of git and of missing programs holds there as well. */
export const ALL_POWERSHELL_FIXES: readonly FixRow[] = [
  ...POWERSHELL_FIXES,
  ...GIT_FIXES,
  ...PROGRAM_FIXES,
  ...LAST_POWERSHELL_FIXES,
];

const FIXES_OF: Readonly<Record<Syntax, readonly FixRow[]>> = {
  posix: FIXES,
  fish: FIXES,
  powershell: ALL_POWERSHELL_FIXES,
  cmd: [],
};

export type FailedCommand = {
  readonly command: string;
  readonly shell: Shell;
  /** Absent if unknown. */
  readonly status: number | undefined;
  /** As it was on the screen, where that is known; untrusted. */
  readonly output: string | undefined;
  /** Where the shell keeps one. */
  readonly error?: ShellError | undefined;
};

/** Undefined where no row knows it. */
export function findFix(failed: FailedCommand, world: FixWorld): Fix | undefined {
  const { command, shell, error } = failed;
  const rows = FIXES_OF[syntaxOf(shell)];
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
      const fix = row.fix(failure, world);
      if (fix !== undefined && fix.command !== command) return fix;
    }
  }
  return undefined;
}

function likelyStatus(program: string, { programs }: FixWorld): number {
  return program.includes('/') || programs().includes(program) ? 1 : MISSING;
}

/** What a POSIX shell says of a command that is not there. */
const MISSING = 127;
/** UTF-16 units; a person's line and the end of what it printed. */
const MOST_COMMAND = 4_000;
const MOST_OUTPUT = 20_000;
