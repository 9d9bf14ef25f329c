// Requests about the shell itself: its variables, aliases, options, folder, jobs and history.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const VARIABLE = '(environment|shell|bash)? variable';

/** Options of `shopt`: bash(1) 5.2. */
const SHOPT =
  /^(autocd|assoc_expand_once|cdable_vars|cdspell|checkhash|checkjobs|checkwinsize|cmdhist|compat\d+|complete_fullquote|direxpand|dirspell|dotglob|execfail|expand_aliases|extdebug|extglob|extquote|failglob|force_fignore|globasciiranges|globstar|gnu_errfmt|histappend|histreedit|histverify|hostcomplete|huponexit|inherit_errexit|interactive_comments|lastpipe|lithist|localvar_inherit|localvar_unset|login_shell|mailwarn|no_empty_cmd_completion|nocaseglob|nocasematch|nullglob|patsub_replacement|progcomp|promptvars|restricted_shell|shift_verbose|sourcepath|xpg_echo)$/;
/** Options of `set -o`: bash(1) 5.2. */
const SET_O =
  /^(allexport|braceexpand|emacs|errexit|errtrace|functrace|hashall|histexpand|history|ignoreeof|keyword|monitor|noclobber|noexec|noglob|nolog|notify|nounset|onecmd|physical|pipefail|posix|privileged|verbose|vi|xtrace)$/;
const isOption =
  (known: RegExp) =>
  ({ option = [] }: Slots): boolean =>
    option.length > 0 && option.every((one) => known.test(one));
const OPTION = '(bash|shell)? (option|variable|options)';
/** The flag for each of two words. */
const flag =
  (on: string, off: string) =>
  (slots: Slots): Slots => ({
    ...slots,
    flag: (slots['onOrOff'] ?? []).map((one) => (one === 'on' ? on : off)),
  });

/** A path as the next shells read it. */
function inProfile({ path = [], ...slots }: Slots): Slots | undefined {
  const [folder = ''] = path;
  const known = folder.replace(/^~(?=\/|$)/, '$HOME');
  return /^(?:\/|\$HOME)[\w./-]*$/.test(known) ? { ...slots, path: [known] } : undefined;
}

export const SESSION: readonly SayingRow[] = sayings`
printf %s "\${name#}" | wc -m
  <ask>? length of (variable|environment variable) {name:identifier}
  ? length of variable greeting => printf %s "$greeting" | wc -m
alias {name#}={text}
  fish: alias {name#} {text}
  is: changes
  fits: ${({ name = [] }) => name.every((one) => /^[\w.+@:,%-]+$/.test(one))}
  (set|create|make|define|add) (new)? alias {name:word} (for|to|as|that run|which run|of|that is|meaning) (command)? {text:text}
  (set|create|make|define|add) (new)? alias (named|called)? {name:word} (for|to|as|of|with) command {text:quoted}
  alias {name:word} (to|as|for) {text:text}
  ? create an alias gs for "git status" => alias gs='git status'
unalias {name}
  fish: functions -e {name}
  is: changes
  (remove|delete|unset) alias (named|called)? {name:word}
  (remove|delete|unset) {name:quoted} alias
  ? remove the alias ll => unalias ll
alias | sed 's/^alias //; s/=.*//'
  fish: alias | awk '{ print $2 }'
  is: lines
  (list|show|print|display) name of (every)? alias
  (list|show|print|display) alias name
  ? list the names of all aliases
# Variables
{name#}={text}
  fish: set {name#} {text}
  is: changes
  (set|assign|change|define|initialize) (value of)? ${VARIABLE} {name:identifier} (to|be|as|equal to|with value|with) (be|value|string)? {text:text}
  (set|define) {name:identifier} (environment|shell|bash)? variable (to|as|equal to|with value) (value|string)? {text:text}
  (save|store|assign) (value|string|text)? {text:quoted} (to|in|into) ${VARIABLE} {name:identifier}
  set {name:identifier} = {text:text}
  ? set variable "greeting" to "hello there" => greeting='hello there'
export {name#}={text}
  fish: set -x {name#} {text}
  is: changes
  export ${VARIABLE}? {name:identifier} (with value|as|=|equal to|set to|to|with) {text:word}
  (set|define) environment variable {name:identifier} (to|as|equal to|with value) {text:text} and export it
  ? export environment variable EDITOR with value "vim" => export EDITOR=vim
export {name#}={value}
  fish: set -gx {name#} {value}
  powershell: $env:{name#} = {value}
  is: changes
  fits: ${({ name = [] }) => name.every((one) => /^[A-Z][A-Z0-9_]+$/.test(one))}
  (set|export|change|make) (environment)? (variable)? {name:word} (variable)? (to|=|as|be) {value:word} ((for|in) (this|current|my)? (session|shell|terminal|window))?
  ? set EDITOR to vim for this session => export EDITOR=vim
  ? set an environment variable FOO to bar => export FOO=bar
export {name#}
  fish: set -x {name#} \${name#}
  is: changes
  export ${VARIABLE} {name:identifier}
  ? export the variable FOO => export FOO
unset {name#}
  fish: set -e {name#}
  is: changes
  (unset|clear|delete|remove|drop) ${VARIABLE} {name:identifier}
  (unset|clear) {name:identifier} (environment|shell|bash)? variable
  unset (environment|shell)? {name:identifier}
  ? unset the variable FOO => unset FOO
echo 'export PATH="{path#}:$PATH"' >> ~/.bashrc
  notBash: echo 'export PATH="{path#}:$PATH"' >> ~/.zshrc
  fish: fish_add_path {path/}
  powershell:
  is: changes
  derive: ${inProfile}
  (add|append|prepend|put) (folder)? {path} (to|in|into|on) (my|the)? (path variable|variable path|$path|path) (permanently|for good|forever|for all sessions|for every session|in (my)? profile)
  (permanently) (add|append|put) (folder)? {path} (to|in|into|on) (my|the)? (path variable|variable path|$path|path)
  ? add ~/bin to my path permanently => echo 'export PATH="$HOME/bin:$PATH"' >> ~/.bashrc
export PATH={path/}:"$PATH"
  fish: set -gx PATH {path/} $PATH
  powershell: $env:PATH = {path/} + [IO.Path]::PathSeparator + $env:PATH
  is: changes
  (add|put|prepend) (folder)? {path:path} (folder)? (to|in|into|on|at start of|at front of) (my)? (search)? (path|path variable|variable path|$path) ((for|in) (this|current|my)? (session|shell|terminal))?
  ? add ~/bin to my path => export PATH=~/bin:"$PATH"
declare -p {name#}
  fish: set -q {name#}
  (check|test|see|tell) (whether|if) (environment|shell)? variable {name:identifier} is (set|defined) (or not)?
  (is) (environment|shell)? variable {name:identifier} (set|defined)
  ? is the variable FOO set => declare -p FOO
env | grep{options#} {text}
  is: lines
  options: ignoreCase=-i
  <ask>? (every)? (environment)? variable (and|with)? (their|its)? (value)? (that|whose name or value|with name or value|which)? (contain|containing|matching|match) {text:word}
  (search|look) (for)? (in|through)? (every)? (existing)? (environment)? variable (and their value)? for {text:word}
  (search for|find|grep) {text:text} in (every)? (environment)? variable (and their value)?
  ? search the environment variables for proxy => env | grep proxy
  ? show environment variables that contain "PATH" => env | grep PATH
env | grep -i {text}
  <ask>? (every)? (environment|env)? (variable|var) (<be>)? (have|has|with|having|containing) {text:word} in (its|their)? (name|value)
  ? what env vars have proxy in the name => env | grep -i proxy
env
  is: lines
  <ask>? (every)? (environment variable|environment|exported variable) (and|with)? (their|its)? (value|name and value)?
  <ask>? (name and value) of (every)? (environment)? variable
  <ask>? (every)? variable (and|with) (their)? value
  ? environment variables with their values
env | cut -d= -f1
  is: lines
  <ask>? name of (every)? environment variable
  <ask>? (every)? environment variable (names only|name only|without (their)? value)
  <ask>? (only)? environment variable name
  ? names of the environment variables
env | grep ^{text}
  fits: ${({ text = [] }) => text.every((one) => /^\w+$/.test(one))}
  <ask>? (all)? (environment)? variable (starting with|beginning with|that start with|that begin with|whose name start with|whose name starts with|with prefix) {text:word}
  ? variables starting with XDG => env | grep ^XDG

shopt {flag#} {option#}
  fish:
  notBash:
  is: changes
  fits: ${isOption(SHOPT)}
  derive: ${flag('-s', '-u')}
  <onOrOff> ${OPTION} {option:names}
  <onOrOff> {option:names} ${OPTION}
  <onOrOff> {option:quoted} ({x:quoted})? ${OPTION}
  ? enable the shell option "globstar" => shopt -s globstar
set {flag#} {option#}
  fish:
  is: changes
  fits: ${isOption(SET_O)}
  derive: ${flag('-o', '+o')}
  <onOrOff> ${OPTION} {option:word}
  <onOrOff> {option:word} ${OPTION}
  ? disable shell option "noclobber" => set +o noclobber

pwd
  <ask>? (current|working|name of|path of|full path of|present)? current folder (path|name)?
  pwd
  where am i
  ? path of the current folder
cd
  (change|go|switch|move|jump|take me|cd|return|get) (folder)? (back)? (to)? (my|your|our|user|users|user's|his)? home (folder)?
  ? go to home
cd "\${name#}"
  fits: ${({ name = [] }) => name.every((one) => /^[A-Z_][A-Z0-9_]*$/.test(one))}
  (change|go|switch|move|jump|cd) (folder)? (to|into) (folder)? (pointed to by|pointed by|stored in|held in|named by|named in|given by|in)? (value of)? (variable)? {name:variable} (variable)?
  ? cd to the folder stored in variable OUT => cd "$OUT"
cd "$(git rev-parse --show-toplevel)"
  is: changes
  (go|change|cd|switch) (folder)? (to|into) (top|top level|root|top-level|toplevel) (folder)? of (current|this)? (git|git repository|repository|git tree|repo|git repo|working tree|project) (tree)?
  ? cd to the root of the git repo

exit {n#}
  is: changes
  (exit|quit|leave) (from|of)? (script|shell|process|current shell|session)? with (exit|return|status)? (code|status) {n:n}
  ? exit from the script with exit code 3 => exit 3
jobs -l
  is: lines
  <ask>? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background)? (current|this)? (shell|session)? (with|and|along with) (their)? (process id|pid|process ids|pids)
  ? list jobs with their process ids
jobs
  is: lines
  <ask>? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background|running)? (current|this)? (shell|session)?
  ? background jobs of this shell
jobs -p
  is: lines
  <ask>? (only)? (pid|process id|pids|process ids) of (every)? (background|running|currently running|active)? (background)? job (of (current|this) shell)?
  ? show the pids of all background jobs
fg
  is: changes
  (bring|get|move|put|continue) (current|last|most recent)? (background)? job (back)? (in|into|to) foreground
  (bring|get) (current|last) (process|command) (back)? (in|into|to) foreground
  ? bring the last job to the foreground
fg %{n#}
  is: changes
  (bring|get|move|put|continue) (background)? job (number)? {n:n} (back)? (in|into|to) foreground
  ? bring job 2 to the foreground => fg %2
bg
  is: changes
  (continue|resume|run|put) (current|last|stopped|suspended)? job (in|into) background
  ? continue the stopped job in the background
history | grep {text}
  is: lines
  (search|grep|look) (through|in)? (command|shell|bash|my)? history for (command)? {text:word}
  (search for|find|grep|show) (command)? (containing|with|matching)? {text:text} in (command|shell|bash|my)? history
  <ask>? (every)? (command|entry) (in|from|of) (command|shell|bash|my)? history (containing|matching|with|that contain) {text:word}
  ? search my history for docker => history | grep docker
history
  is: lines
  <ask>? (entire|saved|full|my)? (saved)? (command|shell|bash)? history (of command)? (list)?
  <ask>? (every)? (previously)? (command|commands) (typed|run|entered|executed) (before|in past|so far|earlier)?
  ? how do I search my command history
history {n#}
  fish: history --max {n#}
  is: lines
  <ask>? last {n} (command|entry|line|commands) (in|from|of) history
  <ask>? last {n} (command|commands) (in (shell|bash)? history|run|executed|typed|used|i ran|i typed)?
  <ask>? {n} (last|most recent|latest) (command|history entry|entry (in|of) history)
  ? last 10 commands in history => history 10
history -c
  fish: history clear
  is: changes
  (clear|delete|erase|empty|wipe) (my)? (entire|whole)? (terminal|shell|bash|command)? (command|search|shell)? history (list)?
  ? clear my history
history | awk '{ print $2 }' | sort | uniq -c | sort -rn | head -n {n#}
  fish: history | awk '{ print $1 }' | sort | uniq -c | sort -rn | head -n {n#}
  otherwise: n=10
  <ask>? (my)? (most|top) (used|common|frequent|frequently used|often used) command
  (which|what) command (do|did|have) i (use|used|type|typed|run) (the)? (most|most often|most frequently)
  <ask>? (top)? {n} (most)? (used|common|frequent|frequently used) command (in|from)? (history)?
  <ask>? top {n} command used
  ? 10 most used commands => history | awk '{ print $2 }' | sort | uniq -c | sort -rn | head -n 10
sleep {n#}
  derive: ${({ spanSeconds: n, ...slots }) => ({ ...(n && { n }), ...slots })}
  (sleep|wait|pause) (for)? ({n} (seconds)?|{span})
  ? wait 10 minutes => sleep 600
`;
