// Runs an approved command in its own shell if no person's shell is attached; nothing it sets lasts.

import type { Shell } from '../domain/shell.ts';
import { SHELL_DESCRIPTORS } from '../domain/shell-descriptor.ts';
import { showsEnvironment } from '../domain/shows-environment.ts';

export type ChildRun = {
  readonly command: string;
  readonly shell: Shell;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly onOutput: (bytes: Uint8Array) => void;
};

/** The status as a shell tells it; 127 when the shell cannot be started. Ctrl-C reaches the command by itself. */
export async function runInChildShell(request: ChildRun): Promise<number> {
  const { program, runArguments = [] } = SHELL_DESCRIPTORS[request.shell];
  const { execa } = await import('execa');
  const child = execa(program, [...runArguments, request.command], {
    cwd: request.cwd,
    env: showsEnvironment(request.command) ? request.env : { ...request.env, PAGER: 'cat', GIT_PAGER: 'cat' },
    extendEnv: false,
    stdin: 'ignore',
    stderr: 'pipe',
    all: true,
    buffer: false,
    encoding: 'buffer',
    reject: false,
    cancelSignal: request.signal,
  });
  child.all.on('data', request.onOutput);
  const { exitCode, signal } = await child;
  return exitCode ?? (signal === 'SIGINT' ? 130 : signal ? 143 : 127);
}
