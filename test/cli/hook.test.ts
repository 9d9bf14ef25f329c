// `beck classify --hook`: what another agent's hook gives is judged here, and answered so that it understands.

import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AGENTS, type Agent } from '../../src/cli/verbs/hook/formats.ts';
import { answerHook } from '../../src/cli/verbs/hook/hook.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

function hook({ env, path }: FreshHome, agent: string, input: unknown, ...flags: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [MAIN, 'classify', '--hook', agent, ...flags],
    {
      env,
      cwd: path,
      input: typeof input === 'string' ? input : JSON.stringify(input),
      encoding: 'utf8',
    },
  );
  return { status, stderr, answer: stdout === '' ? undefined : JSON.parse(stdout) };
}

const EVENT = { claude: 'PreToolUse', codex: 'PreToolUse', gemini: 'BeforeTool' } as const;
const TOOL = { claude: 'Bash', codex: 'Bash', gemini: 'run_shell_command' } as const;

function call(agent: Agent, cwd: string, command: unknown, event: string = EVENT[agent]) {
  return { session_id: 's', cwd, hook_event_name: event, tool_name: TOOL[agent], tool_input: { command } };
}

const preToolUse = (permissionDecision: string, reason: RegExp) => ({
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision,
    permissionDecisionReason: expect.stringMatching(reason),
  },
});
const request = (decision: object) => ({
  hookSpecificOutput: { hookEventName: 'PermissionRequest', decision },
});

describe('a command of another agent', () => {
  test.each<[agent: Agent, event: string, command: string, answer: object]>([
    ['claude', 'PreToolUse', 'ls -la', preToolUse('allow', /^beck: only reads/)],
    ['claude', 'PreToolUse', 'mkdir a', preToolUse('ask', /^beck: /)],
    ['claude', 'PreToolUse', 'rm -r build', preToolUse('ask', /^beck: danger\. Deletes build/)],
    ['claude', 'PreToolUse', 'rm -rf ~', preToolUse('deny', /^beck: blocked\. .*home/)],
    ['claude', 'PermissionRequest', 'ls -la', request({ behavior: 'allow' })],
    ['claude', 'PermissionRequest', 'rm -r build', {}],
    ['codex', 'PreToolUse', 'ls -la', {}],
    ['codex', 'PreToolUse', 'mkdir a', preToolUse('deny', /cannot ask\. Run it yourself/)],
    ['codex', 'PreToolUse', 'rm -rf ~', preToolUse('deny', /^beck: blocked\. .*home/)],
    ['codex', 'PermissionRequest', 'ls -la', request({ behavior: 'allow' })],
    ['codex', 'PermissionRequest', 'mkdir a', {}],
    [
      'codex',
      'PermissionRequest',
      'rm -rf ~',
      request({ behavior: 'deny', message: expect.stringMatching(/^beck: blocked/) }),
    ],
    ['gemini', 'BeforeTool', 'ls -la', { decision: 'allow' }],
    [
      'gemini',
      'BeforeTool',
      'mkdir a',
      { decision: 'ask', reason: expect.any(String), systemMessage: expect.stringMatching(/^beck: /) },
    ],
    ['gemini', 'BeforeTool', 'rm -rf ~', { decision: 'deny', reason: expect.stringMatching(/blocked/) }],
  ])('%s, %s: %s', async (agent, event, command, answer) => {
    await using home = await freshHome();
    expect(hook(home, agent, call(agent, home.path, command, event))).toEqual({
      status: 0,
      stderr: '',
      answer,
    });
  });

  test('is judged by the files of its folder, the rules and the mode of the person', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'work'));
    mkdirSync(join(home.path, '.ssh'));
    writeFileSync(join(home.path, '.ssh/id_rsa'), 'KEY\n');
    symlinkSync('../.ssh/id_rsa', join(home.path, 'work/notes'));
    const decide = (command: string, cwd = join(home.path, 'work')) =>
      hook(home, 'gemini', call('gemini', cwd, command)).answer.decision;
    expect([decide('cat notes'), decide('cat notes', home.path)]).toEqual(['ask', 'allow']);
    const there = {
      ...call('gemini', home.path, ''),
      tool_input: { command: 'cat notes', dir_path: 'work' },
    };
    expect(hook(home, 'gemini', there).answer.decision).toBe('ask');
    const settings = join(home.path, '.config/beck/config.json');
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(settings, '{"blocked": ["^cat"]}');
    expect([decide('cat x'), decide('ls')]).toEqual(['deny', 'allow']);
    writeFileSync(settings, '{"mode": "strict"}');
    expect(decide('ls')).toBe('ask');
    writeFileSync(settings, '{"mode": "danger"}');
    expect(decide('mkdir a')).toBe('ask');
    writeFileSync(settings, '{"blocked": ["("]}');
    expect(decide('ls')).toBe('ask');
  });

  test('is read as the shell that runs it: the account, the flag, the tool', async () => {
    await using home = await freshHome();
    const zsh = { ...home, env: { ...home.env, SHELL: '/usr/bin/zsh' } };
    const bash = { ...home, env: { ...home.env, SHELL: '/bin/bash' } };
    const decide = (around: FreshHome, command: string, ...flags: readonly string[]) =>
      hook(around, 'claude', call('claude', home.path, command), ...flags).answer.hookSpecificOutput
        .permissionDecision;
    // A loop of zsh, and an unknown program to bash.
    const command = 'repeat 2 ls';
    expect([decide(zsh, command), decide(bash, command), decide(zsh, command, '--shell', 'bash')]).toEqual([
      'allow',
      'ask',
      'ask',
    ]);
    const windows = { ...call('claude', home.path, 'Get-ChildItem | Select-Object -First 1') };
    expect(
      hook(bash, 'claude', { ...windows, tool_name: 'PowerShell' }).answer.hookSpecificOutput
        .permissionDecision,
    ).toBe('allow');
  });

  test('is left to the agent where the tool is no shell', async () => {
    await using home = await freshHome();
    const input = { ...call('claude', home.path, ''), tool_name: 'Write', tool_input: { file_path: '/x' } };
    expect(hook(home, 'claude', input)).toMatchObject({ status: 0, answer: {} });
  });
});

describe('input that cannot be read', () => {
  const SAFE: Verdict = { level: 'safe', effects: ['read'], label: 'run: ls', reasons: [] };
  const answer = (
    agent: Agent,
    input: string,
    judge = async () => ({ verdict: SAFE, mode: 'confirm' as const }),
  ) => answerHook(agent, { read: async () => input, shell: 'bash', judge });
  const good = (agent: Agent): object => call(agent, '/tmp', 'ls');

  test.each(AGENTS)('is allowed by nobody: %s', async (agent) => {
    const allowed = await answer(agent, JSON.stringify(good(agent)));
    const { hook_event_name, ...unnamed } = call(agent, '/tmp', 'ls');
    for (const input of [
      '',
      '{',
      'null',
      '[]',
      '"ls"',
      JSON.stringify(good(agent)).slice(0, -2),
      JSON.stringify(unnamed),
      JSON.stringify({ ...good(agent), hook_event_name: 'PostToolUse' }),
      JSON.stringify({ ...good(agent), hook_event_name: 'constructor' }),
      JSON.stringify({ ...good(agent), hook_event_name: 7 }),
      JSON.stringify({ ...good(agent), tool_name: undefined }),
      JSON.stringify({ ...good(agent), tool_input: undefined }),
      JSON.stringify({ ...good(agent), tool_input: [] }),
      JSON.stringify({ ...good(agent), cwd: undefined }),
      JSON.stringify({ ...good(agent), cwd: 'work' }),
      JSON.stringify(call(agent, '/tmp', undefined)),
      JSON.stringify(call(agent, '/tmp', '  ')),
      JSON.stringify(call(agent, '/tmp', ['ls'])),
    ]) {
      const given = await answer(agent, input);
      expect(given, input).not.toEqual(allowed);
      const stopped = given.exitCode === 2 ? given.stderr !== '' : /"(ask|deny)"/.test(given.stdout);
      expect(stopped, input).toBe(true);
    }
    expect(allowed).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test.each(AGENTS)('nor what cannot be judged: %s', async (agent) => {
    const failing = () => Promise.reject(new Error('no grammar'));
    const { exitCode, stdout, stderr } = await answer(agent, JSON.stringify(good(agent)), failing);
    expect(`${stdout}${stderr}`).toContain('beck could not judge this: no grammar');
    expect(exitCode === 2 || stdout.includes('"ask"')).toBe(true);
  });

  test('a permission request of which something is missing is left to the person', async () => {
    for (const agent of ['claude', 'codex'] as const)
      expect(await answer(agent, JSON.stringify(call(agent, '/tmp', '', 'PermissionRequest')))).toEqual({
        stdout: '{}\n',
        stderr: '',
        exitCode: 0,
      });
  });

  test('flags that make no sense with a hook block, as every exit code 2 does', async () => {
    await using home = await freshHome();
    const ended = hook(home, 'claude', call('claude', home.path, 'ls'), '--json');
    expect(ended).toMatchObject({ status: 2, answer: undefined });
    expect(ended.stderr).toContain('--hook reads one tool call from standard input.');
  });
});
