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

// What people ask about files of one kind or name, composed in every shell.
test.each<readonly [question: string, bash: string]>([
  ['find all jpg images', "find . -type f -iname '*.jpg'"],
  ['find all files with the .py extension', "find . -type f -name '*.py'"],
  ['list all the csv files in this folder', "find . -mindepth 1 -maxdepth 1 -type f -iname '*.csv'"],
  ['find every json file under docs', "find docs -type f -iname '*.json'"],
  ['are there any python files here', "find . -mindepth 1 -maxdepth 1 -type f -iname '*.py'"],
  ['list the logs', "find . -type f -iname '*.log'"],
  ['list the videos', "find . -type f \\( -iname '*.mp4' "],
  ['list the songs in my downloads', 'find ~/Downloads -type f'],
  ['find zip files', "find . -type f -iname '*.zip'"],
  ["Where's the file settings.yaml?", 'find . -iname settings.yaml'],
  ['where is notes.txt', 'find . -iname notes.txt'],
  ['find files with spaces in their names', "find . -type f -name '* *'"],
  ['find files starting with a', "find . -type f -name 'a*'"],
  ['find files whose name starts with report', "find . -type f -name 'report*'"],
  ['files whose name contains invoice in my documents', "find ~/Documents -type f -name '*invoice*'"],
  ['find folders named test', 'find . -type d -name test'],
  ['list only directories', 'find . -mindepth 1 -maxdepth 1 -type d'],
  ['list the subfolders', 'find . -mindepth 1 -maxdepth 1 -type d'],
  ['plz show me hidden files thx', "find . -mindepth 1 -maxdepth 1 -name '.*'"],
  ['how do I see hidden files', "find . -mindepth 1 -maxdepth 1 -name '.*'"],
  [
    'copy all the txt files in docs to backup',
    "find docs -mindepth 1 -maxdepth 1 -type f -iname '*.txt' -exec cp -i '{}' backup/ \\;",
  ],
])('%s', async (question, bash) => {
  const there = worldOf({ entries: ['docs/', 'backup/', 'videos/', 'notes.txt'] });
  const inShell = async (shell: 'bash' | 'powershell') => {
    const choice = await choose(question, { ...ENV, shell, world: there });
    return choice.type === 'composition' ? choice.reading.command : choice.type;
  };
  expect(await inShell('bash')).toContain(bash);
  expect(await inShell('powershell')).toMatch(/^Get-ChildItem /);
});

test.each([
  'run the nightly job now',
  // What it says of its names is more than a reading keeps.
  "compare this year's taxes with last year's",
])('%s, which nothing answers, is offered what fits the folder', async (question) => {
  const world = worldOf({ entries: ['sales.csv', 'server.log'] });
  const choice = await choose(question, { ...ENV, world });
  expect(choice.type === 'unsure' && choice.works).toEqual([
    'show the first 5 lines of sales.csv',
    'show the last 20 lines of server.log',
  ]);
});

test('a refused question about a file is offered one about that file, not an example of other things', async () => {
  const media = worldOf({ entries: ['interview.mp3', 'notes.txt'] });
  const choice = await choose('how long is interview.mp3', { ...ENV, world: media });
  expect(choice.type === 'unsure' && [choice.nearest, choice.works?.[0]]).toEqual([
    [],
    'how big is interview.mp3',
  ]);
});
