// Which phrases a question reaches: all that it could say, and few others.

import { describe, expect, test } from 'vitest';
import { indexPhrases, isKnown, knownNear, reachable } from '../../src/recipes/phrases/phrase-index.ts';

const index = indexPhrases([
  { phrases: ['[how much] (disk space|room) [free]', 'df'] },
  { phrases: ['(who|process) <use> port {port}', '=ports'] },
  { phrases: ['{over} file|{kind}'] },
]);

describe('an index of phrases', () => {
  test.each<[string, readonly string[], readonly number[]]>([
    ['a word of each way to say what must be said', ['room'], [0, 4]],
    ['any one of them', ['disk', 'df'], [0, 1, 4]],
    ['no word that may be left out', ['free', 'much'], [4]],
    ['the rarest element alone', ['port'], [2, 4]],
    ['not the other words of a phrase', ['who', 'process', 'using'], [4]],
    ['a word to the letter', ['ports'], [3, 4]],
    ['no part of a word', ['roo', 'm', ''], [4]],
    ['nothing of the numbers beside the words', ['0', '2'], [4]],
    ['a phrase that slots alone may say, always', [], [4]],
  ])('holds %s', (_, forms, numbers) => {
    expect(reachable(index, forms)).toEqual(numbers);
  });

  test('knows the words of the phrases, of their classes, and those that say nothing', () => {
    const asked = ['disk', 'disks', 'hogging', 'please', 'port', 'over', 'kind', 'printer', 'dis', ''];
    expect(asked.filter((word) => isKnown(index, word))).toEqual([
      'disk',
      'disks',
      'hogging',
      'please',
      'port',
    ]);
  });

  test.each(['spcae', 'spac', 'sspace', 'spacw', 'pace', 'spaces'])('lists what %s may mean', (slip) => {
    expect(knownNear(index, slip)).toContain('space');
  });
});
