// The shell itself: its limits, language, options, keys and functions.

import type { Recipe } from '../slots/recipe.ts';

// beck's own functions are not listed: they only start questions.
const FUNCTIONS = {
  posix: "declare -F | sed '/ __beck_/d'",
  notBash: "typeset +f | grep -v '^_'",
  fish: "functions | sed '/^__beck_/d'",
};
const KEYS = { posix: "bind -P | grep -v 'is not bound'", notBash: 'bindkey', fish: 'bind' };
const OPTIONS = { posix: 'set -o; shopt', notBash: 'setopt', fish: 'status features' };

export const SHELL_STATE: readonly Recipe[] = [
  {
    id: 'locale',
    effect: 'reads',
    phrases: [
      '[current] =locale [settings|setting|set to|using|am i using]',
      '(language|locale) [of] (shell|session|terminal) [set to|using]',
    ],
    why: 'Show the language and the formats that programs use',
    command: 'locale',
    examples: ['which locale do I have', 'what language is my shell set to'],
  },
  {
    id: 'locales',
    effect: 'reads',
    phrases: ['[installed|available|supported] =locales [installed|available|supported]'],
    why: 'List the locales that are installed',
    command: 'locale -a',
    examples: ['which locales are installed'],
  },
  {
    id: 'terminal-type',
    effect: 'reads',
    phrases: ['(terminal type|type of terminal|kind of terminal|term type|terminal emulation)'],
    why: 'Show what programs take the terminal for',
    command: 'printenv TERM',
    examples: ['what terminal type do I have'],
  },
  {
    id: 'limits',
    effect: 'reads',
    phrases: [
      '[resource|process|user|shell|session] (=limits|ulimit|ulimits) [shell|session|process|user|set|of]',
    ],
    why: 'Show what programs may use',
    command: 'ulimit -a',
    examples: ['show my resource limits', 'what are my limits'],
  },
  {
    id: 'limit-of-files',
    effect: 'reads',
    phrases: [
      '(maximum|max|limit|maximum number|max number|limit on number) [of] (open files|open file|file descriptors|open file descriptors)',
      '(open files|open file|file descriptor|file descriptors) (limit|maximum)',
      '(how many) (files|file descriptors) (may i have open|can i have open|may be open|can be open|may i open|can i open)',
    ],
    why: 'Show how many files a program may have open',
    command: 'ulimit -n',
    examples: ['what is the maximum number of open files', 'how many files may I have open'],
  },
  {
    id: 'key-bindings',
    effect: 'reads',
    phrases: [
      '[shell|keyboard|terminal] (key binding|keybinding|keyboard shortcut|key shortcut|keyboard binding) [shell|set|defined]',
      '(which|what) (key|keys) (are bound|have a function|do something)',
    ],
    why: 'List what the keys do in the line editor',
    command: KEYS,
    examples: ['show my key bindings', 'keyboard shortcuts of the shell'],
  },
  {
    id: 'shell-options',
    effect: 'reads',
    phrases: ['shell (options|settings) [set|on|enabled|active|turned on]'],
    why: 'List the options of the shell',
    command: OPTIONS,
    examples: ['show shell options', 'which shell options are on'],
  },
  {
    id: 'functions',
    effect: 'reads',
    phrases: ['[my] [shell] =functions [defined|loaded|set] [shell]', '(shell functions|functions of shell)'],
    why: 'List the functions of the shell',
    command: FUNCTIONS,
    examples: ['show my functions', 'which functions are defined'],
  },
];
