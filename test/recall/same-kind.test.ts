// Two questions that differ in a word, and the third of their kind.

import { describe, expect, test } from 'vitest';
import { type Answered, commandsLike, differencesOf, isLike } from '../../src/recall/same-kind.ts';

const answered = (question: string, ...commands: string[]): Answered => ({ question, commands });

const BLUE = answered('put the blue marker where the others are', 'mkdir -p blue', 'touch blue/on');
const GREEN = answered('put the green marker where the others are', 'mkdir -p green', 'touch green/on');

describe('the third question of a kind', () => {
  test.each<[string, Answered, Answered, string, readonly string[]]>([
    [
      'every command',
      BLUE,
      GREEN,
      'Put the red marker where the others are?',
      ['mkdir -p red', 'touch red/on'],
    ],
    [
      'two words',
      answered('tag web as v1 now', 'docker tag web web:v1'),
      answered('tag api as v2 now', 'docker tag api api:v2'),
      'tag shop as v7 now',
      ['docker tag shop shop:v7'],
    ],
    [
      'a path inside quotes',
      answered('how long is src/a.ts', "wc -l 'src/a.ts'"),
      answered('how long is src/b.ts', "wc -l 'src/b.ts'"),
      'how long is src/c.ts',
      ["wc -l 'src/c.ts'"],
    ],
  ])('gets its own words in %s', (_, first, second, question, commands) => {
    expect(commandsLike(question, first, second)).toEqual(commands);
  });

  test.each<[string, Answered, Answered, string]>([
    [
      'the commands differ in more',
      answered('show blue logs here', 'cat blue.log'),
      answered('show green logs here', 'less green.log'),
      'show red logs here',
    ],
    [
      'the commands do not have the word',
      answered('show the blue one', 'ls'),
      answered('show the green one', 'ls'),
      'show the red one',
    ],
    ['another word differs', BLUE, GREEN, 'put the red flag where the others are'],
    ['the word is no plain one', BLUE, GREEN, 'put the $(rm) marker where the others are'],
    ['the word is an option', BLUE, GREEN, 'put the -rf marker where the others are'],
    ['it is longer', BLUE, GREEN, 'put the dark red marker where the others are'],
    [
      'one word would have two values',
      answered('move a to a now', 'mv a a'),
      answered('move b to c now', 'mv b c'),
      'move d to e now',
    ],
    [
      'one of them ran more',
      BLUE,
      answered(GREEN.question, 'mkdir -p green'),
      'put the red marker where the others are',
    ],
  ])('is not known where %s', (_, first, second, question) => {
    expect(commandsLike(question, first, second)).toBeUndefined();
  });
});

test('a question is not of its own kind, nor is one that shares too little', () => {
  expect(isLike('show the blue one', 'Show the blue  one?')).toBe(false);
  expect(isLike('show the blue one', 'show my other words')).toBe(false);
  expect(isLike('show the blue one', 'show the green one')).toBe(true);
});

test('what differs is said in the words of both', () => {
  expect(differencesOf(BLUE, GREEN)).toEqual([{ first: 'blue', second: 'green' }]);
});
