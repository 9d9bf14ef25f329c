// The current git repository.

import { counting, orElse, saying } from '../fill/sentences.ts';
import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

export const GIT: readonly Recipe[] = recipes`
git-status: git status --short --branch
  why: Show what changed since the last commit
  [git|repo|repository] status [git|repo|repository]
  (changed|modified|uncommitted|dirty|new) file [git|repo|repository|working tree|since last commit]
  (uncommitted|unstaged|local|pending) (changes|change|work) [repo|git]
  (what|anything) (uncommitted|not committed|to commit|not been committed)
  (did|have) i (commit|committed) (everything|all)
  is (everything|all) committed
  answer: ${(seen) => (seen.lines.length === 1 ? 'Nothing to commit.' : undefined)}
  ? git status
  ? are there uncommitted changes
  ? did i commit everything
git-changed-files: git status --short
  why: List the files that changed since the last commit
  is: inRepository
  file [have] i (<changed>|touch) [since last commit]
  file i have <changed> [since last commit]
  answer: ${counting('file changed', 'files changed')}
  ? which files did I change => git status --short
    world: ${{ branches: ['main'] }}
git-untracked: git ls-files --others --exclude-standard
  why: List untracked files
  untracked (file|files|folder) [git|repo|repository|working tree]
  (file|files) not tracked [git]
  answer: ${counting('untracked file', 'untracked files')}
  ? untracked files
git-unstaged: git --no-pager diff --name-only
  why: List the files with unstaged changes
  unstaged file [git|repo|repository|working tree]
  file not [yet] staged [git]
  answer: ${counting('file with unstaged changes', 'files with unstaged changes')}
  ? which files are unstaged
git-conflicts: git --no-pager diff --name-only --diff-filter=U
  why: List the files with unresolved conflicts
  (conflict|conflicted|conflicting|unmerged) [merge] file [git|repo|merge]
  [unresolved|open|remaining] [merge|git] conflict [unresolved|left|remaining]
  answer: ${counting('file in conflict', 'files in conflict')}
  ? which files are in conflict
git-log: git --no-pager log --oneline -n {count=10}
  why: List the latest commits
  [last|recent|latest] [{count}] [git] commits [in short form|in short|in brief|short|briefly|one line each|on one line each|in oneline form|as oneliners]
  [git] (commit history|commit log|commits|git history) [git]
  git (log|history)
  (history|log) (repo|repository|project)
  ? show the last 5 commits => git --no-pager log --oneline -n 5
git-log-yesterday: git --no-pager log --oneline --stat --since=yesterday.midnight
  why: List the commits since yesterday, with the files they changed
  [git] (commits|committed|commit) [made|i|git|repo] since yesterday
  [file] (changed|changes|happened|committed|done) since yesterday git
  answer: ${orElse('No commits since yesterday.')}
  ? what changed since yesterday in git
git-last-commit: git --no-pager log -1 --stat
  why: Show the last commit
  (last|latest|most recent|newest) commit
  what [was] last commit
  ? show the last commit
git-search-messages: git --no-pager log --oneline -i -F --grep={text}
  why: List the commits whose message has that text
  (search|grep|scan|look in|search in|search through) [git] (git history|commits|commit messages|commit history|git log) [for] {text}
  (search|look|grep|find) [for] {text} [in] (git|commit) (history|log|commits|messages)
  (commit|commits) (mention|mentioning|containing|that mention|that mentions|that contain|that contains|about) {text}
  answer: ${counting('commit', 'commits')}
  ? search the git history for "login" => git --no-pager log --oneline -i -F --grep=login
  ? which commits mention the word "login page" => git --no-pager log --oneline -i -F --grep='login page'
git-last-changes: git --no-pager show HEAD
  why: Show what the last commit changed
  (what|changes) [was] [changed|in] [by] last commit
  changed last commit
  (diff|changes) last commit
  ? what changed in the last commit
git-file-log: git --no-pager log --oneline -n 20 -- {file}
  why: List the commits that changed the file
  mayBeAbsent: file
  mayBeBelow: file
  [git] (history|log|commit history|changes|commits) [of|to|for] {file}
  commit (changed|touched|that changed|which changed) {file}
  ? show the git history of notes.txt => git --no-pager log --oneline -n 20 -- notes.txt
git-blame: git --no-pager blame {file}
  why: Show who changed each line last
  who [last] (wrote|changed|edited|modified) [last] [each|every] [line] {file}
  (blame|git blame|annotate) {file}
  ? who changed notes.txt => git --no-pager blame notes.txt
git-branch: git branch --show-current
  why: Show the current branch
  (current|active|which) [git] branch [am i on|is this|git]
  (which|what) [git] branch (am i on|is this|git|is my|is the)
  branch (am i on|i am on|are we on|checked out)
  answer: ${saying('You are on _.')}
  ? which branch am I on
git-branches: git --no-pager branch -a
  why: List the branches
  [git|local|remote|existing] branches [git|exist|repo]
  answer: ${counting('branch', 'branches')}
  ? list all branches
git-merged-branches: git --no-pager branch --merged
  why: List the branches that are merged into the current one
  [git|local] merged branches
  [git|local] branches [already] merged
  ? which branches are merged
git-diff: git --no-pager diff
  why: Show unstaged changes, line by line
  [git] diff
  unstaged (changes|diff)
  (changes|diff) (git|not yet staged|not staged)
  answer: ${orElse('No unstaged changes.')}
  ? show the diff
git-diff-head: git --no-pager diff HEAD
  why: Show what changed since the last commit, staged or not
  (what did i change|what have i changed|what changed|changed) since last commit [git|<repo>]
  (what did i change|what have i changed|what changed|my changes) [git|<repo>]
  (changes|diff) since last commit [git|<repo>]
  answer: ${orElse('Nothing changed since the last commit.')}
  ? what have I changed since the last commit
git-diff-file: git --no-pager diff HEAD -- {file}
  why: Show what changed in that file
  mayBeAbsent: file
  mayBeBelow: file
  (what changed|changes|diff|git diff|my changes) [made] [in|to] {file} [since last commit]
  what did i change {file}
  answer: ${orElse('Nothing changed since the last commit.')}
  ? what changed in notes.txt => git --no-pager diff HEAD -- notes.txt
git-staged: git --no-pager diff --staged
  why: Show what would be committed
  staged (changes|diff) [git]
  (what|anything) staged [for commit]
  answer: ${orElse('Nothing is staged.')}
  ? show staged changes
git-remotes: git remote -v
  why: List the remote repositories
  [git] (remote|remotes|remote url|remote address|remote repository|origin|origin url) [git|url]
  (where does|where) push [to]
  answer: ${orElse('No remotes.')}
  ? show git remotes
git-count: git rev-list --count HEAD
  why: Count the commits
  <count> commit [made|repo|repository|project]
  answer: ${(seen, slots) =>
    seen.lines[0]?.trim() === '1' ? 'One commit.' : saying('_ commits.')(seen, slots)}
  ? how many commits are there
git-authors: git shortlog -sn HEAD
  why: Count the commits of each author
  (contributors|contributor|committers|authors) [git|repo|project|repository]
  who [has] (contributed|committed) [most] [<repo>]
  who [has] (wrote|made|has|did) [the] most commits [in] [this] [<repo>]
  commits (per|by) (author|person|contributor)
  answer: ${counting('author', 'authors')}
  ? who contributed to this repository
git-commits-by: git --no-pager log --oneline -n 20 --author={word}
  why: List the latest commits of that author
  [last|recent|latest|all] [git] commits (by|made by|written by) {word}
  ? show commits by alice => git --no-pager log --oneline -n 20 --author=alice
git-tags: git --no-pager tag
  why: List the tags
  [git] (tag|tags) [git]
  answer: ${counting('tag', 'tags')}
  ? list git tags
git-stashes: git --no-pager stash list
  why: List stashes
  [git] (stash|stashes|stash list|stashed changes)
  answer: ${counting('stash', 'stashes')}
  ? show my stashes
git-root: git rev-parse --show-toplevel
  why: Show the top folder of the repository
  [where] <repo> (root|top) [folder|directory]
  ? where is the repository root
git-init: git init
  why: Create a git repository here
  is: changes
  git init
  (initialize|initialise|create|start|make|init) [new] git (repo|repository) [here|in this folder|in this directory]
  (initialize|init) git [here]
  ? create a new git repository here
git-stage-all: git add -A
  why: Stage every change
  is: changes
  (stage|git add|add) (all changes|all files|everything|all my changes|all) [to git|to staging]
  stage all [files|changes]
  ? stage all changes
git-stage-file: git add {files}
  why: Stage the file
  is: changes
  mayBeAbsent: files
  mayBeBelow: files
  (stage|git add) {files}
  add {files} to (git|staging area|index)
  ? stage notes.txt => git add notes.txt
git-commit: git commit -m {text}
  why: Commit what is staged
  is: changes
  (commit|git commit) [my|these|staged|the staged] [changes] with [commit] message {text}
  =commit {message:text}
  ? commit with message "Fix the title" => git commit -m 'Fix the title'
git-commit-all: git add -A && git commit -m {text}
  why: Stage every change and commit it
  is: changes
  commit (everything|all changes|all my changes|all files|all) with [commit] message {text}
  (stage|add) and commit (everything|all changes|all) with [commit] message {text}
  (stage|add|git add) (everything|all|all changes|all files|all my changes) and [then] commit [it|them|everything] with [commit] message {text}
  ? commit everything with message "First draft" => git add -A && git commit -m 'First draft'
git-new-branch: git switch -c {branch}
  why: Create the branch and switch to it
  is: changes
  (create|make|start) [new] [git] branch [called|named] {branch} [and switch to it]
  [(switch|change|go) to] new branch [called|named] {branch}
  ? create a new branch called feature-x => git switch -c feature-x
git-switch: git switch {branch}
  why: Switch to that branch
  is: changes
  needsBranch: branch
  (switch|change|checkout|check out|go) to [git] branch {branch}
  (switch|change|go) to {branch} branch
  (checkout|check out) [branch] {branch} [branch]
  ? switch to branch main => git switch main
git-switch-known: git switch {branch}
  why: Switch to that branch
  is: changes
  branchIn: branch
  (switch|change|go|move|jump) [over|back] to {branch}
  ? switch to main => git switch main
    world: ${{ branches: ['main'] }}
git-delete-branch: git branch -d {branch}
  why: Delete the branch, if it was merged
  is: changes
  needsBranch: branch
  (delete|remove|drop) [local] [git] branch [called|named] {branch}
  (delete|remove) {branch} branch
  ? delete the branch feature/login => git branch -d feature/login
git-last-tag: git describe --tags --abbrev=0
  why: Show the latest tag
  (last|latest|newest|most recent) [git] tag
  ? what is the latest tag
git-pull: git pull
  why: Fetch and merge new commits
  is: changes
  (git pull|pull|pull from git|pull latest changes|pull latest|pull changes|get latest changes|pull from remote|pull from origin)
  ? pull the latest changes
git-push: git push
  why: Push your commits
  is: changes
  (git push|push|push my commits|push my changes|push to remote|push to origin|push changes|push commits)
  ? push my commits
git-undo-commit: git reset --soft HEAD~1
  why: Undo the last commit and keep its changes staged
  is: changes
  (undo|uncommit) [my|the] (last|latest|previous) commit [but keep [the|my] changes|and keep [the|my] changes|keeping [the|my] changes]
  ? undo the last commit
git-undo-only-commit: git update-ref -d HEAD
  why: Undo the only commit and keep its changes staged
  is: changes, withOneCommit
  (undo|uncommit) [my|the] (last|latest|previous|only|first) commit [but keep [the|my] changes|and keep [the|my] changes|keeping [the|my] changes]
  ? undo my last commit => git update-ref -d HEAD
    world: ${{ oneCommit: true }}
git-unstage: git restore --staged {files}
  why: Unstage it; the file stays as it is
  is: changes
  mayBeAbsent: files
  mayBeBelow: files
  unstage {files}
  git restore --staged {files}
  (undo|revert) git add [of|for] {files}
  ? unstage notes.txt => git restore --staged notes.txt
git-discard: git restore {files}
  why: Discard the unstaged changes in the file
  is: changes
  mayBeAbsent: files
  mayBeBelow: files
  (discard|throw away|drop|undo|revert|reset) [my|all|all my|local|my local|uncommitted|my uncommitted] (changes|edits|modifications) (to|in|of|on|from) ({files}|{subfolder:files}|{names:files})
  git restore {files}
  restore {files} (from git|to last commit|from last commit)
  ? throw away my changes to notes.txt => git restore notes.txt
  ? discard the changes in the docs folder => git restore docs
git-stash: git stash
  why: Stash changes
  is: changes
  (git stash|stash [my] changes|stash my work|stash everything)
  ? stash my changes
git-clone: git clone {url}
  why: Clone the repository here
  is: changes
  (clone|git clone) [repo|repository] {url}
  ? clone https://example.com/a.git => git clone https://example.com/a.git
`;
