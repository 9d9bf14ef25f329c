// Reads a text of PowerShell into a judge: parse, walk, and the proof that every character lies in a part of the tree.

import type { Parsed } from '../../../domain/shell.ts';
import type { Span } from '../../../domain/verdict.ts';
import { noteChangedItems } from '../../commands/encoded-secrets.ts';
import { evenPadding } from '../../judgement/check-text.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { type Judgement, type ReadText, within } from '../../judgement/judge.ts';
import { memoizeTexts } from '../../judgement/memo.ts';
import { type ParsedTree, parseTree, type SyntaxNode } from '../syntax-tree.ts';
import { judgePieces } from './escape-flow.ts';
import { type Bracketed, bracketMembers, findStrayPair } from './tree/bracketed.ts';
import { loadPowerShellParser } from './tree/grammar.ts';
import { shapeHostTree } from './tree/host-shapes.ts';
import { buildHostTree } from './tree/host-tree.ts';
import { MASKED_HASH, maskForGrammar } from './tree/mask.ts';
import { findDisagreement } from './tree/parsed.ts';
import { judgeStatements } from './walk.ts';

/** Brings the grammar once. */
export async function loadPowerShellReader(): Promise<ReadText> {
  const parser = await loadPowerShellParser();
  const parse = memoizeTexts((source: string) => {
    const { text: masked } = maskForGrammar(source);
    const tree = parseTree(parser, evenPadding(masked), WRAPPERS);
    return tree && { ...tree, unexplained: findUnexplained(tree.root, source, masked, false) };
  });
  return (judgement, whole) => {
    // A word that is missing at the end comes just after the text.
    const { source, toWhole } = judgement.text;
    const { length } = source;
    const clamped = ([from, to]: Span): Span => toWhole([Math.min(from, length), Math.min(to, length)]);
    within(judgement.text, { toWhole: clamped }, () => readPowerShell(judgement, parse, whole));
  };
}

/** The grammar has a level for each operator, of which an expression without one has all. */
const WRAPPERS =
  /^(?:(?:logical|bitwise|comparison|additive|multiplicative|format|range)(?:_argument)?|array_literal|unary)_expression$/;

type Parse = (source: string) => (ParsedTree & { readonly unexplained: Span | undefined }) | undefined;

/** Typographic quotes and dashes count as plain ones (about_Quoting_Rules); next line and no-break space as spaces. */
const LOOKALIKES = /[\u2013-\u2015\u2018-\u201e\u0085\u00a0]/;

/** A path of the file system; `Env:/` and its like hold other things than files. */
const FOLDER = /^(?:\/|[A-Za-z]:(?:[\\/]|$)|\\\\|~)/;

function readPowerShell(judgement: Judgement, parse: Parse, whole: boolean): void {
  const { source } = judgement.text;
  const odd = source.search(LOOKALIKES);
  if (odd !== -1) {
    const code = source.charCodeAt(odd).toString(16).toUpperCase().padStart(4, '0');
    report(judgement, 'hidden-character', [odd, odd + 1], `a quote or dash U+${code}`);
  }
  const { cwd } = judgement.facts;
  if (whole && cwd !== undefined && !FOLDER.test(cwd))
    report(judgement, 'unreadable', [0, source.length], `the shell stands in ${cwd}, which is no folder`);
  const { parsed } = judgement.facts;
  const told = whole && parsed?.text === source ? parsed : undefined;
  const hosted = told && buildHostTree(told, source);
  if (hosted !== undefined) return readHosted(judgement, shapeHostTree(hosted, source));
  readByGrammar(judgement, parse, whole, told);
}

/** PowerShell itself has read the text: nothing is left to be guessed. */
function readHosted(judgement: Judgement, root: SyntaxNode): void {
  if (isOneCommand(root)) judgement.text.summary = { name: undefined, operands: [], outputs: [] };
  judgeStatements(judgement, root);
  judgePieces(judgement);
  noteChangedItems(judgement);
}

function readByGrammar(judgement: Judgement, parse: Parse, whole: boolean, told: Parsed | undefined): void {
  const { source, toWhole } = judgement.text;
  const bracketed = bracketMembers(source);
  if (bracketed === undefined) return readMasked(judgement, parse, whole, { told });
  const { text, placeOf } = bracketed;
  const inOriginal = ([from, to]: Span): Span => toWhole([placeOf(from), placeOf(to)]);
  within(judgement.text, { source: text, toWhole: inOriginal }, () =>
    readMasked(judgement, parse, whole, { told, bracketed }),
  );
}

/** The grammar reads a text with many of them in several ways at a time: a thousand took a tenth of a second, and two hundred half of that. */
const MOST_SUBEXPRESSIONS = 100;

/**
 * Lists in braces, `{a,b}`, which other shells expand: to this grammar each is a block, and takes as long. So do words in
 * brackets, `(ls)`.
 */
function hasManyLists(source: string): boolean {
  return (
    source.length > MOST_LISTS * 4 &&
    ((source.match(/\{[^\s{}]*,/g)?.length ?? 0) > MOST_LISTS ||
      (source.match(/[ (]\(/g)?.length ?? 0) > MOST_LISTS * 2)
  );
}

const MOST_LISTS = 200;

type Beside = { readonly told: Parsed | undefined; readonly bracketed?: Bracketed };

function readMasked(judgement: Judgement, parse: Parse, whole: boolean, { told, bracketed }: Beside): void {
  const { source } = judgement.text;
  if (
    source.length > MOST_SUBEXPRESSIONS &&
    (source.split('$(', MOST_SUBEXPRESSIONS + 2).length > MOST_SUBEXPRESSIONS + 1 || hasManyLists(source))
  ) {
    addEffect(judgement, 'run');
    return report(judgement, 'too-long', [0, source.length]);
  }
  const tree = parse(source);
  if (tree === undefined) return report(judgement, 'unreadable', [0, source.length], 'no tree');
  const { root, error, unexplained } = tree;
  if (error !== undefined) {
    // What an unread text may do is anything.
    addEffect(judgement, 'run');
    report(judgement, 'unreadable', error, 'the text is not complete');
  }
  if (whole && isOneCommand(root)) judgement.text.summary = { name: undefined, operands: [], outputs: [] };
  judgeStatements(judgement, root);
  judgePieces(judgement);
  noteChangedItems(judgement);
  if (unexplained !== undefined)
    report(judgement, 'unreadable', unexplained, 'a part the parser did not explain');
  const stray = bracketed && findStrayPair(root, bracketed);
  if (stray !== undefined) report(judgement, 'unreadable', stray, 'members of a value');
  const disputed = told && findDispute(judgement, told, bracketed);
  if (disputed !== undefined)
    report(judgement, 'unreadable', disputed, 'PowerShell itself reads this differently');
}

function findDispute(
  { text: { source, commandStarts: heads } }: Judgement,
  told: Parsed,
  bracketed: Bracketed | undefined,
) {
  if (bracketed === undefined) return findDisagreement(told, source, heads);
  const own = new Set([...heads].map(bracketed.placeOf));
  return findDisagreement(told, told.text, own);
}

const OUTER = new Set(['program', 'statement_list', 'pipeline']);

function isOneCommand(root: SyntaxNode): boolean {
  let at = root;
  while (OUTER.has(at.type)) {
    const [only, ...more] = at.namedChildren;
    if (only === undefined || more.length > 0) return false;
    at = only;
  }
  return (
    at.type === 'pipeline_chain' &&
    at.namedChildren.filter((child) => child.type !== 'redirections').length === 1
  );
}

const BLANKS = /^(?:\s|`\n)*$/;

const STRING = /^(?:expandable_string_literal|expandable_here_string_literal)$/;

const MASKED_LEAF =
  /^(?:generic_token|command_name|command_parameter|decimal_integer_literal|real_literal|path_command_name_token)$/;

/** The text between the expressions of a string is no token; the expressions are code like any other. */
function findUnexplainedInString(
  children: readonly SyntaxNode[],
  source: string,
  masked: string,
): Span | undefined {
  for (const child of children) {
    const inside =
      child.type === 'sub_expression' ? findUnexplained(child, source, masked, false) : undefined;
    if (inside !== undefined) return inside;
    const { startIndex, endIndex } = child;
    if (child.type !== 'sub_expression' && masked.slice(startIndex, endIndex).includes(MASKED_HASH))
      return [startIndex, endIndex];
  }
  return undefined;
}

/**
 * Leaves must tile the text with spaces between them. What the mask changed must be a word or number of its own; the gaps
 * between the words of a command are read, and proved, with those words.
 */
function findUnexplained(
  node: SyntaxNode,
  source: string,
  masked: string,
  inWords: boolean,
): Span | undefined {
  const { children, type, startIndex, endIndex } = node;
  if (children.length === 0 || (children.length === 1 && MASKED_LEAF.test(type))) {
    const leaf = masked.slice(startIndex, endIndex);
    const read = STRING.test(type) ? leaf.replaceAll(MASKED_HASH, '#') : leaf;
    const same = source.slice(startIndex, endIndex) === read;
    const isWord = MASKED_LEAF.test(type) && !leaf.includes(MASKED_HASH);
    return same || isWord || (inWords && BLANKS.test(leaf)) ? undefined : [startIndex, endIndex];
  }
  if (STRING.test(type)) return findUnexplainedInString(children, source, masked);
  const words = type === 'command' || type === 'command_elements' || type === 'command_argument_sep';
  const text = words ? masked : source;
  let at = startIndex;
  for (const child of children) {
    if (child.startIndex < at) return [child.startIndex, at];
    if (!BLANKS.test(text.slice(at, child.startIndex))) return [at, child.startIndex];
    const inside = findUnexplained(child, source, masked, words);
    if (inside !== undefined) return inside;
    at = child.endIndex;
  }
  return BLANKS.test(text.slice(at, endIndex)) ? undefined : [at, endIndex];
}
