import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outputBelow, readScreenText, screenSource } from '../../src/context/screen-text.ts';

test.each<[string, string, string, string | undefined]>([
  [
    'the lines of the command',
    '$ ls\na\n$ make\nerror: one\nerror: two\n$ ?\n\n',
    'make',
    'error: one\nerror: two',
  ],
  ['of its last run', '$ make\nold\n$ make\nnew\n$ ?', 'make', 'new'],
  ['nothing, where it printed nothing', '$ false\n$ ?', 'false', ''],
  [
    'of a command of several lines',
    '$ for x in a\ndo echo $x; done\nb\n$ ?',
    'for x in a\ndo echo $x; done',
    'b',
  ],
  ['with blanks in it', `$ make\na${' '.repeat(300_000)}b\n$ ?`, 'make', `a${' '.repeat(300_000)}b`],
  ['not of a command that has scrolled away', 'x\ny\n$ ?', 'make', undefined],
  ['not of a question that names it', '$ ls\n$ ? why make', 'why make', undefined],
])('%s', (_, screen, command, output) => {
  expect(outputBelow(screen, command)).toBe(output);
});

/** Each stands for a terminal's own program and prints what that prints. */
const PROGRAMS = {
  zellij: '[ "$1 $2 $3" = "action dump-screen --full" ] && printf "\\$ make\\nerror: one\\n\\$ ?\\n" >"$4"',
  kitten: '[ "$1 $2 $3" = "@ get-text --extent=last_cmd_output" ] && echo "error: one"',
  wezterm: '[ "$1 $2 $3 $4" = "cli get-text --pane-id 3" ] && printf "\\$ make\\nerror: one\\n\\$ ?\\n"',
};

test.each([
  ['Zellij', { ZELLIJ: '0' }],
  ['kitty', { KITTY_WINDOW_ID: '1', KITTY_LISTEN_ON: 'unix:/tmp/kitty' }],
  ['WezTerm', { WEZTERM_PANE: '3' }],
])('%s is asked by its own program', async (_, variables) => {
  const root = mkdtempSync(join(tmpdir(), 'beck-screen-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['bin', 'work']) mkdirSync(join(root, folder));
  for (const [name, script] of Object.entries(PROGRAMS)) {
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(root, 'bin', name), 0o755);
  }
  const env = { ...variables, PATH: `${join(root, 'bin')}:/usr/bin:/bin` };
  const source = screenSource(env);
  const request = { env, home: root, cwd: join(root, 'work'), command: 'make' };
  expect(source && (await readScreenText(source, request))).toBe('error: one');
});

test('a terminal that cannot tell is not asked', () => {
  expect(screenSource({ TERM: 'xterm-256color', TMUX: '/tmp/x', TMUX_PANE: '; reboot' })).toBeUndefined();
});
