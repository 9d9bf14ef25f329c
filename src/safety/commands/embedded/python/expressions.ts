// Expressions of Python, by its grammar; what is not understood ends the reading.

import { type Cursor, RESERVED } from './cursor.ts';
import { readFilled } from './filled.ts';
import { fail, type Node, node } from './nodes.ts';
import type { Token } from './tokens.ts';

/** Each link of a chain is a level of the tree. */
const LONGEST = 100;

/** `a, *b`: a tuple where there is a comma. */
export function readList(cursor: Cursor, ends: readonly string[] = []): Node {
  const nodes = [readStarred(cursor)];
  if (!cursor.is(',')) return nodes[0] ?? fail();
  while (cursor.take(',') !== undefined && !endsList(cursor, ends)) nodes.push(readStarred(cursor));
  return node('tuple', '', nodes);
}

function endsList(cursor: Cursor, ends: readonly string[]): boolean {
  return (
    !/^(?:name|number|string|sign)$/.test(cursor.token?.type ?? '') ||
    cursor.is('=', ')', ']', '}', ':', ';', 'in', ...ends)
  );
}

function readStarred(cursor: Cursor): Node {
  if (cursor.take('*') !== undefined) return node('starred', '', [readBinary(cursor, 0)]);
  return readValue(cursor);
}

/** A whole expression: a condition, a lambda, `name := value`. */
export function readValue(cursor: Cursor): Node {
  return cursor.deeper(() => {
    if (cursor.is('lambda')) return readLambda(cursor);
    const value = readChoice(cursor);
    if (value.type === 'name' && cursor.take(':=') !== undefined)
      return node('walrus', value.text, [readValue(cursor)]);
    if (cursor.take('if') === undefined) return value;
    const condition = readChoice(cursor);
    cursor.need('else');
    return node('operation', 'if', [value, condition, readValue(cursor)]);
  });
}

function readLambda(cursor: Cursor): Node {
  cursor.need('lambda');
  const parameters = readParameters(cursor, ':', false);
  return node('lambda', '', [...parameters, readValue(cursor)]);
}

/** Up to the sign that ends them, which is taken. */
export function readParameters(cursor: Cursor, end: string, annotated: boolean): readonly Node[] {
  const parameters: Node[] = [];
  while (cursor.take(end) === undefined) {
    const star = cursor.take('*', '**', '/');
    if (star === '/' || (star === '*' && cursor.is(','))) {
      if (!cursor.is(end)) cursor.need(',');
      continue;
    }
    const name = cursor.name();
    const kinds = annotated && cursor.take(':') !== undefined ? [readValue(cursor)] : [];
    const given = cursor.take('=') !== undefined ? [readValue(cursor)] : [];
    parameters.push(node('parameter', name, [...kinds, ...given], star ?? ''));
    if (!cursor.is(end)) cursor.need(',');
  }
  return parameters;
}

function readChoice(cursor: Cursor): Node {
  return readChain(cursor, ['or'], () => readChain(cursor, ['and'], () => readNot(cursor)));
}

function readChain(cursor: Cursor, signs: readonly string[], read: () => Node): Node {
  let left = read();
  let links = 0;
  for (let sign = cursor.take(...signs); sign !== undefined; sign = cursor.take(...signs)) {
    if (++links > LONGEST) fail();
    left = node('operation', sign, [left, read()]);
  }
  return left;
}

function readNot(cursor: Cursor): Node {
  if (cursor.take('not') !== undefined)
    return node('operation', 'not', [cursor.deeper(() => readNot(cursor))]);
  let left = readBinary(cursor, 0);
  let links = 0;
  for (let sign = readComparison(cursor); sign !== undefined; sign = readComparison(cursor)) {
    if (++links > LONGEST) fail();
    left = node('operation', sign, [left, readBinary(cursor, 0)]);
  }
  return left;
}

function readComparison(cursor: Cursor): string | undefined {
  const sign = cursor.take('==', '!=', '<=', '>=', '<', '>', 'in', 'is', 'not');
  if (sign === 'is') cursor.take('not');
  if (sign === 'not') cursor.need('in');
  return sign;
}

/** From what binds least. */
const BINARY = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%']] as const;

export function readBinary(cursor: Cursor, level: number): Node {
  const signs = BINARY[level];
  return signs === undefined
    ? readSigned(cursor)
    : readChain(cursor, signs, () => readBinary(cursor, level + 1));
}

function readSigned(cursor: Cursor): Node {
  const sign = cursor.take('-', '+', '~');
  if (sign !== undefined) return node('operation', sign, [cursor.deeper(() => readSigned(cursor))]);
  const base = readJoined(cursor);
  if (cursor.take('**') === undefined) return base;
  return node('operation', '**', [base, cursor.deeper(() => readSigned(cursor))]);
}

/** A value with all that is joined to it: `.name`, `(…)`, `[…]`. */
function readJoined(cursor: Cursor): Node {
  let value = readAtom(cursor);
  for (let links = 0; ; links++) {
    if (links > LONGEST) fail();
    if (cursor.take('.') !== undefined) value = node('attribute', cursor.name(), [value]);
    else if (cursor.take('(') !== undefined) value = node('call', '', [value, ...readArguments(cursor)]);
    else if (cursor.take('[') !== undefined) value = node('item', '', [value, readIndex(cursor)]);
    else return value;
  }
}

function readArguments(cursor: Cursor): readonly Node[] {
  const found: Node[] = [];
  while (cursor.take(')') === undefined) {
    const star = cursor.take('*', '**');
    const value = readValue(cursor);
    if (star !== undefined) found.push(node('argument', star, [value]));
    else if (value.type === 'name' && cursor.take('=') !== undefined)
      found.push(node('argument', value.text, [readValue(cursor)]));
    else if (cursor.is('for')) found.push(node('argument', '', [readEach(cursor, [value])]));
    else found.push(node('argument', '', [value]));
    if (!cursor.is(')')) cursor.need(',');
  }
  return found;
}

function readIndex(cursor: Cursor): Node {
  const parts: Node[] = [];
  while (cursor.take(']') === undefined) {
    const slice: Node[] = [];
    let colons = 0;
    while (!cursor.is(',', ']')) {
      if (cursor.take(':') !== undefined) colons += 1;
      else slice.push(readValue(cursor));
    }
    if (slice.length > colons + 1 || colons > 2) fail();
    parts.push(colons > 0 ? node('slice', '', slice) : (slice[0] ?? fail()));
    if (!cursor.is(']')) cursor.need(',');
  }
  return parts.length === 1 ? (parts[0] ?? fail()) : node('tuple', '', parts);
}

function readAtom(cursor: Cursor): Node {
  const { token } = cursor;
  if (token?.type === 'string') return readStrings(cursor);
  if (token?.type === 'number') return node('number', cursor.next().text);
  if (token?.type === 'name')
    return cursor.is('True', 'False', 'None') ? node('number', cursor.next().text) : readName(cursor);
  if (cursor.take('...') !== undefined) return node('number', '...');
  return cursor.deeper(() => {
    if (cursor.take('(') !== undefined) return readItems(cursor, ')', 'tuple');
    if (cursor.take('[') !== undefined) return readItems(cursor, ']', 'list');
    return cursor.take('{') === undefined ? fail() : readBraces(cursor);
  });
}

function readName(cursor: Cursor): Node {
  const { text } = cursor.next();
  return RESERVED.has(text) ? fail() : node('name', text);
}

function readItems(cursor: Cursor, end: string, type: 'tuple' | 'list'): Node {
  if (cursor.take(end) !== undefined) return node(type, '');
  const first = readStarred(cursor);
  if (cursor.is('for')) {
    const each = readEach(cursor, [first]);
    cursor.need(end);
    return each;
  }
  const nodes = [first];
  const isTuple = type === 'list' || cursor.is(',');
  while (cursor.take(end) === undefined) {
    cursor.need(',');
    if (!cursor.is(end)) nodes.push(readStarred(cursor));
  }
  return isTuple ? node(type, '', nodes) : first;
}

function readBraces(cursor: Cursor): Node {
  const nodes: Node[] = [];
  let type: 'set' | 'dict' = 'dict';
  while (cursor.take('}') === undefined) {
    if (cursor.take('**') !== undefined) nodes.push(node('starred', '', [readBinary(cursor, 0)]));
    else {
      const key = readStarred(cursor);
      const value = cursor.take(':') === undefined ? [] : [readValue(cursor)];
      if (value.length === 0) type = 'set';
      if (cursor.is('for')) {
        const each = readEach(cursor, [key, ...value]);
        cursor.need('}');
        return each;
      }
      nodes.push(key, ...value);
    }
    if (!cursor.is('}')) cursor.need(',');
  }
  return node(type, '', nodes);
}

/** `for x in y if z`, of a comprehension. */
function readEach(cursor: Cursor, items: readonly Node[]): Node {
  const loops: Node[] = [];
  while (cursor.take('for') !== undefined) {
    const target = readTargets(cursor);
    cursor.need('in');
    const parts = [target, readChoice(cursor)];
    while (cursor.take('if') !== undefined) parts.push(readChoice(cursor));
    loops.push(node('each', '', parts));
  }
  return node('comprehension', '', [...items, ...loops]);
}

/** `a, (b, c)`: what a loop fills; its `in` is no comparison. */
export function readTargets(cursor: Cursor): Node {
  const nodes = [readTarget(cursor)];
  if (!cursor.is(',')) return nodes[0] ?? fail();
  while (cursor.take(',') !== undefined && !cursor.is('in')) nodes.push(readTarget(cursor));
  return node('tuple', '', nodes);
}

function readTarget(cursor: Cursor): Node {
  return cursor.take('*') === undefined
    ? readBinary(cursor, 0)
    : node('starred', '', [readBinary(cursor, 0)]);
}

function readStrings(cursor: Cursor): Node {
  const found: Node[] = [];
  while (cursor.isType('string')) found.push(readString(cursor.next()));
  return found.length === 1 ? (found[0] ?? fail()) : node('joined', '', found);
}

function readString({ text, prefix }: Token): Node {
  return prefix.includes('f') ? readFilled(text, prefix, readList) : node('string', text, [], prefix);
}
