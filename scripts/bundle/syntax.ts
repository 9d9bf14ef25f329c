// What the steps of the build ask of a chunk's syntax.

import { isNode, type Node } from './patterns-in.ts';

export type Edit = { readonly at: number; readonly end: number; readonly text: string };

/** How often each name gets a value, wherever that is. */
export function bindingsIn(program: Node): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const bind = (pattern: unknown): void => {
    if (Array.isArray(pattern)) for (const each of pattern) bind(each);
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') {
      const name = String(pattern['name']);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    } else if (pattern.type === 'Property') bind(pattern['value']);
    else if (pattern.type === 'AssignmentPattern') bind(pattern['left']);
    else for (const part of ['argument', 'elements', 'properties']) bind(pattern[part]);
  };
  visit(program, (node) => {
    if (isFunction(node) || node.type.startsWith('Class')) bind([node['id'], node['params']]);
    if (node.type === 'VariableDeclarator') bind(node['id']);
    if (node.type === 'CatchClause') bind(node['param']);
    if (node.type === 'AssignmentExpression') bind(node['left']);
    // Of a module, which the tests build: it hands on the name itself.
    if (node.type === 'ExportSpecifier') bind(node['local']);
  });
  return counts;
}

export function isFunction({ type }: Node): boolean {
  return type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';
}

/** `see` says false where what is inside is not to be looked at. Names of properties and labels are left out. */
export function visit(node: Node, see: (node: Node, parent?: Node) => unknown, parent?: Node): void {
  if (see(node, parent) === false) return;
  for (const child of children(node)) visit(child, see, node);
}

export function children(node: Node): readonly Node[] {
  const found: Node[] = [];
  const isNamed = node['computed'] === false && node['shorthand'] !== true;
  for (const key in node) {
    if ((isNamed && (key === 'key' || key === 'property')) || key === 'label' || key === 'meta') continue;
    const value = node[key];
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}

export function edited(code: string, edits: readonly Edit[]): string {
  let text = '';
  let done = 0;
  for (const { at, end, text: by } of edits.toSorted((a, b) => a.at - b.at || a.end - b.end)) {
    text += code.slice(done, at) + by;
    done = Math.max(done, end);
  }
  return text + code.slice(done);
}

/** Of an identifier. */
export function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? String(node['name']) : undefined;
}

/** Where the first statement begins, behind what names the interpreter. */
export function firstIn(program: Node): number {
  const [first] = program['body'] as readonly Node[];
  return first?.start ?? program.end;
}
