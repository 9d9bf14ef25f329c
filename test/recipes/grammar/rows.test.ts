// The examples of the fixed requests: each is answered by its row, with the command that it says.

import { expect, test } from 'vitest';
import { choose } from '../../../src/recipes/choose.ts';
import type { SayingRow } from '../../../src/recipes/grammar/lexicon/saying-row.ts';
import { SAYING_ROWS } from '../../../src/recipes/grammar/lexicon/sayings.ts';
import { USUAL_WORLD } from '../world.ts';

const NO_PROGRAMS = /^(?:abc|ada|bob|foo|x)$/;
const ENV = {
  shell: 'bash',
  userland: 'gnu',
  cwd: '/home/ada',
  home: '/home/ada',
  world: { ...USUAL_WORLD, hasProgram: (name: string) => !NO_PROGRAMS.test(name) },
} as const;

const EXAMPLES = SAYING_ROWS.flatMap((row) =>
  (row.examples ?? []).map(([question, command]) => [question, command, row] as const),
);

test.each(EXAMPLES)('%s', async (question, command, row) => {
  expect(await chosen(question, row)).toEqual({ command, byThisRow: true });
});

test('every row with a command has one', () => {
  const without = SAYING_ROWS.filter(({ command, examples = [] }) => command !== '' && examples.length === 0);
  expect(without.map(({ patterns }) => patterns[0])).toEqual([]);
});

async function chosen(question: string, { patterns }: SayingRow) {
  const choice = await choose(question, ENV);
  if (choice.type !== 'composition') return choice;
  const { command, derivation } = choice.reading;
  const byThisRow = derivation().some(({ pattern }) => pattern !== undefined && patterns.includes(pattern));
  return { command, byThisRow };
}
