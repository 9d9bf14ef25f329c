// Lines of a command as rows of the screen, wrapped at words; a row that continues a line is indented.

import type { Span } from '../../domain/verdict.ts';
import { paintLine, showLine } from './command-text.ts';
import type { Look } from './look.ts';
import { cellsOf, rowsOf } from './width.ts';

export type Piece =
  /** `start`: where it is in the command, in UTF-16 units. */
  | { readonly type: 'text'; readonly text: string; readonly start: number }
  /** Replaces a part that is not shown. */
  | { readonly type: 'fold'; readonly text: string };

export type CommandRow = { readonly indent: number; readonly pieces: readonly Piece[] };

export type RowLook = Pick<Look, 'columns' | 'unicode' | 'marks'>;

/** What is before every row, and how much more before one that goes on with a line. */
const INDENT = 2;
const DEEPER = 4;

/** The command whole takes this many rows by itself; a word longer than the screen is wrapped by the terminal. */
export function heightOf(rows: readonly CommandRow[], look: RowLook): number {
  return rows.reduce((sum, row) => sum + rowsOf(plainRow(row, look), look.columns), 0);
}

/** `spans`: what is picked out. */
export function paintRows(rows: readonly CommandRow[], spans: readonly Span[], look: Look): string[] {
  return rows.map(({ indent, pieces }) => {
    const painted = pieces.map((piece) =>
      piece.type === 'fold' ? look.faint(piece.text) : paintLine(piece, spans, look),
    );
    return ' '.repeat(indent) + painted.join('');
  });
}

/** The rows of one line: whole words, so that a word longer than the screen has its own row. */
export function wrapLine(line: readonly Piece[], look: RowLook): CommandRow[] {
  const rows: { indent: number; pieces: Piece[] }[] = [{ indent: INDENT, pieces: [] }];
  const deeper = INDENT + DEEPER + Math.min(blanksBefore(line, look), Math.floor(look.columns / 4));
  let used = INDENT;
  for (const word of line.flatMap(wordsOf)) {
    const row = rows.at(-1);
    const begun = row?.pieces.some(({ text }) => text.trim() !== '') === true;
    if (begun && used + cellsOf(showLine(word.text.trimEnd(), look)) > look.columns) {
      rows.push({ indent: deeper, pieces: [word] });
      used = deeper;
    } else append(row?.pieces, word);
    used += cellsOf(showLine(word.text, look));
  }
  return rows.map((row, index) => (index < rows.length - 1 ? withoutLastBlank(row) : row));
}

function plainRow({ indent, pieces }: CommandRow, look: RowLook): string {
  const texts = pieces.map((piece) => (piece.type === 'fold' ? piece.text : showLine(piece.text, look)));
  return ' '.repeat(indent) + texts.join('');
}

function blanksBefore([first]: readonly Piece[], look: RowLook): number {
  const blanks = first?.type === 'text' ? /^\s*/.exec(first.text)?.[0] : '';
  return cellsOf(showLine(blanks ?? '', look));
}

/** Each with the spaces after it, so that none of the command is lost between two rows. */
function wordsOf(piece: Piece): Piece[] {
  let start = piece.type === 'text' ? piece.start : 0;
  return (piece.text.match(/^\s+|\S+\s*/g) ?? []).map((text): Piece => {
    const word: Piece = piece.type === 'text' ? { type: 'text', text, start } : { type: 'fold', text };
    start += text.length;
    return word;
  });
}

/** Neighbours of one kind are one piece, painted at once. */
function append(pieces: Piece[] | undefined, word: Piece): void {
  const last = pieces?.at(-1);
  if (last?.type === word.type) pieces?.splice(-1, 1, { ...last, text: last.text + word.text });
  else pieces?.push(word);
}

/** The space at its end would be one cell too many. */
function withoutLastBlank({ indent, pieces }: CommandRow): CommandRow {
  const last = pieces.length - 1;
  const cut = pieces.map((piece, at) =>
    at === last ? { ...piece, text: piece.text.replace(/ $/, '') } : piece,
  );
  return { indent, pieces: cut };
}
