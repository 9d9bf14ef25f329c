// What is typed while a question is worked on: it waits for the next prompt, and never answers an approval.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { openAgent, propose, say } from './agent-session.ts';
import { openScripted, PROMPT, type ShellName, TESTED_SHELLS } from './shell-session.ts';

const DROPPED = 'What you typed before the question was dropped.';

describe.each(TESTED_SHELLS)('in %s', (shell: ShellName) => {
  test('a line typed ahead runs at the next prompt, and what has no Enter yet is shown there', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'sleep 0.2' }]);
    session.terminal.type('? go\recho fi""rst\recho sec');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`${PROMPT}echo sec`), {
      what: 'the line',
    });
    expect(session.terminal.screen()).toMatch(/^first$/m);
    session.terminal.type('o""nd\r');
    await session.terminal.waitFor(/^second$/m);
  });

  test('keys typed ahead answer no question: they are dropped, and that is said', async () => {
    await using session = await openAgent(shell, [propose('rm -r build'), say('Kept.')], {
      prepare: (home) => mkdirSync(join(home.path, 'work/build')),
    });
    session.terminal.type('? delete the build folder\ry\r');
    await answerQuestion(session.terminal, 'n');
    await session.terminal.waitFor(DROPPED);
    await session.prompt(2);
    expect(existsSync(join(session.home.path, 'work/build'))).toBe(true);
  });

  test('nothing is said of keys that came when they were asked for', async () => {
    await using session = await openAgent(shell, [propose('rm -r build'), say('Kept.')]);
    session.enter('? delete the build folder');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(2);
    expect(session.terminal.scrollback()).not.toContain(DROPPED);
  });
});
