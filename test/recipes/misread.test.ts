// Words that a row or rule could take for something else: the answer is what was meant, or none.

import { expect, test } from 'vitest';
import { NoRecipeError } from '../../src/domain/errors.ts';
import { recipesProvider } from '../../src/providers/recipes.ts';
import { worldOf } from './world.ts';

const world = worldOf({
  branches: ['main', 'feature/checkout', 'feature/cart'],
  entries: [
    'bin/',
    'bin/hello',
    'docs/',
    'docs/manual.txt',
    'src/',
    'src/index.js',
    'poem.txt',
    'data.json',
    'latest.com',
    'source.tar',
    'fruit.txt.bz2',
    'photos/',
    'Downloads/',
    '2024/',
    '2024/a.md',
    'old.tgz',
    'me.jpg',
    'photos/a.NEF',
    '.env',
  ],
  programs: ['awk', 'base64', 'grep', 'jq', 'ln', 'mkdir', 'ping', 'printf', 'sed', 'tar', 'tr'],
});
const ENV = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;

async function answer(question: string): Promise<string | undefined> {
  const messages = [{ role: 'user', content: question } as const];
  const request = { question, runs: [], messages, tools: [], temperature: 0, maxTokens: 1 };
  const provider = recipesProvider({ ...ENV, world: { ...world } }, { whole: true });
  try {
    const reply = await provider.ask(request, { signal: new AbortController().signal, onText() {} });
    const [call] = reply.toolCalls;
    return call && (JSON.parse(call.arguments) as { readonly command: string }).command;
  } catch (error) {
    if (error instanceof NoRecipeError) return undefined;
    throw error;
  }
}

test.each<readonly [question: string, command: string | undefined]>([
  ['encode the word hello in base64', 'printf %s hello | base64'],
  ['write hello there into a new file greet.txt', "printf '%s\\n' 'hello there' >> greet.txt"],
  ['what did I change in index.js', 'git --no-pager diff HEAD -- src/index.js'],
  ['what did I change in gone.js', 'git --no-pager diff HEAD -- gone.js'],
  ['files in docs newer than manual.txt', 'find docs -type f -newer docs/manual.txt'],
  ['find files named diary', "find . -type f \\( -name diary -o -name 'diary.*' \\)"],
  ['are there blank lines in poem.txt', undefined],
  ['what keys does data.json have', 'jq keys data.json'],
  ['does source.tar contain x', undefined],
  ["what's in fruit.txt.bz2", undefined],
  ['search for readme files', undefined],
  ['zip all the photos in photos', undefined],
  ['is latest.com up', undefined],
  ['format src/index.js', undefined],
  ['format data.json', 'jq . data.json'],
  ['version of this project', undefined],
  ['version of grep', 'grep --version'],
  ['connect to wifi', undefined],
  ['is example.com up', 'ping -c 4 example.com'],
  ['what resolution does me.jpg have', undefined],
  ['switch to the checkout branch', 'git switch feature/checkout'],
  ['count words in all txt files', "find . -type f -iname '*.txt' -exec wc -w '{}' +"],
  ['length of me.jpg', undefined],
  ['size of me.jpg in bytes', 'wc -c me.jpg'],
  [
    'is there a .gitignore here',
    "find . -type f -iname .gitignore -not -path '*/.git/*' | sort | head -n 200",
  ],
  ['list the names of files in docs without extension', undefined],
  ['count the words in me.jpg', undefined],
  ['add Greta to poem.txt', "printf '%s\\n' Greta >> poem.txt"],
  ['add a column to poem.txt', undefined],
  ['add docs to poem.txt', undefined],
  ['add logging to src/index.js', undefined],
  ['hwo mnay pdf fiels are here', "find . -type f -iname '*.pdf' -not -path '*/.git/*' | wc -l"],
  ['list raw files', undefined],
  [
    'move the NEF files from photos to docs',
    "find photos -mindepth 1 -maxdepth 1 -type f -name '*.NEF' -exec mv -i '{}' docs/ \\;",
  ],
  ['what colour does poem.txt have', undefined],
  ["what's in the .env file", undefined],
  ['what is in .env', 'cat .env'],
  ['find md files in 2024', "find 2024 -type f -iname '*.md'"],
  [
    'find md files from year 2023',
    "find . -type f -iname '*.md' -newermt 2023-01-01 -not -newermt 2024-01-01",
  ],
  ['find md files in 2023', "find . -type f -iname '*.md' -newermt 2023-01-01 -not -newermt 2024-01-01"],
  ['how many md files are there in total', "find . -type f -iname '*.md' | wc -l"],
  ['fix the windows line endings in poem.txt', "sed -i 's/\\r$//' poem.txt"],
  ['convert poem.txt to windows line endings', "sed 's/$/\\r/' poem.txt"],
  ['extract old.tgz into a new folder', 'mkdir -p old && tar -xf old.tgz -C old'],
  ['extract old.tgz into the docs folder', 'mkdir -p docs && tar -xf old.tgz -C docs'],
  ['move poem.txt into the docs folder', 'mv -i poem.txt docs'],
  ['move poem.txt into the keepers folder', undefined],
  ['move the docs into the keepers folder', undefined],
  ['copy poem.txt into keepers', undefined],
  ['create a symlink to poem.txt called docs/latest', 'ln -s ../poem.txt docs/latest'],
  ['create a symlink to poem.txt called latest', 'ln -s poem.txt latest'],
])('%s', async (question, command) => {
  expect(await answer(question)).toBe(command);
});
