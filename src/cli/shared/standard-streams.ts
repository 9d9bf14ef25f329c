// Standard input, output and error by their file descriptors: Node's streams of them load as much as some verbs need to
// do their work. A terminal is left to the streams.

import { fstatSync, readSync, statSync, writeSync } from 'node:fs';

const STREAMS = ['stdin', 'stdout', 'stderr'] as const;

/** A terminal, as Node's streams tell it. */
export function isTerminal(fd: 0 | 1 | 2): boolean {
  try {
    const { rdev, mode } = fstatSync(fd);
    if (!isCharacterDevice(mode) || rdev === statSync('/dev/null').rdev) return false;
  } catch {
    // The streams tell.
  }
  return process[STREAMS[fd]].isTTY === true;
}

const [TYPE, CHARACTER_DEVICE] = [0o170000, 0o020000];

function isCharacterDevice(mode: number): boolean {
  return (mode & TYPE) === CHARACTER_DEVICE;
}

/**
 * Writes what can be written at once; true if that was all. The stream gets the rest, and says what went wrong: where
 * one is read slowly or is gone, false.
 */
export function writeStandard(fd: 1 | 2, text: string): boolean {
  const stream = fd === 1 ? 'stdout' : 'stderr';
  if (process.platform === 'win32' || left.has(fd) || isTerminal(fd)) return process[stream].write(text);
  const bytes = Buffer.from(text);
  let at = 0;
  try {
    while (at < bytes.length) at += writeSync(fd, bytes, at);
    return true;
  } catch {
    left.add(fd);
    if (fd === 1) endWithReader();
    return process[stream].write(bytes.subarray(at));
  }
}

/** A reader that has gone, like `head`, ends us without a word, but not as if all were judged. */
export function endWithReader(): void {
  if (process.stdout.listenerCount('error') > 0) return;
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE')
      process.stderr.write(`beck: The output could not be written: ${error.message}\n`);
    process.exit(1);
  });
}

/** What the stream has of a rest comes before what is written next. */
const left = new Set<number>();

/**
 * The chunks of standard input. Waits for each without hearing signals, which end the process then; where the system
 * does not wait, the stream goes on.
 */
export async function* readStandard(): AsyncGenerator<Buffer, void> {
  if (process.platform === 'win32' || isTerminal(0)) {
    yield* process.stdin;
    return;
  }
  for (;;) {
    const bytes = Buffer.allocUnsafe(CHUNK);
    let read: number;
    try {
      read = readSync(0, bytes);
    } catch {
      yield* process.stdin;
      return;
    }
    if (read === 0) return;
    yield bytes.subarray(0, read);
  }
}

const CHUNK = 64 * 1024;
