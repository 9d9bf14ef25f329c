// What the names of a Python program stand for: one thing each, wherever it gives them one.

import { COMPUTING_MODULES, INSTALLED_MODULES } from '../../../knowledge/python-modules.ts';
import { PYTHON_BUILTINS, PYTHON_WORDS } from '../../../knowledge/python-words.ts';
import type { Node } from './nodes.ts';
import { baseName } from './scopes.ts';

/** Where a name gets its value: by which node, and the value itself where there is one. */
export type Binding = {
  readonly by: 'assign' | 'loop' | 'with' | 'parameter' | 'other';
  readonly value?: Node;
};

export type Names = {
  /** By name, all the places that give it a value. */
  readonly bound: ReadonlyMap<string, readonly Binding[]>;
  /** By name, the modules and members of modules that it stands for, by dots. */
  readonly imported: ReadonlyMap<string, ReadonlySet<string>>;
  /** Of all modules that are imported, what is known of them: `os.path.join`. */
  readonly members: ReadonlySet<string>;
  /** Names of lists that something may be done with beside going through them. */
  readonly handed: ReadonlySet<string>;
  /** Items that are set. */
  readonly set: ReadonlySet<Node>;
  /** Whether a module is not Python's own. */
  readonly installed: boolean;
};

/** All modules say where they are and which version they are. */
const OF_ANY = ['__version__', '__file__', '__name__'];

/** Undefined where a name stands for two things, or for one that is not known. */
export function namesOf(program: Node): Names | undefined {
  const bound = new Map<string, Binding[]>();
  const imported = new Map<string, Set<string>>();
  const members = new Set<string>();
  const handed = new Set<string>();
  const called = new Set<string>();
  const set = new Set<Node>();
  const imports = new Set<string>();
  let installed = false;
  let isKnown = true;
  visit(program, (found, parent, within) => {
    bindAll(found, (name, binding) => bound.set(name, [...(bound.get(name) ?? []), binding]));
    if (found.type === 'name' && parent !== undefined) {
      if (!goesThrough(found, parent, within)) handed.add(found.text);
      if (!looksAt(found, parent, within)) called.add(baseName(found.text));
    }
    if (
      parent !== undefined &&
      ((set.has(parent) && parent.type !== 'item') || isTarget(found, parent)) &&
      TARGET.test(found.type)
    )
      set.add(found);
    if (found.type !== 'import') return;
    const list = membersOf(found.text);
    isKnown &&= list !== undefined;
    installed ||= !Object.hasOwn(COMPUTING_MODULES, found.text);
    for (const word of imports.has(found.text) ? [] : (list ?? [])) members.add(`${found.text}.${word}`);
    imports.add(found.text);
    for (const [name, member] of namesIn(found))
      imported.set(name, (imported.get(name) ?? new Set()).add(member));
  });
  const isOne = ([name, { size }]: readonly [string, ReadonlySet<string>]) =>
    size === 1 && !bound.has(name) && !PYTHON_BUILTINS.has(name);
  const isOwn = (name: string) =>
    !name.startsWith('__') &&
    !MEANT.test(name) &&
    (!PYTHON_BUILTINS.has(name) || PYTHON_WORDS.has(name) || (OFTEN.test(name) && !called.has(name)));
  return isKnown && [...imported].every(isOne) && [...bound.keys()].map(baseName).every(isOwn)
    ? { bound, imported, members, handed, set, installed }
    : undefined;
}

/** What may be set, or hold what is set. */
const TARGET = /^(?:tuple|list|starred|item)$/;

/** What its calls are taken for must not be another function. */
const MEANT =
  /^(?:sorted|list|reversed|set|tuple|enumerate|str|print|len|max|min|map|getattr|hasattr|open|isinstance|exec|eval)$/;

/** Names of functions that many people give to values. */
const OFTEN = /^(?:file|input|type|format|license|vars|help|long|unicode|buffer|property|object)$/;

/** Functions that leave a list as it is, and keep none of it. */
const LOOKS = /^(?:sorted|list|reversed|set|tuple|enumerate|len|print|str|int|float|isinstance|any|all)$/;

const isLooked = (within: Node | undefined) =>
  within?.type === 'filled' ||
  (within?.type === 'call' && within.nodes[0]?.type === 'name' && LOOKS.test(within.nodes[0].text));

/** A list that a loop goes through, or of which something is told. */
function goesThrough(found: Node, parent: Node, within: Node | undefined): boolean {
  if (parent.type === 'argument')
    return isLooked(within) && (within?.type === 'filled' || parent.text === '');
  return isTarget(found, parent) || (/^(?:for|each)$/.test(parent.type) && parent.nodes[1] === found);
}

/** A name that is no function where it is used: it is filled, looked into, compared, told. */
function looksAt(found: Node, parent: Node, within: Node | undefined): boolean {
  if (goesThrough(found, parent, within) || /^(?:attribute|item)$/.test(parent.type)) return true;
  if (parent.type === 'operation') return !/^(?:or|and|if)$/.test(parent.text);
  if (parent.type === 'tuple') return within !== undefined && isTarget(parent, within);
  const opens =
    within?.type === 'call' && within.nodes[0]?.type === 'name' && within.nodes[0].text === 'open';
  return parent.type === 'argument' && parent.text === '' && opens;
}

/** Whether a value is given to it there, alone or among others. */
function isTarget(found: Node, { type, nodes }: Node): boolean {
  if (type === 'assign') return nodes.at(-1) !== found;
  if (type === 'for' || type === 'each') return nodes[0] === found;
  return type === 'with' && nodes[1] === found;
}

type Look = (found: Node, parent: Node | undefined, within: Node | undefined) => void;

/** Each node with the one that it is in, and the one that that is in. */
export function visit(found: Node, look: Look, parent?: Node, within?: Node): void {
  look(found, parent, within);
  for (const inside of found.nodes) visit(inside, look, found, parent);
}

const lists = new Map<string, readonly string[] | undefined>();

function membersOf(module: string): readonly string[] | undefined {
  if (!lists.has(module)) lists.set(module, listOf(module));
  return lists.get(module);
}

function listOf(module: string): readonly string[] | undefined {
  const tables = [COMPUTING_MODULES, INSTALLED_MODULES];
  const list = tables.find((table) => Object.hasOwn(table, module))?.[module];
  return list === undefined ? undefined : [...OF_ANY, ...list.trim().split(/\s+/)];
}

/** `import a.b` gives `a`; `import a.b as c` gives what `a.b` is. */
function namesIn({ text, nodes, prefix }: Node): readonly (readonly [string, string])[] {
  if (prefix === 'from') return nodes.map((name) => [name.text, `${text}.${name.prefix}`] as const);
  const short = nodes[0]?.text;
  const first = text.split('.')[0] ?? text;
  return [short === undefined ? [first, first] : [short, text]];
}

type Bind = (name: string, binding: Binding) => void;

function bindAll({ type, text, nodes, prefix }: Node, bind: Bind): void {
  const [first, second] = nodes;
  if (type === 'assign') {
    const plain = text === '=' && nodes.length === 2;
    for (const target of nodes.slice(0, -1))
      bindTarget(target, bind, plain ? 'assign' : 'other', nodes.at(-1));
  } else if ((type === 'for' || type === 'each') && first !== undefined)
    bindTarget(first, bind, 'loop', second);
  else if (type === 'with' && second !== undefined) bindTarget(second, bind, 'with', first);
  else if (type === 'walrus') bind(text, { by: 'other' });
  else if (type === 'parameter') bind(text, { by: prefix === '' ? 'parameter' : 'other' });
  else if (type === 'def' || (type === 'except' && text !== '')) bind(text, { by: 'other' });
}

/** `a, (b, *c) = …`; an item that is set binds no name. */
function bindTarget(target: Node, bind: Bind, by: Binding['by'], value?: Node): void {
  if (target.type === 'name') bind(target.text, { by, ...(value && { value }) });
  else if (/^(?:tuple|list|starred)$/.test(target.type))
    for (const [at, part] of target.nodes.entries()) bindPart(target, part, at, bind, by, value);
}

/** `i, x in enumerate(…)`: of what is counted, the second is what a loop alone would get. */
function bindPart(target: Node, part: Node, at: number, bind: Bind, by: Binding['by'], value?: Node): void {
  const [called, counted] = value?.type === 'call' ? value.nodes : [];
  const counts = by === 'loop' && called?.type === 'name' && called.text === 'enumerate';
  if (counts && at === 1 && target.nodes.length === 2 && counted?.text === '')
    return bindTarget(part, bind, 'loop', counted.nodes[0]);
  bindTarget(part, bind, 'other');
}

/** `os.path.join` for what is written so or by another name; undefined where it is no member of a module. */
export function memberOf({ imported }: Names, found: Node): string | undefined {
  if (found.type === 'name') return [...(imported.get(found.text) ?? [])][0];
  if (found.type !== 'attribute' || found.nodes[0] === undefined) return undefined;
  const of = memberOf({ imported } as Names, found.nodes[0]);
  return of === undefined ? undefined : `${of}.${found.text}`;
}
