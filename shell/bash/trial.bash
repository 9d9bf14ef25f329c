# shellcheck shell=bash
# `beck doctor` tries a question at the prompt: bash reads this file in place of .bashrc. It reads the person's own,
# records the state of the prompt, and keeps the trial out of history.

__beck_trial_say() { builtin printf '%s\0' "$1" "$2"; }

__beck_trial_tell() {
  local on=$SHELLOPTS:${BASHOPTS-} loaded=0 kept=''
  ! declare -F __beck_enter >/dev/null || loaded=1
  [[ -z ${HISTFILE-} ]] || kept=kept
  {
    __beck_trial_say loaded "$loaded"
    if [[ -n ${__beck_prefix-} ]]; then __beck_trial_say 'command' "${BASH_ALIASES[$__beck_prefix]-}"; fi
    __beck_trial_say prefix "${__beck_prefix-}"
    __beck_trial_say keys "${__beck_keys-}"
    __beck_trial_say options "${on//:/ }"
    __beck_trial_say history "$kept ${HISTFILESIZE--1} ${HISTSIZE--1}"
    __beck_trial_say bindings "$(bind -p; bind -s; bind -X)"
    __beck_trial_say end ''
  } >|"$BECK_DOCTOR/state" 2>/dev/null
}

# beck.bash returns at once if this array is already set.
if [[ -n ${BECK_DOCTOR_WITHOUT-} ]]; then __beck_maps=('' '' trial); fi
# shellcheck disable=SC1090
[[ ! -r ~/.bashrc ]] || . ~/.bashrc
__beck_trial_tell
\unset HISTFILE
HISTCONTROL=ignorespace
\unset -f __beck_trial_say __beck_trial_tell
