import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinParts } from '../../src/cli/shared/printed-plan.ts';
import { need, TESTED_SHELLS } from '../support/programs.ts';

test('everyday parts become one line', () => {
  expect(joinParts(['mkdir a', 'cd a', 'echo "x y" > z'], 'fish')).toBe('mkdir a && cd a && echo "x y" > z');
});

describe.each(TESTED_SHELLS)('a printed plan in %s', (shell) => {
  beforeEach(() => need(shell));

  const run = (...commands: readonly string[]) =>
    execFileSync(shell, ['-c', `${joinParts(commands, shell)}\necho status`], { encoding: 'utf8' });

  test.each<[what: string, parts: readonly string[], printed: string]>([
    ['keeps the folder', ['cd /', 'pwd'], '/\nstatus\n'],
    ['stops where a part fails', ['false', 'echo never'], 'status\n'],
    ['stops where the last command of a part fails', ['true; false', 'echo never'], 'status\n'],
    ['goes on where only an earlier one failed', ['false; true', 'echo on'], 'on\nstatus\n'],
    ['lets no comment swallow a part', ['echo one # two', 'echo three'], 'one\nthree\nstatus\n'],
    ['takes several lines', ['echo one\necho two', 'echo three'], 'one\ntwo\nthree\nstatus\n'],
    ['takes a job in the background', ['sleep 0 &', 'echo on'], 'on\nstatus\n'],
    ['leaves a semicolon at the end alone', ['echo one;', 'echo two'], 'one\ntwo\nstatus\n'],
  ])('%s', (_, parts, printed) => {
    expect(run(...parts)).toBe(printed);
  });
});
