// Which rows a question matches, and when the answer must be `unsure`.

import { describe, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { understand } from './rows-alone.ts';

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
    ['files larger than 1 MB and older than 10 days', ['files-by-size']],
    ['create a folder called reports and go into it', ['make-folder-and-go']],
    ['search for "this and that" in src', ['search-in-folder']],
    ['find python and node', []],
    ['who am I and what is the meaning of life', []],
    ['delete a.txt and everything else', []],
    ['stage everything and commit with message "update config"', ['git-commit-all']],
    ['stage everything and push', ['git-stage-all', 'git-push']],
    ['delete all .tmp files in here and in subfolders', ['delete-kind-below']],
    ['show disk space and memory', ['disk-space', 'memory']],
    ['delete old.txt and show me the files', ['delete-file', 'list-folder']],
    ['copy notes.txt to backup and delete notes.txt', ['copy-file', 'delete-file']],
    ['delete a.txt and empty files', []],
    ['how many files and folders are here', []],
    ['which files were changed today and yesterday', []],
    ['show every second line of notes.txt', []],
    ['commit notes.txt', []],
    ['rename a.txt to b.txt and move to docs', []],
    ['list python files and delete them', []],
    ['make a folder called photos then delete old.txt', ['make-folder', 'delete-file']],
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
    ['whos logged in', 'who-is-here'],
    ['WHO IS LOGGED IN', 'who-is-here'],
    ['is anything listening on port 3000?', 'port-user'],
  ])('%s', (question, id) => {
    expect(idsOf(question)).toEqual([id]);
  });
});

describe('a story before the request', () => {
  test.each<[string, readonly string[]]>([
    ['I accidentally copied my photos twice, can you find duplicate files?', ['duplicate-files']],
    ['we have many logs. find logs older than 30 days', ['files-by-age']],
    ['I messed up, undo the last commit', ['git-undo-commit']],
    ['it is slow, what is using so much cpu', ['cpu-hogs']],
    ['I want to delete old.txt, can you find duplicate files', ['delete-file', 'duplicate-files']],
    ['I need everything except logs, find duplicate files', []],
    ['if old.txt is old, delete empty.txt', []],
    ['I do not need it, delete old.txt', []],
    ['I would rather rename it, delete old.txt', []],
    ['sing me a song, find duplicate files', []],
  ])('%s', (question, ids) => {
    expect(idsOf(question)).toEqual(ids);
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
    'delete the documents folder',
    'delete my downloads',
    'delete empty files in the house',
    'make a folder called photos in docs',
    'make a folder called photos delete old.txt',
    'make a folder called a/b c',
    'revert everything',
    'discard my changes',
    'rename all files to .md',
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
    'constructor __proto__ toString',
    'go to my constructor',
    '这里有多少个文件',
    'how much dsik space is left',
    'which files are not python files',
    'files except logs',
    'files in the house',
    'find every TODO in the house',
    'go to the project',
    'count how often each name occurs in data.csv',
    'what day is 31 february 2026',
    'word '.repeat(60),
  ])('unsure: %s', (question) => {
    expect(understand(question).type).toBe('unsure');
  });

  test('one word in common is enough where it is what is to be done', () => {
    expect(understand('merge pdfs')).toMatchObject({ nearest: ['merge a.txt and b.txt into all.txt'] });
  });

  test('the nearest rows are offered as questions one could ask', () => {
    expect(understand('compress everything nicely')).toEqual({
      type: 'unsure',
      nearest: expect.arrayContaining([expect.stringMatching(/compress/)]),
      unclear: undefined,
    });
  });

  test('what does the same is offered before what is about the same things', () => {
    expect(understand('sort my mails')).toMatchObject({
      nearest: ['sort users.json by name', 'sort people.csv by age'],
    });
  });

  test('what would do the opposite is not offered', () => {
    expect(understand('undo git push')).toMatchObject({ nearest: [] });
  });

  test.each([
    'make it nicer',
    'what is the weather',
    'notes.txt 7',
    'write me a poem',
    'order pizza',
    'what is the meaning of life',
    'run the tests',
    'show me the tests',
    'start the server',
    'compile the program',
    'resize all images',
    'merge the pdf files into a song',
  ])('none rather than random ones: %s', (question) => {
    expect(understand(question)).toMatchObject({ type: 'unsure', nearest: [] });
  });

  test.each<[string, string, string, string]>([
    ['show disk space carefully', 'show disk space', 'carefully', 'how much disk space is left'],
    ['delete old.txt if it is old', 'delete old.txt', 'if it is old', 'delete empty.txt'],
    [
      'zip the docs folder and email it to bob',
      'zip the docs folder',
      'email it to bob',
      'zip up the docs folder',
    ],
    ['what happens if I delete a.txt', 'delete a.txt', 'what happens if I', 'delete empty.txt'],
    ['which shells do the snails have', '', 'snails', 'which shell am I using'],
  ])('what was not understood is named: %s', (question, clear, rest, first) => {
    expect(understand(question)).toEqual({
      type: 'unsure',
      unclear: { clear, rest },
      nearest: expect.toSatisfy((nearest: readonly string[]) => nearest[0] === first && nearest.length <= 2),
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
  const env = { userland: 'gnu', cwd: '/', home: '/' } as const;
  const unsure = { type: 'unsure', nearest: [], unclear: undefined };
  expect(printCommand('who am I', { ...env, shell: 'cmd' })).toEqual(unsure);
  expect(printCommand('who am I', { ...env, shell: 'powershell' })).toEqual({
    type: 'command',
    command: 'whoami',
  });
});

function idsOf(question: string): readonly string[] {
  const understood = understand(question);
  return understood.type === 'parts' ? understood.parts.map(({ recipe }) => recipe.id) : [];
}
