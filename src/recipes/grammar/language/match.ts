// Matches a pattern against the tokens of a question.
//
// A pattern is a short program of instructions, tried with backtracking as a regular expression would be; but each
// instruction is tried once at each token, so that no question takes longer than its length times the pattern's.

import { type ListedIn, SLOTS } from './slots.ts';
import type { Token } from './token.ts';

export type Instruction =
  | { readonly op: 'word'; readonly word: string }
  | { readonly op: 'item'; readonly test: RegExp; readonly is?: RegExp | undefined }
  | { readonly op: 'separator' }
  /** A comma may follow any word. */
  | { readonly op: 'comma' }
  /** Continues with the next instruction, and with `to` if that fails. */
  | { readonly op: 'split'; readonly to: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'open'; readonly name: string }
  | { readonly op: 'close'; readonly name: string }
  | { readonly op: 'category'; readonly name: string; readonly category: CompiledCategory }
  /** What the words of a category mean. */
  | { readonly op: 'value'; readonly value: string };

/** `number`: different for each. A slot with the category's own name holds what it means. */
export type CompiledCategory = {
  readonly number: number;
  readonly name: string;
  readonly program: readonly Instruction[];
};

/** The tokens of one question as the instructions see them. */
export type Reader = {
  readonly tokens: readonly Token[];
  /** Their texts without the `~` that marks existing names. */
  readonly bases: readonly string[];
  readonly passes: (test: RegExp, at: number) => boolean;
  /** Every way to say a category from a token on, the preferred ones first; each is looked for once. */
  readonly chart: (category: CompiledCategory, at: number) => readonly Matched[];
};

export type Slots = Readonly<Record<string, readonly Token[]>>;
/** `value`: what the category means that was matched. */
export type Matched = { readonly end: number; readonly slots: Slots; readonly value?: string };

/** The saved position at which a slot opened or closed, or what a category held. */
type Trail = {
  readonly name: string;
  readonly at: number;
  readonly opens: boolean;
  readonly holds?: Slots;
  readonly before: Trail | undefined;
};

export function readerOf(tokens: readonly Token[]): Reader {
  const known = new Map<RegExp, (boolean | undefined)[]>();
  const charts: (readonly Matched[])[] = [];
  const reader: Reader = {
    tokens,
    chart: ({ number, program }, at) => {
      const key = number * (tokens.length + 1) + at;
      const found = charts[key] ?? matchesAt(program, reader, at);
      charts[key] = found;
      return found;
    },
    bases: tokens.map(({ text }) => (text.endsWith('~') ? text.slice(0, -1) : text)),
    passes: (test, at) => {
      let answers = known.get(test);
      if (answers === undefined) {
        answers = [];
        known.set(test, answers);
      }
      const text = tokens[at]?.text;
      const passed = answers[at] ?? (text !== undefined && test.test(text));
      answers[at] = passed;
      return passed;
    },
  };
  return reader;
}

/** Undefined for an unknown slot. */
export function slotInstructions(name: string, slot: string, from: number): readonly Instruction[] {
  const known: ListedIn | undefined = SLOTS[slot];
  if (known === undefined) throw new RangeError(`No slot {${slot}}`);
  const { item, more, is } = known;
  const start: readonly Instruction[] = [
    { op: 'open', name },
    { op: 'item', test: item, is },
  ];
  const end: readonly Instruction[] = [{ op: 'close', name }, { op: 'comma' }];
  if (more === undefined) return [...start, ...end];
  const loop = from + start.length;
  return [
    ...start,
    { op: 'split', to: loop + 6 },
    { op: 'separator' },
    { op: 'split', to: loop + 4 },
    { op: 'jump', to: loop + 1 },
    { op: 'item', test: more },
    { op: 'jump', to: loop },
    ...end,
  ];
}

/** Where each pair of instruction and token was tried last: the number of the try. */
let tried = new Uint32Array(1 << 14);
let attempt = 0;

/** The first way to match at a token, as a regular expression prefers them; undefined where there is none. */
export function matchAt(program: readonly Instruction[], reader: Reader, from: number): Matched | undefined {
  return matches(program, reader, { from, most: 1 })[0];
}

/** Each end that a match can have, the preferred ones first. */
function matchesAt(program: readonly Instruction[], reader: Reader, from: number): readonly Matched[] {
  return matches(program, reader, { from, most: Number.POSITIVE_INFINITY });
}

function matches(
  program: readonly Instruction[],
  reader: Reader,
  { from, most }: { readonly from: number; readonly most: number },
): readonly Matched[] {
  const { tokens, bases } = reader;
  const width = tokens.length + 1;
  if (tried.length < (program.length + 1) * width) tried = new Uint32Array((program.length + 1) * width * 2);
  attempt += 1;
  const own = attempt;
  const found: Matched[] = [];
  const steps: number[] = [0];
  const places: number[] = [from];
  const trails: (Trail | undefined)[] = [undefined];
  const later = (step: number, at: number, trail: Trail | undefined): void => {
    steps.push(step);
    places.push(at);
    trails.push(trail);
  };
  while (steps.length > 0) {
    let step = steps.pop() ?? 0;
    let at = places.pop() ?? 0;
    let trail = trails.pop();
    for (;;) {
      const key = step * width + at;
      if (tried[key] === own) break;
      tried[key] = own;
      const instruction = program[step];
      if (instruction === undefined) {
        found.push({ end: at, slots: slotsOf(trail, tokens), ...heldValue(trail) });
        if (found.length === most) return found;
        break;
      }
      step += 1;
      if (instruction.op === 'word') {
        if (bases[at] !== instruction.word) break;
        at += 1;
      } else if (instruction.op === 'item') {
        const { test, is } = instruction;
        if (!reader.passes(test, at) || is?.test(tokens[at]?.raw ?? '') === false) break;
        at += 1;
      } else if (instruction.op === 'separator') {
        if (!SEPARATORS.has(bases[at] ?? '')) break;
        at += 1;
      } else if (instruction.op === 'comma') {
        if (bases[at] !== ',') continue;
        later(step, at, trail);
        at += 1;
      } else if (instruction.op === 'split') later(instruction.to, at, trail);
      else if (instruction.op === 'jump') step = instruction.to;
      else if (instruction.op === 'category') {
        const [first, ...others] = reader.chart(instruction.category, at);
        if (first === undefined) break;
        for (const other of others.toReversed()) later(step, other.end, held(instruction, other, trail));
        trail = held(instruction, first, trail);
        at = first.end;
      } else if (instruction.op === 'value')
        trail = {
          name: '',
          at,
          opens: false,
          holds: { [VALUE]: [valueToken(instruction.value)] },
          before: trail,
        };
      else trail = { name: instruction.name, at, opens: instruction.op === 'open', before: trail };
    }
  }
  return found;
}

/** Not a name that a slot can have. */
const VALUE = '<>';

function valueToken(value: string): Token {
  return { text: value, raw: value, kind: 'word' };
}

function heldValue(trail: Trail | undefined): { readonly value?: string } {
  const value = trail?.holds?.[VALUE]?.[0]?.raw;
  return value === undefined ? {} : { value };
}

/** What a category holds: what its words mean, and the slots among them. */
function held(
  { name, category }: Extract<Instruction, { readonly op: 'category' }>,
  { slots, value }: Matched,
  before: Trail | undefined,
): Trail | undefined {
  const { [VALUE]: _, [category.name]: own, ...inside } = slots;
  const meant = value === undefined ? own : [valueToken(value)];
  const holds = meant === undefined ? inside : { ...inside, [name]: meant };
  return Object.keys(holds).length === 0 ? before : { name, at: 0, opens: false, holds, before };
}

const SEPARATORS = new Set([',', 'and', 'or', 'and/or']);

function slotsOf(trail: Trail | undefined, tokens: readonly Token[]): Slots {
  const slots: Record<string, readonly Token[]> = {};
  let end = 0;
  for (let one = trail; one !== undefined; one = one.before) {
    if (one.holds !== undefined) {
      for (const [name, held] of Object.entries(one.holds)) slots[name] ??= held;
    } else if (!one.opens) end = one.at;
    else slots[one.name] ??= tokens.slice(one.at, end).filter(({ text }) => !SEPARATORS.has(text));
  }
  return slots;
}
