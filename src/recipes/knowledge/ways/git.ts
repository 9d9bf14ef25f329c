// How to do things with git.

import type { Ways } from '../topic.ts';

export const GIT_WAYS: Ways = {
  '(undo|delete|cancel|uncommit|take back|roll back) [last|previous|latest] [git|local] commit [(in git|but keep (change|changes|file)|without losing change|and keep change)]':
    {
      run: 'git reset --soft HEAD~1',
      says: 'Undoes the last commit and keeps its changes staged. If it is pushed: `git revert HEAD` makes a commit that undoes it.',
    },
  '(undo|revert) (pushed commit|commit (after|that is|i) pushed|commit that was pushed|old commit|certain commit|specific commit|pushed git commit)|revert [last] [git] commit':
    {
      run: 'git revert HEAD',
      says: 'Makes a new commit that undoes the last one; name another by its hash (`git log --oneline`).',
    },
  '(undo|discard|delete|throw away|drop|revert|reset) [(local|uncommitted|unstaged|git|unsaved)] change [in (git|file)]|(undo|discard|revert) change (to|of) file|(restore|reset|revert) file [in git|to last commit]':
    {
      run: 'git restore {file}',
      says: 'Brings the file back as it was at the last commit; your changes to it are lost. `git restore .` does so for all. `git stash` puts them aside instead.',
    },
  '(discard|undo|throw away|reset|revert) all [local|uncommitted] change|reset [git] (repo|repository|to last commit)':
    {
      run: 'git stash -u',
      says: 'Puts all changes and new files aside, so that `git stash pop` can bring them back. `git reset --hard` throws changes away for good.',
    },
  '(unstage|un-stage) (file|change)|undo git add|delete file from staging [area]|delete from (staging|staging area|index)':
    { run: 'git restore --staged {file}', says: 'Takes the file out of the next commit; its changes stay.' },
  '(add|stage) (file|change|everything) [(to|for) (git|commit)]|stage': {
    run: 'git add {file}',
    says: 'The next commit contains it; `git add -A` takes all changes, `git add -p` asks for each part.',
  },
  '(commit|save) [git] (change|file|everything|work) [(in|to|with) git]|make [git|new] commit|commit [in git]':
    {
      run: "git commit -m 'message'",
      says: 'Commits what is staged (`git add`); `-a` takes all changed files.',
    },
  '(change|edit|fix|rename|amend|reword|correct) [last|latest|git] commit message|(change|edit|amend|fix) last commit':
    {
      run: "git commit --amend -m 'new message'",
      says: 'Replaces the last commit. Not for one that is pushed.',
    },
  'add [forgotten] (file|change) to (last|previous) commit': {
    run: 'git commit --amend --no-edit',
    says: 'Adds what is staged to the last commit. Not for one that is pushed.',
  },
  'show [git|all] branch|(check|know|find out|tell) (which|what) branch (i am on|there are|exist)|show current branch':
    {
      run: 'git branch',
      says: 'Lists your branches, `*` is the current one; `-a` also those of the remote.',
    },
  '(make|start|add) [new] [git] branch [in git]': {
    run: 'git switch -c new-branch',
    says: 'Makes a branch and goes to it; `git switch -` goes back.',
  },
  '(switch|change|go to|checkout|check out|move between|switch between|switch to|change to) [to] [another|different|git|other] branch [in git]':
    { run: 'git switch BRANCH', says: '`git branch` lists them, `git switch -` goes back to the last one.' },
  'delete [local|git] branch [in git|locally and remotely|everywhere]|delete branch (locally|here) and (there|remotely|on (remote|server|origin|github))':
    {
      run: 'git branch -d BRANCH',
      says: 'Deletes it if it is merged; `-D` in any case. On the server: `git push origin --delete BRANCH`.',
    },
  'delete remote branch': {
    run: 'git push origin --delete BRANCH',
    says: 'Deletes the branch on the server.',
  },
  'rename [local|git|current] branch [in git]': {
    run: 'git branch -m OLD NEW',
    says: 'Renames it here; on the server: push the new one and delete the old one.',
  },
  'merge [git|two] branch [in git]|merge branch into (main|another|another branch|master)': {
    run: 'git merge BRANCH',
    says: 'Brings BRANCH into the branch you are on (`git switch main` first). `git merge --abort` gives up at a conflict.',
  },
  '(resolve|fix|solve|handle|deal with) [git] [merge] conflict': {
    run: 'git status',
    says: 'It lists the files in conflict. Edit each: keep what is right and delete the lines with `<<<<<<<`, `=======`, `>>>>>>>`; then `git add FILE` and `git commit`. `git merge --abort` gives up.',
  },
  '(abort|cancel|undo|stop) [git] merge': {
    run: 'git merge --abort',
    says: 'For a merge that is not finished; one that is: `git reset --hard ORIG_HEAD`, which also drops uncommitted changes.',
  },
  '(rebase|do rebase|rebase branch|git rebase) [on main|onto main|in git|branch|on another branch]': {
    run: 'git rebase main',
    says: 'Puts your commits on top of main; at a conflict: fix it, `git add`, `git rebase --continue`. `--abort` gives up.',
  },
  '(abort|cancel|stop) [git] rebase': {
    run: 'git rebase --abort',
    says: 'Everything is as it was before the rebase.',
  },
  '(squash|combine|join|merge) [last|git|multiple|several] commit [into one|together]': {
    run: 'git reset --soft HEAD~3',
    says: 'Takes the last three commits back and keeps their changes staged; then `git commit` makes one of them. `git rebase -i HEAD~3` lets you choose.',
  },
  '(stash|put aside|save|shelve) [git|uncommitted] change [(in git|for later|temporarily|without committing|aside)]|use git stash|git stash':
    {
      run: 'git stash',
      says: 'Puts your changes aside; `git stash pop` brings them back, `-u` takes new files too.',
    },
  '(unstash|restore|apply|get back|pop|bring back) [git] (stash|stashed change|stash change)|get stashed change back':
    { run: 'git stash pop', says: 'Brings back what was put aside last; `git stash list` lists all.' },
  'show [git] stash': {
    run: 'git stash list',
    says: 'Lists what is put aside; `git stash show -p` shows the newest.',
  },
  '(make|add|set) [git|new] tag [in git]|tag (commit|version|release)': {
    run: 'git tag -a v1.0 -m "Version 1.0"',
    says: 'Names the current commit; `git push origin v1.0` sends the tag.',
  },
  'show [git|all] tag': { run: 'git tag', says: 'Lists the tags.' },
  'delete [git] tag': {
    run: 'git tag -d v1.0',
    says: 'Deletes it here; on the server: `git push origin --delete v1.0`.',
  },
  '(clone|download|copy|get) [git|github] (repo|repository|project) [from github]': {
    run: 'git clone URL',
    says: 'Copies it with its history into a new folder.',
  },
  '(make|start|init|initialize|initialise|set up) [new|git|local] [git] (repo|repository)|start git|start using git':
    { run: 'git init', says: 'Makes the current folder a repository.' },
  '(push|upload|send) [git|local] (commit|change|code|branch|new branch|to remote|to github|project to github|code to github|change to github|to git|repo to github)|push [to (git|remote|origin)]':
    { run: 'git push', says: 'Sends your commits; for a new branch: `git push -u origin BRANCH`.' },
  '(undo|revert|cancel) [git] push': {
    run: 'git revert HEAD',
    says: 'Makes a commit that undoes the last one; push it. To take a push back, one would have to force, which hurts all who have it.',
  },
  '(pull|get|download|fetch) [git|latest|new|remote] (change|commit|version|update) [from (remote|github|server)]|update [local] (repo|repository|branch)|pull [from (remote|github|main)]':
    {
      run: 'git pull',
      says: 'Gets the new commits and merges them into your branch; `git fetch` only gets them.',
    },
  '(add|set|connect) [git|new] remote [repository] [url]|connect to github': {
    run: 'git remote add origin URL',
    says: '`git remote -v` lists the remotes; `git push -u origin main` sends the branch.',
  },
  '(change|set|update|edit) [git] (remote url|remote|origin|url of remote|url of origin|origin url)': {
    run: 'git remote set-url origin URL',
    says: '`git remote -v` shows what is set.',
  },
  '(show|check|find|get|know) [git] remote [url]': {
    run: 'git remote -v',
    says: 'Lists the remotes with their addresses.',
  },
  'show (git (history|log)|[git] (commit|commit history|all commit|last commit|recent commit))': {
    run: 'git log --oneline',
    says: 'Lists the commits, newest first; `q` quits, `-p` shows what changed.',
  },
  '(show|check|see) (history|log) of file [in git]|show (change|commit) of file': {
    run: 'git log -p {file}',
    says: 'Shows each commit that changed the file, and how.',
  },
  '(show|check|see|know) (what i changed|what changed|git diff|change|uncommitted change|difference in git|what has changed)':
    {
      run: 'git diff',
      says: 'Shows what is changed and not staged; `--staged` what is staged, `--stat` only the files.',
    },
  '(show|check|see|know) [git] status': {
    run: 'git status',
    says: 'Shows the branch and what is staged, changed and untracked.',
  },
  '(show|see|know|find out|find|check) who (changed|wrote|edited|modified) (line|file)|use git blame|show git blame':
    { run: 'git blame {file}', says: 'Shows for each line who changed it last, and when.' },
  '(compare|diff|show difference between) [two] branch': {
    run: 'git diff main...BRANCH',
    says: 'Shows what BRANCH changed since it left main; `--stat` only the files.',
  },
  '(compare|diff|show difference between) [two] commit': {
    run: 'git diff HEAD~1 HEAD',
    says: 'Shows what changed between the two; `--stat` only the files.',
  },
  '(ignore|exclude) (file|folder) [(in|from|with) git]|(use|make|add|write) (gitignore|.gitignore) [file]|add file to (gitignore|.gitignore)':
    {
      run: "echo 'node_modules/' >> .gitignore",
      says: 'git then leaves it alone. What is committed already: `git rm --cached FILE` takes it out and keeps the file.',
    },
  '(stop tracking|untrack) file [in git]|delete file from git [(but keep it|without deleting it|but keep (file|it locally))]|delete file from (repo|repository)':
    {
      run: 'git rm --cached {file}',
      says: 'Takes it out of git at the next commit and keeps the file; without `--cached` it is deleted too.',
    },
  '(cherry-pick|cherry pick|copy) [git] commit [(to another branch|from another branch)]': {
    run: 'git cherry-pick COMMIT',
    says: 'Copies that commit onto your branch; `git log --oneline BRANCH` shows the hashes.',
  },
  '(set|configure|change) git (name|user|email|username|user name|name and email|author)|configure git': {
    run: "git config --global user.name 'Your Name'",
    says: 'And `git config --global user.email you@example.com`. `git config --list` shows what is set.',
  },
  'show git (config|configuration|settings)': {
    run: 'git config --list --show-origin',
    says: 'Shows all settings and the files they are in.',
  },
  '(get|recover|restore|find|bring back) (lost|deleted) (commit|branch) [back]|undo git reset [--hard]|undo (reset|rebase)|use git reflog':
    {
      run: 'git reflog',
      says: 'Lists where HEAD has been; `git switch -c NAME COMMIT` makes a branch at one of them.',
    },
  '(go back to|checkout|check out|return to|go to|restore) (old|older|previous|earlier|certain|specific|last) (commit|version) [of (code|project)]|checkout commit':
    {
      run: 'git switch --detach COMMIT',
      says: 'Shows the project as it was; `git switch -` goes back. `git log --oneline` shows the hashes.',
    },
  '(get|restore|show) (old|older|previous|earlier) version of file [(in|from|with) git]|restore deleted file (in|from|with) git':
    {
      run: 'git restore --source=HEAD~1 {file}',
      says: 'Brings the file back as it was one commit ago; `git log -- FILE` shows which commits changed it.',
    },
  '(find|search) [(text|word|something|string)] in git (history|log)|search [git] (history|commit)': {
    run: "git log -S 'text' --oneline",
    says: 'Lists the commits that added or removed the text; `git log --grep=WORD` searches the messages.',
  },
  '(delete|clean|clean up) untracked file': {
    run: 'git clean -nd',
    says: 'Lists what would be deleted; `git clean -fd` deletes it for good.',
  },
  '(update|init|get|fetch|clone with) submodule': {
    run: 'git submodule update --init --recursive',
    says: 'Fetches the submodules of the repository.',
  },
  '(find|know) (bad commit|commit that broke something|which commit broke something|which commit introduced bug)|use git bisect':
    {
      run: 'git bisect start',
      says: 'Then `git bisect bad`, and `git bisect good COMMIT` for one that worked. git checks out commits to test until it names the first bad one; `git bisect reset` ends it.',
    },
  '(make|open) (pull request|pr|merge request)': {
    run: 'git push -u origin BRANCH',
    says: 'Push the branch; GitHub and GitLab then print an address to open the request. With their tools: `gh pr create`, `glab mr create`.',
  },
};
