// Walks the tree of a bash, sh or zsh text and judges every command in it. An unknown node kind does not compile.

import type {
  AndOr,
  CommandNode,
  CompoundCommand,
  CompoundList,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Statement,
  Word,
} from 'unbash';
import type { Span } from '../../../domain/verdict.ts';
import { judgeDefinition } from '../../commands/new-name.ts';
import { noteTakenText } from '../../commands/packed-texts.ts';
import { inBranch, inBranches, inChain, inDoubtIf, inLoop, inOrder } from '../../flow/branches.ts';
import { rememberBody } from '../../flow/functions.ts';
import { countNumbers } from '../../flow/number-types.ts';
import { concatOutput, shared } from '../../flow/output.ts';
import { judgeHidden } from '../../flow/substitution.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import {
  type CommandOutput,
  type Input,
  inSubshell,
  type Judgement,
  type Output,
  within,
} from '../../judgement/judge.ts';
import { MAX_COMMANDS } from '../../judgement/limits.ts';
import { quietly } from '../../judgement/quietly.ts';
import type { Link, PartType } from '../../judgement/trace.ts';
import { judgeArithmetic, judgeTest } from './arithmetic.ts';
import { isForkBomb, noteSpawner } from './fork-bomb.ts';
import { forgetAssigned, judgeAlternatives, judgeWordLoop } from './loops.ts';
import { recur } from './recursion.ts';
import { judgeRedirections, judgeSimpleCommand, mayNotRun, outputAfter } from './simple-command.ts';
import { wordValue } from './words.ts';

const MAX_DEPTH = 32;

/** Each function in a function is looked through once more, and ordinary text has few. */
const FUNCTION_DEPTH = 4;

/** Judges a whole text. Errors of the parser, also in nested scripts, make it unreadable. */
export function judgeScript(judgement: Judgement, script: ParsedScript): void {
  for (const error of script.errors ?? []) {
    report(
      judgement,
      'unreadable',
      [error.pos, Math.min(error.pos + 1, judgement.text.source.length)],
      error.message,
    );
  }
  const depth = judgement.spent.depth + 1;
  if (depth > MAX_DEPTH) return report(judgement, 'too-long', [script.pos, script.end]);
  within(judgement.spent, { depth }, () =>
    judgeStatements(judgement, script.commands, judgement.text.assumesSuccess && depth === 1),
  );
}

/** `succeeds`: where the last of them fails, nothing else comes. */
function judgeStatements(judgement: Judgement, statements: readonly Statement[], succeeds = false): void {
  inOrder(judgement, statements, succeeds ? judgeSucceeding : judgeStatement);
}

/** A script inside a word; returns what it prints. */
function judgeSubstitution(
  judgement: Judgement,
  script: ParsedScript | undefined,
  span: Span,
): CommandOutput | undefined {
  if (script === undefined || judgement.spent.commands > MAX_COMMANDS) {
    report(judgement, script === undefined ? 'unreadable' : 'too-long', span, 'a substitution');
    return undefined;
  }
  const part = judgement.observers.trace?.enter(judgement, { type: 'substitution', span });
  const place = judgement.text.toWhole(span);
  // Backquotes with escapes are a separate text, whose positions are not the line's.
  const own = script.source === undefined ? {} : { source: script.source, toWhole: () => place };
  const printed = within(judgement.text, own, () => {
    // `${ x=1; }` is run by the shell itself, if it is new enough to know that.
    const around = judgement.text.source.startsWith('${', span[0]) ? inBranch : inSubshell;
    return judgeHidden(judgement, span, () => around(judgement, () => judgeScript(judgement, script)));
  });
  if (!/[<>]/.test(judgement.text.source.charAt(span[0]))) noteTakenText(judgement, printed);
  judgement.observers.trace?.leave(part);
  return printed;
}

function judgeSucceeding(judgement: Judgement, statement: Statement, isLast: boolean): void {
  if (isLast && !statement.background) judgeAndOr(judgement, statement, true);
  else judgeStatement(judgement, statement);
}

function judgeStatement(judgement: Judgement, statement: Statement): void {
  if (statement.background) judgeBackground(judgement, statement);
  else judgeAndOr(judgement, statement, false);
}

function judgeBackground(judgement: Judgement, statement: Statement): void {
  judgement.observers.trace?.join('&');
  judgement.survey.lingers = true;
  // Of `a && b &` zsh 5.9 runs all but the last command in the shell itself (measured).
  const around =
    judgement.text.dialect === 'zsh' && statement.command.type === 'AndOr' ? inBranch : inSubshell;
  around(judgement, () => judgeAndOr(judgement, statement, false));
}

function judgeAndOr(judgement: Judgement, { command }: Statement, succeeds: boolean): void {
  if (command.type === 'AndOr') judgeChain(judgement, command, succeeds);
  else judgePipelineNode(judgement, command);
}

function judgeChain(judgement: Judgement, { commands, operators }: AndOr, succeeds: boolean): void {
  const [first, ...others] = commands.map((command, index) => () => {
    const link = operators[index - 1];
    if (link !== undefined) judgement.observers.trace?.join(link);
    judgePipelineNode(judgement, command);
  });
  first?.();
  if (succeeds && !operators.includes('||')) for (const part of others) part();
  else inChain(judgement, others, operators);
}

function judgePipelineNode(judgement: Judgement, node: PipelineNode): void {
  if (node.type !== 'Pipeline') return judgeNode(judgement, node);
  const time = node.prefixes.find(({ type }) => type === 'Time');
  const part =
    time && judgement.observers.trace?.enter(judgement, { type: 'timed', span: [time.pos, time.end] });
  judgePipeline(judgement, node);
  judgement.observers.trace?.leave(part);
}

function judgePipeline(judgement: Judgement, node: Pipeline): void {
  if (node.commands.length === 1 && node.commands[0] !== undefined)
    return judgeNode(judgement, node.commands[0]);
  const { printed } = judgement.stdio;
  for (const [index, command] of node.commands.entries()) {
    const input: Input =
      index === 0 ? judgement.stdio.input : { type: 'pipe', printed: judgement.stdio.printed };
    if (index > 0) judgement.observers.trace?.join('|');
    judgement.stdio.printed = undefined;
    const judgeIt = () => judgeNode(judgement, command);
    // zsh runs the last command of a pipe in the shell itself (5.9, measured).
    const inShell = judgement.text.dialect === 'zsh' && index === node.commands.length - 1;
    const output: Output = index === node.commands.length - 1 ? judgement.stdio.output : 'elsewhere';
    within(judgement.stdio, { input, output }, inShell ? judgeIt : () => inSubshell(judgement, judgeIt));
  }
  judgement.stdio.printed = concatOutput(printed, judgement.stdio.printed);
}

function judgeNode(judgement: Judgement, node: CommandNode): void {
  switch (node.type) {
    case 'Command':
      return judgeSimpleCommand(judgement, node);
    case 'Redirected': {
      const input = judgeRedirections(judgement, node.redirects);
      const output = outputAfter(node.redirects, judgement.stdio.output);
      return within(judgement.stdio, { input: shared(input ?? judgement.stdio.input), output }, () =>
        inDoubtIf(judgement, mayNotRun(node.redirects), () => judgeNode(judgement, node.command)),
      );
    }
    case 'Function':
      return judgeFunction(judgement, node.name, node.body, [node.pos, node.end]);
    case 'Coproc':
      addEffect(judgement, 'run');
      report(judgement, 'changes-shell', [node.pos, node.end]);
      return inSubshell(judgement, () => judgeBody(judgement, node.body));
    default: {
      const part = judgement.observers.trace?.enter(judgement, {
        type: PARTS[node.type],
        span: [node.pos, node.end],
      });
      judgeCompound(judgement, node);
      return judgement.observers.trace?.leave(part);
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

function judgeCompound(judgement: Judgement, node: CompoundCommand): void {
  switch (node.type) {
    case 'If':
      judgeList(judgement, node.clause, 'if');
      return judgeAlternatives(judgement, node, judgeList);
    case 'For':
      noteSpawner(judgement, node);
      return judgeWordLoop(judgement, node, judgeLoop);
    case 'Select':
      return judgeWordLoop(judgement, node, judgeLoop);
    case 'ArithmeticFor':
      noteSpawner(judgement, node);
      if (node.initialize !== undefined) judgeArithmetic(judgement, node.initialize);
      return judgeLoop(judgement, node.body, () => {
        if (node.test !== undefined) judgeArithmetic(judgement, node.test);
        if (node.update !== undefined) judgeArithmetic(judgement, node.update);
      });
    case 'While':
      noteSpawner(judgement, node);
      return judgeLoop(judgement, node.body, () => judgeList(judgement, node.clause, 'while'));
    case 'Subshell':
      return inSubshell(judgement, () => judgeList(judgement, node.body));
    case 'BraceGroup':
      return judgeList(judgement, node.body);
    case 'Case':
      wordValue(judgement, node.word);
      for (const item of node.items) for (const pattern of item.pattern) wordValue(judgement, pattern);
      return inBranches(
        judgement,
        node.items.map((item) => () => judgeList(judgement, item.body)),
      );
    case 'TestCommand':
      addEffect(judgement, 'read');
      return judgeTest(judgement, node.expression);
    case 'ArithmeticCommand':
      if (node.expression === undefined)
        return report(judgement, 'unreadable', [node.pos, node.end], 'arithmetic');
      return judgeArithmetic(judgement, node.expression);
    default:
      return neverNode(node);
  }
}

function neverNode(node: never): never {
  throw new TypeError(`A command nobody knows: ${JSON.stringify(node)}`);
}

function judgeList(judgement: Judgement, list: CompoundList, link?: Link): void {
  if (link !== undefined) judgement.observers.trace?.join(link);
  judgeStatements(judgement, list.commands);
}

function judgeBody(judgement: Judgement, body: CommandNode | CompoundList): void {
  if (body.type === 'CompoundList') judgeList(judgement, body);
  else judgeNode(judgement, body);
}

/** A body that may run again: what it sets is unknown from its first line on. */
function judgeLoop(judgement: Judgement, body: CompoundList, head: () => void): void {
  const numbers = countNumbers(judgement);
  within(judgement.text, { loops: judgement.text.loops + 1 }, () => {
    forgetAssigned(judgement, body);
    head();
    forgetAssigned(judgement, body);
    inLoop(judgement, () => judgeList(judgement, body, 'do'));
  });
  // What became a number in the first round is one from the beginning of the next; the outermost loop sees to all.
  if (judgement.text.loops > 0 || judgement.text.again || countNumbers(judgement) === numbers) return;
  quietly(judgement, () => {
    head();
    inLoop(judgement, () => judgeList(judgement, body));
  });
}

function judgeFunction(judgement: Judgement, name: Word, body: CommandNode | CompoundList, span: Span): void {
  const part = judgement.observers.trace?.enter(judgement, { type: 'function', span, detail: name.value });
  judgement.spent.depth += FUNCTION_DEPTH;
  if (judgement.spent.depth > MAX_DEPTH) {
    addEffect(judgement, 'write', 'run');
    report(judgement, 'defines-code', [name.pos, name.end], name.value);
    report(judgement, 'too-long', span);
  } else {
    if (isForkBomb(name.value, body)) report(judgement, 'fork-bomb', span);
    const text = () => inSubshell(judgement, () => judgeBody(judgement, body));
    judgeDefinition(judgement, name.value, [name.pos, name.end], text, 'function');
    rememberBody(judgement, name.value, span, (judgement) => judgeBody(judgement, body));
  }
  judgement.spent.depth -= FUNCTION_DEPTH;
  judgement.observers.trace?.leave(part);
}

recur.script = judgeSubstitution;
