// Which users could have changed a program.

import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOpenToOthers, markUntrusted } from '../../src/context/machine/program-trust.ts';
import { freshHome } from '../support/home.ts';

test.each([
  ['own', 0o40755, 1000, [false, false]],
  ["the system's", 0o40755, 0, [false, false]],
  ["a third user's", 0o40755, 1001, [true, true]],
  ['open to everybody', 0o40757, 1000, [true, true]],
  ['sticky and open to everybody', 0o41777, 0, [true, false]],
  ["open to the system's group", 0o42775, 0, [false, false]],
] as const)('a folder that is %s is open to others at the program, and above it', (_, mode, uid, open) => {
  expect([true, false].map((kept) => isOpenToOthers({ mode, uid }, 1000, kept))).toEqual(open);
});

describe('programs', () => {
  const uid = process.getuid?.() ?? 0;

  test('are untrusted where the project holds them or others can change them', async () => {
    await using home = await freshHome();
    const at = (name: string) => join(home.path, name);
    for (const folder of ['project/bin', 'system', 'open']) await mkdir(at(folder), { recursive: true });
    for (const file of ['project/bin/own', 'system/own', 'system/shared', 'open/own'])
      await writeFile(at(file), '', { mode: 0o755 });
    await symlink(at('project/bin/own'), at('system/link'));
    await chmod(at('system/shared'), 0o777);
    await chmod(at('open'), 0o777);
    const names = [
      'system/own',
      'system/link',
      'system/shared',
      'system/none',
      'open/own',
      'project/bin/own',
    ];
    const files = names.map((name) => [name, { type: 'file', path: at(name) }] as const);
    const around = { uid, home: '/home/nobody-here', project: at('project') };
    const marked = await markUntrusted(Object.fromEntries(files), around);
    expect(marked).toEqual(
      Object.fromEntries(
        files.map(([name, file]) => [name, name === 'system/own' ? file : { ...file, untrusted: true }]),
      ),
    );
  });

  test('only files are looked at', async () => {
    const resolved = {
      a: { type: 'function' },
      b: { type: 'alias', text: 'c' },
      c: { type: 'missing' },
    } as const;
    expect(await markUntrusted(resolved, { uid, home: '/', project: undefined })).toEqual(resolved);
  });
});
