// Trying a command at its question: what it would do is shown above, nothing happens, and the question stands.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { whyNotPossible } from '../../src/trial/possible.ts';
import { answerQuestion, questionOpen, sendWithoutAnswer } from '../support/approval.ts';
import { DRIVEN_SHELLS, INSTALLED_SHELLS } from '../support/programs.ts';
import type { Terminal } from '../support/terminal.ts';
import { openAgent, openRecipes, propose, say } from './agent-session.ts';

const impossible = whyNotPossible();
const COMMAND = 'mkdir made; rm -r old';

function prepare(home: { readonly path: string }): void {
  mkdirSync(join(home.path, 'work/old'));
  writeFileSync(join(home.path, 'work/old/file'), 'content\n');
}

async function tryIt(terminal: Terminal): Promise<void> {
  terminal.type('t');
  await askedAgain(terminal, 'tried in a copy');
}

/** The question stands below what is said of the trial, and takes keys. */
async function askedAgain(terminal: Terminal, said: string): Promise<void> {
  const below = (): string => terminal.screen().split(said)[1] ?? '';
  await terminal.waitUntil(() => below().includes('[?]'), { what: `a question below: ${said}` });
  await questionOpen(terminal);
}

describe.skipIf(impossible !== undefined).each(DRIVEN_SHELLS)('in %s', (shell) => {
  test('t shows what the command of a question would do, and y still runs it', async () => {
    await using session = await openAgent(shell, [propose(COMMAND), say('Done.')], { prepare });
    const { terminal, home } = session;
    session.enter('? tidy up');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[t]ry');
    await tryIt(terminal);
    expect(terminal.screen()).toMatch(
      /tried in a copy, [\d.]+ s, exit status 0\n +\+ made\/ +empty\n +- old\/ +1 file, 8 bytes\n/,
    );
    await sendWithoutAnswer(terminal, () => terminal.type('d'));
    expect(terminal.screen()).toContain('old/: removed');
    expect(readFileSync(join(home.path, 'work/old/file'), 'utf8')).toBe('content\n');
    expect(existsSync(join(home.path, 'work/made'))).toBe(false);
    await answerQuestion(terminal, 'y');
    await session.prompt(2);
    expect(existsSync(join(home.path, 'work/made'))).toBe(true);
    expect(existsSync(join(home.path, 'work/old'))).toBe(false);
  });

  test('/try tries a command at once, and then asks about it', async () => {
    await using session = await openRecipes(shell, { prepare });
    const { terminal, home } = session;
    session.enter(`? /try ${COMMAND}`);
    await questionOpen(terminal);
    expect(terminal.screen()).toMatch(/tried in a copy.*\n +\+ made\/ +empty\n +- old\//);
    terminal.type('n');
    await session.prompt(2);
    expect(existsSync(join(home.path, 'work/made'))).toBe(false);
    expect(existsSync(join(home.path, 'work/old/file'))).toBe(true);
  });
});

describe.skipIf(impossible !== undefined).each(INSTALLED_SHELLS)('the changes of a trial, in %s', (shell) => {
  test('k takes them over without running the command again, and beck undo puts them back', async () => {
    await using session = await openAgent(shell, [propose('rm -r old; ls -d / > made'), say('Done.')], {
      prepare,
    });
    const { terminal, home } = session;
    const work = join(home.path, 'work');
    session.enter('? tidy up');
    await questionOpen(terminal);
    expect(terminal.screen()).not.toContain('[k]eep');
    await tryIt(terminal);
    expect(terminal.screen()).toContain('[k]eep');
    terminal.type('k');
    await session.prompt(2);
    expect(terminal.screen()).toContain('The changes of the trial were taken over');
    expect(readFileSync(join(work, 'made'), 'utf8')).toBe('/\n');
    expect(existsSync(join(work, 'old'))).toBe(false);
    session.enter('? /undo');
    await answerQuestion(terminal, 'y');
    await session.prompt(3);
    expect(existsSync(join(work, 'made'))).toBe(false);
    expect(readFileSync(join(work, 'old/file'), 'utf8')).toBe('content\n');
  });

  test('are not taken over where the shell would be changed too', async () => {
    await using session = await openAgent(shell, [propose('mkdir made; cd made'), say('Then not.')]);
    const { terminal, home } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    await tryIt(terminal);
    expect(terminal.screen()).toContain(`! would set in your shell: cd ${home.path}/work/made`);
    expect(terminal.screen()).not.toContain('[k]eep');
    terminal.type('n');
    await session.prompt(2);
  });
});

describe.skipIf(impossible !== undefined)('a trial', () => {
  test('ends at Ctrl-C, and the question stands', async () => {
    await using session = await openAgent('bash', [propose('sleep 1000; touch late'), say('Then not.')]);
    const { terminal } = session;
    session.enter('? wait');
    await questionOpen(terminal);
    terminal.type('t');
    await terminal.waitFor('trying it in a copy');
    terminal.type('\x03');
    await askedAgain(terminal, 'Not tried: Cancelled.');
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
  });

  test('shows what the command printed, with nothing in it that a terminal obeys', async () => {
    const command = String.raw`printf 'one\n\033]0;title\007two\n'; exit 3`;
    await using session = await openAgent('bash', [propose(command), say('Then not.')]);
    const { terminal } = session;
    session.enter('? go on');
    await questionOpen(terminal);
    await tryIt(terminal);
    expect(terminal.screen()).toMatch(/ one\n +two\n +tried in a copy, [\d.]+ s, exit status 3\n/);
    expect(terminal.screen()).toContain('It changed no file.');
    expect(Buffer.from(terminal.output()).includes('\x1b]0;title')).toBe(false);
    await answerQuestion(terminal, 'n');
    await session.prompt(2);
  });
});
