// Processes, jobs and services: which run, what they use, who holds a file or a port, and ending them.

import { type SayingRow, sayings } from './saying-row.ts';

const PROCESS = '(running|current|active)? process (running|currently running|on system|in system)?';
const ON_SYSTEM = '((on|in|of|known to) (system|machine|computer|this system))?';
const PID = '(with)? (pid|process id|id)';
const NAMED =
  '(named|called|with name|whose name (is|contain|match)|matching|containing|with|like|whose command (contain|match|is)|with name (containing|matching|like)|with command|that match)';
const NOW = '(at (moment|present)|now|right now|currently|still)?';

export const PROCESSES: readonly SayingRow[] = sayings`
ps aux
  is: lines
  <ask>? (every)? ${PROCESS} ${ON_SYSTEM} (with (detail|full detail|detailed information|their owner|full information))?
  <ask>? (every)? ${PROCESS} (for|of) (every)? user
  ps aux
  ? processes of every user
pgrep -af {text}
  is: lines
  <ask>? (every)? ${PROCESS} ${NAMED} {text:word} (in name|in their name)?
  <ask>? (every)? {text:text} process
  ? processes with "node" in their name => pgrep -af node
pgrep -P {n#}
  is: lines
  <ask>? (every)? (child|child process) (of|for) (process)? ((with)? (pid|id|process id))? {n}
  ? child processes of 1234 => pgrep -P 1234
ps -fu "$(id -un)"
  is: lines
  <ask>? (every)? ${PROCESS} (owned by|of|run by|belonging to|started by|for) (current user|me|my user)
  <ask>? my ${PROCESS}
  ? list the processes of the current user
ps -o pid,{psColumn#},comm -p {n#}
  <ask>? <psColumn> (about|of|for|on|in)? (process)? ${PID} {n}
  <ask>? <psColumn> (<be>|does|do|did|has|have|used by|taken by|of|for|by|in|about|on)? process {n} (<be>)? (use|used|using|have|take|taking|running|been running|been up|run|runs|started|start|in|already)?
  <ask>? <psColumn> (line)? (started|start|runs|owns|own) process {n}
  ? how much memory does process 1234 use => ps -o pid,rss,%mem,comm -p 1234
pwdx {n#}
  bsd:
  <ask>? (working|current|current working)? (folder|directory) (of|is|for) (process)? ${PID} {n} (in|running in)?
  <ask>? (working|current|current working)? (folder|directory) (of|is|for) process {n} (in|running in)?
  ? working directory of process 1234 => pwdx 1234
pstree -p {n#}
  bsd:
  is: lines
  <ask>? process tree (of|for) (process)? ${PID} {n}
  ? process tree of pid 1234 => pstree -p 1234
pgrep -il {name}
  powershell: Get-Process -Name {name}
  fits: ${({ name = [] }) =>
    name.every((one) => !/^(it|that|this|job|cron|script|backup)$|\.\w{2,5}$/.test(one))}
  (does|do) {name:command} (run|running) (now|currently|right now|here|at moment)? <onMachine>?
  ? does nginx run => pgrep -il nginx
# Ending them
pkill {text}
  is: changes
  fits: ${({ text = [] }) =>
    text.every((one) => /^[a-z][\w.-]*$/i.test(one) && !/^(job|process|shell|session|it|them)s?$/.test(one))}
  (kill|terminate|stop|end) (every)? (process|instance of process|job) (named|called|with name) {text:word}
  (kill|terminate) (every)? (process|instance) (of|named|called|matching|whose name match) {text:text} (process)?
  (kill|terminate|stop) (every)? {text:quoted} process
  ? stop every process called nginx => pkill nginx
pkill -9 {text}
  is: changes
  fits: ${({ text = [] }) => text.every((one) => !/^(?:\d+|it|them|jobs?|process(?:es)?)$/.test(one))}
  (forcibly|forcefully|immediately|instantly) (kill|terminate) (every)? (process)? (named|called|matching|whose command is|whose command match|with name)? {text:command} (process)?
  (kill|terminate) (every)? (process)? (named|called|matching|whose command is|with name)? {text:command} (process)? (immediately|instantly|forcibly|forcefully|with sigkill|with signal 9)
  ? forcefully kill nginx => pkill -9 nginx
pkill -u {user}
  is: changes
  fits: ${({ user = [] }) => user.every((one) => /^(?!(?:me|mine|it|them)$)[a-z_][a-z0-9_-]*$/.test(one))}
  (kill|terminate|stop|end) (every)? process (of|owned by|belonging to|run by|from) (user)? {user:login}
  (kill|terminate|stop|end) (every)? (user)? {user:owner} process
  ? kill all processes of bob => pkill -u bob
kill -9 {n#}
  is: changes
  (forcibly|forcefully|immediately|instantly|force) (kill|terminate|stop) (process)? (with)? (pid|process id|id|process) {n}
  (kill|terminate) (process)? (with)? (pid|process id|id|process) {n} (immediately|instantly|forcibly|forcefully|with signal 9|with sigkill)
  ? force kill process 1234 => kill -9 1234
kill -{signal#} {n#}
  is: changes
  (send) <signal> (signal)? to (process)? (with)? (pid|process id|id|process) {n}
  ? send SIGHUP to process 1234 => kill -HUP 1234
kill %%
  is: changes
  (kill|terminate|stop) (last|most recent|current) (background)? job
  ? kill the last background job
kill $(jobs -p)
  is: changes
  (kill|terminate|stop) (every)? (background)? job (of (current|this) shell)?
  ? kill all background jobs
kill %{n#}
  is: changes
  otherwise: n=1
  (kill|terminate|stop) (first background job|job {n}|background job {n})
  ? kill job 2 => kill %2

# Who holds a file or a port
lsof {path/}
  fits: ${({ path = [] }) => path.every((one) => one !== '.')}
  (is|are|does|do|has|have|check (if|whether))? (there)? (some|any|another|which|what)? (program|process|app|application|anything|something|someone|somebody|anyone|who) (<be>)? (currently|still|now|right now)? (using|use|used|open|opened|accessing|access|reading|writing|writing to|holding|hold|locking|lock|having|has open|with|busy with) {path} (open|locked|busy|in use|opened)? ${NOW}
  (which|what|who) (program|process|app|application)? (<be>)? (currently|still)? (has|have|having|using|uses|use|opened|holds|hold|locks|accesses|reads|writes|writes to|writing to|reading) {path} (open|locked|busy|in use|opened)? ${NOW}
  (is|are) {path} (currently|still|being)? (in use|used|open|opened|locked|busy) (by|in)? (some|any)? (program|process|something|someone|anything)? ${NOW}
  who (is using|uses|has|holds|has opened) {path} (open)?
  ? is some program using app.log at the moment? => lsof app.log
kill $(lsof -t -iTCP:{port#} -sTCP:LISTEN)
  powershell: Stop-Process -Id (Get-NetTCPConnection -LocalPort {port#} -State Listen).OwningProcess
  is: changes
  (kill|terminate|stop|end|quit|shut down|free) (program|process|whatever|what|server|thing|app|everything|anything|one|service)? (that|which|who)? (is|are)? (<be>)? (running|runs|listening|listens|using|uses|on|sitting|sits|blocking|blocks|occupying|occupies|holding)? (on|at)? port {port}
  free (up)? port {port}
  ? kill whatever runs on port 3000 => kill $(lsof -t -iTCP:3000 -sTCP:LISTEN)
ss -ltnp | grep -F -e {name}
  bsd: lsof -nP -iTCP -sTCP:LISTEN | grep -F -e {name}
  # "what port does the app use": no process of that name.
  fits: ${({ name = [] }) =>
    name.every((one) => !/^(?:app|application|api|server|site|project|backend|frontend)$/i.test(one))}
  (which|what|on which|on what) port (does|is|do|has) {name:command} (listen|listening|use|using|run|running|open|opened) (on|at)?
  <ask>? port (of|used by|opened by) (process|program) {name:command}
  ? which port does nginx use => ss -ltnp | grep -F -e nginx

# Services
sudo systemctl {serviceAct#} {name}
  bsd:
  is: changes
  <serviceAct> (service|daemon|systemd unit) (called|named)? {name:command}
  <serviceAct> {name:command} (service|daemon|systemd unit)
  ? restart the nginx service => sudo systemctl restart nginx
sudo systemctl {serviceAct#} {name}
  bsd:
  # Without the word: only what is a service here.
  is: changes
  kinds: name=service
  <serviceAct> {name:command}
  ? restart nginx => sudo systemctl restart nginx
sudo systemctl {serviceAct#} {name} && systemctl --no-pager status {name}
  bsd:
  is: changes
  kinds: name=service
  <serviceAct> (service)? {name:command} (service)? (and|then) (then)? (<show>|check) (me)? (its|status|state) (status|state)?
  ? restart nginx and show its status => sudo systemctl restart nginx && systemctl --no-pager status nginx
`;
