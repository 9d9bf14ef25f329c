import { expect, test } from 'vitest';
import { failureMeant } from '../../src/cli/question/failure-meant.ts';

type Asked = Parameters<typeof failureMeant>[1];
const FAILED = {
  report: { lastStatus: 1, shell: 'bash' },
  lastCommand: 'make',
  error: undefined,
} as unknown as Asked;

test.each<[string, boolean]>([
  ['', true],
  ['what went wrong', true],
  ["what's wrong?", true],
  ['whats wrong with it', true],
  ['why did that fail', true],
  ['fix it', true],
  ["what's wrong with my network", false],
  ['fix it in main.py', false],
])('%j asks about the failed command: %j', (question, meant) => {
  expect(failureMeant(question, FAILED, '?') !== undefined).toBe(meant);
});
