import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { answerQuestion } from '../support/approval.ts';
import { type FreshHome, freshHome } from '../support/home.ts';
import { type ModelServer, type ScriptedReply, startModelServer } from '../support/model-server.ts';
import { openTerminal } from '../support/terminal.ts';

const MAIN = resolve(import.meta.dirname, '../../dist/main.js');

type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

type Around = {
  readonly home: FreshHome;
  readonly server?: ModelServer;
  /** `open`: a pipe that no one closes. */
  readonly stdin?: string | 'open';
};

const OPEN = 'open';

function beck({ home, server, stdin = '' }: Around, ...args: readonly string[]): Promise<Ended> {
  mkdirSync(join(home.path, 'work'), { recursive: true });
  const env = server === undefined ? home.env : { ...home.env, OPENAI_BASE_URL: server.baseUrl };
  const child = spawn(process.execPath, [MAIN, ...args], { cwd: join(home.path, 'work'), env });
  const out: Uint8Array[] = [];
  const err: Uint8Array[] = [];
  child.stdout.on('data', (bytes: Uint8Array) => out.push(bytes));
  child.stderr.on('data', (bytes: Uint8Array) => err.push(bytes));
  if (stdin !== OPEN) child.stdin.end(stdin);
  return new Promise((done) => {
    child.on('close', (status) => {
      done({ status, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
  });
}

const propose = (command: string): ScriptedReply => ({
  type: 'tool-calls',
  calls: [{ name: 'run_in_shell', arguments: { command, why: 'as asked' } }],
});
const planOf = (...commands: readonly string[]): ScriptedReply => ({
  type: 'tool-calls',
  calls: [
    {
      name: 'run_in_shell',
      arguments: { why: 'all of it', plan: commands.map((command) => ({ command, why: 'as asked' })) },
    },
  ],
});
const say = (text: string): ScriptedReply => ({ type: 'text', text });

describe('a variable that the settings outrank', () => {
  test('is named at the first answer alone', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, '.config/beck'), { recursive: true });
    writeFileSync(join(home.path, '.config/beck/config.json'), '{"provider": "recipes"}');
    const around = { home: { ...home, env: { ...home.env, OPENAI_API_KEY: 'k' } } };
    const ask = () => beck(around, 'ask', '--print', 'show hidden files');
    expect((await ask()).stderr).toContain(
      'OPENAI_API_KEY is ignored: your settings say "provider": "recipes".',
    );
    expect((await ask()).stderr).not.toContain('OPENAI_API_KEY');
  });
});

describe('a project whose settings count', () => {
  test.each([[[]], [['--print']]])('is shown before it first does, and once (%j)', async (flags) => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'work'), { recursive: true });
    const file = join(home.path, 'work/.beck.json');
    writeFileSync(file, JSON.stringify({ blacklist: ['frobnicate'], context: 'Use pnpm.' }));
    const server = await startModelServer([propose('ls'), say('Done.'), propose('ls'), say('Done.')]);
    const first = await beck({ home, server }, 'ask', ...flags, 'what is here');
    const again = await beck({ home, server }, 'ask', ...flags, 'what is here');
    await server.close();
    expect(first.stderr).toContain(`beck: ${file} never runs what holds "frobnicate".\n`);
    expect(first.stderr).toContain(`beck: ${file} tells a model: Use pnpm.\n`);
    expect(again.stderr).not.toContain(file);
  });
});

describe('beck ask --print', () => {
  test('prints the command and nothing else, and runs nothing', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('mkdir kept')]);
    const ended = await beck({ home, server }, 'ask', '--print', 'make a folder');
    await server.close();
    expect(ended).toEqual({ status: 0, stdout: 'mkdir kept\n', stderr: '' });
    expect(existsSync(join(home.path, 'work/kept'))).toBe(false);
  });

  test('prints a plan as one text that stops where a part fails', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('mkdir kept', 'cd kept', 'touch a')]);
    const ended = await beck({ home, server }, 'ask', '--print', 'make a folder');
    await server.close();
    expect(ended).toEqual({ status: 0, stdout: 'mkdir kept && cd kept && touch a\n', stderr: '' });
  });

  test('prints nothing of a plan with a part that is blocked where it would run', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('cd /', 'rm -rf *')]);
    const ended = await beck({ home, server }, 'ask', '--print', 'clean up');
    await server.close();
    expect(ended).toMatchObject({ status: 4, stdout: '' });
    expect(ended.stderr).toMatch(/^beck: Part 2 of the plan: Blocked: Destroys the whole system/);
  });

  test('writes for the shell that is named', async () => {
    await using home = await freshHome();
    const ask = (shell: string) =>
      beck(
        { home },
        'ask',
        '--print',
        '--provider',
        'recipes',
        '--shell',
        shell,
        'which files here are over 1 MB',
      );
    const [bash, fish] = await Promise.all([ask('bash'), ask('fish')]);
    expect(bash.stdout).toMatch(/^find \. .*\+1M.*\n$/);
    expect(fish.stdout).toMatch(/^find \. .*\+1M.*\n$/);
  });

  test('prints nothing of a blocked command, says why, and exits with 4', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('rm -rf ~')]);
    const ended = await beck({ home, server }, 'ask', '--print', 'clean up');
    await server.close();
    expect(ended).toMatchObject({ status: 4, stdout: '' });
    expect(ended.stderr).toMatch(/^beck: Blocked: .*home/);
  });

  test('says which program is missing, also where a command is only shown', async () => {
    await using home = await freshHome();
    const bare = { ...home, env: { ...home.env, PATH: home.path } };
    const ask = (...flags: readonly string[]) =>
      beck({ home: bare }, 'ask', ...flags, '--provider', 'recipes', 'list my cron jobs');
    for (const { stdout, stderr } of [await ask(), await ask('--print')]) {
      expect(stderr).toContain('crontab is not installed');
      expect(stdout + stderr).not.toContain('crontab -l');
    }
  });

  test('prints nothing when the recipes are not sure, and exits with 3', async () => {
    await using home = await freshHome();
    const ended = await beck({ home }, 'ask', '--print', 'translate the Iliad into Klingon');
    expect(ended).toMatchObject({ status: 3, stdout: '' });
    expect(ended.stderr).toMatch(
      /^beck: No recipe for that: I did not understand "Iliad" and "Klingon"\. .*set up a model: beck setup$/m,
    );
  });
});

type Line = Readonly<Record<string, unknown>>;

function eventsOf({ stdout }: Ended): readonly Line[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

describe('beck ask --json', () => {
  const safe = { level: 'safe', effects: ['read'], label: expect.any(String), reasons: [] };

  test('prints what happens as lines of JSON, and nothing else is on standard output', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('ls nonesuch'), say('There is none.')]);
    const ended = await beck({ home, server }, 'ask', '--json', '--shell', 'bash', 'is there one');
    await server.close();
    expect(eventsOf(ended)).toEqual([
      {
        type: 'question',
        version: 1,
        question: 'is there one',
        folder: join(home.path, 'work'),
        shell: 'bash',
        mode: 'confirm',
        provider: 'openai-compatible',
      },
      { type: 'proposal', id: 1, kind: 'command', command: 'ls nonesuch', why: 'as asked', verdict: safe },
      { type: 'decision', id: 1, decision: 'run', by: 'safe' },
      {
        type: 'result',
        id: 1,
        exitCode: 2,
        interrupted: false,
        output: expect.stringContaining('nonesuch'),
        bytes: expect.any(Number),
        truncated: false,
      },
      { type: 'answer', text: 'There is none.' },
      {
        type: 'usage',
        provider: 'openai-compatible',
        model: expect.any(String),
        inputTokens: expect.any(Number),
        outputTokens: expect.any(Number),
        masked: 0,
        seconds: expect.any(Number),
      },
      { type: 'end', outcome: 'answered', status: 2, exitCode: 1 },
    ]);
    expect(ended.status).toBe(1);
  });

  test('prints each line when it happens: the proposal comes while the model is still silent', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('echo early'), { type: 'stall', text: '' }]);
    const child = spawn(process.execPath, [MAIN, 'ask', '--json', 'go'], {
      cwd: home.path,
      env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'close');
    let seen = '';
    for await (const bytes of child.stdout) {
      seen += bytes;
      if (seen.includes('"type":"result"')) break;
    }
    child.kill('SIGINT');
    await Promise.all([ended, server.close()]);
    expect(seen).toContain('"output":"early');
    expect(seen).not.toContain('"type":"end"');
  });

  test('shows the verdict of what is refused, the reason and the flag that would allow it', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('ls', 'mkdir new'), say('Then not.')]);
    const ended = await beck({ home, server }, 'ask', '--json', 'do it');
    await server.close();
    const [, plan, decision, , , end] = eventsOf(ended);
    expect(plan).toMatchObject({
      type: 'proposal',
      id: 1,
      kind: 'plan',
      why: 'all of it',
      parts: [
        { command: 'ls', verdict: { level: 'safe' } },
        { command: 'mkdir new', verdict: { level: 'ask' } },
      ],
    });
    expect(decision).toEqual({
      type: 'decision',
      id: 1,
      decision: 'refused',
      reason: expect.stringContaining('Part 2 of the plan: Needs approval'),
      allow: ["--approve 'mkdir new'"],
    });
    expect(end).toEqual({ type: 'end', outcome: 'refused', status: 4, exitCode: 4 });
  });

  test('shows the parts of a plan as they run, and which did not', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('ls', 'ls nonesuch', 'ls /'), say('So.')]);
    const ended = await beck({ home, server }, 'ask', '--json', 'do it');
    await server.close();
    const told = eventsOf(ended).map(({ type, id, command, exitCode, commands }) => [
      type,
      id ?? commands,
      command ?? exitCode,
    ]);
    expect(told.slice(1, 8)).toEqual([
      ['proposal', 1, 'ls'],
      ['decision', 1, undefined],
      ['result', 1, 0],
      ['proposal', 2, 'ls nonesuch'],
      ['decision', 2, undefined],
      ['result', 2, 2],
      ['not-run', ['ls /'], undefined],
    ]);
  });

  test('with --print the proposal and its verdict, and nothing runs', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('mkdir kept')]);
    const ended = await beck({ home, server }, 'ask', '--print', '--json', 'make a folder');
    await server.close();
    expect(eventsOf(ended)).toMatchObject([
      { type: 'question' },
      { type: 'proposal', command: 'mkdir kept', verdict: { level: 'ask' } },
      { type: 'usage' },
      { type: 'end', outcome: 'answered', exitCode: 0 },
    ]);
    expect(existsSync(join(home.path, 'work/kept'))).toBe(false);
  });

  test.each([
    ['no server', { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, [], { exitCode: 3 }],
    ['no recipe', {}, ['--provider', 'recipes'], { exitCode: 3, outcome: 'no-answer' }],
    ['no such folder', {}, ['--cwd', 'nonesuch'], { exitCode: 2, outcome: 'failed' }],
  ])('ends with the exit code: %s', async (_, env, flags, expected) => {
    await using home = await freshHome();
    const around = { home: { ...home, env: { ...home.env, ...env } } };
    const ended = await beck(around, 'ask', '--json', ...flags, 'translate the Iliad into Klingon');
    expect(eventsOf(ended).at(-1)).toMatchObject({ type: 'end', ...expected });
    expect(ended.status).toBe(expected.exitCode);
  });
});

describe('beck ask', () => {
  test('runs what only reads: its output and the answer on standard output, the steps beside', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('echo one; cd /; pwd'), say('That is all.')]);
    const ended = await beck({ home, server }, 'ask', 'say', 'one');
    await server.close();
    expect(ended.status).toBe(0);
    expect(ended.stdout).toBe('one\n/\nThat is all.\n');
    expect(ended.stderr).toMatch(
      /^› echo one; cd \/; pwd · as asked\n! No shell is attached here, so the effects of cd/,
    );
  });

  test('a plan without anyone to ask is not begun', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('ls', 'mkdir new'), say('Then not.')]);
    const ended = await beck({ home, server }, 'ask', 'do it');
    await server.close();
    expect(ended).toMatchObject({ status: 4, stdout: 'Then not.\n' });
    expect(ended.stderr).toContain('Part 2 of the plan: Needs approval');
    expect(existsSync(join(home.path, 'work/new'))).toBe(false);
  });

  test('a plan whose parts need the shell of the part before is proposed again', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('cd /', 'pwd'), propose('cd / && pwd'), say('There.')]);
    const ended = await beck({ home, server }, 'ask', 'go there');
    const told = server.requests[1]?.body.messages.at(-1)?.content;
    await server.close();
    expect(told).toMatch(/^No shell is attached here: each part runs in a process of its own/);
    expect(ended).toMatchObject({ status: 0, stdout: '/\nThere.\n' });
  });

  test('gives standard input to the model as quoted text, its secrets masked', async () => {
    await using home = await freshHome();
    const server = await startModelServer([say('A log.')]);
    const stdin = 'error: out of cheese\nkey AKIAIOSFODNN7EXAMPLE\n';
    expect(await beck({ home, server, stdin }, 'ask', 'what is this')).toMatchObject({
      status: 0,
      stdout: 'A log.\n',
    });
    await server.close();
    expect(server.requests[0]?.body.messages.at(-1)?.content).toMatch(
      /^what is this\n\nGiven with the question:\n<untrusted-([0-9a-f]{12}) from="standard input">\nerror: out of cheese\nkey (?!AKIA).*\n<\/untrusted-\1>$/,
    );
  });

  test('says that the recipes did not read standard input', async () => {
    await using home = await freshHome();
    expect(await beck({ home, stdin: 'hi\n' }, 'ask', '--print', 'list files')).toEqual({
      status: 0,
      stdout: 'ls\n',
      stderr: 'beck: The recipes answer the question alone: only a model can read piped output.\n',
    });
  });

  test('refuses what would be asked where there is no one to ask, says what to do, and exits with 4', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('mkdir made'), say('Not made.')]);
    const ended = await beck({ home, server }, 'ask', 'make it');
    await server.close();
    expect(ended).toMatchObject({ status: 4, stdout: 'Not made.\n' });
    expect(ended.stderr.replaceAll(/\n */g, ' ')).toContain(
      "Ask from a terminal, or allow it with: --approve 'mkdir made'",
    );
    expect(existsSync(join(home.path, 'work/made'))).toBe(false);
  });

  test('exits with 4 also where another command ran and an answer came', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('ls'), propose('mkdir made'), say('Only listed.')]);
    const ended = await beck({ home, server }, 'ask', 'make it');
    await server.close();
    expect(ended).toMatchObject({ status: 4, stdout: 'Only listed.\n' });
  });

  test.each([
    ['quotes', `mkdir "it's made"`],
    ['several lines and spaces', `mkdir "it's made"\ncat > "it's made/a" <<'E'\n$x  \\n\t!\nE\n`],
  ])('the flag that a refusal names allows the command, also with %s in it', async (_, command) => {
    await using home = await freshHome();
    const server = await startModelServer([propose(command), say('No.'), propose(command), say('Made.')]);
    const refused = await beck({ home, server }, 'ask', '--json', 'make it');
    const allow = eventsOf(refused).flatMap((event) => (event['allow'] as string[] | undefined) ?? []);
    const words = spawnSync('bash', ['-c', `printf '%s\\0' ${allow.join(' ')}`], { encoding: 'utf8' });
    const allowed = await beck({ home, server }, 'ask', ...words.stdout.split('\0').slice(0, -1), 'make it');
    await server.close();
    expect([refused.status, allowed.status]).toEqual([4, 0]);
    expect(refused.stderr.split('\n')).toContain(allow.join(' '));
    expect(existsSync(join(home.path, "work/it's made"))).toBe(true);
  });

  test('a refused plan names the flags of all its parts', async () => {
    await using home = await freshHome();
    const server = await startModelServer([planOf('mkdir one', 'ls', 'mkdir two'), say('Then not.')]);
    const ended = await beck({ home, server }, 'ask', '--json', 'do it');
    await server.close();
    expect(eventsOf(ended)).toContainEqual(
      expect.objectContaining({ allow: ["--approve 'mkdir one'", "--approve 'mkdir two'"] }),
    );
    expect(ended.stderr.replaceAll(/\n */g, ' ')).toContain(
      "allow it with: --approve 'mkdir one' --approve 'mkdir two'",
    );
  });

  test('ends with --timeout, also while a pipe stays open, and says so', async () => {
    await using home = await freshHome();
    const server = await startModelServer([{ type: 'stall', text: '' }]);
    const started = beck({ home, server }, 'ask', '--timeout', '1.5', 'take your time');
    const waiting = beck({ home, server, stdin: OPEN }, 'ask', '--timeout', '0.5', 'read this');
    const ends = await Promise.all([started, waiting]);
    await server.close();
    expect(ends.map(({ status, stdout }) => ({ status, stdout }))).toEqual(
      Array(2).fill({ status: 3, stdout: '' }),
    );
    expect(ends[0].stderr).toContain('beck: There was no answer within 1.5 seconds.');
  });

  test.each([
    [['ask', '--nosuch', 'x'], /There is no option --nosuch\. /],
    [['ask', '--provider', 'oracle', 'x'], /--provider must be one of .*"recipes", not "oracle"\. /],
    [['ask', '--shell', 'tcsh', 'x'], /--shell must be one of .*"powershell", not "tcsh"\. /],
    [['ask', '--timeout', '-1', 'x'], /--timeout must be a number of seconds/],
    [['ask', '--timeout', 'soon', 'x'], /--timeout must be a number of seconds/],
    [['ask', '--max-steps', '0', 'x'], /--max-steps must be a whole number from 1 to 100/],
    [
      ['ask', '--cwd', 'nonesuch', 'x'],
      /There is no folder .*\/work\/nonesuch\. Name an existing one with --cwd\./,
    ],
    [['ask', '--cwd', '/etc/passwd', 'x'], /There is no folder \/etc\/passwd\./],
    [['ask'], /There is no question\. Ask like this: beck ask "/],
    [['contxt'], /Did you mean context\?/],
    [['--config', 'package.json', 'ask', 'x'], /There is no file package\.json/],
  ])('exits with 2 and what to do instead: beck %j', async (args, expected) => {
    await using home = await freshHome();
    const ended = await beck({ home }, ...args);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^beck: /);
    expect(ended.stderr).toMatch(expected);
  });

  test('answers about the folder of --cwd', async () => {
    await using home = await freshHome();
    mkdirSync(join(home.path, 'other'));
    writeFileSync(join(home.path, 'other/file'), '');
    const server = await startModelServer([propose('ls'), say('One file.')]);
    const ended = await beck({ home, server }, 'ask', '--cwd', '../other', 'what is there');
    await server.close();
    expect(ended.stdout).toBe('file\nOne file.\n');
    expect(server.requests[0]?.body.messages[0]?.content).toContain(join(home.path, 'other'));
  });
});

describe('beck ask at a terminal', () => {
  async function atTerminal(home: FreshHome, server: ModelServer) {
    return openTerminal({
      command: process.execPath,
      args: [MAIN, 'ask', 'go'],
      env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
      cwd: home.path,
    });
  }

  test('asks, lets the text be edited, runs it, and ends', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('mkdir one'), propose('printf abc'), say('Made.')]);
    await using terminal = await atTerminal(home, server);
    await answerQuestion(terminal, 'e');
    await terminal.waitFor('edit> mkdir one');
    terminal.type('-more\r');
    await answerQuestion(terminal, 'y');
    expect(await terminal.waitForExit()).toEqual({ exitCode: 0, signal: 0 });
    await server.close();
    expect(existsSync(join(home.path, 'one-more'))).toBe(true);
    expect(terminal.screen()).toMatch(
      /› mkdir one-more · as asked\n› printf abc · as asked\nabc\n+Made\.\ngpt-5.4-mini · [\d.]+ s · 33 \+ 21 tokens$/,
    );
  });

  test('asks on the terminal while the question is about what is piped in', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('mkdir made'), propose('mkdir other'), say('Made one.')]);
    await using terminal = await openTerminal({
      command: '/bin/sh',
      args: [
        '-c',
        'printf "error: no such folder made\\n" | "$0" "$1" ask "fix it"; echo "status $?"',
        process.execPath,
        MAIN,
      ],
      env: { ...home.env, OPENAI_BASE_URL: server.baseUrl },
      cwd: home.path,
    });
    await answerQuestion(terminal, 'y');
    await terminal.waitUntil(() => server.requests.length === 2, { what: 'the second request' });
    await answerQuestion(terminal, 'n');
    expect(await terminal.waitForExit()).toEqual({ exitCode: 0, signal: 0 });
    await server.close();
    expect(server.requests[0]?.body.messages.at(-1)?.content).toMatch(
      /^fix it\n\nGiven with the question:\n<untrusted-\w+ from="standard input">\nerror: no such folder made\n/,
    );
    expect([existsSync(join(home.path, 'made')), existsSync(join(home.path, 'other'))]).toEqual([
      true,
      false,
    ]);
    expect(terminal.screen()).toContain('› mkdir made · as asked');
  });

  test('ends at once with 130 when the question is left', async () => {
    await using home = await freshHome();
    const server = await startModelServer([propose('mkdir one')]);
    await using terminal = await atTerminal(home, server);
    await answerQuestion(terminal, 'q');
    expect(await terminal.waitForExit()).toEqual({ exitCode: 130, signal: 0 });
    await server.close();
    expect(terminal.screen()).toBe('× mkdir one · cancelled');
  });
});

test('beck context prints, byte for byte, the system prompt and the tools that a question sends', async () => {
  await using home = await freshHome();
  const server = await startModelServer([say('Hello.')]);
  const context = await beck({ home, server }, 'context');
  await beck({ home, server }, 'ask', 'hello');
  const json = JSON.parse((await beck({ home, server }, 'context', '--json')).stdout);
  await server.close();
  const [request] = server.requests;
  const tools = (request?.body.tools ?? []).map((tool) => tool.function);
  const sent = `${request?.body.messages[0]?.content}\n\n${JSON.stringify(tools)}\n`;
  expect(withoutNonce(context.stdout)).toBe(withoutNonce(sent));
  expect(withoutNonce(json.system)).toBe(withoutNonce(request?.body.messages[0]?.content ?? ''));
  expect(json.tools).toEqual(tools);
  expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(Buffer.byteLength(request?.text ?? '') - 'hello'.length).toBeLessThanOrEqual(6_000);
});

test('recent commands are sent only when the setting says so, and beck context prints them as they are sent', async () => {
  await using home = await freshHome();
  const server = await startModelServer([say('Hello.'), say('Hello.')]);
  writeFileSync(
    join(home.path, '.bash_history'),
    `make old\nexport API_KEY=ghp_${'a1B2'.repeat(9)}\nls -l\n`,
  );
  await beck({ home, server }, 'ask', '--shell', 'bash', 'hello');
  mkdirSync(join(home.path, '.config/beck'), { recursive: true });
  writeFileSync(join(home.path, '.config/beck/config.json'), '{"recentCommands": 2}');
  await beck({ home, server }, 'ask', '--shell', 'bash', 'hello');
  const context = await beck({ home, server }, 'context', '--json', '--shell', 'bash');
  await server.close();
  const [without, withThem] = server.requests.map(({ body }) =>
    withoutNonce(body.messages[0]?.content ?? ''),
  );
  expect(without).not.toMatch(/recent commands|ls -l/);
  expect(withThem).toMatch(
    /<untrusted from="recent commands">\nexport API_KEY=\[masked: [^\]]+\]\nls -l\n<\/untrusted>/,
  );
  const { system, masked } = JSON.parse(context.stdout);
  // The version of the shell is asked for by beck context, which has no shell that tells it.
  const shellLine = /^- Shell: .*$/m;
  expect(withoutNonce(system).replace(shellLine, '')).toBe(withThem?.replace(shellLine, ''));
  expect(masked).toBe(1);
});

test('beck --version is the version of the package', async () => {
  await using home = await freshHome();
  expect(await beck({ home }, '--version')).toEqual({
    status: 0,
    stdout: `${packageJson.version}\n`,
    stderr: '',
  });
});

function withoutNonce(text: string): string {
  return text.replaceAll(/untrusted-[0-9a-f]{12}/g, 'untrusted');
}
