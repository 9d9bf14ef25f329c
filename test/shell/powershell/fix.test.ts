// The bare prefix after a failure in PowerShell: the error that the shell keeps says what fixes it.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { questionOpen } from '../../support/approval.ts';
import { openAgent, openRecipes, say } from '../agent-session.ts';
import { keptShells } from '../kept-shells.ts';
import { openScripted, PROMPT, PWSH } from '../shell-session.ts';

const kept = keptShells();

describe.skipIf(PWSH === undefined)('after a failure in PowerShell', () => {
  test('what only reads is fixed at once', async () => {
    await using session = await openRecipes('powershell');
    mkdirSync(join(session.home.path, 'work/Downloads'));
    await session.run('cd Donwloads');
    await session.run('?');
    await session.run('"at $PWD"');
    expect(session.after('"at $PWD"')).toMatch(/\/work\/Downloads\n/);
  });

  test('the bare prefix proposes the fix, and asks where that is due', async () => {
    await using session = await openRecipes('powershell', { kept });
    await session.run('New-Item notes/today.md');
    session.enter('?');
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toContain('The folder notes does not exist yet.');
    session.terminal.type('y');
    await session.prompt(3);
    expect(existsSync(join(session.home.path, 'work/notes/today.md'))).toBe(true);
  });

  test('words that ask what went wrong mean the same, and name the nearest cmdlet', async () => {
    await using session = await openRecipes('powershell', { kept });
    await session.run('Get-Locatoin');
    await session.run('? why did that fail');
    expect(session.after('why did that fail')).toContain(
      '› Get-Location · There is no Get-Locatoin; the nearest name is Get-Location.',
    );
  });

  test('the failed command is run again only after a yes, and after it was spoken of the bare prefix shows examples', async () => {
    await using session = await openRecipes('powershell', { kept });
    writeFileSync(join(session.home.path, 'work/count'), '#!/bin/sh\necho x >>ran\nexit 7\n', {
      mode: 0o755,
    });
    await session.run('./count');
    session.enter('?');
    await questionOpen(session.terminal);
    session.terminal.type('n');
    await session.prompt(3);
    expect(session.terminal.scrollback()).toContain('ended with status 7');
    await session.run('true');
    await session.run('?');
    expect(session.after('ready> ?')).toContain('Type a question after the prefix');
    await session.run('"$((Get-Content ran).Count) time"');
    expect(session.terminal.scrollback()).toMatch(/^1 time$/m);
  });

  test('a model gets the command, its status and what PowerShell said of it', async () => {
    await using session = await openAgent('powershell', [say('It is not there.')], { kept });
    await session.run('Get-Item nonesuch');
    await session.run('?');
    const asked = session.server.requests[0]?.body.messages.at(-1)?.content;
    expect(asked).toContain('The command: Get-Item nonesuch\nIts exit status: 1');
    expect(asked).toMatch(/Cannot find path '.*\/work\/nonesuch' because it does not exist\./);
    expect(session.after('ready> ?')).toContain('It is not there.');
  });

  test.each([
    [
      'a cmdlet',
      'Get-Item nonesuch',
      { lastStatus: 1 },
      /^PathNotFound,.*\n.*\/nonesuch\n.*does not exist\.$/,
    ],
    ['a statement that ends', "throw 'mine'", { lastStatus: 1 }, /^mine\nmine\nmine$/],
    ['a text nothing could read', '1 + )', { lastStatus: 1 }, /^\w+\n.*\n/],
    ['a program', "sh -c 'exit 5'", { lastStatus: 5 }, undefined],
  ])('%s is reported as it failed', async (_, line, about, error) => {
    await using session = await openScripted('powershell', [], { kept });
    // An error of an earlier line is none of this one.
    await session.run('Get-Item earlier');
    await session.run(line);
    await session.run('? go');
    expect(await session.logged('about')).toMatchObject(about);
    const asked = await session.logged('asked');
    expect(asked).toMatchObject({ lastCommand: line });
    const said = asked['error'] as Readonly<Record<string, string>> | undefined;
    if (error === undefined) expect(said).toBeUndefined();
    else expect(Object.values(said ?? {}).join('\n')).toMatch(error);
  });

  test('`explain` takes a command apart', async () => {
    await using session = await openAgent('powershell', [], { kept });
    await session.run('? explain tar xzf a.tgz');
    expect(session.after('explain tar')).toMatch(/^tar {2}packs files .*-x +unpacks/s);
    await session.run('? explain Get-ChildItem -Recurse');
    expect(session.after('explain Get-ChildItem')).toMatch(/^Get-ChildItem {2}\S/);
    expect(session.server.requests).toEqual([]);
  });

  test('a pipe into the prefix stays Where-Object, and help names `beck ask` for it', async () => {
    await using session = await openRecipes('powershell', { kept });
    await session.run("'a', 'b' | ? { $_ -eq 'b' }");
    expect(session.after("'a', 'b'")).toBe(`b\n${PROMPT.trimEnd()}`);
    await session.run('? /help');
    expect(session.terminal.scrollback()).toContain('| beck ask "your question"');
  });
});
