// Words of git.

import type { Term } from '../topic.ts';

export const GIT_TERMS: readonly Term[] = [
  {
    names: 'git',
    says: 'git keeps the history of a folder: you commit versions, go back to them, and work on branches side by side.',
  },
  {
    names: '[git] (repo|repository)|git folder',
    says: 'A repository is a folder whose history git keeps, in its hidden folder `.git`. `git init` makes one, `git clone URL` copies one.',
  },
  {
    names: '.git [folder]',
    says: '`.git` holds the whole history of a repository. If you delete it, the history is gone; your files stay.',
  },
  {
    names: '[git] commit',
    says: 'A commit is a saved version of the project, with a message, an author and a date. `git commit -m "message"` makes one from what is staged.',
    see: 'git log --oneline -n 5',
  },
  {
    signs: ['HEAD'],
    names: 'git head|head in git',
    says: '`HEAD` is the commit you are on, usually the last one of your branch. `HEAD~1` is the one before it.',
    see: 'git log -n 1 HEAD',
  },
  {
    signs: ['HEAD~1', 'HEAD^', 'HEAD~', 'HEAD~2'],
    says: '`HEAD~1` (or `HEAD^`) is the commit before the current one, `HEAD~2` the one before that.',
  },
  {
    signs: ['ORIG_HEAD', 'FETCH_HEAD'],
    says: '`ORIG_HEAD` is where HEAD was before a merge, rebase or reset; `FETCH_HEAD` is what the last `git fetch` brought.',
  },
  {
    signs: ['@{u}', '@{upstream}', '@'],
    says: 'In git, `@` is short for HEAD and `@{u}` is the branch that yours is pushed to.',
  },
  {
    names: 'detached head|detached head state',
    says: 'In a detached HEAD you are on a commit and not on a branch; new commits belong to no branch. `git switch -c NAME` makes one for them, `git switch main` goes back.',
  },
  {
    names: '[git] branch',
    says: 'A branch is a line of work with a name. `git switch -c NAME` makes one, `git switch NAME` goes to one, `git branch` lists them.',
    see: 'git branch',
  },
  {
    names: '(main|master) [branch]|main branch|default branch',
    says: 'main (earlier: master) is the usual name of the first branch of a repository.',
  },
  {
    names: '[git] remote',
    says: 'A remote is a copy of the repository elsewhere, for example on GitHub. `git remote -v` lists them; the usual one is `origin`.',
    see: 'git remote -v',
  },
  {
    names: '[git] origin|origin in git',
    says: '`origin` is the name of the remote that a repository was cloned from. `origin/main` is its branch main as of the last fetch.',
    see: 'git remote -v',
  },
  {
    names: '[git] upstream|upstream branch|tracking branch',
    says: 'The upstream of a branch is the branch of a remote that `git push` and `git pull` use. `git push -u origin NAME` sets it.',
    see: 'git branch -vv',
  },
  {
    names: 'git clone|cloning|clone',
    says: '`git clone URL` copies a repository with its whole history into a new folder.',
  },
  { names: 'git init', says: '`git init` makes the current folder a repository.' },
  {
    names: 'git add',
    says: '`git add FILE` stages the changes of a file for the next commit; `git add -A` all of them.',
  },
  {
    names: 'git fetch|fetch',
    says: '`git fetch` gets new commits from the remote, and changes neither your branch nor your files.',
  },
  {
    names: 'git pull|pull',
    says: '`git pull` gets new commits from the remote and merges them into your branch: `git fetch`, then `git merge` (or rebase).',
  },
  { names: 'git push|push', says: '`git push` sends your commits to the remote.' },
  {
    names: '(git push --force|force push|git push -f|git push --force-with-lease)',
    says: 'A force push replaces the branch of the remote by yours; commits of others there can be lost. `--force-with-lease` refuses if somebody has pushed since your last fetch.',
  },
  {
    names: 'git merge|merge|merge commit',
    says: '`git merge NAME` brings the commits of the branch NAME into yours. Where both changed something, a merge commit joins them.',
  },
  {
    names: '[git|merge] conflict',
    says: 'A conflict is where two branches changed the same lines. git marks them with `<<<<<<<`, `=======` and `>>>>>>>`: edit the file, `git add` it, then `git commit` (or `git rebase --continue`). `git merge --abort` gives up.',
    see: 'git status',
  },
  {
    signs: ['<<<<<<<', '>>>>>>>', '<<<<<<< HEAD', '======='],
    says: 'These lines mark a conflict of git: between `<<<<<<<` and `=======` is your version, from there to `>>>>>>>` the other. Keep what is right, delete the marks, `git add` the file.',
  },
  {
    names: 'git rebase|rebase|rebasing',
    says: '`git rebase main` takes the commits of your branch and puts them on top of main, as new commits. The history stays straight. Do not rebase what others already have.',
  },
  {
    names: '(git rebase -i|interactive rebase|git rebase --interactive)',
    says: '`git rebase -i HEAD~3` opens a list of the last three commits, to reorder, join (`squash`), reword or drop them.',
  },
  {
    names: '[git] (cherry-pick|cherry pick|cherrypick)|cherry-picking|cherry picking',
    says: '`git cherry-pick COMMIT` copies one commit onto your branch.',
  },
  {
    names: 'git stash|stash|stashing',
    says: '`git stash` puts your uncommitted changes aside and leaves a clean folder; `git stash pop` brings them back, `git stash list` lists them.',
    see: 'git stash list',
  },
  {
    names: 'git tag|tag in git',
    says: 'A tag is a name for one commit that does not move, for example `v1.0`. `git tag v1.0` makes one, `git push origin v1.0` sends it.',
    see: 'git tag',
  },
  {
    names: '[git] (staging area|index|staging|staged)|staged (file|change)|git index',
    says: 'The staging area holds what the next commit will contain. `git add` puts changes there, `git restore --staged FILE` takes them out again.',
    see: 'git diff --staged --stat',
  },
  {
    names: 'working (tree|copy)|git working (folder|directory)',
    says: 'The working tree is the files as they are in your folder, with changes that are not committed yet.',
    see: 'git status --short',
  },
  {
    names: '[git] untracked [file]',
    says: 'Untracked files are new files that git does not keep yet; `git add FILE` starts to.',
    see: 'git status --short',
  },
  {
    names: '.gitignore|gitignore|git ignore',
    says: '`.gitignore` lists the files that git should leave alone, a pattern on each line: `node_modules/`, `*.log`. Files that are already committed stay in git.',
  },
  {
    names: '.gitkeep',
    says: 'git keeps no empty folders; an empty file named `.gitkeep` in it makes it stay.',
  },
  {
    names: '.gitconfig|gitconfig|git config',
    says: '`~/.gitconfig` holds your settings of git: `git config --global user.name "Your Name"` sets one, `git config --list` shows them.',
  },
  {
    names: '.gitattributes',
    says: '`.gitattributes` says how git treats files by their names: line endings, diffs, large files.',
  },
  {
    names: 'git (fast-forward|fast forward)|fast-forward|fast forward|non-fast-forward',
    says: 'A fast-forward only moves the branch ahead, because it has no commits that the other lacks. If it has some, a merge or a rebase is needed.',
  },
  {
    names: '(git squash|squash|squashing)',
    says: 'To squash is to join several commits into one: `git rebase -i`, or `git merge --squash BRANCH`.',
  },
  {
    names: 'git reset',
    says: '`git reset COMMIT` moves your branch to another commit: `--soft` keeps the changes staged, without an option they are kept unstaged, `--hard` throws them away.',
  },
  {
    names: 'git revert',
    says: '`git revert COMMIT` makes a new commit that undoes an old one. It is safe for commits that others have.',
  },
  {
    names: 'git (reflog|ref log)|reflog',
    says: '`git reflog` lists where HEAD has been, so that lost commits can be found: `git switch -c NAME COMMIT` brings one back.',
    see: 'git reflog -n 10',
  },
  {
    names: 'git blame',
    says: '`git blame FILE` shows for each line who changed it last, and in which commit.',
  },
  {
    names: 'git bisect|bisect',
    says: '`git bisect` finds the commit that broke something: `git bisect start`, `git bisect bad`, `git bisect good COMMIT`, then test what it checks out.',
  },
  {
    names: 'git (submodule|sub module)|submodule',
    says: 'A submodule is another repository within yours, at a fixed commit. `git submodule update --init` fetches it.',
  },
  {
    names: 'git worktree|worktree',
    says: '`git worktree add ../NAME BRANCH` checks out another branch into a folder of its own, beside yours.',
  },
  {
    names: 'git hook|hook',
    says: 'A hook is a script in `.git/hooks` that git runs at certain points, such as before a commit.',
  },
  {
    names: 'git diff|diff',
    says: '`git diff` shows what is changed and not staged, `git diff --staged` what is staged. Lines with `-` are removed, with `+` added.',
    see: 'git diff --stat',
  },
  {
    names: '[git] hunk',
    says: 'A hunk is a part of a diff: some changed lines with those around them. `git add -p` stages them one by one.',
  },
  {
    names: 'git status',
    says: '`git status` shows your branch, what is staged, changed and untracked.',
    see: 'git status --short',
  },
  {
    names: 'git log',
    says: '`git log` lists the commits, newest first; `--oneline` shortens them, `-p` shows what changed. `q` quits.',
    see: 'git log --oneline -n 10',
  },
  {
    names: 'git checkout',
    says: '`git checkout BRANCH` goes to a branch and `git checkout -- FILE` discards changes of a file; the newer commands are `git switch` and `git restore`.',
  },
  {
    names: 'git (commit --amend|amend)|amend',
    says: '`git commit --amend` replaces the last commit by one with what is staged and a new message. Not for commits that are pushed.',
  },
  {
    names: '[git] (pull request|pr|merge request)',
    says: 'A pull request asks to merge your branch into another; others review it first. GitLab calls it a merge request.',
  },
  {
    names: '[git|github] fork',
    says: 'A fork is your own copy of a repository of others on the server; you push to it and open a pull request.',
  },
  {
    names: 'github|gitlab',
    says: 'GitHub and GitLab keep git repositories on a server and add reviews, issues and CI.',
  },
  {
    names: '[git] (commit hash|sha|commit id)|commit sha',
    says: 'The hash is the name of a commit, 40 characters such as `9fceb02…`; the first seven are usually enough.',
    see: 'git log --oneline -n 5',
  },
  {
    names: '(git lfs|lfs)',
    says: 'Git LFS keeps large files outside the repository, and only a pointer to them within.',
  },
  {
    names: 'bare (repo|repository)',
    says: 'A bare repository has only the history and no files to work on; servers use it to be pushed to.',
  },
  {
    names: '(shallow clone|git clone --depth 1)',
    says: 'A shallow clone fetches only the newest commits: `git clone --depth 1 URL`.',
  },
  {
    names: 'git clean',
    says: '`git clean` deletes untracked files; `git clean -n` only lists them.',
    see: 'git clean -nd',
  },
];
