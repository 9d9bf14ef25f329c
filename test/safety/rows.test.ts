// A row is found the same way by searching the tables, as the first few are, and by their index.

import { expect, test, vi } from 'vitest';
import { findRow, rowNames } from '../../src/safety/commands/rows.ts';

/** A module that has found nothing yet, so that it searches. */
async function freshFindRow() {
  vi.resetModules();
  return (await import('../../src/safety/commands/rows.ts')).findRow;
}

test('a search finds what the index holds', async () => {
  const names = rowNames().filter((_, index) => index % 150 === 0);
  for (const name of [...names, 'git status', 'zsh:print', 'ls']) {
    const search = await freshFindRow();
    expect(search(name)).toEqual(findRow(name));
  }
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
])('no row is called %j', async (name) => {
  expect((await freshFindRow())(name)).toBeUndefined();
});
