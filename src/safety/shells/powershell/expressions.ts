// Expressions of PowerShell: what they give where that is known, and everything they run on the way.

import { inBranch, inBranches } from '../../flow/branches.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isLiteral, NUMBER, UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { evaluateCall, evaluateCast, evaluateChildren, evaluateMember, ifPresent } from './calls.ts';
import { BINARY, isOperator, mayHoldBlock, spanOf, unwrap } from './expression-shapes.ts';
import { findUnreadable, noteText, sensitiveOf, sourceOf } from './expression-texts.ts';
import { guardedText } from './guarded.ts';
import { evaluateInner, evaluateString, evaluateTable, evaluateVariable, withoutPipe } from './literals.ts';
import { formatted, joined } from './made-texts.ts';
import { judgeType } from './members.ts';
import { recur } from './recursion.ts';
import { UNREAD } from './tree/host-parts.ts';
import { assignVariable, isOwnTable } from './variables.ts';

const OPERATORS =
  /^(?:-(?:i|c)?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|is|isnot|as)|-(?:and|or|xor|not|band|bor|bxor|bnot|shl|shr|f|join|split)|[+\-*/%!,]|\?\?|\.\.|\+\+|--)$/i;

/** Operators whose text comes from that of their operands. */
const CONVERTS = /^-(?:as|[ic]?(?:replace|split)|join|f)$/i;

/** The text an expression gives, with marks for what only the run decides. */
export function evaluateExpression(judgement: Judgement, node: Node): string {
  const { type } = node;
  if (BINARY.test(type)) return evaluateBinary(judgement, node);
  switch (type) {
    case 'unary_expression':
    case 'argument_expression':
    case 'string_literal':
    case 'integer_literal':
    case 'left_assignment_expression':
    case 'key_expression':
      return evaluateOnly(judgement, node);
    case 'array_literal_expression':
      return evaluateOperands(judgement, node).join(WORD_BREAK);
    case 'variable':
    case 'braced_variable':
      return evaluateVariable(judgement, node);
    case 'decimal_integer_literal':
    case 'real_literal':
    case 'hexadecimal_integer_literal':
      return /^[\da-fx.+-]+\w{0,4}$/i.test(sourceOf(judgement, node))
        ? sourceOf(judgement, node)
        : findUnreadable(judgement, node);
    case 'verbatim_string_characters':
      return noteText(judgement, sourceOf(judgement, node).slice(1, -1).replaceAll("''", "'"), node);
    case 'verbatim_here_string_characters':
      return noteText(judgement, sourceOf(judgement, node).replace(/^@'[^\n]*\n|\n'@$/g, ''), node);
    case 'expandable_string_literal':
    case 'expandable_here_string_literal':
      return evaluateString(judgement, node);
    case 'parenthesized_expression':
    case 'sub_expression':
    case 'array_expression':
      return withoutPipe(judgement, () => evaluateInner(judgement, node));
    case 'script_block_expression':
      judgeCode(judgement, node);
      return UNKNOWN;
    case 'hash_literal_expression':
      return evaluateTable(judgement, node);
    case 'expression_with_unary_operator':
      return evaluateUnary(judgement, node);
    case 'pre_increment_expression':
    case 'pre_decrement_expression':
    case 'post_increment_expression':
    case 'post_decrement_expression':
      judgeAssigned(judgement, node);
      return NUMBER;
    case 'cast_expression':
      return evaluateCast(judgement, node);
    case 'type_literal':
      judgeType(judgement, sourceOf(judgement, node), spanOf(node), 'named');
      return UNKNOWN;
    case 'member_access':
      return evaluateMember(judgement, node);
    case 'element_access':
      return ifPresent(judgement, node, () => evaluateElement(judgement, node));
    case 'ternary_expression':
      return judgeTernary(judgement, node);
    case 'invokation_expression':
      return ifPresent(judgement, node, () => evaluateCall(judgement, node));
    case 'invokation_foreach_expression':
      evaluateChildren(judgement, node);
      return UNKNOWN;
    case 'command_name':
      return /^\d+\.\.\d+$/.test(sourceOf(judgement, node)) ? NUMBER : findUnreadable(judgement, node);
    default:
      return type.startsWith(UNREAD) ? judgeUnread(judgement, node) : findUnreadable(judgement, node);
  }
}

/** `(gci -Force)[0]`: of what is listed, what must not be lost from sight. */
function evaluateElement(judgement: Judgement, node: Node): string {
  const [list, ...rest] = node.namedChildren;
  const text = list === undefined ? UNKNOWN : evaluateExpression(judgement, list);
  for (const child of rest) evaluateExpression(judgement, child);
  return guardedText(judgement, text);
}

/** Nothing is known of the whole; what lies in it is judged all the same. */
function judgeUnread(judgement: Judgement, node: Node): string {
  report(judgement, 'unreadable', spanOf(node), node.type.slice(UNREAD.length));
  for (const child of node.namedChildren) recur.statements(judgement, child);
  return UNKNOWN;
}

function evaluateOnly(judgement: Judgement, node: Node): string {
  const [first, ...more] = node.children.filter((child) => child.type !== 'comment');
  return first === undefined || more.length > 0 || !first.isNamed
    ? findUnreadable(judgement, node)
    : evaluateExpression(judgement, first);
}

/** Every operand judged; every token between them must be a known operator. */
function evaluateOperands(judgement: Judgement, node: Node): string[] {
  const values: string[] = [];
  let decided = false;
  for (const child of node.children) {
    if (child.type === 'comment') continue;
    if (isOperator(child)) {
      if (!OPERATORS.test(sourceOf(judgement, child))) findUnreadable(judgement, child);
      // The operand before it may have decided all of it.
      decided ||= /^(?:-and|-or|\?\?)$/i.test(sourceOf(judgement, child));
    } else if (decided) inBranch(judgement, () => values.push(evaluateExpression(judgement, child)));
    else values.push(evaluateExpression(judgement, child));
  }
  return values;
}

/** `$a ? $b : $c`. */
function judgeTernary(judgement: Judgement, node: Node): string {
  const [condition, ...choices] = node.namedChildren.filter(({ type }) => type !== 'comment');
  if (condition !== undefined) evaluateExpression(judgement, condition);
  inBranches(
    judgement,
    choices.map((choice) => () => evaluateExpression(judgement, choice)),
  );
  return UNKNOWN;
}

function evaluateBinary(judgement: Judgement, node: Node): string {
  const values = evaluateOperands(judgement, node);
  if (values.length === 1) return values[0] ?? UNKNOWN;
  const operators = node.children.filter(isOperator).map((child) => sourceOf(judgement, child));
  judgeOperators(judgement, node, operators, values);
  if (operators.length === 1 && /^-f$/i.test(operators[0] ?? ''))
    return noteText(judgement, formatted(values), node);
  if (operators.length === 1 && /^-join$/i.test(operators[0] ?? ''))
    values.unshift(noteText(judgement, joined(values), node));
  if (operators.every((operator) => CONVERTS.test(operator)))
    return sensitiveOf(judgement, values) ?? UNKNOWN;
  const joins = /^additive/.test(node.type) && operators.every((operator) => operator === '+');
  return joins && values.every((value) => !value.includes(WORD_BREAK))
    ? noteText(judgement, values.join(''), node)
    : UNKNOWN;
}

/** `-as` converts, and `-replace` and `-split` call a block that a variable may hold. */
function judgeOperators(
  judgement: Judgement,
  node: Node,
  operators: readonly string[],
  values: readonly string[],
): void {
  const operands = node.children.filter((child) => child.type !== 'comment' && !isOperator(child));
  operands.forEach((operand, at) => {
    const operator = operators[at - 1] ?? '';
    const value = values[at] ?? UNKNOWN;
    if (/^-as$/i.test(operator)) judgeConversion(judgement, operand, value);
    else if (/^-[ic]?(?:replace|split)$/i.test(operator) && mayHoldBlock(sourceOf(judgement, operand), value))
      report(judgement, 'risky-code', spanOf(operand), sourceOf(judgement, operand));
  });
}

/** To a type, or to one that a text names. */
function judgeConversion(judgement: Judgement, operand: Node, value: string): void {
  const isType = unwrap(operand).type === 'type_literal';
  if (!isType && !isLiteral(value))
    return report(judgement, 'risky-code', spanOf(operand), 'a computed type');
  judgeType(judgement, isType ? sourceOf(judgement, unwrap(operand)) : `[${value}]`, spanOf(operand), 'cast');
}

function evaluateUnary(judgement: Judgement, node: Node): string {
  const [value] = evaluateOperands(judgement, node);
  const operator = sourceOf(judgement, node).charAt(0);
  if (/^(?:\+\+|--)/.test(sourceOf(judgement, node))) judgeAssigned(judgement, node);
  const joined =
    /^-join/i.test(sourceOf(judgement, node)) &&
    value !== undefined &&
    isLiteral(value.replaceAll(WORD_BREAK, ''));
  if (joined) return noteText(judgement, value.split(WORD_BREAK).join(''), node);
  if (/^-[ics]*(?:join|split)/i.test(sourceOf(judgement, node)) && value !== undefined)
    return sensitiveOf(judgement, [value]) ?? UNKNOWN;
  if (operator === ',' || node.children.length === 1) return value ?? UNKNOWN;
  return operator === '-' && /^\d/.test(value ?? '') ? `-${value}` : UNKNOWN;
}

function judgeCode(judgement: Judgement, node: Node): void {
  // Behind a dot, in a loop over a pipe and by `$global:` it sets what is outside of it.
  withoutPipe(judgement, () => inBranch(judgement, () => recur.statements(judgement, node)));
}

function judgeAssigned(judgement: Judgement, node: Node): void {
  for (const child of node.namedChildren) assignTarget(judgement, child);
}

function assignTarget(judgement: Judgement, node: Node): void {
  const target = unwrap(node);
  const [table] = target.type === 'element_access' ? target.namedChildren : [];
  if (target.type === 'variable')
    assignVariable(judgement, sourceOf(judgement, target), UNKNOWN, spanOf(target));
  // `$counts[$word]++`: a number in a table of the text's own.
  else if (table !== undefined && isOwnTable(judgement, sourceOf(judgement, table)))
    evaluateExpression(judgement, target);
  else report(judgement, 'changes', spanOf(node), sourceOf(judgement, node), 'danger');
}

recur.value = evaluateExpression;
