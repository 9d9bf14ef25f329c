// The sandbox of `npm run fuzz -- arity` sees what a text changes, runs and shows.

import { describe, expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { canIsolate, findHarmful, type Trial } from './fuzz/arity/sandbox.ts';

const isolates = canIsolate();

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
      expect(found.map(({ input, what }) => [input, what])).toEqual([
        ['terminal', 'shows a secret'],
        ['none', 'ran run.sh'],
      ]);
    }, 60_000);
  },
);
