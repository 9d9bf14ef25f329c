import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

function beck(
  home: FreshHome,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const cwd = join(home.path, 'work');
  mkdirSync(cwd, { recursive: true });
  const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...home.env, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (bytes) => {
    stdout += bytes;
  });
  child.stderr.on('data', (bytes) => {
    stderr += bytes;
  });
  child.stdin.end();
  return new Promise((done) => child.on('close', (status) => done({ status, stdout, stderr })));
}

const propose = (command: string): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name: 'run_in_shell', arguments: { command, why: 'as asked' } }],
});
const say = (text: string): ScriptedReply => ({ type: 'text', text });

describe('beck ask --continue', () => {
  test('tells a model what came before, masked, and nothing without the flag', async () => {
    await using home = await freshHome();
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const server = await startModelServer([
      propose(`echo ${token}`),
      say('That was a token.'),
      say('It was yours.'),
      say('What do you mean?'),
    ]);
    const env = { OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'm' };
    await beck(home, ['ask', '--continue', 'print my token'], env);
    await beck(home, ['ask', '--continue', 'whose was it?'], env);
    await beck(home, ['ask', 'whose was it?'], env);
    await server.close();
    const [, , followUp, alone] = server.requests.map(({ body }) => JSON.stringify(body));
    expect(followUp).toContain('print my token');
    expect(followUp).toContain('That was a token.');
    expect(followUp).toContain('[masked: GitHub token]');
    expect(followUp).not.toContain(token);
    expect(alone).not.toContain('print my token');
    const list = await beck(home, ['conversations']);
    expect(list.stdout).toMatch(/^1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}2 questions {2}print my token$/m);
    expect((await beck(home, ['conversations', 'show', '1'])).stdout).toBe(
      '? print my token\n  › echo [masked: GitHub token]\nThat was a token.\n\n? whose was it?\nIt was yours.\n',
    );
    expect(await beck(home, ['conversations', 'rm', '1'])).toMatchObject({
      status: 0,
      stdout: 'Removed: 1 conversation.\n',
    });
    expect((await beck(home, ['conversations'])).stdout).toBe('No saved conversations.\n');
  });

  test('asks for what is there', async () => {
    await using home = await freshHome();
    expect(await beck(home, ['conversations', 'rm', '3'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'beck: There is no conversation 3. See the numbers with: beck conversations\n',
    });
  });
});
