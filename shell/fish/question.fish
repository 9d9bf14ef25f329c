# Asks a question for beck.fish, which reads this file at the first one, and does what the helper says.
# The contract: ../README.md.

test "$__beck_protocol" = 2; or return 0
for name in private base folder modes previous helper command out mark leaving waited asking
    set -g __beck_$name ''
end
set -g __beck_last 0
set -g __beck_message
set -g __beck_pending
set -g __beck_pagers
set -g __beck_merge 0
set -g __beck_suspended 0
set -g __beck_ended 0
# Each helper has its own folder: these are the last parts of the name of the one that may wait.
set -g __beck_seed (builtin random)
set -g __beck_number 0

# --- talking to the helper --------------------------------------------------------------------------------
# Messages, each a word and its text, in one piece: a write for each would wake the helper as often.
function __beck_send
    set -l fields
    while set -q argv[1]
        set -a fields $argv[1] "$argv[2]" "$PWD"
        set -e argv[1..2]
    end
    test -p "$__beck_folder/request"; and builtin printf '%s\0' $fields >"$__beck_folder/request"
end

# Reads one message of four fields. Not by `read`, which Ctrl-C cannot end; one message never waits behind another.
# False after Ctrl-C; the message is `gone` where no writer is left.
function __beck_receive
    # A PATH that begins with another user's folder is followed by the person's commands, not by this script.
    set -l PATH /usr/bin /bin
    set -g __beck_message
    test -p "$__beck_folder/reply"; or return 1
    # When a helper dies, its last message and the launcher's report arrive together.
    if test (builtin count $__beck_pending) -lt 4
        set -g __beck_ended 0
        set -g __beck_pending (command dd "if=$__beck_folder/reply" bs=65536 count=1 2>/dev/null | string split0; set -g __beck_ended $pipestatus[1])
    end
    if test (builtin count $__beck_pending) -lt 4
        test $__beck_ended -ne 130; or return
        set -g __beck_message gone
        return 0
    end
    set -g __beck_message $__beck_pending[1..4]
    set -e __beck_pending[1..4]
end

# $argv: ask or convert, and the line as fish has drawn it. A helper that waits is asked first; the question goes to a new
# one where none does, or where it ended before it said anything.
function __beck_start
    set -l IFS \n
    set -g __beck_hinted off
    set -g __beck_waited ''
    set -g __beck_asking $argv[1]
    if not test -r $__beck_home/shared/launch.sh
        __beck_give_up removed
        return 1
    end
    __beck_choose_base
    set -g __beck_state open
    set -g __beck_helper ''
    set -g __beck_status 0
    set -g __beck_mark ''
    set -g __beck_out ''
    if __beck_take_waiting
        set -q argv[2]; and test -z "$__beck_left"; and __beck_show_typed $__beck_last $argv[2]
    else
        __beck_start_new $argv[2]; or return 1
    end
    __beck_ask $argv[1]
end

function __beck_start_new
    set -l IFS \n
    set -g __beck_folder $__beck_base/beck.$fish_pid.$__beck_seed.(builtin math $__beck_number + 1)
    set -g __beck_number (builtin math $__beck_number + 2)
    set -g __beck_helper ''
    set -g __beck_waited ''
    set -g __beck_pending
    set -g __beck_message
    set -g __beck_modes (/bin/sh $__beck_home/shared/launch.sh $__beck_folder $fish_pid fish 2>&1)
    set -l started $status
    # In a folder that was removed, sh itself says so first.
    set -g __beck_modes $__beck_modes[-1]
    if test $started -ne 0
        set -g __beck_message fail "$__beck_modes"
        set -g __beck_modes ''
        __beck_fail
        return 1
    end
    # Done while Node starts; in a pipe it was done before the command.
    set -q argv[1]; and test -z "$__beck_left"; and __beck_show_typed $__beck_last $argv[1]
    if not __beck_receive; or test "$__beck_message[1]" != hello
        __beck_fail
        return 1
    end
    if test "$__beck_message[2]" != $__beck_protocol
        __beck_send bye ''
        __beck_give_up updated
        return 1
    end
    set -g __beck_helper $__beck_message[3]
end

# True where a helper of this shell waits, and has the environment of now.
function __beck_take_waiting
    set -l IFS \n
    set -g __beck_folder $__beck_base/beck.$fish_pid.$__beck_seed.$__beck_number
    test -O $__beck_folder -a -p $__beck_folder/reply; or return
    set -g __beck_number (builtin math $__beck_number + 1)
    set -g __beck_pending
    set -g __beck_message
    set -g __beck_modes (/bin/sh $__beck_home/shared/launch.sh take $__beck_folder 2>/dev/null)
    and __beck_receive
    and test "$__beck_message[1]" = hello -a "$__beck_message[2]" = $__beck_protocol
    and set -g __beck_helper $__beck_message[3]
    and set -g __beck_modes $__beck_modes[-1]
    and set -g __beck_waited 1
    and return 0
    /bin/rm -rf -- $__beck_folder
    return 1
end

# Reads a message. Where a helper that waited ended before it said anything, a new one gets the question.
function __beck_hear
    __beck_receive; or return 1
    if test -n "$__beck_waited"; and builtin contains -- "$__beck_message[1]" fail gone
        /bin/rm -rf -- $__beck_folder
        __beck_start_new; and __beck_ask $__beck_asking; and __beck_receive; or return 1
    end
    set -g __beck_waited ''
end

function __beck_ask
    set -l IFS \n
    set -l said about "$__beck_protocol"\nfish\n"$version"\n"$__beck_last"\n(test -n "$__beck_private"; and builtin echo private; or builtin echo)
    set -a said last "$__beck_previous"
    test $argv[1] != ask -o -z "$__beck_left"; or set -a said piped $__beck_piped
    __beck_send $said $argv[1] "$__beck_question"
end

# fish has drawn the line as its parser needed it: puts what was typed in its place, in the same cells. Not where the
# place is unknown. $argv: what `$status` was for the prompt, the line as it was drawn.
function __beck_show_typed
    set -l IFS \n
    test -t 1 -a "$TERM" != dumb; or return
    # An accepted line may have a different (transient) prompt.
    test "$fish_transient_prompt" = 1; and return
    builtin functions -q starship_transient_prompt_func transient_execute; and return
    set -l typed (string trim -r -c ' '\t -- (string replace -a \n ' ' -- $__beck_typed | string join ' '))
    set -l drawn (string match -r '^[ \t]*' -- $__beck_typed)$argv[2]
    string match -qr '[[:cntrl:]]' -- $typed; and return
    # fish puts the lines of the mode side by side, before the first of the prompt.
    set -l mode (__beck_give_status $argv[1]; fish_mode_prompt 2>/dev/null)
    set -l prompt (__beck_give_status $argv[1]; fish_prompt 2>/dev/null)
    test (builtin count $prompt) -gt 1; and set mode
    set -l width (string length --visible -- "$(string join '' -- $mode $prompt[-1])")
    set -l length (string length --visible -- "$drawn")
    set -l less (builtin math "$length - "(string length --visible -- "$typed"))
    set -l end (builtin math "$width + $length")
    # Where wide characters wrap, and whether fish begins a row behind a full one, is not computed.
    test $end -gt $COLUMNS -a $length -ne (string length -- "$drawn"); and return
    set -l rows (builtin math "floor($end / $COLUMNS) + 1")
    test (builtin math "$end % $COLUMNS") -ne 0 -a $width -lt $COLUMNS -a $rows -lt $LINES -a $less -ge 0; or return
    builtin printf '\e7\e[%dA\e[%dG%s%s\e8' $rows (builtin math "$width + 1") $typed "$(string repeat -n $less ' ')"
end

function __beck_give_status
    return $argv[1]
end

# The folder for private files.
function __beck_choose_base
    set -g __beck_base /tmp
    for folder in "$XDG_RUNTIME_DIR" "$TMPDIR"
        if test -d "$folder" -a -w "$folder"
            set -g __beck_base $folder
            return
        end
    end
end

# The helper has ended: print its last message, restore the terminal, return to the prompt.
function __beck_fail
    set -l PATH /usr/bin /bin
    set -l reason 'The helper did not start.'
    if test "$__beck_message[1]" = fail
        set reason $__beck_message[2]
    else if test -n "$__beck_helper"
        set reason 'The helper ended unexpectedly.'
    end
    __beck_restore_terminal
    # The command's last output may still be in the relay's keeper.
    builtin contains -- "$__beck_out" '' /dev/tty; or command sleep 0.2
    # The output may have ended in the middle of a row: a row's width of spaces wraps only then.
    if test -z "$__beck_converting" -a -t 2 -a "$TERM" != dumb
        builtin printf '%s\r\e[K' (string repeat -n $COLUMNS ' ') >&2
    end
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

# How each of the words resolves right now; one message a word. fish keeps aliases as functions. Of `bodies` only functions,
# with their definitions; of `variables` those that have a value; of `values` those that are not exported, with what sets them.
function __beck_resolve
    set -l said
    for word in (string split \n -- $argv[1])
        test -n "$word"; or continue
        set -l found missing
        if test "$argv[2]" = variables
            set -q -- $word; and set -a said set $word
            continue
        else if test "$argv[2]" = values
            set -l value (__beck_value $word)
            and set -a said word $word\nvariable\n$value
            continue
        else if test "$argv[2]" = bodies
            builtin functions -q -- $word; or continue
            __beck_is_shipped $word; and continue
            set -a said word $word\nfunction\n(builtin functions --no-details -- $word | string collect)
            continue
        end
        set -l type (builtin type -t -- $word 2>/dev/null)
        if test "$type" = file
            set -l file (command -s -- $word; or builtin path resolve -- $word)
            set found file\n$file
        else if builtin contains -- "$type" function builtin
            set found $type
        end
        # fish ships some commands as its own functions, around a builtin (cd) or around a program (ls).
        if test "$type" = function; and __beck_is_shipped $word
            set found builtin
            set -l file (command -s -- $word)
            builtin contains -- $word (builtin -n); or test -z "$file"; or set found file\n$file
        end
        set -a said word $word\n$found
    end
    __beck_send $said resolved ''
end

function __beck_value -a __beck_name
    set -qg -- $__beck_name; or set -qU -- $__beck_name; or return
    set -qx -- $__beck_name; and return 1
    string join ' ' -- set -g -- $__beck_name (string escape -- $$__beck_name)
end

# Newer versions have their own functions in the program.
function __beck_is_shipped
    set -l file (builtin functions --details -- $argv[1])
    string match -q -- 'embedded:*' $file; and return
    test -n "$__fish_data_dir"; and string match -q -- "$__fish_data_dir/*" $file
end

function __beck_edit
    set -l text
    if read -S -p "printf 'edit> '" -c "$argv[1]" text </dev/tty
        __beck_send edited "$text"
    else
        __beck_send kept ''
    end
end

# --- the loop's parts -------------------------------------------------------------------------------------
# Handles messages until there is a command for the loop, or the question ends. $argv: `$status`, then $pipestatus.
function __beck_advance
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
            set -l drawn $__beck_rewritten
            test -n "$__beck_typed"; or set drawn
            __beck_note_history
            __beck_start ask $drawn; or return 1
        case step
            # The code that ends the loop tells the helper.
            __beck_end $last; or return 1
        case open
        case '*'
            builtin echo "beck: a question must start the line: $__beck_prefix your question;" \
                'in scripts: beck ask "your question"' >&2
            set -g __beck_status 2
            return 1
    end
    while __beck_hear
        switch "$__beck_message[1]"
            case run
                set -g __beck_command $__beck_message[2]
                set -g __beck_out $__beck_message[3]
                set -g __beck_mark $__beck_message[4]
                set -g __beck_state step
                test -z "$__beck_mark"; or string match -q '*;beck-env;*' -- $__beck_mark; or __beck_quiet_pagers
                __beck_remember $__beck_command
                set -g __beck_suspended (__beck_count_suspended)
                return 0
            case resolve
                __beck_resolve "$__beck_message[2]" "$__beck_message[4]"
            case edit
                __beck_edit "$__beck_message[2]"
            case done
                set -g __beck_status $__beck_message[2]
                __beck_send bye ''
                set -g __beck_state ''
                # What the next line begins with.
                test -z "$__beck_message[3]"; or commandline -r -- $__beck_message[3]
                return 1
            case '*'
                __beck_fail
                return 1
        end
    end
    # A new helper did not start, which was said.
    test -n "$__beck_state"; or return 1
    # Nothing came: Ctrl-C. The cleanup happens where every early end of the loop is handled.
    set -g __beck_status 130
    return 1
end

# The question as typed. A leading space or a private session keeps it out, and its commands with it.
function __beck_note_history
    # A proposal was not typed.
    if test -z "$__beck_typed"
        set -g __beck_private "$fish_private_mode"
        return
    end
    set -g __beck_private ''
    if test -n "$fish_private_mode"; or string match -qr '^[ \t]' -- $__beck_typed
        set -g __beck_private 1
    end
    builtin history delete --exact --case-sensitive -- $__beck_rewritten
    set -g __beck_rewritten ''
    __beck_remember $__beck_typed
end

# Only fish 4 can add an entry itself; before, its file must be written.
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
    # A read-only home has no history on disk.
    test -w $folder/fish; or return 0
    set -l entry (string replace -a \\ \\\\ -- $argv[1] | string collect)
    set entry (string replace -a \n '\\n' -- $entry | string join '\\n')
    set -l PATH /usr/bin /bin
    set -l IFS \n
    set -l now (command date +%s)
    # After a deletion fish replaces its file, at its own moment: a line written to the old file at that moment is lost.
    for try in 1 2 3
        builtin printf '%s cmd: %s\n  when: %s\n' - $entry $now >>$folder/fish/{$name}_history
        builtin contains -- "- cmd: $entry" (command tail -n 40 -- $folder/fish/{$name}_history); and break
    end
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

# Keeps variables that the command itself has set.
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
    # Ctrl-Z: fish says neither that a command was suspended nor gives it a status, and goes on.
    if test (__beck_count_suspended) -gt $__beck_suspended
        # SIGTSTP is 20 on Linux, 18 elsewhere.
        set -g __beck_status (test -d /proc/self; and builtin echo 148; or builtin echo 146)
        return 1
    end
    __beck_report end $argv[1]
    set -g __beck_state open
    return 0
end

function __beck_count_suspended
    builtin count (builtin jobs 2>/dev/null | string match -r '^\d+\t\d+\t(?:[\d.]+%\t)?stopped')
end

function __beck_report
    test -z "$__beck_mark"; or builtin printf '%s' $__beck_mark 2>/dev/null >>$__beck_out
    __beck_restore_pagers
    set -g __beck_mark ''
    set -g __beck_status $argv[2]
    __beck_send $argv[1] $argv[2]
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

# Before the prompt after a question.
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
    # fish reads its file again at most once a second, so the next prompt tries again.
    if test $__beck_merge -gt 0
        set -g __beck_merge (builtin math $__beck_merge - 1)
        builtin history merge
    else
        set -g __beck_due ''
    end
end

# --- a pipe into the question ---------------------------------------------------------------------------
# `command | ? question`: finds the first bar before which the text is complete to fish's own parser, which runs nothing.
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
        __beck_choose_base
        set -g __beck_piped $__beck_base/beck.$fish_pid.(builtin random).in
        __beck_take_question $left$typed $typed
        function __beck_before_pipe --on-event fish_preexec
            set -l last $status
            builtin functions -e __beck_before_pipe
            test "$__beck_state" = asked; and __beck_show_typed $last $__beck_rewritten
        end
        return
    end
end

set -a __beck_parts question
