// The pattern language, parsed: patterns of the grammar, phrases of the rows and names of what is known are written in it.
//
// `word`, or `"&"` for a sign that means something here · `(one|two words)` · `word?`, `(…)?` or `[…]` may be left out ·
// `(a & b & c)` all of them in any order · `{slot}` or `{name:slot}` holds a value · `<category>` or `<name:category>` one
// of the words of a category, which may hold a value too.

export type Node =
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'slot'; readonly name: string; readonly slot: string }
  | { readonly type: 'choice'; readonly options: readonly Nodes[] }
  | { readonly type: 'maybe'; readonly node: Node }
  | { readonly type: 'category'; readonly name: string; readonly category: string }
  | { readonly type: 'anyOrder'; readonly parts: readonly Nodes[] };

export type Nodes = readonly Node[];

/** `said`: the form in which words are compared; undefined for one that is left out. Throws for a bracket that is missing. */
export function parse(pattern: string, said: (word: string) => string | undefined = (word) => word): Nodes {
  const tokens = pattern.match(TOKEN) ?? [];
  let at = 0;
  const nodes = inside();
  if (at < tokens.length) throw new RangeError(`A bracket is missing in the pattern: ${pattern}`);
  return nodes;

  /** Up to a closing bracket. */
  function inside(): Nodes {
    const options = [sequence()];
    const mark = tokens[at];
    if (mark !== '|' && mark !== '&') return options[0] ?? [];
    while (tokens[at] === mark) {
      at += 1;
      options.push(sequence());
    }
    if (mark === '&') return [{ type: 'anyOrder', parts: options }];
    const spoken = options.filter((option) => option.length > 0);
    return [{ type: 'choice', options: spoken.length === 0 ? [[]] : spoken }];
  }

  function sequence(): Nodes {
    const found: Node[] = [];
    for (let token = tokens[at]; token !== undefined && !ENDS_SEQUENCE.has(token); token = tokens[at]) {
      at += 1;
      const node = nodeOf(token);
      const isOptional = tokens[at] === '?';
      if (isOptional) at += 1;
      if (node !== undefined) found.push(isOptional ? { type: 'maybe', node } : node);
    }
    return found;
  }

  function nodeOf(token: string): Node | undefined {
    if (token === '(') return group(')');
    if (token === '[') return { type: 'maybe', node: group(']') };
    if (token.startsWith('"')) return { type: 'word', word: token.slice(1, -1) };
    if (!token.startsWith('{') && !token.startsWith('<')) {
      const word = said(token);
      return word === undefined ? undefined : { type: 'word', word };
    }
    const [name = '', kind = name] = token.slice(1, -1).split(':');
    return token.startsWith('{')
      ? { type: 'slot', name, slot: kind }
      : { type: 'category', name, category: kind };
  }

  function group(close: string): Node {
    const found = inside();
    if (tokens[at] !== close) throw new RangeError(`A bracket is missing in the pattern: ${pattern}`);
    at += 1;
    const [only, ...more] = found;
    return only !== undefined && more.length === 0 && only.type !== 'maybe'
      ? only
      : { type: 'choice', options: [found] };
  }
}

/** What is left where the rest is multiplied out. */
export type SaidNode = Extract<Node, { readonly type: 'word' | 'slot' }>;

/** Every way to say the nodes one after the other; none of a word where all of them may be left out. */
export function waysToSay(
  nodes: Nodes,
  categoryNamed?: (name: string) => Nodes,
): readonly (readonly SaidNode[])[] {
  return nodes.reduce<readonly (readonly SaidNode[])[]>(
    (before, node) => {
      const ways = waysToSayOne(node, categoryNamed);
      return before.flatMap((one) => ways.map((way) => [...one, ...way]));
    },
    [[]],
  );
}

function waysToSayOne(
  node: Node,
  categoryNamed: ((name: string) => Nodes) | undefined,
): readonly (readonly SaidNode[])[] {
  switch (node.type) {
    case 'word':
    case 'slot':
      return [[node]];
    case 'maybe':
      return [[], ...waysToSayOne(node.node, categoryNamed)];
    case 'category':
      return waysToSay(categoryNamed?.(node.category) ?? [], categoryNamed);
    case 'choice':
      return node.options.flatMap((option) => waysToSay(option, categoryNamed));
    case 'anyOrder':
      throw new SyntaxError('Parts in any order are not multiplied out');
  }
}

/** `categories`: patterns. `slots`: regular expressions. */
export type Meanings = {
  readonly said?: (word: string) => string | undefined;
  readonly categories?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, string>>;
};

/** For texts with one space after each word, in any case; what a slot holds is the group of its name. */
export function expressionOf(pattern: string, { said, categories = {}, slots = {} }: Meanings): RegExp {
  return new RegExp(`^${sourceOf(parse(pattern, said))}$`, 'i');

  function sourceOf(nodes: Nodes): string {
    return nodes.map(sourceOfOne).join('');
  }

  function sourceOfOne(node: Node): string {
    switch (node.type) {
      case 'word':
        return `${node.word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')} `;
      case 'slot':
        return `(?<${node.name}>${slots[node.slot]}) `;
      case 'maybe':
        return `(?:${sourceOfOne(node.node)})?`;
      case 'category':
        return `(?:${sourceOf(parse(`(${categories[node.category]})`, said))})`;
      case 'choice':
        return `(?:${node.options.map(sourceOf).join('|')})`;
      case 'anyOrder':
        throw new SyntaxError('A regular expression has its parts in one order');
    }
  }
}

const TOKEN = /"[^"]+"|\{[^}]*\}|<\w+(?::\w+)?>|[()[\]|?&]|[^\s()[\]|?&{}<>]+/g;
const ENDS_SEQUENCE: ReadonlySet<string> = new Set(['|', '&', ')', ']']);
