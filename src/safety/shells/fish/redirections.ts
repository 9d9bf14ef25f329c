// Redirections of fish: what a command reads from and writes to.

import type { Node } from 'web-tree-sitter';
import type { Judge } from '../../judgement/judge.ts';
import { judgeRedirect, mayFail, type RedirectKind } from '../../paths/redirection.ts';
import { spanOf, unreadable } from './nodes.ts';
import { fishWords, type JudgeInner } from './words.ts';

/** A redirection that may fail, and with it what it belongs to. */
export function mayNotOpen({ type, namedChildren }: Node): boolean {
  return type === 'file_redirect' && mayFail(namedChildren.at(-1)?.text ?? '');
}

const KINDS: Readonly<Record<string, RedirectKind>> = {
  '>': 'write',
  '>?': 'write',
  '>>': 'append',
  '<': 'read',
  '<?': 'read',
};

/** True when it feeds standard input. */
export function judgeRedirection(judge: Judge, node: Node, inner: JudgeInner): boolean {
  if (node.type === 'stream_redirect') {
    if (!/^\d?[<>]&(?:\d|-)$/.test(node.text)) unreadable(judge, node);
    return false;
  }
  const direction = node.namedChildren.find((child) => child.type === 'direction')?.text ?? '';
  const target = node.namedChildren.find((child) => child.type !== 'direction');
  const kind = KINDS[direction.replace(/^[\d&^]+/, '')];
  if (target === undefined || kind === undefined) {
    unreadable(judge, node);
    return false;
  }
  const [value, ...more] = fishWords(judge, target, inner);
  if (value === undefined || more.length > 0) unreadable(judge, node);
  else return judgeRedirect(judge, kind, value, spanOf(node)) === 'input';
  return false;
}
