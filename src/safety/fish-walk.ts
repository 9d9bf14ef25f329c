// Walks the tree of a fish text and judges every command in it.

import type { Node } from 'web-tree-sitter';
import type { Span } from '../domain/verdict.ts';
import { judgeCommand } from './command.ts';
import { lossOf } from './files.ts';
import { fishWords } from './fish-words.ts';
import { rememberBody } from './functions.ts';
import { addEffect, find, type Input, inBranch, inSubshell, type Judge, withInput } from './judge.ts';
import { concernsOurs } from './own-reach.ts';
import { joinPrinted, type Printed } from './printed.ts';
import { judgeRedirect, type RedirectKind } from './redirection.ts';
import { copyScope } from './scope.ts';
import { isSecret } from './secret-files.ts';
import { judgeHidden } from './substitution.ts';
import type { Link, PartType } from './trace.ts';
import { isLiteral, VARIABLE, type Value } from './values.ts';
import { fillVariable, setVariable } from './variables.ts';

/** Judges the root of a tree. */
export function judgeFishProgram(judge: Judge, root: Node): void {
  judgeChildren(judge, root);
}

const PUNCTUATION = new Set(
  `; & && || | &| 2>| ( ) $ not ! and or if else while for in switch case begin end function return`.split(
    ' ',
  ),
);

function judgeChildren(judge: Judge, node: Node): void {
  for (const child of node.children) judgeNode(judge, child);
}

function judgeNode(judge: Judge, node: Node): void {
  const type = PARTS[node.type];
  const part =
    type && judge.trace?.enter(judge, { type, span: spanOf(node), detail: node.namedChild(0)?.text });
  judgeKind(judge, node);
  judge.trace?.leave(part);
  const link = part === undefined ? LINKS[node.type] : undefined;
  if (link !== undefined) judge.trace?.join(link);
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

function judgeKind(judge: Judge, node: Node): void {
  if (!node.isNamed) {
    if (!PUNCTUATION.has(node.type) && node.type.trim() !== '') unreadable(judge, node);
    return;
  }
  switch (node.type) {
    case 'comment':
    case 'break':
    case 'continue':
      return;
    case 'return':
      return find(judge, 'changes-shell', spanOf(node));
    case 'conditional_execution':
    case 'negated_statement':
    case 'begin_statement':
      return judgeChildren(judge, node);
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
      return judgeLoop(judge, node, () => judgeChildren(judge, node));
    case 'for_statement':
      return judgeFor(judge, node);
    case 'function_definition':
      return judgeFunction(judge, node);
    default:
      return unreadable(judge, node);
  }
}

function unreadable(judge: Judge, node: Node): void {
  find(judge, 'unreadable', spanOf(node), `"${node.type}"`);
}

function spanOf(node: Node): Span {
  return [node.startIndex, Math.max(node.endIndex, node.startIndex + 1)];
}

function judgePipe(judge: Judge, node: Node): void {
  const { printed } = judge;
  judgeStages(judge, node, true);
  judge.printed = joinPrinted(printed, judge.printed);
}

function judgeStages(judge: Judge, node: Node, first: boolean): void {
  let isFirst = first;
  for (const child of node.children) {
    if (!child.isNamed) continue;
    // fish runs the parts of a pipe in the shell itself, so a `cd` or `set` there lasts.
    if (child.type === 'pipe') judgeStages(judge, child, isFirst);
    else {
      if (!isFirst) judge.trace?.join('|');
      const input: Input = isFirst ? judge.input : { type: 'pipe', printed: judge.printed };
      judge.printed = undefined;
      withInput(judge, input, () => judgeNode(judge, child));
    }
    isFirst = false;
  }
}

function judgeRedirected(judge: Judge, node: Node): void {
  const [statement, ...redirects] = node.namedChildren;
  let feeds = false;
  for (const redirect of redirects) feeds = judgeRedirection(judge, redirect) || feeds;
  if (statement === undefined) return;
  withInput(judge, feeds ? { type: 'file' } : judge.input, () => judgeNode(judge, statement));
}

const KINDS: Readonly<Record<string, RedirectKind>> = {
  '>': 'write',
  '>?': 'write',
  '>>': 'append',
  '<': 'read',
  '<?': 'read',
};

/** True when it feeds standard input. */
function judgeRedirection(judge: Judge, node: Node): boolean {
  if (node.type === 'stream_redirect') {
    if (!/^\d?[<>]&(?:\d|-)$/.test(node.text)) unreadable(judge, node);
    return false;
  }
  const direction = node.namedChildren.find((child) => child.type === 'direction')?.text ?? '';
  const target = node.namedChildren.find((child) => child.type !== 'direction');
  const kind = KINDS[direction.replace(/^[\d&^]+/, '')];
  if (target === undefined || kind === undefined) {
    unreadable(judge, node);
    return false;
  }
  const [value, ...more] = fishWords(judge, target, judgeInner);
  if (value === undefined || more.length > 0) unreadable(judge, node);
  else return judgeRedirect(judge, kind, value, spanOf(node)) === 'input';
  return false;
}

/** A command substitution, wherever it stands; returns what it prints. */
function judgeInner(judge: Judge, node: Node): Printed | undefined {
  const part = judge.trace?.enter(judge, { type: 'substitution', span: spanOf(node) });
  const printed = judgeHidden(judge, spanOf(node), () => judgeChildren(judge, node));
  judge.trace?.leave(part);
  return printed;
}

function judgeSimple(judge: Judge, node: Node): void {
  const part = judge.trace?.enter(judge, { type: 'simple', span: spanOf(node) });
  judgeParts(judge, node);
  judge.trace?.leave(part);
}

/** Redirections, words and assignments of a simple command, then the command they make. */
function judgeParts(judge: Judge, node: Node): void {
  const words: Value[] = [];
  let feeds = false;
  const outer = judge.scope;
  for (const child of node.namedChildren) {
    if (child.type === 'file_redirect' || child.type === 'stream_redirect')
      feeds = judgeRedirection(judge, child) || feeds;
    else if (child.type !== 'comment') words.push(...fishWords(judge, child, judgeInner));
  }
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at];
    const prefix = word === undefined ? null : /^([A-Za-z_]\w*)=(.*)$/s.exec(word.text);
    if (word === undefined || prefix === null) break;
    if (at === 0) judge.scope = copyScope(outer);
    setVariable(judge, prefix[1] ?? '', prefix[2] ?? '', word.span, 'prefix');
  }
  if (at > 0) judge.scope = { ...judge.scope, variables: outer.variables };
  withInput(judge, feeds ? { type: 'file' } : judge.input, () => judgeCommand(judge, words.slice(at)));
  if (at > 0) judge.scope = { ...judge.scope, variables: outer.variables };
}

function judgeIf(judge: Judge, node: Node): void {
  for (const child of node.children) {
    if (child.type === 'else_if_clause' || child.type === 'else_clause') {
      inBranch(judge, () => judgeChildren(judge, child));
    } else inBranch(judge, () => judgeNode(judge, child));
  }
}

function judgeSwitch(judge: Judge, node: Node): void {
  for (const child of node.namedChildren) {
    if (child.type === 'case_clause') inBranch(judge, () => judgeCase(judge, child));
    else if (child.type !== 'comment') fishWords(judge, child, judgeInner);
  }
}

/** Patterns stand before the first separator, the body after it. */
function judgeCase(judge: Judge, node: Node): void {
  let inBody = false;
  for (const child of node.children) {
    if (inBody) judgeNode(judge, child);
    else if (!child.isNamed) inBody = child.type !== 'case';
    else if (child.type !== 'comment') fishWords(judge, child, judgeInner);
  }
}

function judgeLoop(judge: Judge, node: Node, inside: () => void): void {
  for (const name of node.text.match(/\b(?:set|read)\b[^;\n]*/g) ?? []) {
    for (const word of name.split(/\s+/))
      if (judge.scope.variables.has(word)) judge.scope.variables.set(word, VARIABLE);
  }
  inBranch(judge, inside);
}

function judgeFor(judge: Judge, node: Node): void {
  judgeLoop(judge, node, () => {
    let inBody = false;
    let name: Node | undefined;
    const values: Value[] = [];
    for (const child of node.children) {
      if (inBody) judgeNode(judge, child);
      else if (child.type === ';' || child.type.trim() === '') {
        inBody = true;
        if (name !== undefined) fillVariable(judge, name.text, spanOf(name), loopText(judge, values));
      } else if (child.type === 'variable_name' && name === undefined) name = child;
      else if (child.isNamed && child.type !== 'comment') values.push(...fishWords(judge, child, judgeInner));
    }
  });
}

/** The one value, or the worst of several: a tree that must not be lost, a secret, what is beck's own. */
function loopText(judge: Judge, values: readonly Value[]): string {
  const [first] = values;
  if (values.length === 1 && first !== undefined && isLiteral(first.text)) return first.text;
  const tree = values.find((value) => lossOf(judge, value) !== undefined);
  const guarded = tree ?? values.find(({ text }) => isSecret(judge, text) || concernsOurs(judge, text));
  return guarded?.text ?? VARIABLE;
}

function judgeFunction(judge: Judge, node: Node): void {
  const [nameNode] = node.namedChildren;
  const name = nameNode?.text ?? '';
  addEffect(judge, 'write', 'run');
  const calls = node
    .descendantsOfType('command')
    .filter((command) => command?.firstChild?.text === name).length;
  const beside =
    calls > 0 && (node.descendantsOfType('pipe').length > 0 || /&\s*(?:;|\n|$|end)/.test(node.text));
  if (calls > 1 || beside) find(judge, 'fork-bomb', spanOf(node));
  find(
    judge,
    /^(?:__beck|beck$)/.test(name) ? 'touches-beck' : 'defines-code',
    spanOf(nameNode ?? node),
    name,
  );
  inSubshell(judge, () => judgeFunctionBody(judge, node));
  rememberBody(judge, name, spanOf(node), (judge) => judgeFunctionBody(judge, node));
}

function judgeFunctionBody(judge: Judge, node: Node): void {
  let inBody = false;
  for (const child of node.children) {
    if (inBody) judgeNode(judge, child);
    else if (child.type === ';' || (child.type.trim() === '' && !child.isNamed)) inBody = true;
    else if (child.isNamed) fishWords(judge, child, judgeInner);
  }
}
