// Redirections of fish: what a command reads from and writes to.

import type { Input, Judgement, Output } from '../../judgement/judge.ts';
import { isPlainFile, judgeRedirect, mayFail, type RedirectKind } from '../../paths/redirection.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
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

/** Where standard output goes after those of these nodes that are redirections, by their text alone. */
export function outputAfter(nodes: readonly Node[], before: Output): Output {
  let output = before;
  for (const { type, text, namedChildren } of nodes) {
    if (!type.endsWith('_redirect') || /^[02-9<]/.test(text)) continue;
    const isFile = type === 'file_redirect' && text.includes('>') && isPlainFile(namedChildren.at(-1)?.text);
    output = isFile ? 'elsewhere' : 'terminal';
  }
  return output;
}

/** True when it feeds standard input. */
export function judgeRedirection(judgement: Judgement, node: Node, inner: JudgeInner): boolean {
  if (node.type === 'stream_redirect') {
    if (!/^\d?[<>]&(?:\d|-)$/.test(node.text)) unreadable(judgement, node);
    return false;
  }
  const direction = node.namedChildren.find((child) => child.type === 'direction')?.text ?? '';
  const target = node.namedChildren.find((child) => child.type !== 'direction');
  const kind = KINDS[direction.replace(/^[\d&^]+/, '')];
  if (target === undefined || kind === undefined) {
    unreadable(judgement, node);
    return false;
  }
  const [value, ...more] = fishWords(judgement, target, inner);
  if (value === undefined || more.length > 0) unreadable(judgement, node);
  else return judgeRedirect(judgement, kind, value, spanOf(node)) === 'input';
  return false;
}

/** The file that feeds standard input, by its text. */
export function fileFed(nodes: readonly Node[]): Input {
  const redirect = nodes.find(({ type, text }) => type === 'file_redirect' && text.startsWith('<'));
  const target = redirect?.namedChildren.at(-1);
  return target ? { type: 'file', file: { text: target.text, span: spanOf(target) } } : { type: 'file' };
}
