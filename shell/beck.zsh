# beck for zsh (5.8 and newer): `? your question` at the prompt. Source this file from .zshrc.
# The contract that this script implements, and the sections it shares with its siblings: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
[[ -n ${ZSH_VERSION-} && -o interactive ]] || return 0
(( ! ${+functions[__beck_next]} )) || return 0
'autoload' -Uz is-at-least && 'is-at-least' 5.8 || return 0
# The person's aliases must not be read into our functions; put back at the end.
[[ -o aliases ]] && __beck_aliases=1 || __beck_aliases=
'builtin' 'setopt' no_aliases

# --- settings and state -----------------------------------------------------------------------------------
typeset -g __beck_protocol=1 __beck_home=${${(%):-%x}:a:h} __beck_prefix= __beck_keys= __beck_hinted=
# What the settings say of prefix, keys and hint, one line each: the helper keeps this file up to date.
__beck_shared=${HOME-}/.local/state/beck/shell
[[ ${XDG_STATE_HOME-} != /* ]] || __beck_shared=$XDG_STATE_HOME/beck/shell
[[ ! -f $__beck_shared || ! -r $__beck_shared ]] || {
  IFS= builtin read -r __beck_prefix && IFS= builtin read -r __beck_keys && IFS= builtin read -r __beck_hinted
} <$__beck_shared || :
unset __beck_shared
__beck_prefix=${BECK_PREFIX:-${__beck_prefix:-\?}} __beck_keys=${BECK_KEY:-${__beck_keys:-alt-? ctrl-]}}
# `off` once it was said or a question was asked, or because the person says so.
__beck_hinted=${BECK_HINT:-$__beck_hinted}
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
typeset -g __beck_state= __beck_typed= __beck_question= __beck_rewritten= __beck_private=
typeset -g __beck_folder= __beck_modes= __beck_status=0 __beck_last=0 __beck_helper= __beck_leaving=
typeset -g __beck_command= __beck_out= __beck_mark= __beck_histchars= __beck_parsing= __beck_interrupted=
typeset -g __beck_kind= __beck_a= __beck_b= __beck_c= __beck_seen=1 __beck_missed= __beck_first=1
typeset -g __beck_left= __beck_piped= __beck_taken=0
typeset -g __beck_set_comments= __beck_failures=0 __beck_gone=
typeset -gA __beck_pagers=()
# What the line was, what it may become, what is to be said of each, and which one stands there.
typeset -g __beck_choice=0
typeset -ga __beck_choices=() __beck_notes=()

# --- noticing a question ----------------------------------------------------------------------------------
# The alias below ends in `#`, so the line can stay as typed: to the parser the question is a comment.
# Runs inside the line editor at every Enter: two tests and out when the line is not ours.
__beck_line_finish() {
  emulate -L zsh -o extended_glob
  __beck_seen=1
  [[ $CONTEXT == start ]] || return 0
  __beck_state= __beck_left=
  if [[ $BUFFER == [[:blank:]]#$__beck_prefix([[:blank:]]*|) ]]; then
    __beck_question=${${BUFFER##[[:blank:]]#}#$__beck_prefix}
  else
    [[ $BUFFER == *'|'*$__beck_prefix* ]] && __beck_find_pipe || return 0
  fi
  __beck_typed=$BUFFER __beck_state=asked __beck_rewritten=
  __beck_question=${__beck_question#[[:blank:]]}
  # `!` would be expanded before any comment is seen; the parameter, unlike the option, may be set from here.
  __beck_histchars=${histchars-} histchars=$'\1^#'
  [[ $__beck_parsing == on,on,off && -n ${aliases[$__beck_prefix]-} && $BUFFER != *$'\n'* ]] && return 0
  __beck_rewritten=1
  (( $+functions[p10k] )) || builtin zle -I   # keeps the typed line on screen; powerlevel10k draws after this hook
  # A comment ends at the newline, and without interactive_comments there is none: one quoted word instead.
  BUFFER="$__beck_left$__beck_prefix ${(qq)${__beck_question//$'\n'/ }}"
  # Without the alias nothing would take the word: the function says so instead.
  [[ $__beck_parsing == *,on,off && -n ${aliases[$__beck_prefix]-} ]] || BUFFER=__beck_refuse
}

# `command | ? question`: the first place where what stands before is whole to zsh's own parser, which runs nothing.
__beck_find_pipe() {
  local left rest=$BUFFER tail parsed
  while [[ $rest == *'|'* ]]; do
    left+=${rest%%'|'*} rest=${rest#*'|'}
    tail=${${rest#&}##[[:blank:]]#}
    if [[ $tail == $__beck_prefix([[:blank:]]*|) && $left == *[^[:space:]\|]* && $left != *'|' ]]; then
      # A newline would end the line too early, and `!` is not expanded in a question.
      [[ $left != *$'\n'* && $left != *'!'[^[:blank:]=\(]* ]] || return 1
      functions[__beck_parsed]=$left 2>/dev/null && parsed=1
      unset 'functions[__beck_parsed]'
      if [[ -n $parsed ]]; then
        __beck_left="${BUFFER[1,$#BUFFER-$#tail]}" __beck_question=${tail#$__beck_prefix}
        __beck_piped=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}
        [[ -d $__beck_piped && -w $__beck_piped ]] || __beck_piped=/tmp
        __beck_piped+=/beck.$$.$RANDOM.in
        return 0
      fi
    fi
    left+='|'
  done
  return 1
}

__beck_refuse() {
  builtin print -ru2 -- 'beck: needs its alias in this shell: setopt aliases no_posix_aliases, or open a new shell.'
  return 2
}

# The line goes into history as it was typed, not in the form the parser needed.
__beck_zshaddhistory() {
  [[ $__beck_state == asked && -n $__beck_rewritten ]] || return 0
  builtin print -rs -- "$__beck_typed"
  return 1
}

# --- talking to the helper --------------------------------------------------------------------------------
__beck_send() {
  [[ -p $__beck_folder/request ]] && builtin print -rn -- "$1"$'\0'"$2"$'\0'"$PWD"$'\0' 1<>$__beck_folder/request
}

# Reads one message; waits at most $1 seconds where a number is given.
__beck_receive() {
  local -a wait; [[ -n ${1-} ]] && wait=(-t $1)
  [[ -p $__beck_folder/reply ]] && {
    IFS= builtin read -r $wait -d '' __beck_kind && IFS= builtin read -r $wait -d '' __beck_a &&
      IFS= builtin read -r $wait -d '' __beck_b && IFS= builtin read -r $wait -d '' __beck_c
  } <>$__beck_folder/reply
}

__beck_start() {
  __beck_hinted=off
  if [[ ! -r $__beck_home/launch.sh ]]; then
    __beck_tell 'beck: was removed; this shell now forgets it as well.'
    __beck_state= __beck_status=1 __beck_gone=1
    return 1
  fi
  __beck_folder=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}
  [[ -d $__beck_folder && -w $__beck_folder ]] || __beck_folder=/tmp
  __beck_folder+=/beck.$$.$RANDOM
  __beck_state=open __beck_status=0 __beck_mark= __beck_command= __beck_out= __beck_kind= __beck_a=
  __beck_helper= __beck_leaving=
  if ! __beck_modes=$('command' -p sh $__beck_home/launch.sh $__beck_folder $$ 2>&1); then
    __beck_kind=fail __beck_a=${__beck_modes##*$'\n'} __beck_modes=
    __beck_fail
    return 1
  fi
  # In a folder that was removed, sh itself says so first.
  __beck_modes=${__beck_modes##*$'\n'}
  __beck_receive && [[ $__beck_kind == hello ]] || { __beck_fail; return 1 }
  if [[ $__beck_a != $__beck_protocol ]]; then
    __beck_tell 'beck: was updated; open a new shell to go on.' ' Your question is one Up away.'
    __beck_send bye ''; __beck_state= __beck_status=1
    return 1
  fi
  __beck_helper=$__beck_b
  __beck_send about "$__beck_protocol"$'\n'"zsh"$'\n'"$ZSH_VERSION"$'\n'"$__beck_last"$'\n'"$1${__beck_private:+ private}"
  local name
  for name in ${(k)galiases}; do __beck_send word $name$'\n'"global-alias"$'\n'$galiases[$name]; done
  for name in ${(k)saliases}; do __beck_send word $name$'\n'"suffix-alias"$'\n'$saliases[$name]; done
  if [[ $2 == ask && -n $__beck_left ]]; then
    __beck_send last "${__beck_left%'|'*}"
    __beck_send piped "$__beck_piped"
  else
    __beck_send last "${history[$(( HISTCMD - 1 ))]-}"
  fi
  __beck_send $2 "$__beck_question"
}

# Below the line that is being converted, else where output goes; $2 is for a question alone.
__beck_tell() {
  if [[ -n $WIDGET ]]; then builtin zle -M -- $1; else builtin print -ru2 -- $1${2-}; fi
}

# The helper is gone: its last words, the terminal as it was, and the prompt.
__beck_fail() {
  # Not the helper but Ctrl-C ended the wait: whoever leaves the loop tells the helper.
  [[ -z $__beck_interrupted ]] || { __beck_status=130; return 0 }
  [[ $__beck_kind == fail ]] || __beck_a='The helper did not start.'
  [[ -z $__beck_modes ]] || command -p stty $__beck_modes </dev/tty 2>/dev/null
  # What the command wrote last is still on its way through the relay's keeper.
  [[ -z $__beck_out || $__beck_out == /dev/tty ]] || command -p sleep 0.2
  __beck_tell "beck: ${__beck_a:-The helper ended unexpectedly.}" ' Your question is one Up away.'
  [[ -n $__beck_folder ]] && command -p rm -rf -- $__beck_folder
  __beck_state= __beck_mark= __beck_status=1
}

# How each of the words resolves right now; one message a word.
__beck_resolve() {
  local word folder found
  for word in ${(f)1}; do
    if (( $+galiases[$word] )); then found=global-alias$'\n'$galiases[$word]
    elif (( $+aliases[$word] )); then found=alias$'\n'$aliases[$word]
    elif [[ $word == ?*.?* ]] && (( $+saliases[${word##*.}] )); then found=suffix-alias$'\n'$saliases[${word##*.}]
    elif (( ${reswords[(Ie)$word]} )); then found=keyword
    elif (( $+functions[$word] )); then found='function'
    elif (( $+builtins[$word] )); then found=builtin
    else
      found=missing
      if [[ $word == */* ]]; then
        [[ -f $word && -x $word ]] && found=file$'\n'${word:a}
      elif [[ -n ${commands[$word]-} ]] && (( ! ${path[(Ie)${commands[$word]:h}]} )); then
        found=file$'\n'$commands[$word]   # what `hash` was told comes before PATH
      else
        for folder in $path; do
          [[ -f $folder/$word && -x $folder/$word ]] && { found=file$'\n'$folder/$word; break }
        done
      fi
    fi
    __beck_send word $word$'\n'$found
  done
  __beck_send resolved ''
}

__beck_edit() {
  local __beck_text=$1
  if vared -p 'edit> ' __beck_text </dev/tty; then __beck_send edited "$__beck_text"; else __beck_send kept ''; fi
}

# --- turning a line into a command ------------------------------------------------------------------------
# The key: the line becomes a command, in place; the same key again, the next one. Nothing is accepted.
__beck_convert() {
  local on="${(kj: :)options[(R)on]}"
  emulate -L zsh -o no_monitor -o no_notify -o no_bg_nice
  [[ $BUFFER == *[^[:space:]]* && -z $__beck_state ]] || return 0
  if (( __beck_choice )) && [[ $BUFFER == "$__beck_choices[__beck_choice]" ]]; then
    __beck_choose $(( __beck_choice % $#__beck_choices + 1 ))
    return 0
  fi
  __beck_interrupted= __beck_choice=0 __beck_question=$BUFFER
  trap '__beck_interrupted=1' INT
  if __beck_start "$on" convert; then
    while __beck_receive; do
      case $__beck_kind in
        draw) builtin zle -R -- $__beck_a; continue ;;
        resolve) __beck_resolve "$__beck_a"; continue ;;
        converted)
          __beck_send bye ''
          __beck_state=
          __beck_take_choices ;;
      esac
      break
    done
    [[ -z $__beck_state || -n $__beck_interrupted ]] || __beck_fail
  fi
  [[ -z $__beck_state ]] || __beck_leave 130
  __beck_interrupted=
}

__beck_take_choices() {
  __beck_choices=("${(@f)__beck_a}") __beck_notes=("${(@f)__beck_b}")
  if [[ -n $__beck_a ]]; then __beck_choose 1; else builtin zle -M -- $__beck_c; fi
}

__beck_choose() {
  __beck_choice=$1 BUFFER=$__beck_choices[$1]
  CURSOR=$#BUFFER
  builtin zle -M -- "$__beck_notes[$1]"
}

# --- the loop's parts -------------------------------------------------------------------------------------
# Behind a command's pipe: keeps what comes for the question. Else only `$?`. Always true.
__beck_take() {
  __beck_taken=$?
  [[ $__beck_state != asked || -z $__beck_left ]] || command -p sh "$__beck_home/launch.sh" hold "$__beck_piped" || :
}

# True with the next approved command in __beck_command; false when the question is over.
__beck_next() {
  local last=$? on="${(kj: :)options[(R)on]}" blank=${options[histignorespace]} before=${pipestatus[-2]-0}
  emulate -L zsh -o no_monitor -o no_notify -o no_bg_nice
  # Ctrl-C ends a wait with a status of its own; without the trap `$?` would be that of an earlier command.
  trap '__beck_interrupted=1; return 130' INT
  case $__beck_state in
    asked)
      histchars=$__beck_histchars __beck_last=$__beck_taken __beck_private= __beck_interrupted=
      [[ -z $__beck_left ]] || __beck_last=$before
      [[ $blank == on && $__beck_typed == [[:blank:]]* ]] && __beck_private=1
      __beck_start "$on" ask || return 1 ;;
    step) __beck_end $last ;;   # the command left by `continue`
    open) ;;
    *)
      builtin print -ru2 -- "beck: a question stands at the start of a line: $__beck_prefix your question"
      __beck_status=2
      return 1 ;;
  esac
  while __beck_receive; do
    case $__beck_kind in
      run)
        __beck_command=$__beck_a __beck_out=$__beck_b __beck_mark=$__beck_c __beck_state=step
        [[ -z $__beck_mark ]] || __beck_quiet_pagers
        [[ -n $__beck_private ]] || __beck_remember "$__beck_command"
        return 0 ;;
      resolve) __beck_resolve "$__beck_a" ;;
      edit) __beck_edit "$__beck_a" ;;
      done) __beck_status=$__beck_a; __beck_send bye ''; __beck_state=; return 1 ;;
      *) break ;;
    esac
  done
  __beck_fail
  return 1
}

# One entry a command, as if typed, unless a hook of the person's keeps it out.
__beck_remember() {
  local hook
  for hook in zshaddhistory ${(@)zshaddhistory_functions:#__beck_*}; do
    (( $+functions[$hook] )) || continue
    $hook "$1"$'\n' || return 0
  done
  builtin print -rs -- "$1"
}

# A pager reads its keys from the terminal it writes to, and the relayed one has no keyboard.
__beck_quiet_pagers() {
  local name
  for name in PAGER GIT_PAGER MANPAGER SYSTEMD_PAGER; do
    case ${parameters[$name]} in
      '') __beck_pagers[$name]=unset ;;
      *readonly*) continue ;;   # setting it would end the whole line
      *export*) __beck_pagers[$name]=-gx:${(P)name} ;;
      *) __beck_pagers[$name]=-g:${(P)name} ;;
    esac
    typeset -gx $name=cat
  done
}

# What the command itself set is kept.
__beck_restore_pagers() {
  local name was
  for name was in ${(kv)__beck_pagers}; do
    [[ ${(P)name-} == cat ]] || continue
    unset $name
    [[ $was == unset ]] || typeset ${was%%:*} $name=${was#*:}
  done
  __beck_pagers=()
}

# Always true, so that `set -e` in the person's shell never ends it between two steps.
__beck_end() {
  __beck_report end $1
  __beck_state=open
  return 0
}

__beck_report() {
  emulate -L zsh
  [[ -z $__beck_mark ]] || builtin print -rn -- $__beck_mark 2>/dev/null >>$__beck_out
  __beck_restore_pagers
  __beck_mark= __beck_status=$2
  __beck_send $1 $2
}

# What `$?` is afterwards. A command that left the loop by `break` is reported here.
__beck_result() {
  local last=$?
  [[ -z $__beck_gone ]] || { __beck_unload; return 1 }
  emulate -L zsh
  [[ -z $__beck_interrupted ]] || last=130
  [[ -z $__beck_state || $__beck_state == asked ]] || __beck_leave $last
  return $__beck_status
}

# The loop was left early: tell the helper, give it a moment to tidy the screen, then go on without it.
__beck_leave() {
  __beck_interrupted=
  # A second Ctrl-C cuts the goodbye short, and may have cut a message in two: nothing is waited for again.
  if [[ -z $__beck_leaving ]]; then
    __beck_leaving=1
    if [[ $__beck_state == step ]]; then __beck_report interrupt $1; else __beck_send interrupt $1; fi
    __beck_status=$1
    while __beck_receive 1.8; do
      case $__beck_kind in
        done) __beck_send bye ''; __beck_state=; return 0 ;;
        fail) break ;;   # Ctrl-C was quicker than the helper
      esac
    done
  fi
  [[ -z $__beck_helper ]] || builtin kill -KILL $__beck_helper 2>/dev/null
  [[ -z $__beck_modes ]] || command -p stty $__beck_modes </dev/tty 2>/dev/null
  command -p rm -rf -- $__beck_folder
  __beck_state=
}

# --- hooks ------------------------------------------------------------------------------------------------
__beck_precmd() {
  local last=$?
  __beck_parsing=${options[interactivecomments]},${options[aliases]},${options[posixaliases]}
  # Only a command that ran and was not interrupted counts.
  if (( ! last )); then __beck_failures=0
  elif [[ -z $__beck_seen && $last -lt 128 ]]; then (( ++__beck_failures != 3 )) || __beck_hint
  fi
  [[ -z $__beck_state$__beck_first$__beck_missed$__beck_piped ]] && return $last
  __beck_settle $last
  return $last
}

__beck_settle() {
  emulate -L zsh
  # Only on evidence (a line was accepted and our hook was not called): re-adding a line-finish hook after
  # powerlevel10k has wrapped the widget breaks its transient prompt (powerlevel10k#1238).
  if [[ -n $__beck_missed ]] || [[ -n $__beck_first && ${widgets[zle-line-finish]-} != user:(azhw|_p9k)* ]]; then
    __beck_hook_line
  fi
  [[ -z $__beck_first ]] || __beck_hook_tab
  __beck_missed= __beck_first=
  # The helper takes the file away; where it was not asked it is still there.
  [[ ! -e $__beck_piped ]] || command -p rm -f -- $__beck_piped
  __beck_piped=
  case $__beck_state in
    asked) histchars=$__beck_histchars __beck_state= ;;   # the line never reached the alias
    open|step) __beck_leave $1 ;;
  esac
}

__beck_preexec() {
  [[ -n $__beck_seen ]] || __beck_missed=1
  __beck_seen=
}

# First in the list: the dispatcher stops at the first hook that fails (ohmyzsh#10002).
__beck_hook_line() {
  local -a hooks
  add-zle-hook-widget line-finish __beck_line_finish
  zstyle -g hooks zle-line-finish widgets &&
    zstyle zle-line-finish widgets 00:__beck_line_finish "${(@)hooks:#*:__beck_line_finish}"
}

# After three failures in a row, once in a shell that has not asked anything yet.
__beck_hint() {
  [[ $__beck_hinted != off && -t 1 ]] || return 0
  __beck_hinted=off
  local dim=$'\e[2m' plain=$'\e[m'
  [[ ${TERM-} != dumb ]] || dim= plain=
  builtin print -r -- "$dim${__beck_prefix} and Enter says what went wrong; beck config set hint false ends this tip.$plain"
}

# Tab after `beck`, for the person's completion system, and after the prefix. Once, at the first prompt: compinit has
# run by then, and it gives this widget anew.
__beck_hook_tab() {
  if (( $+functions[compdef] )) && [[ -r $__beck_home/completions/_beck ]]; then
    autoload -Uz $__beck_home/completions/_beck
    compdef _beck beck
  fi
  [[ -n ${widgets[expand-or-complete]-} && $widgets[expand-or-complete] != user:__beck_tab ]] || return 0
  zle -A expand-or-complete __beck_tab_before
  zle -N expand-or-complete __beck_tab
}

# The person's completion sees a comment there, so a question is completed here: from the history of this shell and
# the examples that install.sh has put beside this file. The person's own comes next, and before, with their options.
__beck_tab() {
  local line=${LBUFFER#"${LBUFFER%%[^[:blank:]]*}"}
  if [[ $line != "$__beck_prefix"[[:blank:]]* || $CONTEXT != start ]]; then
    zle __beck_tab_before -- "$@"
  elif ! __beck_complete "${line#"$__beck_prefix"[[:blank:]]}"; then
    'builtin' 'setopt' local_options complete_aliases
    zle __beck_tab_before -- "$@"
  fi
}

__beck_complete() {
  emulate -L zsh -o extended_glob
  [[ -z $RBUFFER ]] || return 1
  local -aU found=()
  local -a examples=() shown
  local common each
  [[ ! -r $__beck_home/completions/questions ]] || examples=(${(f)"$(<$__beck_home/completions/questions)"})
  found=(${${(M)history:#[[:blank:]]#${__beck_prefix}[[:blank:]]##(#i)$1?*}##[[:blank:]]#${__beck_prefix}[[:blank:]]##})
  found=(${found:#*$'\n'*} ${(M)examples:#(#i)$1?*})
  (( $#found )) || return 1
  common=$found[1]
  for each in $found; do while [[ $each != $common* ]]; do common=${common%?}; done; done
  (( $#common <= $#1 )) || LBUFFER=$LBUFFER[1,-1-$#1]$common
  shown=($found[1,12])
  (( $#found <= 12 )) || shown+=("and $(( $#found - 12 )) more")
  (( $#found == 1 )) || zle -M -- ${(F)shown}
}

# `alt-x`, `ctrl-x`, or a character; none with BECK_KEY=off.
__beck_bind() {
  local key map
  for key in ${=__beck_keys:#off}; do
    key=${${key/#alt-/$'\e'}/#ctrl-/^}
    for map in emacs viins vicmd; do bindkey -M $map -- $key $1; done
  done
}

# --- unload -----------------------------------------------------------------------------------------------
__beck_unload() {
  add-zsh-hook -d precmd __beck_precmd
  add-zsh-hook -d preexec __beck_preexec
  add-zsh-hook -d zshaddhistory __beck_zshaddhistory
  add-zle-hook-widget -d line-finish __beck_line_finish
  __beck_bind undefined-key
  [[ $__beck_keys != *'alt-?'* ]] || bindkey -M emacs '^[?' which-command   # zsh's own
  zle -D __beck_convert
  # Whoever wrapped ours has it under a name of their own.
  local name
  for name in ${(k)widgets[(R)user:__beck_tab]}; do zle -A __beck_tab_before $name; done
  (( ! $+widgets[__beck_tab_before] )) || zle -D __beck_tab_before
  [[ -z ${_comps[beck]-} ]] || compdef -d beck
  (( ! $+functions[_beck] )) || unfunction _beck
  unalias -- $__beck_prefix
  [[ -z $__beck_set_comments ]] || unsetopt interactive_comments
  unset -m '__beck_*'
  unfunction -m '__beck_*'
}

# --- install ----------------------------------------------------------------------------------------------
autoload -Uz add-zsh-hook add-zle-hook-widget
add-zsh-hook precmd __beck_precmd
add-zsh-hook preexec __beck_preexec
add-zsh-hook zshaddhistory __beck_zshaddhistory
__beck_hook_line
zle -N __beck_convert
__beck_bind __beck_convert
# Comments at the prompt are what lets the question stay as typed (oh-my-zsh sets this as well).
if [[ ! -o interactive_comments && ${BECK_COMMENTS-} != off ]]; then
  'builtin' 'setopt' interactive_comments
  __beck_set_comments=1
fi
# At top level, so that the command has the person's own scope and options; quoted words are safe from aliases.
'builtin' 'alias' "$__beck_prefix=__beck_take; while __beck_next; do 'builtin' 'eval' \"\$__beck_command\" >>\"\$__beck_out\" 2>&1 && __beck_end 0 || __beck_end \$?; done; __beck_result #"
[[ -z $__beck_aliases ]] || 'builtin' 'setopt' aliases
