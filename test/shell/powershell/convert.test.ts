// The convert key in PowerShell: a typed line becomes a command in place, in every key mode.

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { KeyName } from '../../support/keys.ts';
import { type AgentSession, openAgent, openRecipes, say } from '../agent-session.ts';
import { keptShells } from '../kept-shells.ts';
import { PROMPT, PWSH, type ShellSession } from '../shell-session.ts';

const kept = keptShells();

const ALT_SLASH = '\x1b/';
const F9 = '\x1b[20~';
const UNDO = '\x18\x15';

const LARGE = 'which files here are over 1 MB';
/** The recipe's command, whose tail depends on nothing here. */
const LARGE_COMMAND = /^Get-ChildItem .*-gt 1MB.*FullName$/s;

/** Everything from the last prompt on; spaces of the shell's own at the ends of lines do not count. */
function line(session: ShellSession): string {
  const shown = session.terminal.scrollback();
  return shown
    .slice(shown.lastIndexOf(PROMPT.trimEnd()) + PROMPT.length)
    .split('\n')
    .map((row) => row.trimEnd())
    .join('\n')
    .trimEnd();
}

async function shows(session: ShellSession, text: string | RegExp): Promise<void> {
  await session.terminal.waitUntil(
    () => (typeof text === 'string' ? line(session) === text : text.test(line(session))),
    { what: `the line ${text}` },
  );
}

/** Types and presses the key once the words are there. */
async function convert(session: ShellSession, words: string, key = ALT_SLASH): Promise<void> {
  session.terminal.type(words);
  await shows(session, words);
  session.terminal.type(key);
}

const where = join('work', 'where');

describe.skipIf(PWSH === undefined)('the convert key in PowerShell', () => {
  test.each([
    ['Alt-/', ALT_SLASH],
    ['F9', F9],
  ])('%s puts the command in the place of the words, and one undo step brings them back', async (_, key) => {
    await using session = await openRecipes('powershell', { kept });
    await convert(session, LARGE, key);
    await shows(session, LARGE_COMMAND);
    await session.tidy();
    session.terminal.type(UNDO);
    await shows(session, LARGE);
  });

  test('leaves the cursor at the end, runs nothing, and the person runs the command', async () => {
    await using session = await openAgent('powershell', [say('New-Item ran')]);
    await convert(session, 'make a file');
    await shows(session, 'New-Item ran');
    session.terminal.type(' -Force > where');
    await shows(session, 'New-Item ran -Force > where');
    expect(existsSync(join(session.home.path, 'work/ran'))).toBe(false);
    session.terminal.press('Enter');
    await session.prompt(2);
    expect(existsSync(join(session.home.path, where))).toBe(true);
    await session.run('"H:" + ((Get-History | ForEach-Object CommandLine) -join "|")');
    expect(session.terminal.scrollback()).toContain('\nH:New-Item ran -Force > where\n');
  });

  test('explains a line that is a command already, and the same key takes that away', async () => {
    await using session = await openRecipes('powershell', { kept });
    const command = 'Remove-Item -Recurse build';
    const explained = /^Remove-Item -Recurse build\s+Remove-Item .*danger · delete: build\s+⚠ Deletes build/s;
    await convert(session, command);
    await shows(session, explained);
    session.terminal.type(ALT_SLASH);
    await shows(session, command);
    session.terminal.type(ALT_SLASH);
    await shows(session, explained);
    // An edit takes it away as well; the key then explains again.
    session.terminal.type('x');
    session.terminal.press('Backspace');
    await shows(session, command);
    session.terminal.type(ALT_SLASH);
    await shows(session, explained);
  });

  test('walks through alternatives, and says which of how many it shows', async () => {
    await using session = await openAgent('powershell', [say('ls -lS\nfind . -type f\ndu -a .')], { kept });
    await convert(session, 'files by size');
    await shows(session, 'ls -lS\n1/3');
    expect(session.terminal.styledLine(1)).toBe('{dim}1/3{}');
    for (const next of ['find . -type f\n2/3', 'du -a .\n3/3', 'ls -lS\n1/3']) {
      session.terminal.type(ALT_SLASH);
      await shows(session, next);
    }
    expect(session.server.requests).toHaveLength(1);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(line(session)).toBe('');
    expect(session.terminal.screen()).not.toContain('1/3');
  });

  test('completes a pipeline that has begun, without a model', async () => {
    await using session = await openRecipes('powershell', { kept });
    await convert(session, 'Get-ChildItem  -Name | only the first 3');
    await shows(session, 'Get-ChildItem  -Name | Select-Object -First 3');
  });

  test('keeps the beginning of a pipeline whatever a model makes of it', async () => {
    await using session = await openAgent('powershell', [say('Get-Process | sort Name\nsort')], { kept });
    await convert(session, 'Get-Process  -Id 1 | backwards');
    await shows(session, /^Get-Process {2}-Id 1 \| Get-Process \| sort Name/);
    session.terminal.type(ALT_SLASH);
    await shows(session, /^Get-Process {2}-Id 1 \| sort\n2\/2/);
  });

  test('marks danger below the line before Enter can be pressed, also on the last row', async () => {
    await using session = await openAgent('powershell', [say('rm -r build')], { rows: 6 });
    mkdirSync(join(session.home.path, 'work/build'));
    for (const prompt of [2, 3, 4, 5, 6, 7]) {
      session.terminal.press('Enter');
      await session.prompt(prompt);
    }
    await convert(session, 'delete the build folder');
    await shows(session, /^rm -r build\n⚠ \S/);
    expect(session.terminal.cursor()).toEqual({ row: 4, column: `${PROMPT}rm -r build`.length });
    session.terminal.type(UNDO);
    await shows(session, 'delete the build folder');
    expect(existsSync(join(session.home.path, 'work/build'))).toBe(true);
  });

  test('never places a blocked command', async () => {
    await using session = await openAgent('powershell', [say('Remove-Item / -Recurse -Force')], { kept });
    await convert(session, 'delete everything');
    await shows(session, /^delete everything\nNot put on your line: \S/);
  });

  test('lets no control character and no newline into the line', async () => {
    await using session = await openAgent(
      'powershell',
      [say('```sh\ntouch one\u001b[31m\necho two\n\techo three\r\n```\nand this is prose')],
      { kept },
    );
    await convert(session, 'something');
    await shows(session, 'echo two\n1/2');
    session.terminal.type(ALT_SLASH);
    await shows(session, 'echo three\n2/2');
  });

  test.each<[string, KeyName]>([
    ['Esc', 'Escape'],
    ['Ctrl-C', 'Ctrl-C'],
  ])('%s while it waits leaves the line exactly', async (_, key) => {
    await using session = await openAgent('powershell', [{ type: 'stall', text: '' }], { kept });
    await convert(session, 'it\'s  a "line" of $mine');
    await waiting(session);
    session.terminal.press(key);
    await shows(session, 'it\'s  a "line" of $mine');
    await session.tidy();
    session.terminal.type('!');
    await shows(session, 'it\'s  a "line" of $mine!');
  });

  test.each([0, 150, 400])('Ctrl-C %i ms after the key leaves a prompt that works', async (delay) => {
    await using session = await openAgent('powershell', [{ type: 'stall', text: '' }]);
    session.terminal.type('words of mine');
    await shows(session, 'words of mine');
    session.terminal.type(F9);
    await moment(delay);
    session.terminal.press('Ctrl-C');
    // Where PSReadLine has both keys at once, it gives a new prompt.
    await session.terminal.waitUntil(() => /^(words of mine)?$/.test(line(session)), { what: 'the line' });
    await session.tidy();
    session.terminal.type('!');
    await shows(session, /^(words of mine)?!$/);
  });

  test.each([1, 4])(
    'where beck was removed after %i lines it says so once, and the words are still there',
    async (lines) => {
      await using session = await openRecipes('powershell');
      for (let line = 0; line < lines; line++) await session.run('$null');
      rmSync(join(session.home.path, 'beck-layout'), { recursive: true });
      await convert(session, LARGE);
      await shows(session, LARGE);
      await session.terminal.waitFor('beck was uninstalled; this shell now unloads it too.');
      session.terminal.type('!');
      await shows(session, `${LARGE}!`);
      session.terminal.press('Ctrl-C');
      await session.prompt(lines + 2);
      await session.run('? { 1 }');
      await session.run('"left [$(Get-Command *beck* -CommandType Function, Alias)] $($Error.Count)"');
      expect(session.after('"left [')).toMatch(/^left \[\] 0$/m);
    },
  );

  test('a helper that is ended while it waits leaves the line, with the reason below', async () => {
    await using session = await openAgent('powershell', [{ type: 'stall', text: '' }], { kept });
    await convert(session, "it's mine");
    await waiting(session);
    for (const pid of session.terminal.processes())
      if (pid !== session.terminal.pid) process.kill(pid, 'SIGKILL');
    await shows(session, "it's mine\nbeck: The helper was killed (SIGKILL), perhaps because memory ran out.");
    session.terminal.type("'");
    await shows(session, "it's mine'");
  });

  test('a helper that hangs is given up by Esc', async () => {
    await using session = await openAgent('powershell', [{ type: 'stall', text: '' }]);
    await convert(session, "it's mine");
    await waiting(session);
    for (const pid of session.terminal.processes())
      if (pid !== session.terminal.pid) process.kill(pid, 'SIGSTOP');
    // The helper cannot read it any more, so it is pressed until someone does.
    const pressing = setInterval(() => session.terminal.press('Escape'), 500);
    await shows(session, "it's mine").finally(() => clearInterval(pressing));
    await session.tidy();
  });

  test.each<[string, Parameters<typeof openAgent>[1], RegExp]>([
    ['the model cannot say it', [say('# There is no such command.')], /There is no such command\./],
    ['the model says nothing', [say('')], /gave an empty reply\./],
  ])('where %s the text is still there, with the reason below', async (_, script, reason) => {
    await using session = await openAgent('powershell', script, { kept });
    await convert(session, 'make me a sandwich');
    await shows(session, new RegExp(`^make me a sandwich\\n.*${reason.source}`));
    session.terminal.type('!');
    await shows(session, 'make me a sandwich!');
  });

  test('a long reason breaks between words', async () => {
    await using session = await openRecipes('powershell', { columns: 40 });
    await convert(session, 'make me a sandwich');
    await session.terminal.waitUntil(() =>
      session.terminal.screen().includes('make me a sandwich\nNo recipe for that'),
    );
  });

  test('where the helper is gone the text is still there, with the reason below', async () => {
    await using session = await openRecipes('powershell');
    writeFileSync(join(session.home.path, 'beck-layout/runtime'), '/nonesuch/node\n/nonesuch/main.js\n');
    await convert(session, LARGE);
    await shows(session, `${LARGE}\nbeck: Node is no longer at /nonesuch/node; run the installation again.`);
    session.terminal.type('!');
    await shows(session, `${LARGE}!`);
  });

  test('does nothing on an empty line', async () => {
    await using session = await openRecipes('powershell', { kept });
    session.terminal.type(ALT_SLASH);
    await session.run('"st" + "ill"');
    expect(session.after('"st" + "ill"')).toBe(`still\n${PROMPT.trimEnd()}`);
  });
});

async function waiting(session: AgentSession): Promise<void> {
  await session.terminal.waitUntil(() => session.server.requests.length === 1, { what: 'the request' });
  await session.terminal.waitFor(/^[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] it's/m);
}

describe.skipIf(PWSH === undefined)('the key in PowerShell', () => {
  test.each(['Emacs', 'Windows', 'Vi'])('works in the edit mode %s, chosen after us', async (mode) => {
    await using session = await openAgent('powershell', [say('Get-Date'), say('Get-Host')]);
    await session.run(`Set-PSReadLineOption -EditMode ${mode}`);
    await convert(session, 'what time is it');
    await shows(session, 'Get-Date');
    await session.tidy();
    if (mode === 'Vi') {
      session.terminal.press('Escape');
      await session.terminal.waitUntil(
        () => session.terminal.cursor().column === `${PROMPT}Get-Date`.length - 1,
      );
      session.terminal.type('u');
    } else session.terminal.type(mode === 'Emacs' ? UNDO : '\x1a');
    await shows(session, 'what time is it');
    session.terminal.type(F9);
    await shows(session, 'Get-Host');
  });

  test('gives back one step of undo in the middle of an insertion of vi', async () => {
    await using session = await openAgent('powershell', [say('Get-Date')], {
      before: 'Set-PSReadLineOption -EditMode Vi',
    });
    session.terminal.type('x');
    await shows(session, 'x');
    session.terminal.press('Escape');
    await session.terminal.waitUntil(() => session.terminal.cursor().column === PROMPT.length);
    session.terminal.type('xi');
    await shows(session, '');
    await convert(session, 'what time is it', F9);
    await shows(session, 'Get-Date');
    session.terminal.press('Escape');
    await session.terminal.waitUntil(
      () => session.terminal.cursor().column === `${PROMPT}Get-Date`.length - 1,
    );
    session.terminal.type('u');
    await shows(session, 'what time is it');
  });

  test.each([
    ['another key', 'ctrl-o', '\x0f', true],
    ['none', 'off', F9, false],
  ])('%s may be chosen', async (_, key, bytes, works) => {
    await using session = await openRecipes('powershell', { env: { BECK_KEY: key } });
    session.terminal.type(LARGE);
    await shows(session, LARGE);
    session.terminal.type(bytes);
    if (works) await shows(session, LARGE_COMMAND);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await session.run(
      '"[" + ((Get-PSReadLineKeyHandler -Bound | Where-Object Function -eq beck-convert).Key -join " ") + "]"',
    );
    expect(session.terminal.scrollback()).toContain(works ? '\n[Ctrl+o]\n' : '\n[]\n');
  });

  test('of the settings is taken from the file that the helper left', async () => {
    await using session = await openRecipes('powershell', {
      prepare(home) {
        mkdirSync(join(home.path, '.local/state/beck'), { recursive: true });
        writeFileSync(join(home.path, '.local/state/beck/shell'), '\nctrl-o\n\n');
      },
    });
    await convert(session, LARGE, '\x0f');
    await shows(session, LARGE_COMMAND);
  });

  test("is the person's own again once beck is removed, and what they bind at the prompt is theirs", async () => {
    const mine = (key: string, text: string) =>
      `Set-PSReadLineKeyHandler -Key ${key} -ScriptBlock { [Microsoft.PowerShell.PSConsoleReadLine]::Insert('${text}') }`;
    await using session = await openRecipes('powershell', { before: mine('F9', 'before') });
    await session.run(mine('Alt+/', 'after'));
    session.terminal.type(ALT_SLASH);
    await shows(session, 'after');
    session.terminal.press('Ctrl-C');
    await session.prompt(3);
    await session.run('Remove-Module beck');
    session.terminal.type(F9);
    await shows(session, 'before');
    session.terminal.type(ALT_SLASH);
    await shows(session, 'beforeafter');
  });
});
