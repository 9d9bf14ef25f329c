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

  test('appends there also where the journal of the person cannot be written', async () => {
    await using home = await freshHome();
    const audit = join(home.path, 'audit.jsonl');
    writeFileSync(join(home.path, '.local/state/beck'), 'no folder');
    const beck = machine(home, `journalTo: ${audit}\n`);
    beck(['classify', '--hook', 'claude'], JSON.stringify(ROWS.claude.messages.shell(home.path, 'ls')));
    expect(JSON.parse(readFileSync(audit, 'utf8'))).toMatchObject({ command: 'ls', outcome: 'allowed' });
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

  describe('holds whatever the person says', () => {
    const WANTED = {
      ...{ mode: 'danger', maskSecrets: false, proposals: 'on', hookAsk: 'allow', journal: 'off' },
      ...{ undoMegabytes: 1, provider: 'openai', model: 'gpt-x', apiKey: 'none' },
    };
    const FLOOR = `contact: it@example.com
mode: strict
maskSecrets: true
proposals: "off"
hookAsk: deny
journal: "on"
undoMegabytes: 300
providers: [ollama]
`;

    /** A person who wants the opposite, in the settings and in the environment. */
    function wanting(home: FreshHome, policy: string) {
      mkdirSync(join(home.path, '.config/beck'), { recursive: true });
      writeFileSync(join(home.path, '.config/beck/config.json'), JSON.stringify(WANTED));
      return machine({ ...home, env: { ...home.env, BECK_MODE: 'danger', OPENAI_API_KEY: 'none' } }, policy);
    }

    test('as beck config shows it', async () => {
      await using home = await freshHome();
      const shown = (policy: string) =>
        JSON.parse(wanting(home, policy)(['config', '--json']).stdout).settings;
      expect(shown('')).toMatchObject({
        mode: { layer: 'user', value: 'danger' },
        provider: { layer: 'user', value: 'openai' },
        undoMegabytes: { layer: 'user', value: 1 },
      });
      const held = (value: unknown) => ({ layer: 'policy', value });
      expect(shown(FLOOR)).toMatchObject({
        ...{ mode: held('strict'), maskSecrets: held(true), proposals: held('off') },
        ...{ hookAsk: held('deny'), journal: held('on'), undoMegabytes: held(300) },
        provider: held('recipes'),
      });
    });

    test('in what a hook answers and the journal keeps', async () => {
      await using home = await freshHome();
      const mkdir = JSON.stringify(ROWS.kiro.messages.shell(home.path, 'mkdir a'));
      const without = wanting(home, '');
      expect(without(['classify', '--hook', 'kiro'], mkdir)).toMatchObject({ status: 0, stderr: '' });
      expect(without(['log', '--json']).stdout).toBe('');
      const beck = wanting(home, FLOOR);
      expect(beck(['classify', '--hook', 'kiro'], mkdir).status).toBe(2);
      const ls = JSON.stringify(ROWS.gemini.messages.shell(home.path, 'ls'));
      expect(JSON.parse(beck(['classify', '--hook', 'gemini'], ls).stdout)).toMatchObject({
        decision: 'ask',
      });
      expect(beck(['log', '--json']).stdout.trimEnd().split('\n')).toHaveLength(2);
    });

    test('in who answers, which is said with whom to ask', async () => {
      await using home = await freshHome();
      const { stderr } = wanting(home, FLOOR)(['ask', '--print', 'how much disk space is free']);
      expect(stderr).toContain('does not allow');
      expect(stderr).toContain('Ask it@example.com.');
    });
  });
});
