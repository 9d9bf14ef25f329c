// Runs a line of ours in /bin/sh, at the person's terminal.

import { spawn } from 'node:child_process';

export type ScriptRequest = {
  /** Of sh: a script and its arguments, or `-c` and a line. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** Its exit status; null where a signal ended it. */
export function runScript({ args, env }: ScriptRequest): Promise<number | null> {
  const child = spawn('/bin/sh', args, { env, stdio: 'inherit' });
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('exit', resolve);
  return promise;
}
