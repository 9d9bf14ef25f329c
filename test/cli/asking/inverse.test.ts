// The note of a question that says how to put back what a command sets in the live shell.

import { describe, expect, test } from 'vitest';
import { inverseOf } from '../../../src/cli/asking/inverse.ts';
import { readSurroundings } from '../../../src/cli/wiring/surroundings.ts';
import type { Shell } from '../../../src/domain/shell.ts';
import type { Verdict } from '../../../src/domain/verdict.ts';

const ASK = { level: 'ask', effects: [], reasons: [], label: '' } as unknown as Verdict;

function back(shell: Shell, command: string, verdict: Verdict = ASK): string | undefined {
  const surroundings = { ...readSurroundings(), env: { EDITOR: 'vi' } };
  return inverseOf(command, verdict, { shell, surroundings });
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
    ['fish', 'abbr -a gco git checkout', 'abbr -e gco'],
    ['fish', 'set -gx BECK_X 1', 'set -e BECK_X'],
    ['fish', 'source .venv/bin/activate.fish', 'deactivate'],
    ['powershell', 'Set-Alias gg git', 'Remove-Item alias:gg'],
    ['powershell', "$env:BECK_X = 'a'", 'Remove-Item env:BECK_X'],
  ])('%s: %s', (shell, command, expected) => {
    expect(back(shell, command)).toBe(expected);
  });

  test.each<readonly [Shell, command: string, why: string]>([
    ['bash', 'export EDITOR=nano', 'it had a value'],
    ['bash', 'export A=1 && make', 'more than one command'],
    ['bash', 'alias a=1 b=2', 'two names'],
    ['bash', 'alias a="$(id)"', 'the text is computed'],
    ['bash', 'alias a=b;cd', 'another command'],
    ['fish', 'alias a b;cd', 'another command'],
    ['zsh', 'export A=$(id)', 'the value is computed'],
    ['fish', "alias a='x'; rm b", 'another command'],
    ['zsh', 'set -gx A 1', 'it is another shell'],
  ])('is not known in %s: %s (%s)', (shell, command) => {
    expect(back(shell, command)).toBeUndefined();
  });

  test('is not said of what is dangerous or changes files', () => {
    const changes = {
      named: [{ kind: 'create', path: '/a' }],
      unnamed: false,
    } as unknown as Verdict['changes'];
    expect(back('bash', 'alias a=b', { ...ASK, level: 'danger' })).toBeUndefined();
    expect(back('bash', 'alias a=b', { ...ASK, changes })).toBeUndefined();
    expect(back('bash', 'alias a=b', { ...ASK, changes: { named: [], unnamed: true } })).toBeUndefined();
  });
});
