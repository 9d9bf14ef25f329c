// Questions that were misread: what is left out, whose it is, and words that say how to search.

import { expect, test } from 'vitest';
import { intentCommand } from '../../src/recipes/answer.ts';
import { choose } from '../../src/recipes/choose.ts';
import { worldOf } from './world.ts';

const entries = [
  ...['.git/', 'img/', 'docs/', 'backup/', 'a.txt', 'b.txt', 'notes.txt', 'archive.zip'],
  ...['img/logo.png', 'docs/TODO', 'quoted.csv', 'plain.csv'],
];
const TABLES: Readonly<Record<string, readonly string[]>> = {
  'quoted.csv': ['id,name,city,price', '1,"Smith, J",Rome,5', '2,Ann,Oslo,7'],
  'plain.csv': ['id,name,city,price', '1,Jo,Rome,5', '2,Ann,Oslo,7'],
};
const world = {
  ...worldOf({ entries, programs: ['awk', 'printf'] }),
  firstLines: (path: string) => TABLES[path] ?? [],
};
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;

async function commandOf(question: string): Promise<string | undefined> {
  const choice = await choose(question, env);
  if (choice.type === 'composition') return choice.reading.command;
  const printed = choice.type === 'intent' ? intentCommand(choice.intent, env) : undefined;
  return printed?.type === 'command' ? printed.command : undefined;
}

test.each([
  ['list everything except img', "find . -mindepth 1 -maxdepth 1 -not -path ./img -not -path './img/*'"],
  ['find everything except pdfs', "find . -not -name .git -not -path '*/.git/*' -not -iname '*.pdf'"],
  ['list files that are not txt', "find . -not -path '*/.git/*' -type f -not -iname '*.txt'"],
  ['files in docs not named core', 'find docs -type f -not -name core'],
  ['files not owned by me', `find . -not -path '*/.git/*' -type f -not -user "$USER"`],
  ['list everything except flubber', undefined],
  ['stop ignoring docs', undefined],
  ['folders larger than 1 MB', 'du -h -t 1M .'],
])('leaves out: %s', async (question, command) => {
  expect(await commandOf(question)).toBe(command);
});

test.each([
  ['search for foo case sensitively in notes.txt'],
  ['replace Foo with bar ignoring case in notes.txt'],
  ['split notes.txt by line'],
  ['what is a.txt'],
  ['commit docs/TODO'],
  ['delete merged branches'],
  ['add a line at the top of notes.txt'],
  ['add a.txt to archive.zip'],
])('is not misread: %s', async (question) => {
  expect(await commandOf(question)).toBe(undefined);
});

test('appends a file that exists, or a text', async () => {
  expect(await commandOf('append a.txt to b.txt')).toBe('cat a.txt >> b.txt');
  expect(await commandOf('append buy tea to b.txt')).toBe("printf '%s\\n' 'buy tea' >> b.txt");
});

test('a recursive move does not visit its target', async () => {
  expect(await commandOf('find all txt files and move them to docs')).toMatch(
    /-prune -o -not -path \.\/docs -not -path '\.\/docs\/\*' -type f -iname '\*\.txt' -exec mv -i '\{\}' docs\/ \\;$/,
  );
});

test('values in quotes are read by the rows, which refuse them', async () => {
  expect(await commandOf('average price in plain.csv')).toMatch(/^awk -F , 'NR > 1/);
  expect(await commandOf('average price in quoted.csv')).toContain('/"/ { k = 0; exit }');
});
