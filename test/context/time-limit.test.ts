// A source that hangs or fails costs a question its time limit and no more.

import { expect, test } from 'vitest';
import { withinTime } from '../../src/context/io/time-limit.ts';

const never = new Promise<string>(() => {});

test('a source that hangs is given up', async () => {
  expect(await withinTime(5, never, 'otherwise')).toBe('otherwise');
});

test('a source that fails says no more than one that hangs', async () => {
  expect(await withinTime(60_000, Promise.reject(new Error('gone')), 'otherwise')).toBe('otherwise');
});

test('a source that answers is not waited for any longer', async () => {
  expect(await withinTime(60_000, Promise.resolve('here'), 'otherwise')).toBe('here');
});

test('one that hangs holds up none beside it', async () => {
  const together = Promise.all([
    withinTime(5, never, 'lost'),
    withinTime(60_000, Promise.resolve('here'), ''),
  ]);
  expect(await together).toEqual(['lost', 'here']);
});
