// Everyday questions about folders and files: what fills the disk, where a file went.

import type { SayingRow } from './saying-row.ts';

const TAKES =
  '(taking|take|using|use|eating|eat|hogging|hog|occupying|consuming|filling) (up)? (most|so much|too much|lot of|lots of|much)? (of)? (my|the)? (space|disk space|disk|room|storage|disk up)';
const WHAT = '(what|which) (folder|subfolder|thing|stuff)? (is|are)?';

export const EVERYDAY: readonly SayingRow[] = [
  {
    patterns: [
      '(show|print|list|display|draw)? tree (view|structure)? (of|for|in|below|under) (folder)? {path} (folder)?',
      '(show|print|list|display|draw)? {path} (folder)? (as|like) tree',
    ],
    command: "find {path/} -not -path '*/.git/*' | sort | sed 's|[^/]*/|  |g'",
    lines: true,
    favour: 0.8,
  },
  {
    patterns: [
      '(create|make|write|new) (new|text)? (file|text file)? (named|called)? {to:target} (with|containing|that contain|that say|saying|holding) (text|word|line|content)? {text:word} (in|inside) (it)?',
      '(create|make|write|new) (new|text)? (file|text file) (named|called)? {to:target} (with|containing|that contain|that say|saying|holding) (text|word|line|content)? {text:word}',
    ],
    command: {
      gnu: "printf '%s\\n' {text} > {to/}",
      powershell: 'Set-Content -LiteralPath {to/} -Value {text}',
    },
    changes: true,
    favour: 1,
  },
  {
    patterns: ['(is|check if|check whether|see if) (file|folder)? {path} (is)? empty'],
    command: 'find {path/} -maxdepth 0 -empty',
    favour: 0.9,
  },
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
    favour: 0.9,
  },
  {
    patterns: [
      '(reboot|restart) (computer|machine|system|pc|laptop|server|box|now)? (now)?',
      '(turn) (computer|machine|system|pc) off and on again',
    ],
    command: { gnu: 'sudo reboot', powershell: 'Restart-Computer' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(shutdown|shut down|power off|poweroff|turn off|switch off) (computer|machine|system|pc|laptop|server|box) (now)?',
      '(shutdown|poweroff) (now)?',
    ],
    command: { gnu: 'sudo shutdown -h now', powershell: 'Stop-Computer' },
    changes: true,
    favour: 0.6,
  },
  {
    patterns: [
      '(generate|create|make|give me|show|print|i need)? (new|strong|good|secure)? random (password|passphrase|string|token)',
      '(generate|create|make|give me|show|print)? (new|strong|secure)? password',
    ],
    command: { gnu: "LC_ALL=C tr -dc 'A-Za-z0-9' < /dev/urandom | head -c 20; echo", fish: '' },
    favour: 0.8,
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
    favour: 0.7,
  },
  {
    patterns: [`${WHAT} ${TAKES} (in|inside|under|below|of|on) (folder)? {path} (folder)?`],
    command: 'du -h -d 1 {path/} | sort -rh | head -n 16',
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      `${WHAT} ${TAKES} (here|in current folder|in here|under here|around here)?`,
      '(show|list)? (size|disk usage) of each (folder|subfolder) (here|in current folder)?',
    ],
    command: 'du -h -d 1 . | sort -rh | head -n 16',
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(create|make|add|put) (new|empty|another)? folder (for (my|our|her|his)? {x:word} (and {y:word})?)? (named|called|with name|by name of) {paths:target} (in|inside|under|within) (folder)? {place:path} (folder)?',
      '(create|make|add|put) (new|empty|another)? folder {paths:target} (in|inside|under|within) (folder)? {place:path} (folder)?',
      '(create|make|add|put) (new|empty|another)? {paths:target} folder (in|inside|under|within) (folder)? {place:path} (folder)?',
    ],
    command: 'mkdir {place/}/{paths/}',
    changes: true,
    fits: ({ paths = [], place = [] }) => isName(paths) && place.every((one) => !one.endsWith('/')),
    favour: 1.1,
  },
  {
    patterns: [
      '(create|make|add) (new|empty|another)? folder for (my|our|her|his)? {x:word} (and {y:word})? (named|called|with name|by name of) {paths:target}',
    ],
    command: 'mkdir {paths/}',
    changes: true,
    fits: ({ paths = [] }) => isName(paths),
    favour: 1,
  },
  {
    patterns: [
      '(make|set|keep) (everything|file|folder|entry|everything that is)? (in|inside|under|below|of)? {path} (folder)? (only)? (readable|accessible|visible|private|open) (only)? (by|to|for) (me|owner|myself) (only|alone)?',
      '(make|set) (everything|file|entry) (in|inside|under|below) {path} private',
      '(only|just) (i|me) (can|may|should) (read|access|see|open) (everything in|file in|entry in)? {path}',
    ],
    command: 'chmod -R go= {path/}',
    changes: true,
    favour: 1,
  },
  {
    patterns: [
      '(create|make) {path:target} (as)? (new)? empty file',
      '(create|make) (new)? empty (text)? file (at|as|in) {path:target}',
    ],
    command: 'touch {path/}',
    changes: true,
    favour: 0.8,
  },
  {
    patterns: [
      '(find|show|list|look for|search for|check for|there|is there|are there|do i have|have i)? (any)? (duplicate|duplicated|identical|double) (file|copy|entry|one) <in> (folder)? {paths:things} (folder)?',
      '(which|what) file (in|under|below) {paths:things} (are|is) (duplicate|identical|same|twice|there twice)',
    ],
    command: {
      gnu: "find {paths/} -type f -not -empty -exec md5sum '{}' + | sort | uniq -w 32 --all-repeated=separate",
      bsd: '',
    },
    lines: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(what is|what are|show|get|find|tell me|print)? (dimension|resolution|pixel size|width and height|size in pixel|pixel dimension|image size) (of|for) (image|photo|picture|file)? {path}',
      'how (large|big|wide|tall|many pixel) (is|are) (image|photo|picture) {path} (in pixel)?',
    ],
    command: 'file {path/}',
    favour: 0.8,
  },
  {
    patterns: [
      '(show|what is|what are|get|give me|print|list|find)? (permission|mode|access right|right) (of|for|on) (file|folder)? {path} (as|in) (number|octal|numeric|digit|octal number) (form|notation|mode|format|value)?',
      '(numeric|octal|number) (permission|mode) (of|for|on) (file|folder)? {path}',
    ],
    command: { gnu: 'stat -c %a {path/}', bsd: 'stat -f %Lp {path/}' },
    favour: 0.9,
  },
  {
    patterns: [
      '(start|run|launch|open|spin up|serve) (simple|small|quick|local|basic|little)? (web server|http server|webserver|file server) (here|in current folder|for current folder)? (on|at|using|with) port {n} (here|in current folder)?',
      '(start|run|launch|serve) (simple|small|quick|local)? (web|http) server (here|in current folder)? (on|at) port {n}',
      'serve (current folder|here|file here|it) (over http|by http)? (on|at) port {n}',
    ],
    command: 'python3 -m http.server {n#}',
    changes: true,
    favour: 0.9,
  },
  {
    patterns: [
      '(start|run|launch|open|spin up) (simple|small|quick|local|basic|little)? (web server|http server|webserver|file server) (here|in current folder|for current folder)?',
      'serve (current folder|here|file here) (over http|by http)?',
    ],
    command: 'python3 -m http.server',
    changes: true,
    favour: 0.7,
  },
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
    favour: 1,
  },
  {
    patterns: [
      '(show|list|which|what|print|only|get|give me)? (are|is)? (only)? (user|account|username|user name|login|group|group name) (name)? (are|is|exist)? (there)? (in|from|of|listed in|defined in) (file)? {path}',
    ],
    command: 'cut -d : -f 1 {path/}',
    fits: ({ path = [] }) => path.every((one) => /(passwd|group)$/.test(one)),
    lines: true,
    favour: 0.8,
  },
];

/** A name without a path, so that it goes into the named folder. */
function isName(paths: readonly string[]): boolean {
  return paths.length > 0 && paths.every((one) => /^[^/~$*?]+$/.test(one));
}
