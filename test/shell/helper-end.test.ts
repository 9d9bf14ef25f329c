// However a helper ends, the prompt comes back and one line says what happened.

import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FreshHome } from '../support/home.ts';
import { killHelper, openAgent } from './agent-session.ts';
import { DRIVEN_SHELLS, type DrivenShell, openScripted, PROMPT, type ShellSession } from './shell-session.ts';

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
  'SIGXCPU',
  'SIGVTALRM',
  'SIGPROF',
  'SIGSYS',
] as const;
const KILLED = 'The helper was killed (SIGKILL), perhaps because memory ran out.';

type Ending = readonly [name: string, signals: readonly NodeJS.Signals[], sentence: string];

/** Those that need no shell of their own. */
const ENDINGS: readonly Ending[] = [
  ['SIGTERM', ['SIGTERM'], 'The helper was ended by SIGTERM.'],
  ['SIGKILL', ['SIGKILL'], KILLED],
  ['SIGTERM while it is stopped', ['SIGSTOP', 'SIGTERM'], 'The helper was ended by SIGTERM.'],
  ['SIGKILL while it is stopped', ['SIGSTOP', 'SIGKILL'], KILLED],
];

/** `shared/launch.sh` names the signal for every shell but PowerShell. */
function endingsIn(shell: DrivenShell): readonly Ending[] {
  const more = shell === 'bash' || shell === 'powershell' ? DEADLY : (['SIGHUP', 'SIGSEGV'] as const);
  return [
    ...more.map((signal): Ending => [signal, [signal], `The helper was ended by ${signal}.`]),
    ...ENDINGS,
  ];
}

describe.each(DRIVEN_SHELLS)('in %s a helper that asks a model and is ended', (shell: DrivenShell) => {
  test('by a signal gives the prompt back and says so', async () => {
    const endings = endingsIn(shell);
    await using session = await openAgent(
      shell,
      endings.map(() => ({ type: 'stall', text: '' })),
    );
    // fish 3 merges no history of the second it started in.
    if (shell === 'fish') await session.run('command sleep 1.1');
    for (const [at, [name, signals, sentence]] of endings.entries()) {
      const question = `what's up with ${name}`;
      const before = session.promptCount();
      session.enter(`? ${question}`);
      await session.terminal.waitUntil(() => session.server.requests.length === at + 1, {
        what: 'the request',
      });
      await killHelper(session, signals);
      await session.prompt(before + 1);
      expect(session.after(question)).toMatch(/^(?:. thinking.*\n)?beck: .*\nready>$/);
      expect(session.after(question)).toContain(`beck: ${sentence} ${UP_AGAIN}\n`);
      await session.tidy();
      await upIs(session, `? ${question}`);
    }
  }, 300_000);

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

const BY_ITSELF: readonly (readonly [step: { type: string; status?: number; message?: string }, string])[] = [
  [{ type: 'exit', status: 0 }, 'The helper ended without an answer.'],
  [{ type: 'exit', status: 3 }, 'The helper ended unexpectedly (exit status 3).'],
  [{ type: 'throw', message: 'no way on' }, 'Error: no way on'],
  [{ type: 'use-up-memory' }, 'The helper ran out of memory.'],
];

describe.each(DRIVEN_SHELLS)('in %s a helper that ends by itself', (shell: DrivenShell) => {
  test('gives the prompt back and says so', async () => {
    await using session = await openScripted(shell, [], { prepare: giveLittleMemory });
    if (shell === 'fish') await session.run('command sleep 1.1');
    for (const [step, sentence] of BY_ITSELF) {
      session.play([step]);
      const question = `what's up with ${step.type} ${step.status ?? ''}`.trim();
      await session.run(`? ${question}`);
      expect(session.after(question)).toBe(`beck: ${sentence} ${UP_AGAIN}\nready>`);
      await session.tidy();
      await upIs(session, `? ${question}`);
    }
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

/** Leaves an empty line. */
async function upIs({ terminal }: ShellSession, line: string): Promise<void> {
  await terminal.waitUntil(terminal.isWaiting, { what: 'the line editor reads' });
  terminal.press('Up');
  await terminal.waitUntil(() => terminal.screen().split('\n').at(-1) === `ready> ${line}`, { what: line });
  terminal.press('Ctrl-U');
  await terminal.waitUntil(() => terminal.screen().split('\n').at(-1) === PROMPT.trimEnd(), {
    what: 'an empty line',
  });
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the one before it.
  }
}
