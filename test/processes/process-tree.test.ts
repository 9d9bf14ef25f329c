import { expect, test } from 'vitest';
import { endProcessTree } from '../../src/processes/process-tree.ts';

test('on Windows the system ends a process with what it started', async () => {
  const started: string[] = [];
  await endProcessTree(4711, {
    platform: 'win32',
    start: async (file, words) => started.push([file, ...words].join(' ')),
  });
  expect(started).toEqual(['C:\\Windows\\System32\\taskkill.exe /PID 4711 /T /F']);
});
