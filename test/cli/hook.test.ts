// `beck classify --hook`: what another agent's hook gives is judged here, and answered so that it understands.

import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../src/cli/verbs/hook/agents.ts';
import type { HookAnswer } from '../../src/cli/verbs/hook/answers.ts';
import { answerHook, type HookIo } from '../../src/cli/verbs/hook/hook.ts';
import { AGENTS, type Agent } from '../../src/cli/verbs/hook/names.ts';
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
  return { status, stderr, answer: stdout.trim() === '' ? undefined : JSON.parse(stdout) };
}

/** As the agent sends it. */
function call(agent: Agent, cwd: string, command: string, event?: string): Record<string, unknown> {
  const message = { ...ROWS[agent].messages.shell(cwd, command) };
  return event === undefined ? message : { ...message, hook_event_name: event };
}

const preToolUse = (permissionDecision: string, reason: RegExp) => ({
  hookSpecificOutput: {
    hookEventName: 'PreToolUse',
    permissionDecision,
    permissionDecisionReason: expect.stringMatching(reason),
  },
});
const flat = (permissionDecision: string, reason: RegExp) => ({
  permissionDecision,
  permissionDecisionReason: expect.stringMatching(reason),
});
const cursor = (permission: string, reason: RegExp) => ({
  permission,
  user_message: expect.stringMatching(reason),
  agent_message: expect.stringMatching(reason),
});
const request = (decision: object) => ({
  hookSpecificOutput: { hookEventName: 'PermissionRequest', decision },
});

describe('a command of another agent', () => {
  test.each<[agent: Agent, event: string | undefined, command: string, answer: object]>([
    ['claude', 'PreToolUse', 'ls -la', preToolUse('allow', /^beck: only reads/)],
    ['claude', 'PreToolUse', 'mkdir a', preToolUse('ask', /^beck: /)],
    ['claude', 'PreToolUse', 'rm -r build', preToolUse('ask', /^beck: danger\. Deletes build/)],
    ['claude', 'PreToolUse', 'rm -rf ~', preToolUse('deny', /^beck: blocked\. .*home/)],
    ['claude', 'PermissionRequest', 'ls -la', request({ behavior: 'allow' })],
    ['claude', 'PermissionRequest', 'rm -r build', {}],
    ['codex', 'PreToolUse', 'ls -la', {}],
    [
      'codex',
      'PreToolUse',
      'mkdir a',
      preToolUse('deny', /^beck: .*Codex cannot ask you here\. To allow this, run it yourself, or leave/),
    ],
    ['codex', 'PreToolUse', 'rm -r build', preToolUse('deny', /run it yourself\.$/)],
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
    ['agy', undefined, 'ls -la', { decision: 'allow', reason: expect.any(String) }],
    ['agy', undefined, 'mkdir a', { decision: 'force_ask', reason: expect.stringMatching(/^beck: /) }],
    ['agy', undefined, 'rm -rf ~', { decision: 'deny', reason: expect.stringMatching(/blocked/) }],
    ['copilot', undefined, 'ls -la', flat('allow', /only reads/)],
    ['copilot', undefined, 'rm -r build', flat('ask', /danger/)],
    ['copilot', undefined, 'rm -rf ~', flat('deny', /blocked/)],
    ['cursor', undefined, 'ls -la', cursor('allow', /only reads/)],
    ['cursor', undefined, 'mkdir a', cursor('deny', /Cursor cannot ask you here/)],
    ['cursor', undefined, 'rm -rf ~', cursor('deny', /blocked/)],
    ['droid', undefined, 'ls -la', preToolUse('allow', /only reads/)],
    ['droid', undefined, 'rm -r build', preToolUse('ask', /danger/)],
    ['droid', undefined, 'rm -rf ~', preToolUse('deny', /blocked/)],
    ['qwen', undefined, 'ls -la', preToolUse('allow', /only reads/)],
    ['qwen', undefined, 'rm -r build', preToolUse('ask', /danger/)],
    ['qwen', undefined, 'rm -rf ~', preToolUse('deny', /blocked/)],
  ])('%s, %s: %s', async (agent, event, command, answer) => {
    await using home = await freshHome();
    expect(hook(home, agent, call(agent, home.path, command, event))).toEqual({
      status: 0,
      stderr: '',
      answer,
    });
  });

  test.each<Agent>(['kiro', 'opencode', 'windsurf'])('%s goes by the exit code', async (agent) => {
    await using home = await freshHome();
    const ends = (command: string) => hook(home, agent, call(agent, home.path, command));
    expect(ends('ls -la')).toEqual({ status: 0, stderr: '', answer: undefined });
    expect(ends('rm -rf ~')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^beck: blocked/) });
    expect(ends('mkdir a')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`${ROWS[agent].title} cannot ask you here.`),
    });
  });

  test('is left to an agent that cannot ask by the setting hookAsk, but for danger', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(join(home.path, '.config/beck/config.json'), '{"hookAsk": "allow"}');
    const ends = (agent: Agent, command: string) => hook(home, agent, call(agent, home.path, command));
    expect([ends('kiro', 'mkdir a').status, ends('kiro', 'rm -r build').status]).toEqual([0, 2]);
    expect(ends('codex', 'mkdir a').answer).toEqual({});
    expect(ends('codex', 'rm -r build').answer).toEqual(preToolUse('deny', /danger/));
    expect(ends('claude', 'mkdir a').answer).toEqual(preToolUse('ask', /^beck: /));
  });

  test('is in the journal with the agent that asked, and secrets masked', async () => {
    await using home = await freshHome();
    hook(home, 'claude', call('claude', home.path, 'ls -la'));
    hook(home, 'kiro', call('kiro', home.path, 'mkdir a'));
    hook(
      home,
      'copilot',
      call('copilot', home.path, 'curl -u me:ghp_0123456789abcdefghijABCDEFGHIJ012345 x.test'),
    );
    const { stdout } = spawnSync(process.execPath, [MAIN, 'log', '--json'], {
      env: home.env,
      cwd: home.path,
      encoding: 'utf8',
    });
    expect(stdout).not.toContain('ghp_0123456789');
    const entries = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(
      entries.map(({ asker, steps: [step] }) => [asker, step.command, step.level, step.outcome]),
    ).toEqual([
      ['hook: Claude Code', 'ls -la', 'safe', 'allowed'],
      ['hook: Kiro CLI', 'mkdir a', 'ask', 'refused'],
      ['hook: GitHub Copilot CLI', expect.stringContaining('curl'), expect.any(String), 'left'],
    ]);
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

  test('is left to the agent where beck knows nothing of the tool', async () => {
    await using home = await freshHome();
    const input = { ...call('claude', home.path, ''), tool_name: 'WebFetch', tool_input: { url: 'x' } };
    expect(hook(home, 'claude', input)).toMatchObject({ status: 0, answer: {} });
  });
});

describe('a file that another agent writes', () => {
  const WRITERS = AGENTS.filter((agent) => ROWS[agent].messages.write !== undefined);

  test.each(WRITERS)('%s: is its business, but for what matters to the person', async (agent) => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'work'));
    symlinkSync('../.bashrc', join(home.path, 'work/dots'));
    const write = (path: string) => {
      const message = ROWS[agent].messages.write?.(join(home.path, 'work'), join(home.path, path)) ?? {};
      const { status, stderr, answer } = hook(home, agent, message);
      if (status === 2) return `stops: ${stderr}`;
      const said = JSON.stringify(answer ?? {});
      return /"(ask|force_ask|deny)"/.exec(said)?.[1] === undefined ? 'leaves' : said;
    };
    expect(write('work/notes.txt')).toBe('leaves');
    expect(write('.bashrc')).toContain('is read at every start');
    expect(write('work/dots')).toContain('is read at every start');
    expect(write('.ssh/id_ed25519')).toContain('may hold secrets');
    expect(write('.config/beck/config.json')).toContain("beck's own files are yours to change");
  });

  test('is judged in a patch, too', async () => {
    await using home = await freshHome();
    const patch = (path: string) => ({
      ...call('codex', home.path, ''),
      tool_name: 'apply_patch',
      tool_input: { command: `*** Begin Patch\n*** Update File: ${path}\n@@\n+x\n*** End Patch` },
    });
    expect(hook(home, 'codex', patch('src/x.ts')).answer).toEqual({});
    expect(hook(home, 'codex', patch('.bashrc')).answer).toEqual(preToolUse('deny', /read at every start/));
  });

  test('is the file with the hook itself: asked about', async () => {
    await using home = await freshHome();
    const message = ROWS.gemini.messages.write?.(home.path, join(home.path, '.gemini/settings.json')) ?? {};
    expect(hook(home, 'gemini', message).answer.decision).toBe('deny');
    const command = call('gemini', home.path, 'echo {} > .gemini/settings.json');
    expect(hook(home, 'gemini', command).answer).toMatchObject({ decision: 'ask' });
  });
});

describe('a file that another agent reads', () => {
  test('is asked about where it may hold secrets', async () => {
    await using home = await freshHome();
    const read = (path: string) => ({
      ...call('claude', home.path, ''),
      tool_name: 'Read',
      tool_input: { file_path: join(home.path, path) },
    });
    expect(hook(home, 'claude', read('notes.txt')).answer).toEqual({});
    expect(hook(home, 'claude', read('.aws/credentials')).answer).toEqual(
      preToolUse('ask', /may hold secrets/),
    );
  });
});

describe('input that cannot be read', () => {
  const SAFE: Verdict = { level: 'safe', effects: ['read'], label: 'run: ls', reasons: [] };
  const JUDGED = { verdict: SAFE, mode: 'confirm', hookAsk: 'deny' } as const;
  const answer = async (agent: Agent, input: string, judge: HookIo['judge'] = async () => JUDGED) => {
    const io: HookIo = { read: async () => input, shell: 'bash', judge, record: async () => {} };
    return (await answerHook(agent, io)).answer;
  };
  const good = (agent: Agent) => call(agent, '/tmp', 'ls');
  const stops = ({ exitCode, stdout, stderr }: HookAnswer): boolean =>
    exitCode === 2 ? stderr !== '' : /"(ask|force_ask|deny)"/.test(stdout);
  /** The message with another value at a key of its row, which is taken out where it is undefined. */
  const changed = (agent: Agent, [key = '']: readonly string[] = [], value: unknown): string => {
    const message = structuredClone(good(agent));
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    const inside = parts.reduce<unknown>((object, part) => Object(object)[part], message);
    Object.assign(Object(inside), { [last]: value });
    return JSON.stringify(message);
  };

  test.each(AGENTS)('is allowed by nobody: %s', async (agent) => {
    const { keys } = ROWS[agent];
    const allowed = await answer(agent, JSON.stringify(good(agent)));
    expect(allowed).toMatchObject({ exitCode: 0, stderr: '' });
    for (const input of [
      '',
      '{',
      'null',
      '[]',
      '"ls"',
      JSON.stringify(good(agent)).slice(0, -2),
      JSON.stringify(ROWS[agent].messages.shell('/tmp', '  ')),
      JSON.stringify(ROWS[agent].messages.shell('work', 'ls')),
      ...(keys.event === undefined
        ? []
        : [undefined, 'PostToolUse', 'constructor', 7].map((value) => changed(agent, keys.event, value))),
      ...(keys.tool === undefined || agent === 'cursor' ? [] : [changed(agent, keys.tool, undefined)]),
      ...(agent === 'cursor' ? [changed(agent, ['command'], ['ls'])] : [changed(agent, keys.input, [])]),
    ]) {
      const given = await answer(agent, input);
      expect(given, input).not.toEqual(allowed);
      expect(stops(given), input).toBe(true);
    }
  });

  test.each(AGENTS)('nor what cannot be judged: %s', async (agent) => {
    const failing = () => Promise.reject(new Error('no grammar'));
    const given = await answer(agent, JSON.stringify(good(agent)), failing);
    expect(`${given.stdout}${given.stderr}`).toContain('beck could not judge this: no grammar');
    expect(stops(given)).toBe(true);
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
