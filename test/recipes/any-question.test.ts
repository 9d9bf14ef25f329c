// Any input gets an answer or `unsure` quickly, never an exception.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { readWords } from '../../src/recipes/words/words.ts';

const VOCABULARY = [
  ...new Set(
    RECIPES.flatMap((row) =>
      questionsOf(row).flatMap((question) => readWords(question).map(({ raw }) => raw)),
    ),
  ),
  ...[
    '"quoted text"',
    'constructor',
    '__proto__',
    'my',
    'folder',
    "it's.txt",
    '$(x).txt',
    'and',
    ';',
    ',',
    '~',
    '..',
    '-rf',
    '*',
    '*.py',
    '7',
    'older than',
    'in',
  ],
];
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;

test('words of ours in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 12 }), (words) => {
      expect(printCommand(words.join(' '), env).type).toMatch(/^(command|unsure)$/);
    }),
    { numRuns: 600, seed: 7 },
  );
});

test('any text at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(printCommand(text, env).type).toMatch(/^(command|unsure)$/);
    }),
    { numRuns: 200, seed: 7 },
  );
});
