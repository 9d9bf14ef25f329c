// What every shape is made of: nodes and leaves of the walk's tree, and the words of the live shell's.

import type { ParsedToken } from '../../../../domain/shell.ts';
import { type SyntaxNode, syntaxNode } from '../../syntax-tree.ts';
import type { HostNode } from './host-tree.ts';

/** Prefix of the types of unread nodes, so that the walk reports them. */
export const UNREAD = 'unread ';

/** Any tokens. */
export const ANY = '*';

/** Whether a node has only tokens of these kinds between its children. */
export function allows(kinds: string, { tokens }: HostNode): boolean {
  const allowed = kinds.split(' ');
  return kinds === ANY || tokens.every(({ kind }) => allowed.includes(kind));
}

type Piece = { readonly from: number; readonly to: number };

const WORDS = /^(?:StringConstantExpression|ExpandableStringExpression|ConstantExpression)$/;

export class Parts {
  private readonly source: string;
  readonly shape: (node: HostNode) => SyntaxNode;

  /** `shape` says what becomes of any node. */
  constructor(source: string, shape: (parts: Parts, node: HostNode) => SyntaxNode) {
    this.source = source;
    this.shape = (node) => shape(this, node);
  }

  /** A type that is not read, so that the walk reports it. */
  unread(node: HostNode): SyntaxNode {
    return this.wrapped(
      `${UNREAD}${node.kind}`,
      node,
      node.children.map((child) => this.shape(child)),
    );
  }

  leaf(type: string, piece: Piece): SyntaxNode {
    return this.wrapped(type, piece, []);
  }

  wrapped(type: string, { from, to }: Piece, children: readonly SyntaxNode[]): SyntaxNode {
    return syntaxNode({ type, startIndex: from, endIndex: to, isNamed: true, children }, this.source);
  }

  token(token: ParsedToken): SyntaxNode {
    const { from, to } = token;
    const type = this.text(token);
    return syntaxNode({ type, startIndex: from, endIndex: to, isNamed: false, children: [] }, this.source);
  }

  text({ from, to }: Piece): string {
    return this.source.slice(from, to);
  }

  /** A word that is written without quotes. */
  isBare(node: HostNode): boolean {
    return WORDS.test(node.kind) && !/^@?["']/.test(this.text(node));
  }

  /** The same, and nothing in it runs. */
  isWord(node: HostNode): boolean {
    return this.isBare(node) && node.children.every(({ kind }) => kind === 'VariableExpression');
  }

  /** Children and tokens as they follow each other. */
  mixed(type: string, node: HostNode): SyntaxNode {
    const parts = [
      ...node.children.map((child) => this.shape(child)),
      ...node.tokens.map((token) => this.token(token)),
    ];
    return this.wrapped(
      type,
      node,
      parts.sort((one, other) => one.startIndex - other.startIndex),
    );
  }
}
