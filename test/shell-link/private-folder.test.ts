import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makePrivateFolder, removePrivateFolders } from '../../src/shell-link/private-folder.ts';
import { freshHome } from '../support/home.ts';

test.each([
  { name: 'the one for run time', runtime: 'runtime', chosen: 'runtime' },
  { name: 'the temporary one where that is missing', runtime: 'missing', chosen: 'temporary' },
  { name: 'the temporary one where that is not named', runtime: undefined, chosen: 'temporary' },
  { name: 'the temporary one where that is empty', runtime: '', chosen: 'temporary' },
])('a private folder is made in $name, and its name says whose it is', async ({ runtime, chosen }) => {
  await using home = await freshHome();
  const at = (name: string) => join(home.path, name);
  for (const name of ['runtime', 'temporary']) mkdirSync(at(name));
  const env = { XDG_RUNTIME_DIR: runtime && at(runtime), TMPDIR: at('temporary') };
  const made = await makePrivateFolder(env, 123);
  expect([dirname(made), basename(made), statSync(made).mode & 0o777]).toEqual([
    at(chosen),
    expect.stringMatching(/^beck\.123\.\w+$/),
    0o700,
  ]);
});

test('a relative folder is passed over', async () => {
  await using home = await freshHome();
  const made = await makePrivateFolder({ XDG_RUNTIME_DIR: '.', TMPDIR: home.path }, 123);
  expect(dirname(made)).toBe(home.path);
});

test('what a shell left is removed wherever it is, and nothing of others', async () => {
  await using home = await freshHome();
  const at = (name: string) => join(home.path, name);
  for (const name of ['runtime', 'temporary/kept', 'temporary/beck.1234.x', 'temporary/beck.123.y'])
    mkdirSync(at(name), { recursive: true });
  const env = { XDG_RUNTIME_DIR: at('runtime'), TMPDIR: at('temporary') };
  writeFileSync(join(await makePrivateFolder(env, 123), 'request'), '');
  symlinkSync(at('temporary/kept'), at('runtime/beck.123.link'));
  await removePrivateFolders(env, 123);
  expect(readdirSync(at('runtime'))).toEqual([]);
  expect(readdirSync(at('temporary')).toSorted()).toEqual(['beck.1234.x', 'kept']);
});
