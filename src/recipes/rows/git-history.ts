// Recipes about the history of a repository: branches compared, commits that are elsewhere or not, single lines and files.

import { counting, orElse, saying } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

/** Of the person whose commits this repository records. */
const MINE = '--author="$(git config user.email)"';

export const GIT_HISTORY: readonly Recipe[] = recipes`
git-staged-files: git --no-pager diff --staged --name-only
  why: List the files that would be committed
  staged file [name] [git]
  file [name] staged [for commit]
  name staged file
  answer: ${counting('staged file', 'staged files')}
  ? which files are staged
  ? staged files
git-ignored: git ls-files --others --ignored --exclude-standard --directory
  why: List what git leaves alone here
  file ignored [by|in] [git|gitignore|.gitignore]
  (ignored|gitignored) file [git|repo]
  what (ignored|git ignore|git ignoring) [by] [git]
  answer: ${orElse('Nothing here is ignored.')}
  ? which files are ignored by git
git-branch-diff: git --no-pager diff --stat {branch} {other}
  why: List the files in which they differ
  branchIn: branch
  [git] (diff|difference|compare|changes|changed) [between] [branch] {branch} (and|with|to|vs|versus) [branch] {branch:other}
  answer: ${orElse('They do not differ.')}
  ? diff between main and feature/login => git --no-pager diff --stat main feature/login
    world: ${{ branches: ['main', 'feature/login'] }}
  ? compare main with feature/login => git --no-pager diff --stat main feature/login
    world: ${{ branches: ['main', 'feature/login'] }}
git-unpushed: git --no-pager log --oneline --branches --not --remotes
  why: List the commits that no remote has, as of the last fetch or push
  (unpushed|unsent|outgoing) [local] [commit|changes|work]
  (commit|what) [i] [have] not [yet] [been] pushed
  everything pushed
  anything to push
  commit to push
  answer: ${counting('commit is only here', 'commits are only here')}
  ? unpushed commits
  ? is everything pushed
git-unpulled: git --no-pager log --oneline --remotes --not --branches
  why: List the commits of the last fetch that you have not pulled
  (unpulled|incoming) [remote] [commit|changes]
  commit [i] [have] not [yet] [been] pulled
  commit to pull
  answer: ${orElse('None as of the last fetch.')}
  ? incoming commits
git-graph: git --no-pager log --oneline --graph --all -n 30
  why: Draw the latest commits of all branches
  [git|commit|branch] (log|history|commit|branch|tree) [as] graph
  [git|commit|branch] graph [of] [git] [commit|branch|history|log]
  ? git log graph
  ? show the commit graph
git-blame-line: git --no-pager blame -L {count},{count} -- {file}
  why: Show who changed that line last
  who [last] (wrote|changed|edited|modified|touched) [last] line {count} {file}
  (blame|git blame) line {count} {file}
  ? who changed line 12 of notes.txt => git --no-pager blame -L 12,12 -- notes.txt
git-last-files: git --no-pager show --name-status --format=%s HEAD
  why: List the files of the last commit
  file [was|were] [changed|touched|modified|in] [in|by] last commit
  last commit file
  ? which files changed in the last commit
  ? files in the last commit
git-first-commit: git --no-pager log --reverse --format='%h %as %an: %s' | head -n 1
  why: Show the first commit
  (first|oldest|initial) [git] commit [made] [<repo>]
  when was [the] (first|oldest|initial) commit [made]
  ? when was the first commit
git-count-authors: git shortlog -sn HEAD | wc -l
  why: Count those who committed
  <count> (author|contributor|committer) [git|<repo>]
  <count> people [have] (committed|contributed) [<repo>]
  answer: ${saying('Authors: _.')}
  ? how many authors
git-branches-with: git --no-pager branch --all --contains {word}
  why: List the branches that have that commit
  branch (contains|contain|with|has|containing|have) commit {word}
  ? which branches contain commit 1a2b3c4 => git --no-pager branch --all --contains 1a2b3c4
git-my-commits: git --no-pager log --oneline -n {count=10} ${MINE}
  why: List your latest commits
  (my|our own) [last|latest|recent] [{count}] [git] commits
  [last|latest|recent] [{count}] [git] commits (by me|of mine|i made|i did|from me)
  did i commit
  answer: ${orElse('No commits of yours.')}
  ? my commits => git --no-pager log --oneline -n 10 ${MINE}
  ? commits by me => git --no-pager log --oneline -n 10 ${MINE}
  ? show my last 3 commits => git --no-pager log --oneline -n 3 ${MINE}
`;
