// Rows of texts as columns of one width each.

import type { Look } from './look.ts';
import { cellsOf, cutToWidth } from './width.ts';

/** Minimum width of a flexible column. */
const LEAST = 8;

/** Lines without trailing spaces; where the rows do not fit, the columns in `flexible` are cut, the widest first. */
export function fitColumns(
  rows: readonly (readonly string[])[],
  flexible: readonly number[],
  { columns, marks }: Pick<Look, 'columns' | 'marks'>,
): string[] {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => cellsOf(row[column] ?? ''))),
  );
  const total = () => widths.reduce((sum, width) => sum + width + 2, -2);
  while (total() > columns) {
    const [widest = 0] = flexible.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0));
    if ((widths[widest] ?? 0) <= LEAST) break;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  const pad = (text: string, width: number) => {
    const cut = cutToWidth(text, width, marks.ellipsis);
    return cut + ' '.repeat(Math.max(0, width - cellsOf(cut)));
  };
  return rows.map((row) =>
    row
      .map((text, column) => pad(text, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
