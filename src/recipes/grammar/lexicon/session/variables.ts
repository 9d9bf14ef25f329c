// Requests about the shell's aliases and variables, and about reading input into them.

import { type SayingRow, sayings } from '../saying-row.ts';

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

export const SESSION_VARIABLES: readonly SayingRow[] = sayings`
alias {name#}={text}
  fish: alias {name#} {text}
  is: changes
  fits: ${({ name = [] }) => name.every((one) => /^[\w.+@:,%-]+$/.test(one))}
  (set|create|make|define|add) (new)? alias {name:word} (for|to|as|that run|which run|of|that is|meaning) (command)? {text:text}
  (set|create|make|define|add) (new)? alias (named|called)? {name:word} (for|to|as|of|with) command {text:quoted}
  alias {name:word} (to|as|for) {text:text}
unalias {name}
  fish: functions -e {name}
  is: changes
  (remove|delete|unset) alias (named|called)? {name:word}
  (remove|delete|unset) {name:quoted} alias
alias | sed 's/^alias //; s/=.*//'
  fish: alias | awk '{ print $2 }'
  is: lines
  (list|show|print|display) name of (every)? alias
  (list|show|print|display) alias name
# What the person types
read{options#} {name#}
  fish:
  notBash:
  is: changes, favour 0.6
  options: ${READ_OPTIONS}
  (silently)? read (one|single)? line ${STDIN} ${INTO} ${VARIABLE} {name:identifier}
  (silently)? read (one|single)? line ${STDIN} ${INTO} {name:identifier} variable
read{options#}
  fish:
  notBash:
  is: changes
  options: ${READ_OPTIONS}
  last: intoVariable={name#}
  (silently)? read (one|single)? line ${STDIN}
read -n {n#}{options#}
  fish:
  notBash:
  is: changes
  otherwise: n=1
  options: ${READ_OPTIONS}
  last: intoVariable={name#}
  (silently)? read (one|single|exactly 1|exactly one)? character ${STDIN}
  (silently)? read {n:n} character ${STDIN}

# Variables
{name#}={text}
  fish: set {name#} {text}
  is: changes, favour 0.7
  (set|assign|change|define|initialize) (value of)? ${VARIABLE} {name:identifier} (to|be|as|equal to|with value|with) (be|value|string)? {text:text}
  (set|define) {name:identifier} (environment|shell|bash)? variable (to|as|equal to|with value) (value|string)? {text:text}
  (save|store|assign) (value|string|text)? {text:quoted} (to|in|into) ${VARIABLE} {name:identifier}
  set {name:identifier} = {text:text}
export {name#}={text}
  fish: set -x {name#} {text}
  is: changes
  export ${VARIABLE}? {name:identifier} (with value|as|=|equal to|set to|to|with) {text:word}
  (set|define) environment variable {name:identifier} (to|as|equal to|with value) {text:text} and export it
export {name#}={value}
  fish: set -gx {name#} {value}
  powershell: $env:{name#} = {value}
  is: changes
  fits: ${({ name = [] }) => name.every((one) => /^[A-Z][A-Z0-9_]+$/.test(one))}
  (set|export|change|make) (environment)? (variable)? {name:word} (variable)? (to|=|as|be) {value:word}
export {name#}
  fish: set -x {name#} \${name#}
  is: changes
  export ${VARIABLE} {name:identifier}
unset {name#}
  fish: set -e {name#}
  is: changes, favour 0.5
  (unset|clear|delete|remove|drop) ${VARIABLE} {name:identifier}
  (unset|clear) {name:identifier} (environment|shell|bash)? variable
  unset (environment|shell)? {name:identifier}
declare -p {name#}
  fish: set -q {name#}
  (check|test|see|tell) (whether|if) (environment|shell)? variable {name:identifier} is (set|defined) (or not)?
  (is) (environment|shell)? variable {name:identifier} (set|defined)
env | grep{options#} {text}
  is: lines
  options: ignoreCase=-i
  <ask>? (every)? (environment)? variable (and|with)? (their|its)? (value)? (that|whose name or value|with name or value|which)? (contain|containing|matching|match) {text:word}
  (search|look) (for)? (in|through)? (every)? (existing)? (environment)? variable (and their value)? for {text:word}
  (search for|find|grep) {text:text} in (every)? (environment)? variable (and their value)?
env | cut -d= -f1 | grep{options#} {text}
  is: lines
  options: ignoreCase=-i
  <ask>? (only)? (name of)? (every)? (environment)? variable (name)? whose name (contain|containing|match|matching) {text:word} (showing only name of variable and not their value)?
env
  is: lines, favour 0.3
  <ask>? (every)? (environment variable|environment|exported variable) (and|with)? (their|its)? (value|name and value)?
  <ask>? (name and value) of (every)? (environment)? variable
  <ask>? (every)? variable (and|with) (their)? value
env | cut -d= -f1
  is: lines
  <ask>? name of (every)? environment variable
  <ask>? (every)? environment variable (names only|name only|without (their)? value)
  <ask>? (only)? environment variable name
env | grep ^{text}
  is: favour 0.5
  fits: ${({ text = [] }) => text.every((one) => /^\w+$/.test(one))}
  <ask>? (all)? (environment)? variable (starting with|beginning with|that start with|that begin with|whose name start with|whose name starts with|with prefix) {text:word}
printenv {name#}
  <ask>? ((name and)? value of|content of)? (environment|shell)? variable {name:identifier} (if it exist|and its value)?
  <ask>? value of {name:identifier}
printf '%s\n' "\${name#}" | sed 's/.*\(.\{{n#}\}\)$/\1/'
  <ask>? (last|final) {n} character of (variable|environment variable)? {name:identifier}
printf '%s\n' "\${name#}" | cut -c -{n#}
  <ask>? first {n} character of (variable|environment variable) {name:identifier}
printf %s "\${name#}" | wc -m
  <ask>? length of (variable|environment variable) {name:identifier}
alias
  <ask>? (all)? (alias|aliases|defined aliases)
`;
