// Runs a program that the person's own settings name, with their whole environment, beside the shell.

import { delimiter } from 'node:path';
import { type Bounds, collectOutput } from '../output/bounded.ts';
import { runBoundedChild } from './bounded-child.ts';
import { findProgram, type Surroundings, trustedFolders } from './trusted-folders.ts';

export type OwnProgram = {
  /** The program, by name or absolute path, and its arguments. */
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly around: Surroundings;
  readonly seconds: number;
  readonly signal: AbortSignal;
  /** What of its output is kept; as for a model if absent. */
  readonly bounds?: Bounds;
};

/** Starts at home, so that nothing of the current folder matters. `status` is undefined when it did not end by itself. */
export async function runOwnProgram(
  request: OwnProgram,
): Promise<{ readonly status: number | undefined; readonly stdout: string; readonly stderr: string }> {
  const [name = '', ...args] = request.words;
  const folders = await trustedFolders(request.env['PATH'], request.around);
  const program = name.startsWith('/')
    ? name
    : name.includes('/')
      ? undefined
      : await findProgram(name, folders);
  if (program === undefined) return { status: undefined, stdout: '', stderr: '' };
  const stdout = collectOutput(request.bounds);
  const stderr = collectOutput();
  const outcome = await runBoundedChild({
    program,
    args,
    cwd: request.around.home,
    env: { ...defined(request.env), PATH: folders.join(delimiter) },
    seconds: request.seconds,
    signal: request.signal,
    stdout,
    stderr,
  });
  return {
    status: outcome.type === 'ended' ? outcome.status : undefined,
    stdout: stdout.result().text,
    stderr: stderr.result().text,
  };
}

function defined(env: OwnProgram['env']): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(entries);
}
