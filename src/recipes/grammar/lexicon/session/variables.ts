// Requests about the shell's aliases and variables, and about reading input into them.

import type { SayingRow, Slots } from '../saying-row.ts';

const isName =
  (slot: string) =>
  (slots: Slots): boolean =>
    (slots[slot] ?? []).every((one) => /^[A-Za-z_]\w*$/.test(one) && !NO_NAME.test(one));
const NO_NAME = /^(a|an|the|new|it|them|variable|environment|shell|bash|value|alias|command|option)$/i;
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

export const SESSION_VARIABLES: readonly SayingRow[] = [
  {
    patterns: [
      '(set|create|make|define|add) (new)? alias {name:word} (for|to|as|that run|which run|of|that is|meaning) (command)? {text:text}',
      '(set|create|make|define|add) (new)? alias (named|called)? {name:word} (for|to|as|of|with) command {text:quoted}',
      'alias {name:word} (to|as|for) {text:text}',
    ],
    command: { gnu: 'alias {name#}={text}', fish: 'alias {name#} {text}' },
    changes: true,
    fits: ({ name = [] }) => name.every((one) => /^[\w.+@:,%-]+$/.test(one)),
  },
  {
    patterns: [
      '(remove|delete|unset) alias (named|called)? {name:word}',
      '(remove|delete|unset) {name:quoted} alias',
    ],
    command: { gnu: 'unalias {name}', fish: 'functions -e {name}' },
    changes: true,
  },
  {
    patterns: ['(list|show|print|display) name of (every)? alias', '(list|show|print|display) alias name'],
    command: { gnu: "alias | sed 's/^alias //; s/=.*//'", fish: "alias | awk '{ print $2 }'" },
    lines: true,
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
  },
  {
    patterns: [`export ${VARIABLE} {name:variable}`],
    command: { gnu: 'export {name#}', fish: 'set -x {name#} ${name#}' },
    changes: true,
    fits: isName('name'),
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
  },
  {
    patterns: [
      `(<show>|what is|what are)? (every)? (environment)? variable (and|with)? (their|its)? (value)? (that|whose name or value|with name or value|which)? (contain|containing|matching|match) {text:word}`,
      `(search|look) (for)? (in|through)? (every)? (existing)? (environment)? variable (and their value)? for {text:word}`,
      `(search for|find|grep) {text:text} in (every)? (environment)? variable (and their value)?`,
    ],
    command: 'env | grep{options#} {text}',
    options: { ignoreCase: '-i' },
    lines: true,
  },
  {
    patterns: [
      `(<show>|what is|what are)? (only)? (name of)? (every)? (environment)? variable (name)? whose name (contain|containing|match|matching) {text:word} (showing only name of variable and not their value)?`,
    ],
    command: 'env | cut -d= -f1 | grep{options#} {text}',
    options: { ignoreCase: '-i' },
    lines: true,
  },
  // Options of the shell
];
