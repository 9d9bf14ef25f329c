// What git takes from a working tree comes back, and nothing of the repository runs to find out what that is.

import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { selectIn } from '../../src/cli/asking/keep-changes.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { endStep, findStep, undoStep } from '../../src/undo/steps.ts';
import { removeTree, snapshot } from './tree.ts';

const ENV = { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent' };

/** A repository with all that a working tree can hold. `folder` is in it. */
function repository() {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-undo-')));
  const [top, state] = [join(base, 'work'), join(base, 'state')];
  const folder = join(top, 'sub');
  const path = (name: string): string => join(top, name);
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: top, env: ENV, stdio: 'pipe' });
  mkdirSync(join(folder, 'deep'), { recursive: true });
  git('init', '-q');
  const tracked = ['a', 'sub/a', 'sub/b c', 'sub/ü', 'sub/gone', 'sub/script', 'sub/hidden', 'sub/new\nline'];
  for (const name of tracked) writeFileSync(path(name), `${name} one\n`);
  symlinkSync('a', path('sub/link'));
  for (const name of ['sub/tree', 'sub/other']) {
    mkdirSync(path(name));
    writeFileSync(path(`${name}/leaf`), 'leaf');
  }
  writeFileSync(path('.gitignore'), '*.o\n');
  const commit = ['-c', 'user.name=x', '-c', 'user.email=x@y', 'commit', '-qm'];
  git('add', '-A');
  git(...commit, 'one');
  for (const name of tracked) if (name !== 'sub/hidden') writeFileSync(path(name), `${name} two\n`);
  git('add', '-A');
  git(...commit, 'two');
  git('update-index', '--assume-unchanged', 'sub/hidden');
  for (const name of tracked) appendFileSync(path(name), 'changed\n');
  rmSync(path('sub/gone'));
  chmodSync(path('sub/script'), 0o711);
  rmSync(path('sub/link'));
  symlinkSync('elsewhere', path('sub/link'));
  for (const name of ['sub/free', 'sub/"q"\n', 'sub/x.o', 'sub/deep/down', 'sub/-n'])
    writeFileSync(path(name), name);
  writeFileSync(path('sub/staged'), 'staged');
  git('add', 'sub/staged');
  /** Without the repository itself. */
  const look = () => snapshot(top).filter((line) => !/^"\.git["/]/.test(line));
  return { top, folder, state, git, look, [Symbol.dispose]: () => removeTree(base) };
}

type Repository = ReturnType<typeof repository>;

async function rootsOf(command: string, { folder }: Repository) {
  const { survey } = await loadClassifier('bash');
  const { paths, repository } = {
    paths: { [join(folder, 'Makefile')]: 'file' },
    repository: 'plain',
  } as const;
  const { changes } = survey({
    command,
    shell: 'bash',
    cwd: folder,
    home: '/nonexistent',
    paths,
    repository,
  });
  const select = await selectIn(changes, { env: ENV, home: '/nonexistent', now: 1 }, 20_000);
  return findRoots(changes, select);
}

async function keepAndRun(command: string, where: Repository) {
  const { roots, unnamed } = await rootsOf(command, where);
  const { folder, state } = where;
  const about = { roots, not: [], command, folder, at: 1, bytes: 0, kind: 'run' } as const;
  const kept = await keepStep(state, about);
  if (typeof kept !== 'number') throw new Error(kept.why);
  execFileSync('bash', ['--norc', '-c', command], { cwd: folder, env: ENV, stdio: 'pipe' });
  endStep(state, kept);
  return unnamed;
}

describe('undo of git', () => {
  test.each([
    ['git clean -fdq', false],
    ['git clean -fdx', false],
    ['git clean -f free', false],
    ['git checkout -- .', false],
    ['git checkout -- "b c" gone link', false],
    ['git restore hidden script', false],
    ['git reset --hard', true],
    ['git reset -q --hard HEAD~1', true],
  ])('%s', async (command, more) => {
    using where = repository();
    const before = where.look();
    expect(await keepAndRun(command, where)).toBe(more);
    expect(where.look()).not.toEqual(before);
    const plan = findStep(where.state, where.folder);
    expect(plan && (await undoStep(where.state, plan, 2))).toEqual([]);
    expect(where.look()).toEqual(before);
  });

  test.each(['git checkout -- .', 'git restore .', 'git reset --hard HEAD~1'])(
    '%s, where files are in the way of its folders',
    async (command) => {
      using where = repository();
      rmSync(join(where.folder, 'tree'), { recursive: true });
      writeFileSync(join(where.folder, 'tree'), 'a file');
      rmSync(join(where.folder, 'other'), { recursive: true });
      symlinkSync('deep', join(where.folder, 'other'));
      const before = where.look();
      await keepAndRun(command, where);
      expect(where.look()).not.toEqual(before);
      const plan = findStep(where.state, where.folder);
      expect(plan && (await undoStep(where.state, plan, 2))).toEqual([]);
      expect(where.look()).toEqual(before);
    },
  );

  test('keeps no more than git takes', async () => {
    using where = repository();
    const names = async (command: string) => (await rootsOf(command, where)).roots.map(({ path }) => path);
    expect(await names('git checkout -- a')).toEqual([join(where.folder, 'a')]);
    expect(await names('git clean -f')).toEqual(
      ['"q"\n', '-n', 'free'].map((name) => join(where.folder, name)),
    );
  });
});

/** On `main`, with ignored files where the branch `other` has its own. */
function branches() {
  const where = repository();
  const { top, folder, git } = where;
  const path = (name: string): string => join(folder, name);
  const commit = ['-c', 'user.name=x', '-c', 'user.email=x@y', 'commit', '-qm', 'more'];
  git('checkout', '-q', '-f', '-b', 'other');
  git('clean', '-qfdx');
  mkdirSync(path('folder.o'));
  for (const name of ['file.o', 'folder.o/file', 'either.o', 'Makefile']) writeFileSync(path(name), 'theirs');
  git('add', '-fA');
  git(...commit);
  git('checkout', '-q', '-b', 'main', 'HEAD~1');
  git('branch', 'old', 'HEAD~1');
  mkdirSync(path('either.o'));
  for (const name of ['file.o', 'folder.o', 'either.o/mine.o', 'stays.o']) writeFileSync(path(name), 'mine');
  const mine = () => snapshot(top).filter((line) => /\.o["/]/.test(line));
  return { ...where, mine };
}

describe('a change of branch', () => {
  test.each([
    'git switch other',
    'git checkout other',
    'git checkout -q other --',
    'git switch -c new other',
    'git switch --detach other',
    'git checkout -b new other',
    'git branch x && git switch -q other',
    'git switch -q old && git switch -q other',
  ])('%s: ignored files of which it has its own come back', async (command) => {
    using where = branches();
    const before = where.mine();
    expect(await keepAndRun(command, where)).toBe(false);
    expect(where.mine()).not.toEqual(before);
    const plan = findStep(where.state, where.folder);
    expect(plan && (await undoStep(where.state, plan, 2))).toEqual([]);
    expect(where.mine()).toEqual(before);
  });

  test('a stash puts the last version over a file that git was asked to forget', async () => {
    using where = branches();
    where.git('rm', '-q', '--cached', 'sub/a');
    writeFileSync(join(where.folder, 'a'), 'mine');
    const before = where.look();
    expect(await keepAndRun('git stash -q', where)).toBe(false);
    expect(where.look()).not.toEqual(before);
    const plan = findStep(where.state, where.folder);
    expect(plan && (await undoStep(where.state, plan, 2))).toEqual([]);
    expect(where.look()).toEqual(before);
  });

  test.each([
    'git switch old',
    'git switch -',
    'git checkout old',
    'git checkout -b new',
    'git switch -c new && git add . && git commit -m "two\nlines"',
    'git stash -u -m "before lunch" && git switch old',
    'git branch -d old',
    'git restore --staged a',
    'git reset',
    'git reset --soft HEAD~1',
    'git fetch',
    'git remote add x ../x',
  ])('%s: nothing to keep, and nothing is said', async (command) => {
    using where = branches();
    for (const name of ['file.o', 'folder.o', 'either.o'])
      rmSync(join(where.folder, name), { recursive: true });
    expect(await rootsOf(command, where)).toEqual({ roots: [], unnamed: false });
  });

  test.each([
    'git branch -D old',
    'git switch -m other',
    'git stash pop',
    'git commit --amend',
    'git switch nosuch',
  ])('%s: more may change', async (command) => {
    using where = branches();
    expect((await rootsOf(command, where)).unnamed).toBe(true);
  });

  test('a name that is a file is one for git, too', async () => {
    using where = branches();
    where.git('switch', '-q', '-f', 'other');
    writeFileSync(join(where.folder, 'Makefile'), 'mine');
    const { roots, unnamed } = await rootsOf('git checkout Makefile', where);
    expect([roots.map(({ path }) => path), unnamed]).toEqual([[join(where.folder, 'Makefile')], false]);
  });

  test('a branch of the name of a file is what git takes, unless dashes or restore say otherwise', async () => {
    using where = branches();
    where.git('switch', '-q', '-f', 'other');
    where.git('branch', 'Makefile');
    writeFileSync(join(where.folder, 'Makefile'), 'mine');
    const unnamed = async (command: string): Promise<boolean> => (await rootsOf(command, where)).unnamed;
    expect(await unnamed('git checkout -f Makefile')).toBe(true);
    expect(await unnamed('git checkout -f -- Makefile')).toBe(false);
    expect(await unnamed('git restore Makefile')).toBe(false);
  });

  test.each([
    ['git switch old', 'post-checkout'],
    ['git commit -m x', 'pre-commit'],
  ])('%s: a hook %s may change anything', async (command, hook) => {
    using where = branches();
    writeFileSync(join(where.top, '.git/hooks', hook), '#!/bin/sh\n', { mode: 0o755 });
    expect((await rootsOf(command, where)).unnamed).toBe(true);
  });
});

describe('what is promised', () => {
  const promised = async (where: Repository, command = 'git checkout -- a'): Promise<boolean> =>
    !(await rootsOf(command, where)).unnamed;

  test('is nothing where the repository names a program, or a hook would run', async () => {
    using where = repository();
    const mark = join(where.state, 'ran');
    mkdirSync(where.state);
    expect(await promised(where)).toBe(true);
    where.git('config', 'filter.x.clean', `touch ${mark}`);
    writeFileSync(join(where.top, '.gitattributes'), '* filter=x\n');
    expect(await promised(where)).toBe(false);
    expect(await promised(where, 'git clean -f')).toBe(false);
    where.git('config', '--unset', 'filter.x.clean');
    expect(await promised(where)).toBe(true);
    writeFileSync(join(where.top, '.git/hooks/post-checkout'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    expect(await promised(where)).toBe(false);
    expect(existsSync(mark)).toBe(false);
  });

  test('is nothing where the rest of the command decides what git takes', async () => {
    using where = repository();
    expect(await promised(where, "echo '*.log' > .gitignore; git clean -f")).toBe(false);
    expect(await promised(where, 'git reset --hard && git clean -f')).toBe(false);
  });

  test('is nothing where git cannot be asked in time', async () => {
    using where = repository();
    const { survey } = await loadClassifier('bash');
    const { changes } = survey({ command: 'git clean -f', shell: 'bash', cwd: where.folder, home: '/h' });
    const slow = join(where.state, 'bin');
    mkdirSync(slow, { recursive: true });
    writeFileSync(join(slow, 'git'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const env = { ...ENV, PATH: `${slow}:${ENV.PATH}` };
    const select = await selectIn(changes, { env, home: '/h', now: 1 }, 1);
    expect(findRoots(changes, select).unnamed).toBe(true);
  });
});
