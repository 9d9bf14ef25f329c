// How the tests run: few workers, since real shells and terminals need the processor too.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Real terminals and processes on a busy machine: where the verdict counts, a test must fail twice.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
