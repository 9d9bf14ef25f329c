// `beck suggest`, `beck explain` and the functions ghcs and ghce, as users of gh copilot know them.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '../support/approval.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { need, TESTED_SHELLS } from '../support/programs.ts';
import { openTerminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

function beck({ env, path }: FreshHome, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    env,
    cwd: path,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}

const propose = (command: string): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name: 'run_in_shell', arguments: { command, why: 'as asked' } }],
});
const plan = (...commands: readonly string[]): ScriptedReply => ({
  type: 'tool-calls',
  calls: [
    {
      name: 'run_in_shell',
      arguments: { why: 'all of it', plan: commands.map((command) => ({ command, why: 'a part' })) },
    },
  ],
});

describe('beck suggest in a pipe', () => {
  test.each([
    [['show', 'hidden', 'files'], 0, /-name '\.\*'\n$/],
    [['-t', 'shell', 'show hidden files'], 0, /-name '\.\*'\n$/],
    [['-t', 'git', 'undo the last commit'], 0, /^git reset --soft HEAD~1\n$/],
    [['--target', 'git', 'show hidden files'], 3, /^$/],
    [['-t', 'gh', 'show hidden files'], 3, /^$/],
    [['-t', 'docker', 'x'], 2, /^$/],
    [[], 2, /^$/],
  ])('%j', async (args, status, stdout) => {
    await using home = await freshHome();
    const ended = beck(home, 'suggest', '--shell', 'bash', ...args);
    expect(ended).toMatchObject({ status, stdout: expect.stringMatching(stdout) });
    if (status !== 0) expect(ended.stderr).toMatch(/^beck: /);
  });

  test('tells a model which program the command is for', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('gh pr list')]);
    const env = { ...home.env, OPENAI_BASE_URL: server.baseUrl };
    const terminal = await openTerminal({
      command: '/bin/sh',
      args: [
        '-c',
        `"$0" "$@" | cat; echo over`,
        process.execPath,
        MAIN,
        'suggest',
        '-t',
        'gh',
        'list my requests',
      ],
      env,
      cwd: home.path,
    });
    await terminal.waitForExit();
    expect(terminal.screen()).toBe('gh pr list\nover');
    await terminal.close();
    await server.close();
    expect(server.requests[0]?.body.messages[0]?.content).toMatch(/Answer with one command of gh/);
  });
});

describe('beck suggest at a terminal', () => {
  async function suggest(home: FreshHome, script: readonly ScriptedReply[], ...flags: readonly string[]) {
    const server = await startModelServer(script);
    const terminal = await openTerminal({
      command: process.execPath,
      args: [MAIN, 'suggest', ...flags, 'do it'],
      env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
      cwd: home.path,
    });
    return {
      terminal,
      server,
      async [Symbol.asyncDispose]() {
        await terminal.close();
        await server.close();
      },
    };
  }

  test('asks about what only reads as well, runs it after a yes, and asks the model nothing more', async () => {
    await using home = await freshHome();
    await using open = await suggest(home, [propose('echo run')]);
    await answerQuestion(open.terminal, 'y');
    expect(await open.terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(open.terminal.screen()).toContain('› echo run · as asked\nrun');
    expect(open.server.requests).toHaveLength(1);
  });

  test('a no ends it', async () => {
    await using home = await freshHome();
    await using open = await suggest(home, [propose('mkdir made')]);
    await answerQuestion(open.terminal, 'n');
    expect(await open.terminal.waitForExit()).toMatchObject({ exitCode: 130 });
    expect(existsSync(join(home.path, 'made'))).toBe(false);
    expect(open.server.requests).toHaveLength(1);
  });

  test('--shell-out writes what was chosen, after an edit as well, and runs nothing', async () => {
    await using home = await freshHome();
    await using open = await suggest(home, [propose('mkdir made')], '-s', 'chosen');
    await answerQuestion(open.terminal, 'e');
    await open.terminal.waitFor('edit> mkdir made');
    open.terminal.type('-up\r');
    await open.terminal.waitFor('mkdir made-up');
    await answerQuestion(open.terminal, 'y');
    expect(await open.terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(home.path, 'chosen'), 'utf8')).toBe('mkdir made-up');
    expect(existsSync(join(home.path, 'made-up'))).toBe(false);
  });

  test('--shell-out writes a plan as one text', async () => {
    await using home = await freshHome();
    await using open = await suggest(home, [plan('mkdir made', 'cd made')], '-s', 'chosen');
    await answerQuestion(open.terminal, 'y');
    expect(await open.terminal.waitForExit()).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(home.path, 'chosen'), 'utf8')).toBe('mkdir made && cd made');
  });

  test('what is blocked is neither run nor written', async () => {
    await using home = await freshHome();
    await using open = await suggest(
      home,
      [propose('rm -rf ~'), { type: 'text', text: 'No.' }],
      '-s',
      'chosen',
    );
    expect(await open.terminal.waitForExit()).toMatchObject({ exitCode: 4 });
    expect(existsSync(join(home.path, 'chosen'))).toBe(false);
  });
});

test.each([
  [['explain', 'git', 'status'], /git status {2}shows what has changed/],
  [['explain', 'tar -xzf a.tgz'], /-x/],
  [['explain', '--', 'ls', '-l'], /ls -l/],
])('beck %j takes a command as gh copilot explain does', async (args, stdout) => {
  await using home = await freshHome();
  expect(beck(home, ...args)).toMatchObject({ status: 0, stdout: expect.stringMatching(stdout) });
});

describe.each(TESTED_SHELLS)('beck init --aliases in %s', (shell) => {
  const RC = {
    zsh: { args: ['-f', '-i'], eval: 'eval "$(beck init zsh --aliases)"' },
    bash: { args: ['--norc', '--noprofile', '-i'], eval: 'eval "$(beck init bash --aliases)"' },
    fish: { args: ['--no-config', '-i'], eval: 'beck init fish --aliases | source' },
  }[shell];

  test('gives ghcs, which runs the chosen command in this shell, and ghce', async () => {
    need(shell);
    await using home = await freshHome();
    mkdirSync(join(home.path, 'bin'));
    const program = join(home.path, 'bin/beck');
    writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
    chmodSync(program, 0o755);
    mkdirSync(join(home.path, 'made'));
    const server = await startModelServer([propose('cd made')]);
    await using terminal = await openTerminal({
      command: shell,
      args: RC.args,
      env: {
        ...home.env,
        PATH: `${join(home.path, 'bin')}:${home.env['PATH']}`,
        OPENAI_BASE_URL: server.baseUrl,
      },
      cwd: home.path,
    });
    terminal.type(`${RC.eval}\r`);
    terminal.type('ghcs -t shell go to the folder\r');
    await answerQuestion(terminal, 'y');
    await terminal.waitFor('› cd made · as asked');
    terminal.type('echo "at $PWD."\r');
    await terminal.waitFor(`at ${join(home.path, 'made')}.`);
    terminal.type('ghce git status\r');
    await terminal.waitFor('shows what has changed');
    await server.close();
    expect(server.requests).toHaveLength(1);
  });
});

test('without a shell the aliases are those of the login shell, and there are none for others', async () => {
  await using home = await freshHome();
  const of = (name: string, ...args: readonly string[]) =>
    beck({ ...home, env: { ...home.env, SHELL: name } }, 'init', '--aliases', ...args);
  expect(of('/usr/bin/zsh').stdout).toContain('suggest --shell "${ZSH_VERSION+zsh}');
  expect(of('/bin/bash', 'pwsh').stdout).toContain('suggest --shell powershell');
  expect(of('/bin/tcsh')).toMatchObject({ status: 2, stdout: '' });
});
