import { expect, test } from 'vitest';
import { failureMeant } from '../../src/cli/question/failure-meant.ts';
import { commandInWords } from '../../src/cli/shared/slash-commands.ts';

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
  ['why?', true],
  ['what does that mean', true],
  ['explain the error', true],
  ['why is the sky blue', false],
  ["what's wrong with my network", false],
  ['fix it in main.py', false],
])('%j asks about the failed command: %j', (question, meant) => {
  expect(failureMeant(question, FAILED, '?') !== undefined).toBe(meant);
});

test.each<[string, string | undefined]>([
  ['undo', '/undo'],
  ['Undo that!', '/undo'],
  ['put it back', '/undo'],
  ['what did I ask?', '/log'],
  ['which model are you', '/model'],
  ['start over', '/new'],
  ['undo the last commit', undefined],
  ['undo that commit', undefined],
])('%j is the command %j', (question, command) => {
  expect(commandInWords(question)).toBe(command);
});
