# Asks a question for beck.zsh, which reads this file at the first one, and does what the helper says.
# The contract: ../README.md.

[[ $__beck_protocol == 2 ]] || return 0
typeset -g __beck_private= __beck_base= __beck_folder= __beck_modes= __beck_last=0 __beck_helper= __beck_leaving=
typeset -g __beck_command= __beck_out= __beck_mark= __beck_eol_mark= __beck_kind= __beck_a= __beck_b= __beck_c=
# Each helper has its own folder: these are the last parts of the name of the one that may wait.
typeset -g __beck_waited= __beck_seed=$RANDOM
typeset -gi __beck_number=0
typeset -ga __beck_asking=()
# A mark that clears the row above it.
typeset -g __beck_clears_row=$'%{\e[A\e[2K%}'
typeset -gA __beck_pagers=()

# --- talking to the helper --------------------------------------------------------------------------------
# Messages, each a word and its text, in one piece: a write for each would wake the helper as often.
__beck_send() {
  local -a fields
  local name text
  for name text; do fields+=("$name" "$text" "$PWD"); done
  [[ -p $__beck_folder/request ]] && builtin print -rN -- "${fields[@]}" 1<>$__beck_folder/request
}

# Reads one message; waits at most $1 seconds where a number is given. Opened both ways first, since an open for
# reading alone would wait for a writer; then only to read, so that it ends when no writer is left. Ctrl-C between two fields
# leaves the rest as it was, and zsh may still say that all went well: nothing of an earlier message stands there then.
__beck_receive() {
  __beck_kind= __beck_a= __beck_b= __beck_c=
  local -a wait; [[ -n ${1-} ]] && wait=(-t $1)
  [[ -p $__beck_folder/reply ]] && {
    IFS= builtin read -r $wait -d '' __beck_kind && IFS= builtin read -r $wait -d '' __beck_a &&
      IFS= builtin read -r $wait -d '' __beck_b && IFS= builtin read -r $wait -d '' __beck_c
  } 9<>$__beck_folder/reply <$__beck_folder/reply 9>&-
}

# $1: the options that are on; $2: ask or convert. A helper that waits is asked first; the question goes to a new one where
# none does, or where it ended before it said anything.
__beck_start() {
  __beck_hinted=off __beck_waited=
  __beck_asking=("$@")
  [[ -r $__beck_home/shared/launch.sh ]] || { __beck_give_up removed; return 1 }
  __beck_choose_base
  __beck_state=open __beck_status=0 __beck_mark= __beck_command= __beck_out= __beck_leaving= __beck_helper=
  __beck_take_waiting || { [[ -z $__beck_interrupted ]] && __beck_start_new } || return 1
  __beck_ask "$@"
}

__beck_start_new() {
  (( __beck_number += 2 ))
  __beck_folder=$__beck_base/beck.$$.$__beck_seed.$(( __beck_number - 1 ))
  __beck_kind= __beck_a= __beck_helper= __beck_waited=
  if ! __beck_modes=$('command' -p sh $__beck_home/shared/launch.sh $__beck_folder $$ zsh 2>&1); then
    __beck_kind=fail __beck_a=${__beck_modes##*$'\n'} __beck_modes=
    __beck_fail
    return 1
  fi
  # In a folder that was removed, sh itself says so first.
  __beck_modes=${__beck_modes##*$'\n'}
  __beck_receive && [[ $__beck_kind == hello ]] || { __beck_fail; return 1 }
  if [[ $__beck_a != $__beck_protocol ]]; then
    __beck_send bye ''
    __beck_give_up updated
    return 1
  fi
  __beck_helper=$__beck_b
}

# True where a helper of this shell waits, and has the environment of now.
__beck_take_waiting() {
  __beck_folder=$__beck_base/beck.$$.$__beck_seed.$__beck_number
  # One that was just started may have no folder yet.
  [[ $__beck_folder == "$__beck_ahead" || -O $__beck_folder && -p $__beck_folder/reply ]] || return 1
  typeset -g __beck_ahead=
  (( ++__beck_number ))
  __beck_modes=$('command' -p sh $__beck_home/shared/launch.sh take $__beck_folder 2>/dev/null) &&
    __beck_receive 2 && [[ $__beck_kind == hello && $__beck_a == $__beck_protocol ]] && {
    __beck_modes=${__beck_modes##*$'\n'} __beck_helper=$__beck_b __beck_waited=1
    return 0
  }
  command -p rm -rf -- $__beck_folder
  return 1
}

# Reads a message. Where a helper that waited ended before it said anything, a new one gets the question.
__beck_hear() {
  __beck_receive && [[ $__beck_kind != fail || -z $__beck_waited ]] || {
    [[ -n $__beck_waited && -z $__beck_interrupted ]] || return 1
    command -p rm -rf -- $__beck_folder
    __beck_start_new && __beck_ask "${__beck_asking[@]}" && __beck_receive || return 1
  }
  __beck_waited=
}

# The prefix was typed and nothing else: a helper gets ready while the question is.
__beck_start_ahead() {
  emulate -L zsh -o no_monitor -o no_notify -o no_bg_nice
  [[ -r $__beck_home/shared/launch.sh && -z ${__beck_made-} ]] || return 0
  __beck_choose_base
  [[ ! -e $__beck_base/beck.$$.$__beck_seed.$__beck_number ]] || return 0
  (( ++__beck_number ))
  typeset -g __beck_ahead=$__beck_base/beck.$$.$__beck_seed.$__beck_number
  if (( ! $+functions[__beck_follow] )); then
    ('command' -p sh $__beck_home/shared/launch.sh ahead $__beck_ahead $$ zsh 60 &) </dev/null >/dev/null 2>&1
  else
    # The launcher ends once the folder is there, and so does what it writes nothing to.
    exec {__beck_made}< <('command' -p sh $__beck_home/shared/launch.sh ahead $__beck_ahead $$ zsh 60 </dev/null 2>/dev/null)
    builtin zle -F -w $__beck_made __beck_meet
    typeset -g __beck_tried=1
  fi
}

# The line became none of ours. Until that helper has ended, its folder must not be taken for that of another.
__beck_end_ahead() {
  local __beck_folder=$__beck_ahead
  typeset -g __beck_ahead= __beck_tried=
  [[ ! -O $__beck_folder ]] || { (( ++__beck_number )); __beck_send bye '' }
}

__beck_ask() {
  local -a said
  local name
  said=(about "$__beck_protocol"$'\n'"zsh"$'\n'"$ZSH_VERSION"$'\n'"$__beck_last"$'\n'"$1${__beck_private:+ private}")
  for name in ${(k)galiases}; do said+=(word $name$'\n'"global-alias"$'\n'$galiases[$name]); done
  for name in ${(k)saliases}; do said+=(word $name$'\n'"suffix-alias"$'\n'$saliases[$name]); done
  if [[ $2 == ask && -n $__beck_left ]]; then
    said+=(last "${__beck_left%'|'*}" piped "$__beck_piped")
  else
    said+=(last "${history[$(( HISTCMD - 1 ))]-}")
  fi
  __beck_send "${said[@]}" $2 "$__beck_question"
}

# The folder for private files.
__beck_choose_base() {
  __beck_base=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}
  [[ -d $__beck_base && -w $__beck_base ]] || __beck_base=/tmp
}

# The helper has ended: print its last message, restore the terminal, return to the prompt.
__beck_fail() {
  # Not the helper but Ctrl-C ended the wait: the code that leaves the loop tells the helper.
  [[ -z $__beck_interrupted ]] || { __beck_status=130; return 0 }
  [[ $__beck_kind == fail ]] || __beck_a="The helper ${${__beck_helper:+ended unexpectedly}:-did not start}."
  [[ -z $__beck_modes ]] || command -p stty $__beck_modes </dev/tty 2>/dev/null
  # The command's last output may still be in the relay's keeper.
  [[ -z $__beck_out || $__beck_out == /dev/tty ]] || command -p sleep 0.2
  # The output may have ended in the middle of a row: a row's width of spaces wraps only then.
  [[ -n ${WIDGET-} || ! -t 2 || ${TERM-} == dumb ]] || builtin printf '%*s\r\e[K' $COLUMNS '' >&2
  __beck_tell "beck: $__beck_a" ' Your question is one Up away.'
  [[ -n $__beck_folder ]] && command -p rm -rf -- $__beck_folder
  __beck_state= __beck_mark= __beck_status=1
}

# How each of the words resolves right now; one message a word. Of `bodies` only functions, with what
# they do; of `variables` those that have a value; of `values` those that are not exported, with what sets them.
__beck_resolve() {
  [[ ${2-} != values ]] || { __beck_values $1; return }
  local word folder found
  local -a said
  for word in ${(f)1}; do
    if [[ ${2-} == variables ]]; then
      (( ! ${(P)+word} )) || said+=(set $word)
      continue
    elif [[ ${2-} == bodies ]]; then
      (( $+functions[$word] )) || continue
      found=$functions[$word]
      # One that is read when it is first called is read for this answer alone.
      [[ $found != *'autoload -X'* ]] || found=$(builtin autoload +X -- $word; builtin print -rn -- "$functions[$word]") 2>/dev/null
      found='function'$'\n'$found
    elif (( $+galiases[$word] )); then found=global-alias$'\n'$galiases[$word]
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
    said+=(word $word$'\n'$found)
  done
  __beck_send "${said[@]}" resolved ''
}

__beck_values() {
  local __beck_name
  local -a __beck_said
  for __beck_name in ${(f)1}; do
    [[ ${parameters[$__beck_name]-} == (scalar|integer|float|array|association)* ]] || continue
    [[ $parameters[$__beck_name] != *(export|readonly|special|hide|local)* ]] || continue
    __beck_said+=(word $__beck_name$'\nvariable\n'"$(builtin typeset -p -- $__beck_name)")
  done
  __beck_send "${__beck_said[@]}" resolved ''
}

__beck_edit() {
  local __beck_text=$1
  if vared -p 'edit> ' __beck_text </dev/tty; then __beck_send edited "$__beck_text"; else __beck_send kept ''; fi
}

# --- the loop's parts -------------------------------------------------------------------------------------
# Handles messages until there is a command for the loop, or the question ends.
# $1 to $4: `$?`, that of the command before a pipe, whether a space keeps a line out of history, options that are on.
__beck_advance() {
  local last=$1 before=$2 blank=$3 on=$4
  emulate -L zsh -o no_monitor -o no_notify -o no_bg_nice
  # Ctrl-C ends a wait with its own status; without the trap `$?` would be that of an earlier command.
  trap '__beck_interrupted=1; __beck_measure; return 130' INT
  case $__beck_state in
    asked)
      __beck_last=$__beck_taken __beck_private= __beck_interrupted=
      [[ -z $__beck_left ]] || __beck_last=$before
      [[ $blank == on && $__beck_typed == [[:blank:]]* ]] && __beck_private=1
      __beck_start "$on" ask || return 1 ;;
    step) __beck_end $last ;;   # the command left by `continue`
    open) ;;
    *)
      builtin print -ru2 -- "beck: a question must start the line: $__beck_prefix your question;" \
        'in scripts: beck ask "your question"'
      __beck_status=2
      return 1 ;;
  esac
  while __beck_hear; do
    case $__beck_kind in
      run)
        __beck_command=$__beck_a __beck_out=$__beck_b __beck_mark=$__beck_c __beck_state=step
        [[ -z $__beck_mark || $__beck_mark == *';beck-env;'* ]] || __beck_quiet_pagers
        __beck_hide_eol_mark
        [[ -n $__beck_private ]] || __beck_remember "$__beck_command"
        return 0 ;;
      resolve) __beck_resolve "$__beck_a" "$__beck_c" ;;
      edit) __beck_edit "$__beck_a" ;;
      done)
        # Ctrl-C may have cut the status short.
        __beck_status=${${__beck_interrupted:+130}:-$__beck_a}
        __beck_send bye ''
        __beck_state=
        # What the next line begins with.
        [[ -z $__beck_b ]] || builtin print -rz -- "$__beck_b"
        __beck_measure
        return 1 ;;
      *) break ;;
    esac
  done
  [[ -z $__beck_state ]] || __beck_fail
  return 1
}

# zsh hears of a new width only in its line editor, and fills a row of the old one before the next prompt.
__beck_measure() {
  [[ ${parameters[COLUMNS]-} == *readonly* ]] || COLUMNS=0
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

# Keeps variables that the command itself has set.
__beck_restore_pagers() {
  local name was
  for name was in ${(kv)__beck_pagers}; do
    [[ ${(P)name-} == cat ]] || continue
    unset $name
    [[ $was == unset ]] || typeset ${was%%:*} $name=${was#*:}
  done
  __beck_pagers=()
}

# Where Ctrl-C ends the loop, zsh would put its mark for output without an end behind `^C`, before any hook runs.
# $1: what is to be drawn instead, if anything.
__beck_hide_eol_mark() {
  case ${parameters[PROMPT_EOL_MARK]} in
    *readonly*) return 0 ;;   # setting it would end the whole line
    '') __beck_eol_mark=unset ;;
    *) __beck_eol_mark=:$PROMPT_EOL_MARK ;;
  esac
  typeset -g PROMPT_EOL_MARK=${1-}
}

__beck_restore_eol_mark() {
  if [[ -n $__beck_eol_mark && ${PROMPT_EOL_MARK-set} == (|"$__beck_clears_row") ]]; then
    if [[ $__beck_eol_mark == unset ]]; then unset PROMPT_EOL_MARK; else PROMPT_EOL_MARK=${__beck_eol_mark#:}; fi
  fi
  __beck_eol_mark=
}

# Always true, so that `set -e` in the person's shell never ends it between two steps.
__beck_end() {
  # After Ctrl-Z zsh goes on with the loop in its own process, once the command is brought back.
  (( ! ZSH_SUBSHELL )) || return 0
  [[ ! -o allexport ]] || setopt local_options no_allexport
  __beck_report end $1
  typeset -g __beck_state=open
  return 0
}

__beck_report() {
  emulate -L zsh
  [[ -z $__beck_mark ]] || builtin print -rn -- $__beck_mark 2>/dev/null >>$__beck_out
  __beck_restore_pagers
  __beck_restore_eol_mark
  __beck_mark= __beck_status=$2
  __beck_send $1 $2
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
        done)
          __beck_send bye ''
          __beck_state=
          [[ -z $__beck_b ]] || builtin print -rz -- "$__beck_b"
          return 0 ;;
        fail) break ;;   # Ctrl-C was quicker than the helper
      esac
    done
  fi
  [[ -z $__beck_helper ]] || builtin kill -KILL $__beck_helper 2>/dev/null
  [[ -z $__beck_modes ]] || command -p stty $__beck_modes </dev/tty 2>/dev/null
  command -p rm -rf -- $__beck_folder
  __beck_state=
}

# --- a pipe into the question ---------------------------------------------------------------------------
# `command | ? question`: finds the first bar before which the text is complete to zsh's own parser, which runs nothing.
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
        __beck_choose_base
        __beck_piped=$__beck_base/beck.$$.$RANDOM.in
        return 0
      fi
    fi
    left+='|'
  done
  return 1
}

__beck_parts+=' question '
