// The last line of a question: the choices, and the result of the last key if that was not an answer.

import type { Look } from './look.ts';
import { INDENT } from './step-line.ts';
import { cellsOf, cutToWidth, withoutStyles } from './width.ts';

/** `choices`: with their styles. What is said is after them, or above where the line is too short. */
export function renderChoicesLine(choices: readonly string[], said: string, look: Look): string[] {
  const line = `${INDENT}${choices.join(' ')} `;
  if (said === '') return [line];
  if (cellsOf(withoutStyles(line) + said) < look.columns) return [`${line}${look.faint(said)} `];
  return [INDENT + look.faint(cutToWidth(said, look.columns - INDENT.length, look.marks.ellipsis)), line];
}
