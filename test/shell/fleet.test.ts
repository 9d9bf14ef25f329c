// One question for several machines: real sshds on this one, every installed engine, at the prompt of every shell.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine, ENGINES, type Engine, ROWS } from '../../src/fleet/engines.ts';
import { readResults } from '../../src/fleet/results.ts';
import { findEntries } from '../../src/journal/read.ts';
import { answerAlways, questionOpen } from '../support/approval.ts';
import { freshHome } from '../support/home.ts';
import { need, PWSH } from '../support/programs.ts';
import { startSshHosts } from '../support/ssh-hosts.ts';
import { history, lastStatus, openAgent, openRecipes, say } from './agent-session.ts';
import { DRIVEN_SHELLS, type DrivenShell } from './shell-session.ts';

/** Prints itself as the shell over there got it. */
const HOSTILE = `cat /proc/$$/cmdline | tr '\\0' '\\n' | tail -n +3; : <<'END'
it's "x" $HOME \`id\` \\ \\\\ \\n !! {} {1} {2} {= unlink =} {#} %h %n %% ; & | # {{ x }} {% y %} ~ * ? é 漢 $(id) ''  two  blanks\t.
END
: end`;

const RUNS: Readonly<Record<DrivenShell, readonly string[]>> = {
  bash: ['bash', '-c'],
  zsh: ['zsh', '-f', '-c'],
  fish: ['fish', '--no-config', '-c'],
  powershell: [PWSH ?? 'pwsh', '-NoProfile', '-Command'],
};

describe.each(ENGINES)('%s', (engine) => {
  test.each(DRIVEN_SHELLS)('carries hostile words byte for byte from %s', async (shell) => {
    need(shell, ...ROWS[engine].programs);
    await using home = await freshHome();
    await using machines = await startSshHosts(home, { up: ['web1', 'web2'] });
    writeFileSync(join(home.path, 'inventory'), 'web1\nweb2\n');
    const hosts = engine === 'ssh' ? ['web1'] : ['web1', 'web2'];
    const line = commandLine(engine, { hosts, command: HOSTILE, fanout: 4, timeout: 10, limit: 0 }, shell);
    const [program = '', ...args] = RUNS[shell];
    const { stdout, stderr, status } = spawnSync(program, [...args, line], {
      env: {
        ...home.env,
        PATH: `${machines.folder}:${home.env['PATH']}`,
        ANSIBLE_INVENTORY: join(home.path, 'inventory'),
        // A connection that it keeps would hold our pipe for a minute.
        ANSIBLE_SSH_ARGS: '-o ControlMaster=no',
      },
      encoding: 'utf8',
      timeout: 60_000,
    });
    const results = readResults(engine, { hosts, text: `${stdout}${stderr}`, status: status ?? 255 });
    expect(results, `${stdout}\n${stderr}`).toEqual(
      hosts.map((host) => ({ host, status: 0, output: HOSTILE })),
    );
  });
});

test.each(ENGINES)('%s: what takes longer than it may is ended there, and named', async (engine) => {
  need('bash', 'timeout', ...ROWS[engine].programs);
  await using home = await freshHome();
  await using machines = await startSshHosts(home, { up: ['web1', 'web2'] });
  writeFileSync(join(home.path, 'inventory'), 'web1\nweb2\n');
  const hosts = engine === 'ssh' ? ['web1'] : ['web1', 'web2'];
  // As long as no other process has it.
  const seconds = `${1000 + (process.pid % 1000)}.25`;
  const command = `${HOSTILE}\nsleep ${seconds}`;
  const line = commandLine(engine, { hosts, command, fanout: 4, timeout: 10, limit: 2 }, 'bash');
  const { stdout, stderr, status } = spawnSync('bash', ['-c', line], {
    env: {
      ...home.env,
      PATH: `${machines.folder}:${home.env['PATH']}`,
      ANSIBLE_INVENTORY: join(home.path, 'inventory'),
      ANSIBLE_SSH_ARGS: '-o ControlMaster=no',
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  const given = { hosts, text: `${stdout}${stderr}`, status: status ?? 255 };
  const results = readResults(engine, { ...given, limit: 2 });
  const failed = 'timed out after 2 s, and was ended there';
  expect(results, `${stdout}\n${stderr}`).toEqual(
    hosts.map((host) => ({ host, status: 124, output: command, failed })),
  );
  expect(spawnSync('pgrep', ['-f', `^sleep ${seconds}`], { encoding: 'utf8' }).stdout).toBe('');
});

/** The ssh that knows the machines stands first on PATH. */
const FIRST_ON_PATH: Readonly<Record<DrivenShell, string>> = {
  bash: 'PATH="$HOME/.local/bin:$PATH"',
  zsh: 'PATH="$HOME/.local/bin:$PATH"',
  fish: 'set -gx PATH "$HOME/.local/bin" $PATH',
  powershell: '$env:PATH = "$HOME/.local/bin:$env:PATH"',
};

const CLUSH = 'clush -n -S -b -f 32 -t 10 -w';

describe.each(DRIVEN_SHELLS)('at the prompt of %s', (shell) => {
  test('the same command goes to all, what failed is named, and history has it once', async () => {
    need('clush');
    await using session = await openRecipes(shell, { before: FIRST_ON_PATH[shell], columns: 120 });
    const machines = { up: ['web1', 'web2'], closed: ['web3'], changed: ['web4'], down: ['web5'] };
    await using _running = await startSshHosts(session.home, machines);
    const question = '? on web[1-5]: what is the kernel version';
    session.enter(question);
    await questionOpen(session.terminal);
    expect(session.terminal.screen()).toContain(`${CLUSH} 'web[1-5]' 'uname -srm' · 5 hosts: web[1-5]`);
    session.terminal.type('y');
    await session.prompt(2);
    const shown = session.after(question);
    expect(shown).toContain('web[1-2] (2)');
    expect(shown).toContain('! web3: permission denied (no key or password is accepted)');
    expect(shown).toContain('! web4: its host key has changed; nothing was run there');
    expect(shown).toContain('! web5: unreachable: connection refused');
    if (shell === 'powershell') return;
    expect(await lastStatus(session)).toBe(255);
    const lines = await history(session);
    expect(lines.filter((line) => line.startsWith('clush'))).toEqual([`${CLUSH} 'web[1-5]' 'uname -srm'`]);
  });
});

/** Each engine at the prompt of one shell; what they carry is compared in all of them above. */
const AT: readonly (readonly [Exclude<Engine, 'ssh'>, DrivenShell])[] = [
  ['clush', 'zsh'],
  ['pdsh', 'bash'],
  ['ansible', 'fish'],
  ['parallel', 'powershell'],
];

const NINE = Array.from({ length: 9 }, (_, at) => `web${at + 1}`);

/** No connection stays for a minute. */
const ANSIBLE = `[defaults]
inventory = ~/inventory
interpreter_python = /usr/bin/python3
[ssh_connection]
ssh_args = -o ControlMaster=no
`;

describe.each(AT)('%s at the prompt of %s', (engine, shell) => {
  const open = (settings: Readonly<Record<string, unknown>> = {}) =>
    openRecipes(shell, {
      before: FIRST_ON_PATH[shell],
      columns: 160,
      rows: 50,
      settings: { fleetEngine: engine, ...settings },
      prepare(home) {
        const all = [...NINE, 'web10', 'web11', 'web12'].map((name) => `${name}\n`).join('');
        writeFileSync(join(home.path, 'inventory'), all);
        writeFileSync(join(home.path, '.ansible.cfg'), ANSIBLE);
      },
    });

  test('nine of twelve answer, and each of the others has its own line', async () => {
    need(...ROWS[engine].programs);
    await using session = await open({ fleetTimeout: 20 });
    const broken = { closed: ['web10'], down: ['web11'], asleep: ['web12'] };
    const machines = { up: NINE, ...broken, kernels: { web5: 'FreeBSD' } };
    await using _running = await startSshHosts(session.home, machines);
    const { terminal } = session;
    session.enter('? on web[1-12]: what is the kernel version');
    await questionOpen(terminal);
    terminal.type('y');
    // Some engines try a silent host twice.
    await terminal.waitFor(/! web12: .*timed out/, { timeout: 80_000 });
    await session.prompt(2);
    const shown = terminal.scrollback();
    expect(shown).toMatch(/web5: FreeBSD\n.*web\[1-4,6-9\]: Linux/);
    expect(shown).toContain('! web10: permission denied (no key or password is accepted)');
    expect(shown).toContain('! web11: unreachable: connection refused');
    expect(shown).toMatch(/! web12: (?:unreachable: )?timed out/);
  });

  test('Ctrl-C leaves no process here, and Enter and y none there; the same command of others goes on', async () => {
    need(...ROWS[engine].programs, 'pgrep');
    await using session = await open();
    await using machines = await startSshHosts(session.home, { up: ['web1', 'web2'] });
    const { terminal } = session;
    const mark = join(session.home.path, 'begun');
    const command = `touch ${mark} && timeout 300 tail -F ${mark} | grep -q end`;
    const other = spawn(join(machines.folder, 'ssh'), ['web1', command], { stdio: 'ignore' });
    await terminal.waitUntil(() => existsSync(mark), { what: 'the other command' });
    rmSync(mark);
    const running = () =>
      spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter((args) => args.startsWith(`tail -F ${mark}`)).length;
    session.enter(`? on web[1-2] --all-at-once: ${command}`);
    await questionOpen(terminal);
    terminal.type('y');
    await terminal.waitUntil(() => running() === 3, { what: 'the command', timeout: 60_000 });
    terminal.type('\x03');
    // The next line, where readline does not say that it is one Up away.
    await terminal.waitFor(/\? on web\[1-2\]: stop it$/m);
    expect(terminal.scrollback()).toContain('so it may still run on 2 hosts: web[1-2].');
    await terminal.waitUntil(terminal.isWaiting, { what: 'the line editor reads' });
    terminal.press('Enter');
    await terminal.waitUntil(() => terminal.screen().includes('ends what was stopped here'), {
      what: 'the way',
    });
    await questionOpen(terminal);
    terminal.type('y');
    await session.prompt(3);
    // Ansible gives its commands a terminal, so sshd ended them.
    if (engine !== 'ansible') expect(terminal.scrollback()).toMatch(/killed \(pid \d+\)/);
    await terminal.waitUntil(() => running() === 1, { what: 'only the other one' });
    expect(other.exitCode).toBeNull();
    appendFileSync(mark, 'end\n');
    await once(other, 'exit');
    // Ansible starts many programs, slowly on a busy machine.
  }, 180_000);
});

describe('a change', () => {
  test('runs on one host first, and on the others after another yes', async () => {
    need('clush');
    await using session = await openRecipes('bash', { before: FIRST_ON_PATH.bash, columns: 140 });
    await using _running = await startSshHosts(session.home, { up: ['web1', 'web2', 'web3'] });
    const { terminal } = session;
    const place = join(session.home.path, 'made');
    session.enter(`? on web[1-3], web2 first: touch ${place}`);
    await questionOpen(terminal);
    const first = terminal.screen();
    terminal.type('y');
    await terminal.waitUntil(() => terminal.screen().includes('done on web2'), { what: 'the others' });
    await questionOpen(terminal);
    const others = terminal.screen();
    expect(existsSync(place)).toBe(true);
    terminal.type('n');
    await session.prompt(2);
    expect(first).toContain(`ssh -o ConnectTimeout=10 web2 'touch ${place}'`);
    expect(first).toContain('web2 first, then 2 hosts: web[1,3]');
    expect(first).toContain('cannot be undone');
    expect(first).toContain('[Y]es [N]o [a]ll at once [E]dit [?]');
    expect(others).toContain(`${CLUSH} 'web[1,3]' 'touch ${place}' · done on web2; now 2 hosts: web[1,3]`);
    expect(terminal.scrollback()).toContain(`'touch ${place}' · declined`);
  });

  test('a asks about all hosts at once, and nothing runs before that is answered', async () => {
    need('clush');
    await using session = await openRecipes('bash', { before: FIRST_ON_PATH.bash, columns: 140 });
    await using _running = await startSshHosts(session.home, { up: ['web1', 'web2'] });
    const { terminal } = session;
    const place = join(session.home.path, 'made');
    session.enter(`? on web[1-2]: mkdir -p ${place}`);
    await questionOpen(terminal);
    terminal.type('a');
    await terminal.waitUntil(() => terminal.screen().includes(`'web[1-2]' 'mkdir`), { what: 'all' });
    await questionOpen(terminal);
    expect(terminal.screen()).toContain(`mkdir -p ${place}' · 2 hosts: web[1-2]`);
    expect(existsSync(place)).toBe(false);
    terminal.type('y');
    await session.prompt(2);
    expect(existsSync(place)).toBe(true);
    expect(terminal.scrollback()).not.toContain('Nothing was run');
    const [{ steps } = { steps: [] }] = findEntries(join(session.home.path, '.local/state/beck'), {}, 1);
    const lines = steps.map(({ kind, command, status }) => [kind, kind === 'host' ? command : '', status]);
    expect(lines).toEqual([
      ['run', '', 0],
      ['host', 'web1', 0],
      ['host', 'web2', 0],
    ]);
  });

  test('a model writes the inner command alone, hears the grouped answer, and cannot add a host', async () => {
    need('clush');
    const run = (given: Readonly<Record<string, string>>) =>
      ({
        type: 'tool-calls',
        calls: [{ name: 'run_in_shell', arguments: { why: 'as asked', ...given } }],
      }) as const;
    await using session = await openAgent(
      'bash',
      [
        run({ command: 'echo disk of $BECK_HOST; [ $BECK_HOST != web3 ]' }),
        run({ command: 'id', hosts: 'web1,evil' }),
        run({ command: 'uname -s', hosts: 'web[2-3]' }),
        say('web3 is odd.'),
      ],
      { before: FIRST_ON_PATH.bash, columns: 140 },
    );
    await using _running = await startSshHosts(session.home, { up: ['web1', 'web2', 'web3'] });
    const { terminal } = session;
    session.enter('? on web[1-3] --all-at-once: !are you well');
    await questionOpen(terminal);
    expect(terminal.screen()).toContain(`'web[1-3]' 'sh -c "uname -s; `);
    terminal.type('y');
    await terminal.waitUntil(() => terminal.screen().includes('echo disk of'), { what: 'the command' });
    await questionOpen(terminal);
    terminal.type('y');
    await terminal.waitUntil(() => terminal.screen().includes(`'web[2-3]'`), { what: 'the next command' });
    await questionOpen(terminal);
    terminal.type('y');
    await session.prompt(2);
    const { requests } = session.server;
    expect(terminal.scrollback()).not.toContain('evil');
    expect(requests[0]?.body.tools?.map((tool) => tool.function.name)).toEqual(['run_in_shell']);
    const told = JSON.stringify(requests[0]?.body.messages);
    expect(told).toContain('The question is about 3 hosts: web[1-3].');
    expect(told).toMatch(/A look at them said:\\nweb\[1-3\]: .*GNU tools/);
    expect(told).not.toContain('uname');
    expect(JSON.stringify(requests.at(-1)?.body.messages)).not.toContain('clush');
    expect(JSON.stringify(requests[1]?.body.messages.at(-1))).toContain('failed: web3: exit 1');
  });
});

test('hosts that differ get their own line, after one look a day', async () => {
  need('clush');
  await using session = await openRecipes('bash', { before: FIRST_ON_PATH.bash, columns: 140 });
  const machines = { up: ['web1', 'web2', 'bsd1'], kernels: { bsd1: 'FreeBSD' } };
  await using _running = await startSshHosts(session.home, machines);
  const { terminal } = session;
  const question = '? on web[1-2],bsd1: which processes use the most memory';
  session.enter(question);
  await questionOpen(terminal);
  expect(terminal.screen()).toContain(`'web[1-2],bsd1' 'sh -c "uname -s; `);
  terminal.type('y');
  await terminal.waitUntil(() => terminal.screen().includes(`'web[1-2]' 'ps `), { what: 'the first line' });
  await questionOpen(terminal);
  expect(terminal.screen()).toContain('--sort');
  terminal.type('n');
  await terminal.waitUntil(() => /ssh .* bsd1 'ps /.test(terminal.screen()), { what: 'the other line' });
  await questionOpen(terminal);
  terminal.type('n');
  await session.prompt(2);
  session.enter(question);
  await terminal.waitUntil(() => terminal.screen().split(`'web[1-2]' 'ps `).length > 1, { what: 'no look' });
  await questionOpen(terminal);
  expect(session.after(question)).not.toContain('uname -s');
  terminal.type('q');
  await session.prompt(3);
});

test('follow-ups keep the hosts, or name fewer of them; Always covers reads on these hosts alone', async () => {
  need('clush');
  await using session = await openRecipes('bash', { before: FIRST_ON_PATH.bash, columns: 140 });
  await using _running = await startSshHosts(session.home, { up: ['web1', 'web2', 'web3'] });
  const { terminal } = session;
  session.enter('? on web[1-3]: disk usage');
  await questionOpen(terminal);
  await answerAlways(terminal, '3');
  await session.prompt(2);
  await session.run('? and memory?');
  expect(session.after('and memory?')).toContain(`› ${CLUSH} 'web[1-3]' 'free -h'`);
  session.enter('? only on web2');
  await questionOpen(terminal);
  expect(terminal.screen()).toContain('ssh -o ConnectTimeout=10 web2');
  terminal.type('n');
  await session.prompt(4);
  session.enter('? on web[1-3]: create a folder /nowhere/x');
  await questionOpen(terminal);
  expect(terminal.screen()).toContain('[Y]es [N]o [a]ll at once [E]dit');
  terminal.type('n');
  await session.prompt(5);
});

test('a set alone says who that is, and an unknown host is refused with the nearest', async () => {
  await using session = await openRecipes('bash', {
    before: FIRST_ON_PATH.bash,
    settings: { hosts: { shop: 'web[1-3] !web2' } },
  });
  await using _running = await startSshHosts(session.home, { up: ['web1'], down: ['web2', 'web3'] });
  await session.run('? on shop');
  expect(session.after('? on shop')).toContain('shop is 2 hosts: web[1,3].');
  await session.run('? on wbe1: uptime');
  expect(session.after('? on wbe1')).toContain('No host or set is called wbe1. Known and near: web1.');
  expect(await lastStatus(session)).toBe(2);
});
