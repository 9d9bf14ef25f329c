// A Markdown table as lines of text that fit the screen.

import { cellsOf } from '../drawing/width.ts';

/** Narrower than this, a column of words cannot be read. */
const NARROWEST = 6;
const BETWEEN = '  ';

/** `rows`: the lines as written, the first of them the heading, the second the rule. `strong` paints the heading. */
export function renderTable(
  written: readonly string[],
  columns: number,
  strong: (text: string) => string,
): readonly string[] {
  const aligns = alignsOf(written.find((line) => RULE.test(line)) ?? '');
  const [head = [], ...body] = written.filter((line) => !RULE.test(line)).map(cellsOfRow);
  const count = Math.max(head.length, ...body.map((row) => row.length));
  const rows = [head, ...body].map((row) => Array.from({ length: count }, (_, index) => row[index] ?? ''));
  const widths = fitWidths(
    Array.from({ length: count }, (_, index) => Math.max(...rows.map((row) => cellsOf(row[index] ?? '')))),
    columns - BETWEEN.length * (count - 1),
  );
  if (widths === undefined) return asLists(head, body);
  return rows.flatMap((row, index) =>
    linesOfRow(row, widths, aligns).map((line) => (index === 0 ? strong(line) : line)),
  );
}

const RULE = /^[\s|:]*-[\s|:-]*$/;

function cellsOfRow(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  // Marks would be counted as width, and in a column nothing needs them.
  return inner.split(/(?<!\\)\|/).map((cell) =>
    cell
      .trim()
      .replaceAll('\\|', '|')
      .replace(/\[([^[\]]*)\]\(([^()\s]+)\)/g, (_, text, url) => (text === url ? url : `${text} (${url})`))
      .replace(/\*\*|~~|`/g, '')
      .replace(/(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/g, '$1'),
  );
}

/** Narrows the widest columns; undefined if the screen is too narrow for columns at all. */
function fitWidths(wanted: readonly number[], room: number): readonly number[] | undefined {
  const widths = [...wanted];
  let over = widths.reduce((sum, width) => sum + width, 0) - room;
  while (over > 0) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) return undefined;
    const at = widths.indexOf(widest);
    widths[at] = widest - 1;
    over -= 1;
  }
  return widths;
}

type Align = 'left' | 'right' | 'middle';

/** `:---`, `---:` and `:---:`. */
function alignsOf(rule: string): Align[] {
  const inner = rule.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map((cell) => {
    const [left, right] = [cell.trim().startsWith(':'), cell.trim().endsWith(':')];
    return right ? (left ? 'middle' : 'right') : 'left';
  });
}

function padded(line: string, width: number, align: Align = 'left'): string {
  const free = Math.max(0, width - cellsOf(line));
  const before = align === 'right' ? free : align === 'middle' ? Math.floor(free / 2) : 0;
  return ' '.repeat(before) + line + ' '.repeat(free - before);
}

function linesOfRow(row: readonly string[], widths: readonly number[], aligns: readonly Align[]): string[] {
  const cells = row.map((cell, index) => wrapCell(cell, widths[index] ?? 0));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    cells
      .map((lines, index) => padded(lines[at] ?? '', widths[index] ?? 0, aligns[index]))
      .join(BETWEEN)
      .trimEnd(),
  );
}

/** Whole words where they fit, else between characters. */
function wrapCell(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && cellsOf(last) + 1 + cellsOf(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else {
      if (last !== '') lines.push('');
      for (const character of word) {
        if (cellsOf(lines.at(-1) + character) > width && lines.at(-1) !== '') lines.push('');
        lines[lines.length - 1] += character;
      }
    }
  }
  return lines;
}

function asLists(head: readonly string[], body: readonly (readonly string[])[]): string[] {
  return body.flatMap((row, index) => [
    ...(index === 0 ? [] : ['']),
    ...row.map((cell, at) => (head[at] ? `${head[at]}: ${cell}` : cell)),
  ]);
}
