// Python programs that only read, compute and print: each name, attribute and call of them has to be known.

import { PYTHON_ATTRIBUTES, PYTHON_STATE, PYTHON_WORDS } from '../../../knowledge/python-words.ts';
import { callsIn } from './calls.ts';
import { memberOf, type Names, namesOf } from './names.ts';
import type { Node } from './nodes.ts';
import { parsePython } from './parse.ts';
import { joinReach, type Reach } from './reach.ts';
import { withScopes } from './scopes.ts';
import { type Checked, isOutput, isPlainVariable, SPECIAL_MEMBERS, specialOf } from './special-calls.ts';
import { isPlainFormat, isPlainRemainder, isPlainText, usedIn } from './texts.ts';

/** What the code reads, and whether it imports modules that are not Python's own. */
export type PythonReads = Reach & { readonly installed: boolean };

/** Undefined where anything of the code is not known. */
export function readsOfPython(code: string): PythonReads | undefined {
  const parsed = parsePython(code);
  const program = parsed && withScopes(parsed);
  const names = program && namesOf(program);
  if (program === undefined || names === undefined || program.nodes.length === 0) return undefined;
  const checked: Checked = { names, calls: callsIn(program, names), used: usedIn(program), read: [] };
  if (!checkAll(program, checked)) return undefined;
  return { ...joinReach(checked.read), installed: names.installed };
}

function checkAll(found: Node, checked: Checked, parent?: Node, within?: Node): boolean {
  const known = CHECKS[found.type]?.(found, checked, parent, within) ?? true;
  if (known === false) return false;
  if (known === 'whole') return true;
  return found.nodes.every((inside) => checkAll(inside, checked, found, parent));
}

/** `whole` where nothing in it is to be checked any more. */
type Check = (found: Node, checked: Checked, parent?: Node, within?: Node) => boolean | 'whole';

const CHECKS: Readonly<Partial<Record<Node['type'], Check>>> = {
  import: (found, { names }) => isKnownImport(found, names) && 'whole',
  string: (found) => isPlainText(found),
  filled: (found, { names }) => isPlainText(found) && found.nodes.every((part) => isPlainFormat(part, names)),
  name: checkName,
  attribute: checkAttribute,
  call: checkCall,
  argument: checkArgument,
  operation: checkOperation,
  assign: ({ nodes }) => nodes.slice(0, -1).every(isPlainTarget),
  for: ({ nodes: [target] }) => target !== undefined && isPlainTarget(target),
  each: ({ nodes: [target] }) => target !== undefined && isPlainTarget(target),
  with: ({ nodes: [, target] }) => target === undefined || isPlainTarget(target),
};

/** A module by itself, or what is known of one. */
function isKnownImport({ text, nodes, prefix }: Node, { members }: Names): boolean {
  return (
    prefix !== 'from' ||
    nodes.every((name) => {
      const member = `${text}.${name.prefix}`;
      const starts = [...members].some((known) => known.startsWith(`${member}.`));
      return (
        starts ||
        members.has(member) ||
        PYTHON_STATE.has(member) ||
        SPECIAL_MEMBERS.some(([pattern]) => pattern.test(member))
      );
    })
  );
}

/** A name, an item of a value, or several of them; no attribute is set. */
function isPlainTarget({ type, nodes }: Node): boolean {
  if (/^(?:tuple|list|starred)$/.test(type)) return nodes.every(isPlainTarget);
  return type === 'name' || type === 'item';
}

function checkName(found: Node, checked: Checked, parent?: Node, within?: Node): boolean {
  const { bound } = checked.names;
  const member = memberOf(checked.names, found);
  if (member !== undefined) return checkMember(member, found, checked, parent, within);
  if (bound.has(found.text) || PYTHON_WORDS.has(found.text)) return true;
  if (found.text === 'bytes') return parent?.type === 'attribute' && parent.text === 'fromhex';
  // `str.lower` is a function of texts alone; as a value `str` could be given bytes, with an encoding.
  return found.text === 'str' && parent !== undefined && isStrKnown(parent, within);
}

function isStrKnown(parent: Node, within: Node | undefined): boolean {
  if (parent.type === 'attribute') return true;
  const [called, first] = within?.type === 'call' ? within.nodes : [];
  if (parent.type === 'call') return parent.nodes.length === 2 && parent.nodes[1]?.text === '';
  if (parent.type !== 'argument' || called?.type !== 'name') return false;
  if (called.text === 'map')
    return within?.nodes.length === 3 && first === parent && within.nodes[2]?.text === '';
  return (parent.text === 'key' && /^(?:sorted|max|min)$/.test(called.text)) || called.text === 'isinstance';
}

function checkMember(member: string, found: Node, { names }: Checked, parent?: Node, within?: Node): boolean {
  if (PYTHON_STATE.has(member))
    return parent !== undefined && isStateLooked(member, found, names, parent, within);
  return names.members.has(member) && !CALLED_ALONE.test(member);
}

/** These are known where they are called, and only there. */
const CALLED_ALONE =
  /^(?:json\.loads|ast\.literal_eval|yaml\.safe_load|re\.subn?|os\.getenv|csv\.(?:writer|DictWriter)|json\.dump|pprint\.pprint|(?:gzip|bz2|lzma|io|tokenize)\.open|zipfile\.ZipFile|struct\.pack_into)$/;

/** What other modules read while they run is looked at, and neither changed nor kept. */
function isStateLooked(
  member: string,
  found: Node,
  names: Names,
  parent: Node,
  within: Node | undefined,
): boolean {
  if (parent.type === 'item')
    return (
      parent.nodes[0] === found &&
      !names.set.has(parent) &&
      (member !== 'os.environ' || isPlainVariable(parent.nodes[1]))
    );
  if (parent.type === 'operation') return parent.text === 'in' || parent.text === 'not';
  if (member === 'os.environ') return false;
  if (parent.type === 'for' || parent.type === 'each') return parent.nodes[1] === found;
  if (parent.type !== 'argument' || within === undefined) return false;
  if (within.type === 'filled' || parent.text === '*') return true;
  const [called] = within.nodes;
  return (
    parent.text === '' &&
    ((called?.type === 'name' && /^(?:print|len|sorted|list|enumerate|set)$/.test(called.text)) ||
      (called?.type === 'attribute' && called.text === 'join'))
  );
}

function checkAttribute(found: Node, checked: Checked, parent?: Node, within?: Node): boolean | 'whole' {
  const member = memberOf(checked.names, found);
  const isKnown = member !== undefined && (checked.names.members.has(member) || PYTHON_STATE.has(member));
  if (isKnown) return checkMember(member, found, checked, parent, within) && 'whole';
  if (found.text === '__name__' && isTypeOf(found.nodes[0])) return true;
  return PYTHON_ATTRIBUTES.has(found.text);
}

/** `type(x).__name__`. */
function isTypeOf(value: Node | undefined): boolean {
  const [called] = value?.type === 'call' ? value.nodes : [];
  return called?.type === 'name' && called.text === 'type';
}

const STREAMS = /^(?:file|stream|fp|buf|out|output)$/;

function checkArgument({ text, nodes }: Node, { names }: Checked, parent?: Node): boolean {
  if (text === '**') return false;
  const isStream = parent?.type === 'call' && STREAMS.test(text);
  return !isStream || (nodes[0] !== undefined && isOutput(nodes[0], names));
}

/** A power of a power could be too large to compute. */
function checkOperation({ text, nodes: [left, right] }: Node, { used }: Checked): boolean {
  if (text === '%' && left !== undefined) return isPlainRemainder(left, used);
  if (text !== '**') return true;
  const exponent = right?.type === 'operation' && right.text === '-' ? right.nodes[0] : right;
  return exponent?.type === 'number' && /^[\d.]{1,4}$/.test(exponent.text) && left?.text !== '**';
}

/** What may be called so, and with what; all else that is called is only known as a value. */
function checkCall(call: Node, checked: Checked, parent?: Node, within?: Node): boolean | 'whole' {
  const [called, ...given] = call.nodes;
  if (called === undefined) return false;
  const member = memberOf(checked.names, called);
  const special = specialOf(called, checked.names);
  if (special === undefined) return true;
  if (!special({ call, called, given, parent, within }, checked)) return false;
  // The name of the function is known; what it is called on and with is checked as all else.
  const on = member === undefined && called.type === 'attribute' ? called.nodes : [];
  const inside = [
    ...on.map((value) => [value, called] as const),
    ...given.map((value) => [value, call] as const),
  ];
  return inside.every(([value, of]) => checkAll(value, checked, of, of === call ? parent : call)) && 'whole';
}
