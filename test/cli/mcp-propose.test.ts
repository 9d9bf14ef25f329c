// What a program learns about its proposal if it does not wait for the answer.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { waitForAnswer } from '../../src/cli/verbs/mcp/tools/propose.ts';
import { putProposal, takeProposal } from '../../src/sessions/proposals.ts';

const AT = 1_800_000_000_000;
const proposal = { id: 'one', command: 'ls', why: '', client: 'agent', at: AT };

let folder = '';
let shell: ChildProcess;
let pid = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-propose-'));
  shell = spawn('bash', ['-c', 'read x'], { stdio: ['pipe', 'ignore', 'ignore'] });
  pid = shell.pid ?? 0;
  writeFileSync(join(folder, `${pid}.shell`), 'bash', { mode: 0o600 });
  putProposal(folder, pid, proposal);
});
afterEach(() => {
  shell.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const wait = (signal: AbortSignal) => waitForAnswer({ folder, pid, id: 'one', signal });
const cancelled = AbortSignal.abort();

test('a cancelled one that was never shown was not run, and cannot be any more', async () => {
  expect(await wait(cancelled)).toBe('closed');
  expect(takeProposal(folder, pid, AT)).toBeUndefined();
});

test('a cancelled one that the person sees may run', async () => {
  takeProposal(folder, pid, AT);
  expect(await wait(cancelled)).toBe('lost');
});

test('a cancelled one that the shell has just taken may run', async () => {
  rmSync(join(folder, `${pid}.waiting`));
  expect(await wait(cancelled)).toBe('lost');
});

test('in a shell that was closed it was not run while it waited, and may have been once it was shown', async () => {
  const ended = new Promise((done) => shell.once('exit', done));
  shell.kill('SIGKILL');
  await ended;
  expect(await wait(new AbortController().signal)).toBe('closed');
  writeFileSync(join(folder, `${pid}.shell`), 'bash', { mode: 0o600 });
  putProposal(folder, pid, proposal);
  takeProposal(folder, pid, AT);
  expect(await wait(new AbortController().signal)).toBe('lost');
});
