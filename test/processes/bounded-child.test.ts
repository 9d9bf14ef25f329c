// What cannot be started says so, whichever way the system says it.

import { expect, test } from 'vitest';
import { collectOutput } from '../../src/output/bounded.ts';
import { type ChildRequest, runBoundedChild } from '../../src/processes/bounded-child.ts';

const run = (request: Partial<ChildRequest>) =>
  runBoundedChild({
    program: '/bin/sh',
    args: [],
    cwd: '/',
    env: {},
    seconds: 20,
    signal: new AbortController().signal,
    stdout: collectOutput(),
    stderr: collectOutput(),
    ...request,
  });

test.each<[string, Partial<ChildRequest>, RegExp]>([
  ['no such program', { program: '/nowhere/program' }, /\/nowhere\/program/],
  ['no such folder', { cwd: '/nowhere' }, /^The folder \/nowhere is gone\.$/],
  ['an argument too long', { args: ['-c', `: ${'x'.repeat(200_000)}`] }, /E2BIG/],
  ['a zero byte', { args: ['-c', 'a\0b'] }, /null bytes/],
])('%s', async (_, request, reason) => {
  expect(await run(request)).toEqual({ type: 'not-started', reason: expect.stringMatching(reason) });
});

test('how it ended is known', async () => {
  expect(await run({ args: ['-c', 'exit 3'] })).toEqual({ type: 'ended', status: 3, signal: undefined });
  expect(await run({ args: ['-c', 'kill -TERM $$'] })).toEqual({
    type: 'ended',
    status: undefined,
    signal: 'SIGTERM',
  });
});
