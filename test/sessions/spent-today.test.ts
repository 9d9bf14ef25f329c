import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSpent, readSpent } from '../../src/sessions/spent-today.ts';
import { freshHome } from '../support/home.ts';

test('what several replies cost is added up, for the day alone', async () => {
  await using home = await freshHome();
  const folder = join(home.path, 'state/beck');
  expect(readSpent(folder, '2026-11-27')).toBe(0);
  addSpent(folder, '2026-11-27', 0.25);
  addSpent(folder, '2026-11-27', 0.000_001);
  expect(readSpent(folder, '2026-11-27')).toBeCloseTo(0.250_001, 9);
  expect(readSpent(folder, '2026-11-28')).toBe(0);
  addSpent(folder, '2026-11-28', 0.5);
  expect(readSpent(folder, '2026-11-28')).toBe(0.5);
  expect(await readFile(join(folder, 'spent-today'), 'utf8')).toBe('2026-11-28 0.500000000\n');
});

test('nobody else may read it, and what others could have written is not believed', async () => {
  await using home = await freshHome();
  addSpent(home.path, '2026-11-28', 1);
  const path = join(home.path, 'spent-today');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await writeFile(path, '');
  await chmod(path, 0o666);
  expect(() => readSpent(home.path, '2026-11-28')).toThrow('could have been written by others');
  expect(() => addSpent(home.path, '2026-11-28', 1)).toThrow('could have been written by others');
});
