// Which files a value of a Python program may name: by plain texts, by patterns, or by the words behind the program.

import { memberOf, type Names } from './names.ts';
import type { Node } from './nodes.ts';

/** `argv` has a number for each word behind the program, -1 for all of them. */
export type Reach = {
  readonly files: readonly string[];
  readonly patterns: readonly string[];
  readonly argv: readonly number[];
};

const NO_REACH: Reach = { files: [], patterns: [], argv: [] };

export function joinReach(found: readonly Reach[]): Reach {
  return {
    files: found.flatMap(({ files }) => files),
    patterns: found.flatMap(({ patterns }) => patterns),
    argv: found.flatMap(({ argv }) => argv),
  };
}

type Context = {
  readonly names: Names;
  readonly calls: Calls;
  readonly depth: number;
  readonly spent: { steps: number };
};

/** By the function of the program that has the parameter, what it is called with there. */
export type Calls = (parameter: string) => readonly Node[] | undefined;

/** What is joined by more steps is not followed. */
const DEEPEST = 12;

const MOST_STEPS = 100;

const isSpent = ({ depth, spent }: Context) => depth > DEEPEST || ++spent.steps > MOST_STEPS;

/** The paths that a value may be; undefined where it may be any. */
export function pathsOf(value: Node | undefined, names: Names, calls: Calls): Reach | undefined {
  return paths(value, { names, calls, depth: 0, spent: { steps: 0 } });
}

const below = (context: Context): Context => ({ ...context, depth: context.depth + 1 });

function all(values: readonly Node[], context: Context, read: typeof paths): Reach | undefined {
  const found = values.map((value) => read(value, context));
  return found.includes(undefined) ? undefined : joinReach(found as readonly Reach[]);
}

function paths(value: Node | undefined, outer: Context): Reach | undefined {
  if (value === undefined || isSpent(outer)) return undefined;
  const context = below(outer);
  const text = textOf(value);
  if (text !== undefined) return PLAIN_PATH.test(text) ? { ...NO_REACH, files: [text] } : undefined;
  const [first, second, third] = value.nodes;
  if (value.type === 'argument' && value.text === '') return paths(first, context);
  if (value.type === 'operation' && value.text === '/' && second !== undefined)
    return joined([first, second], context);
  if (value.type === 'operation' && value.text === 'if')
    return all(
      [first, third].filter((part) => part !== undefined),
      context,
      paths,
    );
  if (value.type === 'item' && first !== undefined && memberOf(context.names, first) === 'sys.argv') {
    const at = second?.type === 'number' ? Number(second.text) : 0;
    return at > 0 && Number.isInteger(at) ? { ...NO_REACH, argv: [at] } : undefined;
  }
  if (value.type === 'call') return pathsOfCall(value, context);
  return value.type === 'name' ? pathsOfName(value.text, context, paths) : undefined;
}

/** No address, no folder of another machine, nothing that stands for another name. */
const PLAIN_PATH = /^(?!\/\/)[\w ./~@+,=-]+$/;

/** The text of a string without escapes. */
export function textOf({ type, text, nodes, prefix }: Node): string | undefined {
  if (type === 'joined') {
    const parts = nodes.map(textOf);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  return type === 'string' && !text.includes('\\') && /^[ru]?$/.test(prefix) ? text : undefined;
}

const SAME = /^(?:resolve|absolute|expanduser)$/;

function pathsOfCall(call: Node, context: Context): Reach | undefined {
  const [called, ...given] = call.nodes;
  if (called === undefined || !given.every(({ text }) => text === '')) return undefined;
  const member = memberOf(context.names, called);
  if (member === 'pathlib.Path.home' && given.length === 0) return { ...NO_REACH, files: ['~'] };
  if ((member === 'pathlib.Path' || member === 'pathlib.Path.cwd') && given.length === 0)
    return { ...NO_REACH, files: ['.'] };
  if (member === 'pathlib.Path' || member === 'os.path.join') return joined(given, context);
  const passes = /^os\.path\.(?:expanduser|abspath|realpath|normpath)$/.test(member ?? '');
  const isText = called.type === 'name' && called.text === 'str';
  if ((passes || isText) && given.length === 1) return paths(given[0], context);
  if (called.type !== 'attribute' || member !== undefined) return undefined;
  if (SAME.test(called.text) && given.length === 0) return paths(called.nodes[0], context);
  return called.text === 'joinpath' ? joined([called.nodes[0], ...given], context) : undefined;
}

/** `a / b`, `os.path.join(a, b)`: what stands behind may be a pattern, and is one where it comes from a list. */
function joined(parts: readonly (Node | undefined)[], context: Context): Reach | undefined {
  let found: Reach | undefined;
  for (const part of parts) {
    const next = paths(part, context);
    if (next === undefined || next.argv.length > 0) return parts.length === 1 ? next : undefined;
    found = found === undefined ? next : product(found, next);
  }
  return found;
}

/** What a later part that begins at the root or at home leaves of an earlier. */
function product(before: Reach, after: Reach): Reach {
  const names = [...before.files, ...before.patterns];
  const of = (ends: readonly string[], starts: readonly string[]) =>
    ends.flatMap((end) => (/^[/~]/.test(end) ? [end] : starts.map((start) => `${start}/${end}`)));
  return {
    files: of(after.files, before.files),
    patterns: [...of(after.patterns, names), ...of(after.files, before.patterns)],
    argv: [],
  };
}

/** What any of the places gives it; each is followed, whichever comes first. */
function pathsOfName(name: string, context: Context, read: typeof paths): Reach | undefined {
  const found = (context.names.bound.get(name) ?? []).map((place) => {
    if (place.by === 'parameter') {
      const given = context.calls(name);
      return given === undefined ? undefined : all(given, context, read);
    }
    if (place.by === 'assign')
      return read === elements && context.names.handed.has(name) ? undefined : read(place.value, context);
    return place.by === 'loop' && read === paths ? elements(place.value, context) : undefined;
  });
  return found.length === 0 || found.includes(undefined) ? undefined : joinReach(found as readonly Reach[]);
}

/** `sorted(x)` has what `x` has. */
const SAME_ELEMENTS = /^(?:sorted|list|reversed|set|tuple)$/;

/** The paths among which a loop goes. */
function elements(value: Node | undefined, outer: Context): Reach | undefined {
  if (value === undefined || isSpent(outer)) return undefined;
  const context = below(outer);
  const [first, second] = value.nodes;
  if (value.type === 'argument' && value.text === '') return elements(first, context);
  if (value.type === 'tuple' || value.type === 'list') return all(value.nodes, context, paths);
  if (value.type === 'name') return pathsOfName(value.text, context, elements);
  if (value.type === 'item' && second?.type === 'slice') {
    const isArgv = first !== undefined && memberOf(context.names, first) === 'sys.argv';
    if (!isArgv) return elements(first, context);
    return second.nodes[0]?.text === '1' ? { ...NO_REACH, argv: [-1] } : undefined;
  }
  if (value.type === 'comprehension') {
    const named = first?.type === 'name' && second?.nodes[0]?.text === first.text;
    return named && value.nodes.length === 2 ? elements(second?.nodes[1], context) : undefined;
  }
  return value.type === 'call' ? elementsOfCall(value, context) : undefined;
}

function elementsOfCall(call: Node, context: Context): Reach | undefined {
  const [called, given] = call.nodes;
  if (called === undefined) return undefined;
  const plain = call.nodes
    .slice(1)
    .every(({ text, nodes }) => text === '' || KEYWORDS.test(`${text}=${nodes[0]?.text}`));
  const member = memberOf(context.names, called);
  const only = given === undefined ? undefined : textOf(given.nodes[0] ?? given);
  if (called.type === 'name' && SAME_ELEMENTS.test(called.text) && member === undefined)
    return elements(given, context);
  if (!plain) return undefined;
  if (/^glob\.i?glob$/.test(member ?? '')) return patternIn(undefined, only);
  // The names alone: where they are joined to the folder, that is known as well.
  if (member === 'os.listdir') return { ...NO_REACH, patterns: ['*'] };
  if (called.type !== 'attribute' || member !== undefined) return undefined;
  const base = paths(called.nodes[0], context);
  if (base === undefined || base.patterns.length > 0 || base.argv.length > 0) return undefined;
  if (called.text === 'iterdir') return { ...NO_REACH, patterns: base.files.map((path) => `${path}/*`) };
  if (called.text === 'glob') return patternIn(base, only);
  return called.text === 'rglob' ? patternIn(base, only && `**/${only}`) : undefined;
}

/** Of what goes through files, what does not decide where. */
const KEYWORDS = /^(?:recursive=True|key=.*|reverse=.*)$/;

function patternIn(base: Reach | undefined, text: string | undefined): Reach | undefined {
  if (text === undefined || !/^[\w.*?/-]+$/.test(text)) return undefined;
  return {
    ...NO_REACH,
    patterns: (base?.files ?? ['']).map((path) => (path === '' ? text : `${path}/${text}`)),
  };
}
