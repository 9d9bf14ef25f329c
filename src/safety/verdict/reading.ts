// Which parts of a judged text read and do nothing else, so that a long question can leave them out. What decides what a
// changing part does (where it runs, what it is fed, what is written) is no such part, however harmless by itself.

import type { ClassifyRequest, Reason, Span, Verdict } from '../../domain/verdict.ts';
import type { Part } from '../judgement/trace.ts';
import type { ReasonId } from '../knowledge/reasons.ts';
import { KEEPS_STATE } from '../knowledge/shell-words.ts';
import { readingLines } from './reading-lines.ts';

export type Dissect = (request: ClassifyRequest) => {
  readonly verdict: Verdict;
  readonly parts: readonly Part[];
};

/** In order; neighbours with nothing but an operator or a comment between them are one. */
export function readingSpans(request: ClassifyRequest, dissect: Dissect): Span[] {
  const { command } = request;
  const { verdict, parts } = dissect(request);
  const readingIn = (text: string) => readingWithin({ ...request, command: text, after: undefined }, dissect);
  // A text that is too long as a whole is only judged to its limits.
  if (has(verdict, 'too-long')) return joinNeighbours(command, readingLines(command, readingIn));
  return has(verdict, 'unreadable') ? [] : joinNeighbours(command, readingParts(parts, verdict.reasons));
}

/** Nothing where the text is no whole one. */
function readingWithin(request: ClassifyRequest, dissect: Dissect): Span[] | undefined {
  const { verdict, parts } = dissect(request);
  const whole = !has(verdict, 'too-long') && !has(verdict, 'unreadable');
  return whole ? readingParts(parts, verdict.reasons) : undefined;
}

function has({ reasons }: Verdict, wanted: ReasonId): boolean {
  return reasons.some(({ id }) => id === wanted);
}

function readingParts(parts: readonly Part[], reasons: readonly Reason[]): Span[] {
  return pipelinesOf(parts).flatMap((pipeline) => {
    const reads = pipeline.every((part) => part.type === 'simple' && readsOnly(part, reasons));
    if (reads) return pipeline.map(({ span }) => span);
    const [only, ...more] = pipeline;
    // What is in a block that writes, or feeds another command, is what is written and fed.
    if (only === undefined || more.length > 0 || !BLOCKS.has(only.type)) return [];
    return readingParts(only.parts, reasons);
  });
}

const BLOCKS: ReadonlySet<string> = new Set(['if', 'loop', 'condition-loop', 'choice', 'subshell', 'group']);

/** The parts that pipes join; a redirection of a block comes before it. */
function pipelinesOf(parts: readonly Part[]): Part[][] {
  const pipelines: Part[][] = [];
  let redirected = false;
  for (const part of parts) {
    const last = pipelines.at(-1);
    if (last !== undefined && (redirected || part.links.includes('|'))) last.push(part);
    else pipelines.push([part]);
    redirected = part.type === 'redirection';
  }
  return pipelines;
}

/** A known program that was found to be harmless, and keeps the state of the shell as it is. */
function readsOnly(part: Part, reasons: readonly Reason[]): boolean {
  const [from, to] = part.span;
  return (
    from < to &&
    !reasons.some(({ span }) => span[0] < to && from < span[1]) &&
    part.parts.some(({ type }) => type === 'command') &&
    isHarmless(part)
  );
}

function isHarmless({ type, level, effects, names, parts }: Part): boolean {
  return (
    level === 'safe' &&
    INSIDE.has(type) &&
    [...effects].every((effect) => effect === 'read') &&
    (type !== 'command' || (names.length > 0 && !names.some((name) => KEEPS_STATE.has(name)))) &&
    parts.every(isHarmless)
  );
}

const INSIDE: ReadonlySet<string> = new Set(['simple', 'command', 'substitution', 'redirection', 'test']);

function joinNeighbours(command: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && isBetween(command.slice(last[1], span[0])))
      joined[joined.length - 1] = [last[0], span[1]];
    else joined.push(span);
  }
  return joined;
}

/** Operators, spaces and comments. */
function isBetween(gap: string): boolean {
  return gap.split('\n').every((line, index) => /^[\s;&|]*$/.test(line) || (index > 0 && /^\s*#/.test(line)));
}
