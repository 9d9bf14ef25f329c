// What a question leaves open is decided alike by the rows and the grammar, whatever else is said.

import { expect, test } from 'vitest';
import { proposed } from './proposed.ts';
import { worldOf } from './world.ts';

const PROGRAMS = ['numfmt', 'free', 'awk', 'du', 'tail', 'xargs'];
const ENTRIES = ['src/', 'src/a.ts', 'test/', 'notes.txt'];

async function commandFor(question: string): Promise<string> {
  const world = worldOf({ entries: ENTRIES, programs: PROGRAMS });
  const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
  return (await proposed(question, env)) ?? '';
}

test.each([
  'count files in src',
  'count files in src and test',
  'how many files are in src and test',
  'how many files are in src and test together',
  '5 largest files in this directory',
  '5 largest files in this directory by size',
  'the 3 largest files in src and test',
])('what is counted or ranked by size is looked for in subfolders: "%s"', async (question) => {
  const command = await commandFor(question);
  expect(command).toMatch(/^find (src|src test|\.) /);
  expect(command).not.toContain('-maxdepth');
});

test.each(['list files in src and test', 'count folders in src and test', 'delete the log files in src'])(
  'what is listed or changed stays in its folder: "%s"',
  async (question) => {
    expect(await commandFor(question)).toMatch(/-maxdepth 1 |^ls /);
  },
);

test.each(['how much memory is free', 'memory usage', 'show the memory usage', 'show free memory'])(
  'sizes are in units that people read: "%s"',
  async (question) => {
    expect(await commandFor(question)).toBe('free -h');
  },
);

test('a unit that is named is used', async () => {
  expect(await commandFor('show the memory usage in MB')).toBe('free -m');
});
