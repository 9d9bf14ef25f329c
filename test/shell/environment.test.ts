// A Python environment that a question activates: it saves the prompt and puts its own in its place, and gives the saved
// one back when it is left. Both have to be the person's.

import { describe, expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { DRIVEN_SHELLS, type DrivenShell, openScripted } from './shell-session.ts';

const ACTIVATE: Readonly<Record<DrivenShell, string>> = {
  zsh: '. env/bin/activate',
  bash: '. env/bin/activate',
  fish: 'source env/bin/activate.fish',
  powershell: '. ./env/bin/Activate.ps1',
};

const step = (command: string) => ({ type: 'run', command });

describe.each(DRIVEN_SHELLS)('in %s a Python environment', (shell: DrivenShell) => {
  test('that a question makes and activates shows in the prompt, and the person can leave it', async () => {
    need('python3');
    await using session = await openScripted(
      shell,
      ['python3 -m venv --without-pip env', ACTIVATE[shell]].map(step),
    );
    const { terminal } = session;
    session.enter('? go');
    await terminal.waitFor(/^\(env\) ready>$/m);
    session.enter(shell === 'powershell' ? '"in $env:VIRTUAL_ENV"' : 'echo "in $VIRTUAL_ENV"');
    await terminal.waitFor(/^in \/.*\/env$/m);
    await session.run('deactivate');
    await session.run('echo out');
    expect(terminal.screen().split('\n').slice(-3)).toEqual(['ready> echo out', 'out', 'ready>']);
    await session.tidy();
  });

  test('that a question activates and leaves leaves nothing behind', async () => {
    need('python3');
    await using session = await openScripted(
      shell,
      ['python3 -m venv --without-pip env', ACTIVATE[shell], 'deactivate'].map(step),
    );
    await session.run('? go');
    await session.run('echo out');
    expect(session.terminal.scrollback()).not.toContain('(env)');
    expect(session.terminal.screen().split('\n').slice(-3)).toEqual(['ready> echo out', 'out', 'ready>']);
    if (shell !== 'powershell') return;
    await session.run(
      'Get-Command prompt, __beck_shown_prompt -ErrorAction Ignore | % { "$($_.CommandType)" }',
    );
    expect(session.terminal.screen()).toMatch(/\nFunction\nready>$/);
  });
});
