// Processes, jobs and services: which run, what they use, who holds a file or a port, and ending them.

import { changing, commands, listing, type SayingRow, type Slots } from './saying-row.ts';

const PROCESS = '(running|current|active)? process (running|currently running|on system|in system)?';
const ON_SYSTEM = '((on|in|of|known to) (system|machine|computer|this system))?';
const PID = '(with)? (pid|process id|id)';
const NAMED =
  '(named|called|with name|whose name (is|contain|match)|matching|containing|with|like|whose command (contain|match|is)|with name (containing|matching|like)|with command|that match)';
const NOW = '(at (moment|present)|now|right now|currently|still)?';
const RESOURCE =
  '(<resource>|using most <resource>|consuming most <resource>|with (most|highest|most used) <resource>)';

/** `{letter}`: how the BSD `ps` sorts. */
const sorted = (slots: Slots): Slots => ({
  ...slots,
  letter: (slots['resource'] ?? []).map((one) => (one === 'mem' ? 'm' : 'r')),
});

export const PROCESSES: readonly SayingRow[] = [
  ...listing({
    'ps aux': [
      `<ask>? (every)? ${PROCESS} ${ON_SYSTEM} (with (detail|full detail|detailed information|their owner|full information))?`,
      `<ask>? (every)? ${PROCESS} (for|of) (every)? user`,
      'ps aux',
    ],
    'pgrep -af {text}': [
      `<ask>? (every)? ${PROCESS} ${NAMED} {text:word} (in name|in their name)?`,
      '<ask>? (every)? {text:text} process',
    ],
    'pgrep {text}': [
      '<ask>? (pid|process id|id|process number|pids|process ids) (number)? (of|for) (every)? (process)? (named|called|matching)? {text:word} (process)?',
      `<ask>? pid of process ${NAMED} {text:word}`,
    ],
    'pgrep -P {n#}': [
      '<ask>? (every)? (child|child process) (of|for) (process)? ((with)? (pid|id|process id))? {n}',
    ],
  }),
  {
    patterns: [
      `<ask>? (every)? ${PROCESS} (owned by|of|run by|belonging to|started by|for|running as) (user)? {user:login} (user)?`,
      '<ask>? (every)? {user:login} user process',
    ],
    command: 'ps -fu {user}',
    lines: true,
  },
  {
    patterns: [
      `<ask>? (every)? ${PROCESS} (owned by|of|run by|belonging to|started by|for) (current user|me|my user)`,
      `<ask>? my ${PROCESS}`,
    ],
    command: 'ps -fu "$(id -un)"',
    lines: true,
    favour: 0.8,
  },
  ...commands({
    'ps -fp {n#}': [
      `<ask>? (command|command line|full command|name|information|info|detail) (about|of|for|on)? (process)? ${PID} {n}`,
      `<ask>? process ${PID} {n}`,
    ],
  }),
  {
    patterns: [
      '<ask>? (hierarchical|full)? (process tree|tree of process|process hierarchy|hierarchical process tree)',
    ],
    command: { gnu: 'ps axjf', bsd: '' },
    lines: true,
  },
  {
    patterns: [`<ask>? process tree (of|for) (process)? ${PID} {n}`],
    command: { gnu: 'pstree -p {n#}', bsd: '' },
    lines: true,
  },
  {
    patterns: [
      `(sort and)? <ask>? (top)? {n} (most)? process (sorted|ordered)? (by)? ${RESOURCE}`,
      '<ask>? (top)? {n} (of)? (most)? <resource> (using|consuming|hungry|intensive) process',
    ],
    command: {
      gnu: 'ps aux --sort=-%{resource#} | head -n $(({n#} + 1))',
      bsd: 'ps aux -{letter#} | head -n $(({n#} + 1))',
    },
    derive: sorted,
  },
  {
    patterns: ['<ask>? (all|running)? (running|current)? process (sorted|ordered|sort) by <resource>'],
    command: { gnu: 'ps aux --sort=-%{resource#}', bsd: 'ps aux -{letter#}' },
    derive: sorted,
  },
  {
    patterns: [
      '(does|do) {name:command} (run|running) (now|currently|right now|here|at moment)? <onMachine>?',
    ],
    command: { gnu: 'pgrep -il {name}', powershell: 'Get-Process -Name {name}' },
    fits: ({ name = [] }) =>
      name.every((one) => !/^(it|that|this|job|cron|script|backup)$|\.\w{2,5}$/.test(one)),
  },
  // Ending them
  {
    patterns: [
      '(kill|terminate|stop|end) (every)? (process|instance of process|job) (named|called|with name) {text:word}',
      '(kill|terminate) (every)? (process|instance) (of|named|called|matching|whose name match) {text:text} (process)?',
      '(kill|terminate|stop) (every)? {text:quoted} process',
    ],
    command: 'pkill {text}',
    changes: true,
    fits: ({ text = [] }) =>
      text.every(
        (one) => /^[a-z][\w.-]*$/i.test(one) && !/^(job|process|shell|session|it|them)s?$/.test(one),
      ),
  },
  {
    patterns: [
      '(forcibly|forcefully|immediately|instantly) (kill|terminate) (every)? (process)? (named|called|matching|whose command is|whose command match|with name) {text:command} (process)?',
      '(kill|terminate) (every)? (process)? (named|called|matching|whose command is|with name) {text:command} (process)? (immediately|instantly|forcibly|forcefully|with sigkill|with signal 9)',
    ],
    command: 'pkill -9 {text}',
    changes: true,
  },
  ...changing({
    'kill {n#}': [
      '(kill|terminate|stop|end) (process)? (with)? (pid|process id|id|process number|process|job with pid) {n}',
    ],
    'kill -9 {n#}': [
      '(forcibly|forcefully|immediately|instantly|force) (kill|terminate|stop) (process)? (with)? (pid|process id|id|process) {n}',
      '(kill|terminate) (process)? (with)? (pid|process id|id|process) {n} (immediately|instantly|forcibly|forcefully|with signal 9|with sigkill)',
    ],
    'kill -{signal#} {n#}': [
      '(send) <signal> (signal)? to (process)? (with)? (pid|process id|id|process) {n}',
    ],
    'kill %%': ['(kill|terminate|stop) (last|most recent|current) (background)? job'],
    'kill $(jobs -p)': ['(kill|terminate|stop) (every)? (background)? job (of (current|this) shell)?'],
  }),
  {
    patterns: ['(kill|terminate|stop) (first background job|job {n}|background job {n})'],
    command: 'kill %{n#}',
    otherwise: { n: '1' },
    changes: true,
  },
  // Who holds a file or a port
  {
    patterns: [
      `(is|are|does|do|has|have|check (if|whether))? (there)? (some|any|another|which|what)? (program|process|app|application|anything|something|someone|somebody|anyone|who) (<be>)? (currently|still|now|right now)? (using|use|used|open|opened|accessing|access|reading|writing|writing to|holding|hold|locking|lock|having|has open|with|busy with) {path} (open|locked|busy|in use|opened)? ${NOW}`,
      `(which|what|who) (program|process|app|application)? (<be>)? (currently|still)? (has|have|having|using|uses|use|opened|holds|hold|locks|accesses|reads|writes|writes to|writing to|reading) {path} (open|locked|busy|in use|opened)? ${NOW}`,
      `(is|are) {path} (currently|still|being)? (in use|used|open|opened|locked|busy) (by|in)? (some|any)? (program|process|something|someone|anything)? ${NOW}`,
      'who (is using|uses|has|holds|has opened) {path} (open)?',
    ],
    command: 'lsof {path/}',
    fits: ({ path = [] }) => path.every((one) => one !== '.'),
  },
  {
    patterns: [
      '(kill|terminate|stop|end|quit|shut down|free) (program|process|whatever|what|server|thing|app|everything|anything|one|service)? (that|which|who)? (is|are)? (<be>)? (running|runs|listening|listens|using|uses|on|sitting|sits|blocking|blocks|occupying|occupies|holding)? (on|at)? port {port}',
      'free (up)? port {port}',
    ],
    command: {
      gnu: 'kill $(lsof -t -iTCP:{port#} -sTCP:LISTEN)',
      powershell: 'Stop-Process -Id (Get-NetTCPConnection -LocalPort {port#} -State Listen).OwningProcess',
    },
    changes: true,
  },
  {
    patterns: [
      '(is|check (if|whether)|see (if|whether)) (anything|something|someone|a program|any program|a server)? (listening|running|listens)? (on)? port {port} (is)? (open|in use|used|taken|free|busy|available|occupied|already in use)?',
      '(is)? (anything|something|someone|any program) (listening|running|listens) (on|at) (port)? {port}',
    ],
    command: {
      gnu: "ss -ltnp 'sport = :{port#}'",
      bsd: 'lsof -nP -iTCP:{port#} -sTCP:LISTEN',
      powershell: 'Get-NetTCPConnection -LocalPort {port#} -State Listen',
    },
  },
  {
    patterns: [
      '(which|what|on which|on what) port (does|is|do|has) {name:command} (listen|listening|use|using|run|running|open|opened) (on|at)?',
      '<ask>? port (of|used by|opened by) (process|program) {name:command}',
    ],
    command: { gnu: 'ss -ltnp | grep -F -e {name}', bsd: 'lsof -nP -iTCP -sTCP:LISTEN | grep -F -e {name}' },
    // `what port does the app use`: no process of that name.
    fits: ({ name = [] }) =>
      name.every((one) => !/^(?:app|application|api|server|site|project|backend|frontend)$/i.test(one)),
  },
  // Services
  {
    patterns: [
      '<serviceAct> (service|daemon|systemd unit) (called|named)? {name:command}',
      '<serviceAct> {name:command} (service|daemon|systemd unit)',
    ],
    command: { gnu: 'sudo systemctl {serviceAct#} {name}', bsd: '' },
    changes: true,
  },
  {
    // Without the word: only what is a service here.
    patterns: ['<serviceAct> {name:command}'],
    command: { gnu: 'sudo systemctl {serviceAct#} {name}', bsd: '' },
    changes: true,
    kinds: { name: 'service' },
  },
];
