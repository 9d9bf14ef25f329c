// The second places of the journal that a policy names: each step as a line of JSON in a file, or in the system's log.

import { spawnSync } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  realpathSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** Beside the path of a file, what `journalTo` may be. */
export const SYSLOG = 'syslog';

/** Never by PATH, which the person may change. NixOS has the second. */
const LOGGERS = ['/usr/bin/logger', '/run/current-system/sw/bin/logger', '/bin/logger'];
/** Of Linux, macOS and the BSDs. */
const SOCKETS = ['/dev/log', '/var/run/syslog', '/var/run/log'];

/** Throws where the place does not take it. */
export function copyTo(place: string, entry: object, logger = programOf(LOGGERS)): void {
  if (place === SYSLOG) tellLogger(entry, logger);
  else appendLine(place, JSON.stringify(entry));
}

/** Whether it could be written just now. */
export function canCopyTo(place: string): boolean {
  if (place === SYSLOG) return programOf(LOGGERS) !== undefined && SOCKETS.some(isSocket);
  try {
    // The file, or the folder in which it would be made.
    accessSync(existsSync(place) ? place : dirname(place), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function isSocket(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isSocket() === true;
}

function programOf(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}

/** Never through a link; whoever may only append may do this. */
function appendLine(path: string, line: string): void {
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;
  const file = openSync(path, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  try {
    writeSync(file, `${line}\n`);
  } finally {
    closeSync(file);
  }
}

/** The log of what concerns access, which only root reads on most systems. */
const SAID_AS = ['-t', 'beck', '-p', 'authpriv.notice'];
/** What a logger without `--size` takes in one line, in bytes (logger(1) of BSD and BusyBox: 1024 with its header). */
const SHORT = 900;

function tellLogger(entry: object, logger: string | undefined): void {
  if (logger === undefined) throw new Error('there is no logger program');
  const line = JSON.stringify(entry);
  // util-linux: without these it cuts at 1 KiB and is silent where nothing listens.
  const long = process.platform === 'linux' && basename(realpathSync(logger)) === 'logger';
  const options = long ? ['--size', String(Buffer.byteLength(line) + 1), '--socket-errors=on'] : [];
  const { status, error } = spawnSync(logger, [...options, ...SAID_AS], {
    input: `${long ? line : shortened(entry, line)}\n`,
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: 2000,
  });
  if (status !== 0) throw new Error(`the system's log takes nothing${error ? ` (${error.message})` : ''}`);
}

/** Long texts end in `…`, and the line says so. */
function shortened(entry: object, line: string): string {
  for (let length = 400; Buffer.byteLength(line) > SHORT && length > 10; length /= 2) {
    const cut = (value: unknown): unknown =>
      typeof value === 'string' && value.length > length ? `${value.slice(0, length)}…` : value;
    const parts = Object.entries(entry).map(([name, value]) => [name, cut(value)]);
    const short = JSON.stringify({ ...Object.fromEntries(parts), shortened: true });
    if (Buffer.byteLength(short) <= SHORT) return short;
  }
  return line;
}
