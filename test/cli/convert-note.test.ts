import { expect, test } from 'vitest';
import { noteOf, warningLine } from '../../src/cli/question/convert-note.ts';
import type { Verdict } from '../../src/domain/verdict.ts';
import { createLook } from '../../src/terminal/drawing/look.ts';
import { cellsOf } from '../../src/terminal/drawing/width.ts';

const SAFE: Verdict = { level: 'safe', effects: [], label: '', reasons: [] };
const DANGER: Verdict = {
  level: 'danger',
  effects: [],
  label: '',
  reasons: [{ id: 'deletes-tree', text: 'Deletes build and everything in it.', span: [0, 1] }],
};
const BROKEN = ['~/config.json, line 2: mode is "x".', 'Another.'];

function note(verdict: Verdict, columns: number, warnings: readonly string[], count = 1): string {
  const look = createLook({ columns, colour: false, unicode: true });
  return noteOf(verdict, { index: 0, count, warning: warningLine(warnings, look), coloured: true, look });
}

test.each<[Verdict, number, readonly string[], number, string]>([
  [SAFE, 80, [], 1, ''],
  [SAFE, 80, [], 3, '1/3'],
  [DANGER, 80, [], 1, '⚠ Deletes build and everything in it'],
  [SAFE, 80, BROKEN.slice(0, 1), 1, '! ~/config.json, line 2: mode is "x".'],
  [
    DANGER,
    100,
    BROKEN,
    2,
    '⚠ Deletes build and everything in it · 1/2 · ! first of 2: ~/config.json, line 2: mode is "x".',
  ],
  [DANGER, 40, BROKEN, 2, '⚠ Deletes build… · 1/2 · ! first of 2:…'],
])('%j in %i columns with %j, one of %i, says %s', (verdict, columns, warnings, count, said) => {
  expect(note(verdict, columns, warnings, count)).toBe(said);
  expect(cellsOf(said)).toBeLessThan(columns);
});
