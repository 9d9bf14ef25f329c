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
import { inBranch, inBranches, inChain, inDoubtIf, inLoop, inOrder } from '../../flow/branches.ts';
import { rememberBody } from '../../flow/functions.ts';
import { countNumbers } from '../../flow/number-types.ts';
import { concatOutput } from '../../flow/output.ts';
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
import type { Link, PartType } from '../../judgement/trace.ts';
import { judgeArithmetic, judgeTest } from './arithmetic.ts';
import { isForkBomb, noteSpawner } from './fork-bomb.ts';
import { forgetAssigned, judgeAlternatives, judgeWordLoop, quietly } from './loops.ts';
import { recur } from './recursion.ts';
import { judgeRedirections, judgeSimpleCommand, mayNotRun, outputAfter } from './simple-command.ts';
import { wordValue } from './words.ts';

const MAX_DEPTH = 32;

/** Each function in a function is looked through once more, and ordinary text has few. */
const FUNCTION_DEPTH = 4;

/** Judges a whole text. Errors of the parser, also in nested scripts, make it unreadable. */
export function judgeScript(judge: Judgement, script: ParsedScript): void {
  for (const error of script.errors ?? []) {
    report(
      judge,
      'unreadable',
      [error.pos, Math.min(error.pos + 1, judge.text.source.length)],
      error.message,
    );
  }
  const depth = judge.spent.depth + 1;
  if (depth > MAX_DEPTH) return report(judge, 'too-long', [script.pos, script.end]);
  within(judge.spent, { depth }, () =>
    judgeStatements(judge, script.commands, judge.text.assumesSuccess && depth === 1),
  );
}

/** `succeeds`: where the last of them fails, nothing else comes. */
function judgeStatements(judge: Judgement, statements: readonly Statement[], succeeds = false): void {
  inOrder(judge, statements, succeeds ? judgeSucceeding : judgeStatement);
}

/** A script inside a word; returns what it prints. */
function judgeSubstitution(
  judge: Judgement,
  script: ParsedScript | undefined,
  span: Span,
): CommandOutput | undefined {
  if (script === undefined || judge.spent.commands > MAX_COMMANDS) {
    report(judge, script === undefined ? 'unreadable' : 'too-long', span, 'a substitution');
    return undefined;
  }
  const part = judge.observers.trace?.enter(judge, { type: 'substitution', span });
  const place = judge.text.toWhole(span);
  // Backquotes with escapes are a separate text, whose positions are not the line's.
  const own = script.source === undefined ? {} : { source: script.source, toWhole: () => place };
  const printed = within(judge.text, own, () => {
    // `${ x=1; }` is run by the shell itself, if it is new enough to know that.
    const around = judge.text.source.startsWith('${', span[0]) ? inBranch : inSubshell;
    return judgeHidden(judge, span, () => around(judge, () => judgeScript(judge, script)));
  });
  judge.observers.trace?.leave(part);
  return printed;
}

function judgeSucceeding(judge: Judgement, statement: Statement, isLast: boolean): void {
  if (isLast && !statement.background) judgeAndOr(judge, statement, true);
  else judgeStatement(judge, statement);
}

function judgeStatement(judge: Judgement, statement: Statement): void {
  if (statement.background) judgeBackground(judge, statement);
  else judgeAndOr(judge, statement, false);
}

function judgeBackground(judge: Judgement, statement: Statement): void {
  judge.observers.trace?.join('&');
  judge.survey.lingers = true;
  // Of `a && b &` zsh runs all but the last command in the shell itself.
  const around = judge.text.dialect === 'zsh' && statement.command.type === 'AndOr' ? inBranch : inSubshell;
  around(judge, () => judgeAndOr(judge, statement, false));
}

function judgeAndOr(judge: Judgement, { command }: Statement, succeeds: boolean): void {
  if (command.type === 'AndOr') judgeChain(judge, command, succeeds);
  else judgePipelineNode(judge, command);
}

function judgeChain(judge: Judgement, { commands, operators }: AndOr, succeeds: boolean): void {
  const [first, ...others] = commands.map((command, index) => () => {
    const link = operators[index - 1];
    if (link !== undefined) judge.observers.trace?.join(link);
    judgePipelineNode(judge, command);
  });
  first?.();
  if (succeeds && !operators.includes('||')) for (const part of others) part();
  else inChain(judge, others, operators);
}

function judgePipelineNode(judge: Judgement, node: PipelineNode): void {
  if (node.type !== 'Pipeline') return judgeNode(judge, node);
  const time = node.prefixes.find(({ type }) => type === 'Time');
  const part = time && judge.observers.trace?.enter(judge, { type: 'timed', span: [time.pos, time.end] });
  judgePipeline(judge, node);
  judge.observers.trace?.leave(part);
}

function judgePipeline(judge: Judgement, node: Pipeline): void {
  if (node.commands.length === 1 && node.commands[0] !== undefined) return judgeNode(judge, node.commands[0]);
  const { printed } = judge.stdio;
  for (const [index, command] of node.commands.entries()) {
    const input: Input = index === 0 ? judge.stdio.input : { type: 'pipe', printed: judge.stdio.printed };
    if (index > 0) judge.observers.trace?.join('|');
    judge.stdio.printed = undefined;
    const judgeIt = () => judgeNode(judge, command);
    // zsh runs the last command of a pipe in the shell itself.
    const inShell = judge.text.dialect === 'zsh' && index === node.commands.length - 1;
    const output: Output = index === node.commands.length - 1 ? judge.stdio.output : 'elsewhere';
    within(judge.stdio, { input, output }, inShell ? judgeIt : () => inSubshell(judge, judgeIt));
  }
  judge.stdio.printed = concatOutput(printed, judge.stdio.printed);
}

function judgeNode(judge: Judgement, node: CommandNode): void {
  switch (node.type) {
    case 'Command':
      return judgeSimpleCommand(judge, node);
    case 'Redirected': {
      const input = judgeRedirections(judge, node.redirects);
      const output = outputAfter(node.redirects, judge.stdio.output);
      return within(judge.stdio, { input: input ?? judge.stdio.input, output }, () =>
        inDoubtIf(judge, mayNotRun(node.redirects), () => judgeNode(judge, node.command)),
      );
    }
    case 'Function':
      return judgeFunction(judge, node.name, node.body, [node.pos, node.end]);
    case 'Coproc':
      addEffect(judge, 'run');
      report(judge, 'changes-shell', [node.pos, node.end]);
      return inSubshell(judge, () => judgeBody(judge, node.body));
    default: {
      const part = judge.observers.trace?.enter(judge, {
        type: PARTS[node.type],
        span: [node.pos, node.end],
      });
      judgeCompound(judge, node);
      return judge.observers.trace?.leave(part);
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

function judgeCompound(judge: Judgement, node: CompoundCommand): void {
  switch (node.type) {
    case 'If':
      judgeList(judge, node.clause, 'if');
      return judgeAlternatives(judge, node, judgeList);
    case 'For':
      noteSpawner(judge, node);
      return judgeWordLoop(judge, node, judgeLoop);
    case 'Select':
      return judgeWordLoop(judge, node, judgeLoop);
    case 'ArithmeticFor':
      noteSpawner(judge, node);
      if (node.initialize !== undefined) judgeArithmetic(judge, node.initialize);
      return judgeLoop(judge, node.body, () => {
        if (node.test !== undefined) judgeArithmetic(judge, node.test);
        if (node.update !== undefined) judgeArithmetic(judge, node.update);
      });
    case 'While':
      noteSpawner(judge, node);
      return judgeLoop(judge, node.body, () => judgeList(judge, node.clause, 'while'));
    case 'Subshell':
      return inSubshell(judge, () => judgeList(judge, node.body));
    case 'BraceGroup':
      return judgeList(judge, node.body);
    case 'Case':
      wordValue(judge, node.word);
      for (const item of node.items) for (const pattern of item.pattern) wordValue(judge, pattern);
      return inBranches(
        judge,
        node.items.map((item) => () => judgeList(judge, item.body)),
      );
    case 'TestCommand':
      addEffect(judge, 'read');
      return judgeTest(judge, node.expression);
    case 'ArithmeticCommand':
      if (node.expression === undefined)
        return report(judge, 'unreadable', [node.pos, node.end], 'arithmetic');
      return judgeArithmetic(judge, node.expression);
    default:
      return neverNode(node);
  }
}

function neverNode(node: never): never {
  throw new TypeError(`A command nobody knows: ${JSON.stringify(node)}`);
}

function judgeList(judge: Judgement, list: CompoundList, link?: Link): void {
  if (link !== undefined) judge.observers.trace?.join(link);
  judgeStatements(judge, list.commands);
}

function judgeBody(judge: Judgement, body: CommandNode | CompoundList): void {
  if (body.type === 'CompoundList') judgeList(judge, body);
  else judgeNode(judge, body);
}

/** A body that may run again: what it sets is unknown from its first line on. */
function judgeLoop(judge: Judgement, body: CompoundList, head: () => void): void {
  const numbers = countNumbers(judge);
  within(judge.text, { loops: judge.text.loops + 1 }, () => {
    forgetAssigned(judge, body);
    head();
    forgetAssigned(judge, body);
    inLoop(judge, () => judgeList(judge, body, 'do'));
  });
  // What became a number in the first round is one from the beginning of the next; the outermost loop sees to all.
  if (judge.text.loops > 0 || judge.text.again || countNumbers(judge) === numbers) return;
  quietly(judge, () => {
    head();
    inLoop(judge, () => judgeList(judge, body));
  });
}

function judgeFunction(judge: Judgement, name: Word, body: CommandNode | CompoundList, span: Span): void {
  const part = judge.observers.trace?.enter(judge, { type: 'function', span, detail: name.value });
  judge.spent.depth += FUNCTION_DEPTH;
  if (judge.spent.depth > MAX_DEPTH) {
    addEffect(judge, 'write', 'run');
    report(judge, 'defines-code', [name.pos, name.end], name.value);
    report(judge, 'too-long', span);
  } else {
    if (isForkBomb(name.value, body)) report(judge, 'fork-bomb', span);
    const text = () => inSubshell(judge, () => judgeBody(judge, body));
    judgeDefinition(judge, name.value, [name.pos, name.end], text, 'function');
    rememberBody(judge, name.value, span, (judge) => judgeBody(judge, body));
  }
  judge.spent.depth -= FUNCTION_DEPTH;
  judge.observers.trace?.leave(part);
}

recur.script = judgeSubstitution;
