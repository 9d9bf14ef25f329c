// The rows about a repository, run in a real one.

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printCommand } from '../../src/recipes/answer.ts';
import { INSTALLED_SHELLS, need, TESTED_SHELLS } from '../support/programs.ts';
import { runCommand } from './run-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'beck-git-'));
  git('init', '-q', '-b', 'trunk');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  writeFileSync(join(folder, 'notes.txt'), 'one\n');
  git('add', '.');
  git('commit', '-q', '-m', 'First words');
  appendFileSync(join(folder, 'notes.txt'), 'two\n');
  git('commit', '-q', '-a', '-m', 'Second thoughts');
  git('tag', 'v1');
  appendFileSync(join(folder, 'notes.txt'), 'three\n');
  writeFileSync(join(folder, 'new one.txt'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each<[string, RegExp]>([
  ['git status', /^## trunk\n M notes\.txt\n\?\? "new one\.txt"\n$/],
  ['are there uncommitted changes', /M notes\.txt/],
  ['show the last 5 commits', /Second thoughts\n.*First words\n$/],
  ['show the last commit', /Ada[\s\S]*Second thoughts[\s\S]*notes\.txt \| 1 \+/],
  ['what changed in the last commit', /\+two/],
  ['show the git history of notes.txt', /Second thoughts\n.*First words\n$/],
  ['who changed notes.txt', /Ada[\s\S]*two/],
  ['which branch am I on', /^trunk\n$/],
  ['list all branches', /\* trunk/],
  ['what have I changed since the last commit', /\+three/],
  ['what changed in notes.txt', /\+three/],
  ['show staged changes', /^$/],
  ['show git remotes', /^$/],
  ['which files are in conflict', /^$/],
  ['which files are unstaged', /^notes\.txt\n$/],
  ['untracked files', /^new one\.txt\n$/],
  ['how many commits are there', /^2\n$/],
  ['who contributed to this repository', /2\s+Ada/],
  ['list git tags', /^v1\n$/],
  ['show my stashes', /^$/],
  ['where is the repository root', /beck-git-/],
])('%s', (question, shown) => {
  for (const shell of INSTALLED_SHELLS) {
    expect(ask(question, shell), shell).toEqual({
      status: 0,
      output: expect.stringMatching(shown),
      cwd: folder,
    });
  }
});

test.each(TESTED_SHELLS)('what is staged counts as changed since the last commit in %s', (shell) => {
  need(shell);
  git('add', 'notes.txt');
  const ran = ask('what did I change since the last commit', shell);
  git('restore', '--staged', 'notes.txt');
  expect(ran?.output).toMatch(/\+three/);
});

test.each(TESTED_SHELLS)('changes to a file are thrown away in %s', (shell) => {
  need(shell);
  appendFileSync(join(folder, 'notes.txt'), 'three\n');
  expect(ask('throw away my changes to notes.txt', shell)?.status).toBe(0);
  expect(ask('git status', shell)?.output).toBe('## trunk\n?? "new one.txt"\n');
});

function ask(question: string, shell: 'bash' | 'zsh' | 'fish') {
  const printed = printCommand(question, { shell, userland: 'gnu', cwd: folder, home: folder });
  return printed.type === 'command'
    ? runCommand(printed.command, shell, { folder, home: folder })
    : undefined;
}

function git(...args: readonly string[]): void {
  execFileSync('git', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder } });
}
