// BECK_LOG: logs what helper and scripts did, for debugging.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FreshHome, freshHome } from '../support/home.ts';
import { openAgent, propose, say } from './agent-session.ts';
import { type ShellName, TESTED_SHELLS } from './shell-session.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const TOKEN = `ghp_${'a1B2'.repeat(9)}`;

describe.each(TESTED_SHELLS)('with BECK_LOG in %s', (shell: ShellName) => {
  test('script and helper write what they did, with times, without secrets, for the owner alone', async () => {
    let file = '';
    await using session = await openAgent(shell, [propose('echo done'), say('All done.')], {
      prepare(home) {
        file = join(home.path, 'log');
      },
    });
    await session.run(shell === 'fish' ? `set -gx BECK_LOG ${file}` : `export BECK_LOG=${file}`);
    await session.run(`? say it to ${TOKEN}`);
    await session.terminal.waitUntil(() => readFileSync(file, 'utf8').includes(': ends with 0'), {
      what: 'the end in the log',
    });
    const log = readFileSync(file, 'utf8');
    for (const expected of [
      / launch\.sh: starts .*main/,
      /Z \d+ question: begins$/m,
      /from the shell: about/,
      /from the shell: ask \| say it to \[masked: GitHub token\]/,
      /asks the model: \d+ messages$/m,
      /model after \d+ ms: .*echo done/,
      /judged safe \(\): echo done$/m,
      /to the shell: run \| echo done/,
      /from the shell: end \| /,
      /answer: All done\.$/m,
    ])
      expect(log).toMatch(expected);
    expect(log).not.toContain(TOKEN);
    expect(
      log
        .trimEnd()
        .split('\n')
        .every((line) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(line)),
    ).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('the file of BECK_LOG', () => {
  const ask = (
    { env, path }: FreshHome,
    file: string,
    more: Readonly<Record<string, string>> = {},
    question = 'show hidden files',
  ) =>
    spawnSync(process.execPath, [MAIN, 'ask', '--provider', 'recipes', question], {
      cwd: path,
      env: { ...env, ...more, BECK_LOG: file },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('is closed to others where it was open to them, and is added to', async () => {
    await using home = await freshHome();
    const file = join(home.path, 'log');
    writeFileSync(file, 'before\n');
    chmodSync(file, 0o644);
    expect(ask(home, file).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^before\n.* ask: begins\n/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('hides the values of secret variables', async () => {
    await using home = await freshHome();
    const file = join(home.path, 'log');
    ask(home, file, { DEPLOY_PASSWORD: 'hunter2hunter2' }, 'find "hunter2hunter2" in all files');
    expect(readFileSync(file, 'utf8')).toMatch(/judged .*\[masked: /);
    expect(readFileSync(file, 'utf8')).not.toContain('hunter2hunter2');
  });

  test.each(['link', 'folder', 'nonesuch/log'])(
    'is not written where it is no file of ours: %s',
    async (name) => {
      await using home = await freshHome();
      symlinkSync(join(home.path, 'elsewhere'), join(home.path, 'link'));
      const folder = name === 'folder' ? home.path : join(home.path, name);
      expect(ask(home, folder)).toMatchObject({ status: 0, stderr: expect.not.stringContaining('beck:') });
      expect(existsSync(join(home.path, 'elsewhere'))).toBe(false);
    },
  );
});
