// Draws the cells of a terminal's screen as an SVG picture.

import type { Cell } from '../../test/support/screen.ts';

const CELL = { width: 8.4, height: 19 };
const MARGIN = 16;
const FONT = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";

const PAPER = '#1b1f27';
const INK = '#d8dee9';
const COLOURS: Readonly<Record<string, string>> = {
  black: '#3b4252',
  red: '#ff6b6b',
  green: '#8fce72',
  yellow: '#f0c674',
  blue: '#7aa6da',
  magenta: '#c397d8',
  cyan: '#5fc3cf',
  white: '#d8dee9',
};

/** `title`: for those who cannot see it. */
export function drawScreen(rows: readonly (readonly Cell[])[], title: string): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const width = (columns * CELL.width + 2 * MARGIN).toFixed(0);
  const height = (rows.length * CELL.height + 2 * MARGIN).toFixed(0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" rx="10" fill="${PAPER}"/>`,
    `<g font-family="${FONT}" font-size="14" fill="${INK}" style="white-space: pre" xml:space="preserve">`,
    ...rows.flatMap((row, number) => runs(row).flatMap((run) => drawRun(run, number))),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

type Run = { readonly column: number; readonly cells: readonly Cell[] };

/** Neighbours that look the same, spaces at their ends left out. */
function runs(row: readonly Cell[]): readonly Run[] {
  const found: { column: number; cells: Cell[] }[] = [];
  row.forEach((cell, column) => {
    const last = found.at(-1);
    const previous = last?.cells.at(-1);
    if (last !== undefined && previous !== undefined && sameStyle(previous, cell)) last.cells.push(cell);
    else found.push({ column, cells: [cell] });
  });
  return found.map(trimmed).filter(({ cells }) => cells.length > 0);
}

function sameStyle(a: Cell, b: Cell): boolean {
  const { text: _a, ...styleOfA } = a;
  const { text: _b, ...styleOfB } = b;
  return JSON.stringify(styleOfA) === JSON.stringify(styleOfB);
}

function trimmed({ column, cells }: Run): Run {
  const isPaint = ({ text, inverse, background }: Cell) =>
    text.trim() !== '' || inverse || background !== 'default';
  const from = cells.findIndex(isPaint);
  return {
    column: column + Math.max(from, 0),
    cells: from < 0 ? [] : cells.slice(from, cells.findLastIndex(isPaint) + 1),
  };
}

function drawRun({ column, cells }: Run, row: number): readonly string[] {
  const [cell] = cells;
  if (cell === undefined) return [];
  const x = (MARGIN + column * CELL.width).toFixed(1);
  const top = MARGIN + row * CELL.height;
  const length = (cells.length * CELL.width).toFixed(1);
  const ink = colour(cell.inverse ? cell.background : cell.foreground, cell.inverse ? PAPER : INK);
  const paper = colour(cell.inverse ? cell.foreground : cell.background, cell.inverse ? INK : PAPER);
  const style = [
    `fill="${ink}"`,
    cell.bold ? 'font-weight="bold"' : '',
    cell.dim ? 'opacity="0.62"' : '',
    cell.italic ? 'font-style="italic"' : '',
    cell.underline ? 'text-decoration="underline"' : '',
  ].filter((part) => part !== '');
  const text = escaped(cells.map((one) => one.text).join(''));
  return [
    ...(paper === PAPER
      ? []
      : [`<rect x="${x}" y="${top.toFixed(1)}" width="${length}" height="${CELL.height}" fill="${paper}"/>`]),
    `<text x="${x}" y="${(top + 14.5).toFixed(1)}" textLength="${length}" ${style.join(' ')}>${text}</text>`,
  ];
}

function colour(name: string, otherwise: string): string {
  if (name === 'default') return otherwise;
  return COLOURS[name.replace('bright ', '')] ?? (name.startsWith('#') ? name : otherwise);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
