// What beck wrote means the programs it names, though the person has aliases and functions of these names.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { openAgent, openRecipes, propose, say } from './agent-session.ts';
import { type DrivenShell, PWSH, type ShellSession, TESTED_SHELLS } from './shell-session.ts';

const FUNCTIONS = 'ls() { echo eza; }; rm() { echo trash; }';
const COVERED: Readonly<Record<DrivenShell, string>> = {
  zsh: `alias find='echo fd' du='du -h' sort='sort -f' grep='grep --color=auto'; ${FUNCTIONS}`,
  bash: `alias find='echo fd' du='du -h' sort='sort -f' grep='grep --color=auto'; ${FUNCTIONS}`,
  fish: "alias find 'echo fd'; alias sort 'sort -f'; function ls; echo eza; end; function rm; echo trash; end",
  powershell: "function git { 'hub' }; Set-Alias find git; function du { 'dust' }",
};

async function openCovered(shell: DrivenShell): Promise<ShellSession> {
  const session = await openRecipes(shell, { after: COVERED[shell] });
  const work = join(session.home.path, 'work');
  mkdirSync(join(work, 'sub'));
  writeFileSync(join(work, 'sub/big.log'), 'x'.repeat(2_000_000));
  writeFileSync(join(work, 'old.tmp'), '');
  return session;
}

describe.each(TESTED_SHELLS)('in %s', (shell) => {
  test('a recipe runs the program, shows its plain name, and puts into history what ran', async () => {
    await using session = await openCovered(shell);
    await session.run('? find files over 1 MB');
    const shown = session.after('? find');
    expect(shown).toMatch(/^ {2}find \. -type f /m);
    expect(shown).toMatch(/^2\.0MB\s+\.\/sub\/big\.log$/m);
    await session.tidy();
    if (shell === 'fish') await session.run('command sleep 1.1');
    session.terminal.press('Up');
    if (shell === 'fish') session.terminal.press('Up');
    await session.terminal.waitFor(/^ready> command find \. .* \| (?:command )?sort /m);
  });

  test('what it deletes is gone, after the question that was asked, and an undo brings it back', async () => {
    await using session = await openCovered(shell);
    session.enter('? delete old.tmp');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    const old = join(session.home.path, 'work/old.tmp');
    expect(existsSync(old)).toBe(false);
    session.enter('? /undo');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(3);
    expect(existsSync(old)).toBe(true);
  });

  test('the convert key puts there what means the program', async () => {
    await using session = await openCovered(shell);
    session.terminal.type('find files over 1 MB\x1d');
    await session.terminal.waitFor(/^ready> command find \. -type f /m);
  });

  test('a model means what the shell means', async () => {
    await using session = await openAgent(shell, [propose('ls'), say('Listed.')], { after: COVERED[shell] });
    session.enter('? list the files');
    await answerQuestion(session.terminal, 'y');
    await session.prompt(2);
    expect(session.after('? list')).toMatch(/^eza$/m);
  });
});

test.skipIf(PWSH === undefined)(
  'in PowerShell a recipe runs the program of a name that is a function',
  async () => {
    await using session = await openCovered('powershell');
    execFileSync('git', ['init', '-q', '-b', 'trunk', join(session.home.path, 'work')]);
    await session.run('? which branch am i on');
    expect(session.after('? which')).toMatch(/^trunk$/m);
    await session.run('git');
    expect(session.after('> git')).toMatch(/^hub$/m);
  },
);
