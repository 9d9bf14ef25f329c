// One question for several machines: real sshds on this one, every installed engine, at the prompt of every shell.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine, ENGINES, ROWS } from '../../src/fleet/engines.ts';
import { readResults } from '../../src/fleet/results.ts';
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
    const line = commandLine(engine, { hosts, command: HOSTILE, fanout: 4, timeout: 10 }, shell);
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
    expect(first).toContain('[Y]es [N]o [E]dit [?]');
    expect(others).toContain(`${CLUSH} 'web[1,3]' 'touch ${place}' · done on web2; now 2 hosts: web[1,3]`);
    expect(terminal.scrollback()).toContain(`'touch ${place}' · declined`);
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
    terminal.type('y');
    await terminal.waitUntil(() => terminal.screen().includes(`'web[2-3]'`), { what: 'the next command' });
    await questionOpen(terminal);
    terminal.type('y');
    await session.prompt(2);
    const { requests } = session.server;
    expect(terminal.scrollback()).not.toContain('evil');
    expect(requests[0]?.body.tools?.map((tool) => tool.function.name)).toEqual(['run_in_shell']);
    expect(JSON.stringify(requests[0]?.body.messages)).toContain('The question is about 3 hosts: web[1-3].');
    expect(JSON.stringify(requests.at(-1)?.body.messages)).not.toContain('clush');
    expect(JSON.stringify(requests[1]?.body.messages.at(-1))).toContain('failed: web3: exit 1');
  });
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
  expect(terminal.screen()).toContain('[Y]es [N]o [E]dit');
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
