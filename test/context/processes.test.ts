// Which processes a target stands for, in this very machine: a program of ours that listens, found by each of its names.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findProcesses } from '../../src/context/processes.ts';

const withProc = test.skipIf(!existsSync('/proc/self/comm'));

withProc('a process is found by its number and its name, with what it is called', async () => {
  const child = spawn('sleep', ['60']);
  try {
    await new Promise((settle) => child.once('spawn', settle));
    const key = `pid ${child.pid}`;
    await expect.poll(() => findProcesses([key])[key]).toEqual([{ pid: child.pid, name: 'sleep' }]);
    expect(findProcesses(['name sleep'])['name sleep']).toContainEqual({ pid: child.pid, name: 'sleep' });
  } finally {
    child.kill('SIGKILL');
  }
});

withProc('the one that listens on a port is found, and none where nobody listens', async () => {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const found = findProcesses([`port ${port}`], 10_000)[`port ${port}`];
  expect(found?.map(({ pid }) => pid)).toContain(process.pid);
  await new Promise((settle) => server.close(settle));
  expect(findProcesses([`port ${port}`])[`port ${port}`]).toEqual([]);
});

withProc('a number that no process has stands for none', () => {
  expect(findProcesses(['pid 99999999'])['pid 99999999']).toEqual([]);
});
