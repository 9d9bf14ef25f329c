// However a helper ends, the prompt comes back and one line says what happened.

import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FreshHome } from '../support/home.ts';
import { killHelper, openAgent } from './agent-session.ts';
import { DRIVEN_SHELLS, type DrivenShell, openScripted, type ShellSession } from './shell-session.ts';

const UP_AGAIN = 'Your question is one Up away.';

/** Those that end a process which does nothing about them; Node itself ignores two more. */
const DEADLY = [
  'SIGHUP',
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
  'SIGALRM',
  'SIGTERM',
  'SIGXCPU',
  'SIGVTALRM',
  'SIGPROF',
  'SIGSYS',
] as const;
const KILLED = 'The helper was killed (SIGKILL), perhaps because memory ran out.';

const ENDINGS: readonly (readonly [string, readonly NodeJS.Signals[], string])[] = [
  ...DEADLY.map((signal) => [signal, [signal], `The helper was ended by ${signal}.`] as const),
  ['SIGKILL', ['SIGKILL'], KILLED],
  ['SIGTERM while it is stopped', ['SIGSTOP', 'SIGTERM'], 'The helper was ended by SIGTERM.'],
  ['SIGKILL while it is stopped', ['SIGSTOP', 'SIGKILL'], KILLED],
];

describe.each(DRIVEN_SHELLS)('in %s a helper that asks a model and is ended', (shell: DrivenShell) => {
  test.each(ENDINGS)('by %s gives the prompt back and says so', async (_, signals, sentence) => {
    await using session = await openAgent(shell, [{ type: 'stall', text: '' }]);
    // fish 3 merges no history of the second it started in.
    if (shell === 'fish') await session.run('command sleep 1.1');
    session.enter("? what's up");
    await session.terminal.waitUntil(() => session.server.requests.length === 1, { what: 'the request' });
    await killHelper(session, signals);
    await session.prompt(shell === 'fish' ? 3 : 2);
    expect(session.after("what's up")).toMatch(/^(?:. thinking.*\n)?beck: .*\nready>$/);
    expect(session.after("what's up")).toContain(`beck: ${sentence} ${UP_AGAIN}\n`);
    await session.tidy();
    await upIs(session, "? what's up");
  });

  test('together with the process that waits for it gives the prompt back', async () => {
    await using session = await openAgent(shell, [{ type: 'stall', text: '' }]);
    session.enter('? go');
    await session.terminal.waitUntil(() => session.server.requests.length === 1, { what: 'the request' });
    for (const pid of session.terminal.processes()) if (pid !== session.terminal.pid) kill(pid);
    await session.prompt(2);
    expect(session.after(' go').replace(/^. thinking.*\n/, '')).toMatch(
      /^beck: The helper .* one Up away\.\n/,
    );
    await session.tidy();
  });
});

describe.each(DRIVEN_SHELLS)('in %s a helper that ends by itself', (shell: DrivenShell) => {
  test.each([
    ['without a word', [{ type: 'exit', status: 0 }], 'The helper ended without an answer.'],
    ['with a status', [{ type: 'exit', status: 3 }], 'The helper ended unexpectedly (exit status 3).'],
    ['by an error', [{ type: 'throw', message: 'no way on' }], 'Error: no way on'],
    ['for lack of memory', [{ type: 'use-up-memory' }], 'The helper ran out of memory.'],
  ])('%s gives the prompt back and says so', async (_, steps, sentence) => {
    await using session = await openScripted(shell, steps, { prepare: giveLittleMemory });
    if (shell === 'fish') await session.run('command sleep 1.1');
    await session.run("? what's up");
    expect(session.after("what's up")).toBe(`beck: ${sentence} ${UP_AGAIN}\nready>`);
    await session.tidy();
    await upIs(session, "? what's up");
  });
});

/** What a machine with too little of it would end in. */
function giveLittleMemory({ path }: FreshHome): void {
  const runtime = join(path, 'beck-layout/runtime');
  const [node = '', main = ''] = readFileSync(runtime, 'utf8').split('\n');
  const small = join(path, 'small-node');
  writeFileSync(small, `#!/bin/sh\nexec '${node}' --max-old-space-size=40 "$@"\n`);
  chmodSync(small, 0o755);
  writeFileSync(runtime, `${small}\n${main}\n`);
}

async function upIs({ terminal }: ShellSession, line: string): Promise<void> {
  await terminal.waitUntil(terminal.isWaiting, { what: 'the line editor reads' });
  terminal.press('Up');
  await terminal.waitUntil(() => terminal.screen().split('\n').at(-1) === `ready> ${line}`, { what: line });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the one before it.
  }
}
