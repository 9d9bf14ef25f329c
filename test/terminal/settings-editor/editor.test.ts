// `beck config edit` in a real terminal: what is on the screen, what is written, and how the terminal is left.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../../support/home.ts';
import { openTerminal, type Terminal } from '../../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../../src/main.ts');

type Opened = Terminal & { readonly file: string };

/** A shell that starts the editor and then says how it ended. */
async function openEditor(
  home: FreshHome,
  {
    settings,
    env = {},
    columns = 80,
    rows = 24,
  }: { settings?: string; env?: Record<string, string>; columns?: number; rows?: number } = {},
): Promise<Opened> {
  const file = join(home.path, '.config/beck/config.json');
  if (settings !== undefined) {
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(file, settings, { mode: 0o600 });
  }
  const terminal = await openTerminal({
    command: '/bin/sh',
    args: [
      '-c',
      'echo before; "$0" "$1" config edit; echo "ended $?"; stty -a | grep -o "[-]*icanon"',
      process.execPath,
      MAIN,
    ],
    env: { ...home.env, ...env },
    cwd: home.path,
    columns,
    rows,
  });
  await waitForLine(terminal, 'Find:');
  return { ...terminal, file };
}

async function waitForLine(terminal: Terminal, text: string): Promise<void> {
  await terminal.waitUntil(() => terminal.screen().includes(text), { what: text });
}

type Input = { readonly keys: readonly Key[] } | { readonly text: string };

const keys = (...pressed: readonly Key[]): Input => ({ keys: pressed });
const typed = (text: string): Input => ({ text });

/** Gives each input in turn, and goes on when the screen shows what it must bring. */
async function walk(terminal: Terminal, steps: readonly (readonly [Input, shows: string])[]): Promise<void> {
  for (const [input, shows] of steps) {
    if ('text' in input) terminal.type(input.text);
    else terminal.press(...input.keys);
    await waitForLine(terminal, shows);
  }
}

describe('in a terminal', () => {
  test('the blacklist gets entries and ticked suggestions, and Save writes the file', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, {
      settings: '{\n  "model": "m",\n  "blacklist": ["git push"]\n}\n',
    });
    terminal.press('Enter');
    await waitForLine(terminal, '[x] git push');
    terminal.type('rm  -r');
    await waitForLine(terminal, '+ add "rm  -r"');
    terminal.press('Enter');
    await waitForLine(terminal, '[x] rm  -r');
    // The filter leaves one suggestion below the offer to add what was typed.
    terminal.type('fork');
    terminal.press('Ctrl-U');
    terminal.type('mkfs');
    await waitForLine(terminal, '[ ] mkfs.  (suggestion)');
    terminal.press('Down', 'Enter');
    await waitForLine(terminal, '[x] mkfs.');
    terminal.press('Escape');
    await waitForLine(terminal, '[x] git push');
    terminal.press('Ctrl-S');
    await waitForLine(terminal, 'Saved in ~/.config/beck/config.json.');
    expect(readFileSync(terminal.file, 'utf8')).toBe(
      '{\n  "model": "m",\n  "blacklist": [\n    "git push",\n    "rm  -r",\n    "mkfs."\n  ]\n}\n',
    );
    terminal.press('Escape');
    await waitForLine(terminal, 'Find:');
    terminal.press('Escape');
    await waitForLine(terminal, 'ended 0');
    await terminal.waitForExit();
    // The screen from before is back.
    expect(terminal.screen()).toBe('before\nended 0\nicanon');
  });

  test('an entry that is there already is not added', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { settings: '{"blacklist": ["git push"]}' });
    terminal.press('Enter');
    await waitForLine(terminal, '[x] git push');
    terminal.type('GIT PUSH');
    await waitForLine(terminal, 'Find or add: GIT PUSH');
    terminal.press('Enter');
    await waitForLine(terminal, 'That entry is there already.');
    await terminal.close();
    expect(readFileSync(terminal.file, 'utf8')).toBe('{"blacklist": ["git push"]}');
  });

  test('what is not saved is asked about', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { settings: '{"mode": "warn"}' });
    terminal.type('mode');
    await waitForLine(terminal, 'Find: mode');
    terminal.press('Left');
    await waitForLine(terminal, '*mode');
    terminal.press('Escape');
    await waitForLine(terminal, 'blacklist');
    terminal.press('Escape');
    await waitForLine(terminal, '[S]ave, [D]iscard or [B]ack?');
    terminal.type('b');
    await waitForLine(terminal, 'Find:');
    terminal.press('Escape');
    await waitForLine(terminal, '[S]ave, [D]iscard or [B]ack?');
    terminal.type('d');
    await waitForLine(terminal, 'ended 0');
    await terminal.waitForExit();
    expect(readFileSync(terminal.file, 'utf8')).toBe('{"mode": "warn"}');
  });

  test('another size of the window is drawn anew, with the selected row in sight', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home);
    const isWhole = (): boolean => {
      const lines = terminal.screen().split('\n');
      return lines[0]?.startsWith(' beck settings') === true && (lines.at(-1)?.includes('move') ?? false);
    };
    terminal.press('End');
    await waitForLine(terminal, '› [ Cancel ]');
    for (const [columns, rows] of [
      [40, 10],
      [120, 40],
      [60, 20],
    ] as const) {
      terminal.resize(columns, rows);
      await terminal.waitUntil(
        () =>
          terminal.screen().split('\n').length === rows &&
          isWhole() &&
          terminal.screen().includes('› [ Cancel ]'),
        { what: `the screen at ${columns}x${rows}` },
      );
    }
    await terminal.close();
  });

  test.each<[string, (terminal: Terminal) => void, string]>([
    ['Ctrl-C', (terminal) => terminal.press('Ctrl-C'), 'ended 130'],
    [
      'a kill',
      (terminal) => {
        const [, editor] = terminal.processes();
        process.kill(editor ?? Number.NaN, 'SIGTERM');
      },
      'ended 130',
    ],
  ])('%s gives the terminal back as it was and saves nothing', async (_, end, said) => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { settings: '{"mode": "warn"}' });
    terminal.press('Down', 'Left');
    await waitForLine(terminal, 'not saved yet');
    end(terminal);
    await waitForLine(terminal, said);
    await terminal.waitForExit();
    expect(terminal.screen()).toBe(`before\n${said}\nicanon`);
    expect(readFileSync(terminal.file, 'utf8')).toBe('{"mode": "warn"}');
  });

  test('NO_COLOR and a locale without UTF-8 are kept to', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { env: { NO_COLOR: '1', LANG: 'C' } });
    expect(Buffer.from(terminal.output()).toString()).not.toMatch(/\p{Cc}\[[\d;]*m/u);
    expect(terminal.screen()).toMatch(/^ beck settings > all\n/);
    await terminal.close();
  });

  test('a value that is not allowed is said, and a file that cannot be written as well', async () => {
    await using home = await freshHome();
    // A folder in the file's place.
    const terminal = await openEditor(home);
    terminal.type('maxSteps');
    await waitForLine(terminal, 'Find: maxSteps');
    terminal.press('Enter');
    await waitForLine(terminal, 'maxSteps: 15');
    terminal.type('x');
    terminal.press('Enter');
    await waitForLine(terminal, 'maxSteps is "15x"');
    terminal.press('Backspace', 'Backspace', 'Enter');
    await waitForLine(terminal, '*maxSteps');
    mkdirSync(terminal.file, { recursive: true });
    terminal.press('Ctrl-S');
    await waitForLine(terminal, 'is not a file.');
    await terminal.close();
  });
});

test('where there is no terminal it says what to use instead', async () => {
  await using home = await freshHome();
  const terminal = await openTerminal({
    command: '/bin/sh',
    args: ['-c', '"$0" "$1" config edit | cat; TERM=dumb "$0" "$1" config edit', process.execPath, MAIN],
    env: home.env,
    cwd: home.path,
  });
  await terminal.waitForExit();
  const said = 'beck: beck config edit needs a terminal. Use beck config set instead.';
  expect(terminal.screen()).toBe(`${said}\n${said}`);
});
