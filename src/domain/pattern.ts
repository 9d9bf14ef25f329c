// Regular expressions of a person's settings, matched in time that grows with the text's length and nothing else.
// JavaScript's own engine backtracks: `(a+)+$` would hang it, and even `.*x` is quadratic. This one follows all
// readings of the text at once (Thompson's construction), so each character costs at most one look at each step.

import { type CodeRange, type PatternTree, parsePattern } from './pattern-syntax.ts';
import type { Span } from './verdict.ts';

/** Undefined, or the leftmost place that matches, as long as it can be there. */
export type FindPattern = (text: string) => Span | undefined;

export type CompiledPattern =
  | { readonly type: 'pattern'; readonly find: FindPattern }
  /** `reason` completes "… in which". */
  | { readonly type: 'refused'; readonly reason: string };

/** Longer patterns, with every `{n}` written out, are refused: they bound the work for one character. */
export const MOST_STEPS = 500;

/** `onLook` is called for every step visited (for tests of linear time). */
export function compilePattern(source: string, onLook: () => void = () => {}): CompiledPattern {
  const parsed = parsePattern(source);
  if (parsed.type === 'refused') return parsed;
  const steps: Step[] = [];
  if (!addSteps(steps, parsed.tree)) {
    return { type: 'refused', reason: 'more is repeated than beck can match quickly' };
  }
  steps.push({ type: 'match' });
  const program: Program = { steps, mayBegin: findBeginnings(steps) };
  return { type: 'pattern', find: (text) => search(program, text, onLook) };
}

/** A step leads to the one after it; a jump only to `to`, a fork also to `to`. */
type Step =
  | { readonly type: 'one'; readonly ranges: readonly CodeRange[] }
  | { readonly type: 'assert'; readonly kind: '^' | '$' | 'b' | 'B' }
  | { readonly type: 'fork' | 'jump'; to: number }
  | { readonly type: 'match' };

/** False when there are too many. */
function addSteps(steps: Step[], tree: PatternTree): boolean {
  switch (tree.type) {
    case 'one':
    case 'assert':
      steps.push(tree);
      return steps.length < MOST_STEPS;
    case 'sequence':
      return tree.parts.every((part) => addSteps(steps, part));
    case 'choice':
      return addChoice(steps, tree.parts);
    case 'repeat':
      return addRepeat(steps, tree);
  }
}

function addLeap(steps: Step[], type: 'fork' | 'jump', to = 0): { to: number } {
  const leap = { type, to };
  steps.push(leap);
  return leap;
}

function addChoice(steps: Step[], parts: readonly PatternTree[]): boolean {
  const jumps: { to: number }[] = [];
  for (const part of parts) {
    const fork = addLeap(steps, 'fork');
    if (!addSteps(steps, part)) return false;
    jumps.push(addLeap(steps, 'jump'));
    fork.to = steps.length;
  }
  // After the last alternative there is no other: its fork leads nowhere.
  const nowhere: Step = { type: 'one', ranges: [] };
  steps.push(nowhere);
  for (const jump of jumps) jump.to = steps.length;
  return steps.length < MOST_STEPS;
}

type Repeat = Extract<PatternTree, { readonly type: 'repeat' }>;

function addRepeat(steps: Step[], { part, min, max }: Repeat): boolean {
  for (let count = 0; count < min; count++) {
    const before = steps.length;
    if (!addSteps(steps, part)) return false;
    // Repeating an empty pattern matches nothing more.
    if (steps.length === before) return true;
  }
  if (max === Infinity) return addLoop(steps, part);
  const forks: { to: number }[] = [];
  for (let count = min; count < max; count++) {
    forks.push(addLeap(steps, 'fork'));
    if (!addSteps(steps, part) || steps.length >= MOST_STEPS) return false;
  }
  for (const fork of forks) fork.to = steps.length;
  return true;
}

function addLoop(steps: Step[], part: PatternTree): boolean {
  const start = steps.length;
  const fork = addLeap(steps, 'fork');
  if (!addSteps(steps, part)) return false;
  addLeap(steps, 'jump', start);
  fork.to = steps.length;
  return steps.length < MOST_STEPS;
}

type Program = {
  readonly steps: readonly Step[];
  /** Whether a match may begin with a character, by its code; undefined where one may be empty. */
  readonly mayBegin: ((code: number) => boolean) | undefined;
};

/** The positions of all readings before one character: steps in the order of where they began, and that beginning. */
type Readings = { readonly at: number[]; readonly begun: number[] };

type Search = {
  readonly steps: readonly Step[];
  readonly text: string;
  /** For each step the place in the text where it was last reached: none is visited twice. */
  readonly reached: Int32Array;
  readonly onLook: () => void;
  found: Span | undefined;
};

/** What the pattern asserts about the place is left aside. */
function findBeginnings(steps: readonly Step[]): Program['mayBegin'] {
  const ranges: CodeRange[] = [];
  const open = [0];
  const seen = new Set<number>();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = steps[at];
    if (step === undefined || seen.has(at)) continue;
    seen.add(at);
    if (step.type === 'match') return undefined;
    if (step.type === 'one') ranges.push(...step.ranges);
    else open.push(...('to' in step ? [step.to] : []), ...(step.type === 'jump' ? [] : [at + 1]));
  }
  const is = (code: number) => ranges.some(([from, to]) => code >= from && code <= to);
  const plain = Array.from({ length: 128 }, (_, code) => is(code));
  return (code) => plain[code] ?? is(code);
}

function search({ steps, mayBegin }: Program, text: string, onLook: () => void): Span | undefined {
  const state: Search = {
    steps,
    text,
    reached: new Int32Array(steps.length).fill(-1),
    onLook,
    found: undefined,
  };
  const [first] = steps;
  const anchored = first?.type === 'assert' && first.kind === '^';
  let readings: Readings = { at: [], begun: [] };
  for (let place = 0; place <= text.length; place++) {
    // Later beginnings no longer count once something was found.
    const begins = state.found === undefined && (place === 0 || !anchored);
    if (begins && readings.at.length === 0 && mayBegin?.(text.charCodeAt(place)) === false) continue;
    if (begins) reach(state, readings, 0, place, place);
    else if (readings.at.length === 0) break;
    readings = advance(state, readings, place);
  }
  return state.found;
}

/** Over one character. */
function advance(state: Search, { at, begun }: Readings, place: number): Readings {
  const next: Readings = { at: [], begun: [] };
  const code = place < state.text.length ? state.text.charCodeAt(place) : -1;
  for (let index = 0; index < at.length; index++) {
    const stepIndex = at[index] ?? 0;
    const step = state.steps[stepIndex];
    state.onLook();
    if (step?.type !== 'one' || !holds(step.ranges, code)) continue;
    reach(state, next, stepIndex + 1, begun[index] ?? 0, place + 1);
  }
  return next;
}

/** Follows what takes no character, and keeps the steps that take one. */
function reach(state: Search, readings: Readings, first: number, begun: number, place: number): void {
  if (state.found !== undefined && begun > state.found[0]) return;
  const open = [first];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = state.steps[at];
    if (step === undefined || state.reached[at] === place) continue;
    state.reached[at] = place;
    state.onLook();
    switch (step.type) {
      case 'one':
        readings.at.push(at);
        readings.begun.push(begun);
        break;
      case 'assert':
        if (isAt(step.kind, state.text, place)) open.push(at + 1);
        break;
      case 'fork':
        open.push(step.to, at + 1);
        break;
      case 'jump':
        open.push(step.to);
        break;
      case 'match':
        state.found = [begun, place];
    }
  }
}

function isAt(kind: '^' | '$' | 'b' | 'B', text: string, place: number): boolean {
  if (kind === '^') return place === 0;
  if (kind === '$') return place === text.length;
  return (isWord(text, place - 1) !== isWord(text, place)) === (kind === 'b');
}

function isWord(text: string, place: number): boolean {
  return /\w/.test(text.charAt(place));
}

/** `ranges` are in order. */
function holds(ranges: readonly CodeRange[], code: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle] ?? [0, -1];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}
