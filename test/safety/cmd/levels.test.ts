// Everyday and hostile texts of cmd, each with the level it must have.

import { describe, expect, test } from 'vitest';
import { loadClassifier } from '../../../src/safety/classifier.ts';
import { BLOCKED, DANGER, SAFE } from './texts.ts';

const { classify } = await loadClassifier('cmd');
const levelOf = (command: string) => classify({ command, shell: 'cmd' }).level;

describe('a text of cmd', () => {
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
