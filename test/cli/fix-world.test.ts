import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lookAround } from '../../src/cli/asking/fix-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'beck-fixes-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what a fix may look up is read from the folder, its repository and PATH', async () => {
  const bin = join(folder, 'bin');
  mkdirSync(join(folder, 'src'));
  mkdirSync(bin);
  writeFileSync(join(bin, 'dnf'), '', { mode: 0o755 });
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"build":"x","test":"y"}}');
  writeFileSync(join(folder, 'Makefile'), 'VAR := 1\nall: a.o\n\ninstall: all\n\tcp a b\n');
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'ignore' });
  git('init', '-q', '-b', 'main');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x');
  git('branch', 'topic/one');
  git('pack-refs', '--all');
  git('branch', 'two');
  git('remote', 'add', 'up', 'https://git.example/x.git');
  const world = await lookAround({
    cwd: folder,
    env: { PATH: `${bin}:relative`, HOME: folder },
    root: false,
    shell: 'bash',
  });
  expect({
    programs: world.programs().filter((name) => name === 'dnf' || name === 'cd'),
    branches: [...world.branches()].sort(),
    current: world.currentBranch(),
    kinds: ['src', '~/Makefile', 'nonesuch', './src/'].map(world.kindOf),
    entries: [...world.entriesOf('.')].filter((name) => name !== '.git').sort(),
    scripts: world.scripts(),
    targets: world.targets(),
    installer: world.installer(),
    remotes: world.remotes(),
    oneCommit: world.oneCommit(),
    noCommit: world.noCommit?.(),
  }).toEqual({
    programs: ['cd', 'dnf'],
    branches: ['main', 'topic/one', 'two'],
    current: 'main',
    kinds: ['folder', 'file', 'none', 'folder'],
    entries: ['Makefile', 'bin', 'package.json', 'src'],
    scripts: ['build', 'test'],
    targets: ['all', 'install'],
    installer: 'sudo dnf install',
    remotes: ['up'],
    oneCommit: true,
    noCommit: false,
  });
});

test('a repository may have no commit where HEAD is', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const git = (...args: string[]) => execFileSync('git', ['-C', empty, ...args], { stdio: 'ignore' });
  const look = async () =>
    (await lookAround({ cwd: empty, env: {}, root: false, shell: 'bash' })).noCommit?.();
  git('init', '-q', '-b', 'main');
  expect(await look()).toBe(true);
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'x');
  git('checkout', '-q', '--detach');
  expect(await look()).toBe(false);
  git('checkout', '-q', '--orphan', 'other');
  expect(await look()).toBe(true);
});
