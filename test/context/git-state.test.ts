// What is said of a working tree, each time compared with what git itself says; nothing of the repository runs or is followed.

import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collectFolder } from '../../src/context/folder.ts';
import { countChanges } from '../../src/context/git/changes.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

let home: FreshHome;
let folder: string;
beforeEach(async () => {
  home = await freshHome();
  folder = join(home.path, 'project');
});
afterEach(() => home.remove());

const IDENTITY = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'protocol.file.allow=always'];

function git(cwd: string, ...args: readonly string[]): string {
  return execFileSync('git', [...IDENTITY, ...args], { cwd, env: home.env, encoding: 'utf8', stdio: 'pipe' });
}

const NAMES = ['one.txt', 'two.txt', 'deep/three.txt', 'ünï.txt'];

async function repository(...options: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'deep'), { recursive: true });
  git(folder, 'init', '-q', '-b', 'main', ...options, '.');
  for (const name of NAMES) await writeFile(join(folder, name), `text of ${name}\n`);
  await symlink('one.txt', join(folder, 'link'));
  git(folder, 'add', '.');
  git(folder, 'commit', '-q', '-m', 'first');
  await settle();
}

/** As after a while: git's index is no longer as young as the files in it. */
async function settle(): Promise<void> {
  const before = new Date(Date.now() - 60_000);
  for (const name of NAMES) await utimes(join(folder, name), before, before);
  // It fails where there is a conflict, and does the rest.
  spawnSync('git', ['update-index', '--refresh', '-q'], { cwd: folder, env: home.env });
}

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const stateOf = async (cwd = folder) => (await collectFolder(cwd)).state;

/** How many files git says are not as they were added; it keeps what it learned of them to itself. */
function changedForGit(): number {
  const lines = git(folder, '--no-optional-locks', 'status', '--porcelain', '-uno').split('\n');
  return lines.filter((line) => line !== '' && line[1] !== ' ').length;
}

describe('tracked files', () => {
  test.each([['2'], ['3'], ['4']])('of an index of version %s are compared with it', async (version) => {
    await repository();
    // Only an entry that is marked so needs version 3.
    if (version === '3') git(folder, 'update-index', '--skip-worktree', 'two.txt');
    git(folder, 'update-index', '--index-version', version);
    expect((await readFile(join(folder, '.git/index'))).readUInt32BE(4)).toBe(Number(version));
    expect(await stateOf(join(folder, 'deep'))).toBe('no unstaged changes');
    await write('one.txt', 'longer than before\n');
    expect(await stateOf()).toBe('1 tracked file with unstaged changes');
    await rm(join(folder, 'ünï.txt'));
    await write('untracked', '');
    expect(await stateOf(join(folder, 'deep'))).toBe('2 tracked files with unstaged changes');
    expect(changedForGit()).toBe(2);
    git(folder, 'add', '-u');
    expect(await stateOf()).toBe('no unstaged changes');
  });

  test.each<[what: string, changed: number, change: () => Promise<void>]>([
    ['touched and the same', 0, async () => utimes(join(folder, 'one.txt'), new Date(), new Date())],
    ['of the same length and another text', 1, async () => write('one.txt', 'TEXT of one.txt\n')],
    ['removed with its folder', 1, async () => rm(join(folder, 'deep'), { recursive: true })],
    ['a program now', 1, async () => chmod(join(folder, 'one.txt'), 0o755)],
    ['a folder now', 1, async () => replace('one.txt', (path) => mkdir(path))],
    ['a link now', 1, async () => replace('one.txt', (path) => symlink('two.txt', path))],
    ['a link to elsewhere', 1, async () => replace('link', (path) => symlink('two.txt', path))],
    [
      'behind a link',
      1,
      async () => {
        await rename(join(folder, 'deep'), join(home.path, 'away'));
        await symlink(join(home.path, 'away'), join(folder, 'deep'));
      },
    ],
    [
      'assumed to be the same',
      0,
      async () => {
        git(folder, 'update-index', '--assume-unchanged', 'one.txt');
        await write('one.txt', 'who looks?\n');
      },
    ],
    [
      'meant to be added',
      1,
      async () => {
        await write('new.txt', 'new\n');
        git(folder, 'add', '-N', 'new.txt');
      },
    ],
  ])('a file that is %s counts as git counts it', async (_, changed, change) => {
    await repository();
    await change();
    expect(changedForGit()).toBe(changed);
    const said = changed === 0 ? 'no unstaged changes' : '1 tracked file with unstaged changes';
    expect(await stateOf()).toBe(said);
  });

  async function replace(name: string, make: (path: string) => Promise<unknown>): Promise<void> {
    await rm(join(folder, name));
    await make(join(folder, name));
  }

  test('of a repository that does not go by permissions may have any', async () => {
    await repository();
    git(folder, 'config', 'core.fileMode', 'false');
    await chmod(join(folder, 'one.txt'), 0o755);
    expect(await stateOf()).toBe('no unstaged changes');
  });

  test('that git may keep as another text are only said to have changed where their length did', async () => {
    await repository();
    await write('.gitattributes', '*.txt text\n');
    await write('one.txt', 'TEXT of one.txt\n');
    expect(await stateOf()).toBeUndefined();
    await write('two.txt', 'longer than before\n');
    expect(await stateOf()).toBe('at least 1 tracked file with unstaged changes');
  });

  test('with hashes of 256 bits are compared too', async () => {
    await repository('--object-format=sha256');
    await write('two.txt', 'TEXT of two.txt\n');
    expect(await stateOf()).toBe('1 tracked file with unstaged changes');
    await write('two.txt', 'text of two.txt\n');
    expect(await stateOf()).toBe('no unstaged changes');
  });

  test('of a worktree and of a submodule are their own', async () => {
    await repository();
    git(folder, 'worktree', 'add', '-q', '-b', 'side', '../tree');
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'sub');
    await writeFile(join(home.path, 'tree/one.txt'), 'longer than before\n');
    await writeFile(join(folder, 'sub/two.txt'), 'longer than before\n');
    await writeFile(join(folder, 'sub/one.txt'), 'longer than before\n');
    expect(await stateOf(join(home.path, 'tree'))).toBe('1 tracked file with unstaged changes');
    expect(await stateOf(join(folder, 'sub'))).toMatch(
      /^2 tracked files with unstaged changes; in step with/,
    );
    expect(await stateOf()).toBe('no unstaged changes');
  });

  test('of a bare repository and of one whose tree is elsewhere are not spoken of', async () => {
    await repository();
    git(home.path, 'clone', '-q', '--bare', folder, 'bare');
    expect(await stateOf(join(home.path, 'bare'))).toBeUndefined();
    git(folder, 'config', 'core.worktree', home.path);
    expect(await stateOf()).toBeUndefined();
  });

  test('in conflict are distinguished', async () => {
    await repository();
    git(folder, 'checkout', '-q', '-b', 'other');
    for (const name of ['one.txt', 'two.txt']) await write(name, 'theirs, and longer\n');
    git(folder, 'commit', '-q', '-a', '-m', 'theirs');
    git(folder, 'checkout', '-q', 'main');
    for (const name of ['one.txt', 'two.txt']) await write(name, 'ours, and longer still\n');
    git(folder, 'commit', '-q', '-a', '-m', 'ours');
    spawnSync('git', [...IDENTITY, 'merge', '-q', 'other'], { cwd: folder, env: home.env });
    await settle();
    await write('ünï.txt', 'changed meanwhile\n');
    expect(await collectFolder(folder)).toMatchObject({
      branch: 'main (merging)',
      state: '2 files in conflict; 1 tracked file with unstaged changes',
    });
  });
});

describe('an index', () => {
  async function count(index: Buffer, clock?: () => number) {
    const { mtimeMs } = await stat(join(folder, '.git/index'));
    const tree = {
      root: folder,
      index,
      indexTime: mtimeMs,
      hashLength: 20,
      fileMode: true,
      symlinks: true,
    } as const;
    return countChanges(tree, clock);
  }

  test('that takes too long to compare is reported to be cut', async () => {
    await repository();
    for (let at = 0; at < 40; at += 1) await write(`file${at}`, '');
    git(folder, 'add', '-N', '.');
    for (let at = 0; at < 40; at += 1) await rm(join(folder, `file${at}`));
    const index = await readFile(join(folder, '.git/index'));
    expect(await count(index)).toEqual({ changed: 40, conflicts: 0, all: true });
    let now = 0;
    const slow = () => {
      now += 3;
      return now;
    };
    expect(await count(index, slow)).toMatchObject({ changed: expect.any(Number), all: false });
    expect((await count(index, slow))?.changed).toBeLessThan(40);
  });

  test('with more entries than are looked at is reported to be cut, and conflicts further on are still reported', async () => {
    await mkdir(folder);
    git(folder, 'init', '-q', '-b', 'main', '.');
    const empty = git(folder, 'hash-object', '-w', '-t', 'blob', '/dev/null').trim();
    const lines = [
      ...Array.from({ length: 2_100 }, (_, at) => `100644 ${empty}\tf${at}`),
      ...[1, 2, 3].map((stage) => `100644 ${empty} ${stage}\tzone`),
    ];
    execFileSync('git', ['update-index', '--index-info'], {
      cwd: folder,
      env: home.env,
      input: lines.join('\n'),
    });
    const index = await readFile(join(folder, '.git/index'));
    expect(await count(index, () => 0)).toEqual({ changed: 2_000, conflicts: 1, all: false });
  });

  test('cut anywhere, or of an unknown kind, tells nothing or less than all', async () => {
    await repository();
    const index = await readFile(join(folder, '.git/index'));
    const last = index.lastIndexOf('two.txt');
    for (let length = 0; length < last; length += 7) {
      expect(await count(index.subarray(0, length))).toBeUndefined();
    }
    const unknown = Buffer.from(index);
    unknown.writeUInt32BE(5, 4);
    expect(await count(unknown)).toBeUndefined();
    const endless = Buffer.from(index);
    endless.writeUInt32BE(0xffffffff, 8);
    expect(await count(endless)).toBeUndefined();
  });

  test('with a name that git never writes leads to nothing outside', async () => {
    await repository();
    await writeFile(join(home.path, 'away'), 'text of one.txt\n');
    const forged = await readFile(join(folder, '.git/index'));
    forged.write('../away', forged.indexOf('one.txt'));
    expect(await count(forged)).toEqual({ changed: 1, conflicts: 0, all: true });
  });
});

describe('the upstream', () => {
  const clone = () => join(home.path, 'clone');

  async function cloned(): Promise<void> {
    await repository();
    git(home.path, 'clone', '-q', folder, 'clone');
  }

  test('is reported to be where the branch is, or not', async () => {
    await cloned();
    expect(await stateOf(clone())).toBe('no unstaged changes; in step with origin/main as last fetched');
    git(clone(), 'commit', '-q', '--allow-empty', '-m', 'mine');
    expect(await stateOf(clone())).toBe('no unstaged changes; differs from origin/main as last fetched');
    git(clone(), 'push', '-q', 'origin', 'main:refs/heads/elsewhere');
    git(clone(), 'reset', '-q', '--hard', 'origin/main');
    git(clone(), 'pack-refs', '--all');
    expect(await stateOf(clone())).toBe('no unstaged changes; in step with origin/main as last fetched');
  });

  test('may be a branch of the same repository', async () => {
    await repository();
    git(folder, 'checkout', '-q', '-b', 'topic/a', '--track', 'main');
    expect(await stateOf()).toBe('no unstaged changes; in step with main as last fetched');
  });

  test('is only named where what was fetched of it is not to be found', async () => {
    await cloned();
    git(clone(), 'config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/other/*');
    expect(await stateOf(clone())).toBe('no unstaged changes; follows origin/main');
    git(clone(), 'config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*');
    git(clone(), 'update-ref', '-d', 'refs/remotes/origin/main');
    expect(await stateOf(clone())).toBe('no unstaged changes; follows origin/main');
  });

  test('is found in settings with very many blanks', async () => {
    await cloned();
    const path = join(clone(), '.git/config');
    const written = await readFile(path, 'utf8');
    await writeFile(path, `${written}[x]\n${'\n'.repeat(30_000)}\ta =${'\t'.repeat(30_000)}"b"\n`);
    expect(await stateOf(clone())).toBe('no unstaged changes; in step with origin/main as last fetched');
  });

  test('of a detached head is none', async () => {
    await cloned();
    git(clone(), 'checkout', '-q', '--detach');
    expect(await stateOf(clone())).toBe('no unstaged changes');
  });

  test.each(['../../../../etc/passwd', 'a/../b'])('%s is no branch to look for', async (name) => {
    await cloned();
    await writeFile(join(clone(), '.git/HEAD'), `ref: refs/heads/${name}\n`);
    expect(await stateOf(clone())).toBe('no unstaged changes');
  });
});

test('a branch without a commit is reported', async () => {
  await mkdir(folder);
  git(folder, 'init', '-q', '-b', 'trunk', '.');
  expect(await stateOf()).toBe('no commits yet');
  await write('one.txt', 'one');
  git(folder, 'add', '.');
  expect(await stateOf()).toBe('no unstaged changes; no commits yet');
});
