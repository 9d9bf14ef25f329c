// The hook of another agent with a beck of which something is missing or cut off: the line of its entry, run by sh, never
// lets a command pass that a whole beck stops.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROWS } from '../../src/cli/verbs/hook/agents.ts';
import { launchOf } from '../../src/cli/verbs/hook/launch.ts';
import type { Agent } from '../../src/cli/verbs/hook/names.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { need, PWSH } from '../support/programs.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** A beck that may be broken, and what its hook does with a command. */
function installed({ path, env }: FreshHome, start: Start = {}) {
  const folder = join(path, 'beck/lib');
  cpSync(DIST, folder, { recursive: true, filter: (file) => !file.endsWith('/compiled') });
  const program = join(folder, 'main.js');
  const launcher = join(path, 'beck/bin/beck');
  if (start.launcher) {
    mkdirSync(dirname(launcher));
    const text = `#!/bin/sh\n# beck\nunset NODE_PATH\nexec "${process.execPath}" "${program}" "$@"\n`;
    writeFileSync(launcher, text, { mode: 0o755 });
  }
  const { agent = 'claude', platform = 'linux', shell = 'sh' } = start;
  const { line } = launchOf(agent, { program }, platform);
  const hook = (command: string, more: Readonly<Record<string, string>> = {}) => {
    const input = JSON.stringify(ROWS[agent].messages.shell(path, command));
    const { status, stdout } = spawnSync(shell, ['-c', line], {
      ...{ cwd: path, env: { ...env, ...more }, encoding: 'utf8', input },
    });
    const decision = /"(?:permissionD|d)ecision":"(\w+)"/.exec(stdout)?.[1];
    return status === 2 ? 'stopped' : status === 0 ? (decision ?? 'passed') : `status ${status}`;
  };
  return { folder, launcher, hook };
}

type Start = {
  readonly launcher?: true;
  readonly agent?: Agent;
  readonly platform?: NodeJS.Platform;
  /** The program that runs the line. */
  readonly shell?: string;
};

/** The files that the hook loads, from the folder of the installation. */
function loadedBy({ folder, hook }: ReturnType<typeof installed>, { path }: FreshHome): readonly string[] {
  const [lister, list] = [join(path, 'lister.cjs'), join(path, 'loaded.json')];
  const write = `require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache)))`;
  writeFileSync(lister, `process.on('exit', () => ${write});\n`);
  expect(hook(DESTROYS, { NODE_OPTIONS: `--require ${lister}` })).toBe('deny');
  const loaded: readonly string[] = JSON.parse(readFileSync(list, 'utf8'));
  return loaded.map((file) => relative(folder, file)).filter((file) => !file.startsWith('..'));
}

const DESTROYS = 'rm -rf ~';

const BROKEN = {
  'is cut off': (file: string) => {
    const text = readFileSync(file);
    writeFileSync(file, text.subarray(0, text.length / 2));
  },
  'is empty': (file: string) => writeFileSync(file, ''),
} as const;

describe('a hook', () => {
  test('of a whole beck allows, asks and denies', async () => {
    await using home = await freshHome();
    const { hook } = installed(home);
    expect(['ls', 'mkdir a', DESTROYS].map((command) => hook(command))).toEqual(['allow', 'ask', 'deny']);
  });

  test.each(Object.entries(BROKEN))('of which a file %s stops what must not run', async (_, damage) => {
    await using home = await freshHome();
    const beck = installed(home);
    const loaded = loadedBy(beck, home);
    expect(loaded).toEqual(expect.arrayContaining(['main.js', 'run.js']));
    expect(loaded.length).toBeGreaterThan(10);
    const passed: string[] = [];
    for (const file of loaded) {
      const path = join(beck.folder, file);
      const whole = readFileSync(path);
      damage(path);
      const done = beck.hook(DESTROYS);
      if (!['stopped', 'deny', 'ask'].includes(done)) passed.push(`${file}: ${done}`);
      writeFileSync(path, whole);
    }
    expect(passed).toEqual([]);
  });

  test.each(Object.entries(BROKEN))('whose launcher %s stops everything', async (_, damage) => {
    await using home = await freshHome();
    const { launcher, hook } = installed(home, { launcher: true });
    expect(hook('ls')).toBe('allow');
    damage(launcher);
    expect(hook('ls')).toBe('stopped');
  });

  test.each([
    { program: 'bash', agent: 'claude', shell: 'bash' },
    { program: 'powershell', agent: 'gemini', shell: PWSH },
  ] as const)(
    'on Windows, as $program runs its line, stops what must not run',
    async ({ program, agent, shell = '' }) => {
      need(program);
      await using home = await freshHome();
      const { folder, hook } = installed(home, { agent, shell, platform: 'win32' });
      expect(['ls', DESTROYS].map((command) => hook(command))).toEqual(['allow', 'deny']);
      writeFileSync(join(folder, 'main.js'), '');
      expect(hook('ls')).toBe('stopped');
      rmSync(join(folder, 'main.js'));
      expect(hook('ls')).toBe('stopped');
    },
  );

  test.each(['main.js', 'run.js'])('without %s allows nothing', async (file) => {
    await using home = await freshHome();
    const { folder, hook } = installed(home);
    rmSync(join(folder, file));
    expect(hook('ls')).toBe('stopped');
  });

  test('whose beck, or Node, is gone allows nothing', async () => {
    await using home = await freshHome();
    const { folder, hook } = installed(home);
    expect(hook('ls', { NODE_OPTIONS: '--require /nowhere.cjs' })).toBe('stopped');
    rmSync(folder, { recursive: true });
    expect(hook('ls')).toBe('stopped');
  });
});
