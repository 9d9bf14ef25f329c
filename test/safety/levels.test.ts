// Everyday and hostile texts of PowerShell and cmd, each with the level it must have.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';
import * as cmd from './cmd/texts.ts';
import * as powershell from './powershell/texts.ts';

describe.each([
  ['powershell', powershell],
  ['cmd', cmd],
] as const)('a text of %s', async (shell, { SAFE, DANGER, BLOCKED }) => {
  const { classify } = await loadClassifier(shell);
  const levelOf = (command: string) => classify({ command, shell }).level;

  test.each(SAFE)('%s is safe', (command) => {
    expect(levelOf(command)).toBe('safe');
  });

  test.each(DANGER)('%s is danger', (command) => {
    expect(['danger', 'blocked']).toContain(levelOf(command));
  });

  test.each(BLOCKED)('%s is blocked', (command) => {
    expect(levelOf(command)).toBe('blocked');
  });
});
