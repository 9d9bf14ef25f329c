// Settings of a person that could bend what the scripts do, and places that are hardly there.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../../support/approval.ts';
import { openAgent, openRecipes, propose, say } from '../agent-session.ts';
import { keptShells } from '../kept-shells.ts';
import { openScripted, PROMPT, PWSH } from '../shell-session.ts';

const kept = keptShells();

const ALIASED = [
  ...['New-Module', 'Import-Module', 'Remove-Module', 'Get-Module', 'Export-ModuleMember', 'Get-History'],
  ...['Add-History', 'Set-StrictMode', 'ForEach-Object', 'Where-Object', 'Write-Error', 'Write-Host'],
  ...['Write-Output', 'New-Object', 'Get-Variable', 'Remove-Variable', 'Select-Object', 'Remove-Item'],
  ...['Set-PSReadLineKeyHandler', 'Remove-PSReadLineKeyHandler', 'Register-EngineEvent', 'Out-Null'],
];

/** By name, what is in the profile before beck's line. */
const SETTINGS: Readonly<Record<string, string>> = {
  'strict mode, Stop and native errors':
    'Set-StrictMode -Version Latest; $ErrorActionPreference = "Stop"; $PSNativeCommandUseErrorActionPreference = $true',
  'a separator, WhatIf, Confirm and a progress of their own':
    '$OFS = "-x-"; $WhatIfPreference = $true; $ConfirmPreference = "Low"; $ProgressPreference = "Stop"; $VerbosePreference = "Continue"; $DebugPreference = "Continue"',
  'parameters by default':
    '$PSDefaultParameterValues = @{ "*:Verbose" = $true; "*:ErrorAction" = "Stop"; "Get-History:Id" = 99; "New-Object:ComObject" = "x" }',
  'an alias for every cmdlet': ALIASED.map((name) => `Set-Alias ${name} nonesuch -Option AllScope`).join(
    '; ',
  ),
  'a function for cmdlets': ['Get-History', 'New-Object', 'Write-Error', 'Get-Module']
    .map((name) => `function global:${name} { throw 'mine' }`)
    .join('; '),
};

const F9 = '\x1b[20~';

describe.skipIf(PWSH === undefined)('PowerShell with', () => {
  test.each(Object.entries(SETTINGS))('%s asks, runs and converts as ever', async (_, before) => {
    await using session = await openAgent(
      'powershell',
      [propose('"tw" + "o"'), say('Seen.'), say('Get-Date')],
      {
        before,
      },
    );
    await session.run("? it's one");
    expect(session.after("it's one")).toMatch(/^two$/m);
    expect(session.after("it's one")).toContain('Seen.');
    session.terminal.type('what time is it');
    await session.terminal.waitFor(/ready> what time is it$/m);
    session.terminal.type(F9);
    await session.terminal.waitFor(/ready> Get-Date$/m);
    expect(session.terminal.scrollback()).not.toMatch(/nonesuch|Exception|VERBOSE|DEBUG/);
  });

  test('no place to write anything answers as ever', async () => {
    const nowhere = '/dev/null/nowhere';
    await using session = await openRecipes('powershell', {
      after: `foreach ($n in 'XDG_STATE_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_RUNTIME_DIR') {
        Set-Item Env:$n ${nowhere}
      }`,
    });
    await session.run('? show the current directory');
    expect(session.after('? show the current')).toContain('/work');
  });

  test('a terminal that can do nothing still has its prompt back', async () => {
    await using session = await openRecipes('powershell', { env: { TERM: 'dumb' } });
    await session.run('? show the current directory');
    expect(session.terminal.scrollback()).toContain('/work');
  });

  test('40 columns and a folder that is gone has the words converted', async () => {
    await using session = await openAgent('powershell', [say('Get-Date')], { columns: 40, rows: 10 });
    await session.run('ni -I Directory g|Out-Null; cd g; rm ../g');
    session.terminal.type('what time is it here and in the whole wide world');
    await session.terminal.waitFor('wide world');
    session.terminal.type(F9);
    await session.terminal.waitFor(/ready> Get-Date$/m);
  });
});

describe.skipIf(PWSH === undefined)('what is typed in PowerShell while beck works', () => {
  test('is on the next prompt', async () => {
    await using session = await openScripted('powershell', [{ type: 'run', command: 'sleep 1' }], { kept });
    session.enter('? go');
    await session.logged('asked');
    session.terminal.type('"sec" + "ond"');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`${PROMPT}"sec" + "ond"`), {
      what: 'the line',
    });
    session.terminal.press('Enter');
    await session.terminal.waitFor(/^second$/m);
  });

  test('answers no question: it is dropped, and that is said', async () => {
    await using session = await openAgent('powershell', [propose('rm -r build'), say('Kept.')], {
      kept,
      prepare: (home) => mkdirSync(join(home.path, 'work/build')),
    });
    session.enter('? delete the build folder');
    await session.terminal.waitUntil(() => session.terminal.cursor().row === 1);
    session.terminal.type('y\r');
    await answerQuestion(session.terminal, 'n');
    await session.terminal.waitFor('What you typed before the question was dropped.');
    await session.prompt(2);
    expect(existsSync(join(session.home.path, 'work/build'))).toBe(true);
  });
});
