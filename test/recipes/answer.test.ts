// Whole answers: each step runs in a real shell and what it shows leads to the next, until the sentence at the end.

import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunRecord } from '../../src/domain/conversation.ts';
import type { RecipeEnvironment } from '../../src/recipes/slots/recipe.ts';
import { need, type ShellName, TESTED_SHELLS } from '../support/programs.ts';
import { buildFixture, type Fixture } from './fixture.ts';
import { nextStep } from './rows-alone.ts';
import { runCommand } from './run-command.ts';

let fixture: Fixture;
beforeAll(() => {
  fixture = buildFixture();
});
afterAll(() => fixture[Symbol.dispose]());

describe.each(TESTED_SHELLS)('in %s', (shell) => {
  test('large files are counted and the largest is named', () => {
    expect(answer('which files here are over 1 MB', shell)).toEqual({
      commands: [
        "find . -type f -size +1M -printf '%s\\t%p\\n' | sort -rn | head -n 50 | numfmt --to=iec --suffix=B",
      ],
      text: '4 files over 1 MB here; the largest is ./logs/old logs/db.log (8.0 MB).',
      cwd: fixture.folder,
    });
  });

  test('no large file is said plainly', () => {
    expect(answer('which files here are over 1 GB', shell).text).toBe('No files over 1 GB here.');
  });

  test('one large file is one', () => {
    expect(answer('pictures over 1 MB', shell).text).toBe(
      'One picture over 1 MB here: ./my photo.jpg (2.0 MB).',
    );
  });

  test('the folder of the biggest log is found first and then gone to by name', () => {
    expect(answer('go to the folder with the biggest log', shell)).toEqual({
      commands: [expect.stringContaining("-iname '*.log'"), "cd './logs/old logs'"],
      text: `You are now in ${fixture.folder}/logs/old logs; the biggest is db.log (8.0 MB).`,
      cwd: `${fixture.folder}/logs/old logs`,
    });
  });

  test('nowhere to go is said without going', () => {
    expect(answer('go to the folder with the biggest song', shell)).toEqual({
      commands: [expect.stringContaining('-iname')],
      text: 'No songs here, so there is nowhere to go.',
      cwd: fixture.folder,
    });
  });

  test('a free port and the people logged in are two questions, answered in order', async () => {
    need('ss');
    const port = await freePort();
    const { commands, text } = answer(`what's using port ${port}; and who's logged in?`, shell);
    expect(commands).toEqual([`ss -tulnp 'sport = :${port}'`, 'who']);
    expect(text).toMatch(
      new RegExp(`^Nothing uses port ${port}\\.\n(No one is logged in\\.|Logged in: .+\\.)$`),
    );
  });

  test('a used port names its process', async () => {
    need('ss');
    const { server, port } = await listen();
    const { text } = answer(`what is using port ${port}`, shell);
    server.close();
    expect(text).toMatch(new RegExp(`^Port ${port} is used by .+ \\(pid ${process.pid}\\)\\.$`));
  });

  test('nothing found is not a failure', () => {
    expect(answer('which files contain zebra', shell).text).toBe('No files.');
  });

  test('a file that is not there is a failure, and named as one', () => {
    expect(answer('show missing.txt', shell).text).toBe('That did not work: cat ended with status 1.');
  });
});

test.each([
  ['ss -tulnp', 'show all open ports', 127, 'bash: line 1: ss: command not found', 'ss'],
  ['lspci | grep -i vga', 'which graphics card do I have', 1, 'zsh: command not found: lspci', 'lspci'],
  ['lspci | grep -i vga', 'which graphics card do I have', 1, 'fish: Unknown command: lspci', 'lspci'],
  ['ss -tulnp', 'show all open ports', 127, '', 'ss'],
])('a missing program is named: %s', (command, question, status, output, program) => {
  expect(nextStep(question, [record(command, status, output)], env('bash'))).toEqual({
    type: 'answer',
    text: `That did not work: ${program} is not installed.`,
  });
});

test('a declined part is passed over and the next part still runs', () => {
  const declined = { command: 'whoami', outcome: { type: 'declined', reason: 'No.' } } as const;
  expect(nextStep('who am I; where am I', [declined], env('bash'))).toEqual({
    type: 'run',
    command: 'pwd',
    why: 'Show the current folder',
  });
});

test('after Ctrl-C the answer says so', () => {
  const run = record('whoami', 130, '');
  expect(nextStep('who am I', [run], env('bash'))).toEqual({ type: 'answer', text: 'Interrupted.' });
});

test('output that was cut is not counted as if it were whole', () => {
  const run = record('find', 0, '3.0MB ./a\n2.0MB ./b', true);
  expect(nextStep('which files here are over 1 MB', [run], env('bash'))).toEqual({
    type: 'answer',
    text: 'At least 2 files over 1 MB here; the largest is ./a (3.0 MB).',
  });
});

test.each([
  [
    'which files here are over 1 MB',
    '2.0MB ./a',
    'The first 50 of the files over 1 MB here; there may be more. The largest is ./a (2.0 MB).',
  ],
  [
    'python files changed this week',
    './a.py',
    'The first 50 of the python files changed in the last 7 days here; there may be more.',
  ],
])('a list that was cut at its limit says so: %s', (question, line, text) => {
  const run = record('find', 0, `${line}\n`.repeat(50));
  expect(nextStep(question, [run], env('bash'))).toEqual({ type: 'answer', text });
});

test.each([
  ['where am I', '/home/ada/logs', '/home/ada/logs', 'You are in ~/logs.'],
  ['where am I', '/home/ada', '/home/ada', 'You are in ~.'],
  ['where am I', '/home/adam', '/home/adam', 'You are in /home/adam.'],
  [
    'biggest file in my downloads',
    '2.0MB /home/ada/Downloads/a.iso',
    '/',
    'The largest is ~/Downloads/a.iso (2.0 MB).',
  ],
])('%s: the home folder is written as people do: %s', (question, output, cwd, text) => {
  const home = { ...env('bash'), home: '/home/ada' };
  expect(nextStep(question, [record('x', 0, output, false, cwd)], home)).toEqual({ type: 'answer', text });
});

test('what was deleted is counted, and what was left alone is said', () => {
  const run = record('find', 0, './a.tmp\n./b.tmp\n');
  expect(nextStep('delete all .tmp files', [run], env('bash'))).toEqual({
    type: 'answer',
    text: '2 deleted. Subfolders were left alone.',
  });
});

test.each([
  ['declined', { command: 'cp', outcome: { type: 'declined', reason: 'No.' } } as const, []],
  ['failed', record('cp', 1, ''), ['That did not work: cp ended with status 1.']],
])('a change whose forerunner was %s is not proposed', (_, attempt, before) => {
  expect(nextStep('copy notes.txt to backup and delete notes.txt', [attempt], env('bash'))).toEqual({
    type: 'answer',
    text: [...before, 'The rest was not run.'].join('\n'),
  });
});

test.each([
  ['37', '37 days to go.'],
  ['1', 'One day to go.'],
  ['0', 'That is today.'],
  ['-3', 'That was 3 days ago.'],
])('days until: %s', (shown, text) => {
  expect(nextStep('days until christmas', [record('echo', 0, shown)], env('bash'))).toEqual({
    type: 'answer',
    text,
  });
});

test('a file name with a line break cannot send anybody elsewhere', () => {
  const step = nextStep('go to the folder with the biggest log', [], env('bash'));
  expect(step).toEqual(expect.objectContaining({ command: expect.stringContaining("tr '\\n\\0' '?\\n'") }));
});

function answer(question: string, shell: ShellName) {
  const runs: RunRecord[] = [];
  let where = fixture;
  for (;;) {
    const step = nextStep(question, runs, env(shell));
    if (step.type === 'unsure') throw new Error(`unsure: ${step.nearest.join(', ')}`);
    const commands = runs.map(({ command }) => command);
    if (step.type === 'absent') throw new Error(step.text);
    if (step.type === 'answer') return { commands, text: step.text, cwd: where.folder };
    const { status, output, cwd } = runCommand(step.command, shell, where);
    where = { ...where, folder: cwd };
    runs.push(record(step.command, status, output, false, cwd));
  }
}

function record(command: string, status: number, text: string, truncated = false, cwd = '/'): RunRecord {
  const output = { text, bytes: Buffer.byteLength(text), truncated, binary: false };
  return { command, outcome: { type: 'ran', status, output, cwd, interrupted: false } };
}

function env(shell: ShellName): RecipeEnvironment {
  return { shell, userland: 'gnu', cwd: fixture.folder, home: fixture.home };
}

function listen(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve({ server, port: address.port });
    });
  });
}

async function freePort(): Promise<number> {
  const { server, port } = await listen();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
