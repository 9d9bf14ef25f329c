// Questions that no recipe may answer: a wrong answer is worse than none.

import { expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { NOT_OURS } from './not-ours.ts';

const env = { shell: 'zsh', cwd: '/srv', home: '/home/me', userland: 'gnu' } as const;

test.each(NOT_OURS)('is left to a model: %s', (question) => {
  expect(printCommand(question, env)).toMatchObject({ type: 'unsure' });
});

test.each([
  ['is nginx running', 'pgrep -il nginx'],
  ['nginx process', 'pgrep -il nginx'],
  ['which version of node do I have', 'node --version'],
  ['what are my branches', 'git --no-pager branch -a'],
  ['how big is this folder', 'du -sh .'],
])('is still answered: %s', (question, command) => {
  expect(printCommand(question, env)).toEqual({ type: 'command', command });
});
