// How this system installs beck, takes it off and runs a line of ours, at the person's terminal.

import { spawn } from 'node:child_process';
import { posix, win32 } from 'node:path';
import { lookUpPrograms } from '../../context/machine/path-lookup.ts';
import { UsageError } from '../../domain/errors.ts';
import { quoteWord } from '../../domain/quote.ts';

export type Command = readonly [program: string, ...args: readonly string[]];
type Env = Readonly<Record<string, string | undefined>>;

type Wish = '--yes' | '--no-rc' | '--uninstall' | '--keep' | '--purge';

export type InstallerUse = {
  /** Holds the installer. */
  readonly folder: string;
  /** In the words of install.sh. */
  readonly wishes: readonly Wish[];
  /** Only this shell. */
  readonly shell?: string | undefined;
  /** Further words of install.sh, which install.ps1 does not have. */
  readonly more?: readonly string[];
  /** What is already installed, which stays in its place. */
  readonly current?: string;
};

export type OwnSystem = {
  /** Below the folder of a package, a clone or an installation. */
  readonly installer: string;
  readonly join: (...parts: readonly string[]) => string;
  readonly line: (text: string) => Command;
  /** What the person types to take beck off, with the installer in this folder. */
  readonly takeOff: (folder: string) => string;
  /** One after the other; on Windows each PowerShell that is there has a profile of its own. */
  readonly useInstaller: (use: InstallerUse, env: Env) => Promise<readonly Command[]>;
};

export function ownSystem(platform: NodeJS.Platform = process.platform): OwnSystem {
  return platform === 'win32' ? WINDOWS : POSIX;
}

const POSIX: OwnSystem = {
  installer: 'install.sh',
  join: posix.join,
  line: (text) => ['/bin/sh', '-c', text],
  takeOff: (folder) => `sh ${quoteWord(posix.join(folder, POSIX.installer), 'sh')} --uninstall`,
  useInstaller: async ({ folder, wishes, shell, more = [] }) => {
    const only = shell === undefined ? [] : ['--shell', shell];
    return [['/bin/sh', posix.join(folder, POSIX.installer), ...more, ...only, ...wishes]];
  },
};

/** Empty: what install.ps1 does anyway. */
const IN_POWERSHELL: Readonly<Record<Wish, string>> = {
  '--yes': '-Yes',
  '--no-rc': '-NoProfileLine',
  '--uninstall': '-Uninstall',
  '--keep': '',
  '--purge': '-Purge',
};

/** By default Windows runs no script, not even npm's. */
const OWN_WORDS = ['-NoProfile', '-ExecutionPolicy', 'Bypass'];

/** PowerShell 7 and Windows PowerShell. */
const POWERSHELLS = ['pwsh', 'powershell'];

const WINDOWS: OwnSystem = {
  installer: 'shell\\install.ps1',
  join: win32.join,
  line: (text) => ['powershell', ...OWN_WORDS, '-Command', text],
  takeOff: (folder) => `& ${quoteWord(win32.join(folder, WINDOWS.installer), 'powershell')} -Uninstall`,
  useInstaller: async ({ folder, wishes, shell, current }, env) => {
    if (shell !== undefined && !POWERSHELLS.includes(shell))
      throw new UsageError(`On Windows beck has no script for ${shell}.`, 'Name pwsh or powershell.');
    const flags = wishes.map((wish) => IN_POWERSHELL[wish]).filter((flag) => flag !== '');
    const file = win32.join(folder, WINDOWS.installer);
    const there = await lookUpPrograms(POWERSHELLS, env['PATH'] ?? env['Path'], {
      ...(env['PATHEXT'] === undefined ? {} : { endings: env['PATHEXT'] }),
      platform: 'win32',
    });
    const [, prefix] = /^(.*)[\\/]share[\\/]beck[\\/]current$/i.exec(current ?? '') ?? [];
    if (prefix !== undefined) flags.push('-Prefix', prefix);
    const names = POWERSHELLS.filter((name) => (shell === undefined ? there.has(name) : name === shell));
    // The last one takes the files away, and the script with them.
    const keeps = (name: string) => flags.includes('-Uninstall') && name !== names.at(-1);
    return names.map((name) => [
      name,
      ...OWN_WORDS,
      '-File',
      file,
      ...flags,
      ...(keeps(name) ? ['-ProfileOnly'] : []),
    ]);
  },
};

/** The status of the first that does not end with 0; null where a signal ended it, 127 where there is none to run. */
export async function runCommands(commands: readonly Command[], env: Env): Promise<number | null> {
  if (commands.length === 0) return 127;
  for (const command of commands) {
    const status = await run(command, env);
    if (status !== 0) return status;
  }
  return 0;
}

function run([program, ...args]: Command, env: Env): Promise<number | null> {
  const child = spawn(program, args, { env, stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('exit', resolve);
  return promise;
}
