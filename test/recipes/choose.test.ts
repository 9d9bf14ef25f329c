// Which of the ways to read a question is chosen.

import { expect, test } from 'vitest';
import { type Choice, choose } from '../../src/recipes/choose.ts';
import { worldOf } from './world.ts';

const world = worldOf({ entries: ['docs/', 'docs/a.txt', 'notes.txt', 'app.log'] });
const ENV = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;

test.each<readonly [question: string, chosen: Choice['type']]>([
  // Every word is a word of the rows.
  ['show disk space', 'intent'],
  // The row took `words` for a text, the grammar reads it.
  ['count the words in notes.txt', 'composition'],
  // A condition that the row knows in part.
  ['find txt files in docs owned by root that are not empty', 'composition'],
  // With the same guess, the fixed intent.
  ['replace hello with goodbye in notes.txt', 'intent'],
  ['write me a poem about cats', 'unsure'],
])('%s: %s', async (question, chosen) => {
  expect((await choose(question, { ...ENV, world: { ...world } })).type).toBe(chosen);
});

test('a typo and a guess lower the score of a composition, and a word not understood lowers it more', async () => {
  const questions = [
    'print the 3rd column of notes.txt',
    'prnit the third colunm of notes.txt',
    'print the third column of notes.txt quickly somehow',
  ];
  const scores = await Promise.all(
    questions.map(async (question) => {
      const choice = await choose(question, { ...ENV, world: { ...world } });
      return choice.type === 'composition' ? choice.reading.score : 0;
    }),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(3);
});

test('before a model is asked, only what accounts for nearly every word is chosen', async () => {
  const question = 'display the permissions of notes.txt somehow';
  expect((await choose(question, { ...ENV, world: { ...world } }, { surely: true })).type).toBe('unsure');
});
