// Sizes, ages, kinds and places, however they are put.

import { describe, expect, test } from 'vitest';
import type { SlotValue } from '../../src/recipes/slots/slot-values.ts';
import { SLOT_READERS } from '../../src/recipes/slots/slots.ts';
import { readWords } from '../../src/recipes/words/words.ts';

const MB = 1024 * 1024;

test.each<[string, number]>([
  ['over 100 MB', 100 * MB],
  ['over 100MB', 100 * MB],
  ['bigger than 1 gig', 1024 * MB],
  ['larger than 500k', 500 * 1024],
  ['more than 1.5 megabytes', 1.5 * MB],
  ['at least a gigabyte', 1024 * MB - 1],
  ['10 mb or more', 10 * MB],
  ['over two megs in size', 2 * MB],
  ['over 10 bytes', 10],
])('over: %s', (text, bytes) => {
  expect(readWhole('over', text)).toEqual({ type: 'number', number: bytes });
});

test.each(['over 100', 'over 3 days', 'over the hill', '100 MB', 'under 1 MB'])('not over: %s', (text) => {
  expect(readWhole('over', text)).toBeUndefined();
});

test.each<[string, string, number]>([
  ['today', 'calendar-day', 0],
  ['yesterday', 'calendar-day', 1],
  ['since yesterday', 'days', 2],
  ['in the last 24 hours', 'minutes', 1440],
  ['in the past week', 'days', 7],
  ['last week', 'days', 7],
  ['within the last 3 days', 'days', 3],
  ['this month', 'days', 30],
  ['less than 2 days ago', 'days', 2],
  ['in the last couple of days', 'days', 2],
])('since: %s', (text, unit, amount) => {
  expect(readWhole('since', text)).toEqual({ type: 'age', age: { unit, amount } });
});

test.each<[string, string, number]>([
  ['older than 30 days', 'days', 30],
  ['older than a year', 'days', 365],
  ['more than 2 weeks old', 'days', 14],
  ['not modified in the last 30 days', 'days', 30],
  ['not touched for 6 months', 'days', 180],
  ['older than 12 hours', 'minutes', 720],
])('older: %s', (text, unit, amount) => {
  expect(readWhole('older', text)).toEqual({ type: 'age', age: { unit, amount } });
});

test.each<[string, readonly string[]]>([
  ['python files', ['*.py']],
  ['.py files', ['*.py']],
  ['*.tar.gz', ['*.tar.gz']],
  ['files with the extension md', ['*.md']],
  ['files ending in .log', ['*.log']],
  ['logs', ['*.log']],
  ['pdfs', ['*.pdf']],
])('kind: %s', (text, globs) => {
  expect(readWhole('kind', text)).toEqual({ type: 'globs', label: expect.any(String), globs });
});

test.each<[string, number | undefined, number, number]>([
  ['2026-12-31', 2026, 12, 31],
  ['31.12.2026', 2026, 12, 31],
  ['31 december 2026', 2026, 12, 31],
  ['the 31st of december', undefined, 12, 31],
  ['Dec 31, 2026', 2026, 12, 31],
  ['29 february', undefined, 2, 29],
  ['christmas', undefined, 12, 25],
  ["new year's eve 2026", 2026, 12, 31],
])('day: %s', (text, year, month, date) => {
  expect(readWhole('day', text)).toEqual({ type: 'day', day: { year, month, date } });
});

test.each(['30 february', '29 february 2026', '31 june', '12/24', '2026', 'maybe 3', 'constructor'])(
  'no day: %s',
  (text) => {
    expect(readWhole('day', text)).toBeUndefined();
  },
);

describe('places', () => {
  test.each<[string, string]>([
    ['here', '.'],
    ['in this folder', '.'],
    ['in the current directory', '.'],
    ['in my home folder', '~'],
    ['in ~/Downloads', '~/Downloads'],
    ['in my downloads', '~/Downloads'],
    ['on my desktop', '~/Desktop'],
    ['in src', 'src'],
    ['in the src folder', 'src'],
    ['under src/deep/', 'src/deep'],
    ['in "two words"', 'two words'],
    ['in /etc', '/etc'],
    ['in the parent folder', '..'],
    ['in src and its subfolders', 'src'],
    ['in the code', '.'],
    ['in my project', '.'],
    ['in the source code', '.'],
    ['in this repo', '.'],
    ['in the project folder', '.'],
    ['in the code folder', 'code'],
    ['in code', 'code'],
    ['in the src', 'src'],
    ['in the downloads folder', '~/Downloads'],
    ['in downloads', 'downloads'],
    ['in "downloads"', 'downloads'],
  ])('%s', (text, path) => {
    expect(readWhole('place', text)).toEqual({ type: 'path', path });
  });

  test.each([
    'in notes.txt',
    'in the last',
    'in python files',
    'of src',
    'in $(x)',
    'in a*b',
    'in the house',
  ])('nowhere: %s', (text) => {
    expect(readWhole('place', text)).toBeUndefined();
  });
});

/** What the slot holds when it takes every word of the text. */
function readWhole(slot: string, text: string): SlotValue | undefined {
  const words = readWords(text);
  return SLOT_READERS[slot]?.(words, 0).find(({ end }) => end === words.length)?.value;
}
