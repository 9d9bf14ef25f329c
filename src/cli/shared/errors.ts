// Errors as text and exit codes.

import { BeckError, type ExitCode } from '../../domain/errors.ts';
import { wrapWords } from '../../terminal/drawing/width.ts';

/** What happened and what to do; an internal error keeps its stack trace. */
export function describeError(error: unknown): string {
  // Messages of the argument parser come without a full stop.
  if (error instanceof BeckError) return `${error.message.replace(/[\w"]$/, '$&.')} ${error.fix}`.trimEnd();
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Internal error in beck. ${trace}`;
}

export function exitCodeOf(error: unknown): ExitCode {
  return error instanceof BeckError ? error.exitCode : 1;
}

/** Breaks long lines between words; an indented line is a command or output and stays. 0 columns: the width is unknown. */
export function wrapMessage(text: string, columns: number): string {
  if (columns === 0) return text;
  return text
    .split('\n')
    .map((line) => (/^\s/.test(line) ? line : wrapWords(line, columns).join('\n')))
    .join('\n');
}
