// Reads xterm's screen as text and as text with styles.

import type { IBufferCell, Terminal } from '@xterm/headless';

export type Cell = {
  readonly text: string;
  /** `default`, a name of the first 16, `colour 17` to `colour 255`, or `#rrggbb`. */
  readonly foreground: string;
  readonly background: string;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly inverse: boolean;
};

export function screenText(terminal: Terminal): string {
  const buffer = terminal.buffer.active;
  const lines: string[] = [];
  for (let row = 0; row < terminal.rows; row++) {
    lines.push(buffer.getLine(buffer.viewportY + row)?.translateToString(true) ?? '');
  }
  return withoutEmptyEnd(lines);
}

/** The normal screen with its history, a line that wrapped given as one. */
export function joinedLines(terminal: Terminal): string {
  const buffer = terminal.buffer.normal;
  const lines: string[] = [];
  for (let row = 0; row < buffer.length; row++) {
    const line = buffer.getLine(row);
    const wrapsOn = buffer.getLine(row + 1)?.isWrapped === true;
    const text = line?.translateToString(!wrapsOn) ?? '';
    if (line?.isWrapped === true) lines.push((lines.pop() ?? '') + text);
    else lines.push(text);
  }
  return withoutEmptyEnd(lines);
}

function withoutEmptyEnd(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n+$/, '');
}

export function cellAt(terminal: Terminal, row: number, column: number): Cell {
  const buffer = terminal.buffer.active;
  const cell = buffer.getLine(buffer.viewportY + row)?.getCell(column);
  if (cell === undefined) throw new RangeError(`The screen has no cell ${row}, ${column}.`);
  return toCell(cell);
}

/** Runs of one style, each opened by `{style}`; `{}` is plain. Plain text at the start has no mark. */
export function styledRow(terminal: Terminal, row: number): string {
  let line = '';
  let style = '';
  for (let column = 0; column < terminal.cols; column++) {
    const cell = cellAt(terminal, row, column);
    const next = styleName(cell);
    if (next !== style) line += `{${next}}`;
    style = next;
    line += cell.text;
  }
  return line.replace(/(\{\})? *$/, '$1').trimEnd();
}

function styleName(cell: Cell): string {
  const names = (['bold', 'dim', 'italic', 'underline', 'inverse'] as const).filter((name) => cell[name]);
  return [
    ...names,
    ...(cell.foreground === 'default' ? [] : [cell.foreground]),
    ...(cell.background === 'default' ? [] : [`on ${cell.background}`]),
  ].join(' ');
}

function toCell(cell: IBufferCell): Cell {
  return {
    // The second half of a wide character is an empty cell of width 0; an unused cell is a space.
    text: cell.getChars() || (cell.getWidth() === 0 ? '' : ' '),
    foreground: colourName(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor()),
    background: colourName(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor()),
    bold: cell.isBold() !== 0,
    dim: cell.isDim() !== 0,
    italic: cell.isItalic() !== 0,
    underline: cell.isUnderline() !== 0,
    inverse: cell.isInverse() !== 0,
  };
}

const NAMES = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

function colourName(isDefault: boolean, isRgb: boolean, value: number): string {
  if (isDefault) return 'default';
  if (isRgb) return `#${value.toString(16).padStart(6, '0')}`;
  if (value < 16) return `${value < 8 ? '' : 'bright '}${NAMES[value % 8]}`;
  return `colour ${value}`;
}
