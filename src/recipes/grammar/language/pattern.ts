// Compiles the lexicon's patterns into programs for `match.ts`.
//
// `word` · `(one|two words)` · `word?` or `(…)?` may be left out · `{slot}` or `{name:slot}` holds a value, see
// `slots.ts` · `<group>` one of the words of `groups.ts`. Patterns contain no articles or commas.

import { GROUPS } from './groups.ts';
import { type Instruction, slotInstructions } from './match.ts';
import { ARTICLE, stem } from './same-words.ts';

export type Node =
  | { readonly type: 'word'; readonly word: string }
  | { readonly type: 'slot'; readonly name: string; readonly slot: string }
  | { readonly type: 'choice'; readonly options: readonly (readonly Node[])[] }
  | { readonly type: 'maybe'; readonly node: Node };

/** What is known of a pattern before its program is compiled: enough to rule it out. */
export type Outline = {
  /** What a match begins with: one of these words, or a value of one of these slots. */
  readonly first: { readonly words: ReadonlySet<string>; readonly slots: ReadonlySet<string> };
  readonly words: readonly string[];
  /** A match holds one word of each list: a question without one need not be tried. */
  readonly needs: readonly (readonly string[])[];
};

export function outlineOf(pattern: string): Outline {
  const nodes = parse(pattern);
  const first: First = { words: new Set(), slots: new Set() };
  addFirst(nodes, first);
  return { first, words: wordsOf(nodes), needs: needsOf(nodes) };
}

export function programOf(pattern: string): readonly Instruction[] {
  const program: Instruction[] = [];
  addInstructions(parse(pattern), program);
  return program;
}

function needsOf(nodes: readonly Node[]): readonly (readonly string[])[] {
  return nodes.flatMap((node) => {
    const words = neededOf(node);
    return words === undefined ? [] : [words];
  });
}

/** Words one of which is in every match of the node; undefined if a match may lack them. */
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

/** A cache: patterns repeat the same few words thousands of times. */
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

/** Throws for an unknown slot or group, and for a bracket that is missing. */
export function parse(pattern: string): readonly Node[] {
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
    // The first that matches is taken: `ip address` has to be before `ip`.
    const said = options.filter((option) => option.length > 0).sort((a, b) => b.length - a.length);
    return { type: 'choice', options: said.length === 0 ? [[]] : said };
  }
}

/** Appends what matches the nodes. */
function addInstructions(nodes: readonly Node[], program: Instruction[]): void {
  for (const node of nodes) {
    if (node.type === 'word') program.push({ op: 'word', word: node.word }, { op: 'comma' });
    else if (node.type === 'slot') program.push(...slotInstructions(node.name, node.slot, program.length));
    else if (node.type === 'choice') addChoice(node.options, program);
    else {
      const split = program.push(UNSET) - 1;
      addInstructions([node.node], program);
      program[split] = { op: 'split', to: program.length };
    }
  }
}

function addChoice(options: readonly (readonly Node[])[], program: Instruction[]): void {
  const jumps: number[] = [];
  for (const [at, option] of options.entries()) {
    const isLast = at === options.length - 1;
    const split = isLast ? undefined : program.push(UNSET) - 1;
    addInstructions(option, program);
    if (split === undefined) continue;
    jumps.push(program.push(UNSET) - 1);
    program[split] = { op: 'split', to: program.length };
  }
  for (const jump of jumps) program[jump] = { op: 'jump', to: program.length };
}

/** In the place of an instruction that depends on the length of what follows. */
const UNSET: Instruction = { op: 'comma' };

type First = { readonly words: Set<string>; readonly slots: Set<string> };

/** Adds what the nodes may begin with; true where they may also be nothing. */
function addFirst(nodes: readonly Node[], into: First): boolean {
  return nodes.every((node) => addFirstOf(node, into));
}

function addFirstOf(node: Node, into: First): boolean {
  switch (node.type) {
    case 'word':
      into.words.add(node.word);
      return false;
    case 'slot':
      into.slots.add(node.slot);
      return false;
    case 'maybe':
      addFirstOf(node.node, into);
      return true;
    case 'choice':
      return node.options.map((option) => addFirst(option, into)).includes(true);
  }
}

function wordsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'word') return [node.word];
    if (node.type === 'maybe') return wordsOf([node.node]);
    return node.type === 'choice' ? node.options.flatMap(wordsOf) : [];
  });
}
