// An explanation drawn for a terminal: what is there on the left, what it does beside it, nesting as indentation.

import type { Verdict } from '../../domain/verdict.ts';
import type { Explained, Explanation } from '../../safety/explain/explain.ts';
import { showLine, showText } from '../../terminal/drawing/command-text.ts';
import type { Look } from '../../terminal/drawing/look.ts';
import { cellsOf, cutToWidth, wrapWords } from '../../terminal/drawing/width.ts';

/** Lines without their newlines, none wider than the terminal unless a single word is. */
export function renderExplanation(parts: readonly Explained[], verdict: Verdict, look: Look): string[] {
  return [
    ...parts.flatMap((part) => renderPart(part, 0, look)),
    ...(parts.length > 0 ? [''] : []),
    ...renderVerdict(verdict, look),
  ];
}

/** Maximum depth of indentation. */
const DEEPEST = 6;
/** More of one kind are only counted. */
const MOST_SHOWN = 24;

function renderPart(part: Explained, depth: number, look: Look): string[] {
  const { text, words, effects } = part;
  const indent = '  '.repeat(Math.min(depth, DEEPEST));
  const rows = [...cut(part.options), ...cut(part.operands)];
  const widths = rows
    .map((row) => cellsOf(shown(row.text, look)))
    .filter((width) => width <= leftWidth(look));
  const wide = Math.max(4, ...widths);
  return [
    ...renderHead(indent, { text, words }, look),
    ...rows.flatMap((row) => renderRow(`${indent}  `, row, { wide, paint: look.command }, look)),
    ...(effects.length > 0 ? renderEffects(`${indent}  `, effects, look) : []),
    ...part.parts.flatMap((inner) => renderPart(inner, depth + 1, look)),
  ];
}

function renderEffects(indent: string, effects: readonly string[], look: Look): string[] {
  const lines = wrapWords(`effects: ${effects.join(', ')}`, Math.max(look.columns - indent.length, 16));
  return lines.map((line) => indent + look.faint(line));
}

function cut(rows: readonly Explanation[]): Explanation[] {
  if (rows.length <= MOST_SHOWN) return [...rows];
  return [...rows.slice(0, MOST_SHOWN), { text: '…', words: `and ${rows.length - MOST_SHOWN} more` }];
}

function leftWidth(look: Look): number {
  return Math.max(8, Math.floor(look.columns / 3));
}

/** A text of the command, on one line. */
function shown(text: string, look: Look): string {
  return showLine(text.trim(), look);
}

function renderHead(indent: string, { text, words }: Explanation, look: Look): string[] {
  const wide = cellsOf(shown(text, look));
  return renderRow(indent, { text, words }, { wide, paint: look.step }, look);
}

type Column = { readonly wide: number; readonly paint: (text: string) => string };

function renderRow(indent: string, row: Explanation, { wide, paint }: Column, look: Look): string[] {
  const room = look.columns - indent.length;
  const left = cutToWidth(shown(row.text, look), room, look.marks.ellipsis);
  const rest = room - wide - 2;
  const lines = wrapWords(showText(row.words, look), Math.max(rest, 16));
  const [first = '', ...more] = lines;
  // What does not fit beside it goes below.
  if (cellsOf(left) > wide || rest < 24) {
    return [indent + paint(left), ...wrapWords(row.words, room - 4).map((line) => `${indent}    ${line}`)];
  }
  const gap = ' '.repeat(wide - cellsOf(left) + 2);
  return [
    `${indent}${paint(left)}${gap}${first}`,
    ...more.map((line) => indent + ' '.repeat(wide + 2) + line),
  ].map((line) => line.trimEnd());
}

function renderVerdict(verdict: Verdict, look: Look): string[] {
  const paint = verdict.level === 'safe' ? look.step : look.alarm;
  const label = cutToWidth(showText(verdict.label, look), look.columns - 12, look.marks.ellipsis);
  return [
    `${paint(verdict.level)}${look.marks.between}${label}`,
    ...verdict.reasons.flatMap(({ text }) => {
      const [first = '', ...more] = wrapWords(showText(text, look), look.columns - 2);
      return [`${look.alarm(look.marks.danger)} ${first}`, ...more.map((line) => `  ${line}`)];
    }),
  ];
}
