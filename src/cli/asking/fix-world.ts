// What fixes and recipes may look up: names on PATH, branches, files, scripts. Runs nothing.

import { closeSync, lstatSync, openSync, readdirSync, readlinkSync, readSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, isAbsolute, join, resolve, sep } from 'node:path';
import { findRepository } from '../../context/git/folder.ts';
import { findProcesses } from '../../context/processes.ts';
import { isSecretPath } from '../../domain/secret-paths.ts';
import type { Shell } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import type { FixWorld } from '../../recipes/fixes/fix.ts';
import type { Asking } from '../wiring/surroundings.ts';
import { branchesIn, hasNoCommit, isOnlyCommit, remotesIn } from './repository-facts.ts';
import { entriesIn, readText } from './small-reads.ts';

export type FixSurroundings = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** `sudo` belongs before what changes the system. */
  readonly root: boolean;
  readonly shell: Shell;
};

export async function lookAround({ cwd, env, root, shell }: FixSurroundings): Promise<FixWorld> {
  // Their tables lead to the whole judge, which not every question needs.
  const cmdlets = syntaxOf(shell) === 'powershell' ? await loadCmdlets() : undefined;
  const own = cmdlets?.names ?? BUILTINS;
  const repository = await findRepository(cwd);
  const folders = foldersOf(env['PATH']);
  const has = (name: string) => own.includes(name) || isIn(folders, name);
  // Thousands of names: most questions need none of them.
  let programs: readonly string[] | undefined;
  let branches: readonly string[] | undefined;
  const at = (path: string) =>
    PLAIN_NAME.test(path)
      ? `${cwd}${sep}${path}`
      : resolve(cwd, path.replace(/^~(?=\/|$)/, env['HOME'] ?? homedir()));
  return {
    hasProgram: has,
    isBusybox: isBusyboxIn(folders, 'sed') ? (name) => isBusyboxIn(folders, name) : undefined,
    programs: () => {
      programs ??= [...new Set([...own, ...namesIn(folders)])];
      return programs;
    },
    branches: () => {
      branches ??= repository === undefined ? [] : branchesIn(repository.commonFolder);
      return branches;
    },
    currentBranch: () =>
      repository && /^ref: refs\/heads\/(.+)$/m.exec(readText(join(repository.gitFolder, 'HEAD')))?.[1],
    oneCommit: () => repository && isOnlyCommit(repository),
    noCommit: () => repository !== undefined && hasNoCommit(repository),
    remotes: () =>
      repository === undefined ? [] : remotesIn(readText(join(repository.commonFolder, 'config'))),
    kindOf: inOneTurn((path) => kindAt(at(path))),
    entriesOf: (folder) => entriesIn(at(folder)).map(({ name }) => name),
    isLink: (path) => lstatSync(at(path), { throwIfNoEntry: false })?.isSymbolicLink() === true,
    firstLines: (path) => firstLinesOf(at(path)),
    hosts: () => hostsIn(readText(at('~/.ssh/config'))),
    tablesIn: (path) => tablesIn(at(path)),
    scripts: () => scriptsIn(join(cwd, 'package.json')),
    targets: () => targetsIn(readText(join(cwd, 'Makefile'))),
    isRoot: () => root,
    installer: () => installerAmong((name) => isIn(folders, name), root),
    isRunning: (target) => {
      const found = findProcesses([target])[target];
      return found && found.length > 0;
    },
    parametersOf: (command) => cmdlets?.parametersOf(command) ?? [],
  };
}

/** The same for a question asked here. */
export function lookAroundFor({ cwd, shell, surroundings }: Asking): Promise<FixWorld> {
  return lookAround({ cwd, env: surroundings.env, root: process.getuid?.() === 0, shell });
}

/** Most words of a question, which are looked for as files; to resolve a path takes longer than to look. */
const PLAIN_NAME = /^[\w-][\w .-]*$/;

/** Asked once for each path until the event loop turns: a question is read many times, and no command runs meanwhile. */
function inOneTurn<T>(look: (path: string) => T): (path: string) => T {
  const seen = new Map<string, T>();
  return (path) => {
    const known = seen.get(path);
    if (known !== undefined) return known;
    if (seen.size === 0) setImmediate(() => seen.clear());
    const found = look(path);
    seen.set(path, found);
    return found;
  };
}

/** Shell builtins: a typo is never corrected away from one of them. */
const BUILTINS =
  'alias bg bind break builtin case cd command continue declare dirs disown echo eval exec exit export fc fg for function getopts hash help history if jobs kill let local logout popd printf pushd pwd read readonly return select set shift shopt source suspend test time times trap type typeset ulimit umask unalias unset until wait while'.split(
    ' ',
  );

function foldersOf(path: string | undefined): readonly string[] {
  return [...new Set((path ?? '').split(delimiter).filter((folder) => isAbsolute(folder)))];
}

/** Alpine and small containers: the name is a link to the program that is all of them. */
function isBusyboxIn(folders: readonly string[], name: string): boolean {
  const folder = folders.find((one) => isIn([one], name));
  try {
    return folder !== undefined && basename(readlinkSync(join(folder, name))) === 'busybox';
  } catch {
    return false;
  }
}

function namesIn(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  });
}

/** The same for one name, without listing all. */
function isIn(folders: readonly string[], name: string): boolean {
  if (/^\.{0,2}$|[/\0]/.test(name)) return false;
  return folders.some((folder) => {
    try {
      return lstatSync(`${folder}${sep}${name}`, { throwIfNoEntry: false }) !== undefined;
    } catch {
      return false;
    }
  });
}

async function loadCmdlets() {
  const [{ aliasTarget }, { cmdletsAsWritten, findCmdlet }] = await Promise.all([
    import('../../safety/shells/powershell/cmdlets/aliases.ts'),
    import('../../safety/shells/powershell/cmdlets/rows.ts'),
  ]);
  return {
    names: cmdletsAsWritten(),
    parametersOf: (command: string): readonly string[] => {
      const row = findCmdlet(aliasTarget(command, process.platform !== 'win32') ?? command);
      return row === undefined ? [] : [...row.parameters.values()].map(({ name }) => name);
    },
  };
}

/** Undefined for what is not there, and for what lies in a folder that cannot be entered. */
function statOf(path: string): ReturnType<typeof statSync> | undefined {
  try {
    // Most words are no files, and an error takes longer to make than all else here.
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function kindAt(path: string): ReturnType<FixWorld['kindOf']> {
  const found = statOf(path);
  if (found === undefined) return 'none';
  return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other';
}

/** Bytes; enough for a table's header and some of its rows. */
const SCHEMA_BYTES = 65_536;
const FIRST_BYTES = 16_384;

function firstLinesOf(path: string): readonly string[] {
  // A named pipe would wait for its writer.
  if (isSecretPath(path) || kindAt(path) !== 'file') return [];
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const bytes = Buffer.alloc(FIRST_BYTES);
    const text = bytes.toString('utf8', 0, readSync(file, bytes, 0, FIRST_BYTES, 0));
    if (text.includes('\0')) return [];
    const lines = text.split(/\r?\n/);
    // The last one may be cut off; after a final newline it is empty.
    return lines.slice(0, -1).length === 0 ? lines : lines.slice(0, -1);
  } catch {
    return [];
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** By the definitions on the first pages of a SQLite file; a larger schema is not known. */
function tablesIn(path: string): readonly string[] | undefined {
  if (isSecretPath(path) || kindAt(path) !== 'file') return undefined;
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const bytes = Buffer.alloc(SCHEMA_BYTES);
    const text = bytes.toString('latin1', 0, readSync(file, bytes, 0, SCHEMA_BYTES, 0));
    if (!text.startsWith('SQLite format 3')) return undefined;
    const found = text.matchAll(/CREATE (?:TABLE|VIEW) (?:IF NOT EXISTS )?["'`[]?(\w+)/gi);
    return [...new Set([...found].map(([, name = '']) => name))];
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function scriptsIn(path: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(readText(path));
    const scripts =
      typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : {};
    return typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : [];
  } catch {
    return [];
  }
}

function hostsIn(config: string): readonly string[] {
  const lines = [...config.matchAll(/^[ \t]*Host[ \t=]+(.+)$/gim)];
  return lines.flatMap(([, names = '']) => names.trim().split(/\s+/)).filter((name) => !/[*?!]/.test(name));
}

function targetsIn(makefile: string): readonly string[] {
  return [...makefile.matchAll(/^([A-Za-z0-9][\w.-]*)\s*:(?!=)/gm)].map(([, name = '']) => name);
}

const INSTALLERS: readonly (readonly [program: string, command: string, asRoot: boolean])[] = [
  ['apt', 'apt install', true],
  ['dnf', 'dnf install', true],
  ['pacman', 'pacman -S', true],
  ['zypper', 'zypper install', true],
  ['apk', 'apk add', true],
  ['brew', 'brew install', false],
];

function installerAmong(has: (name: string) => boolean, root: boolean): string | undefined {
  const found = INSTALLERS.find(([program]) => has(program));
  if (found === undefined) return undefined;
  const [, command, asRoot] = found;
  return asRoot && !root ? `sudo ${command}` : command;
}
