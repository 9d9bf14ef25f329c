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
    const found: SyntaxNode[] = [];
    collect(this, type, found);
    return found;
  }
}

function collect(node: SyntaxNode, type: string, found: SyntaxNode[]): void {
  if (node.type === type) found.push(node);
  for (const child of node.children) collect(child, type, found);
}

/** `error`: the first place that the grammar cannot read. */
export type ParsedTree = { readonly root: SyntaxNode; readonly error: Span | undefined };

/**
 * Undefined where the parser gives up. `wrappers`: types of nodes that say nothing where they hold one part alone; of a row of
 * them, each in the other, the outermost is kept. `written`: what the nodes give as their text, of the same length.
 */
export function parseTree(
  parser: Parser,
  text: string,
  wrappers: RegExp = NONE,
  written = text,
): ParsedTree | undefined {
  const tree = parser.parse(text);
  if (tree === null) return undefined;
  const { rootNode: root } = tree;
  const whole: Span = [0, text.length];
  const error = root.hasError ? (firstError(root) ?? whole) : undefined;
  const copied = copyNode(root, written, kindsOf(tree.language, wrappers));
  tree.delete();
  return { root: copied, error };
}

const NONE = /^\b$/;

type Kind = { readonly type: string; readonly isNamed: boolean; readonly wraps: boolean };

type Kinds = { readonly known: Map<number, Kind>; readonly wrappers: RegExp };

const kinds = new WeakMap<Language, Kinds>();

/** Each question about a node is a call into WebAssembly, so what its kind tells is asked once. */
function kindsOf(language: Language, wrappers: RegExp): Kinds {
  const told = kinds.get(language) ?? { known: new Map<number, Kind>(), wrappers };
  kinds.set(language, told);
  return told;
}

function kindOf(node: Node, { known, wrappers }: Kinds): Kind {
  const id = node.typeId;
  const told = known.get(id);
  if (told !== undefined) return told;
  const { type, isNamed } = node;
  const kind = { type, isNamed, wraps: wrappers.test(type) };
  known.set(id, kind);
  return kind;
}

function copyNode(node: Node, source: string, known: Kinds): SyntaxNode {
  const { type, isNamed, wraps } = kindOf(node, known);
  const { startIndex, endIndex } = node;
  let inside = node.children;
  for (let only = loneChild(inside); wraps && only !== undefined; only = loneChild(inside)) {
    const { children } = only;
    if (!kindOf(only, known).wraps || loneChild(children) === undefined) break;
    inside = children;
  }
  const children = inside.map((child) => copyNode(child, source, known));
  return new PlainNode({ type, isNamed, startIndex, endIndex, children }, source);
}

function loneChild([only, ...more]: readonly Node[]): Node | undefined {
  return more.length === 0 ? only : undefined;
}

function firstError(node: Node): Span | undefined {
  if (node.isError || node.isMissing) return [node.startIndex, Math.max(node.endIndex, node.startIndex + 1)];
  for (const child of node.children) {
    const found = child.hasError || child.isMissing ? firstError(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
