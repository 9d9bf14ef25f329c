# shellcheck shell=bash
# Asks a question for beck.bash, which reads this file at the first one, and does what the helper says.
# The contract: ../README.md.

# What is not set here, beck.bash sets.
# shellcheck disable=SC2154
[[ $__beck_protocol == 2 ]] || return 0
__beck_private='' __beck_base='' __beck_folder='' __beck_modes='' __beck_last=0 __beck_previous='' __beck_helper='' __beck_leaving=''
__beck_command='' __beck_out='' __beck_mark='' __beck_kind='' __beck_a='' __beck_b='' __beck_c=''
__beck_pagers=() __beck_asking=() __beck_waited=''
# Each helper has its own folder: these are the last parts of the name of the one that may wait.
__beck_seed=$RANDOM __beck_number=0

# --- talking to the helper --------------------------------------------------------------------------------
# Messages, each a word and its text, in one piece: a write for each would wake the helper as often.
__beck_send() {
  local -a _beck_fields=()
  while (($# > 1)); do
    _beck_fields+=("$1" "$2" "$PWD")
    builtin shift 2
  done
  [[ -p $__beck_folder/request ]] && builtin printf '%s\0' "${_beck_fields[@]}" 1<>"$__beck_folder/request"
}

# Reads one message; waits at most $1 seconds where a number is given. The C locale: an incomplete UTF-8
# sequence before the NUL would swallow it (bash 5.2). Opened both ways first, since an open for reading alone would
# wait for a writer; then only to read, so that it ends when no writer is left.
__beck_receive() {
  local -a _beck_limit=()
  [[ -z ${1-} ]] || _beck_limit=(-t "$1")
  # Closed by `exec`, since a redirection would keep a copy until the group ends; behind `builtin` that does so too.
  [[ -p $__beck_folder/reply ]] && {
    {
      builtin declare -F exec >/dev/null || exec 9>&-
      LC_ALL=C IFS= builtin read -r ${_beck_limit[@]+"${_beck_limit[@]}"} -d '' __beck_kind &&
        LC_ALL=C IFS= builtin read -r ${_beck_limit[@]+"${_beck_limit[@]}"} -d '' __beck_a &&
        LC_ALL=C IFS= builtin read -r ${_beck_limit[@]+"${_beck_limit[@]}"} -d '' __beck_b &&
        LC_ALL=C IFS= builtin read -r ${_beck_limit[@]+"${_beck_limit[@]}"} -d '' __beck_c
    } <"$__beck_folder/reply"
  } 2>/dev/null 9<>"$__beck_folder/reply"
}

# $1: the options that are on; $2: ask or convert. A helper that waits is asked first; the question goes to a new one where
# none does, or where it ended before it said anything.
__beck_start() {
  __beck_hinted=off __beck_waited=''
  __beck_asking=("$@")
  if [[ ! -r $__beck_home/shared/launch.sh ]]; then
    __beck_give_up removed
    return 1
  fi
  __beck_choose_base
  __beck_state=open __beck_status=0 __beck_mark='' __beck_command='' __beck_out='' __beck_leaving='' __beck_helper=''
  __beck_take_waiting || __beck_start_new || return 1
  __beck_ask "$@"
}

__beck_start_new() {
  __beck_folder=$__beck_base/beck.$$.$__beck_seed.$((__beck_number + 1))
  ((__beck_number += 2))
  __beck_kind='' __beck_a='' __beck_helper='' __beck_waited=''
  if ! __beck_modes=$(\command -p sh "$__beck_home/shared/launch.sh" "$__beck_folder" $$ bash 2>&1); then
    __beck_kind=fail __beck_a=${__beck_modes##*$'\n'} __beck_modes=''
    __beck_fail
    return 1
  fi
  # In a folder that was removed, sh itself says so first.
  __beck_modes=${__beck_modes##*$'\n'}
  if ! __beck_receive || [[ $__beck_kind != hello ]]; then
    __beck_fail
    return 1
  fi
  if [[ $__beck_a != "$__beck_protocol" ]]; then
    __beck_send bye ''
    __beck_give_up updated
    return 1
  fi
  __beck_helper=$__beck_b
}

# True where a helper of this shell waits, and has the environment of now.
__beck_take_waiting() {
  __beck_folder=$__beck_base/beck.$$.$__beck_seed.$__beck_number
  [[ -O $__beck_folder && -p $__beck_folder/reply ]] || return 1
  ((__beck_number += 1))
  if __beck_modes=$(\command -p sh "$__beck_home/shared/launch.sh" take "$__beck_folder" 2>/dev/null) &&
    __beck_receive 2 && [[ $__beck_kind == hello && $__beck_a == "$__beck_protocol" ]]; then
    __beck_modes=${__beck_modes##*$'\n'} __beck_helper=$__beck_b __beck_waited=1
    return 0
  fi
  command -p rm -rf -- "$__beck_folder"
  return 1
}

# Reads a message. Where a helper that waited ended before it said anything, a new one gets the question.
__beck_hear() {
  if ! __beck_receive || [[ $__beck_kind == fail && -n $__beck_waited ]]; then
    [[ -n $__beck_waited ]] || return 1
    command -p rm -rf -- "$__beck_folder"
    __beck_start_new && __beck_ask "${__beck_asking[@]}" && __beck_receive || return 1
  fi
  __beck_waited=''
}

__beck_ask() {
  local -a _beck_said=(about "$__beck_protocol"$'\n'"bash"$'\n'"$BASH_VERSION"$'\n'"$__beck_last"$'\n'"$1${__beck_private:+ private}")
  _beck_said+=(last "$__beck_previous")
  [[ $2 != ask || -z $__beck_left ]] || _beck_said+=(piped "$__beck_piped")
  __beck_send "${_beck_said[@]}" "$2" "$__beck_question"
}

# The folder for private files.
__beck_choose_base() {
  __beck_base=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}
  [[ -d $__beck_base && -w $__beck_base ]] || __beck_base=/tmp
}

# The helper has ended: print its last message, restore the terminal, return to the prompt.
__beck_fail() {
  if [[ $__beck_kind != fail ]]; then
    __beck_a='The helper did not start.'
    [[ -z $__beck_helper ]] || __beck_a='The helper ended unexpectedly.'
  fi
  __beck_restore_terminal
  # The command's last output may still be in the relay's keeper.
  [[ -z $__beck_out || $__beck_out == /dev/tty ]] || command -p sleep 0.2
  __beck_begin_row
  __beck_tell "beck: $__beck_a" ' Your question is one Up away.'
  [[ -z $__beck_folder ]] || command -p rm -rf -- "$__beck_folder"
  __beck_state='' __beck_mark='' __beck_status=1
}

# The output may have ended in the middle of a row: a row's width of spaces wraps only then.
__beck_begin_row() {
  if [[ -z $__beck_converting && -t 2 && ${TERM-} != dumb && ${COLUMNS-} == [1-9]* && $COLUMNS != *[!0-9]* ]]; then
    builtin printf '%*s\r\e[K' "$COLUMNS" '' >&2
  fi
}

__beck_restore_terminal() {
  [[ -z $__beck_modes ]] || command -p stty "$__beck_modes" </dev/tty 2>/dev/null
}

# How each of the words resolves right now; one message a word. Of `bodies` only functions, with their definitions;
# of `variables` those that have a value; of `values` those that are not exported, with what sets them.
__beck_resolve() {
  local _beck_word _beck_type _beck_tail _beck_line _beck_found
  local -a _beck_said=()
  if [[ ${2-} == bodies || ${2-} == variables || ${2-} == values ]]; then
    while IFS= builtin read -r _beck_word; do
      if [[ $2 == values ]]; then
        _beck_found=$(\builtin declare -p -- "$_beck_word") || continue
        _beck_tail=${_beck_found#* }
        [[ ${_beck_tail%% *} == *[xr]* ]] || _beck_said+=(word "$_beck_word"$'\nvariable\n'"$_beck_found")
        continue
      elif [[ $2 == variables ]]; then
        ! builtin declare -p -- "$_beck_word" >/dev/null || _beck_said+=(set "$_beck_word")
        continue
      fi
      builtin declare -F -- "${_beck_word:-/}" >/dev/null || continue
      _beck_said+=(word "$_beck_word"$'\nfunction\n'"$(\builtin declare -f -- "$_beck_word")")
    done 2>/dev/null <<<"$1"
    __beck_send ${_beck_said[@]+"${_beck_said[@]}"} resolved ''
    return 0
  fi
  # One subshell for all the words: a fork for each would delay the question.
  _beck_found=$(
    while IFS= \builtin read -r _beck_word; do
      # Not by double brackets: the person may have an alias of that name, and this text is read again each time.
      \builtin test -n "$_beck_word" || \builtin continue
      \builtin printf '%s\n' "$_beck_word"
      \builtin type -t -- "$_beck_word" || \builtin echo missing
      \builtin test "${_beck_word#*/}" != "$_beck_word" || \builtin type -P -- "$_beck_word"
      \builtin printf '\001\n'
    done 2>/dev/null <<<"$1"
  )
  while IFS= builtin read -r _beck_word && IFS= builtin read -r _beck_type; do
    _beck_tail=''
    while IFS= builtin read -r _beck_line && [[ $_beck_line != $'\001' ]]; do _beck_tail+=${_beck_tail:+$'\n'}$_beck_line; done
    case $_beck_type in
      alias) _beck_tail=${BASH_ALIASES[$_beck_word]-} ;;
      file)
        [[ $_beck_word != */* ]] || _beck_tail=$_beck_word
        [[ $_beck_tail == /* ]] || _beck_tail=$PWD/$_beck_tail
        ;;
      *) _beck_tail='' ;;
    esac
    _beck_said+=(word "$_beck_word"$'\n'"$_beck_type"$'\n'"$_beck_tail")
  done 2>/dev/null <<<"$_beck_found"
  __beck_send ${_beck_said[@]+"${_beck_said[@]}"} resolved ''
}

__beck_edit() {
  local _beck_text
  __beck_editing=1
  if IFS= builtin read -e -r -p 'edit> ' -i "$1" _beck_text </dev/tty; then __beck_send edited "$_beck_text"; else __beck_send kept ''; fi
  __beck_editing=
}

# --- the loop's parts -------------------------------------------------------------------------------------
# Handles messages until there is a command for the loop, or the question ends. $1 and $2: `$?`, and that of the command before a pipe.
__beck_advance() {
  local _beck_last=$1 _beck_before=$2
  [[ -n $__beck_state$__beck_seen ]] || __beck_from_history
  case $__beck_state in
    asked)
      __beck_last=$__beck_taken
      [[ -z $__beck_left ]] || __beck_last=$_beck_before
      __beck_previous=$(\builtin fc -ln -1 -1 2>/dev/null)
      [[ -z $__beck_left ]] || __beck_previous=${__beck_left%'|'*}
      __beck_note_history
      local _beck_on=$SHELLOPTS:${BASHOPTS-}
      __beck_start "${_beck_on//:/ }" ask || return 1 ;;
    step) __beck_end "$_beck_last" ;; # the command left by `continue`
    open) ;;
    *)
      builtin printf '%s; %s\n' "beck: a question must start the line: $__beck_prefix your question" \
        'in scripts: beck ask "your question"' >&2
      __beck_status=2
      return 1 ;;
  esac
  while __beck_hear; do
    case $__beck_kind in
      run)
        __beck_command=$__beck_a __beck_out=$__beck_b __beck_mark=$__beck_c __beck_state=step
        [[ -z $__beck_mark || $__beck_mark == *';beck-env;'* ]] || __beck_quiet_pagers
        [[ -n $__beck_private ]] || builtin history -s -- "$__beck_command"
        return 0 ;;
      resolve) __beck_resolve "$__beck_a" "$__beck_c" ;;
      edit) __beck_edit "$__beck_a" ;;
      'done')
        __beck_status=$__beck_a
        __beck_send bye ''
        __beck_state=''
        [[ -z $__beck_b ]] || __beck_offer_line
        return 1 ;;
      *) break ;;
    esac
  done
  [[ -z $__beck_state ]] || __beck_fail
  return 1
}

# Without the Enter hook the line is read back from history; one not stored there is not answered.
__beck_from_history() {
  local _beck_line
  _beck_line=$(HISTTIMEFORMAT='' \builtin history 1)
  _beck_line=${_beck_line#"${_beck_line%%[![:blank:]]*}"}
  [[ $_beck_line != "$__beck_typed" ]] || return 1
  __beck_typed=$_beck_line
  _beck_line=${_beck_line#*[0-9][* ] }
  _beck_line=${_beck_line#"${_beck_line%%[![:blank:]]*}"}
  [[ $_beck_line == "$__beck_prefix" || $_beck_line == "$__beck_prefix"[[:blank:]]* ]] || return 1
  __beck_take_question "$_beck_line"
  __beck_line=$_beck_line __beck_state=asked
}

# The first `history -s` of a line replaces that line: the question goes in again, as typed. What the person's
# settings kept out (a leading space, HISTIGNORE, history off) stays out, and so do its commands.
__beck_note_history() {
  local _beck_entry
  # A proposal was not typed, and in PROMPT_COMMAND `history -s` replaces nothing (bash 5.2, SEVAL_NOHIST).
  if [[ -n ${__beck_proposed-} ]]; then
    __beck_private=
    return 0
  fi
  _beck_entry=$({ HISTTIMEFORMAT='' \builtin history 1; } 2>/dev/null)
  _beck_entry=${_beck_entry#"${_beck_entry%%[![:blank:]]*}"}
  _beck_entry=${_beck_entry#*[0-9][* ] }
  __beck_private=1
  # If the format is read-only, a time may precede it.
  if [[ $_beck_entry != "$__beck_line" ]]; then
    ((BASH_VERSINFO[0] >= 5)) && [[ ${HISTTIMEFORMAT@a} == *r* && $_beck_entry == *"$__beck_line" ]] || return 0
  fi
  __beck_private=
  [[ -z $__beck_seen ]] || _beck_entry=$__beck_typed
  builtin history -s -- "$_beck_entry"
}

# A pager reads its keys from the terminal it writes to, and the relayed one has no keyboard.
__beck_quiet_pagers() {
  local _beck_name
  __beck_pagers=()
  for _beck_name in PAGER GIT_PAGER MANPAGER SYSTEMD_PAGER; do
    # shellcheck disable=SC2034
    if [[ -z ${!_beck_name+set} ]]; then
      __beck_pagers+=("$_beck_name unset")
    elif ((BASH_VERSINFO[0] >= 5)) && [[ ${!_beck_name@a} == *r* ]]; then
      continue
    elif ((BASH_VERSINFO[0] >= 5)) && [[ ${!_beck_name@a} != *x* ]]; then
      __beck_pagers+=("$_beck_name local ${!_beck_name}")
    else
      __beck_pagers+=("$_beck_name export ${!_beck_name}")
    fi
    builtin export "$_beck_name=cat"
  done
}

# Keeps variables that the command itself has set.
__beck_restore_pagers() {
  local _beck_entry _beck_name _beck_was
  for _beck_entry in ${__beck_pagers[@]+"${__beck_pagers[@]}"}; do
    _beck_name=${_beck_entry%% *} _beck_entry=${_beck_entry#* }
    _beck_was=${_beck_entry%% *}
    [[ ${!_beck_name-} == cat ]] || continue
    case $_beck_was in
      unset) builtin unset "$_beck_name" ;;
      local) builtin export -n "$_beck_name=${_beck_entry#* }" ;;
      export) builtin export "$_beck_name=${_beck_entry#* }" ;;
    esac
  done
  __beck_pagers=()
}

# Always true, so that `set -e` in the person's shell never ends it between two steps.
__beck_end() {
  case $- in *a*) builtin set +a; __beck_end "$1"; builtin set -a; return 0 ;; esac
  __beck_report end "$1"
  __beck_state=open
  return 0
}

__beck_report() {
  [[ -z $__beck_mark ]] || builtin printf '%s' "$__beck_mark" 2>/dev/null >>"$__beck_out"
  __beck_restore_pagers
  __beck_mark='' __beck_status=$2
  __beck_send "$1" "$2"
}

# The loop was left early: tell the helper, give it a moment to tidy the screen, then go on without it.
__beck_leave() {
  local _beck_seconds=2
  ((BASH_VERSINFO[0] < 4)) || _beck_seconds=1.8
  # A second Ctrl-C cuts the goodbye short, and may have cut a message in two: nothing is waited for again.
  if [[ -z $__beck_leaving ]]; then
    __beck_leaving=1
    if [[ $__beck_state == step ]]; then __beck_report interrupt "$1"; else __beck_send interrupt "$1"; fi
    __beck_status=$1
    while __beck_receive "$_beck_seconds"; do
      case $__beck_kind in
        'done')
          __beck_send bye ''
          __beck_state=''
          [[ -z $__beck_b ]] || __beck_offer_line
          return 0 ;;
        fail) break ;; # Ctrl-C was quicker than the helper
      esac
    done
  fi
  [[ -z $__beck_helper ]] || builtin kill -KILL "$__beck_helper" 2>/dev/null
  __beck_restore_terminal
  __beck_begin_row
  command -p rm -rf -- "$__beck_folder"
  __beck_state=
}

# readline takes no text to begin with. So once it reads, the terminal is asked for its state, and the answer is a key
# sequence that fills the line. Where there is no such answer, the text is one Up away.
__beck_offer_line() {
  __beck_next_line=$__beck_b
  # Beside an older beck.bash in an open shell nothing would look for it.
  if [[ -z ${__beck_line_asked+set} ]] || ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 403)) || [[ -n ${BLE_ATTACHED-} || ${TERM-} == dumb || :$SHELLOPTS: != *:emacs:* && :$SHELLOPTS: != *:vi:* ]]; then
    builtin history -s -- "$__beck_b"
    __beck_tell 'The command is one Up away.'
    __beck_next_line=''
  fi
}

# Before the prompt: what waits in the background sees by the terminal's modes that readline reads.
__beck_ask_terminal() {
  __beck_line_asked=1
  local _beck_map
  for _beck_map in emacs vi-insert vi-command; do builtin bind -m "$_beck_map" -x '"\e[0n": __beck_fill_line'; done
  # shellcheck disable=SC2016
  : "$(\command -p sh -c '(
    trap "" TTOU HUP
    n=0
    while [ $n -lt 40 ]; do
      case $(stty -a </dev/tty) in *-icanon*) printf "\033[5n" >/dev/tty; exit ;; esac
      sleep 0.05
      n=$((n + 1))
    done
  ) &' </dev/null >/dev/null 2>&1)"
}

__beck_fill_line() {
  if [[ -z $READLINE_LINE ]]; then READLINE_LINE=$__beck_next_line READLINE_POINT=${#__beck_next_line}; fi
  __beck_next_line=''
  __beck_end_fill
}

# Once the line is filled, or at the next prompt.
__beck_end_fill() {
  local _beck_map
  for _beck_map in emacs vi-insert vi-command; do builtin bind -m "$_beck_map" -r '\e[0n'; done
  [[ -z $__beck_next_line ]] || builtin history -s -- "$__beck_next_line"
  __beck_next_line='' __beck_line_asked=''
}

# --- a pipe into the question ---------------------------------------------------------------------------
# `command | ? question`: finds the first bar before which the text is complete to bash's own parser, which runs nothing.
__beck_find_pipe() {
  local _beck_left='' _beck_rest=$READLINE_LINE _beck_tail
  while [[ $_beck_rest == *'|'* ]]; do
    _beck_left+=${_beck_rest%%'|'*} _beck_rest=${_beck_rest#*'|'}
    _beck_tail=${_beck_rest#&}
    _beck_tail=${_beck_tail#"${_beck_tail%%[![:blank:]]*}"}
    if [[ $_beck_tail == "$__beck_prefix" || $_beck_tail == "$__beck_prefix"[[:blank:]]* ]] &&
      [[ $_beck_left == *[![:space:]\|]* && $_beck_left != *'|' ]]; then
      # A newline would end the line too early, and `!` is not expanded in a question.
      [[ $_beck_left != *$'\n'* && $_beck_left != *'!'[![:blank:]=\(]* ]] || return 1
      if BASH_ENV='' "$BASH" --norc -O extglob -n <<<"$_beck_left" 2>/dev/null; then
        __beck_left=${READLINE_LINE:0:${#READLINE_LINE}-${#_beck_tail}}
        __beck_take_question "$_beck_tail"
        __beck_choose_base
        __beck_piped=$__beck_base/beck.$$.$RANDOM.in
        return 0
      fi
    fi
    _beck_left+='|'
  done
  return 1
}

__beck_parts+=' question '
