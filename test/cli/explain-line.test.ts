// Whether a typed line is a command already, and what is said of it.

import { describe, expect, test } from 'vitest';
import { explainLine, isCommandLine, namesIn } from '../../src/cli/question/explain-line.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';

const KEYWORDS = ['time', 'if'];
const HERE = ['ls', 'rm', 'find', 'sort', 'make', 'git', 'who', 'watch', 'docker', 'FOO'];

function isOne(line: string): boolean {
  const typeOf = (name: string): string =>
    KEYWORDS.includes(name) ? 'keyword' : HERE.includes(name) ? 'file' : 'missing';
  return isCommandLine(line, typeOf, undefined);
}

describe('a line is a command', () => {
  test.each([
    'ls',
    'who',
    'ls -l',
    'rm -r build',
    'find . -name x',
    'ls | sort -r',
    'FOO=1 make',
    'make && ls',
    "rm 'a file'",
    'sort <notes.txt',
    'time make -j4',
    'ls ~/work',
    'for f in *.txt; do rm "$f"; done',
    'while ls x; do sort y; done',
    'if ls x; then rm x; else make; fi',
    'for f in *; rm $f; end',
    '(ls && rm x)',
    '{ ls; make; }',
    'rm $(ls | sort)',
  ])('%s', (line) => {
    expect(isOne(line)).toBe(true);
  });
});

describe('a line is words', () => {
  test.each([
    'time',
    'find the big files',
    'find files bigger than 1 MB',
    'make a folder called x',
    'nonesuch -l',
    'for f in *; do nonesuch "$f"; done',
    'for all files, do a backup',
    'if there is a log, delete it',
    '(nonesuch)',
    'ls -l | nonesuch',
    'who is logged in',
    'watch all files -- and how',
    'sort these lines by size in /tmp',
    '',
    '   ',
  ])('%s', (line) => {
    expect(isOne(line)).toBe(false);
  });
});

test.each([
  ['ls -l | sort', ['ls', 'sort']],
  ['A=1 B=2 make && echo "a; b"', ['make', 'echo']],
  ['ls || true; pwd', ['ls', 'true', 'pwd']],
  ["echo 'a | b'", ['echo']],
])('the words of %s that must be commands', (line, names) => {
  expect(namesIn(line)).toEqual(names);
});

async function explained(line: string, rows: number): Promise<readonly string[]> {
  const look = createLook({ columns: 60, colour: false, unicode: true });
  return explainLine({ command: line, shell: 'bash' }, { rules: {}, look, rows });
}

test('what a line does stands part by part, its risk last', async () => {
  const rows = await explained('rm -r build', 12);
  expect(rows[0]).toMatch(/^rm /);
  expect(rows.at(-1)).toMatch(/^⚠ Deletes build/);
  expect(rows).not.toContain('');
});

test('the risk stays where there is no room for the rest', async () => {
  const long = `rm -r ${Array.from({ length: 20 }, (_, at) => `folder${at}`).join(' ')} && ls -l`;
  const whole = await explained(long, 1000);
  const judged = whole.slice(whole.findIndex((row) => row.startsWith('danger')));
  const rows = await explained(long, judged.length + 3);
  expect(rows).toEqual([...whole.slice(0, 2), '…', ...judged]);
});
