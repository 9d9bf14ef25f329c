// Keeps or undoes one step in a process of its own, which the test ends when it likes.

import type { Changes } from '../../src/domain/change.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { limitsOf, measure } from '../../src/undo/measure.ts';
import { findRoots } from '../../src/undo/roots.ts';
import { findStep, undoStep } from '../../src/undo/steps.ts';

const [work, state = '', folder = '', changes = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
if (work === 'keep') {
  const { roots } = findRoots(JSON.parse(changes) as Changes, () => undefined);
  const { not, bytes } = measure(roots, limitsOf(1024), 10_000);
  const kept = await keepStep(state, { roots, not, command: 'x', folder, at: 1, bytes, kind: 'run' });
  process.stdout.write(`${JSON.stringify(kept)}\n`);
} else {
  const plan = findStep(state, folder);
  const failures = plan === undefined ? [] : await undoStep(state, plan, 1);
  process.stdout.write(`${JSON.stringify(failures)}\n`);
}
