// The person's own rules in a whole question: an obedient model proposes what they forbid, and nothing of it happens.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshHome } from '../support/home.ts';
import { startModelServer } from '../support/model-server.ts';

const MAIN = join(import.meta.dirname, '../../dist/main.js');

type Tool = 'run_in_shell' | 'probe' | 'read_file';

/** The model calls one tool and then stops. There is no terminal to ask in. */
async function question(settings: object, name: Tool, argument: object) {
  await using home = await freshHome();
  await mkdir(join(home.path, '.config/beck'));
  await mkdir(join(home.path, 'clients'));
  await writeFile(join(home.path, 'clients/list'), 'Ada Lovelace');
  await writeFile(join(home.path, '.config/beck/config.json'), JSON.stringify(settings));
  const server = await startModelServer([
    { type: 'tool-calls', calls: [{ name, arguments: argument }] },
    { type: 'text', text: 'Done.' },
  ]);
  const child = spawn(process.execPath, [MAIN, 'ask', 'do it'], {
    cwd: home.path,
    env: { ...home.env, SHELL: '/bin/bash', OPENAI_BASE_URL: server.baseUrl },
  });
  child.stdin.end();
  const [status] = await once(child, 'close');
  await server.close();
  const told = server.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
  return { status, told, made: existsSync(join(home.path, 'made')) };
}

test('what the blacklist holds never runs, in any mode, and the model learns why', async () => {
  const settings = { blacklist: ['mkdir made'], mode: 'danger' };
  const { status, told, made } = await question(settings, 'run_in_shell', { command: "mkdir  'made'" });
  expect({ status, made }).toEqual({ status: 4, made: false });
  expect(told).toContain('Command is not allowed by terminal blacklist.');
});

test.each([
  [
    { alwaysConfirm: ['^mkdir\\b'], mode: 'warn' },
    { status: 4, made: false },
  ],
  [
    { warnPatterns: ['made'], mode: 'warn' },
    { status: 4, made: false },
  ],
  [
    { warnPatterns: ['dd '], mode: 'warn' },
    { status: 0, made: true },
  ],
] as const)('with %j, mkdir ends so', async (settings, expected) => {
  const { status, made } = await question(settings, 'run_in_shell', { command: 'mkdir -p  made' });
  expect({ status, made }).toEqual(expected);
});

test.each([
  ['probe', { command: 'cat clients/list' }],
  ['probe', { command: 'cat list', cwd: 'clients' }],
  ['read_file', { path: 'clients/list' }],
] as const)('what lies at a sensitive path does not reach the model by %s %j', async (name, argument) => {
  const [without, { told }] = await Promise.all([
    question({}, name, argument),
    question({ sensitivePaths: ['~/clients'] }, name, argument),
  ]);
  expect(without.told).toContain('Ada Lovelace');
  expect(told).not.toContain('Ada Lovelace');
  expect(told).not.toBe('');
});
