import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import { connectToBeck } from '../support/mcp-client.ts';
import { killHelper, openRecipes } from './agent-session.ts';
import { DRIVEN_SHELLS, type DrivenShell, PWSH } from './shell-session.ts';

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

const POSIX = {
  changes: 'cd / && export FROM_AGENT=yes',
  shows: 'echo "$FROM_AGENT in $PWD"',
  history: 'history',
};
const WORDS: Readonly<Record<DrivenShell, typeof POSIX & { readonly nested: string }>> = {
  zsh: { ...POSIX, nested: 'zsh' },
  bash: { ...POSIX, nested: 'bash --noprofile' },
  fish: { ...POSIX, nested: 'fish' },
  powershell: {
    changes: "Set-Location /; $env:FROM_AGENT = 'yes'",
    shows: '"$env:FROM_AGENT in $PWD"',
    history: '(Get-History).CommandLine # history',
    nested: `& '${PWSH}' -NoLogo`,
  },
};

describe.each(DRIVEN_SHELLS)('a proposal in %s', (shell) => {
  const { changes, shows, history, nested } = WORDS[shell];

  test('is shown at the next prompt, runs in the shell after a key, and comes back', async () => {
    await using session = await openRecipes(shell, ON);
    const { home, terminal } = session;
    await using beck = await connectToBeck({ home });
    const call = beck.call('propose_command', { command: changes, why: 'to look around' });
    await waiting(home);
    session.enter('echo before');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('test-agent proposes a command for this shell:');
    expect(terminal.screen()).toContain(changes);
    await answerQuestion(terminal, 'y');
    expect(await call).toMatchObject({
      isError: false,
      text: `Command: ${changes}\nDirectory now: /\nOutput: (empty)\nExit Code: 0`,
    });
    await session.prompt(2);
    await session.tidy();
    await session.run(shows);
    expect(session.after(shows)).toContain('yes in /');
    await session.run(history);
    const kept = session.after(`> ${history}`).split('\n');
    const times = (line: string) => kept.filter((entry) => entry.trim().endsWith(line)).length;
    expect([times('echo before'), times(changes)]).toEqual([1, 1]);
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
    await session.run('echo "still here"');
    expect(session.after('echo still')).toContain('still here');
  });

  test('ends by Ctrl-C and leaves the next one its turn', async () => {
    await using session = await openRecipes(shell, ON);
    const { home, terminal } = session;
    await using beck = await connectToBeck({ home });
    const first = beck.call('propose_command', { command: 'touch one', why: 'to begin' });
    await waiting(home);
    terminal.press('Enter');
    await questionOpen(terminal);
    const early = await beck.call('propose_command', { command: 'touch two', why: 'to go on' });
    expect(early).toMatchObject({ isError: true, text: expect.stringContaining('Another proposal') });
    terminal.press('Ctrl-C');
    expect(await first).toMatchObject({ text: 'The person declined it.' });
    await session.prompt(2);
    await session.tidy();
    const second = beck.call('propose_command', { command: 'touch two', why: 'to go on' });
    await waiting(home);
    terminal.press('Enter');
    await answerQuestion(terminal, 'y');
    expect(await second).toMatchObject({ text: expect.stringContaining('Exit Code: 0') });
    expect(readdirSync(join(home.path, 'work'))).toEqual(['two']);
  });

  test('whose helper dies is reported to the program, and the shell goes on', async () => {
    await using session = await openRecipes(shell, ON);
    const { home, terminal } = session;
    await using beck = await connectToBeck({ home });
    const call = beck.call('propose_command', { command: 'touch one', why: 'to begin' });
    await waiting(home);
    terminal.press('Enter');
    await questionOpen(terminal);
    await killHelper(session, ['SIGKILL']);
    expect(await call).toMatchObject({ isError: true, text: expect.stringContaining('beck ended') });
    await session.prompt(2);
    await session.run('echo "still here"');
    expect(session.after('echo still')).toContain('still here');
    expect(readdirSync(join(home.path, 'work'))).toEqual([]);
  });

  test('with two shells open goes to the one that is named', async () => {
    await using first = await openRecipes(shell, ON);
    const { home } = first;
    const listening = () => readdirSync(folderOf(home)).filter((name) => name.endsWith('.shell'));
    // PowerShell says so when its first prompt is on the screen.
    const outer = `${first.terminal.pid}.shell`;
    await expect.poll(listening).toEqual([outer]);
    await first.run(nested);
    await expect.poll(listening).toHaveLength(2);
    await using beck = await connectToBeck({ home });
    const unnamed = await beck.call('propose_command', { command: 'ls', why: 'to look' });
    expect(unnamed).toMatchObject({ isError: true, text: expect.stringContaining('Name one of these') });
    expect(unnamed.text.match(new RegExp(`^\\d+  ${shell}\\b`, 'gm'))).toHaveLength(2);
    const inner = listening().find((name) => name !== outer);
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
    await session.run('echo "still here"');
    expect(terminal.screen()).not.toContain('proposes');
  });
});
