// How the tests run. Most wait for a shell or a terminal, so there are more workers than processors.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 4,
    // What a file changes for all, it changes back.
    isolate: false,
    globalSetup: `${import.meta.dirname}/support/bundles.ts`,
    // They end what hangs and say nothing about speed: a question of a scenario may take a second on a busy machine.
    testTimeout: 90_000,
    // Real shells on a busy machine: what passes at a second or third try is named by the reporter.
    retry: 2,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
