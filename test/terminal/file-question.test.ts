// Questions about files: a short diff, all of it after `?`, only yes or no; and the output that `o` unfolds.

import headless from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import type { DiffLine } from '../../src/domain/file-change.ts';
import { type Question, renderDetails, renderQuestion } from '../../src/terminal/approval/question.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { createScreen } from '../../src/terminal/screen.ts';
import { captured, probed } from '../agent/scripted.ts';
import { screenText } from '../support/screen.ts';

const look = (columns: number, colour = false) => createLook({ columns, colour, unicode: true });

const PATH = '/srv/notes.md';

function writing(diff: readonly DiffLine[], level: 'ask' | 'danger' = 'ask'): Question {
  const text = level === 'ask' ? 'Creates /srv/notes.md.' : 'May overwrite /srv/notes.md.';
  const label = `${level === 'ask' ? 'create' : 'overwrite'}: ${PATH}`;
  const reasons = [{ id: level === 'ask' ? 'creates' : 'overwrites', text, span: [0, PATH.length] as const }];
  const verdict = { level, effects: ['write'] as const, label, reasons };
  return { command: PATH, why: '', offerAlways: false, verdict, file: { type: 'write', diff } };
}

const READING: Question = {
  ...writing([], 'danger'),
  command: '/home/a/.ssh/id_rsa',
  verdict: {
    level: 'danger',
    effects: ['read', 'secret'],
    label: 'read: /home/a/.ssh/id_rsa',
    reasons: [{ id: 'secret-file', text: 'This file may hold secrets.', span: [0, 19] }],
  },
  file: { type: 'read' },
};

const SMALL: readonly DiffLine[] = [
  { type: 'gap', text: '' },
  { type: 'same', text: 'before' },
  { type: 'removed', text: 'old' },
  { type: 'added', text: 'new' },
  { type: 'note', text: 'No newline at the end.' },
];

describe('the question', () => {
  test('shows what a new file would hold, and yes by default', () => {
    expect(renderQuestion(writing([{ type: 'added', text: '# Notes' }]), look(60))).toEqual([
      '› Creates /srv/notes.md',
      '  + # Notes',
      '  [Y]es [N]o [?] ',
    ]);
  });

  test('shows what goes and what comes, and no by default', () => {
    expect(renderQuestion(writing(SMALL, 'danger'), look(60))).toEqual([
      '⚠ May overwrite /srv/notes.md',
      '    …',
      '    before',
      '  - old',
      '  + new',
      '  No newline at the end.',
      '  [y]es [N]o [?] ',
    ]);
  });

  test('about a secret file offers neither editing nor always', () => {
    expect(renderQuestion(READING, look(60))).toEqual([
      '⚠ This file may hold secrets',
      '  /home/a/.ssh/id_rsa',
      '  [y]es [N]o [?] ',
    ]);
  });

  test('is bounded, and ? shows all of it and what the keys do', () => {
    const long = writing(Array.from({ length: 40 }, (_, line) => ({ type: 'added', text: `line ${line}` })));
    const lines = renderQuestion(long, look(60));
    expect(lines).toHaveLength(18);
    expect(lines.slice(-3)).toEqual(['  + line 14', '  … 25 more lines', '  [Y]es [N]o [?] show all ']);
    const all = renderDetails({ ...long, unfolds: true }, look(60));
    expect(all.filter((line) => line.startsWith('  + '))).toHaveLength(40);
    expect(all.slice(-5)).toEqual([
      '  keys    y or Enter writes it',
      '          n skips this step',
      '          o shows what the last inspection found',
      '          q or Esc ends the question',
      '  [Y]es [N]o [o]utput [?] ',
    ]);
  });

  test('cuts a long line to the screen and says that there is more', () => {
    const lines = renderQuestion(writing([{ type: 'added', text: 'x'.repeat(100) }]), look(40));
    expect(lines[1]).toBe(`  + ${'x'.repeat(35)}…`);
    expect(lines[2]).toBe('  [Y]es [N]o [?] show all ');
  });

  test('lets nothing in a file act on the terminal or hide', () => {
    const diff: readonly DiffLine[] = [{ type: 'added', text: '\u001b[2Jhi\u202e\r\u200b' }];
    for (const render of [renderQuestion, renderDetails])
      expect(render(writing(diff), look(80))).toContain('  + ^[[2Jhi<U+202E>^M<U+200B>');
  });

  test('has its own colours for what goes and what comes', () => {
    const lines = renderQuestion(writing(SMALL), look(60, true));
    expect(lines).toContain('  \u001b[31m- old\u001b[39m');
    expect(lines).toContain('  \u001b[32m+ new\u001b[39m');
  });
});

/** A screen on which these keys are pressed, one for each time a key is waited for. */
async function asked(
  question: Question,
  pressed: string,
  before: (screen: ReturnType<typeof createScreen>) => void,
) {
  const terminal = new headless.Terminal({ cols: 50, rows: 24, allowProposedApi: true, convertEol: true });
  const keys = [...pressed];
  const screen = createScreen({
    write: (text) => terminal.write(text),
    look: () => look(50),
    rows: () => 24,
    moves: true,
    openKeys: () => ({
      next: async () => ({ type: 'character', character: keys.shift() ?? 'q' }),
      close: () => {},
    }),
  });
  before(screen);
  const answer = await screen.ask(question, new AbortController().signal);
  const seen = await new Promise<string>((resolve) =>
    terminal.write('', () => resolve(screenText(terminal))),
  );
  return { answer: answer.type, left: keys.length, seen };
}

test.each([
  ['ay', 'yes'],
  ['eN', 'no'],
  ['aeoq', 'cancel'],
  ['?ey', 'yes'],
])('keys that are not offered mean nothing: %s', async (pressed, type) => {
  for (const question of [writing(SMALL), READING])
    expect(await asked(question, pressed, () => {})).toMatchObject({ answer: type, left: 0 });
});

describe('o', () => {
  test('is offered where there is output to show', () => {
    const choices = (unfolds: boolean) => renderQuestion({ ...READING, unfolds }, look(60)).at(-1);
    expect(choices(true)).toBe('  [y]es [N]o [o]utput [?] ');
    expect(choices(false)).toBe('  [y]es [N]o [?] ');
  });

  test('shows what the last probe printed above the question, without ending it', async () => {
    const { seen, answer } = await asked(writing(SMALL), 'oy', (screen) => {
      screen.show({ type: 'probe', command: 'du -sh *' });
      const outcome = probed('1M\ta\n2M\tb\u001b\u202e\n', { stderr: captured('du: c: denied\n') });
      screen.show({ type: 'probed', command: 'du -sh *', outcome });
    });
    expect(seen).toBe('· du -sh *\n· du -sh *\n  1M    a\n  2M    b^[<U+202E>\n  du: c: denied');
    expect(answer).toBe('yes');
  });

  test('shows what was read or listed', async () => {
    const { seen } = await asked(writing(SMALL), 'oy', (screen) =>
      screen.show({ type: 'look', what: 'read /etc/hosts', output: captured('127.0.0.1 localhost\n') }),
    );
    expect(seen).toBe('· read /etc/hosts\n· read /etc/hosts\n  127.0.0.1 localhost');
  });

  test('is nothing where there was no output', async () => {
    const { seen, answer } = await asked(writing(SMALL), 'oy', (screen) =>
      screen.show({ type: 'probed', command: 'true', outcome: probed('') }),
    );
    expect(seen).not.toContain('(no output)');
    expect(answer).toBe('yes');
  });
});
