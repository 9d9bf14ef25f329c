// fish's own builtins and functions, where they differ from other shells' of the same name.

import { commandTable } from '../checked-table.ts';

export const FISH = commandTable(
  'none',
  `
fish:set | read full handler=fish-set | -agGlfpuSqnLeUx -e,--erase -U,--universal -x,--export -g,--global
  -l,--local -f,--function -u,--unexport -a,--append -p,--prepend -q,--query -S,--show -n,--names -L,--long --path
  --unpath --no-event -h --help | =* | set ;; set -q x ;; set -S x | set -gx PATH /x ;; set -Ux PATH /evil
fish:string | read full handler=fish-string | | =* | string upper x ;; string match -r '(?<name>a)' abc | string collect
  (rm f) ;; string match -r '(?<PATH>.*)' /x
fish:argparse | read full handler=argparse | | =* | argparse h/help -- -h | argparse 'n/name=!rm f' -- -n x
fish:help | ask,run | | =* | help --help | help cd
fish:count,fish:contains,fish:math,fish:path,fish:random,fish:isatty,fish:pwd,fish:jobs,fish:dirs,fish:prompt_pwd,
  fish:fish_git_prompt,fish:fish_vcs_prompt,fish:fish_hg_prompt,fish:fish_default_mode_prompt,fish:set_color,
  fish:nothing,fish:continue,fish:break,fish:true,fish:false,fish:wait,fish:fish_is_root_user,fish:cdh-list,
  fish:ll,fish:la,fish:fish_greeting,fish:fish_right_prompt,fish:fish_mode_prompt,fish:fish_status_to_signal,
  fish:contains_seq | read full nodash | | =* | count a b ;; path basename /a/b.txt ;; math 1 + 1 | count (rm f)
fish:status | read full handler=fish-status | -cbilfmntuL --is-login --is-interactive --is-block --is-breakpoint
  --is-command-substitution --is-no-job-control --is-full-job-control --is-interactive-job-control --current-filename
  --line-number --print-stack-trace -j,--job-control:=>ask,changes-shell | =* | status is-interactive ;; status filename
  | status job-control none
fish:read | read full | -lgfUxsSaLzPtin -d,-n,-p,-P,-c,-R:= -l,--local -g,--global -f,--function
  -U,--universal>ask,write -x,--export>ask,write -u,--unexport -s,--silent -a,--list -L,--line -z,--null -t,--tokenize
  --nchars,--delimiter,--prompt-str,--command:= --prompt,-p,--right-prompt,-R:sh | NAME* | read -l line | read -p "rm f"
  x
fish:functions | read full | -anqvDdH -n,--names -a,--all -q,--query -D,--details -v,--verbose --no-details
  -c,--copy>danger,write,run -e,--erase>danger,delete,write,run -d,--description:=>ask,write | =* | functions -n ;;
  functions ls | functions -e ls
fish:block,fish:emit,fish:event,fish:funced,fish:fish_update_completions,
  fish:trap,fish:fisher,fish:omf,
  fish:set-env,fish:fish_key_reader,fish:export,fish:vared,fish:cdh,fish:history-clear,fish:fish_clipboard_paste,
  fish:edit_command_buffer,fish:_,fish:fish_opt | danger,write,run,changes-later nodash | | =* | | bind a 'rm f' ;;
  emit x
fish:fish_vi_key_bindings,fish:fish_default_key_bindings,fish:fish_hybrid_key_bindings | ask,write | | =? | |
  fish_vi_key_bindings
fish:fish_add_path | danger,write,run,changes-later handler=add-path nodash | | =* | | fish_add_path /x ;; fish_add_path
  ~/bin
fish:exit,fish:return,fish:breakpoint,fish:suspend | danger,run,write,changes-shell | | =* | | exit ;; exit 1 ;; suspend
fish:funcsave | ask,write,persistence | -q -d:M --quiet --directory:M | =* | | funcsave ll ;; funcsave -d x ll
fish:abbr | read full handler=abbr | -lsq>list --list>list --show>list --query>list -agU --add --global --universal
  --set-cursor:?= -r,--regex:= -f,--function:X -p,--position:WORDS -e>danger,write,changes-later --erase>danger,write,changes-later --rename>danger,write,changes-later | =*
  | abbr ;; abbr --list ;; abbr -q x | abbr -a x y ;; abbr -e x ;; abbr -a rm
  'rm -rf'
fish:bind | read full handler=fish-bind | -aklLsqSM --all --key --key-names --function-names --list-modes --user --preset --silent
  -M,-m,--mode,--sets-mode:WORDS -e,--erase>danger,write,changes-later | =*>danger,write,run,changes-later | bind ;; bind --user ;; bind -M
  insert | bind a 'rm -r f' ;; bind -e a
fish:umask | read full handler=listed | -pS --as-command --symbolic | =*>danger,write,run,changes-later | umask ;; umask -S | umask 022
fish:complete | read full handler=listed | -C,--do-complete:~TYPED -c,--command:=
  -p,--path,-s,--short-option,-l,--long-option,-o,--old-option,-a,--arguments,-n:=>danger,write,run,changes-later
  --condition,-w,--wraps,-d,--description:=>danger,write,run,changes-later -fFrxkeE --no-files --force-files
  --require-parameter --exclusive --keep-order>danger,write,run,changes-later --erase
  -e,-f,-F,-r,-x,-k>danger,write,run,changes-later | =*>danger,write,run,changes-later | complete ;; complete -c git ;;
  complete -C | complete -c x -a '(rm y)' ;; complete -e x ;; complete -c x -f ;; complete -C 'make '
fish:commandline | read full handler=listed | -bojptxScPLM --current-buffer --current-token --current-process
  --current-job --current-selection --tokenize --tokens-expanded --tokens-raw --cut-at-cursor --line --column
  --search-mode --paging-mode --paging-full-mode --is-valid --search-field --selection-start --selection-end --cursor -C
  | =*>danger,write,run,changes-later | commandline ;; commandline -b ;; commandline -t ;; commandline -C ;; commandline
  --is-valid | commandline -r 'rm f' ;; commandline -f execute ;; commandline 'rm f' ;; commandline -b 'rm f'
fish:fish_indent | read full | -cvid --check --version --dump-parse-tree --no-indent --only-indent --only-unindent
  --ansi --html --pygments -w,--write>danger,write | R* | fish_indent f.fish ;; fish_indent --check f.fish | fish_indent
  -w f.fish
fish:disown | ask,run | -l | =* | | disown
fish:dirh | read full | | | dirh | dirh --nope
fish:nextd,fish:prevd | read full handler=cd | -l --list | = | prevd ;; nextd 2 | prevd --nope
fish:cd | read full handler=cd | | | cd src | cd $x
fish:source,fish:. | danger,run,delete,write handler=source | | | | source f
fish:exec | danger,run,changes-shell handler=exec stop | | | | exec rm f
fish:alias | read full handler=alias | | | alias | alias ls=rm
fish:test,fish:[ | read full handler=test | | | test -f x | test -f (rm x)
fish:time,fish:nice-run | read full stop | | CMD | time ls | time rm f
fish:printf | read full handler=printf | | | printf '%s' x | printf (rm x)
fish:ulimit | read full | -aHScdflmnstuv | =*>ask,write | ulimit -a ;; ulimit -n | ulimit -c unlimited
fish:history | read full handler=history | | | history ;; history search x | history delete --exact x ;; history clear
fish:builtin | read full handler=command stop | -n --names -q --query | | builtin pwd | builtin cd $x
fish:eval | ask,run handler=eval | | | eval ls | eval $x
fish:not,fish:and,fish:or | read full stop | | CMD | not ls | not rm f
fish:begin,fish:end,fish:if,fish:else,fish:while,fish:for,fish:switch,fish:case,fish:function |
  danger,run,hidden-program nodash | | =* | | begin rm
fish:psub | read full | -fF -s:= --fifo --file --suffix:= | | | psub --nope
fish:fish_version,fish:fish_prompt,fish:fish_logo | read full nodash | | =* | fish_logo | fish_logo (rm x)
fish:fish_config | danger,run,write,changes-later sub | | | | fish_config
fish_config prompt,fish_config theme | danger,run,write,changes-later sub | | | | fish_config theme save x
fish_config theme choose,fish_config prompt choose | ask,write,run | | = | | fish_config theme choose Nord
fish_config prompt list,fish_config theme list,fish_config theme show,fish_config theme dump | read full | -h --help |
  =* | | fish_config prompt list --nope
fish_config prompt *,fish_config theme *,fish_config * | danger,run,write,changes-later nodash | | =* | | fish_config
  theme save x
`,
);
