// Questions about commands and about beck itself.

import { expect, test } from 'vitest';
import { ABOUT_ROWS, aboutOf } from '../../src/recipes/about.ts';
import { firstQuestions } from '../../src/recipes/first-questions.ts';
import { bestReading } from '../../src/recipes/grammar/read.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { understand } from '../../src/recipes/understand.ts';

const examples = ABOUT_ROWS.flatMap((row) => row.examples.map(([question, about]) => ({ question, about })));

test.each(examples)('$question', ({ question, about }) => {
  expect(aboutOf(question)).toEqual(about);
});

test('no question of a recipe is taken for one of these', () => {
  const questions = RECIPES.flatMap((recipe) => Object.keys(recipe.examples));
  expect(questions.filter((question) => aboutOf(question) !== undefined)).toEqual([]);
});

test.each([
  'what does this do',
  'what does the last command do',
  'what does exit code 127 mean',
  'help me find the biggest file in this folder',
  'how do I use the least memory here',
  'what is the meaning of life',
  'hi, which files are here',
])('neither is: %s', (question) => {
  expect(aboutOf(question)).toBeUndefined();
});

test('a very long line takes no time', () => {
  expect(aboutOf(`what does ${'a '.repeat(200_000)}`)).toBeUndefined();
});

test.each([
  [
    'a repository with an archive',
    { names: ['a.zip', 'notes.md'], repository: true },
    ['what have I changed', 'list the contents of a.zip', 'which files here are over 1 MB'],
  ],
  [
    'an empty folder',
    { names: [], repository: false },
    [
      'which files here are over 1 MB',
      'go to the folder with the biggest log',
      "what's using port 8080; and who's logged in?",
    ],
  ],
  [
    'names that would have to be quoted',
    { names: ["it's.csv", '$(touch x).log', 'a b.zip'], repository: false },
    [
      'which files here are over 1 MB',
      'go to the folder with the biggest log',
      "what's using port 8080; and who's logged in?",
    ],
  ],
])('the first questions fit %s, and all are understood', (_, folder, expected) => {
  const questions = firstQuestions(folder);
  expect(questions).toEqual(expected);
  const world = undefined;
  const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
  const isRead = (question: string) =>
    understand(question).type === 'parts' || bestReading(question, env) !== undefined;
  expect(questions.filter((question) => !isRead(question))).toEqual([]);
});

test.each(['data.csv', 'app.log', 'main.py', 'README.md', 'photos.tar.gz'])('%s makes an example', (name) => {
  const [first] = firstQuestions({ names: [name], repository: false });
  expect(first).not.toBe('which files here are over 1 MB');
});
