// The last lines of `npm test`, from vitest's report and the steps before it: what was skipped for which program, and
// how many passed.

import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const TEST = v.object({
  /** `need` in support/programs.ts writes it. */
  meta: v.optional(v.object({ notInstalled: v.optional(v.array(v.string())) })),
});
const REPORT = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(TEST) })),
});

const [, , file = '', status = '1', ...steps] = process.argv;
const [passed = 0, failed = 0, skipped = 0] = steps.map(Number);
const tests = read(file);

// A file that cannot be loaded holds no test that could fail.
const brokenFiles = tests.testResults.filter((r) => r.status === 'failed' && r.assertionResults.length === 0);
const counted = failed + tests.numFailedTests + brokenFiles.length;
// Errors outside any test show only in vitest's own exit status; a run of no test proves nothing.
const silent = counted === 0 && (status !== '0' || tests.numPassedTests === 0);
const failures = counted + (silent ? 1 : 0);
const leftOut = skipped + tests.numPendingTests + tests.numTodoTests;

const lacking = countPrograms();
if (lacking.length > 0) process.stdout.write(`\nskipped, not installed: ${lacking.join(', ')}\n`);
process.stdout.write(
  `\n${passed + tests.numPassedTests} passed, ${failures} failed${leftOut > 0 ? `, ${leftOut} skipped` : ''}\n`,
);
process.exitCode = failures > 0 ? 1 : 0;

/** Each program that tests were skipped for, and how many. */
function countPrograms(): string[] {
  const named = tests.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta?.notInstalled ?? []),
  );
  return [...new Set(named)].map((name) => `${name} (${named.filter((one) => one === name).length} tests)`);
}

function read(path: string): v.InferOutput<typeof REPORT> {
  try {
    return v.parse(REPORT, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // vitest died before it could report; its exit status says so.
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}
