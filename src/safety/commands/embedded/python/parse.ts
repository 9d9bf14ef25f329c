// Statements of Python, by its grammar.

import { Cursor } from './cursor.ts';
import { readBinary, readList, readParameters, readTargets, readValue } from './expressions.ts';
import { fail, type Node, NotRead, node } from './nodes.ts';
import { tokensOf } from './tokens.ts';

/** The block of a whole program; undefined where any of it is not understood. */
export function parsePython(code: string): Node | undefined {
  const tokens = tokensOf(code);
  if (tokens === undefined) return undefined;
  const cursor = new Cursor(tokens);
  try {
    const nodes: Node[] = [];
    while (cursor.token !== undefined) nodes.push(...readStatement(cursor));
    return node('block', '', nodes);
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

function readStatement(cursor: Cursor): readonly Node[] {
  const word = cursor.token?.type === 'name' ? cursor.token.text : '';
  const read = COMPOUND[word];
  if (read !== undefined) {
    cursor.next();
    return [read(cursor)];
  }
  return readSimple(cursor);
}

const COMPOUND: Readonly<Partial<Record<string, (cursor: Cursor) => Node>>> = {
  if: readCondition,
  while: readCondition,
  for: readFor,
  with: readWith,
  def: readFunction,
  try: readTry,
};

/** `a; b`, up to the end of the line. */
function readSimple(cursor: Cursor): readonly Node[] {
  const found = [readOne(cursor)];
  while (cursor.take(';') !== undefined && !cursor.isType('line')) found.push(readOne(cursor));
  cursor.needType('line');
  return found;
}

/** What follows a colon. */
function readBlock(cursor: Cursor): Node {
  return cursor.deeper(() => {
    cursor.need(':');
    if (!cursor.isType('line')) return node('block', '', readSimple(cursor));
    cursor.next();
    cursor.needType('block');
    const nodes: Node[] = [];
    while (!cursor.isType('end')) nodes.push(...readStatement(cursor));
    cursor.next();
    return node('block', '', nodes);
  });
}

function readCondition(cursor: Cursor): Node {
  const nodes = [readValue(cursor), readBlock(cursor)];
  while (cursor.take('elif') !== undefined) nodes.push(readValue(cursor), readBlock(cursor));
  return node('statement', '', [...nodes, ...readElse(cursor)]);
}

function readElse(cursor: Cursor): readonly Node[] {
  return cursor.take('else') === undefined ? [] : [readBlock(cursor)];
}

function readFor(cursor: Cursor): Node {
  const target = readTargets(cursor);
  cursor.need('in');
  return node('for', '', [target, readList(cursor), readBlock(cursor), ...readElse(cursor)]);
}

function readWith(cursor: Cursor): Node {
  const nodes: Node[] = [];
  do {
    const value = readValue(cursor);
    nodes.push(node('with', '', cursor.take('as') === undefined ? [value] : [value, readBinary(cursor, 0)]));
  } while (cursor.take(',') !== undefined);
  return node('statement', '', [...nodes, readBlock(cursor)]);
}

function readFunction(cursor: Cursor): Node {
  const name = cursor.name();
  cursor.need('(');
  const parameters = readParameters(cursor, ')', true);
  const returns = cursor.take('->') === undefined ? [] : [node('statement', '', [readValue(cursor)])];
  return node('def', name, [...parameters, ...returns, readBlock(cursor)]);
}

function readTry(cursor: Cursor): Node {
  const nodes = [readBlock(cursor)];
  while (cursor.take('except') !== undefined) {
    const kinds = cursor.is(':') ? [] : [readList(cursor, ['as'])];
    const name = cursor.take('as') === undefined ? '' : cursor.name();
    nodes.push(node('except', name, [...kinds, readBlock(cursor)]));
  }
  nodes.push(...readElse(cursor));
  if (cursor.take('finally') !== undefined) nodes.push(readBlock(cursor));
  return node('statement', '', nodes);
}

function readOne(cursor: Cursor): Node {
  if (cursor.take('pass', 'break', 'continue') !== undefined) return node('statement', '');
  if (cursor.take('import') !== undefined) return readImports(cursor);
  if (cursor.take('from') !== undefined) return readFrom(cursor);
  const word = cursor.take('return', 'raise', 'assert', 'global', 'nonlocal', 'del');
  if (word === undefined) return readAssignment(cursor);
  const values = cursor.isType('line') || cursor.is(';') ? [] : [readList(cursor)];
  // A name that is deleted is not what it was.
  return node(
    word === 'del' ? 'assign' : 'statement',
    word,
    word === 'del' ? [...values, ...NOTHING] : values,
  );
}

const NOTHING = [node('number', 'None')];

const CHANGES = ['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '**=', '//=', '<<=', '>>='];

function readAssignment(cursor: Cursor): Node {
  const nodes = [readList(cursor)];
  const sign = cursor.take(...CHANGES);
  if (sign !== undefined) return node('assign', sign, [...nodes, readList(cursor)]);
  if (cursor.take(':') !== undefined) {
    nodes.push(node('statement', '', [readValue(cursor)]));
    const given = cursor.take('=') === undefined ? NOTHING : [readList(cursor)];
    return node('statement', '', [nodes[1] ?? fail(), node('assign', '=', [nodes[0] ?? fail(), ...given])]);
  }
  while (cursor.take('=') !== undefined) nodes.push(readList(cursor));
  return nodes.length === 1 ? node('statement', '', nodes) : node('assign', '=', nodes);
}

function readImports(cursor: Cursor): Node {
  const found: Node[] = [];
  do {
    const module = readDotted(cursor);
    const short = cursor.take('as') === undefined ? '' : cursor.name();
    found.push(node('import', module, short === '' ? [] : [node('name', short)]));
  } while (cursor.take(',') !== undefined);
  return node('statement', '', found);
}

function readDotted(cursor: Cursor): string {
  const parts = [cursor.name()];
  while (cursor.take('.') !== undefined) parts.push(cursor.name());
  return parts.join('.');
}

function readFrom(cursor: Cursor): Node {
  const module = readDotted(cursor);
  cursor.need('import');
  const inBrackets = cursor.take('(') !== undefined;
  const names: Node[] = [];
  do {
    if (inBrackets && cursor.is(')')) break;
    const name = cursor.name();
    const short = cursor.take('as') === undefined ? name : cursor.name();
    names.push(node('name', short, [], name));
  } while (cursor.take(',') !== undefined);
  if (inBrackets) cursor.need(')');
  return node('import', module, names, 'from');
}
