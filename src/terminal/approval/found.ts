// The output of the last inspection, shown when the person asks for it.

import type { CapturedOutput } from '../../domain/run.ts';
import { linesOf, showLine } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';

export type Found = {
  /** The command, or what was read. */
  readonly what: string;
  readonly outputs: readonly Pick<CapturedOutput, 'text'>[];
};

/** Columns of programs, roughly; a tab written by beck would be a control character to show. */
const TAB = '    ';

/** As much as a model was sent, with nothing in it that a terminal would interpret. */
export function renderFound({ what, outputs }: Found, look: Look): string {
  const lines = outputs.filter(({ text }) => text !== '').flatMap(({ text }) => linesOf(text));
  const shown = lines.map(({ text }) => look.faint(`  ${showLine(text.replaceAll('\t', TAB), look)}`));
  const name = linesOf(what)[0]?.text ?? '';
  const head = `${look.marks.probe} ${showLine(name, look)}`;
  return [look.faint(head), ...(shown.length > 0 ? shown : [look.faint('  (no output)')])].join('\n');
}
