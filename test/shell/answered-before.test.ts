// A question that a model has answered before gets the command that ended well, without the model.

import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import { type AgentSession, openAgent, propose, say } from './agent-session.ts';

const QUESTION = '? put the blue marker where the others are';

/** Asks, says yes, and waits for the prompt. */
async function askAndRun(session: AgentSession, question: string): Promise<void> {
  session.enter(question);
  await answerQuestion(session.terminal, 'y');
  await session.prompt(2);
}

describe.each(['zsh', 'bash'] as const)('%s', (shell) => {
  test('is proposed at once, as on that day; ? ! asks the model', async () => {
    const script = [propose('mkdir -p blue'), say('Done.'), propose('mkdir -p green'), say('Done.')];
    await using session = await openAgent(shell, script, { columns: 120 });
    await askAndRun(session, QUESTION);
    expect(session.server.requests).toHaveLength(2);
    session.enter('? Put the blue marker  where the others are?');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toMatch(/mkdir -p blue · as on \d\d:\d\d/);
    session.terminal.type('y');
    await session.terminal.waitFor('ask the model: ? !');
    await session.prompt(3);
    expect(session.server.requests).toHaveLength(2);
    session.enter('? !');
    await session.terminal.waitFor('mkdir -p green');
    await answerQuestion(session.terminal, 'n');
    await session.prompt(4);
    expect(session.server.requests.length).toBeGreaterThan(2);
  });
});

test.each([
  ['ended otherwise', 'mkdir none/blue'],
  ['is dangerous', 'rm -rf blue'],
])('what %s is not proposed again', async (_, command) => {
  await using session = await openAgent('zsh', [propose(command), say('So.'), say('From the model.')], {
    columns: 120,
  });
  await askAndRun(session, QUESTION);
  const asked = session.server.requests.length;
  await session.run(QUESTION);
  expect(session.after(QUESTION)).toContain('From the model.');
  expect(session.server.requests).toHaveLength(asked + 1);
});

test('recall: off asks the model each time', async () => {
  const script = [propose('mkdir -p blue'), say('Done.'), say('From the model.')];
  await using session = await openAgent('zsh', script, { settings: { recall: 'off' }, columns: 120 });
  await askAndRun(session, QUESTION);
  await session.run(QUESTION);
  expect(session.after(QUESTION)).toContain('From the model.');
});
