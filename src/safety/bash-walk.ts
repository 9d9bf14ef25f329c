// Walks the tree of a bash, sh or zsh text and judges every command in it. A node kind nobody knows fails the build.

import type {
  Assignment,
  Command,
  CommandNode,
  CompoundCommand,
  CompoundList,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Redirection,
  Statement,
  SyntaxNode,
  Word,
} from 'unbash';
import type { Span } from '../domain/verdict.ts';
import { judgeArithmetic, judgeTest } from './bash-arithmetic.ts';
import { judgeIndex } from './bash-parameters.ts';
import { forEachChild } from './bash-parser.ts';
import { partsText, wordValue, wordValues } from './bash-words.ts';
import { judgeCommand, MAX_COMMANDS } from './command.ts';
import { isForkBomb } from './fork-bomb.ts';
import { addEffect, copyScope, find, type Input, inSubshell, type Judge, withInput } from './judge.ts';
import { isSecretFile, protectedTree, resolvePath } from './paths.ts';
import { judgeRedirect, type RedirectKind } from './redirection.ts';
import { foundNames } from './special/find.ts';
import { judgeHidden } from './substitution.ts';
import type { Link, PartType } from './trace.ts';
import { isLiteral, NUMBER, plain, SPLIT, VARIABLE, type Value } from './values.ts';
import { fillVariable, setVariable } from './variables.ts';

const MAX_DEPTH = 32;

/** Judges a whole text. Errors of the parser, also in nested scripts, make it unreadable. */
export function judgeScript(judge: Judge, script: ParsedScript): void {
  for (const error of script.errors ?? []) {
    find(judge, 'unreadable', [error.pos, Math.min(error.pos + 1, judge.source.length)], error.message);
  }
  if (++judge.depth > MAX_DEPTH) find(judge, 'too-long', [script.pos, script.end]);
  else judgeStatements(judge, script.commands);
  judge.depth--;
}

function judgeStatements(judge: Judge, statements: readonly Statement[]): void {
  for (const statement of statements) {
    judgeStatement(judge, statement);
    // Beyond the limit the verdict is settled.
    if (judge.commands > MAX_COMMANDS) return;
  }
}

/** A script inside a word. */
export function judgeSubstitution(judge: Judge, script: ParsedScript | undefined, span: Span): void {
  if (script === undefined) return find(judge, 'unreadable', span, 'a substitution');
  if (judge.commands > MAX_COMMANDS) return find(judge, 'too-long', span);
  const part = judge.trace?.enter(judge, { type: 'substitution', span });
  const { source, place } = judge;
  if (script.source !== undefined) {
    // Backquotes with escapes are a text of their own, whose positions are not the line's.
    judge.source = script.source;
    judge.place = () => place(span);
  }
  judgeHidden(judge, span, () => judgeScript(judge, script));
  judge.source = source;
  judge.place = place;
  judge.trace?.leave(part);
}

function judgeStatement(judge: Judge, statement: Statement): void {
  const { command } = statement;
  const judgeIt = () => {
    if (command.type !== 'AndOr') return judgePipelineNode(judge, command);
    for (const [index, part] of command.commands.entries()) {
      const link = command.operators[index - 1];
      if (link !== undefined) judge.trace?.join(link);
      judgePipelineNode(judge, part);
    }
  };
  if (statement.background) judge.trace?.join('&');
  if (statement.background) inSubshell(judge, judgeIt);
  else judgeIt();
}

function judgePipelineNode(judge: Judge, node: PipelineNode): void {
  if (node.type !== 'Pipeline') return judgeNode(judge, node);
  const time = node.prefixes.find(({ type }) => type === 'Time');
  const part = time && judge.trace?.enter(judge, { type: 'timed', span: [time.pos, time.end] });
  judgePipeline(judge, node);
  judge.trace?.leave(part);
}

function judgePipeline(judge: Judge, node: Pipeline): void {
  if (node.commands.length === 1 && node.commands[0] !== undefined) return judgeNode(judge, node.commands[0]);
  for (const [index, command] of node.commands.entries()) {
    const input: Input = index === 0 ? judge.input : pipeFrom(judge, node.commands[index - 1]);
    if (index > 0) judge.trace?.join('|');
    withInput(judge, input, () => inSubshell(judge, () => judgeNode(judge, command)));
  }
}

/** `echo "rm f" | sh`: what a plain echo says is known. */
function pipeFrom(judge: Judge, node: CommandNode | undefined): Input {
  if (node?.type !== 'Command' || !/^(?:echo|printf|ls|find)$/.test(node.name?.value ?? ''))
    return { type: 'pipe' };
  const words = node.args.filter((arg) => arg.type === 'Word');
  if (words.some((word) => /[$`]|[<>=]\(/.test(word.text.replace(/\$HOME\b|\$\{HOME\}/g, ''))))
    return { type: 'pipe' };
  const names = words.flatMap((word) => wordValues(judge, word)).slice(0, MAX_NAMES);
  if (node.name?.value === 'find') return { type: 'pipe', names: foundNames(names) };
  if (node.name?.value !== 'echo') return { type: 'pipe', names };
  return {
    type: 'pipe',
    text: words.map((word) => plain(word.value)).join(' '),
    span: [node.pos, node.end],
    names,
  };
}

const MAX_NAMES = 16;

function judgeNode(judge: Judge, node: CommandNode): void {
  switch (node.type) {
    case 'Command':
      return judgeSimple(judge, node);
    case 'Redirected': {
      const input = judgeRedirections(judge, node.redirects);
      return withInput(judge, input ?? judge.input, () => judgeNode(judge, node.command));
    }
    case 'Function':
      return judgeFunction(judge, node.name, node.body, [node.pos, node.end]);
    case 'Coproc':
      addEffect(judge, 'run');
      find(judge, 'changes-shell', [node.pos, node.end]);
      return inSubshell(judge, () => judgeBody(judge, node.body));
    default: {
      const part = judge.trace?.enter(judge, { type: PARTS[node.type], span: [node.pos, node.end] });
      judgeCompound(judge, node);
      return judge.trace?.leave(part);
    }
  }
}

const PARTS: Readonly<Record<CompoundCommand['type'], PartType>> = {
  If: 'if',
  For: 'loop',
  Select: 'loop',
  ArithmeticFor: 'loop',
  While: 'condition-loop',
  Subshell: 'subshell',
  BraceGroup: 'group',
  Case: 'choice',
  TestCommand: 'test',
  ArithmeticCommand: 'arithmetic',
};

function judgeCompound(judge: Judge, node: CompoundCommand): void {
  switch (node.type) {
    case 'If':
      judgeList(judge, node.clause, 'if');
      return judgeBranches(judge, [
        () => judgeList(judge, node.then, 'then'),
        ...node.elif.map((elif) => () => {
          judgeList(judge, elif.clause, 'else');
          judgeList(judge, elif.then, 'then');
        }),
        () => (node.else === undefined ? undefined : judgeList(judge, node.else, 'else')),
      ]);
    case 'For':
    case 'Select':
      return judgeLoop(judge, node.body, () => fillLoopVariable(judge, node.name, node.wordlist));
    case 'ArithmeticFor':
      if (node.initialize !== undefined) judgeArithmetic(judge, node.initialize);
      return judgeLoop(judge, node.body, () => {
        if (node.test !== undefined) judgeArithmetic(judge, node.test);
        if (node.update !== undefined) judgeArithmetic(judge, node.update);
      });
    case 'While':
      return judgeLoop(judge, node.body, () => judgeList(judge, node.clause, 'while'));
    case 'Subshell':
      return inSubshell(judge, () => judgeList(judge, node.body));
    case 'BraceGroup':
      return judgeList(judge, node.body);
    case 'Case':
      wordValue(judge, node.word);
      for (const item of node.items) for (const pattern of item.pattern) wordValue(judge, pattern);
      return judgeBranches(
        judge,
        node.items.map((item) => () => judgeList(judge, item.body)),
      );
    case 'TestCommand':
      addEffect(judge, 'read');
      return judgeTest(judge, node.expression);
    case 'ArithmeticCommand':
      if (node.expression === undefined) return find(judge, 'unreadable', [node.pos, node.end], 'arithmetic');
      return judgeArithmetic(judge, node.expression);
    default:
      return neverNode(node);
  }
}

function neverNode(node: never): never {
  throw new TypeError(`A command nobody knows: ${JSON.stringify(node)}`);
}

function judgeList(judge: Judge, list: CompoundList, link?: Link): void {
  if (link !== undefined) judge.trace?.join(link);
  judgeStatements(judge, list.commands);
}

function judgeBody(judge: Judge, body: CommandNode | CompoundList): void {
  if (body.type === 'CompoundList') judgeList(judge, body);
  else judgeNode(judge, body);
}

/** Only one branch runs: where they disagree about the folder or a variable, it is unknown afterwards. */
function judgeBranches(judge: Judge, branches: readonly (() => void)[]): void {
  const before = judge.scope;
  const after = copyScope(before);
  for (const branch of branches) {
    judge.scope = copyScope(before);
    branch();
    if (judge.scope.cwd !== before.cwd) after.cwd = undefined;
    for (const [name, text] of judge.scope.variables) {
      if (before.variables.get(name) !== text) after.variables.set(name, VARIABLE);
    }
  }
  judge.scope = after;
}

/** A body that may run again: what it sets is unknown from its first line on. */
function judgeLoop(judge: Judge, body: CompoundList, head: () => void): void {
  forgetAssigned(judge, body);
  head();
  forgetAssigned(judge, body);
  const { cwd } = judge.scope;
  judgeList(judge, body, 'do');
  if (judge.scope.cwd !== cwd) judge.scope.cwd = undefined;
}

function forgetAssigned(judge: Judge, body: CompoundList): void {
  const { variables } = judge.scope;
  const { assigned, texts, words } = namesIn(body);
  for (const name of assigned) {
    const counts = !texts.has(name) && isNumber(variables.get(name) ?? '');
    variables.set(name, counts ? NUMBER : VARIABLE);
  }
  // `read x`, `unset x`: a word that is a variable's name may be what the command changes.
  for (const word of words) if (variables.has(word)) variables.set(word, VARIABLE);
}

type Names = {
  readonly assigned: ReadonlySet<string>;
  /** Of those, the ones that are given anything but numbers. */
  readonly texts: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const namesOfBodies = new WeakMap<CompoundList, Names>();

/** Each body of a loop is looked through once, however many loops are around it. */
function namesIn(body: CompoundList): Names {
  const known = namesOfBodies.get(body);
  if (known !== undefined) return known;
  const assigned = new Set<string>();
  const texts = new Set<string>();
  const words = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Assignment') {
      assigned.add(node.name);
      if (!/^(?:\d+|\$\(\([^$`]*\)\))$/.test(node.value?.type === 'Word' ? node.value.text : ''))
        texts.add(node.name);
    }
    if (node.type === 'For') assigned.add(node.name.value);
    if (node.type === 'For') texts.add(node.name.value);
    if (node.type === 'Command') for (const arg of node.args) if (arg.type === 'Word') words.add(arg.value);
    const inner = loopBody(node);
    if (inner !== undefined) {
      const names = namesIn(inner);
      for (const name of names.assigned) assigned.add(name);
      for (const name of names.texts) texts.add(name);
      for (const word of names.words) words.add(word);
    }
    forEachChild(node, (child) => {
      if (child.type !== 'Word' && child !== inner) visit(child);
    });
  };
  visit(body);
  const names = { assigned, texts, words };
  namesOfBodies.set(body, names);
  return names;
}

function loopBody(node: SyntaxNode): CompoundList | undefined {
  switch (node.type) {
    case 'For':
    case 'Select':
    case 'ArithmeticFor':
    case 'While':
      return node.body;
    default:
      return undefined;
  }
}

function fillLoopVariable(judge: Judge, name: Word, list: readonly Word[] | undefined): void {
  const values = (list ?? []).flatMap((word) => wordValues(judge, word));
  const only = values.length === 1 ? values[0]?.text : undefined;
  // One glob or literal names every value; several are simply unknown.
  const counts = values.length > 0 && values.every((value) => isNumber(value.text.replace(SPLIT, '')));
  const text = only !== undefined && isLiteral(only) ? only : counts ? NUMBER : VARIABLE;
  fillVariable(judge, name.value, [name.pos, name.end], text);
  for (const value of values)
    if (values.length > 1 || !isLiteral(value.text)) guardLoopValue(judge, name.value, value);
}

function isNumber(text: string): boolean {
  return text === NUMBER || /^-?\d+$/.test(text);
}

/** A loop over dangerous targets is judged as if each were the variable's whole text. */
function guardLoopValue(judge: Judge, name: string, value: Value): void {
  const path = resolvePath(judge, value.text) ?? value.text;
  const guarded = protectedTree(judge, path) !== undefined || isSecretFile(path);
  if (guarded || value.text.startsWith('-')) judge.scope.variables.set(name, value.text);
}

function judgeFunction(judge: Judge, name: Word, body: CommandNode | CompoundList, span: Span): void {
  addEffect(judge, 'write', 'run');
  find(
    judge,
    name.value.startsWith('__beck') || name.value === 'beck' ? 'touches-beck' : 'defines-code',
    span,
    name.value,
  );
  const part = judge.trace?.enter(judge, { type: 'function', span, detail: name.value });
  // Each function in a function is looked through once more.
  if (++judge.depth > MAX_DEPTH) find(judge, 'too-long', span);
  else {
    if (isForkBomb(name.value, body)) find(judge, 'fork-bomb', span);
    inSubshell(judge, () => judgeBody(judge, body));
  }
  judge.depth--;
  judge.trace?.leave(part);
}

function judgeSimple(judge: Judge, node: Command): void {
  const part = judge.trace?.enter(judge, { type: 'simple', span: [node.pos, node.end] });
  judgeParts(judge, node);
  judge.trace?.leave(part);
}

/** Redirections, words and assignments of a simple command, then the command they make. */
function judgeParts(judge: Judge, node: Command): void {
  const input = judgeRedirections(judge, node.redirects);
  const words: Value[] = node.name === undefined ? [] : wordValues(judge, node.name);
  for (const arg of node.args) {
    if (arg.type === 'Word') words.push(...wordValues(judge, arg));
    else words.push(assignmentArgument(judge, arg));
  }
  const alone = node.name === undefined;
  // With nothing to print, `>` only empties the file.
  if ((alone || words[0]?.text === ':') && input === undefined && node.redirects.length > 0)
    addEffect(judge, 'delete');
  const readsOnly = words[0]?.text === 'read';
  const before = judge.scope;
  if (!alone && node.prefix.length > 0) judge.scope = copyScope(before);
  for (const item of node.prefix) {
    if (item.type !== 'Assignment' || (readsOnly && item.name === 'IFS')) continue;
    judgeAssignment(judge, item, alone ? 'shell' : 'prefix');
  }
  if (alone) return;
  // A prefix is in the program's environment, not in the words, which the shell has expanded before.
  const { variables } = before;
  judge.scope = { cwd: judge.scope.cwd, variables };
  withInput(judge, input ?? judge.input, () => judgeCommand(judge, words));
}

function judgeAssignment(judge: Judge, node: Assignment, kind: 'prefix' | 'shell'): void {
  const span: Span = [node.pos, node.end];
  if (node.index !== undefined) judgeIndex(judge, wordValue(judge, node.index).text, span);
  const text = assignedText(judge, node);
  setVariable(judge, node.name, node.append || node.index !== undefined ? VARIABLE : text, span, kind);
}

function assignedText(judge: Judge, node: Assignment): string {
  if (node.value.type === 'Word') return wordValue(judge, node.value).text;
  for (const element of node.value.elements) wordValues(judge, element);
  return VARIABLE;
}

/** `export A=b`: one word `A=b` for the command. */
function assignmentArgument(judge: Judge, node: Assignment): Value {
  const span: Span = [node.pos, node.end];
  if (node.index !== undefined) judgeIndex(judge, wordValue(judge, node.index).text, span);
  return { text: `${node.name}${node.append ? '+' : ''}=${assignedText(judge, node)}`, span };
}

const KINDS: Readonly<Record<string, RedirectKind>> = {
  '>': 'write',
  '>|': 'write',
  '&>': 'write',
  '<>': 'write',
  '>>': 'append',
  '&>>': 'append',
  '<': 'read',
  '<&': 'duplicate',
  '>&': 'duplicate',
};

/** Judges redirections; returns what standard input becomes, where they say so. */
function judgeRedirections(judge: Judge, redirects: readonly Redirection[]): Input | undefined {
  let input: Input | undefined;
  for (const node of redirects) {
    const span: Span = [node.pos, node.end];
    if (node.descriptor?.type === 'FileDescriptorVariable') find(judge, 'changes-shell', span);
    if (node.type === 'HereDoc') {
      const text = node.body.parts === undefined ? node.body.text : partsText(judge, node.body.parts);
      judge.trace?.leave(judge.trace.enter(judge, { type: 'input-text', span, detail: node.operator }));
      if (node.closing === undefined) find(judge, 'unreadable', span, 'a here-document without end');
      input = { type: 'text', text, span };
    } else if (node.target === undefined) find(judge, 'unreadable', span, 'a redirection without target');
    else if (node.type === 'HereString') {
      judge.trace?.leave(judge.trace.enter(judge, { type: 'input-text', span, detail: '<<<' }));
      input = { type: 'text', text: wordValue(judge, node.target).text, span };
    } else {
      const [target, ...more] = wordValues(judge, node.target);
      if (target === undefined || more.length > 0)
        find(judge, 'unreadable', span, 'a redirection to several files');
      else if (judgeRedirect(judge, KINDS[node.operator] ?? 'write', target, span) === 'input')
        input = { type: 'file' };
    }
  }
  return input;
}
