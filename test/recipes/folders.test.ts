// Folders by their names as people say them, and what is left out of them.

import { expect, test } from 'vitest';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { proposed } from './proposed.ts';
import { worldOf } from './world.ts';

const ENTRIES = [
  'Bakery/',
  'Bakery/recipes/',
  'Bakery/recipes/rye bread.md',
  'Bakery/site/',
  'Bakery/site/node_modules/',
  'Bakery/site/index.html',
  'Bakery/invoices/',
  'Bakery/invoices/2025/',
  'Bakery/invoices/2025/a.txt',
  'Bakery/invoices/2026/',
  'Bakery/invoices/2026/b.txt',
  'Archive/',
  'Archive/2025/',
  'logs/',
  'logs/server.log',
];
const PROGRAMS = 'du find grep ls rm rsync tar zip cp wc chmod'.split(' ');

async function proposedHere(question: string): Promise<string | undefined> {
  const world = worldOf({ entries: ENTRIES, programs: PROGRAMS, branches: [] });
  const env = { cwd: '/home/ada', home: '/home/ada', shell: 'bash', userland: 'gnu', world } as const;
  try {
    return await proposed(question, env);
  } catch (error) {
    if (error instanceof NoRecipeError) return undefined;
    throw error;
  }
}

test.each([
  ['what is in the bakery', 'ls Bakery'],
  ['list everything in the bakery site', 'ls Bakery/site'],
  ['copy the 2026 invoices to /tmp', 'cp -r Bakery/invoices/2026 /tmp'],
  [
    'copy all invoices of 2025 to logs',
    "find Bakery/invoices/2025 -mindepth 1 -maxdepth 1 -type f -exec cp -i '{}' logs/ \\;",
  ],
  ['how big is the site folder', 'du -sh Bakery/site'],
  ['which recipe mentions flour', "find Bakery/recipes -type f -exec grep -H flour '{}' +"],
  ['give me the number of words in each recipe', "find Bakery/recipes -type f -exec wc -w '{}' +"],
])('%s: %s', async (question, command) => expect(await proposedHere(question)).toBe(command));

test.each([
  'what is in the pantry',
  'find md files in Bakery, not descending into folders that are hidden',
  'copy the 2024 invoices to /tmp',
  'how big is the 2025 folder',
])('%s: nothing that is meant for certain', async (question) =>
  expect(await proposedHere(question)).toBeUndefined(),
);

test.each([
  ['last 5 lines of each log file', "find . -type f -iname '*.log' -exec tail -n 5 '{}' +"],
  ['the first line of every md file in Bakery', "find Bakery -type f -iname '*.md' -exec head -n 1 '{}' +"],
  ['list files and show the last 5', 'find . -mindepth 1 -maxdepth 1 -type f | tail -n 5'],
  ['list folders 2 levels deep', 'find . -maxdepth 2 -type d'],
  ['zip Bakery without node_modules', "zip -r Bakery.zip Bakery -x '*/node_modules/*'"],
  [
    'tar up Bakery but skip node_modules and .git',
    'tar --exclude=node_modules --exclude=.git -caf Bakery.tar.gz Bakery',
  ],
  ['compress Bakery without .md files', "tar --exclude='*.md' -caf Bakery.tar.gz Bakery"],
  ['copy Bakery to /tmp/b without node_modules', 'rsync -a --exclude=node_modules Bakery /tmp/b'],
  [
    'sync Bakery to /tmp/b, skip node_modules and .git',
    'rsync -a --exclude=node_modules --exclude=.git Bakery /tmp/b',
  ],
  ['how big is Bakery without node_modules', 'du -sh --exclude=node_modules Bakery'],
  [
    'count lines in js files in Bakery without node_modules',
    "find Bakery -not -path '*/node_modules' -not -path '*/node_modules/*' -type f -iname '*.js' -exec wc -l '{}' +",
  ],
])('%s: %s', async (question, command) => expect(await proposedHere(question)).toBe(command));
