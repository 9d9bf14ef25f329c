// Which repositories can make git run a program of theirs; checked against git itself where it matters.

import { spawnSync } from 'node:child_process';
import { appendFile, chmod, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { namesProgram } from '../../src/context/git/config.ts';
import { hasNoHooks } from '../../src/context/git/hooks.ts';
import { repositoryKind } from '../../src/context/git/repository.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { makePipe } from '../support/pipe.ts';

let home: FreshHome;
let folder: string;
beforeEach(async () => {
  home = await freshHome();
  folder = join(home.path, 'project');
  await mkdir(folder);
});
afterEach(() => home.remove());

function git(cwd: string, ...args: readonly string[]): string {
  const identity = [
    '-c',
    'user.name=a',
    '-c',
    'user.email=a@example.org',
    '-c',
    'protocol.file.allow=always',
  ];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], {
    cwd,
    env: home.env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}

async function repository(path = folder): Promise<void> {
  await mkdir(path, { recursive: true });
  git(path, 'init', '-q', '-b', 'main', '.');
  await writeFile(join(path, 'file'), 'text\n');
  git(path, 'add', 'file');
  git(path, 'commit', '-q', '-m', 'first');
}

async function script(path: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `#!/bin/sh\ntouch ${join(home.path, 'ran')}\n`);
  await chmod(path, 0o755);
}

describe('plain', () => {
  test('a folder without a repository', async () => {
    expect(await repositoryKind(folder)).toBe('plain');
    expect(await repositoryKind(join(folder, 'gone'))).toBe('plain');
  });

  test('a fresh repository, its folders, a clone and a clone’s branches', async () => {
    await repository();
    await mkdir(join(folder, 'deep/down'), { recursive: true });
    const clone = join(home.path, 'clone');
    git(home.path, 'clone', '-q', folder, clone);
    git(clone, 'checkout', '-q', '-b', 'topic');
    git(clone, 'branch', '-q', '--set-upstream-to=origin/main');
    for (const path of [folder, join(folder, 'deep/down'), clone]) {
      expect(await repositoryKind(path)).toBe('plain');
    }
  });

  test('a worktree, a submodule and a bare repository', async () => {
    await repository();
    await repository(join(home.path, 'other'));
    git(folder, 'worktree', 'add', '-q', '../tree');
    git(folder, 'submodule', '--quiet', 'add', join(home.path, 'other'), 'sub');
    git(home.path, 'clone', '-q', '--bare', folder, 'bare');
    for (const path of ['tree', 'project', 'project/sub', 'bare']) {
      expect(await repositoryKind(join(home.path, path))).toBe('plain');
    }
  });

  test.each(['2', '3', '4'])('whatever the version of its index: %s', async (version) => {
    await repository();
    for (const name of ['a', 'ab', 'abc/d', `${'x'.repeat(200)}/${'y'.repeat(200)}`]) {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), '');
    }
    git(folder, 'add', '-N', '.');
    git(folder, 'update-index', '--index-version', version);
    expect(await repositoryKind(folder)).toBe('plain');
  });

  test('with SHA-256 names', async () => {
    git(folder, 'init', '-q', '--object-format=sha256', '.');
    await writeFile(join(folder, 'file'), '');
    git(folder, 'add', 'file');
    expect(await repositoryKind(folder)).toBe('plain');
  });
});

describe('runs programs', () => {
  test.each([
    ['core.fsmonitor', './evil'],
    ['core.hooksPath', 'hooks'],
    ['core.pager', './evil'],
    ['core.sshCommand', './evil'],
    ['core.editor', './evil'],
    ['core.gitProxy', './evil'],
    ['core.alternateRefsCommand', './evil'],
    ['diff.external', './evil'],
    ['diff.x.textconv', './evil'],
    ['diff.x.command', './evil'],
    ['filter.x.clean', './evil'],
    ['filter.x.process', './evil'],
    ['merge.x.driver', './evil'],
    ['pager.status', './evil'],
    ['alias.st', '!./evil'],
    ['alias.lg', 'log'],
    ['include.path', '../evil'],
    ['includeIf.gitdir:/.path', '../evil'],
    ['credential.helper', '!./evil'],
    ['gpg.program', './evil'],
    ['log.showSignature', 'true'],
    ['remote.origin.uploadpack', './evil'],
    ['remote.origin.promisor', 'true'],
    ['submodule.x.update', '!./evil'],
    ['submodule.x.update', '"" !./evil'],
    ['interactive.diffFilter', './evil'],
    ['trailer.x.command', './evil'],
    ['hook.x.command', './evil'],
    ['something.new', 'x'],
  ])('%s = %s', async (name, value) => {
    await repository();
    git(folder, 'config', name, value);
    expect(await repositoryKind(folder)).toBe('runs-programs');
  });

  test('where a worktree has its own configuration', async () => {
    await repository();
    git(folder, 'worktree', 'add', '-q', '../tree');
    git(folder, 'config', 'extensions.worktreeConfig', 'true');
    git(join(home.path, 'tree'), 'config', '--worktree', 'core.fsmonitor', './evil');
    expect(await repositoryKind(join(home.path, 'tree'))).toBe('runs-programs');
    expect(await repositoryKind(folder)).toBe('plain');
  });

  test('where its hooks see every look, as git confirms', async () => {
    await repository();
    await script(join(folder, '.git/hooks/post-index-change'));
    expect(await repositoryKind(folder)).toBe('runs-programs');
    expect(await readdir(home.path)).not.toContain('ran');
    await writeFile(join(folder, 'file'), 'text\n');
    git(folder, 'status');
    expect(await readdir(home.path)).toContain('ran');
    await chmod(join(folder, '.git/hooks/post-index-change'), 0o644);
    expect(await repositoryKind(folder)).toBe('plain');
  });

  test.each(['2', '4'])(
    'where a repository hidden in its index does, as git confirms (index %s)',
    async (version) => {
      await repository();
      await repository(join(folder, 'a/sub'));
      git(folder, 'add', 'a/sub');
      git(folder, 'update-index', '--index-version', version);
      expect(await repositoryKind(folder)).toBe('plain');
      await script(join(home.path, 'evil'));
      await appendFile(
        join(folder, 'a/sub/.git/config'),
        `[core]\n\tfsmonitor = ${join(home.path, 'evil')}\n`,
      );
      expect(await repositoryKind(folder)).toBe('runs-programs');
      expect(await readdir(home.path)).not.toContain('ran');
      git(folder, 'status');
      expect(await readdir(home.path)).toContain('ran');
    },
  );

  test('where a damaged repository below it is in the way, as git confirms', async () => {
    await repository();
    await script(join(home.path, 'evil'));
    git(folder, 'config', 'core.fsmonitor', join(home.path, 'evil'));
    const inner = join(folder, 'inner');
    for (const name of ['objects', 'refs']) await mkdir(join(inner, '.git', name), { recursive: true });
    await writeFile(join(inner, '.git/HEAD'), 'nonsense\n');
    expect(await repositoryKind(inner)).toBe('runs-programs');
    expect(await readdir(home.path)).not.toContain('ran');
    git(inner, 'status');
    expect(await readdir(home.path)).toContain('ran');
  });

  test('where the folder itself is a bare repository', async () => {
    git(folder, 'init', '-q', '--bare', '.');
    git(folder, 'config', 'core.fsmonitor', './evil');
    expect(await repositoryKind(folder)).toBe('runs-programs');
  });

  test('where a link leads into it', async () => {
    await repository();
    await mkdir(join(folder, 'deep'));
    git(folder, 'config', 'core.pager', './evil');
    await symlink(join(folder, 'deep'), join(home.path, 'link'));
    expect(await repositoryKind(join(home.path, 'link'))).toBe('runs-programs');
  });

  test('where .git is a file that leads there', async () => {
    await repository();
    git(folder, 'config', 'core.pager', './evil');
    await rename(join(folder, '.git'), join(home.path, 'elsewhere'));
    await writeFile(join(folder, '.git'), 'gitdir: ../elsewhere\n');
    expect(await repositoryKind(folder)).toBe('runs-programs');
  });

  test('where the environment leads git elsewhere', async () => {
    for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE', 'GIT_ATTR_SOURCE'])
      expect(await repositoryKind(folder, { [name]: '/elsewhere' })).toBe('runs-programs');
    expect(await repositoryKind(folder, { GIT_CONFIG_COUNT: '1' })).toBe('runs-programs');
    expect(await repositoryKind(folder, { GIT_AUTHOR_NAME: 'a' })).toBe('plain');
  });

  test('where configuration or index cannot be read completely', async () => {
    await repository();
    await writeFile(join(folder, '.git/index'), 'DIRC');
    expect(await repositoryKind(folder)).toBe('runs-programs');
    git(folder, 'init', '-q', '.');
    await rm(join(folder, '.git/index'));
    expect(await repositoryKind(folder)).toBe('plain');
    await rm(join(folder, '.git/config'));
    makePipe(join(folder, '.git/config'));
    expect(await repositoryKind(folder)).toBe('runs-programs');
  });

  test('where the rest of the index is in another file', async () => {
    await repository();
    git(folder, 'update-index', '--split-index');
    expect(await repositoryKind(folder)).toBe('runs-programs');
  });

  test.runIf(process.getuid?.() === 0)('where it belongs to another user', async () => {
    await repository();
    spawnSync('chown', ['-R', '12345', join(folder, '.git/config')]);
    expect(await repositoryKind(folder)).toBe('runs-programs');
  });
});

describe('the text of a configuration', () => {
  test.each([
    '',
    '[core]\n\tbare = false\n',
    '\uFEFF[core]\r\n\tbare = false\r\n',
    '# comment\n; comment\n[user] name = a # b\n',
    '[core] [user]\nemail = a@b\n',
    '[core]\n\tfsmonitor = true\n\tbare\n',
    '[remote "a \\" ] b"] url = x\n',
    '[branch "x"]\n\tanything-at-all = x\n',
  ])('%j names no program', (text) => {
    expect(namesProgram(text)).toBe(false);
  });

  test.each([
    '[CORE]\nFsMonitor=x',
    '[core]fsmonitor=x',
    '[core]\rfsmonitor=x',
    '[user]\n[core "sub"] fsmonitor = x',
    '[core.sub]\nfsmonitor = x',
    '[user] [core] fsmonitor = x',
    '[core]\n\tcommentchar = a \\\n[user]\n\tfsmonitor = x',
    '[core]\n\tcommentchar = a \\\r\n[user]\r\n\tfsmonitor = x',
    '[core]\nfsmonitor = tr""ue-evil',
    '[submodule "x"]\nupdate = "" ! evil',
    '[core\nfsmonitor = x',
    'fsmonitor = x',
    '[user]\nname = a\0[core]\nfsmonitor=x',
    '[core]\n= x',
    '[constructor]\nx = y',
  ])('%j may', (text) => {
    expect(namesProgram(text)).toBe(true);
  });
});

describe('hooks', () => {
  const here = () => hasNoHooks(folder, home.env);

  test('are none in a fresh repository, its examples of them included, nor in its worktree', async () => {
    await repository();
    const hooks = join(folder, '.git/hooks');
    await script(join(hooks, 'pre-commit.sample'));
    await writeFile(join(hooks, 'notes'), '');
    git(folder, 'worktree', 'add', '-q', '../tree');
    expect(await here()).toBe(true);
    expect(await hasNoHooks(join(home.path, 'tree'), home.env)).toBe(true);
  });

  test.each<[what: string, make: () => Promise<unknown> | string]>([
    ['in their folder', () => script(join(folder, '.git/hooks/pre-commit'))],
    [
      'where core.hooksPath says, as husky sets it',
      () => git(folder, 'config', 'core.hooksPath', '.husky/_'),
    ],
    ['named by a setting', () => git(folder, 'config', 'hook.lint.command', 'x')],
    ['of the person', () => git(folder, 'config', '--global', 'core.hooksPath', '/x')],
    [
      'perhaps in a file that the settings name',
      () => git(folder, 'config', '--global', 'include.path', 'x'),
    ],
  ])('are there: %s', async (_, make) => {
    await repository();
    await make();
    expect(await here()).toBe(false);
  });

  test('nothing is known outside a repository', async () => {
    expect(await here()).toBe(false);
  });
});
