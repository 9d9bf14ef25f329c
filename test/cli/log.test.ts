import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSince } from '../../src/cli/verbs/log/since.ts';
import { UsageError } from '../../src/domain/errors.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ScriptedReply, startModelServer } from '../support/model-server.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

function beck(
  home: FreshHome,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
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

async function entries(home: FreshHome, ...flags: readonly string[]) {
  const { stdout } = await beck(home, ['log', '--json', ...flags]);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

describe('beck log', () => {
  test('keeps what was asked, what ran and who allowed it', async () => {
    await using home = await freshHome();
    const token = `ghp_${'a1B2'.repeat(9)}`;
    const server = await startModelServer([
      propose('ls'),
      propose(`touch ${token}`),
      propose('rm -r old'),
      { type: 'text', text: 'Done.' },
    ]);
    await beck(home, ['ask', '--approve', 'touch *', `list, then note ${token}`], {
      OPENAI_BASE_URL: server.baseUrl,
      OPENAI_MODEL: 'small',
    });
    await server.close();
    const [entry, ...more] = await entries(home);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      question: 'list, then note [masked: GitHub token]',
      asker: 'beck ask',
      folder: join(home.path, 'work'),
      mode: 'confirm',
      ended: { outcome: 'refused', status: 0, provider: 'openai-compatible', model: 'small' },
    });
    expect(entry.steps).toMatchObject([
      { command: 'ls', level: 'safe', outcome: 'ran', allowedBy: 'safe', status: 0 },
      { command: 'touch [masked: GitHub token]', outcome: 'ran', allowedBy: 'command line', status: 0 },
      { command: 'rm -r old', level: 'danger', outcome: 'refused' },
    ]);
    const shown = await beck(home, ['log', '1']);
    expect(shown.stdout).toContain('  ls\n    safe: ');
    expect(shown.stdout).toContain('--approve or --allow named it');
    expect(shown.stdout).not.toContain(token);
  });

  test('lists a line for each, finds by text and forgets on request', async () => {
    await using home = await freshHome();
    await beck(home, ['ask', 'show hidden files']);
    await beck(home, ['ask', 'where am I']);
    const list = await beck(home, ['log']);
    expect(list.stdout).toMatch(
      /^1 {2}\d\d:\d\d {2}show hidden files {2}\S.* {2}(?:ok|status 1) +1 {4}safe {3}~\/work$/m,
    );
    expect(await entries(home, 'hidden')).toHaveLength(1);
    expect(await entries(home, '--folder', '/')).toHaveLength(2);
    expect(await entries(home, '--since', '1h', '--today', '--level', 'ask')).toEqual([]);
    expect(await beck(home, ['log', '--forget', 'hidden'])).toMatchObject({
      status: 2,
      stderr: 'beck: 1 entry would be permanently removed. Add --yes to remove them.\n',
    });
    expect(await beck(home, ['log', '--forget', '--yes', 'hidden'])).toMatchObject({
      status: 0,
      stdout: 'Removed: 1 entry.\n',
    });
    expect((await entries(home)).map(({ question }) => question)).toEqual(['where am I']);
  });

  test.each([
    [['log'], 0, 'No journal entry matches.\n'],
    [['log', '7'], 1, 'There is no entry 7. See: beck log\n'],
  ])('says so where there is nothing: %j', async (args, status, stdout) => {
    await using home = await freshHome();
    expect(await beck(home, args)).toEqual({ status, stdout, stderr: '' });
  });

  test('writes nothing where the settings switch it off', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(join(home.path, '.config/beck/config.yaml'), 'journal: off\n');
    await beck(home, ['ask', 'show hidden files']);
    expect(await entries(home)).toEqual([]);
  });

  test('answers all the same where the journal cannot be written, and says so', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, '.local/state/beck/journal.sqlite'), { recursive: true });
    const ended = await beck(home, ['ask', 'where am I']);
    expect(ended.stdout).toContain(join(home.path, 'work'));
    expect(ended.stderr.match(/The journal cannot be written/g)).toHaveLength(1);
  });
});

describe('--since', () => {
  const now = new Date(2026, 10, 20, 15, 30).getTime();
  const at = (...parts: readonly [number, number, number, number?, number?]) => new Date(...parts).getTime();

  test.each([
    ['2h', at(2026, 10, 20, 13, 30)],
    ['45 min', at(2026, 10, 20, 14, 45)],
    ['7days', at(2026, 10, 13, 15, 30)],
    ['today', at(2026, 10, 20)],
    ['yesterday', at(2026, 10, 19)],
    ['2026-11-01', at(2026, 10, 1)],
    ['2026-11-01 08:15', at(2026, 10, 1, 8, 15)],
  ])('understands %s', (text, expected) => {
    expect(readSince(text, now)).toBe(expected);
  });

  test.each(['soon', '2026-02-31', '7x', ''])('refuses %j', (text) => {
    expect(() => readSince(text, now)).toThrow(UsageError);
  });
});
