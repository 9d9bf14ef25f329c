// What only the shell can tell: masked before it is cut, and withheld where the question is private.

import { expect, test } from 'vitest';
import { liveContext } from '../../src/cli/question/live-context.ts';
import { redact } from '../../src/output/redact.ts';
import type { ShellReport } from '../../src/protocol/words.ts';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;

function live(options: readonly string[], lastCommand: string | undefined) {
  const report: ShellReport = { version: '1', shell: 'zsh', shellVersion: '5.9', lastStatus: 1, options };
  const words = { ls: { type: 'alias', text: `eza --key ${TOKEN}` } } as const;
  return liveContext({ asked: { report, lastCommand }, words, launchDirectory: '/srv', redact });
}

test('secrets are masked and counted', () => {
  expect(live(['autocd'], `git push https://${TOKEN}@github.com`)).toEqual({
    live: {
      lastCommand: expect.stringMatching(/^git push https:\/\/\[masked: [^\]]+\]@github\.com$/),
      launchDirectory: '/srv',
      shadows: [expect.stringMatching(/^ls = eza --key \[masked: [^\]]+\]$/)],
    },
    masked: 2,
  });
});

test('the last command is not sent with a question that history keeps out', () => {
  expect(live(['autocd', 'private'], 'make').live.lastCommand).toBeUndefined();
  expect(live(['autocd'], 'make').live.lastCommand).toBe('make');
});
