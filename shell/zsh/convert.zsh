# Turns the line into a command for beck.zsh, which reads this file when the convert key is first pressed.
# The contract: ../README.md.

[[ $__beck_protocol == 2 ]] || return 0
# The candidate commands, the note for each, and the index of the shown one.
typeset -ga __beck_choices=() __beck_notes=()
# The line whose explanation is below it.
typeset -g __beck_choice=0 __beck_explained=

# --- turning a line into a command ------------------------------------------------------------------------
__beck_convert_line() {
  local on="${(kj: :)options[(R)on]}"
  emulate -L zsh -o no_monitor -o no_notify -o no_bg_nice
  [[ $BUFFER == *[^[:space:]]* && -z $__beck_state ]] || return 0
  # Any other key has taken the explanation away.
  if [[ $LASTWIDGET == $WIDGET && $BUFFER == "$__beck_explained" ]]; then
    __beck_explained=
    builtin zle -M ''
    return 0
  fi
  if (( __beck_choice )) && [[ $BUFFER == "$__beck_choices[__beck_choice]" ]]; then
    __beck_choose $(( __beck_choice % $#__beck_choices + 1 ))
    return 0
  fi
  __beck_interrupted= __beck_choice=0 __beck_question=$BUFFER
  trap '__beck_interrupted=1' INT
  if __beck_start "$on" convert; then
    while __beck_hear; do
      case $__beck_kind in
        draw) builtin zle -R -- "$__beck_a"; continue ;;
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
  # Ctrl-C arrived together with the command.
  [[ -z $__beck_interrupted ]] || { BUFFER=$__beck_question __beck_choice=0; builtin zle -M '' }
  __beck_interrupted=
}

__beck_take_choices() {
  __beck_explained=${${(M)__beck_b:#explains}:+$BUFFER}
  __beck_choices=("${(@f)__beck_a}") __beck_notes=("${(@f)__beck_b}")
  if [[ -n $__beck_a ]]; then __beck_choose 1; else builtin zle -M -- "$__beck_c"; fi
}

__beck_choose() {
  __beck_choice=$1 BUFFER=$__beck_choices[$1]
  CURSOR=$#BUFFER
  builtin zle -M -- "$__beck_notes[$1]"
}

__beck_parts+=' convert '
