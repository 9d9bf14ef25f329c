// Names of one function apart from those of another: each local name gets the number of its function.

import { type Node, node } from './nodes.ts';

/** No name of a program has it. */
const MARK = '\u00b7';

/** The name as the program has it. */
export const baseName = (name: string): string => name.split(MARK)[0] ?? name;

/** Where `global` moves names between them, all stay as they are. */
export function withScopes(program: Node): Node {
  if (movesNames(program)) return program;
  const count = { functions: 0 };
  return rename(program, new Map(), count);
}

function movesNames({ type, text, nodes }: Node): boolean {
  return (type === 'statement' && /^(?:global|nonlocal)$/.test(text)) || nodes.some(movesNames);
}

type Env = ReadonlyMap<string, string>;

function rename(found: Node, env: Env, count: { functions: number }): Node {
  const { type, text, nodes, prefix } = found;
  const all = (values: readonly Node[], inside = env) => values.map((value) => rename(value, inside, count));
  if (type === 'import') return found;
  if (type === 'def' || type === 'lambda') {
    count.functions += 1;
    const body = nodes.at(-1);
    if (body === undefined) return found;
    const parameters = nodes.slice(0, -1).filter(({ type: kind }) => kind === 'parameter');
    const local = new Set(parameters.map(({ text: name }) => name));
    noteBound(body, local);
    const number = count.functions;
    const inside = new Map([...env, ...[...local].map((name) => [name, `${name}${MARK}${number}`] as const)]);
    // What a parameter is given by default, and its kind, are read outside.
    const outer = nodes
      .slice(0, -1)
      .map((part) =>
        part.type === 'parameter'
          ? node('parameter', inside.get(part.text) ?? part.text, all(part.nodes), part.prefix)
          : rename(part, env, count),
      );
    return node(type, env.get(text) ?? text, [...outer, rename(body, inside, count)], prefix);
  }
  const named = type === 'name' || type === 'walrus' || type === 'except';
  return node(type, named ? (env.get(text) ?? text) : text, all(nodes), prefix);
}

/** What is bound in a function and not in one inside it; the names of a comprehension are none of the function's. */
function noteBound(found: Node, local: Set<string>): void {
  const { type, text, nodes } = found;
  if (type === 'walrus' || type === 'def' || (type === 'except' && text !== '')) local.add(text);
  if (type === 'import') for (const name of importedNames(found)) local.add(name);
  if (type === 'def' || type === 'lambda') return;
  const targets =
    type === 'assign' ? nodes.slice(0, -1) : type === 'for' ? nodes.slice(0, 1) : nodes.slice(1, 2);
  if (/^(?:assign|for|with)$/.test(type)) for (const target of targets) noteTarget(target, local);
  for (const inside of nodes) noteBound(inside, local);
}

function importedNames({ text, nodes }: Node): readonly string[] {
  return nodes.length > 0 ? nodes.map((name) => name.text) : [text.split('.')[0] ?? text];
}

function noteTarget({ type, text, nodes }: Node, local: Set<string>): void {
  if (type === 'name') local.add(text);
  if (/^(?:tuple|list|starred)$/.test(type)) for (const part of nodes) noteTarget(part, local);
}
