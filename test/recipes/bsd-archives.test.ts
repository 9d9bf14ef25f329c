// What is proposed where the tools are those of BSD, with the `tar` that macOS and FreeBSD have: archives are made,
// listed and unpacked.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProgram, need } from '../support/programs.ts';
import { proposed } from './proposed.ts';
import { worldOf } from './world.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-bsd-'));
  for (const each of ['docs', 'bin']) mkdirSync(join(folder, each));
  writeFileSync(join(folder, 'docs/a.txt'), 'first\n');
  writeFileSync(join(folder, 'docs/b.txt'), 'second\n');
  writeFileSync(join(folder, 'notes.txt'), 'third\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string): string {
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, LC_ALL: 'C.UTF-8' };
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect({ command, stderr, status }).toEqual({ command, stderr: '', status: 0 });
  return stdout;
}

test.each([
  { question: 'compress the docs folder into docs.tar.gz', made: ['docs.tar.gz'] },
  { question: 'make a tarball of docs', made: [expect.stringMatching(/^docs\.tar/)] },
  { question: 'list the contents of backup.tar.gz', prints: /docs\/a\.txt/ },
  { question: 'how many files are in backup.tar.gz', prints: /^ *2$/m },
  {
    question: 'extract backup.tar.gz into out',
    made: ['out', 'out/docs', 'out/docs/a.txt', 'out/docs/b.txt'],
  },
  {
    question: 'extract only docs/a.txt from backup.tar.gz into out',
    made: ['out', 'out/docs', 'out/docs/a.txt'],
  },
  { question: 'show notes.txt inside backup.tar.xz', prints: /^third$/m },
])('$question', async ({ question, made = [], prints = /^/ }) => {
  need('bsdtar');
  symlinkSync(findProgram('bsdtar') ?? '', join(folder, 'bin/tar'));
  run('tar czf backup.tar.gz docs && tar cJf backup.tar.xz notes.txt');
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const before = files();
  const world = worldOf({
    programs: ['tar', 'gzip', 'xz'],
    entries: ['docs/', 'docs/a.txt', 'docs/b.txt', 'notes.txt', 'backup.tar.gz', 'backup.tar.xz'],
  });
  const env = { shell: 'bash', userland: 'bsd', cwd: '/home/ada', home: '/home/ada', world } as const;
  expect(run((await proposed(question, env)) ?? '')).toMatch(prints);
  expect(files().filter((name) => !before.includes(name))).toEqual(made);
});
