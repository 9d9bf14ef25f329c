// Casts, members and methods of .NET in PowerShell.

import { inBranch } from '../../flow/branches.ts';
import { addEffect } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isLiteral, UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { isWindowsSecret } from '../../paths/windows.ts';
import { isBlock, isText, spanOf, unwrap } from './expression-shapes.ts';
import { findUnreadable, noteText, sensitiveOf, sourceOf } from './expression-texts.ts';
import { charactersOf, characterWithNumber, withoutNames } from './made-texts.ts';
import { BLOCK, judgeMember, judgeMethod, judgeStatic, judgeType } from './members.ts';
import { recur } from './recursion.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';
import { changeOwnTable, isOwnTable } from './variables.ts';

/** Methods of lists and tables that only change what is in them. Sorting with a value could run a block. */
const FILLS =
  /^(?:(?:Add|AddRange|AddFirst|AddLast|TryAdd|Append|AppendLine|Insert|Remove|RemoveAt|RemoveRange|Clear|Push|Pop|Peek|Enqueue|Dequeue|UnionWith|ExceptWith|IntersectWith)\(…?|(?:Sort|Reverse)\()$/i;

/** Properties that surely name no place. */
const MEASURES = /^(?:Length|Count|Exists|Mode|Attributes|PSIsContainer|\w+Time(?:Utc)?)$/i;

export function evaluateCast(judge: Judgement, node: Node): string {
  const type = node.namedChildren.find((child) => child.type === 'type_literal');
  if (type !== undefined) judgeType(judge, sourceOf(judge, type), spanOf(type), 'cast');
  const values = node.namedChildren
    .filter((child) => child !== type && child.type !== 'type_literal')
    .map((child) => recur.value(judge, child));
  const written = type === undefined ? '' : sourceOf(judge, type);
  const made = charactersOf(written, values);
  if (made === undefined) return sensitiveOf(judge, values) ?? UNKNOWN;
  noteText(judge, made.join(''), node);
  return withoutNames(made);
}

export function evaluateMember(judge: Judgement, node: Node): string {
  const [target, name] = node.namedChildren;
  if (target?.type === 'type_literal' && /::/.test(sourceOf(judge, node))) {
    judgeStatic(judge, sourceOf(judge, target), memberName(judge, name), spanOf(node), undefined);
    return UNKNOWN;
  }
  const object = target === undefined ? UNKNOWN : recur.value(judge, target);
  const member = memberName(judge, name);
  judgeMember(judge, member, spanOf(name ?? node));
  const names = /^(?:FullName|PSPath)$/i.test(member);
  return names || (!MEASURES.test(member) && isWindowsSecret(object)) ? object : UNKNOWN;
}

function memberName(judge: Judgement, name: Node | undefined): string {
  const inner = name === undefined ? undefined : unwrap(name);
  if (inner === undefined) return '';
  if (inner.type === 'simple_name') return sourceOf(judge, inner).trim();
  const text = recur.value(judge, inner);
  // A secret's place may stand for what is made of it.
  return isLiteral(text) && !isWindowsSecret(text) ? text : '';
}

export function evaluateCall(judge: Judgement, node: Node): string {
  const [target, name] = node.namedChildren;
  const list = node.namedChildren.find((child) => child.type === 'argument_list');
  if (target === undefined) return findUnreadable(judge, node);
  if (target.type === 'invokation_foreach_expression') return evaluateChildren(judge, node);
  const values = list === undefined ? [] : evaluateArguments(judge, list);
  const given = { values, span: spanOf(node) };
  const method = name?.type === 'argument_list' ? '' : memberName(judge, name);
  if (target.type === 'type_literal') {
    judgeStatic(judge, sourceOf(judge, target), method, spanOf(node), given);
    const made = characterWithNumber(sourceOf(judge, target), method, values);
    return made === undefined ? UNKNOWN : withoutNames([noteText(judge, made, node)]);
  }
  // The first value of `.Invoke`, `.Replace`: what is known of the object decides.
  const object = recur.value(judge, target);
  const written = sourceOf(judge, target);
  if (
    FILLS.test(`${method}(${values.length > 0 ? '…' : ''}`) &&
    target.type === 'variable' &&
    isOwnTable(judge, written)
  ) {
    changeOwnTable(judge, written, values.join(WORD_BREAK), spanOf(node));
    return UNKNOWN;
  }
  judgeMethod(judge, {
    method,
    object,
    written,
    textLike: isText(target, written, judge.text.source),
    ...given,
  });
  return /^(?:to(?:lower|upper)|tostring|trim)$/i.test(method) && isLiteral(object) ? object : UNKNOWN;
}

function evaluateArguments(judge: Judgement, list: Node): string[] {
  return list.namedChildren
    .filter((child) => child.type === 'argument_expression_list')
    .flatMap((child) => child.namedChildren)
    .filter((child) => child.type !== 'comment')
    .map((child) => (isBlock(child) ? judgeBlock(judge, child) : recur.value(judge, child)));
}

/** A block among the arguments of a method: judged, and kept apart from a name in a variable. */
function judgeBlock(judge: Judgement, node: Node): string {
  recur.value(judge, node);
  return BLOCK;
}

export function evaluateChildren(judge: Judgement, node: Node): string {
  for (const child of node.namedChildren) {
    if (child.type === 'comment') continue;
    if (child.type === 'argument_list') evaluateArguments(judge, child);
    else recur.value(judge, child);
  }
  addEffect(judge, 'read');
  return UNKNOWN;
}

/** Behind `?.` and `?[` nothing runs where there is no object. */
export function ifPresent(judge: Judgement, node: Node, evaluate: () => string): string {
  if (!node.children.some((child) => /^\?[.[]$/.test(sourceOf(judge, child)))) return evaluate();
  let value = UNKNOWN;
  inBranch(judge, () => {
    value = evaluate();
  });
  return value;
}
