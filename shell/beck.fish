# beck for fish (3.6 and newer): `? your question` at the prompt. Source this file from config.fish.
# The contract that this script implements, and the sections it shares with its siblings: README.md beside it.

# --- guard ------------------------------------------------------------------------------------------------
status is-interactive; or return 0
builtin functions -q __beck_next; and return 0

# --- settings and state -----------------------------------------------------------------------------------
set -g __beck_protocol 1
set -g __beck_home (status dirname)
string match -q '/*' -- $__beck_home; or set __beck_home $PWD/$__beck_home
# What the settings say of prefix and keys, one line each: the helper keeps this file up to date.
set -g __beck_prefix
set -g __beck_keys
set -g __beck_hinted
set -g __beck_shared $HOME/.local/state/beck/shell
string match -q '/*' -- "$XDG_STATE_HOME"; and set -g __beck_shared $XDG_STATE_HOME/beck/shell
test -f $__beck_shared -a -r $__beck_shared; and read -gL __beck_prefix __beck_keys __beck_hinted <$__beck_shared
set -e __beck_shared
test -n "$BECK_PREFIX"; and set -g __beck_prefix $BECK_PREFIX
test -n "$__beck_prefix"; or set -g __beck_prefix '?'
# What fish runs for a question. Before 4.0 a bare `?` is a wildcard.
set -g __beck_word $__beck_prefix
status test-feature qmark-noglob; or set -g __beck_word (string replace -a '?' '\\?' -- $__beck_prefix)
# A question: optional blanks, the prefix, then a blank or the end.
set -g __beck_pattern '^[ \t]*'(string escape --style=regex -- $__beck_prefix)'(?:[ \t]|\z)'
# '' nothing of ours · asked: the accepted line is a question · open: the helper runs · step: a command runs
set -g __beck_state ''
set -g __beck_typed ''
set -g __beck_question ''
set -g __beck_rewritten ''
set -g __beck_private ''
set -g __beck_folder ''
set -g __beck_modes ''
set -g __beck_status 0
set -g __beck_last 0
set -g __beck_helper ''
set -g __beck_command ''
set -g __beck_out ''
set -g __beck_mark ''
set -g __beck_message
set -g __beck_pagers
set -g __beck_pending
set -g __beck_merge 0
set -g __beck_leaving ''
set -g __beck_due 1
set -g __beck_seen ''
test -n "$BECK_KEY"; and set -g __beck_keys $BECK_KEY
test -n "$__beck_keys"; or set -g __beck_keys 'alt-? ctrl-]'
# `off` once it was said or a question was asked, or because the person says so.
test -n "$BECK_HINT"; and set -g __beck_hinted $BECK_HINT
set -g __beck_failures 0
set -g __beck_gone ''
# What a line may become, what is to be said of each, which one stands there, and what to say next.
set -g __beck_choices
set -g __beck_notes
set -g __beck_choice 0
set -g __beck_previous ''
set -g __beck_converting ''
set -g __beck_note ''
set -g __beck_found
# What stands before the prefix where a command's output is piped into the question, and the file that keeps it.
set -g __beck_left ''
set -g __beck_piped ''
# Before 4.0 `enter` would be the five letters.
set -g __beck_enter_keys \r \n
test (string split . -- $version)[1] -ge 4; and set -a __beck_enter_keys enter

# --- noticing a question ----------------------------------------------------------------------------------
# At every Enter: one match and on when the line is not ours. Otherwise `#` is put before the words, so that
# to the parser the question is a comment. This form leaves history again as soon as the question is known.
function __beck_enter
    set -g __beck_seen 1
    test -z "$__beck_note"; or builtin commandline -f repaint
    set -l line "$(builtin commandline -b)"
    if string match -qr -- "$__beck_pattern" $line
        set -g __beck_left ''
        builtin commandline --paging-mode; or __beck_take_question $line $line
    else if string match -q -- "*|*$__beck_word*" $line; and not builtin commandline --paging-mode
        __beck_find_pipe $line
    else if test -n "$__beck_rewritten"
        # Ctrl-C came between the rewriting and the execution: this Enter means the same question.
        test "$(string trim -c ' '\t -- $line)" = "$__beck_rewritten"; and __beck_mark_asked
    end
    # What else this key did before us, named functions of the line editor.
    set -q argv[1]; and builtin commandline -f $argv
end

function __beck_take_question
    set -g __beck_typed $argv[1]
    set -g __beck_question (string replace -r -- "$__beck_pattern" '' $argv[2] | string collect)
    __beck_mark_asked
    set -l take ''
    test -z "$__beck_left"; or set take (string trim -l -c ' '\t -- $__beck_left)' __beck_take; '
    set -g __beck_rewritten "$take$__beck_word # "(string replace -a \n ' ' -- $__beck_question | string join ' ')
    # A blank in front keeps a line out of history, so it stays.
    builtin commandline -r -- (string match -r '^[ \t]*' -- $__beck_typed)"$__beck_rewritten"
end

# `command | ? question`: the first place where what stands before is whole to fish's own parser, which runs nothing.
function __beck_find_pipe
    set -l fish (status fish-path)
    set -l rest $argv[1]
    set -l left ''
    while string match -q '*|*' -- "$rest"
        set left "$left$(string split -m 1 '|' -- $rest)[1]"
        set rest (string replace -r '^[^|]*\|' '' -- $rest | string collect)
        set -l before $left
        set left "$left|"
        # As __beck_elsewhere has made it.
        set -l typed (string replace -r -- '^([ \t]*)'(string escape --style=regex -- $__beck_word) '$1'$__beck_prefix $rest | string collect)
        string match -qr -- "$__beck_pattern" "$typed"; or continue
        # A newline would end the line too early.
        string match -qr '\n|\|$|^\s*$' -- "$before"; and continue
        builtin printf '%s\n' $before | $fish -N -n 2>/dev/null; or continue
        set -g __beck_left $left
        set -g __beck_piped /tmp
        for folder in "$XDG_RUNTIME_DIR" "$TMPDIR"
            if test -d "$folder" -a -w "$folder"
                set -g __beck_piped $folder
                break
            end
        end
        set -g __beck_piped $__beck_piped/beck.$fish_pid.(builtin random).in
        __beck_take_question $left$typed $typed
        return
    end
end

function __beck_mark_asked
    set -g __beck_state asked
    set -g __beck_due 1
end

# Before 4.0 a `?` anywhere else would be matched against file names: this lets it reach the function, which
# says how to ask. Called by fish for a `?` in command position only.
function __beck_elsewhere
    set -l line "$(builtin commandline -b)"
    string match -qr -- "$__beck_pattern" $line; and return 1
    # Behind a pipe into a question all is the question.
    string match -qr -- '\|[ \t]*'(string escape --style=regex -- $__beck_word)'[ \t]' $line; and return 1
    builtin echo -- $__beck_word
end

# --- talking to the helper --------------------------------------------------------------------------------
function __beck_send
    test -p "$__beck_folder/request"; and builtin printf '%s\0' $argv[1] "$argv[2]" "$PWD" >"$__beck_folder/request"
end

# Reads one message of four fields. Not by `read`, which Ctrl-C cannot end; one message never waits behind another.
function __beck_receive
    # A PATH that begins with somebody else's folder is theirs to follow, not ours.
    set -l PATH /usr/bin /bin
    set -g __beck_message
    test -p "$__beck_folder/reply"; or return 1
    # A helper that dies leaves its last message and the launcher's word of it together.
    if test (builtin count $__beck_pending) -lt 4
        set -g __beck_pending (command dd "if=$__beck_folder/reply" bs=65536 count=1 2>/dev/null | string split0)
    end
    test (builtin count $__beck_pending) -ge 4; or return 1
    set -g __beck_message $__beck_pending[1..4]
    set -e __beck_pending[1..4]
end

function __beck_start
    set -g __beck_hinted off
    if not test -r $__beck_home/launch.sh
        __beck_tell 'beck: was removed; this shell now forgets it as well.'
        set -g __beck_state ''
        set -g __beck_status 1
        set -g __beck_gone 1
        return 1
    end
    set -l base /tmp
    for folder in "$XDG_RUNTIME_DIR" "$TMPDIR"
        if test -d "$folder" -a -w "$folder"
            set base $folder
            break
        end
    end
    set -g __beck_folder $base/beck.$fish_pid.(builtin random)
    set -g __beck_state open
    set -g __beck_helper ''
    set -g __beck_status 0
    set -g __beck_mark ''
    set -g __beck_out ''
    set -g __beck_pending
    set -g __beck_message
    set -g __beck_modes (/bin/sh $__beck_home/launch.sh $__beck_folder $fish_pid 2>&1)
    set -l started $status
    # In a folder that was removed, sh itself says so first.
    set -g __beck_modes $__beck_modes[-1]
    if test $started -ne 0
        set -g __beck_message fail "$__beck_modes"
        set -g __beck_modes ''
        __beck_fail
        return 1
    end
    if not __beck_receive; or test "$__beck_message[1]" != hello
        __beck_fail
        return 1
    end
    if test "$__beck_message[2]" != $__beck_protocol
        __beck_tell 'beck: was updated; open a new shell to go on.' ' Your question is one Up away.'
        __beck_send bye ''
        set -g __beck_state ''
        set -g __beck_status 1
        return 1
    end
    set -g __beck_helper $__beck_message[3]
    __beck_send about "$__beck_protocol"\nfish\n"$version"\n"$__beck_last"\n(test -n "$__beck_private"; and builtin echo private; or builtin echo)
    __beck_send last "$__beck_previous"
    test $argv[1] != ask -o -z "$__beck_left"; or __beck_send piped $__beck_piped
    __beck_send $argv[1] "$__beck_question"
end

# Below the line that is being converted, else where output goes; $argv[2] is for a question alone.
function __beck_tell
    if test -n "$__beck_converting"
        set -g __beck_note $argv[1]
    else
        builtin echo "$argv[1]$argv[2]" >&2
    end
end

# The helper is gone: its last words, the terminal as it was, and the prompt.
function __beck_fail
    set -l PATH /usr/bin /bin
    set -l reason 'The helper ended unexpectedly.'
    if test "$__beck_message[1]" = fail
        test -n "$__beck_message[2]"; and set reason $__beck_message[2]
    else
        set reason 'The helper did not start.'
    end
    __beck_restore_terminal
    # What the command wrote last is still on its way through the relay's keeper.
    builtin contains -- "$__beck_out" '' /dev/tty; or command sleep 0.2
    __beck_tell "beck: $reason" ' Your question is one Up away.'
    test -n "$__beck_folder"; and command rm -rf -- "$__beck_folder"
    set -g __beck_state ''
    set -g __beck_mark ''
    set -g __beck_status 1
end

function __beck_restore_terminal
    set -l PATH /usr/bin /bin
    test -n "$__beck_modes"; and command stty "$__beck_modes" </dev/tty 2>/dev/null
end

# How each of the words resolves right now; one message a word. fish keeps aliases as functions.
function __beck_resolve
    for word in (string split \n -- $argv[1])
        test -n "$word"; or continue
        set -l found missing
        set -l type (builtin type -t -- $word 2>/dev/null)
        if test "$type" = file
            set -l file (command -s -- $word; or builtin path resolve -- $word)
            set found file\n$file
        else if builtin contains -- "$type" function builtin
            set found $type
        end
        # fish ships some commands as functions of its own, around a builtin (cd) or around a program (ls).
        if test "$type" = function; and string match -q -- "$__fish_data_dir/*" (builtin functions --details -- $word)
            set found builtin
            set -l file (command -s -- $word)
            builtin contains -- $word (builtin -n); or test -z "$file"; or set found file\n$file
        end
        __beck_send word $word\n$found
    end
    __beck_send resolved ''
end

function __beck_edit
    set -l text
    if read -S -p "printf 'edit> '" -c "$argv[1]" text </dev/tty
        __beck_send edited "$text"
    else
        __beck_send kept ''
    end
end

# --- turning a line into a command ------------------------------------------------------------------------
# The key: the line becomes a command, in place; the same key again, the next one. Nothing is accepted.
function __beck_convert
    set -l line "$(builtin commandline -b)"
    set -g __beck_note ''
    string match -qr '\S' -- "$line"; and test -z "$__beck_state"; or return
    set -g __beck_converting 1
    set -g __beck_due 1
    set -l place (__beck_place)
    if test $__beck_choice -gt 0; and test "$line" = "$__beck_choices[$__beck_choice]"
        __beck_choose (builtin math "$__beck_choice % "(builtin count $__beck_choices)" + 1")
    else
        set -g __beck_choice 0
        set -g __beck_question $line
        __beck_ask_choices
    end
    __beck_show_note $place
    set -g __beck_converting ''
end

function __beck_ask_choices
    __beck_start convert; or return
    while __beck_receive
        switch "$__beck_message[1]"
            # The helper draws itself.
            case draw
            case resolve
                __beck_resolve "$__beck_message[2]"
            case converted
                __beck_send bye ''
                set -g __beck_state ''
                set -g __beck_choices (string split \n -- $__beck_message[2])
                set -g __beck_notes (string split \n -- $__beck_message[3])
                if test -n "$__beck_message[2]"
                    __beck_choose 1
                else
                    set -g __beck_note $__beck_message[4]
                end
                return
            case '*'
                break
        end
    end
    if test -n "$__beck_message[1]"
        __beck_fail
    else
        __beck_leave 130
    end
end

function __beck_choose
    set -g __beck_choice $argv[1]
    builtin commandline -r -- $__beck_choices[$argv[1]]
    set -g __beck_note $__beck_notes[$argv[1]]
end

# fish draws the new line after us, so the place below it is reckoned. Where the line gets fewer rows, fish wipes what
# is below it: then the note is drawn once more, a moment later.
# $argv: width of the prompt, row of the cursor and last row of the old line.
function __beck_show_note
    test -n "$__beck_note"; or return
    set -l new (string length --visible -- "$(builtin commandline -b)")
    set -l last (builtin math "floor(($argv[1] + $new) / $COLUMNS)")
    set -l lines (string split \n -- $__beck_note)
    __beck_draw_below (builtin math "max($last, $argv[3]) - $argv[2]") $lines
    test $last -ge $argv[3]; and return
    set -l PATH /usr/bin /bin
    command sh -c 'sleep 0.1; printf %s "$1" >/dev/tty' sh "$(__beck_draw_below 0 $lines)" &
    builtin disown 2>/dev/null
end

# Down without leaving the column, which scrolls where there is no room, and up again: then the place is kept.
function __beck_draw_below
    set -l all (builtin math "$argv[1] + "(builtin count $argv)" - 1")
    set -l down ''
    test $argv[1] -eq 0; or set down (builtin printf '\e[%dB' $argv[1])
    builtin printf '%s\e[%dA\e7%s' (string repeat -n $all \eD) $all $down
    builtin printf '\e[B\r%s\e[K' $argv[2..]
    builtin printf '\e8'
end

# Width of the prompt's last line, row of the cursor and last row of the line, as fish wraps them.
function __beck_place
    set -l prompt (begin; fish_mode_prompt; fish_prompt; end)[-1]
    set -l width (string length --visible -- "$prompt")
    set -l before (string length --visible -- "$(builtin commandline -bc)")
    set -l whole (string length --visible -- "$(builtin commandline -b)")
    builtin echo $width
    builtin math "floor(($width + $before) / $COLUMNS)"
    builtin math "floor(($width + $whole) / $COLUMNS)"
end

# --- the loop's parts -------------------------------------------------------------------------------------
# Behind a command's pipe: keeps what comes for the question.
function __beck_take
    test "$__beck_state" = asked -a -n "$__beck_left"; and /bin/sh $__beck_home/launch.sh hold $__beck_piped
end

# True with the next approved command in __beck_command; false when the question is over.
function __beck_next
    set -l last $argv[1]
    switch $__beck_state
        case asked
            set -g __beck_last $last
            set -g __beck_previous $history[1]
            test "$__beck_previous" = "$__beck_rewritten"; and set -g __beck_previous $history[2]
            if test -n "$__beck_left"
                set -g __beck_last $argv[-2]
                set -g __beck_previous (string trim -r -c '|' -- $__beck_left)
            end
            __beck_note_history
            __beck_start ask; or return 1
        case step
            __beck_end $last
        case open
        case '*'
            builtin echo "beck: a question stands at the start of a line: $__beck_prefix your question; in scripts: beck ask \"your question\"" >&2
            set -g __beck_status 2
            return 1
    end
    while __beck_receive
        switch "$__beck_message[1]"
            case run
                set -g __beck_command $__beck_message[2]
                set -g __beck_out $__beck_message[3]
                set -g __beck_mark $__beck_message[4]
                set -g __beck_state step
                test -z "$__beck_mark"; or __beck_quiet_pagers
                __beck_remember $__beck_command
                return 0
            case resolve
                __beck_resolve "$__beck_message[2]"
            case edit
                __beck_edit "$__beck_message[2]"
            case done
                set -g __beck_status $__beck_message[2]
                __beck_send bye ''
                set -g __beck_state ''
                return 1
            case '*'
                __beck_fail
                return 1
        end
    end
    # Nothing came: Ctrl-C. What is left to do happens where every early end of the loop is handled.
    set -g __beck_status 130
    return 1
end

# The question as typed. A leading blank or a private session keeps it out, and its commands with it.
function __beck_note_history
    set -g __beck_private ''
    if test -n "$fish_private_mode"; or string match -qr '^[ \t]' -- $__beck_typed
        set -g __beck_private 1
    end
    builtin history delete --exact --case-sensitive -- $__beck_rewritten
    set -g __beck_rewritten ''
    __beck_remember $__beck_typed
end

# Only fish 4 can add an entry itself; before, its file is the only door.
function __beck_remember
    test -z "$__beck_private"; or return 0
    if builtin functions -q fish_should_add_to_history; and not fish_should_add_to_history $argv[1]
        return 0
    end
    if test (string split . -- $version)[1] -ge 4
        builtin history append -- $argv[1]
        return
    end
    set -l name fish
    set -q fish_history; and set name $fish_history
    test -n "$name"; or return 0
    set -l folder $HOME/.local/share
    test -n "$XDG_DATA_HOME"; and set folder $XDG_DATA_HOME
    # A home that cannot be written has no history on disk.
    test -w $folder/fish; or return 0
    set -l entry (string replace -a \\ \\\\ -- $argv[1] | string collect)
    set entry (string replace -a \n '\\n' -- $entry | string join '\\n')
    set -l PATH /usr/bin /bin
    builtin printf '%s cmd: %s\n  when: %s\n' - $entry (command date +%s) >>$folder/fish/{$name}_history
    set -g __beck_merge 2
end

# A pager reads its keys from the terminal it writes to, and the relayed one has no keyboard.
function __beck_quiet_pagers
    set -g __beck_pagers
    for name in PAGER GIT_PAGER MANPAGER SYSTEMD_PAGER
        if not set -qg $name
            set -a __beck_pagers "$name unset"
        else if set -qgx $name
            set -a __beck_pagers "$name -gx $$name"
        else
            set -a __beck_pagers "$name -gu $$name"
        end
        set -gx $name cat
    end
end

# What the command itself set is kept.
function __beck_restore_pagers
    for entry in $__beck_pagers
        set -l fields (string split -m 2 ' ' -- $entry)
        set -l name $fields[1]
        test "$$name" = cat; or continue
        set -eg $name
        test "$fields[2]" = unset; or set $fields[2] $name $fields[3]
    end
    set -g __beck_pagers
end

function __beck_end
    __beck_report end $argv[1]
    set -g __beck_state open
    return 0
end

function __beck_report
    test -z "$__beck_mark"; or builtin printf '%s' $__beck_mark 2>/dev/null >>$__beck_out
    __beck_restore_pagers
    set -g __beck_mark ''
    set -g __beck_status $argv[2]
    __beck_send $argv[1] $argv[2]
end

# What `$status` is afterwards. A command that left the loop by `break` is reported here.
function __beck_result
    if test -n "$__beck_gone"
        __beck_unload
        return 1
    end
    builtin contains -- "$__beck_state" '' asked; or __beck_leave $__beck_status
    return $__beck_status
end

# The loop was left early: tell the helper, give it a moment to tidy the screen, then go on without it.
# fish cannot read with a time limit, so a small program waits for the folder to go.
function __beck_leave
    set -l PATH /usr/bin /bin
    set -g __beck_leaving 1
    if test "$__beck_state" = step
        __beck_report interrupt $argv[1]
    else
        __beck_send interrupt $argv[1]
    end
    set -g __beck_status $argv[1]
    __beck_send bye ''
    /bin/sh -c 'n=0; while [ -d "$1" ] && [ $n -lt 36 ]; do sleep 0.05; n=$((n + 1)); done; [ ! -d "$1" ]' sh "$__beck_folder"
    if test $status -ne 0
        test -n "$__beck_helper"; and command kill -KILL $__beck_helper 2>/dev/null
        __beck_restore_terminal
        command rm -rf -- "$__beck_folder"
    end
    set -g __beck_state ''
    set -g __beck_leaving ''
end

# --- hooks ------------------------------------------------------------------------------------------------
function __beck_prompt --on-event fish_prompt
    set -l last $status
    # The first prompt, or a line that did not come through our Enter: somebody may have bound it since.
    test -n "$__beck_seen"; or __beck_bind
    set -g __beck_seen ''
    test -z "$__beck_due"; or __beck_settle $last
end

# Only a command that ran and was not interrupted counts. After three failures in a row, once in a shell that has not
# asked anything yet, the hint.
function __beck_count --on-event fish_postexec
    set -l last $status
    if test $last -eq 0
        set -g __beck_failures 0
    else if test $last -lt 128
        set -g __beck_failures (builtin math $__beck_failures + 1)
        test $__beck_failures -eq 3; and __beck_hint
    end
end

function __beck_hint
    test "$__beck_hinted" != off -a -t 1; or return
    set -g __beck_hinted off
    set -l dim \e'[2m' \e'[m'
    test "$TERM" = dumb; and set dim '' ''
    builtin echo "$dim[1]$__beck_prefix and Enter says what went wrong; beck config set hint false ends this tip.$dim[2]"
end

# Tab in a question, word by word since fish would quote the blanks: from the latest of the history and the examples
# that install.sh put beside this file. What fish would quote is left out.
function __beck_complete
    set -l typed (string replace -r -- "$__beck_pattern" '' "$(builtin commandline -cb)")
    set -l word "$(builtin commandline -ct)"
    # Behind a quote fish takes several words for one.
    string match -qr '\s' -- $word; and return
    set -l length (builtin math (string length -- "$typed") - (string length -- "$word"))
    set -l start (string escape --style=regex -- (string sub -l $length -- "$typed"))
    set -l questions (string replace -rf -- "$__beck_pattern" '' $history[1..2000])
    if test -r $__beck_home/completions/questions
        read -lz examples <$__beck_home/completions/questions
        set -a questions (string split -n \n -- $examples)
    end
    string replace -rf -- "(?i)^$start([\\w.,-]+)( .*)?\$" '$1\t$0' $questions
end

# Ctrl-C gives a new prompt where the note stands.
function __beck_cancel --on-event fish_cancel
    test -z "$__beck_note"; or builtin printf '\e[J' >/dev/tty
    set -g __beck_note ''
end

function __beck_settle
    set -l PATH /usr/bin /bin
    if builtin contains -- "$__beck_state" open step
        __beck_leave $argv[1]
    else if test -n "$__beck_leaving"
        # A second Ctrl-C cut the goodbye short.
        command rm -rf -- "$__beck_folder"
        set -g __beck_leaving ''
    end
    set -g __beck_state ''
    # The helper takes the file away; where it was not asked it is still there.
    test -n "$__beck_piped" -a -e "$__beck_piped"; and command rm -f -- $__beck_piped
    set -g __beck_piped ''
    # fish reads its file anew at most once a second, so the next prompt tries again.
    if test $__beck_merge -gt 0
        set -g __beck_merge (builtin math $__beck_merge - 1)
        builtin history merge
    else
        set -g __beck_due ''
    end
end

function __beck_bind
    for mode in default insert
        for key in $__beck_enter_keys
            __beck_bind_enter $mode $key
        end
        for key in (string split -n ' ' -- $__beck_keys)
            test $key = off; or builtin bind -M $mode (__beck_key $key) __beck_convert
        end
    end
end

# Our look at the line first, then what the person or another plugin has there: functions of the line editor, which
# our function calls, or commands, which fish runs after it. $argv: mode, key.
function __beck_bind_enter
    set -l kept __beck_enter_$argv[1]_(string escape --style=var -- $argv[2])
    set -q $kept; or set -g $kept
    __beck_find_enter $argv; and set -g $kept $__beck_found
    set -l commands $$kept
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

# Somebody else's binding of that mode and key, in __beck_found: the mode it changes to (-m and its name), commands.
function __beck_find_enter
    set -g __beck_found
    # Tokens of the first line: bind, options, the key, what it does. fish leaves `-M default` out.
    builtin bind --user -M $argv[1] $argv[2] 2>/dev/null | read --tokenize -l -a words
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
    for mode in default insert
        for key in $__beck_enter_keys
            set -l kept __beck_enter_"$mode"_(string escape --style=var -- $key)
            # Whoever bound it after us keeps it.
            __beck_find_enter $mode $key; and continue
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
    builtin functions -e $__beck_prefix
    set -e (set -n -g | string match '__beck_*')
    builtin functions -e (builtin functions -an | string match '__beck_*')
end

# --- install ----------------------------------------------------------------------------------------------
__beck_bind
if test "$__beck_word" != "$__beck_prefix"
    builtin abbr --add __beck_elsewhere --position command --regex (string escape --style=regex -- $__beck_prefix) --function __beck_elsewhere
end
builtin complete -c $__beck_prefix -k -a '(__beck_complete)'
# fish reads a file from there at the first Tab after `beck`.
test -d $__beck_home/completions; and set -ga fish_complete_path $__beck_home/completions
# Without its own scope, so that the command has the person's.
function $__beck_prefix --no-scope-shadowing
    set -g __beck_result $status $pipestatus
    while __beck_next $__beck_result
        builtin eval $__beck_command >>$__beck_out 2>&1
        __beck_end $status
    end
    __beck_result $status
end
