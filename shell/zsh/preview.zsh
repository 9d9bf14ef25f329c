# Shows below a question what the built-in recipes make of it, while it is typed. beck.zsh reads this file when a line
# first begins as a question does. The contract: ../README.md.

[[ $__beck_protocol == 2 ]] || return 0
__beck_parts+=' preview '
# Without this module nothing is shown.
builtin zmodload zsh/system 2>/dev/null || return 0
# The line that the helper was told, and its number; whether a helper was started for it; descriptors of its FIFOs, and of a
# pipe that ends once it has them.
typeset -g __beck_followed= __beck_tried= __beck_typed_to= __beck_shown_from= __beck_made=
typeset -gi __beck_told=0
# What is drawn below the line, with its newline; the command it stands for; its entries of region_highlight.
typeset -g __beck_below= __beck_offered=
typeset -ga __beck_colours=() __beck_painted=()

# --- a preview --------------------------------------------------------------------------------------------
# Before each drawing of a line that may be a question, or that was one.
__beck_follow() {
  emulate -L zsh -o extended_glob -o no_allexport
  __beck_give_back
  if [[ $CONTEXT != start || $BUFFER != [[:blank:]]#${__beck_prefix}[[:blank:]]##[^[:blank:]]* ]]; then
    [[ -z $__beck_followed ]] || __beck_unfollow
  elif [[ $BUFFER != "$__beck_followed" ]]; then
    __beck_clear
    typeset -g __beck_followed=$BUFFER
    __beck_tell_line
  elif [[ -n $__beck_below ]]; then
    # Something else that suggests, or colours, has taken it away.
    [[ $POSTDISPLAY == *"$__beck_below" ]] || POSTDISPLAY+=$__beck_below
    (( ${region_highlight[(Ie)${__beck_painted[1]-}]} )) || __beck_paint
  fi
  return 0
}

# zsh-autosuggestions takes all that is below the line for its own suggestion, and its keys put it into the line.
__beck_give_back() {
  local all=$BUFFER$POSTDISPLAY
  local -i most=$(( $#all - $#__beck_below ))
  [[ -n $__beck_below && $#BUFFER -gt most && $all == *"$__beck_below" ]] || return 0
  BUFFER=$all[1,most] POSTDISPLAY=
}

# Number, width, folder and line, in one piece or not at all: a full pipe must delay no key.
__beck_tell_line() {
  (( ++__beck_told ))
  [[ -n $__beck_typed_to ]] || __beck_reach || return 0
  # What fills the screen leaves no room for it.
  (( 2 * $#BUFFER < COLUMNS * (LINES - 4) )) || return 0
  local said=$__beck_told$'\0'$COLUMNS$'\0'$PWD$'\0'$BUFFER$'\0'
  setopt no_multibyte
  (( $#said > 4000 )) || builtin syswrite -o $__beck_typed_to -- $said 2>/dev/null
  return 0
}

# Opens the FIFOs of the helper that waits. Where none does, one is started, once for a line.
__beck_reach() {
  __beck_choose_base
  local folder=$__beck_base/beck.$$.$__beck_seed.$__beck_number
  if [[ -O $folder && -p $folder/typed && -p $folder/shown ]]; then
    builtin sysopen -rw -o nonblock,cloexec -u __beck_typed_to $folder/typed 2>/dev/null &&
      builtin sysopen -r -o nonblock,cloexec -u __beck_shown_from $folder/shown 2>/dev/null &&
      builtin zle -F -w $__beck_shown_from __beck_show
    return
  fi
  [[ -n $__beck_tried ]] || __beck_start_ahead
  return 1
}

# The helper that was started has its folder now.
__beck_meet() {
  emulate -L zsh -o no_allexport
  {
    __beck_let_go __beck_made
    [[ -z $__beck_followed ]] || __beck_tell_line
  } always { __beck_interrupt_again }
  return 0
}

__beck_show() {
  emulate -L zsh -o no_allexport
  { __beck_draw_shown $1 } always { __beck_interrupt_again }
  return 0
}

# Ctrl-C ends the function that zsh runs for a descriptor, and the line stays until the next key. It is sent once more,
# when zsh waits for a key.
__beck_interrupt_again() {
  (( TRY_BLOCK_INTERRUPT )) || return 0
  TRY_BLOCK_INTERRUPT=0
  setopt no_monitor
  ({ builtin zmodload zsh/zselect && builtin zselect -t 2; builtin kill -INT $$ } &) </dev/null >/dev/null 2>&1
}

# What the helper makes of the line: its number, the text, colours, the command. Only the last message counts.
__beck_draw_shown() {
  local got
  builtin sysread -i $1 got || { __beck_let_go __beck_shown_from; return 0 }
  local -a fields=("${(@0)got}")
  fields=("${(@)fields[-5,-2]}")
  [[ $#fields == 4 && $fields[1] == $__beck_told && $BUFFER == "$__beck_followed" && $CONTEXT == start ]] || return 0
  __beck_clear
  typeset -g __beck_below=$'\n'$fields[2] __beck_offered=$fields[4]
  __beck_colours=("${(@f)fields[3]}")
  POSTDISPLAY+=$__beck_below
  __beck_paint
  # Ctrl-C leaves on the screen what is below the line, and runs no hook before this mark, drawn in the row after it.
  __beck_hide_eol_mark "$__beck_clears_row"
  builtin zle -R
}

# The colours say where they begin and end in the text.
__beck_paint() {
  local each
  local -a parts
  local -i at=$(( $#BUFFER + $#POSTDISPLAY - $#__beck_below + 1 ))
  __beck_unpaint
  for each in $__beck_colours; do
    parts=(${=each})
    __beck_painted+=("$(( at + parts[1] )) $(( at + parts[2] )) $parts[3]")
  done
  region_highlight+=($__beck_painted)
}

# The line editor moves such entries when text is inserted before them.
__beck_unpaint() {
  local each
  local -a others
  for each in $region_highlight; do
    (( ${__beck_painted[(Ie)$each]} )) || [[ ${each%% *} == <-> && ${each%% *} -gt $#BUFFER ]] || others+=($each)
  done
  region_highlight=($others)
  __beck_painted=()
}

__beck_clear() {
  [[ -n $__beck_below ]] || return 0
  POSTDISPLAY=${POSTDISPLAY%"$__beck_below"}
  __beck_unpaint
  typeset -g __beck_below= __beck_offered=
  __beck_restore_eol_mark
}

# $1: the name of what has one of the descriptors.
__beck_let_go() {
  local -i descriptor=${(P)1}
  (( descriptor )) || return 0
  builtin zle -F $descriptor 2>/dev/null
  exec {descriptor}<&-
  typeset -g $1=
}

# The line is over: accepted, given up, or none of ours any more.
__beck_unfollow() {
  emulate -L zsh -o no_allexport
  local name
  __beck_give_back
  __beck_clear
  for name in __beck_typed_to __beck_shown_from __beck_made; do __beck_let_go $name; done
  typeset -g __beck_followed= __beck_tried=
}

# The command, in the place of the question.
__beck_take_shown() {
  if [[ -n $__beck_offered ]]; then
    local command=$__beck_offered
    __beck_clear
    BUFFER=$command
    CURSOR=$#BUFFER
  fi
}

builtin zle -N __beck_show
builtin zle -N __beck_meet
