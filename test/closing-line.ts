// The last line of `npm test`, from vitest's report and the steps before it.

import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const REPORT = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
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

process.stdout.write(
  `\n${passed + tests.numPassedTests} passed, ${failures} failed${leftOut > 0 ? `, ${leftOut} skipped` : ''}\n`,
);
process.exitCode = failures > 0 ? 1 : 0;

function read(path: string): v.InferOutput<typeof REPORT> {
  try {
    return v.parse(REPORT, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // vitest died before it could report; its exit status says so.
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  }
}
