// Everyday requests about the machine and the network: disks, hardware, accounts, who holds a file or a port, services.

import { commands, listing, type SayingRow, type Slots } from './saying-row.ts';

const ASK =
  '(show|print|list|display|give me|get|tell me|find|see|view|check|what is|what are|what|which|name|output)?';
const HERE = '(on|in|of|for)? (this|my)? (machine|computer|box|system|laptop|server|pc|host)?';
const isPort = ({ port = [] }: Slots): boolean =>
  port.every((one) => /^\d+$/.test(one) && Number(one) > 0 && Number(one) < 65_536);
const isWord =
  (name: string) =>
  (slots: Slots): boolean =>
    (slots[name] ?? []).every((one) => /^[A-Za-z_][\w.@-]*$/.test(one));

export const EVERYDAY_SYSTEM: readonly SayingRow[] = [
  // Disks
  {
    patterns: [
      `${ASK} (of)? (disk|partition|drive|volume|filesystem|file system|mount point) ${HERE} (that)? (<be>)? (used|full|filled)? (over|above|more than|fuller than|beyond|past) {n} (%|percent|per cent)? (full|used|usage|of capacity)? ${HERE}`,
      `${ASK} (of)? (disk|partition|drive|volume|filesystem|file system|mount point) ${HERE} (that)? (<be>|with|use|have)? (more than|over) {n} (%|percent|per cent) (of)? (its|their)? (space|capacity|usage|used|use|full)?`,
    ],
    command: "df -h | awk 'NR == 1 || $5 + 0 > {n}'",
    fits: ({ n = [] }) => n.every((one) => /^\d{1,2}$/.test(one)),
  },
  {
    patterns: [
      `(how much)? (free|available|remaining)? (disk)? (space|room|storage) (do|is|are|have)? (i|we|there)? (still)? (have|got)? (free|left|available|remaining)? (free|left|available|remaining)? (on|in) (this|current) (disk|drive|partition|filesystem|volume|folder)`,
      `(how full|how big) is (this|current) (disk|drive|partition|filesystem|volume)`,
      `${ASK} (disk)? (space|usage|free space) (of|on|for|left on|free on) (this|current) (disk|drive|partition|filesystem|volume|folder)`,
    ],
    command: {
      gnu: 'df -h .',
      powershell: '(Get-Location).Drive | Select-Object -Property Name, Used, Free',
    },
  },
  {
    patterns: [
      `(is|are|have|do)? (there|i|we)? (have)? (enough|any|much|some)? (free|disk)? (space|room|storage) (free|left|available)? (on|in|at|under) {path}`,
      `how (much|full) (free|disk)? (space|room|storage)? (is)? (there)? (free|left|available)? (on|in|at|under)? (filesystem|disk|partition)? (of)? {path} (have|free|left|available)? (left|free)?`,
      `${ASK} (free|available|disk)? (space|room|usage) (free|left|available)? (on|at) {path}`,
    ],
    command: 'df -h {path/}',
    fits: ({ path = [] }) => path.every((one) => /^[/~]/.test(one)),
  },
  ...commands({
    'df -h {path/}': [
      `(which|what) (partition|disk|drive|device|filesystem|file system) (is|are|does) {path} (on|in|mounted on|located on|stored on|belong to)`,
      `(on)? (which|what) (partition|disk|drive|device|filesystem|file system) (is|are|does) {path} (on|lie|live|sit)?`,
    ],
  }),
  {
    patterns: [
      `${ASK} (partition|disk|drive|volume) (<be>)? (mounted)? (where|and where|on which folder|mount point) (is it|are they|it is|they are)? (mounted)?`,
      `where (are|is) (my|every)? (partition|disk|drive|volume|filesystem) mounted`,
    ],
    command: { gnu: 'lsblk -o NAME,SIZE,TYPE,FSTYPE,MOUNTPOINTS', bsd: 'df -h' },
  },
  {
    patterns: [
      `${ASK} (how (big|large|much) is)? (size of)? (my)? swap (space|file|partition|memory|usage|size)? ${HERE} (used|use|full|in use|have|there)?`,
      `how much swap (space|memory)? (is|do|does|are)? (there|i|we|it|machine)? (have|used|free|in use|left|available)? ${HERE}`,
    ],
    command: { gnu: 'swapon --show', bsd: 'sysctl vm.swapusage' },
    favour: 0.7,
  },
  // Hardware
  {
    patterns: [
      `${ASK} hardware (is|do|does|have|has)? (i|there|inside|it)? (have|got)? ${HERE} (have|has)?`,
      `${ASK} (hardware|machine) (info|information|detail|summary|overview|list|spec|specification|component)`,
      `${ASK} spec ${HERE}`,
    ],
    command: { gnu: 'lscpu; free -h; lsblk; lspci', bsd: 'system_profiler SPHardwareDataType' },
    fits: () => true,
  },
  {
    patterns: [
      `${ASK} (how (hot|warm) is)? (temperature of)? (my)? (cpu|processor|core|machine|computer)? (temperature|temp|sensor) ${HERE}`,
      `how (hot|warm) is (my|this)? (cpu|processor|machine|computer|laptop|box|it)`,
    ],
    command: { gnu: 'sensors', bsd: '' },
  },
  // Accounts
  {
    patterns: [
      `(does|do|is|check (if|whether)|see (if|whether)) (there)? (a)? (user|account|login) (called|named|with name)? {user} (exist|exists|there|exist ${HERE})?`,
      `(is|does) {user} (a user|an account|exist as user) ${HERE}`,
    ],
    command: { gnu: 'id {user}', powershell: 'Get-LocalUser -Name {user}' },
    fits: (slots) =>
      isWord('user')(slots) && !/^(logged|active|there|one|who|root's)$/.test(slots['user']?.[0] ?? ''),
    favour: 0.9,
  },
  {
    patterns: [
      `(which|what) group (is|does|are) {user} (in|belong to|a member of|member of|part of)? (according to|in|by|from|of|as per) (file)? {path}`,
      `${ASK} group (of|for|with|containing) {user} (according to|in|from) (file)? {path}`,
    ],
    command: {
      gnu: 'grep -w {user} {path/}',
      powershell: "Select-String -Pattern '\\b{user#}\\b' -LiteralPath {path/}",
    },
    fits: (slots) => isWord('user')(slots) && (slots['path'] ?? []).every((one) => /group$/.test(one)),
    kinds: { path: 'file' },
    favour: 1.2,
  },
  {
    patterns: [
      `(how many|count|count of) (user|account|login) (in|of|from)? (file)? {path} (have|has|use|uses|with|using|that use|that have|whose (login)? (shell)? is)? {shell:word} (as)? (their|login|default|its)? (shell)?`,
      `(how many|count|count of) (user|account|login|line) (have|has|use|uses|with|using|that use|who use) {shell:word} (as)? (their|login|default|its)? (shell)? (in|of|from|according to) (file)? {path}`,
    ],
    command: {
      gnu: "grep -c '/{shell#}$' {path/}",
      powershell: "(Select-String -Pattern '/{shell#}$' -LiteralPath {path/}).Count",
    },
    fits: ({ shell = [], path = [] }) =>
      shell.every((one) => /^(bash|sh|zsh|fish|nologin|false|ksh|dash|tcsh|csh)$/.test(one)) &&
      path.every((one) => /passwd$/.test(one)),
  },
  {
    patterns: [
      `(is|check (if|whether)|are|can) {path} (<be>)? (be)? (world readable|world-readable|readable (by|for) (everyone|anyone|others|other|the world)|read by (everyone|anyone|others|other))`,
      `(can|may) (everyone|anyone|others|other|other user|anybody|everybody) (read|write|write to|change|see|open|execute|run) {path}`,
      `(who|which user) (can|may|is allowed to|could|has right to|has permission to) (read|write|write to|change|modify|edit|see|open|access|execute|run|look at) {path}`,
      `who (has|have) (access|read access|write access|right|permission) (to|on|for|in) {path}`,
      `(am i|is it) allowed to (read|write|change|open|execute|run) {path}`,
    ],
    command: { gnu: 'ls -ld {path/}', powershell: 'Get-Acl -LiteralPath {path/}' },
    favour: 0.9,
  },
  {
    patterns: [
      `(can|may|could|is) {user} (allowed to|able to)? (read|write|write to|change|modify|edit|see|open|access|execute|run) {path}`,
      `does {user} have (access|read access|write access|permission) (to|on|for) {path}`,
    ],
    command: { gnu: 'ls -ld {path/}', powershell: 'Get-Acl -LiteralPath {path/}' },
    fits: isWord('user'),
  },
  {
    patterns: [
      `${ASK} (user|account|login) (can|may|could|be able to|are able to|are allowed to|that can|who can) (log in|login|log on|use shell)`,
      `${ASK} (user|account) (with|that have|who have|have) login shell`,
      `who (can|may|is allowed to) (log in|login|log on) ${HERE}`,
    ],
    command: { gnu: "grep -Ev '(nologin|false)$' /etc/passwd | cut -d : -f 1", bsd: '' },
    lines: true,
  },
  ...listing({
    'cat /etc/shells': [
      `${ASK} (login)? shell (<be>)? (installed|available|there|allowed|exist|can i use|i can use|do i have) ${HERE}`,
      `${ASK} (installed|available|valid|login) shell ${HERE}`,
    ],
  }),
  {
    patterns: [`(does|do) {name:word} (run|running) (now|currently|right now|here|at moment)? ${HERE}`],
    command: { gnu: 'pgrep -il {name}', powershell: 'Get-Process -Name {name}' },
    fits: (slots) =>
      isWord('name')(slots) &&
      !/^(it|that|this|job|cron|script|backup)$|\.\w{2,5}$/.test(slots['name']?.[0] ?? ''),
  },
  {
    patterns: [
      `(which|what|on which|on what) port (does|is|do|has) {name:word} (listen|listening|use|using|run|running|open|opened) (on|at)?`,
      `${ASK} port (of|used by|opened by) (process|program) {name:word}`,
    ],
    command: { gnu: 'ss -ltnp | grep -F -e {name}', bsd: 'lsof -nP -iTCP -sTCP:LISTEN | grep -F -e {name}' },
    // `what port does the app use`: no process of that name.
    fits: (slots) =>
      isWord('name')(slots) &&
      !/^(?:app|application|api|server|site|project|backend|frontend)$/i.test(slots['name']?.[0] ?? ''),
  },
  {
    patterns: [
      `(lookup|look up|resolve|find out|what is|get|find|show) (ip|ip address|address) (of|for|behind) (host|domain|server|site)? {host:filename}`,
    ],
    command: {
      gnu: 'getent ahosts {host}',
      bsd: 'dig +short {host}',
      powershell: 'Resolve-DnsName -Name {host}',
    },
    fits: ({ host = [] }) => host.every((one) => /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(one)),
  },
  {
    patterns: [`${ASK} my mac (address)?`, `${ASK} (hardware|ethernet|physical) address ${HERE}`],
    command: { gnu: 'ip -br link', bsd: 'ifconfig | grep ether', powershell: 'Get-NetAdapter' },
    favour: 0.4,
  },
  // Who holds what
  {
    patterns: [
      `(is|are|does|do|has|have|check (if|whether))? (there)? (some|any|another|which|what)? (program|process|app|application|anything|something|someone|somebody|anyone|who) (<be>)? (currently|still|now|right now)? (using|use|used|open|opened|accessing|access|reading|writing|writing to|holding|hold|locking|lock|having|has open|with|busy with) {path} (open|locked|busy|in use|opened)? (at (moment|present)|now|right now|currently|still)?`,
      `(which|what|who) (program|process|app|application)? (<be>)? (currently|still)? (has|have|having|using|uses|use|opened|holds|hold|locks|accesses|reads|writes|writes to|writing to|reading) {path} (open|locked|busy|in use|opened)? (at (moment|present)|now|right now|currently|still)?`,
      `(is|are) {path} (currently|still|being)? (in use|used|open|opened|locked|busy) (by|in)? (some|any)? (program|process|something|someone|anything)? (at (moment|present)|now|right now|currently|still)?`,
      `who (is using|uses|has|holds|has opened) {path} (open)?`,
    ],
    command: 'lsof {path/}',
    fits: ({ path = [] }) => path.every((one) => one !== '.'),
  },
  {
    patterns: [
      `(kill|terminate|stop|end|quit|shut down|free) (program|process|whatever|what|server|thing|app|everything|anything|one|service)? (that|which|who)? (is|are)? (<be>)? (running|runs|listening|listens|using|uses|on|sitting|sits|blocking|blocks|occupying|occupies|holding)? (on|at)? port {port:n}`,
      `free (up)? port {port:n}`,
    ],
    command: {
      gnu: 'kill $(lsof -t -iTCP:{port#} -sTCP:LISTEN)',
      powershell: 'Stop-Process -Id (Get-NetTCPConnection -LocalPort {port#} -State Listen).OwningProcess',
    },
    changes: true,
    fits: isPort,
  },
  {
    patterns: [
      `(is|check (if|whether)|see (if|whether)) (anything|something|someone|a program|any program|a server)? (listening|running|listens)? (on)? port {port:n} (is)? (open|in use|used|taken|free|busy|available|occupied|already in use)?`,
      `(is)? (anything|something|someone|any program) (listening|running|listens) (on|at) (port)? {port:n}`,
    ],
    command: {
      gnu: "ss -ltnp 'sport = :{port#}'",
      bsd: 'lsof -nP -iTCP:{port#} -sTCP:LISTEN',
      powershell: 'Get-NetTCPConnection -LocalPort {port#} -State Listen',
    },
    fits: isPort,
  },
  {
    patterns: [
      `(is|check (if|whether)|see (if|whether)) (interface|network interface|network card)? {name:word} (interface)? (is)? (up|down|connected|up or down|link up)`,
      `${ASK} (state|status|info|detail|setting) (of|for) (interface|network interface) {name:word}`,
    ],
    command: {
      gnu: 'ip -br link show {name}',
      bsd: 'ifconfig {name}',
      powershell: 'Get-NetAdapter -Name {name}',
    },
    fits: ({ name = [] }) =>
      name.every((one) => /^(eth|en|wl|lo|tun|tap|br|veth|docker|ens|enp|eno|wlan|wlp)\w*$/.test(one)),
    favour: 0.9,
  },
  // Signals
  // Services
  ...(['start', 'stop', 'restart', 'enable', 'disable', 'reload'] as const).map(
    (verb): SayingRow => ({
      patterns: [
        `${verb} (service|daemon|systemd unit) (called|named)? {name:word}`,
        `${verb} {name:word} (service|daemon|systemd unit)`,
      ],
      command: { gnu: `sudo systemctl ${verb} {name}`, bsd: '' },
      changes: true,
      fits: isWord('name'),
    }),
  ),
  // Without the word: only what is a service here.
  ...(['start', 'stop', 'restart', 'enable', 'disable', 'reload'] as const).map(
    (verb): SayingRow => ({
      patterns: [`${verb} {name:word}`],
      command: { gnu: `sudo systemctl ${verb} {name}`, bsd: '' },
      changes: true,
      fits: isWord('name'),
      kinds: { name: 'service' },
    }),
  ),
];
