// What would change in a file, as lines with `+` and `-`: a few of them in the question, all of them on `?`.

import type { DiffLine } from '../../domain/file-change.ts';
import { showLine } from '../drawing/command-text.ts';
import type { Look } from '../drawing/look.ts';
import { cellsOf, cutToWidth } from '../drawing/width.ts';

/** What is before every line. */
const INDENT = '  ';
/** Lines of a diff that a question shows. */
const MOST_LINES = 16;

/** At most `MOST_LINES`, each on one row; `cut`: something was left out. */
export function renderDiffStart(diff: readonly DiffLine[], look: Look): { lines: string[]; cut: boolean } {
  const room = look.columns - INDENT.length;
  const shown = diff.length > MOST_LINES ? diff.slice(0, MOST_LINES - 1) : diff;
  const rest = diff.length - shown.length;
  const long = shown.some((line) => cellsOf(plainLine(line, look)) > room);
  const more = rest === 0 ? [] : [INDENT + look.faint(`${look.marks.ellipsis} ${rest} more lines`)];
  const lines = shown.map((line) => {
    const text = cutToWidth(plainLine(line, look), room, look.marks.ellipsis);
    return INDENT + paintOf(line, look)(text);
  });
  return { lines: [...lines, ...more], cut: rest > 0 || long };
}

export function renderDiff(diff: readonly DiffLine[], look: Look): string[] {
  return diff.map((line) => INDENT + paintOf(line, look)(plainLine(line, look)));
}

function plainLine({ type, text }: DiffLine, look: Look): string {
  switch (type) {
    case 'added':
      return `+ ${showLine(text, look)}`;
    case 'removed':
      return `- ${showLine(text, look)}`;
    case 'gone':
      return `${look.marks.minus} ${showLine(text, look)}`;
    case 'same':
      return `  ${showLine(text, look)}`;
    case 'gap':
      return `  ${look.marks.ellipsis}`;
    case 'note':
      return showLine(text, look);
  }
}

function paintOf({ type }: DiffLine, look: Look): (text: string) => string {
  switch (type) {
    case 'added':
      return look.added;
    case 'removed':
    case 'gone':
      return look.removed;
    case 'same':
    case 'gap':
      return look.faint;
    case 'note':
      return look.alarm;
  }
}
