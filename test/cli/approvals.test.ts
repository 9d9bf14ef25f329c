import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RememberedApproval } from '../../src/domain/remembered.ts';
import { approvalsFolder, keepApproval, loadApprovals } from '../../src/sessions/approvals.ts';
import { loadSession, rememberApproval } from '../../src/sessions/session.ts';
import { findSessionKey } from '../../src/sessions/session-key.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { openTerminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const DAY = Date.parse('2026-11-20T10:00:00Z');

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

function beck(
  home: FreshHome,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  mkdirSync(join(home.path, 'work'), { recursive: true });
  const options = { cwd: join(home.path, 'work'), env: { ...home.env, ...env } };
  const child = spawn(process.execPath, [MAIN, ...args], options);
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  child.stdout.on('data', (bytes: Uint8Array) => out.push(bytes));
  child.stderr.on('data', (bytes: Uint8Array) => err.push(bytes));
  child.stdin.end();
  return new Promise((done) => {
    child.on('close', (status) => {
      done({ status, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}

function folderOf({ path }: FreshHome): string {
  return approvalsFolder(join(path, '.local/state'));
}

function allowed(home: FreshHome, text: string, more: Partial<RememberedApproval> = {}): RememberedApproval {
  return { covers: 'exact', text, shell: 'zsh', folder: home.path, reasons: [], effects: ['run'], ...more };
}

/** Two for good; a third for the session of this test, which is the shell around the verb. */
async function fill(home: FreshHome): Promise<void> {
  keepApproval(folderOf(home), allowed(home, 'git diff', { covers: 'prefix' }), DAY);
  keepApproval(
    folderOf(home),
    allowed(home, 'curl https://example.org', { folder: `${home.path}/work` }),
    DAY + 1,
  );
  const place = { folder: join(home.path, '.run/beck'), key: await findSessionKey(process.pid) };
  const approval = allowed(home, 'make test', { shell: 'fish', folder: '/srv/site' });
  await rememberApproval(place, await loadSession(place, '/'), approval);
}

const texts = (home: FreshHome) => loadApprovals(folderOf(home)).kept.map(({ approval }) => approval.text);

describe('beck approvals', () => {
  test('says so where nothing is allowed', async () => {
    await using home = await freshHome();
    expect(await beck(home, ['approvals'])).toEqual({
      status: 0,
      stdout: 'No saved approvals.\n',
      stderr: '',
    });
  });

  test('lists what is allowed for good and in the session around, with where and since when', async () => {
    await using home = await freshHome();
    await fill(home);
    expect((await beck(home, ['approvals'])).stdout.split('\n')).toEqual([
      '   runs unasked              here and below  in    how long',
      '1  git diff …                ~               zsh   since 2026-11-20',
      '2  curl https://example.org  ~/work          zsh   since 2026-11-20',
      '3  make test                 /srv/site       fish  this session',
      '',
      'Revoke one with: beck approvals revoke NUMBER',
      '',
    ]);
  });

  test('lists them as JSON', async () => {
    await using home = await freshHome();
    await fill(home);
    const { stdout } = await beck(home, ['approvals', '--json']);
    const listed: unknown = JSON.parse(stdout);
    expect(listed).toEqual({
      approvals: [
        {
          ...{ number: 1, covers: 'prefix', text: 'git diff', shell: 'zsh', folder: home.path },
          ...{ effects: ['run'], lasts: 'for-good', since: '2026-11-20T10:00:00.000Z' },
        },
        expect.objectContaining({ number: 2, covers: 'exact', text: 'curl https://example.org' }),
        expect.objectContaining({ number: 3, text: 'make test', lasts: 'session', since: null }),
      ],
      problems: [],
    });
  });

  test('shows nothing that a terminal would obey, whole in a pipe and cut to the columns of a terminal', async () => {
    await using home = await freshHome();
    const text = `curl 'https://example.org/\u001b[2J\u202e${'long-'.repeat(40)}'`;
    keepApproval(folderOf(home), allowed(home, text), DAY);
    const { stdout } = await beck(home, ['approvals']);
    expect(stdout).toContain(`1  curl 'https://example.org/^[[2J<U+202E>${'long-'.repeat(40)}'  ~`);
    const terminal = await openTerminal({
      command: process.execPath,
      args: [MAIN, 'approvals'],
      env: home.env,
      cwd: home.path,
      columns: 60,
    });
    await terminal.waitForExit();
    expect(terminal.scrollback()).toContain("1  curl 'https://exa…  ~               zsh  since 2026-11-20");
    await terminal.close();
  });

  test('says what is damaged, and that it was set aside', async () => {
    await using home = await freshHome();
    await fill(home);
    writeFileSync(join(folderOf(home), 'x.json'), '{', { mode: 0o600 });
    const { stderr, stdout } = await beck(home, ['approvals']);
    expect(stderr).toMatch(/^beck: One approval was damaged .* moved to .*x\.damaged\.\n$/);
    expect(stdout).toContain('2  curl');
    expect(existsSync(join(folderOf(home), 'x.damaged'))).toBe(true);
  });
});

describe('beck approvals revoke', () => {
  test.each<[string, readonly string[], string, readonly string[]]>([
    ['by its number', ['1'], 'beck will ask before git diff … again\n', ['curl https://example.org']],
    [
      'by its text',
      ['curl https://example.org'],
      'beck will ask before curl https://example.org again\n',
      ['git diff'],
    ],
    [
      'by its first words as listed',
      ['git diff …'],
      'beck will ask before git diff … again\n',
      ['curl https://example.org'],
    ],
  ])('takes back exactly one, %s', async (_what, args, stdout, left) => {
    await using home = await freshHome();
    await fill(home);
    expect(await beck(home, ['approvals', 'revoke', ...args])).toEqual({ status: 0, stdout, stderr: '' });
    expect(texts(home)).toEqual(left);
    expect((await beck(home, ['approvals'])).stdout).toContain('make test');
  });

  test('takes back what holds for the session around', async () => {
    await using home = await freshHome();
    await fill(home);
    expect((await beck(home, ['approvals', 'revoke', '3'])).stdout).toBe(
      'beck will ask before make test again\n',
    );
    expect((await beck(home, ['approvals'])).stdout).not.toContain('make test');
    expect(texts(home)).toHaveLength(2);
  });

  test.each<[string, readonly string[], string]>([
    ['a number that is not there', ['9'], 'No such approval: 9'],
    ['a part of a text', ['git'], 'No such approval: git'],
    ['nothing named', [], 'Name what to revoke: its number, its text or --all.'],
  ])('takes nothing back for %s', async (_what, args, sentence) => {
    await using home = await freshHome();
    await fill(home);
    const ended = await beck(home, ['approvals', 'revoke', ...args]);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toContain(sentence);
    expect(texts(home)).toHaveLength(2);
  });

  test('wants the number where two have the same text', async () => {
    await using home = await freshHome();
    await fill(home);
    keepApproval(folderOf(home), allowed(home, 'git diff', { shell: 'fish' }), DAY);
    const ended = await beck(home, ['approvals', 'revoke', 'git diff']);
    expect(ended.stderr).toContain('2 approvals have this text: git diff');
    expect(texts(home)).toHaveLength(3);
  });

  test('takes all back without a question where there is no one to ask', async () => {
    await using home = await freshHome();
    await fill(home);
    expect(await beck(home, ['approvals', 'revoke', '--all'])).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(folderOf(home))).toEqual([]);
    expect((await beck(home, ['approvals'])).stdout).toBe('No saved approvals.\n');
  });

  test.each([
    ['n', 2],
    ['y', 0],
  ] as const)('asks on a terminal before it takes all back: %s', async (key, left) => {
    await using home = await freshHome();
    await fill(home);
    const terminal = await openTerminal({
      command: process.execPath,
      args: [MAIN, 'approvals', 'revoke', '--all'],
      env: home.env,
      cwd: home.path,
    });
    await terminal.waitFor('approvals? [y/N]');
    terminal.type(key);
    terminal.press('Enter');
    await terminal.waitForExit();
    await terminal.close();
    expect(texts(home)).toHaveLength(left);
  });
});

describe('beck ask --approve', () => {
  const propose = (command: string): ScriptedReply => ({
    type: 'tool-calls',
    calls: [{ name: 'run_in_shell', arguments: { command, why: 'as asked' } }],
  });

  async function ask(
    home: FreshHome,
    command: string,
    args: readonly string[],
    mode?: string,
  ): Promise<Ended> {
    const server = await startModelServer([propose(command), { type: 'text', text: 'Done.' }]);
    const env = { OPENAI_BASE_URL: server.baseUrl, ...(mode === undefined ? {} : { BECK_MODE: mode }) };
    const ended = await beck(home, ['ask', '--shell', 'bash', ...args, 'do it'], env);
    await server.close();
    return ended;
  }

  const made = (home: FreshHome, name: string) => existsSync(join(home.path, 'work', name));

  test.each<[string, string, readonly string[]]>([
    ['its exact text', 'touch made', ['touch made']],
    ['a glob among several', 'touch made other', ['ls', 'mkdir *', 'touch *']],
    [
      'its exact text, though it is dangerous',
      'echo x >made; rm nonesuch; true',
      ['echo x >made; rm nonesuch; true'],
    ],
  ])('runs a command unasked that is approved by %s', async (_what, command, patterns) => {
    await using home = await freshHome();
    const ended = await ask(
      home,
      command,
      patterns.flatMap((pattern) => ['--approve', pattern]),
    );
    expect(ended).toMatchObject({ status: 0, stdout: expect.stringMatching(/Done\.\n$/) });
    expect(made(home, 'made')).toBe(true);
  });

  test.each<[string, string, readonly string[]]>([
    ['a further command that the pattern names as well', 'touch a && touch made', ['touch *']],
    ['a substitution', 'mkdir $(touch made)', ['mkdir *']],
    ['danger, by a glob', 'rm ../kept', ['rm *', '*']],
    ['what is blocked', 'touch made; rm -rf ~', ['touch made; rm -rf ~', '*']],
    [
      'what concerns beck itself',
      'touch made; echo >~/.local/state/beck/approvals/x.json',
      ['touch made; echo >~/.local/state/beck/approvals/x.json', '*'],
    ],
  ])('refuses %s with exit code 4', async (_what, command, patterns) => {
    await using home = await freshHome();
    writeFileSync(join(home.path, 'kept'), '');
    const ended = await ask(
      home,
      command,
      patterns.flatMap((pattern) => ['--approve', pattern]),
    );
    expect(ended.status).toBe(4);
    expect(made(home, 'made')).toBe(false);
    expect(existsSync(join(home.path, 'kept'))).toBe(true);
  });

  test('holds in strict mode as well, since the person named it with the question', async () => {
    await using home = await freshHome();
    expect((await ask(home, 'touch made', ['--approve', 'touch *'], 'strict')).status).toBe(0);
    expect(made(home, 'made')).toBe(true);
  });

  test('is not needed for what was allowed for good, which strict mode asks nevertheless', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'work'));
    const reasons = [{ id: 'makes-folder', text: 'Creates the folder made.' }];
    const approval = allowed(home, 'mkdir made', { shell: 'bash', reasons, effects: ['mkdir', 'run'] });
    keepApproval(folderOf(home), approval, DAY);
    expect((await ask(home, 'mkdir made', [], 'strict')).status).toBe(4);
    expect(made(home, 'made')).toBe(false);
    expect((await ask(home, 'mkdir made', [])).status).toBe(0);
    expect(made(home, 'made')).toBe(true);
  });

  test('is all there is where others can change what was allowed for good', async () => {
    await using home = await freshHome();
    await fill(home);
    chmodSync(folderOf(home), 0o777);
    const ended = await ask(home, 'curl https://example.org', []);
    expect(ended.status).toBe(4);
    expect(ended.stderr).toContain(`Fix it with: chmod 700 ${folderOf(home)}`);
  });
});
