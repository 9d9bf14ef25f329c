// What may be said after a pipe, row by row.

import { describe, expect, test } from 'vitest';
import { alternatives } from '../../src/recipes/alternatives.ts';
import type { RecipeEnvironment } from '../../src/recipes/recipe.ts';
import { FILTERS } from '../../src/recipes/rows/filters.ts';

const ENVIRONMENT: RecipeEnvironment = { shell: 'zsh', userland: 'gnu', cwd: '/home/u', home: '/home/u' };
const KEPT = ['cat notes.txt |', 'ps aux |', 'du -h |'];

describe.each(FILTERS.map((row) => [row.id, row] as const))('%s', (_, { after, examples }) => {
  const kept = KEPT.find((text) => after === undefined || after.test(text)) ?? '';
  test.each(examples.map(({ question, command }) => [question, command] as const))(
    '"%s"',
    (words, command) => {
      expect(alternatives({ kept, words }, ENVIRONMENT)[0]).toBe(`${kept} ${command}`);
    },
  );
});

test('a row for the output of one command is not offered after another', () => {
  const words = 'only the ones using much memory';
  expect(alternatives({ kept: 'ps aux |', words }, ENVIRONMENT)).toEqual([
    "ps aux | awk 'NR == 1 || $4 > 1'",
  ]);
  expect(alternatives({ kept: 'cat notes.txt |', words }, ENVIRONMENT)).toEqual([]);
});

test('what fits comes first, and other readings that change nothing after it', () => {
  expect(alternatives({ kept: '', words: 'list files by size' }, ENVIRONMENT)).toEqual([
    "find . -type f -printf '%s\\t%p\\n' | sort -rn | head -n 10 | numfmt --to=iec --suffix=B",
    'ls -lhS',
  ]);
});

test('a line that nothing is known for becomes nothing', () => {
  expect(alternatives({ kept: '', words: 'make me a sandwich' }, ENVIRONMENT)).toEqual([]);
});
