// Runs one program beside the person's shell: no terminal, no input, bounded in time, and nothing left behind.

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
  const { execa } = await import('execa');
  const guard = startEndGuard();
  const child = execa(request.program, request.args, {
    cwd: request.cwd,
    env: request.env,
    extendEnv: false,
    stdio: ['ignore', 'pipe', 'pipe', ...(request.report === undefined ? [] : (['pipe'] as const))],
    buffer: false,
    encoding: 'buffer',
    reject: false,
    // A session of its own: it has no controlling terminal to ask on, and its group can be killed as a whole.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) {
    guard.stop();
    return { type: 'not-started', reason: (await child).shortMessage ?? 'It did not start.' };
  }
  guard.watch(pid);
  child.stdout.on('data', (chunk: Uint8Array) => request.stdout.push(chunk));
  child.stderr.on('data', (chunk: Uint8Array) => request.stderr.push(chunk));
  const report = child.nodeChildProcess.stdio[3];
  report?.on('data', (chunk: Uint8Array) => request.report?.(chunk));
  const endWithHelper = () => endProcessGroup(pid);
  process.once('exit', endWithHelper);
  let leftovers: NodeJS.Timeout | undefined;
  try {
    // A process it left behind may hold its output open for ever.
    child.nodeChildProcess.once('exit', () => {
      leftovers = setTimeout(async () => {
        await endProcessTree(pid);
        child.stdout.destroy();
        child.stderr.destroy();
        report?.destroy();
      }, LAST_OUTPUT);
    });
    const done = child.then(
      (result): ChildOutcome => ({ type: 'ended', status: result.exitCode, signal: result.signal }),
    );
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
