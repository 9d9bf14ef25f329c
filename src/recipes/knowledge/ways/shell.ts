// How to use the shell, its keys and its settings, and the programs in a terminal.

import type { Ways } from '../topic.ts';

export const SHELL_WAYS: Ways = {
  '(exit|get out of|close|escape|stop|end) (vim|vi|neovim|nvim)|(exit|close) vim without (saving|save)':
    'Press Esc, then type `:q` and Enter. If it complains about changes: `:q!` drops them, `:wq` saves them.',
  '((save|save and) (exit|close) [in] (vim|vi)|save (and exit|and close) (vim|vi)|save (in|with) (vim|vi)|save [file] in (vim|vi))|write and exit (vim|vi)':
    'Press Esc, then type `:wq` and Enter: it saves and quits. `:w` only saves.',
  '(start typing|type|insert text|edit|write|insert) in (vim|vi)|use (vim|vi)|edit file (in|with) (vim|vi)': {
    run: 'vim {file}',
    says: '`i` begins typing, Esc ends it. `:wq` saves and quits, `:q!` quits without saving, `u` undoes, `/word` searches, `dd` deletes a line.',
  },
  '(undo|redo) (in|with) (vim|vi)': 'Press Esc, then `u` undoes and Ctrl-R redoes.',
  '(search|find) (in|with|text in|word in) (vim|vi)':
    'Press Esc, type `/word` and Enter; `n` goes to the next match, `N` to the one before.',
  '(search and replace|find and replace|replace|replace text|replace word) (in|with) (vim|vi)':
    'Press Esc, type `:%s/old/new/g` and Enter. With `gc` at the end it asks each time.',
  '(delete|copy|cut|paste) line in (vim|vi)|copy and paste in (vim|vi)':
    'Press Esc; `yy` copies the line, `dd` cuts (or deletes) it, `p` pastes it below.',
  '(go to|jump to) (line|line number|end|end of file|beginning|start of file) in (vim|vi)':
    'Press Esc; `:12` and Enter goes to line 12, `gg` to the first line, `G` to the last.',
  '(show|turn on|enable) line number in (vim|vi)': 'Press Esc, type `:set number` and Enter.',
  '(select all|delete all|delete everything) in (vim|vi)':
    'Press Esc; `ggVG` selects everything, `:%d` and Enter deletes it.',
  '(exit|get out of|close|save and exit|save in|save and close|use|save file in) nano':
    'Ctrl-O and Enter saves, Ctrl-X quits. Ctrl-W searches, Ctrl-K cuts a line, Ctrl-U pastes it.',
  '(exit|get out of|close) emacs': 'Ctrl-X Ctrl-C quits, Ctrl-X Ctrl-S saves.',
  '(exit|get out of|close|stop) (less|man|man page|git log|git diff|pager|manual)|exit git (log|diff|branch)':
    'Press `q`.',
  '(exit|get out of|close|stop) (top|htop)': 'Press `q`, or Ctrl-C.',
  '(exit|get out of|close|end) (python|python3|python shell|node|node repl|irb|repl|interpreter|psql|mysql|sqlite|sqlite3)':
    'Press Ctrl-D. Or type `exit()` in Python, `.exit` in Node and SQLite, `\\q` in psql, `exit` in MySQL.',
  '(exit|get out of|close|end|disconnect from) (ssh|ssh session|remote session|ssh connection)':
    'Type `exit`, or press Ctrl-D. If it hangs: Enter, then `~.`',
  '(exit|close|end|get out of) (terminal|shell|bash|zsh|fish|session|terminal session)|exit':
    'Type `exit`, or press Ctrl-D on an empty line.',
  '(stop|cancel|interrupt|kill|end|abort|break) [running] (command|program|script|it|running command|running program)|stop (current|infinite|hanging) (command|loop|program)|exit (running|hanging) (program|command)':
    'Press Ctrl-C. If nothing happens: Ctrl-\\, or `kill PID` from another terminal. Ctrl-Z only pauses it.',
  '(pause|suspend) (command|program|process|running command)':
    'Press Ctrl-Z. `fg` continues it, `bg` lets it run on in the background.',
  '(run|start|put) (command|program|process|script|something|it|job|task) in background|run in background': {
    run: 'sleep 60 &',
    says: 'A `&` at the end runs a command in the background; `jobs` lists it, `fg` brings it back. For one that runs already: Ctrl-Z, then `bg`.',
  },
  '(keep|leave) (command|program|process|script|it) running (after|when) (i log out|logout|logging out|closing terminal|i close terminal|terminal closes|exiting ssh|i disconnect)|run command after (logout|closing terminal)':
    {
      run: 'nohup ./{script} &',
      says: 'It keeps running; its output goes to `nohup.out`. tmux keeps a whole shell: `tmux`, Ctrl-b d, later `tmux attach`.',
    },
  '(bring|get) (background|job|process|background job|background process|it) [back] to foreground|bring back (job|background process)|resume (job|command|process|suspended (job|process|command))':
    { run: 'fg', says: 'Brings the last job to the front; `jobs` lists them, `fg %2` takes the second.' },
  'show (background|running) job': {
    run: 'jobs',
    says: 'Lists the commands of this shell that run in the background or are stopped.',
  },
  '(make|add|define|set up|set|save|write) [permanent|new|bash|zsh|fish|shell] alias [permanently]|alias command|make alias permanent|keep alias':
    {
      run: {
        fish: "alias --save ll 'ls -l'",
        powershell: 'Set-Alias ll Get-ChildItem',
        other: "alias ll='ls -l'",
      },
      says: {
        fish: '`ll` is then short for `ls -l`, in every new shell too.',
        powershell: '`ll` is then another name for Get-ChildItem. Write the line into `$PROFILE` to keep it.',
        other: '`ll` is then short for `ls -l`. Write the line into `{rc}` to have it in every new shell.',
      },
    },
  '(delete|unset) alias': {
    run: { fish: 'functions --erase ll', powershell: 'Remove-Alias ll', other: 'unalias ll' },
    says: { other: 'Removes the alias from this shell; take its line out of `{rc}` as well.' },
  },
  'show alias': { run: { powershell: 'Get-Alias', other: 'alias' }, says: 'Lists your aliases.' },
  '(make|write|define) [bash|zsh|shell|fish] function': {
    run: {
      fish: 'function mkcd; mkdir -p $argv[1]; and cd $argv[1]; end',
      powershell: 'function mkcd($name) { New-Item -ItemType Directory $name; Set-Location $name }',
      other: 'mkcd() { mkdir -p "$1" && cd "$1"; }',
    },
    says: {
      fish: '`funcsave mkcd` keeps it for new shells.',
      powershell: 'Write it into `$PROFILE` to keep it.',
      other: 'Write it into `{rc}` to have it in every new shell.',
    },
  },
  '(set|make|define|export|add|change) [new] (environment|env) variable [permanently]|set variable|export variable':
    {
      run: { fish: 'set -x NAME value', powershell: '$env:NAME = "value"', other: 'export NAME=value' },
      says: {
        fish: 'Programs started from this shell get it; `set -Ux` keeps it for all.',
        powershell: 'Programs started from this shell get it. Write it into `$PROFILE` to keep it.',
        other:
          'Programs started from this shell get it. Write the line into `{rc}` to have it in every new shell.',
      },
    },
  '(unset|delete|clear) (environment|env) variable|unset variable': {
    run: { fish: 'set -e NAME', powershell: 'Remove-Item Env:NAME', other: 'unset NAME' },
    says: 'Removes the variable from this shell.',
  },
  '(show|print|get|read|check|echo|know) (environment|env) variable|show value of variable|print variable': {
    run: { fish: 'echo $NAME', powershell: '$env:NAME', other: 'echo "$NAME"' },
    says: { powershell: '`Get-ChildItem Env:` lists all.', other: '`printenv` lists all.' },
  },
  '(add|put) (folder|directory|something|program|dir) to (path|$path)|(change|edit|set|extend|update|modify) (path|$path) [variable]|add to (path|$path)':
    {
      run: {
        fish: 'fish_add_path ~/bin',
        powershell: '$env:PATH += [IO.Path]::PathSeparator + "$HOME/bin"',
        other: 'export PATH="$HOME/bin:$PATH"',
      },
      says: {
        fish: 'Programs in `~/bin` are then found by their names, in new shells too.',
        powershell: 'Write it into `$PROFILE` to keep it.',
        other: 'Programs in `~/bin` are then found by their names. Write the line into `{rc}` to keep it.',
      },
    },
  '(change|switch|set) [default|login] shell [to (zsh|bash|fish)]|make (zsh|bash|fish) default [shell]|use (zsh|bash|fish) as default [shell]|switch to (zsh|bash|fish)':
    {
      run: 'chsh -s "$(command -v zsh)"',
      says: 'Makes zsh the shell you get when you log in next; `cat /etc/shells` lists those that may be chosen. `exec zsh` changes only this terminal.',
    },
  '(change|customize|customise|set|edit|configure|modify|make custom) (prompt|shell prompt|terminal prompt|bash prompt|zsh prompt|command prompt)':
    {
      run: {
        fish: 'fish_config prompt show',
        zsh: "PS1='%n %~ %# '",
        powershell: 'function prompt { "$(Get-Location)> " }',
        other: "PS1='\\u \\w \\$ '",
      },
      says: {
        fish: 'Shows prompts to choose from; `fish_config prompt choose NAME` takes one, `fish_config prompt save` keeps it.',
        zsh: 'User and folder; `%m` is the machine, `%T` the time. Write the line into `{rc}` to keep it.',
        powershell: 'Write it into `$PROFILE` to keep it.',
        other:
          'User and folder; `\\h` is the machine, `\\t` the time. Write the line into `{rc}` to keep it.',
      },
    },
  '(reload|refresh|apply|re-read|reread|source|activate) (bashrc|.bashrc|zshrc|.zshrc|shell config|shell configuration|config|shell settings|settings|rc file|profile|shell)|reload without restarting terminal':
    {
      run: { powershell: '. $PROFILE', other: 'source {rc}' },
      says: 'Reads the settings again. `exec $SHELL` replaces this shell by a new one.',
    },
  '(edit|open|change) (bashrc|.bashrc|zshrc|.zshrc|shell config|shell settings|config.fish)': {
    run: 'nano {rc}',
    says: 'Your settings of the shell; new shells read them, `source {rc}` this one.',
  },
  '(show|search|find|look up|get) [command] (history|previous command|earlier command|old command|past command|command i typed [before|earlier]|command history)|search [in|through] history':
    'Press Ctrl-R and type a part of it; again for an older one, Enter runs it, Ctrl-C drops it. `history` lists them.',
  '(clear|delete) [shell|command|bash|zsh|terminal|fish] history': {
    run: { fish: 'history clear', zsh: 'rm "$HISTFILE"', powershell: 'Clear-History', other: 'history -c' },
    says: {
      fish: 'Forgets all earlier commands.',
      zsh: 'Deletes the file of earlier commands. This shell still knows its own, and writes them when it ends.',
      powershell:
        'Forgets the commands of this shell; `(Get-PSReadLineOption).HistorySavePath` names the file.',
      other: 'Forgets the commands of this shell; `history -w` then empties the file `~/.bash_history` too.',
    },
  },
  '(repeat|rerun|run|run again|redo|execute|get) (last|previous) command [again|with sudo]|run (command|last command) again':
    'Press Up and Enter. In bash and zsh, `!!` is the last command: `sudo !!`.',
  '(use|get|insert|reuse) last argument [of (last|previous) command]':
    'Press Alt-. (Alt and a full stop); in bash and zsh `!$` is the same.',
  '(clear|clean) (screen|terminal|terminal screen|console)|clear': { run: 'clear', says: 'Or press Ctrl-L.' },
  '(go|jump|move|get) [cursor] to (beginning|start|front) [of (line|command line)]':
    'Press Ctrl-A (or Home). Ctrl-E goes to the end.',
  '(go|jump|move|get) [cursor] to end [of (line|command line)]':
    'Press Ctrl-E (or End). Ctrl-A goes to the beginning.',
  '(delete|clear|erase|cut) (line|whole line|entire line|current line|line i am typing|line i typed|what i typed|typed line)':
    'Press Ctrl-U; Ctrl-K deletes from the cursor to the end, Ctrl-W the word before it.',
  '(delete|go back|move back) [last|previous|one] word':
    'Ctrl-W deletes the word before the cursor; Alt-B and Alt-F go a word back and forward.',
  '(cancel|drop|abandon) (line|command i am typing|current line)': 'Press Ctrl-C.',
  '(scroll|scroll up|page up) [up] [in terminal]':
    'Press Shift-PageUp, or turn the mouse wheel. In tmux: Ctrl-b [, then PageUp, `q` ends.',
  '(run|execute|start|launch) [shell|bash] script [file]|run .sh file': {
    run: 'sh {script}',
    says: 'Or make it executable once, `chmod +x {script}`, and run it with `./{script}`.',
  },
  '(run|execute|start) python (script|file|program)': {
    run: 'python3 script.py',
    says: 'Runs it with Python 3.',
  },
  '(run|execute|start) (program|executable|binary|file) [in current folder]': {
    run: './name',
    says: 'A program of the current folder needs `./` before its name, and must be executable (`chmod +x`).',
  },
  '(write|make) [shell|bash|new] script': {
    run: "printf '#!/bin/sh\\necho hello\\n' > hello.sh",
    says: 'Write the commands into a file, one a line, after `#!/bin/sh`. `chmod +x hello.sh` makes it executable, `./hello.sh` runs it.',
  },
  '(chain|combine|run) (two|several|multiple) command [in one line|after each other|on one line|one after another]|run one command after another|run (two|multiple) command at once':
    {
      run: { fish: 'mkdir new; and cd new', other: 'mkdir new && cd new' },
      says: '`a && b` runs the second if the first worked, `a; b` in any case, `a | b` gives it the output of the first.',
    },
  '(redirect|save|write|send) [command] output [of command] (to|into|in) file|save output [of command]': {
    run: 'ls > list.txt',
    says: 'Writes the output into the file; `>>` adds to it, `2>&1` after it takes the error messages too.',
  },
  '(redirect|hide|ignore|suppress|silence) (stderr|error|error message|error output)': {
    run: 'find / -name hosts 2> /dev/null',
    says: '`2> /dev/null` throws the error messages away, `2> errors.txt` writes them into a file.',
  },
  '(hide|suppress|discard|ignore|silence) output [of command]': {
    run: 'ls > /dev/null 2>&1',
    says: 'Throws output and error messages away.',
  },
  '(show output and save it|save and show output|show and save output|write output to screen and file)|(see|show) output and save [it] to file':
    { run: 'ls | tee list.txt', says: 'Shows the output and writes it into the file; `tee -a` adds to it.' },
  '(use|pass|give|pipe) output [of (one|command)] (as|to) (input of|input to|another) [another] command|pipe (command|output)':
    {
      run: 'ls | wc -l',
      says: '`|` gives the output of one command to the next. `xargs` makes arguments of it.',
    },
  '(write|make|use|do) [for] loop [in bash|in zsh] [over (all|every|each|several) [txt] file]|loop (over|through) file|do something for (each|every) file|repeat command for (each|every|several|multiple) file|for loop':
    {
      run: {
        fish: 'for f in *.txt; echo $f; end',
        powershell: 'foreach ($f in Get-ChildItem *.txt) { $f.Name }',
        other: 'for f in *.txt; do echo "$f"; done',
      },
      says: 'Runs the part in the middle for each .txt file.',
    },
  '[write|make|use|do] loop (over|through) [(each|every|all)] line [of|in] [file]|(read|process|go through) file line by line|do something for (each|every) line [of|in] [file]':
    {
      run: {
        fish: 'while read -l line; echo $line; end < {file}',
        powershell: 'Get-Content {file} | ForEach-Object { $_ }',
        other: 'while IFS= read -r line; do echo "$line"; done < {file}',
      },
      says: 'Runs the part in the middle for each line.',
    },
  '(write|make|use|do) [for] loop (from 1 to 10|over number|with number)|(count|loop) (from 1 to 10|over number)|repeat (command|something) several time':
    {
      run: {
        fish: 'for i in (seq 10); echo $i; end',
        powershell: '1..10 | ForEach-Object { $_ }',
        other: 'for i in $(seq 10); do echo "$i"; done',
      },
      says: 'Runs the part in the middle for each number.',
    },
  '(use|read|get|access|handle|take) [(script|command line|shell)] (argument|parameter) [(in|of|to|inside|for)] [(shell|bash)] [script]|(pass|give) argument to script':
    {
      run: {
        fish: 'echo first: $argv[1], all: $argv',
        powershell: '"first: $($args[0]), all: $args"',
        other: 'echo "first: $1, all: $@"',
      },
      says: 'In a script, this is what stood behind its name.',
    },
  '(grep|search) with context|(use|do) grep with context|show [line] context (around|of|with) match|show line (around|before|after) match':
    {
      run: "grep -C 3 'word' {file}",
      says: '`-C 3` shows three lines before and after each match, `-B 3` only before, `-A 3` only after.',
    },
  '(write|use|do) (if|if statement|condition)|check if file exist|test if file exist': {
    run: {
      fish: 'if test -f {file}; echo yes; else; echo no; end',
      powershell: 'if (Test-Path {file}) { "yes" } else { "no" }',
      other: 'if [ -f {file} ]; then echo yes; else echo no; fi',
    },
    says: {
      powershell: 'Tells whether the file exists.',
      other: '`-f` is true if the file exists, `-d` for a folder; the spaces are needed.',
    },
  },
  '(write|add|make) comment [in script|in bash]|comment out line':
    'Everything after `#` is a comment: `# like this`.',
  '(read|get|ask for) [user] input [in script|from user|in bash]': {
    run: {
      fish: "read -P 'Name: ' name",
      powershell: '$name = Read-Host "Name"',
      other: "printf 'Name: '; read -r name",
    },
    says: 'What is typed is then in `$name`.',
  },
  '(repeat|run|execute) command (every|each) (second|few second|minute|n second|x second|5 second)|watch command|run command (repeatedly|periodically|again and again)':
    {
      run: {
        fish: 'while true; date; sleep 2; end',
        bsd: 'while true; do date; sleep 2; done',
        other: 'watch -n 2 date',
      },
      says: 'Runs it every two seconds; Ctrl-C ends it.',
    },
  '(schedule|run) (job|task|command|script|something|cron job) [(daily|every day|at certain time|regularly|automatically|every day at 5|every night|with cron|every hour|every morning)]|(make|add|set up|schedule|write|use) (cron job|cronjob|cron|crontab|crontab entry)|(automate|schedule) (task|backup)|edit crontab':
    {
      run: 'crontab -e',
      says: 'Opens your list; add a line such as `0 5 * * * /path/to/{script}`: minute, hour, day, month, weekday, command. This one runs every day at 5:00.',
    },
  'show (cron job|cronjob|crontab|scheduled job|scheduled task)': {
    run: 'crontab -l',
    says: 'Lists your jobs; those of the system are in `/etc/cron*`.',
  },
  '(run|schedule) (command|something) (later|once|at certain time|in 10 minute|in hour|tomorrow)': {
    run: "echo 'date > out.txt' | at 17:00",
    says: 'Runs it once at that time, where `at` is installed.',
  },
  '(time|measure|measure time of|measure how long) [command|command take|how long command take]|know how long command take':
    { run: 'time ls', says: 'Prints how long the command took.' },
  '(read|open|get|show|find) (man page|manual|manual page|help|documentation) [(of|for|on|about) command]|get help [(for|on|with|about) command]|know what command do|(learn about|find out about) command':
    {
      run: 'man ls',
      says: 'Shows the manual; `q` quits, `/word` searches. `ls --help` is shorter; beck explains each part: `? explain ls -la`.',
    },
  '(find|know|show|check) (where program is installed|path of program|where command is|location of command|which program is used|where program is)':
    {
      run: 'command -v ls',
      says: 'Prints the file that runs; `type ls` also tells of aliases and functions.',
    },
  '(check|know|show|tell|find out) if program is installed|check if (command|program) (exist|is available)': {
    run: 'command -v git',
    says: 'Prints its path if it is installed, and nothing if not.',
  },
  '(know|check|show|find out|tell|see) (which|what) shell (i am using|is running|i use|i have|am i using)': {
    run: { fish: 'ps -o comm= -p $fish_pid', other: 'ps -o comm= -p $$' },
    says: {
      fish: 'You are in fish; `echo $SHELL` prints your login shell.',
      other: 'Prints the shell that runs now; `echo $SHELL` your login shell.',
    },
  },
  '(split|use|start|open) tmux [window|pane|screen]|split (window|pane|screen) in tmux':
    '`tmux` starts it. Ctrl-b % splits side by side, Ctrl-b " one above the other, Ctrl-b and an arrow key changes the part, Ctrl-b d leaves it running.',
  '(detach|exit|close|get out of|detach from) (tmux|tmux session)':
    'Ctrl-b d leaves it running; `exit` ends it.',
  '(attach to|reattach to|attach|reattach|return to|resume) (tmux|tmux session|session)': {
    run: 'tmux attach',
    says: 'Goes back to the last session; `tmux ls` lists them, `tmux attach -t NAME` takes one.',
  },
  '(scroll in tmux|scroll tmux)': 'Ctrl-b [, then PageUp and PageDown; `q` ends it.',
  '(detach|exit|get out of) screen': 'Ctrl-a d leaves it running, `screen -r` comes back; `exit` ends it.',
  '(turn off|stop|disable|delete|uninstall) beck': {
    run: 'beck uninstall',
    says: 'Removes it from your shell. Without it, a line that begins with the prefix is an ordinary command again.',
  },
};
