// The shape of expressions: strings, operations, tables and calls, as the walk reads them.

import type { SyntaxNode } from '../../syntax-tree.ts';
import { allows, type Parts } from './host-parts.ts';
import type { HostNode } from './host-tree.ts';

export function shapeString(parts: Parts, node: HostNode): SyntaxNode {
  const text = parts.text(node);
  if (text.startsWith("@'")) return parts.leaf('verbatim_here_string_characters', node);
  if (text.startsWith('@"')) return parts.leaf('expandable_here_string_literal', node);
  if (text.startsWith("'")) return parts.leaf('verbatim_string_characters', node);
  if (text.startsWith('"')) return parts.leaf('expandable_string_literal', node);
  return parts.leaf('simple_name', node);
}

export function shapeExpandable(parts: Parts, node: HostNode): SyntaxNode {
  if (parts.isBare(node)) return parts.unread(node);
  const type = parts.text(node).startsWith('@')
    ? 'expandable_here_string_literal'
    : 'expandable_string_literal';
  return parts.wrapped(
    type,
    node,
    node.children.map((child) => parts.shape(child)),
  );
}

export function shapeOperation(parts: Parts, node: HostNode): SyntaxNode {
  const [operator, ...more] = node.tokens;
  if (operator === undefined || more.length > 0) return parts.unread(node);
  return parts.mixed(operator.kind === 'Plus' ? 'additive_expression' : 'comparison_expression', node);
}

export function shapeUnary(parts: Parts, node: HostNode): SyntaxNode {
  const [operator, ...more] = node.tokens;
  if (operator === undefined || more.length > 0) return parts.unread(node);
  if (operator.from > node.from) return parts.mixed('post_increment_expression', node);
  return parts.wrapped('unary_expression', node, [parts.mixed('expression_with_unary_operator', node)]);
}

/** What a conversion makes of its value is not known. */
export function shapeCast(parts: Parts, node: HostNode): SyntaxNode {
  if (node.tokens.length > 0) return parts.unread(node);
  const operation = parts.wrapped('expression_with_unary_operator', node, [
    parts.mixed('cast_expression', node),
  ]);
  return parts.wrapped('unary_expression', node, [operation]);
}

export function shapeHash(parts: Parts, node: HostNode): SyntaxNode {
  if (!allows('AtCurly RCurly Equals Semi', node) || node.children.length % 2 !== 0)
    return parts.unread(node);
  const entries: SyntaxNode[] = [];
  node.children.forEach((child, at) => {
    const key = node.children[at - 1];
    if (at % 2 === 0 || key === undefined) return;
    const written = parts.wrapped('key_expression', key, [parts.shape(key)]);
    entries.push(
      parts.wrapped('hash_entry', { from: key.from, to: child.to }, [written, parts.shape(child)]),
    );
  });
  return parts.wrapped('hash_literal_expression', node, [parts.wrapped('hash_literal_body', node, entries)]);
}

export function shapeCall(parts: Parts, node: HostNode): SyntaxNode {
  const [target, name, ...given] = node.children;
  if (!allows('Dot ColonColon QuestionDot Comma LParen RParen', node)) return parts.unread(node);
  if (target === undefined || name === undefined) return parts.unread(node);
  const list = { from: name.to, to: node.to };
  const values = parts.wrapped(
    'argument_expression_list',
    list,
    given.map((each) => parts.shape(each)),
  );
  return parts.wrapped('invokation_expression', node, [
    parts.shape(target),
    parts.shape(name),
    parts.wrapped('argument_list', list, [values]),
  ]);
}
