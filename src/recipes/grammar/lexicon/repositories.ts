// More of git: commits by their text and date, branches against each other, what a repository is set to, exports.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const FILES = '(file|name|file name|filename|changed file|list of file)';
const TOUCHED =
  '((that)? (they|it|each|were|was|i)? (touched|changed|modified|edited|affected|included|contain)? (in|by)? (it|them|each|each commit)?)?';

const isName = ({ first = [], last = [] }: Slots): boolean =>
  [...first, ...last].every((one) => /^[A-Z][\w'-]*$/.test(one) || first.length + last.length === 1);

export const REPOSITORIES: readonly SayingRow[] = [
  ...sayings`
# Commits
git --no-pager log --oneline -i -F --grep={text}
  is: lines
  <ask>? (every)? commit (that|which|whose message|with message|with text)? (talk about|talks about|are about|is about|about|mention|mentions|mentioning|say|says|speak of|refer to|contain|contains|containing|deal with|dealing with|have to do with|concern) {text:word} (in (their)? message)? <repo>
  (search|grep|look through|look in) (commit message|git log|commit|git history|log) for {text:word} <repo>
  ? search the commit messages for login => git --no-pager log --oneline -i -F --grep=login
git --no-pager log --oneline --since={day}
  is: lines
  <ask>? (git)? (log|history) (since|after|from|starting) {day:day} <repo>
  <ask>? (everything|what was)? (committed) (since|after) {day:day} <repo>
  ? log since 2024-01-01 => git --no-pager log --oneline --since=2024-01-01
git --no-pager log --oneline --since={a} --until={b}
  is: lines
  <ask>? (every)? commit (<be>)? (made|done)? (between|from) {a:day} (and|to|until) {b:day} <repo>
  ? commits between 2024-01-01 and 2024-02-01 => git --no-pager log --oneline --since=2024-01-01 --until=2024-02-01
git --no-pager log --oneline --graph --all
  is: lines
  fits: ${({ n = [] }) => n.every((one) => /^(?:1|one)$/.test(one))}
  <ask>? (git)? (log|history) (as|with)? (a)? graph (with)? ({n:n} line (each|per commit)?|oneline|compact)? (of|for|with|and|,)? (every|all)? branch <repo>
  <ask>? (git)? (log|history) (with|as)? (a)? graph (of|with)? ({n:n} line (each|per commit)|oneline|compact) <repo>
  ? git log as a graph with all branches
git --no-pager log -n {n#} --oneline --name-only
  fits: ${({ n = [] }) => n.every((one) => /^\d+$/.test(one))}
  <ask>? {n:n} (last|latest|newest|most recent) commit (with|and|including) ${FILES} ${TOUCHED}
  <ask>? (last|latest|newest|most recent) {n:n} commit (with|and|including) ${FILES} ${TOUCHED}
  ? last 5 commits with the files they changed => git --no-pager log -n 5 --oneline --name-only
git --no-pager log --oneline --name-only
  <ask>? (every)? commit (with|and|including) ${FILES} ${TOUCHED} <repo>
  <ask>? (git)? (log|history) with ${FILES} ${TOUCHED} <repo>
  ? git log with file names
git --no-pager log --oneline {b#}..{a#}
  is: lines
  <ask>? (every)? commit (that|which)? (are|is)? (on|in|of) (branch)? {a:ref} (branch)? (but|and|that are|which are)? (are)? not (yet)? (on|in) (branch)? {b:ref} (branch)?
  <ask>? commit (that)? (branch)? {a:ref} (branch)? has (but|and|that) {b:ref} (does not have|has not|lacks|does not)
  ? commits on feature that are not on main => git --no-pager log --oneline main..feature
git --no-pager log --oneline -S {text}
  is: lines
  fits: ${({ text = [] }) => text.every((one) => !one.endsWith('~') && !/[./]/.test(one))}
  (which|what|find|show) commit (that)? (first)? (introduced|introduce|added|add|removed|deleted|brought in) (the)? (word|text|string|line|function|name)? {text:word} <repo>
  (find|show|which|what)? commit (where|in which|that|when|which) (word|text|string|line|function|name)? {text:quoted} (was|were|got|is) (removed|added|introduced|deleted|changed|dropped) <repo>
  ? which commit introduced "parseArgs" => git --no-pager log --oneline -S parseArgs

# Tracked text
git --no-pager grep -n -e {text}
  is: lines
  (git grep) (for)? {text:word} <repo>
  <ask>? (for|search for|look for)? {text:word} (in|within|inside|among) (every|only)? (tracked file|file tracked by git|file git tracks|versioned file) <repo>
  (search|grep|look in) (in|through)? (every)? tracked file (of|in)? <repo> for {text:word}
  ? git grep TODO => git --no-pager grep -n -e TODO

# What it is set to
git config user.{gitUser#} {value}
  is: changes
  derive: ${({ first = [], last = [], ...slots }) => ({ ...slots, value: [[...first, ...last].join(' ')] })}
  fits: ${({ gitUser: [field = ''] = [], first = [], last = [] }) =>
    field === 'email'
      ? last.length === 0 && first.every((one) => /^\S+@\S+\.\w+$/.test(one))
      : isName({ first, last })}
  (set|change|configure|make) (my)? git (user)? <gitUser> (address)? (to|as|=)? {first:word} {last:word}? (for|in)? <repo>
  (set|change|configure|make) (my)? (user)? <gitUser> (address)? (for|in|of) git (to|as|=)? {first:word} {last:word}? <repo>
  (set|change|configure|make) (my)? (git)? (user|author|committer) <gitUser> (address)? (to|as|=) {first:word} {last:word}? (for|in)? <repo>
  ? set my git name to Ada Lovelace => git config user.name 'Ada Lovelace'
  ? set my git email to ada@example.com => git config user.email ada@example.com

# Changes
git reset --soft HEAD~1
  is: changes
  (undo|take back|uncommit|revert|drop|remove) (my)? <newest> commit (but|and|,)? (keep|keeping|leave|without losing|do not lose|do not touch|leaving|not touch) (my|its|every|all)? (file|work|change|edit) (as they are|unchanged|staged|in place|alone)? <repo>
  ? undo the last commit but keep the files
git reset --hard
  is: changes
  (discard|throw away|get rid of|drop|undo|revert|reset|lose|forget) (every|all)? (my|our)? (every|all)? (uncommitted|local|unsaved|pending|not committed) (change|edit|modification|work) <repo>
  (discard|throw away) (every|all)? (my|our)? (change|edit|modification) (since <newest> commit)? <repo>
  (reset|put) (everything|repo|working tree|every file|file)? (back)? to (state of)? <newest> commit <repo>
  ? discard all local changes
git switch {b} && git merge {a}
  is: changes
  kinds: a=branch, b=branch
  merge (branch)? {a:word} (branch)? (into|in|to) (branch)? {b:word} (branch)?
  ? merge feature into main => git switch main && git merge feature
git archive --format={kind#} HEAD > {to/}
  # Written by the shell: "git -C" would put "-o" into the repository. PowerShell's ">" is for text.
  is: changes
  derive: ${(slots) => {
    const [, kind] = /\.(zip|tar\.gz)$/.exec(slots['to']?.[0] ?? '') ?? [];
    return kind === undefined ? undefined : { ...slots, kind: [kind] };
  }}
  (export|pack|archive|save) <newest> (commit|version|state) (in|of)? <repo> (as|to|in|into) (a)? (zip|archive|tarball)? (called|named)? {to:target}
  (export|archive) (repo|repository|project|tracked file) (as|to|in|into) (a)? (zip|archive|tarball)? (called|named)? {to:target}
  ? export the repository as a zip called src.zip => git archive --format=zip HEAD > src.zip
`,
];
