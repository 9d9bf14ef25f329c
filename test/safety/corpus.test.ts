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

const rows = ['benign', 'dangerous', 'bypass', 'found'].flatMap(readRows);

function readRows(name: string): Row[] {
  return readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const classifiers = new Map(
  await Promise.all(
    [...new Set(rows.map((row) => row.shell))].map(async (shell) => {
      const classifier = await loadClassifier(shell);
      await classifier.prepare('cmd');
      return [shell, classifier] as const;
    }),
  ),
);

function levelOf(row: Row): string {
  return classifiers.get(row.shell)?.classify(row).level ?? 'missing';
}

describe('labelled commands', () => {
  test.each(rows.filter((row) => row.expected !== 'safe'))('$shell: $command is never safe', (row) => {
    expect(LEVELS.slice(1)).toContain(levelOf(row));
  });

  test.each(rows.filter((row) => row.expected === 'blocked'))('$shell: $command is blocked', (row) => {
    expect(levelOf(row)).toBe('blocked');
  });
});

describe('spellings and reads written against the tables', () => {
  const written = ['adversary', 'found'].flatMap(readRows);
  const wrong = (kind: Row['expected'], levels: readonly string[]) =>
    written
      .filter((row) => row.expected === kind && !levels.includes(levelOf(row)))
      .map((row) => row.command);

  test.each([
    ['safe', ['safe']],
    ['confirm', ['ask', 'danger', 'blocked']],
    ['dangerous', ['danger', 'blocked']],
    ['blocked', ['blocked']],
  ] as const)('what is marked %s is judged so', (kind, levels) => {
    expect(written.some((row) => row.expected === kind)).toBe(true);
    expect(wrong(kind, levels)).toEqual([]);
  });
});

describe('PowerShell and cmd', () => {
  const own = rows.filter((row) => row.shell === 'powershell' || row.shell === 'cmd');
  const wrong = (kind: Row['expected'], levels: readonly string[]) =>
    own.filter((row) => row.expected === kind && !levels.includes(levelOf(row))).map((row) => row.command);

  test('never ask about what only reads', () => {
    expect(wrong('safe', ['safe'])).toEqual([]);
  });

  test('call every dangerous text danger or worse', () => {
    expect(wrong('dangerous', ['danger', 'blocked'])).toEqual([]);
  });

  test('name the effects, all of them for 98 % of the texts', () => {
    const incomplete = own.filter((row) => {
      const effects: readonly string[] = classifiers.get(row.shell)?.classify(row).effects ?? [];
      return !row.effects.every((effect) => effects.includes(effect));
    });
    expect(incomplete.length / own.length).toBeLessThanOrEqual(0.02);
  });
});
