// Which questions are about what a command printed, and which line of it they mean.

import { describe, expect, test } from 'vitest';
import { aboutOutput, lineOf } from '../../src/recall/about-output.ts';

test.each([
  ['what did that say', { wants: 'all' }],
  ['What did it print?', { wants: 'all' }],
  ['what did the df command say', { wants: 'all', program: 'df' }],
  ['what was the output of the make', { wants: 'all', program: 'make' }],
  ['show me the output again', { wants: 'all' }],
  ['what was the third one', { wants: 'line', line: 3 }],
  ["what's the 12th line", { wants: 'line', line: 12 }],
  ['which was the last file again?', { wants: 'line', line: 'last' }],
  ['what is the last commit of those', { wants: 'line', line: 'last' }],
  ['what was the second branch', { wants: 'line', line: 2 }],
  ['why did that fail', { wants: 'why' }],
  ["why didn't the make work", { wants: 'why', program: 'make' }],
  ['what went wrong?', { wants: 'why' }],
  ['summarise that', { wants: 'model' }],
  ['please summarize the output in two sentences', { wants: 'model' }],
  ['tl;dr', { wants: 'model' }],
])('%s', (question, about) => {
  expect(aboutOutput(question)).toMatchObject(about);
});

test.each([
  'what is the third file in this folder by size',
  'show the first one',
  'what was the last commit?',
  'which is the first container',
  'what did I do yesterday',
  'summarise README.md',
  'why is the sky blue',
  'explain ls -la',
  'what does the kernel say about usb',
])('not %s', (question) => {
  expect(aboutOutput(question)).toBeUndefined();
});

describe('a line', () => {
  test('is counted below the heading', () => {
    expect(lineOf('total 8\n-rw a\n-rw b\n', 'ls -l', 2)).toBe('-rw b');
    expect(lineOf('NAME   READY\nweb    1/1\ndb     1/1\n', 'kubectl get pods', 1)).toBe('web    1/1');
    expect(lineOf('Filesystem Size\n/dev/sda1 5G\n', 'df -h', 'last')).toBe('/dev/sda1 5G');
    expect(lineOf('README\nLICENSE\n', 'git ls-files', 1)).toBe('README');
  });

  test('of names in columns is counted down each column, as ls prints them', () => {
    const printed = 'a.txt  c.txt  e.txt\nb.txt  d.txt\n';
    expect([1, 2, 3, 4, 5].map((which) => lineOf(printed, 'ls', which))).toEqual([
      'a.txt',
      'b.txt',
      'c.txt',
      'd.txt',
      'e.txt',
    ]);
    expect(lineOf(printed, 'ls -l', 2)).toBe('b.txt  d.txt');
  });

  test('is not known behind what was left out', () => {
    const printed = 'a\nb\n[... 100 lines omitted (103 total) - use grep ...]\ny\nz\n';
    expect(lineOf(printed, 'seq 103', 2)).toBe('b');
    expect(lineOf(printed, 'seq 103', 3)).toBeUndefined();
    expect(lineOf(printed, 'seq 103', 'last')).toBe('z');
    expect(lineOf('a\n', 'echo a', 2)).toBeUndefined();
  });
});
