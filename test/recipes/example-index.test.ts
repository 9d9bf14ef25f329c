// The index of examples finds what looking through all of them would.

import { expect, test } from 'vitest';
import { indexExamples } from '../../src/recipes/phrases/index-examples.ts';
import { exampleLike, nearestQuestions } from '../../src/recipes/phrases/nearest.ts';
import { readWords } from '../../src/recipes/words/words.ts';

const table = [
  { phrases: ['(biggest|largest) files'], examples: { 'biggest files here': 'a' } },
  {
    phrases: ['compress {folder}'],
    examples: { 'compress the folder photos': 'b', 'compress photos as a zip archive': 'c' },
  },
  { phrases: ['move {files}'], examples: { 'move the build folder': 'd' } },
] as const;
const examples = { table, index: indexExamples(table) };

test.each([
  ['shares most words', 'compress my photos as an archive', ['compress photos as a zip archive']],
  ['shares them in the plural', 'the biggest file', ['biggest files here']],
  ['shares no more than what is to be done', 'build it', []],
  ['shares nothing', 'who won the cup', []],
])('what %s', (_, asked, nearest) => {
  expect(nearestQuestions(readWords(asked), examples)).toEqual(nearest);
});

test('of one row, its nearest example', () => {
  const like = (asked: string, rest = '') =>
    exampleLike(table[1], { words: readWords(asked), rest }, examples);
  expect(like('compress photos with a password', 'with a password')).toBe('compress the folder photos');
  expect(like('zip archive of photos')).toBe('compress photos as a zip archive');
  expect(like('compress it', 'compress')).toBeUndefined();
});

test('a word of many rows is counted, a rare one is not', () => {
  const rows = Array.from({ length: 5 }, (_, at) => ({
    phrases: at < 4 ? ['often'] : ['rare'],
    examples: { [`question ${at}`]: 'x' },
  }));
  const { holders } = indexExamples(rows);
  expect(holders).toContain('\noften 4\n');
  expect(holders).not.toContain('\nrare ');
});
