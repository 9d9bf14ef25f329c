// Whatever is called safe creates nothing when a real shell runs it: a seeded sample of `test/safety/fuzz/main.ts`.

import { describe, expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { findChanging, fuzz, fuzzStates } from './fuzz/run.ts';

describe('the fuzz', () => {
  test.each(['bash', 'zsh', 'fish', 'powershell'] as const)(
    'sees in %s what a text does to its folder',
    async (shell) => {
      need(shell);
      const changing = [
        'touch M',
        'rm f',
        'echo x >>f',
        'chmod 600 f',
        'mkdir d/M',
        'rm -r d',
        'touch M; exit',
      ];
      const harmless = ['cat f', 'exit 3', 'echo "', 'cd d', 'cat f | cat'];
      expect(await findChanging(shell, [...harmless, ...changing, 'ls'])).toEqual(changing);
    },
  );
});

describe('broken texts that are called safe', () => {
  test.each([
    ['bash', 3000],
    ['zsh', 500],
    ['fish', 500],
    ['powershell', 300],
  ] as const)(
    'create nothing in a real %s',
    async (shell, count) => {
      need(shell);
      const { run, missed } = await fuzz(shell, 20_261_122, count);
      expect(missed).toEqual([]);
      // A judge that calls nothing safe would prove nothing.
      expect(run).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('a harmful word that a name may hold', () => {
  test.each([
    ['bash', 1000],
    ['zsh', 500],
    ['fish', 500],
  ] as const)(
    'is never taken for a harmless one, run in a real %s',
    async (shell, count) => {
      need(shell);
      const { run, missed } = await fuzzStates(shell, 20_261_122, count);
      expect(missed).toEqual([]);
      expect(run).toBeGreaterThan(0);
    },
    120_000,
  );
});
