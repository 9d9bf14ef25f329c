// A question that a model has answered before gets the command that ended well, without the model.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forgetEntries } from '../../src/journal/read.ts';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import type { ScriptedReply } from '../support/model-server.ts';
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

/** As a model proposes several commands at once. */
function proposePlan(...commands: readonly string[]): ScriptedReply {
  const plan = commands.map((command) => ({ command, why: 'as asked' }));
  return { type: 'tool-calls', calls: [{ name: 'run_in_shell', arguments: { why: 'in order', plan } }] };
}

test('several commands are proposed again as a plan', async () => {
  const script = [proposePlan('mkdir -p blue', 'touch blue/on'), say('Done.')];
  await using session = await openAgent('zsh', script, { columns: 120 });
  session.enter(QUESTION);
  await answerQuestion(session.terminal, 'y');
  await session.prompt(2);
  const asked = session.server.requests.length;
  await session.run('rm -r blue');
  session.enter(QUESTION);
  await questionOpen(session.terminal);
  expect(session.after('rm -r blue')).toMatch(/as on \d\d:\d\d.*mkdir -p blue.*touch blue\/on/s);
  session.terminal.type('y');
  await session.prompt(4);
  expect(existsSync(join(session.home.path, 'work/blue/on'))).toBe(true);
  expect(session.server.requests).toHaveLength(asked);
});

test('two that differ in a word answer the third of their kind', async () => {
  const script = [propose('mkdir -p blue'), say('Done.'), propose('mkdir -p green'), say('Done.')];
  await using session = await openAgent('zsh', script, { columns: 120 });
  await askAndRun(session, QUESTION);
  session.enter(QUESTION.replace('blue', 'green'));
  await answerQuestion(session.terminal, 'y');
  await session.prompt(3);
  const asked = session.server.requests.length;
  session.enter(QUESTION.replace('blue', 'red'));
  await questionOpen(session.terminal);
  expect(session.terminal.screen()).toMatch(/mkdir -p red · as on \d\d:\d\d for green/);
  expect(session.terminal.screen()).toContain(
    `Now a recipe: "${QUESTION.slice(2).replace('blue', '{name}')}"`,
  );
  session.terminal.type('y');
  await session.prompt(4);
  expect(existsSync(join(session.home.path, 'work/red'))).toBe(true);
  session.enter(QUESTION.replace('blue', 'grey'));
  await questionOpen(session.terminal);
  expect(session.after(QUESTION.replace('blue', 'grey'))).not.toContain('Now a recipe');
  session.terminal.type('n');
  await session.prompt(5);
  expect(session.server.requests).toHaveLength(asked);
});

test('what two questions differ in becomes the slot of what is remembered', async () => {
  const script = [propose('mkdir -p blue'), say('Done.'), propose('mkdir -p green'), say('Done.')];
  await using session = await openAgent('zsh', script, { columns: 120 });
  await askAndRun(session, QUESTION);
  session.enter(QUESTION.replace('blue', 'green'));
  await answerQuestion(session.terminal, 'y');
  await session.prompt(3);
  await session.run('? remember this as a green marker');
  expect(session.terminal.screen()).toContain('Added: "a {name} marker" runs mkdir -p {name}');
  const asked = session.server.requests.length;
  session.enter('? a red marker');
  await questionOpen(session.terminal);
  expect(session.terminal.screen()).toContain('mkdir -p red');
  session.terminal.type('n');
  await session.prompt(5);
  expect(session.server.requests).toHaveLength(asked);
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

test('is forgotten with the journal', async () => {
  const script = [propose('mkdir -p blue'), say('Done.'), say('From the model.')];
  await using session = await openAgent('zsh', script, { columns: 120 });
  await askAndRun(session, QUESTION);
  expect(forgetEntries(join(session.home.path, '.local/state/beck'), {})).toBe(1);
  await session.run(QUESTION);
  expect(session.after(QUESTION)).toContain('From the model.');
});

test('recall: off asks the model each time', async () => {
  const script = [propose('mkdir -p blue'), say('Done.'), say('From the model.')];
  await using session = await openAgent('zsh', script, { settings: { recall: 'off' }, columns: 120 });
  await askAndRun(session, QUESTION);
  await session.run(QUESTION);
  expect(session.after(QUESTION)).toContain('From the model.');
});
