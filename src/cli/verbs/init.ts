// `beck init SHELL`: prints the line that makes a shell read beck, or the functions ghcs and ghce.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import {
  type Installation,
  rcLine,
  SCRIPT_SHELLS,
  type ScriptShell,
  shellOfProgram,
} from '../shared/installation.ts';

/** The line without its newline; `pwsh` is PowerShell. Throws `UsageError` for a shell there is no script for. */
export function init(shell: string, installation: Installation): string {
  return rcLine(installation, known(shell));
}

/** The functions ghcs and ghce, to be read in a rc file. Throws as `init` does. */
export function aliasesFor(shell: string, installation: Installation): string {
  const file = `aliases.${extensionOf(known(shell))}`;
  return readFileSync(join(installation.current, 'shell', file), 'utf8');
}

function extensionOf(shell: ScriptShell): string {
  return shell === 'powershell' ? 'ps1' : shell;
}

function known(shell: string): ScriptShell {
  const found = SCRIPT_SHELLS.find((name) => name === shell) ?? shellOfProgram(shell);
  if (found === undefined)
    throw new UsageError(`There is no beck for ${shell}.`, `Name one of ${SCRIPT_SHELLS.join(', ')}.`);
  return found;
}
