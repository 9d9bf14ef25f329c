// Hands texts to one process that runs them in turn, and goes on behind a text that does not end.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';

export type Runner = {
  /**
   * Reads texts that end in NUL from file descriptor 3, or from the file TEXTS; writes a line to file descriptor 4
   * behind each. FIRST is the number of the first. With `afterEach` it then waits for a line on the same.
   */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Called behind each text, before the next one starts. */
  readonly afterEach?: (index: number) => void;
};

/** Runs all of them; `root` gets a file `texts`. A text that never ends is ended, and the next go on behind it. */
export async function runAll(runner: Runner, root: string, texts: readonly string[]): Promise<void> {
  for (let first = 0; first < texts.length; ) first += await runFrom(runner, root, texts, first);
}

/** Resolves to how many texts are behind us: those that ran, and one that did not end. */
async function runFrom(
  { argv, env, cwd, afterEach }: Runner,
  root: string,
  texts: readonly string[],
  first: number,
): Promise<number> {
  const file = join(root, 'texts');
  const rest = texts.slice(first);
  writeFileSync(file, rest.map((text) => `${text}\0`).join(''));
  const child = spawn('/bin/sh', ['-c', 'exec "$@" 3<"$TEXTS"', 'sh', ...argv], {
    env: { ...env, TEXTS: file, FIRST: String(first) },
    cwd,
    stdio: ['ignore', 'ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const link = child.stdio[4] as Duplex;
  const lines = createInterface({ input: link });
  // Nobody reads what we write once the runner was ended.
  for (const stream of [link, lines]) stream.on('error', () => {});
  let ran = 0;
  const kill = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  };
  let killer = setTimeout(kill, STARTING + LONGEST);
  const ended = new Promise((settle) => child.once('close', settle));
  lines.on('line', () => {
    clearTimeout(killer);
    afterEach?.(first + ran);
    ran++;
    if (afterEach !== undefined) link.write('\n');
    killer = setTimeout(kill, LONGEST);
  });
  await ended;
  clearTimeout(killer);
  if (ran === rest.length) return ran;
  afterEach?.(first + ran);
  return ran + 1;
}

/** Milliseconds. */
const LONGEST = 5000;

/** A shell that starts on a busy machine takes its time. */
const STARTING = 20_000;
