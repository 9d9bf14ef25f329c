// The one line below a converted line: how risky the command is, which of how many, and what is wrong with the settings.

import type { Verdict } from '../../domain/verdict.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { cellsOf, cutToWidth } from '../../terminal/drawing/width.ts';

/** `warning`: as `warningLine` has it. `index` counts from 0. */
type Noted = {
  readonly index: number;
  readonly count: number;
  readonly warning: string;
  readonly coloured: boolean;
  readonly look: Look;
};

/** Danger before anything else, then which of how many this is, then the settings. */
export function noteOf(
  { level, reasons }: Verdict,
  { index, count, warning, coloured, look }: Noted,
): string {
  const { danger: mark, between, ellipsis } = look.marks;
  const danger = level === 'danger' ? `${mark} ${reasons[0]?.text.replace(/\.$/, '') ?? ''}` : '';
  const counted = count > 1 ? `${index + 1}/${count}` : '';
  const room = look.columns - 1 - (counted === '' ? 0 : cellsOf(counted + between));
  const cut = cutToWidth(danger, warning === '' ? room : Math.floor(room / 2), ellipsis);
  const rest = room - (cut === '' ? 0 : cellsOf(cut + between));
  const paint = (text: string, styled: (text: string) => string): string =>
    coloured && text !== '' ? styled(text) : text;
  const parts = [
    paint(cut, look.alarm),
    paint(counted, look.faint),
    paint(cutToWidth(warning, rest, ellipsis), look.faint),
  ];
  return parts.filter((part) => part !== '').join(between);
}

/** What is wrong with the settings on one line; empty where nothing is. */
export function warningLine(warnings: readonly string[], look: Look): string {
  const [first, ...more] = warnings;
  if (first === undefined) return '';
  const others = more.length === 0 ? '' : ` first of ${more.length + 1}:`;
  return `${look.marks.warning}${others} ${first}`;
}
