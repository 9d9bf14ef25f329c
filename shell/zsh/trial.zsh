# `beck doctor` tries a question at the prompt: a zsh whose ZDOTDIR is a private folder reads this file as .zshenv and
# .zshrc. It reads the person's own, records the state of the prompt, and keeps the trial out of history.

if [[ ${${(%):-%x}:t} == .zshenv ]]; then
  if (( ${+BECK_DOCTOR_ZDOTDIR} )); then export ZDOTDIR=$BECK_DOCTOR_ZDOTDIR; else unset ZDOTDIR; fi
  unset BECK_DOCTOR_ZDOTDIR
  [[ ! -r ${ZDOTDIR-$HOME}/.zshenv ]] || source "${ZDOTDIR-$HOME}/.zshenv"
  # zsh looks for .zshrc where this points now; what the person's file made of it comes back there.
  typeset -ga __beck_trial_folder=()
  (( ! ${+ZDOTDIR} )) || __beck_trial_folder=("$ZDOTDIR")
  ZDOTDIR=$BECK_DOCTOR
  return 0
fi

__beck_trial_say() { builtin printf '%s\0%s\0' "$1" "$2" }

__beck_trial_tell() {
  local on="${(kj: :)options[(R)on]}" hook
  emulate -L zsh
  hook=${widgets[zle-line-finish]-}
  [[ $hook != *azhw* ]] || zstyle -g hook zle-line-finish widgets
  {
    __beck_trial_say loaded ${+functions[__beck_line_finish]}
    __beck_trial_say command "${aliases[${__beck_prefix-}]-}"
    __beck_trial_say prefix "${__beck_prefix-}"
    __beck_trial_say keys "${__beck_keys-}"
    __beck_trial_say options $on
    __beck_trial_say hook "$hook"
    __beck_trial_say history "${HISTFILE:+kept} ${SAVEHIST-0} ${HISTSIZE-0}"
    __beck_trial_say bindings "$(bindkey)"
    __beck_trial_say end ''
  } >|$BECK_DOCTOR/state
}

# beck.zsh returns at once if this function already exists.
[[ -z ${BECK_DOCTOR_WITHOUT-} ]] || __beck_next() { return 1 }
if (( $#__beck_trial_folder )); then ZDOTDIR=$__beck_trial_folder[1]; else unset ZDOTDIR; fi
[[ ! -r ${ZDOTDIR-$HOME}/.zshrc ]] || source "${ZDOTDIR-$HOME}/.zshrc"
__beck_trial_tell
unset HISTFILE __beck_trial_folder
'builtin' 'setopt' hist_ignore_space
unfunction __beck_trial_say __beck_trial_tell
