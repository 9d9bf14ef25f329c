// The shape of commands: their names, words and redirections, as the walk reads them.

import type { SyntaxNode } from '../../syntax-tree.ts';
import { allows, type Parts } from './host-parts.ts';
import type { HostNode } from './host-tree.ts';

export function shapeCommand(parts: Parts, node: HostNode): SyntaxNode {
  const [name, ...rest] = node.children;
  const [operator, ...more] = node.tokens;
  if (name === undefined || /Redirection$/.test(name.kind) || more.length > 0) return parts.unread(node);
  if (operator !== undefined && (!/^(?:Ampersand|Dot)$/.test(operator.kind) || operator.from > name.from))
    return parts.unread(node);
  const children: SyntaxNode[] = [];
  if (operator !== undefined) children.push(parts.leaf('command_invokation_operator', operator));
  children.push(
    parts.isWord(name)
      ? parts.leaf('command_name', name)
      : parts.wrapped('command_name_expr', name, [parts.shape(name)]),
  );
  const words = elements(parts, rest);
  if (words === undefined) return parts.unread(node);
  children.push(parts.wrapped('command_elements', { from: name.to, to: node.to }, words));
  return parts.wrapped('command', node, children);
}

/** The words behind the name; what is between them is read from the source. */
function elements(parts: Parts, nodes: readonly HostNode[]): SyntaxNode[] | undefined {
  const verbatim = nodes.findIndex((node) => node.kind.startsWith('String') && parts.text(node) === '--%');
  const stop = nodes[verbatim];
  if (stop !== undefined) {
    const before = elements(parts, nodes.slice(0, verbatim));
    const rest = { from: stop.from, to: nodes.at(-1)?.to ?? stop.to };
    return before && [...before, parts.wrapped('stop_parsing', rest, [])];
  }
  const given = nodes.map((node) => element(parts, node));
  return given.some((each) => each === undefined) ? undefined : given.flatMap((each) => each ?? []);
}

function element(parts: Parts, node: HostNode): SyntaxNode[] | undefined {
  switch (node.kind) {
    case 'MergingRedirection':
      return [];
    case 'FileRedirection':
      return elements(parts, node.children);
    case 'ArrayLiteral': {
      const listed = node.children[0]?.from === node.from && allows('Comma', node);
      return listed ? elements(parts, node.children) : [parts.shape(node)];
    }
    case 'CommandParameter':
      return namedArgument(parts, node);
    case 'StringConstantExpression':
    case 'ConstantExpression':
      return [parts.isBare(node) ? parts.leaf('generic_token', node) : parts.shape(node)];
    case 'ExpandableStringExpression':
      return parts.isBare(node) ? word(parts, node) : [parts.shape(node)];
    default:
      return [parts.shape(node)];
  }
}

/** `-Name`, or `-Name:value`, where the colon belongs to neither. */
function namedArgument(parts: Parts, node: HostNode): SyntaxNode[] | undefined {
  const [token, ...more] = node.tokens;
  if (token === undefined || more.length > 0) return undefined;
  const to = token.to - (parts.text(token).endsWith(':') ? 1 : 0);
  const value = elements(parts, node.children);
  return value && [parts.wrapped('command_parameter', { from: token.from, to }, []), ...value];
}

/** A bare word, cut where commands are in it. */
export function word(parts: Parts, node: HostNode): SyntaxNode[] {
  const pieces: SyntaxNode[] = [];
  let at = node.from;
  const plain = (to: number) => {
    if (to > at) pieces.push(parts.wrapped('generic_token', { from: at, to }, []));
  };
  for (const child of node.children) {
    if (child.kind === 'VariableExpression') continue;
    plain(child.from);
    pieces.push(parts.shape(child));
    at = child.to;
  }
  plain(node.to);
  return pieces;
}

export function redirection(parts: Parts, node: HostNode): SyntaxNode {
  const [operator] = node.tokens;
  const [location] = node.children;
  if (operator === undefined) return parts.unread(node);
  if (node.kind === 'MergingRedirection')
    return parts.wrapped('redirection', node, [parts.leaf('merging_redirection_operator', operator)]);
  if (node.kind !== 'FileRedirection' || location === undefined) return parts.unread(node);
  const target = parts.isWord(location) ? parts.leaf('generic_token', location) : parts.shape(location);
  return parts.wrapped('redirection', node, [
    parts.leaf('file_redirection_operator', operator),
    parts.wrapped('redirected_file_name', location, [target]),
  ]);
}
