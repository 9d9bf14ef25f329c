# Completes a question for beck.zsh, which reads this file at the first Tab in one: from the history of this shell and
# the examples that install.sh has put into completions. The contract: ../README.md.

[[ $__beck_protocol == 2 ]] || return 0

# --- completing a question --------------------------------------------------------------------------------
__beck_complete() {
  emulate -L zsh -o extended_glob
  [[ -z $RBUFFER ]] || return 1
  local -aU found=()
  local -a examples=() offered shown
  local -a names=()
  local common each models=${XDG_STATE_HOME:-$HOME/.local/state}/beck/models
  [[ ! -r $__beck_home/completions/questions ]] || examples=(${(f)"$(<$__beck_home/completions/questions)"})
  # What `beck models` listed last, with and without the provider.
  [[ $1 != /model* || ! -s $models ]] || names=(${(f)"$(<$models)"})
  examples+=("/model "${^names#*/} "/model "${^names})
  found=(${${(M)history:#[[:blank:]]#${__beck_prefix}[[:blank:]]##(#i)$1?*}##[[:blank:]]#${__beck_prefix}[[:blank:]]##})
  # The person's own recipes, and what a question may go on with.
  offered=(${(f)"$(builtin print -rn -- $1 | command -p sh $__beck_home/shared/launch.sh offer 2>/dev/null)"})
  found=(${found:#*$'\n'*} $offered ${(M)examples:#(#i)$1?*})
  (( $#found )) || return 1
  common=$found[1]
  for each in $found; do while [[ $each != $common* ]]; do common=${common%?}; done; done
  (( $#common <= $#1 )) || LBUFFER=$LBUFFER[1,-1-$#1]$common
  shown=($found[1,12])
  (( $#found <= 12 )) || shown+=("and $(( $#found - 12 )) more")
  (( $#found == 1 )) || zle -M -- ${(F)shown}
}

__beck_parts+=' tab '
