// Whether a Python program could make a text that commands a terminal: by escapes, by bytes, by a format.

import { memberOf, type Names, visit } from './names.ts';
import type { Node } from './nodes.ts';
import { textOf } from './reach.ts';

/** Most escapes can be such a character; those of a raw string are none. */
export function isPlainText({ text, prefix, type }: Node): boolean {
  if (type !== 'filled' && prefix.includes('r')) return true;
  return !/\\[^nt\\'"\n]/.test(text) && !(type === 'filled' && prefix.includes('r') && text.includes('\\'));
}

/** How a value of `f"{x:.2f}"` is written; by `c` it is the character of a number. */
const FORMAT =
  /^(?:[<>^=]|[ *.#_~+=-][<>^])?[-+ ]?#?0?(?:\d{1,3}|\{\w+\})?[,_]?(?:\.\d{1,3})?([bdeEfFgGnosxX%])?$/;

const TIME_FORMAT = /^(?:%[-#]?[YymdHIMSjBbAaFTpUWVGuwzZ]|[-_:/. ,T])+$/;

export function isPlainFormat(filled: Node, names: Names): boolean {
  const [, ...widths] = filled.nodes;
  const found = FORMAT.exec(filled.text);
  if (found === null) return TIME_FORMAT.test(filled.text);
  return found[1] !== undefined || widths.every((width) => isNumber(width, names));
}

/** A width that is a number, and no text: `max(len(x) for x in y)`. */
function isNumber({ type, text }: Node, { bound }: Names): boolean {
  const places = type === 'name' ? (bound.get(text) ?? []) : [];
  return places.length > 0 && places.every(({ by, value }) => by === 'assign' && countsLength(value));
}

function countsLength(value: Node | undefined): boolean {
  if (value === undefined) return false;
  const [first, second] = value.nodes;
  if (value.type === 'number') return /^\d+$/.test(value.text);
  if (value.type === 'comprehension' || value.type === 'argument') return countsLength(first);
  if (value.type === 'operation' && /^[-+]$/.test(value.text)) return value.nodes.every(countsLength);
  if (value.type !== 'call' || first?.type !== 'name') return false;
  if (first.text === 'len') return true;
  if (first.text === 'map') return second?.nodes[0]?.type === 'name' && second.nodes[0].text === 'len';
  const given = value.nodes.slice(1).filter(({ text }) => text !== 'default');
  return (first.text === 'max' || first.text === 'min') && given.every(countsLength);
}

/** Each `%` of it is a conversion from its first to its last character. */
const isFormat = (text: string) =>
  !text.replace(/%(?:\(\w+\))?[-+ 0#]*\d*(?:\.\d+)?[sdrfgeixXou%]/g, '').includes('%');

/** What a `%` formats is a whole text of the program, or no text that is kept has one: `("%" + "c") % 27`. */
export function isPlainRemainder(left: Node, { keepsPercent }: Used): boolean {
  if (left.type === 'number') return true;
  const text = left.type === 'string' || left.type === 'joined' ? textOf(unescaped(left)) : undefined;
  return text === undefined ? !keepsPercent : isFormat(text);
}

/** What the texts of a program are, and the names in it. */
export type Used = {
  readonly words: ReadonlySet<string>;
  /** Whether a text with a `%` is more than printed, or a format of a time or of numbers. */
  readonly keepsPercent: boolean;
  readonly hasBackslash: boolean;
};

export function usedIn(program: Node): Used {
  const words = new Set<string>();
  let keepsPercent = false;
  let hasBackslash = false;
  visit(program, (found, parent, within) => {
    if (/^(?:name|attribute|import)$/.test(found.type)) words.add(found.text);
    if (found.type === 'argument' && /^![ra]$/.test(found.prefix)) words.add('repr');
    if (!/^(?:string|filled)$/.test(found.type)) return;
    hasBackslash ||= found.text.includes('\\');
    keepsPercent ||= found.text.includes('%') && !spendsPercent(found, parent, within);
  });
  return { words, keepsPercent, hasBackslash };
}

/** `"%d" % x` and `t.strftime("%Y")` have no `%` afterwards, and what is printed is kept by nobody. */
function spendsPercent(found: Node, parent: Node | undefined, within: Node | undefined): boolean {
  const [called] = within?.type === 'call' ? within.nodes : [];
  if (parent?.type === 'argument' && called?.type === 'name' && called.text === 'print') return true;
  if (found.text.includes('%%')) return false;
  if (parent?.type === 'operation' && parent.text === '%')
    return parent.nodes[0] === found && found.type === 'string';
  return parent?.type === 'argument' && called?.type === 'attribute' && /^str[fp]time$/.test(called.text);
}

const unescaped = (found: Node): Node => ({
  ...found,
  text: found.text.replaceAll('\\', ''),
  nodes: found.nodes.map(unescaped),
});

/** `"{:>5} {}".format(…)`: its fields are counted or named, and no more. */
export function isPlainTemplate(text: string): boolean {
  const rest = text
    .replace(/\{\{|\}\}/g, '')
    .replace(/\{(?:\d+|[a-z_]\w*)?(?::([^{}]*))?\}/gi, (all, format = '') =>
      FORMAT.test(format) || TIME_FORMAT.test(format) ? '' : all,
    );
  return !/[{}]/.test(rest);
}

/** What a pattern is replaced by: no octal number; a function of the program may do it. */
export function isPlainReplacement(given: Node | undefined): boolean {
  const value = given?.text === '' || given?.text === 'repl' ? given.nodes[0] : undefined;
  if (value?.type === 'lambda') return true;
  return (
    value?.type === 'string' && isPlainText(value) && !/\\(?![1-9](?!\d)|g<\w+>|[nt\\])/.test(value.text)
  );
}

/** Bytes of numbers or of another writing. */
export const MAKES_BYTES = /^(?:pack|fromhex|unhexlify|a2b_\w+|\w+decode|unquote\w*|token_\w+|digest)$/;

const READS = /^(?:read|read_text|readline|readlines)$/;

const PARTS = /^(?:splitlines|split|strip|rstrip|lstrip|partition|rpartition|group)$/;

/** Whether a value comes from outside the program: it was read, or is a word behind it. */
function isOutside(value: Node | undefined, names: Names, depth = 0): boolean {
  if (value === undefined || depth > 8) return false;
  const [first] = value.nodes;
  const member = memberOf(names, value);
  if (member !== undefined) return member === 'sys.stdin' || member === 'sys.argv';
  if (value.type === 'argument' || value.type === 'item') return isOutside(first, names, depth + 1);
  if (value.type === 'call' && first?.type === 'name') return first.text === 'open';
  if (value.type === 'call' && first?.type === 'attribute')
    return READS.test(first.text) || (PARTS.test(first.text) && isOutside(first.nodes[0], names, depth + 1));
  const places = value.type === 'name' ? (names.bound.get(value.text) ?? []) : [];
  return (
    places.length === 1 &&
    /^(?:assign|loop|with)$/.test(places[0]?.by ?? '') &&
    isOutside(places[0]?.value, names, depth + 1)
  );
}

/** A text whose escapes are read: from outside, plain, or of a program that has no backslash to make one of. */
export function isPlainSource(given: Node | undefined, names: Names, used: Used): boolean {
  const value = given?.text === '' ? given.nodes[0] : undefined;
  if (value === undefined) return false;
  if (isOutside(value, names) || textOf(value) !== undefined) return true;
  return (
    value.type === 'name' && !used.hasBackslash && ![...used.words].some((word) => MAKES_BACKSLASH.test(word))
  );
}

const MAKES_BACKSLASH =
  /^(?:dumps?|repr|ascii|punctuation|printable|sep|pformat|encode|escape|quote|pack|fromhex|unhexlify|\w+decode|unparse)$/;
