// The machine's policy as a person meets it, with the built program. Only root can make a file that counts.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../src/cli/verbs/hook/agents.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

function machine(home: FreshHome, policy: string) {
  const file = join(home.path, 'policy.yaml');
  writeFileSync(file, policy, { mode: 0o644 });
  return (words: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
      ...{ cwd: home.path, env: { ...home.env, BECK_POLICY: file } },
      ...{ encoding: 'utf8', input },
    });
    return { status, stdout, stderr };
  };
}

const POLICY = `contact: it@example.com
mode: confirm
blocked: ["^nmap"]
sensitivePaths: [customers]
journal: "on"
`;

describe.skipIf(process.getuid?.() !== 0)('a policy', () => {
  test('blocks, names itself and says whom to ask', async () => {
    await using home = await freshHome();
    const beck = machine(home, POLICY);
    const { stdout } = beck(['classify', 'nmap 10.0.0.1']);
    expect(stdout).toContain('blocked');
    expect(stdout).toContain('The policy of this machine blocks "^nmap". Ask it@example.com.');
    expect(beck(['classify', 'cat customers.csv']).stdout).toContain('calls "customers" sensitive. Ask it@');
    expect(beck(['classify', 'ls']).stdout).toMatch(/^safe/);
    const nmap = JSON.stringify(ROWS.kiro.messages.shell(home.path, 'nmap 10.0.0.1'));
    expect(beck(['classify', '--hook', 'kiro'], nmap)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Ask it@example.com.'),
    });
  });

  test('is shown by beck config, and what it overrides is said', async () => {
    await using home = await freshHome();
    const beck = machine(home, POLICY);
    const { stdout } = beck(['config']);
    expect(stdout).toContain(`policy   ${home.path}/policy.yaml (nothing loosens it; ask it@example.com)`);
    expect(stdout).toContain('blocked: ^nmap');
    expect(stdout).toMatch(/^mode +policy +confirm$/m);
    expect(beck(['config', 'set', 'mode', 'danger']).stderr).toContain(
      'stays confirm, because the policy overrides your file. Ask it@example.com.',
    );
    expect(beck(['config', 'get', 'mode']).stdout).toBe('confirm\n');
    expect(JSON.parse(beck(['config', '--json']).stdout)).toMatchObject({
      policy: [`${home.path}/policy.yaml`],
    });
  });

  test('keeps beck from writing commands for other hosts', async () => {
    await using home = await freshHome();
    const beck = machine(home, `${POLICY}fleet: "off"\n`);
    expect(beck(['ask', '--print', 'on web1: uptime'])).toMatchObject({
      stdout: '',
      stderr: expect.stringContaining('allows no questions about other hosts. Ask it@example.com.'),
    });
  });

  test('appends each step to its own file, whatever the person says about the journal', async () => {
    await using home = await freshHome();
    const audit = join(home.path, 'audit.jsonl');
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(join(home.path, '.config/beck/config.json'), '{"journal": "off"}');
    const beck = machine(home, `${POLICY}journalTo: ${audit}\n`);
    beck(['classify', '--hook', 'claude'], JSON.stringify(ROWS.claude.messages.shell(home.path, 'ls')));
    beck(['ask', '--provider', 'recipes', 'how much disk space is free']);
    const lines = readFileSync(audit, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ asker, command, outcome }) => [asker, command, outcome])).toEqual([
      ['hook: Claude Code', 'ls', 'allowed'],
      ['beck ask', 'df -h', 'ran'],
    ]);
  });

  test('that cannot be read asks about everything, and a hook is denied', async () => {
    await using home = await freshHome();
    const beck = machine(home, 'mod: confirm\n');
    expect(beck(['ask', '--provider', 'recipes', 'how much disk space is free'])).toMatchObject({
      status: 4,
    });
    const ls = JSON.stringify(ROWS.kiro.messages.shell(home.path, 'ls'));
    expect(beck(['classify', '--hook', 'kiro'], ls)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('says mod, which is none of its settings'),
    });
  });
});
