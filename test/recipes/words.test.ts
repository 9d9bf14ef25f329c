import { expect, test } from 'vitest';
import { readWords } from '../../src/recipes/words/words.ts';

test.each<[string, readonly string[]]>([
  ["what's here?", ['what', 'is', 'here']],
  ['what’s here', ['what', 'is', 'here']],
  ["who's logged in", ['who', 'is', 'logged', 'in']],
  ["don't", ['do', 'not']],
  ['show "my notes.txt", please', ['show', 'my notes.txt', 'please']],
  ["find 'it''s'", ['find', "it''s"]],
  ["it's.txt isn't", ["it's.txt", 'is', 'not']],
  ['go to ..', ['go', 'to', '..']],
  ['go to .', ['go', 'to', '.']],
  ['find .py files.', ['find', '.py', 'files']],
  ['port 8080;and', ['port', '8080', 'and']],
  ['an unclosed "quote here', ['an', 'unclosed', '"quote', 'here']],
  ['pasted\nlines\tand   blanks', ['pasted', 'lines', 'and', 'blanks']],
  ['   ', []],
  ['Lsit teh fiels in this direcotry', ['list', 'the', 'files', 'in', 'this', 'directory']],
])('%s', (question, words) => {
  expect(readWords(question).map(({ raw }) => raw)).toEqual(words);
});

test('a word of very many marks is a word', () => {
  const word = `${'!'.repeat(100_000)}x`;
  expect(readWords(`${word}?`)).toMatchObject([{ raw: word, pause: '?' }]);
});

test('what came after a word is kept', () => {
  expect(readWords('a, b; c? d. e').map(({ pause }) => pause)).toEqual([',', ';', '?', '.', '']);
});
