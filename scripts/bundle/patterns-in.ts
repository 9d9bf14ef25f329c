// The regular expressions of a module, and how each is used.

export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** How a pattern is used tells whether one may be kept for all times that its place is reached. */
export type Place = {
  readonly inFunction: boolean;
  /** Handed to a method that begins at the start of the text, whatever the pattern was last compared with. */
  readonly fromStart: boolean;
};

/** `new RegExp(…)` of a module, whose source is the same at every start. */
export function isWritten(node: Node, { inFunction }: Place): boolean {
  return node.type === 'NewExpression' && !inFunction;
}

const FROM_START = new Set(['replace', 'replaceAll', 'match', 'matchAll', 'search', 'split']);

/** In the order of the text; what is inside another is not listed. */
export function patternsIn(program: Node): readonly { readonly node: Node; readonly place: Place }[] {
  const found: { readonly node: Node; readonly place: Place }[] = [];
  const walk = (node: unknown, place: Place): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, place);
    if (!isNode(node)) return;
    if (isPattern(node)) {
      found.push({ node, place });
      return;
    }
    const inFunction = place.inFunction || /Function|PropertyDefinition|StaticBlock/.test(node.type);
    for (const [key, value] of Object.entries(node))
      walk(value, { inFunction, fromStart: key === 'arguments' && isFromStart(node) });
  };
  walk(program['body'], { inFunction: false, fromStart: false });
  return found.toSorted((a, b) => a.node.start - b.node.start);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isPattern(node: Node): boolean {
  if (node.type === 'Literal') return isObject(node['regex']);
  return node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'RegExp';
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isFromStart(node: Node): boolean {
  const callee = node['callee'] as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  return FROM_START.has(String((callee['property'] as Node)['name']));
}
