// Runs a command in a view of the machine that is thrown away, and keeps the view until its differences were read.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeFolder } from '../domain/make-folder.ts';
import type { NotTried } from '../domain/trial.ts';
import { sizeAt } from './differences.ts';
import { asCopy, layOut, type Place } from './layout.ts';
import { parseMounts } from './mounts.ts';
import { hasLayers, whyNotPossible } from './possible.ts';
import { findSystemProgram } from './programs.ts';
import { listeningSockets } from './sockets.ts';

export type TrialRequest = {
  /** The shell with its arguments and the command. */
  readonly words: readonly string[];
  readonly cwd: string;
  /** Of the command, as a number. */
  readonly umask: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folders outside the current one in which the command may create something. */
  readonly folders: readonly string[];
  /** Files and folders that are to be empty; absolute, links resolved. */
  readonly hidden?: readonly string[];
  readonly network: boolean;
  /** Where there can be no layers: the most that is copied of the current folder. */
  readonly copyMegabytes: number;
  /** Copies in any case. */
  readonly copies?: boolean;
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly onOutput: (bytes: Uint8Array) => void;
};

export type TrialWorld = {
  /** `shell/shared/trial.sh`. */
  readonly script: string;
  /** An empty folder of beck's own; nothing is ever written into it. */
  readonly folder: string;
};

export type Trial = {
  readonly type: 'tried';
  /** 137 where the time was over. */
  readonly status: number;
  readonly timedOut: boolean;
  readonly milliseconds: number;
  /** Something wanted to reach another machine and could not. */
  readonly wantedNetwork: boolean;
  /** The hosts among that, as far as they were asked for by name. */
  readonly wantedHosts: readonly string[];
  /** Sockets of this machine's programs that it wanted; they are not there. */
  readonly wantedSockets: readonly string[];
  /** What the command's shell told on file descriptor 4. */
  readonly told: string;
  readonly places: readonly Place[];
  /** The layer of a place, by its number; and the whole view. Readable until `end`. */
  readonly layers: string;
  readonly view: string;
  /** Resolves when nothing of it is left. */
  readonly end: () => Promise<void>;
};

const MEGABYTES = 1024;
const MOST_PROCESSES = 2000;

/** Never rejects. */
export async function openTrial(request: TrialRequest, world: TrialWorld): Promise<Trial | NotTried> {
  const impossible = whyNotPossible();
  if (impossible !== undefined) return notTried(impossible);
  if (request.signal.aborted) return notTried('Cancelled.');
  const uid = process.geteuid?.() ?? 0;
  const gid = process.getegid?.() ?? 0;
  const layers = layOut({
    mounts: parseMounts(readFileSync('/proc/self/mountinfo', 'utf8')),
    folders: [request.cwd, ...request.folders],
    hidden: request.hidden ?? [],
    uid,
  });
  if (layers === undefined) return notTried('There are too many mounts on this machine to try a command.');
  try {
    makeFolder(world.folder);
  } catch (error) {
    return notTried(`The folder ${world.folder} cannot be made: ${String(error)}`);
  }
  const attempt = (places: readonly Place[]): Promise<Trial | Failed> =>
    converse(start(request, world, { places, uid, gid }), request, { places, uid, gid });
  if (hasLayers() && request.copies !== true) {
    const tried = await attempt(layers);
    if (tried.type === 'tried' || tried.step !== 'overlay') return tried;
  }
  const { bytes, more } = sizeAt(request.cwd);
  if (more || bytes > request.copyMegabytes * 1024 * 1024)
    return notTried(
      `There can be no layers here, and the folder is too large for a copy (undoMegabytes: ${request.copyMegabytes}).`,
    );
  return attempt(asCopy(layers, request.cwd));
}

/** `step`: of the script. */
type Failed = NotTried & { readonly step?: string };

type Set = { readonly places: readonly Place[]; readonly uid: number; readonly gid: number };

function start(
  { words, cwd, umask, env, network }: TrialRequest,
  { script, folder }: TrialWorld,
  { places, uid, gid }: Set,
): ChildProcess {
  const namespaces = ['--user', '--mount', '--pid', '--ipc', '--uts', ...(network ? [] : ['--net'])];
  const said = [
    folder,
    String(MEGABYTES),
    uid === 0 ? 'root' : `${uid}:${gid}`,
    String(MOST_PROCESSES),
    cwd,
    umask.toString(8).padStart(3, '0'),
    network ? '-' : join(dirname(script), 'refuse-names.pl'),
    network ? '' : listeningSockets().join(' '),
    ...places.flatMap(({ kind, mode, path }) => [kind, mode, path]),
    '--',
    ...words,
  ];
  const args = [...namespaces, '--fork', '--kill-child', '--', '/bin/sh', script, 'map', ...said];
  return spawn(findSystemProgram('unshare') ?? 'unshare', args, {
    cwd: '/',
    env: { ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    // A session of its own has no terminal to reach.
    detached: true,
  });
}

async function converse(child: ChildProcess, request: TrialRequest, set: Set): Promise<Trial | Failed> {
  const { stdin, stdout, stderr, stdio } = child;
  const report = stdio[3];
  const ended = new Promise<void>((settle) => {
    child.once('close', () => settle());
    child.once('error', () => settle());
  });
  if (child.pid === undefined || stdin === null || !isReadable(report))
    return notTried('The program unshare did not start.');
  stdin.on('error', () => {});
  const end = async (): Promise<void> => {
    stdin.end();
    kill(child);
    await ended;
  };
  let before = '';
  const told = collectTold(stdio[4]);
  let ready: Ready | undefined;
  let timer: NodeJS.Timeout | undefined;
  let timedOut = false;
  let step: string | undefined;
  const hosts: string[] = [];
  const sockets: string[] = [];
  const stop = (): void => void stdin.write('stop\n');
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
      if (word === 'map') {
        mapIds(child.pid, set);
        stdin.write('mapped\n');
      } else if (word === 'ready') {
        ready = { process: Number(value), began: performance.now() };
        timer = setTimeout(() => {
          timedOut = true;
          stop();
        }, request.seconds * 1000);
      } else if (word === 'wanted') (value.startsWith('/') ? sockets : hosts).push(value);
      else if (word === 'status' && ready !== undefined) {
        if (request.signal.aborted) break;
        return triedAs({
          ready,
          status: Number(value),
          timedOut,
          told: told(),
          wantedHosts: hosts,
          wantedSockets: sockets,
          places: set.places,
          end,
        });
      } else if (word === 'failed') {
        step = value;
        break;
      }
    }
  } catch {
    // Without the right to map ids nothing was mounted.
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', stop);
  }
  await end();
  const failed = `This system does not allow it: ${firstLine(before)}`;
  return { ...notTried(request.signal.aborted ? 'Cancelled.' : failed), ...(step && { step }) };
}

type Ready = { readonly process: number; readonly began: number };

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

/** A person has one id to map; root has all of them, since files of others must be readable. */
function mapIds(pid: number, { uid, gid }: Set): void {
  if (uid !== 0) writeFileSync(`/proc/${pid}/setgroups`, 'deny');
  writeFileSync(`/proc/${pid}/uid_map`, uid === 0 ? '0 0 4294967295' : `0 ${uid} 1`);
  writeFileSync(`/proc/${pid}/gid_map`, uid === 0 ? '0 0 4294967295' : `0 ${gid} 1`);
}

function triedAs({
  ready,
  ...trial
}: Pick<Trial, 'status' | 'timedOut' | 'told' | 'wantedHosts' | 'wantedSockets' | 'places' | 'end'> & {
  readonly ready: Ready;
}): Trial {
  const root = `/proc/${ready.process}`;
  return {
    type: 'tried',
    ...trial,
    milliseconds: Math.round(performance.now() - ready.began),
    wantedNetwork: trial.wantedHosts.length > 0 || wantedNetwork(root),
    layers: `${root}/fd/9`,
    view: `${root}/root`,
  };
}

/** What found no way out of the namespace, and requests to a name server that is not there. */
function wantedNetwork(root: string): boolean {
  const counts = counters(`${root}/net/snmp`);
  const newer = counters(`${root}/net/snmp6`);
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

function firstLine(text: string): string {
  return text.trim().split('\n')[0] || 'no namespace could be made.';
}

function notTried(reason: string): NotTried {
  return { type: 'not-tried', reason };
}
