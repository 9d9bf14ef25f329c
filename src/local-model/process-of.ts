// Finds the process that serves at a socket, by the files beside it, and ends one that does not answer.

import { lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, dirname } from 'node:path';
import { isAlive } from '../domain/is-alive.ts';

/** Whether a process holds that socket, even one that answers nothing: the kernel accepts for it. */
export function isListening(socket: string): Promise<boolean> {
  return new Promise((settle) => {
    const probe = connect(socket);
    probe.once('connect', () => settle(true));
    // EAGAIN: more wait there than its queue holds.
    probe.once('error', (error) => settle('code' in error && error.code === 'EAGAIN'));
    probe.once('connect', () => probe.destroy());
  });
}

/**
 * Each process listens at `SOCKET.PID`; the one that serves has linked its own to the common name. Undefined where
 * nothing of this user's listens: the number may be another process's by now.
 */
export async function processOf(socket: string): Promise<number | undefined> {
  try {
    const common = lstatSync(socket);
    if (common.uid !== process.geteuid?.()) return undefined;
    const pid = processesAt(socket).find((each) => statSync(`${socket}.${each}`).ino === common.ino);
    return pid !== undefined && (await isListening(socket)) ? pid : undefined;
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Resolves when it is gone. It is killed when it still runs after so many milliseconds. */
export async function endProcess(pid: number, grace: number): Promise<void> {
  if (await isGoneWithin(pid, grace)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
  await isGoneWithin(pid, DYING);
}

/** Milliseconds; what is freed may be gigabytes. */
const DYING = 5_000;
const PAUSE = 25;

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds;
  while (isAlive(pid)) {
    if (performance.now() >= until) return false;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return true;
}

/** Sockets of processes that are gone. */
export function removeLeftovers(socket: string): void {
  for (const pid of processesAt(socket).filter((each) => !isAlive(each))) {
    const own = `${socket}.${pid}`;
    if (inodeOf(own) === inodeOf(socket)) rmSync(socket, { force: true });
    rmSync(own, { force: true });
  }
}

function inodeOf(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.ino;
}

function processesAt(socket: string): readonly number[] {
  const begins = `${basename(socket)}.`;
  return readdirSync(dirname(socket))
    .filter((name) => name.startsWith(begins) && /^\d+$/.test(name.slice(begins.length)))
    .map((name) => Number(name.slice(begins.length)));
}
