// Runs a command for another program: no terminal, no input, the person's environment; ends everything it started.

import type { CapturedOutput, NotRun } from '../domain/run.ts';
import type { Shell } from '../domain/shell.ts';
import { programOf, SHELL_DESCRIPTORS, type Syntax } from '../domain/shell-descriptor.ts';
import { type Bounds, collectOutput } from '../output/bounded.ts';
import { runBoundedChild } from './bounded-child.ts';
import { markProcesses } from './marked-processes.ts';
import { findProgram, trustedFolders } from './trusted-folders.ts';

export type CallRequest = {
  /** It was judged, and may run. */
  readonly command: string;
  readonly shell: Shell;
  /** Absolute. */
  readonly cwd: string;
  /** Where `cd -` goes. */
  readonly cameFrom: string | undefined;
  readonly seconds: number;
  readonly signal: AbortSignal;
};

export type CallWorld = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly bounds: Bounds;
};

export type CallOutcome = {
  readonly type: 'called';
  readonly status: number | undefined;
  readonly signal: string | undefined;
  readonly timedOut: boolean;
  readonly stdout: CapturedOutput;
  readonly stderr: CapturedOutput;
  /** The shell's folder when it ended, if it reported one. */
  readonly cwd: string | undefined;
};

/** Never rejects; the reason of `failed` is a sentence. */
export async function runCall(request: CallRequest, world: CallWorld): Promise<CallOutcome | NotRun> {
  const { command, shell, cwd, seconds, signal } = request;
  const args = shellArguments(shell, command);
  if (args === undefined) return failed(`Commands of ${shell} cannot be run here.`);
  if (command.includes('\0') || Buffer.byteLength(command) > LONGEST_COMMAND)
    return failed('The command is longer than 120 KB or holds a NUL byte.');
  const folders = await trustedFolders(world.env['PATH'], { cwd, home: world.home });
  const program = await findProgram(programOf(shell), folders);
  if (program === undefined) return failed(`${programOf(shell)} was not found.`);
  const stdout = collectOutput(world.bounds);
  const stderr = collectOutput(world.bounds);
  const place: Buffer[] = [];
  const mark = markProcesses();
  const outcome = await runBoundedChild({
    program,
    args,
    cwd,
    env: { ...environmentOf(request, world), ...mark.variables },
    seconds,
    signal,
    stdout,
    stderr,
    report: mayMove(command) ? (chunk) => place.push(Buffer.from(chunk)) : undefined,
  });
  await mark.endAll();
  const seen = {
    type: 'called' as const,
    stdout: stdout.result(),
    stderr: stderr.result(),
    cwd: folderIn(place),
  };
  switch (outcome.type) {
    case 'ended':
      return { ...seen, status: outcome.status, signal: outcome.signal, timedOut: false };
    case 'timed-out':
      return {
        ...seen,
        stdout: withNote(seen.stdout, seconds),
        status: undefined,
        signal: 'SIGKILL',
        timedOut: true,
      };
    case 'cancelled':
      return failed('Cancelled.');
    case 'not-started':
      return failed(outcome.reason);
  }
}

/** Linux refuses a single argument or variable of 128 KiB. */
const LONGEST_COMMAND = 120_000;

function environmentOf({ command, cwd, cameFrom }: CallRequest, { env }: CallWorld): Record<string, string> {
  const own = Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return {
    ...Object.fromEntries(own),
    ...PLAIN,
    PWD: cwd,
    ...(cameFrom === undefined ? {} : { OLDPWD: cameFrom }),
    ...(mayMove(command) ? { [TEXT]: command } : {}),
  };
}

/** There is no terminal to page, to type a password or to see colours. */
const PLAIN = { PAGER: 'cat', GIT_PAGER: 'cat', TERM: 'dumb', GIT_TERMINAL_PROMPT: '0' };

const TEXT = '__beck_text';

/** Only then is the shell asked where it ended: a plain command runs as it is. */
function mayMove(command: string): boolean {
  return /\b(?:cd|pushd|popd|chdir|sl|[a-z]+-location)\b/i.test(command);
}

/** What moves runs within a text that tells on file descriptor 3 where the shell ends; the command is never quoted into it. */
const MOVING: Readonly<Record<Syntax, string | undefined>> = {
  posix: `trap 'command pwd >&3' EXIT; __beck_command=$${TEXT}; unset ${TEXT}; eval "$__beck_command"`,
  fish: `function __beck_end --on-event fish_exit; builtin pwd >&3; end; set -l __beck_command $${TEXT}; set -e ${TEXT}; eval $__beck_command`,
  powershell: `$__beck_command = $env:${TEXT}; $env:${TEXT} = $null; try { . ([scriptblock]::Create($__beck_command)) } finally { [IO.File]::WriteAllText('/dev/fd/3', $PWD.ProviderPath) }; if (-not $?) { exit 1 }; exit $LASTEXITCODE`,
  cmd: undefined,
};

function shellArguments(shell: Shell, command: string): readonly string[] | undefined {
  const { runArguments, syntax } = SHELL_DESCRIPTORS[shell];
  const text = mayMove(command) ? MOVING[syntax] : command;
  return runArguments && text !== undefined ? [...runArguments, text] : undefined;
}

function folderIn(place: readonly Buffer[]): string | undefined {
  const text = Buffer.concat(place).toString('utf8').replace(/\n$/, '');
  return text.startsWith('/') ? text : undefined;
}

function withNote(output: CapturedOutput, seconds: number): CapturedOutput {
  const note = `[Killed - exceeded ${seconds}s timeout]`;
  return { ...output, text: output.text === '' ? note : `${output.text.replace(/\n$/, '')}\n${note}` };
}

function failed(reason: string): NotRun {
  return { type: 'failed', reason };
}
