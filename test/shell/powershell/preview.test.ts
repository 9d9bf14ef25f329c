// What the recipes make of a question stands below it while it is typed, in PowerShell: drawn by PSReadLine itself.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  leftovers,
  openShell,
  PROMPT,
  PWSH,
  type SessionOptions,
  type ShellSession,
} from '../shell-session.ts';

const ASK = '? how many files are here';
const COUNTED =
  'Get-ChildItem -LiteralPath . -File -Recurse | Measure-Object | Select-Object -ExpandProperty Count';
const SHOWN = `› ${COUNTED}`;

async function open(options: Partial<SessionOptions> = {}): Promise<ShellSession> {
  return openShell('powershell', {
    main: 'dist/main.js',
    columns: 120,
    ...options,
    env: { BECK_PRESTART: 'on', ...options.env },
    prepare: ({ path }) => {
      writeFileSync(join(path, 'work/notes.txt'), '');
    },
  });
}

/** The rows of the screen from the last prompt on. */
function rows({ terminal }: ShellSession): readonly string[] {
  const lines = terminal.screen().split('\n');
  return lines.slice(lines.findLastIndex((line) => line.startsWith(PROMPT.trimEnd())));
}

async function showsBelow(session: ShellSession, line: string, below: readonly string[]): Promise<void> {
  await session.terminal.waitUntil(
    () => JSON.stringify(rows(session)) === JSON.stringify([`${PROMPT}${line}`.trimEnd(), ...below]),
    { what: `${line} with ${below.length} rows below it` },
  );
}

async function typed(session: ShellSession, line = ASK, shown = SHOWN): Promise<void> {
  session.terminal.type(line);
  await showsBelow(session, line, [shown]);
}

describe.skipIf(PWSH === undefined)('in PowerShell, below a question that is typed,', () => {
  test('stands the command with its mark and colour; the next key takes it away, and another takes its place', async () => {
    await using session = await open();
    await typed(session);
    const { terminal } = session;
    const { row, column } = terminal.cursor();
    expect(column).toBe(PROMPT.length + ASK.length);
    expect(terminal.cell(row + 1, 0).text).toBe('›');
    terminal.type('x');
    await showsBelow(session, `${ASK}x`, []);
    terminal.press('Backspace');
    await showsBelow(session, ASK, [SHOWN]);
    terminal.press('Ctrl-C');
    await session.prompt(2);
    expect(terminal.screen().split('\n')).toEqual([`${PROMPT}${ASK}^C`, PROMPT.trimEnd()]);
    terminal.type('? delete notes.txt');
    await terminal.waitUntil(() => rows(session)[1]?.startsWith('⚠ Remove-Item') === true, {
      what: 'the danger',
    });
    expect(terminal.styledLine(terminal.cursor().row + 1)).toMatch(/^\{.*red.*\}⚠/);
    expect(existsSync(join(session.home.path, 'work/notes.txt'))).toBe(true);
  });

  test('stands what it waits for, which cannot be taken; Alt-Enter takes a command into the line, and runs nothing', async () => {
    await using session = await open();
    session.terminal.type('? files bigger than');
    await session.terminal.waitFor('{bigger than?}');
    session.terminal.type('\x1b\r');
    session.terminal.type(' 1 MB');
    await session.terminal.waitFor('-gt 1MB }');
    expect(rows(session)[0]).toBe(`${PROMPT}? files bigger than 1 MB`);
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await typed(session);
    session.terminal.type('\x1b\r');
    await showsBelow(session, COUNTED, []);
    session.terminal.press('Enter');
    await session.prompt(3);
    expect(session.after(COUNTED)).toMatch(/^1\n/);
    await session.tidy();
  });

  test('stands nothing that a search, Up or a longer line would find in its way', async () => {
    await using session = await open();
    await session.run("'one'");
    await session.run("'two'");
    await typed(session);
    // What it is called for is not what stops a search.
    session.terminal.press('Ctrl-R');
    session.terminal.type("'on");
    await session.terminal.waitUntil(() => rows(session)[0] === `${PROMPT}'one'`, { what: 'the search' });
    await expect.poll(() => rows(session), { interval: 400, timeout: 5000 }).toHaveLength(2);
    session.terminal.type('e');
    await session.terminal.waitFor(/bck-i-search: 'one/);
    session.terminal.press('Ctrl-C');
    await session.prompt(4);
    session.terminal.type(`? ${'count the files here and '.repeat(80)}`);
    await session.terminal.waitUntil(() => session.terminal.scrollback().trimEnd().endsWith('here and'), {
      what: 'the end',
    });
    session.terminal.press('Ctrl-C');
    await session.prompt(5);
    await typed(session);
  });

  test('on a narrower and a wider window, with wide characters and at the end of the screen, the rows stay in order', async () => {
    await using session = await open({ rows: 12 });
    const { terminal } = session;
    await typed(session);
    terminal.resize(106, 12);
    terminal.type('x');
    await showsBelow(session, `${ASK}x`, []);
    terminal.press('Backspace');
    await showsBelow(session, ASK, [SHOWN]);
    terminal.resize(120, 12);
    terminal.type('x');
    await showsBelow(session, `${ASK}x`, []);
    terminal.press('Ctrl-C');
    await session.prompt(2);
    const line = '? find files called 日本語';
    terminal.type(line);
    await terminal.waitFor(/› Get-ChildItem .*日本語/);
    expect(terminal.cursor().column).toBe(PROMPT.length + line.length + 3);
    terminal.press('Ctrl-C');
    await session.prompt(3);
    await session.run('1..20');
    await typed(session);
    expect(terminal.cursor()).toEqual({ row: 10, column: PROMPT.length + ASK.length });
    terminal.press('Enter');
    await session.prompt(5);
    // The question once, the command, its result.
    expect(session.after('20')).toMatch(/^ready> \? how many files are here\n› (?!.*#)[\s\S]*\n1\nready>$/);
  });

  test('a right prompt and a prompt of two rows stay, and the cursor with them', async () => {
    await using session = await open();
    const { terminal } = session;
    session.enter('function prompt { "top`n`e7`e[100Gright`e8ready> " }');
    await terminal.waitFor(/^top\n.* right$/m);
    const line = '? find files called 日本語';
    await session.paste(line);
    await terminal.waitFor(/› Get-ChildItem .*日本語/);
    const { row, column } = terminal.cursor();
    expect(column).toBe(PROMPT.length + line.length + 3);
    const shown = terminal.screen().split('\n');
    expect(shown[row - 1]).toBe('top');
    expect(shown[row]).toMatch(/^ready> \? find files called 日本語 +right$/);
    terminal.press('Ctrl-C');
    await terminal.waitUntil(
      () =>
        terminal
          .screen()
          .split('\n')
          .filter((each) => each === 'top').length === 2,
      {
        what: 'the next prompt',
      },
    );
    expect(terminal.screen()).not.toContain('›');
  });

  test.each([
    ['the setting off', { BECK_PREVIEW: 'off' }],
    ['a terminal that cannot move its cursor', { TERM: 'dumb' }],
  ])('stands nothing with %s, and the helper goes with the line', async (_, env) => {
    await using session = await open({ env });
    session.terminal.type(ASK);
    await session.terminal.waitUntil(() => leftovers(session.home).length > 0, { what: 'the helper' });
    session.terminal.press('Ctrl-C');
    await session.terminal.waitUntil(() => leftovers(session.home).length === 0, { what: 'no helper' });
    expect(session.terminal.scrollback()).not.toContain('›');
  });
});
