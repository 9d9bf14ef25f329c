// Walks the tree of a PowerShell text and judges every statement in it.
import { inBranch, inChain, inOrder } from '../../flow/branches.ts';
import { addEffect, report, shown } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, withInput } from '../../judgement/judge.ts';
import type { PartType } from '../../judgement/trace.ts';
import { type ExpandedWord, isLiteral, UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { usePath } from '../../paths/windows-effects.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { judgeAssignment } from './assignments.ts';
import type { Fed } from './cmdlets/pipeline-items.ts';
import { judgeCommandNode } from './command.ts';
import {
  judgeBranches,
  judgeCondition,
  judgeFlow,
  judgeLoop,
  judgeReadLines,
  judgeSwitch,
} from './control-flow.ts';
import { spanOf, TOKENS } from './expression-shapes.ts';
import { evaluateExpression } from './expressions.ts';
import { noteSpawner, noteSpawnerFed } from './fork-bomb.ts';
import { judgeFunction, judgeParameters } from './functions.ts';
import { recur } from './recursion.ts';

/** Judges the root of a tree, or any part of it that holds statements. */
export function judgeStatements(judgement: Judgement, node: Node): void {
  const kind = PARTS[node.type];
  const detail = kind === 'function' ? (node.namedChildren[0]?.text ?? '') : undefined;
  const part =
    kind && judgement.observers.trace?.enter(judgement, { type: kind, span: spanOf(node), detail });
  judgeStatement(judgement, node);
  judgement.observers.trace?.leave(part);
}

/** What a statement is to a person. */
const PARTS: Readonly<Partial<Record<string, PartType>>> = {
  if_statement: 'if',
  for_statement: 'loop',
  foreach_statement: 'loop',
  while_statement: 'condition-loop',
  do_statement: 'condition-loop',
  switch_statement: 'choice',
  function_statement: 'function',
};

function judgeStatement(judgement: Judgement, node: Node): void {
  const statement = STATEMENTS.get(node.type);
  // Everything else is an expression, or the grammar has learned something new.
  if (statement === undefined) evaluate(judgement, node);
  else statement(judgement, node);
}

type Statement = (judgement: Judgement, node: Node) => void;

const STATEMENTS: ReadonlyMap<string, Statement> = new Map(
  (
    [
      ['program statement_list statement_block', judgeChildren],
      ['script_block script_block_body script_block_expression', judgeChildren],
      ['named_block_list named_block', judgeChildren],
      ['sub_expression array_expression parenthesized_expression', judgeChildren],
      ['else_clause', judgeChildren],
      ['catch_clauses catch_clause finally_clause', judgeChildren],
      ['while_condition for_initializer for_condition for_iterator', judgeChildren],
      ['switch_body switch_clauses switch_condition', judgeChildren],
      ['comment empty_statement block_name catch_type_list pipeline_chain_tail label', () => {}],
      ['foreach_parameter switch_parameters', () => {}],
      ['pipeline', judgePipeline],
      ['pipeline_chain', judgeChain],
      ['command', (judgement, node) => void judgeCommandNode(judgement, node, evaluate, [])],
      ['assignment_expression', judgeAssignment],
      ['if_statement elseif_clauses elseif_clause try_statement', judgeBranches],
      ['switch_statement', judgeSwitch],
      ['switch_clause', (judgement, node) => inBranch(judgement, () => judgeChildren(judgement, node))],
      ['switch_clause_condition', judgeCondition],
      ['switch_file', judgeReadLines],
      ['while_statement do_statement for_statement foreach_statement', judgeRepeated],
      ['param_block', judgeParameters],
      ['function_statement', judgeFunction],
      ['flow_control_statement', judgeFlow],
      ['trap_statement data_statement class_statement enum_statement', judgeDefinition],
      ['inlinescript_statement parallel_statement sequence_statement', judgeDefinition],
    ] satisfies readonly (readonly [types: string, statement: Statement])[]
  ).flatMap(([types, statement]) => types.split(' ').map((type): [string, Statement] => [type, statement])),
);

function judgeRepeated(judgement: Judgement, node: Node): void {
  noteSpawner(judgement, node);
  judgeLoop(judgement, node);
}

/** Defines code that may run later. */
function judgeDefinition(judgement: Judgement, node: Node): void {
  addEffect(judgement, 'run', 'write');
  report(judgement, 'defines-code', spanOf(node), node.type.replace('_statement', ''));
  judgeDeep(judgement, node);
}

function evaluate(judgement: Judgement, node: Node): string {
  if (node.type === 'command_name_expr' || node.type === 'path_command_name') {
    const [only, ...more] = node.namedChildren;
    if (only !== undefined && more.length === 0) return evaluate(judgement, only);
    report(judgement, 'unreadable', spanOf(node), 'a computed name');
    return UNKNOWN;
  }
  return evaluateExpression(judgement, node);
}

function judgeChildren(judgement: Judgement, node: Node): void {
  inOrder(judgement, node.children, judgeChild);
}

function judgeChild(judgement: Judgement, child: Node): void {
  if (child.isNamed) judgeStatements(judgement, child);
  else if (!TOKENS.test(child.type.trim()) && child.type.trim() !== '')
    report(judgement, 'unreadable', spanOf(child), child.type);
}

/** Statements inside a block that has not run yet still count. */
function judgeDeep(judgement: Judgement, node: Node): void {
  for (const list of node.descendantsOfType('statement_list'))
    if (list !== null) inSubshell(judgement, () => judgeStatements(judgement, list));
}

/** `a && b || c`. */
function judgePipeline(judgement: Judgement, node: Node): void {
  noteSpawnerFed(judgement, node);
  const [only, ...more] = node.children;
  if (only?.type === 'pipeline_chain' && more.length === 0) return judgeStatements(judgement, only);
  for (const child of node.children)
    if (!child.isNamed) report(judgement, 'unreadable', spanOf(child), child.type);
  const operators = node.namedChildren.filter(({ type }) => type === 'pipeline_chain_tail');
  const [first, ...others] = node.namedChildren
    .filter((child) => !operators.includes(child))
    .map((child) => () => judgeStatements(judgement, child));
  first?.();
  inChain(
    judgement,
    others,
    operators.map((operator) => judgement.text.source.slice(operator.startIndex, operator.endIndex)),
  );
}

/** `a | b | c`: each reads what the one before gives. */
function judgeChain(judgement: Judgement, node: Node): void {
  let first = true;
  let sent: ExpandedWord | undefined;
  let fed: readonly Fed[] = [];
  for (const child of node.children) {
    if (!child.isNamed || child.type === 'comment') {
      if (child.type !== '|' && child.type !== 'comment')
        report(judgement, 'unreadable', spanOf(child), child.type);
      continue;
    }
    if (child.type === 'redirections') {
      for (const redirection of child.namedChildren) judgeRedirection(judgement, redirection);
      continue;
    }
    if (!first) judgement.observers.trace?.join('|');
    if (child.type === 'command') {
      const text = sent;
      const before = judgement.stdio.printed;
      const arriving = first ? undefined : before;
      judgement.stdio.printed = undefined;
      const inside = () => {
        fed = judgeCommandNode(judgement, child, evaluate, fed);
        // What a program prints arrives line by line, and each may be the name of a file.
        if (fed.length === 0) fed = judgement.stdio.printed?.names.map(asFed) ?? [];
      };
      if (first) inside();
      else
        withInput(
          judgement,
          {
            type: 'pipe',
            printed: text ? { text: text.text, names: [], span: text.span } : arriving,
          },
          inside,
        );
      sent = undefined;
    } else {
      const part = judgement.observers.trace?.enter(judgement, { type: 'value', span: spanOf(child) });
      const text = evaluate(judgement, child);
      judgement.observers.trace?.leave(part);
      if (judgement.text.summary !== undefined && judgement.text.summary.name === undefined)
        judgement.text.summary.name = 'echo';
      addEffect(judgement, 'read');
      const span = spanOf(child);
      sent = isLiteral(text.replaceAll(WORD_BREAK, ''))
        ? { text: text.replaceAll(WORD_BREAK, '\n'), span }
        : undefined;
      fed = text.split(WORD_BREAK).map((item) => ({ value: { text: item, span }, recursive: false }));
      judgement.stdio.printed = { text: undefined, names: fed.map(({ value }) => value), span };
    }
    first = false;
  }
}

function asFed(value: ExpandedWord): Fed {
  return { value, recursive: false };
}

/** `"x" > file`; redirections of commands are read with their words. */
function judgeRedirection(judgement: Judgement, node: Node): void {
  const operator = node.namedChildren.find((child) => child.type === 'file_redirection_operator');
  const target = node.namedChildren.find((child) => child.type === 'redirected_file_name');
  if (node.namedChildren.some((child) => child.type === 'merging_redirection_operator')) return;
  const named = target?.namedChildren.find((child) => child.type !== 'command_argument_sep');
  if (operator === undefined || named === undefined)
    return report(judgement, 'unreadable', spanOf(node), 'a redirection');
  const span = spanOf(named);
  const raw = judgement.text.source.slice(...span);
  if (/^\$null$/i.test(raw)) return;
  const text =
    named.type === 'generic_token' ? (/[$`"'(){}]/.test(raw) ? UNKNOWN : raw) : evaluate(judgement, named);
  const kind = judgement.text.source.slice(operator.startIndex, operator.endIndex).endsWith('>>')
    ? 'append'
    : 'write';
  judgement.text.summary?.outputs.push({ kind, target: shown(judgement, { text, span }) });
  const part = judgement.observers.trace?.enter(judgement, {
    type: 'redirection',
    span: spanOf(node),
    detail: kind,
  });
  usePath(judgement, kind, { text, span, replaced: true });
  judgement.observers.trace?.leave(part);
}

recur.statements = judgeStatements;
recur.children = judgeChildren;
recur.child = judgeChild;
recur.evaluate = evaluate;
