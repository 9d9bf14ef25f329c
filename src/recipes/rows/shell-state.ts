// The shell itself: its limits, language, options, keys and functions.

import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

// beck's own functions are not listed: they only start questions.
const FUNCTIONS = {
  posix: "declare -F | sed '/ __beck_/d'",
  notBash: "typeset +f | grep -v '^_'",
  fish: "functions | sed '/^__beck_/d'",
};
const KEYS = { posix: "bind -P | grep -v 'is not bound'", notBash: 'bindkey', fish: 'bind' };
const OPTIONS = { posix: 'set -o; shopt', notBash: 'setopt', fish: 'status features' };

export const SHELL_STATE: readonly Recipe[] = recipes`
locale: locale
  why: Show the language and the formats that programs use
  [current] =locale [settings|setting|set to|using|am i using]
  (language|locale) [of] (shell|session|terminal) [set to|using]
  ? which locale do I have
  ? what language is my shell set to
locales: locale -a
  why: List the locales that are installed
  [installed|available|supported] =locales [installed|available|supported]
  ? which locales are installed
terminal-type: printenv TERM
  why: Show what programs take the terminal for
  (terminal type|type of terminal|kind of terminal|term type|terminal emulation)
  ? what terminal type do I have
limits: ulimit -a
  why: Show what programs may use
  [resource|process|user|shell|session] (=limits|ulimit|ulimits) [shell|session|process|user|set|of]
  ? show my resource limits
  ? what are my limits
limit-of-files: ulimit -n
  why: Show how many files a program may have open
  (maximum|max|limit|maximum number|max number|limit on number) [of] (open files|open file|file descriptors|open file descriptors)
  (open files|open file|file descriptor|file descriptors) (limit|maximum)
  (how many) (files|file descriptors) (may i have open|can i have open|may be open|can be open|may i open|can i open)
  ? what is the maximum number of open files
  ? how many files may I have open
key-bindings:
  command: ${KEYS}
  why: List what the keys do in the line editor
  [shell|keyboard|terminal] (key binding|keybinding|keyboard shortcut|key shortcut|keyboard binding) [shell|set|defined]
  (which|what) (key|keys) (are bound|have a function|do something)
  ? show my key bindings
  ? keyboard shortcuts of the shell
shell-options:
  command: ${OPTIONS}
  why: List the options of the shell
  shell (options|settings) [set|on|enabled|active|turned on]
  ? show shell options
  ? which shell options are on
functions:
  command: ${FUNCTIONS}
  why: List the functions of the shell
  [my] [shell] =functions [defined|loaded|set] [shell]
  (shell functions|functions of shell)
  ? show my functions
  ? which functions are defined
`;
