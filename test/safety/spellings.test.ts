// Destroying a system or a home is blocked in every spelling; look-alikes are not.

import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { combine } from './spellings/combine.ts';
import { LOOKALIKES } from './spellings/lookalikes.ts';

const SHELLS: readonly Shell[] = ['bash', 'sh', 'zsh', 'fish', 'powershell', 'cmd'];
const PLACES: Readonly<Partial<Record<Shell, { readonly home: string; readonly cwd: string }>>> = {
  powershell: { home: 'C:\\Users\\u', cwd: 'C:\\Users\\u\\p' },
  cmd: { home: 'C:\\Users\\u', cwd: 'C:\\Users\\u\\p' },
};
const UNIX = { home: '/home/u', cwd: '/home/u/p' };

const classifiers = new Map(
  await Promise.all(SHELLS.map(async (shell) => [shell, await loadClassifier(shell)] as const)),
);
const levelOf = (shell: Shell, command: string): string | undefined =>
  classifiers.get(shell)?.classify({ command, shell, ...(PLACES[shell] ?? UNIX) }).level;

const spellings = combine();

describe('the loss of a system, a home or a system tree', () => {
  test.each(SHELLS)('is blocked in every spelling of %s', (shell) => {
    const own = spellings.filter((spelling) => spelling.shell === shell);
    expect(own.length).toBeGreaterThan(150);
    expect(own.filter(({ command }) => levelOf(shell, command) !== 'blocked')).toEqual([]);
  });

  test('is spelled in more ways than anybody lists by hand', () => {
    expect(new Set(spellings.map(({ shell, command }) => `${shell} ${command}`)).size).toBeGreaterThan(
      10_000,
    );
  });
});

describe('what only looks like it', () => {
  test.each(LOOKALIKES)('%s: %s is %s', (shell, command, level) => {
    expect(levelOf(shell, command)).toBe(level);
  });
});
