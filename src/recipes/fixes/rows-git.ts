// Fixes for git: its own suggestions, wrong names, and what it refuses to guess.

import { nearest } from '../../domain/nearest.ts';
import { type Failure, type FixRow, operands, withAfter, withWord } from './fix.ts';

const COMMANDS =
  'add am apply archive bisect blame branch checkout cherry-pick clean clone commit config describe diff fetch grep init log merge mv pull push range-diff rebase reflog remote reset restore revert rm show shortlog stash status submodule switch tag worktree'.split(
    ' ',
  );

const NO_REMOTE =
  'This repository has no remote to exchange commits with. Add one with: git remote add origin URL.';

export const GIT_FIXES: readonly FixRow[] = [
  {
    id: 'git-command',
    fix(failure) {
      const verb = failure.words[1];
      if (!isGit(failure) || verb === undefined || verb.text.startsWith('-') || COMMANDS.includes(verb.text))
        return undefined;
      const suggested = failure.output?.match(/most similar command(?:s are| is)\s+(\S+)/)?.[1];
      const near = suggested ?? nearest(verb.text, COMMANDS);
      if (near === undefined) return undefined;
      return {
        why: `git has no command ${verb.text}; the nearest is ${near}.`,
        command: withWord(failure, 1, near),
      };
    },
    examples: [
      { command: 'git stauts', status: 1, fixed: 'git status' },
      {
        command: 'git comit -m x',
        status: 1,
        output: "git: 'comit' is not a git command.\n\nThe most similar command is\n\tcommit",
        fixed: 'git commit -m x',
      },
    ],
  },
  {
    id: 'git-upstream',
    fix(failure, world) {
      const branch = world.currentBranch();
      if (!isGit(failure, 'push') || branch === undefined || failure.words.length > 2) return undefined;
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
    fix(failure, world) {
      if (!isGit(failure) || failure.words.length > 2 || world.currentBranch() === undefined)
        return undefined;
      const needs = /^(?:push|pull|fetch)$/.test(failure.words[1]?.text ?? '');
      return needs && world.remotes().length === 0 ? { why: NO_REMOTE } : undefined;
    },
    examples: [
      {
        command: 'git push',
        status: 128,
        output: 'fatal: No configured push destination.',
        world: { currentBranch: 'topic' },
        fixed: undefined,
      },
      { command: 'git push', status: 128, world: { currentBranch: 'topic' }, fixed: undefined },
      { command: 'git pull', status: 1, world: { currentBranch: 'topic' }, fixed: undefined },
    ],
  },
  {
    id: 'git-reset-only-commit',
    fix(failure, world) {
      const [, verb, how, to] = failure.words.map(({ text }) => text);
      const back = verb === 'reset' && how === '--soft' && /^HEAD(?:~1?|\^)$/.test(to ?? '');
      if (!isGit(failure) || !back || world.oneCommit() !== true) return undefined;
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
    fix(failure) {
      if (!isGit(failure, 'push') || !/\[rejected\]|fetch first|non-fast-forward/.test(failure.output ?? ''))
        return undefined;
      return {
        why: 'The server has commits that you do not have. Pull them first.',
        command: 'git pull --rebase',
      };
    },
    examples: [
      {
        command: 'git push',
        status: 1,
        output: ' ! [rejected]        main -> main (fetch first)',
        fixed: 'git pull --rebase',
      },
    ],
  },
  {
    id: 'git-branch-name',
    fix(failure, world) {
      const verb = failure.words[1]?.text ?? '';
      if (!isGit(failure) || !/^(checkout|switch|merge|rebase|branch)$/.test(verb)) return undefined;
      if (failure.words.some(({ text }) => /^-[bBcC]$|^--create$/.test(text))) return undefined;
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
        status: 1,
        world: { branches: ['main', 'topic'] },
        fixed: 'git checkout main',
      },
      {
        command: 'git merge topc',
        status: 1,
        world: { branches: ['main', 'topic'] },
        fixed: 'git merge topic',
      },
    ],
  },
  {
    id: 'git-branch-new',
    fix(failure, world) {
      const verb = failure.words[1]?.text ?? '';
      const [name] = operands(failure, 2);
      if (!isGit(failure) || !/^(checkout|switch)$/.test(verb) || name === undefined) return undefined;
      if (failure.words.length > 3 || world.branches().length === 0 || world.branches().includes(name.text))
        return undefined;
      if (!/^[\w./-]+$/.test(name.text) || world.kindOf(name.text) !== 'none') return undefined;
      return {
        why: `There is no branch ${name.text} yet; this creates it.`,
        command: withAfter(failure, 1, verb === 'switch' ? '-c' : '-b'),
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
    fix(failure) {
      if (!isGit(failure, 'commit') || failure.words.some(({ text }) => /^-\w*a|^--all$/.test(text)))
        return undefined;
      if (!/no changes added to commit|untracked files present/.test(failure.output ?? '')) return undefined;
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
        status: 1,
        output: 'no changes added to commit (use "git add" and/or "git commit -a")',
        fixed: 'git commit -a -m "done"',
      },
    ],
  },
  {
    id: 'git-identity',
    fix(failure) {
      if (!isGit(failure) || !/Please tell me who you are|empty ident name/.test(failure.output ?? ''))
        return undefined;
      return {
        why: 'git does not know your name and email address. Set them once: git config --global user.name "…" and user.email "…".',
      };
    },
    examples: [
      {
        command: 'git commit -m x',
        status: 128,
        output: '*** Please tell me who you are.',
        fixed: undefined,
      },
    ],
  },
  {
    id: 'git-overwritten',
    fix(failure) {
      if (!isGit(failure) || !/would be overwritten by (?:merge|checkout)/.test(failure.output ?? ''))
        return undefined;
      return {
        why: 'Your uncommitted changes would be overwritten. This stashes them; git stash pop brings them back.',
        command: 'git stash',
      };
    },
    examples: [
      {
        command: 'git pull',
        status: 1,
        output: 'error: Your local changes to the following files would be overwritten by merge:\n\ta.ts',
        fixed: 'git stash',
      },
    ],
  },
  {
    id: 'git-no-repository',
    fix(failure) {
      const told = /not a git repository/.test(failure.output ?? '');
      if (!isGit(failure) || !told) return undefined;
      return { why: 'This folder is not in a git repository. Go to one, or create one here with git init.' };
    },
    examples: [
      {
        command: 'git log',
        status: 128,
        output: 'fatal: not a git repository (or any of the parent directories): .git',
        fixed: undefined,
      },
    ],
  },
  {
    id: 'git-delete-unmerged',
    fix(failure) {
      const at = failure.words.findIndex(({ text }) => text === '-d');
      if (!isGit(failure, 'branch') || at < 0 || !/not fully merged/.test(failure.output ?? ''))
        return undefined;
      return {
        why: 'That branch has commits that are on no other branch. -D deletes them too.',
        command: withWord(failure, at, '-D'),
      };
    },
    examples: [
      {
        command: 'git branch -d topic',
        status: 1,
        output: "error: The branch 'topic' is not fully merged.",
        fixed: 'git branch -D topic',
      },
    ],
  },
];

function isGit({ words }: Failure, verb?: string): boolean {
  return words[0].text === 'git' && (verb === undefined || words[1]?.text === verb);
}
