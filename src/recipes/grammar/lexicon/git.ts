// What is asked of a git repository and has no row of its own in `rows/git.ts`: single facts about commits, what is
// tracked, counts, and changes that people say in many ways.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const CHANGES =
  '(my|our|these|those)? (uncommitted|unfinished|local|current|pending|unsaved)? (change|work|edit|modification|stuff|thing)';
const LATER = '(for|until|till)? (later|now|moment|while|tomorrow|time being|temporarily)?';
const BY = '(author|authors|person|people|contributor|committer|developer|user)';

const NO_PERSON =
  /^(i|we|me|us|you|they|author|message|today|yesterday|day|date|week|month|year|hour|file|size|name|person|repo|repository|branch|tag|git|there|it)s?~?$/i;

/** `{commitTime}` and `{author}` as options; undefined for a word that is nobody's name. */
function commitsAsked(slots: Slots): Slots | undefined {
  const { commitTime, span, since, me, owner = [], user = [] } = slots;
  const [time] =
    commitTime ??
    since ??
    span?.map((one) => `${one === 'week' ? '7 days' : one.replace(/^(?=[a-z])/, '1 ')} ago`) ??
    [];
  const [name] = [...user, ...owner.map((one) => one.replace(/'s$/, ''))];
  if (name !== undefined && (NO_PERSON.test(name) || !/^[\w.-]+$/.test(name))) return undefined;
  if (span?.every((one) => /^(?:\d+ )?[a-z]+$/i.test(one)) === false) return undefined;
  return {
    ...slots,
    commitTime: [time === undefined ? '' : ` --since=${time.includes(' ') ? `'${time}'` : time}`],
    author: [
      me !== undefined
        ? ' --author="$(git config user.email)"'
        : name === undefined
          ? ''
          : ` --author=${name}`,
    ],
  };
}

export const GIT: readonly SayingRow[] = sayings`
git branch --show-current
  <ask>? (git)? (branch|current branch|current git branch|branch checked out|git branch currently checked out|name of current branch) (in current folder|currently checked out|name)?
  (git branch) currently checked out (in)? (current folder)?
  ? git branch
# What is tracked
git ls-files
  is: lines
  <ask>? (file)? (git)? tracked (file)? (by|in|with)? (git)? <repo>
  <ask>? (file|everything|content|stuff)? (<be>)? (tracked|versioned|known|under version control|in version control|under git|under git control) (by|to|in)? (git)? <repo>
  <ask>? (file|everything)? (does|do|is|are)? git (track|tracks|tracking|know|knows|knows about|keeps track of|manage|manages) <repo>
  ? which files does git track
git ls-files -- {paths*}
  (is|are) {paths} (tracked|versioned|under version control|known) (by|to|in)? (git)?
  ? is notes.txt tracked by git => git ls-files -- notes.txt
git check-ignore -v {paths*}
  (is|are|why is|why are) {paths} (<be>)? (ignored|gitignored) (by|in)? (git)?
  (does|do|is) git (ignore|ignores|ignoring) {paths}
  which (rule|pattern) (ignores|ignore) {paths}
  ? why is build ignored => git check-ignore -v build
# Counts
git {gitCounted#} | wc -l
  <howMany> <gitCounted> <repo>
  ? how many branches do i have => git branch | wc -l
  ? how many files are tracked => git ls-files | wc -l
  ? how many tags are there => git tag | wc -l
  ? how many stashes do i have => git stash list | wc -l
  ? how many uncommitted files are there => git status --short | wc -l
git shortlog -sn HEAD
  is: lines
  <ask>? (<howMany>)? commit (per|by each|of each|for each|from each|by|grouped by|broken down by) ${BY} <repo>
  <howMany> commit (did|does|has) (each|every) ${BY} (make|made|have|do)? <repo>
  <ask>? (ranking|leaderboard) of (author|committer|contributor) <repo>
  who (made|has|did|wrote) <howMany> commit <repo>
  <ask>? ${BY} (has|have|made|did|with) most commit <repo>
  ? how many commits did each author make
git rev-list --count --author={user} HEAD
  fits: ${({ user = [] }) => user.every((one) => !NO_PERSON.test(one))}
  derive: ${({ owner, ...slots }) =>
    owner === undefined ? slots : { ...slots, user: owner.map((one) => one.replace(/'s$/, '')) }}
  <howMany> commit (did|has|have) {user} (made|make|do|done|committed|write|written|contribute)? <repo>
  <howMany> commit (<be>)? (by|from|of|made by|authored by) {user} <repo>
  <howMany> commit (are)? {owner} <repo>
  ? how many commits has bob made => git rev-list --count --author=bob HEAD

# Single facts about a commit
git --no-pager log -1 --format={commitFact#}
  <commitFact>
  <ask>? <commitFact>
  ? who made the last commit and when => git --no-pager log -1 --format='%an %ad'
  ? who made the last commit => git --no-pager log -1 --format=%an
  ? when was the last commit => git --no-pager log -1 --format='%ad (%ar)'
  ? message of the last commit => git --no-pager log -1 --format=%B
git rev-parse{shortHash#} HEAD
  <ask>? (full|whole)? <shortHash> of (<newest>|current|this|head) (commit)? <repo>
  <ask>? (<newest>|current|head) commit <shortHash> <repo>
  <ask>? (git)? commit <shortHash> (am i on|i am on|is checked out|are we on)? <repo>
  <ask>? <shortHash:shortHashAlone> <repo>
  ? hash of the latest commit => git rev-parse HEAD
  ? short hash of the last commit => git rev-parse --short HEAD
git --no-pager branch --all --list {name}
  fits: ${({ name = [] }) =>
    name.every((one) => !/^(remote|local|merged|unmerged|git|which|other|more|stale|old)$/.test(one))}
  (is|are|does|do|find|check (if|whether)) (there)? {name:ref} branch (exist|there)? <repo>
  (is|are|does|do|find|check (if|whether)) (there)? branch (called|named) {name:ref} (exist|there)? <repo>
  ? is there a branch called feature => git --no-pager branch --all --list feature
git --no-pager log --root --reverse --max-parents=0 --name-status --format=%s
  <ask>? file (<be>)? (changed|touched|added|in|of|included in|part of) (by|in|with)? (very)? (first|oldest|initial|earliest) commit <repo>
  ? files in the first commit
git --no-pager show HEAD
  what did <newest> commit (change|do|contain) <repo>
  ? what did the last commit change
git --no-pager show --name-status --format=%s HEAD
  <ask>? file (<be>)? (changed|touched|modified|edited|affected|updated|in|of|included in|part of) (by|in|with)? (my|our)? <newest> commit <repo>
  <ask>? file (did|does|has)? (my|our)? <newest> commit (change|changed|touch|touched|modify|modified|edit|affect|affected|contain) <repo>
  <ask>? file (did|have)? (i|we|{user})? (change|changed|touch|touched) in <newest> commit <repo>
  what (file)? did <newest> commit (touch|modify|affect) <repo>
  ? which files did my last commit touch
git --no-pager show HEAD~1
  <ask>? (change|diff|content|detail) (of|in|from|made by|made in) (commit before (my|our)? <newest>|second to last commit|second last commit|previous to last commit|commit before that|last but one commit|penultimate commit) ({one:n}|one|commit)? <repo>
  what changed in (commit before <newest>|second to last commit|second last commit|last but one commit|penultimate commit) ({one:n}|one|commit)?
  <ask>? (commit before <newest>|second to last commit|penultimate commit) ({one:n}|one|commit)? <repo>
  ? changes of the commit before the last
git --no-pager show {commit}
  fits: ${({ commit = [] }) => commit.every((one) => /^(?=.*\d)[0-9a-f]{6,40}$|^HEAD[~^\d]*$/.test(one))}
  <ask>? (change|diff|detail|content|info)? (of|in|for|about|from)? commit {commit:word}
  what (changed|is|happened|was changed) in commit {commit:word}
  what did commit {commit:word} (change|do|touch)
  ? what changed in commit 3f2a1b9 => git --no-pager show 3f2a1b9
git --no-pager log -1 --format='%h %an %ad %s' -- {path/}
  when (was|did|has) {path} (been)? (last|most recently) (committed|changed|change|modified|edited|touched) in git
  when (was|is) {path} last committed (in git|to git)?
  who (last|most recently) (touched|committed) (to)? {path} (in git)?
  who (touched|committed) (to)? {path} (last|most recently)
  <ask>? (date|time) of (<newest>) commit (of|for|to|touching|on|that changed|that touched) {path}
  <ask>? <newest> commit (of|for|to|touching|on|that changed|that touched|changing|with) {path}
  ? who last touched src/app.py in git => git --no-pager log -1 --format='%h %an %ad %s' -- src/app.py
git --no-pager show HEAD:./{path#}
  fits: ${({ path = [] }) => path.every((one) => /^\w[\w./-]*$/.test(one))}
  <ask>? {path} (as it was|as of|at|from|in|as committed in|version of) (in|at|of)? (<newest> commit|head|git)
  <ask>? (committed|old|last committed|<newest> committed) version of {path} (in git|from git)?
  <ask>? version of {path} (in|from|at|of) (<newest> commit|head|git)
  ? notes.txt as of the last commit => git --no-pager show HEAD:./notes.txt
git --no-pager log --oneline{commitTime#}{author#}
  is: lines
  derive: ${commitsAsked}
  <ask>? (every)? (git)? commit (<be>)? (made|done)? <commitTime> <repo> <briefly>?
  <ask>? (git)? (log|history) (of)? <commitTime> <repo> <briefly>?
  <ask>? (every)? (git)? commit (<be>)? (made|authored|written|done|pushed)? (<commitTime> & (<me:byMe>|(by|from|of) {user:author})) <repo> <briefly>?
  <ask>? (every)? <me:own> (git)? commit (<be>)? (made|done)? <commitTime> <repo> <briefly>?
  <ask>? (every)? (commit) (made|authored|written|done|pushed)? by {user:author} <repo> <briefly>?
  <ask>? {owner} commit <commitTime>? <repo> <briefly>?
  (what)? (did|have)? <me:i> (commit|committed) (in git)? <commitTime>? <repo> <briefly>?
  what (did|has|have) {user} (commit|committed|done|contribute|contributed) <commitTime>? <repo> <briefly>?
  (what|everything)? (was|is|has been|did we|have we|got|that was)? (committed|commit) <commitTime> <repo> <briefly>?
  what (was|has been|has|got)? (changed|happened|done) in git <commitTime>
  ? git log of last week => git --no-pager log --oneline --since='7 days ago'
  ? what did I commit today => git --no-pager log --oneline --since=midnight --author="$(git config user.email)"
  ? commits from last week by me => git --no-pager log --oneline --since='7 days ago' --author="$(git config user.email)"
  ? commits by alice in the last 3 days => git --no-pager log --oneline --since='3 days ago' --author=alice
  ? commits since 2024-03-01 => git --no-pager log --oneline --since=2024-03-01
  ? alice's commits => git --no-pager log --oneline --author=alice
git --no-pager log --oneline --until={day}
  is: lines
  <ask>? (every)? commit (<be>)? (made|done)? (before|until|up to) {day:isoDay} <repo>
  ? commits before 2024-03-01 => git --no-pager log --oneline --until=2024-03-01
git --no-pager log -p -- {path/}
  <ask>? (git|commit)? (history|log) of {path} with (diff|change|patch|difference|content)
  <ask>? how {path} (changed|evolved|developed) (over time|in git|in history)
  ? history of notes.txt with diffs => git --no-pager log -p -- notes.txt
git status --short
  (is|are|check (if|whether)|see (if|whether))? (git|everything|my|this)? (repo|repository|working tree|working copy|worktree|everything|checkout) (is)? (clean|dirty|committed|up to date|all committed|clean or dirty)
  (do|does|have|has|is|are|find) (i|we|it|there|repo)? (have|got|forgotten)? (anything|something|stuff|work|file|change)? (that)? (is|are|to)? (uncommitted|not committed|not yet committed|unsaved in git) (file|change|work)? <repo>
  (did|have) i (forget|forgotten) to commit (something|anything) <repo>
  <ask>? (would|will) (be)? (committed|commit) <repo>
  ? is the repository clean
git config user.{gitUser#}
  otherwise: gitUser=name
  <ask>? (my)? <gitUser> (does|is|will|do)? (git|i|git user) (use|used|using|commit with|commit as|set|configured) (for|in|by|with)? (git|commit|git commit)?
  <ask>? <gitUser> (is|set|configured|used)? (for|in|by|with) (git|commit|git commit)
  <ask>? (my)? git <gitUser>
  who am i (in|for|to) git
  ? which name does git use => git config user.name
  ? my git email => git config user.email
git --no-pager config --list
  is: lines
  <ask>? (my)? (git)? (config|configuration|setting) (of|for) git
  <ask>? (my)? git (config|configuration|setting)
  ? show my git settings

# Changes
git stash{untracked#}
  is: changes
  otherwise: untracked=
  (stash|park|shelve|set aside|put aside|put away|stow away|tuck away) ${CHANGES} (away|aside|<untracked>)? ${LATER}
  (put|set|lay) ${CHANGES} (away|aside|on hold|on the side|in stash|into stash|on stash) ${LATER}
  (save|keep) ${CHANGES} (in|on|to|into) (stash|git stash) ${LATER}
  git stash ${LATER}
  (stash|park|shelve) everything <untracked>
  ? git stash => git stash
  ? stash everything including untracked files => git stash --include-untracked
git stash pop
  is: changes
  fits: ${() => true}
  (bring|get|take|fetch|put|give me) back (my|what i|what was|everything)? (have)? (last|latest)? (stash|stashed|parked|shelved|put aside|set aside) (change|work|stuff)?
  (bring|get|take|put) (my|what i)? (stash|stashed|parked|shelved) (change|work|stuff)? back
  (pop|unstash|unpark|unshelve|reapply|restore) (my|last|latest)? (git)? (stash|stashed|parked|shelved)? (change|work|stuff)? (from stash)?
  git stash pop
  ? bring back what I stashed
git commit -m {text} -- {paths*}
  is: changes
  (commit|check in) (only|just)? (my|our)? (change|edit|modification)? (to|in|of|for|on)? (file)? {paths} (only|alone|file)? (change|edit|modification)? (with|using|under|and use|saying)? (commit)? (message|text|comment|note) {text:word}
  (commit|check in) (only|just)? (my|our)? (change|edit|modification)? (to|in|of|for|on)? (file)? {paths} (only|alone|file)? (change|edit|modification)? (as|with|saying) {text:quoted}
  ? commit only notes.txt with message "fix typo" => git commit -m 'fix typo' -- notes.txt
git reset
  is: changes
  (unstage|unadd) (everything|every file|file|every change|it all|my change|change|my file|staged file|every staged file)
  (take|remove) (everything|every file|all|file) (out of|from|off) (stage|staging area|index|git index|staging)
  (empty|clear|reset) (staging area|index|git index)
  ? unstage everything
git tag {name}
  is: changes
  derive: ${({ version, ...slots }) =>
    version === undefined ? slots : /^v?\d/.test(version[0] ?? '') ? { ...slots, name: version } : undefined}
  tag (this|current|last|latest|newest|head)? (commit|version|state|head|it) (as|with|by)? (tag|name|version)? {name:ref}
  (git)? tag {version:ref}
  (create|add|make|set|put|new) (new|git)? tag (called|named|with name)? {name:ref} (on|for|at|to)? (this|current|last|latest)? (commit|head)?
  ? git tag v2.0 => git tag v2.0
git tag -d {name}
  is: changes
  (delete|remove|drop) (git)? tag (called|named)? {name:ref}
  ? delete the tag v1.0 => git tag -d v1.0
git branch -m {name}
  is: changes
  rename (current|this|my|git)? (git)? branch (to|into|as) {name:ref}
  ? rename this branch to develop => git branch -m develop
git branch -m {from} {name}
  is: changes
  kinds: from=branch
  rename (git)? branch (called|named)? {from:ref} (to|into|as) {name:ref}
  rename {from:ref} branch (to|into|as) {name:ref}
  ? rename the branch feature to login => git branch -m feature login
git merge {name}
  is: changes
  merge (git)? branch (called|named)? {name:ref} (into|to|in|with)? (current|this|my|here)? (branch|one|here)?
  merge {name:ref} branch (into|to|in|with)? (current|this|my|here)? (branch|one|here)?
  ? merge the branch feature => git merge feature
git commit --amend -m {text}
  is: changes
  given: text
  (change|reword|edit|fix|replace|amend|set|correct) (commit)? message of <newest> commit (to|with|into|as) {text:word}
  (change|reword|edit|fix|replace|amend) <newest> commit message (to|with|into|as) {text:word}
  (reword|amend) <newest> commit (to|with|as|with message|with new message) {text:quoted}
  ? change the message of the last commit to "fix typo" => git commit --amend -m 'fix typo'
`;
