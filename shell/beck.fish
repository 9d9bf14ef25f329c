# beck for fish (3.6 and newer): `? your question` at the prompt. Source this file from config.fish.
# It notices a question; fish/question.fish, read at the first one, asks it. The contract: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
status is-interactive; or return 0
builtin functions -q __beck_next; and return 0

# --- settings and state -----------------------------------------------------------------------------------
set -g __beck_protocol 2
set -g __beck_home (status dirname)
string match -q '/*' -- $__beck_home; or set __beck_home $PWD/$__beck_home
# The settings for prefix, keys and hint, one per line; the helper keeps this file up to date.
set -g __beck_prefix
set -g __beck_keys
set -g __beck_hinted
set -g __beck_inbox
set -g __beck_shared $HOME/.local/state/beck/shell
string match -q '/*' -- "$XDG_STATE_HOME"; and set -g __beck_shared $XDG_STATE_HOME/beck/shell
test -f $__beck_shared -a -r $__beck_shared; and read -gL __beck_prefix __beck_keys __beck_hinted __beck_inbox <$__beck_shared
set -e __beck_shared
# Other programs may put a proposed command here; the folder's existence shows that this shell looks.
if test -n "$__beck_inbox"
    if test -d "$__beck_inbox"; and builtin echo fish >$__beck_inbox/$fish_pid.shell
        set -g __beck_inbox $__beck_inbox/$fish_pid.waiting
    else
        set -g __beck_inbox ''
    end
end
test -n "$BECK_PREFIX"; and set -g __beck_prefix $BECK_PREFIX
test -n "$__beck_prefix"; or set -g __beck_prefix '?'
test -n "$BECK_KEY"; and set -g __beck_keys $BECK_KEY
test -n "$__beck_keys"; or set -g __beck_keys 'alt-? ctrl-]'
# `off` once the hint was shown or a question was asked, or by the person's setting.
test -n "$BECK_HINT"; and set -g __beck_hinted $BECK_HINT
# What fish runs for a question. Before 4.0 a bare `?` is a wildcard.
set -g __beck_word $__beck_prefix
status test-feature qmark-noglob; or set -g __beck_word (string replace -a '?' '\\?' -- $__beck_prefix)
# A question: optional spaces, the prefix, then a space or the end. Worth a look is also one behind a bar.
set -l plain (string escape --style=regex -- $__beck_prefix)
set -g __beck_pattern "^[ \t]*$plain(?:[ \t]|\z)"
set -g __beck_worth "$__beck_pattern|\\|[ \t]*(?:$plain|"(string escape --style=regex -- $__beck_word)')(?:[ \t]|\z)'
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
for name in state typed question rewritten left piped note converting gone seen generation
    set -g __beck_$name ''
end
set -g __beck_alias ''
set -g __beck_status 0
set -g __beck_failures 0
# What the next prompt has to look at.
set -g __beck_due 1
set -g __beck_parts
set -g __beck_found
# Before 4.0 `enter` would be the five letters.
set -g __beck_enter_keys \r \n
test (string split . -- $version)[1] -ge 4; and set -a __beck_enter_keys enter

# --- noticing a question ----------------------------------------------------------------------------------
# Runs at every Enter: one match if the line is not a question.
function __beck_enter
    set -g __beck_seen 1
    string match -qr -- "$__beck_worth" "$(builtin commandline -b)"; or test -n "$__beck_note$__beck_rewritten"; and __beck_look
    # What else this key did before us, named functions of the line editor.
    set -q argv[1]; and builtin commandline -f $argv
end

function __beck_look
    test -z "$__beck_note"; or builtin commandline -f repaint
    builtin commandline --paging-mode; and return
    set -l line "$(builtin commandline -b)"
    if string match -qr -- "$__beck_pattern" $line
        set -g __beck_left ''
        __beck_take_question $line $line
    else if string match -qr -- "$__beck_worth" $line
        __beck_load question quietly; and __beck_find_pipe $line
    else
        # Ctrl-C came between the rewriting and the execution: this Enter means the same question.
        test "$(string trim -c ' '\t -- $line)" = "$__beck_rewritten"; and __beck_mark_asked
    end
end

# `#` is put before the words, so that to the parser the question is a comment. This form leaves history again as soon
# as the question is known.
function __beck_take_question
    set -g __beck_typed $argv[1]
    set -g __beck_question (string replace -r -- "$__beck_pattern" '' $argv[2] | string collect)
    __beck_mark_asked
    set -l take ''
    test -z "$__beck_left"; or set take (string trim -l -c ' '\t -- $__beck_left)' __beck_take; '
    # Without spaces at the end, which fish takes off in its history, where this form has to be found again.
    set -g __beck_rewritten (string trim -r -c ' '\t -- "$take$__beck_word # "(string replace -a \n ' ' -- $__beck_question | string join ' '))
    # A leading space keeps a line out of history, so it is kept.
    builtin commandline -r -- (string match -r '^[ \t]*' -- $__beck_typed)"$__beck_rewritten"
end

function __beck_mark_asked
    set -g __beck_state asked
    set -g __beck_due 1
    set -g __beck_converting ''
end

# Before 4.0 a `?` anywhere else would be matched against file names: this lets it reach the function, which
# says how to ask. Called by fish for a `?` in command position only.
function __beck_elsewhere
    set -l line "$(builtin commandline -b)"
    string match -qr -- "$__beck_pattern" $line; and return 1
    # After a pipe into a question, everything is the question.
    string match -qr -- '\|[ \t]*'(string escape --style=regex -- $__beck_word)'[ \t]' $line; and return 1
    builtin echo -- $__beck_word
end

# --- the loop ---------------------------------------------------------------------------------------------
# Behind a command's pipe: keeps what comes for the question.
function __beck_take
    test "$__beck_state" = asked -a -n "$__beck_left"; and /bin/sh $__beck_home/shared/launch.sh hold $__beck_piped
end

# True with the next approved command in __beck_command; false when the question is over.
function __beck_next
    __beck_load question; and __beck_advance $argv
end

# What `$status` is afterwards. A command that left the loop by `break` is reported here.
function __beck_result
    # Once, behind the first question.
    if test "$__beck_alias" = 1
        set -g __beck_alias told
        __beck_tell "beck: $__beck_prefix was a function or alias of yours. With BECK_PREFIX beck takes another prefix."
    end
    if test -n "$__beck_gone"
        __beck_unload
        return 1
    end
    builtin contains -- "$__beck_state" '' asked; or __beck_leave $__beck_status
    return $__beck_status
end

# Reads fish/$argv[1].fish, once. False where it is gone, or was updated and speaks otherwise than this file: that is
# said, unless there is an $argv[2].
function __beck_load
    builtin contains -- $argv[1] $__beck_parts; and return
    set -l why removed
    if test -r $__beck_home/fish/$argv[1].fish
        set why updated
        __beck_read $argv[1]
    end
    builtin contains -- $argv[1] $__beck_parts; and return
    set -q argv[2]; or __beck_give_up $why
    return 1
end

# On its own, since a `return` in the file leaves the function as well.
function __beck_read
    builtin source $__beck_home/fish/$argv[1].fish
end

# Nothing can be asked in this shell any more.
function __beck_give_up
    switch $argv[1]
        case removed
            __beck_tell 'beck was uninstalled; this shell now unloads it too.'
            set -g __beck_gone 1
        case updated
            __beck_tell 'beck was updated; open a new shell to use it.' ' Your question is one Up away.'
    end
    set -g __beck_state ''
    set -g __beck_status 1
end

# Prints below the line that is being converted, else to the terminal; $argv[2] only applies to a question.
function __beck_tell
    if test -n "$__beck_converting"
        set -g __beck_note $argv[1]
    else
        builtin echo "$argv[1]$argv[2]" >&2
    end
end

# --- hooks ------------------------------------------------------------------------------------------------
# One comparison where the last line came through our Enter, succeeded and left nothing to do.
function __beck_prompt --on-event fish_prompt
    set -l last $status
    test "$last,$__beck_due,$__beck_seen,$__beck_failures" = 0,,1,0; or __beck_look_back $last
    set -g __beck_seen ''
    test -n "$__beck_inbox" -a -e "$__beck_inbox"; and __beck_take_proposal
end

# Another program's command, asked about as a question is.
function __beck_take_proposal
    set -g __beck_question /proposal
    for name in typed left rewritten
        set -g __beck_$name ''
    end
    __beck_mark_asked
    $__beck_prefix
    # If the helper cannot take the proposal, it would be started again at every prompt.
    test -e "$__beck_inbox"; and set -g __beck_inbox ''
end

function __beck_look_back
    # Only a command that ran and was not interrupted counts.
    if test $argv[1] -eq 0
        set -g __beck_failures 0
    else if test $argv[1] -lt 128 -a "$status_generation" != "$__beck_generation"
        set -g __beck_failures (builtin math $__beck_failures + 1)
        test $__beck_failures -eq 3; and __beck_hint
    end
    set -g __beck_generation $status_generation
    # The first prompt, or a line that did not come through our Enter: it may have been bound since.
    test -n "$__beck_seen"; or __beck_bind
    test -n "$__beck_due"; or return
    if builtin contains -- question $__beck_parts
        __beck_settle $argv[1]
    else
        set -g __beck_state ''
        set -g __beck_due ''
    end
end

# After three failures in a row, once in a shell that has not asked anything yet.
function __beck_hint
    test "$__beck_hinted" != off -a -t 1; or return
    set -g __beck_hinted off
    set -l dim \e'[2m' \e'[m'
    test "$TERM" = dumb; and set dim '' ''
    builtin echo "$dim[1]$__beck_prefix and Enter says what went wrong; beck config set hint false turns this tip off.$dim[2]"
end

# Tab in a question.
function __beck_complete
    __beck_load tab quietly; and __beck_offer_questions
end

# Ctrl-C draws a new prompt over the note.
function __beck_cancel --on-event fish_cancel
    test -z "$__beck_note"; or builtin printf '\e[J' >/dev/tty
    set -g __beck_note ''
end

# --- keys -------------------------------------------------------------------------------------------------
# The line becomes a command, in place; the same key again, the next one. Nothing is accepted.
function __beck_convert
    set -g __beck_converting 1
    if __beck_load question; and __beck_load convert
        __beck_convert_line
    else
        builtin printf '\n%s\n' $__beck_note >&2
        set -g __beck_note ''
        builtin commandline -f repaint
    end
    set -g __beck_converting ''
end

# With fish_vi_key_bindings a line may be accepted in each of its modes.
function __beck_bind
    set -l modes default insert
    test "$fish_key_bindings" = fish_default_key_bindings; or set -a modes visual replace
    for mode in $modes
        for key in $__beck_enter_keys
            __beck_bind_enter $mode $key
        end
        for key in (string split -n ' ' -- $__beck_keys)
            test $key = off; or builtin bind -M $mode (__beck_key $key) __beck_convert
        end
    end
end

# Enter means something else then, so the next prompt binds it again.
function __beck_change_keys --on-variable fish_key_bindings
    set -g __beck_seen ''
end

# Our look at the line first, then what the person, another plugin or fish has there: functions of the line editor,
# which our function calls, or commands, which fish runs after it. $argv: mode, key.
function __beck_bind_enter
    set -l kept __beck_enter_$argv[1]_(string escape --style=var -- $argv[2])
    set -q $kept; or set -g $kept
    __beck_find_enter --user $argv; and set -g $kept $__beck_found
    set -l commands $$kept
    test -z "$commands"; and __beck_find_enter --preset $argv; and set commands $__beck_found
    set -l new_mode
    if test "$commands[1]" = -m
        set new_mode $commands[1..2]
        set -e commands[1..2]
    end
    if test -z "$commands"
        builtin bind -M $argv[1] $argv[2] '__beck_enter execute' 2>/dev/null
        return
    end
    set -l known (builtin bind --function-names)
    for command in $commands
        builtin contains -- $command $known; and continue
        builtin bind -M $argv[1] $new_mode $argv[2] __beck_enter $commands 2>/dev/null
        return
    end
    builtin bind -M $argv[1] $new_mode $argv[2] "__beck_enter $commands" 2>/dev/null
end

# Another binding of that mode and key, the person's (--user) or fish's own (--preset), in __beck_found: the mode it
# changes to (-m and its name), commands.
function __beck_find_enter
    set -g __beck_found
    # Tokens of the first line: bind, options, the key, what it does. fish leaves `-M default` out.
    builtin bind $argv[1] -M $argv[2] $argv[3] 2>/dev/null | read --tokenize -l -a words
    set -q words[1]; or return 1
    string match -q -- '__beck_enter*' $words; and return 1
    set -l new_mode
    while set -e words[1]; and string match -q -- '-*' "$words[1]"
        builtin contains -- $words[1] -m --mode; and set new_mode -m $words[2]
        builtin contains -- $words[1] -m --mode -M; and set -e words[1]
    end
    set -g __beck_found $new_mode $words[2..]
end

# `alt-x`, `ctrl-x`, or a character, as fish 3 and 4 both write it; none with BECK_KEY=off.
function __beck_key
    if string match -q 'ctrl-?' -- $argv[1]
        set -l code (builtin printf '%d' "'"(string sub -s 6 -- $argv[1]))
        builtin printf (builtin printf '\\\\x%02x' (builtin math "bitand($code, 31)"))
    else
        string replace -r '^alt-' \e -- $argv[1]
    end
end

# --- unload -----------------------------------------------------------------------------------------------
function __beck_unload
    set -l IFS \n
    for mode in default insert visual replace
        for key in $__beck_enter_keys
            set -l kept __beck_enter_"$mode"_(string escape --style=var -- $key)
            # A binding made after beck's is kept.
            __beck_find_enter --user $mode $key; and continue
            builtin bind -M $mode -e $key 2>/dev/null
            set -l commands $$kept
            set -l new_mode
            test "$commands[1]" = -m; and set new_mode $commands[1..2]; and set -e commands[1..2]
            set -q commands[1]; and builtin bind -M $mode $new_mode $key $commands
        end
        for key in (string split -n ' ' -- $__beck_keys)
            builtin bind -M $mode -e (__beck_key $key)
        end
    end
    builtin abbr --query __beck_elsewhere; and builtin abbr --erase __beck_elsewhere
    builtin complete -c $__beck_prefix -e
    builtin complete -c beck -e
    set -l index (builtin contains -i -- $__beck_home/completions $fish_complete_path); and set -e fish_complete_path[$index]
    test -n "$__beck_inbox"; and command rm -f -- (string replace -r 'waiting$' shell -- $__beck_inbox)
    builtin functions -e $__beck_prefix
    test -n "$__beck_alias"; and builtin functions -c __beck_before_prefix $__beck_prefix
    set -e (set -n -g | string match '__beck_*')
    builtin functions -e (builtin functions -an | string match '__beck_*')
end

# --- install ----------------------------------------------------------------------------------------------
# The keys are bound at the first prompt, like the person's own.
if test "$__beck_word" != "$__beck_prefix"
    builtin abbr --add __beck_elsewhere --position command --regex (string escape --style=regex -- $__beck_prefix) --function __beck_elsewhere
end
# File names, too, come from our function: fish's own may replace the word by one that only contains it.
builtin complete -c $__beck_prefix -f -k -n '__beck_load tab quietly' -a '(__beck_complete)'
# fish reads a file from there at the first Tab after `beck`.
test -d $__beck_home/completions; and set -ga fish_complete_path $__beck_home/completions
# One of the person's own, which this takes the place of.
if builtin functions -q -- $__beck_prefix
    set -g __beck_alias 1
    builtin functions -c -- $__beck_prefix __beck_before_prefix
    builtin functions -e -- $__beck_prefix
end
# Without its own scope, so that the command has the person's.
function $__beck_prefix --no-scope-shadowing
    set -g __beck_result $status $pipestatus
    while __beck_next $__beck_result
        builtin eval $__beck_command >>$__beck_out 2>&1
        __beck_end $status
    end
    __beck_result $status
end
