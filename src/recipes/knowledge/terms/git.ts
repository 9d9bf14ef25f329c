// Words of git.

import type { Glossary } from '../topic.ts';

export const GIT_TERMS: Glossary = {
  git: 'git keeps the history of a folder: you commit versions, go back to them, and work on branches side by side.',
  '[git] (repo|repository)|git folder':
    'A repository is a folder whose history git keeps, in its hidden folder `.git`. `git init` makes one, `git clone URL` copies one.',
  '.git [folder]':
    '`.git` holds the whole history of a repository. If you delete it, the history is gone; your files stay.',
  '[git] commit': {
    says: 'A commit is a saved version of the project, with a message, an author and a date. `git commit -m "message"` makes one from what is staged.',
    see: 'git log --oneline -n 5',
  },
  'git head|head in git': {
    signs: ['HEAD'],
    says: '`HEAD` is the commit you are on, usually the last one of your branch. `HEAD~1` is the one before it.',
    see: 'git log -n 1 HEAD',
  },
  'detached head|detached head state':
    'In a detached HEAD you are on a commit and not on a branch; new commits belong to no branch. `git switch -c NAME` makes one for them, `git switch main` goes back.',
  '[git] branch': {
    says: 'A branch is a line of work with a name. `git switch -c NAME` makes one, `git switch NAME` goes to one, `git branch` lists them.',
    see: 'git branch',
  },
  '(main|master) [branch]|main branch|default branch':
    'main (earlier: master) is the usual name of the first branch of a repository.',
  '[git] remote': {
    says: 'A remote is a copy of the repository elsewhere, for example on GitHub. `git remote -v` lists them; the usual one is `origin`.',
    see: 'git remote -v',
  },
  '[git] origin|origin in git': {
    says: '`origin` is the name of the remote that a repository was cloned from. `origin/main` is its branch main as of the last fetch.',
    see: 'git remote -v',
  },
  '[git] upstream|upstream branch|tracking branch': {
    says: 'The upstream of a branch is the branch of a remote that `git push` and `git pull` use. `git push -u origin NAME` sets it.',
    see: 'git branch -vv',
  },
  'git clone|cloning|clone': '`git clone URL` copies a repository with its whole history into a new folder.',
  'git init': '`git init` makes the current folder a repository.',
  'git add': '`git add FILE` stages the changes of a file for the next commit; `git add -A` all of them.',
  'git fetch|fetch':
    '`git fetch` gets new commits from the remote, and changes neither your branch nor your files.',
  'git pull|pull':
    '`git pull` gets new commits from the remote and merges them into your branch: `git fetch`, then `git merge` (or rebase).',
  'git push|push': '`git push` sends your commits to the remote.',
  '(git push --force|force push|git push -f|git push --force-with-lease)':
    'A force push replaces the branch of the remote by yours; commits of others there can be lost. `--force-with-lease` refuses if somebody has pushed since your last fetch.',
  'git merge|merge|merge commit':
    '`git merge NAME` brings the commits of the branch NAME into yours. Where both changed something, a merge commit joins them.',
  '[git|merge] conflict': {
    says: 'A conflict is where two branches changed the same lines. git marks them with `<<<<<<<`, `=======` and `>>>>>>>`: edit the file, `git add` it, then `git commit` (or `git rebase --continue`). `git merge --abort` gives up.',
    see: 'git status',
  },
  'git rebase|rebase|rebasing':
    '`git rebase main` takes the commits of your branch and puts them on top of main, as new commits. The history stays straight. Do not rebase what others already have.',
  '(git rebase -i|interactive rebase|git rebase --interactive)':
    '`git rebase -i HEAD~3` opens a list of the last three commits, to reorder, join (`squash`), reword or drop them.',
  '[git] (cherry-pick|cherry pick|cherrypick)|cherry-picking|cherry picking':
    '`git cherry-pick COMMIT` copies one commit onto your branch.',
  'git stash|stash|stashing': {
    says: '`git stash` puts your uncommitted changes aside and leaves a clean folder; `git stash pop` brings them back, `git stash list` lists them.',
    see: 'git stash list',
  },
  'git tag|tag in git': {
    says: 'A tag is a name for one commit that does not move, for example `v1.0`. `git tag v1.0` makes one, `git push origin v1.0` sends it.',
    see: 'git tag',
  },
  '[git] (staging area|index|staging|staged)|staged (file|change)|git index': {
    says: 'The staging area holds what the next commit will contain. `git add` puts changes there, `git restore --staged FILE` takes them out again.',
    see: 'git diff --staged --stat',
  },
  'working (tree|copy)|git working (folder|directory)': {
    says: 'The working tree is the files as they are in your folder, with changes that are not committed yet.',
    see: 'git status --short',
  },
  '[git] untracked [file]': {
    says: 'Untracked files are new files that git does not keep yet; `git add FILE` starts to.',
    see: 'git status --short',
  },
  '.gitignore|gitignore|git ignore':
    '`.gitignore` lists the files that git should leave alone, a pattern on each line: `node_modules/`, `*.log`. Files that are already committed stay in git.',
  '.gitkeep': 'git keeps no empty folders; an empty file named `.gitkeep` in it makes it stay.',
  '.gitconfig|gitconfig|git config':
    '`~/.gitconfig` holds your settings of git: `git config --global user.name "Your Name"` sets one, `git config --list` shows them.',
  '.gitattributes':
    '`.gitattributes` says how git treats files by their names: line endings, diffs, large files.',
  'git (fast-forward|fast forward)|fast-forward|fast forward|non-fast-forward':
    'A fast-forward only moves the branch ahead, because it has no commits that the other lacks. If it has some, a merge or a rebase is needed.',
  '(git squash|squash|squashing)':
    'To squash is to join several commits into one: `git rebase -i`, or `git merge --squash BRANCH`.',
  'git reset':
    '`git reset COMMIT` moves your branch to another commit: `--soft` keeps the changes staged, without an option they are kept unstaged, `--hard` throws them away.',
  'git revert':
    '`git revert COMMIT` makes a new commit that undoes an old one. It is safe for commits that others have.',
  'git (reflog|ref log)|reflog': {
    says: '`git reflog` lists where HEAD has been, so that lost commits can be found: `git switch -c NAME COMMIT` brings one back.',
    see: 'git reflog -n 10',
  },
  'git blame': '`git blame FILE` shows for each line who changed it last, and in which commit.',
  'git bisect|bisect':
    '`git bisect` finds the commit that broke something: `git bisect start`, `git bisect bad`, `git bisect good COMMIT`, then test what it checks out.',
  'git (submodule|sub module)|submodule':
    'A submodule is another repository within yours, at a fixed commit. `git submodule update --init` fetches it.',
  'git worktree|worktree':
    '`git worktree add ../NAME BRANCH` checks out another branch into a folder of its own, beside yours.',
  'git hook|hook':
    'A hook is a script in `.git/hooks` that git runs at certain points, such as before a commit.',
  'git diff|diff': {
    says: '`git diff` shows what is changed and not staged, `git diff --staged` what is staged. Lines with `-` are removed, with `+` added.',
    see: 'git diff --stat',
  },
  '[git] hunk':
    'A hunk is a part of a diff: some changed lines with those around them. `git add -p` stages them one by one.',
  'git status': {
    says: '`git status` shows your branch, what is staged, changed and untracked.',
    see: 'git status --short',
  },
  'git log': {
    says: '`git log` lists the commits, newest first; `--oneline` shortens them, `-p` shows what changed. `q` quits.',
    see: 'git log --oneline -n 10',
  },
  'git checkout':
    '`git checkout BRANCH` goes to a branch and `git checkout -- FILE` discards changes of a file; the newer commands are `git switch` and `git restore`.',
  'git (commit --amend|amend)|amend':
    '`git commit --amend` replaces the last commit by one with what is staged and a new message. Not for commits that are pushed.',
  '[git] (pull request|pr|merge request)':
    'A pull request asks to merge your branch into another; others review it first. GitLab calls it a merge request.',
  '[git|github] fork':
    'A fork is your own copy of a repository of others on the server; you push to it and open a pull request.',
  'github|gitlab': 'GitHub and GitLab keep git repositories on a server and add reviews, issues and CI.',
  '[git] (commit hash|sha|commit id)|commit sha': {
    says: 'The hash is the name of a commit, 40 characters such as `9fceb02…`; the first seven are usually enough.',
    see: 'git log --oneline -n 5',
  },
  '(git lfs|lfs)': 'Git LFS keeps large files outside the repository, and only a pointer to them within.',
  'bare (repo|repository)':
    'A bare repository has only the history and no files to work on; servers use it to be pushed to.',
  '(shallow clone|git clone --depth 1)':
    'A shallow clone fetches only the newest commits: `git clone --depth 1 URL`.',
  'git clean': {
    says: '`git clean` deletes untracked files; `git clean -n` only lists them.',
    see: 'git clean -nd',
  },
};

/** Signs that have no name. */
export const GIT_SIGNS: Glossary = {
  'HEAD~1, HEAD^, HEAD~, HEAD~2':
    '`HEAD~1` (or `HEAD^`) is the commit before the current one, `HEAD~2` the one before that.',
  'ORIG_HEAD, FETCH_HEAD':
    '`ORIG_HEAD` is where HEAD was before a merge, rebase or reset; `FETCH_HEAD` is what the last `git fetch` brought.',
  '@{u}, @{upstream}, @': 'In git, `@` is short for HEAD and `@{u}` is the branch that yours is pushed to.',
  '<<<<<<<, >>>>>>>, <<<<<<< HEAD, =======':
    'These lines mark a conflict of git: between `<<<<<<<` and `=======` is your version, from there to `>>>>>>>` the other. Keep what is right, delete the marks, `git add` the file.',
};
