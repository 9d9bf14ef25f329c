// What a text does when it is run and when it is typed, in real interactive shells: where the two differ, the judge says so.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { openShell, PROMPT, type ShellName, type ShellSession } from '../shell/shell-session.ts';

type Row = {
  readonly text: string;
  readonly shells?: readonly ShellName[];
  /** Shells in which the two differ. */
  readonly differs: readonly ShellName[];
  /** Typed first, and what is on then besides history and comments. */
  readonly setting?: Setting;
  /** What it writes, both ways. */
  readonly says?: string;
};
type Setting = 'no comments' | 'no history';

const ROWS: readonly Row[] = [
  { text: 'echo a!b >out', differs: ['bash', 'zsh'] },
  { text: 'echo a!b >out', differs: [], setting: 'no history' },
  { text: "echo 'a!b' >out", differs: [] },
  { text: 'echo a\\!b >out', differs: [] },
  { text: 'echo "a!b" >out', differs: ['bash', 'zsh'] },
  { text: 'echo "hi!" >out', differs: ['zsh'] },
  { text: 'echo hi! >out', differs: [] },
  { text: 'echo a!=b >out', differs: [] },
  { text: 'echo [!a]* >out', differs: ['zsh'] },
  { text: 'echo x$! >out', differs: [] },
  { text: 'echo !! >out', differs: ['bash', 'zsh'] },
  { text: 'echo !-1 >out', differs: ['bash', 'zsh'] },
  { text: '! true; echo $? >out', differs: [] },
  { text: '!echo >out', differs: ['bash', 'zsh'] },
  { text: '[[ a != b ]] && echo x >out', differs: [] },
  { text: '^one^two', differs: ['bash', 'zsh'] },
  { text: 'echo a # b >out', differs: [] },
  { text: 'echo a # b >out', differs: ['zsh'], setting: 'no comments' },
  // A here-document is no code.
  { text: "cat <<'E' >out\n# it's so\nE", differs: [], setting: 'no comments', says: "# it's so\n" },
  { text: 'echo hi G', shells: ['zsh'], differs: [], says: 'hi\n' },
  // What an ending stands for runs both ways.
  { text: 'note.sfx >out', shells: ['zsh'], differs: [], says: 'note.sfx\n' },
  { text: 'true; ./note.sfx >out', shells: ['zsh'], differs: [], says: './note.sfx\n' },
  { text: '"my note".sfx >out', shells: ['zsh'], differs: [], says: 'my note.sfx\n' },
  { text: 'note.sf"x" >out', shells: ['zsh'], differs: [], says: '' },
];

const SETTINGS: Readonly<Record<Setting, Readonly<Record<'bash' | 'zsh', readonly [string, string]>>>> = {
  'no comments': {
    bash: ['shopt -u interactive_comments', 'shopt -s interactive_comments'],
    zsh: ['unsetopt interactivecomments', 'setopt interactivecomments'],
  },
  'no history': { bash: ['set +H', 'set -H'], zsh: ['unsetopt banghist', 'setopt banghist'] },
};

const OPTIONS = {
  bash: { 'no comments': 'histexpand', 'no history': 'interactive_comments' },
  zsh: { 'no comments': 'banghist', 'no history': 'interactivecomments' },
} as const;

describe.each(['bash', 'zsh'] as const)('in %s', (shell) => {
  const rows = ROWS.filter(({ shells = ['bash', 'zsh'] }) => shells.includes(shell));

  test('the two differ where the table says', async () => {
    await using session = await openShell(shell, {
      main: 'dist/main.js',
      sourced: false,
      after:
        shell === 'zsh' ? "setopt interactivecomments no_nomatch; alias -g G='>out'; alias -s sfx=echo" : '',
    });
    await session.prompt();
    await send(session, 'cd ~/work; text=$HOME/text');
    const found: Row[] = [];
    for (const row of rows) {
      const [change, restore] = row.setting === undefined ? ['', ''] : SETTINGS[row.setting][shell];
      await send(session, change);
      writeFileSync(join(session.home.path, 'text'), row.text);
      const run = await outcome(session, 'eval "$(cat ~/text)"');
      // What history would bring back.
      await send(session, 'echo one >out');
      const typed = await outcome(session, row.text);
      await send(session, restore);
      found.push({ ...row, differs: run === typed ? [] : [shell] });
      if (row.says !== undefined) expect([row.text, run, typed]).toEqual([row.text, row.says, row.says]);
    }
    const expected = rows.map((row) => ({ ...row, differs: row.differs.filter((name) => name === shell) }));
    expect(found).toEqual(expected);
  });

  test('the judge marks where they differ, in both ways of asking', async () => {
    const { classify } = await loadClassifier(shell);
    for (const { text, differs, setting } of rows) {
      const options = Object.entries(OPTIONS[shell]).flatMap(([name, option]) =>
        setting === undefined || name === setting ? [option] : [],
      );
      for (const as of ['eval', 'line'] as const) {
        const { level, reasons } = classify({ command: text, shell, as, options });
        const marked = reasons.some(({ id }) => id === 'differs-when-typed');
        expect([text, as, marked]).toEqual([text, as, differs.includes(shell)]);
        if (marked) expect(level).toBe('danger');
      }
    }
  });
});

/** What is in the file that every row writes. */
async function outcome(session: ShellSession, line: string): Promise<string | undefined> {
  const out = join(session.home.path, 'work/out');
  rmSync(out, { force: true });
  await send(session, line);
  return existsSync(out) ? readFileSync(out, 'utf8') : undefined;
}

/** Types a line; where the shell asks for more of it, gives it up. */
async function send({ terminal }: ShellSession, line: string): Promise<void> {
  const prompts = () => terminal.scrollback().split(PROMPT.trim()).length;
  const before = prompts();
  const lines = line.split('\n');
  for (const inner of lines.slice(0, -1)) {
    terminal.type(`${inner}\r`);
    await terminal.waitUntil(() => /\n(?:heredoc)?> ?$/.test(terminal.screen()), { what: `more of ${line}` });
  }
  terminal.type(`${lines.at(-1)}\r`);
  const open = () => /quote> ?$/.test(terminal.screen());
  await terminal.waitUntil(() => prompts() > before || open(), { what: `the end of ${line}` });
  if (!open()) return;
  terminal.press('Ctrl-C');
  await terminal.waitUntil(() => prompts() > before, { what: `the end of ${line}` });
}
