// Ways to run a command: as another user, repeatedly, with redirected output, in a multiplexer; and temporary files.

import { type SayingRow, type Slots, sayings } from './saying-row.ts';

const isUser = ({ user = [] }: Slots): boolean =>
  user.every((one) => /^[\w.${}-]+$/.test(one) && !/^(a|the|current|other|another|this)$/.test(one));
/** A quoted command, typed as it is to run. */
const COMMAND = '(command|program|script)? {command:quoted}';
const EVERY = '(every|each|once every|repeatedly every|once per)';
const BOTH =
  '(to|on|in)? (standard output|stdout|screen|console|terminal) (and|as well as|and also) (also)? (save|write|store|save it|write it)?';
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

export const RUNNING: readonly SayingRow[] = sayings`
{interpreter#} {script/}
  is: changes
  kinds: script=file
  derive: ${withInterpreter}
  (run|execute|start) (script|program)? {script:path}
  ? run src/app.py => python3 src/app.py
  ? run script.sh => bash script.sh
{interpreter#} {script/} &
  is: changes
  kinds: script=file
  derive: ${withInterpreter}
  (run|execute|start) (script|program)? {script:path} in background
  ? run script.sh in the background => bash script.sh &
for i in $(seq {n#}); do {interpreter#} {script/}; done
  fish: for i in (seq {n#}); {interpreter#} {script/}; end
  is: changes
  kinds: script=file
  derive: ${withInterpreter}
  (run|execute|start|repeat) (script|program)? {script:path} {n:n} times
  (run|execute|start|repeat) (script|program)? {script:path} {n:n} times in a row
  ? run script.sh 3 times => for i in $(seq 3); do bash script.sh; done
for i in $(seq {n#}); do {text#}; done
  fish: for i in (seq {n#}); {text#}; end
  is: changes
  kinds: text=program
  (run|execute|repeat) (command|program)? {text:word} {n:n} times
  ? repeat hello 3 times => for i in $(seq 3); do hello; done
time {interpreter#} {script/}
  is: changes
  kinds: script=file
  derive: ${withInterpreter}
  (measure|show|print|report|find) (execution time|running time|time|run time) (of|taken by|needed by) (script|program)? {script:path}
  time {script:path}
  how long does (script|program)? {script:path} take (to (run|finish|complete))?
  ? how long does script.sh take => time bash script.sh
# As another user
su {user#} -c {command}
  is: changes
  fits: ${isUser}
  (run|execute) ${COMMAND} as (user)? {user:user}
  (run|execute) ${COMMAND} with (user)? {user:user} (privilege|right)
  ? run command "make all" as user builder => su builder -c 'make all'
su - {user#}
  is: changes
  fits: ${isUser}
  (login|log in|switch|become|change) (as|to)? user {user:user}
  (switch|change|su) to user {user:user}
  ? switch to user bob => su - bob
sudo -i
  is: changes
  (open|run|start|get|become) (shell as)? (root|superuser) (user)? (access|shell)?
  get root user access
  ? become root

# Again and again
watch -n {interval#}{options#} {command}
  bsd:
  is: changes
  options: differences=-d
  derive: ${inSeconds}
  (run|execute|repeat|watch) ${COMMAND} ${EVERY} ({every:span}|{n} (seconds)?)
  (run|execute|repeat|watch) ${COMMAND} (every|each|once per) {second:rank}
  ? execute "df -h" every 10 seconds => watch -n 10 'df -h'
watch {command}
  bsd:
  is: changes
  (run|execute) ${COMMAND} (continuously|repeatedly|periodically)
  watch (output of)? ${COMMAND}
  ? watch the output of "df -h" => watch 'df -h'

# Where the output goes
{command#} | tee{options#} {to/}
  is: changes
  options: appending=-a
  (write|print|send|show|display|output|save) (standard)? output (of|from) ${COMMAND} ${BOTH} (to|in|into) (file)? {to:target}
  (run|execute) ${COMMAND} and (write|print|send|show|output) (standard)? output ${BOTH} (to|in|into)? (file)? {to:target}
  ? show the output of "ls -l" on the screen and save it to list.txt => ls -l | tee list.txt
{command#} | tee -a {to/}
  is: changes
  (write|print|send|show|display|output|save) (standard)? output (of|from) ${COMMAND} ${BOTH} append (it)? (to|in|into) (file)? {to:target}
  ? write output of "make test" to the console and append to "test.log" => make test | tee -a test.log
less{options#} {path/}
  options: lineNumbers=-N
  (page|scroll) (through)? (content of|contents of)? (file)? {path:path}
  (view|display|show|read) (content of|contents of)? (file)? {path:path} (one page at a time|page by page|pausing after each page|in less|with less|using less|one screen at a time)
  ? show app.log page by page => less app.log
time {command#}
  is: changes
  (measure|show|print|report|find) (execution time|running time|time|run time) (of|taken by|needed by) ${COMMAND}
  (time) ${COMMAND}
  how long does ${COMMAND} take
  ? measure the execution time of "make all" => time make all
{command#} &
  is: changes
  (run|execute|start) ${COMMAND} in background
  ? run "sleep 100" in the background => sleep 100 &
nohup {command#} &
  is: changes
  (run|execute|start) ${COMMAND} (in background)? (immune to hangups|ignoring hangups|ignoring hangup signal|so that it survives logout|after logout|immune to hangup)
  ? run "make all" so that it survives logout => nohup make all &
timeout {waitSeconds#} {command#}
  bsd:
  is: changes
  (run|execute) ${COMMAND} (with|at) (timeout|time limit|maximum) of {wait:span}
  (run|execute) ${COMMAND} (and)? (kill it|stop it|stop) after {wait:span}
  ? run "make" and stop it after 30 seconds => timeout 30 make

# Multiplexers
screen -ls
  is: lines
  <ask>? (every)? (running|existing|active)? screen (session) (id|ids|name)?
  <ask>? (every)? (running)? (session) of screen
  ? list screen sessions
tmux ls
  is: lines
  <ask>? (every)? (running|existing|active)? tmux session
  ? list tmux sessions
tmux
  is: changes
  (open|start|create|begin) (new)? tmux session
  ? start a new tmux session
tmux new-session -s {name}
  is: changes
  (open|start|create|begin) (new)? tmux session (named|called|with name) {name:session}
  ? start a tmux session named build => tmux new-session -s build
tmux attach -t {name}
  is: changes
  (attach|reattach|connect|resume) (to)? tmux session (named|called)? {name:session}
  ? attach to tmux session work => tmux attach -t work
screen -S {name}
  is: changes
  (open|start|create|begin) (new)? screen session (named|called|with name) {name:session}
  ? start a screen session called build => screen -S build
screen -r {name}
  is: changes
  (attach|reattach|connect|resume) (to)? (existing|detached)? screen session (named|called)? {name:session}
  ? resume the screen session build => screen -r build
screen -S {name#}{n#} -X quit
  is: changes
  otherwise: n=, name=
  (kill|end|terminate|close|quit) (running)? screen session (named|called)? {name:session}
  ? kill the screen session build => screen -S build -X quit

# Servers
python3 -m http.server {n#}
  is: changes
  (start|run|launch|open|spin up|serve) (simple|small|quick|local|basic|little)? (web server|http server|webserver|file server) (here|in current folder|for current folder)? (on|at|using|with) port {n} (here|in current folder)?
  serve (current folder|here|file here|it) (over http|by http)? (on|at) port {n}
  ? start a simple web server here on port 8000 => python3 -m http.server 8000
python3 -m http.server
  is: changes
  (start|run|launch|open|spin up) (simple|small|quick|local|basic|little)? (web server|http server|webserver|file server) (here|in current folder|for current folder)?
  serve (current folder|here|file here) (over http|by http)?
  ? start a web server here

# Temporary files
mktemp{temporary#}
  is: changes, lines
  fits: ${({ x = [] }) => x.every((one) => /^\/tmp\/?$/.test(one))}
  (create|make) (new)? (temporary|temp) <temporary>
  (create|make) (new)? (temporary|temp) <temporary> in ({x:path} folder|folder? {x:path})
  ? create a temporary folder and save its path in variable "work" => work=$(mktemp -d)
mktemp{temporary#} {template/}
  is: changes, lines
  fits: ${({ template = [] }) => template.every((one) => /XXX/.test(one))}
  (create|make) (new)? (temporary|temp) <temporary> (with)? (name|filename)? (formatted like|like|named like|by template|from template|with template|named by template|of form|with name formatted like|with filename formatted like|with name like) {template:text} (template)?
  (create|make) (new)? <temporary> (by|from|with) template {template:text}
  ? create a temporary file with name formatted like "notes.XXXXXX" => mktemp notes.XXXXXX
`;
