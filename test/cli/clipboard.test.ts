// `c` at the question: the command is copied, and the question stays open.

import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answerQuestion, sendWithoutAnswer } from '../support/approval.ts';
import { freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { need } from '../support/programs.ts';
import { openTerminal, type Terminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const call = (name: string, written: object): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name, arguments: written }],
});
const COMMAND = "touch 'new é'";
const ONE = call('run_in_shell', { command: COMMAND, why: 'as asked' });
const PLAN = call('run_in_shell', {
  why: 'two of them',
  plan: [{ command: 'touch one' }, { command: 'touch two' }],
});

/** `wl-copy`, in a folder of the person's, writes what it gets into a file. */
const FAKE = '#!/bin/sh\ncat >"$HOME/clipboard"\n';

/** What these bytes ask a terminal to put on its clipboard. */
function clipboardsIn(output: Uint8Array): readonly string[] {
  const pieces = Buffer.from(output).toString('latin1').split('\x1b]52;').slice(1);
  return pieces.map((piece) => Buffer.from(/;([\w+/=]*)/.exec(piece)?.[1] ?? '', 'base64').toString());
}

async function openQuestion(reply: ScriptedReply, env: Readonly<Record<string, string>>, columns = 80) {
  const home = await freshHome();
  const server = await startModelServer([reply, { type: 'text', text: 'Then not.' }]);
  const bin = join(home.path, 'bin');
  mkdirSync(bin);
  mkdirSync(join(home.path, 'work'));
  writeFileSync(join(bin, 'wl-copy'), FAKE);
  chmodSync(join(bin, 'wl-copy'), 0o755);
  const terminal = await openTerminal({
    command: process.execPath,
    args: [MAIN, 'ask', 'make it'],
    env: { ...home.env, OPENAI_BASE_URL: server.baseUrl, PATH: `${bin}:${home.env['PATH']}`, ...env },
    cwd: join(home.path, 'work'),
    columns,
  });
  return {
    terminal,
    /** What the terminal was asked to put on its clipboard. */
    asked: () => clipboardsIn(terminal.output()),
    fed: () => {
      const file = join(home.path, 'clipboard');
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    made: () => existsSync(join(home.path, 'work', 'new é')),
    async [Symbol.asyncDispose]() {
      await terminal.close();
      await server.close();
      await home.remove();
    },
  };
}

/** Without a sign that keys count, the key is pressed until it has an effect. */
async function pressUntil(terminal: Terminal, shown: string): Promise<void> {
  const press = () => {
    terminal.type('c');
    return terminal.screen();
  };
  await expect.poll(press, { interval: 500, timeout: 30_000 }).toContain(shown);
}

test.each<[string, Readonly<Record<string, string>>, string, readonly string[], string | undefined]>([
  ['by a terminal that takes it', { TERM: 'alacritty' }, 'copied', [COMMAND], undefined],
  [
    'by one that may',
    { SSH_TTY: '/dev/pts/9', WAYLAND_DISPLAY: 'w' },
    'copied, if the terminal allows it',
    [COMMAND],
    undefined,
  ],
  ['by the program of the platform', { WAYLAND_DISPLAY: 'wayland-0' }, 'copied', [], COMMAND],
])('c copies %s, says so, and the question stands', async (_, env, said, asked, fed) => {
  await using question = await openQuestion(ONE, env);
  const { terminal } = question;
  await sendWithoutAnswer(terminal, () => terminal.type('c'));
  expect(terminal.screen()).toMatch(/^. .*as asked\n/);
  expect(terminal.screen().split('\n').at(-1)).toMatch(
    /^ {2}\[Y\]es \[N\]o \[A\]lways \[E\]dit (?:\[t\]ry )?\[\?\] (.*)$/,
  );
  expect(terminal.screen()).toContain(`[?] ${said}`);
  expect({ asked: question.asked(), fed: question.fed() }).toEqual({ asked, fed });
  await sendWithoutAnswer(terminal, () => terminal.type('?'));
  expect(terminal.screen()).not.toContain('copied');
  expect(terminal.screen()).toContain('c copies it');
  expect(question.made()).toBe(false);
  await answerQuestion(terminal, 'y');
  expect((await terminal.waitForExit()).exitCode).toBe(0);
  expect(question.made()).toBe(true);
});

test('c writes nothing to a terminal that would print it, and says that there is no clipboard', async () => {
  await using question = await openQuestion(ONE, { TERM: 'dumb' });
  const { terminal } = question;
  await terminal.waitFor('[?]');
  await pressUntil(terminal, '[?] not copied: no clipboard available');
  expect(Buffer.from(terminal.output()).includes(0x1b)).toBe(false);
  expect(question.made()).toBe(false);
});

test('what is said is shown above the choices where they leave no room', async () => {
  await using question = await openQuestion(ONE, { SSH_TTY: '/dev/pts/9' }, 40);
  const { terminal } = question;
  await sendWithoutAnswer(terminal, () => terminal.type('c'));
  expect(terminal.screen().split('\n').slice(-2)).toEqual([
    '  copied, if the terminal allows it',
    expect.stringMatching(/^ {2}\[Y\]es \[N\]o \[A\]lways \[E\]dit(?: \[t\]ry)? \[\?\]$/),
  ]);
});

test('c at a plan copies its commands, one a line', async () => {
  await using question = await openQuestion(PLAN, { TERM: 'alacritty' });
  const { terminal } = question;
  await sendWithoutAnswer(terminal, () => terminal.type('c'));
  expect(terminal.screen()).toMatch(/\[E\]dit (?:\[t\]ry )?\[\?\] copied$/);
  expect(question.asked()).toEqual(['touch one\ntouch two']);
});

test('inside tmux the command reaches its buffer and the terminal around it', async () => {
  need('tmux');
  await using home = await freshHome();
  const server = await startModelServer([ONE]);
  const socket = join(home.path, 'socket');
  const inTmux = (...args: readonly string[]) =>
    execFileSync('tmux', ['-S', socket, '-f', '/dev/null', ...args], { encoding: 'utf8' });
  await using terminal = await openTerminal({
    command: 'tmux',
    args: ['-S', socket, '-f', '/dev/null', 'new-session', process.execPath, MAIN, 'ask', 'make it'],
    env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
    cwd: home.path,
  });
  try {
    await terminal.waitUntil(() => terminal.screen().includes('[?]'), { what: 'the question' });
    await pressUntil(terminal, '[?] copied');
    expect(inTmux('show-buffer')).toBe(COMMAND);
    await terminal.waitUntil(() => clipboardsIn(terminal.output()).includes(COMMAND), {
      what: 'the copy outside',
    });
  } finally {
    inTmux('kill-server');
    await server.close();
  }
});
