# shellcheck shell=bash
# Completes a question for beck.bash, which reads this file at the first Tab in one: from the latest of this shell's
# history and the examples that install.sh has put into completions. The contract: ../README.md.

# What is not set here, beck.bash sets.
# shellcheck disable=SC2154
[[ $__beck_protocol == 2 ]] || return 0

# --- completing a question --------------------------------------------------------------------------------
# $1 is what bash takes for the word.
__beck_offer_questions() {
  local _beck_typed=${COMP_LINE:0:COMP_POINT} _beck_word=$1 _beck_each
  _beck_typed=${_beck_typed#"${_beck_typed%%[![:blank:]]*}"}
  _beck_typed=${_beck_typed#"$__beck_prefix"[[:blank:]]}
  # What bash takes for the word, behind a quote for instance, is not always the end of the line.
  [[ $_beck_typed == *"$_beck_word" ]] || return 0
  while IFS= builtin read -r _beck_each; do
    _beck_each=${_beck_each#"${_beck_each%%[![:blank:]]*}"}
    _beck_each=${_beck_each#*[0-9][* ] }
    _beck_each=${_beck_each#"${_beck_each%%[![:blank:]]*}"}
    [[ $_beck_each != "$__beck_prefix"[[:blank:]]* ]] || __beck_offer "${_beck_each#"$__beck_prefix"[[:blank:]]}" "$_beck_typed" "$_beck_word"
  done 2>/dev/null < <(HISTTIMEFORMAT='' \builtin history 2000)
  # The person's own recipes, and what a question may go on with.
  while IFS= builtin read -r _beck_each; do
    __beck_offer "$_beck_each" "$_beck_typed" "$_beck_word"
  done 2>/dev/null < <(\builtin printf %s "$_beck_typed" | \command -p sh "$__beck_home/shared/launch.sh" offer)
  [[ ! -r $__beck_home/completions/questions ]] || while IFS= builtin read -r _beck_each; do
    __beck_offer "$_beck_each" "$_beck_typed" "$_beck_word"
  done 2>/dev/null <"$__beck_home/completions/questions"
  # What `beck models` listed last, with and without the provider.
  [[ $_beck_typed != /model* || ! -r ${XDG_STATE_HOME:-$HOME/.local/state}/beck/models ]] || while IFS= builtin read -r _beck_each; do
    __beck_offer "/model ${_beck_each#*/}" "$_beck_typed" "$_beck_word"
    __beck_offer "/model $_beck_each" "$_beck_typed" "$_beck_word"
  done 2>/dev/null <"${XDG_STATE_HOME:-$HOME/.local/state}/beck/models"
  ((${#COMPREPLY[@]} == 0)) || builtin compopt -o nospace 2>/dev/null
}

# The rest of question $1 where it begins with $2, from the word $3 on.
__beck_offer() {
  [[ ${1,,} != "${2,,}"?* ]] || COMPREPLY+=("${1:${#2}-${#3}}")
}

__beck_parts+=' tab '
