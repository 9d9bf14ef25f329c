// What an expression of PowerShell is by its shape, before it is evaluated.

import type { Span } from '../../../domain/verdict.ts';
import { isDynamic } from '../../judgement/word.ts';
import { isWindowsSecret } from '../../paths/windows.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';

export function spanOf(node: Node): Span {
  return [node.startIndex, Math.max(node.endIndex, node.startIndex + 1)];
}

export const BINARY =
  /^(?:logical|bitwise|comparison|additive|multiplicative|format|range)(?:_argument)?_expression$/;

export function isBlock(node: Node): boolean {
  return unwrap(node).type === 'script_block_expression';
}

/** Through nodes that only wrap one other. */
export function unwrap(node: Node): Node {
  let at = node;
  for (;;) {
    const [only, ...more] = at.children;
    const ends = /^(?:variable|script_block_expression|hash_literal_expression)$/.test(at.type);
    if (only === undefined || more.length > 0 || !only.isNamed || ends) return at;
    at = only;
  }
}

/** The expression that is all a bracket holds. */
export function loneExpression(node: Node): Node | undefined {
  const inside = node.namedChildren.filter((child) => child.type !== 'comment');
  const [first, ...more] = inside;
  return first === undefined || more.length > 0 ? undefined : onlyExpression(first);
}

/** The expression that is all a statement is. */
export function onlyExpression(node: Node): Node | undefined {
  let at = node;
  while (/^(?:statement_list|pipeline|pipeline_chain)$/.test(at.type)) {
    const [only, ...others] = at.namedChildren;
    if (only === undefined || others.length > 0 || at.children.length > 1) return undefined;
    at = only;
  }
  return BINARY.test(at.type) ? at : undefined;
}

export function isOperator(node: Node): boolean {
  return !node.isNamed || (/_operator$/.test(node.type) && node.type !== 'expression_with_unary_operator');
}

/** A value that only the run knows and that is no text: what is there is a variable or the output of something. */
export function mayHoldBlock(written: string, value: string): boolean {
  return (isDynamic(value) || isWindowsSecret(value)) && /(?:^|,)\s*(?:[$(]|@[^{"'])/.test(written);
}

/** Surely a string: written as one, or a property that always is, of what a cmdlet gave. */
export function isText(node: Node, text: string, source: string): boolean {
  const inner = unwrap(node);
  if (/string|here_string/.test(inner.type)) return true;
  // The lines of a file, or all of it.
  if (/^\(\s*(?:get-content|gc|get-clipboard)\s[^|;{}()]*\)$/i.test(inner.text)) return true;
  if (!hasOnlyItems(source)) return false;
  return /\.(?:Name|BaseName|FullName|Extension|DirectoryName|Line|Path|ProcessName|DisplayName|Message|Value|ToString\(\)|Trim\(\)|ToLower\(\)|ToUpper\(\))$/i.test(
    text,
  );
}

/** No object in the text has custom properties, in which a file may be called `Name`. */
function hasOnlyItems(source: string): boolean {
  if (/@\{|add-member|pscustomobject|psobject/i.test(source)) return false;
  const items = [...source.matchAll(/\bforeach\s*\(\s*(\$\w+)\s+in\b/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const known = new Set([...items, '$_', '$psitem', '$null', '$true', '$false']);
  return [...source.matchAll(/\$(?:\w|\{)[\w:]*/g)].every(([name]) => known.has(name.toLowerCase()));
}

export const TOKENS =
  /^(?:[(){};,|&$@]|@\(|\$\(|&&|\|\||=|if|elseif|else|while|do|until|for|foreach|in|switch|default|try|catch|finally|begin|process|end|dynamicparam|clean|param|return|throw|exit|break|continue|function|filter|\s*)$/i;
