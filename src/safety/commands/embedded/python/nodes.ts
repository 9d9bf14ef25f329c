// The tree of a Python program: every node has the same shape, so that nothing in it can be passed over.

export type NodeType =
  // Values
  | 'name'
  | 'number'
  | 'string'
  | 'filled'
  | 'joined'
  | 'attribute'
  | 'item'
  | 'slice'
  | 'call'
  | 'argument'
  | 'list'
  | 'tuple'
  | 'set'
  | 'dict'
  | 'comprehension'
  | 'each'
  | 'lambda'
  | 'parameter'
  | 'operation'
  | 'starred'
  | 'walrus'
  // Statements
  | 'statement'
  | 'assign'
  | 'for'
  | 'with'
  | 'def'
  | 'except'
  | 'import'
  | 'block';

/**
 * `text` is the name of a name, an attribute, a function, a parameter or the keyword of an argument, the sign of an
 * operation, the text of a string; a block has a statement in each node.
 *
 * assign: targets…, value · for and each: target, iterable, then conditions or blocks · with: value, target? … ·
 * item: value, index · call: function, arguments · comprehension: item(s), each… · lambda: parameters…, value ·
 * def: parameters…, block · except: kinds?, block; its text is the name · import: its text is the module, the nodes
 * have `name` or `name as other` in their text; `from` stands in the prefix
 */
export type Node = {
  readonly type: NodeType;
  readonly text: string;
  readonly nodes: readonly Node[];
  /** Of a string, the letters before it. */
  readonly prefix: string;
};

export const node = (type: NodeType, text: string, nodes: readonly Node[] = [], prefix = ''): Node => ({
  type,
  text,
  nodes,
  prefix,
});

/** Thrown where the program is not understood; `parse.ts` catches it. */
export class NotRead extends Error {}

export function fail(): never {
  throw new NotRead();
}
