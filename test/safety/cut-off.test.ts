// A judgement that an exception ends, such as an overflow of the stack, keeps the level of what it has found.

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { ResolvedWord, Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { REASONS } from '../../src/safety/knowledge/reasons.ts';

const ROW = v.object({
  command: v.string(),
  shell: v.picklist(['bash', 'zsh', 'sh', 'fish', 'powershell', 'cmd']),
});

const corpus = ['dangerous', 'bypass', 'found'].flatMap((name) =>
  readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const parsed = v.safeParse(ROW, JSON.parse(line));
      return parsed.success ? [parsed.output] : [];
    }),
);

/** What the shell says of no word, until it is asked for the `last` time: then judging it overflows the stack. */
function overflowingAt(last: number): {
  resolved: Readonly<Record<string, ResolvedWord>>;
  asked: () => number;
} {
  let asked = 0;
  const answer = (): undefined => {
    asked += 1;
    if (asked === last) throw new RangeError('Maximum call stack size exceeded');
    return undefined;
  };
  const resolved = new Proxy<Record<string, ResolvedWord>>(
    {},
    { get: answer, getOwnPropertyDescriptor: answer },
  );
  return { resolved, asked: () => asked };
}

const isBlocking = (id: string): boolean =>
  Object.entries(REASONS).some(([name, { level }]) => name === id && level === 'blocked');

describe.each(['bash', 'zsh', 'fish'] as const satisfies readonly Shell[])('in %s', (shell) => {
  test('the level never falls below a reason that was found', async () => {
    const { classify } = await loadClassifier(shell);
    const wrong: string[] = [];
    let cut = 0;
    for (const row of corpus.filter(
      (one) => one.shell === shell || (shell === 'zsh' && one.shell === 'bash'),
    )) {
      for (const last of [1, 2, 3, 5]) {
        const { resolved, asked } = overflowingAt(last);
        const { level, reasons } = classify({ command: `rm -rf /; ${row.command}`, shell, resolved });
        if (asked() < last) break;
        cut += 1;
        if (level !== 'blocked' && reasons.some(({ id }) => isBlocking(id))) wrong.push(row.command);
        if (level === 'safe' || level === 'ask') wrong.push(`${level}: ${row.command}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cut).toBeGreaterThan(50);
  });
});

test('a text too deep for the stack is blocked where its beginning is', async () => {
  const { classify } = await loadClassifier('fish');
  const command = `rm -rf /; echo (${'not '.repeat(1500)}ls)`;
  expect(classify({ command, shell: 'fish' }).level).toBe('blocked');
});
