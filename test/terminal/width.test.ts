import { expect, test } from 'vitest';
import { cellsOf, cutToWidth, rowsOf, wrapWords } from '../../src/terminal/drawing/width.ts';

test.each([
  ['plain', 5],
  ['日本語', 6],
  ['한글', 4],
  ['ﾊﾝｶｸ', 4],
  ['ＡＢ', 4],
  ['é', 1],
  ['e\u0301', 1],
  ['⚠', 1],
  ['🚀', 2],
  ['🇩🇪', 2],
  ['𠀀', 2],
  ['', 0],
])('%j takes %i cells', (text, cells) => {
  expect(cellsOf(text)).toBe(cells);
});

test.each([
  ['', 10, 1],
  ['0123456789', 10, 1],
  ['0123456789a', 10, 2],
  ['012345678日', 10, 2],
  ['日'.repeat(11), 10, 3],
])('%j at %i columns takes %i rows', (text, columns, rows) => {
  expect(rowsOf(text, columns)).toBe(rows);
});

test.each([
  ['fits', 4, 'fits'],
  ['too long', 6, 'too l…'],
  ['a blank before the cut', 3, 'a…'],
  ['日本語です', 6, '日本…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('%j cut to %i cells is %j', (text, columns, cut) => {
  expect(cutToWidth(text, columns, '…')).toBe(cut);
});

test('words are wrapped whole, and a word wider than the line has its own', () => {
  expect(wrapWords('one two  three\nextraordinarily 日本 日本', 8)).toEqual([
    'one two',
    'three',
    'extraordinarily',
    '日本',
    '日本',
  ]);
});
