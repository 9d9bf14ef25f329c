// What is at a path.

import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathKinds } from '../../src/context/path-kinds.ts';
import { freshHome } from '../support/home.ts';

test('files, folders, links and nothing are distinguished; relative paths are left out', async () => {
  await using home = await freshHome();
  const at = (name: string) => join(home.path, name);
  await mkdir(at('folder'));
  await writeFile(at('file'), '');
  await symlink(at('folder'), at('link'));
  await symlink(at('gone'), at('dangling'));
  const names = ['folder', 'file', 'link', 'dangling', 'none', 'file/below', 'folder/..'];
  expect(await pathKinds([...names.map(at), '/dev/null', 'relative', '.'])).toEqual({
    [at('folder')]: 'folder',
    [at('file')]: 'file',
    [at('link')]: 'other',
    [at('dangling')]: 'other',
    [at('none')]: 'none',
    [at('file/below')]: 'none',
    [at('folder/..')]: 'folder',
    '/dev/null': 'other',
  });
});

test('of very many paths only the first are looked at; the rest may exist', async () => {
  const paths = Array.from({ length: 5000 }, (_, index) => `/nowhere/${index}`);
  expect(Object.keys(await pathKinds(paths))).toEqual(paths.slice(0, 200));
});
