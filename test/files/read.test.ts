// Reading the start of files: text, too long, not text, not there.

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSecretPath } from '../../src/domain/secret-paths.ts';
import { absolutePath, readTextFile } from '../../src/files/read.ts';
import { leadsToSecret } from '../../src/files/secret.ts';
import { makePipe } from '../support/pipe.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beck-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function file(content: string | Uint8Array): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}\n`).join('');

describe('text', () => {
  test.each(['', 'one line without an end', 'a\nb\n', 'π ✓ 漢字\n'])('%j arrives whole', async (text) => {
    expect(await readTextFile(await file(text))).toEqual({
      text,
      bytes: Buffer.byteLength(text),
      truncated: false,
      binary: false,
    });
  });

  test('of exactly the allowed lines is not cut', async () => {
    expect(await readTextFile(await file(numbers(5)), { lines: 5, bytes: 100 })).toMatchObject({
      text: numbers(5),
      truncated: false,
    });
  });

  test('of more lines keeps the first and says how much is missing', async () => {
    expect(await readTextFile(await file(numbers(2000)), { lines: 3, bytes: 10_240 })).toEqual({
      text: '1\n2\n3\n[... 8.7KB omitted (8.7KB total) - use grep/tail/sed -n to see more ...]',
      bytes: 8893,
      truncated: true,
      binary: false,
    });
  });

  test('in one huge line is cut between two characters', async () => {
    const outcome = await readTextFile(await file('é'.repeat(50_000)), { lines: 200, bytes: 11 });
    expect(outcome).toMatchObject({
      text: 'ééééé\n[... 97.6KB omitted (97.7KB total) - use grep/tail/sed -n to see more ...]',
      bytes: 100_000,
      truncated: true,
    });
  });

  test('loses terminal sequences', async () => {
    expect(await readTextFile(await file('a\u001b[31mred\u001b[0m\u001b]0;title\u0007\n'))).toMatchObject({
      text: 'ared\n',
    });
  });

  test('of a file that says it is empty, as in /proc, arrives', async () => {
    const outcome = await readTextFile('/proc/self/comm');
    expect(outcome).toMatchObject({ text: expect.stringMatching(/./), truncated: false });
  });
});

test.runIf(process.platform === 'linux')(
  'of a file that became a secret one since it was looked at is not read',
  async () => {
    await mkdir(join(folder, '.ssh'));
    await writeFile(join(folder, '.ssh/id_rsa'), 'key');
    await symlink('.ssh/id_rsa', join(folder, 'notes'));
    const limits = { lines: 10, bytes: 100, isSecret: (path: string) => isSecretPath(path) };
    expect(await readTextFile(join(folder, 'notes'), limits)).toEqual({
      type: 'failed',
      reason: `${join(folder, 'notes')} leads to what may hold secrets.`,
    });
    expect(await readTextFile(join(folder, 'notes'))).toMatchObject({ text: 'key' });
  },
);

describe('not text', () => {
  test.each([
    ['mostly NULs', Buffer.from('text\0\0\0\0text')],
    ['mostly invalid UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0x62])],
  ])('%s is told with its size', async (_name, bytes) => {
    expect(await readTextFile(await file(bytes))).toEqual({
      text: `Binary file (${bytes.length}B), not shown. \`file\` and \`xxd | head\` tell more.`,
      bytes: bytes.length,
      truncated: true,
      binary: true,
    });
  });

  test.each([
    ['a name in Latin-1', Buffer.from('caf\xe9 au lait\n', 'latin1'), 'caf\ufffd au lait\n'],
    ['names that a NUL ends', Buffer.from('one.txt\0two.txt\0'), 'one.txt\ntwo.txt\n'],
    ['a character cut at the end', Buffer.from([0x61, 0x62, 0x63, 0x64, 0xe2, 0x82]), 'abcd\ufffd'],
  ])('a few bytes alone are replaced: %s', async (_name, bytes, text) => {
    expect(await readTextFile(await file(bytes))).toMatchObject({ text, binary: false });
  });
});

describe('what cannot be read is a sentence', () => {
  test('a missing file', async () => {
    const path = join(folder, 'none');
    expect(await readTextFile(path)).toEqual({ type: 'failed', reason: `There is no file ${path}.` });
    expect(await readTextFile(join(await file(''), 'x'))).toMatchObject({ type: 'failed' });
  });

  test('a folder', async () => {
    expect(await readTextFile(folder)).toEqual({
      type: 'failed',
      reason: `${folder} is a folder, not a file.`,
    });
  });

  test('a named pipe, without waiting for a writer', async () => {
    const path = join(folder, 'pipe');
    makePipe(path);
    expect(await readTextFile(path)).toEqual({ type: 'failed', reason: `${path} is not a regular file.` });
  });

  test('a link to itself', async () => {
    const path = join(folder, 'loop');
    await symlink(path, path);
    expect(await readTextFile(path)).toEqual({
      type: 'failed',
      reason: `${path} is a symbolic link that leads to itself.`,
    });
  });

  test.skipIf(process.getuid?.() === 0)('a file of someone else', async () => {
    const path = await file('x');
    execFileSync('chmod', ['000', path]);
    expect(await readTextFile(path)).toEqual({ type: 'failed', reason: `You may not read ${path}.` });
  });
});

test.each([
  ['notes.txt', '/srv/dir/notes.txt'],
  ['../notes.txt', '/srv/notes.txt'],
  ['/etc//hosts', '/etc/hosts'],
  ['~', '/home/a'],
  ['~/x', '/home/a/x'],
  ['~b/x', '/srv/dir/~b/x'],
])('%s means %s', (path, expected) => {
  expect(absolutePath(path, { cwd: '/srv/dir', home: '/home/a' })).toBe(expected);
});

test('a harmless name that links to a secret is a secret', async () => {
  await mkdir(join(folder, '.ssh'));
  await writeFile(join(folder, '.ssh/id_rsa'), '');
  await symlink(join(folder, '.ssh/id_rsa'), join(folder, 'notes'));
  await file('');
  const paths = ['notes', '.ssh/id_rsa', '.env', 'file', 'none'];
  expect(paths.map((path) => leadsToSecret(join(folder, path)))).toEqual([true, true, true, false, false]);
});

test("a piece of the person's own sensitive paths makes a secret, through links too", async () => {
  await mkdir(join(folder, 'Clients'));
  await writeFile(join(folder, 'Clients/a'), '');
  await symlink(join(folder, 'Clients/a'), join(folder, 'notes'));
  await file('');
  const paths = ['Clients/a', 'clients/none', 'notes', 'file'];
  expect(paths.map((path) => leadsToSecret(join(folder, path), ['clients/']))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
