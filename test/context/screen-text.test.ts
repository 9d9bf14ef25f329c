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
  ['without prompts that were cleared', '$ make\nerror\n$\n$ \n$ ?', 'make', 'error'],
  ['nothing, where only prompts are left', 'PF> make\nPF>\nPF> ? what', 'make', ''],
  ['of its last run', '$ make\nold\n$ make\nnew\n$ ?', 'make', 'new'],
  ['nothing, where it printed nothing', '$ false\n$ ?', 'false', ''],
  [
    'of a command of several lines',
    '$ for x in a\ndo echo $x; done\nb\n$ ?',
    'for x in a\ndo echo $x; done',
    'b',
  ],
  ['with blanks in it', `$ make\na${' '.repeat(300_000)}b\n$ ?`, 'make', `a${' '.repeat(300_000)}b`],
  [
    'of a command that took two rows',
    '$ make --always\n-make all\nerror\n$ ?',
    'make --always-make all',
    'error',
  ],
  ['of one whose row ended in a blank', '$ make\nall\nerror\n$ ?', 'make all', 'error'],
  ['not behind output that ends alike', '$ make all\nis all\n$ ?', 'make all', 'is all'],
  ['not of a command that has scrolled away', 'x\ny\n$ ?', 'make', undefined],
  ['not of a question that names it', '$ ls\n$ ? why make', 'why make', undefined],
])('%s', (_, screen, command, output) => {
  expect(outputBelow(screen, command)).toBe(output);
});

const SCREEN = '$ make\\nerror: one\\n$ ?\\n';
const MANY = "seq 5000; printf '$ make\\n'; seq 60; printf '$ ?\\n'";
const UNKNOWN = 'echo "error: Found argument which was not expected" >&2; exit 2';

/** Each prints what the terminal's own program prints for the words it documents, and refuses all others. */
test.each<[string, Record<string, string>, string, string, string]>([
  [
    'kitty',
    { KITTY_WINDOW_ID: '4', KITTY_LISTEN_ON: 'unix:/tmp/kitty' },
    'kitty',
    `[ "$KITTY_LISTEN_ON $*" = "unix:/tmp/kitty @ get-text --match=id:4 --extent=all" ] && printf '${SCREEN}'`,
    'error: one',
  ],
  [
    'WezTerm',
    { WEZTERM_PANE: '3' },
    'wezterm',
    `[ "$*" = "cli get-text --pane-id 3 --start-line -1000" ] && printf '${SCREEN}'`,
    'error: one',
  ],
  [
    'Zellij',
    { ZELLIJ: '0', ZELLIJ_PANE_ID: '2' },
    'zellij',
    `[ "$*" = "action dump-screen --full --pane-id 2" ] && printf '${SCREEN}'`,
    'error: one',
  ],
  [
    'Zellij before 0.44',
    { ZELLIJ: '0', ZELLIJ_PANE_ID: '2' },
    'zellij',
    `case "$*" in *--pane-id*) ${UNKNOWN} ;; "action dump-screen --full /"*) printf '${SCREEN}' >"$4" ;; *) exit 1 ;; esac`,
    'error: one',
  ],
  [
    'a terminal with much above the command',
    { TMUX: '/tmp/tmux,1,0', TMUX_PANE: '%1' },
    'tmux',
    `[ "$*" = "capture-pane -p -J -S -1000 -t %1" ] && { ${MANY}; }`,
    Array.from({ length: 60 }, (_, index) => index + 1).join('\n'),
  ],
])('%s is asked by its own program', async (_, variables, name, script, output) => {
  const root = mkdtempSync(join(tmpdir(), 'beck-screen-test-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['bin', 'work']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, 'bin', name), 0o755);
  const env = { ...variables, PATH: `${join(root, 'bin')}:/usr/bin:/bin` };
  const source = screenSource(env);
  const request = { env, home: root, cwd: join(root, 'work'), command: 'make' };
  expect(source && (await readScreenText(source, request))).toBe(output);
});

test('a terminal that cannot tell is not asked', () => {
  expect(screenSource({ TERM: 'xterm-256color', TMUX: '/tmp/x', TMUX_PANE: '; reboot' })).toBeUndefined();
  expect(screenSource({ KITTY_WINDOW_ID: '1' })).toBeUndefined();
});
