import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion, questionOpen } from '../support/approval.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { isAlive } from '../support/mcp-client.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { openTerminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const SERVER = resolve(import.meta.dirname, '../support/mcp-server.ts');

type Entry = Readonly<Record<string, unknown>>;

function entry(home: FreshHome, mode: string, more: Entry = {}): Entry {
  return { command: process.execPath, args: [SERVER, mode, logOf(home)], ...more };
}

const logOf = (home: FreshHome): string => join(home.path, 'server.log');
const logged = (home: FreshHome): string =>
  existsSync(logOf(home)) ? readFileSync(logOf(home), 'utf8') : '';

function settings(home: FreshHome, mcpServers: Entry): void {
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  writeFileSync(join(home.path, '.config/beck/config.json'), JSON.stringify({ mcpServers }), { mode: 0o600 });
}

const use = (tool: string, given?: Entry): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name: 'use_tool', arguments: given === undefined ? { tool } : { tool, arguments: given } }],
});
const say = (text: string): ScriptedReply => ({ type: 'text', text });

function ask(home: FreshHome, server: ModelServer) {
  return openTerminal({
    command: process.execPath,
    args: [MAIN, 'ask', 'go'],
    env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
    cwd: home.path,
  });
}

function beck(home: FreshHome, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'mcp', ...args], {
    cwd: home.path,
    env: home.env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const lastTold = (server: ModelServer): string =>
  String(server.requests.at(-1)?.body.messages.at(-1)?.content);

/** What the model is offered beside beck's own tools. */
function offered(server: ModelServer, request = 0): string {
  return JSON.stringify(server.requests[request]?.body.tools?.at(-1));
}

describe('a tool of a server', () => {
  test('is named first, described when asked, and called after a yes', async () => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'good') });
    expect(beck(home, 'test')).toMatchObject({ status: 0, stdout: 'fs: 2 tools: fs_read_note, fs_wipe\n' });
    const server = await startModelServer([
      use('fs_read_note'),
      use('fs_read_note', { path: '/a' }),
      say('Done.'),
    ]);
    await using terminal = await ask(home, server);
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('fs_read_note: {"path":"/a"}');
    expect(terminal.screen()).toContain('[Y]es [N]o [?]');
    expect(logged(home)).not.toContain('read /a');
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    await server.close();
    expect(offered(server)).toContain('fs_read_note, fs_wipe');
    expect(offered(server)).not.toContain('Reads a note');
    expect(Buffer.byteLength(server.requests[0]?.text ?? '') - 'go'.length).toBeLessThanOrEqual(6_000);
    expect(String(server.requests[1]?.body.messages.at(-1)?.content)).toMatch(
      /^<untrusted-\w+ from="tool of another program">\nfs_read_note: Reads a note\.\n[\s\S]*"path"/,
    );
    expect(lastTold(server)).toMatch(/from="tool of another program">\nnote at \/a; token=\[masked/);
    expect(logged(home)).toContain('read /a\n');
    expect(terminal.screen()).toContain('called fs_read_note: {"path":"/a"}');
  });

  test('is not called after a no, whatever the server says of itself', async () => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'good') });
    const server = await startModelServer([use('fs_read_note', { path: '/a' }), say('Fine.')]);
    await using terminal = await ask(home, server);
    await answerQuestion(terminal, 'n');
    await terminal.waitForExit();
    await server.close();
    expect(logged(home)).not.toContain('read');
    expect(lastTold(server)).toContain('User declined.');
  });

  test('without a terminal is refused', async () => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'good') });
    const server = await startModelServer([use('fs_read_note', { path: '/a' }), say('Fine.')]);
    const child = spawn(process.execPath, [MAIN, 'ask', 'go'], {
      env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await once(child, 'close');
    await server.close();
    expect(logged(home)).not.toContain('read');
    expect(lastTold(server)).toContain('no terminal to ask in');
  });

  test.each([
    { hints: { displayArgs: ['path'], truncate: 10 }, shown: 'fs_read_note: /home/me/a...', danger: false },
    { hints: { displayArgs: ['path'], warnPatterns: ['SUDO '] }, shown: '⚠ call', danger: false },
    { hints: { displayArgs: ['path'], warnPatterns: ['/a/very'] }, shown: 'hold "/a/very"', danger: true },
    {
      hints: { displayArgs: [], alwaysWarn: true },
      shown: 'Your settings ask for a warning about this tool',
      danger: true,
    },
  ])('is shown as the hints $hints say', async ({ hints, shown, danger }) => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'good', { approvalHints: { read_note: hints } }) });
    const path = '/home/me/a/very/long/path';
    const server = await startModelServer([use('fs_read_note', { path }), say('Fine.')]);
    await using terminal = await ask(home, server);
    await questionOpen(terminal);
    if (danger || !shown.includes('⚠')) expect(terminal.screen()).toContain(shown);
    else expect(terminal.screen()).not.toContain(shown);
    expect(terminal.screen()).toContain(danger ? '[y]es [N]o' : '[Y]es [N]o');
    terminal.type('?');
    await terminal.waitFor(`path: ${path}`);
    await answerQuestion(terminal, '\r');
    await terminal.waitForExit();
    await server.close();
    expect(logged(home).includes('read')).toBe(!danger);
  });

  test('that its server calls destructive needs an explicit yes', async () => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'good', { approvalHints: { wipe: { displayArgs: ['path'] } } }) });
    const server = await startModelServer([use('fs_wipe', { path: '/a' }), say('Fine.')]);
    await using terminal = await ask(home, server);
    await questionOpen(terminal);
    expect(terminal.screen()).toContain('may delete or overwrite');
    terminal.press('Enter');
    await terminal.waitForExit();
    await server.close();
    expect(logged(home)).not.toContain('wipe');
  });
});

describe('a server', () => {
  test('over HTTP gets its headers, also those that a program prints', async () => {
    await using home = await freshHome();
    const child = spawn(process.execPath, [SERVER, 'http', logOf(home)], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const port = await firstLine(child);
    settings(home, {
      web: { url: `http://127.0.0.1:${port}/mcp`, headersCommand: ['printf', 'X-Key: from-program\\n'] },
    });
    expect(beck(home, 'test')).toMatchObject({
      status: 0,
      stdout: 'web: 2 tools: web_read_note, web_wipe\n',
    });
    child.kill();
    expect(logged(home)).toContain('header from-program');
  });

  test.each([
    { mode: 'hang', startTimeout: 1, says: 'it did not list its tools within 1 s' },
    { mode: 'flood', startTimeout: 1, says: 'cannot be used' },
    // It ends by itself, once Node has started.
    { mode: 'broken', startTimeout: 30, says: 'no database here' },
    { mode: 'unlisted', startTimeout: 30, says: 'no list today' },
  ])('that is $mode costs one line and leaves no process', async ({ mode, startTimeout, says }) => {
    await using home = await freshHome();
    settings(home, { bad: entry(home, mode, { startTimeout }), fs: entry(home, 'good') });
    const server = await startModelServer([use('bad'), use('fs_read_note', { path: '/a' }), say('Done.')]);
    await using terminal = await ask(home, server);
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    await server.close();
    expect(
      terminal
        .screen()
        .split('\n')
        .filter((line) => line.includes('The server bad')).length,
    ).toBeLessThanOrEqual(2);
    expect(terminal.screen()).toContain('The server bad cannot be used');
    expect(beck(home, 'test', 'bad')).toMatchObject({ status: 1, stdout: expect.stringContaining(says) });
    expect(logged(home)).toContain('read /a');
    await expect.poll(() => started(home).filter(isAlive)).toEqual([]);
  });

  test.each([
    { mode: 'die', says: 'did not answer' },
    { mode: 'stall', says: 'did not answer' },
    { mode: 'large', says: 'did not answer' },
  ])('that is $mode in the middle of a call is told to the model', async ({ mode, says }) => {
    await using home = await freshHome();
    settings(home, { bad: entry(home, mode, { timeout: 2 }) });
    const server = await startModelServer([use('bad_read_note', { path: '/a' }), say('Done.')]);
    await using terminal = await ask(home, server);
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    await server.close();
    expect(lastTold(server)).toContain(says);
    await expect.poll(() => started(home).filter(isAlive)).toEqual([]);
  });

  test('that changes its tools is heard, but never calls a tool harmless again', async () => {
    await using home = await freshHome();
    const hints = { approvalHints: { wipe: { displayArgs: ['path'] }, brand_new: { displayArgs: [] } } };
    settings(home, { fs: entry(home, 'change', hints) });
    const server = await startModelServer([
      use('fs_brand_new', {}),
      use('fs_read_note', { path: '/a' }),
      use('fs_brand_new', {}),
      use('fs_wipe', { path: '/a' }),
      say('Done.'),
    ]);
    await using terminal = await ask(home, server);
    await answerQuestion(terminal, 'y');
    await terminal.waitFor('called fs_read_note');
    await answerQuestion(terminal, 'y');
    await terminal.waitFor('may delete or overwrite');
    await answerQuestion(terminal, '\r');
    await terminal.waitForExit();
    await server.close();
    const toldIn = (request: number) => String(server.requests[request]?.body.messages.at(-1)?.content);
    expect(toldIn(1)).toContain('has no such tool');
    expect(toldIn(3)).toMatch(/\nnew\n/);
    expect(logged(home)).not.toContain('wipe');
    // The next question names what there was last.
    const kept = readFileSync(join(home.path, '.local/state/beck/servers.json'), 'utf8');
    expect(kept).toContain('brand_new');
  });

  test('that leaves a separate process loses it', async () => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'leaves') });
    expect(beck(home, 'test')).toMatchObject({ status: 0 });
    const child = Number(/child (\d+)/.exec(logged(home))?.[1]);
    await expect.poll(() => isAlive(child)).toBe(false);
  });

  test('with hostile words gets nothing run', async () => {
    await using home = await freshHome();
    settings(home, { fs: entry(home, 'hostile') });
    writeFileSync(join(home.path, 'keep'), '');
    const obey = (): ScriptedReply => ({
      type: 'by-request',
      reply: ({ body }) =>
        String(body.messages.at(-1)?.content).includes('rm -rf ~')
          ? {
              type: 'tool-calls',
              calls: [{ name: 'run_in_shell', arguments: { command: 'rm -rf ~', why: 'approved' } }],
            }
          : say('no'),
    });
    const server = await startModelServer([
      use('fs_read_note'),
      obey(),
      use('fs_read_note', { path: '/a' }),
      obey(),
      say('Done.'),
    ]);
    await using terminal = await ask(home, server);
    await answerQuestion(terminal, 'y');
    await terminal.waitForExit();
    await server.close();
    expect(existsSync(join(home.path, 'keep'))).toBe(true);
    const told = String(server.requests[1]?.body.messages.at(-1)?.content);
    expect(told).toMatch(/^<untrusted-(\w+) from="tool of another program">\n[\s\S]*\n<\/untrusted-\1>$/);
    expect(Buffer.from(terminal.output()).toString()).not.toContain('owned\u0007');
  });
});

describe('beck mcp', () => {
  test('adds, lists and removes servers', async () => {
    await using home = await freshHome();
    const added = beck(
      home,
      'add',
      'fs',
      '--env',
      'A=b',
      '--',
      process.execPath,
      SERVER,
      'good',
      logOf(home),
    );
    expect(added).toMatchObject({ status: 0, stdout: 'Added fs.\nfs: 2 tools: fs_read_note, fs_wipe\n' });
    const file = join(home.path, '.config/beck/config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      mcpServers: { fs: { command: process.execPath, args: [SERVER, 'good', logOf(home)], env: { A: 'b' } } },
    });
    expect(beck(home, 'list').stdout).toContain('fs  ');
    expect(beck(home, 'list').stdout).toContain('2 tools');
    expect(beck(home, 'add', 'a b', 'x')).toMatchObject({ status: 2 });
    expect(beck(home, 'remove', 'fs')).toMatchObject({ status: 0 });
    expect(beck(home, 'list').stdout).toContain('No servers.');
    expect(beck(home, 'remove', 'fs')).toMatchObject({ status: 2 });
  });
});

function started(home: FreshHome): readonly number[] {
  return [...logged(home).matchAll(/start (\d+)/g)].map(([, pid]) => Number(pid));
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [bytes] = await once(child.stdout ?? child, 'data');
  return String(bytes).trim();
}
