// Chooses what of a command is shown: all of it, or, if that is too long, all but the parts that only read.

import type { Span } from '../../domain/verdict.ts';
import { type CommandRow, heightOf, type Piece, type RowLook, wrapLine } from './command-rows.ts';
import { type LineOfCommand, linesOf } from './command-text.ts';
import { ownClauses } from './own-clauses.ts';

export type LaidOut = {
  readonly rows: readonly CommandRow[];
  /** Some of the command is not among the rows. */
  readonly folded: boolean;
};

/** A command of no more rows is shown whole, whatever it does. */
const WHOLE_ROWS = 10;
/** Several screens: only a script that is too long to be judged has more rows that change something. */
const MOST_ROWS = 200;
/** A fold of fewer words would hide more than it saves. */
const LEAST_WORDS = 6;

/** Whole but for beck's own clauses if it fits in ten rows, else without the parts of `reading`, which do nothing but read. */
export function layOutCommand(command: string, reading: readonly Span[], look: RowLook): LaidOut {
  if (linesOf(command).length <= WHOLE_ROWS) {
    const rows = layOutPlainly(command, look);
    if (heightOf(rows, look) <= WHOLE_ROWS) return { rows, folded: ownClauses(command).length > 0 };
  }
  const folds = reading.filter((span) => isWorthFolding(command, span));
  const { rows, rest } = wrapMost(foldedLines(command, folds, look), look);
  const more: CommandRow[] = rest === 0 ? [] : wrapLine([moreLines(rest, look)], look);
  return { rows: [...rows, ...more], folded: folds.length > 0 || rest > 0 };
}

/** Every word of it, whatever its length. */
export function layOutWhole(command: string, look: RowLook): readonly CommandRow[] {
  return linesOf(command).flatMap((line) => wrapLine([asPiece(line)], look));
}

/** All but the clauses of beck's own. */
function layOutPlainly(command: string, look: RowLook): readonly CommandRow[] {
  const own = ownClauses(command);
  if (own.length === 0) return layOutWhole(command, look);
  const folded = (line: LineOfCommand): Piece[] => {
    const end = line.start + line.text.length;
    const inside = own.filter(([from, to]) => from >= line.start && to <= end);
    const pieces: Piece[] = [];
    let at = line.start;
    for (const [from, to] of [...inside, [end, end] as const]) {
      if (from > at) pieces.push({ type: 'text', text: command.slice(at, from), start: at });
      if (to > from) pieces.push({ type: 'fold', text: look.marks.ellipsis });
      at = to;
    }
    return pieces;
  };
  return linesOf(command).flatMap((line) => wrapLine(folded(line), look));
}

/** The start of a script that does nothing but read, in at most ten rows, and how many lines follow. */
export function layOutStart(command: string, look: RowLook): readonly CommandRow[] {
  const whole = layOutPlainly(command, look);
  if (heightOf(whole, look) <= WHOLE_ROWS) return whole;
  const lines = linesOf(command);
  let rows: readonly CommandRow[] = [];
  for (const [index, line] of lines.entries()) {
    const next = [...rows, ...wrapLine([asPiece(line)], look)];
    if (index > 0 && heightOf(next, look) >= WHOLE_ROWS)
      return [...rows, ...wrapLine([asFold(lines.length - index, 'line', look)], look)];
    rows = next;
  }
  return rows;
}

function asPiece(line: LineOfCommand): Piece {
  return { type: 'text', ...line };
}

function isWorthFolding(command: string, [from, to]: Span): boolean {
  const text = command.slice(from, to);
  return text.includes('\n') || wordsIn(text) >= LEAST_WORDS;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

type Line = readonly Piece[];

/** The lines of the command, with a fold in the place of each of these parts. */
function foldedLines(command: string, folds: readonly Span[], look: RowLook): Line[] {
  const whole = command.trimEnd();
  const lines: Piece[][] = [[]];
  const add = (from: number, to: number): void => {
    let start = from;
    for (const [index, text] of whole.slice(from, to).split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push({ type: 'text', text, start });
      start += text.length + 1;
    }
  };
  let at = 0;
  for (const [from, to] of folds) {
    add(at, from);
    const text = whole.slice(from, to);
    const count = text.split('\n').length;
    lines.at(-1)?.push(count > 1 ? asFold(count, 'line', look) : asFold(wordsIn(text), 'word', look));
    at = to;
  }
  add(at, whole.length);
  return lines;
}

/** `… 34 words that only read …` */
function asFold(count: number, unit: 'line' | 'word', { marks }: RowLook): Piece {
  const what = count === 1 ? `1 ${unit} that only reads` : `${spell(count)} ${unit}s that only read`;
  return { type: 'fold', text: `${marks.ellipsis} ${what} ${marks.ellipsis}` };
}

function moreLines(count: number, { marks }: RowLook): Piece {
  return { type: 'fold', text: `${marks.ellipsis} ${spell(count)} more lines, press ?` };
}

/** `10,000` */
export function spell(count: number): string {
  return count.toLocaleString('en-US');
}

/** Rows of the first lines, and how many lines are left. */
function wrapMost(lines: readonly Line[], look: RowLook): { rows: readonly CommandRow[]; rest: number } {
  const rows: CommandRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (rows.length >= MOST_ROWS) return { rows, rest: lines.length - index };
    rows.push(...wrapLine(line, look));
  }
  return { rows, rest: 0 };
}
