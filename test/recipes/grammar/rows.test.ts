// The examples of the fixed requests: each is answered by its row, with the command that it says.

import { expect, test } from 'vitest';
import { choose } from '../../../src/recipes/choose.ts';
import type { SayingRow } from '../../../src/recipes/grammar/lexicon/saying-row.ts';
import { SAYING_ROWS } from '../../../src/recipes/grammar/lexicon/sayings.ts';
import { USUAL_WORLD } from '../world.ts';

/** No row is added without one. */
const WITHOUT_EXAMPLE = 109;

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

test('every row has one, but for those that never had', () => {
  const without = SAYING_ROWS.filter(({ examples = [] }) => examples.length === 0);
  expect(without.length).toBeLessThanOrEqual(WITHOUT_EXAMPLE);
  expect(WITHOUT_EXAMPLE - without.length).toBeLessThan(10);
});

async function chosen(question: string, { patterns }: SayingRow) {
  const choice = await choose(question, ENV);
  if (choice.type !== 'composition') return choice;
  const { command, derivation } = choice.reading;
  const byThisRow = derivation().some(({ pattern }) => pattern !== undefined && patterns.includes(pattern));
  return { command, byThisRow };
}
