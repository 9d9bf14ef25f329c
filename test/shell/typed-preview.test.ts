// What the recipes make of a question stands below it while it is typed; nothing of it stays, and nothing of it runs.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { need } from '../support/programs.ts';
import { leftovers, openShell, PROMPT, type SessionOptions, type ShellSession } from './shell-session.ts';

const SUGGESTIONS = '/usr/share/zsh-autosuggestions/zsh-autosuggestions.zsh';
const HIGHLIGHTING = '/usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh';

function open(options: Partial<SessionOptions> = {}): Promise<ShellSession> {
  return openShell('zsh', {
    main: 'dist/main.js',
    ...options,
    env: { BECK_PRESTART: 'on', ...options.env },
    prepare: ({ path }) => {
      writeFileSync(join(path, 'work/notes.txt'), '');
    },
  });
}

const ASK = '? count the files here';
const SHOWN = "› find . -type f -not -path '*/.git/*' | wc -l";
const REMOVE = '? delete notes.txt';

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

/** A first answer, so that what follows is warm. */
async function typed(session: ShellSession, line = ASK, shown = SHOWN): Promise<void> {
  session.terminal.type(line);
  await showsBelow(session, line, [shown]);
}

describe('in zsh, below a question that is typed,', () => {
  test('stands the command with its mark and colour; the next key takes it away, and another takes its place', async () => {
    await using session = await open();
    await typed(session);
    const { terminal } = session;
    const { row, column } = terminal.cursor();
    expect(column).toBe(PROMPT.length + ASK.length);
    expect(terminal.cell(row + 1, 0).text).toBe('›');
    terminal.type('x');
    await showsBelow(session, `${ASK}x`, []);
    terminal.press('Ctrl-U');
    await showsBelow(session, '', []);
    terminal.type(REMOVE);
    await terminal.waitUntil(() => rows(session)[1]?.startsWith('⚠ rm') === true, { what: 'the danger' });
    expect(terminal.styledLine(terminal.cursor().row + 1)).toMatch(/^\{.*red.*\}⚠/);
    expect(existsSync(join(session.home.path, 'work/notes.txt'))).toBe(true);
  });

  test('stands what it waits for, which cannot be taken', async () => {
    await using session = await open();
    session.terminal.type('? files bigger than');
    await session.terminal.waitFor('{bigger than?}');
    session.terminal.type('\x1b\r');
    session.terminal.type(' 1 MB');
    await session.terminal.waitFor('› find . -type f -size +1M');
    expect(rows(session)[0]).toBe(`${PROMPT}? files bigger than 1 MB`);
  });

  test('Alt-Enter takes the command into the line, and runs nothing', async () => {
    await using session = await open();
    await typed(session);
    session.terminal.type('\x1b\r');
    await showsBelow(session, SHOWN.slice(2), []);
    session.terminal.press('Enter');
    await session.prompt(2);
    expect(session.after(SHOWN.slice(2))).toMatch(/^1\n/);
    await session.tidy();
  });

  test.each([
    ['Enter', '', [`${PROMPT}${ASK}`, '› find', '1']],
    ['Ctrl-C', '', [`${PROMPT}${ASK}`]],
    // Nothing but our own hook clears the row then.
    ['Ctrl-C', 'unsetopt prompt_sp', [`${PROMPT}${ASK}`]],
  ] as const)('%s leaves nothing of it (%s)', async (key, option, left) => {
    const hook = 'precmd() { print -r -- ---- }';
    await using session = await open({ after: option === '' ? hook : option });
    await session.run('true');
    await typed(session);
    await session.terminal.waitUntil(session.terminal.isWaiting, { what: 'the line editor reads' });
    session.terminal.press(key);
    await session.prompt(3);
    const shown = session.after('true').split('\n');
    const rest = shown.filter((line) => line !== '' && line !== '----' && line !== PROMPT.trimEnd());
    expect(rest.map((line) => (line.startsWith('› find') ? '› find' : line))).toEqual(left);
    session.terminal.press('Ctrl-D');
    await session.terminal.waitForExit();
    await session.terminal.waitUntil(() => leftovers(session.home).length === 0, { what: 'no folder' });
  });

  test('it comes for a question right after one that was given up', async () => {
    await using session = await open();
    await typed(session);
    // Its helper is told to end, and has no time to.
    const folder = join(session.home.path, '.run', leftovers(session.home)[0] ?? '');
    const helper = Number(readFileSync(join(folder, 'waits'), 'utf8'));
    process.kill(helper, 'SIGSTOP');
    session.terminal.press('Ctrl-C');
    await session.prompt(2);
    await typed(session);
    process.kill(helper, 'SIGCONT');
    session.terminal.press('Ctrl-U', 'Ctrl-D');
    await session.terminal.waitForExit();
    await session.terminal.waitUntil(() => leftovers(session.home).length === 0, { what: 'no folder' });
  });

  test('Ctrl-C ends the line while the preview is being drawn, too', async () => {
    await using session = await open();
    await typed(session);
    session.terminal.press('Ctrl-U');
    // Stands for a busy machine.
    session.enter('zmodload zsh/zselect; functions -c __beck_paint paint');
    session.enter('__beck_paint() { : >painting; zselect -t 500; paint }');
    await session.prompt(3);
    const painting = join(session.home.path, 'work/painting');
    for (const prompt of [4, 5, 6]) {
      session.terminal.type(ASK);
      await session.terminal.waitUntil(() => existsSync(painting), { what: 'the drawing' });
      rmSync(painting);
      session.terminal.press('Ctrl-C');
      await session.prompt(prompt);
    }
    session.terminal.press('Ctrl-D');
    await session.terminal.waitForExit();
  });

  test.each([
    ['the setting off', { BECK_PREVIEW: 'off' }],
    ['a terminal that cannot move its cursor', { TERM: 'dumb' }],
  ])('nothing stands with %s, and nothing of it is loaded', async (_, env) => {
    await using session = await open({ env });
    session.terminal.type(ASK);
    await session.terminal.waitUntil(() => leftovers(session.home).length > 0, { what: 'the helper' });
    session.terminal.press('Ctrl-U');
    session.enter('print -r -- "what? $+functions[__beck_follow]"');
    await session.terminal.waitFor(/what\? \d/);
    expect(session.terminal.screen()).toContain('what? 0');
  });

  test('a pasted question is followed as a typed one, a long one is left alone', async () => {
    await using session = await open();
    await session.paste(ASK);
    await showsBelow(session, ASK, [SHOWN]);
    session.terminal.press('Ctrl-U');
    const long = `? ${'count the files here and '.repeat(80)}`;
    await session.paste(long);
    session.terminal.type('.');
    await session.terminal.waitUntil(() => session.terminal.scrollback().trimEnd().endsWith('and .'), {
      what: 'the end',
    });
    session.terminal.press('Ctrl-U');
    await typed(session);
  });

  test('on a narrower and a wider window the rows stay in order, and nothing is left', async () => {
    await using session = await open({ rows: 8 });
    const { terminal } = session;
    session.enter('print -l {1..20}');
    await session.prompt(2);
    await typed(session);
    terminal.resize(PROMPT.length + ASK.length + 6, 8);
    terminal.type('x');
    await showsBelow(session, `${ASK}x`, []);
    terminal.press('Backspace');
    await terminal.waitUntil(() => rows(session)[1]?.endsWith('…') === true, { what: 'less of it' });
    expect(rows(session)).toHaveLength(2);
    terminal.resize(100, 8);
    terminal.type('x');
    await showsBelow(session, `${ASK}x`, []);
    terminal.press('Backspace');
    await showsBelow(session, ASK, [SHOWN]);
    terminal.press('Ctrl-C');
    await session.prompt(3);
    expect(terminal.screen().split('\n').slice(-2)).toEqual([`${PROMPT}${ASK}`, PROMPT.trimEnd()]);
  });

  test('what another program has locked keeps nothing from being shown', async () => {
    await using session = await open();
    await session.run(ASK);
    const journal = new DatabaseSync(join(session.home.path, '.local/state/beck/journal.sqlite'));
    journal.exec('BEGIN EXCLUSIVE');
    await typed(session);
    journal.close();
  });

  test('wide characters, a right prompt and a prompt of two rows keep the cursor where it is', async () => {
    await using session = await open();
    session.enter(String.raw`RPROMPT='right'; PROMPT=$'top\n${PROMPT}'`);
    await session.terminal.waitFor(/^top\n.*right$/m);
    const line = '? find files called 日本語';
    session.terminal.type(line);
    await session.terminal.waitFor(/› find .*日本語/);
    const { row, column } = session.terminal.cursor();
    expect(column).toBe(PROMPT.length + line.length + 3);
    expect(session.terminal.screen().split('\n')[row]).toMatch(/日本語 +right$/);
    expect(session.terminal.screen().split('\n')[row - 1]).toBe('top');
  });
});

describe.each([
  ['zsh-autosuggestions', [SUGGESTIONS]],
  ['zsh-autosuggestions and zsh-syntax-highlighting', [SUGGESTIONS, HIGHLIGHTING]],
])('in zsh with %s', (_, files) => {
  beforeEach(() => need(...files));

  test.each(['before', 'after'] as const)(
    'loaded %s our line, a suggestion and the preview stand together',
    async (when) => {
      await using session = await open({ [when]: files.map((file) => `source ${file}`).join('\n') });
      session.enter(`${ASK} please`);
      await session.prompt(2);
      session.terminal.type(ASK);
      await showsBelow(session, `${ASK} please`, [SHOWN]);
      // Takes the suggestion, and nothing of ours.
      session.terminal.press('Right');
      await session.terminal.waitUntil(
        () => session.terminal.cursor().column === PROMPT.length + ASK.length + 7,
        { what: 'the suggestion in the line' },
      );
      await showsBelow(session, `${ASK} please`, [SHOWN]);
      session.terminal.press('Right', 'Right');
      session.terminal.type('!');
      await showsBelow(session, `${ASK} please!`, [SHOWN]);
      session.terminal.press('Ctrl-C');
      await session.prompt(3);
      expect(session.terminal.screen()).not.toMatch(/please!\n›/);
    },
  );
});
