// Reads a regular expression a person wrote: the part of JavaScript's syntax that can be matched in linear time.

/** UTF-16 units from and to, both included. In a tree they are in order and apart. */
export type CodeRange = readonly [from: number, to: number];

export type PatternTree =
  | { readonly type: 'one'; readonly ranges: readonly CodeRange[] }
  | { readonly type: 'assert'; readonly kind: '^' | '$' | 'b' | 'B' }
  | { readonly type: 'sequence' | 'choice'; readonly parts: readonly PatternTree[] }
  | { readonly type: 'repeat'; readonly part: PatternTree; readonly min: number; readonly max: number };

export type ParsedPattern =
  | { readonly type: 'tree'; readonly tree: PatternTree }
  /** `reason` completes "… in which". */
  | { readonly type: 'refused'; readonly reason: string };

/** What is accepted means what `new RegExp(source)` means; groups are not remembered, so lazy and greedy are one. */
export function parsePattern(source: string): ParsedPattern {
  const reader: Reader = { source, at: 0, refused: undefined };
  const tree = readChoice(reader);
  if (reader.at < source.length) refuse(reader, 'a group is closed but was never opened');
  return reader.refused === undefined ? { type: 'tree', tree } : { type: 'refused', reason: reader.refused };
}

type Reader = { readonly source: string; at: number; refused: string | undefined };

const NOTHING: PatternTree = { type: 'sequence', parts: [] };

/** The first error counts; jumping to the end terminates every loop. */
function refuse(reader: Reader, reason: string): PatternTree {
  reader.refused ??= reason;
  reader.at = reader.source.length;
  return NOTHING;
}

function eat(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

function readChoice(reader: Reader): PatternTree {
  const parts = [readSequence(reader)];
  while (eat(reader, '|')) parts.push(readSequence(reader));
  return parts[0] !== undefined && parts.length === 1 ? parts[0] : { type: 'choice', parts };
}

function readSequence(reader: Reader): PatternTree {
  const parts: PatternTree[] = [];
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source.charAt(reader.at))) {
    parts.push(readRepeats(reader));
  }
  return { type: 'sequence', parts };
}

function readRepeats(reader: Reader): PatternTree {
  const part = readAtom(reader);
  const bounds = readBounds(reader);
  if (bounds === undefined) return part;
  eat(reader, '?');
  const [min, max] = bounds;
  if (part.type === 'assert') return refuse(reader, 'a quantifier follows nothing that can be repeated');
  if (min > max) return refuse(reader, 'the numbers of a quantifier are out of order');
  if (readBounds(reader) !== undefined) return refuse(reader, 'one quantifier follows another');
  return { type: 'repeat', part, min, max };
}

function readBounds(reader: Reader): readonly [min: number, max: number] | undefined {
  if (eat(reader, '*')) return [0, Infinity];
  if (eat(reader, '+')) return [1, Infinity];
  if (eat(reader, '?')) return [0, 1];
  const counted = stickyMatch(reader, /\{(\d{1,9})(,(\d{0,9}))?\}/y);
  if (counted === undefined) return undefined;
  const min = Number(counted[1]);
  return [min, counted[2] === undefined ? min : counted[3] ? Number(counted[3]) : Infinity];
}

function stickyMatch(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.source);
  if (match !== null) reader.at += match[0].length;
  return match ?? undefined;
}

function readAtom(reader: Reader): PatternTree {
  const character = reader.source.charAt(reader.at);
  switch (character) {
    case '(':
      return readGroup(reader);
    case '[':
      return readClass(reader);
    case '\\':
      return readEscape(reader);
    case '*':
    case '+':
    case '?':
      return refuse(reader, 'a quantifier follows nothing that can be repeated');
    case '{':
      // Only a whole quantifier is one; `{` elsewhere is itself.
      if (readBounds(reader) !== undefined) {
        return refuse(reader, 'a quantifier follows nothing that can be repeated');
      }
  }
  reader.at += 1;
  if (character === '^' || character === '$') return { type: 'assert', kind: character };
  return { type: 'one', ranges: character === '.' ? NOT_NEWLINE : only(character.charCodeAt(0)) };
}

function readGroup(reader: Reader): PatternTree {
  if (stickyMatch(reader, /\(\?<?[=!]/y) !== undefined) {
    return refuse(reader, 'it uses lookahead or lookbehind, which beck does not support');
  }
  if (stickyMatch(reader, /\((\?:|\?<[A-Za-z_$][\w$]*>|(?!\?))/y) === undefined) {
    return refuse(reader, 'it uses a kind of group that beck does not support');
  }
  const inside = readChoice(reader);
  return eat(reader, ')') ? inside : refuse(reader, 'a group is not closed');
}

function readEscape(reader: Reader): PatternTree {
  if (eat(reader, '\\b')) return { type: 'assert', kind: 'b' };
  if (eat(reader, '\\B')) return { type: 'assert', kind: 'B' };
  if (stickyMatch(reader, /\\[1-9k]/y) !== undefined) {
    return refuse(reader, 'it uses a backreference, which beck does not support');
  }
  return { type: 'one', ranges: readEscapedRanges(reader) };
}

function readClass(reader: Reader): PatternTree {
  reader.at += 1;
  const negated = eat(reader, '^');
  const ranges: CodeRange[] = [];
  while (!eat(reader, ']')) {
    if (reader.at >= reader.source.length) return refuse(reader, 'a character class is not closed');
    ranges.push(...readClassRange(reader));
  }
  return { type: 'one', ranges: negated ? complement(ranges) : complement(complement(ranges)) };
}

function readClassRange(reader: Reader): readonly CodeRange[] {
  const from = readClassAtom(reader);
  const isRange = reader.source.charAt(reader.at) === '-' && reader.source.charAt(reader.at + 1) !== ']';
  if (!isRange || reader.at + 1 >= reader.source.length) return from;
  reader.at += 1;
  const to = readClassAtom(reader);
  const first = singleCode(from);
  const last = singleCode(to);
  // `[\w-.]`: beside a whole class the dash is itself.
  if (first === undefined || last === undefined) return [...from, ...only(45), ...to];
  if (first > last) refuse(reader, 'a character range is out of order');
  return [[first, last]];
}

function readClassAtom(reader: Reader): readonly CodeRange[] {
  if (eat(reader, '\\b')) return only(8);
  if (reader.source.charAt(reader.at) === '\\') return readEscapedRanges(reader);
  const code = reader.source.charCodeAt(reader.at);
  reader.at += 1;
  return only(code);
}

function singleCode(ranges: readonly CodeRange[]): number | undefined {
  const [range, ...more] = ranges;
  return range !== undefined && more.length === 0 && range[0] === range[1] ? range[0] : undefined;
}

function only(code: number): readonly CodeRange[] {
  return [[code, code]];
}

const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 };

function readEscapedRanges(reader: Reader): readonly CodeRange[] {
  const hex = stickyMatch(reader, /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4}))/y);
  if (hex !== undefined) return only(Number.parseInt(hex[1] ?? hex[2] ?? '', 16));
  if (stickyMatch(reader, /\\0(?!\d)/y) !== undefined) return only(0);
  const letter = stickyMatch(reader, /\\([\s\S])/y)?.[1] ?? '';
  const named = NAMED.get(letter);
  if (named !== undefined) return named;
  const control = CONTROLS[letter];
  if (control !== undefined) return only(control);
  if (letter === '' || /[A-Za-z0-9]/.test(letter)) {
    refuse(reader, `"\\${letter}" is not supported by beck`);
    return [];
  }
  return only(letter.charCodeAt(0));
}

const DIGIT: readonly CodeRange[] = [[48, 57]];
const WORD: readonly CodeRange[] = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
const BLANK: readonly CodeRange[] = [
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
const NOT_NEWLINE = complement([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]);
const NAMED: ReadonlyMap<string, readonly CodeRange[]> = new Map([
  ['d', DIGIT],
  ['D', complement(DIGIT)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', BLANK],
  ['S', complement(BLANK)],
]);

function complement(ranges: readonly CodeRange[]): readonly CodeRange[] {
  const rest: CodeRange[] = [];
  let next = 0;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (from > next) rest.push([next, from - 1]);
    next = Math.max(next, to + 1);
  }
  if (next <= 0xffff) rest.push([next, 0xffff]);
  return rest;
}
