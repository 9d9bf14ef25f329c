// One command of a real shell, kept for and undone as beck does it: judged with what is on the disk.

import { factsOfDisk } from '../../src/cli/wiring/command-facts.ts';
import { findPaths } from '../../src/context/matches.ts';
import type { Shell } from '../../src/domain/shell.ts';
import type { Classifier } from '../../src/safety/classifier.ts';
import { keepStep } from '../../src/undo/keep.ts';
import { limitsOf, measure } from '../../src/undo/measure.ts';
import { findRoots, type Roots } from '../../src/undo/roots.ts';
import { endStep } from '../../src/undo/steps.ts';

const NOW = 1_700_000_000_000;

export type Place = { readonly shell: Shell; readonly folder: string; readonly state: string };

/** What beck would keep for it; undefined where it would not run it. */
export async function rootsFor(
  command: string,
  { shell, folder, state }: Place,
  classifier: Classifier,
): Promise<Roots | undefined> {
  const request = { command, shell, cwd: folder, home: '/nonexistent', own: [state] };
  const facts = await factsOfDisk(request, classifier.survey, { env: {}, now: NOW });
  const known = { ...request, ...facts };
  if (classifier.classify(known).level === 'blocked') return undefined;
  return findRoots(classifier.survey(known).changes, (selection) =>
    findPaths(selection, { now: NOW, most: 10_000 }),
  );
}

/** The number of the step, or why it was not kept. */
export async function keepAndRun(
  { roots }: Roots,
  { folder, state }: Place,
  command: string,
  run: () => Promise<void>,
): Promise<number> {
  const { not, bytes } = measure(roots, limitsOf(1024), 10_000);
  const kept = await keepStep(state, { roots, not, command, folder, at: NOW, bytes, kind: 'run' });
  if (typeof kept !== 'number') throw new Error(`not kept: ${kept.path}: ${kept.why}`);
  await run();
  endStep(state, kept);
  return kept;
}
