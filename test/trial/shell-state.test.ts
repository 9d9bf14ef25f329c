// What a command would set in the live shell, told by real shells.

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { SHELL_DESCRIPTORS } from '../../src/domain/shell-descriptor.ts';
import { type LiveWords, stateChange, tellingScript } from '../../src/trial/shell-state.ts';
import { need, PWSH, TESTED_SHELLS } from '../support/programs.ts';

const NONE: LiveWords = { aliases: {}, functions: {} };

const SHELLS: readonly Shell[] = [...TESTED_SHELLS, 'powershell'];

function tellingOf(shell: Shell, command: string, live: Partial<LiveWords>) {
  const { script = '', live: said = '' } = tellingScript(shell, { ...NONE, ...live }) ?? {};
  return { script, env: { BECK_TRIED: command, BECK_LIVE: said } };
}

const ROWS: readonly (readonly [command: string, would: readonly string[]])[] = [
  ['true', []],
  ['ls / > /dev/null; false', []],
  ['cd /', ['cd /']],
  ['cd / && cd /usr', ['cd /usr']],
  ['umask 077', ['umask 077']],
  ['export BECKTEST=1', ['export BECKTEST']],
  ["alias becktest='ls -l'", ['alias becktest']],
  ['sh -c "cd /; export X=1; umask 0"', []],
];

describe.each(TESTED_SHELLS)('in %s', (shell) => {
  const tell = (command: string, live: Partial<LiveWords> = {}) => {
    need(shell);
    const { program, runArguments = [] } = SHELL_DESCRIPTORS[shell];
    const { script, env } = tellingOf(shell, command, live);
    const { output, status } = spawnSync(program, [...runArguments, script], {
      cwd: '/tmp',
      env: { PATH: process.env['PATH'], HOME: '/tmp', ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'ignore', 'pipe'],
    });
    return { status, output: output[1], would: stateChange(output[4] ?? '')?.would };
  };

  test.each(ROWS)('%s', (command, would) => {
    const named = tell(command).would?.map((line) =>
      line.replace('umask 0077', 'umask 077').replace('function becktest', 'alias becktest'),
    );
    expect(named).toEqual(would);
  });

  test('the status is that of the command, also after exit', () => {
    expect(tell('exit 3')).toMatchObject({ status: 3, would: [] });
    expect(tell('cd /; false')).toMatchObject({ status: 1, would: ['cd /'] });
  });

  test('nothing is known after exec, and nothing is made up', () => {
    expect(tell('exec true').would).toBeUndefined();
  });
});

describe('in powershell', () => {
  const tell = (command: string, live: Partial<LiveWords> = {}) => {
    need('powershell');
    const { script, env } = tellingOf('powershell', command, live);
    const args = [...(SHELL_DESCRIPTORS.powershell.runArguments ?? []), script];
    const { output, status } = spawnSync(PWSH ?? '', args, {
      cwd: '/tmp',
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'ignore', 'pipe'],
    });
    return { status, output: output[1], would: stateChange(output[4] ?? '')?.would };
  };

  test.each<readonly [command: string, would: readonly string[], status: number]>([
    ['ls / | Out-Null', [], 0],
    ['cd /', ['cd /'], 0],
    ['$env:BECKTEST = 1; $becktest = 2', ['export BECKTEST', 'set becktest'], 0],
    ["Set-Alias becktest 'ls'; function becktried { Get-Date }", ['alias becktest', 'function becktried'], 0],
    ['sh -c "exit 3"', [], 3],
    ['exit 4', [], 4],
    ['Get-Item /nowhere', [], 1],
    ['cd /; throw "no"', ['cd /'], 1],
  ])('%s', (command, would, status) => {
    expect(tell(command)).toMatchObject({ would, status });
  });

  test('has the aliases of the live shell', () => {
    expect(tell('greet me', { aliases: { greet: 'Write-Output' } }).output).toBe('me\n');
  });
});

test.each(['bash', 'zsh'] as const)('%s has the aliases of the live shell', (shell) => {
  need(shell);
  const { script, env } = tellingOf(shell, 'greet me', { aliases: { greet: "echo 'it is'" } });
  const { program, runArguments = [] } = SHELL_DESCRIPTORS[shell];
  const { stdout } = spawnSync(program, [...runArguments, script], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  expect(stdout).toBe('it is me\n');
});

test.each(SHELLS)('%s: values of variables are no arguments, and known', (shell) => {
  need(shell);
  const variables = {
    town: shell === 'fish' ? 'set town Linz' : shell === 'powershell' ? "$town = 'Linz'" : 'town=Linz',
  };
  const { script, env } = tellingOf(shell, 'echo "$town $BECK_LIVE"', { variables });
  expect(script).not.toContain('Linz');
  const { program, runArguments = [] } = SHELL_DESCRIPTORS[shell];
  const { stdout } = spawnSync(shell === 'powershell' ? (PWSH ?? '') : program, [...runArguments, script], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('Linz');
});
