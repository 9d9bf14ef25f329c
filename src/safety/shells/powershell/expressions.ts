// Expressions of PowerShell: what they give where that is known, and everything they run on the way.

import { inBranch, inBranches } from '../../flow/branches.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isLiteral, NUMBER, UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { evaluateCall, evaluateCast, evaluateChildren, evaluateMember, ifPresent } from './calls.ts';
import { BINARY, isOperator, mayHoldBlock, spanOf, unwrap } from './expression-shapes.ts';
import { findUnreadable, noteText, sensitiveOf, sourceOf } from './expression-texts.ts';
import { evaluateInner, evaluateString, evaluateTable, evaluateVariable, withoutPipe } from './literals.ts';
import { formatted, joined } from './made-texts.ts';
import { judgeType } from './members.ts';
import { recur } from './recursion.ts';
import { UNREAD } from './tree/host-parts.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';
import { assignVariable, isOwnTable } from './variables.ts';

const OPERATORS =
  /^(?:-(?:i|c)?(?:eq|ne|gt|ge|lt|le|like|notlike|match|notmatch|contains|notcontains|in|notin|replace|split|join|is|isnot|as)|-(?:and|or|xor|not|band|bor|bxor|bnot|shl|shr|f|join|split)|[+\-*/%!,]|\?\?|\.\.|\+\+|--)$/i;

/** Operators whose text comes from that of their operands. */
const CONVERTS = /^-(?:as|[ic]?(?:replace|split)|join|f)$/i;

/** The text an expression gives, with marks for what only the run decides. */
export function evaluateExpression(judge: Judgement, node: Node): string {
  const { type } = node;
  if (BINARY.test(type)) return evaluateBinary(judge, node);
  switch (type) {
    case 'unary_expression':
    case 'argument_expression':
    case 'string_literal':
    case 'integer_literal':
    case 'left_assignment_expression':
    case 'key_expression':
      return evaluateOnly(judge, node);
    case 'array_literal_expression':
      return evaluateOperands(judge, node).join(WORD_BREAK);
    case 'variable':
    case 'braced_variable':
      return evaluateVariable(judge, node);
    case 'decimal_integer_literal':
    case 'real_literal':
    case 'hexadecimal_integer_literal':
      return /^[\da-fx.+-]+\w{0,4}$/i.test(sourceOf(judge, node))
        ? sourceOf(judge, node)
        : findUnreadable(judge, node);
    case 'verbatim_string_characters':
      return noteText(judge, sourceOf(judge, node).slice(1, -1).replaceAll("''", "'"), node);
    case 'verbatim_here_string_characters':
      return noteText(judge, sourceOf(judge, node).replace(/^@'[^\n]*\n|\n'@$/g, ''), node);
    case 'expandable_string_literal':
    case 'expandable_here_string_literal':
      return evaluateString(judge, node);
    case 'parenthesized_expression':
    case 'sub_expression':
    case 'array_expression':
      return withoutPipe(judge, () => evaluateInner(judge, node));
    case 'script_block_expression':
      judgeCode(judge, node);
      return UNKNOWN;
    case 'hash_literal_expression':
      return evaluateTable(judge, node);
    case 'expression_with_unary_operator':
      return evaluateUnary(judge, node);
    case 'pre_increment_expression':
    case 'pre_decrement_expression':
    case 'post_increment_expression':
    case 'post_decrement_expression':
      judgeAssigned(judge, node);
      return NUMBER;
    case 'cast_expression':
      return evaluateCast(judge, node);
    case 'type_literal':
      judgeType(judge, sourceOf(judge, node), spanOf(node), 'named');
      return UNKNOWN;
    case 'member_access':
      return evaluateMember(judge, node);
    case 'element_access':
      return ifPresent(judge, node, () => evaluateChildren(judge, node));
    case 'ternary_expression':
      return judgeTernary(judge, node);
    case 'invokation_expression':
      return ifPresent(judge, node, () => evaluateCall(judge, node));
    case 'invokation_foreach_expression':
      evaluateChildren(judge, node);
      return UNKNOWN;
    case 'command_name':
      return /^\d+\.\.\d+$/.test(sourceOf(judge, node)) ? NUMBER : findUnreadable(judge, node);
    default:
      return type.startsWith(UNREAD) ? judgeUnread(judge, node) : findUnreadable(judge, node);
  }
}

/** Nothing is known of the whole; what lies in it is judged all the same. */
function judgeUnread(judge: Judgement, node: Node): string {
  report(judge, 'unreadable', spanOf(node), node.type.slice(UNREAD.length));
  for (const child of node.namedChildren) recur.statements(judge, child);
  return UNKNOWN;
}

function evaluateOnly(judge: Judgement, node: Node): string {
  const [first, ...more] = node.children.filter((child) => child.type !== 'comment');
  return first === undefined || more.length > 0 || !first.isNamed
    ? findUnreadable(judge, node)
    : evaluateExpression(judge, first);
}

/** Every operand judged; every token between them must be a known operator. */
function evaluateOperands(judge: Judgement, node: Node): string[] {
  const values: string[] = [];
  let decided = false;
  for (const child of node.children) {
    if (child.type === 'comment') continue;
    if (isOperator(child)) {
      if (!OPERATORS.test(sourceOf(judge, child))) findUnreadable(judge, child);
      // The operand before it may have decided all of it.
      decided ||= /^(?:-and|-or|\?\?)$/i.test(sourceOf(judge, child));
    } else if (decided) inBranch(judge, () => values.push(evaluateExpression(judge, child)));
    else values.push(evaluateExpression(judge, child));
  }
  return values;
}

/** `$a ? $b : $c`. */
function judgeTernary(judge: Judgement, node: Node): string {
  const [condition, ...choices] = node.namedChildren.filter(({ type }) => type !== 'comment');
  if (condition !== undefined) evaluateExpression(judge, condition);
  inBranches(
    judge,
    choices.map((choice) => () => evaluateExpression(judge, choice)),
  );
  return UNKNOWN;
}

function evaluateBinary(judge: Judgement, node: Node): string {
  const values = evaluateOperands(judge, node);
  if (values.length === 1) return values[0] ?? UNKNOWN;
  const operators = node.children.filter(isOperator).map((child) => sourceOf(judge, child));
  judgeOperators(judge, node, operators, values);
  if (operators.length === 1 && /^-f$/i.test(operators[0] ?? ''))
    return noteText(judge, formatted(values), node);
  if (operators.length === 1 && /^-join$/i.test(operators[0] ?? ''))
    values.unshift(noteText(judge, joined(values), node));
  if (operators.every((operator) => CONVERTS.test(operator))) return sensitiveOf(judge, values) ?? UNKNOWN;
  const joins = /^additive/.test(node.type) && operators.every((operator) => operator === '+');
  return joins && values.every((value) => !value.includes(WORD_BREAK))
    ? noteText(judge, values.join(''), node)
    : UNKNOWN;
}

/** `-as` converts, and `-replace` and `-split` call a block that a variable may hold. */
function judgeOperators(
  judge: Judgement,
  node: Node,
  operators: readonly string[],
  values: readonly string[],
): void {
  const operands = node.children.filter((child) => child.type !== 'comment' && !isOperator(child));
  operands.forEach((operand, at) => {
    const operator = operators[at - 1] ?? '';
    const value = values[at] ?? UNKNOWN;
    if (/^-as$/i.test(operator)) judgeConversion(judge, operand, value);
    else if (/^-[ic]?(?:replace|split)$/i.test(operator) && mayHoldBlock(sourceOf(judge, operand), value))
      report(judge, 'risky-code', spanOf(operand), sourceOf(judge, operand));
  });
}

/** To a type, or to one that a text names. */
function judgeConversion(judge: Judgement, operand: Node, value: string): void {
  const isType = unwrap(operand).type === 'type_literal';
  if (!isType && !isLiteral(value)) return report(judge, 'risky-code', spanOf(operand), 'a computed type');
  judgeType(judge, isType ? sourceOf(judge, unwrap(operand)) : `[${value}]`, spanOf(operand), 'cast');
}

function evaluateUnary(judge: Judgement, node: Node): string {
  const [value] = evaluateOperands(judge, node);
  const operator = sourceOf(judge, node).charAt(0);
  if (/^(?:\+\+|--)/.test(sourceOf(judge, node))) judgeAssigned(judge, node);
  const joined =
    /^-join/i.test(sourceOf(judge, node)) &&
    value !== undefined &&
    isLiteral(value.replaceAll(WORD_BREAK, ''));
  if (joined) return noteText(judge, value.split(WORD_BREAK).join(''), node);
  if (/^-[ics]*(?:join|split)/i.test(sourceOf(judge, node)) && value !== undefined)
    return sensitiveOf(judge, [value]) ?? UNKNOWN;
  if (operator === ',' || node.children.length === 1) return value ?? UNKNOWN;
  return operator === '-' && /^\d/.test(value ?? '') ? `-${value}` : UNKNOWN;
}

function judgeCode(judge: Judgement, node: Node): void {
  // Behind a dot, in a loop over a pipe and by `$global:` it sets what is outside of it.
  withoutPipe(judge, () => inBranch(judge, () => recur.statements(judge, node)));
}

function judgeAssigned(judge: Judgement, node: Node): void {
  for (const child of node.namedChildren) assignTarget(judge, child);
}

function assignTarget(judge: Judgement, node: Node): void {
  const target = unwrap(node);
  const [table] = target.type === 'element_access' ? target.namedChildren : [];
  if (target.type === 'variable') assignVariable(judge, sourceOf(judge, target), UNKNOWN, spanOf(target));
  // `$counts[$word]++`: a number in a table of the text's own.
  else if (table !== undefined && isOwnTable(judge, sourceOf(judge, table)))
    evaluateExpression(judge, target);
  else report(judge, 'changes', spanOf(node), sourceOf(judge, node), 'danger');
}

recur.value = evaluateExpression;
