// Runs one program beside the person's shell: no terminal, no input, bounded in time, and nothing left behind.

import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { OutputCollector } from '../output/bounded.ts';
import { startEndGuard } from './end-guard.ts';
import { endProcessGroup, endProcessTree } from './process-tree.ts';

export type ChildRequest = {
  /** Absolute path. */
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment; nothing is added. */
  readonly env: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly stdout: OutputCollector;
  readonly stderr: OutputCollector;
  /** Receives what is written to file descriptor 3. */
  readonly report?: ((chunk: Uint8Array) => void) | undefined;
};

export type ChildOutcome =
  | { readonly type: 'ended'; readonly status: number | undefined; readonly signal: string | undefined }
  | { readonly type: 'timed-out' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'not-started'; readonly reason: string };

/** How long output may still arrive after the program ended or was killed, in milliseconds. */
const LAST_OUTPUT = 200;
const AFTER_KILL = 2000;

export async function runBoundedChild(request: ChildRequest): Promise<ChildOutcome> {
  if (request.signal.aborted) return { type: 'cancelled' };
  const guard = startEndGuard();
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  if (request.report !== undefined) stdio.push('pipe');
  let child: ChildProcess;
  try {
    child = spawn(request.program, request.args, {
      cwd: request.cwd,
      env: request.env,
      stdio,
      // A session of its own: it has no controlling terminal to ask on, and its group can be killed as a whole.
      detached: true,
    });
  } catch (error) {
    // Too much to hand over, for one. What is more usual comes as an event.
    guard.stop();
    return { type: 'not-started', reason: error instanceof Error ? error.message : String(error) };
  }
  const { pid } = child;
  // Before anything else: on a busy machine the child has long run when this process has its next turn.
  if (pid !== undefined) guard.watch(pid);
  const done = outcomeOf(child, request.cwd);
  if (pid === undefined) {
    guard.stop();
    return done;
  }
  const [, stdout, stderr, report] = child.stdio;
  stdout?.on('data', (chunk: Uint8Array) => request.stdout.push(chunk));
  stderr?.on('data', (chunk: Uint8Array) => request.stderr.push(chunk));
  report?.on('data', (chunk: Uint8Array) => request.report?.(chunk));
  const endWithHelper = () => endProcessGroup(pid);
  process.once('exit', endWithHelper);
  let leftovers: NodeJS.Timeout | undefined;
  try {
    // A process it left behind may hold its output open for ever.
    child.once('exit', () => {
      leftovers = setTimeout(async () => {
        await endProcessTree(pid);
        for (const stream of [stdout, stderr, report]) stream?.destroy();
      }, LAST_OUTPUT);
    });
    const outcome = await firstOf(done, request);
    if (outcome.type !== 'ended') {
      await endProcessTree(pid);
      await settled(done, AFTER_KILL);
    }
    return outcome;
  } finally {
    clearTimeout(leftovers);
    guard.stop();
    process.removeListener('exit', endWithHelper);
    endProcessGroup(pid);
  }
}

function outcomeOf(child: ChildProcess, cwd: string): Promise<ChildOutcome> {
  const { promise, resolve } = Promise.withResolvers<ChildOutcome>();
  // The system says of a missing folder what it says of a missing program.
  child.once('error', ({ message }) =>
    resolve({ type: 'not-started', reason: existsSync(cwd) ? message : `The folder ${cwd} is gone.` }),
  );
  child.once('close', (status, signal) => {
    resolve({ type: 'ended', status: status ?? undefined, signal: signal ?? undefined });
  });
  return promise;
}

async function firstOf(
  done: Promise<ChildOutcome>,
  { seconds, signal }: ChildRequest,
): Promise<ChildOutcome> {
  const { promise, resolve } = Promise.withResolvers<ChildOutcome>();
  const timer = setTimeout(() => resolve({ type: 'timed-out' }), seconds * 1000);
  const cancel = () => resolve({ type: 'cancelled' });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await Promise.race([done, promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

async function settled(done: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([done, promise]);
  clearTimeout(timer);
}
