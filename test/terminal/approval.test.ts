import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Question } from '../../src/terminal/approval/question.ts';
import { openKeys } from '../../src/terminal/keys/keys.ts';
import {
  alwaysOpen,
  answerAlways,
  answerQuestion,
  questionOpen,
  sendWithoutAnswer,
} from '../support/approval.ts';
import { bundleOf } from '../support/bundles.ts';
import { freshHome } from '../support/home.ts';
import { openTerminal } from '../support/terminal.ts';
import { DANGER, PLAIN, PREFIX, SCRIPT } from './questions.ts';

const FIXTURE = bundleOf('test/terminal/fixtures/ask.ts');

type Options = {
  readonly times?: number;
  readonly before?: string;
  readonly stall?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly rows?: number;
  /** A shell line around the fixture, which is `"$@"`. */
  readonly around?: string;
};

async function openQuestion(question: Question, options: Options = {}) {
  const home = await freshHome();
  const command = [process.execPath, FIXTURE, '--question', JSON.stringify(question)];
  const more = [
    '--times',
    options.times ?? 1,
    '--before',
    options.before ?? '',
    '--stall',
    options.stall ?? 0,
  ];
  const terminal = await openTerminal({
    command: '/bin/sh',
    args: ['-c', options.around ?? 'exec "$@"', 'sh', ...command, ...more.map(String)],
    env: { ...home.env, ...options.env },
    cwd: home.path,
    columns: options.columns ?? 80,
    rows: options.rows ?? 24,
  });
  const dispose = async () => {
    await terminal.close();
    await home.remove();
  };
  const pid = () => Number(/pid (\d+)/.exec(terminal.scrollback())?.[1]);
  const answers = () => [...terminal.scrollback().matchAll(/answer: (\w+)/g)].map((match) => match[1]);
  return Object.assign(terminal, { askingPid: pid, answers, [Symbol.asyncDispose]: dispose });
}

const HINT = 'Press y to run it, n to decline.';

describe('the next line typed over the question is no answer', () => {
  test.each<[string, readonly string[]]>([
    ['at once', ['? my folder y\r']],
    ['fast, a character at a time', [...'? my day', '\r']],
    ['then Enter', ['? make a folder foo7', '\r']],
    ['a word with no key of the question', [...'ls', '\r']],
    ['pasted', ['\x1b[200~y\x1b[201~', '\r']],
  ])('%s', async (_, chunks) => {
    await using terminal = await openQuestion(PLAIN);
    await questionOpen(terminal);
    for (const chunk of chunks) {
      terminal.type(chunk);
      await setTimeout(20);
    }
    await terminal.waitFor(HINT);
    expect(terminal.answers()).toEqual([]);
    await setTimeout(700);
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['yes']);
  });

  test('at a danger Enter still declines', async () => {
    await using terminal = await openQuestion(DANGER);
    await questionOpen(terminal);
    terminal.type('? my day');
    await setTimeout(20);
    terminal.type('\r');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['no']);
  });
});

describe('each key means what it says', () => {
  test.each<[string, Question, [key: string, answer: string][]]>([
    [
      'a plain command: Enter runs it',
      PLAIN,
      [
        ['y', 'yes'],
        ['Y', 'yes'],
        ['\r', 'yes'],
        ['n', 'no'],
        ['E', 'edit'],
        ['q', 'cancel'],
        ['\x1b', 'cancel'],
        ['\x03', 'cancel'],
        ['\x04', 'cancel'],
      ],
    ],
    [
      'danger: only an explicit y runs it, and there is no Always',
      DANGER,
      [
        ['\r', 'no'],
        ['N', 'no'],
        ['e', 'edit'],
        ['y', 'yes'],
      ],
    ],
  ])('%s', async (_, question, keys) => {
    await using terminal = await openQuestion(question, { times: keys.length, rows: 40 });
    for (const [index, [key]] of keys.entries()) {
      await answerQuestion(terminal, key);
      await terminal.waitUntil(() => terminal.answers().length > index, {
        what: `an answer to ${JSON.stringify(key)}`,
      });
    }
    expect(terminal.answers()).toEqual(keys.map(([, answer]) => answer));
    await terminal.waitFor('modes as before');
  });

  test.each<[string, string, Question, string]>([
    ['1', 'exactly this for the session', PREFIX, 'always exact session'],
    ['2', 'exactly this for good', PREFIX, 'always exact for-good'],
    ['3', 'the first words for the session', PREFIX, 'always prefix session'],
    ['4', 'the first words for good', PREFIX, 'always prefix for-good'],
    ['\r', 'exactly this for the session', PLAIN, 'always exact session'],
    ['\x03', 'nothing, and the question is over', PLAIN, 'cancel'],
  ])('a and then %j: %s', async (key, _, question, answer) => {
    await using terminal = await openQuestion(question);
    await answerAlways(terminal, key);
    await terminal.waitForExit();
    expect(terminal.scrollback()).toContain(`answer: ${answer}\n`);
    expect(terminal.scrollback()).not.toContain('[1]');
  });

  test.each(['\x1b', 'n', 'q'])('a and then %j goes back to the question', async (key) => {
    await using terminal = await openQuestion(PREFIX);
    await answerAlways(terminal, key);
    await terminal.waitFor('[A]lways');
    expect(terminal.screen()).not.toContain('[1]');
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['yes']);
  });

  test('a and then the key of a choice that is not there does nothing', async () => {
    await using terminal = await openQuestion(PLAIN);
    await answerQuestion(terminal, 'a');
    await alwaysOpen(terminal);
    await sendWithoutAnswer(terminal, () => terminal.type('3'), alwaysOpen);
    await sendWithoutAnswer(terminal, () => terminal.type('12'), alwaysOpen);
    expect(terminal.screen()).toContain('[1] this session');
    terminal.type('2');
    await terminal.waitForExit();
    expect(terminal.scrollback()).toContain('answer: always exact for-good\n');
  });

  test('a does nothing where Always is not offered', async () => {
    await using terminal = await openQuestion(SCRIPT);
    await sendWithoutAnswer(terminal, () => terminal.type('a'));
    await answerQuestion(terminal, 'n');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['no']);
  });

  test('? shows everything and asks again', async () => {
    await using terminal = await openQuestion(DANGER);
    await answerQuestion(terminal, '?');
    await terminal.waitFor('Matching files are only known at run time.');
    expect(terminal.screen()).toContain('y runs it');
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['yes']);
    expect(terminal.scrollback()).not.toContain('y runs it');
  });
});

describe('nothing but a key answers', () => {
  let asked: Awaited<ReturnType<typeof openQuestion>>;
  beforeAll(async () => {
    asked = await openQuestion(PLAIN);
  });
  afterAll(() => asked[Symbol.asyncDispose]());

  test.each([
    ['two keys in one chunk', 'yy'],
    ['a key and Enter in one chunk', 'y\r'],
    ['an arrow key', '\x1b[A'],
    ['an arrow key in application mode', '\x1bOA'],
    ['a key with Alt', '\x1by'],
    ['the reply to a device query', '\x1b[?62;1;4c'],
    ['a cursor position', '\x1b[24;80R'],
    ['a colour reply', '\x1b]11;rgb:ffff/ffff/ffff\x1b\\'],
    ['a version reply with letters in it', '\x1bP>|y terminal\x1b\\'],
    ['a letter outside ASCII', 'ý'],
    ['another letter', 'x'],
  ])('%s', async (_, bytes) => {
    await sendWithoutAnswer(asked, () => asked.type(bytes));
    expect(asked.screen()).toMatch(
      /^pid \d+\n› run: yarn install · fresh dependencies\n.*\[\?\](?: Press y to run it, n to decline\.)?$/,
    );
  });

  test('a paste, even of one letter', async () => {
    await using terminal = await openQuestion(PLAIN);
    for (const text of ['y', 'y\n', 'y'.repeat(5000)]) {
      await sendWithoutAnswer(terminal, () => terminal.paste(text));
    }
    await answerQuestion(terminal, 'n');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['no']);
  });

  test('what was typed before the question was there', async () => {
    await using terminal = await openQuestion(PLAIN);
    terminal.type('y\ny');
    await answerQuestion(terminal, 'n');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['no']);
  });

  test('what was typed while a busy machine kept beck from reading', async () => {
    await using terminal = await openQuestion(PLAIN, { stall: 400 });
    await terminal.waitFor('[?]');
    terminal.type('y');
    await answerQuestion(terminal, 'n');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['no']);
  });

  test('what is typed sooner than 150 ms after the question was drawn', async () => {
    await using terminal = await openQuestion(PLAIN);
    await answerQuestion(terminal, 'n');
    await terminal.waitForExit();
    // A timer may be a millisecond early.
    expect(Number(/counted after (\d+) ms/.exec(terminal.screen())?.[1])).toBeGreaterThanOrEqual(149);
  });

  test('Ctrl-C counts at once', async () => {
    await using terminal = await openQuestion(PLAIN);
    await terminal.waitFor('[?]');
    terminal.press('Ctrl-C');
    await terminal.waitForExit();
    expect(terminal.answers()).toEqual(['cancel']);
  });
});

describe('the terminal is given back', () => {
  test('when the question is aborted', async () => {
    await using terminal = await openQuestion(PLAIN);
    await questionOpen(terminal);
    process.kill(terminal.askingPid(), 'SIGUSR1');
    await terminal.waitForExit();
    expect(terminal.screen()).toMatch(
      /^pid \d+\n× yarn install · cancelled\nanswer: cancel\nkeys counted after \d+ ms\nmodes as before$/,
    );
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('when the process gets %s', async (signal) => {
    const around = 'stty -g >before; "$@"; stty -g | cmp - before && echo same modes';
    await using terminal = await openQuestion(PLAIN, { around });
    await questionOpen(terminal);
    process.kill(terminal.askingPid(), signal);
    await terminal.waitFor('same modes');
  });

  test('with standard input, output and error elsewhere', async () => {
    await using terminal = await openQuestion(PLAIN, { around: '"$@" </dev/null >out 2>&1' });
    await answerQuestion(terminal, 'y');
    await terminal.waitFor(/answer: yes\n.*\nmodes as before/);
  });

  test('and is not touched from the background, where that would stop the process', async () => {
    await using terminal = await openQuestion(PLAIN, { around: 'set -m; "$@" & wait; echo waited; cat' });
    await terminal.waitFor('beck cannot ask: it runs in the background.');
    await terminal.waitFor('waited');
  });
});

test('without a terminal nothing can be asked, and it says so', () => {
  const options = {
    path: '/dev/null',
    write: () => {},
    marksPastes: true,
    signal: new AbortController().signal,
  };
  expect(() => openKeys(options)).toThrow(/^beck cannot ask without a terminal \(/);
});

describe('what stays on the screen', () => {
  test('nothing of the question', async () => {
    await using terminal = await openQuestion(SCRIPT, { before: 'output without an end' });
    await questionOpen(terminal);
    expect(terminal.screen()).toMatch(/^pid \d+\noutput without an end\n› run \(4 lines\):\n {2}mkdir/);
    terminal.type('y');
    await terminal.waitForExit();
    expect(terminal.screen()).toMatch(
      /^pid \d+\noutput without an end\nanswer: yes\nkeys counted after \d+ ms\nmodes as before$/,
    );
  });

  test('the question once, after the window became narrower and wider', async () => {
    await using terminal = await openQuestion(DANGER);
    const asked = () => terminal.screen().replace(/^pid \d+\n/, '');
    await questionOpen(terminal);
    const wide = asked();
    terminal.resize(40, 24);
    const narrow =
      '⚠ Deletes /tmp/cache/* and everything in\n  it\n  · Matching files are only known at run\n    time\n  rm -rf /tmp/cache/* · clear the cache\n  [y]es [N]o [E]dit [?]';
    await terminal.waitUntil(() => asked() === narrow, { what: narrow });
    terminal.resize(80, 24);
    await terminal.waitUntil(() => asked() === wide, { what: wide });
    await answerQuestion(terminal, 'y');
    await terminal.waitFor('answer: yes');
  });

  test('what has scrolled away of a script longer than the screen, and no more', async () => {
    const command = Array.from({ length: 30 }, (_, index) => `echo line ${index}`).join('\n');
    await using terminal = await openQuestion({ ...SCRIPT, command }, { rows: 10 });
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    expect(terminal.scrollback()).toContain('echo line 0');
    expect(terminal.scrollback()).not.toContain('run (30 lines)');
    expect(terminal.screen()).toMatch(/answer: yes\n.*\nmodes as before$/);
  });

  test('everything where the cursor cannot be moved, and no escape sequence is written', async () => {
    await using terminal = await openQuestion(DANGER, { env: { TERM: 'dumb' } });
    await terminal.waitFor('[?]');
    terminal.press('Ctrl-C');
    await terminal.waitForExit();
    expect(Buffer.from(terminal.output()).toString()).not.toContain('\x1b');
    expect(terminal.screen()).toMatch(/\[\?\]\n× rm -rf \/tmp\/cache\/\* · cancelled\nanswer: cancel/);
  });
});

describe('it looks the same to everybody', () => {
  test('in colour', async () => {
    await using terminal = await openQuestion(DANGER);
    await questionOpen(terminal);
    expect([1, 2, 3, 4].map(terminal.styledLine)).toEqual([
      '{bold red}⚠{} {bold red}Deletes /tmp/cache/* and everything in it{}',
      '  · Matching files are only known at run time',
      '  {bold}rm -rf {bold red}/tmp/cache/*{dim} · clear the cache{}',
      '  {dim}[y]es{} {bold}[N]o{} {dim}[E]dit{} {dim}[?]{}',
    ]);
  });

  test('with NO_COLOR, but for the colours', async () => {
    await using terminal = await openQuestion(DANGER, { env: { NO_COLOR: '1' } });
    await questionOpen(terminal);
    expect([1, 2, 3, 4].map(terminal.styledLine)).toEqual([
      '{bold}⚠{} {bold}Deletes /tmp/cache/* and everything in it{}',
      '  · Matching files are only known at run time',
      '  {bold}rm -rf {underline}/tmp/cache/*{dim} · clear the cache{}',
      '  {dim}[y]es{} {bold}[N]o{} {dim}[E]dit{} {dim}[?]{}',
    ]);
  });

  test('without a UTF-8 locale only ASCII is written', async () => {
    const question = { ...DANGER, command: 'rm -rf /tmp/é', why: '消す' };
    await using terminal = await openQuestion(question, { env: { LANG: 'C' } });
    await questionOpen(terminal);
    expect([...terminal.output()].every((byte) => byte < 0x80)).toBe(true);
    expect(terminal.screen()).toContain('rm -rf /tmp/<U+00E9> - <U+6D88><U+3059>');
  });
});
