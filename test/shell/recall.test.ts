// A question about what was done before: a list from the shell's own history, and what is chosen comes into the line.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../support/approval.ts';
import type { FreshHome } from '../support/home.ts';
import { lastStatus, openRecipes } from './agent-session.ts';
import { type DrivenShell, PWSH, TESTED_SHELLS } from './shell-session.ts';

const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
const COMMANDS = [
  "echo 'clip-one --crf 23 holiday'",
  `echo pushed https://anna:${TOKEN}@example.org/x.git`,
  "echo 'clip-two --crf 18 party'",
  'ls',
];

const FILES: Readonly<Record<DrivenShell, string>> = {
  zsh: '.zsh_history',
  bash: '.bash_history',
  fish: '.local/share/fish/fish_history',
  powershell: '.local/share/powershell/PSReadLine/ConsoleHost_history.txt',
};

function prepare(shell: DrivenShell) {
  return ({ path }: FreshHome): void => {
    const file = join(path, FILES[shell]);
    mkdirSync(dirname(file), { recursive: true });
    const now = Math.round(Date.now() / 1000);
    const lines = COMMANDS.map((command, at) => {
      const when = now - 86_400 * (COMMANDS.length - at);
      if (shell === 'zsh') return `: ${when}:0;${command}\n`;
      if (shell === 'bash') return `#${when}\n${command}\n`;
      return shell === 'fish' ? `- cmd: ${command}\n  when: ${when}\n` : `${command}\n`;
    });
    writeFileSync(file, lines.join(''));
  };
}

describe.each([...TESTED_SHELLS, ...(PWSH ? (['powershell'] as const) : [])])('%s', (shell) => {
  test('lists what is in the history; Enter puts one into the line, and only the next Enter runs it', async () => {
    await using session = await openRecipes(shell, { prepare: prepare(shell) });
    const { terminal } = session;
    session.enter('? that echo command with crf');
    await questionOpen(terminal);
    const shown = terminal.screen();
    expect(shown).toMatch(/1 echo 'clip-two --crf 18 party'/);
    expect(shown).toMatch(/2 echo 'clip-one --crf 23 holiday'/);
    terminal.press('Down');
    await terminal.waitUntil(() => /› 2 echo/.test(terminal.screen()), { what: 'the second one' });
    await questionOpen(terminal);
    terminal.press('Enter');
    await terminal.waitUntil(() => /ready> echo 'clip-one --crf 23 holiday'$/.test(terminal.screen()), {
      what: 'the command on the line',
    });
    expect(terminal.screen()).not.toContain('into your line');
    expect(terminal.screen()).not.toMatch(/^clip-one/m);
    terminal.press('Enter');
    await terminal.waitFor(/^clip-one --crf 23 holiday$/m);
    await session.prompt();
    // The prompt is the person's again.
    await session.run('echo after');
    expect(session.after('echo after')).toMatch(/^after\nready>\s*$/);
  });
});

describe.each<DrivenShell>(['bash'])('%s, as in every shell', (shell) => {
  test('masks secrets, explains one, and Esc leaves the line empty', async () => {
    await using session = await openRecipes(shell, { prepare: prepare(shell), columns: 140 });
    const { terminal } = session;
    session.enter('? how did I do the pushed thing');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('[masked:');
    expect(terminal.scrollback()).not.toContain(TOKEN);
    terminal.type('?');
    await terminal.waitFor(/prints|Write-Output/);
    await questionOpen(terminal);
    terminal.press('Escape');
    await session.prompt(2);
    if (shell !== 'powershell') expect(await lastStatus(session)).toBe(130);
  });

  test('says when there is nothing, and leaves other questions alone', async () => {
    await using session = await openRecipes(shell, { prepare: prepare(shell), columns: 140 });
    await session.run('? how did I repair the submarine');
    expect(session.after('? how did I')).toContain('Nothing like that is in your history.');
    await session.run('? how much disk space is free');
    expect(session.after('? how much')).toMatch(/df -h|Get-PSDrive/);
  });
});

test('recall: off leaves it to whoever answers', async () => {
  await using session = await openRecipes('zsh', { prepare: prepare('zsh'), settings: { recall: 'off' } });
  await session.run('? that echo command with crf');
  expect(session.after('? that echo')).not.toContain('into your line');
});
