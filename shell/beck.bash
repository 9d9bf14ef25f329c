# shellcheck shell=bash
# beck for bash (4.0 and newer; 3.2 without the Enter hook): `? your question` at the prompt. Source from .bashrc.
# The contract that this script implements, and the sections it shares with its siblings: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
[ -n "${BASH_VERSION-}" ] || return 0
case $- in *i*) ;; *) return 0 ;; esac
! declare -F __beck_next >/dev/null || return 0
# The person's aliases must not be read into our functions; put back at the end.
if \shopt -q expand_aliases; then __beck_aliases=1; else __beck_aliases=; fi
\shopt -u expand_aliases

# --- settings and state -----------------------------------------------------------------------------------
__beck_protocol=1 __beck_home=${BASH_SOURCE[0]%/*} __beck_prefix='' __beck_keys='' __beck_hinted=''
[[ $__beck_home == /* ]] || __beck_home=$PWD/$__beck_home
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
__beck_state='' __beck_typed='' __beck_line='' __beck_question='' __beck_private='' __beck_seen='' __beck_editing=''
__beck_folder='' __beck_modes='' __beck_status=0 __beck_last=0 __beck_helper='' __beck_leaving='' __beck_bang='' __beck_gone=''
__beck_command='' __beck_out='' __beck_mark='' __beck_kind='' __beck_a='' __beck_b='' __beck_c=''
__beck_pagers=()
# What Enter did before us in each of the keymaps: a function, a quoted macro, or `-x` and a command.
__beck_maps=(emacs vi-insert vi-command) __beck_enters=(accept-line accept-line accept-line) __beck_found='' __beck_unseen=0
# What the settings say of prefix, keys and hint, one line each: the helper keeps this file up to date.
__beck_shared=${HOME-}/.local/state/beck/shell
[[ ${XDG_STATE_HOME-} != /* ]] || __beck_shared=$XDG_STATE_HOME/beck/shell
[[ ! -f $__beck_shared || ! -r $__beck_shared ]] || {
  IFS= builtin read -r __beck_prefix && IFS= builtin read -r __beck_keys && IFS= builtin read -r __beck_hinted
} <"$__beck_shared" || :
unset -v __beck_shared
__beck_prefix=${BECK_PREFIX:-${__beck_prefix:-?}} __beck_keys=${BECK_KEY:-${__beck_keys:-alt-? ctrl-]}}
# `off` once it was said or a question was asked, or because the person says so.
__beck_hinted=${BECK_HINT:-$__beck_hinted} __beck_ran='' __beck_failures=0
# What a line may become, what is to be said of each, which one stands there, and whether that is on the screen.
__beck_previous='' __beck_choices=() __beck_notes=() __beck_choice=0 __beck_told='' __beck_converting=''

# What stands before the prefix where a command's output is piped into the question, the file that keeps it, and `$?`.
__beck_left='' __beck_piped='' __beck_taken=0

# --- noticing a question ----------------------------------------------------------------------------------
# The alias below ends in `#`, so the line can stay as typed: to the parser the question is a comment.
# Runs inside the line editor at every Enter: two tests and out when the line is not ours.
__beck_enter() {
  # Enter in our own `edit>` is no line of the prompt.
  [[ -z $__beck_editing ]] || return 0
  __beck_state='' __beck_seen=1 __beck_unseen=0
  [[ -z $__beck_bang ]] || __beck_restore_bang
  [[ -z $__beck_told ]] || __beck_untell
  local line=${READLINE_LINE#"${READLINE_LINE%%[![:blank:]]*}"}
  __beck_ran=${line:+1}
  __beck_left=''
  if [[ $line == "$__beck_prefix" || $line == "$__beck_prefix"[[:blank:]]* ]]; then
    __beck_take_question "$line"
  else
    [[ $line == *'|'*"$__beck_prefix"* ]] && __beck_find_pipe || return 0
  fi
  __beck_typed=$READLINE_LINE __beck_state=asked
  # A comment ends at the newline.
  __beck_line=${READLINE_LINE//$'\n'/ }
  if ! shopt -q expand_aliases || [[ -z ${BASH_ALIASES[$__beck_prefix]-} ]]; then
    # Without the alias the question would be parsed: the function says so instead.
    __beck_state='' __beck_line='__beck_refuse'
  elif ! shopt -q interactive_comments; then
    local word=${__beck_question//$'\n'/ }
    __beck_line="$__beck_left$__beck_prefix '${word//\'/\'\\\'\'}'"
  fi
  READLINE_LINE=$__beck_line READLINE_POINT=${#__beck_line}
  # `!` would be expanded before any comment is seen.
  case $- in *H*) set +H && __beck_bang=1 ;; esac
}

__beck_take_question() {
  __beck_question=${1#"$__beck_prefix"}
  __beck_question=${__beck_question#[[:blank:]]}
}

# `command | ? question`: the first place where what stands before is whole to bash's own parser, which runs nothing.
__beck_find_pipe() {
  local left='' rest=$READLINE_LINE tail
  while [[ $rest == *'|'* ]]; do
    left+=${rest%%'|'*} rest=${rest#*'|'}
    tail=${rest#&}
    tail=${tail#"${tail%%[![:blank:]]*}"}
    if [[ $tail == "$__beck_prefix" || $tail == "$__beck_prefix"[[:blank:]]* ]] &&
      [[ $left == *[![:space:]\|]* && $left != *'|' ]]; then
      # A newline would end the line too early, and `!` is not expanded in a question.
      [[ $left != *$'\n'* && $left != *'!'[![:blank:]=\(]* ]] || return 1
      if BASH_ENV='' "$BASH" --norc -O extglob -n <<<"$left" 2>/dev/null; then
        __beck_left=${READLINE_LINE:0:${#READLINE_LINE}-${#tail}}
        __beck_take_question "$tail"
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

__beck_restore_bang() {
  set -H
  __beck_bang=
}

__beck_refuse() {
  builtin history -s -- "$__beck_typed"
  builtin printf '%s\n' 'beck: needs its alias in this shell: shopt -s expand_aliases, or open a new shell.' >&2
  return 2
}

# Without the Enter hook the line is read back from history; one not stored there is not answered.
__beck_from_history() {
  local line
  line=$(HISTTIMEFORMAT='' \builtin history 1)
  line=${line#"${line%%[![:blank:]]*}"}
  [[ $line != "$__beck_typed" ]] || return 1
  __beck_typed=$line
  line=${line#*[0-9][* ] }
  line=${line#"${line%%[![:blank:]]*}"}
  [[ $line == "$__beck_prefix" || $line == "$__beck_prefix"[[:blank:]]* ]] || return 1
  __beck_take_question "$line"
  __beck_line=$line __beck_state=asked
}

# --- talking to the helper --------------------------------------------------------------------------------
__beck_send() {
  [[ -p $__beck_folder/request ]] && builtin printf '%s\0' "$1" "$2" "$PWD" 1<>"$__beck_folder/request"
}

# Reads one message; waits at most $1 seconds where a number is given. The C locale: an incomplete UTF-8
# sequence before the NUL would swallow it (bash 5.2).
__beck_receive() {
  local -a limit=()
  [[ -z ${1-} ]] || limit=(-t "$1")
  [[ -p $__beck_folder/reply ]] && {
    LC_ALL=C IFS= read -r ${limit[@]+"${limit[@]}"} -d '' __beck_kind &&
      LC_ALL=C IFS= read -r ${limit[@]+"${limit[@]}"} -d '' __beck_a &&
      LC_ALL=C IFS= read -r ${limit[@]+"${limit[@]}"} -d '' __beck_b &&
      LC_ALL=C IFS= read -r ${limit[@]+"${limit[@]}"} -d '' __beck_c
  } <>"$__beck_folder/reply"
}

__beck_start() {
  __beck_hinted=off
  if [[ ! -r $__beck_home/launch.sh ]]; then
    __beck_tell 'beck: was removed; this shell now forgets it as well.'
    __beck_state='' __beck_status=1 __beck_gone=1
    return 1
  fi
  __beck_folder=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}
  [[ -d $__beck_folder && -w $__beck_folder ]] || __beck_folder=/tmp
  __beck_folder+=/beck.$$.$RANDOM
  __beck_state=open __beck_status=0 __beck_mark='' __beck_command='' __beck_out='' __beck_kind='' __beck_a=''
  __beck_helper='' __beck_leaving=''
  if ! __beck_modes=$(\command -p sh "$__beck_home/launch.sh" "$__beck_folder" $$ 2>&1); then
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
    __beck_tell 'beck: was updated; open a new shell to go on.' ' Your question is one Up away.'
    __beck_send bye ''
    __beck_state='' __beck_status=1
    return 1
  fi
  __beck_helper=$__beck_b
  __beck_send about "$__beck_protocol"$'\n'"bash"$'\n'"$BASH_VERSION"$'\n'"$__beck_last"$'\n'"$1${__beck_private:+ private}"
  __beck_send last "$__beck_previous"
  [[ $2 != ask || -z $__beck_left ]] || __beck_send piped "$__beck_piped"
  __beck_send "$2" "$__beck_question"
}

# Below the line that is being converted, else where output goes; $2 is for a question alone.
__beck_tell() {
  if [[ -z $__beck_converting ]]; then
    builtin printf '%s\n' "$1${2-}" >&2
    return
  fi
  [[ -n $1 ]] || return 0
  # Below the rows that bash is about to draw the line on: it has taken it off the screen. Rather a row too far.
  local text=$READLINE_LINE prompt='' LC_ALL=C
  ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 404)) || prompt=${PS1@P}
  prompt=${prompt##*$'\n'}
  local rows=$((1 + (${#prompt} + ${#text}) / ${COLUMNS:-80})) breaks=${1//[!$'\n']/} down
  builtin printf -v down '%*s' "$rows" ''
  builtin printf '%s\r%s\e[%dA\r' "${down// /$'\n'}" "${1//$'\n'/$'\r\n'}" $((rows + ${#breaks})) >/dev/tty
  __beck_told=1
}

__beck_untell() {
  builtin printf '\e[J' >/dev/tty
  __beck_told=
}

# The helper is gone: its last words, the terminal as it was, and the prompt.
__beck_fail() {
  [[ $__beck_kind == fail ]] || __beck_a='The helper did not start.'
  __beck_restore_terminal
  # What the command wrote last is still on its way through the relay's keeper.
  [[ -z $__beck_out || $__beck_out == /dev/tty ]] || command -p sleep 0.2
  __beck_tell "beck: ${__beck_a:-The helper ended unexpectedly.}" ' Your question is one Up away.'
  [[ -z $__beck_folder ]] || command -p rm -rf -- "$__beck_folder"
  __beck_state='' __beck_mark='' __beck_status=1
}

__beck_restore_terminal() {
  [[ -z $__beck_modes ]] || command -p stty "$__beck_modes" </dev/tty 2>/dev/null
}

# How each of the words resolves right now; one message a word.
__beck_resolve() {
  local word type tail line found
  # One subshell for all the words: a fork for each would delay the question.
  found=$(
    while IFS= read -r word; do
      [[ -n $word ]] || continue
      \builtin printf '%s\n' "$word"
      \builtin type -t -- "$word" || \builtin echo missing
      [[ $word == */* ]] || \builtin type -P -- "$word"
      \builtin printf '\001\n'
    done <<<"$1"
  )
  while IFS= read -r word && IFS= read -r type; do
    tail=''
    while IFS= read -r line && [[ $line != $'\001' ]]; do tail+=${tail:+$'\n'}$line; done
    case $type in
      alias) tail=${BASH_ALIASES[$word]-} ;;
      file)
        [[ $word != */* ]] || tail=$word
        [[ $tail == /* ]] || tail=$PWD/$tail
        ;;
      *) tail='' ;;
    esac
    __beck_send word "$word"$'\n'"$type"$'\n'"$tail"
  done <<<"$found"
  __beck_send resolved ''
}

__beck_edit() {
  local text
  __beck_editing=1
  if IFS= read -e -r -p 'edit> ' -i "$1" text </dev/tty; then __beck_send edited "$text"; else __beck_send kept ''; fi
  __beck_editing=
}

# --- turning a line into a command ------------------------------------------------------------------------
# The key: the line becomes a command, in place; the same key again, the next one. Nothing is accepted.
__beck_convert() {
  [[ $READLINE_LINE == *[![:space:]]* && -z $__beck_state$__beck_editing ]] || return 0
  __beck_converting=1
  [[ -z $__beck_told ]] || __beck_untell
  if ((__beck_choice)) && [[ $READLINE_LINE == "${__beck_choices[__beck_choice - 1]}" ]]; then
    __beck_choose $((__beck_choice % ${#__beck_choices[@]} + 1))
  else
    __beck_ask_choices
  fi
  __beck_converting=
}

__beck_ask_choices() {
  local on=$SHELLOPTS:${BASHOPTS-}
  __beck_choice=0 __beck_question=$READLINE_LINE
  __beck_start "${on//:/ }" convert || return 0
  while __beck_receive; do
    case $__beck_kind in
      draw) ;; # the helper draws itself where bash has taken its line away
      resolve) __beck_resolve "$__beck_a" ;;
      converted)
        __beck_send bye ''
        __beck_state=''
        __beck_take_choices
        return 0 ;;
      *) break ;;
    esac
  done
  __beck_fail
}

__beck_take_choices() {
  __beck_choices=() __beck_notes=()
  local line
  while IFS= read -r line; do __beck_choices+=("$line"); done <<<"$__beck_a"
  while IFS= read -r line; do __beck_notes+=("$line"); done <<<"$__beck_b"
  if [[ -n $__beck_a ]]; then __beck_choose 1; else __beck_tell "$__beck_c"; fi
}

__beck_choose() {
  __beck_choice=$1 READLINE_LINE=${__beck_choices[$1 - 1]}
  READLINE_POINT=${#READLINE_LINE}
  __beck_tell "${__beck_notes[$1 - 1]}"
}

# --- the loop's parts -------------------------------------------------------------------------------------
# Behind a command's pipe: keeps what comes for the question. Else only `$?`. Always true.
__beck_take() {
  __beck_taken=$?
  [[ $__beck_state != asked || -z $__beck_left ]] || command -p sh "$__beck_home/launch.sh" hold "$__beck_piped" || :
}

# True with the next approved command in __beck_command; false when the question is over.
__beck_next() {
  local last=$? before="${PIPESTATUS[*]: -2:1}"
  [[ -z $__beck_bang ]] || __beck_restore_bang
  [[ -n $__beck_state$__beck_seen ]] || __beck_from_history
  case $__beck_state in
    asked)
      __beck_last=$__beck_taken
      [[ -z $__beck_left ]] || __beck_last=$before
      __beck_previous=$(\builtin fc -ln -1 -1 2>/dev/null)
      [[ -z $__beck_left ]] || __beck_previous=${__beck_left%'|'*}
      __beck_note_history
      local on=$SHELLOPTS:${BASHOPTS-}
      __beck_start "${on//:/ }" ask || return 1 ;;
    step) __beck_end $last ;; # the command left by `continue`
    open) ;;
    *)
      builtin printf '%s\n' "beck: a question stands at the start of a line: $__beck_prefix your question; in scripts: beck ask \"your question\"" >&2
      __beck_status=2
      return 1 ;;
  esac
  while __beck_receive; do
    case $__beck_kind in
      run)
        __beck_command=$__beck_a __beck_out=$__beck_b __beck_mark=$__beck_c __beck_state=step
        [[ -z $__beck_mark ]] || __beck_quiet_pagers
        [[ -n $__beck_private ]] || builtin history -s -- "$__beck_command"
        return 0 ;;
      resolve) __beck_resolve "$__beck_a" ;;
      edit) __beck_edit "$__beck_a" ;;
      'done') __beck_status=$__beck_a; __beck_send bye ''; __beck_state=''; return 1 ;;
      *) break ;;
    esac
  done
  __beck_fail
  return 1
}

# The first `history -s` of a line replaces that line: the question goes in again, as typed. What the person's
# settings kept out (a leading blank, HISTIGNORE, history off) stays out, and so do its commands.
__beck_note_history() {
  local entry
  entry=$(HISTTIMEFORMAT='' \builtin history 1)
  entry=${entry#"${entry%%[![:blank:]]*}"}
  entry=${entry#*[0-9][* ] }
  __beck_private=1
  [[ $entry == "$__beck_line" ]] || return 0
  __beck_private=
  [[ -z $__beck_seen ]] || entry=$__beck_typed
  builtin history -s -- "$entry"
}

# A pager reads its keys from the terminal it writes to, and the relayed one has no keyboard.
__beck_quiet_pagers() {
  local name
  __beck_pagers=()
  for name in PAGER GIT_PAGER MANPAGER SYSTEMD_PAGER; do
    # shellcheck disable=SC2034
    if [[ -z ${!name+set} ]]; then
      __beck_pagers+=("$name unset")
    elif ((BASH_VERSINFO[0] >= 5)) && [[ ${!name@a} == *r* ]]; then
      continue
    elif ((BASH_VERSINFO[0] >= 5)) && [[ ${!name@a} != *x* ]]; then
      __beck_pagers+=("$name local ${!name}")
    else
      __beck_pagers+=("$name export ${!name}")
    fi
    export "$name=cat"
  done
}

# What the command itself set is kept.
__beck_restore_pagers() {
  local entry name was
  for entry in ${__beck_pagers[@]+"${__beck_pagers[@]}"}; do
    name=${entry%% *} entry=${entry#* }
    was=${entry%% *}
    [[ ${!name-} == cat ]] || continue
    case $was in
      unset) unset "$name" ;;
      local) export -n "$name=${entry#* }" ;;
      export) export "$name=${entry#* }" ;;
    esac
  done
  __beck_pagers=()
}

# Always true, so that `set -e` in the person's shell never ends it between two steps.
__beck_end() {
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

# What `$?` is afterwards. A command that left the loop by `break` is reported here.
__beck_result() {
  local last=$?
  [[ -z $__beck_gone ]] || {
    __beck_unload
    return 1
  }
  [[ -z $__beck_state || $__beck_state == asked ]] || __beck_leave "$last"
  return "$__beck_status"
}

# The loop was left early: tell the helper, give it a moment to tidy the screen, then go on without it.
__beck_leave() {
  local seconds=2
  ((BASH_VERSINFO[0] < 4)) || seconds=1.8
  # A second Ctrl-C cuts the goodbye short, and may have cut a message in two: nothing is waited for again.
  if [[ -z $__beck_leaving ]]; then
    __beck_leaving=1
    if [[ $__beck_state == step ]]; then __beck_report interrupt "$1"; else __beck_send interrupt "$1"; fi
    __beck_status=$1
    while __beck_receive "$seconds"; do
      case $__beck_kind in
        'done') __beck_send bye ''; __beck_state=''; return 0 ;;
        fail) break ;; # Ctrl-C was quicker than the helper
      esac
    done
  fi
  [[ -z $__beck_helper ]] || kill -KILL "$__beck_helper" 2>/dev/null
  __beck_restore_terminal
  command -p rm -rf -- "$__beck_folder"
  __beck_state=
}

# --- hooks ------------------------------------------------------------------------------------------------
__beck_prompt() {
  local last=$?
  # Our Enter clears the row of the prompt, and with it what a command left there without a newline. As in zsh
  # and fish the prompt begins a row: blanks for a whole one wrap only where something stands.
  if ((BASH_VERSINFO[0] >= 4)) && [[ -t 2 && ${TERM-} != dumb && ${COLUMNS-} == [1-9]* && $COLUMNS != *[!0-9]* ]]; then
    builtin printf '%*s\r\e[K' "$COLUMNS" '' >&2
  fi
  # Only a command that ran and was not interrupted counts.
  if ((last == 0)); then
    __beck_failures=0
  elif [[ -n $__beck_ran && $last -lt 128 ]]; then
    ((++__beck_failures != 3)) || __beck_hint
  fi
  [[ -z $__beck_bang ]] || __beck_restore_bang
  # The first prompt, or a line that did not come through our Enter: somebody may have bound it since. Lines typed
  # ahead do not either, so of many in a row fewer and fewer are a reason to look.
  [[ -n $__beck_seen ]] || ((BASH_VERSINFO[0] < 4 || ++__beck_unseen & (__beck_unseen - 1))) || __beck_bind
  [[ -z $__beck_told ]] || __beck_untell
  case $__beck_state in open | step) __beck_leave "$last" ;; esac
  # The helper takes the file away; where it was not asked it is still there.
  [[ -z $__beck_piped || ! -e $__beck_piped ]] || command -p rm -f -- "$__beck_piped"
  __beck_piped='' __beck_state='' __beck_seen='' __beck_editing='' __beck_converting='' __beck_ran=''
  return "$last"
}

# After three failures in a row, once in a shell that has not asked anything yet.
__beck_hint() {
  [[ $__beck_hinted != off && -t 1 ]] || return 0
  __beck_hinted=off
  local dim=$'\e[2m' plain=$'\e[m'
  [[ ${TERM-} != dumb ]] || dim='' plain=''
  builtin printf '%s\n' "$dim$__beck_prefix and Enter says what went wrong; beck config set hint false ends this tip.$plain"
}

# Tab in a question: from the latest of this shell's history and the examples that install.sh put beside this file.
__beck_complete() {
  local typed=${COMP_LINE:0:COMP_POINT} each
  COMPREPLY=()
  typed=${typed#"${typed%%[![:blank:]]*}"}
  typed=${typed#"$__beck_prefix"[[:blank:]]}
  # What bash takes for the word, behind a quote for instance, is not always the end of the line.
  [[ $typed == *"$2" ]] || return 0
  while IFS= read -r each; do
    each=${each#"${each%%[![:blank:]]*}"}
    each=${each#*[0-9][* ] }
    each=${each#"${each%%[![:blank:]]*}"}
    [[ $each != "$__beck_prefix"[[:blank:]]* ]] || __beck_offer "${each#"$__beck_prefix"[[:blank:]]}" "$typed" "$2"
  done < <(HISTTIMEFORMAT='' \builtin history 2000)
  [[ ! -r $__beck_home/completions/questions ]] || while IFS= read -r each; do
    __beck_offer "$each" "$typed" "$2"
  done <"$__beck_home/completions/questions"
  ((${#COMPREPLY[@]} == 0)) || compopt -o nospace 2>/dev/null
}

# The rest of question $1 where it begins with $2, from the word $3 on.
__beck_offer() {
  [[ ${1,,} != "${2,,}"?* ]] || COMPREPLY+=("${1:${#2}-${#3}}")
}

# The first Tab after `beck` reads the file that install.sh made, where this function is defined anew.
__beck_complete_verb() {
  [[ -r $__beck_home/completions/beck.bash ]] || return 1
  # shellcheck disable=SC1091
  . "$__beck_home/completions/beck.bash"
  __beck_complete_verb "$@"
}

# Enter becomes a look at the line and then what it was before, mostly accept-line. The two-byte sequences work in
# every bash, and binding Enter itself to a function would swallow the line.
__beck_bind() {
  # Without a line editor (`--noediting`) each of these would print a warning.
  [[ :$SHELLOPTS: == *:emacs:* || :$SHELLOPTS: == *:vi:* ]] || return 0
  local index map
  for index in 0 1 2; do
    map=${__beck_maps[index]}
    ! __beck_find_enter "$map" || __beck_enters[index]=$__beck_found
    bind -m "$map" -x '"\C-x\C-n": __beck_enter'
    __beck_bind_to "$map" '\C-x\C-j' "${__beck_enters[index]}"
    bind -m "$map" '"\C-m": "\C-x\C-n\C-x\C-j"'
  done
  __beck_each_key __beck_bind_key
}

# What Enter does in keymap $1, in __beck_found; false where that is ours, nothing, or cannot be seen.
__beck_find_enter() {
  if __beck_find_line '"\C-m"' -m "$1" -q accept-line; then
    __beck_found=accept-line
  elif __beck_find_line '"\C-m": "' -m "$1" -s; then
    __beck_found=${__beck_found#*: }
    [[ $__beck_found != '"\C-x\C-n\C-x\C-j"' ]] || return 1
  elif __beck_find_line '"\C-m": "' -m "$1" -X; then
    __beck_found=${__beck_found#*: \"}
    __beck_found=${__beck_found%\"}
    __beck_found=${__beck_found//'\"'/'"'}
    __beck_found="-x ${__beck_found//\\\\/\\}"
  elif __beck_find_line '"\C-m": ' -m "$1" -p; then
    __beck_found=${__beck_found#*: }
  else
    return 1
  fi
}

# The first line with $1 in it that `bind` prints. Without a fork: it prints into the file of a here-string, which is
# deleted already and can be opened anew. Since 5.1 that would be a pipe, which could fill up with more than a line.
__beck_find_line() {
  local wanted=$1
  [[ $4 == -q ]] || ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 501)) || local BASH_COMPAT=5.0
  shift
  {
    bind "$@" >|/dev/fd/9 || return 1
    while IFS= read -r __beck_found; do
      [[ $__beck_found != *"$wanted"* ]] || return 0
    done <&9
  } 2>/dev/null 9<<<''
  return 1
}

# Binds sequence $2 in keymap $1 to $3, one of __beck_enters.
__beck_bind_to() {
  case $3 in
    '-x '*) bind -m "$1" -x "\"$2\": ${3#-x }" ;;
    *) bind -m "$1" "\"$2\": $3" ;;
  esac
}

# Each key of BECK_KEY in readline's spelling: `alt-x`, `ctrl-x`, or a character; none with `off`. Calls $1 with it.
__beck_each_key() {
  local key keys
  IFS=' ' read -ra keys <<<"$__beck_keys"
  for key in ${keys[@]+"${keys[@]}"}; do
    key=${key/#alt-/\\e}
    [[ $key == off ]] || "$1" "${key/#ctrl-/\\C-}"
  done
}

__beck_bind_key() {
  local map
  for map in emacs vi-insert vi-command; do bind -m "$map" -x "\"$1\": __beck_convert"; done
}

# What readline has on the keys that are ours by default.
__beck_unbind_key() {
  local map
  for map in emacs vi-insert vi-command; do bind -m "$map" -r "$1"; done
  case $1 in
    '\e?') bind -m emacs '"\e?": possible-completions' ;;
    '\C-]') bind -m emacs '"\C-]": character-search' ;;
  esac
}

# --- unload -----------------------------------------------------------------------------------------------
__beck_unload() {
  local index map name
  if ((BASH_VERSINFO[0] >= 4)); then
    __beck_each_key __beck_unbind_key
    for index in 0 1 2; do
      map=${__beck_maps[index]}
      # Whoever bound it after us keeps it.
      __beck_find_enter "$map" || __beck_bind_to "$map" '\C-m' "${__beck_enters[index]}"
      bind -m "$map" -r '\C-x\C-n'
      bind -m "$map" -r '\C-x\C-j'
    done
  fi
  local -a kept=()
  for name in ${PROMPT_COMMAND[@]+"${PROMPT_COMMAND[@]}"}; do
    name=${name%$'\n'__beck_prompt}
    [[ $name == __beck_prompt ]] || kept+=("$name")
  done
  case ${#kept[@]} in
    0) unset PROMPT_COMMAND ;;
    1) PROMPT_COMMAND=${kept[0]} ;;
    *) PROMPT_COMMAND=("${kept[@]}") ;;
  esac
  for name in beck "$__beck_prefix"; do
    [[ $(\builtin complete -p -- "$name" 2>/dev/null) != *' __beck_'* ]] || \builtin complete -r -- "$name"
  done
  unalias -- "$__beck_prefix"
  # shellcheck disable=SC2046
  unset -v $(\compgen -A variable __beck_)
  # shellcheck disable=SC2046
  unset -f $(\compgen -A function __beck_)
}

# --- install ----------------------------------------------------------------------------------------------
if ((BASH_VERSINFO[0] >= 4)); then
  __beck_bind
  \builtin complete -o bashdefault -o default -F __beck_complete -- "$__beck_prefix"
  [[ ! -r $__beck_home/completions/beck.bash ]] || \builtin complete -F __beck_complete_verb beck
fi
# Appended: a hook in front would spoil PIPESTATUS for the prompts that show it.
if [[ ${#PROMPT_COMMAND[@]} -gt 1 ]]; then
  PROMPT_COMMAND+=(__beck_prompt)
else
  # shellcheck disable=SC2128,SC2178
  PROMPT_COMMAND=${PROMPT_COMMAND:+$PROMPT_COMMAND$'\n'}__beck_prompt
fi
# At top level, so that the command has the person's own scope; quoted words are safe from aliases. Not
# `builtin eval`: behind it `set -e` ends the shell although the list is tested.
# shellcheck disable=SC2139
alias "$__beck_prefix"='__beck_take; while __beck_next; do "eval" "$__beck_command" >>"$__beck_out" 2>&1 && __beck_end 0 || __beck_end $?; done; __beck_result #'
[[ -z $__beck_aliases ]] || \shopt -s expand_aliases
