import { describe, expect, test } from 'vitest';
import { keptShells } from '../kept-shells.ts';
import { openScripted, PWSH } from '../shell-session.ts';

const kept = keptShells();

const text = (hex: unknown): string => Buffer.from(String(hex), 'hex').toString();

type Scripted = Awaited<ReturnType<typeof openScripted>>;
const questions = (session: Scripted): string[] =>
  session
    .log()
    .filter(({ type }) => type === 'asked')
    .map(({ question }) => text(question));

describe.skipIf(PWSH === undefined)('a question in PowerShell', () => {
  test('may have a tab after the prefix', async () => {
    // Tab itself completes; from history one comes as it was.
    await using session = await openScripted('powershell', [], { kept });
    await session.run(`[Microsoft.PowerShell.PSConsoleReadLine]::AddToHistory("?\`tit's {")`);
    session.terminal.press('Up');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith("it's {"));
    session.terminal.press('Enter');
    expect(text((await session.logged('asked'))['question'])).toBe("it's {");
    await session.prompt(2);
  });

  test('is on the screen as typed, in the history of the session and of the line editor once', async () => {
    const question = `? what's "up" with $x and {this`;
    const run = (command: string) => ({ type: 'run', command });
    await using session = await openScripted('powershell', [run('"fir" + "st"'), run('"sec" + "ond"')]);
    await session.run(question);
    expect(session.terminal.scrollback()).toContain(`ready> ${question}\nfirst\nsecond\nready>`);
    await session.run(
      '"H:" + ((Get-History | Select-Object -Last 3 | ForEach-Object CommandLine) -join "|")',
    );
    await session.terminal.waitFor(`H:${question}|"fir" + "st"|"sec" + "ond"`);
    session.terminal.press('Up', 'Up', 'Up', 'Up');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith(`ready> ${question}`));
  });

  test.each([
    ['vi, chosen before us', 'Set-PSReadLineOption -EditMode Vi', ''],
    ['vi, chosen after us', '', 'Set-PSReadLineOption -EditMode Vi'],
    ['Windows, chosen before us', 'Set-PSReadLineOption -EditMode Windows', ''],
    ['Emacs, chosen after us', '', 'Set-PSReadLineOption -EditMode Emacs'],
  ])('is noticed in the edit mode %s, and after a change of it', async (_, before, after) => {
    await using session = await openScripted('powershell', [], { before, after });
    await session.run("? it's one (");
    await session.run('Set-PSReadLineOption -EditMode Windows');
    await session.run("? it's two {");
    expect(questions(session)).toEqual(["it's one (", "it's two {"]);
  });

  test('is noticed in the command mode of vi', async () => {
    await using session = await openScripted('powershell', [], {
      before: 'Set-PSReadLineOption -EditMode Vi',
    });
    session.terminal.type("? it's one");
    const { length } = "ready> ? it's one";
    await session.terminal.waitUntil(() => session.terminal.cursor().column === length);
    session.terminal.press('Escape');
    // Together with it, Enter would be another key.
    await session.terminal.waitUntil(() => session.terminal.cursor().column === length - 1);
    session.terminal.press('Enter');
    expect(text((await session.logged('asked'))['question'])).toBe("it's one");
    await session.prompt(2);
  });

  const COUNTING =
    'Set-PSReadLineKeyHandler -Key Enter -ScriptBlock { $global:n++; [Microsoft.PowerShell.PSConsoleReadLine]::AcceptLine() }';
  test.each([
    ['before', COUNTING, ''],
    ['after', '', COUNTING],
  ])("leaves a script of the person's on Enter at work, bound %s us", async (_, before, after) => {
    await using session = await openScripted('powershell', [], { before, after });
    await session.run("? it's one");
    await session.run('"n is $n"');
    expect(session.after('"n is $n"')).toMatch(/^n is [12]$/m);
    expect(questions(session)).toEqual(["it's one"]);
  });

  const WRAPPING = `$inner = $function:PSConsoleHostReadLine
    function global:PSConsoleHostReadLine { $line = & $inner; $global:last = $line; $line }`;
  test.each([
    ['before', WRAPPING, ''],
    ['after', '', WRAPPING],
  ])('passes a wrapper of PSConsoleHostReadLine defined %s us', async (_, before, after) => {
    await using session = await openScripted('powershell', [], { before, after });
    await session.run("? it's one");
    await session.run('"last: $last"');
    expect(session.terminal.scrollback()).toContain('\nlast: "last: $last"\n');
    expect(questions(session)).toEqual(["it's one"]);
  });

  test('leaves a wrapper and a script on Enter at work that come after some lines', async () => {
    await using session = await openScripted('powershell', []);
    for (const line of ['$null', '$null', '$null', WRAPPING.replaceAll(/\s*\n\s*/g, '; '), '$null'])
      await session.run(line);
    await session.run('"last: $last"');
    expect(session.terminal.scrollback()).toContain('\nlast: "last: $last"\n');
    await session.run("? it's one");
    await session.run(COUNTING);
    await session.run("? it's two {");
    await session.run('"n is $n"');
    expect(session.after('"n is $n"')).toMatch(/^n is [123]$/m);
    expect(questions(session)).toEqual(["it's one", "it's two {"]);
  });

  test.each([
    '',
    'Set-StrictMode -Version Latest; $ErrorActionPreference = "Stop"',
    'Set-PSReadLineOption -EditMode Vi',
  ])('adds to an ordinary line one function and nothing on Enter: %s', async (before) => {
    const calls = '(Get-PSCallStack | Select-Object -Skip 1 | ForEach-Object Command) -join " "';
    const looking = `Set-PSReadLineKeyHandler -Key Enter -Function ValidateAndAcceptLine
        Set-PSReadLineOption -CommandValidationHandler { $global:enter = ${calls} }
        Set-PSReadLineOption -AddToHistoryHandler { $global:line = ${calls}; $true }`;
    await using session = await openScripted('powershell', [], { before: `${before}\n${looking}` });
    for (let line = 0; line < 3; line++) await session.run('$null = Get-Date');
    await session.run('"enter [$enter] line [$line] $?"');
    expect(session.after('"enter [')).toMatch(/^enter \[__beck_readline\] line \[__beck_readline\] True$/m);
  });

  test('is asked without PSReadLine as well', async () => {
    await using session = await openScripted('powershell', [{ type: 'run', command: '"tw" + "o"' }], {
      before: 'Remove-Module PSReadLine',
    });
    await session.run("? it's one {");
    expect(questions(session)).toEqual(["it's one {"]);
    expect(session.terminal.scrollback()).toContain('\ntwo\n');
  });

  test('is asked under strict mode, Stop, WhatIf and native errors, and learns the status before it', async () => {
    await using session = await openScripted('powershell', [{ type: 'run', command: '"tw" + "o"' }], {
      after:
        'Set-StrictMode -Version Latest; $ErrorActionPreference = "Stop"; $PSNativeCommandUseErrorActionPreference = $true; $WhatIfPreference = $true',
    });
    await session.run("sh -c 'exit 5'");
    await session.run("? it's one");
    expect(await session.logged('about')).toMatchObject({ lastStatus: 5 });
    expect(session.terminal.scrollback()).toContain('\ntwo\n');
  });

  test('is no line with the prefix elsewhere: Where-Object stays', async () => {
    await using session = await openScripted('powershell', [], { kept });
    await session.run('1..5 | ? { $_ -gt 3 }');
    await session.run("'a ? b'; ?? ");
    expect(questions(session)).toEqual([]);
    expect(session.terminal.scrollback()).toContain('\n4\n5\n');
  });
});
