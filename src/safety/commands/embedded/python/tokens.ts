// The tokens of a Python program; undefined where anything is read otherwise by one of its versions.

export type Token = {
  /** `block` begins and `end` ends what is indented. */
  readonly type: 'name' | 'number' | 'string' | 'sign' | 'line' | 'block' | 'end';
  /** Of a string, what stands between its quotes. */
  readonly text: string;
  /** Of a string, the letters before it in lower case. */
  readonly prefix: string;
};

/** A comment, a continued line, blanks; a name, a number, the beginning of a string, or a sign. */
const NEXT =
  /(?<blank> +|\\\n|#[^\n]*)|(?<prefix>(?:[rR][bB]?|[bB][rR]?|[fF][rR]?|[rR][fF]|[uU])?)(?<quote>"""|'''|"|')|(?<name>[A-Za-z_]\w*)|(?<number>(?:0[xX][\da-fA-F]+|0[bB][01]+|0[oO][0-7]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d{1,3})?)(?![\w.]))|(?<sign>\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|[-+*/%&|^=!<>]=|\*\*|\/\/|<<|>>|[-+*/%&|^~<>()[\]{},:.;=])|(?<line>\n)/y;

type State = { readonly tokens: Token[]; readonly indents: number[]; depth: number };

export function tokensOf(code: string): readonly Token[] | undefined {
  // The encoding of a script may be named in a comment; a tab may be as wide as any blanks.
  if (/[^\S \n]|^ *#.*coding[:=]/m.test(code)) return undefined;
  const state: State = { tokens: [], indents: [0], depth: 0 };
  let at = 0;
  let starts = true;
  while (at < code.length) {
    if (starts && state.depth === 0) {
      const blank = /^ */.exec(code.slice(at, at + 200))?.[0].length ?? 0;
      at += blank;
      const next = code[at];
      if (next === '\\') return undefined;
      if (next !== undefined && !/[\n#]/.test(next) && !indent(state, blank)) return undefined;
      starts = false;
      continue;
    }
    NEXT.lastIndex = at;
    const groups = NEXT.exec(code)?.groups;
    if (groups === undefined) return undefined;
    at = NEXT.lastIndex;
    if (groups['line'] !== undefined) starts = endLine(state);
    else if (groups['quote'] !== undefined) {
      const end = endOfString(code, at, groups['quote']);
      if (end === -1) return undefined;
      add(state, 'string', code.slice(at, end), (groups['prefix'] ?? '').toLowerCase());
      at = end + groups['quote'].length;
    } else if (groups['blank'] === undefined && !addPlain(state, groups)) return undefined;
  }
  if (state.depth !== 0) return undefined;
  endLine(state);
  return indent(state, 0) ? state.tokens : undefined;
}

function add({ tokens }: State, type: Token['type'], text = '', prefix = ''): void {
  tokens.push({ type, text, prefix });
}

function addPlain(
  state: State,
  { name, number, sign }: Readonly<Record<string, string | undefined>>,
): boolean {
  if (name !== undefined) add(state, 'name', name);
  else if (number !== undefined) add(state, 'number', number);
  else if (sign !== undefined) {
    add(state, 'sign', sign);
    if ('([{'.includes(sign)) state.depth += 1;
    if (')]}'.includes(sign)) state.depth -= 1;
  }
  return state.depth >= 0;
}

/** A line that has ended; within brackets it has not. */
function endLine(state: State): boolean {
  if (state.depth > 0) return false;
  const last = state.tokens.at(-1)?.type;
  if (last !== undefined && !/^(?:line|block|end)$/.test(last)) add(state, 'line');
  return true;
}

function indent(state: State, blank: number): boolean {
  const { indents } = state;
  if (blank > (indents.at(-1) ?? 0)) {
    indents.push(blank);
    add(state, 'block');
  }
  while (blank < (indents.at(-1) ?? 0)) {
    indents.pop();
    add(state, 'end');
  }
  return blank === indents.at(-1);
}

function endOfString(code: string, from: number, quote: string): number {
  for (let at = from; at < code.length; at++) {
    if (code[at] === '\\') at += 1;
    else if (code.startsWith(quote, at)) return at;
    else if (code[at] === '\n' && quote.length === 1) return -1;
  }
  return -1;
}
