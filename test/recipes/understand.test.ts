// What a question is taken for, and when we would rather say that we are not sure.

import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { understand } from '../../src/recipes/understand.ts';

describe('one question or several', () => {
  test.each<[string, readonly string[]]>([
    ["what's using port 8080; and who's logged in?", ['port-user', 'who-is-here']],
    ["what's using port 8080;and who's logged in", ['port-user', 'who-is-here']],
    ['who am I and where am I', ['whoami', 'where-am-i']],
    ['show disk space, then memory, then uptime', ['disk-space', 'memory', 'uptime']],
    ['what time is it? who am I?', ['date', 'whoami']],
    ['go to src and then list the files', ['go-to', 'list-folder']],
    ['list files and folders', ['list-folder']],
    ['difference between a.txt and b.txt', ['compare-files']],
    ['how many words are in a.txt and b.txt', ['count-words']],
    ['files larger than 1 MB and older than 10 days', ['files-by-size']],
    ['create a folder called reports and go into it', ['make-folder-and-go']],
    ['search for "this and that" in src', ['search-in-folder']],
    ['find python and node', []],
    ['who am I and what is the meaning of life', []],
    ['delete a.txt and everything else', []],
  ])('%s', (question, ids) => {
    expect(idsOf(question)).toEqual(ids);
  });
});

describe('the same thing said differently', () => {
  test.each<[string, string]>([
    ['Which files here are over 1 MB?', 'files-by-size'],
    ['which files here are over 1MB', 'files-by-size'],
    ['can you please show me files bigger than 1 meg', 'files-by-size'],
    ['in src, which files are larger than 500k?', 'files-by-size'],
    ['wich fiels are larger than 2 gigs', 'files-by-size'],
    ['what are the bigest files', 'largest-files'],
    ['I want to see hidden files', 'hidden-files'],
    ['how do I see hidden files', 'hidden-files'],
    ['whos logged in', 'who-is-here'],
    ['WHO IS LOGGED IN', 'who-is-here'],
    ['is anything listening on port 3000?', 'port-user'],
  ])('%s', (question, id) => {
    expect(idsOf(question)).toEqual([id]);
  });
});

describe('what changes something needs its names, its order and every letter', () => {
  test.each([
    'delete everything',
    'delete all files',
    'delete the biggest file',
    'delete it',
    'delet empty.txt',
    'empty.txt delete',
    'do not delete empty.txt',
    'delete empty.txt if it is old',
    'delete the folder',
    'delete this folder',
    'delete my home folder',
    'delete the folder /etc',
    'rename the newest file to a.txt',
    'move everything to backup',
    'kill the process using the most memory',
    'make a folder',
    'what happens if I delete empty.txt',
    'should I delete empty.txt',
  ])('unsure: %s', (question) => {
    expect(understand(question).type).toBe('unsure');
  });
});

describe('what is not for us', () => {
  test.each([
    '',
    '   ',
    '???',
    'what is the weather tomorrow',
    'write me a poem about shells',
    'combien de fichiers y a-t-il ici',
    'wie viele Dateien sind hier',
    '这里有多少个文件',
    'how much dsik space is left',
    'which files are not python files',
    'files except logs',
    'word '.repeat(60),
  ])('unsure: %s', (question) => {
    expect(understand(question).type).toBe('unsure');
  });

  test('the nearest rows are offered as questions one could ask', () => {
    expect(understand('compress everything nicely')).toEqual({
      type: 'unsure',
      nearest: expect.arrayContaining([expect.stringMatching(/compress/)]),
    });
  });
});

describe('names arrive as they were written, whatever they hold', () => {
  test.each<[string, string, string]>([
    ['show "my notes.txt"', "cat 'my notes.txt'", "cat 'my notes.txt'"],
    ["show it's.txt", `cat "it's.txt"`, `cat 'it\\'s.txt'`],
    ['delete -rf.txt', 'rm ./-rf.txt', 'rm ./-rf.txt'],
    ['delete "$(touch x).txt"', "rm '$(touch x).txt'", "rm '$(touch x).txt'"],
    ['delete "a;b.txt"', "rm 'a;b.txt'", "rm 'a;b.txt'"],
    ['create a folder called "two words"', "mkdir -p 'two words'", "mkdir -p 'two words'"],
    ['go to "~/My Things"', "cd ~/'My Things'", "cd ~/'My Things'"],
    [
      'search for "a\'b" in src',
      `grep -rnIFi --exclude-dir=.git -e "a'b" src`,
      `grep -rnIFi --exclude-dir=.git -e 'a\\'b' src`,
    ],
    [
      'replace a/b with c&d in notes.txt',
      String.raw`sed -i 's/a\/b/c\&d/g' notes.txt`,
      String.raw`sed -i 's/a\\/b/c\\&d/g' notes.txt`,
    ],
  ])('%s', (question, posix, fish) => {
    const env = { userland: 'gnu', cwd: '/home/ada', home: '/home/ada' } as const;
    expect(printCommand(question, { ...env, shell: 'bash' })).toEqual({ type: 'command', command: posix });
    expect(printCommand(question, { ...env, shell: 'fish' })).toEqual({ type: 'command', command: fish });
  });
});

test('a shell of another family gets no command it would misread', () => {
  const env = { userland: 'gnu', cwd: '/', home: '/', shell: 'powershell' } as const;
  expect(printCommand('who am I', env)).toEqual({ type: 'unsure', nearest: [] });
});

function idsOf(question: string): readonly string[] {
  const understood = understand(question);
  return understood.type === 'parts' ? understood.parts.map(({ recipe }) => recipe.id) : [];
}
