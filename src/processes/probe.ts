// Runs a probe: a command judged `safe`, in a bounded child of the person's kind of shell, without start-up files.

import { stat } from 'node:fs/promises';
import type { CapturedOutput, NotRun, ProbeOutcome } from '../domain/run.ts';
import type { Shell } from '../domain/shell.ts';
import { SHELL_DESCRIPTORS } from '../domain/shell-descriptor.ts';
import { showsEnvironment } from '../domain/shows-environment.ts';
import { type Bounds, collectOutput, type OutputCollector } from '../output/bounded.ts';
import { type ChildOutcome, runBoundedChild } from './bounded-child.ts';
import { markProcesses } from './marked-processes.ts';
import { type Environment, probeEnvironment } from './probe-environment.ts';
import { findProgram, trustedFolders } from './trusted-folders.ts';

export type ProbeRequest = {
  readonly command: string;
  readonly shell: Shell;
  /** Absolute. */
  readonly cwd: string;
  /** At most 300. */
  readonly seconds: number;
  readonly signal: AbortSignal;
};

export type ProbeWorld = {
  readonly env: Environment;
  readonly home: string;
  /** The root of the project that `cwd` lies in; no program of it is run. */
  readonly project?: string | undefined;
  /** For each of stdout and stderr. */
  readonly bounds?: Bounds | undefined;
  /** Receives a copy of the output while it is written. */
  readonly copy?: ProbeCopy | undefined;
};

type ProbeCopy = {
  readonly stdout: (chunk: Uint8Array) => void;
  readonly stderr: (chunk: Uint8Array) => void;
};

const LONGEST_PROBE = 300;

/** Linux refuses a single argument of 128 KiB. */
const LONGEST_COMMAND = 131_071;

/** The command must have been judged `safe` before. Never rejects. */
export async function probe(request: ProbeRequest, world: ProbeWorld): Promise<ProbeOutcome | NotRun> {
  const { command, shell, cwd, signal } = request;
  const { program: name, runArguments } = SHELL_DESCRIPTORS[shell];
  if (runArguments === undefined) return failed(`Probes cannot use ${shell}.`);
  if (command.includes('\0') || Buffer.byteLength(command) > LONGEST_COMMAND) {
    return failed('The command is too long or holds a NUL byte.');
  }
  if (!(await isFolder(cwd))) return failed(`${cwd} is not a folder that can be read.`);
  const folders = await trustedFolders(world.env['PATH'], { ...world, cwd });
  const program = await findProgram(name, folders);
  if (program === undefined) return failed(`${name} was not found.`);
  const stdout = withCopy(collectOutput(world.bounds), world.copy?.stdout);
  const stderr = withCopy(collectOutput(world.bounds), world.copy?.stderr);
  const shown = showsEnvironment(request.command);
  const env = probeEnvironment(world.env, folders, cwd, shown);
  // What shows all variables starts nothing, and the mark is none of the person's.
  const mark = shown ? undefined : markProcesses();
  const seconds = Math.min(Math.max(1, request.seconds), LONGEST_PROBE);
  const outcome = await runBoundedChild({
    program,
    args: [...runArguments, command],
    cwd,
    env: { ...env, ...mark?.variables },
    seconds,
    signal,
    stdout,
    stderr,
  });
  await mark?.endAll();
  return describeOutcome(outcome, { seconds, stdout: stdout.result(), stderr: stderr.result() });
}

function withCopy(
  collector: OutputCollector,
  copy: ((chunk: Uint8Array) => void) | undefined,
): OutputCollector {
  if (copy === undefined) return collector;
  return {
    push(chunk) {
      collector.push(chunk);
      copy(chunk);
    },
    result: collector.result,
  };
}

type Seen = { readonly seconds: number; readonly stdout: CapturedOutput; readonly stderr: CapturedOutput };

function describeOutcome(outcome: ChildOutcome, { seconds, stdout, stderr }: Seen): ProbeOutcome | NotRun {
  switch (outcome.type) {
    case 'ended':
      return {
        type: 'probed',
        status: outcome.status,
        signal: outcome.signal,
        timedOut: false,
        stdout,
        stderr,
      };
    case 'timed-out': {
      const note = `[Killed - exceeded ${seconds}s timeout]`;
      const text = stdout.text === '' ? note : `${stdout.text.replace(/\n$/, '')}\n${note}`;
      const partial = { ...stdout, text };
      return {
        type: 'probed',
        status: undefined,
        signal: 'SIGKILL',
        timedOut: true,
        seconds,
        stdout: partial,
        stderr,
      };
    }
    case 'cancelled':
      return failed('Cancelled.');
    case 'not-started':
      return failed(outcome.reason);
  }
}

function failed(reason: string): NotRun {
  return { type: 'failed', reason };
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // Missing and unreadable are the same to a probe.
    return false;
  }
}
