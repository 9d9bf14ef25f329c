// A part of a PowerShell text as the walk reads it: the grammar's tree has this shape, and so has that of the live shell's parser.

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
  readonly descendantsOfType: (type: string) => readonly (SyntaxNode | null)[];
};

type Part = Omit<SyntaxNode, 'text' | 'namedChildren' | 'descendantsOfType'>;

/** A node of `source`. */
export function syntaxNode(part: Part, source: string): SyntaxNode {
  const node: SyntaxNode = {
    ...part,
    text: source.slice(part.startIndex, part.endIndex),
    namedChildren: part.children.filter(({ isNamed }) => isNamed),
    descendantsOfType: (type) => [
      ...(part.type === type ? [node] : []),
      ...part.children.flatMap((child) => child.descendantsOfType(type)),
    ],
  };
  return node;
}
