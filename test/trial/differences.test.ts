// What of a trial's layers counts as a change. With real layers: trial.test.ts, random-rounds.test.ts.

import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDifferences } from '../../src/trial/differences.ts';
import { freshHome } from '../support/home.ts';

test('what another program made meanwhile was not removed; what the command removed was, however new it is', async () => {
  await using home = await freshHome();
  const path = join(home.path, 'real');
  const view = join(home.path, 'view');
  const layers = join(home.path, 'layers');
  for (const folder of [path, view + path, join(layers, '0')]) mkdirSync(folder, { recursive: true });
  for (const name of ['old', 'new', 'removed']) writeFileSync(join(path, name), 'x');
  // As an overlay says that a name below it is gone.
  writeFileSync(join(layers, '0', 'removed'), '');
  const changesSince = (began: number) =>
    findDifferences({ places: [{ kind: 'overlay', path, mode: '755' }], layers, view, began }).all.map(
      (one) => `${one.kind} ${one.path.slice(path.length + 1)}`,
    );
  const { ctimeMs } = statSync(join(path, 'removed'));
  expect(changesSince(ctimeMs - 1000)).toEqual(['removed removed']);
  expect(changesSince(ctimeMs + 1000)).toEqual(['removed new', 'removed old', 'removed removed']);
});
