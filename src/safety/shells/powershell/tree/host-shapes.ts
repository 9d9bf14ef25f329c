// Gives the tree of PowerShell's own parser the shape that the walk reads. What has no row here stays unread.

import type { SyntaxNode } from '../../syntax-tree.ts';
import { redirection, shapeCommand, word } from './host-commands.ts';
import {
  shapeCall,
  shapeCast,
  shapeExpandable,
  shapeHash,
  shapeOperation,
  shapeString,
  shapeUnary,
} from './host-expressions.ts';
import { ANY, allows, Parts } from './host-parts.ts';
import type { HostNode } from './host-tree.ts';

/** The walk's tree; `source` is the text of both. */
export function shapeHostTree(root: HostNode, source: string): SyntaxNode {
  const parts = new Parts(source, shape);
  return allows('Semi', root) ? parts.mixed('program', root) : parts.unread(root);
}

/** What becomes of a node: its type there, and the tokens it may hold between its children. */
type Row = readonly [type: string, tokens: string];

const CLAUSES = 'LParen RParen';

const ROWS: Readonly<Record<string, Row>> = {
  ScriptBlock: ['script_block', 'LCurly RCurly Semi'],
  StatementBlock: ['statement_list', 'LCurly RCurly Semi'],
  NamedBlock: ['statement_list', 'Begin Process End Dynamicparam Clean LCurly RCurly Semi'],
  IfStatement: ['if_statement', `If ElseIf Else ${CLAUSES}`],
  WhileStatement: ['while_statement', `While Label ${CLAUSES}`],
  DoWhileStatement: ['do_statement', `Do While Label ${CLAUSES}`],
  DoUntilStatement: ['do_statement', `Do Until Label ${CLAUSES}`],
  ForStatement: ['for_statement', `For Semi Label ${CLAUSES}`],
  ForEachStatement: ['foreach_statement', `Foreach In Label ${CLAUSES}`],
  TryStatement: ['try_statement', 'Try Finally'],
  TrapStatement: ['trap_statement', 'Trap'],
  DataStatement: ['data_statement', ANY],
  TypeDefinition: ['class_statement', ANY],
  ReturnStatement: ['flow_control_statement', 'Return'],
  ThrowStatement: ['flow_control_statement', 'Throw'],
  ExitStatement: ['flow_control_statement', 'Exit'],
  ParenExpression: ['parenthesized_expression', CLAUSES],
  SubExpression: ['sub_expression', 'DollarParen RParen'],
  ArrayExpression: ['array_expression', 'AtParen RParen'],
  ArrayLiteral: ['array_literal_expression', 'Comma'],
  ScriptBlockExpression: ['script_block_expression', ''],
  TernaryExpression: ['ternary_expression', 'QuestionMark Colon'],
  IndexExpression: ['element_access', 'LBracket RBracket QuestionLBracket'],
  MemberExpression: ['member_access', 'Dot ColonColon QuestionDot'],
};

/** What is read from the source, whatever lies below. */
const LEAVES: Readonly<Record<string, string>> = {
  VariableExpression: 'variable',
  UsingExpression: 'variable',
  ConstantExpression: 'decimal_integer_literal',
  TypeExpression: 'type_literal',
  TypeConstraint: 'type_literal',
  Attribute: 'attribute',
};

const SHAPES: Readonly<Record<string, (parts: Parts, node: HostNode) => SyntaxNode>> = {
  Pipeline: shapePipeline,
  PipelineChain: shapeChain,
  Command: shapeCommand,
  CommandExpression: shapeValue,
  AssignmentStatement: shapeAssignment,
  SwitchStatement: shapeChoice,
  CatchClause: shapeCatching,
  BreakStatement: shapeJump,
  ContinueStatement: shapeJump,
  FunctionDefinition: shapeDefinition,
  ParamBlock: shapeParameters,
  StringConstantExpression: shapeString,
  ExpandableStringExpression: shapeExpandable,
  BinaryExpression: shapeOperation,
  UnaryExpression: shapeUnary,
  ConvertExpression: shapeCast,
  Hashtable: shapeHash,
  InvokeMemberExpression: shapeCall,
};

function shape(parts: Parts, node: HostNode): SyntaxNode {
  const { kind } = node;
  const leaf = LEAVES[kind];
  if (leaf !== undefined) return parts.leaf(leaf, node);
  const [type, tokens] = ROWS[kind] ?? [];
  if (type !== undefined && tokens !== undefined)
    return allows(tokens, node) ? parts.mixed(type, node) : parts.unread(node);
  return SHAPES[kind]?.(parts, node) ?? parts.unread(node);
}

function shapePipeline(parts: Parts, node: HostNode): SyntaxNode {
  if (!allows('Pipe', node)) return parts.unread(node);
  const links = [
    ...node.children.flatMap((child) =>
      child.kind === 'CommandExpression' ? givenExpression(parts, child) : [parts.shape(child)],
    ),
    ...node.tokens.map((token) => parts.token(token)),
  ].sort((one, other) => one.startIndex - other.startIndex);
  return parts.wrapped('pipeline', node, [parts.wrapped('pipeline_chain', node, links)]);
}

/** `a && b`: without the `&` that sends all of it into the background. */
function shapeChain(parts: Parts, node: HostNode): SyntaxNode {
  if (!allows('AndAnd OrOr', node)) return parts.unread(node);
  return parts.wrapped(
    'pipeline',
    node,
    node.children.map((child) => parts.shape(child)),
  );
}

function givenExpression(parts: Parts, node: HostNode): SyntaxNode[] {
  const [expression, ...redirections] = node.children;
  if (expression === undefined || node.tokens.length > 0) return [parts.unread(node)];
  const value = parts.wrapped('logical_expression', expression, [parts.shape(expression)]);
  if (redirections.length === 0) return [value];
  return [
    value,
    parts.wrapped(
      'redirections',
      node,
      redirections.map((each) => redirection(parts, each)),
    ),
  ];
}

function shapeAssignment(parts: Parts, node: HostNode): SyntaxNode {
  const [left, value, ...more] = node.children;
  const [operator, ...others] = node.tokens;
  if (left === undefined || value === undefined || operator === undefined) return parts.unread(node);
  if (more.length > 0 || others.length > 0) return parts.unread(node);
  return parts.wrapped('assignment_expression', node, [
    parts.shape(left),
    parts.leaf('assignement_operator', operator),
    parts.shape(value),
  ]);
}

function shapeChoice(parts: Parts, node: HostNode): SyntaxNode {
  const [condition, ...clauses] = node.children;
  if (condition === undefined) return parts.unread(node);
  if (!allows(`Switch Default Parameter Label LCurly RCurly Semi ${CLAUSES}`, node))
    return parts.unread(node);
  const shaped = clauses.map((clause) =>
    clause.kind === 'StatementBlock'
      ? parts.shape(clause)
      : parts.wrapped(
          'switch_clause_condition',
          clause,
          parts.isBare(clause) ? word(parts, clause) : [parts.shape(clause)],
        ),
  );
  const isFile = node.tokens.some((token) => token.kind === 'Parameter' && /^-f/i.test(parts.text(token)));
  return parts.wrapped('switch_statement', node, [
    parts.wrapped(isFile ? 'switch_file' : 'switch_condition', condition, [parts.shape(condition)]),
    parts.wrapped('switch_clauses', node, [parts.wrapped('switch_clause', node, shaped)]),
  ]);
}

function shapeCatching(parts: Parts, node: HostNode): SyntaxNode {
  if (!allows('Catch Comma', node)) return parts.unread(node);
  return parts.wrapped(
    'catch_clause',
    node,
    node.children.map((child) =>
      child.kind === 'TypeConstraint' ? parts.leaf('catch_type_list', child) : parts.shape(child),
    ),
  );
}

function shapeDefinition(parts: Parts, node: HostNode): SyntaxNode {
  const [keyword, name, ...others] = node.tokens;
  if (keyword === undefined || name === undefined || !/^(?:Function|Filter)$/.test(keyword.kind))
    return parts.unread(node);
  if (!others.every(({ kind }) => /^(?:LParen|RParen|Comma)$/.test(kind))) return parts.unread(node);
  return parts.wrapped('function_statement', node, [
    parts.leaf('function_name', name),
    ...node.children.map((child) =>
      child.kind === 'Parameter' ? parameter(parts, child) : parts.shape(child),
    ),
  ]);
}

function shapeParameters(parts: Parts, node: HostNode): SyntaxNode {
  if (!allows('Param LParen RParen Comma', node)) return parts.unread(node);
  return parts.wrapped(
    'param_block',
    node,
    node.children.map((child) => parameter(parts, child)),
  );
}

function parameter(parts: Parts, node: HostNode): SyntaxNode {
  if (node.kind === 'Attribute') return parts.wrapped('script_parameter', node, attribute(parts, node));
  if (node.kind !== 'Parameter' || !allows('Equals', node)) return parts.unread(node);
  const shaped = node.children.flatMap((child) => {
    if (/^(?:Attribute|TypeConstraint)$/.test(child.kind)) return attribute(parts, child);
    const isDefault = node.tokens.some(({ to }) => to <= child.from);
    return [isDefault ? given(parts, child) : parts.shape(child)];
  });
  return parts.wrapped('script_parameter', node, shaped);
}

/** What is given to an attribute may run as what a parameter is given. */
function attribute(parts: Parts, node: HostNode): SyntaxNode[] {
  const values = node.children.flatMap((child) =>
    child.kind === 'NamedAttributeArgument' ? child.children : [child],
  );
  return [parts.leaf('attribute', node), ...values.map((value) => given(parts, value))];
}

function given(parts: Parts, node: HostNode): SyntaxNode {
  return parts.wrapped('script_parameter_default', node, [parts.shape(node)]);
}

function shapeValue(parts: Parts, node: HostNode): SyntaxNode {
  return parts.wrapped('pipeline', node, [
    parts.wrapped('pipeline_chain', node, givenExpression(parts, node)),
  ]);
}

/** `break`, `continue`, perhaps with a word behind it. */
function shapeJump(parts: Parts, node: HostNode): SyntaxNode {
  const plain = node.children.every((child) => parts.isWord(child));
  return plain ? parts.leaf('flow_control_statement', node) : parts.unread(node);
}
