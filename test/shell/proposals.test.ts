import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import { connectToBeck } from '../support/mcp-client.ts';
import { openRecipes } from './agent-session.ts';
import { TESTED_SHELLS } from './shell-session.ts';

const folderOf = (home: FreshHome): string => join(home.path, '.local/state/beck/proposals');

/** As `beck config set proposals on` leaves it. */
function listen(home: FreshHome): void {
  mkdirSync(folderOf(home), { recursive: true, mode: 0o700 });
  writeFileSync(join(home.path, '.local/state/beck/shell'), `\n\n\n${folderOf(home)}\n`, { mode: 0o600 });
}

const ON = { settings: { proposals: 'on' }, prepare: listen };

async function waiting(home: FreshHome): Promise<void> {
  await expect.poll(() => readdirSync(folderOf(home)).some((name) => name.endsWith('.waiting'))).toBe(true);
}

describe.each(TESTED_SHELLS)('a proposal in %s', (shell) => {
  test('is shown at the next prompt, runs in the shell after a key, and comes back', async () => {
    await using session = await openRecipes(shell, ON);
    const { home, terminal } = session;
    await using beck = await connectToBeck({ home });
    const call = beck.call('propose_command', {
      command: 'cd / && export FROM_AGENT=yes',
      why: 'to look around',
    });
    await waiting(home);
    session.enter('echo before');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('test-agent proposes a command for this shell:');
    expect(terminal.screen()).toContain('cd / && export FROM_AGENT=yes');
    await answerQuestion(terminal, 'y');
    expect(await call).toMatchObject({
      isError: false,
      text: 'Command: cd / && export FROM_AGENT=yes\nDirectory now: /\nOutput: (empty)\nExit Code: 0',
    });
    await session.prompt(2);
    await session.tidy();
    await session.run('echo "$FROM_AGENT in $PWD"');
    expect(session.after('echo "$FROM_AGENT')).toContain('yes in /');
    await session.run('history');
    const history = session.after('> history').split('\n');
    const times = (line: string) => history.filter((entry) => entry.endsWith(line)).length;
    expect([times('echo before'), times('FROM_AGENT=yes')]).toEqual([1, 1]);
  });

  test('that only reads is asked about too, and a no goes back', async () => {
    await using session = await openRecipes(shell, ON);
    const { home, terminal } = session;
    await using beck = await connectToBeck({ home });
    const call = beck.call('propose_command', { command: 'ls', why: 'to look' });
    await waiting(home);
    terminal.press('Enter');
    await answerQuestion(terminal, 'n');
    expect(await call).toMatchObject({ text: 'The person declined it.' });
    await session.prompt(2);
    await session.tidy();
  });

  test('with two shells open goes to the one that is named', async () => {
    await using first = await openRecipes(shell, ON);
    const { home } = first;
    const listed = readdirSync(folderOf(home)).filter((name) => name.endsWith('.shell'));
    expect(listed).toEqual([`${first.terminal.pid}.shell`]);
    await first.run(`${shell === 'fish' ? 'fish' : shell === 'zsh' ? 'zsh' : 'bash --noprofile'}`);
    await using beck = await connectToBeck({ home });
    const unnamed = await beck.call('propose_command', { command: 'ls', why: 'to look' });
    expect(unnamed).toMatchObject({ isError: true, text: expect.stringContaining('Name one of these') });
    expect(unnamed.text.match(new RegExp(`^\\d+  ${shell}  `, 'gm'))).toHaveLength(2);
    const inner = readdirSync(folderOf(home)).find((name) => name.endsWith('.shell') && name !== listed[0]);
    const session = inner?.replace('.shell', '') ?? '';
    const call = beck.call('propose_command', { command: 'echo here', why: 'to look', session });
    await waiting(home);
    first.terminal.press('Enter');
    await answerQuestion(first.terminal, 'y');
    expect(await call).toMatchObject({ text: expect.stringContaining('Output: here') });
  });
});

describe('proposals', () => {
  test('are off until the person wants them, and the folder is private then', async () => {
    await using session = await openRecipes('bash', {});
    const { home } = session;
    await using beck = await connectToBeck({ home });
    const off = await beck.call('propose_command', { command: 'ls', why: 'to look' });
    expect(off).toMatchObject({
      isError: true,
      text: expect.stringContaining('beck config set proposals on'),
    });
    expect(existsSync(folderOf(home))).toBe(false);
  });

  test('that destroy are refused before anybody sees them', async () => {
    await using session = await openRecipes('bash', ON);
    const { home } = session;
    expect(statSync(folderOf(home)).mode & 0o777).toBe(0o700);
    await using beck = await connectToBeck({ home });
    const blocked = await beck.call('propose_command', { command: 'rm -rf /', why: 'to clean up' });
    expect(blocked).toMatchObject({ isError: true, text: expect.stringContaining('Blocked') });
    expect(readdirSync(folderOf(home)).filter((name) => name.endsWith('.waiting'))).toEqual([]);
  });

  test('that are cancelled are not shown', async () => {
    await using session = await openRecipes('bash', ON);
    const { home, terminal } = session;
    await using beck = await connectToBeck({ home });
    const cancel = new AbortController();
    const call = beck.call('propose_command', { command: 'ls', why: 'to look' }, { signal: cancel.signal });
    await waiting(home);
    cancel.abort();
    await expect(call).rejects.toThrow();
    await expect
      .poll(() => readdirSync(folderOf(home)).filter((name) => !name.endsWith('.shell')))
      .toEqual([]);
    await session.run('echo still here');
    expect(terminal.screen()).not.toContain('proposes');
  });
});
