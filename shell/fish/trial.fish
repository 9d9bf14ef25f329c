# `beck doctor` tries a question at the prompt: fish reads this file after the person's own. It writes down how the
# prompt is set up. The variable fish_private_mode keeps the trial out of history.

begin
    set -l loaded 0
    # At the first prompt it would do so itself.
    functions -q __beck_bind; and __beck_bind
    functions -q __beck_enter; and set loaded 1
    set -l named ''
    set -l mode
    test "$fish_key_bindings" = fish_vi_key_bindings; and set mode vi
    set -q __beck_prefix; and functions -q -- $__beck_prefix; and set named "$(functions -- $__beck_prefix | string collect)"
    builtin printf '%s\0' loaded $loaded command "$named" prefix "$__beck_prefix" keys "$__beck_keys" options "$mode" \
        history "kept 1 1" bindings "$(bind --preset; bind --user)" end '' >$BECK_DOCTOR/state
end
