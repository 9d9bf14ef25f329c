// The labelled rows: nothing that must be flagged is safe, and what must be blocked is.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { LEVELS } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

type Row = {
  readonly command: string;
  readonly shell: Shell;
  readonly expected: 'safe' | 'confirm' | 'dangerous' | 'blocked';
  readonly effects: readonly string[];
};

const rows: readonly Row[] = ['benign', 'dangerous', 'bypass'].flatMap((name) =>
  readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);

const classifiers = new Map(
  await Promise.all(
    [...new Set(rows.map((row) => row.shell))].map(
      async (shell) => [shell, await loadClassifier(shell)] as const,
    ),
  ),
);

function levelOf(row: Row): string {
  return classifiers.get(row.shell)?.classify(row).level ?? 'missing';
}

describe('labelled commands', () => {
  test.each(rows.filter((row) => row.expected !== 'safe'))('$shell: $command is never safe', (row) => {
    expect(LEVELS.slice(1)).toContain(levelOf(row));
  });

  test.each(rows.filter((row) => row.expected === 'blocked' && !/powershell|cmd/.test(row.shell)))(
    '$shell: $command is blocked',
    (row) => {
      expect(levelOf(row)).toBe('blocked');
    },
  );
});
