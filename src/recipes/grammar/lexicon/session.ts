// Requests about the shell itself: aliases, variables, options, prompting for input, jobs.

import type { SayingRow, Slots } from './saying-row.ts';

const isName =
  (slot: string) =>
  (slots: Slots): boolean =>
    (slots[slot] ?? []).every((one) => /^[A-Za-z_]\w*$/.test(one) && !NO_NAME.test(one));
const NO_NAME = /^(a|an|the|new|it|them|variable|environment|shell|bash|value|alias|command|option)$/i;
/** Options that bash sets with `shopt`. */
const SHOPT =
  /^(autocd|assoc_expand_once|cdable_vars|cdspell|checkhash|checkjobs|checkwinsize|cmdhist|compat\d+|complete_fullquote|direxpand|dirspell|dotglob|execfail|expand_aliases|extdebug|extglob|extquote|failglob|force_fignore|globasciiranges|globstar|gnu_errfmt|histappend|histreedit|histverify|hostcomplete|huponexit|inherit_errexit|interactive_comments|lastpipe|lithist|localvar_inherit|localvar_unset|login_shell|mailwarn|no_empty_cmd_completion|nocaseglob|nocasematch|nullglob|patsub_replacement|progcomp|promptvars|restricted_shell|shift_verbose|sourcepath|xpg_echo)$/;
/** Options of `set -o`, which zsh has under the same names. */
const SET_O =
  /^(allexport|braceexpand|emacs|errexit|errtrace|functrace|hashall|histexpand|history|ignoreeof|keyword|monitor|noclobber|noexec|noglob|nolog|notify|nounset|onecmd|physical|pipefail|posix|privileged|verbose|vi|xtrace)$/;
const isOption =
  (known: RegExp) =>
  ({ option = [] }: Slots): boolean =>
    option.length > 0 && option.every((one) => known.test(one));
const OPTION = '(bash|shell)? (option|variable|options)';
const ENABLE = '(enable|set|turn on|activate|switch on)';
const DISABLE = '(disable|unset|turn off|deactivate|switch off)';
const READ_OPTIONS = {
  rawInput: '-r',
  noEcho: '-s',
  lineEditing: '-e',
  prompt: '-p {prompt}',
  timeout: '-t {waitSeconds#}',
  suggestion: '-i {suggestion}',
  untilNull: "-d ''",
  delimiter: '-d {delimiter}',
};
const STDIN = '(of|from)? (standard input|stdin|user|keyboard|input|terminal)?';
const INTO = '(and)? (save|store|put)? (it|response|answer|result|input)? (in|into|to|as)';
const VARIABLE = '(environment|shell|bash)? variable';

export const SESSION: readonly SayingRow[] = [
  // Aliases
  {
    patterns: [
      '(set|create|make|define|add) (new)? alias {name:word} (for|to|as|that run|which run|of|that is|meaning) (command)? {text:text}',
      '(set|create|make|define|add) (new)? alias (named|called)? {name:word} (for|to|as|of|with) command {text:quoted}',
      'alias {name:word} (to|as|for) {text:text}',
    ],
    command: { gnu: 'alias {name#}={text}', fish: 'alias {name#} {text}' },
    changes: true,
    fits: ({ name = [] }) => name.every((one) => /^[\w.+@:,%-]+$/.test(one)),
    favour: 0.7,
  },
  {
    patterns: [
      '(remove|delete|unset) alias (named|called)? {name:word}',
      '(remove|delete|unset) {name:quoted} alias',
    ],
    command: { gnu: 'unalias {name}', fish: 'functions -e {name}' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: ['(list|show|print|display) name of (every)? alias', '(list|show|print|display) alias name'],
    command: { gnu: "alias | sed 's/^alias //; s/=.*//'", fish: "alias | awk '{ print $2 }'" },
    lines: true,
    favour: 0.6,
  },
  // What the person types
  {
    patterns: [
      `(silently)? read (one|single)? line ${STDIN} ${INTO} ${VARIABLE} {name:variable}`,
      `(silently)? read (one|single)? line ${STDIN} ${INTO} {name:quoted} variable`,
    ],
    command: { gnu: 'read{options#} {name#}', fish: '', notBash: '' },
    changes: true,
    options: READ_OPTIONS,
    fits: isName('name'),
    favour: 0.6,
  },
  {
    patterns: [`(silently)? read (one|single)? line ${STDIN}`],
    command: { gnu: 'read{options#}', fish: '', notBash: '' },
    changes: true,
    options: READ_OPTIONS,
    last: { intoVariable: '{name#}' },
    favour: 0.5,
  },
  {
    patterns: [
      `(silently)? read (one|single|exactly 1|exactly one)? character ${STDIN}`,
      `(silently)? read {n:n} character ${STDIN}`,
    ],
    command: { gnu: 'read -n {n#}{options#}', fish: '', notBash: '' },
    otherwise: { n: '1' },
    changes: true,
    options: READ_OPTIONS,
    last: { intoVariable: '{name#}' },
    favour: 0.5,
  },
  {
    patterns: [
      `(read|save|split) (each word of|word of)? (one)? line ${STDIN} ${INTO} (bash)? array (variable)? {name:variable}`,
      `read (one)? line ${STDIN} and (save|store) each word in (bash)? array (variable)? {name:variable}`,
    ],
    command: { gnu: 'read -a {name#}', fish: '', notBash: '' },
    changes: true,
    fits: isName('name'),
    favour: 0.8,
  },
  {
    patterns: [
      `(save|store|read|split|put) {text:quoted} (into|in|to|as) (bash)? array (variable)? {name:variable}`,
    ],
    command: { gnu: 'read -ra {name#} <<< {text}', fish: '', notBash: '' },
    changes: true,
    fits: isName('name'),
    favour: 0.8,
  },
  // Variables
  {
    patterns: [
      `(set|assign|define|initialize) (value of)? ${VARIABLE} {name:variable} (to|as|equal to|with value|with) (value|string)? {text:text}`,
      `(set|define) {name:variable} (environment|shell|bash)? variable (to|as|equal to|with value) (value|string)? {text:text}`,
      `(save|store|assign) (value|string|text)? {text:quoted} (to|in|into) ${VARIABLE} {name:variable}`,
    ],
    command: { gnu: '{name#}={text}', fish: 'set {name#} {text}' },
    changes: true,
    fits: isName('name'),
    favour: 0.7,
  },
  {
    patterns: [
      `export ${VARIABLE} {name:variable} (with value|as|equal to|set to|to|with) {text:text}`,
      `(set|define) environment variable {name:variable} (to|as|equal to|with value) {text:text} and export it`,
    ],
    command: { gnu: 'export {name#}={text}', fish: 'set -x {name#} {text}' },
    changes: true,
    fits: isName('name'),
    favour: 0.9,
  },
  {
    patterns: [`export ${VARIABLE} {name:variable}`],
    command: { gnu: 'export {name#}', fish: 'set -x {name#} ${name#}' },
    changes: true,
    fits: isName('name'),
    favour: 0.4,
  },
  {
    patterns: [
      `(unset|clear|delete|remove|drop) ${VARIABLE} {name:variable}`,
      `(unset|clear) {name:variable} (environment|shell|bash)? variable`,
    ],
    command: { gnu: 'unset {name#}', fish: 'set -e {name#}' },
    changes: true,
    fits: isName('name'),
    favour: 0.5,
  },
  {
    patterns: [
      '(check|test|see|tell) (whether|if) (environment|shell)? variable {name:variable} is (set|defined) (or not)?',
      '(is) (environment|shell)? variable {name:variable} (set|defined)',
    ],
    command: { gnu: 'declare -p {name#}', fish: 'set -q {name#}' },
    fits: isName('name'),
    favour: 0.7,
  },
  {
    patterns: [
      `(<show>|what is|what are)? (every)? (environment)? variable (and|with)? (their|its)? (value)? (that|whose name or value|with name or value|which)? (contain|containing|matching|match) {text:word}`,
      `(search|look) (for)? (in|through)? (every)? (existing)? (environment)? variable (and their value)? for {text:word}`,
      `search (every)? (existing)? (environment)? variable (and their value)? for {text:word}`,
      `(search for|find|grep) {text:text} in (every)? (environment)? variable (and their value)?`,
    ],
    command: 'env | grep{options#} {text}',
    options: { ignoreCase: '-i' },
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      `(<show>|what is|what are)? (only)? (name of)? (every)? (environment)? variable (name)? whose name (contain|containing|match|matching) {text:word} (showing only name of variable and not their value)?`,
    ],
    command: 'env | cut -d= -f1 | grep{options#} {text}',
    options: { ignoreCase: '-i' },
    lines: true,
    favour: 0.9,
  },
  // Options of the shell
  {
    patterns: [
      `${ENABLE} ${OPTION} {option:names}`,
      `${ENABLE} {option:names} ${OPTION}`,
      `${ENABLE} {option:quoted} ({x:quoted})? ${OPTION}`,
    ],
    command: { gnu: 'shopt -s {option#}', fish: '', notBash: '' },
    changes: true,
    fits: isOption(SHOPT),
    favour: 0.8,
  },
  {
    patterns: [`${ENABLE} ${OPTION} {option:word} and {more:word}`],
    command: { gnu: 'shopt -s {option#} {more#}', fish: '', notBash: '' },
    changes: true,
    fits: (slots) => isOption(SHOPT)(slots) && isOption(SHOPT)({ option: slots['more'] ?? [] }),
    favour: 1.2,
  },
  {
    patterns: [`${DISABLE} ${OPTION} {option:names}`, `${DISABLE} {option:names} ${OPTION}`],
    command: { gnu: 'shopt -u {option#}', fish: '', notBash: '' },
    changes: true,
    fits: isOption(SHOPT),
    favour: 0.8,
  },
  {
    patterns: [`${ENABLE} ${OPTION} {option:word}`, `${ENABLE} {option:word} ${OPTION}`],
    command: { gnu: 'set -o {option#}', fish: '' },
    changes: true,
    fits: isOption(SET_O),
    favour: 0.8,
  },
  {
    patterns: [`${DISABLE} ${OPTION} {option:word}`, `${DISABLE} {option:word} ${OPTION}`],
    command: { gnu: 'set +o {option#}', fish: '' },
    changes: true,
    fits: isOption(SET_O),
    favour: 0.8,
  },
  {
    patterns: [
      `(<show>|what is|what are)? (status of|state of|value of)? ${OPTION} {option:word} (with indication of (its)? status)? (and its (status|state|value))?`,
      `(check|test|see|tell) (if|whether) {option:word} ${OPTION} is (enabled|set|on)`,
      `(check|test|see|tell) (if|whether) ${OPTION} {option:word} is (enabled|set|on)`,
      `(<show>|what is|what are)? {option:quoted} ${OPTION} (status|state)`,
    ],
    command: { gnu: 'shopt{options#} {option#}', fish: '', notBash: '' },
    fits: isOption(SHOPT),
    lines: true,
    favour: 0.6,
  },
  {
    patterns: [
      `(<show>|what is|what are)? (every)? ${OPTION} (and|with) (their|its) (status|state|value|current state)`,
      '(<show>|what is|what are)? (status|state) of (every)? (shell|bash) option',
    ],
    command: { gnu: 'shopt', fish: '', notBash: '' },
    lines: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(exit|stop|abort) (immediately|at once)? (script|shell)? (if|when|as soon as) (there is)? (any)? (command|error) (fails|fail|occurs|return non-zero status)?',
    ],
    command: { gnu: 'set -e', fish: '' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(<show>|what is|what are)? (out)? (each|every)? command (that is|which is|as it is|before it is)? (executed|run) (in script|by script|by shell)',
      '(enable|turn on) (debugging|tracing|execution trace|debug mode|trace mode) (of|in)? (current)? (shell|script)?',
    ],
    command: { gnu: 'set -x', fish: 'set -g fish_trace 1' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: ['(disable|prevent|forbid) overwriting (of)? (existing)? file (by redirection)?'],
    command: { gnu: 'set -o noclobber', fish: '' },
    changes: true,
    favour: 0.6,
  },
  // Where it is
  {
    patterns: [
      '(go|change|return|switch|cd) (folder)? (back)? (to)? (previous|last) (working)? folder',
      '(go|switch) back (to where i was)?',
    ],
    command: 'cd -',
    changes: true,
    favour: 0.7,
  },
  {
    patterns: [
      '(change|go|cd|switch) (folder)? (to|into) (folder)? {path:path} and (resolve|resolving|follow) (any)? symlink (in (resulting)? path)?',
    ],
    command: { gnu: 'cd -P {path/}', fish: '' },
    changes: true,
    favour: 1,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) (top|top level|root|top-level|toplevel) (folder)? of (current|this)? (git|git repository|repository|git tree|repo|git repo|working tree|project) (tree)?',
    ],
    command: { gnu: 'cd "$(git rev-parse --show-toplevel)"', fish: 'cd (git rev-parse --show-toplevel)' },
    changes: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) (folder)? (of|with|containing) (the)? (executable|program|command|binary) {name:word}',
    ],
    command: { gnu: 'cd "$(dirname "$(command -v {name})")"', fish: 'cd (dirname (command -v {name}))' },
    changes: true,
    fits: ({ name = [] }) => name.every((one) => /^[\w.+-]+$/.test(one)),
    favour: 0.9,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) (folder)? (containing|holding|of) (file)? (path)? {path:path}',
    ],
    command: { gnu: 'cd "$(dirname {path/})"', fish: 'cd (dirname {path/})' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(go|change|cd|switch) (folder)? (to|into) folder (listed|named|stored|saved|written) in file {list:target}',
    ],
    command: { gnu: 'cd "$(cat {list/})"', fish: 'cd (cat {list/})' },
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      '(push|add|save) (folder)? {path:path} (folder)? (to|on|onto) (the)? (folder|dirs) stack',
      '(push|add) (to|on|onto) (folder|dirs) stack (folder)? {path:path}',
    ],
    command: 'pushd {path/}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: ['(push|add|save) current folder (path)? (to|on|onto) (the)? (folder|dirs) stack'],
    command: 'pushd .',
    changes: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(pop|take|remove) (the)? (top|last)? (folder|entry)? (of|from|off) (the)? (folder|dirs) stack (and (change|go) to it)?',
    ],
    command: 'popd',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      '(exchange|swap|switch) (the)? top (two|{n:n}) (folder|entry) (in|of|on) (the)? (folder|dirs) stack',
    ],
    command: 'pushd',
    changes: true,
    favour: 0.8,
  },
  // Ends, jobs, history
  {
    patterns: [
      '(exit|quit|leave) (from|of)? (script|shell|process|current shell|session)? with (exit|return|status)? (code|status) {n:n}',
    ],
    command: 'exit {n#}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: ['(exit|quit|leave|log out|logout) (from|of)? login shell'],
    command: { gnu: 'logout', fish: 'exit' },
    changes: true,
    favour: 0.7,
  },
  {
    patterns: [
      '(<show>|what is|what are)? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background)? (current|this)? (shell|session)? (with|and|along with) (their)? (process id|pid|process ids|pids)',
    ],
    command: 'jobs -l',
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(<show>|what is|what are)? (every)? (background|active|running|current|stopped)? job (of|in|running in|in background|running)? (current|this)? (shell|session)?',
    ],
    command: 'jobs',
    lines: true,
    favour: 0.3,
  },
  {
    patterns: [
      '(<show>|what is|what are)? (only)? (pid|process id|pids|process ids) of (every)? (background|running|currently running|active)? (background)? job (of (current|this) shell)?',
    ],
    command: 'jobs -p',
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(bring|get|move|put|continue) (current|last|most recent)? (background)? job (back)? (in|into|to) foreground',
      '(bring|get) (current|last) (process|command) (back)? (in|into|to) foreground',
    ],
    command: 'fg',
    changes: true,
    favour: 0.7,
  },
  {
    patterns: [
      '(bring|get|move|put|continue) (background)? job (number)? {n:n} (back)? (in|into|to) foreground',
    ],
    command: 'fg %{n#}',
    changes: true,
    favour: 1,
  },
  {
    patterns: ['(continue|resume|run|put) (current|last|stopped|suspended)? job (in|into) background'],
    command: 'bg',
    changes: true,
    favour: 0.7,
  },
  {
    patterns: [
      '(append|write|save|update|flush) (current)? (session|shell)? (history|history of session) (to|in|into) history file',
      '(update|write|save) history file (in|of|with) (current)? (session|history)',
    ],
    command: { gnu: 'history -a', fish: 'history save', notBash: '' },
    changes: true,
    favour: 0.7,
  },
  {
    patterns: [
      '(search|grep|look) (through|in)? (command|shell|bash|my)? history for (command)? {text:word}',
      '(search for|find|grep|show) (command)? (containing|with|matching)? {text:text} in (command|shell|bash|my)? history',
      '(<show>|what is|what are)? (every)? (command|entry) (in|from|of) (command|shell|bash|my)? history (containing|matching|with|that contain) {text:word}',
    ],
    command: 'history | grep {text}',
    lines: true,
    favour: 0.7,
  },
];
