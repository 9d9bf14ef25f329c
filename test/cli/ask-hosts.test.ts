// `beck ask --on HOSTS`: the line that is printed, and a result for each host.

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';
import { startSshHosts } from '../support/ssh-hosts.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

async function openHosts(settings: Readonly<Record<string, unknown>> = {}) {
  need('clush');
  const home = await freshHome();
  const machines = await startSshHosts(home, { up: ['web1', 'web2'], down: ['web3'] });
  const env = { ...home.env, PATH: `${machines.folder}:${home.env['PATH']}` };
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  const written = JSON.stringify({ provider: 'recipes', fleetEngine: 'clush', ...settings });
  writeFileSync(join(home.path, '.config/beck/config.json'), written, { mode: 0o600 });
  const ask = (...args: readonly string[]) => {
    const child = spawn(process.execPath, [MAIN, 'ask', '--shell', 'bash', ...args], { cwd: home.path, env });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (bytes) => {
      stdout += bytes;
    });
    child.stderr.on('data', (bytes) => {
      stderr += bytes;
    });
    child.stdin.end();
    return new Promise<{ status: number | null; stdout: string; stderr: string }>((done) =>
      child.on('close', (status) => done({ status, stdout, stderr })),
    );
  };
  return {
    ask,
    async [Symbol.asyncDispose]() {
      await machines[Symbol.asyncDispose]();
      await home.remove();
    },
  };
}

const LINE = `clush -n -S -b -f 32 -t 10 -w 'web[1-3]' 'uname -s'`;

test('--print gives the whole line, and runs nothing', async () => {
  await using hosts = await openHosts();
  const { status, stdout } = await hosts.ask('--on', 'web[1-3]', '--print', 'uname -s');
  expect([status, stdout]).toEqual([0, `${LINE}\n`]);
});

test('--json has a result a host, and the status is the worst', async () => {
  await using hosts = await openHosts();
  const { status, stdout } = await hosts.ask('--on', 'web[1-3]', '--json', '--approve', LINE, 'uname -s');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter((line) => line.type === 'host')).toEqual([
    { type: 'host', id: 1, host: 'web1', exitCode: 0, output: type(), error: null },
    { type: 'host', id: 1, host: 'web2', exitCode: 0, output: type(), error: null },
    {
      type: 'host',
      id: 1,
      host: 'web3',
      exitCode: null,
      output: '',
      error: 'unreachable: connection refused',
    },
  ]);
  expect(lines.find((line) => line.type === 'result')?.exitCode).toBe(255);
  // As for any command that failed.
  expect(status).toBe(1);
});

test('nothing runs there without an approval, and a change is one line', async () => {
  await using hosts = await openHosts();
  const reads = await hosts.ask('--on', 'web1', 'uname -s');
  expect(reads.status).not.toBe(0);
  expect(reads.stdout).not.toContain(type());
  const change = await hosts.ask('--on', 'web[1-3]', '--print', 'touch x');
  expect(change.stdout).toBe(`clush -n -S -b -f 32 -t 10 -w 'web[1-3]' 'touch x'\n`);
});

test.each([
  ['nosuch', 'No host or set is called nosuch.'],
  ['web1;id', '"web1;id" is no name of hosts.'],
  ['web1,!web1', 'No host is left in "web1,!web1".'],
])('--on %s is refused', async (names, reason) => {
  await using hosts = await openHosts();
  const { status, stderr } = await hosts.ask('--on', names, 'uname -s');
  expect(status).toBe(2);
  expect(stderr).toContain(reason);
});
