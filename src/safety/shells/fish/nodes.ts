// Helpers of the fish walk: the span and parts of a node, and the finding that it cannot be read.

import type { Span } from '../../../domain/verdict.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';

export function unreadable(judgement: Judgement, node: Node): void {
  report(judgement, 'unreadable', spanOf(node), `"${node.type}"`);
}

export function spanOf(node: Node): Span {
  return [node.startIndex, Math.max(node.endIndex, node.startIndex + 1)];
}

/** A word before a function's body by which an event calls it: `--on-variable x`, `-e x`, or what only the run decides. */
export function namesEvent({ text }: Node): boolean {
  return /^(?:-[a-zA-Z]*[ejpsv]|--on)|[$(]/.test(text);
}

/** What is before and behind the first end of a line or command. */
export function partsOf({ children }: Node): {
  readonly head: readonly Node[];
  readonly body: readonly Node[];
} {
  const at = children.findIndex(
    (child) => !child.isNamed && (child.type === ';' || child.type.trim() === ''),
  );
  return { head: children.slice(0, at), body: children.slice(at + 1) };
}
