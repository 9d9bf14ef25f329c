// Finds the row that explains a failure.

import type { Shell, ShellError } from '../../domain/shell.ts';
import { type Syntax, syntaxOf } from '../../domain/shell-descriptor.ts';
import { hasProgram } from '../programs.ts';
import { type Failure, type Fix, type FixRow, type FixWorld, fixBy } from './fix.ts';
import { FILE_FIXES } from './rows-files.ts';
import { GIT_FIXES } from './rows-git.ts';
import { LAST_POWERSHELL_FIXES, POWERSHELL_FIXES } from './rows-powershell.ts';
import { PROGRAM_FIXES } from './rows-programs.ts';
import { SERVICE_FIXES } from './rows-services.ts';
import { STATUS_FIXES } from './rows-status.ts';
import { partsOf } from './words.ts';

/** The first match is taken: rows that recognize a cause come before those that know only a status. */
export const FIXES: readonly FixRow[] = [
  ...SERVICE_FIXES,
  ...GIT_FIXES,
  ...FILE_FIXES,
  ...PROGRAM_FIXES,
  ...STATUS_FIXES,
];

/** PowerShell's own rows come first; those about git and missing programs apply there too. */
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
  /** As shown on the screen, if known; untrusted. */
  readonly output: string | undefined;
  /** Only in shells that keep one. */
  readonly error?: ShellError | undefined;
};

/** Undefined if no row matches. */
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
      const fix = fixBy(row, failure, world);
      if (fix !== undefined && fix.command !== command) return fix;
    }
  }
  return undefined;
}

function likelyStatus(program: string, world: FixWorld): number {
  return program.includes('/') || hasProgram(program, world) ? 1 : MISSING;
}

/** A POSIX shell's exit status for a command that was not found. */
const MISSING = 127;
/** UTF-16 units; a person's line and the end of what it printed. */
const MOST_COMMAND = 4_000;
const MOST_OUTPUT = 20_000;
