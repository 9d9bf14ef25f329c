// Ways to run a command: as another user, repeatedly, with redirected output, in a multiplexer; and temporary files.

import { changing, listing, type SayingRow, type Slots } from './saying-row.ts';

const isUser = ({ user = [] }: Slots): boolean =>
  user.every((one) => /^[\w.${}-]+$/.test(one) && !/^(a|the|current|other|another|this)$/.test(one));
/** A quoted command, typed as it is to run. */
const COMMAND = '(command|program|script)? {command:quoted}';
const EVERY = '(every|each|once every|repeatedly every|once per)';
const BOTH =
  '(to|on|in)? (standard output|stdout|screen|console|terminal) (and|as well as|and also) (also)? (save|write|append|store|save it|append it|write it)?';
/** What runs a script, by its extension; a script need not be executable. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  sh: 'bash',
  bash: 'bash',
  zsh: 'zsh',
  fish: 'fish',
  py: 'python3',
  js: 'node',
  rb: 'ruby',
  pl: 'perl',
  php: 'php',
  lua: 'lua',
};

function withInterpreter(slots: Slots): Slots | undefined {
  const extension = /\.(\w+)$/.exec(slots['script']?.[0] ?? '')?.[1];
  const interpreter = INTERPRETERS[extension ?? ''];
  return interpreter === undefined ? undefined : { ...slots, interpreter: [interpreter] };
}

/** `every second` has its second as a rank. */
function inSeconds({ everySeconds, n, second = [], ...slots }: Slots): Slots | undefined {
  const interval = everySeconds ?? n ?? (second[0] === '2' ? ['1'] : undefined);
  return interval && { ...slots, interval };
}

export const RUNNING: readonly SayingRow[] = [
  {
    patterns: ['(run|execute|start) (script|program)? {script:path}'],
    command: '{interpreter#} {script/}',
    changes: true,
    derive: withInterpreter,
    kinds: { script: 'file' },
  },
  {
    patterns: ['(run|execute|start) (script|program)? {script:path} in background'],
    command: '{interpreter#} {script/} &',
    changes: true,
    derive: withInterpreter,
    kinds: { script: 'file' },
  },
  {
    patterns: [
      '(run|execute|start|repeat) (script|program)? {script:path} {n:n} times',
      '(run|execute|start|repeat) (script|program)? {script:path} {n:n} times in a row',
    ],
    command: {
      gnu: 'for i in $(seq {n#}); do {interpreter#} {script/}; done',
      fish: 'for i in (seq {n#}); {interpreter#} {script/}; end',
    },
    changes: true,
    derive: withInterpreter,
    kinds: { script: 'file' },
  },
  {
    patterns: ['(run|execute|repeat) (command|program)? {text:word} {n:n} times'],
    command: { gnu: 'for i in $(seq {n#}); do {text#}; done', fish: 'for i in (seq {n#}); {text#}; end' },
    changes: true,
    kinds: { text: 'program' },
  },
  {
    patterns: [
      '(measure|show|print|report|find) (execution time|running time|time|run time) (of|taken by|needed by) (script|program)? {script:path}',
      'time {script:path}',
      'how long does (script|program)? {script:path} take (to (run|finish|complete))?',
    ],
    command: 'time {interpreter#} {script/}',
    changes: true,
    derive: withInterpreter,
    kinds: { script: 'file' },
  },
  // As another user
  {
    patterns: [
      `(run|execute) ${COMMAND} as (user)? {user:user}`,
      `(run|execute) ${COMMAND} with (user)? {user:user} (privilege|right)`,
    ],
    command: 'su {user#} -c {command}',
    changes: true,
    fits: isUser,
  },
  {
    patterns: [
      '(login|log in|switch|become|change) (as|to)? user {user:user}',
      '(switch|change|su) to user {user:user}',
    ],
    command: 'su - {user#}',
    changes: true,
    fits: isUser,
  },
  ...changing({
    'sudo -i': [
      '(open|run|start|get|become) (shell as)? (root|superuser) (user)? (access|shell)?',
      'get root user access',
    ],
  }),
  // Again and again
  {
    patterns: [
      `(run|execute|repeat|watch) ${COMMAND} ${EVERY} ({every:span}|{n} (seconds)?)`,
      `(run|execute|repeat|watch) ${COMMAND} (every|each|once per) {second:rank}`,
    ],
    command: { gnu: 'watch -n {interval#}{options#} {command}', bsd: '' },
    changes: true,
    options: { differences: '-d', noTitle: '-t', colours: '--color' },
    derive: inSeconds,
  },
  {
    patterns: [
      `(run|execute) ${COMMAND} (continuously|repeatedly|periodically)`,
      `watch (output of)? ${COMMAND}`,
    ],
    command: { gnu: 'watch {command}', bsd: '' },
    changes: true,
  },
  // Where the output goes
  {
    patterns: [
      `(write|print|send|show|display|output|save) (standard)? output (of|from) ${COMMAND} ${BOTH} (to|in|into) (file)? {to:target}`,
      `(run|execute) ${COMMAND} and (write|print|send|show|output) (standard)? output ${BOTH} (to|in|into)? (file)? {to:target}`,
    ],
    command: '{command#} | tee{options#} {to/}',
    changes: true,
    options: { appending: '-a' },
    favour: 1,
  },
  {
    patterns: [
      `(write|print|send|show|display|output|save) (standard)? output (of|from) ${COMMAND} ${BOTH} append (it)? (to|in|into) (file)? {to:target}`,
    ],
    command: '{command#} | tee -a {to/}',
    changes: true,
    favour: 1.2,
  },
  {
    patterns: [
      `(write|print|send|show|output) (standard)? (output and error|output and standard error) (of|from) ${COMMAND} ${BOTH} (to|in|into) (file)? {to:target}`,
    ],
    command: '{command#} 2>&1 | tee{options#} {to/}',
    changes: true,
    options: { appending: '-a' },
  },
  {
    patterns: [
      `(write|print|send|show|output) (standard)? (output and error|output and standard error) (of|from) ${COMMAND} ${BOTH} append (it)? (to|in|into) (file)? {to:target}`,
    ],
    command: '{command#} 2>&1 | tee -a {to/}',
    changes: true,
    favour: 1.6,
  },
  ...changing({
    '{command#} | less': [
      `(page|scroll) (through)? (the)? output (of|from) (running)? ${COMMAND}`,
      `(view|show|read) output (of|from) ${COMMAND} (in|with|using|through) (less|pager)`,
    ],
  }),
  {
    patterns: [
      '(page|scroll) (through)? (content of|contents of)? (file)? {path:path}',
      '(view|display|show|read) (content of|contents of)? (file)? {path:path} (one page at a time|page by page|pausing after each page|in less|with less|using less|one screen at a time)',
    ],
    command: 'less{options#} {path/}',
    options: { cutLong: '-S', lineNumbers: '-N', startingAt: '-p {start}' },
  },
  ...changing({
    'time {command#}': [
      `(measure|show|print|report|find) (execution time|running time|time|run time) (of|taken by|needed by) ${COMMAND}`,
      `(time) ${COMMAND}`,
      `how long does ${COMMAND} take`,
    ],
    '{command#} &': [`(run|execute|start) ${COMMAND} in background`],
    'nohup {command#} &': [
      `(run|execute|start) ${COMMAND} (in background)? (immune to hangups|ignoring hangups|ignoring hangup signal|so that it survives logout|after logout|immune to hangup)`,
    ],
  }),
  {
    patterns: [
      `(run|execute) ${COMMAND} (with|at) (timeout|time limit|maximum) of {wait:span}`,
      `(run|execute) ${COMMAND} (and)? (kill it|stop it|stop) after {wait:span}`,
    ],
    command: { gnu: 'timeout {waitSeconds#} {command#}', bsd: '' },
    changes: true,
  },
  // Multiplexers
  ...listing({
    'screen -ls': [
      '<ask>? (every)? (running|existing|active)? screen (session) (id|ids|name)?',
      '<ask>? (every)? (running)? (session) of screen',
    ],
    'tmux ls': ['<ask>? (every)? (running|existing|active)? tmux session'],
  }),
  ...changing({
    tmux: ['(open|start|create|begin) (new)? tmux session'],
  }),
  {
    patterns: ['(open|start|create|begin) (new)? tmux session (named|called|with name) {name:session}'],
    command: 'tmux new-session -s {name}',
    changes: true,
  },
  {
    patterns: ['(attach|reattach|connect|resume) (to)? tmux session (named|called)? {name:session}'],
    command: 'tmux attach -t {name}',
    changes: true,
  },
  {
    patterns: ['(open|start|create|begin) (new)? screen session (named|called|with name) {name:session}'],
    command: 'screen -S {name}',
    changes: true,
  },
  {
    patterns: [
      '(attach|reattach|connect|resume) (to)? (existing|detached)? screen session (named|called)? {name:session}',
    ],
    command: 'screen -r {name}',
    changes: true,
  },
  {
    patterns: ['(kill|end|terminate|close|quit) (running)? screen session (named|called)? {name:session}'],
    command: 'screen -S {name#}{n#} -X quit',
    otherwise: { n: '', name: '' },
    changes: true,
  },
  // Servers
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
  // Temporary files
  {
    patterns: [
      '(create|make) (new)? (temporary|temp) <temporary>',
      '(create|make) (new)? (temporary|temp) <temporary> in ({x:path} folder|folder? {x:path})',
    ],
    command: 'mktemp{temporary#}',
    changes: true,
    lines: true,
    fits: ({ x = [] }) => x.every((one) => /^\/tmp\/?$/.test(one)),
    favour: 0.5,
  },
  {
    patterns: [
      '(create|make) (new)? (temporary|temp) <temporary> (with)? (name|filename)? (formatted like|like|named like|by template|from template|with template|named by template|of form|with name formatted like|with filename formatted like|with name like) {template:text} (template)?',
      '(create|make) (new)? <temporary> (by|from|with) template {template:text}',
    ],
    command: 'mktemp{temporary#} {template/}',
    changes: true,
    lines: true,
    fits: ({ template = [] }) => template.every((one) => /XXX/.test(one)),
  },
];
