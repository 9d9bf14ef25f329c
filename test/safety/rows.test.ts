// A row is found by any of its names, and by nothing else that stands in a table.

import { describe, expect, test } from 'vitest';
import { withoutExamples } from '../../scripts/bundle/without-examples.ts';
import { findRow, rowNames } from '../../src/safety/commands/rows.ts';
import { byLetter, namesIn, rowsNamed } from '../../src/safety/knowledge/by-letter.ts';
import { rowsOf } from '../../src/safety/knowledge/checked-table.ts';
import { TABLES } from '../../src/safety/knowledge/commands/all.ts';
import { COMMANDS_BY_LETTER } from '../../src/safety/knowledge/commands/command-letters.ts';

test('every name of every table has its row', () => {
  const rows = TABLES.flatMap(rowsOf).filter((row) => row.includes('|'));
  const lost = rows.flatMap((row) =>
    (row.split('|')[0] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !rowsNamed(COMMANDS_BY_LETTER, name)[0]?.endsWith(row.slice(row.indexOf(' |')))),
  );
  expect(lost).toEqual([]);
});

test.each([
  '',
  ',',
  '|',
  'ls,dir',
  'git ',
  ' ls',
  '-n',
  '--lines',
  'read full',
  'R*',
  'frobnicate',
  'constructor',
])('no row is called %j', (name) => {
  expect(findRow(name)).toBeUndefined();
});

test('of some rows with a name all are found, each once', () => {
  const table = byLetter([
    'b,a | first',
    'no row',
    'a | second ,b, | more',
    'ab | third',
    'bb,a | x',
    'b,a | y',
  ]);
  expect(rowsNamed(table, 'a')).toEqual([
    ',a, | second ,b, | more',
    ',b,a, | first',
    ',bb,a, | x',
    ',b,a, | y',
  ]);
  expect(rowsNamed(table, 'b')).toEqual([',b,a, | first', ',b,a, | y']);
  expect(namesIn(table).toSorted()).toEqual(['a', 'ab', 'b', 'bb']);
});

describe('what is built', () => {
  const built = withoutExamples(COMMANDS_BY_LETTER, 4);

  test('has every name, and all of its row but the examples', () => {
    for (const name of rowNames()) {
      const [whole = '', own = ''] = [COMMANDS_BY_LETTER, built].map((table) => rowsNamed(table, name)[0]);
      expect(whole.startsWith(own)).toBe(true);
      expect(own.split(/ \|(?= |$)/).length).toBe(Math.min(4, whole.split(/ \|(?= |$)/).length));
    }
  });
});
