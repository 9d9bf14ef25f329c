// What all expressions of PowerShell share: their text as written, and what a text that they make may be.
import { noteControls } from '../../flow/output.ts';
import { find } from '../../judgement/findings.ts';
import type { Judge } from '../../judgement/judge.ts';
import { BREAK, VARIABLE } from '../../judgement/word.ts';
import { destroyedPlace, isWindowsSecret } from '../../paths/windows.ts';
import { noteWritten } from '../../paths/windows-secret-flow.ts';
import { notePiece } from './escape-flow.ts';
import { spanOf } from './expression-shapes.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';

export function sourceOf(judge: Judge, node: Node): string {
  return judge.text.source.slice(node.startIndex, node.endIndex);
}

export function findUnreadable(judge: Judge, node: Node): string {
  find(judge, 'unreadable', spanOf(node), `"${node.type}"`);
  return VARIABLE;
}

/** A text, perhaps put together of several: it may command the terminal or name a secret as none of them did. */
export function noteText(judge: Judge, text: string, node: Node): string {
  noteControls(judge, text, spanOf(node));
  noteWritten(judge, text, spanOf(node));
  notePiece(judge, text, spanOf(node));
  return text;
}

/** Whatever is made of it may still be that place, or command the terminal. */
export function sensitiveOf(judge: Judge, values: readonly string[]): string | undefined {
  const { home } = judge.facts;
  return values
    .flatMap((value) => value.split(BREAK))
    .find(
      (value) =>
        value.includes('\u001b') ||
        isWindowsSecret(value) ||
        (value !== '' && destroyedPlace(value, home) !== undefined),
    );
}
