// The input of `beck ask` besides its words: standard input, limits, and whether there is a terminal to ask on.

import { closeSync, openSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../../../domain/errors.ts';
import type { CapturedOutput } from '../../../domain/run.ts';
import { collectOutput } from '../../../output/bounded.ts';
import { isTerminal, readStandard } from '../../shared/standard-streams.ts';

/** A day; timers cannot wait much longer. */
const LONGEST_SECONDS = 86_400;
const MOST_STEPS = 100;

/** Throws `UsageError`. */
export function checkNumbers({
  timeout,
  maxSteps,
}: {
  readonly timeout?: number | undefined;
  readonly maxSteps?: number | undefined;
}): void {
  if (timeout !== undefined && !(timeout > 0 && timeout <= LONGEST_SECONDS))
    throw new UsageError(
      `--timeout must be a number of seconds above 0 and up to ${LONGEST_SECONDS}.`,
      'See: beck ask --help',
    );
  if (maxSteps !== undefined && !(Number.isInteger(maxSteps) && maxSteps >= 1 && maxSteps <= MOST_STEPS))
    throw new UsageError(
      `--max-steps must be a whole number from 1 to ${MOST_STEPS}.`,
      'See: beck ask --help',
    );
}

/** Questions are asked on the terminal itself, so standard input may be what the question is about. */
export function canBeAsked(): boolean {
  if (!isTerminal(2)) return false;
  try {
    closeSync(openSync('/dev/tty', 'r+'));
    return true;
  } catch {
    return false;
  }
}

/** Given with the question when something is piped in; a terminal is not read. `untilEnd`: nothing else ends it. */
export async function readStandardInput(
  signal: AbortSignal,
  untilEnd: boolean,
): Promise<CapturedOutput | undefined> {
  if (isTerminal(0)) return undefined;
  const collector = collectOutput();
  if (untilEnd) for await (const chunk of readStandard()) collector.push(chunk);
  else await readUntil(signal, collector.push);
  const collected = collector.result();
  return collected.bytes === 0 ? undefined : collected;
}

async function readUntil(signal: AbortSignal, push: (chunk: Uint8Array) => void): Promise<void> {
  const { stdin } = process;
  const stop = (): void => void stdin.destroy();
  signal.addEventListener('abort', stop);
  try {
    for await (const chunk of stdin) push(chunk);
  } catch (error) {
    // A pipe that stays open is left when the time is over.
    if (!signal.aborted) throw error;
  }
  signal.removeEventListener('abort', stop);
}

/** Where a write to this path really leads, but for a link at its end. */
export function placeOf(path: string, cwd: string): string {
  const absolute = resolve(cwd, path);
  try {
    return join(realpathSync(dirname(absolute)), basename(absolute));
  } catch {
    return absolute;
  }
}
