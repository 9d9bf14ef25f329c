// Fixes for git: its own suggestions, wrong names, and what it refuses to guess.

import { nearest } from '../../domain/nearest.ts';
import { type FixRow, fixes, operands, withAfter, withWord } from './fix.ts';

const COMMANDS =
  'add am apply archive bisect blame branch checkout cherry-pick clean clone commit config describe diff fetch grep init log merge mv pull push range-diff rebase reflog remote reset restore revert rm show shortlog stash status submodule switch tag worktree'.split(
    ' ',
  );

const GIT = /^git$/;

const NO_REMOTE =
  'This repository has no remote to exchange commits with. Add one with: git remote add origin URL.';

export const GIT_FIXES: readonly FixRow[] = fixes`
git-command
  program: ${GIT}
  fix: ${(failure) => {
    const verb = failure.words[1];
    if (verb === undefined || verb.text.startsWith('-') || COMMANDS.includes(verb.text)) return undefined;
    const suggested = failure.output?.match(/most similar command(?:s are| is)\s+(\S+)/)?.[1];
    const near = suggested ?? nearest(verb.text, COMMANDS);
    if (near === undefined) return undefined;
    return {
      why: `git has no command ${verb.text}; the nearest is ${near}.`,
      command: withWord(failure, 1, near),
    };
  }}
  ? git stauts => git status
  ? git comit -m x => git commit -m x
    output: git: 'comit' is not a git command.\n\nThe most similar command is\n	commit
git-upstream
  program: ${GIT}
  verb: ${/^push$/}
  fix: ${(failure, world) => {
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
  }}
  ? git push => git push --set-upstream origin topic
    status: 128
    output: fatal: The current branch topic has no upstream branch.
    world: ${{ currentBranch: 'topic', remotes: ['origin'] }}
  ? git push => git push --set-upstream upstream topic
    status: 128
    world: ${{ currentBranch: 'topic', remotes: ['upstream'] }}
git-no-remote
  program: ${GIT}
  verb: ${/^(?:push|pull|fetch)$/}
  fix: ${({ words }, world) => {
    const isHere = words.length === 2 && world.currentBranch() !== undefined;
    return isHere && world.remotes().length === 0 ? { why: NO_REMOTE } : undefined;
  }}
  ? git push
    status: 128
    output: fatal: No configured push destination.
    world: ${{ currentBranch: 'topic' }}
  ? git push
    status: 128
    world: ${{ currentBranch: 'topic' }}
  ? git pull
    world: ${{ currentBranch: 'topic' }}
git-reset-only-commit
  program: ${GIT}
  verb: ${/^reset$/}
  fix: ${({ words }, world) => {
    const isBack = words[2]?.text === '--soft' && /^HEAD(?:~1?|\^)$/.test(words[3]?.text ?? '');
    if (!isBack || world.oneCommit() !== true) return undefined;
    return {
      why: 'There is only one commit, so there is none to go back to.',
      command: 'git update-ref -d HEAD',
    };
  }}
  ? git reset --soft HEAD~1 => git update-ref -d HEAD
    status: 128
    output: fatal: ambiguous argument 'HEAD~1': unknown revision or path not in the working tree.
    world: ${{ oneCommit: true }}
git-push-behind
  program: ${GIT}
  verb: ${/^push$/}
  says: ${/\[rejected\]|fetch first|non-fast-forward/}
  why: The server has commits that you do not have. Pull them first.
  fix: git pull --rebase
  ? git push => git pull --rebase
    output:  ! [rejected]        main -> main (fetch first)
git-branch-name
  program: ${GIT}
  verb: ${/^(checkout|switch|merge|rebase|branch)$/}
  without: ${/^-[bBcC]$|^--create$/}
  fix: ${(failure, world) => {
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
  }}
  ? git checkout mian => git checkout main
    world: ${{ branches: ['main', 'topic'] }}
  ? git merge topc => git merge topic
    world: ${{ branches: ['main', 'topic'] }}
git-branch-new
  program: ${GIT}
  verb: ${/^(checkout|switch)$/}
  fix: ${(failure, world) => {
    const [name] = operands(failure, 2);
    if (name === undefined) return undefined;
    if (failure.words.length > 3 || world.branches().length === 0 || world.branches().includes(name.text))
      return undefined;
    if (!/^[\w./-]+$/.test(name.text) || world.kindOf(name.text) !== 'none') return undefined;
    return {
      why: `There is no branch ${name.text} yet; this creates it.`,
      command: withAfter(failure, 1, failure.words[1]?.text === 'switch' ? '-c' : '-b'),
    };
  }}
  ? git switch new-idea => git switch -c new-idea
    status: 128
    world: ${{ branches: ['main'] }}
git-nothing-staged
  program: ${GIT}
  verb: ${/^commit$/}
  without: ${/^-\w*a|^--all$/}
  says: ${/no changes added to commit|untracked files present/}
  fix: ${(failure) => {
    if (/untracked files present/.test(failure.output ?? ''))
      return { why: 'Nothing is staged, and the files are new.', command: 'git add -A' };
    return {
      why: 'Nothing is staged; -a stages every changed file.',
      command: withAfter(failure, 1, '-a'),
    };
  }}
  ? git commit -m "done" => git commit -a -m "done"
    output: no changes added to commit (use "git add" and/or "git commit -a")
git-identity
  program: ${GIT}
  says: ${/Please tell me who you are|empty ident name/}
  why: git does not know your name and email address. Set them once: git config --global user.name "…" and user.email "…".
  ? git commit -m x
    status: 128
    output: *** Please tell me who you are.
git-overwritten
  program: ${GIT}
  says: ${/would be overwritten by (?:merge|checkout)/}
  why: Your uncommitted changes would be overwritten. This stashes them; git stash pop brings them back.
  fix: git stash
  ? git pull => git stash
    output: error: Your local changes to the following files would be overwritten by merge:\n	a.ts
git-no-repository
  program: ${GIT}
  says: ${/not a git repository/}
  why: This folder is not in a git repository. Go to one, or create one here with git init.
  ? git log
    status: 128
    output: fatal: not a git repository (or any of the parent directories): .git
git-delete-unmerged
  program: ${GIT}
  verb: ${/^branch$/}
  says: ${/not fully merged/}
  fix: ${(failure) => {
    const at = failure.words.findIndex(({ text }) => text === '-d');
    if (at < 0) return undefined;
    return {
      why: 'That branch has commits that are on no other branch. -D deletes them too.',
      command: withWord(failure, at, '-D'),
    };
  }}
  ? git branch -d topic => git branch -D topic
    output: error: The branch 'topic' is not fully merged.
`;
