import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerAlways, answerQuestion, questionOpen } from '../support/approval.ts';
import { openAgent, propose, say } from './agent-session.ts';

const OFFER = 'Allowed 3 times in a row. Press a to always allow mkdir with any arguments, here and below.';

describe('after three yeses in a row to the same kind of command', () => {
  test('the next question offers the Always that covers it, in words', async () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const script = names.flatMap((name) => [propose(`mkdir ${name}`), say('Done.')]);
    await using session = await openAgent('bash', script);
    const { terminal } = session;
    for (const [at, name] of names.slice(0, 4).entries()) {
      session.enter(`? make ${name}`);
      await questionOpen(terminal);
      expect(terminal.screen().includes(OFFER)).toBe(at === 3);
      if (at < 3) await answerQuestion(terminal, 'y');
      // The first words, this session.
      else await answerAlways(terminal, '3');
      await session.prompt(at + 2);
    }
    session.enter('? make five');
    await session.prompt(6);
    expect(existsSync(join(session.home.path, 'work/five'))).toBe(true);
  });

  test('a no between restarts the count', async () => {
    const script = ['one', 'two', 'three', 'four'].flatMap((name) => [
      propose(`mkdir ${name}`),
      say('Done.'),
    ]);
    await using session = await openAgent('bash', script);
    for (const [at, key] of ['y', 'y', 'n', 'y'].entries()) {
      session.enter(`? question ${at}`);
      await questionOpen(session.terminal);
      expect(session.terminal.screen()).not.toContain('in a row');
      session.terminal.type(key);
      await session.prompt(at + 2);
    }
  });
});
