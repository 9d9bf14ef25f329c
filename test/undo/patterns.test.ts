// Which paths a pattern of a judged command matches.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANY_CHARACTER, ANY_RUN } from '../../src/domain/change.ts';
import { pathsMatching } from '../../src/undo/patterns.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-patterns-'));
  mkdirSync(join(folder, 'in'));
  for (const name of ['old-a.txt', 'old-b.txt', 'oldxa.txt', 'a+[1].txt', 'in/old-a.txt', '.old-a.txt'])
    writeFileSync(join(folder, name), '');
});

afterAll(() => {
  if (folder !== '') rmSync(folder, { recursive: true });
});

test.each([
  ['a dash beside it', `old-${ANY_RUN}`, ['old-a.txt', 'old-b.txt']],
  ['any one character', `old${ANY_CHARACTER}a.txt`, ['old-a.txt', 'oldxa.txt']],
  ['what patterns of code mean something by', `a+[1].${ANY_RUN}`, ['a+[1].txt']],
  ['a folder above', `${ANY_RUN}/old-${ANY_RUN}.txt`, ['in/old-a.txt']],
])('with %s', (_, pattern, paths) => {
  const found = pathsMatching(`${folder}/${pattern}`, 10);
  expect(found?.toSorted()).toEqual(paths.map((path) => `${folder}/${path}`));
});

test('more than asked for are none', () => {
  expect(pathsMatching(`${folder}/${ANY_RUN}`, 2)).toBeUndefined();
});
