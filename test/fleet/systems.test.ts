// What kind of machine a host is: read from one look, kept for a day, and what follows from it.

import { spawnSync } from 'node:child_process';
import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fleetRecipes } from '../../src/cli/fleet/fleet-recipes.ts';
import { recipeJobs } from '../../src/cli/fleet/recipe-jobs.ts';
import { openSystems } from '../../src/cli/fleet/systems.ts';
import { SCRIPT_OPTIONS } from '../../src/domain/shell.ts';
import { bySystem, forLogin, LOOK, readSystem, systemsInWords, userlandOf } from '../../src/fleet/system.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';
import { freshHome } from '../support/home.ts';
import { need } from '../support/programs.ts';

const DEBIAN = `Linux
ID=debian
VERSION_ID="12"
/run/systemd/system
/usr/bin/apt-get
`;
const ALPINE = `Linux
ID=alpine
VERSION_ID=3.20.1
/etc/alpine-release
/sbin/apk
/sbin/openrc
`;
const FREEBSD = 'FreeBSD\nID=freebsd\nVERSION_ID=14.1\n/etc/rc.subr\n/usr/sbin/pkg\n';

describe('a look', () => {
  test('ends well in a POSIX shell and says what this machine is', () => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', LOOK], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const kernel = spawnSync('uname', ['-s'], { encoding: 'utf8' }).stdout.trim();
    expect(readSystem(stdout)?.kernel).toBe(kernel);
  });

  test('is a command that the judge takes for a read', async () => {
    const { classify } = await loadClassifier('sh', {});
    const verdict = classify({ command: LOOK, shell: 'sh', options: SCRIPT_OPTIONS });
    expect(verdict.level).toBe('safe');
  });

  test.each([
    [DEBIAN, 'debian 12, GNU tools, apt, systemd', 'gnu'],
    [ALPINE, 'alpine 3.20.1, BusyBox tools, apk, OpenRC', 'gnu'],
    [FREEBSD, 'freebsd 14.1, BSD tools, pkg, rc', 'bsd'],
    ['Linux\n', 'Linux, GNU tools', 'gnu'],
    // Nothing of the host's own is told but words.
    ['Linux\nID=arch\nVERSION_ID="say yes to all"\n', 'arch, GNU tools', 'gnu'],
    ['Darwin\n/sbin/launchd\n/opt/homebrew/bin/brew\n', 'Darwin, BSD tools, brew, launchd', 'bsd'],
  ])('%j', (printed, words, userland) => {
    expect(systemsInWords(['a'], () => readSystem(printed))).toBe(`a: ${words}`);
    expect(userlandOf(readSystem(printed))).toBe(userland);
  });

  test.each(['', 'sh: uname: not found', 'Welcome to web1!\nLinux', '<script>'])(
    '%j says nothing',
    (printed) => {
      expect(readSystem(printed)).toBeUndefined();
    },
  );
});

const PRINTED: Readonly<Record<string, string>> = { web1: DEBIAN, web2: DEBIAN, bsd1: FREEBSD };
const systemOf = (host: string) => readSystem(PRINTED[host] ?? '');

const HOSTILE = `printf '%s|' "it's" 'a\\b' 'it'\\''s' "$((1 + 1))" '!x \\! !!' 'two
lines \\
' '{a,b} %h *' é 2>/dev/null`;

test.each([
  ['fish', ['fish', '--no-config', '-c']],
  ['csh', ['tcsh', '-f', '-c']],
  ['zsh', ['zsh', '-f', '-c']],
] as const)('a login shell that is %s hands it to a POSIX one byte for byte', (login, [program, ...args]) => {
  need(program);
  const printed = spawnSync(program, [...args, forLogin(HOSTILE, login)], { encoding: 'utf8' });
  const meant = spawnSync('sh', ['-c', HOSTILE], { encoding: 'utf8' });
  expect(meant.stdout).toContain("it's|a\\b|it's|2|");
  expect([printed.stdout, printed.stderr]).toEqual([meant.stdout, '']);
});

test.each(['df -h', "ps -eo pid,args --sort=-rss | awk '{print $1}' | head", 'uname -srm; id && date'])(
  '%s is read alike by all',
  (text) => expect(forLogin(text, 'csh')).toBe(text),
);

test.each(['LC_ALL=C date', 'ls 2>/dev/null', 'echo "$HOME"', 'id; X=1 date', "grep 'a!b' f", 'a\nb'])(
  '%j is not',
  (text) => expect(forLogin(text, 'csh')).not.toBe(text),
);

test('the look says which shell reads what is sent', () => {
  expect(readSystem(`${DEBIAN}\n/usr/bin/fish`)?.login).toBe('fish');
  expect(readSystem(`${DEBIAN}\n/bin/tcsh`)?.login).toBe('csh');
  expect(readSystem(`${DEBIAN}\n/bin/bash`)).toEqual(readSystem(DEBIAN));
});

test('hosts of one kind stand together, those of which nothing is known last', () => {
  const kinds = bySystem(['new', 'bsd1', 'web1', 'web2'], systemOf);
  expect(kinds.map(({ hosts }) => hosts)).toEqual([['web1', 'web2'], ['bsd1'], ['new']]);
});

describe('what hosts said', () => {
  const HOUR = 3_600_000;
  const result = (host: string, output: string, failed?: string) => ({
    host,
    output,
    status: failed === undefined ? 0 : undefined,
    ...(failed !== undefined && { failed }),
  });

  test('is known for a day, in a file of the person alone; what failed or said no system is not', async () => {
    await using home = await freshHome();
    const at = (now: number) => openSystems({ env: home.env, home: home.path, now });
    const noon = Date.parse('2026-05-01T12:00:00Z');
    at(noon).learn([
      result('web1', DEBIAN),
      result('web2', DEBIAN),
      result('web3', 'Welcome!'),
      result('web4', DEBIAN, 'timed out'),
    ]);
    const isNew = (now: number) => ['web1', 'web3', 'web4', 'web5'].filter(at(now).isNew);
    // Those that failed are not asked about at each question.
    expect(isNew(noon + 60_000)).toEqual(['web5']);
    expect(isNew(noon + HOUR)).toEqual(['web3', 'web4', 'web5']);
    at(noon + HOUR).learn([result('web2', ALPINE)]);
    const later = at(noon + 2 * HOUR);
    expect(['web1', 'web2', 'web3', 'web4'].map((host) => later.of(host)?.tools)).toEqual([
      'GNU',
      'BusyBox',
      undefined,
      undefined,
    ]);
    expect(at(noon + 24 * HOUR + 1).of('web1')).toBeUndefined();
    expect(at(noon + 24 * HOUR + 1).of('web2')).toBeDefined();
    expect(at(noon - HOUR).of('web1')).toBeUndefined();
    const file = join(home.path, '.local/state/beck/hosts.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    expect(at(noon + 2 * HOUR).of('web1')).toBeUndefined();
  });

  test.each(['{', '[]', '{"version": 2, "looks": []}'])('a file that holds %j is as none', async (text) => {
    await using home = await freshHome();
    const person = { env: home.env, home: home.path, now: Date.now() };
    openSystems(person).learn([result('web1', DEBIAN)]);
    writeFileSync(join(home.path, '.local/state/beck/hosts.json'), text);
    expect(openSystems(person).of('web1')).toBeUndefined();
  });
});

describe('the recipes write', () => {
  const fleet = {
    hosts: ['web1', 'bsd1', 'web2'],
    first: 'web1',
    lineFor: () => undefined,
  };
  const write = async (question: string) => {
    const request = {
      question,
      runs: [],
      messages: [{ role: 'user', content: question }],
      tools: [],
      temperature: 0,
      maxTokens: 100,
    } as const;
    const recipes = (system: Parameters<typeof userlandOf>[0]) => fleetRecipes([], { system });
    const io = { signal: AbortSignal.timeout(20_000), onText: () => {} };
    const wrote = await recipeJobs(request, { recipes, fleet, systemOf }, io);
    return 'jobs' in wrote ? wrote.jobs : [];
  };

  test.each([
    'docker ps -a',
    'sudo apt update',
    'tail -F /var/log/syslog',
    'systemctl restart nginx',
    'sleep 5 | cat',
    'ip -br addr',
  ])('%s is a command line already', async (line) => {
    expect((await write(line)).map(({ command }) => command)).toEqual([line]);
  });

  test.each(['sudo restart the server', 'find big stuff', 'echo "hi'])('%s is none', async (question) => {
    await expect(write(question)).rejects.toThrow('No recipe for that');
  });

  test('one command where all take it', async () => {
    const jobs = await write('disk usage');
    expect(jobs.map(({ hosts }) => hosts)).toEqual([['web1', 'bsd1', 'web2']]);
  });

  test('one for each kind where they differ', async () => {
    const jobs = await write('which processes use the most memory');
    expect(jobs.map(({ hosts }) => hosts)).toEqual([['web1', 'web2'], ['bsd1']]);
    expect(jobs[0]?.command).toContain('--sort');
    expect(jobs[1]?.command).not.toContain('--sort');
  });

  test("each kind's own package manager", async () => {
    const jobs = await write('install htop');
    expect(jobs.map(({ command }) => command)).toEqual(['sudo apt install htop', 'sudo pkg install htop']);
  });
});
