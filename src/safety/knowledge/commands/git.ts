// git and other version control, one row a subcommand.

import { commandTable } from '../checked-table.ts';

/** Options of what changes the history or its objects. */
const CHANGING = `-acdefhiklnqrtuvwzAMNR -b:~= -g,-m,-o,-p,-s,-x,-S,-X:~= -m,-F,-C,-x,-s,-X,-S,-o:~= --all --update --verbose --dry-run
  --patch --interactive --force>danger --no-commit --continue --skip>danger,delete,write --quit
  --abort>danger,delete,write --quiet --ff-only --no-ff --squash --signoff --message:~= --onto:~= --root --autostash
  --autosquash --edit --no-edit --mainline:= --strategy:= --strategy-option:= --3way --index --check --stat --summary
  --numstat --reverse --whitespace:= --intent-to-add --renormalize --chmod:= --ignore-errors --refresh --no-verify
  --init --recursive --remote:~= --depth:= --create:= --detach --orphan:= --guess --track:?= --allow-empty
  --allow-unrelated-histories --rebase-merges:?= --keep-empty --exec:X --tool,--extcmd:X --output:W --format:=
  --prefix:~= --discard-changes>danger,delete --hard>danger,delete --stdout --cover-letter --numbered -1 -2 -3`;

const LOG = `-p,-u,-s,-z,-c,-m,-i,-E,-F,-P,-g,-r,-R,-a,-b,-w,-t,-W,-D,-q --cc -L:OBJECT -S,-G,-I:PATTERN -n,-l:# -O:R -U,-X:?= -B,-M,-C:?=
  --oneline --graph --all --branches:?= --tags:?= --remotes:?= --stat:?= --shortstat --numstat --dirstat:?= --summary
  --name-only --name-status --patch --no-patch --raw --patch-with-stat --pretty:?GITFORMAT --format:GITFORMAT
  --abbrev:?= --abbrev-commit --no-abbrev-commit --no-abbrev --decorate:?= --no-decorate --decorate-refs:=
  --decorate-refs-exclude:= --source --date:= --relative-date --since,--until,--after,--before:DATE --author:PATTERN
  --committer:PATTERN --grep:PATTERN --all-match --invert-grep --merges --no-merges --first-parent --follow --max-count:# --skip:#
  --reverse --topo-order --date-order --author-date-order --left-right --cherry --cherry-pick --cherry-mark --left-only
  --right-only --boundary --simplify-by-decoration --full-history --ancestry-path --no-walk:?= --color:?= --no-color
  --color-words:?= --word-diff:?= --word-diff-regex:= --unified:?# --no-renames --find-renames:?= --find-copies:?=
  --find-copies-harder --diff-filter:= --pickaxe-all --pickaxe-regex --ignore-all-space --ignore-space-change
  --ignore-space-at-eol --ignore-blank-lines --ignore-cr-at-eol --function-context --minimal --patience --histogram
  --diff-algorithm:= --text --binary --full-index --no-prefix --src-prefix:= --dst-prefix:= --line-prefix:=
  --relative:?= --exit-code --quiet --no-ext-diff --no-textconv --ext-diff>danger,run --textconv>danger,run
  --submodule:?= --ignore-submodules:?= --cached --staged --merge-base --no-index>below --check --compact-summary
  --output-indicator-new:= --show-signature>ask,run --no-show-signature --notes:?= --no-notes --expand-tabs:?=
  --encoding:= --walk-reflogs --parents --children --mailmap --use-mailmap --no-mailmap --log-size --stdin --not
  --glob:= --exclude:= --remove-empty --dense --sparse --indent-heuristic --anchored:= --color-moved:?=
  --ws-error-highlight:= --inter-hunk-context:= --no-color-moved --root --show-pulls --diff-merges:= --no-diff-merges
  --combined-all-paths --rotate-to:= --skip-to:= --ita-invisible-in-index --output:W`;

export const GIT = commandTable(
  'by row',
  `
git | read full handler=git sub stop | -C:FOLDER -P --no-pager -p --paginate --no-optional-locks --literal-pathspecs
  --glob-pathspecs --icase-pathspecs --no-replace-objects --bare --html-path --man-path --info-path -v -c:GITKEY
  --config-env,--exec-path,--super-prefix:X --git-dir,--work-tree,--namespace,--attr-source:=>danger,run | | git
  --version ;; git --no-pager log ;; git -c color.ui=always diff ;; git -c core.quotePath=false status | git -C ../other
  status ;; git -c core.pager=x log ;; git --exec-path=p foo
git status | read full | -sbuvz -u:?= --short --branch --show-stash --porcelain:?= --long --verbose --untracked-files:?=
  --ignored:?= --ignore-submodules:?= --column:?= --no-column --ahead-behind --no-ahead-behind --renames --no-renames
  --find-renames:?= | =* | git status ;; git status -sb | git status --nope
git log,git whatchanged,git show,git diff,git range-diff,git diff-tree,git diff-index,git diff-files | read full digits
  | ${LOG} -e,-h,-y,-x,-f,-d,-o,-k --summary --email --numbered --group:= --name-objects --objects --count --bisect
  --disk-usage:?= --creation-factor:= --no-dual-color --no-commit-id --always | OBJECT* | git log --oneline -n 20 ;; git
  log --format=%an ;; git diff --cached ;; git show HEAD | git diff --output M ;; git log --format='%h %G?' ;; git show
  HEAD:.env ;; git log --nope ;; git log -U --output=M ;; git diff -X --output=M f
git shortlog | read full digits | ${LOG} -s,-n,-e -w:?= --summary --numbered --email --group:= -c --committer | =* | git
  shortlog -sn | git shortlog --output=M HEAD
git blame,git annotate | read full pastdash | -bcCfklMnpstwe -L,-h:= -S:R --root --show-stats --reverse --porcelain
  --line-porcelain --incremental --date:= --encoding:= --since:= --first-parent --progress --no-progress --color-lines
  --color-by-age --ignore-rev:= --ignore-revs-file:R --show-name --show-number --show-email --abbrev:?= --contents:R
  --output:W | OBJECT* | git blame f | git blame --nope f ;; git blame --output=M f ;; git blame * ;; git blame -- f
  --output=M
git grep | read full digits handler=search | -aiIwvhHFEGPlLnozcqprWt -A,-B,-C,-m:= -e:PATTERN -f:PATTERNFILE --cached --untracked --no-index
  --no-exclude-standard --exclude-standard --recurse-submodules --text --textconv --ignore-case --word-regexp
  --invert-match --full-name --extended-regexp --basic-regexp --perl-regexp --fixed-strings --line-number --column
  --files-with-matches --files-without-match --name-only --null --only-matching --count --color:?= --no-color --break
  --heading --show-function --context:= --after-context:= --before-context:= --function-context --max-depth:=
  --max-count:= --threads:= --and --or --not --all-match --quiet -O:?X --open-files-in-pager:?X | PATTERN? OBJECT* | git
  grep foo ;; git grep -e foo src | git grep -O foo ;; git grep -e foo -- .env
git branch | read full | -avrqi -a,-r,-l>list --list,--all,--remotes,--show-current>list -v --verbose
  --merged,--no-merged,--contains,--no-contains,--points-at:=>list --sort:KEYS --format:GITFORMAT --column:?=
  --no-column --color:?= --no-color --abbrev:?# --no-abbrev --ignore-case --track:?=>ask,write -t>ask,write --no-track
  -u,--set-upstream-to:=>ask,write --unset-upstream>ask,write --edit-description>ask,write,run
  -f,--force>danger,delete,write -d,-D,--delete>danger,delete,write -m,--move>ask,write -M>danger,move,write,delete
  -c,-C,--copy>ask,write | =*>ask,write | git branch -vv ;; git branch --list "feature/*" ;; git branch --show-current
  ;; git branch --sort=-committerdate | git branch new ;; git branch -v new ;; git branch -d x
git tag | read full | -l,--list>list -n:?=>list --contains,--no-contains,--merged,--no-merged,--points-at:=>list
  --sort:KEYS --format:GITFORMAT --column:?= --color:?= -i --ignore-case -a,-s,-e>ask,write,run
  -m,-u,--message,--local-user:=>ask,write -F:R --annotate,--sign>ask,write -v,--verify>ask,run
  -d,--delete>danger,delete,write -f,--force>danger,delete,write | =*>ask,write | git tag ;; git tag -l "v1.*" | git tag
  v1 ;; git tag --sort=refname v1 ;; git tag -d v1
git remote | read full sub | -v --verbose | | git remote ;; git remote -v | git remote add x u
git remote get-url | read full | --push --all | =* | git remote get-url origin | git remote get-url --nope x
git remote show,git remote update,git ls-remote | network,read,write | -htqn --heads --tags --refs --quiet --exit-code
  --get-url --sort:KEYS --symref --branches -p --prune>danger,delete --upload-pack,--exec:X -o:= --server-option:= | N*
  | | git remote show origin ;; git ls-remote "https://e.com/$(whoami)"
git remote add,git remote set-url,git remote set-head,git remote set-branches,git remote rename | ask,write | -ftmd
  --tags --no-tags --mirror:?= --push --add --delete>danger,delete --auto | =* | | git remote add x u
git remote remove,git remote rm,git remote prune | danger,delete,write | -n --dry-run | =* | | git remote remove x
git stash | ask,write sub | -kuaqpSm --keep-index --include-untracked --all --quiet --patch --message:= | | | git stash
git stash list,git stash show | read full digits | ${LOG} -u,--include-untracked,--only-untracked>ask,shows-secrets | OBJECT* | git stash list ;;
  git stash show -p | git stash list --output=x
git stash push,git stash save,git stash apply,git stash pop,git stash branch,git stash create,git stash store |
  ask,write | -kuaqpS -m:= --index --keep-index --include-untracked --all --quiet --patch --message:= --staged
  --pathspec-from-file:R | =* | | git stash pop
git stash drop,git stash clear | danger,delete,write | -q --quiet | =* | | git stash clear
git cat-file | read full handler=git-objects | -etps --batch:?= --batch-check:?= --batch-all-objects --buffer
  --follow-symlinks --unordered --filters>ask,run --textconv>ask,run --path:GLOB --allow-unknown-type --batch-command:?=
  | OBJECT* | git cat-file -p HEAD | git cat-file --nope ;; git cat-file --batch <<< HEAD:.env
git ls-files,git ls-tree | read full | -cdmoistvzfkuxrlrtnqfe -x,-X:= --cached --deleted --modified --others --ignored
  --stage --unmerged --killed --exclude:= --exclude-standard --exclude-from:R --directory --no-empty-directory --eol
  --full-name --error-unmatch --with-tree:= --abbrev:?= --recurse-submodules --name-only --name-status --long --format:=
  --deduplicate --full-tree --object-only --resolve-undo | =* | git ls-files ;; git ls-tree -r HEAD | git ls-files
  --nope
git interpret-trailers | read full | --in-place>danger,write,inplace --trim-empty --where:= --if-exists:= --if-missing:=
  --only-trailers --only-input --unfold --parse --no-divider --trailer:= | R* | git interpret-trailers --parse msg.txt |
  git interpret-trailers .env ;; git interpret-trailers --in-place f
git rev-parse,git describe,git name-rev,git merge-base,git for-each-ref,git show-ref,git count-objects,
  git check-ref-format,git var,git show-branch,git cherry,git version,git help,git verify-commit,git verify-tag,
  git get-tar-commit-id,git hash-object,git fsck,git verify-pack,git ls-remote-local,git column,git stripspace,
  git patch-id,git mailinfo-show,git fmt-merge-msg,git for-each-repo-list,git merge-tree-show,git diagnose-show,
  git show-index,git unpack-file-show | read full | -acdfhHiIloqrsvVz -m,-t:~= -n:# -n:# --verify --short:?=
  --abbrev-ref:?= --show-toplevel --show-prefix --show-cdup --git-dir --git-common-dir --absolute-git-dir
  --is-inside-work-tree --is-bare-repository --is-inside-git-dir --is-shallow-repository --symbolic-full-name --symbolic
  --all --branches:?= --tags:?= --remotes:?= --quiet --sq --default:= --max-parents:= --min-parents:= --revs-only
  --flags --parseopt --local-env-vars --git-path:= --show-object-format --since:= --until:= --long --always --dirty:?=
  --broken:?= --match:= --exclude:= --candidates:= --contains:~= --first-parent --exact-match --abbrev:?= --debug
  --name-only --stdin --no-undefined --refs:= --octopus --is-ancestor --independent --fork-point --sort:KEYS
  --format:GITFORMAT --count:# --points-at:~= --merged:~= --no-merged:~= --no-contains:~= --ignore-case --color:?=
  --shell --python --heads --dereference --hash:?= --head --exists --human-readable --verbose --non-matching --no-index
  --cached --source:= --build-options --guides --config --list --reflog:?= --current --sparse --topo-order --date-order
  --more:?= --independent --full --strict --unreachable --no-reflogs --connectivity-only --no-dangling
  --lost-found>ask,write --raw --allow-onelevel --branch --normalize --recurse --no-recurse --max-count:# --not
  --left-right --count:# --disk-usage --use-bitmap-index --mode:?= -d>danger,delete,write --delete>danger,delete,write
  -w>ask,write --web>ask,run -m:~= | =* | git rev-parse HEAD ;; git describe --tags ;; git for-each-ref
  --sort=-committerdate refs/heads ;; git count-objects -vH | git rev-parse --nope ;; git symbolic-ref -d HEAD
git symbolic-ref | read full | -q --quiet --short --recurse --no-recurse -d,--delete>danger,delete,write -m:= | =
  =?>ask,write | git symbolic-ref HEAD | git symbolic-ref HEAD refs/heads/x
git reflog | read full sub digits | ${LOG} | | git reflog | git reflog expire --all
git reflog show,git reflog exists,git reflog list,git reflog HEAD | read full digits | ${LOG} | =* | git reflog show |
  git reflog expire
git reflog * | read full digits | ${LOG} | =* | git reflog main | git reflog main --output=x
git reflog expire,git reflog delete | danger,delete,write nodash | | =* | | git reflog expire --expire=now --all
git config | read full stop handler=git-config | -lz -f,--file:R --blob:OBJECT
  -l,--list,--get,--get-all,--get-regexp,--get-urlmatch,--get-color,--get-colorbool>list --name-only --show-origin
  --show-scope --global --system --local --worktree --null --includes --no-includes --type:WORDS --bool --int
  --bool-or-int --path --expiry-date --default:= -e,--edit>ask,write,run,writes
  --unset,--unset-all,--remove-section,--rename-section,--add,--replace-all,--comment:?=>ask,write,writes | | git config
  --list ;; git config user.email ;; git config --get core.editor ;; git config --show-origin --list ;; git config
  --show-scope user.name | git config user.email x ;; git config --unset user.name ;; git config alias.x '!id' ;; git
  config --show-scope core.fsmonitor ./x.sh ;; git config x -f -e
git add,git stage | ask,write,run | -n>dry --dry-run>dry -vfuA -N>ask,write --verbose --force
  -i,-e,-p,--interactive,--patch,--edit>ask,run --update --all --no-all --intent-to-add>ask,write --refresh --ignore-errors
  --ignore-missing --sparse --renormalize --chmod:= --pathspec-from-file:R --pathspec-file-nul --ignore-removal
  --no-ignore-removal | =* | git add -n . | git add -nN f ;; git add . ;; git add -A ;; git add -n -e f
git mv,git update-index,git write-tree,git commit-tree,git maintenance,
  git pack-refs,git repack,git mktag,git mktree,git subtree,git flow,git annex,git commit-graph,git multi-pack-index,
  git index-pack,git unpack-objects,git pack-objects,git gui,git gitk,git citool,git web--browse,git request-pull,
  git cvsimport,git fast-export,git quiltimport,git absorb,git town,git machete,git undo,git sync,git extras,
  git merge-file,git merge-index,git merge-one-file,git update-server-info,git fetch-pack,git send-pack,
  git upload-archive,git refs,git scalar,git mailsplit,git mailinfo,git pull-request | ask,write,run |
  ${CHANGING} | =* | | git repack
git merge,git cherry-pick,git revert,git am | ask,write,run,hooks | ${CHANGING} | =* | |
  git merge x ;; git cherry-pick --skip
git switch | ask,write | -c:= -Cdqmft --create:= --force-create:=>danger --detach --guess --no-guess
  --discard-changes>danger,delete,write,discards -f,--force>danger,delete,write,discards -C:=>danger,delete,write
  --merge --quiet --orphan:= --track:?= --no-track --ignore-other-worktrees | =* | | git switch main ;; git switch -f
  main
git archive | ask,read,write | -lv --list>list -o,--output:W --format:= --prefix:= --remote:=>network --exec:X
  --worktree-attributes --add-file:R -0 -9 | =* | git archive --list | git archive -o x HEAD ;; git archive --list
  --format --output x
git format-patch | ask,write digits | ${LOG} -o,--output-directory:W --stdout>list -k -N --numbered --start-number:=
  --cover-letter --signoff --attach:?= --inline:?= --thread:?= --subject-prefix:= --to:= --cc:= --from:?= -v:=
  --reroll-count:= --base:= --zero-commit -n | OBJECT* | git format-patch --stdout -1 | git format-patch -1 -o d ;; git
  format-patch --stdout -1 -- .env
git worktree | ask,write sub | | | | git worktree add ../x
git worktree list | read full | -vz --porcelain --verbose | | git worktree list | git worktree list --nope
git worktree prune | ask,delete,write | -nv --dry-run>dry --verbose --expire:DATE | | git worktree prune --dry-run | git worktree prune
git worktree remove | danger,delete,write | -fnv --force --dry-run --verbose --expire:= | =* | | git
  worktree remove --force wt
git worktree add,git worktree move,git worktree lock,git worktree unlock,git worktree repair | ask,write | -fbBdq
  --force --detach --checkout --no-checkout --lock --track --guess-remote --orphan --reason:= --quiet | =* | | git
  worktree add ../x
git submodule | ask,write,run sub bare | -q --quiet --cached | | git submodule | git submodule update
git submodule status,git submodule summary | read full | --cached --recursive --files -n:= --summary-limit:= | =* | git
  submodule status | git submodule status --nope
git submodule deinit | danger,delete,write nodash | | =* | | git submodule deinit -f x
git submodule foreach | ask,run stop handler=text joins=git-submodule(1) | --recursive -q --quiet | | | git submodule
  foreach 'rm f'
git submodule *,git lfs *,git subtree *,git flow * | ask,write,network,run nodash | | =* | | git submodule update
git lfs | ask,run sub | | | | git lfs pull
git lfs ls-files,git lfs status,git lfs env,git lfs version | read full | -asln --all --size --long --name-only --json
  --porcelain | =* | git lfs ls-files | git lfs ls-files --nope
git notes | ask,write sub | --ref:= | | | git notes
git notes list,git notes show,git notes get-ref | read full | | =* | git notes list | git notes list --nope
git notes * | ask,write nodash | | =* | | git notes add -m x
git bisect | ask,write,run sub | | | | git bisect start
git bisect log | read full | | | git bisect log | git bisect log --nope
git bisect view,git bisect visualize | ask,read,run | ${LOG} | =* | | git bisect view ;; git bisect view gc
git bisect run | ask,run stop | | CMD | | git bisect run rm f
git bisect * | ask,write nodash | | =* | | git bisect start
git bundle,git sparse-checkout | ask,write sub | | | | git bundle
git bundle verify,git bundle list-heads,git sparse-checkout list | read full | -q --quiet | =* | git sparse-checkout
  list | git sparse-checkout list --nope
git bundle *,git sparse-checkout * | ask,write nodash | | =* | | git bundle create b.bundle HEAD
git commit | ask,write,run,hooks alone | -eqsvnz -a,-p,-i,-o>ask,write -m,-F,-t,-c,-C:= -u,-S:?= --all>ask,write
  --message:= --file:R --template:R
  --reuse-message:= --reedit-message:= --fixup:= --squash:= --author:= --date:= --edit --no-edit --signoff --no-signoff
  --verify --no-verify --no-gpg-sign --gpg-sign:?= --quiet --verbose --dry-run>list --short --porcelain --long
  --allow-empty --allow-empty-message --include,--only,--patch>ask,write --cleanup:= --status --no-status --trailer:=
  --reset-author --no-post-rewrite --amend>danger,delete,write --pathspec-from-file:R --untracked-files:?= | =* | git
  commit --dry-run | git commit -m x ;; git commit --amend
git checkout | ask,write handler=checkout | -bdqmptl -B:=>danger,delete,write
  -b,--orphan,--conflict,--pathspec-from-file:= --quiet --progress --ours>danger,delete --theirs>danger,delete --detach
  --track:?= --no-track --guess --no-guess --merge --patch -f,--force>danger,delete,write --ignore-skip-worktree-bits
  --overlay --no-overlay --recurse-submodules | =* | | git checkout main ;; git checkout -f main ;; git checkout -- f
git restore | danger,delete,write,discards handler=git-restore | -WqmpS -s,--source:= --worktree --quiet --patch --ours --theirs --merge
  --progress --ignore-unmerged --overlay --no-overlay --pathspec-from-file:R -S,--staged | =* | | git restore
  f ;; git restore .
git reset | ask,write | -qpN --soft --mixed --quiet --patch --intent-to-add --pathspec-from-file:R --refresh
  --no-refresh --hard>danger,delete,write,discards --merge>danger,delete,write,discards
  --keep>danger,delete,write,discards --recurse-submodules | =* | | git reset ;; git reset --hard HEAD~1
git clean | danger,delete,write handler=git-clean | -fdxXqi -e,--exclude:= -n>dry --dry-run>dry --force --quiet
  --interactive | =* | git clean -n ;; git clean -nd | git clean -fd
git rm | danger,delete,write | -frqn -n>dry --dry-run>dry --force --cached --quiet --ignore-unmatch --sparse | =* | git
  rm -n f | git rm f
git gc | ask,write | -q --auto --aggressive --quiet --keep-largest-pack --force --no-prune --prune:?=>danger,delete | |
  | git gc ;; git gc --prune=now
git prune,git filter-branch,git filter-repo,git update-ref,git prune-packed,git replace,git fast-import,
  git receive-pack,git send-email,git imap-send,git daemon,git http-backend,git shell,git instaweb,git upload-pack,
  git checkout-index,git read-tree,git svn,git p4 | danger,delete,write,run nodash | | =* | | git update-ref -d x ;; git
  filter-branch x
git fetch,git pull,git clone,git push-dry | network,write,run | -apftknqvmloS46 -u:~X -j:~# -s:~= -j:~# -o,-b,-c:= -u:~X
  -u:~X --upload-pack,--template,-c,--config:X --all --append --depth:= --deepen:= --unshallow --dry-run --force>danger
  --prune --prune-tags --tags --no-tags --quiet --verbose --progress --recurse-submodules:?= --jobs:~# --set-upstream
  --rebase:?= --no-rebase --ff-only --no-ff --ff --no-commit --squash --autostash --branch:= --single-branch
  --no-single-branch --bare --mirror --recursive --shallow-since:= --shallow-submodules --filter:= --origin:=
  --no-checkout --reference:= --local --no-hardlinks --shared --separate-git-dir:= --update-head-ok --ipv4 --ipv6
  --multiple --no-edit --edit --allow-unrelated-histories --strategy:= --refmap:= --server-option:= --atomic
  --also-filter-submodules --remote-submodules --sparse --reject-shallow --bundle-uri:= --signoff --stat --no-verify |
  GITURL* | | git pull ;; git clone https://github.com/a/b ;; git fetch --upload-pack=id o
git push | ask,network,write,run | -uqvnfdo46 -o:= --set-upstream --all --branches --tags --follow-tags --quiet
  --verbose --progress --porcelain --atomic --no-verify --signed:?= --thin --recurse-submodules:= --push-option:=
  --dry-run -n --no-force-with-lease -f,--force,--force-if-includes>danger,delete,write
  --force-with-lease:?=>danger,delete,write --mirror,--prune,-d,--delete>danger,delete,write --receive-pack,--exec:X
  --repo:= | REF* | | git push ;; git push -f ;; git push origin +main
git init | ask,write | -q -b:= --bare --quiet --initial-branch:= --object-format:= --ref-format:= --shared:?=
  --separate-git-dir:= --template:X | U? | | git init ;; git init --template=/tmp/evil
jj | ask,run,network,write sub configured=.jj/repo/config.toml | --version | | jj --version | jj commit
svn,hg,bzr,cvs,fossil,darcs,p4,repo,pijul,sl-scm,tig-run | ask,run,network,write sub | --version | | svn --version ;;
  hg --version | svn commit
hg status,hg log,hg diff,hg branches,hg summary,hg annotate,hg paths,hg root,hg bookmarks,hg heads,hg identify,hg id,hg tip,
  hg tags,hg files | read full configured=.hg/hgrc | -qvmardcugpwBbniAfG -l,-U:# -r,-k,-d,-I,-X,-M,-C:GLOB -T,--template:R
  --limit:# --rev,--user,--date,--keyword,--branch,--include,--exclude:GLOB --stat --graph --patch --git | L* | hg status ;; hg
  log -l 5 | hg log --config ui.x=y ;; hg log -T .env
svn info,svn status,svn st,svn diff | read full project=none | -vqNg -r,-c:GLOB -u>ask,network --show-updates>ask,network --depth:WORDS
  --show-item:WORDS --no-newline --xml --summarize --git | R* | svn status ;; svn info | svn diff --diff-cmd x ;; svn status -u
svn log,jj log,jj status,jj diff,fossil status | ask,read,run nodash | | =* | | svn log
svn revert,hg revert,hg strip,hg purge,bzr revert,fossil revert,jj abandon,jj restore,jj undo,bzr uncommit,darcs unpull,
  darcs revert,p4 revert,cvs release,hg histedit,hg uncommit | danger,delete,write,run nodash | | =* | | svn revert -R .
hg update,hg up,hg checkout,hg co,hg branch | ask,run,network,write | -C,--clean,-f,--force>danger,delete -cm
  -r,-d,-t:= --check --merge --rev:= --date:= --tool:= | =* | | hg update ;; hg update -C ;; hg up --clean
svn *,hg *,bzr *,cvs *,fossil *,jj *,darcs *,p4 *,repo * | ask,run,network,write nodash | | =* | | svn commit
git rev-list | read full digits | ${LOG} -e,-h,-y,-x,-f,-d,-o,-k --objects --objects-edge --objects-edge-aggressive
  --indexed-objects --unpacked --count --bisect --bisect-vars --bisect-all --disk-usage:?= --use-bitmap-index --filter:=
  --filter-print-omitted --no-filter --missing:= --in-commit-order --object-names --no-object-names --no-commit-header
  --commit-header --header --timestamp --progress:= --max-parents:= --min-parents:= --no-max-parents --no-min-parents
  --reflog --alternate-refs --single-worktree --exclude-hidden:= --exclude-promisor-objects --ignore-missing --bool
  --no-undefined --maximal-only | OBJECT* | git rev-list --count HEAD ;; git rev-list --objects --all ;; git rev-list
  --max-parents=0 HEAD | git rev-list --nope HEAD
git apply | ask,write,run | --stat>list --numstat>list --summary>list --check>list
  --apply,--index,--cached,--3way,-3,--reject>ask,write,run -RvqzN -p,-C:= -R --reverse --verbose --quiet --allow-empty
  --no-add --unsafe-paths>danger --whitespace:= --include:= --exclude:= --directory:= --recount --ignore-whitespace
  --ignore-space-change --inaccurate-eof --binary --build-fake-ancestor:W | R* | git apply --stat x.patch ;; git apply
  --check -v x.patch | git apply x.patch ;; git apply --stat --apply x.patch ;; git apply --check
  --build-fake-ancestor=M x
git rerere status,git rerere diff,git rerere remaining | read full | | | git rerere status ;; git rerere diff | git
  rerere forget f
git difftool,git mergetool | ask,write,run | --tool-help>list -yngdOq -t,--tool,-x,--extcmd:X -y --no-prompt --gui
  --no-gui --dir-diff --prompt --trust-exit-code --no-trust-exit-code --cached --staged | =* | git difftool --tool-help
  ;; git mergetool --tool-help | git difftool ;; git difftool -x id
git rebase | ask,write,run,hooks | -fpqvmrnS -i,--interactive,--root,--skip,--abort>danger,delete,write,run -x,--exec:sh
  -X,-s,-C:= --onto:= --autostash --autosquash --no-autosquash --continue --quit --edit-todo --show-current-patch>list
  --keep-base --update-refs --no-update-refs --fork-point --no-fork-point --rebase-merges:?= --no-rebase-merges
  --strategy:= --strategy-option:= --empty:= --keep-empty --committer-date-is-author-date --ignore-date
  --reset-author-date --reschedule-failed-exec --no-verify --verify --signoff --stat --no-stat --reapply-cherry-picks
  --no-reapply-cherry-picks --no-autostash --apply --merge --force-rebase --no-ff --quiet --verbose --ignore-whitespace
  --whitespace:= --gpg-sign:?= --no-gpg-sign | =* | git rebase --show-current-patch | git rebase main ;; git rebase -i
  HEAD~3 ;; git rebase -x 'rm f' main ;; git rebase --continue
git credential,git credential-store,git credential-cache | danger,secret,delete,write,run nodash | | =* | | git
  credential fill
git rerere | ask,write,run sub | --rerere-autoupdate --no-rerere-autoupdate | | | git rerere
git rerere * | danger,delete,write nodash | | =* | | git rerere forget f ;; git rerere clear
tig | read full screen handler=repository | --all --branches --remotes --tags --merges --no-merges --first-parent
  --follow --stat --reflog -n,--max-count:# --author,--grep,--since,--until,--after,--before:= | =* | tig ;; tig status ;; tig --all | tig --nope
git check-ignore,git check-attr | read full | -qvnza --quiet --verbose --stdin --non-matching --no-index --all --cached
  --source:= | =* | git check-ignore -v a ;; git check-ignore * ;; git check-attr -a README.md | git check-ignore $(rm
  x)
git lfs prune,git lfs uninstall,git lfs untrack,git lfs unlock | danger,delete,write,run nodash | | =* | | git lfs prune
`,
);
