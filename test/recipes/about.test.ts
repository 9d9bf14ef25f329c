// Questions about commands and about beck itself.

import { expect, test } from 'vitest';
import { ABOUT_ROWS, aboutOf } from '../../src/recipes/about.ts';
import { choose } from '../../src/recipes/choose.ts';
import { firstQuestions } from '../../src/recipes/first-questions.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';
import { worldOf } from './world.ts';

const examples = ABOUT_ROWS.flatMap((row) => row.examples.map(([question, about]) => ({ question, about })));

test.each(examples)('$question', ({ question, about }) => {
  expect(aboutOf(question)).toEqual(about);
});

test('no question of a recipe is taken for one of these', () => {
  const questions = RECIPES.flatMap(questionsOf);
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

const NAMES = ['a.zip', 'b.tar.gz', 'c.tgz', 'data.csv', 'app.log', 'main.py', 'README.md', 'todo.txt'];
const glance = (names: readonly string[], repository = false) => ({
  names,
  repository,
  isFile: () => true,
  hasProgram: () => true,
});

test.each([
  [
    'a repository with an archive',
    glance(['a.zip', 'notes.md'], true),
    ['what have I changed', 'list the contents of a.zip', 'which files here are over 1 MB'],
  ],
  [
    'an archive that nothing here can read',
    { ...glance(['a.zip']), hasProgram: () => false },
    [
      'which files here are over 1 MB',
      'go to the folder with the biggest log',
      "what's using port 8080; and who's logged in?",
    ],
  ],
  [
    'folders with the names of files',
    { ...glance(['a.csv', 'b.csv']), isFile: (name: string) => name === 'b.csv' },
    [
      'show the first 5 lines of b.csv',
      'which files here are over 1 MB',
      'go to the folder with the biggest log',
    ],
  ],
  [
    'names that would have to be quoted',
    glance(["it's.csv", '$(touch x).log', 'a b.zip']),
    [
      'which files here are over 1 MB',
      'go to the folder with the biggest log',
      "what's using port 8080; and who's logged in?",
    ],
  ],
])('the first questions fit %s', (_, folder, expected) => {
  expect(firstQuestions(folder)).toEqual(expected);
});

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;

/** They are shown without being tried. */
test.each(SHELLS)('each first question is answered, in %s', async (shell) => {
  const tools = 'tar tail grep xargs ss lsof ps who du unzip awk sed'.split(' ');
  const questions = [NAMES, ...NAMES.map((name) => [name])].flatMap((names) =>
    [false, true].flatMap((repository) => firstQuestions(glance(names, repository))),
  );
  const unanswered: string[] = [];
  for (const userland of ['gnu', 'bsd'] as const) {
    const world = worldOf({ entries: NAMES, branches: ['main'], programs: tools });
    const env = { shell, userland, cwd: '/home/ada', home: '/home/ada', world } as const;
    for (const question of new Set(questions)) {
      const { type } = await choose(question, env);
      if (type !== 'intent' && type !== 'composition') unanswered.push(`${question}: ${type}`);
    }
  }
  expect(unanswered).toEqual([]);
});

test.each(NAMES)('%s makes an example', (name) => {
  const [first] = firstQuestions(glance([name]));
  expect(first).not.toBe('which files here are over 1 MB');
});
