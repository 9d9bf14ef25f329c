// Finds the process that keeps the model loaded, starts it where there is none, and ends it.

import { spawn } from 'node:child_process';
import { closeSync, lstatSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { UnavailableError } from '../domain/errors.ts';
import { makeFolder } from '../domain/make-folder.ts';
import { type Job, jobKey, type Status } from './job.ts';
import { plainLine } from './plain-line.ts';

export type Starting = {
  /** The words that start it; the job follows. */
  readonly command: readonly string[];
  /** Where it writes what goes wrong. */
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Called before a process is started. */
  readonly onStart?: (() => void) | undefined;
};

/** Resolves when a process for this job listens; the model may still be loading. Rejects with `UnavailableError`. */
export async function ensureServer(job: Job, starting: Starting): Promise<void> {
  const running = await findServer(job.socket);
  if (running?.key === jobKey(job)) return;
  // Another model, or other settings: it may finish what it answers.
  if (running !== undefined) await post(job.socket, '/stop-when-done', ONE_DAY, starting.signal);
  starting.onStart?.();
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

/** Milliseconds. */
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

/** Sockets of processes that were killed. */
function removeLeftovers(socket: string): void {
  const folder = dirname(socket);
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(`${basename(socket)}.`) ? Number(name.slice(basename(socket).length + 1)) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What serves there; undefined where nothing does. Nothing of another user's is connected to. */
export async function findServer(socket: string): Promise<Status | undefined> {
  try {
    if (lstatSync(socket).uid !== process.geteuid?.()) return undefined;
    const status: unknown = JSON.parse(
      await ask(socket, { method: 'GET', path: '/status', timeout: MOST_WAITING }),
    );
    return isStatus(status) ? status : undefined;
  } catch {
    return undefined;
  }
}

function isStatus(value: unknown): value is Status {
  return typeof value === 'object' && value !== null && 'key' in value && 'model' in value && 'pid' in value;
}

/** Ends it at once, and says what it served; undefined where none is running. */
export async function stopServer(socket: string): Promise<Status | undefined> {
  const running = await findServer(socket);
  if (running === undefined) return undefined;
  await post(socket, '/stop', MOST_WAITING);
  return running;
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
