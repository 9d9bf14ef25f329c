// Recipes about the history of a repository: branches compared, commits that are elsewhere or not, single lines and files.

import { counting, orElse, saying } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';

/** Of the person whose commits this repository records. */
const MINE = '--author="$(git config user.email)"';

export const GIT_HISTORY: readonly Recipe[] = [
  {
    id: 'git-staged-files',
    effect: 'reads',
    phrases: ['staged file [name] [git]', 'file [name] staged [for commit]', 'name staged file'],
    why: 'List the files that would be committed',
    command: 'git --no-pager diff --staged --name-only',
    answer: counting('staged file', 'staged files'),
    examples: ['which files are staged', 'staged files'],
  },
  {
    id: 'git-ignored',
    effect: 'reads',
    phrases: [
      'file ignored [by|in] [git|gitignore|.gitignore]',
      '(ignored|gitignored) file [git|repo]',
      'what (ignored|git ignore|git ignoring) [by] [git]',
    ],
    why: 'List what git leaves alone here',
    command: 'git ls-files --others --ignored --exclude-standard --directory',
    answer: orElse('Nothing here is ignored.'),
    examples: ['which files are ignored by git'],
  },
  {
    id: 'git-branch-diff',
    effect: 'reads',
    branchIn: 'branch',
    phrases: [
      '[git] (diff|difference|compare|changes|changed) [between] [branch] {branch} (and|with|to|vs|versus) [branch] {branch:other}',
    ],
    why: 'List the files in which they differ',
    command: 'git --no-pager diff --stat {branch} {other}',
    answer: orElse('They do not differ.'),
    examples: {
      'diff between main and feature/login': {
        command: 'git --no-pager diff --stat main feature/login',
        world: { branches: ['main', 'feature/login'] },
      },
      'compare main with feature/login': {
        command: 'git --no-pager diff --stat main feature/login',
        world: { branches: ['main', 'feature/login'] },
      },
    },
  },
  {
    id: 'git-unpushed',
    effect: 'reads',
    phrases: [
      '(unpushed|unsent|outgoing) [local] [commit|changes|work]',
      '(commit|what) [i] [have] not [yet] [been] pushed',
      'everything pushed',
      'anything to push',
      'commit to push',
    ],
    why: 'List the commits that no remote has, as of the last fetch or push',
    command: 'git --no-pager log --oneline --branches --not --remotes',
    answer: counting('commit is only here', 'commits are only here'),
    examples: ['unpushed commits', 'is everything pushed'],
  },
  {
    id: 'git-unpulled',
    effect: 'reads',
    phrases: [
      '(unpulled|incoming) [remote] [commit|changes]',
      'commit [i] [have] not [yet] [been] pulled',
      'commit to pull',
    ],
    why: 'List the commits of the last fetch that you have not pulled',
    command: 'git --no-pager log --oneline --remotes --not --branches',
    answer: orElse('None as of the last fetch.'),
    examples: ['incoming commits'],
  },
  {
    id: 'git-graph',
    effect: 'reads',
    phrases: [
      '[git|commit|branch] (log|history|commit|branch|tree) [as] graph',
      '[git|commit|branch] graph [of] [git] [commit|branch|history|log]',
    ],
    why: 'Draw the latest commits of all branches',
    command: 'git --no-pager log --oneline --graph --all -n 30',
    examples: ['git log graph', 'show the commit graph'],
  },
  {
    id: 'git-blame-line',
    effect: 'reads',
    phrases: [
      'who [last] (wrote|changed|edited|modified|touched) [last] line {count} {file}',
      '(blame|git blame) line {count} {file}',
    ],
    why: 'Show who changed that line last',
    command: 'git --no-pager blame -L {count},{count} -- {file}',
    examples: {
      'who changed line 12 of notes.txt': 'git --no-pager blame -L 12,12 -- notes.txt',
    },
  },
  {
    id: 'git-last-files',
    effect: 'reads',
    phrases: ['file [was|were] [changed|touched|modified|in] [in|by] last commit', 'last commit file'],
    why: 'List the files of the last commit',
    command: 'git --no-pager show --name-status --format=%s HEAD',
    examples: ['which files changed in the last commit', 'files in the last commit'],
  },
  {
    id: 'git-first-commit',
    effect: 'reads',
    phrases: [
      '(first|oldest|initial) [git] commit [made] [<repo>]',
      'when was [the] (first|oldest|initial) commit [made]',
    ],
    why: 'Show the first commit',
    command: "git --no-pager log --reverse --format='%h %as %an: %s' | head -n 1",
    examples: ['when was the first commit'],
  },
  {
    id: 'git-count-authors',
    effect: 'reads',
    phrases: [
      '<count> (author|contributor|committer) [git|<repo>]',
      '<count> people [have] (committed|contributed) [<repo>]',
    ],
    why: 'Count those who committed',
    command: 'git shortlog -sn HEAD | wc -l',
    answer: saying('Authors: _.'),
    examples: ['how many authors'],
  },
  {
    id: 'git-branches-with',
    effect: 'reads',
    phrases: ['branch (contains|contain|with|has|containing|have) commit {word}'],
    why: 'List the branches that have that commit',
    command: 'git --no-pager branch --all --contains {word}',
    examples: {
      'which branches contain commit 1a2b3c4': 'git --no-pager branch --all --contains 1a2b3c4',
    },
  },
  {
    id: 'git-commits-by-week',
    effect: 'reads',
    phrases: ['[git] commit [made] (last week|past week|since last week) (by|from|of) {word}'],
    why: "List that author's commits of the last seven days",
    command: "git --no-pager log --oneline --since='7 days ago' --author={word}",
    answer: orElse('No commits in the last seven days.'),
    examples: {
      'commits by alice last week': "git --no-pager log --oneline --since='7 days ago' --author=alice",
    },
  },
  {
    id: 'git-my-commits',
    effect: 'reads',
    phrases: [
      '(my|our own) [last|latest|recent] [{count}] [git] commits',
      '[last|latest|recent] [{count}] [git] commits (by me|of mine|i made|i did|from me)',
      'did i commit',
    ],
    why: 'List your latest commits',
    command: `git --no-pager log --oneline -n {count=10} ${MINE}`,
    answer: orElse('No commits of yours.'),
    examples: {
      'my commits': `git --no-pager log --oneline -n 10 ${MINE}`,
      'commits by me': `git --no-pager log --oneline -n 10 ${MINE}`,
      'show my last 3 commits': `git --no-pager log --oneline -n 3 ${MINE}`,
    },
  },
  {
    id: 'git-my-commits-today',
    effect: 'reads',
    phrases: [
      'my [git] commits [made] [of|from] today',
      '[git] commits (by me|of mine|i made|i did|from me) today',
      'i (committed|commit) [git] today',
    ],
    why: 'List your commits of today',
    command: `git --no-pager log --oneline --since=midnight ${MINE}`,
    answer: orElse('No commits of yours today.'),
    examples: {
      'my commits today': `git --no-pager log --oneline --since=midnight ${MINE}`,
      'what did I commit today': `git --no-pager log --oneline --since=midnight ${MINE}`,
    },
  },
  {
    id: 'git-commits-by-today',
    effect: 'reads',
    phrases: ['[git] commit [made] today (by|from|of) {word}'],
    why: "List that author's commits of today",
    command: 'git --no-pager log --oneline --since=midnight --author={word}',
    answer: orElse('No commits today.'),
    examples: {
      'commits by alice today': 'git --no-pager log --oneline --since=midnight --author=alice',
    },
  },
];
