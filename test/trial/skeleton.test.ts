// What a trial writes on the disk, and when that is too much.

import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBubblewrap } from '../../src/trial/bubblewrap.ts';
import { fullness } from '../../src/trial/skeleton.ts';
import { refuseSockets } from '../../src/trial/sockets.ts';
import { freshHome } from '../support/home.ts';

const MEGABYTE = 1024 * 1024;

test.each<
  [
    what: string,
    lost: { bytes: number; files: number },
    written: { bytes: number; more: boolean },
    is: boolean,
  ]
>([
  ['little', { bytes: 9 * MEGABYTE, files: 9 }, { bytes: 9 * MEGABYTE, more: false }, false],
  ['much', { bytes: 11 * MEGABYTE, files: 9 }, { bytes: 11 * MEGABYTE, more: false }, true],
  ['much by somebody else', { bytes: 11 * MEGABYTE, files: 9 }, { bytes: 1, more: false }, false],
  ['much in more files than are counted', { bytes: 11 * MEGABYTE, files: 9 }, { bytes: 1, more: true }, true],
  ['nothing but names', { bytes: 9 * MEGABYTE, files: 300_000 }, { bytes: 0, more: true }, true],
  ['many small files', { bytes: 9 * MEGABYTE, files: 30_000 }, { bytes: 9 * MEGABYTE, more: true }, false],
])('%s is written', (_, lost, { bytes, more }, is) => {
  const before = { bytes: 1000 * MEGABYTE, files: 1_000_000 };
  const rooms = [before, { bytes: before.bytes - lost.bytes, files: before.files - lost.files }];
  const left = () => rooms.shift() ?? before;
  const size = () => ({ files: 0, bytes, more });
  expect(fullness({ folder: '/', layers: '/' }, 10, { left, size })()).toBe(is);
});

test.skipIf(process.platform !== 'linux')('its sockets go with their servers', async () => {
  await using home = await freshHome();
  const path = join(home.path, 'socket');
  const server = createServer().listen(path);
  await once(server, 'listening');
  const sockets = join(home.path, 'sockets');
  mkdirSync(sockets);
  const refused = await refuseSockets(sockets, [{ kind: 'overlay', path: home.path, mode: '755' }], []);
  server.close();
  expect(refused.paths).toEqual([path]);
  expect(readdirSync(sockets)).toEqual(['0']);
  refused.close();
  expect(readdirSync(sockets)).toEqual([]);
});

test('nothing of it stays where a link is gone before it starts', async () => {
  await using home = await freshHome();
  const request = {
    ...{ words: ['true'], cwd: '/', umask: 0o022, env: {}, folders: [], copyMegabytes: 1, seconds: 1 },
    ...{ network: false, signal: new AbortController().signal, onOutput() {} },
  };
  const gone = { kind: 'link', path: join(home.path, 'gone'), mode: '777' } as const;
  await expect(startBubblewrap(request, { script: '', folder: home.path }, [gone])).rejects.toThrow('ENOENT');
  expect(readdirSync(home.path).filter((name) => /^\d/.test(name))).toEqual([]);
});
