// Where this beck is installed, and the line that makes a shell read it.

import { basename, dirname, join } from 'node:path';
import { programOf } from '../../domain/shell.ts';

/** The shells beck has a script for. */
export const SCRIPT_SHELLS = ['zsh', 'bash', 'fish', 'powershell'] as const;
export type ScriptShell = (typeof SCRIPT_SHELLS)[number];

/** The shell whose program has this name. */
export function shellOfProgram(name: string): ScriptShell | undefined {
  return SCRIPT_SHELLS.find((shell) => programOf(shell) === name);
}

export type Installation =
  /** By install.sh: `folder` stays the same from version to version. */
  | { readonly type: 'installed'; readonly folder: string; readonly current: string }
  /** A clone of the repository, run where it is. */
  | { readonly type: 'checkout'; readonly folder: string; readonly current: string };

/** `main`: the running program's file, links resolved. Installed it is `FOLDER/versions/VERSION/lib/main.js`. */
export function findInstallation(main: string): Installation {
  const version = dirname(dirname(main));
  const versions = dirname(version);
  if (basename(versions) === 'versions' && basename(dirname(main)) === 'lib') {
    const folder = dirname(versions);
    return { type: 'installed', folder, current: join(folder, 'current') };
  }
  return { type: 'checkout', folder: version, current: version };
}

export function scriptOf(installation: Installation, shell: ScriptShell): string {
  return join(installation.current, 'shell', `beck.${shell === 'powershell' ? 'ps1' : shell}`);
}

/** The same text that install.sh writes, so that it also finds a line added by hand. */
export function rcLine(installation: Installation, shell: ScriptShell): string {
  const script = scriptOf(installation, shell);
  if (shell === 'powershell') {
    const word = `'${script.replaceAll("'", "''")}'`;
    return `if ([IO.File]::Exists(${word})) { . ${word} }  # beck`;
  }
  if (/^[A-Za-z0-9/._+-]+$/.test(script)) return guarded(script, shell);
  const escaped = shell === 'fish' ? script.replace(/[\\']/g, '\\$&') : script.replaceAll("'", "'\\''");
  return guarded(`'${escaped}'`, shell);
}

function guarded(word: string, shell: Exclude<ScriptShell, 'powershell'>): string {
  return shell === 'fish'
    ? `test -r ${word}; and source ${word}  # beck`
    : `[ -r ${word} ] && . ${word}  # beck`;
}
