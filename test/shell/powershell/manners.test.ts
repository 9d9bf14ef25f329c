import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openScripted, openShell, PROMPT, PWSH, type ShellSession } from '../shell-session.ts';

/** Whatever a script could have left in the person's world. */
const LOOK = `& {
  Get-ChildItem Function: | ForEach-Object Name
  Get-ChildItem Alias: | ForEach-Object { "$($_.Name)=$($_.Definition)" }
  Get-ChildItem Variable: | ForEach-Object Name
  Get-ChildItem Env: | ForEach-Object Name
  Get-Module | ForEach-Object Name
  Get-PSReadLineKeyHandler -Bound | ForEach-Object { "$($_.Key) $($_.Function)" }
  "$function:prompt"
  Get-EventSubscriber | ForEach-Object SourceIdentifier
}`;

async function look(session: ShellSession, name: string): Promise<string[]> {
  await session.run(`. ~/look.ps1 > ~/${name}`);
  return readFileSync(join(session.home.path, name), 'utf8').split('\n').sort();
}

describe.skipIf(PWSH === undefined)('PowerShell', () => {
  test('says nothing when beck is sourced, once or twice', async () => {
    await using session = await openScripted('powershell', []);
    await session.run(`. ~/beck-layout/shell/beck.ps1`);
    expect(session.after('beck.ps1')).toBe(PROMPT.trimEnd());
    expect(session.terminal.scrollback().split('\n')[0]).toContain('ready>');
  });

  test.each([
    ['dot-sourced', '. ~/beck-layout/shell/beck.ps1'],
    ['imported', 'Import-Module ~/beck-layout/shell/beck.psd1'],
  ])('has nothing of beck left once it is removed: %s', async (_, load) => {
    await using session = await openShell('powershell', {
      main: 'test/shell/fixtures/scripted-helper.ts',
      sourced: false,
      env: { BECK_TEST_STEPS: '/dev/null', BECK_TEST_LOG: '/dev/null' },
    });
    writeFileSync(join(session.home.path, 'look.ps1'), LOOK);
    await look(session, 'warm');
    const before = await look(session, 'before');
    await session.run(load);
    expect(await look(session, 'loaded')).not.toEqual(before);
    // The second half is there, too.
    await session.run('? go {');
    await session.run('Remove-Module beck');
    expect(await look(session, 'after')).toEqual(before);
  });

  test('gives a script on Enter back when it is removed', async () => {
    const before =
      'Set-PSReadLineKeyHandler -Key Enter -ScriptBlock { $global:n++; [Microsoft.PowerShell.PSConsoleReadLine]::AcceptLine() }';
    await using session = await openScripted('powershell', [], { before });
    await session.run('Remove-Module beck');
    await session.run('$n = 0');
    await session.run('"n is $n"');
    expect(session.after('"n is $n"')).toMatch(/^n is 1$/m);
  });

  test('asks questions when beck was imported as a module', async () => {
    await using session = await openScripted('powershell', [], { sourced: false });
    await session.run('Import-Module ~/beck-layout/shell/beck.psd1');
    await session.run("? it's {");
    expect(await session.logged('asked')).toMatchObject({ question: Buffer.from("it's {").toString('hex') });
  });

  test('leaves a host that is no console alone', async () => {
    await using session = await openShell('powershell', { main: 'dist/main.js', sourced: false });
    await session.run(
      `[powershell]::Create().AddScript('. ~/beck-layout/shell/beck.ps1; "[$(Get-Module beck)]"').Invoke()`,
    );
    expect(session.terminal.scrollback()).toMatch(/^\[\]$/m);
  });

  test('takes the prefix that the settings left for the shells', async () => {
    await using session = await openScripted('powershell', [], {
      prepare(home) {
        mkdirSync(join(home.path, '.local/state/beck'), { recursive: true });
        writeFileSync(join(home.path, '.local/state/beck/shell'), ',,\n\n');
      },
    });
    await session.run(",, it's {");
    expect(await session.logged('asked')).toMatchObject({ question: Buffer.from("it's {").toString('hex') });
  });

  test('keeps what the environment says for commands, and Node options away from the helper', async () => {
    await using session = await openScripted(
      'powershell',
      [{ type: 'run', command: '"opt " + $env:NODE_OPTIONS' }],
      {
        env: { NODE_OPTIONS: '--bad-option' },
      },
    );
    await session.run('? go');
    expect(session.terminal.scrollback()).toContain('\nopt --bad-option\n');
  });

  test('answers in a folder that is gone and on a drive that is none', async () => {
    await using session = await openScripted('powershell', []);
    await session.run('New-Item -ItemType Directory gone | Out-Null; Set-Location gone; Remove-Item ../gone');
    await session.run('? one');
    await session.run('Set-Location Env:');
    await session.run('? two');
    expect(session.log().filter(({ type }) => type === 'asked')).toHaveLength(2);
  });

  test('shows the question to no one in the list of processes', async () => {
    await using session = await openScripted('powershell', [{ type: 'wait' }]);
    session.enter('? my hidden question');
    await session.logged('waiting');
    const lines = session.terminal
      .processes()
      .map(
        (pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8') + readFileSync(`/proc/${pid}/environ`, 'utf8'),
      );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join()).not.toContain('hidden');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
  });
});
