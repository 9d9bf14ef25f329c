// What a trial writes on the disk, and when that is too much.

import { expect, test } from 'vitest';
import { fullness } from '../../src/trial/skeleton.ts';

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
