// What is true of the machine whatever the question: gathered in parallel, each source with a time limit, nothing run.

import { lstat, readdir } from 'node:fs/promises';
import { machine as architecture, release, type } from 'node:os';
import { join } from 'node:path';
import type { Userland } from '../../domain/shell.ts';
import { readSmallText } from '../io/small-file.ts';
import { withinTime } from '../io/time-limit.ts';
import { lookUpPrograms } from './path-lookup.ts';
import { userlandOf } from './userland.ts';

export type MachineFacts = {
  /** With its version: `Debian GNU/Linux 12 (bookworm)`, `macOS 15.1`. */
  readonly os: string;
  readonly architecture: string;
  readonly userland: Userland;
  /** Whether names that differ in case are different files; undefined where it could not be found out. */
  readonly caseSensitive: boolean | undefined;
  readonly packageManager: string | undefined;
  /** By user and group membership; sudo is never asked. */
  readonly privilege: 'root' | 'sudo' | 'none';
  readonly toolsPresent: readonly string[];
  readonly toolsMissing: readonly string[];
};

export type MachineSources = {
  readonly path: string | undefined;
  readonly home: string;
  readonly detectTools: readonly string[];
};

/** Milliseconds for one source. */
const PER_SOURCE = 300;

/** The system's own first, since brew and nix are often there besides. */
const PACKAGE_MANAGERS = [
  'apt',
  'dnf',
  'yum',
  'pacman',
  'zypper',
  'apk',
  'emerge',
  'xbps-install',
  'pkg',
  'brew',
  'port',
  'nix',
] as const;

/** Their members may use sudo, by the custom of Debian, Fedora and macOS. */
const SUDO_GROUPS = new Set(['sudo', 'wheel', 'admin']);

export async function gatherMachine({ path, home, detectTools }: MachineSources): Promise<MachineFacts> {
  const [os, caseSensitive, privilege, programs] = await Promise.all([
    withinTime(PER_SOURCE, nameSystem(), `${type()} ${release()}`),
    withinTime(PER_SOURCE, testCase(home), undefined),
    withinTime(PER_SOURCE, findPrivilege(), 'none'),
    lookUpPrograms([...detectTools, ...PACKAGE_MANAGERS, 'sed'], path),
  ]);
  return {
    os,
    architecture: architecture(),
    userland: userlandOf(programs.get('sed')),
    caseSensitive,
    packageManager: PACKAGE_MANAGERS.find((name) => programs.has(name)),
    privilege,
    toolsPresent: detectTools.filter((name) => programs.has(name)),
    toolsMissing: detectTools.filter((name) => !programs.has(name)),
  };
}

export async function nameSystem(): Promise<string> {
  if (process.platform === 'darwin') {
    const text = await readSmallText('/System/Library/CoreServices/SystemVersion.plist');
    const version = /<key>ProductVersion<\/key>\s*<string>([\d.]+)<\/string>/.exec(text ?? '')?.[1];
    return `macOS ${version ?? release()}`;
  }
  const text = (await readSmallText('/etc/os-release')) ?? (await readSmallText('/usr/lib/os-release')) ?? '';
  const name = /^PRETTY_NAME=(["']?)(.*)\1$/m.exec(text)?.[2];
  const wsl = /microsoft/i.test(release()) ? ' (WSL)' : '';
  return `${name || `${type()} ${release()}`}${wsl}`;
}

/** Looks for something at home under a name in the other case; writes nothing. */
async function testCase(home: string): Promise<boolean | undefined> {
  const names = await readdir(home);
  const name = names.find((candidate) => flipCase(candidate) !== candidate);
  if (name === undefined) return undefined;
  const flipped = flipCase(name);
  if (names.includes(flipped)) return true;
  const one = await lstat(join(home, name));
  try {
    const other = await lstat(join(home, flipped));
    return one.ino !== other.ino;
  } catch {
    return true;
  }
}

function flipCase(name: string): string {
  return name.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

async function findPrivilege(): Promise<MachineFacts['privilege']> {
  if (process.geteuid?.() === 0) return 'root';
  const mine = new Set(process.getgroups?.() ?? []);
  const groups = ((await readSmallText('/etc/group', 1_048_576)) ?? '')
    .split('\n')
    .map((line) => line.split(':'));
  return groups.some(([name = '', , id]) => SUDO_GROUPS.has(name) && mine.has(Number(id))) ? 'sudo' : 'none';
}
