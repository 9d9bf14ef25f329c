// What a shell's last question looked at: kept privately and bounded, and gone with the next question or the shell.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeStaleOutputs } from '../../src/sessions/kept-output.ts';
import { keepLooks, readLooks } from '../../src/sessions/last-looks.ts';
import { findSessionKey, type SessionKey } from '../../src/sessions/session-key.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beck-looks-'));
  folder = join(root, 'output');
});
afterEach(() => rmSync(root, { recursive: true }));

const GONE: SessionKey = { pid: 1, started: 'long-ago' };

test('the looks of the last question are read as they were kept, by this shell alone', () => {
  const looks = [{ what: 'ls', outputs: ['a\n', ''] }];
  keepLooks(folder, GONE, [{ what: 'pwd', outputs: ['/'] }]);
  keepLooks(folder, GONE, looks);
  expect(readLooks(folder, GONE)).toEqual(looks);
  expect(readLooks(folder, { ...GONE, pid: 2 })).toEqual([]);
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600]);
});

test('a question without looks leaves none of those before', () => {
  keepLooks(folder, GONE, [{ what: 'ls', outputs: ['a'] }]);
  keepLooks(folder, GONE, []);
  expect(readdirSync(folder)).toEqual([]);
});

test('every look is kept; what is too much text for a person stands without it', () => {
  const named = (text: string) => Array.from({ length: 30 }, (_, n) => ({ what: `${n}`, outputs: [text] }));
  keepLooks(folder, GONE, named('short'));
  expect(readLooks(folder, GONE)).toEqual(named('short'));
  keepLooks(folder, GONE, named('x'.repeat(400_000)));
  const kept = readLooks(folder, GONE);
  expect(kept.map(({ what }) => what)).toEqual(named('').map(({ what }) => what));
  expect(kept.slice(-3).map(({ outputs }) => outputs[0]?.length)).toEqual([21, 400_000, 400_000]);
  keepLooks(folder, GONE, [{ what: 'a', outputs: ['x'.repeat(3_000_000)], ended: 'exit 2' }]);
  expect(readLooks(folder, GONE)).toEqual([{ what: 'a', outputs: ['x'.repeat(1_000_000)], ended: 'exit 2' }]);
});

test('nothing is kept where others can read, and nothing believed that is not ours in shape', () => {
  mkdirSync(folder, { mode: 0o755 });
  keepLooks(folder, GONE, [{ what: 'ls', outputs: ['a'] }]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, '1-long-ago-looks.json'), '{"version":1,"looks":"all"}', { mode: 0o600 });
  expect(readLooks(folder, GONE)).toEqual([]);
});

test('they go with their shell', async () => {
  const living = await findSessionKey(process.pid);
  keepLooks(folder, GONE, [{ what: 'ls', outputs: ['a'] }]);
  if (living !== undefined) keepLooks(folder, living, [{ what: 'ls', outputs: ['b'] }]);
  await removeStaleOutputs(folder, Date.now());
  expect(readLooks(folder, GONE)).toEqual([]);
  expect(living && readLooks(folder, living)).toEqual([{ what: 'ls', outputs: ['b'] }]);
});
