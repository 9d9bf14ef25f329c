# shellcheck shell=bash
# The alias calls functions whose arguments are only for __beck_unshared.
# shellcheck disable=SC2119,SC2120
# beck for bash (4.0 and newer; 3.2 without the Enter hook): `? your question` at the prompt. Source from .bashrc.
# It notices a question; bash/question.bash, read at the first one, asks it. The contract: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
[ -n "${BASH_VERSION-}" ] || return 0
case $- in *i*) ;; *) return 0 ;; esac
# Functions may have been exported by the shell above (`set -a`), an array never is.
[ -z "${__beck_maps[2]-}" ] || return 0
# Nothing of ours is for child shells (`set -a`), and the person's aliases must not be read into our functions; put back
# at the end.
case $- in *a*) \set +a && __beck_exports=1 ;; *) __beck_exports= ;; esac
if \shopt -q expand_aliases; then __beck_aliases=1; else __beck_aliases=; fi
\shopt -u expand_aliases

# --- settings and state -----------------------------------------------------------------------------------
__beck_protocol=2 __beck_home=${BASH_SOURCE[0]%/*} __beck_prefix='' __beck_keys='' __beck_hinted='' __beck_inbox='' __beck_proposed=''
[[ $__beck_home == /* ]] || __beck_home=$PWD/$__beck_home
# The settings for prefix, keys and hint, one per line; the helper keeps this file up to date.
__beck_shared=${HOME-}/.local/state/beck/shell
[[ ${XDG_STATE_HOME-} != /* ]] || __beck_shared=$XDG_STATE_HOME/beck/shell
[[ ! -f $__beck_shared || ! -r $__beck_shared ]] || {
  IFS= builtin read -r __beck_prefix && IFS= builtin read -r __beck_keys && IFS= builtin read -r __beck_hinted &&
    IFS= builtin read -r __beck_inbox
} 2>/dev/null <"$__beck_shared" || :
builtin unset -v __beck_shared
# Other programs may put a proposed command here; the folder's existence shows that this shell looks.
[[ -z $__beck_inbox ]] || {
  if [[ -d $__beck_inbox ]] && builtin printf 'bash\n' >|"$__beck_inbox/$$.shell"; then
    __beck_inbox+=/$$.waiting
  else
    __beck_inbox=''
  fi
} 2>/dev/null
__beck_prefix=${BECK_PREFIX:-${__beck_prefix:-?}} __beck_keys=${BECK_KEY:-${__beck_keys:-alt-? ctrl-]}}
# `off` once the hint was shown or a question was asked, or by the person's setting.
__beck_hinted=${BECK_HINT:-$__beck_hinted}
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
__beck_state='' __beck_typed='' __beck_line='' __beck_question='' __beck_left='' __beck_piped=''
# What runs before each prompt, and the person's alias that ours took the place of.
__beck_hook=__beck_prompt __beck_alias='' __beck_alias_told=''
__beck_status=0 __beck_taken=0 __beck_gone='' __beck_parts='' __beck_told='' __beck_converting=''
__beck_next_line='' __beck_line_asked='' __beck_seen='' __beck_unseen=0 __beck_editing='' __beck_bang='' __beck_ran='' __beck_failures=0 __beck_shielded=''
# What Enter did before us in each of the keymaps: a function, a quoted macro, or `-x` and a command.
__beck_maps=(emacs vi-insert vi-command) __beck_enters=(accept-line accept-line accept-line) __beck_found=()

# --- noticing a question ----------------------------------------------------------------------------------
# The alias below ends in `#`, so the line can stay as typed: to the parser the question is a comment.
# Runs inside the line editor at every Enter: two tests if the line is not a question.
__beck_enter() {
  case $- in *a*) __beck_unshared __beck_enter; return ;; esac
  # Enter in our own `edit>` is no line of the prompt.
  [[ -z $__beck_editing ]] || return 0
  # A macro on Enter that ends in Ctrl-J comes twice.
  [[ $__beck_state != asked || $READLINE_LINE != "$__beck_line" ]] || return 0
  __beck_state='' __beck_seen=1 __beck_unseen=0
  [[ -z $__beck_bang ]] || __beck_restore_bang
  [[ -z $__beck_told ]] || __beck_untell
  local _beck_line=${READLINE_LINE#"${READLINE_LINE%%[![:blank:]]*}"}
  __beck_ran=${_beck_line:+1}
  __beck_left=''
  if [[ $_beck_line == "$__beck_prefix" || $_beck_line == "$__beck_prefix"[[:blank:]]* ]]; then
    __beck_take_question "$_beck_line"
  else
    [[ $_beck_line == *'|'*"$__beck_prefix"* ]] && __beck_load question quietly && __beck_find_pipe || return 0
  fi
  __beck_typed=$READLINE_LINE __beck_state=asked
  # A comment ends at the newline.
  __beck_line=${READLINE_LINE//$'\n'/ }
  # One that was made after ours.
  case ${BASH_ALIASES[$__beck_prefix]-} in
    '' | "$__beck_loop #") ;;
    *) __beck_take_alias ;;
  esac
  if ! builtin shopt -q expand_aliases || [[ -z ${BASH_ALIASES[$__beck_prefix]-} ]]; then
    # Without the alias the question would be parsed: the function says so instead.
    __beck_state='' __beck_line='__beck_refuse'
  elif ! builtin shopt -q interactive_comments; then
    local _beck_word=${__beck_question//$'\n'/ }
    __beck_line="$__beck_left$__beck_prefix '${_beck_word//\'/\'\\\'\'}'"
  fi
  READLINE_LINE=$__beck_line READLINE_POINT=${#__beck_line}
  # `!` would be expanded before any comment is seen.
  case $- in *H*) builtin set +H && __beck_bang=1 ;; esac
}

__beck_take_question() {
  __beck_question=${1#"$__beck_prefix"}
  __beck_question=${__beck_question#[[:blank:]]}
}

__beck_take_alias() {
  __beck_alias=${BASH_ALIASES[$__beck_prefix]-}
  # shellcheck disable=SC2139
  builtin alias "$__beck_prefix=$__beck_loop #"
}

# Once for each text, at the first question.
__beck_tell_alias() {
  [[ $__beck_alias != "$__beck_alias_told" ]] || return 0
  __beck_alias_told=$__beck_alias
  __beck_tell "beck: $__beck_prefix was your alias for \"$__beck_alias\". With BECK_PREFIX beck takes another prefix."
}

# Runs a part of ours so that no variable of it is exported, where the person has `set -a`.
__beck_unshared() {
  local _beck_result=0
  builtin set +a
  "$@" || _beck_result=$?
  builtin set -a
  return "$_beck_result"
}

__beck_restore_bang() {
  builtin set -H
  __beck_bang=
}

__beck_refuse() {
  builtin history -s -- "$__beck_typed" || history -s -- "$__beck_typed"
  builtin printf '%s\n' 'beck needs its alias in this shell: shopt -s expand_aliases, or open a new shell.' >&2 ||
    printf '%s\n' 'beck needs the builtins of this shell: unset -f builtin command, or open a new shell.' >&2
  return 2
}

# --- the loop ---------------------------------------------------------------------------------------------
# Behind a command's pipe: keeps what comes for the question. Else only `$?`. Always true.
__beck_take() {
  local _beck_last=${1-$?}
  case $- in *a*) __beck_unshared __beck_take "$_beck_last"; return ;; esac
  __beck_taken=$_beck_last
  [[ $__beck_state != asked || -z $__beck_left ]] || command -p sh "$__beck_home/shared/launch.sh" hold "$__beck_piped" || :
}

# True with the next approved command in __beck_command; false when the question is over.
__beck_next() {
  local _beck_last=${1-$?} _beck_before="${2-${PIPESTATUS[*]: -2:1}}"
  case $- in *a*) __beck_unshared __beck_next "$_beck_last" "$_beck_before"; return ;; esac
  [[ -z $__beck_bang ]] || __beck_restore_bang
  [[ $__beck_state != asked ]] || { __beck_is_whole && __beck_tell_alias; } || return 1
  __beck_load question && __beck_advance "$_beck_last" "$_beck_before"
}

# What `$?` is afterwards. A command that left the loop by `break` is reported here.
__beck_result() {
  local _beck_last=${1-$?}
  case $- in *a*) __beck_unshared __beck_result "$_beck_last"; return ;; esac
  [[ -z $__beck_gone ]] || {
    __beck_unload
    return 1
  }
  [[ -z $__beck_state || $__beck_state == asked ]] || __beck_leave "$_beck_last"
  return "$__beck_status"
}

# Builtins that the scripts need and that quoting cannot restore.
__beck_is_whole() {
  local _beck_name _beck_missing='' _beck_off
  # By name: to list them all takes 10 ms where there are a thousand functions.
  _beck_off=$'\n'$(
    for _beck_name in builtin command eval local return; do
      \declare -F "$_beck_name"
    done
    \enable -n
  )$'\n'
  for _beck_name in builtin command eval local return; do
    # Where `extdebug` is on, the place of the definition follows.
    [[ $_beck_off != *$'\n'"$_beck_name"[[:space:]]* ]] || _beck_missing=$_beck_name
  done
  for _beck_name in builtin command eval history kill local printf read return set shopt source; do
    [[ $_beck_off != *$'\n'"enable -n $_beck_name"$'\n'* ]] || _beck_missing=$_beck_name
  done
  [[ -n $_beck_missing ]] || return 0
  /usr/bin/printf "beck needs the shell's own %s, which is disabled or a function in this shell.\n" "$_beck_missing" >&2
  __beck_state='' __beck_status=1
  return 1
}

# Reads bash/$1.bash, once. False where it is gone, or was updated and speaks otherwise than this file: that is said,
# unless there is a $2.
__beck_load() {
  [[ $__beck_parts != *" $1 "* ]] || return 0
  local _beck_why=removed _beck_aliases='' _beck_verbose=''
  if [[ -r $__beck_home/bash/$1.bash ]]; then
    _beck_why=updated
    ! builtin shopt -q expand_aliases || _beck_aliases=1
    builtin shopt -u expand_aliases
    case $- in *v*) builtin set +v && _beck_verbose=1 ;; esac
    # shellcheck disable=SC1090
    builtin source "$__beck_home/bash/$1.bash" || :
    [[ -z $_beck_verbose ]] || builtin set -v
    [[ -z $_beck_aliases ]] || builtin shopt -s expand_aliases
  fi
  [[ $__beck_parts != *" $1 "* ]] || return 0
  [[ -n ${2-} ]] || __beck_give_up "$_beck_why"
  return 1
}

# Nothing can be asked in this shell any more.
__beck_give_up() {
  case $1 in
    removed) __beck_tell 'beck was uninstalled; this shell now unloads it too.'; __beck_gone=1 ;;
    updated) __beck_tell 'beck was updated; open a new shell to use it.' ' Your question is one Up away.' ;;
  esac
  __beck_state='' __beck_status=1
}

# Prints below the line that is being converted, else to the terminal; $2 only applies to a question.
__beck_tell() {
  if [[ -z $__beck_converting ]]; then
    builtin printf '%s\n' "$1${2-}" >&2
  elif builtin declare -F __beck_tell_below >/dev/null; then
    __beck_tell_below "$1"
  else
    builtin printf '%s\n' "$1" >&2
  fi
}

# --- hooks ------------------------------------------------------------------------------------------------
__beck_prompt() {
  local _beck_last=${1-$?}
  case $- in *a*) __beck_unshared __beck_prompt "$_beck_last"; return ;; esac
  # Our Enter clears the row of the prompt, and with it what a command left there without a newline. As in zsh
  # and fish the prompt begins a row: spaces for a whole one wrap only where something is.
  if ((BASH_VERSINFO[0] >= 4)) && [[ -t 2 && ${TERM-} != dumb && ${COLUMNS-} == [1-9]* && $COLUMNS != *[!0-9]* ]]; then
    builtin printf '%*s\r\e[K' "$COLUMNS" '' >&2 2>/dev/null
  fi
  # Only a command that ran and was not interrupted counts.
  if ((_beck_last == 0)); then
    __beck_failures=0
  elif [[ -n $__beck_ran && $_beck_last -lt 128 ]]; then
    ((++__beck_failures != 3)) || __beck_hint
  fi
  [[ -z $__beck_bang ]] || __beck_restore_bang
  # The first prompt, or a line that did not come through our Enter: it may have been bound since. Where Ctrl-J
  # is another's, lines typed ahead do not either, so of many in a row fewer and fewer are a reason to look.
  [[ -n $__beck_seen && ( -z ${BLE_ATTACHED-} || $__beck_parts == *' ble '* ) ]] || ((BASH_VERSINFO[0] < 4 || ++__beck_unseen & (__beck_unseen - 1))) || __beck_bind
  [[ -z $__beck_told ]] || __beck_untell
  case $__beck_state in open | step) __beck_leave "$_beck_last" ;; esac
  # The helper takes the file away; where it was not asked it is still there.
  [[ -z $__beck_piped || ! -e $__beck_piped ]] || command -p rm -f -- "$__beck_piped"
  __beck_piped='' __beck_state='' __beck_seen='' __beck_editing='' __beck_converting='' __beck_ran=''
  [[ -z $__beck_inbox || ! -e $__beck_inbox ]] || __beck_take_proposal
  # Asked for at the prompt before, and not answered.
  [[ -z $__beck_line_asked ]] || __beck_end_fill
  [[ -z $__beck_next_line ]] || __beck_ask_terminal
  return "$_beck_last"
}

# Another program's command, asked about as a question is.
__beck_take_proposal() {
  __beck_question=/proposal __beck_typed='' __beck_line='' __beck_left='' __beck_seen=1 __beck_proposed=1
  __beck_state=asked
  __beck_take
  # shellcheck disable=SC2015,SC2154
  while __beck_next; do "eval" "$__beck_command" >>"$__beck_out" 2>&1 && __beck_end 0 || __beck_end $?; done
  __beck_result || :
  # If the helper cannot take the proposal, it would be started again at every prompt.
  [[ ! -e $__beck_inbox ]] || __beck_inbox=''
  __beck_seen='' __beck_proposed=''
}

# After three failures in a row, once in a shell that has not asked anything yet.
__beck_hint() {
  [[ $__beck_hinted != off && -t 1 ]] || return 0
  __beck_hinted=off
  local _beck_dim=$'\e[2m' _beck_plain=$'\e[m'
  [[ ${TERM-} != dumb ]] || _beck_dim='' _beck_plain=''
  builtin printf '%s\n' "$_beck_dim$__beck_prefix and Enter says what went wrong; beck config set hint false turns this tip off.$_beck_plain"
}

# Tab in a question.
__beck_complete() {
  COMPREPLY=()
  ! __beck_load tab quietly || __beck_offer_questions "$2"
}

# The first Tab after `beck` reads the file that install.sh made, where this function is defined again.
__beck_complete_verb() {
  [[ -r $__beck_home/completions/beck.bash ]] || return 1
  # shellcheck disable=SC1091
  . "$__beck_home/completions/beck.bash"
  __beck_complete_verb "$@"
}

# --- keys -------------------------------------------------------------------------------------------------
# The line becomes a command, in place; the same key again, the next one. Nothing is accepted.
__beck_convert() {
  case $- in *a*) __beck_unshared __beck_convert; return ;; esac
  __beck_converting=1
  # In a condition, so that `set -e` has no effect inside.
  if __beck_is_whole && __beck_load question && __beck_load convert; then __beck_convert_line || :; fi
  __beck_converting=
}

# Enter becomes a look at the line and then what it was before, mostly accept-line. The two-byte sequences work in
# every bash, and binding Enter itself to a function would swallow the line. So does Ctrl-J, which takes the line that
# an Enter of another kind has left to be changed.
__beck_bind() {
  # Without a line editor (`--noediting`) each of these would print a warning.
  [[ :$SHELLOPTS: == *:emacs:* || :$SHELLOPTS: == *:vi:* ]] || return 0
  if [[ -n ${BLE_ATTACHED-} ]]; then
    ! __beck_load ble quietly || __beck_bind_ble
    return
  fi
  local _beck_index _beck_map
  __beck_find_enter
  for _beck_index in 0 1 2; do
    _beck_map=${__beck_maps[_beck_index]}
    [[ ${__beck_found[_beck_index]} == '' || ${__beck_found[_beck_index]} == ours ]] || __beck_enters[_beck_index]=${__beck_found[_beck_index]}
    builtin bind -m "$_beck_map" -x '"\C-x\C-n": __beck_enter'
    __beck_bind_to "$_beck_map" '\C-x\C-j' "${__beck_enters[_beck_index]}"
    builtin bind -m "$_beck_map" '"\C-m": "\C-x\C-n\C-x\C-j"'
    [[ ${__beck_found[_beck_index + 3]} == accept-line ]] || continue
    builtin bind -m "$_beck_map" '"\C-x\C-m": accept-line'
    builtin bind -m "$_beck_map" '"\C-j": "\C-x\C-n\C-x\C-m"'
  done
  __beck_each_key __beck_bind_key
  __beck_shield
}

# VS Code's trap on DEBUG takes the first command after the prompt for the line that was typed, which would be what our
# Enter runs while the line is still being edited. In a function the trap cannot be seen, but set.
__beck_shield() {
  [[ -z $__beck_shielded ]] || return 0
  if builtin declare -F __vsc_preexec_only >/dev/null; then
    __beck_shielded=only
    builtin trap '[[ -n ${READLINE_LINE+x} ]] || __vsc_preexec_only "$_"' DEBUG
  elif builtin declare -F __vsc_preexec_all >/dev/null; then
    __beck_shielded=all
    builtin trap '[[ -n ${READLINE_LINE+x} ]] || __vsc_preexec_all "$_"' DEBUG
  fi
}

# What Enter does in each of the keymaps, as in __beck_enters, to __beck_found: `ours`, or nothing where it cannot be
# seen. Behind these three what Ctrl-J does, where that is accept-line or ours.
__beck_find_enter() {
  __beck_found=('' '' '' '' '' '')
  if __beck_is_plain_enter; then
    __beck_found=(accept-line accept-line accept-line accept-line accept-line accept-line)
  else
    __beck_find_macros
  fi
}

# Whether both are accept-line everywhere, as in most shells. Without a fork: one short line for each keymap goes into
# the pipe of a here-string (bash 5.1 and newer), which is opened again for writing. Elsewhere it says no: the file of a
# here-string may be opened for writing by root alone (bash 5.2 with BASH_COMPAT=5.0, mode 0400).
__beck_is_plain_enter() {
  local _beck_map _beck_line _beck_plain=0
  {
    for _beck_map in "${__beck_maps[@]}"; do builtin bind -m "$_beck_map" -q accept-line || :; done >>/dev/fd/9
    while IFS= builtin read -r _beck_line; do
      [[ $_beck_line != *'"\C-j"'*'"\C-m"'* ]] || ((_beck_plain += 1))
    done <&9
  } 2>/dev/null 9<<<''
  ((_beck_plain == ${#__beck_maps[@]}))
}

# The same where something else was bound, in a subshell.
__beck_find_macros() {
  local _beck_index _beck_map _beck_line
  {
    # Lists macros first, then one line that begins with the function's name.
    for _beck_index in 0 1 2; do
      while IFS= builtin read -r _beck_line && [[ $_beck_line != accept-line* ]]; do
        case $_beck_line in
          '"\C-m": '*) __beck_found[_beck_index]=${_beck_line#*: } ;;
          '"\C-j": "\C-x\C-n\C-x\C-m"') __beck_found[_beck_index + 3]=ours ;;
        esac
      done
      [[ $_beck_line != *'"\C-m"'* ]] || __beck_found[_beck_index]=accept-line
      [[ $_beck_line != *'"\C-j"'* ]] || __beck_found[_beck_index + 3]=accept-line
      [[ ${__beck_found[_beck_index]} != '"\C-x\C-n\C-x\C-j"' ]] || __beck_found[_beck_index]=ours
    done <<<"$(for _beck_map in "${__beck_maps[@]}"; do
      \builtin bind -m "$_beck_map" -s || \builtin :
      \builtin bind -m "$_beck_map" -q accept-line || \builtin :
    done)"
  } 2>/dev/null
  for _beck_index in 0 1 2; do
    [[ -n ${__beck_found[_beck_index]} ]] || __beck_find_other "$_beck_index" "${__beck_maps[_beck_index]}"
  done
}

# The same for keymap $2 where it is another function, or a command of the shell.
__beck_find_other() {
  local _beck_line=
  {
    while IFS= builtin read -r _beck_line; do [[ $_beck_line != '"\C-m": '* ]] || break; done \
      <<<"$(\builtin bind -m "$2" -X || \builtin :; \builtin bind -m "$2" -p || \builtin :)"
  } 2>/dev/null
  case $_beck_line in
    '"\C-m": "'*)
      _beck_line=${_beck_line#*: \"}
      _beck_line=${_beck_line%\"}
      _beck_line=${_beck_line//'\"'/'"'}
      __beck_found[$1]="-x ${_beck_line//\\\\/\\}" ;;
    '"\C-m": '*) __beck_found[$1]=${_beck_line#*: } ;;
  esac
}

# Binds sequence $2 in keymap $1 to $3, one of __beck_enters.
__beck_bind_to() {
  case $3 in
    '-x '*) builtin bind -m "$1" -x "\"$2\": ${3#-x }" ;;
    *) builtin bind -m "$1" "\"$2\": $3" ;;
  esac
}

# Each key of BECK_KEY in readline's spelling: `alt-x`, `ctrl-x`, or a character; none with `off`. Calls $1 with it.
__beck_each_key() {
  local _beck_key _beck_keys="$__beck_keys "
  while [[ -n $_beck_keys ]]; do
    _beck_key=${_beck_keys%% *} _beck_keys=${_beck_keys#* }
    _beck_key=${_beck_key/#alt-/\\e}
    [[ $_beck_key == '' || $_beck_key == off ]] || "$1" "${_beck_key/#ctrl-/\\C-}"
  done
}

__beck_bind_key() {
  local _beck_map
  for _beck_map in emacs vi-insert vi-command; do builtin bind -m "$_beck_map" -x "\"$1\": __beck_convert"; done
}

# What readline has on the keys that are ours by default.
__beck_unbind_key() {
  local _beck_map
  for _beck_map in emacs vi-insert vi-command; do builtin bind -m "$_beck_map" -r "$1"; done
  case $1 in
    '\e?') builtin bind -m emacs '"\e?": possible-completions' ;;
    '\C-]')
      builtin bind -m emacs '"\C-]": character-search'
      builtin bind -m vi-insert '"\C-]": self-insert' ;;
  esac
}

# --- unload -----------------------------------------------------------------------------------------------
__beck_unload() {
  # shellcheck disable=SC2016
  local _beck_index _beck_map _beck_name _beck_hook='"${__beck_hook:-:}"'
  if [[ -n ${BLE_ATTACHED-} && $__beck_parts == *' ble '* ]]; then
    __beck_unbind_ble
  elif ((BASH_VERSINFO[0] >= 4)); then
    __beck_each_key __beck_unbind_key
    __beck_find_enter
    for _beck_index in 0 1 2; do
      _beck_map=${__beck_maps[_beck_index]}
      # A binding made after beck's is kept.
      [[ ${__beck_found[_beck_index]} != ours ]] || __beck_bind_to "$_beck_map" '\C-m' "${__beck_enters[_beck_index]}"
      [[ ${__beck_found[_beck_index + 3]} != ours ]] || builtin bind -m "$_beck_map" '"\C-j": accept-line'
      for _beck_name in '\C-x\C-n' '\C-x\C-j' '\C-x\C-m'; do builtin bind -m "$_beck_map" -r "$_beck_name"; done
    done
  fi
  local -a _beck_kept=()
  for _beck_name in ${PROMPT_COMMAND[@]+"${PROMPT_COMMAND[@]}"}; do
    _beck_name=${_beck_name%$'\n'"$_beck_hook"}
    [[ $_beck_name == "$_beck_hook" ]] || _beck_kept+=("$_beck_name")
  done
  case ${#_beck_kept[@]} in
    0) builtin unset PROMPT_COMMAND 2>/dev/null || : ;;
    1) builtin printf -v PROMPT_COMMAND %s "${_beck_kept[0]}" 2>/dev/null || : ;;
    *) PROMPT_COMMAND=("${_beck_kept[@]}") ;;
  esac
  case $__beck_shielded in
    only) builtin trap '__vsc_preexec_only "$_"' DEBUG ;;
    all) builtin trap '__vsc_preexec_all "$_"' DEBUG ;;
  esac
  for _beck_name in beck "$__beck_prefix"; do
    [[ $(\builtin complete -p -- "$_beck_name" 2>/dev/null) != *' __beck_'* ]] || \builtin complete -r -- "$_beck_name"
  done
  builtin unalias -- "$__beck_prefix"
  # shellcheck disable=SC2139
  [[ -z $__beck_alias ]] || builtin alias "$__beck_prefix=$__beck_alias"
  [[ -z $__beck_inbox ]] || command -p rm -f -- "${__beck_inbox%.waiting}.shell"
  # shellcheck disable=SC2046
  builtin unset -v $(\compgen -A variable __beck_)
  # shellcheck disable=SC2046
  builtin unset -f $(\compgen -A function __beck_)
}

# --- install ----------------------------------------------------------------------------------------------
if ((BASH_VERSINFO[0] >= 4)); then
  __beck_bind
  \builtin complete -o bashdefault -o default -F __beck_complete -- "$__beck_prefix"
  [[ ! -r $__beck_home/completions/beck.bash ]] || \builtin complete -F __beck_complete_verb beck
fi
# Appended: a hook in front would spoil PIPESTATUS for the prompts that show it.
# By way of a variable: a child shell that gets PROMPT_COMMAND with its environment has no such function.
# By `printf`: where the variable is read-only an assignment would end the whole rc file.
if [[ ${#PROMPT_COMMAND[@]} -gt 1 ]]; then
  # shellcheck disable=SC2016
  builtin printf -v "PROMPT_COMMAND[${#PROMPT_COMMAND[@]}]" %s '"${__beck_hook:-:}"' 2>/dev/null || :
else
  # shellcheck disable=SC2128,SC2178
  builtin printf -v PROMPT_COMMAND %s "${PROMPT_COMMAND:+$PROMPT_COMMAND$'\n'}\"\${__beck_hook:-:}\"" 2>/dev/null || :
fi
# At top level, so that the command has the person's own scope; quoted words are safe from aliases. Not
# `builtin eval`: behind it `set -e` ends the shell although the list is tested.
# shellcheck disable=SC2016
__beck_loop='__beck_take; while __beck_next; do "eval" "$__beck_command" >>"$__beck_out" 2>&1 && __beck_end 0 || __beck_end $?; done; __beck_result'
__beck_take_alias
[[ -z $__beck_aliases ]] || \shopt -s expand_aliases
[[ -z $__beck_exports ]] || \set -a
