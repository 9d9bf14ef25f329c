// Which entries of a folder Python would take for its own modules.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withoutModules } from '../../src/context/python-modules.ts';

const root = mkdtempSync(join(tmpdir(), 'beck-modules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(root, 'f'));
  for (const name of names) {
    if (name.endsWith('/')) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), '');
  }
  return folder;
}

test('nothing is in the way of its own modules in an everyday project', async () => {
  const folder = folderWith('manage.py', 'setup.py', 'data.json', 'src/', '__pycache__/', 'json.txt');
  expect(await withoutModules([folder])).toEqual([folder]);
});

test.each(['json.py', 'argparse.py', 'runpy.pyc', 'json/', 're.cpython-312-x86_64-linux-gnu.so', '_json.py'])(
  '%s would run in place of one',
  async (name) => {
    expect(await withoutModules([folderWith('a.py', name)])).toEqual([]);
  },
);

test('a folder that cannot be read tells nothing', async () => {
  expect(await withoutModules([join(root, 'none')])).toEqual([]);
});
