import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../src/domain/make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes the folder and those above it, for the person alone', () => {
  makeFolder(join(folder, 'a/b/c'));
  const modes = ['a', 'a/b', 'a/b/c'].map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o700]);
});

test('leaves a folder that is there as it is', () => {
  makeFolder(join(folder, 'a'), 0o755);
  makeFolder(join(folder, 'a'), 0o700);
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o755);
});

test('below a file it fails', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file/a/b'))).toThrow('ENOTDIR');
});

test.runIf(process.platform === 'linux')(
  'where the system can make nothing it fails instead of trying for ever',
  () => {
    expect(() => makeFolder('/proc/x/.cache/beck')).toThrow('ENOENT');
  },
);

test.runIf(process.platform === 'linux').each([
  ['classify', ['classify', 'ls']],
  ['a question', ['ask', '--provider', 'recipes', '--print', 'which files here are over 1 MB']],
  ['context', ['context']],
])('with a home in which no folder can be made, beck answers: %s', (_what, args) => {
  const main = join(import.meta.dirname, '../../dist/main.js');
  const env = { PATH: process.env['PATH'], HOME: '/proc/x' };
  const { status, signal } = spawnSync(process.execPath, [main, ...args], {
    env,
    cwd: folder,
    timeout: 60_000,
  });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
});
