// `beck init SHELL`: prints the line that makes a shell read beck.

import { UsageError } from '../../domain/errors.ts';
import { type Installation, rcLine, SCRIPT_SHELLS, shellOfProgram } from '../shared/installation.ts';

/** The line without its newline; `pwsh` is PowerShell. Throws `UsageError` for a shell there is no script for. */
export function init(shell: string, installation: Installation): string {
  const known = SCRIPT_SHELLS.find((name) => name === shell) ?? shellOfProgram(shell);
  if (known === undefined)
    throw new UsageError(`There is no beck for ${shell}.`, `Name one of ${SCRIPT_SHELLS.join(', ')}.`);
  return rcLine(installation, known);
}
