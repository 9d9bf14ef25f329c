// How the tests run: `unit` needs neither a built beck nor a terminal, `shells` is the rest.

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const TESTS = `${import.meta.dirname}/test`;

/** What starts beck as people have it, mostly in real shells and terminals. */
const SHELLS = [
  `${TESTS}/{shell,journeys,cli,install,terminal,picture}/**/*.test.ts`,
  `${TESTS}/bundle.test.ts`,
  `${TESTS}/domain/make-folder.test.ts`,
  `${TESTS}/shell-link/relay.test.ts`,
];

/** Minutes of work in a few lines: a row, a sample or an installation each. */
const LONG = /\/test\/(?:journeys|install|start)\/|\/test\/safety\/(?:fuzz|arity|option-arity)\.test\.ts$/;

/** On a new checkout vitest goes by the sizes of files; the journeys would be last, and most workers idle meanwhile. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const FOR_BOTH = {
  dir: TESTS,
  // What a file changes for all, it changes back.
  isolate: false,
  // They end what hangs and say nothing about speed: a question of a scenario may take a second on a busy machine.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // Real shells on a busy machine: what passes at a second or third try is named by the reporter.
  retry: 2,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Most wait for a shell or a terminal, so there are more workers than processors.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    projects: [
      { test: { ...FOR_BOTH, name: 'unit', include: [`${TESTS}/**/*.test.ts`], exclude: SHELLS } },
      {
        test: {
          ...FOR_BOTH,
          name: 'shells',
          include: SHELLS,
          globalSetup: `${TESTS}/support/bundles.ts`,
        },
      },
    ],
  },
});
