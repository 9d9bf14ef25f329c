import { expect, test } from 'vitest';
import { PackedLists, packLists } from '../../../src/recipes/grammar/language/packed-lists.ts';

test('lists come back as they were packed', () => {
  const lists = [[3, 1], [], [65_535], [0, 0, 7]];
  const packed = new PackedLists(packLists(lists));
  expect(lists.map((_, at) => [...packed.of(at)])).toEqual(lists);
  expect([-1, lists.length].map((at) => [...packed.of(at)])).toEqual([[], []]);
  expect([packed.some(3, (one) => one === 7), packed.some(1, () => true)]).toEqual([true, false]);
  expect([packed.every(3, (one) => one < 7), packed.every(1, () => false)]).toEqual([false, true]);
});
