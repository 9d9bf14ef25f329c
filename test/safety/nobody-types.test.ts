// Texts of shells that nobody types in, and environments that an earlier text makes.

import { describe, expect, test } from 'vitest';
import { SCRIPT_OPTIONS } from '../../src/domain/shell.ts';
import type { ClassifyRequest } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const level = async (request: ClassifyRequest): Promise<string> =>
  (await loadClassifier(request.shell)).classify(request).level;

describe.each(['zsh', 'bash'] as const)('a comment in %s', (shell) => {
  test.each([
    ['at a prompt that reads none', 'ls # all', [], 'danger'],
    ['at a prompt that reads them', 'ls # all', ['interactivecomments'], 'safe'],
    ['where nobody types', 'ls # all', SCRIPT_OPTIONS, 'safe'],
    ['of a shell that is started at such a prompt', `${shell} -c 'ls # all'`, [], 'safe'],
    ['of a shell that is started, after what deletes', `${shell} -c 'rm x # all'`, [], 'danger'],
  ])('%s', async (_where, command, options, expected) => {
    expect(await level({ command, shell, options })).toBe(expected);
  });
});

describe.each([
  ['bash', 'source .venv/bin/activate'],
  ['powershell', '. .venv/bin/Activate.ps1'],
  ['powershell', '.venv/bin/Activate.ps1'],
] as const)('an activation script that is not there yet, in %s: %s', (shell, command) => {
  const [script = ''] = /\S+$/.exec(command) ?? [];
  const source: ClassifyRequest = {
    command,
    shell,
    cwd: '/w',
    paths: { [`/w/${script}`]: 'none', '/w/.venv': 'none' },
  };
  test.each([
    ['is asked about once venv makes the environment', ['python3 -m venv .venv'], 'ask'],
    ['with options of venv too', ['python3 -m venv --without-pip --clear .venv'], 'ask'],
    ['is danger without that', [], 'danger'],
    ['and where another environment is made', ['python3 -m venv other'], 'danger'],
    ['and where it is written meanwhile', ['python3 -m venv .venv', `echo x > ${script}`], 'danger'],
  ])('%s', async (_what, after, expected) => {
    expect(await level({ ...source, after })).toBe(expected);
  });

  test('is judged by what it holds where it is there', async () => {
    const after = ['python3 -m venv .venv'];
    expect(await level({ ...source, after, paths: { [`/w/${script}`]: 'file' } })).toBe('danger');
  });

  test('is activated where it is the one that venv writes, by itself', async () => {
    const activations = [`/w/${script}`];
    expect(await level({ ...source, activations })).toBe('ask');
    expect(await level({ ...source, command: `${command}; rm y`, activations })).toBe('danger');
  });
});

test.each([
  ['bash', 'source .venv/bin/Activate.ps1'],
  ['powershell', '. .venv/bin/activate'],
  ['powershell', '.venv/bin/Activate.ps1 -VenvDir /tmp/evil'],
  ['powershell', '. .venv/bin/Activate.ps1 >.venv/bin/python'],
] as const)(
  'an activation script of another shell, or of another place, is no such: %s: %s',
  async (shell, command) => {
    const activations = ['/w/.venv/bin/activate', '/w/.venv/bin/Activate.ps1'];
    expect(await level({ command, shell, cwd: '/w', activations })).toBe('danger');
  },
);
