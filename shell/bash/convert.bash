# shellcheck shell=bash
# Turns the line into a command for beck.bash, which reads this file when the convert key is first pressed.
# The contract: ../README.md.

# What is not set here, beck.bash sets.
# shellcheck disable=SC2154
[[ $__beck_protocol == 2 ]] || return 0
# The candidate commands, the note for each, and the index of the shown one.
__beck_choices=() __beck_notes=() __beck_choice=0
# The line whose explanation is below it.
__beck_explained=

# --- turning a line into a command ------------------------------------------------------------------------
__beck_convert_line() {
  [[ $READLINE_LINE == *[![:space:]]* && -z $__beck_state$__beck_editing ]] || return 0
  local _beck_told=$__beck_told
  [[ -z $__beck_told ]] || __beck_untell
  if [[ -n $_beck_told && $READLINE_LINE == "$__beck_explained" ]]; then
    __beck_explained=
  elif ((__beck_choice)) && [[ $READLINE_LINE == "${__beck_choices[__beck_choice - 1]}" ]]; then
    __beck_choose $((__beck_choice % ${#__beck_choices[@]} + 1))
  else
    __beck_ask_choices
  fi
}

__beck_ask_choices() {
  local _beck_on=$SHELLOPTS:${BASHOPTS-}
  __beck_choice=0 __beck_question=$READLINE_LINE
  __beck_start "${_beck_on//:/ }" convert || return 0
  while __beck_hear; do
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
  [[ -z $__beck_state ]] || __beck_fail
}

__beck_take_choices() {
  __beck_choices=() __beck_notes=() __beck_explained=
  [[ $__beck_b != explains ]] || __beck_explained=$READLINE_LINE
  local _beck_line
  while IFS= builtin read -r _beck_line; do __beck_choices+=("$_beck_line"); done 2>/dev/null <<<"$__beck_a"
  while IFS= builtin read -r _beck_line; do __beck_notes+=("$_beck_line"); done 2>/dev/null <<<"$__beck_b"
  if [[ -n $__beck_a ]]; then __beck_choose 1; else __beck_tell "$__beck_c"; fi
}

__beck_choose() {
  __beck_choice=$1 READLINE_LINE=${__beck_choices[$1 - 1]}
  READLINE_POINT=${#READLINE_LINE}
  __beck_tell "${__beck_notes[$1 - 1]}"
}

__beck_tell_below() {
  [[ -n $1 ]] || return 0
  # Below the rows that bash is about to draw the line on: it has taken it off the screen. Rather a row too far.
  local _beck_text=$READLINE_LINE _beck_prompt=''
  local LC_ALL=C 2>/dev/null || :
  ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 404)) || _beck_prompt=${PS1@P}
  _beck_prompt=${_beck_prompt##*$'\n'}
  local _beck_rows=$((1 + (${#_beck_prompt} + ${#_beck_text}) / ${COLUMNS:-80})) _beck_breaks=${1//[!$'\n']/} _beck_down
  builtin printf -v _beck_down '%*s' "$_beck_rows" ''
  builtin printf '%s\r%s\e[%dA\r' "${_beck_down// /$'\n'}" "${1//$'\n'/$'\r\n'}" $((_beck_rows + ${#_beck_breaks})) >/dev/tty
  __beck_told=1
}

__beck_untell() {
  builtin printf '\e[J' >/dev/tty
  __beck_told=
}

__beck_parts+=' convert '
