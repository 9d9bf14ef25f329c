// Which entries of a folder Python would take for its own modules.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withoutImports, withoutModules } from '../../src/context/python-modules.ts';

const root = mkdtempSync(join(tmpdir(), 'beck-modules-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folderWith(...names: readonly string[]): string {
  const folder = mkdtempSync(join(root, 'f'));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (name.endsWith('/')) mkdirSync(join(folder, name), { recursive: true });
    else writeFileSync(join(folder, name), '');
  }
  return folder;
}

test('nothing is in the way of its own modules in an everyday project', async () => {
  const folder = folderWith(
    'manage.py',
    'setup.py',
    'data.json',
    'src/',
    '__pycache__/',
    'json.txt',
    'venv/',
    'html/index.html',
    'code',
    'pip/x.py',
  );
  expect(await withoutModules([folder])).toEqual([folder]);
});

test.each([
  'json.py',
  'argparse.py',
  'runpy.pyc',
  'json/__init__.py',
  'json/__init__.abi3.so',
  'pip.py',
  'attr.py',
  're.cpython-312-x86_64-linux-gnu.so',
  '_json.py',
])('%s would run in place of one', async (name) => {
  expect(await withoutModules([folderWith('a.py', name)])).toEqual([]);
});

test('an everyday project has nothing that another module looks for', async () => {
  const folder = folderWith(
    'setup.py',
    'test_x.py',
    'a-b.py',
    'a.csv',
    'src/x.py',
    'lib/a.c',
    'tests/__init__.py',
  );
  expect(await withoutImports([folder])).toEqual([folder]);
});

test.each([
  'pyarrow.py',
  'x.so',
  'pyarrow/__init__.py',
  'numexpr/x.py',
  'google/protobuf/__init__.py',
  'é.py',
])('%s may be what one looks for', async (name) =>
  expect(await withoutImports([folderWith('setup.py', name)])).toEqual([]),
);

test('a folder that cannot be read tells nothing', async () => {
  expect(await withoutModules([join(root, 'none')])).toEqual([]);
  expect(await withoutImports([join(root, 'none')])).toEqual([]);
});
