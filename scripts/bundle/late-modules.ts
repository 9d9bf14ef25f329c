// Modules of a chunk that most questions do without stand in a function of their own, called at the first use of something
// in them. Of what is at the top of a file V8 keeps, reads and makes every function, whether it is called or not.

import { isNode, type Node } from './patterns-in.ts';
import { type Edit, firstIn, isFunction, nameOf, visit } from './syntax.ts';

export type LateModules = {
  readonly edits: readonly Edit[];
  /** What stands in place of a name of such a module that is used outside of it; undefined: the name itself. */
  readonly usedFrom: (node: Node) => string | undefined;
};

type Asked = {
  readonly isLate: (file: string) => boolean;
  /** How often each name gets a value in the chunk, wherever that is. */
  readonly bindings: ReadonlyMap<string, number>;
  /** What stands in place of a constant that is made at its first use. */
  readonly used: (name: string) => string | undefined;
};

type LateModule = {
  /** Its place in the lists. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
  /** What it declares, with the declaration. */
  readonly names: ReadonlyMap<string, Node>;
};

export function lateModulesIn(code: string, program: Node, asked: Asked): LateModules {
  const uses = usesIn(program);
  const statements = program['body'] as readonly Node[];
  const exported = 1 + statements.findLastIndex(({ type }) => type !== 'ExpressionStatement');
  const asExport = (at: number): boolean => at >= (statements[exported]?.start ?? Number.POSITIVE_INFINITY);
  const modules = modulesIn(code, statements, asked.isLate).filter((module) =>
    [...module.names].every(([name, node]) => !isOutside(uses, name, module) || isReached(name, node, asked)),
  );
  const isHanded = (name: string, node: Node): boolean =>
    isCalled(node) && (asked.bindings.get(name) !== 1 || (uses.get(name) ?? []).some(asExport));
  const owners = new Map(modules.flatMap((module) => [...module.names.keys()].map((name) => [name, module])));
  return {
    edits: [
      ...(modules.length > 0 ? [{ at: firstIn(program), end: firstIn(program), text: LOADER }] : []),
      ...modules.flatMap((module) => editsOf(module, { uses, isHanded, used: asked.used })),
    ],
    usedFrom(node) {
      const name = nameOf(node) ?? '';
      const owner = owners.get(name);
      if (owner === undefined || isIn(owner, node.start) || asked.bindings.get(name) !== 1) return undefined;
      // What the chunk exports without a getter is a name of its own.
      if (asExport(node.start) && isCalled(owner.names.get(name) as Node)) return undefined;
      return `(late_module(${owner.at}).${name}${asked.used(name) === undefined ? '' : '()'})`;
    },
  };
}

/** Two lists in place of two names for each module: each name at the top of a file slows the start. */
const LOADER = `var late_modules = [], late_makers = [];
function late_module(at) { return late_modules[at] ??= late_makers[at](); }
`;

/** As the bundler says what follows. */
const HEAD = /^\/\/ (\S+\.ts)$/gm;

function modulesIn(
  code: string,
  statements: readonly Node[],
  isLate: Asked['isLate'],
): readonly LateModule[] {
  const heads = [...code.matchAll(HEAD)];
  return heads.flatMap(({ index, 1: file = '' }, at) => {
    if (!isLate(file)) return [];
    const end = heads[at + 1]?.index ?? code.length;
    const inside = statements.filter(({ start }) => start > index && start < end);
    // The last one is followed by what the chunk exports.
    while (inside.at(-1)?.type === 'ExpressionStatement') inside.pop();
    const [first, last] = [inside[0], inside.at(-1)];
    const names = namesOf(inside);
    if (first === undefined || last === undefined || names === undefined) return [];
    return [{ at, start: first.start, end: last.end, names }];
  });
}

/** Undefined where something is done as well. */
function namesOf(statements: readonly Node[]): ReadonlyMap<string, Node> | undefined {
  const names = new Map<string, Node>();
  for (const statement of statements) {
    const declared = statement.type === 'VariableDeclaration' ? statement['declarations'] : [statement];
    if (!/^(?:Function|Class|Variable)Declaration$/.test(statement.type)) return undefined;
    for (const node of declared as readonly Node[]) {
      const name = isNode(node['id']) ? nameOf(node['id']) : undefined;
      if (name === undefined) return undefined;
      names.set(name, node);
    }
  }
  return names;
}

/** Where each name stands. */
function usesIn(program: Node): ReadonlyMap<string, readonly number[]> {
  const uses = new Map<string, number[]>();
  visit(program, (node) => {
    const name = nameOf(node);
    if (name === undefined) return;
    const starts = uses.get(name);
    if (starts === undefined) uses.set(name, [node.start]);
    else starts.push(node.start);
  });
  return uses;
}

function isIn({ start, end }: LateModule, at: number): boolean {
  return at >= start && at < end;
}

function isOutside(uses: ReadonlyMap<string, readonly number[]>, name: string, module: LateModule): boolean {
  return (uses.get(name) ?? []).some((at) => !isIn(module, at));
}

/** Another binding of the name could hide it: then a function in its place hands the call on. */
function isReached(name: string, node: Node, { bindings }: Asked): boolean {
  return bindings.get(name) === 1 || isCalled(node);
}

function isCalled({ type, init }: Node): boolean {
  return type === 'FunctionDeclaration' || (isNode(init) && isFunction(init));
}

type Given = Pick<Asked, 'used'> & {
  readonly uses: ReadonlyMap<string, readonly number[]>;
  /** Whether a function of the name hands calls on. */
  readonly isHanded: (name: string, node: Node) => boolean;
};

function editsOf(module: LateModule, { uses, isHanded, used }: Given): readonly Edit[] {
  const { at, start, end, names } = module;
  const outside = [...names].filter(([name]) => isOutside(uses, name, module));
  const given = outside.map(([name]) => (used(name) === undefined ? name : `${name}: () => ${used(name)}`));
  const handed = outside
    .filter(([name, node]) => isHanded(name, node))
    .map(([name]) => `\nfunction ${name}(...args) { return late_module(${at}).${name}(...args); }`);
  return [
    { at: start, end: start, text: `late_makers[${at}] = () => {\n` },
    { at: end, end, text: `\nreturn { ${given.join(', ')} };\n};${handed.join('')}` },
  ];
}
