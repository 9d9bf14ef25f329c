// Walks the tree of a fish text and judges every command in it.

import type { Node } from 'web-tree-sitter';
import { judgeDefinition } from '../../commands/new-name.ts';
import { inBranch, inChain, inDoubtIf, inLoop, inOrder, noteLeaving } from '../../flow/branches.ts';
import { rememberBody } from '../../flow/functions.ts';
import { join, joinElements } from '../../flow/join.ts';
import { concatOutput } from '../../flow/output.ts';
import { judgeHidden } from '../../flow/substitution.ts';
import { fillVariable } from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import { type CommandOutput, type Input, inSubshell, type Judgement, within } from '../../judgement/judge.ts';
import type { Link, PartType } from '../../judgement/trace.ts';
import { type ExpandedWord, isDynamic, UNKNOWN } from '../../judgement/word.ts';
import { noteEndless, noteLong } from './fork-bomb.ts';
import { namesEvent, spanOf, unreadable } from './nodes.ts';
import { judgeRedirection, mayNotOpen, outputAfter } from './redirections.ts';
import { judgeParts } from './simple-command.ts';
import { fishWords } from './words.ts';

/** Judges the root of a tree. */
export function judgeFishProgram(judge: Judgement, root: Node): void {
  judgeChildren(judge, root);
}

const PUNCTUATION = new Set(
  `; & && || | &| 2>| ( ) $ not ! and or if else while for in switch case begin end function return`.split(
    ' ',
  ),
);

function judgeChildren(judge: Judgement, node: Node): void {
  judgeSequence(judge, node.children);
}

/** Statements one after the other; `and` and `or` begin those that depend on the one before. */
function judgeSequence(judge: Judgement, nodes: readonly Node[]): void {
  const chains: Linked[][] = [];
  for (const node of nodes) {
    if (!node.isNamed || node.type === 'comment') {
      judgeNode(judge, node);
      continue;
    }
    const linked = linkedBy(node);
    const chain = chains.at(-1);
    if (linked[0]?.operator === undefined || chain === undefined) chains.push(linked);
    else chain.push(...linked);
  }
  inOrder(judge, chains, judgeChain);
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

function judgeChain(judge: Judgement, chain: readonly Linked[]): void {
  const parts = chain.map(({ node, operator }) => () => {
    if (operator !== undefined) judgeNode(judge, operator);
    judgeNode(judge, node);
  });
  const operators = chain.flatMap(({ operator }) =>
    operator === undefined ? [] : [LINKS[operator.type] ?? ''],
  );
  const [first] = chain;
  if (first?.operator === undefined) parts.shift()?.();
  inChain(judge, parts, operators);
}

function judgeNode(judge: Judgement, node: Node): void {
  const type = PARTS[node.type];
  const part =
    type &&
    judge.observers.trace?.enter(judge, { type, span: spanOf(node), detail: node.namedChild(0)?.text });
  judgeKind(judge, node);
  judge.observers.trace?.leave(part);
  const link = part === undefined ? LINKS[node.type] : undefined;
  if (link !== undefined) judge.observers.trace?.join(link);
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

function judgeKind(judge: Judgement, node: Node): void {
  if (!node.isNamed) {
    if (node.type === '&') judge.survey.lingers = true;
    if (!PUNCTUATION.has(node.type) && node.type.trim() !== '') unreadable(judge, node);
    return;
  }
  switch (node.type) {
    case 'comment':
      return;
    case 'break':
    case 'continue':
      return noteLeaving(judge, node.type, undefined);
    case 'return':
      noteLeaving(judge, node.type, undefined);
      return report(judge, 'changes-shell', spanOf(node));
    case 'conditional_execution':
      return judgeChain(judge, linkedBy(node));
    case 'negated_statement':
      return judgeChildren(judge, node);
    case 'begin_statement':
      // What is local to it is gone afterwards, and what it hid is back.
      return inBranch(judge, () => judgeChildren(judge, node));
    case 'pipe':
      return judgePipe(judge, node);
    case 'command':
      return judgeSimple(judge, node);
    case 'redirect_statement':
      return judgeRedirected(judge, node);
    case 'if_statement':
      return judgeIf(judge, node);
    case 'switch_statement':
      return judgeSwitch(judge, node);
    case 'while_statement':
      noteEndless(judge, node);
      return judgeWhile(judge, node);
    case 'for_statement':
      noteLong(judge, node);
      return judgeFor(judge, node);
    case 'function_definition':
      return judgeFunction(judge, node);
    default:
      return unreadable(judge, node);
  }
}

function judgePipe(judge: Judgement, node: Node): void {
  const { printed } = judge.stdio;
  // Where one of its commands is not found, none of them runs.
  inBranch(judge, () => judgeStages(judge, node, { isFirst: true, isLast: true }));
  judge.stdio.printed = concatOutput(printed, judge.stdio.printed);
}

/** `around`: which end of the whole pipe this part of it may be. */
function judgeStages(judge: Judgement, node: Node, around: { isFirst: boolean; isLast: boolean }): void {
  let { isFirst } = around;
  // `2>|` leaves standard output where it was.
  const feeds = node.children.every(({ isNamed, text }) => isNamed || /^&?\|$/.test(text));
  for (const [index, child] of node.namedChildren.entries()) {
    const isLast = !feeds || (around.isLast && index === node.namedChildren.length - 1);
    // fish runs the parts of a pipe in the shell itself, so a `cd` or `set` there lasts.
    if (child.type === 'pipe') judgeStages(judge, child, { isFirst, isLast });
    else {
      if (!isFirst) judge.observers.trace?.join('|');
      const { input, output, printed } = judge.stdio;
      const fed: Input = isFirst ? input : { type: 'pipe', printed };
      judge.stdio.printed = undefined;
      const streams = { input: fed, output: isLast ? output : 'elsewhere' } as const;
      within(judge.stdio, streams, () => judgeNode(judge, child));
    }
    isFirst = false;
  }
}

function judgeRedirected(judge: Judgement, node: Node): void {
  const [statement, ...redirects] = node.namedChildren;
  let feeds = false;
  for (const redirect of redirects) feeds = judgeRedirection(judge, redirect, judgeInner) || feeds;
  if (statement === undefined) return;
  const { input, output } = judge.stdio;
  const streams = {
    input: feeds ? ({ type: 'file' } as const) : input,
    output: outputAfter(redirects, output),
  };
  within(judge.stdio, streams, () =>
    inDoubtIf(judge, redirects.some(mayNotOpen), () => judgeNode(judge, statement)),
  );
}

/** A command substitution, wherever it is; it runs in the shell itself. Returns what it prints. */
function judgeInner(judge: Judgement, node: Node): CommandOutput | undefined {
  const part = judge.observers.trace?.enter(judge, { type: 'substitution', span: spanOf(node) });
  const printed = judgeHidden(judge, spanOf(node), () => judgeChildren(judge, node));
  judge.observers.trace?.leave(part);
  return printed;
}

function judgeSimple(judge: Judgement, node: Node): void {
  const part = judge.observers.trace?.enter(judge, { type: 'simple', span: spanOf(node) });
  inDoubtIf(judge, node.namedChildren.some(mayNotOpen), () => judgeParts(judge, node, judgeInner));
  judge.observers.trace?.leave(part);
}

function judgeIf(judge: Judgement, node: Node): void {
  for (const child of node.children) {
    if (child.type === 'else_if_clause') inBranch(judge, () => judgeIf(judge, child));
    else if (child.type === 'else_clause') inBranch(judge, () => judgeChildren(judge, child));
    else inBranch(judge, () => judgeNode(judge, child));
  }
}

function judgeSwitch(judge: Judgement, node: Node): void {
  for (const child of node.namedChildren) {
    if (child.type === 'case_clause') inBranch(judge, () => judgeCase(judge, child));
    else if (child.type !== 'comment') fishWords(judge, child, judgeInner);
  }
}

/** Patterns come before the first separator, the body after it. */
function judgeCase(judge: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  for (const child of head)
    if (child.isNamed && child.type !== 'comment') fishWords(judge, child, judgeInner);
  judgeSequence(judge, body);
}

function judgeLoop(judge: Judgement, node: Node, inside: () => void): void {
  for (const name of node.text.match(/\b(?:set|read)\b[^;\n]*/g) ?? []) {
    for (const word of name.split(/\s+/))
      if (judge.shell.variables.has(word)) judge.shell.variables.set(word, UNKNOWN);
  }
  inLoop(judge, inside);
}

/** The condition, with all `and` and `or` behind it, always runs; what it sets lasts where the body never does. */
function judgeWhile(judge: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  const at = body.findIndex((child) => child.isNamed && !/^(?:(?:and|or)\b|#)/.test(child.text));
  const asked = [...head, ...body.slice(0, Math.max(at, 0))];
  judgeLoop(judge, node, () => {
    judgeSequence(judge, asked);
    inBranch(judge, () => judgeSequence(judge, body.slice(Math.max(at, 0))));
  });
}

/** The list is made once, whether or not anything is in it. */
function judgeFor(judge: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  const name = head.find((child) => child.type === 'variable_name');
  const values = head
    .filter((child) => child.isNamed && child.type !== 'comment' && child !== name)
    .flatMap((child) => fishWords(judge, child, judgeInner));
  judgeLoop(judge, node, () => {
    if (name !== undefined) fillVariable(judge, name.text, spanOf(name), loopText(judge, values));
    judgeSequence(judge, body);
  });
}

/** The one value or pattern, or the worst of several: a tree that must not be lost, a secret, what is beck's own. */
function loopText(judge: Judgement, values: readonly ExpandedWord[]): string {
  const texts = values.map(({ text }) => text);
  const [only = UNKNOWN] = texts;
  if (texts.length > 1) return join(judge, texts);
  return isDynamic(only) ? joinElements(judge, values) : only;
}

function judgeFunction(judge: Judgement, node: Node): void {
  const [nameNode] = node.namedChildren;
  const name = nameNode?.text ?? '';
  const calls = node
    .descendantsOfType('command')
    .filter((command) => command?.firstChild?.text === name).length;
  const beside =
    calls > 0 && (node.descendantsOfType('pipe').length > 0 || /&\s*(?:;|\n|$|end)/.test(node.text));
  if (calls > 1 || beside) report(judge, 'fork-bomb', spanOf(node));
  // By an option it may be called by an event.
  const plain = partsOf(node).head.filter((child) => child.isNamed).length === 1;
  // Its body changes variables and the folder wherever the event happens.
  if (partsOf(node).head.some(namesEvent)) report(judge, 'changes-later', spanOf(nameNode ?? node), name);
  const text = () => inSubshell(judge, () => judgeFunctionBody(judge, node));
  judgeDefinition(judge, name, spanOf(nameNode ?? node), text, plain ? 'function' : 'event handler');
  rememberBody(judge, name, spanOf(node), (judge) => judgeFunctionBody(judge, node));
}

function judgeFunctionBody(judge: Judgement, node: Node): void {
  const { head, body } = partsOf(node);
  for (const child of head) if (child.isNamed) fishWords(judge, child, judgeInner);
  judgeSequence(judge, body);
}

/** What is before and behind the first end of a line or command. */
function partsOf({ children }: Node): { readonly head: readonly Node[]; readonly body: readonly Node[] } {
  const at = children.findIndex(
    (child) => !child.isNamed && (child.type === ';' || child.type.trim() === ''),
  );
  return { head: children.slice(0, at), body: children.slice(at + 1) };
}
