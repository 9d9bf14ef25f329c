# Completes a question for beck.fish, which reads this file at the first Tab in one: from the latest of the history and
# the examples that install.sh has put into completions. The contract: ../README.md.

test "$__beck_protocol" = 2; or return 0

# --- completing a question --------------------------------------------------------------------------------
# Word by word, since fish would quote the spaces. Words that fish would quote are left out, and so are those that do not
# begin as the typed one: fish would replace it.
function __beck_offer_questions
    set -l typed (string replace -r -- "$__beck_pattern" '' "$(builtin commandline -cb)")
    set -l word "$(builtin commandline -ct)"
    # After a quote, fish reads several words as one.
    string match -qr '\s' -- $word; and return
    set -l length (builtin math (string length -- "$typed") - (string length -- "$word"))
    set -l start (string escape --style=regex -- (string sub -l $length -- "$typed"))
    set -l questions (string replace -rf -- "$__beck_pattern" '' $history[1..2000])
    # The person's own recipes, and what a question may go on with. fish calls this several times for one Tab.
    if test "$__beck_offered_for" != "$typed"
        set -g __beck_offered_for "$typed"
        set -g __beck_offered (builtin printf %s "$typed" | /bin/sh $__beck_home/shared/launch.sh offer 2>/dev/null)
    end
    set -a questions $__beck_offered
    if test -r $__beck_home/completions/questions
        read -lz examples <$__beck_home/completions/questions
        set -a questions (string split -n \n -- $examples)
    end
    # What `beck models` listed last, with and without the provider.
    set -l models $HOME/.local/state/beck/models
    set -q XDG_STATE_HOME; and set models $XDG_STATE_HOME/beck/models
    if string match -q '/model*' -- $typed; and test -s $models
        read -lz names <$models
        set names (string split -n \n -- $names)
        set -a questions '/model '(string replace -r '^[^/]*/' '' -- $names) '/model '$names
    end
    set -l begun (string escape --style=regex -- "$word")
    string replace -rf -- "^((?i)$start)($begun"'[\w.,:/@+-]*)( .*)?$' '$2\t$0' $questions; and return
    set begun (string escape --style=regex -- "$(string unescape -- $word)")
    builtin complete -C "'' $word" | string match -r -- "^$begun.*"
end

set -a __beck_parts tab
