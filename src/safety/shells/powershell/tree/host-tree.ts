// The tree that the live shell's own parser sent, put together from its rows: every token lies in exactly one node, and
// nothing but spaces lies between them, or there is no tree.

import type { Parsed, ParsedNode, ParsedToken } from '../../../../domain/shell.ts';

export type HostNode = {
  /** The parser's name without its ending: `Command`, `Pipeline`. */
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly children: readonly HostNode[];
  /** Those that lie in no child; spaces and comments are none. */
  readonly tokens: readonly ParsedToken[];
};

type Draft = { kind: string; from: number; to: number; children: Draft[]; tokens: ParsedToken[] };

/** Undefined where the rows are no tree of this text; the grammar then has the say. */
export function buildHostTree({ tokens, nodes, error }: Parsed, source: string): HostNode | undefined {
  if (nodes === undefined || error !== undefined) return undefined;
  const root = nest(nodes, source.length);
  if (root === undefined || root.kind !== 'ScriptBlock' || root.from !== 0 || root.to !== source.length)
    return undefined;
  for (const token of tokens) if (!place(root, token)) return undefined;
  return isTiled(root, withoutBlanks(source, tokens)) ? root : undefined;
}

/** Each row names the row it lies in, which comes before it. */
function nest(rows: readonly ParsedNode[], length: number): Draft | undefined {
  const drafts: Draft[] = [];
  for (const { kind, parent, from, to } of rows) {
    const outer = drafts[parent];
    if ((outer === undefined) !== (drafts.length === 0) || from < 0 || to < from || to > length)
      return undefined;
    const draft = { kind, from, to, children: [], tokens: [] };
    if (outer !== undefined) {
      if (from < outer.from || to > outer.to) return undefined;
      outer.children.push(draft);
    }
    drafts.push(draft);
  }
  return drafts.every(inOrder) ? drafts[0] : undefined;
}

/** A body is said to begin where its parameters do, before its own first statement. */
function inOrder({ children }: Draft): boolean {
  children.sort((one, other) => one.from - other.from || one.to - other.to);
  let end = 0;
  for (const child of children) {
    if (child.kind === 'NamedBlock') child.from = Math.max(child.from, Math.min(end, child.to));
    if (child.from < end) return false;
    end = child.to;
  }
  return true;
}

const BLANK_KINDS = new Set(['NewLine', 'Comment', 'LineContinuation', 'EndOfInput']);

/** Comments and continued lines become spaces. */
function withoutBlanks(source: string, tokens: readonly ParsedToken[]): string {
  let text = '';
  for (const { kind, from, to } of tokens) {
    if (!BLANK_KINDS.has(kind) || from < text.length) continue;
    text += source.slice(text.length, from) + ' '.repeat(to - from);
  }
  return text + source.slice(text.length);
}

/** Into the innermost node that holds it. False where it lies across the border of one. */
function place(root: Draft, token: ParsedToken): boolean {
  if (BLANK_KINDS.has(token.kind)) return true;
  let at = root;
  for (;;) {
    const touched = at.children.filter(({ from, to }) => from < token.to && to > token.from);
    const [inner, ...more] = touched;
    if (inner === undefined) break;
    const whole = inner.from <= token.from && inner.to >= token.to;
    // What is in a string has its own tokens, beside the one for all of it.
    if (!whole || more.length > 0) {
      if (!/^(?:StringExpandable|HereStringExpandable|Generic)$/.test(token.kind)) return false;
      break;
    }
    at = inner;
  }
  at.tokens.push(token);
  return true;
}

const STRING = /^ExpandableString/;

/** Between the parts of each node there are only spaces; a string's own token holds all of it. */
function isTiled(node: HostNode, bare: string): boolean {
  const parts = [...node.children, ...node.tokens].sort((one, other) => one.from - other.from);
  let at = node.from;
  for (const { from, to } of parts) {
    if (bare.slice(at, from).trim() !== '') return false;
    at = Math.max(at, to);
  }
  if (bare.slice(at, node.to).trim() !== '') return false;
  const whole = node.tokens.some(({ from, to }) => from === node.from && to === node.to);
  return whole === STRING.test(node.kind) || node.children.length === 0
    ? node.children.every((child) => isTiled(child, bare))
    : false;
}
