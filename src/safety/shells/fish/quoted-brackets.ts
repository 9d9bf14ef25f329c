// `math "($n + 1) * 2"`: between double quotes fish runs `$(…)` alone, and a bracket by itself is text, which the grammar takes
// for a command where a variable follows.

import type { SyntaxNode as Node } from '../syntax-tree.ts';

/** The places of such brackets: outside them the quotes are told as fish does (its language manual, Quotes and Comments). */
export function quotedBrackets(source: string): readonly number[] {
  const found: number[] = [];
  // What is open, the innermost last: quotes, or the brackets of a command.
  const open: ('"' | '(')[] = [];
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at);
    const quoted = open.at(-1) === '"';
    if (char === '\\') at++;
    else if (quoted && char === '(' && source.charAt(at - 1) !== '$') found.push(at);
    else if (char === '(') open.push('(');
    else if (quoted ? char === '"' : char === ')') open.pop();
    else if (quoted) continue;
    else if (char === '"') open.push('"');
    else if (char === "'") at = endOfQuote(source, at);
    else if (char === '#' && /^$|[\s;|&(]/.test(source.charAt(at - 1))) at = endOfLine(source, at);
  }
  return found;
}

function endOfQuote(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source.charAt(at) !== "'") at += source.charAt(at) === '\\' ? 2 : 1;
  return at;
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

/** Whether the tree has the place as text of a double-quoted string as well. */
export function isQuotedText(root: Node, at: number): boolean {
  let node = root;
  for (;;) {
    const inside = node.children.find(({ startIndex, endIndex }) => startIndex <= at && at < endIndex);
    if (inside === undefined) return node.type === 'double_quote_string';
    node = inside;
  }
}
