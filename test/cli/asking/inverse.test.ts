// The note of a question that says how to put back what a command sets in the live shell.

import { describe, expect, test } from 'vitest';
import { inverseOf } from '../../../src/cli/asking/inverse.ts';
import { readSurroundings } from '../../../src/cli/wiring/surroundings.ts';
import type { Shell } from '../../../src/domain/shell.ts';
import type { Verdict } from '../../../src/domain/verdict.ts';

const ASK = { level: 'ask', effects: [], reasons: [], label: '' } as unknown as Verdict;

/** In the live shell, and not in its environment. */
const TAKEN: ReadonlySet<string> = new Set(['TAKEN', 'taken']);

function back(shell: Shell, command: string, verdict: Verdict = ASK): Promise<string | undefined> {
  const surroundings = { ...readSurroundings(), env: { EDITOR: 'vi' } };
  return inverseOf(command, verdict, { shell, surroundings }, async (name) => TAKEN.has(name));
}

describe('what puts back', () => {
  test.each<readonly [Shell, command: string, back: string]>([
    ['zsh', "alias gg='git grep'", 'unalias gg'],
    ['bash', 'alias ll="ls -l"', 'unalias ll'],
    ['zsh', 'alias -g L=less', 'unalias L'],
    ['bash', 'greet() { echo hi; }', 'unset -f greet'],
    ['bash', 'export BECK_X=1', 'unset BECK_X'],
    ['zsh', 'export GOPATH=$HOME/go', 'unset GOPATH'],
    ['zsh', 'source .venv/bin/activate', 'deactivate'],
    ['fish', "alias gg 'git grep'", 'functions -e gg'],
    ['fish', 'set -gx BECK_X 1', 'set -e BECK_X'],
    ['fish', 'source .venv/bin/activate.fish', 'deactivate'],
    ['powershell', 'Set-Alias gg git', 'Remove-Item alias:gg'],
    ['powershell', './env/bin/Activate.ps1', 'deactivate'],
    ['powershell', "$env:BECK_X = 'a'", 'Remove-Item env:BECK_X'],
  ])('%s: %s', async (shell, command, expected) => {
    expect(await back(shell, command)).toBe(expected);
  });

  test.each<readonly [Shell, command: string, why: string]>([
    ['bash', 'export EDITOR=nano', 'it had a value'],
    ['bash', 'export TAKEN=1', 'it had a value that was not exported'],
    ['fish', 'set -gx TAKEN 1', 'it had a value that was not exported'],
    ['zsh', 'alias taken=ls', 'it was another alias'],
    ['bash', 'taken() { echo hi; }', 'it was another function'],
    ['bash', 'export A=1 && make', 'more than one command'],
    ['bash', 'alias a=1 b=2', 'two names'],
    ['bash', 'alias a="$(id)"', 'the text is computed'],
    ['bash', 'alias a=b;cd', 'another command'],
    ['fish', 'alias a b;cd', 'another command'],
    ['zsh', 'export A=$(id)', 'the value is computed'],
    ['fish', "alias a='x'; rm b", 'another command'],
    ['zsh', 'set -gx A 1', 'it is another shell'],
    ['fish', 'abbr -a gco git checkout', 'it may have been another abbreviation'],
  ])('is not known in %s: %s (%s)', async (shell, command) => {
    expect(await back(shell, command)).toBeUndefined();
  });

  test('is not said of what is dangerous or changes files', async () => {
    const changes = {
      named: [{ kind: 'create', path: '/a' }],
      unnamed: false,
    } as unknown as Verdict['changes'];
    expect(await back('bash', 'alias a=b', { ...ASK, level: 'danger' })).toBeUndefined();
    expect(await back('bash', 'alias a=b', { ...ASK, changes })).toBeUndefined();
    expect(
      await back('bash', 'alias a=b', { ...ASK, changes: { named: [], unnamed: true } }),
    ).toBeUndefined();
  });
});
