// Fixes for git: its own suggestions, wrong names, and what it refuses to guess.

import { nearest } from '../../domain/nearest.ts';
import { type FixRow, operands, withAfter, withWord } from './fix.ts';

const COMMANDS =
  'add am apply archive bisect blame branch checkout cherry-pick clean clone commit config describe diff fetch grep init log merge mv pull push range-diff rebase reflog remote reset restore revert rm show shortlog stash status submodule switch tag worktree'.split(
    ' ',
  );

const GIT = /^git$/;

const NO_REMOTE =
  'This repository has no remote to exchange commits with. Add one with: git remote add origin URL.';

export const GIT_FIXES: readonly FixRow[] = [
  {
    id: 'git-command',
    program: GIT,
    fix(failure) {
      const verb = failure.words[1];
      if (verb === undefined || verb.text.startsWith('-') || COMMANDS.includes(verb.text)) return undefined;
      const suggested = failure.output?.match(/most similar command(?:s are| is)\s+(\S+)/)?.[1];
      const near = suggested ?? nearest(verb.text, COMMANDS);
      if (near === undefined) return undefined;
      return {
        why: `git has no command ${verb.text}; the nearest is ${near}.`,
        command: withWord(failure, 1, near),
      };
    },
    examples: [
      { command: 'git stauts', fixed: 'git status' },
      {
        command: 'git comit -m x',
        output: "git: 'comit' is not a git command.\n\nThe most similar command is\n\tcommit",
        fixed: 'git commit -m x',
      },
    ],
  },
  {
    id: 'git-upstream',
    program: GIT,
    verb: /^push$/,
    fix(failure, world) {
      const branch = world.currentBranch();
      if (branch === undefined || failure.words.length > 2) return undefined;
      if (failure.output !== undefined && !/no upstream branch/.test(failure.output)) return undefined;
      if (failure.output === undefined && failure.status !== 128) return undefined;
      const [remote, ...more] = world.remotes();
      if (remote === undefined) return { why: NO_REMOTE };
      return {
        why: `The branch ${branch} has no upstream branch yet.`,
        command:
          more.length === 0 || world.remotes().includes('origin')
            ? withAfter(failure, 1, `--set-upstream ${more.length === 0 ? remote : 'origin'} ${branch}`)
            : undefined,
      };
    },
    examples: [
      {
        command: 'git push',
        status: 128,
        output: 'fatal: The current branch topic has no upstream branch.',
        world: { currentBranch: 'topic', remotes: ['origin'] },
        fixed: 'git push --set-upstream origin topic',
      },
      {
        command: 'git push',
        status: 128,
        world: { currentBranch: 'topic', remotes: ['upstream'] },
        fixed: 'git push --set-upstream upstream topic',
      },
    ],
  },
  {
    id: 'git-no-remote',
    program: GIT,
    verb: /^(?:push|pull|fetch)$/,
    fix({ words }, world) {
      const isHere = words.length === 2 && world.currentBranch() !== undefined;
      return isHere && world.remotes().length === 0 ? { why: NO_REMOTE } : undefined;
    },
    examples: [
      {
        command: 'git push',
        status: 128,
        output: 'fatal: No configured push destination.',
        world: { currentBranch: 'topic' },
      },
      { command: 'git push', status: 128, world: { currentBranch: 'topic' } },
      { command: 'git pull', world: { currentBranch: 'topic' } },
    ],
  },
  {
    id: 'git-reset-only-commit',
    program: GIT,
    verb: /^reset$/,
    fix({ words }, world) {
      const isBack = words[2]?.text === '--soft' && /^HEAD(?:~1?|\^)$/.test(words[3]?.text ?? '');
      if (!isBack || world.oneCommit() !== true) return undefined;
      return {
        why: 'There is only one commit, so there is none to go back to.',
        command: 'git update-ref -d HEAD',
      };
    },
    examples: [
      {
        command: 'git reset --soft HEAD~1',
        status: 128,
        output: "fatal: ambiguous argument 'HEAD~1': unknown revision or path not in the working tree.",
        world: { oneCommit: true },
        fixed: 'git update-ref -d HEAD',
      },
    ],
  },
  {
    id: 'git-push-behind',
    program: GIT,
    verb: /^push$/,
    says: /\[rejected\]|fetch first|non-fast-forward/,
    fix: {
      why: 'The server has commits that you do not have. Pull them first.',
      command: 'git pull --rebase',
    },
    examples: [
      {
        command: 'git push',
        output: ' ! [rejected]        main -> main (fetch first)',
        fixed: 'git pull --rebase',
      },
    ],
  },
  {
    id: 'git-branch-name',
    program: GIT,
    verb: /^(checkout|switch|merge|rebase|branch)$/,
    without: /^-[bBcC]$|^--create$/,
    fix(failure, world) {
      const [name] = operands(failure, 2);
      const branches = world.branches();
      if (name === undefined || branches.includes(name.text) || world.kindOf(name.text) !== 'none')
        return undefined;
      const near = nearest(name.text, branches);
      if (near === undefined) return undefined;
      return {
        why: `There is no branch ${name.text}; the nearest is ${near}.`,
        command: withWord(failure, name.at, near),
      };
    },
    examples: [
      {
        command: 'git checkout mian',
        world: { branches: ['main', 'topic'] },
        fixed: 'git checkout main',
      },
      {
        command: 'git merge topc',
        world: { branches: ['main', 'topic'] },
        fixed: 'git merge topic',
      },
    ],
  },
  {
    id: 'git-branch-new',
    program: GIT,
    verb: /^(checkout|switch)$/,
    fix(failure, world) {
      const [name] = operands(failure, 2);
      if (name === undefined) return undefined;
      if (failure.words.length > 3 || world.branches().length === 0 || world.branches().includes(name.text))
        return undefined;
      if (!/^[\w./-]+$/.test(name.text) || world.kindOf(name.text) !== 'none') return undefined;
      return {
        why: `There is no branch ${name.text} yet; this creates it.`,
        command: withAfter(failure, 1, failure.words[1]?.text === 'switch' ? '-c' : '-b'),
      };
    },
    examples: [
      {
        command: 'git switch new-idea',
        status: 128,
        world: { branches: ['main'] },
        fixed: 'git switch -c new-idea',
      },
    ],
  },
  {
    id: 'git-nothing-staged',
    program: GIT,
    verb: /^commit$/,
    without: /^-\w*a|^--all$/,
    says: /no changes added to commit|untracked files present/,
    fix(failure) {
      if (/untracked files present/.test(failure.output ?? ''))
        return { why: 'Nothing is staged, and the files are new.', command: 'git add -A' };
      return {
        why: 'Nothing is staged; -a stages every changed file.',
        command: withAfter(failure, 1, '-a'),
      };
    },
    examples: [
      {
        command: 'git commit -m "done"',
        output: 'no changes added to commit (use "git add" and/or "git commit -a")',
        fixed: 'git commit -a -m "done"',
      },
    ],
  },
  {
    id: 'git-identity',
    program: GIT,
    says: /Please tell me who you are|empty ident name/,
    fix: {
      why: 'git does not know your name and email address. Set them once: git config --global user.name "…" and user.email "…".',
    },
    examples: [
      {
        command: 'git commit -m x',
        status: 128,
        output: '*** Please tell me who you are.',
      },
    ],
  },
  {
    id: 'git-overwritten',
    program: GIT,
    says: /would be overwritten by (?:merge|checkout)/,
    fix: {
      why: 'Your uncommitted changes would be overwritten. This stashes them; git stash pop brings them back.',
      command: 'git stash',
    },
    examples: [
      {
        command: 'git pull',
        output: 'error: Your local changes to the following files would be overwritten by merge:\n\ta.ts',
        fixed: 'git stash',
      },
    ],
  },
  {
    id: 'git-no-repository',
    program: GIT,
    says: /not a git repository/,
    fix: { why: 'This folder is not in a git repository. Go to one, or create one here with git init.' },
    examples: [
      {
        command: 'git log',
        status: 128,
        output: 'fatal: not a git repository (or any of the parent directories): .git',
      },
    ],
  },
  {
    id: 'git-delete-unmerged',
    program: GIT,
    verb: /^branch$/,
    says: /not fully merged/,
    fix(failure) {
      const at = failure.words.findIndex(({ text }) => text === '-d');
      if (at < 0) return undefined;
      return {
        why: 'That branch has commits that are on no other branch. -D deletes them too.',
        command: withWord(failure, at, '-D'),
      };
    },
    examples: [
      {
        command: 'git branch -d topic',
        output: "error: The branch 'topic' is not fully merged.",
        fixed: 'git branch -D topic',
      },
    ],
  },
];
