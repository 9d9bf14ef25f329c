// The one way the report starts a program: of the system's own folders, by absolute path, and not for long.

import { runOwnProgram } from '../../processes/own-program.ts';

/** What the program prints; empty where it is missing, fails or takes too long. */
export type RunProgram = (
  words: readonly [program: `/${string}`, ...args: readonly string[]],
) => Promise<string>;

/** Seconds for each. */
const SECONDS = 3;

/** The environment the programs get is their system's, not the person's: nothing in that should change what they print. */
export function systemPrograms(home: string, signal: AbortSignal): RunProgram {
  return async (words) => {
    const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };
    const around = { cwd: home, home };
    const { status, stdout } = await runOwnProgram({ words, env, around, seconds: SECONDS, signal });
    return status === 0 ? stdout : '';
  };
}
