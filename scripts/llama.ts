// Brings what runs a model on this machine for the tests, once, as `beck models add` does for a person.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import {
  beginInstallation,
  endInstallation,
  installArguments,
  isInstalled,
  planRuntime,
} from '../src/local-model/runtime.ts';
import { LLAMA } from '../test/support/llama.ts';

/** Milliseconds. */
const LONGEST = 300_000;

// The tests need no graphics processor.
const plan = planRuntime(`${process.platform}-${process.arch}`, () => false);
if (plan !== undefined && !isInstalled(LLAMA)) {
  mkdirSync(LLAMA, { recursive: true });
  beginInstallation(LLAMA);
  try {
    execFileSync('npm', [...installArguments(LLAMA, plan), '--fetch-retries=1'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LONGEST,
    });
    endInstallation(LLAMA, plan);
  } catch (error) {
    const tookLong = error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT';
    const why = tookLong ? 'npm was stopped after five minutes' : 'npm failed';
    process.stderr.write(`node-llama-cpp could not be installed: ${why}.\n`);
    process.exitCode = 1;
  }
}
