// A step of the build: what a constant of a module holds is made when it is first used, since a question needs few of
// the tables. V8 then neither keeps the code of the others nor makes their objects. Node's own modules are loaded at
// their first use too, and loops stand in functions: for the sake of one, V8 would compile all that a file does first.

import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { type LateModules, lateModulesIn } from './late-modules.ts';
import { isNode, type Node } from './patterns-in.ts';
import { bindingsIn, children, type Edit, edited, firstIn, isFunction, nameOf, visit } from './syntax.ts';

/** Modules that may do more than make values while they load. */
const DOES_MORE = /\/node_modules\/(?!(?:kleur|shell-quote|unbash|valibot)\/)/;
/** Of the language: what it gives depends on what it gets. */
const PURE_GLOBALS = new Set(
  'Array BigInt Infinity JSON Map Math NaN Number Object RegExp Set String Symbol WeakMap undefined'.split(
    ' ',
  ),
);
/** A text that is worth a function. */
const LONG_TEXT = 120;

/** `isLate`: whether a module of the file is made only when it is needed. */
export function lateConstants(isLate: (file: string) => boolean): Plugin {
  return {
    name: 'late constants',
    renderChunk: (code, { moduleIds }) =>
      moduleIds.some((id) => DOES_MORE.test(id))
        ? undefined
        : withLateConstants(code, moduleIds.length < FEW ? () => false : isLate),
  };
}

/** A chunk of so few modules is loaded for what they do. */
const FEW = 20;

/** Undefined where nothing changes. */
export function withLateConstants(
  code: string,
  isLate: (file: string) => boolean = () => false,
): string | undefined {
  const program = parseSync('chunk.js', code).program as unknown as Node;
  const statements = program['body'] as readonly Node[];
  const bindings = bindingsIn(program);
  const pure = pureNames(statements);
  const late = new Map<string, Node>();
  for (const statement of statements) {
    const declared = (statement['declarations'] ?? []) as readonly Node[];
    const [{ id, init } = {} as Node] = declared;
    const name = isNode(id) && id.type === 'Identifier' ? String(id['name']) : '';
    // Another binding of the name could hide it.
    if (declared.length !== 1 || bindings.get(name) !== 1 || !isNode(init)) continue;
    const isMade = statement['kind'] === 'const' && isWorthIt(init) && isPure(init, pure);
    if (isMade || requiresNode(init)) late.set(name, statement);
  }
  const used = usedOf(late);
  const modules = lateModulesIn(code, program, { isLate, bindings, used });
  const edits = [
    ...modules.edits,
    ...lateUses(program, used, modules),
    ...loopsMoved(statements, late, code),
    ...[...late].flatMap(([name, statement], place) => lateDeclaration(name, statement, place)),
  ];
  const first = firstIn(program);
  if (late.size > 0) edits.unshift({ at: first, end: first, text: 'var late_constants = [];\n' });
  return edits.length === 0 ? undefined : edited(code, edits);
}

/** Of this file, but for Node's own modules, which may do something. */
function pureNames(statements: readonly Node[]): ReadonlySet<string> {
  const names = new Set(PURE_GLOBALS);
  for (const statement of statements) {
    if (isNode(statement['id'])) names.add(String(statement['id']['name']));
    for (const { id, init } of (statement['declarations'] ?? []) as readonly Node[])
      if (isNode(id) && id.type === 'Identifier' && !(isNode(init) && requiresNode(init)))
        names.add(String(id['name']));
  }
  return names;
}

function requiresNode({ callee, arguments: given }: Node): boolean {
  const [name] = (given ?? []) as readonly Node[];
  return isNode(callee) && callee['name'] === 'require' && String(name?.['value']).startsWith('node:');
}

const PURE_TYPES = new Set(
  `ArrayExpression ArrowFunctionExpression BinaryExpression CallExpression ChainExpression ConditionalExpression
  FunctionExpression Identifier Literal LogicalExpression MemberExpression NewExpression ObjectExpression
  ParenthesizedExpression Property SpreadElement TaggedTemplateExpression TemplateElement TemplateLiteral UnaryExpression`.split(
    /\s+/,
  ),
);

function isPure(node: Node, names: ReadonlySet<string>): boolean {
  if (!PURE_TYPES.has(node.type)) return false;
  if (node.type === 'Identifier') return names.has(String(node['name']));
  if (isFunction(node)) return true;
  return children(node).every((child) => isPure(child, names));
}

function isWorthIt(init: Node): boolean {
  const { type, start, end, elements, properties } = init;
  if (/^(?:Call|New|TaggedTemplate)/.test(type)) return true;
  if (/^(?:Array|Object)/.test(type)) return ((elements ?? properties) as readonly Node[]).length > 0;
  return !isFunction(init) && end - start >= LONG_TEXT;
}

function lateUses(
  program: Node,
  used: (name: string) => string | undefined,
  { usedFrom }: LateModules,
): readonly Edit[] {
  const found: Edit[] = [];
  visit(program, (node, parent) => {
    const name = nameOf(node);
    if (name === undefined || parent?.['id'] === node) return;
    const text = usedFrom(node) ?? used(name);
    if (text === undefined) return;
    // Both the key and the value of `{ name }` stand in the same place.
    const isShort = parent?.type === 'Property' && parent['shorthand'] === true;
    if (!isShort) found.push({ at: node.start, end: node.end, text });
    else if (parent['value'] === node) found.push({ at: node.end, end: node.end, text: `: ${text}` });
  });
  return found;
}

/** What replaces a late constant. A list holds what makes them, since each name at the top of a file slows the start. */
function usedOf(late: ReadonlyMap<string, Node>): (name: string) => string | undefined {
  const places = new Map([...late.keys()].map((name, at) => [name, at]));
  return (name) => (places.has(name) ? `(${name} ??= late_constants[${places.get(name)}]())` : undefined);
}

function lateDeclaration(name: string, statement: Node, place: number): readonly Edit[] {
  const [{ init }] = statement['declarations'] as readonly [Node];
  const { start, end } = init as Node;
  return [
    { at: statement.start, end: start, text: `var ${name}; late_constants[${place}] = () => (` },
    { at: end, end: statement.end, text: ');' },
  ];
}

/** Each becomes a function, which is called at once. */
function loopsMoved(
  statements: readonly Node[],
  late: ReadonlyMap<string, Node>,
  code: string,
): readonly Edit[] {
  const edits: Edit[] = [];
  const lateStatements = new Set(late.values());
  for (const statement of statements) {
    if (lateStatements.has(statement)) continue;
    visit(statement, (node) => {
      if (isFunction(node) || node.type.startsWith('Class')) return false;
      if (node.type === 'ArrayExpression' && spreads(node['elements']))
        edits.push(...called(node, 'return ('));
      else if (/^(?:For|While|DoWhile)/.test(node.type) && !/\bvar\b/.test(code.slice(node.start, node.end)))
        edits.push(...called(node, ''));
      else return;
      return false;
    });
  }
  return edits;
}

function spreads(elements: unknown): boolean {
  return Array.isArray(elements) && elements.some((each) => isNode(each) && each.type === 'SpreadElement');
}

function called({ start, end }: Node, before: '' | 'return ('): readonly Edit[] {
  const [open, close] = before === '' ? ['(() => { ', ' })();'] : ['(() => (', '))()'];
  return [
    { at: start, end: start, text: open },
    { at: end, end, text: close },
  ];
}
