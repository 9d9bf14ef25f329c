// Random trees, random commands, in the real shells: what is undone is as it was, byte for byte.

import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Shell } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { findStep, undoStep } from '../../src/undo/steps.ts';
import { findProgram, PWSH } from '../support/programs.ts';
import { commandFor } from './commands.ts';
import { keepAndRun, rootsFor } from './round.ts';
import { startShell } from './shell.ts';
import { addExtended, addLarge, makeTree, randomFrom, removeTree, snapshot } from './tree.ts';

const SHELLS: readonly (readonly [Shell, string | undefined, number])[] = [
  ['zsh', findProgram('zsh'), 15],
  ['bash', findProgram('bash'), 20],
  ['fish', findProgram('fish'), 15],
  ['powershell', PWSH, 8],
];

const ROUNDS = Number(process.env['BECK_UNDO_ROUNDS'] ?? 0);
const SEED = Number(process.env['BECK_UNDO_SEED'] ?? 1);

describe('undo', () => {
  for (const [shell, program, rounds] of SHELLS) {
    test.skipIf(program === undefined)(`what ${shell} changed is as it was`, async () => {
      await using running = startShell(shell, program ?? '');
      const classifier = await loadClassifier(shell);
      const wrong: string[] = [];
      let undone = 0;
      for (let round = 0; round < (ROUNDS || rounds); round++) {
        const base = realpathSync(mkdtempSync(join(tmpdir(), 'beck-undo-')));
        const random = randomFrom(SEED * 100_000 + round);
        const [folder, state] = [join(base, 'work'), join(base, 'state')];
        try {
          const paths = [...makeTree(folder, random), ...addLarge(folder, round)];
          // Reading these starts a process each time.
          const extended = round % 5 === 0;
          if (extended) addExtended(folder, paths, randomFrom(SEED * 100_000 + round + 50_000));
          const look = (counts = false) => snapshot(folder, { counts, extended });
          const steps = 1 + random.below(3);
          const whole = look(true);
          const before: (readonly string[])[] = [];
          const commands: string[] = [];
          for (let step = 0; step < steps; step++) {
            const command = commandFor(shell, { paths, random, extended });
            const place = { shell, folder, state };
            const roots = await rootsFor(command, place, classifier);
            if (roots === undefined || roots.unnamed) continue;
            before.push(look());
            commands.push(command);
            await keepAndRun(roots, place, command, () => running.run(folder, command));
          }
          let right = true;
          for (const wanted of before.toReversed()) {
            const now = look();
            if (now.join() === wanted.join()) continue;
            const plan = findStep(state, folder);
            if (plan === undefined) {
              wrong.push(
                `${round}: nothing to undo after ${JSON.stringify(commands)}: ${difference(wanted, now)}`,
              );
              break;
            }
            const failures = await undoStep(state, plan, 1);
            undone += 1;
            const after = look();
            if (after.join() === wanted.join() && failures.length === 0 && plan.changed.length === 0)
              continue;
            right = false;
            wrong.push(
              `${round}: ${JSON.stringify(plan.entry.command)} of ${JSON.stringify(commands)}: ${JSON.stringify(failures)} changed ${JSON.stringify(plan.changed)} ${difference(wanted, after)}`,
            );
            break;
          }
          const end = look(true);
          if (right && before.length === steps && end.join() !== whole.join())
            wrong.push(`${round}: in the end of ${JSON.stringify(commands)}: ${difference(whole, end)}`);
        } finally {
          removeTree(base);
        }
      }
      expect(wrong.slice(0, 8)).toEqual([]);
      expect(undone).toBeGreaterThan(rounds / 4);
    });
  }
});

function difference(wanted: readonly string[], found: readonly string[]): string {
  const missing = wanted.filter((line) => !found.includes(line)).slice(0, 4);
  const added = found.filter((line) => !wanted.includes(line)).slice(0, 4);
  return JSON.stringify({ missing, added }, undefined, 1);
}
