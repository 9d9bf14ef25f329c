// Runs a produced command in a real shell without start-up files, as the fixture's person.

import { spawnSync } from 'node:child_process';
import { need } from '../support/programs.ts';
import type { Fixture } from './fixture.ts';

export type Ran = { readonly status: number; readonly output: string; readonly cwd: string };

const MARK = '\u0001cwd:';

const QUIET = { bash: ['--norc', '--noprofile'], zsh: ['-f'], fish: ['-N'] };

/** Standard output and error together, and the shell's folder afterwards. */
export function runCommand(
  command: string,
  shell: 'bash' | 'zsh' | 'fish',
  fixture: Pick<Fixture, 'folder' | 'home'>,
): Ran {
  need(shell);
  const ending = `printf '%s%s|%s' '${MARK}' "$PWD"`;
  const script =
    shell === 'fish'
      ? `begin\n${command}\nend 2>&1\n${ending} $status`
      : `{ ${command}\n} 2>&1\n${ending} "$?"`;
  const { stdout, error } = spawnSync(shell, [...QUIET[shell], '-c', script], {
    cwd: fixture.folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: fixture.home, LC_ALL: 'C.UTF-8', TERM: 'dumb' },
    timeout: 20_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error !== undefined) throw error;
  const [output = '', tail = ''] = stdout.split(MARK);
  const [cwd = '', status = ''] = tail.split('|');
  return { status: Number(status), output, cwd };
}
