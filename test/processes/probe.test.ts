// Probes in real shells: what they may know, what they must not run, and that nothing of them stays.

import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NotRun, ProbeOutcome } from '../../src/domain/run.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { type ProbeRequest, type ProbeWorld, probe } from '../../src/processes/probe.ts';
import { PWSH } from '../shell/shell-session.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { makePipe } from '../support/pipe.ts';
import { need } from '../support/programs.ts';

const SHELLS: readonly Shell[] = ['zsh', 'bash', 'fish', 'sh'];

let home: FreshHome;
beforeEach(async () => {
  home = await freshHome();
});
afterEach(() => home.remove());

async function run(
  command: string,
  request: Partial<ProbeRequest> = {},
  world: Partial<ProbeWorld> = {},
): Promise<ProbeOutcome | NotRun> {
  if (request.shell !== 'cmd') need(request.shell ?? 'bash');
  const signal = new AbortController().signal;
  return await probe(
    { command, shell: 'bash', cwd: home.path, seconds: 20, signal, ...request },
    { env: home.env, home: home.path, ...world },
  );
}

async function output(command: string, request: Partial<ProbeRequest> = {}, world: Partial<ProbeWorld> = {}) {
  const outcome = await run(command, request, world);
  if (outcome.type !== 'probed') throw new Error(outcome.reason);
  return outcome.stdout.text;
}

async function script(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o755);
}

const text = (written: string) => ({
  text: written,
  bytes: written.length,
  truncated: false,
  binary: false,
});

describe.each(SHELLS)('%s', (shell) => {
  test('gives stdout, stderr and status apart', async () => {
    expect(await run("echo out; echo err >&2; sh -c 'exit 3'", { shell })).toEqual({
      type: 'probed',
      status: 3,
      signal: undefined,
      timedOut: false,
      stdout: text('out\n'),
      stderr: text('err\n'),
    });
  });

  test('takes the command as one argument and starts in the given folder', async () => {
    const cwd = join(home.path, "it's $HOME `here`; *");
    await mkdir(cwd);
    expect(await output(`pwd; echo 'a"b$(touch x)'`, { shell, cwd })).toBe(`${cwd}\na"b$(touch x)\n`);
    expect(await readdir(cwd)).toEqual([]);
  });

  test('reads no start-up file', async () => {
    const marker = join(home.path, 'ran');
    const trap = `touch ${marker}\n`;
    const files = ['.zshenv', '.zshrc', '.zprofile', '.bashrc', '.bash_profile', '.profile', '.env'];
    await Promise.all(files.map((name) => writeFile(join(home.path, name), trap)));
    await mkdir(join(home.path, '.config/fish/functions'), { recursive: true });
    await mkdir(join(home.path, '.config/fish/conf.d'), { recursive: true });
    await writeFile(join(home.path, '.config/fish/config.fish'), trap);
    await writeFile(join(home.path, '.config/fish/conf.d/a.fish'), trap);
    await writeFile(join(home.path, '.config/fish/functions/ls.fish'), `function ls; ${trap}; end`);
    const env = {
      ...home.env,
      ENV: join(home.path, '.env'),
      BASH_ENV: join(home.path, '.env'),
      ZDOTDIR: home.path,
      fish_function_path: join(home.path, '.config/fish/functions'),
      'BASH_FUNC_ls%%': `() { ${trap} }`,
      SHELLOPTS: 'xtrace',
      PS4: `$(${trap.trim()})`,
      PROMPT_COMMAND: trap,
    };
    expect(await output('ls; echo done', { shell }, { env })).toBe('done\n');
    expect(await readdir(home.path)).not.toContain('ran');
  });

  test('has nothing to read and no terminal to ask on', async () => {
    expect(await run('cat; cat /dev/tty', { shell })).toMatchObject({ status: 1, stdout: text('') });
  });
});

describe('the environment of a probe', () => {
  async function seen(extra: Record<string, string>, command = 'env'): Promise<Record<string, string>> {
    const written = await output(command, {}, { env: { ...home.env, ...extra } });
    return Object.fromEntries(
      written
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/=(.*)/s)),
    );
  }

  test.each([
    ['OPENAI_API_KEY', 'x'],
    ['GITHUB_TOKEN', 'x'],
    ['MY_SECRET', 'x'],
    ['DB_PASSWORD', 'x'],
    ['PGPASSWORD', 'x'],
    ['SSH_AUTH_SOCK', '/tmp/x'],
    ['DATABASE_URL', 'postgres://a:secret@host/db'],
    ['HARMLESS', `ghp_${'a1B2'.repeat(9)}`],
    ['LD_PRELOAD', '/nowhere.so'],
    ['DYLD_INSERT_LIBRARIES', '/nowhere'],
    ['BASH_ENV', '/nowhere'],
    ['GIT_DIR', '/nowhere'],
    ['GIT_EXTERNAL_DIFF', 'evil'],
    ['GIT_SSH_COMMAND', 'evil'],
    ['NODE_OPTIONS', '--require=/nowhere'],
    ['PYTHONSTARTUP', '/nowhere'],
    ['PERL5OPT', '-Mevil'],
    ['RUBYOPT', '-revil'],
    ['LESSOPEN', '|evil %s'],
    ['TAR_OPTIONS', '--to-command=evil'],
    ['RIPGREP_CONFIG_PATH', '/nowhere'],
    ['EDITOR', 'evil'],
    ['CDPATH', '/'],
    ['READNULLCMD', 'evil'],
    ['BECK_MODE', 'danger'],
    ['OLDPWD', '/'],
  ])('%s stays out', async (name, value) => {
    expect(await seen({ [name]: value })).not.toHaveProperty(name);
  });

  test.each([
    ['VIRTUAL_ENV', '/srv/venv'],
    ['DOCKER_HOST', 'unix:///run/docker.sock'],
    ['KUBECONFIG', '/home/a/kube'],
    ['JAVA_HOME', '/usr/lib/jvm'],
    ['XDG_RUNTIME_DIR', '/run/user/1'],
    ['TZ', 'UTC'],
    ['LANG', 'de_DE.UTF-8'],
  ])('%s passes', async (name, value) => {
    expect(await seen({ [name]: value })).toHaveProperty(name, value);
  });

  test('names the locale, no pager, and git settings that run nothing', async () => {
    const person = { LC_MESSAGES: 'de_DE.UTF-8', PAGER: 'evil', TERM: 'xterm' };
    // `env` alone is answered with what the person has.
    expect(await seen(person)).toMatchObject({ TERM: 'xterm' });
    expect(await seen(person, 'true; env')).toMatchObject({
      LC_ALL: expect.stringMatching(/UTF-8$/),
      TERM: 'dumb',
      PAGER: 'cat',
      GIT_PAGER: 'cat',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_TERMINAL_PROMPT: '0',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: 'false',
      GIT_CONFIG_KEY_1: 'core.hooksPath',
      GIT_CONFIG_VALUE_1: '/dev/null',
      HOME: home.path,
    });
  });
});

describe('programs of the folder', () => {
  test.each(['', '.', './bin', 'bin'])('PATH entry %j is left out', async (entry) => {
    const cwd = join(home.path, 'project');
    await script(join(cwd, 'ls'), 'echo evil');
    await script(join(cwd, 'bin/ls'), 'echo evil');
    const env = { ...home.env, PATH: `${entry}:${home.env['PATH']}` };
    expect(await output('ls', { cwd }, { env })).toBe('bin\nls\n');
  });

  test('neither the current folder nor the project around it provides a program or the shell', async () => {
    const project = join(home.path, 'project');
    const cwd = join(project, 'deep/down');
    await mkdir(cwd, { recursive: true });
    for (const name of ['bash', 'uname']) {
      await script(join(project, 'bin', name), 'echo evil');
      await script(join(cwd, name), 'echo evil');
    }
    const env = { ...home.env, PATH: `${cwd}:${project}/bin:${home.env['PATH']}` };
    expect(await output('uname', { cwd }, { env, project })).not.toContain('evil');
  });

  test('a link that leads into the project does not either', async () => {
    const cwd = join(home.path, 'project');
    await script(join(cwd, 'bin/uname'), 'echo evil');
    await symlink(join(cwd, 'bin'), join(home.path, 'bin'));
    const env = { ...home.env, PATH: `${home.path}/bin:${home.env['PATH']}` };
    expect(await output('uname', { cwd }, { env })).not.toContain('evil');
  });

  test('at home, the person’s own programs are found', async () => {
    await script(join(home.path, '.local/bin/mine'), 'echo mine');
    const env = { ...home.env, PATH: `${home.path}/.local/bin:${home.env['PATH']}` };
    expect(await output('mine', {}, { env })).toBe('mine\n');
  });

  test('standing in /usr leaves the system’s own programs', async () => {
    expect(await output('pwd', { cwd: '/usr' }, { env: { ...home.env, PATH: '/usr/bin' } })).toBe('/usr\n');
  });
});

describe('limits', () => {
  /** A killed process may stay in the list, as Z, until its new parent takes notice. */
  const alive = (pid: string) => {
    const stat = `/proc/${pid}/stat`;
    return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'latin1'));
  };
  const pids = (written: string) => written.split('\n').filter((line) => /^\d+$/.test(line));

  test('after the time the whole tree is killed and the partial output kept', async () => {
    // `timeout` leaves the process group of the shell.
    const command = 'echo $$; sleep 60 & echo $!; timeout 60 sleep 60 & echo $!; wait';
    const outcome = await run(command, { seconds: 1 });
    if (outcome.type !== 'probed') throw new Error(outcome.reason);
    const { text: written, ...rest } = outcome.stdout;
    expect(written).toMatch(/^\d+\n\d+\n\d+\n\[Killed - exceeded 1s timeout\]$/);
    expect({ ...outcome, stdout: rest }).toMatchObject({
      status: undefined,
      signal: 'SIGKILL',
      timedOut: true,
    });
    expect(pids(written).filter(alive)).toEqual([]);
  });

  test('without output the note is alone', async () => {
    const outcome = await run('sleep 60', { seconds: 1 });
    expect(outcome).toMatchObject({ stdout: { text: '[Killed - exceeded 1s timeout]' } });
  });

  test('what is left in the background neither delays the answer nor stays', async () => {
    const written = await output('(timeout 60 sleep 60 & echo $!; sleep 60 & echo $!)');
    expect(pids(written)).toHaveLength(2);
    // A killed process stays listed until its new parent has looked at it.
    await expect.poll(() => pids(written).filter(alive), { timeout: 5_000 }).toEqual([]);
  });

  test('what has left even the session neither delays the answer nor stays', async () => {
    const left = await run("mkfifo f; setsid sh -c 'echo $$; : > f; exec sleep 60' & : < f; exit 3");
    expect(left).toMatchObject({ status: 3, timedOut: false });
    if (left.type !== 'probed') throw new Error(left.reason);
    await expect.poll(() => alive(left.stdout.text.trim()), { timeout: 5_000 }).toBe(false);
  });

  test('cancelling kills at once', async () => {
    const cancel = new AbortController();
    const running = run('sleep 60', { signal: cancel.signal });
    cancel.abort();
    expect(await running).toEqual({ type: 'failed', reason: 'Cancelled.' });
  });

  test('a time limit beyond the longest or below the shortest is one of those', async () => {
    expect(await output('sleep 0.1; echo ended', { seconds: 1e12 })).toBe('ended\n');
    expect(await run('sleep 60', { seconds: 0 })).toMatchObject({
      stdout: { text: '[Killed - exceeded 1s timeout]' },
    });
  });

  test('each stream has its own budget, and a copy sees all of it', async () => {
    const seen = { stdout: 0, stderr: 0 };
    const copy = {
      stdout: (chunk: Uint8Array) => {
        seen.stdout += chunk.length;
      },
      stderr: (chunk: Uint8Array) => {
        seen.stderr += chunk.length;
      },
    };
    const command = "seq 1 5000; seq -f 'error %g' 1 5000 >&2";
    const outcome = await run(command, {}, { copy });
    const omitted = (size: string) =>
      expect.stringContaining(
        `\n[... 4,930 lines omitted (${size} total) - use grep/tail/head to filter ...]\n`,
      );
    expect(outcome).toMatchObject({
      stdout: { text: omitted('23.3KB'), bytes: 23_893, truncated: true },
      stderr: { text: omitted('52.6KB'), bytes: 53_893, truncated: true },
    });
    expect(seen).toEqual({ stdout: 23_893, stderr: 53_893 });
  });

  test('where it goes on the way does not last', async () => {
    const before = process.cwd();
    expect(await output('cd / && pwd')).toBe('/\n');
    expect(await output('pwd')).toBe(`${home.path}\n`);
    expect(process.cwd()).toBe(before);
  });

  test('endless output is bounded', async () => {
    const outcome = await run('yes', { seconds: 1 });
    if (outcome.type !== 'probed') throw new Error(outcome.reason);
    expect(outcome.stdout.text.length).toBeLessThan(20_000);
    expect(outcome.stdout).toMatchObject({ truncated: true, binary: false });
    expect(outcome.stdout.bytes).toBeGreaterThan(1_000_000);
  });

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'ends when the helper is ended by %s',
    async (signal) => {
      const pipe = join(home.path, 'pipe');
      makePipe(pipe);
      const fixture = join(import.meta.dirname, 'fixtures/long-probe.ts');
      const helper = fork(fixture, [`echo $$ > ${pipe}; exec sleep 60`, home.path], {
        env: home.env,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      const pid = (await readFile(pipe, 'utf8')).trim();
      expect(alive(pid)).toBe(true);
      // An answer means that the helper has done all that starting a probe takes.
      const answer = once(helper, 'message');
      helper.send('there?');
      await answer;
      helper.kill(signal);
      await expect.poll(() => alive(pid), { timeout: 10_000 }).toBe(false);
    },
  );

  test('a signal is reported as such', async () => {
    expect(await run('kill -TERM $$')).toMatchObject({
      status: undefined,
      signal: 'SIGTERM',
      timedOut: false,
    });
  });
});

describe.skipIf(PWSH === undefined)('PowerShell', () => {
  const inPowerShell = (command: string): Promise<ProbeOutcome | NotRun> => {
    const env = { ...home.env, PATH: `${dirname(PWSH ?? '')}:${home.env['PATH']}` };
    return run(command, { shell: 'powershell' }, { env });
  };

  test('gives stdout, stderr and status apart, without colours', async () => {
    const command = "'out'; [Console]::Error.WriteLine('err'); Get-Item /etc | ForEach-Object Name; exit 3";
    expect(await inPowerShell(command)).toMatchObject({
      status: 3,
      stdout: text('out\netc\n'),
      stderr: text('err\n'),
    });
  });

  test("reads none of the person's profile and asks nothing", async () => {
    await mkdir(join(home.path, '.config/powershell'), { recursive: true });
    await writeFile(join(home.path, '.config/powershell/profile.ps1'), "'from the profile'");
    expect(await inPowerShell("'mine'")).toMatchObject({ status: 0, stdout: text('mine\n') });
    expect(await inPowerShell('Read-Host name')).toMatchObject({ status: 1 });
  });
});

describe('what cannot be probed', () => {
  test.each([
    [
      'a folder that is gone',
      { cwd: '/nowhere/at/all' },
      '/nowhere/at/all is not a folder that can be read.',
    ],
    ['cmd', { shell: 'cmd' as const }, 'Probes cannot use cmd.'],
    ['a NUL byte', { command: 'ls \0' }, 'The command is too long or holds a NUL byte.'],
    [
      'a huge command',
      { command: `: ${'x'.repeat(140_000)}` },
      'The command is too long or holds a NUL byte.',
    ],
  ])('%s is said', async (_name, request, reason) => {
    expect(await run('pwd', request)).toEqual({ type: 'failed', reason });
  });

  test('a shell that is not installed is said', async () => {
    const env = { ...home.env, PATH: join(home.path, 'empty') };
    expect(await run('pwd', {}, { env })).toEqual({ type: 'failed', reason: 'bash was not found.' });
  });
});

test('git runs neither fsmonitor nor hooks of the repository it looks at', async () => {
  const cwd = join(home.path, 'repository');
  await mkdir(cwd);
  const setup = `git init -q . && touch file && git add file`;
  execFileSync('sh', ['-c', setup], { cwd, env: home.env });
  await rm(join(cwd, '.git/hooks'), { recursive: true, force: true });
  await script(join(cwd, '.git/hooks/post-index-change'), 'touch ran-hook');
  await script(join(cwd, 'evil'), 'touch ran-fsmonitor');
  execFileSync('git', ['config', 'core.fsmonitor', join(cwd, 'evil')], { cwd, env: home.env });
  await writeFile(join(cwd, 'file'), 'changed');
  expect(await output('git status --short', { cwd })).toBe('AM file\n?? evil\n');
  expect(await readdir(cwd)).toEqual(['.git', 'evil', 'file']);
  // The traps work where nothing holds them back.
  execFileSync('git', ['status'], { cwd, env: home.env });
  spawnSync('git', ['update-index', '-q', '--refresh'], { cwd, env: home.env });
  expect(await readdir(cwd)).toEqual(expect.arrayContaining(['ran-fsmonitor', 'ran-hook']));
});
