// A system of BusyBox: what its programs do not have is said, and what they have is offered. Asked of a real one.

import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookAround } from '../../src/cli/asking/fix-world.ts';
import { lackingIn } from '../../src/domain/busybox.ts';
import { freshHome } from '../support/home.ts';
import { findProgram, need } from '../support/programs.ts';

const COMMANDS = [
  "find . -type f -printf '%s %p\\n' | sort -rn | head -n 5",
  "grep -rn --exclude-dir=.git 'TODO' .",
  'ps aux --sort=-%cpu | head -n 11',
  'find . -size +1M',
  'find . -not -name a -and -size -9k -or -xtype l',
  'ls -lSr --group-directories-first',
  "find . -type f -mtime -7 -perm -u+w -size +10k -exec grep -l 'x' {} +",
  'find . -name "*.txt" -print0 | xargs -0 -n 1 wc -l',
  'find . -type f | xargs stat --printf=%s',
  "sed -i 's/a/b/' a",
  'sort -k2,2nr -t: a | uniq -c | head -5',
  'sort --human-numeric-sort a',
  'du -sh --apparent-size .',
  'du -d1 -h .',
  'cut -d: -f1,3 --output-delimiter=, a',
  'date -d @0 +%F',
  'for f in *; do mv --backup "$f" b; done',
  'diff -y a a',
  'diff -u a a',
  'wc -c --total=never a',
  'touch -d "2024-01-01" a',
];

test('only options that the programs there do not have are named', async () => {
  need('busybox');
  await using home = await freshHome();
  const programs = join(home.path, 'programs');
  mkdirSync(programs);
  for (const name of spawnSync('busybox', ['--list'], { encoding: 'utf8' }).stdout.trim().split('\n'))
    symlinkSync(findProgram('busybox') ?? '', join(programs, name));
  const env = { PATH: programs, HOME: home.path };
  const world = await lookAround({ cwd: home.path, env, root: false, shell: 'bash' });
  writeFileSync(join(home.path, 'a'), 'a:1\nb:2\n');
  const differ = COMMANDS.flatMap((command) => {
    const { stderr } = spawnSync('/bin/sh', ['-c', command], {
      cwd: home.path,
      env,
      encoding: 'utf8',
      input: '',
    });
    const fails = /nrecognized|invalid/.test(stderr);
    const lacking = lackingIn(command, world);
    return fails === (lacking !== undefined) ? [] : [{ command, stderr, lacking }];
  });
  expect(differ).toEqual([]);
});
