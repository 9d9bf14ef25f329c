// Finds the process that keeps the model loaded, and starts it where there is none.

import { spawn } from 'node:child_process';
import { closeSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { UnavailableError } from '../domain/errors.ts';
import { makeFolder } from '../domain/make-folder.ts';
import { type Job, jobKey, type Status } from './job.ts';
import { plainLine } from './plain-line.ts';
import { endProcess, isListening, processOf, removeLeftovers } from './process-of.ts';

export type Starting = {
  /** The words that start it; the job follows. */
  readonly command: readonly string[];
  /** Where it writes what goes wrong. */
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Milliseconds to wait for a process that does not answer. */
  readonly patience?: number | undefined;
};

/** Resolves when a process for this job listens; the model may still be loading. Rejects with `UnavailableError`. */
export async function ensureServer(job: Job, starting: Starting): Promise<void> {
  const running = await findAwake(job, starting);
  if (running?.key === jobKey(job)) return;
  // It has another model or other settings: it may finish its current answer.
  if (running !== undefined) await post(job.socket, '/stop-when-done', ONE_DAY, starting.signal);
  makeFolder(dirname(job.socket));
  makeFolder(dirname(starting.log));
  makeFolder(job.states);
  removeLeftovers(job.socket);
  const died = start(job, starting);
  for (let left = STARTING_TRIES; left > 0 && !died(); left -= 1) {
    starting.signal.throwIfAborted();
    await new Promise((done) => setTimeout(done, STARTING_PAUSE));
    if ((await findServer(job.socket))?.key === jobKey(job)) return;
  }
  throw new UnavailableError(
    `The process for ${job.model} did not start${lastWords(starting.log)}.`,
    'See: beck doctor',
  );
}

/** A process that loads a driver answers late; a hung one never does and has to be killed. */
async function findAwake({ socket, model }: Job, { signal, patience = PATIENCE }: Starting) {
  const until = performance.now() + patience;
  for (;;) {
    const running = await findServer(socket, signal);
    signal.throwIfAborted();
    if (running !== undefined || !(await isListening(socket))) return running;
    if (performance.now() > until)
      throw new UnavailableError(
        `The process for ${model} does not answer.`,
        'End it with: beck models stop',
      );
    await new Promise((done) => setTimeout(done, STARTING_PAUSE));
  }
}

/** Milliseconds. */
const PATIENCE = 30_000;
const STARTING_PAUSE = 25;
const STARTING_TRIES = 400;
const ONE_DAY = 86_400_000;
const MOST_WAITING = 2_000;

/** True once the process is gone. */
function start(job: Job, { command, log, env }: Starting): () => boolean {
  const [program = '', ...args] = command;
  const output = openSync(log, 'w', 0o600);
  try {
    const child = spawn(program, [...args, JSON.stringify(job)], {
      detached: true,
      cwd: '/',
      env,
      stdio: ['ignore', 'ignore', output],
    });
    let gone = false;
    child.once('exit', () => {
      gone = true;
    });
    child.once('error', () => {
      gone = true;
    });
    child.unref();
    return () => gone;
  } finally {
    closeSync(output);
  }
}

function lastWords(log: string): string {
  const line = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .find((each) => /^\s*\w*Error\b/i.test(each));
  return line === undefined ? '' : `: ${plainLine(line, 200).replace(/\.$/, '')}`;
}

/** The process serving there; undefined if there is none. Never connects to another user's process. */
export async function findServer(socket: string, signal?: AbortSignal): Promise<Status | undefined> {
  try {
    if (lstatSync(socket).uid !== process.geteuid?.()) return undefined;
    const status: unknown = JSON.parse(
      await ask(socket, { method: 'GET', path: '/status', timeout: MOST_WAITING, signal }),
    );
    return isStatus(status) ? status : undefined;
  } catch {
    return undefined;
  }
}

function isStatus(value: unknown): value is Status {
  return typeof value === 'object' && value !== null && 'key' in value && 'model' in value && 'pid' in value;
}

/** `model`: undefined where it did not say. */
export type Stopped = { readonly model: string | undefined; readonly pid: number };

/** Ends it at once, by force if it hangs; undefined if none is running. */
export async function stopServer(socket: string, grace = MOST_WAITING): Promise<Stopped | undefined> {
  const running = await findServer(socket);
  const pid = running?.pid ?? (await processOf(socket));
  if (pid === undefined) return undefined;
  if (running !== undefined) await post(socket, '/stop', MOST_WAITING);
  await endProcess(pid, running === undefined ? 0 : grace);
  removeLeftovers(socket);
  return { model: running?.model, pid };
}

async function post(socket: string, path: string, timeout: number, signal?: AbortSignal): Promise<void> {
  try {
    await ask(socket, { method: 'POST', path, timeout, signal });
  } catch {
    signal?.throwIfAborted();
    // It ended before it had answered.
  }
}

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
};

function ask(socket: string, { method, path, timeout, signal }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: socket, method, path, timeout, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.once('end', () => resolve(text)).once('error', reject);
    });
    sent.once('timeout', () => sent.destroy(new Error('It does not answer.')));
    sent.once('error', reject);
    sent.end();
  });
}
