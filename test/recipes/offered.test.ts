// What is never offered: a change for a question that reads, a command for words that stand for something, or one
// whose program, branch, column or table is not here.

import { describe, expect, test } from 'vitest';
import { intentCommand } from '../../src/recipes/answer.ts';
import { choose } from '../../src/recipes/choose.ts';
import { placeholderIn } from '../../src/recipes/placeholder.ts';
import { onlyReads } from '../../src/recipes/words/only-reads.ts';
import { readWords } from '../../src/recipes/words/words.ts';
import { nextStep } from './rows-alone.ts';
import { worldOf } from './world.ts';

const world = worldOf({
  entries: ['docs/', 'docs/a.txt', 'notes.txt', 'app.log', 'sales.csv', 'shop.db'],
  programs: ['sed', 'awk', 'grep', 'sqlite3', 'date'],
  branches: ['main', 'feature/checkout'],
});
const ENV = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;

const HEADER = 'id,city,amount';
const WORLD = {
  ...world,
  firstLines: (path: string) => (path === 'sales.csv' ? [HEADER, '1,Oslo,5'] : []),
  tablesIn: (path: string) => (path === 'shop.db' ? ['orders', 'products'] : undefined),
  hosts: () => ['web1', 'db'],
};

async function offered(question: string): Promise<string> {
  const choice = await choose(question, { ...ENV, world: { ...WORLD } });
  switch (choice.type) {
    case 'composition':
      return choice.absent?.text ?? choice.reading.command;
    case 'absent':
      return choice.text;
    case 'intent': {
      const printed = intentCommand(choice.intent, { ...ENV, world: { ...WORLD } });
      return printed.type === 'command'
        ? printed.command
        : printed.type === 'absent'
          ? printed.text
          : 'unsure';
    }
    default:
      return choice.type;
  }
}

test.each([
  'list the stats and timestamps of the file notes.txt',
  'show the files that were created or modified today',
  'how many files were moved',
])('%s only reads', (question) => {
  expect(onlyReads(readWords(question))).toBe(true);
});

test.each([
  'find all logs and delete them',
  'list the txt files, then copy them to docs',
  'how do I remove a folder',
  'find files named a.txt, moving them to docs',
  'print the lines of notes.txt and save them',
  'delete notes.txt',
])('%s may change something', (question) => {
  expect(onlyReads(readWords(question))).toBe(false);
});

test('a question that reads is not answered with a change', async () => {
  expect(await offered('list the stats and timestamps of the file notes.txt')).not.toMatch(/touch/);
});

test.each([
  ['find files with a certain extension', 'Which extension? Say it instead of "a certain extension".'],
  ['find files containing specific text', 'Which text? Say it instead of "specific text".'],
  ['delete files with a given extension', 'Which extension? Say it instead of "a given extension".'],
  ['find a certain file', 'Which file? Say it instead of "a certain file".'],
  ['search for some text in notes.txt', 'Which text? Say it instead of "some text".'],
])('%s: says what is left open', async (question, answer) => {
  expect(await offered(question)).toBe(answer);
});

test.each([
  'find files with a specific extension .txt',
  'find some files',
  'search for the specific text "hello" in notes.txt',
  'count the lines with a given word error in app.log',
])('%s leaves nothing open', (question) => {
  expect(placeholderIn(question)).toBeUndefined();
});

test('a composed command needs its programs', async () => {
  expect(await offered('calendar of 2027')).toBe('cal is not installed.');
});

test('what is counted is not the files', async () => {
  expect(await offered('counts total lines in csv and json files')).not.toMatch(/^find/);
});

test.each([
  ['switch to branch feature/checkot', 'No branch feature/checkot; nearest: feature/checkout'],
  ['delete the branch old/login', 'No branch old/login; there is main, feature/checkout.'],
  ['switch to branch main', 'git switch main'],
  ['average of price in sales.csv', 'sales.csv has no column price; it has id, city, amount.'],
  ['sum of amount in sales.csv', 'awk -F'],
  [
    'how many rows does the table bills in shop.db have',
    'shop.db has no table bills; it has orders, products.',
  ],
  ['how many orders are in shop.db', "sqlite3 -readonly shop.db 'select count(*) from orders'"],
  ['tables in shop.db', 'sqlite3 -readonly shop.db .tables'],
  ['copy notes.txt to web1', 'web1 is a host of ssh: to copy there, say "web1:".'],
  ['delete the file one', 'No file one here.'],
])('%s: %s', async (question, said) => {
  expect(await offered(question)).toContain(said);
});

test('the name of a program is run, another word is printed', async () => {
  expect(await offered('repeat date 3 times')).toBe('for i in $(seq 3); do date; done');
  expect(await offered('repeat hello 3 times')).toBe('yes hello | head -n 3');
});

test.each([
  ['git checkout feature/checkot', 'No branch feature/checkot; nearest: feature/checkout'],
  ['git fetch', 'typed'],
  ['git add notes.txt', 'git add notes.txt'],
  ['git push everything', 'unsure'],
])('%s, typed as a question: %s', async (question, said) => {
  expect(await offered(question)).toBe(said);
});

test.each([
  'line number of TODO in notes.txt',
  'count events per type in notes.txt',
  'sort files into folders by type',
  'find files with umlauts in the name',
])('%s: no part of it is answered alone', async (question) => {
  expect(await offered(question)).not.toMatch(/^(?:wc|find|grep -c)/);
});

test('a service is started and stopped by its name where it is one', async () => {
  const unit = '/usr/lib/systemd/system/nginx.service';
  const there = worldOf({ entries: [unit], programs: ['systemctl', 'sudo'] });
  const commands = ['restart nginx', 'stop nginx', 'restart apache'].map(async (question) => {
    const choice = await choose(question, { ...ENV, world: there });
    return choice.type === 'composition' ? choice.reading.command : choice.type;
  });
  expect(await Promise.all(commands)).toEqual([
    'sudo systemctl restart nginx',
    'sudo systemctl stop nginx',
    'unsure',
  ]);
});

test.each(['touch a file', 'touch file', 'gzip a file', 'make a file executable'])(
  '%s does not change all of them',
  async (question) => expect(await offered(question)).not.toMatch(/find /),
);

test.each(['touch all files', 'gzip every file here', 'touch the files', 'rename files to lowercase'])(
  '%s may',
  async (question) => expect(await offered(question)).toMatch(/^find /),
);

describe('where nothing is committed yet', () => {
  const empty = { ...ENV, world: worldOf({ noCommit: true, entries: ['a.txt'] }) };
  const answered = (question: string) => nextStep(question, [], empty);

  test.each([
    'what have I changed',
    'how many commits are there',
    'undo the last commit',
    'who contributed to this repository',
  ])('%s is answered so', (question) =>
    expect(answered(question)).toMatchObject({
      text: expect.stringMatching(/^Nothing is committed here yet/),
    }),
  );

  test.each(['git status', 'which branch am I on'])('%s is asked all the same', (question) =>
    expect(answered(question)).toMatchObject({ type: 'run' }),
  );
});
