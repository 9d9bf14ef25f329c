// Talks with the script of a trial until its command has ended.

import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate as turn } from 'node:timers/promises';
import type { Place } from './layout.ts';
import { whatItSaid } from './programs.ts';
import type { Failed, Started, Trial, TrialRequest } from './trial.ts';

/** Never rejects. */
export async function converse(
  { child, steps = {}, where, wantedSockets = [], ours, isFull, clean }: Started,
  request: TrialRequest,
  places: readonly Place[],
): Promise<Omit<Trial, 'began'> | Failed> {
  const { stdin, stdout, stderr, stdio } = child;
  const report = stdio[3];
  const ended = endOf(child);
  const end = async (): Promise<void> => {
    stdin?.end();
    kill(child);
    await ended;
    clean?.();
  };
  if (child.pid === undefined || stdin === null || !isReadable(report)) {
    await end();
    return { type: 'not-tried', reason: 'The program that makes the copy did not start.' };
  }
  stdin.on('error', () => {});
  let before = '';
  const told = collectTold(stdio[4]);
  let ready: Ready | undefined;
  let over: 'time' | 'space' | undefined;
  let step: string | undefined;
  const hosts: string[] = [];
  const sockets: string[] = [];
  const stop = (): void => void stdin.write('stop\n');
  const watch = watchLimits(request.seconds, isFull, (why) => {
    over = why;
    stop();
  });
  const take = (bytes: Uint8Array): void => {
    if (ready === undefined) before += Buffer.from(bytes).toString();
    else request.onOutput(bytes);
  };
  stdout?.on('data', take);
  stderr?.on('data', take);
  request.signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const line of createInterface({ input: report })) {
      const [word, value = ''] = line.split(' ');
      const here = steps[word ?? ''];
      if (here !== undefined) {
        await here(value);
        stdin.write('done\n');
      } else if (word === 'ready') {
        ready = { ...(await where(value)), began: performance.now() };
        watch.begin();
        stdin.write('start\n');
      } else if (word === 'wanted') (value.startsWith('/') ? sockets : hosts).push(value);
      else if (word === 'status' && ready !== undefined) {
        await lastOutput();
        if (request.signal.aborted) break;
        return triedAs({
          ready,
          status: Number(value),
          timedOut: over === 'time',
          isFull: over === 'space',
          told: told(),
          wantedHosts: hosts,
          wantedSockets: [...sockets, ...wantedSockets],
          places,
          ours,
          end,
        });
      } else if (word === 'failed') {
        step = value;
        break;
      }
    }
  } catch (error) {
    before ||= error instanceof Error ? error.message : String(error);
  } finally {
    watch.end();
    request.signal.removeEventListener('abort', stop);
  }
  await end();
  return request.signal.aborted ? { type: 'not-tried', reason: 'Cancelled.' } : failedAt(step, before);
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((settle) => {
    child.once('close', () => settle());
    child.once('error', () => settle());
  });
}

/** What the command printed before its end may not have been read yet. */
async function lastOutput(): Promise<void> {
  await turn();
  await turn();
}

/** Bubblewrap has no steps, and says what it could not do. */
function failedAt(step: string | undefined, before: string): Failed {
  const at = step ?? (/overlay/.test(before) ? 'overlay' : undefined);
  const reason = `This system does not allow it: ${whatItSaid(before)}`;
  return { type: 'not-tried', reason, ...(at !== undefined && { step: at }) };
}

/** Milliseconds between two looks at what was written. */
const LOOK = 100;

/** `begin` starts the time of the command. */
function watchLimits(
  seconds: number,
  isFull: (() => boolean) | undefined,
  stop: (why: 'time' | 'space') => void,
): { readonly begin: () => void; readonly end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout | undefined;
  const end = (): void => {
    clearTimeout(timer);
    clearInterval(looks);
  };
  return {
    begin() {
      timer = setTimeout(() => stop('time'), seconds * 1000);
      if (isFull !== undefined) looks = setInterval(() => void (isFull() && stop('space')), LOOK);
    },
    end,
  };
}

type Ready = Awaited<ReturnType<Started['where']>> & { readonly began: number };

/** A shell with many functions tells some hundred kilobytes. */
const MOST_TOLD = 16 * 1024 * 1024;

function collectTold(stream: unknown): () => string {
  const pieces: Buffer[] = [];
  let bytes = 0;
  if (isReadable(stream))
    stream.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes <= MOST_TOLD) pieces.push(piece);
    });
  return () => Buffer.concat(pieces).toString();
}

function triedAs({
  ready,
  ...trial
}: Pick<
  Trial,
  'status' | 'timedOut' | 'isFull' | 'told' | 'wantedHosts' | 'wantedSockets' | 'places' | 'ours' | 'end'
> & {
  readonly ready: Ready;
}): Omit<Trial, 'began'> {
  return {
    type: 'tried',
    ...trial,
    milliseconds: Math.round(performance.now() - ready.began),
    wantedNetwork:
      trial.wantedHosts.length > 0 || (ready.process !== undefined && wantedNetwork(ready.process)),
    layers: ready.layers,
    view: ready.view,
  };
}

/** What found no way out of the namespace, and requests to a name server that is not there. */
function wantedNetwork(process: string): boolean {
  const counts = counters(`${process}/net/snmp`);
  const newer = counters(`${process}/net/snmp6`);
  return [counts.get('Ip:OutNoRoutes'), counts.get('Udp:NoPorts'), newer.get('Ip6OutNoRoutes')].some(
    (count = 0) => count > 0,
  );
}

/** snmp has a line of names and one of numbers for each protocol, snmp6 a name and a number on each line. */
function counters(path: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let names: readonly string[] = [];
  for (const line of readLines(path)) {
    const [key = '', ...rest] = line.split(/\s+/);
    if (!key.endsWith(':')) found.set(key, Number(rest[0]));
    else if (names[0] === key)
      for (const [at, value] of rest.entries()) found.set(key + names[at + 1], Number(value));
    else names = [key, ...rest];
  }
  return found;
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function isReadable(stream: unknown): stream is NodeJS.ReadableStream {
  return typeof stream === 'object' && stream !== null && 'read' in stream;
}
