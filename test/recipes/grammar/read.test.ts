// Requests that no row foresees, composed by the grammar; and what it must leave alone.

import { describe, expect, test } from 'vitest';
import { bestReading, readings, THRESHOLDS } from '../../../src/recipes/grammar/read.ts';
import { NOT_OURS } from '../not-ours.ts';
import { worldOf } from '../world.ts';

const world = worldOf({ entries: ['docs/', 'logs/', 'backup/', 'notes.txt', 'people.txt', 'app.log'] });
const env = { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
const SPARED =
  "\\( -name .git -o -name .hg -o -name .svn -o -name .jj -o -name node_modules -o -name .venv -o -type d -exec test -d '{}/refs' \\; -exec test -d '{}/objects' \\; -exec test -f '{}/HEAD' \\; \\) -prune -o";

const NOT_UNDER =
  "find docs -not -path ./docs/old -not -path './docs/old/*' -type f \\( -iname '*.txt' -o \\( -iname '*.jpg' -o -iname '*.jpeg' -o -iname '*.png' -o -iname '*.gif' -o -iname '*.webp' -o -iname '*.heic' -o -iname '*.bmp' -o -iname '*.tif' -o -iname '*.tiff' -o -iname '*.svg' \\) \\)";

const commandOf = (question: string): string | undefined => bestReading(question, env)?.command;

describe('files', () => {
  test.each([
    ['find files owned by root with permission 644', 'find . -type f -user root -perm 644'],
    ['find all files in docs not owned by ada', 'find docs -type f -not -user ada'],
    [
      'list the names of all python files modified in the last 3 days',
      "find . -type f -iname '*.py' -mtime -3",
    ],
    ['find symlinks pointing to /etc/hosts', 'find . -type l -lname /etc/hosts'],
    ['search logs for files modified between 2 and 5 days ago', 'find logs -type f -mtime +1 -mtime -5'],
    [
      'find all *.tmp files under logs that are older than 7 days and delete them',
      `find logs -mindepth 1 ${SPARED} -type f -name '*.tmp' -mtime +7 -exec rm -f '{}' +`,
    ],
    [
      'find files newer than notes.txt under docs and save the list to new.txt',
      'find docs -type f -newer notes.txt > new.txt',
    ],
    [
      'find files modified less than 2 days ago or larger than 1 MB under docs',
      'find docs -type f \\( -mtime -2 -o -size +1M \\)',
    ],
    ['find files in docs with spaces in their names', "find docs -type f -name '* *'"],
    ['find text files or images in docs except ./docs/old', NOT_UNDER],
    [
      'find files that everyone has read and execute permission for under docs',
      'find docs -type f -perm -a=rx',
    ],
    [
      'delete the files under docs that contain "draft"',
      `find docs -mindepth 1 ${SPARED} -type f -exec grep -qF draft '{}' \\; -exec rm -f '{}' +`,
    ],
    [
      "search for 'Pool' in all *.java (case insensitive) files under docs",
      "find docs -type f -iname '*.java' -exec grep -H Pool '{}' +",
    ],
    [
      "search for 'Pool' in all *.java files under docs, ignoring case",
      "find docs -type f -name '*.java' -exec grep -Hi Pool '{}' +",
    ],
    ["find files under docs whose path names match pattern 'docs/sr*'", "find docs -type f -path 'docs/sr*'"],
    [
      'find files in docs modified on November 21',
      "find docs -type f -newermt 'Nov 21' -not -newermt 'Nov 22'",
    ],
    [
      'find files in docs changed from 3 march 2024 to 5 march 2024',
      'find docs -type f -newermt 2024-03-03 -not -newermt 2024-03-06',
    ],
    [
      'find files in docs changed after 2024-03-03 and before 2024-03-05',
      'find docs -type f -newermt 2024-03-03 -not -newermt 2024-03-05',
    ],
    ['find files in docs from dec 2022', 'find docs -type f -newermt 2022-12-01 -not -newermt 2023-01-01'],
    ["find all regular files undee 'docs' directory tree that are less than 50 bytes in size", undefined],
    ['find files notes in docs', 'find docs -name notes'],
    ['search for the file todo in docs', undefined],
    ['lines of python code in docs', undefined],
    [
      'sort and display the unique lines display the contents of all the files modified in the last 9 days',
      "find . -type f -mtime -9 -exec cat '{}' + | sort | sort -u",
    ],
    [
      'find files in docs ending in "txt" and case insensitive search for the word "RENT"',
      "find docs -type f -name '*txt' -exec grep -Hi RENT '{}' +",
    ],
    [
      'show the word count of every *.txt file in the docs directory',
      "find docs -type f -name '*.txt' -exec wc -w '{}' +",
    ],
    ['list the paths of all Cart.java files', 'find . -type f -name Cart.java'],
    ['find files in docs changed since monday', "find docs -type f -newermt 'last monday'"],
    ['find core files in docs without error messages', 'find docs -type f -name core 2>/dev/null'],
    ['locate the httpd.conf file under /etc', 'find /etc -type f -name httpd.conf'],
    ['find the directory "cache" in docs', 'find docs -type d -name cache'],
    ["find all of ada's files under docs", 'find docs -type f -user ada'],
    ['find files modified $days days ago', 'find . -type f -mtime "$days"'],
    [
      'find files in docs without descending into directories that contain the string "old" in their paths',
      "find docs -type f -not -path '*old*'",
    ],
    ['find files in the docs direcotry following symlinks', 'find -L docs -type f'],
    ['find all *.txt files in docs on the same partition', "find docs -xdev -type f -name '*.txt'"],
    [
      'create symbolic links in backup for all files located in docs',
      `find "$PWD/docs" -mindepth 1 -maxdepth 1 -type f -exec ln -s '{}' backup \\;`,
    ],
    ['find files whose names do not contain "old" in docs', "find docs -type f -not -name '*old*'"],
    ['display the first 5 files found in docs', 'find docs -mindepth 1 -maxdepth 1 -type f | head -n 5'],
    ['find files not accessed in the last 7*24 hours', 'find . -type f -amin +10080'],
    ['list files whose names do not start with a capital letter', "find . -type f -not -name '[A-Z]*'"],
    ['find files under docs without read permission for the group', 'find docs -type f -not -perm -g=r'],
    [
      'find files changed after "2010-03-03 09:00" under docs',
      "find docs -type f -newermt '2010-03-03 09:00'",
    ],
    [
      'search for "pattern" in all .c files under docs',
      "find docs -type f -name '*.c' -exec grep -H pattern '{}' +",
    ],
    [
      "replace 'apple' with 'pear' in all *.txt files under docs",
      `find docs -mindepth 1 ${SPARED} -type f -name '*.txt' -exec sed -i 's/apple/pear/g' '{}' +`,
    ],
    [
      'copy all .txt files under docs to backup preserving the directory structure',
      `find docs -mindepth 1 ${SPARED} -type f -name '*.txt' -exec cp -i --parents '{}' backup/ \\;`,
    ],
    [
      'change the owner of all files under docs to ada',
      `find docs -mindepth 1 ${SPARED} -type f -exec chown ada '{}' +`,
    ],
    [
      'run "git diff" on each .c file under docs',
      `find docs -mindepth 1 ${SPARED} -type f -name '*.c' -exec git diff '{}' \\;`,
    ],
  ])('%s', (question, command) => {
    expect(commandOf(question)).toBe(command);
  });
});

describe('lines', () => {
  test('how long a text is', () => {
    expect(commandOf('how long is notes.txt')).toBe('wc -l < notes.txt');
    expect(commandOf('how long is clip.mp4')).toBeUndefined();
  });

  test.each([
    ['print the first field of people.txt using ":" as delimiter', "awk -F : '{ print $1 }' people.txt"],
    ['print the lines of app.log that do not contain "debug"', 'grep -v debug app.log'],
    ['view line 5 to line 10 of notes.txt', "sed -n '5,10p' notes.txt"],
    ['count lines in notes.txt', 'wc -l < notes.txt'],
    ['count the lines of old.log.gz', 'gzip -dc old.log.gz | wc -l'],
    ['sort notes.txt and output the result to notes.txt', undefined],
    ['sort standard input numerically', 'sort -n'],
    [
      'replace "a" with "b" in notes.txt and write it to standard output and to new.txt',
      "sed 's/a/b/g' notes.txt | tee new.txt",
    ],
    [
      'print the lines of app.log containing "error", pausing for user input after each page',
      'grep error app.log | less',
    ],
    ['unzip old.log.gz and count the unique lines', 'gzip -dc old.log.gz | sort -u | wc -l'],
    ['print every 3 characters of notes.txt as a line', 'fold -w 3 notes.txt'],
    ['remove all characters except digits from notes.txt', "tr -cd '0-9\\n' < notes.txt"],
    ['format the tab separated fields in notes.txt as a table', "column -t -s '\t' notes.txt"],
    ['remove spaces from the output of "wc -l notes.txt"', "wc -l notes.txt | tr -d ' '"],
  ])('%s', (question, command) => {
    expect(commandOf(question)).toBe(command);
  });
});

describe('what is named one by one', () => {
  test.each([
    ['create a compressed archive backup.tar.gz from docs', 'tar -caf backup.tar.gz docs'],
    ['decompress and extract data.tar.gz into backup', 'mkdir -p backup && tar -xf data.tar.gz -C backup'],
    ['archive the docs folder into docs.tar.gz excluding cache', 'tar --exclude=cache -caf docs.tar.gz docs'],
    ['create intermediate directories "x" and "p" as required and create "q"', 'mkdir -p x/p/q'],
    ['go to the directory containing the "git" executable', 'cd "$(dirname "$(command -v git)")"'],
  ])('%s', (question, command) => {
    expect(commandOf(question)).toBe(command);
  });
});

describe('what it leaves alone', () => {
  // Once no row's, now the grammar's.
  const OURS = [
    'rename all files to lowercase',
    'remove line 3 from notes.txt',
    'replace foo with bar in all files',
    'remove trailing whitespace from all files',
    'what is 17 times 23',
    'ssh into prod',
    'start a new tmux session',
    'what day was it 100 days ago',
    'generate a random password',
    'reboot',
    'commits of this week',
    'remove unused docker images',
    'clean up docker',
    'set an environment variable FOO to bar',
    'shut down the computer',
    'add /opt/bin to my path',
    'change my password',
    'create a new user called bob',
    'generate an ssh key',
    'set the hostname to foo',
    'which editor do I use',
    'which printer do I have',
    'which wifi am I on',
    'what time is it in tokyo',
    'is the repository clean',
  ];

  test.each(NOT_OURS.filter((question) => !OURS.includes(question)))('%s', (question) => {
    expect(bestReading(question, { ...env, world: undefined })).toBeUndefined();
  });

  test.each([
    'find all blorbed files in docs',
    'delete the frobnicated files in docs',
    'sort notes.txt by glimmer',
    'search for a pattern in all files',
    'find files in docs using name patterns',
    'find text files or folders in docs',
    'find files in docs excluding a.txt and those whose names start with b',
    'find files in docs ending in .txt and ending in .log',
    'print the md5 of every file in docs and the md5 of that',
  ])('a word nobody knows: %s', (question) => {
    expect(commandOf(question)).toBeUndefined();
  });

  test('every reading is rated, the best first', () => {
    const scores = readings('find all blorbed files in docs', env).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeLessThan(THRESHOLDS.reads);
  });

  test.each([
    'delete the first line of every csv file',
    'delete empty lines in all txt files',
    'replace foo with bar in the first line of all txt files',
    'delete all folders in docs except old',
    'delete everything except the pdfs in docs',
    'remove all files except logs in docs',
    'delete everything except notes and report in docs',
    'move all files from docs to backup without overwriting',
    'delete all empty folders and files in docs',
  ])('"%s" is refused: files would go that were not meant', (question) => {
    expect(bestReading(question, env)).toBeUndefined();
  });

  test('what has conditions besides names is deleted from the files alone, never with a whole folder', () => {
    const command = bestReading('delete everything older than a week in docs', env)?.command ?? '';
    expect(command).toContain(' -type f ');
    expect(command).not.toContain('rm -rf');
  });

  test.each([
    ['sum the third column in budget.csv', "awk -F , '{ s += $3 } END { print s }' budget.csv"],
    ['columns 1 and 3 of budget.csv', 'cut -d , -f 1,3 budget.csv'],
    ['print column 2 of notes.tsv', "awk -F '\t' '{ print $2 }' notes.tsv"],
    ['sort notes.csv', 'sort notes.csv'],
  ])('a file whose name says it has separators is read so: %s', (question, command) => {
    expect(bestReading(question, env)?.command).toBe(command);
  });

  test('a change needs a higher score', () => {
    expect(THRESHOLDS.changes).toBeGreaterThan(THRESHOLDS.reads);
  });
});

describe('text is worked on only where it is given', () => {
  const below = worldOf({ entries: ['My Documents/', 'My Documents/notes.txt'] });

  test.each([
    ['show "My Documents/notes.txt"', undefined],
    ['remove duplicate lines from "My Documents/notes.txt"', "sort -u 'My Documents/notes.txt'"],
    ['replace milk with bread in "My Documents/notes.txt"', "sed 's/milk/bread/g' 'My Documents/notes.txt'"],
    ["reverse 'abc'", "printf '%s\\n' abc | rev"],
    ['count the words in "a b c"', "printf '%s\\n' 'a b c' | wc -w"],
    ['reverse 127.0.0.1:80', undefined],
    ['show "old notes.txt"', undefined],
  ])('%s', (question, command) => {
    expect(bestReading(question, { ...env, world: below })?.command).toBe(command);
  });
});
