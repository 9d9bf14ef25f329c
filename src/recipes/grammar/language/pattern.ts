// The language the lexicon's patterns are written in, and what of a question one of them matches.
//
// `word` · `(one|two words)` · `word?` or `(…)?` may be left out · `{slot}` or `{name:slot}` holds a value, see
// `slots.ts` · `<group>` one of the words of `groups.ts`. Articles and commas never stand in a pattern.

import { GROUPS } from './groups.ts';
import { stem } from './same-words.ts';
import { SLOTS } from './slots.ts';

type Node =
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'slot'; readonly name: string; readonly slot: string }
  | { readonly type: 'choice'; readonly options: readonly (readonly Node[])[] }
  | { readonly type: 'maybe'; readonly node: Node };

export type Pattern = {
  /** Sticky: matches at its `lastIndex`. Slots are groups named after them. Made when first asked for. */
  readonly regex: () => RegExp;
  /** Words one of which a match begins with; undefined where it may be any. */
  readonly first: ReadonlySet<string> | undefined;
  readonly words: readonly string[];
  /** Of each of these lists a match holds one word: where a question has none, there is nothing to try. */
  readonly needs: () => readonly (readonly string[])[];
};

export function compilePattern(pattern: string): Pattern {
  const nodes = parse(pattern);
  const first = new Set<string>();
  let made: RegExp | undefined;
  let needs: readonly (readonly string[])[] | undefined;
  return {
    regex: () => {
      made ??= new RegExp(source(nodes), 'y');
      return made;
    },
    first: firstWords(nodes, first) === 'known' ? first : undefined,
    words: wordsOf(nodes),
    needs: () => {
      needs ??= nodes.flatMap((node) => {
        const words = neededOf(node);
        return words === undefined ? [] : [words];
      });
      return needs;
    },
  };
}

/** Words one of which stands in every match of the node; undefined where it may be without. */
function neededOf(node: Node): readonly string[] | undefined {
  if (node.type === 'word') return [node.word];
  if (node.type !== 'choice') return undefined;
  const found: string[] = [];
  for (const option of node.options) {
    const words = option.map(neededOf).find((one) => one !== undefined);
    if (words === undefined) return undefined;
    found.push(...words);
  }
  return found;
}

const stems = new Map<string, string>();

/** The patterns say the same few words thousands of times. */
function stemOf(token: string): string {
  const known = stems.get(token) ?? stem(token);
  stems.set(token, known);
  return known;
}

const groups = new Map<string, readonly Node[]>();

function groupNodes(name: string, pattern: string): readonly Node[] {
  const known = groups.get(name);
  if (known !== undefined) return known;
  const group = GROUPS[name];
  if (group === undefined) throw new RangeError(`No group <${name}> for the pattern: ${pattern}`);
  const nodes = parse(`(${group})`);
  groups.set(name, nodes);
  return nodes;
}

/** What `tokens.ts` leaves out of every question. */
export const ARTICLE =
  /^(the|a|an|all|please|any|both|that's|simply|just|also|actually|kindly|entire|given|specific|particular|specified|certain|some|various)$/;

function parse(pattern: string): readonly Node[] {
  const tokens = (pattern.match(/\{[^}]*\}|<\w+>|[()|?]|[^\s()|?{}<>]+/g) ?? []).filter(
    (one) => !ARTICLE.test(one),
  );
  let at = 0;
  return sequence();

  function sequence(): readonly Node[] {
    const nodes: Node[] = [];
    for (let token = tokens[at]; token !== undefined && token !== '|' && token !== ')'; token = tokens[at]) {
      at += 1;
      const node = nodeOf(token);
      if (tokens[at] === '?') {
        at += 1;
        nodes.push({ type: 'maybe', node });
      } else nodes.push(node);
    }
    return nodes;
  }

  function nodeOf(token: string): Node {
    if (token === '(') return choice();
    if (token.startsWith('{')) {
      const [name = '', slot = name] = token.slice(1, -1).split(':');
      return { type: 'slot', name, slot };
    }
    if (!token.startsWith('<')) return { type: 'word', word: stemOf(token) };
    return { type: 'choice', options: [groupNodes(token.slice(1, -1), pattern)] };
  }

  function choice(): Node {
    const options = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    if (tokens[at] !== ')') throw new RangeError(`A bracket is missing in the pattern: ${pattern}`);
    at += 1;
    // The first that matches is taken: `ip address` has to stand before `ip`.
    const said = options.filter((option) => option.length > 0).sort((a, b) => b.length - a.length);
    return { type: 'choice', options: said.length === 0 ? [[]] : said };
  }
}

function source(nodes: readonly Node[]): string {
  return nodes.map(nodeSource).join('');
}

/** A word that also names something here ends in `~`; every word ends in a blank, a comma may follow. */
function nodeSource(node: Node): string {
  switch (node.type) {
    case 'word':
      return `${node.word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}~? (?:, )?`;
    case 'maybe':
      return `(?:${nodeSource(node.node)})?`;
    case 'choice':
      return `(?:${node.options.map(source).join('|')})`;
    case 'slot': {
      const known = SLOTS[node.slot];
      if (known === undefined) throw new RangeError(`No slot {${node.slot}}`);
      return `(?<${node.name}>${known})(?:, )?`;
    }
  }
}

/** Adds the words the nodes may begin with; `skippable` where they may also be nothing. */
function firstWords(nodes: readonly Node[], into: Set<string>): 'known' | 'any' | 'skippable' {
  for (const node of nodes) {
    const found = firstOf(node, into);
    if (found !== 'skippable') return found;
  }
  return 'skippable';
}

function firstOf(node: Node, into: Set<string>): 'known' | 'any' | 'skippable' {
  switch (node.type) {
    case 'word':
      into.add(node.word);
      return 'known';
    case 'slot':
      return 'any';
    case 'maybe':
      return firstOf(node.node, into) === 'any' ? 'any' : 'skippable';
    case 'choice': {
      const found = node.options.map((option) => firstWords(option, into));
      if (found.includes('any')) return 'any';
      return found.includes('skippable') ? 'skippable' : 'known';
    }
  }
}

function wordsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'word') return [node.word];
    if (node.type === 'maybe') return wordsOf([node.node]);
    return node.type === 'choice' ? node.options.flatMap(wordsOf) : [];
  });
}
