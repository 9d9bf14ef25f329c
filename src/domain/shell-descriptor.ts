// What differs from shell to shell, a row for each. Other code asks for a property, never for a shell's name.

import { basename } from 'node:path';
import type { Shell } from './shell.ts';

/** The language of its commands: which quotes, templates and tables apply. */
export type Syntax = 'posix' | 'fish' | 'powershell' | 'cmd';

export type ShellDescriptor = {
  /** The name of its program. */
  readonly program: string;
  readonly syntax: Syntax;
  /** Makes the next character literal, outside of quotes. */
  readonly escape: '\\' | '`' | '^';
  /** Starts it without start-up files; the command follows as one argument. Absent where beck cannot run it. */
  readonly runArguments?: readonly string[];
  readonly history?: HistoryFile;
  /** `shopt`, `read -p`, `history 20`; absent: they mean something else there, or nothing. */
  readonly hasBashBuiltins?: true;
};

/** Where a file of a shell is: below the home folder, below `ZDOTDIR` or else home, or below an XDG folder. */
export type Base = 'home' | 'zdotdir' | 'config' | 'data';

export type HistoryFile = {
  readonly base: Base;
  readonly path: string;
  /** `HISTFILE` names another one. */
  readonly isSettable: boolean;
  readonly format: 'zsh' | 'bash' | 'fish' | 'powershell';
};

/** The shells beck has a script for. */
export const SCRIPT_SHELLS = ['zsh', 'bash', 'fish', 'powershell'] as const satisfies readonly Shell[];
export type ScriptShell = (typeof SCRIPT_SHELLS)[number];

/** What the helper knows of a shell that a question is asked in. */
export type ScriptDescriptor = {
  /** Of its scripts: `beck.zsh`. */
  readonly extension: string;
  /** In `shell/`, the functions ghcs and ghce. */
  readonly aliases: string;
  /** The oldest version the script is written for, as major and minor. */
  readonly oldest: readonly [number, number];
  /** The first is where beck's line belongs; the others may bind a key. `folder`: its files are read as well. */
  readonly rcFiles: { readonly base: Base; readonly names: readonly string[]; readonly folder?: string };
  /** Its first start creates files and folders. */
  readonly firstStartLeavesFiles: boolean;
  /** How it runs an approved command; `next-line`: its host reads it as the next line. */
  readonly runs: 'eval' | 'next-line';
  /** It can be asked how its own parser reads a text, and parses what its line holds while that is edited. */
  readonly parsesText: boolean;
  /** Where the convert key can show progress: in the line editor, in place of the line, or below it. */
  readonly progress: 'in-editor' | 'here' | 'below';
  /** The note below a converted line may have colours. */
  readonly colouredNote: boolean;
  /** It sets the terminal's modes again when it starts the program that reads the convert key's input. */
  readonly resetsTerminal: boolean;
  /** After the terminal's `^C` it starts a new line. */
  readonly breaksLineAtInterrupt: boolean;
  /** `cd` moves its process as well. */
  readonly processIsInFolder: boolean;
};

const POSIX = { syntax: 'posix', escape: '\\' } as const;

export const SHELL_DESCRIPTORS: Readonly<
  Record<ScriptShell, ShellDescriptor & ScriptDescriptor> & Record<Shell, ShellDescriptor>
> = {
  zsh: {
    ...POSIX,
    program: 'zsh',
    runArguments: ['-f', '-c'],
    history: { base: 'zdotdir', path: '.zsh_history', isSettable: true, format: 'zsh' },
    extension: 'zsh',
    aliases: 'shared/aliases.sh',
    oldest: [5, 8],
    rcFiles: { base: 'zdotdir', names: ['.zshrc', '.zshenv', '.zprofile'] },
    firstStartLeavesFiles: false,
    runs: 'eval',
    parsesText: false,
    progress: 'in-editor',
    colouredNote: false,
    resetsTerminal: false,
    breaksLineAtInterrupt: false,
    processIsInFolder: true,
  },
  bash: {
    ...POSIX,
    hasBashBuiltins: true,
    program: 'bash',
    runArguments: ['--norc', '--noprofile', '-c'],
    history: { base: 'home', path: '.bash_history', isSettable: true, format: 'bash' },
    extension: 'bash',
    aliases: 'shared/aliases.sh',
    oldest: [4, 0],
    rcFiles: { base: 'home', names: ['.bashrc', '.bash_profile', '.bash_login', '.profile'] },
    firstStartLeavesFiles: false,
    runs: 'eval',
    parsesText: false,
    progress: 'here',
    colouredNote: true,
    resetsTerminal: false,
    breaksLineAtInterrupt: true,
    processIsInFolder: true,
  },
  fish: {
    program: 'fish',
    syntax: 'fish',
    escape: '\\',
    runArguments: ['--no-config', '-c'],
    history: { base: 'data', path: 'fish/fish_history', isSettable: false, format: 'fish' },
    extension: 'fish',
    aliases: 'fish/aliases.fish',
    oldest: [3, 6],
    rcFiles: { base: 'config', names: ['fish/config.fish'], folder: 'fish/conf.d' },
    firstStartLeavesFiles: true,
    runs: 'eval',
    parsesText: false,
    progress: 'below',
    colouredNote: true,
    resetsTerminal: true,
    breaksLineAtInterrupt: false,
    processIsInFolder: true,
  },
  powershell: {
    program: 'pwsh',
    syntax: 'powershell',
    escape: '`',
    runArguments: ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command'],
    history: {
      base: 'data',
      path: 'powershell/PSReadLine/ConsoleHost_history.txt',
      isSettable: false,
      format: 'powershell',
    },
    extension: 'ps1',
    aliases: 'powershell/aliases.ps1',
    oldest: [7, 2],
    rcFiles: {
      base: 'config',
      names: ['powershell/profile.ps1', 'powershell/Microsoft.PowerShell_profile.ps1'],
    },
    firstStartLeavesFiles: true,
    runs: 'next-line',
    parsesText: true,
    progress: 'in-editor',
    colouredNote: true,
    resetsTerminal: false,
    breaksLineAtInterrupt: false,
    processIsInFolder: false,
  },
  sh: { ...POSIX, program: 'sh', runArguments: ['-c'] },
  cmd: { program: 'cmd', syntax: 'cmd', escape: '^' },
};

/** The name of the shell's program. */
export function programOf(shell: Shell): string {
  return SHELL_DESCRIPTORS[shell].program;
}

export function syntaxOf(shell: Shell): Syntax {
  return SHELL_DESCRIPTORS[shell].syntax;
}

/** The shell with a script whose program has this name. */
export function shellOfProgram(name: string): ScriptShell | undefined {
  return SCRIPT_SHELLS.find((shell) => programOf(shell) === name);
}

/** The shell that `$SHELL` names; sh where beck has no script for it. */
export function loginShell({ SHELL = '' }: Readonly<Record<string, string | undefined>>): Shell {
  return shellOfProgram(basename(SHELL)) ?? 'sh';
}

/** `beck.ps1`: in the folder `shell/`, what a rc file names. */
export function entryScript(shell: ScriptShell): string {
  return `beck.${SHELL_DESCRIPTORS[shell].extension}`;
}

/** `powershell/trial.ps1`: in the folder `shell/`, what is read later. */
export function partScript(name: string, shell: ScriptShell): string {
  return `${shell}/${name}.${SHELL_DESCRIPTORS[shell].extension}`;
}
