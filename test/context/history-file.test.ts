// Reading a shell's history file, whatever lies where it should be.

import { execFileSync } from 'node:child_process';
import { appendFileSync, closeSync, ftruncateSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHistoryFile } from '../../src/context/history-file.ts';
import { freshHome } from '../support/home.ts';

test('of a huge one the end is read, whose last lines are found', async () => {
  await using home = await freshHome();
  const path = join(home.path, 'history');
  // No blocks of the disk are used for what was never written.
  const file = openSync(path, 'w');
  ftruncateSync(file, 200_000_000);
  closeSync(file);
  appendFileSync(path, '\ngit push\n');
  for (const time of [1, 60_000]) {
    const read = await readHistoryFile(path, time);
    const { length = 0 } = read?.bytes ?? {};
    expect(read?.isLate).toBe(length < 134_217_728);
    if (length > 0) expect(read?.bytes.subarray(-9).toString()).toBe('git push\n');
  }
});

test('a short one is read whole', async () => {
  await using home = await freshHome();
  writeFileSync(join(home.path, 'history'), 'git push\n');
  const read = await readHistoryFile(join(home.path, 'history'), 60_000);
  expect(read).toEqual({ bytes: Buffer.from('git push\n'), isLate: false });
});

test.skipIf(process.platform === 'win32')('a pipe to which nobody writes is not waited for', async () => {
  await using home = await freshHome();
  const path = join(home.path, 'pipe');
  execFileSync('mkfifo', [path]);
  expect(await readHistoryFile(path)).toBeUndefined();
});

test('a folder, an empty file and none are no history', async () => {
  await using home = await freshHome();
  mkdirSync(join(home.path, 'folder'));
  writeFileSync(join(home.path, 'empty'), '');
  for (const name of ['folder', 'empty', 'missing'])
    expect(await readHistoryFile(join(home.path, name))).toBeUndefined();
});
