// What all expressions of PowerShell share: their text as written, and what a text that they make may be.
import { noteControls } from '../../flow/output.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { noteWritten } from '../../paths/secret-flow.ts';
import { destroyedPlace, isWindowsSecret } from '../../paths/windows.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { notePiece } from './escape-flow.ts';
import { spanOf } from './expression-shapes.ts';

export function sourceOf(judgement: Judgement, node: Node): string {
  return judgement.text.source.slice(node.startIndex, node.endIndex);
}

export function findUnreadable(judgement: Judgement, node: Node): string {
  report(judgement, 'unreadable', spanOf(node), `"${node.type}"`);
  return UNKNOWN;
}

/** A text, perhaps put together of several: it may command the terminal or name a secret as none of them did. */
export function noteText(judgement: Judgement, text: string, node: Node): string {
  noteControls(judgement, text, spanOf(node));
  noteWritten(judgement, text, spanOf(node));
  notePiece(judgement, text, spanOf(node));
  return text;
}

/** Whatever is made of it may still be that place, or command the terminal. */
export function sensitiveOf(judgement: Judgement, values: readonly string[]): string | undefined {
  const { home } = judgement.facts;
  return values
    .flatMap((value) => value.split(WORD_BREAK))
    .find(
      (value) =>
        value.includes('\u001b') ||
        isWindowsSecret(value) ||
        (value !== '' && destroyedPlace(value, home) !== undefined),
    );
}
