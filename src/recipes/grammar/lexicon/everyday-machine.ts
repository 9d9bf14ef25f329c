// Everyday requests about the machine: restart, passwords, encodings, a web server, accounts.

import { isNoFile } from './encodings.ts';
import { changing, type SayingRow, type Slots } from './saying-row.ts';

/** `shutdown` counts in minutes. */
function inMinutes(slots: Slots): Slots | undefined {
  const seconds = Number(slots['inSeconds']?.[0]);
  return seconds % 60 === 0 ? { ...slots, minutes: [String(seconds / 60)] } : undefined;
}

export const EVERYDAY_MACHINE: readonly SayingRow[] = [
  {
    patterns: [
      '(set|export|change|make) (environment)? (variable)? {name:word} (variable)? (to|=|as|be) {value:word}',
    ],
    command: {
      gnu: 'export {name#}={value}',
      fish: 'set -gx {name#} {value}',
      powershell: '$env:{name#} = {value}',
    },
    changes: true,
    fits: ({ name = [] }) => name.every((one) => /^[A-Z][A-Z0-9_]+$/.test(one)),
  },
  {
    patterns: [
      'reboot (computer|machine|system|pc|laptop|server|box|now)? (now)?',
      'restart (computer|machine|system|pc|laptop|box) (now)?',
      '(turn) (computer|machine|system|pc) off and on again',
    ],
    command: { gnu: 'sudo reboot', powershell: 'Restart-Computer' },
    changes: true,
  },
  {
    patterns: [
      '(shutdown|shut down|power off|poweroff|turn off|switch off) (computer|machine|system|pc|laptop|server|box) (now)?',
      '(shutdown|shut down|power off|poweroff) (now)?',
    ],
    command: { gnu: 'sudo shutdown -h now', powershell: 'Stop-Computer' },
    changes: true,
  },
  {
    patterns: [
      '(shutdown|shut down|power off|poweroff|turn off|switch off) (computer|machine|system|pc|laptop|server|box)? in {in:span}',
    ],
    command: 'sudo shutdown -h +{minutes#}',
    changes: true,
    derive: inMinutes,
  },
  {
    patterns: [
      '(generate|create|make|give me|show|print|i need)? (new|strong|good|secure)? random (password|passphrase|string|token)',
      '(generate|create|make|give me|show|print)? (new|strong|secure)? password',
    ],
    command: { gnu: "LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c 20; echo", fish: '' },
  },
  {
    patterns: [
      '(show|what is|print|get|calculate|compute)? base64 (encoding|form|code)? of (text|string|word)? {text:word}',
      '(base64) (encode)? (text|string|word)? {text:quoted}',
      '(encode|convert) (text|string|word)? {text:word} (to|in|as|into) base64',
    ],
    command: {
      gnu: 'printf %s {text} | base64',
      powershell: '[Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes({text}))',
    },
    fits: isNoFile,
  },
  ...changing({
    'python3 -m http.server {n#}': [
      '(start|run|launch|open|spin up|serve) (simple|small|quick|local|basic|little)? (web server|http server|webserver|file server) (here|in current folder|for current folder)? (on|at|using|with) port {n} (here|in current folder)?',
      'serve (current folder|here|file here|it) (over http|by http)? (on|at) port {n}',
    ],
    'python3 -m http.server': [
      '(start|run|launch|open|spin up) (simple|small|quick|local|basic|little)? (web server|http server|webserver|file server) (here|in current folder|for current folder)?',
      'serve (current folder|here|file here) (over http|by http)?',
    ],
  }),
  {
    patterns: [
      '(show|list|which|what|who)? (is|are)? (user|account|login|username|user name) (whose|with|that|who|which|have|has|having)? (have|has|having|use|uses|using|login|default)? (login|default)? (shell)? (is|are|of|as)? {shell:word} (as)? (their|login|default|its)? (shell)? (in|from|of|according to) (file)? {path}',
      '(show|list|which|what)? user (in|of|from) {path} (that|who|with|whose)? (have|has|use|uses|shell is|with)? {shell:word} (as)? (their|login|default)? shell',
    ],
    command: "awk -F : '$7 ~ /{shell#}$/ { print $1 }' {path/}",
    fits: ({ shell = [], path = [] }) =>
      shell.every((one) => /^(bash|sh|zsh|fish|nologin|false|ksh|dash|tcsh|csh)$/.test(one)) &&
      path.every((one) => /passwd$/.test(one)),
    lines: true,
  },
  {
    patterns: [
      '(show|list|which|what|print|only|get|give me)? (are|is)? (only)? (user|account|username|user name|login|group|group name) (name)? (are|is|exist)? (there)? (in|from|of|listed in|defined in) (file)? {path}',
    ],
    command: 'cut -d : -f 1 {path/}',
    fits: ({ path = [] }) => path.every((one) => /(passwd|group)$/.test(one)),
    lines: true,
  },
];
