// Writing files: what is shown is what is written, links and odd files are refused, and half a file is never seen.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileChange } from '../../src/domain/file-change.ts';
import type { NotRun } from '../../src/domain/run.ts';
import { fileError } from '../../src/files/errors.ts';
import { planWrite } from '../../src/files/plan-write.ts';
import { umaskOf } from '../../src/files/umask.ts';
import { writeChange } from '../../src/files/write.ts';
import { makePipe } from '../support/pipe.ts';
import { giveAway } from '../support/unprivileged.ts';

let folder: string;
let home: string;
let cwd: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-write-'));
  home = join(folder, 'home');
  cwd = join(home, 'project');
  mkdirSync(cwd, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

type Wanted = {
  readonly content?: string;
  readonly append?: boolean;
  readonly ownFolders?: readonly string[];
};

function plan(path: string, { content = 'new\n', append = false, ownFolders = [] }: Wanted = {}) {
  return planWrite({ path, content, append }, { cwd, home, ownFolders, uid: process.getuid?.() });
}

function planned(outcome: FileChange | NotRun): FileChange {
  if ('reason' in outcome) throw new Error(outcome.reason);
  return outcome;
}

async function write(path: string, wanted: Wanted = {}) {
  const change = await plan(path, wanted);
  return 'reason' in change ? change : writeChange(change, 0o022);
}

/** Nothing of ours stays beside the file. */
function leftovers(): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.beck-'));
}

describe('a change', () => {
  test('of a new file makes the folders above it and the file, and says nothing of what is not', async () => {
    const path = join(cwd, 'docs/api/notes.md');
    const change = planned(await plan(path, { content: 'one\ntwo\n' }));
    expect(change).toMatchObject({
      path,
      kind: 'create',
      newFolders: ['docs', 'api'],
      seen: undefined,
      added: 2,
      removed: 0,
      diff: [
        { type: 'added', text: 'one' },
        { type: 'added', text: 'two' },
      ],
    });
    expect(existsSync(join(cwd, 'docs'))).toBe(false);
    expect(await writeChange(change, 0o022)).toEqual({ type: 'written' });
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
    expect(leftovers()).toEqual([]);
  });

  test('of a new file and folder leaves them what the shell’s own would have', async () => {
    const umask = umaskOf(process.pid);
    const change = planned(await plan(join(cwd, 'docs/notes.md')));
    expect(umask).toBe(process.platform === 'linux' ? process.umask() : 0o022);
    await writeChange(change, 0o027);
    const modes = ['docs', 'docs/notes.md'].map((name) => statSync(join(cwd, name)).mode & 0o777);
    expect(modes).toEqual([0o750, 0o640]);
    expect([umaskOf(undefined), umaskOf(2 ** 22 + 1)]).toEqual([0o022, 0o022]);
  });

  test('of a file shows what goes and what comes, with a little around it', async () => {
    const path = join(cwd, 'list');
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`);
    writeFileSync(path, lines.join(''));
    const change = planned(await plan(path, { content: lines.with(9, 'changed\n').join('') }));
    expect(change).toMatchObject({ kind: 'overwrite', added: 1, removed: 1 });
    expect(change.diff.map(({ type, text }) => `${type} ${text}`)).toEqual([
      'gap ',
      'same line 7',
      'same line 8',
      'same line 9',
      'removed line 10',
      'added changed',
      'same line 11',
      'same line 12',
      'same line 13',
    ]);
    expect(await writeChange(change, 0o022)).toEqual({ type: 'written' });
    expect(readFileSync(path, 'utf8')).toBe(lines.with(9, 'changed\n').join(''));
    expect(leftovers()).toEqual([]);
  });

  test.each([
    ['a\n', 'b\n', 'a\nb\n'],
    ['a', 'b\n', 'a\nb\n'],
    ['', 'b\n', 'b\n'],
    ['a', '', 'a'],
  ])('that appends to %j begins a line of its own: %j', async (before, content, after) => {
    const path = join(cwd, 'log');
    writeFileSync(path, before);
    expect(planned(await plan(path, { content, append: true }))).toMatchObject({ kind: 'append' });
    expect(await write(path, { content, append: true })).toEqual({ type: 'written' });
    expect(readFileSync(path, 'utf8')).toBe(after);
  });

  test('into a file that is not text says what is lost, or that it stays', async () => {
    const path = join(cwd, 'picture');
    writeFileSync(path, Buffer.from([0x89, 0, 0xff, 0x0a]));
    expect(planned(await plan(path, { content: 'x\n' })).diff).toEqual([
      { type: 'note', text: 'The file now is not text (4B). It is lost.' },
      { type: 'added', text: 'x' },
    ]);
    expect(await write(path, { content: 'x\n', append: true })).toEqual({ type: 'written' });
    expect(readFileSync(path)).toEqual(Buffer.from([0x89, 0, 0xff, 0x0a, 0x78, 0x0a]));
  });

  test('of two texts with nothing in common is worked out in time and shown whole', async () => {
    const path = join(cwd, 'big');
    const text = (word: string) => Array.from({ length: 8000 }, (_, line) => `${word} ${line}\n`).join('');
    writeFileSync(path, text('old'));
    const change = planned(await plan(path, { content: text('new') }));
    expect(change).toMatchObject({ added: 8000, removed: 8000 });
  });

  test.each([0o600, 0o755, 0o664, 0o640])('keeps the mode %o', async (mode) => {
    const path = join(cwd, 'script');
    writeFileSync(path, 'old\n');
    chmodSync(path, mode);
    expect(await write(path)).toEqual({ type: 'written' });
    expect(statSync(path).mode & 0o7777).toBe(mode);
  });

  test.runIf(process.getuid?.() === 0)('made by root leaves the file to its owner', async () => {
    const path = join(cwd, 'theirs');
    writeFileSync(path, 'old\n');
    chownSync(path, 1234, 2345);
    chmodSync(path, 0o4750);
    expect(await write(path)).toEqual({ type: 'written' });
    const { uid, gid, mode } = statSync(path);
    expect({ uid, gid, mode: mode & 0o7777 }).toEqual({ uid: 1234, gid: 2345, mode: 0o4750 });
  });

  test('of a file with further names says that they keep the old content', async () => {
    const [path, other] = [join(cwd, 'a'), join(cwd, 'b')];
    writeFileSync(path, 'old\n');
    linkSync(path, other);
    expect(planned(await plan(path)).diff[0]).toEqual({
      type: 'note',
      text: 'The file has other names (hard links); they keep the old content.',
    });
    expect(await write(path)).toEqual({ type: 'written' });
    expect([readFileSync(path, 'utf8'), readFileSync(other, 'utf8')]).toEqual(['new\n', 'old\n']);
  });

  test('with a name that is not ASCII or that no terminal should see arrives', async () => {
    const path = join(cwd, 'größe \u001b[2J漢字');
    expect(await write(path)).toEqual({ type: 'written' });
    expect(readFileSync(path, 'utf8')).toBe('new\n');
  });
});

describe('links', () => {
  test('in the last place are followed inside their folder, and stay links', async () => {
    writeFileSync(join(cwd, 'v1.json'), 'old\n');
    symlinkSync('v1.json', join(cwd, 'current.json'));
    const change = planned(await plan(join(cwd, 'current.json')));
    expect(change.path).toBe(join(cwd, 'v1.json'));
    await writeChange(change, 0o022);
    expect(lstatSync(join(cwd, 'current.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'v1.json'), 'utf8')).toBe('new\n');
  });

  test.each<[string, () => string]>([
    [
      'in the last place that leads out of its folder',
      () => {
        writeFileSync(join(home, 'outside'), 'old\n');
        symlinkSync('../outside', join(cwd, 'inside'));
        return join(cwd, 'inside');
      },
    ],
    [
      'that leads to itself',
      () => {
        symlinkSync('loop', join(cwd, 'loop'));
        return join(cwd, 'loop');
      },
    ],
    [
      'that leads nowhere',
      () => {
        symlinkSync('nothing', join(cwd, 'dangling'));
        return join(cwd, 'dangling');
      },
    ],
    [
      'to a folder outside of the current one',
      () => {
        mkdirSync(join(folder, 'etc'));
        symlinkSync('../../etc', join(cwd, 'docs'));
        return join(cwd, 'docs/passwd');
      },
    ],
    [
      'to a folder that does not exist',
      () => {
        symlinkSync('nothing', join(cwd, 'docs'));
        return join(cwd, 'docs/a');
      },
    ],
    [
      'out of the home folder',
      () => {
        mkdirSync(join(folder, 'etc'));
        symlinkSync('../etc', join(home, 'config'));
        return join(home, 'config/a');
      },
    ],
  ])('%s are refused', async (_what, make) => {
    const path = make();
    const outcome = await write(path);
    expect(outcome).toMatchObject({
      type: expect.stringMatching(/refused|failed/),
      reason: expect.stringMatching(/link/),
    });
    expect(existsSync(join(home, 'outside')) && readFileSync(join(home, 'outside'), 'utf8')).not.toBe(
      'new\n',
    );
    expect(existsSync(join(folder, 'etc')) ? readdirSync(join(folder, 'etc')) : []).toEqual([]);
  });

  test('above the current folder are the person’s own way of naming it', async () => {
    symlinkSync(cwd, join(folder, 'short'));
    const short = join(folder, 'short');
    const change = await planWrite(
      { path: join(short, 'a'), content: 'x\n', append: false },
      { cwd: short, home, ownFolders: [], uid: process.getuid?.() },
    );
    expect(planned(change).path).toBe(join(cwd, 'a'));
  });
});

describe('between the question and the answer', () => {
  test.each<[string, (path: string) => void]>([
    ['the file was written to', (path) => writeFileSync(path, 'somebody else\n')],
    [
      'the file was replaced',
      (path) => {
        writeFileSync(`${path}.new`, 'old\n');
        renameSync(`${path}.new`, path);
      },
    ],
    [
      'the file became a link',
      (path) => {
        rmSync(path);
        symlinkSync(join(folder, 'victim'), path);
      },
    ],
    ['the file is gone', (path) => rmSync(path)],
    [
      'the folder became a link',
      () => {
        renameSync(cwd, join(home, 'moved'));
        symlinkSync(join(folder, 'elsewhere'), cwd);
      },
    ],
    [
      'the folder is another',
      () => {
        renameSync(cwd, join(home, 'moved'));
        mkdirSync(cwd);
      },
    ],
  ])('%s: nothing is written', async (_what, happen) => {
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'victim'), 'victim\n');
    const path = join(cwd, 'file');
    writeFileSync(path, 'old\n');
    const change = planned(await plan(path));
    happen(path);
    expect(await writeChange(change, 0o022)).toMatchObject({ type: 'failed' });
    const everything = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(everything).not.toContain('new\n');
    expect(leftovers()).toEqual([]);
  });

  test.each<[string, (path: string) => void]>([
    ['the new file was made', (path) => writeFileSync(path, 'somebody else\n')],
    ['a link was put there', (path) => symlinkSync(join(folder, 'victim'), path)],
    ['a folder was put there', (path) => mkdirSync(path)],
  ])('%s: it is left alone', async (_what, happen) => {
    const path = join(cwd, 'fresh');
    const change = planned(await plan(path));
    happen(path);
    expect(await writeChange(change, 0o022)).toMatchObject({ type: 'failed' });
    expect(existsSync(join(folder, 'victim'))).toBe(false);
    if (lstatSync(path).isFile()) expect(readFileSync(path, 'utf8')).toBe('somebody else\n');
    expect(leftovers()).toEqual([]);
  });

  test('a folder to be made became a link: nothing is written through it', async () => {
    mkdirSync(join(folder, 'elsewhere'));
    const change = planned(await plan(join(cwd, 'a/b/file')));
    symlinkSync(join(folder, 'elsewhere'), join(cwd, 'a'));
    expect(await writeChange(change, 0o022)).toMatchObject({ type: 'failed' });
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
  });
});

describe('what is no plain file of the person’s is refused', () => {
  test.each<[string, (path: string) => void, RegExp]>([
    ['a folder', (path) => mkdirSync(path), /is a folder/],
    ['a named pipe', makePipe, /not a regular file/],
    ['a read-only file', (path) => writeFileSync(path, 'old\n', { mode: 0o444 }), /is read-only/],
    [
      'a huge file',
      (path) => {
        writeFileSync(path, '');
        truncateSync(path, 2_000_000);
      },
      /holds 1\.9MB, too much to show/,
    ],
  ])('%s', async (_what, make, reason) => {
    const path = join(cwd, 'odd');
    make(path);
    for (const append of [false, true])
      expect(await write(path, { append })).toEqual({
        type: 'failed',
        reason: expect.stringMatching(reason),
      });
  });

  test.each(['/dev/null', '/dev/tty', '/proc/self/mem'])('%s', async (path) => {
    expect(await write(path)).toMatchObject({ type: 'failed' });
  });

  test('a socket', async () => {
    const path = join(cwd, 's');
    const server = createServer();
    await new Promise<void>((done) => server.listen(path, done));
    expect(await write(path)).toMatchObject({ type: 'failed' });
    await new Promise((done) => server.close(done));
  });

  test('a place below a file', async () => {
    writeFileSync(join(cwd, 'file'), '');
    expect(await write(join(cwd, 'file/a'))).toEqual({
      type: 'failed',
      reason: `A part of ${join(cwd, 'file/a')} is a file, not a folder.`,
    });
  });

  test('beck’s own folders, also through a link', async () => {
    const own = join(home, '.config/beck');
    mkdirSync(own, { recursive: true });
    symlinkSync('.config/beck', join(home, 'innocent'));
    for (const path of [join(own, 'config.json'), join(home, 'innocent/config.json')])
      expect(await write(path, { ownFolders: [own] })).toEqual({
        type: 'refused',
        reason: `${path} is beck's own, and beck never writes there. Edit it yourself.`,
      });
    expect(readdirSync(own)).toEqual([]);
  });

  test('where beck’s own leads to', async () => {
    mkdirSync(join(home, 'dotfiles/config/beck'), { recursive: true });
    symlinkSync('dotfiles/config', join(home, '.config'));
    writeFileSync(join(home, 'dotfiles/beck.json'), '{}');
    symlinkSync('../../beck.json', join(home, 'dotfiles/config/beck/config.json'));
    const ownFolders = [join(home, '.config/beck'), join(home, '.config/beck/config.json')];
    for (const name of ['dotfiles/config/beck/approvals.json', 'dotfiles/beck.json'])
      expect(await write(join(home, name), { ownFolders })).toMatchObject({
        reason: expect.stringContaining("is beck's own"),
      });
  });

  test('a name that is too long', async () => {
    expect(await write(join(cwd, 'x'.repeat(300)))).toMatchObject({
      reason: expect.stringMatching(/^The name .* is too long\.$/),
    });
  });
});

describe('whom modes and limits bind', () => {
  const bound = (path: string, content: string, limit = 'unlimited') =>
    JSON.parse(
      execFileSync(
        '/bin/sh',
        [
          '-c',
          'ulimit -f "$1"; exec "$2" "$3" "$4" "$5"',
          'sh',
          limit,
          process.execPath,
          FIXTURE,
          path,
          content,
        ],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      ),
    );
  const FIXTURE = join(import.meta.dirname, 'fixtures/write-bound.ts');

  beforeEach(() => {
    for (const place of [folder, home, cwd]) chmodSync(place, 0o755);
    giveAway(folder);
  });

  test('writes where it may', () => {
    expect(bound(join(cwd, 'a'), 'mine\n')).toEqual({ type: 'written' });
    expect(readFileSync(join(cwd, 'a'), 'utf8')).toBe('mine\n');
  });

  test('a read-only folder is said', () => {
    chmodSync(cwd, 0o555);
    const path = join(cwd, 'a');
    expect(bound(path, 'x')).toEqual({ type: 'failed', reason: `You do not have permission for ${path}.` });
    chmodSync(cwd, 0o755);
  });

  test('what is longer than may be written leaves the old file and nothing else', () => {
    const path = join(cwd, 'a');
    writeFileSync(path, 'old\n');
    giveAway(folder);
    expect(bound(path, 'x'.repeat(20_000), '1')).toEqual({
      type: 'failed',
      reason: `${path} would be longer than a file may be here.`,
    });
    expect(readFileSync(path, 'utf8')).toBe('old\n');
    expect(leftovers()).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)('another person’s file stays theirs', () => {
    const path = join(cwd, 'theirs');
    writeFileSync(path, 'old\n', { mode: 0o666 });
    chmodSync(path, 0o666);
    expect(bound(path, 'x').reason).toMatch(/belongs to/);
  });
});

test.each([
  ['ENOSPC', 'The disk with /a is full.'],
  ['EROFS', '/a is on a read-only file system.'],
  ['EDQUOT', 'Your disk quota for /a is used up.'],
  ['EWHATEVER', '/a could not be used (EWHATEVER).'],
])('%s is a sentence', (code, sentence) => {
  expect(fileError(Object.assign(new Error(code), { code }), '/a')).toBe(sentence);
});
