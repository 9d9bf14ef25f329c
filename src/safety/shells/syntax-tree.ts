// The tree of a text as the walks of fish and PowerShell read it: copied from the grammar's, or built from what the live shell's
// own parser said.

import type { Language, Node, Parser } from 'web-tree-sitter';
import type { Span } from '../../domain/verdict.ts';

/** Offsets count UTF-16 units. */
export type SyntaxNode = {
  readonly type: string;
  readonly text: string;
  readonly startIndex: number;
  readonly endIndex: number;
  /** Without a name: a token as it is written. */
  readonly isNamed: boolean;
  readonly children: readonly SyntaxNode[];
  readonly namedChildren: readonly SyntaxNode[];
  /** The node itself, where it is one, and all below it. */
  readonly descendantsOfType: (type: string) => readonly SyntaxNode[];
};

type Part = Omit<SyntaxNode, 'text' | 'namedChildren' | 'descendantsOfType'>;

/** A node of `source`. */
export function syntaxNode(part: Part, source: string): SyntaxNode {
  return new PlainNode(part, source);
}

class PlainNode implements SyntaxNode {
  readonly type: string;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly isNamed: boolean;
  readonly children: readonly SyntaxNode[];
  private readonly source: string;
  private named: readonly SyntaxNode[] | undefined;

  constructor({ type, startIndex, endIndex, isNamed, children }: Part, source: string) {
    this.type = type;
    this.startIndex = startIndex;
    this.endIndex = endIndex;
    this.isNamed = isNamed;
    this.children = children;
    this.source = source;
    this.named = undefined;
  }

  get text(): string {
    return this.source.slice(this.startIndex, this.endIndex);
  }

  get namedChildren(): readonly SyntaxNode[] {
    this.named ??= this.children.filter(({ isNamed }) => isNamed);
    return this.named;
  }

  descendantsOfType(type: string): readonly SyntaxNode[] {
    const below = this.children.flatMap((child) => child.descendantsOfType(type));
    return this.type === type ? [this, ...below] : below;
  }
}

/** `error`: the first place that the grammar cannot read. */
export type ParsedTree = { readonly root: SyntaxNode; readonly error: Span | undefined };

/** Undefined where the parser gives up. */
export function parseTree(parser: Parser, text: string): ParsedTree | undefined {
  const tree = parser.parse(text);
  if (tree === null) return undefined;
  const { rootNode: root } = tree;
  const whole: Span = [0, text.length];
  const error = root.hasError ? (firstError(root) ?? whole) : undefined;
  const copied = copyNode(root, text, kindsOf(tree.language));
  tree.delete();
  return { root: copied, error };
}

type Kinds = Map<number, { readonly type: string; readonly isNamed: boolean }>;

const kinds = new WeakMap<Language, Kinds>();

/** Each question about a node is a call into WebAssembly, so what its kind tells is asked once. */
function kindsOf(language: Language): Kinds {
  const known = kinds.get(language) ?? new Map();
  kinds.set(language, known);
  return known;
}

function copyNode(node: Node, source: string, known: Kinds): SyntaxNode {
  const id = node.typeId;
  let kind = known.get(id);
  if (kind === undefined) {
    kind = { type: node.type, isNamed: node.isNamed };
    known.set(id, kind);
  }
  const children = node.children.map((child) => copyNode(child, source, known));
  const { startIndex, endIndex } = node;
  return new PlainNode({ ...kind, startIndex, endIndex, children }, source);
}

function firstError(node: Node): Span | undefined {
  if (node.isError || node.isMissing) return [node.startIndex, Math.max(node.endIndex, node.startIndex + 1)];
  for (const child of node.children) {
    const found = child.hasError || child.isMissing ? firstError(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
