import headless from '@xterm/headless';
import { describe, expect, test } from 'vitest';
import type { Notice } from '../../src/agent/performers.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { createScreen } from '../../src/terminal/screen.ts';
import { captured, probed } from '../agent/scripted.ts';
import { screenText } from '../support/screen.ts';
import { DANGER, PLAIN } from './questions.ts';

/** A screen that draws on a terminal of 40 columns, and what is to be seen on it. */
function drawnScreen() {
  const terminal = new headless.Terminal({ cols: 40, rows: 24, allowProposedApi: true, convertEol: true });
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    terminal.write(text);
  };
  const screen = createScreen({
    write,
    look: () => createLook({ columns: 40, colour: false, unicode: true }),
    rows: () => 24,
    moves: true,
    openKeys: () => {
      throw new Error('Nothing is asked here.');
    },
  });
  const seen = () =>
    new Promise<string>((resolve) => terminal.write('', () => resolve(screenText(terminal))));
  return { ...screen, write, written, seen };
}

/** Seconds are shown only where it took some. */
const THINKING = /^\S thinking(?: \d+ s)?$/;

const text = (piece: string): Notice => ({ type: 'text', text: piece });
const answer = (whole: string): Notice => ({ type: 'answer', text: whole });
const step = (command: string): Notice => ({
  type: 'step',
  allowedBy: 'safe',
  approved: false,
  proposal: {
    command,
    why: '',
    offerAlways: false,
    verdict: { level: 'safe', effects: ['read'], label: `read: ${command}`, reasons: [] },
  },
});

async function shown(notices: readonly Notice[]): Promise<string> {
  const screen = drawnScreen();
  for (const notice of notices) screen.show(notice);
  screen.finish();
  screen.write('$');
  return screen.seen();
}

describe('text of the model', () => {
  test.each<[string, readonly Notice[], string]>([
    ['is shown whole, and the prompt gets a fresh line', [answer('It is 4.')], 'It is 4.\n$'],
    ['as it streams, and once', [text('It '), text('is 4.'), answer('It is 4.')], 'It is 4.\n$'],
    ['with the rest that did not stream', [text('It '), answer('It is 4.')], 'It is 4.\n$'],
    [
      'apart from other text before it',
      [text('Let me see.'), answer('It is 4.')],
      'Let me see.\nIt is 4.\n$',
    ],
    [
      'without blank lines around it',
      [text('\n\n'), text('one\n'), text('\ntwo'), text('\n\n')],
      'one\n\ntwo\n$',
    ],
    ['and with blanks trimmed by the provider', [text('\nIt is 4.\n'), answer('It is 4.')], 'It is 4.\n$'],
    ['that is empty shows nothing', [text(''), answer(' \n')], '$'],
    ['stays apart from the steps', [step('ls'), answer('Nothing.')], '› ls\n\nNothing.\n$'],
    ['before a step', [text('Let me see.'), step('ls')], 'Let me see.\n› ls\n$'],
    [
      'cannot act on the terminal, however it is cut',
      [text('a\x1b'), text('[2Jb\r\x9b'), text('1m')],
      'a^[[2Jb^M\\x9b1m\n$',
    ],
    [
      'keeps emoji whole, however they are cut',
      [text('⚠'), text('\ufe0f \ud83d'), text('\ude80!')],
      '⚠️ 🚀!\n$',
    ],
  ])('%s', async (_, notices, screen) => {
    expect(await shown(notices)).toBe(screen);
  });
});

test('steps, looks, results and warnings stand below each other', async () => {
  const proposal = DANGER;
  expect(
    await shown([
      { type: 'probe', command: 'git status' },
      { type: 'look', what: 'read README.md', output: captured('') },
      { type: 'step', proposal: PLAIN, approved: true, allowedBy: 'key' },
      {
        type: 'ran',
        proposal: PLAIN,
        outcome: { type: 'ran', status: 0, cwd: '/', interrupted: false },
      },
      { type: 'step', proposal, approved: true, allowedBy: 'key' },
      { type: 'ran', proposal, outcome: { type: 'ran', status: 1, cwd: '/', interrupted: false } },
      { type: 'not-run', proposal, outcome: { type: 'refused', reason: 'Never.' } },
      { type: 'warning', text: 'Reached maximum steps.' },
    ]),
  ).toBe(
    [
      '· git status',
      '· read README.md',
      '› yarn install · fresh dependencies',
      '⚠ rm -rf /tmp/cache/* · clear the cache',
      '  exit 1',
      '× rm -rf /tmp/cache/* · Never.',
      '! Reached maximum steps.',
      '$',
    ].join('\n'),
  );
});

describe('after output that is not ours', () => {
  test.each([
    ['line-start', 'output\n', 'output\n› ls\n$'],
    ['mid-line', 'output', 'output\n› ls\n$'],
    ['unknown', 'output', 'output\n› ls\n$'],
    ['unknown', 'output\n', 'output\n› ls\n$'],
    ['unknown', `${'x'.repeat(40)}`, `${'x'.repeat(40)}\n› ls\n$`],
  ] as const)('cursor at %s after %j', async (place, output, seen) => {
    const screen = drawnScreen();
    screen.write(output);
    screen.cursorLeft(place);
    screen.show(step('ls'));
    screen.finish();
    screen.write('$');
    expect(await screen.seen()).toBe(seen);
  });
});

describe('while the model thinks', () => {
  test('the line turns, and is wiped when something comes', async () => {
    const screen = drawnScreen();
    screen.show({ type: 'thinking' });
    await expect.poll(screen.seen, { interval: 20 }).toMatch(THINKING);
    screen.show(text(' '));
    await expect.poll(screen.seen, { interval: 20 }).toMatch(THINKING);
    screen.show(text('Done.'));
    screen.finish();
    expect(await screen.seen()).toBe('Done.');
    expect(screen.written.join('')).not.toContain('\x1b[?25');
  });

  test('nothing is left when it ends without a word', async () => {
    const screen = drawnScreen();
    screen.show({ type: 'thinking' });
    await expect.poll(screen.seen, { interval: 20 }).toMatch(THINKING);
    screen.finish();
    expect(await screen.seen()).toBe('');
  });

  test.each([
    ['behind it', '^C'],
    ['behind it, with a newline', '^C\n'],
    ['behind it, with the mark of a shell for a line without end', `^C⏎${' '.repeat(39)}\r`],
  ])('nothing is left of what the terminal and the shell write %s at Ctrl-C', async (_, written) => {
    for (const above of ['before\n', 'before\n'.repeat(23)]) {
      const screen = drawnScreen();
      screen.write(above);
      screen.show({ type: 'thinking' });
      await expect.poll(screen.seen, { interval: 20 }).toContain('thinking');
      screen.write(written);
      screen.finish();
      screen.write('$');
      expect((await screen.seen()).replaceAll('before\n', '')).toBe('$');
    }
  });

  test('the wait for a server is counted down, and what follows leaves nothing of it', async () => {
    const screen = drawnScreen();
    screen.show({ type: 'thinking' });
    for (const seconds of [11, 10, 9]) {
      screen.show({ type: 'model-status', status: { type: 'waiting', seconds, why: 'a.example is busy' } });
      await expect
        .poll(screen.seen, { interval: 20 })
        .toMatch(new RegExp(`^\\S trying again in ${seconds} s: a`));
    }
    screen.show({ type: 'model-status', status: { type: 'reasoning' } });
    await expect.poll(screen.seen, { interval: 20 }).toMatch(/^\S thinking it through(?: \d+ s)?$/);
    screen.show({ type: 'model-status', status: { type: 'loading', model: 'tiny' } });
    await expect.poll(screen.seen, { interval: 20 }).toMatch(/^\S loading tiny(?: \d+ s)?$/);
    screen.show({ type: 'note', text: 'Another answers.' });
    screen.show({ type: 'model-status', status: { type: 'asking' } });
    await expect.poll(screen.seen, { interval: 20 }).toMatch(/Another answers\.\n\S thinking$/);
    screen.finish();
    expect((await screen.seen()).trim()).toBe('Another answers.');
  });

  test('a quick answer shows no sign of it', () => {
    const screen = drawnScreen();
    screen.show({ type: 'thinking' });
    screen.show(answer('4'));
    expect(screen.written).toEqual(['4', '\n']);
  });
});

test.each([
  ['a short line', 'edit> ls'],
  ['a line that fills its row', `edit> ${'x'.repeat(34)}`],
  ['a line over several rows', `edit> ${'日本'.repeat(30)}`],
])('%s of the shell is taken back, and nothing else', async (_, line) => {
  const screen = drawnScreen();
  screen.write(`before\n${line}\n`);
  screen.takeBack(line);
  screen.write('after');
  expect(await screen.seen()).toBe('before\nafter');
});

test('a look that takes long says which and for how long on one row, and leaves no trace of that', async () => {
  const screen = drawnScreen();
  screen.show({ type: 'looking', what: `search ${'x'.repeat(80)} in /` });
  await expect.poll(screen.seen, { interval: 50, timeout: 10_000 }).toMatch(/^\S search x+… [2-9] s$/);
  screen.show(answer('Nothing.'));
  screen.finish();
  expect(await screen.seen()).toBe('Nothing.');
});

test('a probe that takes long says that it lives and for how long, and leaves no trace of that', async () => {
  const screen = drawnScreen();
  screen.show({ type: 'probe', command: 'du -sh /' });
  await expect
    .poll(screen.seen, { interval: 50, timeout: 10_000 })
    .toMatch(/^· du -sh \/\n\S looking [2-9] s$/);
  screen.show({ type: 'probed', command: 'du -sh /', outcome: probed('1G\n') });
  screen.show(answer('It is 1 GB.'));
  screen.finish();
  expect(await screen.seen()).toBe('· du -sh /\nIt is 1 GB.');
});
