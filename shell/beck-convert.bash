# shellcheck shell=bash
# Turns the line into a command for beck.bash, which reads this file when the convert key is first pressed.
# The contract: README.md beside it.

# What is not set here, beck.bash sets.
# shellcheck disable=SC2154
[[ $__beck_protocol == 1 ]] || return 0
# What the line may become, what is to be said of each, and which one stands there.
__beck_choices=() __beck_notes=() __beck_choice=0

# --- turning a line into a command ------------------------------------------------------------------------
__beck_convert_line() {
  [[ $READLINE_LINE == *[![:space:]]* && -z $__beck_state$__beck_editing ]] || return 0
  [[ -z $__beck_told ]] || __beck_untell
  if ((__beck_choice)) && [[ $READLINE_LINE == "${__beck_choices[__beck_choice - 1]}" ]]; then
    __beck_choose $((__beck_choice % ${#__beck_choices[@]} + 1))
  else
    __beck_ask_choices
  fi
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
  while IFS= builtin read -r line; do __beck_choices+=("$line"); done <<<"$__beck_a"
  while IFS= builtin read -r line; do __beck_notes+=("$line"); done <<<"$__beck_b"
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

__beck_parts+=' convert '
