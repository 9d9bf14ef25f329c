// The one hint after several failures, and what a shell says when beck was removed under it.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DRIVEN_SHELLS, type DrivenShell, openScripted, PROMPT } from './shell-session.ts';

const HINT = '? and Enter says what went wrong; beck config set hint false turns this tip off.';
const REMOVED = 'beck was uninstalled; this shell now unloads it too.';

/** Prints `gone` if nothing of the script is left. */
const GONE: Readonly<Record<DrivenShell, string>> = {
  zsh: 'typeset -f __beck_next >/dev/null || echo g"o"ne',
  bash: 'typeset -f __beck_next >/dev/null || echo g"o"ne',
  fish: 'functions -q __beck_next; or echo g"o"ne',
  powershell:
    'if (-not (Get-Module beck) -and -not (Test-Path Function:__beck_readline)) { echo ("go" + "ne") }',
};

function occurrences(text: string, wanted: string): number {
  return text.split(wanted).length - 1;
}

describe.each(DRIVEN_SHELLS)('%s', (shell: DrivenShell) => {
  test('gives one dim hint after the third failure in a row, and none again', async () => {
    await using session = await openScripted(shell, []);
    for (const line of ['false', 'false', 'true', 'false', '', 'false']) await session.run(line);
    expect(session.terminal.scrollback()).not.toContain(HINT);
    await session.run('false');
    expect(session.terminal.scrollback()).toContain(`false\n${HINT}\n${PROMPT.trimEnd()}`);
    const row = session.terminal.screen().split('\n').indexOf(HINT);
    expect(session.terminal.styledLine(row)).toBe(`{dim}${HINT}{}`);
    for (const line of ['false', 'false', 'false', 'false']) await session.run(line);
    expect(occurrences(session.terminal.scrollback(), HINT)).toBe(1);
  });

  test('does not count what was interrupted', async () => {
    await using session = await openScripted(shell, []);
    for (let times = 0; times < 4; times++) await session.run("sh -c 'exit 130'");
    expect(session.terminal.scrollback()).not.toContain(HINT);
  });

  test.each([
    { name: 'the settings', shared: '\n\noff\n', env: {} },
    { name: 'BECK_HINT', shared: '', env: { BECK_HINT: 'off' } },
  ])('gives none where $name say so', async ({ shared, env }) => {
    await using session = await openScripted(shell, [], {
      env,
      prepare(home) {
        mkdirSync(join(home.path, '.local/state/beck'));
        writeFileSync(join(home.path, '.local/state/beck/shell'), shared);
      },
    });
    for (let times = 0; times < 4; times++) await session.run('false');
    expect(session.terminal.scrollback()).not.toContain(HINT);
  });

  test('gives none after a question was asked', async () => {
    await using session = await openScripted(shell, [{ type: 'run', command: 'true' }]);
    await session.run('? go');
    for (let times = 0; times < 4; times++) await session.run('false');
    expect(session.terminal.scrollback()).not.toContain(HINT);
  });

  test('says once that beck was removed, and has its prefix, keys and hooks back', async () => {
    await using session = await openScripted(shell, []);
    // PowerShell reads prompt.ps1 when its first prompt is drawn.
    await session.run('true');
    rmSync(join(session.home.path, 'beck-layout'), { recursive: true });
    await session.run('? are you there');
    expect(session.after('are you there')).toBe(`${REMOVED}\n${PROMPT.trimEnd()}`);
    await session.run('? are you there');
    await session.run('echo al""ive');
    expect(session.after('echo al""ive')).toBe(`alive\n${PROMPT.trimEnd()}`);
    expect(occurrences(session.terminal.scrollback(), REMOVED)).toBe(1);
    await session.run(GONE[shell]);
    expect(session.terminal.scrollback()).toContain('\ngone\n');
    await session.tidy();
  });
});
