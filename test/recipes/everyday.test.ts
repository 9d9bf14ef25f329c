// How many everyday questions get the right effect, by running what was printed in a fixture folder.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { EVERYDAY, type Everyday } from './everyday.ts';
import { buildFixture, type Fixture } from './fixture.ts';
import { type Ran, runCommand } from './run-command.ts';

/** `missing`: the program is not on this machine, so there is no effect to judge. */
type Outcome = 'right' | 'unsure' | 'wrong' | 'missing';

let shared: Fixture;
beforeAll(() => {
  shared = buildFixture();
});
afterAll(() => shared[Symbol.dispose]());

test('at least 60 % of everyday questions get the right effect and at most 5 % a wrong one', () => {
  const outcomes = EVERYDAY.map((everyday) => ({
    question: everyday.question,
    outcome: tryQuestion(everyday),
  }));
  const asking = (outcome: Outcome) =>
    outcomes.filter((one) => one.outcome === outcome).map(({ question }) => question);
  const [right, unsure, wrong] = [asking('right'), asking('unsure'), asking('wrong')];
  console.log(
    `everyday questions: ${right.length} right, ${unsure.length} unsure, ${wrong.length} wrong of ${EVERYDAY.length}`,
  );
  expect({ wrong, enough: right.length >= 0.6 * EVERYDAY.length, unsure }).toEqual({
    wrong: expect.toSatisfy((list: readonly string[]) => list.length <= 0.05 * EVERYDAY.length),
    enough: true,
    unsure: expect.any(Array),
  });
}, 60_000);

function tryQuestion(everyday: Everyday): Outcome {
  if (everyday.leaves === undefined && everyday.removes === undefined) return tryIn(shared, everyday);
  using own = buildFixture();
  return tryIn(own, everyday);
}

function tryIn(fixture: Fixture, everyday: Everyday): Outcome {
  const env = { shell: 'bash', userland: 'gnu', cwd: fixture.folder, home: fixture.home } as const;
  const printed = printCommand(everyday.question, env);
  if (printed.type !== 'command') return 'unsure';
  if (everyday.prints !== undefined) return everyday.prints.test(printed.command) ? 'right' : 'wrong';
  const ran = runCommand(printed.command, 'bash', fixture);
  if (/command not found/.test(ran.output)) return 'missing';
  return isRight(everyday, ran, fixture) ? 'right' : 'wrong';
}

function isRight(
  { shows, hides, leaves, removes, endsIn }: Everyday,
  ran: Ran,
  { folder, home }: Fixture,
): boolean {
  const cwd = endsIn === '~' ? home : join(folder, endsIn ?? '');
  return (
    (shows ?? []).every((pattern) => pattern.test(ran.output)) &&
    !(hides ?? []).some((pattern) => pattern.test(ran.output)) &&
    (leaves ?? []).every((name) => existsSync(join(folder, name))) &&
    !(removes ?? []).some((name) => existsSync(join(folder, name))) &&
    (endsIn === undefined || ran.cwd === cwd)
  );
}
