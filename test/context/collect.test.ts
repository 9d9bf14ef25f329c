// Gathering the context: what is found, what is kept between questions, and that nothing of the folder runs.

import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContextRequest, collectContext } from '../../src/context/collect.ts';
import { collectFolder } from '../../src/context/folder.ts';
import { repositoryKind } from '../../src/context/git/repository.ts';
import { renderContext } from '../../src/context/render.ts';
import { probe } from '../../src/processes/probe.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { makePipe } from '../support/pipe.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

const NOON = 1_800_000_000_000;
const HOUR = 3_600_000;

async function collect(request: Partial<ContextRequest> = {}) {
  const { facts, refreshed } = await collectContext({
    env: { ...home.env, EDITOR: 'vim', OPENAI_API_KEY: 'never-sent', SOME_VALUE: 'never-sent' },
    user: 'someone',
    home: home.path,
    cwd: home.path,
    shell: { name: 'bash', version: '5.2' },
    terminal: undefined,
    lastStatus: 0,
    detectTools: ['sh', 'no-such-tool'],
    now: NOON,
    ...request,
  });
  await refreshed;
  return facts;
}

async function script(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o755);
}

test('machine, person and folder are found', async () => {
  const { machine, person } = await collect();
  expect(machine).toMatchObject({
    os: expect.stringMatching(/\S/),
    architecture: execFileSync('uname', ['-m'], { encoding: 'utf8' }).trim(),
    toolsPresent: ['sh'],
    toolsMissing: ['no-such-tool'],
  });
  expect(person).toEqual({
    user: home.env['USER'],
    home: home.path,
    editor: 'vim',
    term: 'xterm-256color',
    locale: 'C.UTF-8',
  });
});

test('the value of no other variable is in the text', async () => {
  expect(renderContext(await collect())).not.toContain('never-sent');
});

test.runIf(process.platform === 'linux')('Linux is named as its distribution names itself', async () => {
  const release = execFileSync('sh', ['-c', '. /etc/os-release && printf %s "$PRETTY_NAME"'], {
    encoding: 'utf8',
  });
  expect((await collect()).machine).toMatchObject({ os: expect.stringContaining(release), userland: 'gnu' });
});

describe('case', () => {
  test('a name that is there only as written means that case matters', async () => {
    await writeFile(join(home.path, 'Name'), '');
    expect((await collect()).machine.caseSensitive).toBe(true);
  });

  test('two names that differ in case mean the same', async () => {
    await writeFile(join(home.path, 'a'), '');
    await writeFile(join(home.path, 'A'), '').catch(() => {});
    const both = (await readdir(home.path)).filter((name) => /^a$/i.test(name)).length === 2;
    expect((await collect()).machine.caseSensitive).toBe(both);
  });
});

describe('tools', () => {
  test('only what may be run counts, wherever PATH has it', async () => {
    await script(join(home.path, 'one/mine'), 'true');
    await mkdir(join(home.path, 'two'));
    await writeFile(join(home.path, 'two/plain'), 'no program', { mode: 0o644 });
    await symlink('/nowhere', join(home.path, 'two/broken'));
    const env = { ...home.env, PATH: `${home.path}/one:${home.path}/gone:${home.path}/two` };
    const { machine } = await collect({ env, detectTools: ['mine', 'plain', 'broken'] });
    expect(machine).toMatchObject({ toolsPresent: ['mine'], toolsMissing: ['plain', 'broken'] });
  });

  test('the package manager is the first known one', async () => {
    for (const name of ['brew', 'dnf', 'nix']) await script(join(home.path, 'bin', name), 'true');
    const env = { ...home.env, PATH: join(home.path, 'bin') };
    expect((await collect({ env })).machine.packageManager).toBe('dnf');
    expect((await collect({ env: { ...env, PATH: home.path } })).machine.packageManager).toBeUndefined();
  });
});

describe('what is kept between questions', () => {
  const addTool = () => script(join(home.path, 'bin/tool'), 'true');
  const ask = async (request: Partial<ContextRequest> = {}) => {
    const env = { ...home.env, PATH: join(home.path, 'bin'), ...request.env };
    return (await collect({ detectTools: ['tool'], ...request, env })).machine.toolsPresent;
  };

  test('is used for a day, then given once more while it is gathered again', async () => {
    expect(await ask()).toEqual([]);
    await addTool();
    expect(await ask({ now: NOON + 23 * HOUR })).toEqual([]);
    expect(await ask({ now: NOON + 25 * HOUR })).toEqual([]);
    expect(await ask({ now: NOON + 25 * HOUR })).toEqual(['tool']);
  });

  test('is gathered again on request, for another PATH, another list and a clock that went back', async () => {
    await ask();
    await addTool();
    expect(await ask({ refresh: true })).toEqual(['tool']);
    expect(await ask({ env: { PATH: `${home.path}/bin:${home.path}/more` } })).toEqual(['tool']);
    expect(await ask({ detectTools: ['tool', 'other'] })).toEqual(['tool']);
    expect(await ask({ now: 0 })).toEqual(['tool']);
  });

  test('is private', async () => {
    await collect();
    const folder = join(home.path, '.cache/beck');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual(['context.json']);
    expect((await stat(join(folder, 'context.json'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'context.json'), 'utf8')).not.toContain('never-sent');
  });

  test.each(['', '{', '[]', '{"key":1}', 'null'])('%j in its place is gathered anew', async (text) => {
    await ask();
    await addTool();
    await writeFile(join(home.path, '.cache/beck/context.json'), text);
    expect(await ask()).toEqual(['tool']);
  });

  test('of another shape is gathered again', async () => {
    await ask();
    await addTool();
    const path = join(home.path, '.cache/beck/context.json');
    const stored = await readFile(path, 'utf8');
    await writeFile(path, stored.replace('"toolsPresent":[]', '"toolsPresent":"all"'));
    expect(await ask()).toEqual(['tool']);
  });

  test('may be lost: a cache that cannot be written stops nothing', async () => {
    await writeFile(join(home.path, 'file'), '');
    const env = { ...home.env, XDG_CACHE_HOME: join(home.path, 'file') };
    expect((await collect({ env })).machine.toolsPresent).toEqual(['sh']);
  });

  test('never lands in the current folder', async () => {
    const before = await readdir(process.cwd());
    await collect({ env: { ...home.env, XDG_CACHE_HOME: 'relative' } });
    expect(await readdir(process.cwd())).toEqual(before);
    expect(await readdir(join(home.path, '.cache/beck'))).toEqual(['context.json']);
  });
});

describe('the folder', () => {
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd,
      env: home.env,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  async function repository(): Promise<string> {
    const folder = join(home.path, 'project');
    await mkdir(join(folder, 'deep'), { recursive: true });
    git(folder, 'init', '-q', '-b', 'main', '.');
    git(folder, 'commit', '-q', '--allow-empty', '-m', 'first');
    return folder;
  }

  test('without a repository has no branch', async () => {
    expect(await collectFolder(home.path)).toEqual({
      project: undefined,
      branch: undefined,
      state: undefined,
      kinds: [],
    });
    expect(await collectFolder(join(home.path, 'gone'))).toEqual({
      project: undefined,
      branch: undefined,
      state: undefined,
      kinds: [],
    });
  });

  test('has the branch that git has, also below and before the first commit', async () => {
    const folder = await repository();
    git(folder, 'checkout', '-q', '-b', 'feature/ünïcode');
    expect((await collectFolder(join(folder, 'deep'))).branch).toBe('feature/ünïcode');
    const empty = join(home.path, 'empty');
    await mkdir(empty);
    git(empty, 'init', '-q', '-b', 'trunk', '.');
    expect(await collectFolder(empty)).toMatchObject({ branch: 'trunk', project: empty });
  });

  test('is detached where git is, and says what is under way', async () => {
    const folder = await repository();
    const commit = git(folder, 'rev-parse', 'HEAD').slice(0, 7);
    git(folder, 'checkout', '-q', '--detach');
    expect((await collectFolder(folder)).branch).toBe(`detached at ${commit}`);
    git(folder, 'checkout', '-q', 'main');
    git(folder, 'bisect', 'start');
    expect((await collectFolder(folder)).branch).toBe('main (bisecting)');
  });

  test('of a worktree and of a submodule has their own branch', async () => {
    const folder = await repository();
    git(folder, 'worktree', 'add', '-q', '-b', 'side', '../tree');
    const tree = join(home.path, 'tree');
    expect(await collectFolder(tree)).toMatchObject({ branch: 'side', project: tree });
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'sub');
    git(join(folder, 'sub'), 'checkout', '-q', '-b', 'inner');
    expect((await collectFolder(join(folder, 'sub'))).branch).toBe('inner');
  });

  test('is known by its files and those of the project around it', async () => {
    const folder = await repository();
    await writeFile(join(folder, 'package.json'), '');
    await writeFile(join(folder, 'deep/Makefile'), '');
    expect((await collectFolder(join(folder, 'deep'))).kinds).toEqual([
      'make (Makefile)',
      'Node.js (package.json)',
    ]);
  });

  test('with pipes for files does not hold up the question', async () => {
    const folder = join(home.path, 'project');
    for (const name of ['objects', 'refs']) await mkdir(join(folder, '.git', name), { recursive: true });
    for (const name of ['.git/HEAD', '.git/commondir', 'package.json']) makePipe(join(folder, name));
    expect(await collectFolder(folder)).toEqual({
      project: folder,
      branch: undefined,
      state: undefined,
      kinds: ['Node.js (package.json)'],
    });
  });
});

test('in a booby-trapped folder, neither context nor judging nor a probe runs anything of it', async () => {
  const folder = join(home.path, 'trap');
  const marker = join(home.path, 'ran');
  const trap = `touch ${marker}; echo evil`;
  await mkdir(folder);
  execFileSync('git', ['init', '-q', '-b', 'main', '.'], { cwd: folder, env: home.env });
  await writeFile(join(folder, 'file.bin'), 'x');
  execFileSync('git', ['add', '.'], { cwd: folder, env: home.env });
  for (const name of ['git', 'ls', 'uname', 'bash', 'sh', 'env', 'sed', 'evil']) {
    await script(join(folder, name), trap);
    await script(join(folder, 'bin', name), trap);
  }
  for (const hook of ['post-index-change', 'post-checkout', 'pre-commit', 'fsmonitor-watchman']) {
    await script(join(folder, '.git/hooks', hook), trap);
  }
  const code = `require('node:child_process').execSync(${JSON.stringify(trap)})`;
  await mkdir(join(folder, '.config'));
  for (const name of ['.beckrc.js', '.config/beck.js', '.config/config.js', 'beck.config.cjs']) {
    await writeFile(join(folder, name), code);
  }
  await writeFile(join(folder, '.gitattributes'), '*.bin diff=evil filter=evil\n');
  const evil = join(folder, 'evil');
  await writeFile(
    join(folder, '.git/config'),
    `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = ${evil}\n\tpager = ${evil}\n[diff]\n\texternal = ${evil}\n[pager]\n\tstatus = ${evil}\n`,
  );
  const env = { ...home.env, PATH: `.::${folder}:${folder}/bin:${home.env['PATH']}` };

  const facts = await collect({ cwd: folder, env, refresh: true });
  expect(facts.folder).toEqual({
    project: folder,
    branch: 'main',
    state: 'no unstaged changes; no commits yet',
    kinds: [],
  });
  expect(await repositoryKind(folder, env)).toBe('runs-programs');
  const request = { shell: 'bash' as const, cwd: folder, seconds: 20, signal: new AbortController().signal };
  const world = { env, home: home.path, project: folder };
  const looked = await probe({ ...request, command: 'ls; uname; git status --short' }, world);
  expect(looked).toMatchObject({ type: 'probed', status: 0, timedOut: false });
  expect(await readdir(home.path)).not.toContain('ran');
  // The traps work where nothing holds them back.
  execFileSync('bash', ['-c', 'git status; true'], { cwd: folder, env });
  expect(await readdir(home.path)).toContain('ran');
});
