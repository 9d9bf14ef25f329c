// Walks the tree of a fish text and judges every command in it.

import { judgeDefinition } from '../../commands/new-name.ts';
import { inBranch, inChain, inDoubtIf, inLoop, inOrder, noteLeaving } from '../../flow/branches.ts';
import { rememberBody } from '../../flow/functions.ts';
import { join, joinElements } from '../../flow/join.ts';
import { concatOutput } from '../../flow/output.ts';
import { judgeHidden } from '../../flow/substitution.ts';
import { fillVariable } from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import { type CommandOutput, type Input, inSubshell, type Judgement, within } from '../../judgement/judge.ts';
import { noteTaken } from '../../judgement/taken.ts';
import type { Link, PartType } from '../../judgement/trace.ts';
import { type ExpandedWord, isDynamic, isPrintedNumber, NUMBER, UNKNOWN } from '../../judgement/word.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { noteEndless, noteLong } from './fork-bomb.ts';
import { namesEvent, partsOf, spanOf, unreadable } from './nodes.ts';
import { judgeRedirection, mayNotOpen, outputAfter } from './redirections.ts';
import { judgeParts } from './simple-command.ts';
import { fishWords } from './words.ts';

/** Judges the root of a tree. */
export function judgeFishProgram(judgement: Judgement, root: Node): void {
  judgeChildren(judgement, root);
}

const PUNCTUATION = new Set(
  `; & && || | &| 2>| ( ) $ not ! and or if else while for in switch case begin end function return`.split(
    ' ',
  ),
);

function judgeChildren(judgement: Judgement, node: Node): void {
  judgeSequence(judgement, node.children);
}

/** Statements one after the other; `and` and `or` begin those that depend on the one before. */
function judgeSequence(judgement: Judgement, nodes: readonly Node[]): void {
  const chains: Linked[][] = [];
  for (const node of nodes) {
    if (!node.isNamed || node.type === 'comment') {
      judgeNode(judgement, node);
      continue;
    }
    const linked = linkedBy(node);
    const chain = chains.at(-1);
    if (linked[0]?.operator === undefined || chain === undefined) chains.push(linked);
    else chain.push(...linked);
  }
  inOrder(judgement, chains, judgeChain);
}

/** A command, and the operator that ties it to the one before. */
type Linked = { readonly node: Node; readonly operator: Node | undefined };

/** `a && b || c` is in nodes inside each other. */
function linkedBy(node: Node, operator?: Node, all: Linked[] = []): Linked[] {
  if (node.type !== 'conditional_execution') all.push({ node, operator });
  else {
    let link = operator;
    for (const child of node.children) {
      if (!child.isNamed) link = child;
      else if (child.type !== 'comment') linkedBy(child, link, all);
    }
  }
  return all;
}

function judgeChain(judgement: Judgement, chain: readonly Linked[]): void {
  const parts = chain.map(({ node, operator }) => () => {
    if (operator !== undefined) judgeNode(judgement, operator);
    judgeNode(judgement, node);
  });
  const operators = chain.flatMap(({ operator }) =>
    operator === undefined ? [] : [LINKS[operator.type] ?? ''],
  );
  const [first] = chain;
  if (first?.operator === undefined) parts.shift()?.();
  inChain(judgement, parts, operators);
}

function judgeNode(judgement: Judgement, node: Node): void {
  const type = PARTS[node.type];
  const part =
    type &&
    judgement.observers.trace?.enter(judgement, {
      type,
      span: spanOf(node),
      detail: node.namedChildren[0]?.text,
    });
  judgeKind(judgement, node);
  judgement.observers.trace?.leave(part);
  const link = part === undefined ? LINKS[node.type] : undefined;
  if (link !== undefined) judgement.observers.trace?.join(link);
}

const PARTS: Readonly<Record<string, PartType>> = {
  if_statement: 'if',
  switch_statement: 'choice',
  while_statement: 'condition-loop',
  for_statement: 'loop',
  begin_statement: 'group',
  function_definition: 'function',
};

const LINKS: Readonly<Record<string, Link>> = { '&&': '&&', and: '&&', '||': '||', or: '||' };

function judgeKind(judgement: Judgement, node: Node): void {
  if (!node.isNamed) {
    if (node.type === '&') judgement.survey.lingers = true;
    if (!PUNCTUATION.has(node.type) && node.type.trim() !== '') unreadable(judgement, node);
    return;
  }
  switch (node.type) {
    case 'comment':
      return;
    case 'break':
    case 'continue':
      return noteLeaving(judgement, node.type, undefined);
    case 'return':
      noteLeaving(judgement, node.type, undefined);
      return report(judgement, 'changes-shell', spanOf(node));
    case 'conditional_execution':
      return judgeChain(judgement, linkedBy(node));
    case 'negated_statement':
      return judgeChildren(judgement, node);
    case 'begin_statement':
      // What is local to it is gone afterwards, and what it hid is back.
      return inBranch(judgement, () => judgeChildren(judgement, node));
    case 'pipe':
      return judgePipe(judgement, node);
    case 'command':
      return judgeSimple(judgement, node);
    case 'redirect_statement':
      return judgeRedirected(judgement, node);
    case 'if_statement':
      return judgeIf(judgement, node);
    case 'switch_statement':
      return judgeSwitch(judgement, node);
    case 'while_statement':
      noteEndless(judgement, node);
      return judgeWhile(judgement, node);
    case 'for_statement':
      noteLong(judgement, node);
      return judgeFor(judgement, node);
    case 'function_definition':
      return judgeFunction(judgement, node);
    default:
      return unreadable(judgement, node);
  }
}

function judgePipe(judgement: Judgement, node: Node): void {
  const { printed } = judgement.stdio;
  // Where one of its commands is not found, none of them runs (fish 3.6, measured).
  inBranch(judgement, () => judgeStages(judgement, node, { isFirst: true, isLast: true }));
  judgement.stdio.printed = concatOutput(printed, judgement.stdio.printed);
}

/** `around`: which end of the whole pipe this part of it may be. */
function judgeStages(judgement: Judgement, node: Node, around: { isFirst: boolean; isLast: boolean }): void {
  let { isFirst } = around;
  // `2>|` leaves standard output where it was.
  const feeds = node.children.every(({ isNamed, text }) => isNamed || /^&?\|$/.test(text));
  for (const [index, child] of node.namedChildren.entries()) {
    const isLast = !feeds || (around.isLast && index === node.namedChildren.length - 1);
    // Builtins of a pipe run in the shell itself: a `cd` or `set` there lasts (fish 3.6, measured).
    if (child.type === 'pipe') judgeStages(judgement, child, { isFirst, isLast });
    else {
      if (!isFirst) judgement.observers.trace?.join('|');
      const { input, output, printed } = judgement.stdio;
      const fed: Input = isFirst ? input : { type: 'pipe', printed };
      judgement.stdio.printed = undefined;
      const streams = { input: fed, output: isLast ? output : 'elsewhere' } as const;
      within(judgement.stdio, streams, () => judgeNode(judgement, child));
    }
    isFirst = false;
  }
}

function judgeRedirected(judgement: Judgement, node: Node): void {
  const [statement, ...redirects] = node.namedChildren;
  let feeds = false;
  for (const redirect of redirects) feeds = judgeRedirection(judgement, redirect, judgeInner) || feeds;
  if (statement === undefined) return;
  const { input, output } = judgement.stdio;
  const streams = {
    input: feeds ? ({ type: 'file' } as const) : input,
    output: outputAfter(redirects, output),
  };
  within(judgement.stdio, streams, () =>
    inDoubtIf(judgement, redirects.some(mayNotOpen), () => judgeNode(judgement, statement)),
  );
}

/** A command substitution, wherever it is; it runs in the shell itself. Returns what it prints. */
function judgeInner(judgement: Judgement, node: Node): CommandOutput | undefined {
  const part = judgement.observers.trace?.enter(judgement, { type: 'substitution', span: spanOf(node) });
  const printed = judgeHidden(judgement, spanOf(node), () => judgeChildren(judgement, node));
  judgement.observers.trace?.leave(part);
  return printed;
}

function judgeSimple(judgement: Judgement, node: Node): void {
  const part = judgement.observers.trace?.enter(judgement, { type: 'simple', span: spanOf(node) });
  inDoubtIf(judgement, node.namedChildren.some(mayNotOpen), () => judgeParts(judgement, node, judgeInner));
  judgement.observers.trace?.leave(part);
}

function judgeIf(judgement: Judgement, node: Node): void {
  for (const child of node.children) {
    if (child.type === 'else_if_clause') inBranch(judgement, () => judgeIf(judgement, child));
    else if (child.type === 'else_clause') inBranch(judgement, () => judgeChildren(judgement, child));
    else inBranch(judgement, () => judgeNode(judgement, child));
  }
}

function judgeSwitch(judgement: Judgement, node: Node): void {
  for (const child of node.namedChildren) {
    if (child.type === 'case_clause') inBranch(judgement, () => judgeCase(judgement, child));
    else if (child.type !== 'comment') fishWords(judgement, child, judgeInner);
  }
}

/** Patterns come before the first separator, the body after it. */
function judgeCase(judgement: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  for (const child of head)
    if (child.isNamed && child.type !== 'comment') fishWords(judgement, child, judgeInner);
  judgeSequence(judgement, body);
}

function judgeLoop(judgement: Judgement, node: Node, inside: () => void): void {
  for (const name of node.text.match(/\b(?:set|read)\b[^;\n]*/g) ?? []) {
    for (const word of name.split(/\s+/))
      if (judgement.shell.variables.has(word)) judgement.shell.variables.set(word, UNKNOWN);
  }
  inLoop(judgement, inside);
}

/** The condition, with all `and` and `or` behind it, always runs; what it sets lasts where the body never does. */
function judgeWhile(judgement: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  const at = body.findIndex((child) => child.isNamed && !/^(?:(?:and|or)\b|#)/.test(child.text));
  const asked = [...head, ...body.slice(0, Math.max(at, 0))];
  judgeLoop(judgement, node, () => {
    judgeSequence(judgement, asked);
    inBranch(judgement, () => judgeSequence(judgement, body.slice(Math.max(at, 0))));
  });
}

/** The list is made once, whether or not anything is in it. */
function judgeFor(judgement: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  const name = head.find((child) => child.type === 'variable_name');
  const items = head.filter((child) => child.isNamed && child.type !== 'comment' && child !== name);
  const values = items.flatMap((child) => fishWords(judgement, child, judgeInner));
  const list = judgement.text.source.slice(items[0]?.startIndex, items.at(-1)?.endIndex);
  judgeLoop(judgement, node, () => {
    if (name !== undefined) {
      fillVariable(judgement, name.text, spanOf(name), loopText(judgement, values));
      noteTaken(judgement, name.text, values, list);
    }
    judgeSequence(judgement, body);
  });
}

/** The one value or pattern, or the worst of several: a tree that must not be lost, a secret, what is beck's own. */
function loopText(judgement: Judgement, values: readonly ExpandedWord[]): string {
  const texts = values.map(({ text }) => text);
  const [only = UNKNOWN] = texts;
  if (texts.length > 1) return join(judgement, texts);
  if (isPrintedNumber(only)) return NUMBER;
  return isDynamic(only) ? joinElements(judgement, values) : only;
}

function judgeFunction(judgement: Judgement, node: Node): void {
  const [nameNode] = node.namedChildren;
  const name = nameNode?.text ?? '';
  const calls = node
    .descendantsOfType('command')
    .filter((command) => command.children[0]?.text === name).length;
  const beside =
    calls > 0 && (node.descendantsOfType('pipe').length > 0 || /&\s*(?:;|\n|$|end)/.test(node.text));
  if (calls > 1 || beside) report(judgement, 'fork-bomb', spanOf(node));
  // By an option it may be called by an event.
  const plain = partsOf(node).head.filter((child) => child.isNamed).length === 1;
  // Its body changes variables and the folder wherever the event happens.
  if (partsOf(node).head.some(namesEvent)) report(judgement, 'changes-later', spanOf(nameNode ?? node), name);
  const text = () => inSubshell(judgement, () => judgeFunctionBody(judgement, node));
  judgeDefinition(judgement, name, spanOf(nameNode ?? node), text, plain ? 'function' : 'event handler');
  rememberBody(judgement, name, spanOf(node), (judgement) => judgeFunctionBody(judgement, node));
}

function judgeFunctionBody(judgement: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  for (const child of head) if (child.isNamed) fishWords(judgement, child, judgeInner);
  judgeSequence(judgement, body);
}
