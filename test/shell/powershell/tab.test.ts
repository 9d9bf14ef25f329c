// Tab after `beck` and in a question, with the files that install.sh makes.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openShell, PROMPT, PWSH, type ShellSession } from '../shell-session.ts';

const MAIN = join(import.meta.dirname, '../../../dist/main.js');

function openWithTab(completions = true): Promise<ShellSession> {
  return openShell('powershell', {
    main: 'dist/main.js',
    before: '$env:PATH += ":$HOME/bin"',
    prepare(home) {
      const folder = join(home.path, 'beck-layout/shell/completions');
      mkdirSync(folder);
      if (completions)
        execFileSync(process.execPath, [MAIN, 'completion', '--into', folder], { env: home.env });
      mkdirSync(join(home.path, 'bin'));
      writeFileSync(join(home.path, 'bin/beck'), '#!/bin/sh\n', { mode: 0o755 });
      writeFileSync(join(home.path, 'work/umbrella.txt'), '');
    },
  });
}

/** Types the line and Tab; settles when the screen matches. Then gives the line up. */
async function tab(session: ShellSession, line: string, wanted: RegExp): Promise<void> {
  const { terminal } = session;
  terminal.type(line);
  await terminal.waitUntil(() => terminal.screen().includes(PROMPT + line.trimEnd()));
  terminal.press('Tab');
  await terminal.waitUntil(() => wanted.test(terminal.screen()), {
    what: `Tab after "${line}" to show ${wanted}`,
  });
  terminal.press('Ctrl-C', 'Ctrl-L');
  await terminal.waitUntil(() => terminal.screen() === PROMPT.trimEnd(), { what: 'a clear screen' });
}

describe.skipIf(PWSH === undefined)('PowerShell: Tab', () => {
  test('after beck offers verbs, flags and choices', async () => {
    await using session = await openWithTab();
    await tab(session, 'beck ', /approvals[\s\S]*uninstall/);
    await tab(session, 'beck uni', /beck uninstall/);
    await tab(session, 'beck ask --pri', /beck ask --print/);
    await tab(session, 'beck ask --shell po', /beck ask --shell powershell/);
    await tab(session, 'beck config set outputThresholdB', /beck config set outputThresholdBytes/);
  });

  test('in a question offers what was asked before and examples, and is otherwise as it was', async () => {
    await using session = await openWithTab();
    await session.run('? zebras are what exactly');
    await tab(session, 'Get-Content umb', /umbrella\.txt/);
    await tab(session, '? zebr', /\? zebras are what exactly/);
    await tab(session, '? which files here a', /\? which files here are over 1 MB/);
    await tab(session, '? WHAT IS MY I', /\? what is my ip address/i);
    await tab(session, '? what is my ', /\nwhat is my default gateway/);
    await tab(session, '? list png files modified in the l', /modified in the last 7 days/);
  });

  test('after /model and beck models use offers the models that were listed last', async () => {
    await using session = await openWithTab();
    const folder = join(session.home.path, '.local/state/beck');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'models'), 'ollama/qwen3:4b\nanthropic/claude-haiku-4-5\n');
    await tab(session, '? /model qw', /\? \/model qwen3:4b/);
    await tab(session, 'beck models use qw', /beck models use qwen3:4b/);
    await tab(session, 'beck models use ollama/qwen3:4', /beck models use ollama\/qwen3:4b/);
    await tab(session, 'beck models use anth', /beck models use anthropic\/claude-haiku-4-5/);
  });

  test("leaves a script of the person's on Tab at work, and nothing behind when beck is removed", async () => {
    await using session = await openWithTab();
    await session.run(
      "Set-PSReadLineKeyHandler -Key Tab -ScriptBlock { [Microsoft.PowerShell.PSConsoleReadLine]::Insert('mine') }",
    );
    await tab(session, 'x', /xmine/);
    // All bindings are new: ours is before PSReadLine's own again.
    await session.run('Set-PSReadLineOption -EditMode Windows');
    await tab(session, 'beck uni', /beck uninstall/);
    await session.run('Remove-Module beck');
    await session.run('"[" + (Get-PSReadLineKeyHandler Tab).Function + "]"');
    expect(session.terminal.scrollback()).toContain('\n[TabCompleteNext]\n');
    await session.run('"[" + (TabExpansion2 "beck uni" 8).CompletionMatches.Count + "]"');
    expect(session.terminal.scrollback()).toContain('\n[0]\n');
  });

  test('is as it was where the files are missing', async () => {
    await using session = await openWithTab(false);
    await tab(session, 'Get-Content umb', /umbrella\.txt/);
  });
});
