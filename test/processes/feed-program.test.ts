// Programs that are given a text and may stay with it.

import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedProgram } from '../../src/processes/feed-program.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

/** A program named `clip` in a folder of that name. */
async function write(folder: string, script: string): Promise<void> {
  const path = join(home.path, folder);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'clip'), `#!/bin/sh\n${script}\n`);
  await chmod(join(path, 'clip'), 0o755);
}

const feed = ({ path = 'bin', cwd = home.path, seconds = 20 }) =>
  feedProgram({
    name: 'clip',
    args: ['-a', 'b c'],
    input: Buffer.from("it's é\nhere"),
    env: { ...home.env, PATH: `${join(home.path, path)}:${home.env['PATH']}` },
    around: { cwd, home: home.path },
    seconds,
  });

test('gets the text, its words, and home as its folder', async () => {
  await write('bin', 'cat >text; printf "%s\\n" "$@" >words; exit 0');
  expect(await feed({})).toBe(true);
  expect(await readFile(join(home.path, 'text'), 'utf8')).toBe("it's é\nhere");
  expect(await readFile(join(home.path, 'words'), 'utf8')).toBe('-a\nb c\n');
});

test('what it leaves behind goes on, and is not waited for', async () => {
  await write('bin', '(cat >text; echo $$ >pid; while [ ! -e stop ]; do sleep 0.05; done; echo over >end) &');
  expect(await feed({})).toBe(true);
  const ended = () => readFile(join(home.path, 'end'), 'utf8').catch(() => 'still there');
  expect(await ended()).toBe('still there');
  await writeFile(join(home.path, 'stop'), '');
  await expect.poll(ended, { timeout: 20_000 }).toBe('over\n');
});

test.each([
  ['fails', 'cat >/dev/null; exit 1'],
  ['reads nothing and fails', 'exit 3'],
])('is no use where it %s', async (_, script) => {
  await write('bin', script);
  expect(await feed({})).toBe(false);
});

test('is ended where it takes too long', async () => {
  await write('bin', 'exec sleep 600');
  expect(await feed({ seconds: 0.2 })).toBe(false);
});

test('is no use where it is not there, and never taken from the current folder', async () => {
  expect(await feed({})).toBe(false);
  await write('project', 'exit 0');
  expect(await feed({ path: 'project', cwd: join(home.path, 'project') })).toBe(false);
});
