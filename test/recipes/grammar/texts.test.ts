// What people ask of texts, settings, web pages and whole folders: each answer is run, and what it prints is compared.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bestReading } from '../../../src/recipes/grammar/read.ts';
import { need } from '../../support/programs.ts';
import { worldOf } from '../world.ts';

const FILES: Readonly<Record<string, string>> = {
  'fruit.txt': 'apple\nBanana\nfig\napple\n',
  'poem.txt': 'The fox, the Fox\nfoxes run\n\n5 dogs and 12 cats\n',
  'numbers.txt': '12\n-4\n7\n',
  'people.txt': 'John Smith 34\nMary Jones 28\n',
  set1: 'a\nb\n',
  set2: 'b\nc\n',
  'mixed.txt': 'a\tb\nplain\nend  \n',
  'config.ini': '; settings\n[main]\nport = 80\nhost=x\n# debug=1\n[paths]\nport = 90\n',
  'page.html': '<html><title>Home</title><a href="http://a.example/x">go</a></html>\n',
  'pom.xml': '<project>\n  <version>2.4</version>\n</project>\n',
  'urls.txt': 'http://www.example.com/a/b.html\nftp://files.example.net/x.tar.gz\n',
  'docs/mail.txt': 'write to info@example.org, or to 10.0.0.5\n',
  'docs/more.md': 'info@example.org\n',
  'util.c': '// adds\nint a; /* b */\n#include "x.h"\n',
  'staff.csv': 'name,age\nann,41\n',
};

const folder = mkdtempSync(join(tmpdir(), 'beck-texts-'));
const world = {
  ...worldOf({ entries: ['docs/', ...Object.keys(FILES)] }),
  firstLines: (path: string) => FILES[path]?.split('\n') ?? [],
};
beforeAll(() => {
  mkdirSync(join(folder, 'docs'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

function answer(question: string, shell: 'bash' | 'powershell' = 'bash'): string | undefined {
  const env = { shell, userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world } as const;
  return bestReading(question, env)?.command;
}

function printed(question: string): string {
  const command = answer(question);
  if (command === undefined) return 'no answer';
  const output = execFileSync('bash', ['--norc', '-c', `${command}; true`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return output.trim().replace(/^ +/gm, '');
}

test.each([
  ['shortest line of fruit.txt', 'fig'],
  ['the middle line of numbers.txt', '-4'],
  ['lines starting with a capital letter in fruit.txt', 'Banana'],
  ['lines with the whole word fox in poem.txt', 'The fox, the Fox'],
  ['lines with tabs in mixed.txt', 'a\tb'],
  ['lines with trailing spaces in mixed.txt', 'end'],
  ['most common word in poem.txt ignoring case', '2 the'],
  ['one word per line of people.txt', 'John\nSmith\n34\nMary\nJones\n28'],
  ['numbers in poem.txt', '5\n12'],
  ['even numbers in numbers.txt', '12\n-4'],
  ['negative numbers in numbers.txt', '-4'],
  ['how many numbers in numbers.txt are above 6', '2'],
  ['multiply every number in numbers.txt by 2', '24\n-8\n14'],
  ['capitalize every word in people.txt', 'John Smith 34\nMary Jones 28'],
  ['add a comma at the end of every line in set1', 'a,\nb,'],
  ['keep only the first 2 characters of each line in set1', 'a\nb'],
  ['delete everything after the first space in people.txt', 'John\nMary'],
  ['remove everything before the last slash in urls.txt', 'b.html\nx.tar.gz'],
  ['everything except the first column of people.txt', 'Smith 34\nJones 28'],
  ['swap the first two columns of people.txt', 'Smith John 34\nJones Mary 28'],
  ['replace foxes with dogs on line 2 of poem.txt', 'The fox, the Fox\ndogs run\n\n5 dogs and 12 cats'],
  ['combine set1 and set2 without duplicates', 'a\nb\nc'],
  ['remove blank lines and comments from config.ini', '[main]\nport = 80\nhost=x\n[paths]\nport = 90'],
  ['which lines were added in set2 compared to set1', 'c'],
  ['comments in util.c', '// adds\nint a; /* b */'],
])('lines: "%s"', (question, output) => {
  expect(printed(question)).toBe(output);
});

test.each([
  ['keys in config.ini', 'port\nhost\nport'],
  ['port of section paths in config.ini', 'port = 90'],
  ['get section [paths] of config.ini', '[paths]\nport = 90'],
  ['keys of the main section in config.ini', '[main]\nport = 80\nhost=x\n# debug=1'],
  ['links in page.html', 'http://a.example/x'],
  ['strip the tags from page.html', 'Homego'],
  ['title of page.html', 'Home'],
  ['version in pom.xml', '2.4'],
  ['hosts of the urls in urls.txt', 'www.example.com\nfiles.example.net'],
  ['email addresses in docs', 'info@example.org\ninfo@example.org'],
  ['unique email addresses in docs', 'info@example.org'],
  ['ip addresses in docs', '10.0.0.5'],
  ['how many email addresses are in docs', '2'],
  ['does set1 end with a newline', 'yes'],
  ['which files in docs have windows line endings', ''],
])('settings, pages, folders: "%s"', (question, output) => {
  expect(printed(question)).toBe(output);
});

test('a table as JSON', () => {
  need('python3');
  expect(printed('staff.csv as json')).toBe('[\n{\n"name": "ann",\n"age": "41"\n}\n]');
});

test('the line endings of a file', () => {
  need('file');
  expect(printed('does set1 have windows line endings')).toBe('set1: ASCII text');
});

test.each([
  ['change port in section main of config.ini to 9000', 'config.ini', 'port = 80', 'port = 9000'],
  ['uncomment the line with debug in config.ini', 'config.ini', '# debug=1', 'debug=1'],
  ['cut people.txt down to the last 1 line', 'people.txt', 'John Smith 34\n', ''],
])('in the file: "%s"', (question, file, from, to) => {
  execFileSync('bash', ['--norc', '-c', answer(question) ?? 'false'], { cwd: folder });
  const text = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), FILES[file] ?? '');
  expect(text).toBe(FILES[file]?.replace(from, to));
});

test('a sorted file takes the place of the file', () => {
  expect(answer('sort fruit.txt and save it in the same file')).toBe('sort -o fruit.txt fruit.txt');
});

test('PowerShell takes what has a form of its own out of a file, not out of a folder', () => {
  expect(answer('email addresses in docs/mail.txt', 'powershell')).toContain('Select-String -CaseSensitive');
  expect(answer('email addresses in docs', 'powershell')).toBeUndefined();
});

test('what such a file cannot have gets no answer', () => {
  expect(answer('strip the tags from fruit.txt')).toBeUndefined();
  expect(answer('keys in fruit.txt')).toBeUndefined();
  expect(answer('staff.csv from latin1 to klingon')).toBeUndefined();
});
