// Errors as text and exit codes.

import { BeckError, type ExitCode } from '../../domain/errors.ts';

/** What happened and what to do; an internal error keeps its stack trace. */
export function describeError(error: unknown): string {
  // Messages of the argument parser come without a full stop.
  if (error instanceof BeckError) return `${error.message.replace(/[\w"]$/, '$&.')} ${error.fix}`.trimEnd();
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Something in beck itself failed. ${trace}`;
}

export function exitCodeOf(error: unknown): ExitCode {
  return error instanceof BeckError ? error.exitCode : 1;
}
