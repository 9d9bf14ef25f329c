// The difference of two texts, line by line with a little around each change.

import { isUtf8 } from 'node:buffer';
import { structuredPatch } from 'diff';
import type { DiffLine } from '../domain/file-change.ts';

export type TextDiff = {
  readonly diff: readonly DiffLine[];
  /** Lines. */
  readonly added: number;
  readonly removed: number;
};

const CONTEXT = 3;
/** Lines that differ; beyond it a search for the smallest difference takes too long. */
const MOST_EDITS = 2_000;

export function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0);
}

export function diffTexts(before: string, after: string): TextDiff {
  const diff = before === after ? [] : (smallestDiff(before, after) ?? wholeDiff(before, after));
  return { diff, added: count(diff, 'added'), removed: count(diff, 'removed') };
}

function smallestDiff(before: string, after: string): readonly DiffLine[] | undefined {
  const patch = structuredPatch('', '', before, after, '', '', {
    context: CONTEXT,
    maxEditLength: MOST_EDITS,
  });
  if (patch === undefined) return undefined;
  return patch.hunks.flatMap(({ oldStart, lines }, index) => [
    ...(index > 0 || oldStart > 1 ? [{ type: 'gap', text: '' } as const] : []),
    ...lines.map(toLine),
  ]);
}

function toLine(line: string): DiffLine {
  const text = line.slice(1);
  switch (line.charAt(0)) {
    case '+':
      return { type: 'added', text };
    case '-':
      return { type: 'removed', text };
    case '\\':
      return { type: 'note', text: 'No newline at the end.' };
    default:
      return { type: 'same', text };
  }
}

/** Everything out, everything in. */
function wholeDiff(before: string, after: string): readonly DiffLine[] {
  return [...linesAs('removed', before), ...linesAs('added', after)];
}

function linesAs(type: 'added' | 'removed', text: string): readonly DiffLine[] {
  return text === ''
    ? []
    : text
        .replace(/\n$/, '')
        .split('\n')
        .map((line) => ({ type, text: line }));
}

function count(diff: readonly DiffLine[], type: DiffLine['type']): number {
  return diff.filter((line) => line.type === type).length;
}
