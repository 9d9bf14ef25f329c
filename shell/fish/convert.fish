# Turns the line into a command for beck.fish, which reads this file when the convert key is first pressed.
# The contract: ../README.md.

test "$__beck_protocol" = 2; or return 0
# The candidate commands, the note for each, and the index of the shown one.
set -g __beck_choices
set -g __beck_notes
set -g __beck_choice 0
# The line whose explanation is below it.
set -g __beck_explained

# --- turning a line into a command ------------------------------------------------------------------------
function __beck_convert_line
    set -l IFS \n
    set -l line "$(builtin commandline -b)"
    set -l noted $__beck_note
    set -g __beck_note ''
    string match -qr '\S' -- "$line"; and test -z "$__beck_state"; or return
    set -g __beck_due 1
    set -l place (__beck_place)
    if test -n "$noted"; and test "$line" = "$__beck_explained"
        # Empty rows in the place of it.
        set -g __beck_note (string repeat -n (builtin count (string split \n -- $noted)) ' '\n)
        __beck_show_note $place
        set -g __beck_note ''
        return
    else if test $__beck_choice -gt 0; and test "$line" = "$__beck_choices[$__beck_choice]"
        __beck_choose (builtin math "$__beck_choice % "(builtin count $__beck_choices)" + 1")
    else
        set -g __beck_choice 0
        set -g __beck_question $line
        __beck_ask_choices
    end
    __beck_show_note $place
end

# Ctrl-C before the helper reads the keys interrupts this function.
function __beck_break_off --on-signal INT
    test -n "$__beck_converting" -a "$__beck_state" = open; and __beck_settle 130
    set -g __beck_converting ''
end

function __beck_ask_choices
    __beck_start convert; or return
    while __beck_hear
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
                set -g __beck_explained ''
                if test -n "$__beck_message[2]"
                    __beck_choose 1
                else
                    set -g __beck_note $__beck_message[4]
                    test "$__beck_message[3]" = explains; and set -g __beck_explained $__beck_question
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

# fish draws the new line after us, so the place below it is computed. Where the line gets fewer rows, fish wipes what
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
    set -l IFS \n
    set -l all (builtin math "$argv[1] + "(builtin count $argv)" - 1")
    set -l down ''
    test $argv[1] -eq 0; or set down (builtin printf '\e[%dB' $argv[1])
    builtin printf '%s\e[%dA\e7%s' (string repeat -n $all \eD) $all $down
    builtin printf '\e[B\r%s\e[K' $argv[2..]
    builtin printf '\e8'
end

# Width of the prompt's last line, row of the cursor and last row of the line, as fish wraps them.
function __beck_place
    set -l IFS \n
    set -l mode (fish_mode_prompt)
    set -l prompt (fish_prompt)
    # The mode stands before the first line of the prompt.
    test (builtin count $prompt) -gt 1; and set mode
    set -l width (string length --visible -- "$(string join '' -- $mode $prompt[-1])")
    set -l before (string length --visible -- "$(builtin commandline -bc)")
    set -l whole (string length --visible -- "$(builtin commandline -b)")
    builtin echo $width
    builtin math "floor(($width + $before) / $COLUMNS)"
    builtin math "floor(($width + $whole) / $COLUMNS)"
end

set -a __beck_parts convert
