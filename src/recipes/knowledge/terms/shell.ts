// Words and signs of the shell.

import type { Glossary } from '../topic.ts';

export const SHELL_TERMS: Glossary = {
  'pipe|pipeline|piping|vertical bar': {
    signs: ['|'],
    says: '`a | b` runs both commands and gives the output of `a` to `b` as its input.',
    see: 'ls | wc -l',
  },
  'double pipe': {
    signs: ['||'],
    says: '`a || b` runs `b` only if `a` failed (ended with a status other than 0).',
  },
  'double ampersand|and and': {
    signs: ['&&'],
    says: '`a && b` runs `b` only if `a` worked (ended with status 0).',
  },
  semicolon: { signs: [';'], says: '`a; b` runs `b` after `a`, whether or not `a` worked.' },
  'ampersand|(single|trailing) ampersand|ampersand at end': {
    signs: ['&'],
    says: 'A command that ends in `&` runs in the background: the prompt comes back at once. `jobs` lists such commands, `fg` brings the last one back.',
  },
  'redirection|redirect|output redirection|redirecting': {
    signs: ['>'],
    says: '`command > file` writes the output into the file instead of onto the screen. What was in the file is lost; `>>` adds to its end instead.',
  },
  'append operator': { signs: ['>>'], says: '`command >> file` adds the output to the end of the file.' },
  'input redirection': { signs: ['<'], says: '`command < file` gives the file to the command as its input.' },
  'here document|heredoc|here doc': {
    signs: ['<<', '<<EOF', '<<-'],
    says: {
      fish: '`command << EOF` gives a command the lines that follow as its input, in bash and zsh. fish has no such form: `printf "one\\ntwo\\n" | command` does the same.',
      other:
        '`command << EOF` gives the command all lines that follow as its input, up to a line that says only `EOF`.',
    },
  },
  'here string': {
    signs: ['<<<'],
    says: '`command <<< "text"` gives the text to the command as its input (bash and zsh).',
  },
  '/dev/null|dev null|null device': {
    signs: ['>/dev/null', '> /dev/null'],
    says: '`/dev/null` is a file that keeps nothing: what is written to it is thrown away, and reading it gives nothing. `command > /dev/null` hides the output.',
  },
  '/dev/zero': '`/dev/zero` is a file that never ends and holds only zero bytes.',
  '/dev/(random|urandom)':
    '`/dev/urandom` is a file that never ends and holds random bytes: `head -c 16 /dev/urandom | base64` prints some.',
  'command substitution|backtick|back tick|backquote': {
    signs: ['$()', '$(...)', '$(command)', '``'],
    says: '`$(command)` is replaced by what the command prints: `echo "Today is $(date)"`. Backticks are the old way to write it.',
  },
  'arithmetic expansion': {
    signs: ['$((', '$(())', '$((...))'],
    says: '`$((2 + 3))` is replaced by the result, here 5. In fish: `math 2 + 3`.',
  },
  'glob|globbing|wildcard|wild card|filename expansion|pathname expansion': {
    says: 'A glob is a pattern for file names, which the shell replaces by the names that fit: `*` stands for any characters, `?` for one, `[ab]` for one of these.',
    see: 'ls -d *.*',
  },
  'asterisk|star': {
    signs: ['*'],
    says: 'In a file name, `*` stands for any characters: `*.txt` are all names that end in `.txt`. Names that begin with a dot are left out.',
  },
  'globstar|double (star|asterisk)': {
    signs: ['**'],
    says: '`**` stands for folders at any depth: `**/*.txt` are the text files here and below. In bash it needs `shopt -s globstar`.',
  },
  'question mark': {
    signs: ['?'],
    says: 'In a file name, `?` stands for exactly one character: `a?.txt` fits `a1.txt`. At the start of a line, followed by a space, it asks beck.',
  },
  'brace expansion': {
    signs: ['{}', '{a,b}', '{1..5}'],
    says: '`{a,b}` makes one word of each: `file.{txt,md}` becomes `file.txt file.md`; `{1..5}` becomes `1 2 3 4 5` (not in fish).',
  },
  tilde: {
    signs: ['~', '~/'],
    says: '`~` is your home folder; `~/a.txt` is a file in it, `~ann` the home folder of ann.',
    see: 'echo ~',
  },
  '(single )?dot|dot|period|dot slash': {
    signs: ['.', './'],
    says: '`.` is the current folder; `./run.sh` is the file `run.sh` in it. As a command, `. file` reads the file into the current shell. A name that begins with a dot is hidden.',
  },
  'dot dot|double dot|two dots|parent (folder|directory)': {
    signs: ['..', '../'],
    says: '`..` is the folder above the current one: `cd ..` goes there.',
  },
  'root (folder|directory)|slash|forward slash': {
    signs: ['/'],
    says: '`/` alone is the root folder, which holds all others. Between names it separates folders: `/home/ann/a.txt`.',
    see: 'ls /',
  },
  '(single )?dash|dash|hyphen': {
    signs: ['-'],
    says: '`cd -` goes back to the folder before. For many programs, `-` in place of a file means their input: `cat -`. Before a letter it marks an option: `ls -l`.',
  },
  'double dash|two dashes|double hyphen': {
    signs: ['--'],
    says: '`--` ends the options: what follows is a name even if it begins with a dash. `rm -- -x` deletes a file called `-x`.',
  },
  'bang bang|double (bang|exclamation mark)': {
    signs: ['!!'],
    says: '`!!` is the previous command (bash and zsh): `sudo !!` runs it again as root.',
  },
  'bang|exclamation mark|history expansion': {
    signs: ['!'],
    says: '`!` refers to earlier commands (bash and zsh): `!!` is the last one, `!git` the last that began with git. Before a command, with a space, `! command` turns failure into success and the other way round.',
  },
  'hash sign|pound [sign]|comment [sign]': {
    signs: ['#'],
    says: '`#` begins a comment: the rest of the line is not run. `#!` in the first line of a script names the program that runs it. At the end of a prompt it means that you are root.',
  },
  'dollar|dollar sign': {
    signs: ['$'],
    says: '`$NAME` is replaced by the value of the variable NAME. At the end of a prompt, `$` means an ordinary user.',
    see: 'echo $HOME',
  },
  'percent|percent sign': {
    signs: ['%'],
    says: 'At the end of a prompt, `%` means an ordinary user in zsh. `%1` is the first background job: `fg %1`.',
  },
  'backslash|escape character|escaping': {
    signs: ['\\'],
    says: 'A backslash takes the special meaning from the character after it: `a\\ b.txt` is one name with a space. At the end of a line, the command goes on in the next one.',
  },
  'double quote': {
    signs: ['"', '""'],
    says: 'Between double quotes spaces are kept and `$NAME` is still replaced by its value: `"$HOME/my file.txt"`.',
  },
  'single quote': {
    signs: ["'", "''"],
    says: "Between single quotes everything is taken as it is written: `'$HOME'` is no variable.",
  },
  'dollar question mark': {
    signs: ['$?'],
    says: {
      fish: 'In bash and zsh `$?` is the exit status of the last command. In fish it is `$status`.',
      other: '`$?` is the exit status of the last command: 0 means that it worked.',
    },
    see: { fish: 'echo $status', other: 'echo $?' },
  },
  'positional parameter': {
    signs: ['$1', '$2', '$3'],
    says: {
      fish: 'In a bash or zsh script `$1` is the first word behind its name, `$2` the second. In fish: `$argv[1]`, `$argv[2]`.',
      other: '`$1` is the first word given to a script or function, `$2` the second.',
    },
  },
  'shebang|hashbang|hash bang|she bang': {
    signs: ['#!', '#!/bin/bash', '#!/bin/sh', '#!/usr/bin/env bash', '#!/usr/bin/env python3'],
    says: 'The shebang is the first line of a script; it names the program that runs it: `#!/bin/sh`, or `#!/usr/bin/env python3` to look that program up in PATH. The file must be executable (`chmod +x`).',
  },
  'double (square )?bracket|double bracket': {
    signs: ['[[', '[[ ]]'],
    says: '`[[ … ]]` tests a condition in bash and zsh. Unlike `[ … ]` it needs no quotes around variables and knows patterns: `[[ $f == *.txt ]]`.',
  },
  'square bracket|single bracket': {
    signs: ['[', '[ ]'],
    says: '`[ … ]` tests a condition, as the command `test` does: `[ -f a.txt ]` is true if that file exists. The spaces are needed.',
  },
  'alias|shell alias': {
    says: {
      powershell:
        'An alias is another name for a command: `Set-Alias g git`. Write it into `$PROFILE` to keep it.',
      other:
        "An alias is a short name for a command: `alias ll='ls -l'`. Write it into `{rc}` to keep it; `alias` lists yours.",
    },
    see: { powershell: 'Get-Alias', other: 'alias' },
  },
  'shell function|bash function|zsh function': {
    fish: 'A function is a name for several commands: `function mkcd; mkdir -p $argv[1]; and cd $argv[1]; end`. `funcsave mkcd` keeps it.',
    other:
      'A function is a name for several commands: `mkcd() { mkdir -p "$1" && cd "$1"; }`. Write it into `{rc}` to keep it.',
  },
  '(environment|env|environmental) variable|env var|environment|envvar|env': {
    says: {
      fish: 'An environment variable is a named text that programs get from the shell that starts them: PATH, HOME, EDITOR. `set -x NAME value` sets one.',
      powershell:
        'An environment variable is a named text that programs get from the shell that starts them. `$env:NAME = "value"` sets one.',
      other:
        'An environment variable is a named text that programs get from the shell that starts them: PATH, HOME, EDITOR. `export NAME=value` sets one.',
    },
    see: { powershell: 'Get-ChildItem Env:', other: 'printenv HOME' },
  },
  'shell variable|bash variable': {
    fish: 'A shell variable holds a text under a name: `set name value`; `$name` is replaced by it. `set -x` hands it to programs as well.',
    other:
      'A shell variable holds a text under a name: `name=value` (no spaces around `=`); `$name` is replaced by it. `export name` hands it to programs as well.',
  },
  'path|path variable|path environment variable': {
    signs: ['PATH', '$PATH'],
    says: {
      fish: 'PATH lists the folders in which the shell looks for a program when you type its name, first to last. `fish_add_path ~/bin` adds one.',
      powershell:
        'PATH lists the folders in which the shell looks for a program when you type its name, first to last.',
      other:
        'PATH lists the folders in which the shell looks for a program when you type its name, first to last, with `:` between them. `export PATH="$HOME/bin:$PATH"` adds one in front.',
    },
    see: { fish: 'printf "%s\\n" $PATH', powershell: '$env:PATH', other: 'echo "$PATH"' },
  },
  shell:
    'A shell is the program that reads what you type at the prompt and starts other programs: bash, zsh, fish, PowerShell.',
  bash: {
    says: 'bash is the shell that most Linux systems start. Its settings are in `~/.bashrc`.',
    see: 'bash --version',
  },
  zsh: 'zsh is a shell much like bash, with better completion and patterns; the default on macOS. Its settings are in `~/.zshrc`.',
  fish: 'fish is a shell with suggestions and colours that need no settings. Its language differs from that of bash. Its settings are in `~/.config/fish/config.fish`.',
  posix:
    'POSIX is the standard that says what Unix systems have in common: the shell `sh`, its commands and their options.',
  'terminal|terminal emulator|tty|pty': {
    says: 'A terminal is the window that shows text and sends your keys to the shell. TTY is the device behind it; `tty` prints its name.',
    see: 'tty',
  },
  '(shell|command) prompt|prompt':
    'The prompt is the text at which the shell waits for your next command. It often ends in `$` or `%`, for root in `#`.',
  'command line|cli|command line interface':
    'The command line is where you type commands instead of clicking. A CLI is a program that is used that way.',
  'shell script|bash script|script':
    'A script is a file with commands that run one after another. Make it executable with `chmod +x {script}` and run it with `./{script}`.',
  '.bashrc|bashrc':
    '`~/.bashrc` holds your settings for bash; each new interactive shell reads it. `source ~/.bashrc` reads it again.',
  '.zshrc|zshrc':
    '`~/.zshrc` holds your settings for zsh; each new interactive shell reads it. `source ~/.zshrc` reads it again.',
  '.(profile|bash_profile|zprofile)|bash_profile|profile file':
    '`~/.profile`, `~/.bash_profile` and `~/.zprofile` are read once by a login shell. Settings for every shell belong into `~/.bashrc` or `~/.zshrc`.',
  'config.fish': '`~/.config/fish/config.fish` holds your settings for fish; each new shell reads it.',
  'rc file|dotfiles':
    'Settings of many programs are in files of your home folder whose names begin with a dot, such as `.bashrc` or `.gitconfig`. `ls -a ~` shows them.',
  'sourcing|source command|source':
    '`source file` runs the commands of a file in the current shell, so that its variables and `cd` stay. `./file` runs it in a shell of its own.',
  export: {
    fish: 'In bash and zsh `export NAME=value` hands a variable to the programs you start. fish has `export` too; its own way is `set -x NAME value`.',
    other: '`export NAME=value` sets a variable and hands it to the programs that you start from this shell.',
  },
  subshell:
    'A subshell is a copy of the shell that runs the commands between `( … )`; what they change (folder, variables) is gone afterwards.',
  'login shell':
    'A login shell is the one that starts when you log in; it also reads `~/.profile` or `~/.zprofile`. `chsh` changes yours.',
  'interactive shell':
    'An interactive shell is one that you type into; it reads `{rc}`. A script runs in a shell that is not interactive.',
  'stdin|standard input':
    'stdin (number 0) is where a program reads from: your keyboard, a file after `<`, or the output of the command before a `|`.',
  'stdout|standard output':
    'stdout (number 1) is where a program writes its results: the screen, a file after `>`, or the command after a `|`.',
  'stderr|standard error':
    'stderr (number 2) is where a program writes its error messages, apart from its results. `2>` redirects it.',
  'standard stream|stdio':
    'Every program has three streams: stdin (0) to read from, stdout (1) for results, stderr (2) for error messages.',
  'end of file': {
    signs: ['EOF'],
    says: 'EOF is the end of the input. Ctrl-D sends it; after `<<`, EOF is a word that ends the text.',
  },
  'tab completion|autocomplete|autocompletion':
    'Tab completes the command or file name that you have begun; pressed twice it lists what fits.',
  'shell history|command history|bash history':
    'The shell remembers what you typed: Up brings it back, Ctrl-R searches it, `history` lists it.',
  'background (process|job|task)|job|job control': {
    says: 'A job is a command of this shell that runs in the background (`command &`) or was stopped by Ctrl-Z. `jobs` lists them, `fg` and `bg` continue one.',
    see: 'jobs',
  },
  'argument|command line argument':
    'Arguments are the words after the name of a command: in `cp {file} copy.txt` they are `{file}` and `copy.txt`.',
  'flag|switch|command line option|option':
    'An option changes what a command does and begins with a dash: `-l`, or in long form `--all`. `-la` is short for `-l -a`.',
  '(ctrl|control) c|ctrl-c|ctrl+c|control-c|^c':
    'Ctrl-C interrupts the running command (it sends SIGINT). At the prompt it drops the line you are typing.',
  '(ctrl|control) d|ctrl-d|ctrl+d|control-d|^d':
    'Ctrl-D ends the input. On an empty line at the prompt it closes the shell.',
  '(ctrl|control) z|ctrl-z|ctrl+z|control-z|^z':
    'Ctrl-Z stops the running command without ending it. `fg` continues it, `bg` lets it run in the background.',
  '(ctrl|control) r|ctrl-r|ctrl+r|control-r|^r':
    'Ctrl-R searches the commands that you typed earlier: type a part, press Ctrl-R again for an older one, Enter to run it.',
  '(ctrl|control) l|ctrl-l|ctrl+l|control-l|^l': 'Ctrl-L clears the screen; what you are typing stays.',
  '(ctrl|control) s|ctrl-s|ctrl+s|control-s|^s':
    'Ctrl-S freezes the output of many terminals; Ctrl-Q lets it go on.',
  'regex|regexp|regular expression': {
    says: 'A regular expression is a pattern for text: `.` is any character, `*` repeats what is before it, `^` and `$` are start and end of a line, `[0-9]` is a digit. `grep -E` searches with one.',
    see: "grep -nE '^[A-Z]' {file}",
  },
  'cron|crontab|cron job|cronjob': {
    says: 'cron runs commands at set times. `crontab -e` edits your list, `crontab -l` shows it; each line has five fields and a command: minute, hour, day of month, month, weekday.',
    see: 'crontab -l',
  },
  'cron (syntax|expression|format|field)|crontab (syntax|format|field)':
    'Five fields, then the command: minute (0-59), hour (0-23), day of month (1-31), month (1-12), weekday (0-7, 0 and 7 are Sunday). `*` is every, `*/5` every fifth, `1-5` a range, `1,3` a list.\n`0 5 * * * command` runs every day at 5:00, `*/10 * * * * command` every ten minutes.',
  'pager|less':
    'A pager shows long text screen by screen. In `less`: Space goes on, `b` back, `/word` searches, `q` quits.',
  'dry run':
    'A dry run shows what a command would do and does nothing: `rsync -n`, `git clean -n`, `make -n`.',
  'tldr [page]':
    'tldr pages are short collections of examples for commands; `tldr tar` shows them where a client for them is installed.',
  'man page|manual page|man|manual': {
    says: '`man ls` shows the manual of ls. Space goes on, `/word` searches, `q` quits.',
    see: 'man -f ls',
  },
  'stdin redirection|process substitution': {
    signs: ['<()', '<(...)'],
    says: '`<(command)` stands for a file that holds the output of the command (bash and zsh): `diff <(ls a) <(ls b)`.',
  },
};

/** Signs that have no name. */
export const SHELL_SIGNS: Glossary = {
  '2>&1, &>, &>file':
    '`2>&1` sends error messages (stderr, number 2) to where the output (stdout, number 1) goes, so that one file or pipe gets both: `command > all.log 2>&1`.',
  '2>, 2>/dev/null, 2> /dev/null':
    '`2>` redirects error messages alone. `command 2>/dev/null` throws them away.',
  '!$': '`!$` is the last word of the previous command (bash and zsh).',
  $$: {
    fish: 'In bash and zsh `$$` is the process id of the shell. In fish it is `$fish_pid`.',
    other: '`$$` is the process id of the shell.',
  },
  '$!': {
    fish: 'In bash and zsh `$!` is the process id of the last background command. In fish it is `$last_pid`.',
    other: '`$!` is the process id of the last command started in the background.',
  },
  $_: '`$_` is the last word of the previous command: `mkdir photos && cd $_`.',
  $0: 'In a script, `$0` is the name it was started by; at the prompt, the name of the shell.',
  '$@, "$@"': {
    fish: 'In bash and zsh `"$@"` are all words given to a script, each kept whole. In fish: `$argv`.',
    other: '`"$@"` are all words given to a script or function, each kept whole.',
  },
  '$*': '`"$*"` joins all words given to a script into one, with spaces; `"$@"` keeps them apart and is nearly always what is wanted.',
  '$#': {
    fish: 'In bash and zsh `$#` is how many words were given to a script. In fish: `(count $argv)`.',
    other: '`$#` is how many words were given to a script or function.',
  },
  'HOME, $HOME': {
    says: '`$HOME` is the path of your home folder; `~` is short for it.',
    see: 'echo $HOME',
  },
  'PWD, $PWD': { says: '`$PWD` is the path of the current folder.', see: 'echo $PWD' },
  'SHELL, $SHELL': {
    says: '`$SHELL` is your login shell, which need not be the one that runs now.',
    see: 'echo $SHELL',
  },
  'PS1, $PS1': {
    says: {
      fish: 'PS1 is the text of the prompt in bash and zsh. fish calls the function `fish_prompt` instead.',
      other: '`PS1` is the text of the prompt. Set it in `{rc}`.',
    },
  },
  'IFS, $IFS':
    '`IFS` holds the characters at which the shell splits the value of a variable into words: by default space, tab and newline.',
  'EDITOR, $EDITOR':
    '`EDITOR` names the editor that programs such as git start. `export EDITOR=nano` sets it (fish: `set -Ux EDITOR nano`).',
};
