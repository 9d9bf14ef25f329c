// `beck ask` and files: asked on a terminal, refused without one, never printed as a command; and what it shows there.

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { openTerminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

const call = (name: string, written: object): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name, arguments: written }],
});
const WRITE = call('write_file', { path: 'notes.md', content: '# Notes\n' });
const SECRET = call('read_file', { path: '~/.ssh/id_rsa' });
const say = (text: string): ScriptedReply => ({ type: 'text', text });

async function open(script: readonly ScriptedReply[]) {
  const home = await freshHome();
  const server = await startModelServer(script);
  mkdirSync(join(home.path, 'work'));
  mkdirSync(join(home.path, '.ssh'));
  writeFileSync(join(home.path, '.ssh/id_rsa'), 'KEY-MATERIAL\n');
  const env = { ...home.env, OPENAI_BASE_URL: server.baseUrl };
  return {
    home,
    server,
    env,
    told: () =>
      (server.requests.at(-1)?.body.messages ?? []).flatMap(({ role, content }) =>
        role === 'tool' ? [content ?? ''] : [],
      ),
    async [Symbol.asyncDispose]() {
      await server.close();
      await home.remove();
    },
  };
}

/** On a terminal, until it ends. */
async function onTerminal(
  { home, env }: { readonly home: FreshHome; readonly env: Readonly<Record<string, string>> },
  answers: readonly string[],
) {
  const terminal = await openTerminal({
    command: process.execPath,
    args: [MAIN, 'ask', 'do it'],
    env,
    cwd: join(home.path, 'work'),
  });
  for (const answer of answers) await answerQuestion(terminal, answer);
  const { exitCode } = await terminal.waitForExit({ timeout: 30_000 });
  const output = Buffer.from(terminal.output()).toString('latin1');
  await terminal.close();
  return { exitCode, output };
}

test('on a terminal a file is written after a yes', async () => {
  await using asked = await open([WRITE, say('Written.')]);
  expect(await onTerminal(asked, ['y'])).toMatchObject({ exitCode: 0 });
  expect(readFileSync(join(asked.home.path, 'work/notes.md'), 'utf8')).toBe('# Notes\n');
});

test.each([
  ['writing a file', WRITE, 'Writing a file always needs approval, and there is no terminal to ask in'],
  ['reading a secret one', SECRET, 'This may hold secrets, and there is no terminal to ask in'],
])('without a terminal %s is refused with exit code 4', async (_what, reply, sentence) => {
  await using asked = await open([reply, say('Then not.')]);
  const child = await run(asked, 'ask', 'do it');
  expect(child.status).toBe(4);
  expect(child.stderr).toContain(sentence);
  expect(existsSync(join(asked.home.path, 'work/notes.md'))).toBe(false);
  expect(asked.told().join()).not.toContain('KEY-MATERIAL');
});

test.each([
  ['writes the file that --approve-write names', WRITE, ['--approve-write', 'notes.md'], '# Notes\n', ''],
  [
    'reads the secret file that --approve-read names',
    SECRET,
    ['--approve-read', '../.ssh/id_rsa'],
    '',
    'KEY',
  ],
  ['writes no other', WRITE, ['--approve-write', 'other.md'], '', ''],
])('without a terminal beck ask %s', async (_what, reply, flags, written, read) => {
  await using asked = await open([reply, say('So.')]);
  const child = await run(asked, 'ask', ...flags, 'do it');
  const file = join(asked.home.path, 'work/notes.md');
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(written);
  expect(asked.told().join().includes('KEY-MATERIAL')).toBe(read !== '');
  expect(child.status).toBe(written === '' && read === '' ? 4 : 0);
});

test('an existing file is replaced, then added to, and each undone', async () => {
  const more = call('write_file', { path: 'notes.md', content: 'more\n', append: true });
  await using asked = await open([WRITE, say('Written.'), more, say('Added.')]);
  const file = join(asked.home.path, 'work/notes.md');
  const holds: string[] = [];
  writeFileSync(file, 'old\n');
  for (const step of [APPROVED, APPROVED, UNDONE, UNDONE]) {
    const named = step === UNDONE ? expect.stringMatching(/^write notes\.md /) : expect.any(String);
    expect(await run(asked, ...step)).toMatchObject({ status: 0, stdout: named });
    holds.push(readFileSync(file, 'utf8'));
  }
  expect(holds).toEqual(['# Notes\n', '# Notes\nmore\n', '# Notes\n', 'old\n']);
});

test('a write that failed is no success: not in the exit code, the journal or the JSON', async () => {
  await using asked = await open([WRITE, say('Hm.')]);
  writeFileSync(join(asked.home.path, 'work/notes.md'), 'old\n', { mode: 0o444 });
  expect((await run(asked, ...APPROVED)).status).toBe(1);
  const logged = await run(asked, 'log', '--json');
  expect(JSON.parse(logged.stdout)).toMatchObject({
    steps: [{ kind: 'write', outcome: 'failed', reason: expect.stringContaining('is read-only') }],
    ended: { status: 1 },
  });
  expect((await run(asked, 'log')).stdout).toMatch(/do it +failed/);
});

const APPROVED = ['ask', '--approve-write', 'notes.md', 'do it'];
const UNDONE = ['undo', '--yes'];

test('--approve-write does not follow a link to another file, nor allow what is blocked', async () => {
  const own = call('write_file', { path: '~/.config/beck/config.json', content: '{}' });
  await using asked = await open([WRITE, own, say('So.')]);
  symlinkSync(join(asked.home.path, '.bashrc'), join(asked.home.path, 'work/notes.md'));
  const settings = join(asked.home.path, '.config/beck/config.json');
  const child = await run(asked, 'ask', '--approve-write', 'notes.md', '--approve-write', settings, 'do it');
  expect(child.status).toBe(4);
  expect(existsSync(join(asked.home.path, '.bashrc'))).toBe(false);
  expect(existsSync(settings)).toBe(false);
});

test('--json shows the diff of a file and that it was written', async () => {
  await using asked = await open([WRITE, say('Written.')]);
  const child = await run(asked, 'ask', '--json', '--approve-write', 'notes.md', 'do it');
  const path = join(asked.home.path, 'work/notes.md');
  const [, ...events] = child.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(events.slice(0, 3)).toMatchObject([
    { type: 'proposal', id: 1, kind: 'write', path, diff: [{ type: 'added', text: '# Notes' }] },
    { type: 'decision', id: 1, decision: 'run', by: 'command line' },
    { type: 'result', id: 1, path, added: 1, removed: 0 },
  ]);
});

test('--print never prints the name of a file as a command', async () => {
  await using asked = await open([SECRET, WRITE, call('run_in_shell', { command: 'mkdir a', why: '' })]);
  expect(await run(asked, 'ask', '--print', 'do it')).toEqual({
    status: 0,
    stdout: 'mkdir a\n',
    stderr: `${NO_FILES}${NO_FILES}`,
  });
  await using only = await open([SECRET, WRITE, say('Nothing.')]);
  expect(await run(only, 'ask', '--print', 'do it')).toMatchObject({ status: 1, stdout: '' });
  expect(existsSync(join(only.home.path, 'work/notes.md'))).toBe(false);
});

const NO_FILES = 'beck: --print only prints a command: it writes no file and reads no secret file.\n';
const TITLE = '\u001b]0;owned\u0007';

test('output without approval does nothing to the terminal but colours, and reaches a pipe as it is', async () => {
  const show = call('run_in_shell', { command: 'cat odd', why: 'shows it' });
  const odd = `\u001b[31mred${TITLE}\u001b[6n\u001b[?1049h\n`;
  await using asked = await open([show, say('Shown.'), show, say('Shown.')]);
  writeFileSync(join(asked.home.path, 'work/odd'), odd);
  const { output } = await onTerminal(asked, []);
  expect(output).toContain('\u001b[31mred');
  for (const sequence of [TITLE, '\u001b[6n', '\u001b[?1049h']) expect(output).not.toContain(sequence);
  expect((await run(asked, 'ask', 'again')).stdout).toBe(`${odd}Shown.\n`);
});

/** Without a terminal. */
async function run(
  { home, env }: { readonly home: FreshHome; readonly env: Readonly<Record<string, string>> },
  ...args: readonly string[]
) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: join(home.path, 'work'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err]: [Uint8Array[], Uint8Array[]] = [[], []];
  child.stdout.on('data', (bytes: Uint8Array) => out.push(bytes));
  child.stderr.on('data', (bytes: Uint8Array) => err.push(bytes));
  const status = await new Promise((done) => child.on('close', done));
  return { status, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() };
}
