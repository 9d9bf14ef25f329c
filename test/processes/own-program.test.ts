// Programs that the person's settings name.

import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runOwnProgram } from '../../src/processes/own-program.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

const run = (words: readonly string[], cwd = home.path, env = home.env) =>
  runOwnProgram({
    words,
    env,
    around: { cwd, home: home.path },
    seconds: 10,
    signal: new AbortController().signal,
  });

test('gets its words as they are, the whole environment, and home as its folder', async () => {
  const env = { ...home.env, MY_TOKEN: 'abc' };
  const command = 'pwd; printf "%s\\n" "$MY_TOKEN" "$1"; exit 4';
  expect(await run(['sh', '-c', command, 'sh', 'a $b'], '/', env)).toMatchObject({
    status: 4,
    stdout: `${home.path}\nabc\na $b\n`,
  });
});

test('is never taken from the current folder', async () => {
  const folder = join(home.path, 'project');
  await mkdir(folder);
  await writeFile(join(folder, 'key'), '#!/bin/sh\necho evil\n');
  await chmod(join(folder, 'key'), 0o755);
  const env = { ...home.env, PATH: `.:${folder}:${home.env['PATH']}` };
  expect(await run(['key'], folder, env)).toMatchObject({ status: undefined, stdout: '' });
  expect(await run(['./key'], folder, env)).toMatchObject({ status: undefined, stdout: '' });
});

test.each([['no-such-program-here'], ['/nowhere/at/all']])(
  '%s that is missing has no status',
  async (name) => {
    expect(await run([name])).toMatchObject({ status: undefined, stdout: '' });
  },
);
