// What is called safe changes, runs and shows nothing when it is run: a seeded sample of `npm run fuzz -- arity`, of
// programs that are the same everywhere.

import { describe, expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { fuzzArity } from './fuzz/arity/run.ts';
import { canIsolate, findHarmful, type Trial } from './fuzz/arity/sandbox.ts';
import { PROGRAMS } from './fuzz/readings.ts';

const isolates = canIsolate();

const SEED = 20_261_127;

describe.skipIf(!isolates)(
  'the sandbox of the option fuzz (bwrap must be allowed to make namespaces)',
  () => {
    test.each(['bash', 'zsh', 'fish', 'powershell'] as const)(
      'sees in %s what a text changes, runs and shows',
      async (shell) => {
        need(shell, 'git');
        const trial = (text: string): Trial => ({ text, project: 'plain', input: 'none' });
        const harmful = ['echo x > zz', './run.sh', 'cat .env', 'cat ~/.netrc', 'rm b', 'echo x > ~/zz'];
        const harmless = ['ls', 'cat file.txt', 'git status', 'exit 3'];
        const found = await findHarmful(shell, [...harmless, ...harmful, 'pwd'].map(trial));
        expect(found.map(({ text, what }) => [text, what])).toEqual([
          ['echo x > zz', 'changed: zz'],
          ['./run.sh', 'ran run.sh'],
          ['cat .env', 'shows a secret'],
          ['cat ~/.netrc', 'shows a secret'],
          ['rm b', 'changed: b'],
          ['echo x > ~/zz', 'changed: ~/zz'],
        ]);
      },
      60_000,
    );

    test('sees what is shown on a terminal, and what a project starts', async () => {
      need('bash', 'git', 'xxd');
      const found = await findHarmful('bash', [
        { text: 'test -t 1 && xxd .env', project: 'plain', input: 'terminal' },
        { text: 'test -t 1 && xxd .env', project: 'plain', input: 'none' },
        { text: 'git status', project: 'hostile', input: 'none' },
      ]);
      // With and without a terminal are runs of their own, in no order.
      expect(found.map(({ input, what }) => `${input}: ${what}`).sort()).toEqual([
        'none: ran run.sh',
        'terminal: shows a secret',
      ]);
    }, 180_000);
  },
);

describe.skipIf(!isolates)(
  'options before words of every kind, where called safe (bwrap must be allowed)',
  () => {
    test.each([
      ['bash', 60],
      ['zsh', 15],
      ['fish', 12],
      ['powershell', 15],
    ] as const)(
      'change, run and show nothing in a real %s',
      async (shell, count) => {
        need(shell, 'git');
        const { run, missed } = await fuzzArity(
          shell,
          SEED,
          count,
          (name) => name === 'git' || PROGRAMS.has(name),
        );
        expect(missed, `seed ${SEED}`).toEqual([]);
        expect(run).toBeGreaterThan(0);
      },
      300_000,
    );
  },
);
