// `beck init SHELL`: prints the line that makes a shell read beck, or the functions ghcs and ghce.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import {
  SCRIPT_SHELLS,
  type ScriptShell,
  SHELL_DESCRIPTORS,
  shellOfProgram,
} from '../../domain/shell-descriptor.ts';
import { type Installation, rcLine } from '../shared/installation.ts';

/** The line without its newline; `pwsh` is PowerShell. Throws `UsageError` for a shell there is no script for. */
export function init(shell: string, installation: Installation): string {
  return rcLine(installation, known(shell));
}

/** The functions ghcs and ghce, to be read in a rc file. Throws as `init` does. */
export function aliasesFor(shell: string, installation: Installation): string {
  return readFileSync(join(installation.current, 'shell', SHELL_DESCRIPTORS[known(shell)].aliases), 'utf8');
}

function known(shell: string): ScriptShell {
  const found = SCRIPT_SHELLS.find((name) => name === shell) ?? shellOfProgram(shell);
  if (found === undefined)
    throw new UsageError(`beck does not support ${shell}.`, `Name one of ${SCRIPT_SHELLS.join(', ')}.`);
  return found;
}
