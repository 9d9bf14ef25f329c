// What ends over there what was stopped here. Real shells and sshds: test/shell/fleet.test.ts.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStopping, type Stopping } from '../../src/cli/fleet/stopping.ts';
import { asksToStop, type Left, NONE, stopCommand, UNABLE } from '../../src/fleet/stop-there.ts';
import { lastWords } from '../../src/safety/shells/posix/last-words.ts';
import { freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';
import { startSshHosts } from '../support/ssh-hosts.ts';

test.each(['stop it', 'Stop it.', 'end that there', 'kill the command', 'stop what is still running'])(
  '%s asks for it',
  (question) => expect(asksToStop(question)).toBe(true),
);

test.each(['stop nginx', 'kill the process that uses port 80', 'uptime', 'stop it and start it again'])(
  '%s does not',
  (question) => expect(asksToStop(question)).toBe(false),
);

test.each<[string, readonly (string | undefined)[]]>([
  ['sleep 100', ['sleep', '100']],
  [`cd /var/log && tail -F 'a b' "c d" $HOME/x *.log`, ['tail', '-F', 'a b', 'c d', undefined, undefined]],
  ["timeout 60 sh -c 'df -h | tail'", ['timeout', '60', 'sh', '-c', 'df -h | tail']],
  ['X=1 nice make >log 2>&1', ['nice', 'make']],
  ['yes | head', []],
  ['while true; do date; done', []],
  ["echo 'unclosed", []],
])('the last words of %s', (text, words) => expect(lastWords(text)).toEqual(words));

/** As long as no other process of this machine has it. */
const SECONDS = `${2000 + (process.pid % 1000)}.5`;
const HOSTILE = `it's "x" $HOME \`id\` \\ ^ [a-z]+ (b|c) {1} * ? é 漢\ttab`;

const run = (text: string) => spawnSync('sh', ['-c', text], { encoding: 'utf8' }).stdout;
const stop = (sent: string, age: [number, number] = [0, 600]) =>
  run(stopCommand({ sent, last: lastWords(sent), within: false, age }));
const running = (pid: string) => run(`ps -o stat= -p ${pid}`).replace(/^Z.*/, '').trim() !== '';

const BY_SSH = { SSH_CONNECTION: '::1 50000 ::1 22' };

/** Its session has lost its parent, as one that sshd began and left. */
async function left(shell: string, text: string, by: NodeJS.ProcessEnv = BY_SSH): Promise<string> {
  const starting = `setsid -f ${shell} -c "$1" >/dev/null 2>&1 </dev/null`;
  spawnSync('sh', ['-c', starting, 'sh', text], {
    env: { ...process.env, SSH_CONNECTION: undefined, ...by },
  });
  let pid = '';
  await expect
    .poll(() => {
      pid = run(`pgrep -f '^sleep ${SECONDS}'`).trim();
      return pid;
    })
    .toMatch(/^\d+$/);
  return pid;
}

test.each([
  [
    'a shell that stays, and what it started',
    'sh',
    `: '${HOSTILE.replaceAll("'", "'\\''")}'\nsleep ${SECONDS} | cat`,
  ],
  ['a shell that became its last command', 'bash', `cd / && sleep "${SECONDS}"`],
  ['a command with a limit', 'sh', `timeout 900 sh -c 'sleep ${SECONDS} | cat'`],
])('%s is ended', async (_, shell, text) => {
  need('pgrep', 'setsid', 'ps', 'timeout', shell);
  const pid = await left(shell, text);
  try {
    // Others of this user: another text, and a run that began before, or after Ctrl-C.
    expect(stop(`${text} `.replace('sleep', 'sleep 1'))).toContain(NONE);
    expect(stop(text, [0, 0])).toContain(NONE);
    expect(stop(text, [500, 600])).toContain(NONE);
    expect(running(pid)).toBe(true);
    expect(stop(text)).toMatch(/killed \(pid \d+\)/);
    await expect.poll(() => running(pid)).toBe(false);
  } finally {
    run(`pkill -f '^sleep ${SECONDS}'`);
  }
});

test('the same command as a service goes on', async () => {
  need('pgrep', 'setsid', 'ps', 'bash');
  const text = `sleep ${SECONDS}`;
  const pid = await left('bash', text, {});
  try {
    expect(stop(text)).toContain(NONE);
    expect(running(pid)).toBe(true);
  } finally {
    run(`pkill -f '^sleep ${SECONDS}'`);
  }
});

// Never run: it would end whatever this user runs.
test('where the program is not known only its shell is looked for', () => {
  const [sent, age] = ['"$PROGRAM" "$FILE"', [0, 600]] as const;
  const last = lastWords(sent);
  expect(last).toEqual([undefined, undefined]);
  expect(stopCommand({ sent, last, within: false, age })).toBe(
    stopCommand({ sent, last: [], within: false, age }),
  );
});

test('the same command whose connection stands goes on', async () => {
  need('pgrep', 'ps');
  const text = `sleep ${SECONDS} | cat`;
  const env = { ...process.env, ...BY_SSH };
  const connected = spawn('sh', ['-c', text], { env, stdio: 'ignore', detached: true });
  try {
    await expect.poll(() => run(`pgrep -f '^sleep ${SECONDS}'`).trim()).toMatch(/^\d+$/);
    expect(stop(text)).toContain(NONE);
    expect(connected.exitCode ?? connected.signalCode).toBeNull();
  } finally {
    process.kill(-(connected.pid ?? process.pid), 'SIGKILL');
  }
});

test('what ignores TERM is ended too, where its connection is gone', async () => {
  need('pgrep', 'ps');
  await using home = await freshHome();
  await using machines = await startSshHosts(home, { up: ['web1'] });
  const ssh = join(machines.folder, 'ssh');
  const text = `trap '' TERM; while :; do sleep ${SECONDS}; done`;
  const looping = () => run(`pgrep -cf "^[^ ]+ -c trap '' TERM; while :; do sleep ${SECONDS}"`).trim();
  const [, ...gone] = [1, 2, 3].map(() => spawn(ssh, ['web1', text], { stdio: 'ignore' }));
  try {
    await expect.poll(looping).toBe('3');
    for (const connection of gone) connection.kill();
    const command = stopCommand({ sent: text, last: lastWords(text), within: false, age: [0, 600] });
    // sshd needs a moment to leave them.
    await expect
      .poll(() => [spawnSync(ssh, ['web1', command]).status, looping()], { timeout: 20_000 })
      .toEqual([0, '1']);
  } finally {
    run(`pkill -KILL -f "sleep ${SECONDS}"`);
  }
});

test('over a connection that is shared, the same command of another terminal goes on', async () => {
  const text = `sleep ${SECONDS} | cat`;
  need('pgrep', 'ps', 'tail', 'timeout');
  await using home = await freshHome();
  await using machines = await startSshHosts(home, { up: ['web1'] });
  const [ssh, socket] = [join(machines.folder, 'ssh'), join(home.path, 'shared')];
  const shared = ['-o', `ControlPath=${socket}`, 'web1'];
  const master = spawn(ssh, ['-M', '-N', ...shared], { stdio: 'ignore' });
  const looping = () => run(`pgrep -cf '^sleep ${SECONDS}'`).trim();
  try {
    await expect.poll(() => existsSync(socket)).toBe(true);
    const [other, gone] = [1, 2].map(() => spawn(ssh, [...shared, text], { stdio: 'ignore' }));
    await expect.poll(looping).toBe('2');
    gone?.kill('SIGINT');
    const command = stopCommand({ sent: text, last: lastWords(text), within: false, age: [0, 600] });
    // sshd needs a moment to leave it.
    await expect
      .poll(() => [spawnSync(ssh, [...shared, command], { timeout: 10_000 }).status, looping()], {
        timeout: 20_000,
      })
      .toEqual([0, '1']);
    expect(spawnSync(ssh, [...shared, command], { encoding: 'utf8' }).stdout).toContain(NONE);
    expect([looping(), other?.exitCode, other?.signalCode]).toEqual(['1', null, null]);
  } finally {
    master.kill();
    run(`pkill -f '^sleep ${SECONDS}'`);
  }
});

test('where there is no procps, that is said and nothing is ended', async () => {
  await using home = await freshHome();
  const [text, path] = [`sleep ${SECONDS}`, join(home.path, 'bin')];
  mkdirSync(path);
  // As BusyBox does.
  writeFileSync(join(path, 'pkill'), '#!/bin/sh\necho "pkill: invalid option -- V" >&2; exit 1\n', {
    mode: 0o700,
  });
  const command = stopCommand({ sent: text, last: lastWords(text), within: false, age: [0, 600] });
  const { status, stdout } = spawnSync('/bin/sh', ['-c', command], { env: { PATH: path }, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, `${UNABLE}\n`]);
});

test('a script that the shell became is ended', async () => {
  need('pgrep', 'ps', 'setsid', 'bash');
  await using home = await freshHome();
  writeFileSync(join(home.path, 'deploy.sh'), '#!/bin/sh\nsleep "$1" | cat\n', { mode: 0o700 });
  const sent = `cd ${home.path} && ./deploy.sh ${SECONDS}`;
  const pid = await left('bash', sent);
  try {
    expect(stop(sent)).toMatch(/killed \(pid \d+\)/);
    await expect.poll(() => running(pid)).toBe(false);
  } finally {
    run(`pkill -f '^sleep ${SECONDS}'`);
  }
});

const AS_OTHER = ['setpriv', '--reuid=1', '--regid=1', '--clear-groups', 'sh', '-c'];

describe.runIf(process.getuid?.() === 0)('what runs as another user, as after sudo,', () => {
  test.each([
    ['is named', `exec "$@" 'sleep ${SECONDS} | cat'`, 1],
    ['is named where it is the command itself', `exec sh -c 'sleep ${SECONDS} | cat'`, 2],
  ])('%s, and not shown as ended', async (_, starting, stay) => {
    need('pgrep', 'ps', 'setsid', 'setpriv');
    const text = `sleep ${SECONDS} | cat`;
    const command = stopCommand({ sent: text, last: lastWords(text), within: false, age: [0, 600] });
    // A process of root's is in the same session.
    const session = `sleep 1${SECONDS} & ${starting}`;
    const processes = () => run(`pgrep -f '^sleep 1?${SECONDS}'`).trim().split('\n').length;
    spawnSync('setsid', ['-f', 'sh', '-c', session, 'sh', ...AS_OTHER], {
      ...{ stdio: 'ignore', env: { ...process.env, ...BY_SSH } },
    });
    try {
      await expect.poll(processes).toBe(2);
      const [program = '', ...args] = AS_OTHER;
      const { stdout, status } = spawnSync(program, [...args, command], { encoding: 'utf8' });
      expect(stdout).toMatch(/^still runs as root: sleep \(pid \d+, session \d+\)$/m);
      expect([status, processes()]).toEqual([1, stay]);
    } finally {
      run(`pkill -KILL -f '^sleep 1?${SECONDS}'`);
    }
  });
});

function jobsOf(stopping: Stopping, hosts: readonly string[]) {
  const jobs = stopping.jobsFor('stop it', hosts);
  return typeof jobs === 'string' ? [] : (jobs ?? []);
}

const DAY_MS = 24 * 60 * 60 * 1000;

test('what was stopped is known for a day, of each host the last of it, and ended once', async () => {
  await using home = await freshHome();
  const open = (now: number) =>
    openStopping(
      { env: home.env, home: home.path, now },
      {
        systemOf: (host) =>
          host === 'bsd1'
            ? { kernel: 'FreeBSD', release: undefined, tools: 'BSD', installer: undefined, init: undefined }
            : undefined,
        keeps: (text) => !text.includes('secret'),
        elapsed: () => 0,
      },
    );
  const hosts = ['web1', 'web2', 'bsd1'];
  const line = (sent: string, on = hosts) => ({ command: sent, sent, hosts: on, engine: 'clush' }) as const;
  const ran = 3000;
  expect(open(1_000_000).stopped(line('sleep 1'), ran)).toEqual(['web1', 'web2']);
  expect(open(1_005_000).stopped(line('sleep 2', ['web2']), ran)).toEqual(['web2']);
  expect(open(1_006_000).stopped(line('echo secret; sleep 3'), ran)).toEqual([]);
  const later = open(1_010_000);
  expect(later.jobsFor('uptime', hosts)).toBeUndefined();
  expect(later.jobsFor('stop it', ['bsd1'])).toMatch(
    /^Nothing is known .* on bsd1\. On bsd1, which is no Linux/,
  );
  const jobs = jobsOf(later, hosts);
  expect(jobs.map((job) => [job.hosts, job.why, job.together])).toEqual([
    [['web2'], 'ends what was stopped here: sleep 2', true],
    [['web1'], 'ends what was stopped here: sleep 1', true],
  ]);
  const [{ command = '' } = {}] = jobs;
  expect(command).toContain('$3 >= 5 && $3 < 608');
  // Ctrl-C in what ends it is not remembered itself.
  expect(later.stopped(line(command), ran)).toEqual([]);
  later.came([{ host: 'web2', status: 0, output: NONE }], command);
  const first = open(1_012_000);
  const [before] = jobsOf(first, ['web2']);
  expect(before?.why).toBe('ends what was stopped here: sleep 1');
  const output =
    'still runs as root: tail (pid 70, session 66)\nstill runs as root: cat (pid 71, session 66)';
  first.came([{ host: 'web2', status: 1, output, failed: 'exit 1' }], before?.command ?? '');
  const [again] = jobsOf(open(1_014_000), ['web2']);
  expect(again?.command).toContain(`for l in '70 66 tail' '71 66 cat'; do `);
  expect(again?.command).toContain('sudo -n pkill');
  expect(open(1_011_000 + DAY_MS).jobsFor('stop it', hosts)).toMatch(/^Nothing is known/);
});

test('a host on which something was left has its own command, and no other one gets its numbers', async () => {
  await using home = await freshHome();
  const open = (now: number, more = 0) =>
    openStopping(
      { env: home.env, home: home.path, now },
      { systemOf: () => undefined, keeps: () => true, elapsed: () => more },
    );
  const hosts = ['web1', 'web2', 'web3', 'web4'];
  open(1_000_000).stopped({ command: 'make', sent: 'make', hosts, engine: 'clush' }, 1000);
  const first = open(1_010_000, 5000);
  const [{ command = '' } = {}, ...others] = jobsOf(first, hosts);
  expect(others).toEqual([]);
  const failed = 'exit status 1';
  first.came(
    [
      { host: 'web1', status: 1, output: 'still runs as root: cat (pid 71, session 66)', failed },
      { host: 'web2', status: 1, output: 'still runs as root: cat (pid 4, session 3)', failed },
      { host: 'web3', status: undefined, output: '', failed: 'unreachable: timed out' },
      { host: 'web4', status: undefined, output: '', failed: 'unreachable: timed out' },
    ],
    command,
  );
  const jobs = jobsOf(open(1_040_000), hosts);
  expect(
    jobs.map((job) => [
      job.hosts,
      /for l in [^;]*/.exec(job.command)?.[0],
      /\$1 >= \d+/.exec(job.command)?.[0],
    ]),
  ).toEqual([
    [['web1'], "for l in '71 66 cat'", '$1 >= 25'],
    [['web2'], "for l in '4 3 cat'", '$1 >= 25'],
    [['web3', 'web4'], undefined, undefined],
  ]);
  expect(jobs.map((job) => job.command.includes('sudo'))).toEqual([true, true, false]);
});

test('what was left is ended only where pid, session, name and age are those that were seen', async () => {
  need('pgrep', 'ps', 'setsid', 'bash');
  // As what a number that was reused may be: of this user, in a session of its own.
  const pid = await left('bash', `sleep ${SECONDS}`);
  const session = Number(run(`ps -o sid= -p ${pid}`));
  const [sent, seen] = ['another command', { pid: Number(pid), session, name: 'sleep' }];
  const stopSeen = (processes: readonly Left[], since = 0, began = 600) =>
    // Without sudo: this user ends its own.
    run(
      stopCommand({
        ...{ sent, last: lastWords(sent), within: false, age: [0, began] },
        left: { processes, seconds: since },
      }).replaceAll('sudo -n', 'command'),
    );
  try {
    expect(stopSeen([{ ...seen, name: 'cat' }])).toContain(NONE);
    expect(stopSeen([{ ...seen, session: session + 1 }])).toContain(NONE);
    // It began after they were seen, or before what was stopped.
    expect(stopSeen([seen], 500)).toContain(NONE);
    expect(stopSeen([seen], 0, 0)).toContain(NONE);
    expect(running(pid)).toBe(true);
    expect(stopSeen([{ ...seen, name: 'cat' }, seen])).toMatch(/killed \(pid \d+\)/);
    await expect.poll(() => running(pid)).toBe(false);
  } finally {
    run(`pkill -f '^sleep ${SECONDS}'`);
  }
});
