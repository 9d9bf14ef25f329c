// What a reason points at: a part of the text, and the whole of it only where all of it is the reason.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import type { Span } from '../../src/domain/verdict.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

type Row = { readonly command: string; readonly shell: Shell };

const rows = ['benign', 'dangerous', 'bypass', 'found', 'adversary'].flatMap((name): Row[] =>
  readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line)),
);

const judged = (
  await Promise.all(
    [...new Set(rows.map(({ shell }) => shell))].map(async (shell) => {
      const { classify } = await loadClassifier(shell);
      return rows
        .filter((row) => row.shell === shell)
        .map((row) => ({ command: row.command, verdict: classify(row) }));
    }),
  )
)
  .flat()
  .filter(({ verdict }) => verdict.level !== 'safe');

function isWhole(command: string, [from, to]: Span): boolean {
  return `${command.slice(0, from)}${command.slice(to)}`.trim() === '';
}

describe('the reasons of every labelled row that is not safe', () => {
  test('point at something that is in the text', () => {
    const beside = judged.filter(
      ({ command, verdict: { reasons } }) =>
        reasons.length === 0 ||
        reasons.some(({ span: [from, to] }) => from < 0 || to > command.length || from >= to),
    );
    expect(beside.map(({ command }) => command)).toEqual([]);
  });

  test('point at all of it for few of the texts of several words', () => {
    const several = judged.filter(({ command }) => /\S\s+\S/.test(command));
    const whole = several.filter(({ command, verdict }) =>
      verdict.reasons.every(({ span }) => isWhole(command, span)),
    );
    // `history -c` and `set -e` are all of it.
    expect(whole.length / several.length).toBeLessThan(0.04);
  });
});
