import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptShells } from '../kept-shells.ts';
import { openScripted, PWSH } from '../shell-session.ts';

const kept = keptShells();

const run = (command: string) => ({ type: 'run', command });
const PAGE = Array.from({ length: 200 }, (_, at) => `row ${at + 1}\n`).join('');
type Scripted = Awaited<ReturnType<typeof openScripted>>;
const ran = (session: Scripted) => session.log().filter(({ type }) => type === 'ran');

describe.skipIf(PWSH === undefined)('approved steps in PowerShell', () => {
  test('leave variables, functions, the folder, the environment, aliases and strict mode behind', async () => {
    const steps = [
      'cd /usr; $x = 5; $env:FOO = "bar"',
      'function hi { "HI" }; Set-Alias zz hi',
      'Import-Module Microsoft.PowerShell.Utility -Prefix My; Set-StrictMode -Version Latest',
    ];
    await using session = await openScripted('powershell', steps.map(run));
    await session.run('? go');
    await session.run('"$x $env:FOO $PWD $(zz) $([bool](Get-Command Get-MyDate))"; $nonesuch');
    expect(session.after('$x $env:FOO')).toContain('5 bar /usr HI True');
    expect(session.terminal.scrollback()).toContain("'$nonesuch' cannot be retrieved");
    expect(ran(session).map(({ cwd }) => cwd)).toEqual(['/usr', '/usr', '/usr']);
  });

  test('tell apart how they ended', async () => {
    const cases: readonly (readonly [string, number, string, number, RegExp])[] = [
      ['"fine"', 0, 'completed', 0, /^$/],
      ['Get-Item /nonesuch; "more"', 0, 'completed', 1, /^PathNotFound/],
      ['Write-Error oops', 1, 'completed', 1, /WriteError/],
      // After these two `$?` is that of the command before.
      ['"fine"; break', 0, 'completed', 0, /^$/],
      ['return', 0, 'completed', 0, /^$/],
      ["sh -c 'exit 7'", 7, 'completed', 0, /^$/],
      ['throw "boom"', 1, 'failed', 1, /^boom$/],
      ['nosuchcommand', 1, 'completed', 1, /^CommandNotFoundException$/],
      ['foo ) bar', 1, 'unparsed', 1, /^UnexpectedToken$/],
      ['if (', 1, 'incomplete', 1, /^IncompleteInput$/],
      ['"last"', 0, 'completed', 0, /^$/],
    ];
    await using session = await openScripted(
      'powershell',
      cases.map(([command]) => run(command)),
    );
    await session.run('? go');
    expect(ran(session).map(({ status, ending }) => ({ status, ending }))).toEqual(
      cases.map(([, status, how, errors, id]) => ({
        status,
        ending: { how, errors, errorId: expect.stringMatching(id) },
      })),
    );
    expect(session.terminal.scrollback()).toContain('\nlast\n');
  });

  test('are followed by their own $?, $LASTEXITCODE and $Error', async () => {
    await using session = await openScripted('powershell', [run('"one"'), run("sh -c 'exit 7'")]);
    await session.run('? go');
    await session.run('"is $? $LASTEXITCODE $($Error.Count)"');
    expect(session.after('"is $?')).toMatch(/^is False 7 0$/m);
  });

  test('may replace the prompt and reload the line editor', async () => {
    const steps = ['function prompt { "ready> " }', 'Import-Module PSReadLine -Force', '"las" + "t"'];
    await using session = await openScripted('powershell', steps.map(run));
    session.enter('? go');
    await session.terminal.waitFor('\nlast\nready>');
    await session.run("? it's again");
    expect(session.log().filter(({ type }) => type === 'asked')).toHaveLength(2);
  });

  test('that open a nested prompt leave it to the person, and go on afterwards', async () => {
    await using session = await openScripted('powershell', [
      run('$Host.EnterNestedPrompt(); "ba" + "ck"'),
      run('"la" + "st"'),
    ]);
    session.enter('? go');
    await session.prompt(2);
    await session.run('"nes" + "ted"');
    expect(session.terminal.scrollback()).toContain('\nnested\n');
    session.enter('exit');
    await session.terminal.waitFor('\nback\nlast\n');
    await session.prompt(4);
  });

  test('write objects, all streams, colours and programs to a terminal, and the helper has a copy', async () => {
    await using session = await openScripted(
      'powershell',
      [
        run('[pscustomobject]@{ size = 1 }; Write-Host hello; Write-Warning careful; Write-Error oops'),
        run("sh -c 'test -t 1 && test -t 2 && echo tty'"),
        run('ls --color=always -d /usr'),
        run("sh -c 'stty size </dev/stdout'"),
      ],
      { kept },
    );
    await session.run('? go');
    const [objects, ...outputs] = ran(session).map(({ output }) => String(output));
    for (const word of ['size', 'hello', 'careful', 'oops']) expect(objects).toContain(word);
    for (const word of ['size', '   1', 'hello', 'WARNING: careful', 'Write-Error: oops'])
      expect(session.terminal.scrollback()).toContain(word);
    expect(outputs).toEqual(['tty\n', '\u001b[0m\u001b[01;34m/usr\u001b[0m\n', '30 100\n']);
  });

  test.each(['script', 'pipe'])(
    'write all streams to a %s where there is no terminal of ours',
    async (through) => {
      const all =
        '[pscustomobject]@{ size = 1 }; Write-Host hello; Write-Warning careful; Write-Error oops; [Console]::Error.WriteLine("direct"); sh -c "echo program; echo problem >&2"';
      await using session = await openScripted('powershell', [
        { ...run(all), through },
        { ...run('1..3 | ForEach-Object { $_ } | sort -r'), through },
      ]);
      await session.run('? go');
      const [streams, piped] = ran(session).map(({ output }) => String(output));
      const words = ['size', '   1', 'hello', 'careful', 'oops', 'direct', 'program', 'problem'];
      expect(words.filter((word) => !streams?.includes(word))).toEqual([]);
      expect(words.filter((word) => !session.terminal.scrollback().includes(word))).toEqual([]);
      expect(piped).toBe('3\n2\n1\n');
      await session.run('"is $?"; sh -c "test -t 1 && echo tty"');
      expect(session.after('"is $?"')).toMatch(/^is True\ntty$/m);
    },
  );

  test('ask for text and passwords on the keyboard', async () => {
    await using session = await openScripted('powershell', [
      run('$n = Read-Host name; "hi $n"'),
      run('$s = Read-Host secret -AsSecureString; "length $($s.Length)"'),
      run('$c = Get-Credential -UserName me -Title t -Message m; "has $($c.Password.Length)"'),
    ]);
    session.enter('? go');
    await session.terminal.waitFor('name:');
    session.enter('Ann');
    await session.terminal.waitFor(/hi Ann[\s\S]*secret:/);
    session.enter('hidden');
    await session.terminal.waitFor(/length 6[\s\S]*assword/);
    session.enter('four');
    await session.terminal.waitFor('has 4');
    await session.prompt(2);
    expect(session.terminal.scrollback()).not.toContain('hidden');
  });

  test('may have the terminal to themselves', async () => {
    await using session = await openScripted(
      'powershell',
      [{ ...run('"di" + "rect"; sh -c \'test -t 1 && echo tty\''), direct: true }],
      { kept },
    );
    await session.run('? go');
    expect(ran(session)).toMatchObject([{ status: 0, output: '' }]);
    expect(session.terminal.scrollback()).toContain('\ndirect\ntty\n');
  });

  test('may be a pager, which has the terminal and its keys', async () => {
    await using session = await openScripted('powershell', [{ ...run('less page.txt'), direct: true }], {
      kept,
      prepare: (home) => writeFileSync(join(home.path, 'work/page.txt'), PAGE),
    });
    session.enter('? go');
    await session.terminal.waitUntil(() => /^row 1$/m.test(session.terminal.screen()));
    session.terminal.type('G');
    await session.terminal.waitUntil(() => /^row 200$/m.test(session.terminal.screen()));
    session.terminal.type('q');
    expect(await session.logged('ran')).toMatchObject({ status: 0, output: '' });
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith('ready>'));
  });

  test('follow the size of the window', async () => {
    await using session = await openScripted('powershell', [
      run("while (-not (Test-Path go)) { Start-Sleep -Milliseconds 50 }; sh -c 'stty size </dev/stdout'"),
    ]);
    session.enter('? go');
    await session.logged('start');
    session.terminal.resize(77, 20);
    // The relay looks every 150 ms.
    const until = Date.now() + 500;
    await session.terminal.waitUntil(() => Date.now() > until);
    writeFileSync(join(session.home.path, 'work/go'), '');
    await session.prompt(2);
    expect(ran(session)[0]?.['output']).toBe('20 77\n');
  });

  test('tell how their words resolve just now, without a module being loaded', async () => {
    await using session = await openScripted(
      'powershell',
      [
        {
          type: 'resolve',
          words: ['hi', 'zz', 'Get-Command', 'gci', '%', 'cat', './mine', 'nonesuch', 'New-Own'],
        },
      ],
      { kept, after: 'function hi { }; Set-Alias zz hi' },
    );
    await session.run('? go');
    expect((await session.logged('resolved'))['words']).toEqual({
      hi: { type: 'function' },
      zz: { type: 'alias', text: 'hi' },
      'Get-Command': { type: 'builtin' },
      gci: { type: 'alias', text: 'Get-ChildItem' },
      '%': { type: 'alias', text: 'ForEach-Object' },
      cat: { type: 'file', path: expect.stringMatching(/^\/.*\/cat$/) },
      './mine': { type: 'missing' },
      nonesuch: { type: 'missing' },
    });
  });

  test('can be edited in the line editor of the shell', async () => {
    await using session = await openScripted(
      'powershell',
      [
        { type: 'edit', text: "echo 'one'" },
        { type: 'edit', text: 'echo two' },
        { type: 'edit', text: 'echo three' },
      ],
      { kept },
    );
    session.enter('? go');
    await session.terminal.waitFor("edit> echo 'one'");
    session.terminal.type(' more');
    session.terminal.press('Enter');
    await session.terminal.waitFor('edit> echo two');
    session.terminal.press('Enter');
    await session.terminal.waitFor('edit> echo three');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    const edits = session.log().filter(({ type }) => type === 'edited');
    expect(edits.map(({ text }) => text)).toEqual(["echo 'one' more", 'echo two', null]);
    session.terminal.press('Up');
    await session.terminal.waitUntil(() => session.terminal.screen().endsWith('ready> ? go'));
  });
});
