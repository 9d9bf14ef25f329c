// The files a git command would take from a working tree: asks git with read-only commands; nothing of the folder runs.

import { execFile } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { access, constants, lstat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { LETTER_ESCAPES } from '../../domain/escapes.ts';
import type { GitSelection } from '../../domain/selection.ts';
import { type Environment, probeEnvironment } from '../../processes/probe-environment.ts';
import { findProgram, trustedFolders } from '../../processes/trusted-folders.ts';
import { findRepository } from './folder.ts';
import { repositoryKind } from './repository.ts';

type World = { readonly env: Environment; readonly home: string };

/** Absolute paths, rather too many than too few; undefined if that takes longer than the given milliseconds. */
export async function takenByGit(
  { does, folder, words }: GitSelection,
  { env, home }: World,
  milliseconds: number,
): Promise<readonly string[] | undefined> {
  const [repository, kind] = await Promise.all([findRepository(folder), repositoryKind(folder, env)]);
  if (repository === undefined || kind !== 'plain') return undefined;
  const folders = await trustedFolders(env['PATH'], { cwd: folder, home, project: repository.root });
  const program = await findProgram('git', folders);
  if (program === undefined) return undefined;
  const git: Git = {
    program,
    folder,
    // The person's own settings may name another folder for hooks; a probe's environment says that there is none.
    env: {
      ...probeEnvironment(env, folders, folder),
      ...(does === 'clean' ? {} : { GIT_CONFIG_COUNT: '0' }),
    },
    milliseconds,
  };
  try {
    return await TAKEN[does](git, words);
  } catch {
    // It failed, took too long or said too much.
    return undefined;
  }
}

type Git = {
  readonly program: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly milliseconds: number;
};

type Taken = (git: Git, words: readonly string[]) => Promise<readonly string[] | undefined>;

const TAKEN: Readonly<Record<GitSelection['does'], Taken>> = {
  async clean(git, words) {
    const text = await ask(git, ['-c', 'core.quotePath=false', 'clean', '--dry-run', ...words]);
    const lines = text.split('\n').flatMap((line) => /^Would remove (.+)$/.exec(line)?.[1] ?? []);
    return lines.map((name) => join(git.folder, unquoted(name)));
  },
  async checkout(git, [first = '', ...others]) {
    const top = await topOf(git);
    if (top === undefined) return undefined;
    if (first === '--') return changedAt(git, top, ['--', ...others]);
    // Git takes the branch where a file has that name too (git-checkout(1), ARGUMENT DISAMBIGUATION).
    return (await commitsOf(git, first)).length > 0 ? undefined : changedAt(git, top, ['--', first]);
  },
  async reset(git, commit) {
    const top = await topOf(git);
    if (top === undefined) return undefined;
    const differing = ask(git, [
      'diff-index',
      '--cached',
      '--name-only',
      '--no-renames',
      '-z',
      ...commit,
      '--',
    ]);
    const changed = await changedAt(git, top, ['--', ':/']);
    return [...new Set([...changed, ...(await inTheWay(top, namesIn(await differing)))])];
  },
  async switch(git, [name]) {
    const top = await topOf(git);
    if (top === undefined) return undefined;
    if (name === undefined) return [];
    const commits = await commitsOf(git, name);
    if (commits.length === 0) return undefined;
    const texts = commits.map((commit) =>
      // What the commit has and the index has not: anything there is untracked.
      ask(git, [
        'diff-index',
        '--cached',
        '--diff-filter=D',
        '--name-only',
        '--no-renames',
        '-z',
        commit,
        '--',
      ]),
    );
    const names = [...new Set((await Promise.all(texts)).flatMap(namesIn))];
    return names.length > MOST_NAMES ? undefined : onDisk(await inTheWay(top, names));
  },
  async commit(git) {
    const hooks = ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit'];
    return (await topOf(git, hooks)) === undefined ? undefined : [];
  },
};

const MOST_NAMES = 100_000;

/** What git would switch to: also the branches of that name on remotes, of which it makes a local one. */
async function commitsOf(git: Git, name: string): Promise<readonly string[]> {
  const own = ask(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  const found = await own.catch(() =>
    ask(git, ['for-each-ref', '--format=%(objectname)', `refs/remotes/*/${name}`]),
  );
  return found.split('\n').filter((line) => line !== '');
}

function onDisk(paths: readonly string[]): readonly string[] {
  const missing = new Set<string>();
  return paths.filter((path) => {
    const folder = dirname(path);
    if (missing.has(folder)) return false;
    if (isAnything(path)) return true;
    if (!isAnything(folder)) missing.add(folder);
    return false;
  });
}

function isAnything(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // A file is where the path has a folder.
    return false;
  }
}

/** Where the working tree begins; undefined where one of these hooks would run, which may change anything. */
async function topOf(git: Git, hooks: readonly string[] = ['post-checkout']): Promise<string | undefined> {
  const text = await ask(git, ['rev-parse', '--show-toplevel', '--git-path', 'hooks']);
  const [top, folder, ...rest] = text.split('\n');
  if (!top || !folder || rest.join('') !== '') return undefined;
  const found = await Promise.all(hooks.map((name) => isRunnable(resolve(git.folder, folder, name))));
  return found.includes(true) ? undefined : top;
}

function isRunnable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** By what git remembers of each file's size and times; it looks at no content, so no filter runs. */
async function changedAt(git: Git, top: string, where: readonly string[]): Promise<readonly string[]> {
  const [changed, marked] = await Promise.all([
    ask(git, ['diff-files', '--name-only', '--ignore-submodules=all', '-z', ...where]),
    // Those marked as `assume-unchanged` or `skip-worktree`.
    ask(git, ['ls-files', '-v', '-z', '--full-name', ...where]),
  ]);
  const unlooked = namesIn(marked).flatMap((line) => /^[a-zS] (.+)$/s.exec(line)?.[1] ?? []);
  return inTheWay(top, [...new Set([...namesIn(changed), ...unlooked])]);
}

/** The paths of these names, and what is a file or a link where git wants a folder: it takes that away. */
async function inTheWay(top: string, names: readonly string[]): Promise<readonly string[]> {
  const parents = new Set<string>();
  for (const name of names)
    for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1))
      parents.add(join(top, name.slice(0, at)));
  const found = await Promise.all([...parents].map(async (path) => ((await isNoFolder(path)) ? [path] : [])));
  return [...names.map((name) => join(top, name)), ...found.flat()];
}

function isNoFolder(path: string): Promise<boolean> {
  return lstat(path).then(
    (status) => !status.isDirectory(),
    () => false,
  );
}

function namesIn(text: string): readonly string[] {
  return text.split('\0').filter((name) => name !== '');
}

const MOST_BYTES = 8 * 1024 * 1024;

/** Rejects where git fails, or takes too long. */
function ask({ program, folder, env, milliseconds }: Git, words: readonly string[]): Promise<string> {
  return new Promise((settle, reject) => {
    const options = {
      cwd: folder,
      env,
      timeout: milliseconds,
      maxBuffer: MOST_BYTES,
      encoding: 'utf8',
    } as const;
    execFile(program, words, { ...options, killSignal: 'SIGKILL' }, (error, stdout) => {
      if (error !== null) reject(error);
      // A name that is not UTF-8 could not be found again.
      else if (stdout.includes('\uFFFD')) reject(new Error('A name is not text.'));
      else settle(stdout);
    });
  });
}

/** As git quotes a name with quotes, backslashes or control characters: `"new\\nline"`. */
function unquoted(name: string): string {
  if (!(name.startsWith('"') && name.endsWith('"'))) return name;
  return name
    .slice(1, -1)
    .replaceAll(/\\([0-7]{3}|.)/g, (_, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (LETTER_ESCAPES[code] ?? code),
    );
}
