// What is asked of a git repository and has no row of its own in `rows/git.ts`: single facts about commits, what is
// tracked, counts, and changes that people say in many ways.

import { changing, commands, listing, type SayingRow, type Slots } from './saying-row.ts';

const ASK =
  '(show|print|list|display|give me|get|tell me|find|see|view|check|what is|what are|what|which|name|output)?';
const COUNT = '(how many|count|count of)';
const NEWEST = '(last|latest|newest|most recent)';
const REPO =
  '(do|does|have|has|are|is|exist)? (i|we|it|there|git|got)? (have|got|has)? (in|of|from|for|inside|at)? (git)? (this|my)? (repo|repository|project|here|current folder|git)? (have|got|has|so far)?';
const CHANGES =
  '(my|our|these|those)? (uncommitted|unfinished|local|current|pending|unsaved)? (change|work|edit|modification|stuff|thing)';
const LATER = '(for|until|till)? (later|now|moment|while|tomorrow|time being|temporarily)?';
const BY = '(author|authors|person|people|contributor|committer|developer|user)';

const NO_PERSON =
  /^(i|we|you|they|author|message|today|yesterday|day|date|week|month|year|hour|file|size|name|person|repo|repository|branch|tag|git|there|it)s?~?$/i;

/** A name as git takes it; no option, and no word of the sentence. */
const isRef = (name: string) => (slots: Slots) =>
  (slots[name] ?? []).every(
    (one) => /^[\w.][\w./@-]*$/.test(one) && !/^(it|them|this|that|all|new|commit|branch|tag)$/.test(one),
  );

export const GIT: readonly SayingRow[] = [
  // What is tracked
  ...listing({
    'git ls-files': [
      `${ASK} (file)? (git)? tracked (file)? (by|in|with)? (git)? ${REPO}`,
      `${ASK} (file|everything|content|stuff)? (<be>)? (tracked|versioned|known|under version control|in version control|under git|under git control) (by|to|in)? (git)? ${REPO}`,
      `${ASK} (file|everything)? (does|do|is|are)? git (track|tracks|tracking|know|knows|knows about|keeps track of|manage|manages) ${REPO}`,
    ],
  }),
  {
    patterns: [
      `${COUNT} file (<be>)? (tracked|versioned|under version control|under git) (by|in)? (git)? ${REPO}`,
      `${COUNT} (git)? tracked file ${REPO}`,
      `${COUNT} file (does|do)? git (track|tracks|manage|manages) ${REPO}`,
    ],
    command: 'git ls-files | wc -l',
    favour: 1.2,
  },
  ...commands({
    'git ls-files -- {paths*}': [
      `(is|are) {paths} (tracked|versioned|under version control|known) (by|to|in)? (git)?`,
    ],
    'git check-ignore -v {paths*}': [
      `(is|are|why is|why are) {paths} (<be>)? (ignored|gitignored) (by|in)? (git)?`,
      `(does|do|is) git (ignore|ignores|ignoring) {paths}`,
      `which (rule|pattern) (ignores|ignore) {paths}`,
    ],
    // Counts
    'git branch | wc -l': [`${COUNT} (git|local)? branch ${REPO}`],
    'git tag | wc -l': [`${COUNT} (git)? tag ${REPO}`],
    'git stash list | wc -l': [`${COUNT} (git)? (stash|stashed change) ${REPO}`],
    'git status --short | wc -l': [
      `${COUNT} (uncommitted|changed|modified|dirty) file (in|since|from)? (${NEWEST} commit)? ${REPO}`,
      `${COUNT} file (have|are|with)? (i)? (uncommitted|not committed|uncommitted change|changed since ${NEWEST} commit) ${REPO}`,
    ],
  }),
  ...listing({
    'git shortlog -sn HEAD': [
      `${ASK} (${COUNT})? commit (per|by each|of each|for each|from each|by|grouped by|broken down by) ${BY} ${REPO}`,
      `${COUNT} commit (did|does|has) (each|every) ${BY} (make|made|have|do)? ${REPO}`,
      `${ASK} (ranking|leaderboard) of (author|committer|contributor) ${REPO}`,
      `who (made|has|did|wrote) ${COUNT} commit ${REPO}`,
    ],
  }),
  {
    patterns: [
      `${COUNT} commit (did|has|have) {user} (made|make|do|done|committed|write|written|contribute)? ${REPO}`,
      `${COUNT} commit (<be>)? (by|from|of|made by|authored by) {user} ${REPO}`,
      `${COUNT} commit (are)? {owner} ${REPO}`,
    ],
    command: 'git rev-list --count --author={user} HEAD',
    derive: ({ owner, ...slots }) =>
      owner === undefined ? slots : { ...slots, user: owner.map((one) => one.replace(/'s$/, '')) },
    fits: ({ user = [] }) => user.every((one) => !NO_PERSON.test(one)),
  },
  // Single facts about a commit
  ...commands({
    "git --no-pager log -1 --format='%an %ad'": [
      `who (made|did|wrote|authored|committed|created|pushed|is author of)? (${NEWEST} commit|commit ${NEWEST}|committed ${NEWEST}|${NEWEST}) ${REPO} (and)? when (was it|was that|did they|it was|was it made|that was)?`,
      `who (<be>)? (${NEWEST} committer|${NEWEST} to commit) ${REPO} (and)? when (was it|was that|did they)?`,
      `${ASK} (author|committer|name) and (date|time|day) of ${NEWEST} commit ${REPO}`,
      `${ASK} (date|time) and author of ${NEWEST} commit ${REPO}`,
      `when (was|is) ${NEWEST} commit ${REPO} (made)? (and)? (by whom|by who|who made it|who did it|who wrote it|from whom)`,
      `(by whom|by who) and when (was|is) ${NEWEST} commit ${REPO} (made)?`,
      `when and by whom (was|is) ${NEWEST} commit ${REPO} (made)?`,
    ],
  }),
  {
    patterns: [
      `who (made|did|wrote|authored|committed|created|pushed|is author of|is|was) ${NEWEST} (commit)? ${REPO}`,
      `who (made|did) (the)? commit ${NEWEST} ${REPO}`,
      `${ASK} (author|committer) of ${NEWEST} commit ${REPO}`,
      `${ASK} ${NEWEST} (committer|commit author) ${REPO}`,
    ],
    command: 'git --no-pager log -1 --format=%an',
    fits: () => true,
  },
  ...commands({
    "git --no-pager log -1 --format='%ad (%ar)'": [
      `when (was|is|did|has|have) (${NEWEST} commit|somebody commit ${NEWEST}|someone commit ${NEWEST}|i commit ${NEWEST}|i ${NEWEST} commit|we ${NEWEST} commit|anyone ${NEWEST} commit) (made|happen|done)? ${REPO}`,
      `when (was)? (it|repo|repository|project) ${NEWEST} committed (to)?`,
      `${ASK} (date|time|day|age|timestamp|date and time) of ${NEWEST} commit ${REPO}`,
      `${ASK} ${NEWEST} commit (date|time) ${REPO}`,
      `how (old|long ago) (is|was) ${NEWEST} commit ${REPO}`,
    ],
    'git --no-pager log -1 --format=%B': [
      `${ASK} (full|whole|complete)? (commit)? message of ${NEWEST} commit ${REPO}`,
      `${ASK} ${NEWEST} commit message ${REPO}`,
      `what (does|did|is|was)? ${NEWEST} commit message (say|said)? ${REPO}`,
    ],
    'git rev-parse HEAD': [
      `${ASK} (full|whole)? (commit)? (hash|sha|sha1|id) of (${NEWEST}|current|this|head) (commit)? ${REPO}`,
      `${ASK} (${NEWEST}|current|head) commit (hash|sha|sha1|id) ${REPO}`,
      `${ASK} (git)? commit (hash|sha|id) (am i on|i am on|is checked out|are we on)? ${REPO}`,
    ],
    'git rev-parse --short HEAD': [
      `${ASK} short (commit)? (hash|sha|id) of (${NEWEST}|current|head) (commit)? ${REPO}`,
      `${ASK} short (commit)? (hash|sha) ${REPO}`,
    ],
  }),
  {
    patterns: [
      `(is|are|does|do|find|check (if|whether)) (there)? {name:word} branch (exist|there)? ${REPO}`,
      `(is|are|does|do|find|check (if|whether)) (there)? branch (called|named) {name:word} (exist|there)? ${REPO}`,
    ],
    command: 'git --no-pager branch --all --list {name}',
    fits: (slots) =>
      isRef('name')(slots) &&
      !/^(remote|local|merged|unmerged|git|which|other|more|stale|old)$/.test(slots['name']?.[0] ?? ''),
  },
  ...commands({
    'git --no-pager log --root --reverse --max-parents=0 --name-status --format=%s': [
      `${ASK} file (<be>)? (changed|touched|added|in|of|included in|part of) (by|in|with)? (very)? (first|oldest|initial|earliest) commit ${REPO}`,
    ],
    "git --no-pager log --reverse --format='%h %as %an: %s' | head -n 1": [
      `${ASK} (very)? (first|oldest|initial|earliest) commit ${REPO}`,
    ],
  }),
  {
    patterns: [`what did ${NEWEST} commit (change|do|contain) ${REPO}`],
    command: 'git --no-pager show HEAD',
    favour: 0.8,
  },
  ...commands({
    'git shortlog -sn HEAD': [
      `(which|what) ${BY} (has|have|made|did|with) most commit ${REPO}`,
      `${ASK} ${BY} with most commit ${REPO}`,
    ],
    'git --no-pager show --name-status --format=%s HEAD': [
      `${ASK} file (<be>)? (changed|touched|modified|edited|affected|updated|in|of|included in|part of) (by|in|with)? (my|our)? ${NEWEST} commit ${REPO}`,
      `${ASK} file (did|does|has)? (my|our)? ${NEWEST} commit (change|changed|touch|touched|modify|modified|edit|affect|affected|contain) ${REPO}`,
      `${ASK} file (did|have)? (i|we|{user})? (change|changed|touch|touched) in ${NEWEST} commit ${REPO}`,
      `what (file)? did ${NEWEST} commit (touch|modify|affect) ${REPO}`,
    ],
    'git --no-pager show HEAD~1': [
      `${ASK} (change|diff|content|detail) (of|in|from|made by|made in) (commit before (my|our)? ${NEWEST}|second to last commit|second last commit|previous to last commit|commit before that|last but one commit|penultimate commit) ({one:n}|one|commit)? ${REPO}`,
      `what changed in (commit before ${NEWEST}|second to last commit|second last commit|last but one commit|penultimate commit) ({one:n}|one|commit)?`,
      `${ASK} (commit before ${NEWEST}|second to last commit|penultimate commit) ({one:n}|one|commit)? ${REPO}`,
    ],
  }),
  {
    patterns: [
      `${ASK} (change|diff|detail|content|info)? (of|in|for|about|from)? commit {commit:word}`,
      `what (changed|is|happened|was changed) in commit {commit:word}`,
      `what did commit {commit:word} (change|do|touch)`,
    ],
    command: 'git --no-pager show {commit}',
    fits: ({ commit = [] }) => commit.every((one) => /^(?=.*\d)[0-9a-f]{6,40}$|^HEAD[~^\d]*$/.test(one)),
    favour: 0.6,
  },
  ...commands({
    "git --no-pager log -1 --format='%h %an %ad %s' -- {path/}": [
      `when (was|did|has) {path} (been)? (last|most recently) (committed|changed|change|modified|edited|touched) in git`,
      `when (was|is) {path} last committed (in git|to git)?`,
      `who (last|most recently) (touched|committed) (to)? {path} (in git)?`,
      `who (touched|committed) (to)? {path} (last|most recently)`,
      `${ASK} (date|time) of (${NEWEST}) commit (of|for|to|touching|on|that changed|that touched) {path}`,
      `${ASK} ${NEWEST} commit (of|for|to|touching|on|that changed|that touched|changing|with) {path}`,
    ],
  }),
  {
    patterns: [
      `${ASK} {path} (as it was|as of|at|from|in|as committed in|version of) (in|at|of)? (${NEWEST} commit|head|git)`,
      `${ASK} (committed|old|last committed|${NEWEST} committed) version of {path} (in git|from git)?`,
      `${ASK} version of {path} (in|from|at|of) (${NEWEST} commit|head|git)`,
    ],
    command: 'git --no-pager show HEAD:./{path#}',
    fits: ({ path = [] }) => path.every((one) => /^\w[\w./-]*$/.test(one)),
  },
  {
    patterns: [
      `${ASK} (every)? commit (<be>)? (made|done)? (in|within|during|over|from|of)? (last|past|previous) {span} ${REPO}`,
      `what (was|has been|have i|did i|did we|got) (committed|commit) (in|within|during|over)? (last|past|previous) {span} ${REPO}`,
      `${ASK} commit (newer|younger|not older) than {span} ${REPO}`,
    ],
    command: "git --no-pager log --oneline --since='{span#} ago'",
    lines: true,
    fits: ({ span = [] }) => span.every((one) => /^\d+ [a-z]+$/i.test(one)),
  },
  {
    patterns: [
      `${ASK} (every)? commit (<be>)? (made|done)? (since|after|from) {day} ${REPO}`,
      `what (was|has been|have i|did i) (committed|commit) (since|after) {day}`,
    ],
    command: 'git --no-pager log --oneline --since={day}',
    fits: ({ day = [] }) => day.every((one) => /^\d{4}-\d\d-\d\d$/.test(one)),
    lines: true,
  },
  {
    patterns: [`${ASK} (every)? commit (<be>)? (made|done)? (before|until|up to) {day} ${REPO}`],
    command: 'git --no-pager log --oneline --until={day}',
    fits: ({ day = [] }) => day.every((one) => /^\d{4}-\d\d-\d\d$/.test(one)),
    lines: true,
  },
  {
    patterns: [
      `what (did|has|have) {user} (commit|committed|done|contribute|contributed) ${REPO}`,
      `${ASK} (commit) (made|authored|written|done|pushed)? by {user} ${REPO}`,
      `${ASK} {owner} commit ${REPO}`,
    ],
    command: 'git --no-pager log --oneline --author={user}',
    derive: ({ owner, ...slots }) =>
      owner === undefined ? slots : { ...slots, user: owner.map((one) => one.replace(/'s$/, '')) },
    fits: ({ user = [] }) => user.every((one) => !NO_PERSON.test(one)),
    lines: true,
  },
  ...commands({
    'git --no-pager log -p -- {path/}': [
      `${ASK} (git|commit)? (history|log) of {path} with (diff|change|patch|difference|content)`,
      `${ASK} how {path} (changed|evolved|developed) (over time|in git|in history)`,
    ],
    'git status --short': [
      `(is|are|check (if|whether)|see (if|whether))? (git|everything|my|this)? (repo|repository|working tree|working copy|worktree|everything|checkout) (is)? (clean|dirty|committed|up to date|all committed|clean or dirty)`,
      `(do|does|have|has|is|are|find) (i|we|it|there|repo)? (have|got|forgotten)? (anything|something|stuff|work|file|change)? (that)? (is|are|to)? (uncommitted|not committed|not yet committed|unsaved in git) (file|change|work)? ${REPO}`,
      `(did|have) i (forget|forgotten) to commit (something|anything) ${REPO}`,
      `${ASK} (would|will) (be)? (committed|commit) ${REPO}`,
    ],
  }),
  {
    patterns: [
      `${ASK} (name|username|user name|author name|user) (does|is|will|do)? (git|i|git user)? (use|used|using|commit with|commit as|set|configured)? (for|in|by|with)? (git|commit|git commit)?`,
      `who am i (in|for|to) git`,
    ],
    command: 'git config user.name',
    fits: () => true,
    favour: -0.4,
  },
  ...commands({
    'git config user.email': [
      `${ASK} (my)? (email|mail|e-mail|email address|mail address) (does|is|will|do)? (git|i)? (use|used|using|commit with|set|configured) (for|in|by|with)? (git|commit|git commit)?`,
      `${ASK} (my)? git (email|mail|e-mail) (address)?`,
    ],
  }),
  ...listing({
    'git --no-pager config --list': [
      `${ASK} (my)? (git)? (config|configuration|setting) (of|for) git`,
      `${ASK} (my)? git (config|configuration|setting)`,
    ],
  }),
  // Changes
  ...changing({
    'git stash': [
      `(stash|park|shelve|set aside|put aside|put away|stow away|tuck away) ${CHANGES} (away|aside)? ${LATER}`,
      `(put|set|lay) ${CHANGES} (away|aside|on hold|on the side|in stash|into stash|on stash) ${LATER}`,
      `(save|keep) ${CHANGES} (in|on|to|into) (stash|git stash) ${LATER}`,
      `git stash ${LATER}`,
    ],
    'git stash --include-untracked': [
      `(stash|park|shelve|set aside|put aside|put away) ${CHANGES} (including|with|and|plus|even) (untracked|new) (file|one)? ${LATER}`,
      `(stash|park|shelve) everything (including|with|and|plus|even) (untracked|new) (file|one)?`,
    ],
  }),
  {
    patterns: [
      `(bring|get|take|fetch|put|give me) back (my|what i|what was|everything)? (have)? (last|latest)? (stash|stashed|parked|shelved|put aside|set aside) (change|work|stuff)?`,
      `(bring|get|take|put) (my|what i)? (stash|stashed|parked|shelved) (change|work|stuff)? back`,
      `(pop|unstash|unpark|unshelve|reapply|restore) (my|last|latest)? (git)? (stash|stashed|parked|shelved)? (change|work|stuff)? (from stash)?`,
      `git stash pop`,
    ],
    command: 'git stash pop',
    changes: true,
    fits: () => true,
  },
  ...changing({
    'git commit -m {text} -- {paths*}': [
      `(commit|check in) (only|just)? (my|our)? (change|edit|modification)? (to|in|of|for|on)? (file)? {paths} (only|alone|file)? (change|edit|modification)? (with|using|under|and use|saying)? (commit)? (message|text|comment|note) {text:word}`,
      `(commit|check in) (only|just)? (my|our)? (change|edit|modification)? (to|in|of|for|on)? (file)? {paths} (only|alone|file)? (change|edit|modification)? (as|with|saying) {text:quoted}`,
    ],
    'git reset': [
      `(unstage|unadd) (everything|every file|file|every change|it all|my change|change|my file|staged file|every staged file)`,
      `(take|remove) (everything|every file|all|file) (out of|from|off) (stage|staging area|index|git index|staging)`,
      `(empty|clear|reset) (staging area|index|git index)`,
    ],
  }),
  {
    patterns: [
      `tag (this|current|last|latest|newest|head)? (commit|version|state|head|it) (as|with|by)? (tag|name|version)? {name:word}`,
      `(git)? tag {version:word}`,
      `(create|add|make|set|put|new) (new|git)? tag (called|named|with name)? {name:word} (on|for|at|to)? (this|current|last|latest)? (commit|head)?`,
    ],
    command: 'git tag {name}',
    changes: true,
    derive: ({ version, ...slots }) =>
      version === undefined
        ? slots
        : /^v?\d/.test(version[0] ?? '')
          ? { ...slots, name: version }
          : undefined,
    fits: isRef('name'),
  },
  {
    patterns: [`(delete|remove|drop) (git)? tag (called|named)? {name:word}`],
    command: 'git tag -d {name}',
    changes: true,
    fits: isRef('name'),
  },
  {
    patterns: [`rename (current|this|my|git)? (git)? branch (to|into|as) {name:word}`],
    command: 'git branch -m {name}',
    changes: true,
    fits: isRef('name'),
  },
  {
    patterns: [
      `rename (git)? branch (called|named)? {from:word} (to|into|as) {name:word}`,
      `rename {from:word} branch (to|into|as) {name:word}`,
    ],
    command: 'git branch -m {from} {name}',
    changes: true,
    kinds: { from: 'branch' },
    fits: (slots) =>
      isRef('name')(slots) && isRef('from')(slots) && !/^(current|this|my)$/.test(slots['from']?.[0] ?? ''),
    favour: 0.9,
  },
  {
    patterns: [
      `merge (git)? branch (called|named)? {name:word} (into|to|in|with)? (current|this|my|here)? (branch|one|here)?`,
      `merge {name:word} branch (into|to|in|with)? (current|this|my|here)? (branch|one|here)?`,
    ],
    command: 'git merge {name}',
    changes: true,
    fits: isRef('name'),
  },
  {
    patterns: [
      `(change|reword|edit|fix|replace|amend|set|correct) (commit)? message of ${NEWEST} commit (to|with|into|as) {text:word}`,
      `(change|reword|edit|fix|replace|amend) ${NEWEST} commit message (to|with|into|as) {text:word}`,
      `(reword|amend) ${NEWEST} commit (to|with|as|with message|with new message) {text:quoted}`,
    ],
    command: 'git commit --amend -m {text}',
    changes: true,
    given: ['text'],
  },
];
