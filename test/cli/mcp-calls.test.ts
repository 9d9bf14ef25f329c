import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { whyNotPossible } from '../../src/trial/possible.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { connectToBeck, type Era, isAlive } from '../support/mcp-client.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');
const ERAS: readonly Era[] = ['current', 'earlier'];

function settings(home: FreshHome, values: Readonly<Record<string, unknown>>): void {
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  writeFileSync(join(home.path, '.config/beck/config.json'), JSON.stringify(values));
}

const READING = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const RUNNING = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

describe.each(ERAS)('with the %s protocol', (era) => {
  test('every tool says truly what it may do', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era });
    expect(beck.client.getNegotiatedProtocolVersion()).toBe(era === 'current' ? '2026-07-28' : '2025-11-25');
    const { tools } = await beck.client.listTools();
    expect(Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]))).toEqual({
      run_shell_command: RUNNING,
      run_cmd: RUNNING,
      read_file: READING,
      list_dir: READING,
      search_files: READING,
      path_info: READING,
      write_file: { ...RUNNING, openWorldHint: false },
      get_context: READING,
      set_cwd: { ...READING, readOnlyHint: false },
      classify: READING,
      explain: READING,
      propose_command: RUNNING,
    });
  });

  test('a command comes back as labelled text and as data', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era });
    const { text, data } = await beck.call('run_shell_command', {
      command: 'echo out; echo err >&2; exit 3',
      description: 'Try both streams',
    });
    expect(text).toBe(
      `Command: echo out; echo err >&2; exit 3\nDirectory: ${beck.folder}\nOutput: out\nError: err\nExit Code: 3`,
    );
    expect(data).toEqual({
      command: 'echo out; echo err >&2; exit 3',
      directory: beck.folder,
      stdout: 'out\n',
      stderr: 'err\n',
      exitCode: 3,
      signal: null,
      timedOut: false,
      truncated: false,
    });
    const quiet = await beck.call('run_shell_command', { command: 'true' });
    expect(quiet.text).toBe(
      `Command: true\nDirectory: ${beck.folder}\nOutput: (empty)\nError: (none)\nExit Code: 0`,
    );
  });

  test('the person is asked about danger through the program, once for each command', async () => {
    await using home = await freshHome();
    const asked: string[] = [];
    await using beck = await connectToBeck({
      home,
      era,
      person(message) {
        asked.push(message);
        return message.includes('keep') ? 'no' : 'yes';
      },
    });
    for (const name of ['keep', 'lose']) writeFileSync(join(beck.folder, name), '');
    const kept = await beck.call('run_cmd', { command: 'rm keep' });
    const lost = await beck.call('run_cmd', { command: 'rm lose' });
    expect(kept).toMatchObject({ isError: true, text: expect.stringContaining('The person declined') });
    expect(lost).toMatchObject({ isError: false, data: { exitCode: 0 } });
    expect([existsSync(join(beck.folder, 'keep')), existsSync(join(beck.folder, 'lose'))]).toEqual([
      true,
      false,
    ]);
    expect(asked).toEqual([
      `Run this command?\nrm keep\nIn ${beck.folder}\ndanger: delete: keep\n- Deletes keep.`,
      `Run this command?\nrm lose\nIn ${beck.folder}\ndanger: delete: lose\n- Deletes lose.`,
    ]);
    expect(await beck.call('run_cmd', { command: 'rm -rf /' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Blocked'),
    });
    expect(asked).toHaveLength(2);
  });

  test('what an approved call changes can be undone, and the list names the program', async () => {
    await using home = await freshHome();
    const asked: string[] = [];
    const person = (message: string) => {
      asked.push(message);
      return 'yes' as const;
    };
    await using beck = await connectToBeck({ home, era, person });
    const [lost, film] = ['lose', 'film.mp4'].map((name) => join(beck.folder, name));
    writeFileSync(lost ?? '', 'content');
    writeFileSync(film ?? '', '');
    truncateSync(film ?? '', 12 * 1024 ** 3);
    await beck.call('run_cmd', { command: 'rm lose' });
    await beck.call('write_file', { path: 'made', content: 'new' });
    await beck.call('run_cmd', { command: 'rm film.mp4' });
    expect(asked.at(-1)).toContain('not kept: film.mp4, 12 GB');
    const undo = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [MAIN, 'undo', ...args], { env: home.env, encoding: 'utf8' });
    const steps = undo('--list', '--json')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(steps.map(({ command, asker }) => [command, asker])).toEqual([
      ['rm film.mp4', 'mcp: test-agent'],
      ['write made', 'mcp: test-agent'],
      ['rm lose', 'mcp: test-agent'],
    ]);
    for (const { id } of steps.slice(1)) expect(undo(String(id), '--yes')).toContain('Undone.');
    expect([readFileSync(lost ?? '', 'utf8'), existsSync(join(beck.folder, 'made'))]).toEqual([
      'content',
      false,
    ]);
  });

  test('cancelling ends everything that the command started', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era });
    const cancel = new AbortController();
    // The inner one leaves the group, as `timeout` does.
    const command = 'timeout 600 sleep 601 & echo $! $$ > pids; wait';
    const call = beck.call('run_shell_command', { command }, { signal: cancel.signal });
    const file = join(beck.folder, 'pids');
    const pids = (): number[] =>
      existsSync(file) ? (readFileSync(file, 'utf8').match(/\d+/g) ?? []).map(Number) : [];
    await expect.poll(() => pids().filter(isAlive).length).toBe(2);
    cancel.abort();
    await expect(call).rejects.toThrow();
    await expect.poll(() => pids().filter(isAlive)).toEqual([]);
    expect(await beck.call('run_cmd', { command: 'echo on' })).toMatchObject({ data: { stdout: 'on\n' } });
  });

  test('nothing outlives the command, wherever it went', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era, args: ['--allow', 'danger'] });
    const away = 'echo $! > pid; exec >/dev/null 2>&1 </dev/null';
    for (const command of [
      `setsid sleep 601 >/dev/null 2>&1 & ${away}`,
      `(setsid nohup sh -c 'echo $$ > pid; exec sleep 601' >/dev/null 2>&1 &); until [ -s pid ]; do :; done`,
    ]) {
      writeFileSync(join(beck.folder, 'pid'), '');
      await beck.call('run_shell_command', { command });
      const pid = Number(readFileSync(join(beck.folder, 'pid'), 'utf8'));
      expect(pid).toBeGreaterThan(1);
      expect(isAlive(pid)).toBe(false);
    }
  });

  test.each([
    '/usr/lib/git-core/git-clean -fdx',
    'git-restore .',
    'git-branch -D x',
    'busybox rm kept',
    'coreutils --coreutils-prog=rm kept',
    'rm.exe kept',
    'gfind . -name kept -delete',
    `python3.12 -c "import os; os.remove('kept')"`,
  ])('another spelling of a program that destroys is refused: %s', async (command) => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era });
    writeFileSync(join(beck.folder, 'kept'), '');
    const { isError, text } = await beck.call('run_cmd', { command });
    expect(isError).toBe(true);
    expect(text).toContain(`Not run. It is dangerous: run: ${command}. `);
    expect(text).not.toMatch(/\w\.\. /);
    expect(existsSync(join(beck.folder, 'kept'))).toBe(true);
  });

  test('a time limit by another name counts, and an argument that is not known is named', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era });
    const slow = await beck.call('run_shell_command', { command: 'sleep 600', timeoutSeconds: 1 });
    expect(slow.data).toMatchObject({ timedOut: true });
    const wrong = beck.call('run_shell_command', { command: 'touch made', dry_run: true });
    const said = await wrong.then(({ text }) => text, String);
    expect(said).toContain(
      'Unknown argument "dry_run". It takes: command, description, dir_path, timeout, try.',
    );
    expect(existsSync(join(beck.folder, 'made'))).toBe(false);
  });

  test('what takes long says so, and ends at its time limit', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, era });
    const told: (string | undefined)[] = [];
    const { text, data } = await beck.call(
      'run_shell_command',
      { command: 'echo before; sleep 60', timeout: 3 },
      { onprogress: ({ message }) => told.push(message) },
    );
    expect(told[0]).toBe('Run a shell command: 2 s');
    expect(text).toContain('Output: before\n[Killed - exceeded 3s timeout]\n');
    expect(text).toContain('Signal: SIGKILL');
    expect(data).toMatchObject({ timedOut: true, exitCode: null, signal: 'SIGKILL' });
  });
});

describe('a call', () => {
  test('without its wrapper is judged and run alike', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const { data } = await beck.call('run_shell_command', { command: `bash -lc 'echo "$0"'` });
    expect(data).toMatchObject({ command: 'echo "$0"', stdout: expect.stringMatching(/bash\n$/) });
    const refused = await beck.call('run_shell_command', { command: `sh -c 'rm -rf ~'` });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('Blocked') });
  });

  test('that is dangerous is refused with what to do, unless the server was started for it', async () => {
    await using home = await freshHome();
    await using careful = await connectToBeck({ home });
    writeFileSync(join(careful.folder, 'x'), '');
    const { isError, text } = await careful.call('run_cmd', { command: 'rm x' });
    expect(isError).toBe(true);
    expect(text).toContain('Not run. It is dangerous: delete: x. Deletes x.');
    expect(text).toContain('tell the person');
    expect(text).toContain('beck mcp --allow danger');
    await using bold = await connectToBeck({ home, args: ['--allow', 'danger'] });
    expect(await bold.call('run_cmd', { command: 'rm x' })).toMatchObject({ data: { exitCode: 0 } });
    expect(await bold.call('run_cmd', { command: 'rm -rf /' })).toMatchObject({ isError: true });
  });

  test('follows the rules of the person as they are then', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const run = () => beck.call('run_cmd', { command: 'echo forbidden' });
    expect((await run()).isError).toBe(false);
    settings(home, { blacklist: ['forbidden'] });
    expect((await run()).text).toContain('Blocked');
    settings(home, { mode: 'strict' });
    expect((await run()).text).toContain('strict');
    settings(home, { enabled: false });
    expect((await run()).text).toContain('turned off');
    settings(home, {});
    expect((await run()).isError).toBe(false);
  });

  test('starts in the directory of its connection, which cd and set_cwd change', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    mkdirSync(join(beck.folder, 'a b'));
    const pwd = async () => (await beck.call('run_cmd', { command: 'pwd' })).data['stdout'];
    const moved = await beck.call('run_cmd', { command: "cd 'a b' && echo there" });
    expect(moved.text).toContain(`Working directory is now: ${beck.folder}/a b`);
    expect(await pwd()).toBe(`${beck.folder}/a b\n`);
    await beck.call('run_cmd', { command: 'cd -' });
    expect(await pwd()).toBe(`${beck.folder}\n`);
    await beck.call('run_cmd', { command: 'cd ~' });
    expect(await pwd()).toBe(`${home.path}\n`);
    await beck.call('set_cwd', { path: 'work' });
    expect(await pwd()).toBe(`${beck.folder}\n`);
    const elsewhere = await beck.call('run_shell_command', { command: 'cd ..; pwd', dir_path: 'a b' });
    expect(elsewhere.data['stdout']).toBe(`${beck.folder}\n`);
    expect(await pwd()).toBe(`${beck.folder}\n`);
    for (const path of ['missing', '/etc/hosts'])
      expect(await beck.call('set_cwd', { path })).toMatchObject({ isError: true });
    expect(await beck.call('run_shell_command', { command: 'ls', dir_path: 'missing' })).toMatchObject({
      isError: true,
      text: `There is no folder ${beck.folder}/missing.`,
    });
  });

  test('of 50 MB is cut while it is read', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    await beck.call('run_cmd', { command: 'true' });
    const { data } = await beck.call('run_cmd', { command: 'yes abcdefgh | head -c 50000000' });
    expect(data).toMatchObject({ exitCode: 0, truncated: true });
    expect(String(data['stdout']).length).toBeLessThan(20_000);
    const status = readFileSync(`/proc/${beck.pid}/status`, 'utf8');
    expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1])).toBeLessThan(300_000);
  });

  test('is one of a hundred at once', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const calls = Array.from({ length: 100 }, (_, number) =>
      beck.call('run_cmd', { command: `echo ${number}`, timeout: 60 }, { timeout: 80_000 }),
    );
    const numbers = (await Promise.all(calls)).map(({ data }) => Number(data['stdout']));
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, number) => number));
  });

  test('has its secrets masked, and no values of the environment', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, env: { MY_TOKEN: 'correct-horse-battery' } });
    const secret = await beck.call('run_cmd', { command: 'echo correct-horse-battery' });
    expect(JSON.stringify(secret.data['stdout'])).not.toContain('horse');
    const printed = await beck.call('run_cmd', { command: 'env' });
    expect(`${printed.text}${JSON.stringify(printed.data)}`).not.toContain('horse');
  });

  test('is in the journal with who asked', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    await beck.call('run_shell_command', { command: 'echo one', description: 'Say one' });
    await beck.call('run_shell_command', { command: 'rm x' });
    const child = spawn(process.execPath, [MAIN, 'log', '--json'], { cwd: beck.folder, env: home.env });
    const out: Uint8Array[] = [];
    child.stdout.on('data', (bytes: Uint8Array) => out.push(bytes));
    await once(child, 'close');
    const entries = Buffer.concat(out).toString().trim().split('\n');
    expect(entries.map((line) => JSON.parse(line))).toMatchObject([
      {
        question: 'Say one',
        asker: 'mcp: test-agent',
        steps: [{ command: 'echo one', outcome: 'ran', allowedBy: 'safe', status: 0 }],
      },
      {
        question: 'run_shell_command',
        asker: 'mcp: test-agent',
        steps: [{ command: 'rm x', outcome: 'refused' }],
      },
    ]);
  });
});

describe('files', () => {
  test('are read, listed, searched, described and written', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const written = await beck.call('write_file', { path: 'notes.txt', content: 'one\ntwo\n' });
    expect(written.text).toBe(`Written: ${beck.folder}/notes.txt (8 bytes).`);
    expect((await beck.call('read_file', { path: 'notes.txt' })).text).toBe('one\ntwo\n');
    expect((await beck.call('list_dir')).text).toBe('1 entry:\nfile 8B notes.txt\n');
    expect((await beck.call('search_files', { pattern: 'two' })).text).toContain('notes.txt:2: two');
    expect((await beck.call('path_info', { path: 'notes.txt' })).data).toMatchObject({
      exists: true,
      kind: 'file',
      size: 8,
    });
    expect((await beck.call('path_info', { path: 'nothing' })).data).toMatchObject({ exists: false });
    const over = await beck.call('write_file', { path: 'notes.txt', content: 'lost' });
    expect(over).toMatchObject({ isError: true, text: expect.stringContaining('dangerous') });
    expect(readFileSync(join(beck.folder, 'notes.txt'), 'utf8')).toBe('one\ntwo\n');
    await using free = await connectToBeck({ home, args: ['--allow', 'danger'] });
    for (const append of [false, true])
      expect(await free.call('write_file', { path: 'notes.txt', content: 'new\n', append })).toMatchObject({
        isError: false,
      });
    expect(readFileSync(join(beck.folder, 'notes.txt'), 'utf8')).toBe('new\nnew\n');
  });

  test('that hold secrets, and those of beck, are refused', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home, args: ['--allow', 'danger'] });
    settings(home, { sensitivePaths: ['private'] });
    writeFileSync(join(beck.folder, 'private.txt'), 'mine');
    await using careful = await connectToBeck({ home });
    expect(await careful.call('read_file', { path: 'private.txt' })).toMatchObject({ isError: true });
    const own = join(home.path, '.config/beck/config.json');
    expect(await beck.call('write_file', { path: own, content: '{}' })).toMatchObject({ isError: true });
  });

  test('outside the root are out of reach, whatever they are called', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const outside = join(home.path, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'plain.txt'), 'far away');
    symlinkSync(outside, join(beck.folder, 'link'));
    symlinkSync(join(outside, 'plain.txt'), join(beck.folder, 'near.txt'));
    settings(home, { root: beck.folder });
    const calls: [string, Record<string, unknown>][] = [
      ['read_file', { path: 'near.txt' }],
      ['read_file', { path: 'link/plain.txt' }],
      ['read_file', { path: '../outside/plain.txt' }],
      ['list_dir', { path: 'link' }],
      ['search_files', { path: 'link', pattern: 'far' }],
      ['path_info', { path: '../outside/plain.txt' }],
      ['write_file', { path: 'link/new.txt', content: 'x' }],
      ['write_file', { path: `${outside}/new.txt`, content: 'x' }],
      ['run_cmd', { command: 'ls', cwd: 'link' }],
      ['run_cmd', { command: 'cat ../outside/plain.txt' }],
      ['run_cmd', { command: 'cat near.txt' }],
      ['set_cwd', { path: '..' }],
    ];
    for (const [name, args] of calls) {
      const answer = await beck.call(name, args);
      expect({ name, args, isError: answer.isError }).toEqual({ name, args, isError: true });
      expect(answer.text).not.toContain('far away');
    }
    expect(existsSync(join(outside, 'new.txt'))).toBe(false);
    await beck.call('run_cmd', { command: 'cd ..' });
    expect((await beck.call('get_context')).data).toMatchObject({ cwd: beck.folder, root: beck.folder });
    expect((await beck.call('write_file', { path: 'in.txt', content: 'x' })).isError).toBe(false);
  });
});

describe('judge and context', () => {
  test('are there without running anything', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const { data, text } = await beck.call('classify', { command: `bash -c 'rm -rf build'` });
    expect(data).toMatchObject({ level: 'danger', label: 'delete: build' });
    expect(text).toBe('danger: delete: build\n- Deletes build and everything in it. (deletes-tree)');
    expect((await beck.call('explain', { command: 'ls -la' })).text).toContain('lists what is in a folder');
    const context = await beck.call('get_context');
    expect(context.data).toMatchObject({ cwd: beck.folder, shell: 'bash', home: home.path });
    const { contents } = await beck.client.readResource({ uri: 'beck://context' });
    expect(contents).toMatchObject([{ uri: 'beck://context', text: context.text }]);
  });
});

describe('a program that does it wrong', () => {
  test('is informed, and can go on', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    await expect(beck.call('no_such_tool')).rejects.toThrow('no_such_tool');
    for (const args of [{}, { command: 3 }, { command: '' }, { command: 'ls', timeout: 301 }])
      expect(await beck.call('run_cmd', args)).toMatchObject({ isError: true });
    expect(await beck.call('run_cmd', { command: 'echo on' })).toMatchObject({ data: { stdout: 'on\n' } });
  });

  test('may send what is no message', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'work'));
    const child = spawn(process.execPath, [MAIN, 'mcp'], { cwd: join(home.path, 'work'), env: home.env });
    let out = '';
    child.stdout.on('data', (bytes: Uint8Array) => {
      out += Buffer.from(bytes).toString();
    });
    child.stdin.write('not json\n{"jsonrpc":"2.0"}\n[]\n\n{"jsonrpc":"1.0","id":1}\n');
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    };
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'initialize', params })}\n`);
    await expect.poll(() => out).toContain('"id":7');
    child.stdin.end();
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
  });

  test.each(['vanishes', 'kills the server'])('and %s leaves no process', async (how) => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'work'));
    const child = spawn(process.execPath, [MAIN, 'mcp', '--shell', 'bash'], {
      cwd: join(home.path, 'work'),
      env: home.env,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    };
    const command = 'sleep 601 & echo $! $$ > pids; wait';
    for (const message of [
      { id: 1, method: 'initialize', params },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/call', params: { name: 'run_cmd', arguments: { command } } },
    ])
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
    const file = join(home.path, 'work/pids');
    const pids = (): number[] =>
      existsSync(file) ? (readFileSync(file, 'utf8').match(/\d+/g) ?? []).map(Number) : [];
    await expect.poll(() => pids().filter(isAlive).length).toBe(2);
    if (how === 'vanishes') {
      child.stdin.destroy();
      child.stdout.destroy();
    } else child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => pids().filter(isAlive)).toEqual([]);
  });
});

describe.skipIf(whyNotPossible() !== undefined)('try: true', () => {
  test('tells what a command would change, and changes nothing', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    const command = 'echo out; echo x > made; export A=1';
    const { text, data } = await beck.call('run_shell_command', { command, try: true });
    expect(text).toMatch(
      /Output: out\nExit Code: 0\nNothing was changed: tried in a copy, .*It would change:\n\+ made +2 bytes\n! would set in your shell: export A$/,
    );
    expect(data).toMatchObject({
      stdout: 'out\n',
      exitCode: 0,
      tried: { changes: [{ kind: 'added', path: join(beck.folder, 'made'), bytes: 2 }], shell: ['export A'] },
    });
    expect(existsSync(join(beck.folder, 'made'))).toBe(false);
    const log = execFileSync(process.execPath, [MAIN, 'log', '--json'], { env: home.env, encoding: 'utf8' });
    expect(JSON.parse(log)).toMatchObject({ steps: [{ kind: 'trial', outcome: 'ran', status: 0 }] });
  });

  test('danger is not tried on the wish of a program, and what is blocked never', async () => {
    await using home = await freshHome();
    await using beck = await connectToBeck({ home });
    for (const command of ['sudo rm -rf /var/x', 'rm -rf /'])
      expect(await beck.call('run_cmd', { command, try: true })).toMatchObject({ isError: true });
  });
});
