# shellcheck shell=bash
# ghcs and ghce, as users of the retired gh copilot know them; beck init zsh --aliases and beck init bash --aliases
# print this. What is chosen runs in this shell, so that cd and export last, and is in its history.
ghcs() {
  local __beck_file __beck_text __beck_status
  __beck_file=$(mktemp) || return
  command beck suggest --shell "${ZSH_VERSION+zsh}${BASH_VERSION+bash}" --shell-out "$__beck_file" "$@"
  __beck_status=$?
  __beck_text=$(<"$__beck_file")
  command rm -f -- "$__beck_file"
  [[ -n $__beck_text ]] || return "$__beck_status"
  if [[ -n ${ZSH_VERSION-} ]]; then print -rs -- "$__beck_text"; else history -s -- "$__beck_text"; fi
  eval "$__beck_text"
}
ghce() { command beck explain --shell "${ZSH_VERSION+zsh}${BASH_VERSION+bash}" "$@"; }
