# beck for zsh (5.8 and newer): `? your question` at the prompt. Source this file from .zshrc.
# It notices a question; zsh/question.zsh, read at the first one, asks it. The contract: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
[[ -n ${ZSH_VERSION-} && -o interactive ]] || return 0
[[ $ZSH_VERSION == 5.[89]* || $ZSH_VERSION == 5.[1-9][0-9]* || $ZSH_VERSION == [6-9].* ]] || return 0
(( ! ${+functions[__beck_next]} )) || return 0
# The person's aliases and options must not change how these lines are read; put back at the end.
'builtin' 'typeset' -gA __beck_options
__beck_options=("${(@kv)options[@]}")
'builtin' 'emulate' zsh
'builtin' 'setopt' no_aliases

# --- settings and state -----------------------------------------------------------------------------------
typeset -g __beck_protocol=2 __beck_home=${${(%):-%x}:a:h} __beck_prefix= __beck_keys= __beck_hinted= __beck_inbox= __beck_prestart= __beck_preview=
# The settings for prefix, keys, hint and what follows, one per line; the helper keeps this file up to date.
__beck_shared=${HOME-}/.local/state/beck/shell
[[ ${XDG_STATE_HOME-} != /* ]] || __beck_shared=$XDG_STATE_HOME/beck/shell
[[ ! -f $__beck_shared || ! -r $__beck_shared ]] || {
  IFS= builtin read -r __beck_prefix && IFS= builtin read -r __beck_keys && IFS= builtin read -r __beck_hinted &&
    IFS= builtin read -r __beck_inbox && IFS= builtin read -r __beck_prestart && IFS= builtin read -r __beck_preview
} <$__beck_shared || :
unset __beck_shared
# Other programs may put a proposed command here; the folder's existence shows that this shell looks.
[[ -z $__beck_inbox ]] || {
  [[ -d $__beck_inbox ]] && builtin print -r -- zsh >|$__beck_inbox/$$.shell && __beck_inbox+=/$$.waiting || __beck_inbox=
} 2>/dev/null
__beck_prefix=${BECK_PREFIX:-${__beck_prefix:-\?}} __beck_keys=${BECK_KEY:-${__beck_keys:-alt-? ctrl-]}}
# `off` once the hint was shown or a question was asked, or by the person's setting.
__beck_hinted=${BECK_HINT:-$__beck_hinted}
__beck_prestart=${BECK_PRESTART:-$__beck_prestart} __beck_preview=${BECK_PREVIEW:-$__beck_preview}
# A preview needs rows below the line, and the helper that gets ready.
[[ $__beck_prestart != off && ${TERM-} != dumb ]] || __beck_preview=off
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
typeset -g __beck_state= __beck_typed= __beck_question= __beck_rewritten= __beck_left= __beck_piped=
typeset -g __beck_status=0 __beck_taken=0 __beck_interrupted= __beck_gone= __beck_parts=
typeset -g __beck_histchars= __beck_parsing= __beck_seen=1 __beck_missed= __beck_first=1 __beck_failures=0
# What a prefix of the person's own stood for.
typeset -g __beck_set_comments= __beck_alias= __beck_alias_told=
# The folder of a helper that was started for the line that is typed.
typeset -g __beck_ahead= __beck_followed= __beck_offered= __beck_below=

# --- noticing a question ----------------------------------------------------------------------------------
# Runs inside the line editor at every Enter: two comparisons if the line is not a question.
__beck_line_finish() {
  # No variable of ours is for child shells.
  [[ ! -o allexport ]] || setopt local_options no_allexport
  typeset -g __beck_seen=1
  [[ $CONTEXT == start ]] || return 0
  typeset -g __beck_state= __beck_left=
  [[ -z $__beck_followed ]] || __beck_unfollow
  [[ $BUFFER != *"$__beck_prefix"* ]] || __beck_take_question
  [[ -z $__beck_ahead || $__beck_state == asked ]] || __beck_end_ahead
  return 0
}

# The last key of the prefix, where it inserts itself: the helper gets ready while the question is typed.
__beck_prefix_key() {
  zle self-insert
  [[ $BUFFER == "$__beck_prefix" && $CONTEXT == start && -z $__beck_state ]] || return 0
  __beck_load question quietly || return 0
  [[ $__beck_preview == off ]] || __beck_load preview quietly || typeset -g __beck_preview=off
  __beck_start_ahead
  return 0
}

# Runs before each drawing of the line: a comparison or two if it is no question.
__beck_before_draw() {
  [[ -n $__beck_followed || $BUFFER == "$__beck_prefix"* || $BUFFER == [[:blank:]]*"$__beck_prefix"* ]] || return 0
  [[ $__beck_preview != off ]] || return 0
  __beck_load question quietly && __beck_load preview quietly && (( ${+functions[__beck_follow]} )) && __beck_follow ||
    typeset -g __beck_preview=off
  return 0
}

# Alt-Enter takes the command that is shown below a question.
__beck_take_preview() {
  if [[ -n $__beck_offered ]]; then __beck_take_shown
  elif __beck_in_question; then return 0
  elif [[ $KEYMAP == viins ]]; then zle vi-cmd-mode && zle accept-line
  else zle .self-insert-unmeta
  fi
}

# The alias below ends in `#`, so the line can stay as typed: to the parser the question is a comment.
__beck_take_question() {
  emulate -L zsh -o extended_glob
  if [[ $BUFFER == [[:blank:]]#$__beck_prefix([[:blank:]]*|) ]]; then
    __beck_question=${${BUFFER##[[:blank:]]#}#$__beck_prefix}
  else
    [[ $BUFFER == *'|'*$__beck_prefix* ]] && __beck_load question quietly && __beck_find_pipe || return 0
  fi
  __beck_typed=$BUFFER __beck_state=asked __beck_rewritten=
  __beck_question=${__beck_question#[[:blank:]]}
  # An alias that was made after ours.
  [[ ${aliases[$__beck_prefix]-} == (|"$__beck_loop #") ]] || __beck_take_alias
  # `!` would be expanded before any comment is seen; the parameter, unlike the option, may be set from here.
  __beck_histchars=${histchars-} histchars=$'\1^#'
  [[ $__beck_parsing == on,on,off && -n ${aliases[$__beck_prefix]-} && $BUFFER != *$'\n'* ]] && return 0
  __beck_rewritten=1
  (( $+functions[p10k] )) || builtin zle -I   # keeps the typed line on screen; powerlevel10k draws after this hook
  # A comment ends at the newline, and without interactive_comments there is none: one quoted word instead.
  BUFFER="$__beck_left$__beck_prefix ${(qq)${__beck_question//$'\n'/ }}"
  # Without the alias nothing would take the prefix: what it stands for instead.
  [[ $__beck_parsing == *,on,off && -n ${aliases[$__beck_prefix]-} ]] || BUFFER=$__beck_left$__beck_loop
}

__beck_take_alias() {
  __beck_alias=${aliases[$__beck_prefix]-}
  'builtin' 'alias' "$__beck_prefix=$__beck_loop #"
}

# Once for each text, at the first question.
__beck_tell_alias() {
  [[ $__beck_alias != "$__beck_alias_told" ]] || return 0
  typeset -g __beck_alias_told=$__beck_alias
  __beck_tell "beck: $__beck_prefix was your alias for \"$__beck_alias\". With BECK_PREFIX beck takes another prefix."
}

# The line goes into history as it was typed, not in the form the parser needed.
__beck_zshaddhistory() {
  [[ $__beck_state == asked && -n $__beck_rewritten ]] || return 0
  builtin print -rs -- "$__beck_typed"
  return 1
}

# --- the loop ---------------------------------------------------------------------------------------------
# Behind a command's pipe: keeps what comes for the question. Else only `$?`. Always true.
__beck_take() {
  local last=$?
  [[ ! -o allexport ]] || setopt local_options no_allexport
  typeset -g __beck_taken=$last
  [[ $__beck_state != asked || -z $__beck_left ]] || command -p sh "$__beck_home/shared/launch.sh" hold "$__beck_piped" || :
}

# True with the next approved command in __beck_command; false when the question is over.
__beck_next() {
  local last=$? on="${(kj: :)options[(R)on]}" blank=${options[histignorespace]} before=${pipestatus[-2]-0}
  (( ! ZSH_SUBSHELL )) || return 1
  [[ $__beck_state != asked ]] || { typeset -g histchars=$__beck_histchars; __beck_is_whole && __beck_tell_alias || return 1 }
  __beck_load question && __beck_advance "$last" "$before" "$blank" "$on"
}

# What `$?` is afterwards. A command that left the loop by `break` is reported here.
__beck_result() {
  local last=$?
  (( ! ZSH_SUBSHELL )) || return $last
  [[ -z $__beck_gone ]] || { __beck_unload; return 1 }
  emulate -L zsh
  [[ -z $__beck_interrupted ]] || last=130
  [[ -z $__beck_state || $__beck_state == asked ]] || __beck_leave $last
  return $__beck_status
}

# Builtins that the scripts need and that quoting cannot restore.
__beck_is_whole() {
  local name say
  for name in builtin command emulate eval kill print read source trap; do
    [[ -n ${builtins[$name]-} && ( $name != (builtin|command|emulate|trap) || -z ${functions[$name]-} ) ]] && continue
    say="beck needs the shell's own $name, which is disabled or a function in this shell."
    if [[ -n ${WIDGET-} ]]; then zle -M -- $say; else /usr/bin/printf '%s\n' $say >&2; fi
    typeset -g __beck_state= __beck_status=1
    return 1
  done
}

# Reads zsh/$1.zsh, once. False where it is gone, or was updated and speaks otherwise than this file: that is said,
# unless there is a $2.
__beck_load() {
  [[ $__beck_parts != *" $1 "* ]] || return 0
  emulate -L zsh -o no_aliases -o no_verbose
  local why=removed
  [[ ! -r $__beck_home/zsh/$1.zsh ]] || { why=updated; builtin source $__beck_home/zsh/$1.zsh }
  [[ $__beck_parts != *" $1 "* ]] || return 0
  [[ -n ${2-} ]] || __beck_give_up $why
  return 1
}

# Nothing can be asked in this shell any more.
__beck_give_up() {
  case $1 in
    removed) __beck_tell 'beck was uninstalled; this shell now unloads it too.'; __beck_gone=1 ;;
    updated) __beck_tell 'beck was updated; open a new shell to use it.' ' Your question is one Up away.' ;;
  esac
  __beck_state= __beck_status=1
}

# Prints below the line that is being converted, else to the terminal; $2 only applies to a question.
__beck_tell() {
  if [[ -n ${WIDGET-} ]]; then builtin zle -M -- $1; else builtin print -ru2 -- $1${2-}; fi
}

# --- hooks ------------------------------------------------------------------------------------------------
__beck_precmd() {
  local last=$?
  [[ ! -o allexport ]] || setopt local_options no_allexport
  typeset -g __beck_parsing=${options[interactivecomments]},${options[aliases]},${options[posixaliases]}
  # Only a command that ran and was not interrupted counts.
  if (( ! last )); then typeset -g __beck_failures=0
  elif [[ -z $__beck_seen && $last -lt 128 ]]; then
    typeset -g __beck_failures=$(( __beck_failures + 1 ))
    (( __beck_failures != 3 )) || __beck_hint
  fi
  [[ -z $__beck_state$__beck_first$__beck_missed$__beck_piped ]] || __beck_settle $last
  # compinit, run at this prompt, has made all completion widgets again.
  [[ ${widgets[_expand_alias]-}${widgets[expand-or-complete]-} != *completion:* ]] || __beck_hook_tab
  if [[ -n $__beck_followed ]]; then
    # Ctrl-C; without zsh's mark for output without an end, nothing has cleared the row above.
    [[ -z $__beck_below || -o promptsp && -o promptcr ]] || builtin print -rn -- $'\e[A\e[2K'
    __beck_unfollow
  fi
  [[ -z $__beck_ahead ]] || __beck_end_ahead
  [[ -z $__beck_inbox || ! -e $__beck_inbox ]] || __beck_take_proposal
  return $last
}

# Another program's command, asked about as a question is.
__beck_take_proposal() {
  typeset -g __beck_question=/proposal __beck_typed= __beck_left= __beck_state=asked __beck_histchars=${histchars-}
  functions[__beck_proposed]=$__beck_loop
  __beck_proposed
  unset 'functions[__beck_proposed]'
  # If the helper cannot take the proposal, it would be started again at every prompt.
  [[ ! -e $__beck_inbox ]] || typeset -g __beck_inbox=
  return 0
}

__beck_settle() {
  emulate -L zsh
  # Only on evidence (a line was accepted and our hook was not called): re-adding a line-finish hook after
  # powerlevel10k has wrapped the widget breaks its transient prompt (powerlevel10k#1238).
  if [[ -n $__beck_missed ]] || [[ -n $__beck_first && ${widgets[zle-line-finish]-} != user:(azhw|_p9k)* ]]; then
    __beck_hook_line
  fi
  [[ -z $__beck_first ]] || { __beck_hook_tab; __beck_hook_prefix }
  __beck_missed= __beck_first=
  # The helper takes the file away; where it was not asked it is still there.
  [[ ! -e $__beck_piped ]] || command -p rm -f -- $__beck_piped
  __beck_piped=
  case $__beck_state in
    asked) histchars=$__beck_histchars __beck_state= ;;   # the line never reached the alias
    open|step) __beck_leave $1 ;;
  esac
}

__beck_preexec() {
  [[ ! -o allexport ]] || setopt local_options no_allexport
  [[ -n $__beck_seen ]] || typeset -g __beck_missed=1
  typeset -g __beck_seen=
}

# First in the list: the dispatcher stops at the first hook that fails (ohmyzsh#10002).
__beck_hook_line() {
  local -a hooks
  add-zle-hook-widget line-finish __beck_line_finish
  zstyle -g hooks zle-line-finish widgets &&
    zstyle zle-line-finish widgets 00:__beck_line_finish "${(@)hooks:#*:__beck_line_finish}"
  # With sh_glob, and so after `emulate sh`, the dispatcher reads number and name as the name.
  local hook
  for hook in 00:__beck_line_finish $hooks; do
    [[ -z ${widgets[${hook#*:}]-} || -n ${widgets[$hook]-} ]] || zle -A ${hook#*:} $hook
  done
}

# After three failures in a row, once in a shell that has not asked anything yet.
__beck_hint() {
  [[ $__beck_hinted != off && -t 1 ]] || return 0
  typeset -g __beck_hinted=off
  local dim=$'\e[2m' plain=$'\e[m'
  [[ ${TERM-} != dumb ]] || dim= plain=
  builtin print -r -- "$dim${__beck_prefix} and Enter says what went wrong; beck config set hint false turns this tip off.$plain"
}

# Tab after `beck`, for the person's completion system, and after the prefix. At the first prompt, when compinit has
# mostly run, and again after it runs later.
__beck_hook_tab() {
  emulate -L zsh
  if (( $+functions[compdef] )) && [[ -r $__beck_home/completions/_beck ]]; then
    autoload -Uz $__beck_home/completions/_beck
    compdef _beck beck
  fi
  local name
  for name in _expand_alias expand-word; do
    [[ -n ${widgets[$name]-} && $widgets[$name] != user:__beck_spare_* ]] || continue
    zle -A $name __beck_before_${name##*[_-]}
    zle -N $name __beck_spare_${name##*[_-]}
  done
  [[ -n ${widgets[expand-or-complete]-} && $widgets[expand-or-complete] != user:__beck_tab ]] || return 0
  zle -A expand-or-complete __beck_tab_before
  zle -N expand-or-complete __beck_tab
}

# Once, at the first prompt: what the person binds has been bound by then. One fork asks for all three.
__beck_hook_prefix() {
  [[ $__beck_prestart != off ]] || return 0
  local key=${__beck_prefix[-1]} map
  local -a maps=(emacs viins isearch) bound
  bound=("${(@f)$(for map in $maps; do bindkey -M $map -- $key; done; for map in $maps; do bindkey -M $map '^[^M'; done)}")
  for map in emacs viins; do
    [[ $bound[${maps[(i)$map]}] != *' self-insert' ]] || bindkey -M $map -- $key self-insert-beck
  done
  # Another key than one that inserts itself would end a search.
  [[ $bound[3] != *undefined-key ]] || bindkey -M isearch -- $key self-insert
  [[ $__beck_preview != off ]] || return 0
  add-zle-hook-widget line-pre-redraw __beck_before_draw
  zle -N __beck_take_preview
  for map in emacs viins; do
    [[ $bound[$(( ${maps[(i)$map]} + 3 ))] != *(self-insert-unmeta|undefined-key) ]] || bindkey -M $map '^[^M' __beck_take_preview
  done
}

# These would put the loop, or a file name of one letter, in the place of the prefix, and aliases in that of the question's
# words (oh-my-zsh's globalias, Ctrl-X a).
__beck_spare_alias() {
  __beck_in_question || zle __beck_before_alias -- "$@"
}

__beck_spare_word() {
  __beck_in_question || zle __beck_before_word -- "$@"
}

# Whether the line up to the cursor begins with the prefix.
__beck_in_question() {
  local line=${LBUFFER#"${LBUFFER%%[^[:blank:]]*}"}
  [[ $CONTEXT == start && ( $line == "$__beck_prefix" || $line == "$__beck_prefix"[[:blank:]]* ) ]]
}

# The person's completion sees a comment there, so zsh/tab.zsh completes a question. Where it finds nothing, and
# everywhere else, the person's own comes, with their options.
__beck_tab() {
  local line=${LBUFFER#"${LBUFFER%%[^[:blank:]]*}"}
  if ! __beck_in_question; then
    zle __beck_tab_before -- "$@"
  elif [[ $line == "$__beck_prefix" ]]; then
    # As a pattern it would become a file name of one letter.
    return 0
  elif ! __beck_load tab quietly || ! __beck_complete "${line#"$__beck_prefix"[[:blank:]]}"; then
    'builtin' 'setopt' local_options complete_aliases
    zle __beck_tab_before -- "$@"
  fi
}

# --- keys -------------------------------------------------------------------------------------------------
# The line becomes a command, in place; the same key again, the next one. Nothing is accepted.
__beck_convert() {
  __beck_is_whole && __beck_load question && __beck_load convert && __beck_convert_line
}

# `alt-x`, `ctrl-x`, or a character; none with BECK_KEY=off.
__beck_bind() {
  emulate -L zsh
  local key map
  for key in ${=__beck_keys:#off}; do
    key=${${key/#alt-/$'\e'}/#ctrl-/^}
    for map in emacs viins vicmd; do bindkey -M $map -- $key $1; done
  done
}

# --- unload -----------------------------------------------------------------------------------------------
__beck_unload() {
  precmd_functions=("${(@)precmd_functions[@]:#__beck_precmd}")
  preexec_functions=("${(@)preexec_functions[@]:#__beck_preexec}")
  zshaddhistory_functions=("${(@)zshaddhistory_functions[@]:#__beck_zshaddhistory}")
  add-zle-hook-widget -d line-finish __beck_line_finish
  __beck_bind undefined-key
  # zsh's own
  [[ $__beck_keys != *'alt-?'* ]] || bindkey -M emacs '^[?' which-command
  [[ $__beck_keys != *'ctrl-]'* ]] || bindkey -M viins '^]' self-insert
  [[ -z $__beck_ahead ]] || __beck_end_ahead
  local map name key=${__beck_prefix[-1]}
  for map in emacs viins; do
    [[ $(bindkey -M $map -- $key) != *self-insert-beck ]] || bindkey -M $map -- $key self-insert
  done
  [[ $(bindkey -M isearch -- $key) != *' self-insert' ]] || bindkey -M isearch -r -- $key
  add-zle-hook-widget -d line-pre-redraw __beck_before_draw
  [[ -z $__beck_followed ]] || __beck_unfollow
  for map in emacs viins; do
    [[ $(bindkey -M $map '^[^M') == *__beck_take_preview ]] || continue
    if [[ $map == emacs ]]; then bindkey -M emacs '^[^M' self-insert-unmeta; else bindkey -M viins -r '^[^M'; fi
  done
  for name in ${(k)widgets[(I)__beck_(take_preview|show|meet)]}; do zle -D $name; done
  zle -D __beck_convert self-insert-beck
  # A wrapper keeps ours under its own name.
  for name in ${(k)widgets[(I)<->:*]}; do zle -D $name; done
  for name in ${(k)widgets[(R)user:__beck_tab]}; do zle -A __beck_tab_before $name; done
  (( ! $+widgets[__beck_tab_before] )) || zle -D __beck_tab_before
  for name in ${(k)widgets[(R)user:__beck_spare_*]}; do zle -A ${${widgets[$name]/spare/before}#user:} $name; done
  for name in ${(k)widgets[(I)__beck_before_*]}; do zle -D $name; done
  [[ -z ${_comps[beck]-} ]] || compdef -d beck
  (( ! $+functions[_beck] )) || unfunction _beck
  unalias -- $__beck_prefix
  [[ -z $__beck_alias ]] || alias -- "$__beck_prefix=$__beck_alias"
  [[ -z $__beck_set_comments ]] || unsetopt interactive_comments
  [[ -z $__beck_inbox ]] || command -p rm -f -- ${__beck_inbox%.waiting}.shell
  unset -m '__beck_*'
  unfunction -m '__beck_*'
}

# --- install ----------------------------------------------------------------------------------------------
autoload -Uz add-zle-hook-widget
# As add-zsh-hook would, which has to be found and read first.
typeset -ga precmd_functions preexec_functions zshaddhistory_functions
precmd_functions+=(__beck_precmd) preexec_functions+=(__beck_preexec) zshaddhistory_functions+=(__beck_zshaddhistory)
# Where the line editor is not loaded yet, the first prompt does it.
! zmodload -e zsh/zle || __beck_hook_line || :
zle -N __beck_convert
# bracketed-paste-magic calls what inserts itself by this name.
zle -N self-insert-beck __beck_prefix_key
__beck_bind __beck_convert
# Comments at the prompt are what lets the question stay as typed (oh-my-zsh sets this as well).
if [[ $__beck_options[interactivecomments] == off && ${BECK_COMMENTS-} != off ]]; then
  __beck_options[interactivecomments]=on
  __beck_set_comments=1
fi
# At top level, so that the command has the person's own scope and options; quoted words are safe from aliases.
typeset -g __beck_loop="__beck_take; while __beck_next; do 'builtin' 'eval' \"\$__beck_command\" >>\"\$__beck_out\" 2>&1 && __beck_end 0 || __beck_end \$?; done; __beck_result"
__beck_take_alias
# Except options that `emulate` leaves alone and that have an effect when they are set.
'builtin' 'unset' '__beck_options['{emacs,exec,interactive,monitor,privileged,restricted,shinstdin,singlecommand,vi,zle}']'
options=("${(@kv)__beck_options}")
