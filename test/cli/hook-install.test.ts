// `beck hook`: the entry among each agent's hooks, and what the agent would do with it.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../src/cli/verbs/hook/agents.ts';
import { installHook, listHooks, uninstallHook } from '../../src/cli/verbs/hook/install.ts';
import { AGENTS, type Agent } from '../../src/cli/verbs/hook/names.ts';
import { placeOf } from '../../src/cli/verbs/hook/places.ts';
import type { Surroundings } from '../../src/cli/wiring/surroundings.ts';
import { type FreshHome, freshHome } from '../support/home.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

/** The built program, as a person starts it. */
function beck(home: FreshHome, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'hook', ...args], {
    cwd: home.path,
    env: home.env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The same work without a start of Node for each step. */
function inProcess({ path, env }: FreshHome) {
  const surroundings: Surroundings = {
    ...{ home: path, env, cwd: path, program: MAIN, user: 'a', now: 0, nonce: '' },
    settingsFile: undefined,
  };
  const said = (work: (io: { surroundings: Surroundings; write: (text: string) => void }) => void) => {
    let text = '';
    work({
      surroundings,
      write: (more) => {
        text += more;
      },
    });
    return text;
  };
  return {
    install: (agent: Agent, yes: boolean) => said((io) => installHook(agent, { yes, ...io })),
    uninstall: (agent?: Agent) => said((io) => uninstallHook(agent, io)),
    list: () => said(listHooks),
  };
}

const fileOf = (agent: Agent, { path, env }: FreshHome): string => placeOf(agent, { home: path, env }).file;

/** Every command in the file, wherever it stands. */
function commandsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'command' || key === 'bash') && typeof inner === 'string' ? [inner] : commandsIn(inner),
  );
}

describe.each(AGENTS)('%s', (agent) => {
  test('is shown the entry; nothing is written', async () => {
    await using home = await freshHome();
    const shown = inProcess(home).install(agent, false);
    expect(shown).toContain(fileOf(agent, home));
    expect(shown).toContain(MAIN);
    expect(shown).toContain(`beck hook install ${agent} --yes`);
    expect(existsSync(fileOf(agent, home))).toBe(false);
  });

  test('gets it with --yes, once, and loses it again with the file made for it', async () => {
    await using home = await freshHome();
    const file = fileOf(agent, home);
    const { install, uninstall, list } = inProcess(home);
    install(agent, true);
    const written = readFileSync(file, 'utf8');
    expect(install(agent, true)).toContain('already');
    expect(readFileSync(file, 'utf8')).toBe(written);
    expect(list()).toContain(`installed in ${file}`);
    expect(uninstall()).toContain(ROWS[agent].title);
    expect(existsSync(file)).toBe(false);
  });

  test('is tried with its own messages: what destroys the home folder does not run', async () => {
    await using home = await freshHome();
    const { status, stdout } = beck(home, 'test', agent);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`rm -rf ~\n {4}${ROWS[agent].title} does not do it\\.\n`));
    const [harmless = ''] = /ls -la\n.*\n/.exec(stdout) ?? [];
    expect(harmless).toMatch(/does it without asking|decides by its own rules/);
    // A try leaves no journal.
    for (const name of ['journal.sqlite', 'journal-waiting'])
      expect(existsSync(join(home.path, '.local/state/beck', name))).toBe(false);
  });
});

describe('a file that others use too', () => {
  test.each<[agent: Agent, before: object]>([
    ['claude', { theme: 'dark', hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ command: 'x' }] }] } }],
    ['codex', { hooks: { Stop: [{ hooks: [{ command: 'x' }] }] } }],
    ['gemini', { theme: 'dark', hooks: { BeforeTool: [{ hooks: [{ command: 'x' }] }] } }],
    ['agy', { other: { PreToolUse: [] } }],
    ['cursor', { version: 1, hooks: { stop: [{ command: 'x' }] } }],
    ['droid', { PreToolUse: [{ matcher: 'Execute', hooks: [{ command: 'x' }] }] }],
    ['qwen', { disableAllHooks: false }],
    ['windsurf', { hooks: { pre_run_command: [{ command: 'x' }] } }],
  ])('%s: keeps what was there', async (agent, before) => {
    await using home = await freshHome();
    const file = fileOf(agent, home);
    mkdirSync(dirname(file), { recursive: true });
    const text = `${JSON.stringify(before, null, 4)}\n`;
    writeFileSync(file, text);
    const { install, uninstall } = inProcess(home);
    install(agent, true);
    const commands = commandsIn(JSON.parse(readFileSync(file, 'utf8')));
    const ours = commands.filter((command) =>
      command.includes(`classify --hook ${agent} | grep '' || exit 2`),
    );
    expect(ours.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !ours.includes(command))).toEqual(commandsIn(before));
    uninstall(agent);
    const after: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(commandsIn(after)).toEqual(commandsIn(before));
    expect(Object.keys(Object(after))).toEqual(Object.keys(before));
  });

  test('of Droid: its settings, while it reads its hooks from there', async () => {
    await using home = await freshHome();
    const settings = join(home.path, '.factory/settings.json');
    mkdirSync(dirname(settings));
    writeFileSync(settings, '{"hooks": {"Stop": []}}');
    inProcess(home).install('droid', true);
    expect(JSON.parse(readFileSync(settings, 'utf8'))).toMatchObject({
      hooks: { Stop: [], PreToolUse: [{ matcher: expect.stringContaining('Execute') }] },
    });
    expect(existsSync(join(home.path, '.factory/hooks.json'))).toBe(false);
  });

  test('is left alone where it is no plain JSON', async () => {
    await using home = await freshHome();
    const file = fileOf('claude', home);
    mkdirSync(dirname(file));
    writeFileSync(file, '{ // mine\n}');
    expect(beck(home, 'install', 'claude', '--yes')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not plain JSON'),
    });
    expect(readFileSync(file, 'utf8')).toBe('{ // mine\n}');
  });
});

test('the installed line answers, and blocks where beck is gone', async () => {
  await using home = await freshHome();
  beck(home, 'install', 'claude', '--yes');
  const [line = ''] = commandsIn(JSON.parse(readFileSync(fileOf('claude', home), 'utf8')));
  const run = (command: string) =>
    spawnSync('/bin/sh', ['-c', command], {
      cwd: home.path,
      env: home.env,
      encoding: 'utf8',
      input: JSON.stringify(ROWS.claude.messages.shell(home.path, 'ls')),
    });
  expect(run(line).stdout).toContain('"permissionDecision":"allow"');
  expect(run(line.replaceAll('main.js', 'gone.js')).status).toBe(2);
});

test('the plugin of opencode throws on what beck does not allow, and where beck is gone', async () => {
  await using home = await freshHome();
  beck(home, 'install', 'opencode', '--yes');
  const file = fileOf('opencode', home);
  const call = async (at: string, tool: string, input: object): Promise<string> => {
    const { default: plugin } = await import(`${pathToFileURL(at).href}?${tool}`);
    let before: (event: object) => void = () => {};
    const hook = async (_: string, run: typeof before) => {
      before = run;
    };
    await plugin.setup({ location: { directory: home.path }, tool: { hook } });
    try {
      before({ tool, input });
      return 'runs';
    } catch (error) {
      return String(error);
    }
  };
  expect(await call(file, 'shell', { command: 'ls' })).toBe('runs');
  expect(await call(file, 'shell', { command: 'rm -rf ~' })).toContain('beck: blocked.');
  expect(await call(file, 'write', { filePath: join(home.path, '.config/beck/x') })).toContain('beck');
  expect(await call(file, 'webfetch', { url: 'x' })).toBe('runs');
  const broken = join(dirname(file), 'broken.js');
  writeFileSync(broken, readFileSync(file, 'utf8').replaceAll('main.js', 'gone.js'));
  expect(await call(broken, 'shell', { command: 'ls' })).toContain('Error');
});

test('an agent that nobody knows is refused, with those that are', async () => {
  await using home = await freshHome();
  for (const action of ['install', 'test', 'uninstall'])
    expect(beck(home, action, 'nobody')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Name one of claude, codex'),
    });
});
