# ghcs and ghce, as users of the retired gh copilot know them; beck init fish --aliases prints this.
# What is chosen runs in this shell, so that cd and export last (but is not in its history).
function ghcs --description 'Suggest a command'
    set -l __beck_file (mktemp); or return
    command beck suggest --shell fish --shell-out $__beck_file $argv
    set -l __beck_status $status
    set -l __beck_text (string collect < $__beck_file)
    command rm -f -- $__beck_file
    test -n "$__beck_text"; or return $__beck_status
    eval $__beck_text
end
function ghce --description 'Explain a command'
    command beck explain --shell fish $argv
end
