// Long output in a private file: its owner, its content, and when it is removed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWhole, tidyKeptOutput } from '../../src/cli/wiring/kept-output.ts';
import type { Surroundings } from '../../src/cli/wiring/surroundings.ts';
import { isSecretPath } from '../../src/domain/secret-paths.ts';
import { collectOutput, MOST_KEPT } from '../../src/output/bounded.ts';
import { collectFirst } from '../../src/output/first-bytes.ts';
import { type Redact, redact as redactWith } from '../../src/output/redact.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

let folder: string;
let surroundings: Surroundings;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-kept-'));
  surroundings = {
    env: { XDG_RUNTIME_DIR: folder },
    home: folder,
    user: 'a',
    now: Date.now(),
    cwd: folder,
    program: '',
    nonce: 'n0nce',
    settingsFile: undefined,
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

async function keep(
  text: string | Buffer,
  {
    command = 'make',
    shellPid = process.pid,
    redact = redactWith,
  }: { command?: string; shellPid?: number; redact?: Redact } = {},
) {
  const collector = collectOutput();
  const first = collectFirst(MOST_KEPT);
  collector.push(Buffer.from(text));
  first.push(Buffer.from(text));
  return keepWhole(collector.result(), first.bytes(), { surroundings, shellPid, command, redact });
}

const LONG = 'line\n'.repeat(1000);

test('holds the whole text, without sequences and with secrets masked, for the person alone', async () => {
  const { keptIn = '', text } = await keep(`\u001b[31mred\u001b[0m\n${LONG}API_KEY=abcdefgh12345678\nend\n`);
  expect(text).toContain('lines omitted');
  expect(readFileSync(keptIn, 'utf8')).toBe(`red\n${LONG}API_KEY=[masked: password]\nend\n`);
  expect([statSync(keptIn), statSync(dirname(keptIn))].map(({ mode }) => mode & 0o777)).toEqual([
    0o600, 0o700,
  ]);
});

test('masks the values of variables as what is sent does', async () => {
  const redact: Redact = (text) => redactWith(text, ['my-own-word']);
  const { keptIn = '' } = await keep(`${LONG}it is my-own-word\n`, { redact });
  expect(readFileSync(keptIn, 'utf8').slice(-28)).toBe('line\nit is [masked: variable]\n'.slice(-28));
});

test('a probe may look into it without asking', async () => {
  const { keptIn = '' } = await keep(LONG);
  const { classify } = await loadClassifier('bash');
  for (const command of [`grep -n line ${keptIn}`, `tail -5 '${keptIn}'`, `wc -l < ${keptIn}`])
    expect(classify({ command, shell: 'bash', cwd: folder, home: folder }).level).toBe('safe');
  expect(isSecretPath(keptIn)).toBe(false);
});

test.each([
  ['short output', 'line\n', {}],
  ['output that is not text', Buffer.alloc(20_000), {}],
  ['the environment', LONG, { command: 'printenv | sort' }],
  ['the history', LONG, { command: 'history 5000' }],
  ['output of a shell that is gone', LONG, { shellPid: 2 ** 22 + 1 }],
])('is not made for %s', async (_what, text, more) => {
  expect((await keep(text, more)).keptIn).toBeUndefined();
  expect(existsSync(join(folder, 'beck/output')) ? readdirSync(join(folder, 'beck/output')) : []).toEqual([]);
});

test('ends where it would be too large, and says so', async () => {
  const { keptIn = '' } = await keep('0123456\n'.repeat(700_000));
  const kept = readFileSync(keptIn, 'utf8');
  expect(kept.endsWith('0123456\n\n[... only the first 4.0MB of 5.3MB are kept ...]\n')).toBe(true);
  expect(Buffer.byteLength(kept)).toBeLessThan(MOST_KEPT + 100);
});

test('is not made in a folder others can use', async () => {
  mkdirSync(join(folder, 'beck/output'), { recursive: true });
  chmodSync(join(folder, 'beck/output'), 0o777);
  expect((await keep(LONG)).keptIn).toBeUndefined();
  expect(readdirSync(join(folder, 'beck/output'))).toEqual([]);
});

test('a shell has ten of them, and the oldest goes first', async () => {
  const kept: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { keptIn = '' } = await keep(LONG);
    kept.push(keptIn);
    utimesSync(keptIn, count, count);
  }
  expect(kept.map((path) => existsSync(path))).toEqual([false, false, ...new Array(10).fill(true)]);
});

test('the next question removes those whose shell has ended and those older than a day', async () => {
  const shell = spawn('sleep', ['600']);
  await once(shell, 'spawn');
  const theirs = await keep(LONG, { shellPid: shell.pid ?? 0 });
  const [mine, old] = [await keep(LONG), await keep(LONG)];
  const before = (Date.now() - 25 * 60 * 60 * 1000) / 1000;
  utimesSync(old.keptIn ?? '', before, before);
  writeFileSync(join(folder, 'beck/output/notes'), 'not ours');
  shell.kill('SIGKILL');
  await once(shell, 'exit');
  await tidyKeptOutput(surroundings);
  expect([mine, theirs, old].map(({ keptIn = '' }) => existsSync(keptIn))).toEqual([true, false, false]);
  expect(existsSync(join(folder, 'beck/output/notes'))).toBe(true);
});
