// Compiles the lexicon's patterns, which are in the language of `words/pattern.ts`, into programs for `match.ts`.
//
// Slots are those of `slots.ts`, categories those of `categories.ts`.

import { type Node, type Nodes, parse as parsePattern } from '../../words/pattern.ts';
import { ARTICLES, stem } from '../../words/same-words.ts';
import { CATEGORIES, type Category } from './categories.ts';
import { type CompiledCategory, type Instruction, slotInstructions } from './match.ts';

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

function needsOf(nodes: Nodes): readonly (readonly string[])[] {
  return nodes.flatMap((node) => {
    const words = neededOf(node);
    return words === undefined ? [] : [words];
  });
}

/** Words one of which is in every match of the node; undefined if a match may lack them. */
function neededOf(node: Node): readonly string[] | undefined {
  if (node.type === 'word') return [node.word];
  if (node.type === 'category') return parsedCategory(node.category).needed;
  if (node.type === 'anyOrder')
    return node.parts
      .flat()
      .map(neededOf)
      .find((one) => one !== undefined);
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

/** One way to say a value of a category. */
export type Saying = { readonly nodes: Nodes; readonly value: string | undefined };

type ParsedCategory = {
  readonly sayings: readonly Saying[];
  readonly needed: readonly string[] | undefined;
  readonly words: readonly string[];
  readonly first: Outline['first'];
  readonly mayBeNothing: boolean;
};

const parsedCategories = new Map<string, ParsedCategory>();

function parsedCategory(name: string): ParsedCategory {
  const known = parsedCategories.get(name);
  if (known !== undefined) return known;
  const sayings = sayingsOf(name);
  const node: Node = { type: 'choice', options: sayings.map(({ nodes }) => nodes) };
  const first: First = { words: new Set(), slots: new Set() };
  const mayBeNothing = addFirstOf(node, first);
  const parsed = { sayings, needed: neededOf(node), words: wordsOf([node]), first, mayBeNothing };
  parsedCategories.set(name, parsed);
  return parsed;
}

/** The ways to say the values of a category, in the order in which they are preferred; throws for an unknown one. */
export function sayingsOf(name: string): readonly Saying[] {
  const category: Category | undefined = CATEGORIES[name];
  if (category === undefined) throw new RangeError(`No category <${name}>`);
  const values: readonly (readonly [value: string | undefined, said: string])[] =
    typeof category === 'string' ? [[undefined, category]] : category;
  const sayings = values.flatMap(([value, said]) => {
    const nodes = parse(said);
    const [only, ...more] = nodes;
    const ways = only?.type === 'choice' && more.length === 0 ? only.options : [nodes];
    return ways.map((way) => ({ nodes: way, value }));
  });
  return sayings.sort((a, b) => b.nodes.length - a.nodes.length);
}

/** By stems, and without articles and commas. */
function parse(pattern: string): Nodes {
  return parsePattern(pattern, (word) => (ARTICLES.has(word) ? undefined : stemOf(word)));
}

/** Appends what matches the nodes. */
function addInstructions(nodes: Nodes, program: Instruction[]): void {
  for (const node of nodes) {
    if (node.type === 'word') program.push({ op: 'word', word: node.word }, { op: 'comma' });
    else if (node.type === 'slot') program.push(...slotInstructions(node.name, node.slot, program.length));
    // The first that matches is taken: `ip address` has to be before `ip`.
    else if (node.type === 'choice') addChoice(longestFirst(node.options), program);
    else if (node.type === 'anyOrder') addAnyOrder(node.parts, program);
    else if (node.type === 'category')
      program.push({ op: 'category', name: node.name, category: categoryOf(node.category) });
    else {
      const split = program.push(UNSET) - 1;
      addInstructions([node.node], program);
      program[split] = { op: 'split', to: program.length };
    }
  }
}

function longestFirst(options: readonly Nodes[]): readonly Nodes[] {
  return options.toSorted((a, b) => b.length - a.length);
}

function addChoice(
  options: readonly Nodes[],
  program: Instruction[],
  values: readonly (string | undefined)[] = [],
): void {
  const jumps: number[] = [];
  for (const [at, option] of options.entries()) {
    const isLast = at === options.length - 1;
    const split = isLast ? undefined : program.push(UNSET) - 1;
    addInstructions(option, program);
    const value = values[at];
    if (value !== undefined) program.push({ op: 'value', value });
    if (split === undefined) continue;
    jumps.push(program.push(UNSET) - 1);
    program[split] = { op: 'split', to: program.length };
  }
  for (const jump of jumps) program[jump] = { op: 'jump', to: program.length };
}

/** A state for each set of parts that were matched: from it, any other part leads to the next. */
function addAnyOrder(parts: readonly Nodes[], program: Instruction[]): void {
  const states = new Map<number, number>();
  const ends: number[] = [];
  const all = 2 ** parts.length - 1;
  addState(0);
  for (const end of ends) program[end] = { op: 'jump', to: program.length };

  function addState(matched: number): void {
    const known = states.get(matched);
    if (known !== undefined) program.push({ op: 'jump', to: known });
    else if (matched === all) ends.push(program.push(UNSET) - 1);
    else {
      states.set(matched, program.length);
      const left = [...parts.keys()].filter((at) => (matched & (1 << at)) === 0);
      for (const at of left) {
        const split = at === left.at(-1) ? undefined : program.push(UNSET) - 1;
        addInstructions(parts[at] ?? [], program);
        addState(matched | (1 << at));
        if (split !== undefined) program[split] = { op: 'split', to: program.length };
      }
    }
  }
}

const compiledCategories = new Map<string, CompiledCategory>();

/** Compiled once, whatever the number of patterns that name it. */
function categoryOf(name: string): CompiledCategory {
  const known = compiledCategories.get(name);
  if (known !== undefined) return known;
  const program: Instruction[] = [];
  const { sayings } = parsedCategory(name);
  addChoice(
    sayings.map(({ nodes }) => nodes),
    program,
    sayings.map(({ value }) => value),
  );
  const compiled = { number: compiledCategories.size, name, program };
  compiledCategories.set(name, compiled);
  return compiled;
}

/** In the place of an instruction that depends on the length of what follows. */
const UNSET: Instruction = { op: 'comma' };

type First = { readonly words: Set<string>; readonly slots: Set<string> };

/** Adds what the nodes may begin with; true where they may also be nothing. */
function addFirst(nodes: Nodes, into: First): boolean {
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
    case 'anyOrder':
      return !node.parts.map((part) => addFirst(part, into)).includes(false);
    case 'category': {
      const { first, mayBeNothing } = parsedCategory(node.category);
      for (const word of first.words) into.words.add(word);
      for (const slot of first.slots) into.slots.add(slot);
      return mayBeNothing;
    }
  }
}

function wordsOf(nodes: Nodes): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'word') return [node.word];
    if (node.type === 'maybe') return wordsOf([node.node]);
    if (node.type === 'category') return parsedCategory(node.category).words;
    if (node.type === 'anyOrder') return node.parts.flatMap(wordsOf);
    return node.type === 'choice' ? node.options.flatMap(wordsOf) : [];
  });
}
