// `beck recall` on the history files of a home, beck's journal and atuin's database.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { beginEntry } from '../../src/journal/write.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const TOKEN = `ghp_${'a1B2'.repeat(9)}`;

function recall(home: FreshHome, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'recall', ...args], {
    cwd: home.path,
    env: home.env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr };
}

const lines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe('beck recall', () => {
  test('finds a command in the history of a shell and masks its secrets', async () => {
    await using home = await freshHome();
    const now = Math.round(Date.now() / 1000);
    writeFileSync(
      join(home.path, '.zsh_history'),
      `: ${now - 90_000}:0;git push https://anna:${TOKEN}@example.org/x.git\n: ${now}:0;ls -la\n`,
    );
    const found = recall(home, '--shell', 'zsh', '--json', 'how', 'did', 'I', 'push');
    expect(found.status).toBe(0);
    expect(found.stdout).not.toContain(TOKEN);
    expect(lines(found.stdout)).toMatchObject([
      {
        command: expect.stringContaining('git push https://'),
        at: (now - 90_000) * 1000,
        source: 'history',
        count: 1,
      },
    ]);
    expect(recall(home, '--shell', 'zsh', '--plain', 'ls').stdout).toBe('ls -la\n');
    expect(recall(home, '--shell', 'zsh', 'terraform')).toMatchObject({ status: 1, stdout: '' });
  });

  test('finds what beck ran, by its question too, and what atuin knows without touching its database', async () => {
    await using home = await freshHome();
    const state = join(home.path, '.local/state/beck');
    const asked = { asker: 'zsh', session: undefined, folder: '/srv/shop', host: 'here', mode: 'confirm' };
    const journal = beginEntry(
      state,
      { ...asked, at: Date.now(), question: 'renew the certificate' },
      () => {},
    );
    journal.step({
      at: Date.now(),
      kind: 'run',
      command: 'certbot certonly -d shop.example.org',
      level: 'ask',
      effects: [],
      label: '',
      outcome: 'ran',
      allowedBy: 'key',
      reason: undefined,
      status: 0,
      duration: 5,
    });
    journal.close();
    const folder = join(home.path, '.local/share/atuin');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'history.db');
    const database = new DatabaseSync(path);
    database.exec(
      `CREATE TABLE history (id TEXT, timestamp INTEGER, duration INTEGER, exit INTEGER, command TEXT, cwd TEXT,
         session TEXT, hostname TEXT, deleted_at INTEGER);
       INSERT INTO history VALUES ('1', ${Date.now()}000000, 1, 3, 'certutil -L -d .', '/home/a/pki', 's', 'h', NULL),
         ('2', ${Date.now()}000000, 1, 0, 'certutil --gone', '/', 's', 'h', 5)`,
    );
    database.close();
    const before = [readFileSync(path), statSync(path).mtimeMs];
    const found = recall(home, '--shell', 'zsh', '--json', 'the certificate I wanted to renew');
    expect(lines(found.stdout)).toMatchObject([
      { command: 'certbot certonly -d shop.example.org', folder: '/srv/shop', source: 'journal', status: 0 },
      { command: 'certutil -L -d .', source: 'atuin' },
    ]);
    expect(lines(recall(home, '--shell', 'zsh', '--json', 'certutil').stdout)).toMatchObject([
      { command: 'certutil -L -d .', folder: '/home/a/pki', source: 'atuin', status: 3 },
    ]);
    expect([readFileSync(path), statSync(path).mtimeMs]).toEqual(before);
  });

  test('goes on where a source is damaged or cannot be read', async () => {
    await using home = await freshHome();
    const state = join(home.path, '.local/state/beck');
    mkdirSync(state, { recursive: true });
    writeFileSync(join(state, 'journal.sqlite'), 'no database '.repeat(500));
    mkdirSync(join(home.path, '.local/share/atuin'), { recursive: true });
    writeFileSync(join(home.path, '.local/share/atuin/history.db'), 'nor this');
    writeFileSync(join(home.path, '.bash_history'), 'tar xf a.tar\n');
    const found = recall(home, '--shell', 'bash', '--plain', 'tar');
    expect(found).toMatchObject({ status: 0, stdout: 'tar xf a.tar\n' });
    expect(found.stderr).toContain('The journal is damaged');
    chmodSync(join(home.path, '.bash_history'), 0);
    mkdirSync(join(home.path, '.zsh_history'));
    expect(recall(home, '--shell', 'zsh', '--plain', 'tar').status).toBe(1);
  });

  test('finds questions about beck nowhere', async () => {
    await using home = await freshHome();
    writeFileSync(join(home.path, '.bash_history'), '? how do I push\nbeck recall push\ngit push\n');
    expect(recall(home, '--shell', 'bash', '--plain', 'push').stdout).toBe('git push\n');
  });
});

test('beck log --save writes what ran to a new file, and never over another', async () => {
  await using home = await freshHome();
  const asked = { asker: 'zsh', session: undefined, folder: '/srv', host: 'here', mode: 'confirm' };
  const state = join(home.path, '.local/state/beck');
  const journal = beginEntry(state, { ...asked, at: Date.now(), question: 'list it' }, () => {});
  journal.step({
    ...{ at: Date.now(), kind: 'run', command: 'ls -la', level: 'safe', effects: [], label: '' },
    ...{ outcome: 'ran', allowedBy: 'key', reason: undefined, status: 0, duration: 5 },
  });
  journal.close();
  const log = (...args: readonly string[]) =>
    spawnSync(process.execPath, [MAIN, 'log', ...args], { cwd: home.path, env: home.env, encoding: 'utf8' });
  expect(log('--save', 'steps.sh')).toMatchObject({ status: 0, stdout: 'Saved 1 question to steps.sh.\n' });
  expect(readFileSync(join(home.path, 'steps.sh'), 'utf8')).toMatch(/# list it\ncd -- '\/srv'\nls -la\n$/);
  expect(log('--save', 'steps.sh')).toMatchObject({ status: 2 });
  beginEntry(state, { ...asked, at: Date.now(), question: 'no answer' }, () => {}).close();
  expect(log('--save', 'more.sh')).toMatchObject({ status: 0, stdout: 'Saved 1 question to more.sh.\n' });
  const failed = log('--save', 'failed.sh', '--failed');
  expect(failed).toMatchObject({ status: 1, stdout: 'Nothing that ran matches, so no file is written.\n' });
  expect(existsSync(join(home.path, 'failed.sh'))).toBe(false);
  // Without a terminal there is room for the command.
  expect(log().stdout).toMatch(/list it +ls -la/);
});
