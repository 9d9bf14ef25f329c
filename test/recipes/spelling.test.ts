// A list of words as text says of every word what a set says, and misses none that a slip may have changed.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spelledLike, WordList, wordLines } from '../../src/recipes/words/spelling.ts';

const word = fc.stringMatching(/^[a-es]{1,8}$/);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 40 });

test('holds its words, and numbers each once', () => {
  fc.assert(
    fc.property(words, words, (listed, asked) => {
      const list = new WordList(wordLines(listed));
      expect(asked.map((each) => list.has(each))).toEqual(asked.map((each) => listed.includes(each)));
      const numbers = listed.map((each) => list.numberOf(each));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(listed.map((_, at) => at));
      expect(asked.filter((each) => list.numberOf(each) === -1)).toEqual(
        asked.filter((each) => !listed.includes(each)),
      );
    }),
  );
});

test('lists all that one slip makes of a word', () => {
  const long = fc.stringMatching(/^[a-es]{4,8}$/);
  fc.assert(
    fc.property(words, fc.array(long, { minLength: 1, maxLength: 20 }), (listed, asked) => {
      const list = new WordList(wordLines(listed));
      for (const each of asked) {
        const near = list.near(each);
        expect(near.filter((other) => !listed.includes(other))).toEqual([]);
        const slips = listed.filter((other) => spelledLike(each, other, true) === 'slip');
        expect(slips.filter((other) => !near.includes(other))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
