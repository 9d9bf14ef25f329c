// `beck config edit` in a real terminal: what is on the screen, what is written, and how the terminal is left.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../../support/home.ts';
import type { KeyName } from '../../support/keys.ts';
import { openTerminal, type Terminal } from '../../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../../dist/main.js');

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

type Input = { readonly pressed: readonly KeyName[] } | { readonly typed: string };

const press = (...pressed: readonly KeyName[]): Input => ({ pressed });
const type = (typed: string): Input => ({ typed });

/** Gives each input in turn, and goes on when the screen shows what it must bring. */
async function walk(terminal: Terminal, steps: readonly (readonly [Input, shows: string])[]): Promise<void> {
  for (const [input, shows] of steps) {
    if ('typed' in input) terminal.type(input.typed);
    else terminal.press(...input.pressed);
    await waitForLine(terminal, shows);
  }
}

describe('in a terminal', () => {
  test('the blacklist gets entries and ticked suggestions, and Save writes the file', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, {
      settings: '{\n  "model": "m",\n  "blacklist": ["git push"]\n}\n',
    });
    await walk(terminal, [
      [press('Enter'), '[x] git push'],
      [type('rm  -r'), '+ add "rm  -r"'],
      [press('Enter'), '[x] rm  -r'],
      [type('fork'), 'Find or add: fork'],
      [press('Ctrl-U'), '[x] git push'],
      // The filter leaves one suggestion below the offer to add what was typed.
      [type('mkfs'), '[ ] mkfs.  (suggestion)'],
      [press('Down', 'Enter'), '[x] mkfs.'],
      [press('Escape'), '[x] git push'],
      [press('Ctrl-S'), 'Saved in ~/.config/beck/config.json.'],
    ]);
    expect(readFileSync(terminal.file, 'utf8')).toBe(
      '{\n  "model": "m",\n  "blacklist": [\n    "git push",\n    "rm  -r",\n    "mkfs."\n  ]\n}\n',
    );
    await walk(terminal, [
      [press('Escape'), 'Find:'],
      [press('Escape'), 'ended 0'],
    ]);
    await terminal.waitForExit();
    // The screen from before is back.
    expect(terminal.screen()).toBe('before\nended 0\nicanon');
  });

  test('an entry that is there already is not added', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { settings: '{"blacklist": ["git push"]}' });
    await walk(terminal, [
      [press('Enter'), '[x] git push'],
      [type('GIT PUSH'), 'Find or add: GIT PUSH'],
      [press('Enter'), 'That entry is already in the list.'],
    ]);
    await terminal.close();
    expect(readFileSync(terminal.file, 'utf8')).toBe('{"blacklist": ["git push"]}');
  });

  test('what is not saved is asked about', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { settings: '{"mode": "warn"}' });
    await walk(terminal, [
      [type('mode'), 'Find: mode'],
      [press('Left'), '*mode'],
      [press('Escape'), 'blacklist'],
      [press('Escape'), '[S]ave, [D]iscard or [B]ack?'],
      [type('b'), 'Find:'],
      [press('Escape'), '[S]ave, [D]iscard or [B]ack?'],
      [type('d'), 'ended 0'],
    ]);
    await terminal.waitForExit();
    expect(readFileSync(terminal.file, 'utf8')).toBe('{"mode": "warn"}');
  });

  test('the provider is the one in force, and a key can be pasted and is not shown', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home, { settings: '{"baseUrl": "http://127.0.0.1:9/v1"}' });
    expect(terminal.screen()).toMatch(/^ +provider +openai-compatible /m);
    await walk(terminal, [
      [type('API key for'), 'Find: API key for'],
      [press('Enter'), 'Type or paste it.'],
    ]);
    terminal.paste('sk-pasted-4711\n');
    await waitForLine(terminal, 'apiKey: **************');
    await walk(terminal, [
      [press('Enter'), 'set, not shown'],
      [press('Ctrl-S'), 'Saved in'],
    ]);
    expect(Buffer.from(terminal.output()).toString()).not.toContain('4711');
    expect(JSON.parse(readFileSync(terminal.file, 'utf8'))).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: 'sk-pasted-4711',
    });
    await terminal.close();
  });

  test('Enter on the mode shows the choices, and changes nothing by itself', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home);
    await walk(terminal, [
      [press('Down'), '›  mode'],
      [press('Enter'), 'does more than read'],
      [press('Escape'), 'Find:'],
    ]);
    expect(terminal.screen()).not.toContain('not saved yet');
    await walk(terminal, [
      [press('Enter'), 'does more than read'],
      [press('Up', 'Enter'), '*mode'],
      [press('Ctrl-S'), 'Saved in'],
    ]);
    expect(JSON.parse(readFileSync(terminal.file, 'utf8'))).toEqual({ mode: 'strict' });
    await terminal.close();
  });

  test('another size of the window is redrawn, with the selected row in sight', async () => {
    await using home = await freshHome();
    const terminal = await openEditor(home);
    const isWhole = (): boolean => {
      const lines = terminal.screen().split('\n');
      return (
        lines[0]?.startsWith(' beck settings') === true && (lines.at(-1)?.includes('Ctrl-S save') ?? false)
      );
    };
    await walk(terminal, [[press('End'), '› [ Cancel ]']]);
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
    await walk(terminal, [[press('Down', 'Left'), 'not saved yet']]);
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
    const terminal = await openEditor(home);
    await walk(terminal, [
      [type('maxSteps'), 'Find: maxSteps'],
      [press('Enter'), 'maxSteps: 15'],
      [type('x'), 'maxSteps: 15x'],
      [press('Enter'), 'maxSteps is "15x"'],
      [press('Backspace', 'Backspace', 'Enter'), '*maxSteps'],
    ]);
    // A folder in the file's place.
    mkdirSync(terminal.file, { recursive: true });
    await walk(terminal, [[press('Ctrl-S'), 'is not a file.']]);
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
