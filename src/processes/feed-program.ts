// Gives a text to a program, and lets the program stay: a clipboard of X or Wayland lives in the one that filled it.

import { delimiter, isAbsolute } from 'node:path';
import { findProgram, type Surroundings, trustedFolders } from './trusted-folders.ts';

export type Fed = {
  /** By name or absolute path. */
  readonly name: string;
  readonly args: readonly string[];
  readonly input: Uint8Array;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly around: Surroundings;
  readonly seconds: number;
};

/** True if it took the text and exited with 0. One that takes too long is killed. */
export async function feedProgram({ name, args, input, env, around, seconds }: Fed): Promise<boolean> {
  const folders = await trustedFolders(env['PATH'], around);
  const program = isAbsolute(name) ? name : await findProgram(name, folders);
  if (program === undefined) return false;
  const { execa } = await import('execa');
  const { failed } = await execa(program, args, {
    cwd: around.home,
    env: { ...env, PATH: folders.join(delimiter) },
    extendEnv: false,
    input,
    stdout: 'ignore',
    stderr: 'ignore',
    reject: false,
    timeout: seconds * 1000,
    // Ctrl-C at the next prompt is not meant for it, nor does it end with us.
    detached: true,
    cleanup: false,
  });
  return !failed;
}
