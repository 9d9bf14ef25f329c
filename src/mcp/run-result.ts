// The result of a command for another program: labelled lines for its model, and the same as structured data.

import type { CapturedOutput } from '../domain/run.ts';
import type { JsonObject } from './offer.ts';

export type CommandResult = {
  readonly command: string;
  readonly directory: string;
  readonly stdout: CapturedOutput;
  readonly stderr: CapturedOutput;
  /** Absent where a signal ended it. */
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  readonly timedOut: boolean;
};

export function runText({ command, directory, stdout, stderr, exitCode, signal }: CommandResult): string {
  return [
    `Command: ${command}`,
    `Directory: ${directory}`,
    `Output: ${shown(stdout.text) || '(empty)'}`,
    `Error: ${shown(stderr.text) || '(none)'}`,
    `Exit Code: ${exitCode ?? '(none)'}`,
    ...(signal === undefined ? [] : [`Signal: ${signal}`]),
  ].join('\n');
}

function shown(text: string): string {
  return text.replace(/\n+$/, '');
}

export function runData({ stdout, stderr, exitCode, signal, ...result }: CommandResult): JsonObject {
  return {
    command: result.command,
    directory: result.directory,
    stdout: stdout.text,
    stderr: stderr.text,
    exitCode: exitCode ?? null,
    signal: signal ?? null,
    timedOut: result.timedOut,
    truncated: stdout.truncated || stderr.truncated,
  };
}

export const RUN_DATA: JsonObject = {
  type: 'object',
  properties: {
    command: { type: 'string' },
    directory: { type: 'string' },
    stdout: { type: 'string' },
    stderr: { type: 'string' },
    exitCode: { type: ['integer', 'null'] },
    signal: { type: ['string', 'null'] },
    timedOut: { type: 'boolean' },
    truncated: { type: 'boolean' },
    tried: { type: 'object', description: 'What a command that was only tried would have changed.' },
  },
  required: ['command', 'directory', 'stdout', 'stderr', 'exitCode', 'signal', 'timedOut', 'truncated'],
};
