// The exit codes of every verb, as the help and docs/scripts.md show them.

import type { ExitCode } from '../../domain/errors.ts';

export const EXIT_CODES: readonly (readonly [ExitCode, string])[] = [
  [0, 'done; the last command succeeded, if one ran'],
  [1, 'the last command failed, or beck did'],
  [2, 'wrong flags or settings'],
  [3, 'no answer: no recipe, no model server, or the timeout passed'],
  [4, 'refused: blocked, or it needs approval and there is no terminal'],
  [130, 'cancelled'],
];

/** A heading and a line each. */
export function exitCodeTable(): string {
  const rows = EXIT_CODES.map(([code, meaning]) => `  ${String(code).padStart(3)}  ${meaning}`);
  return ['Exit codes:', ...rows].join('\n');
}
