// Casts, members and methods of .NET in PowerShell.

import { inBranch } from '../../flow/branches.ts';
import { addEffect } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { isLiteral, UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { isWindowsSecret } from '../../paths/windows.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { HISTORY } from './cmdlets/pipeline-items.ts';
import { isBlock, isText, spanOf, unwrap } from './expression-shapes.ts';
import { findUnreadable, noteText, sensitiveOf, sourceOf } from './expression-texts.ts';
import { charactersOf, characterWithNumber, withoutNames } from './made-texts.ts';
import { BLOCK, judgeMember, judgeMethod, judgeStatic, judgeType } from './members.ts';
import { recur } from './recursion.ts';
import { changeOwnTable, isOwnTable } from './variables.ts';

/** Methods of lists and tables that only change what is in them. Sorting with a value could run a block. */
const FILLS =
  /^(?:(?:Add|AddRange|AddFirst|AddLast|TryAdd|Append|AppendLine|Insert|Remove|RemoveAt|RemoveRange|Clear|Push|Pop|Peek|Enqueue|Dequeue|UnionWith|ExceptWith|IntersectWith)\(…?|(?:Sort|Reverse)\()$/i;

/** Properties that surely name no place. */
const MEASURES = /^(?:Length|Count|Exists|Mode|Attributes|PSIsContainer|\w+Time(?:Utc)?)$/i;

export function evaluateCast(judgement: Judgement, node: Node): string {
  const type = node.namedChildren.find((child) => child.type === 'type_literal');
  if (type !== undefined) judgeType(judgement, sourceOf(judgement, type), spanOf(type), 'cast');
  const values = node.namedChildren
    .filter((child) => child !== type && child.type !== 'type_literal')
    .map((child) => recur.value(judgement, child));
  const written = type === undefined ? '' : sourceOf(judgement, type);
  const made = charactersOf(written, values);
  if (made === undefined) return sensitiveOf(judgement, values) ?? UNKNOWN;
  noteText(judgement, made.join(''), node);
  return withoutNames(made);
}

export function evaluateMember(judgement: Judgement, node: Node): string {
  const [target, name] = node.namedChildren;
  if (target?.type === 'type_literal' && /::/.test(sourceOf(judgement, node))) {
    judgeStatic(judgement, sourceOf(judgement, target), memberName(judgement, name), spanOf(node), undefined);
    return UNKNOWN;
  }
  const object = target === undefined ? UNKNOWN : recur.value(judgement, target);
  const member = memberName(judgement, name);
  judgeMember(judgement, member, spanOf(name ?? node));
  // Of `Get-PSReadLineOption`.
  if (/^HistorySavePath$/i.test(member)) return HISTORY;
  const names = /^(?:FullName|PSPath)$/i.test(member);
  return names || (!MEASURES.test(member) && isWindowsSecret(object)) ? object : UNKNOWN;
}

function memberName(judgement: Judgement, name: Node | undefined): string {
  const inner = name === undefined ? undefined : unwrap(name);
  if (inner === undefined) return '';
  if (inner.type === 'simple_name') return sourceOf(judgement, inner).trim();
  const text = recur.value(judgement, inner);
  // A secret's place may stand for what is made of it.
  return isLiteral(text) && !isWindowsSecret(text) ? text : '';
}

export function evaluateCall(judgement: Judgement, node: Node): string {
  const [target, name] = node.namedChildren;
  const list = node.namedChildren.find((child) => child.type === 'argument_list');
  if (target === undefined) return findUnreadable(judgement, node);
  if (target.type === 'invokation_foreach_expression') return evaluateChildren(judgement, node);
  const values = list === undefined ? [] : evaluateArguments(judgement, list);
  const given = { values, span: spanOf(node) };
  const method = name?.type === 'argument_list' ? '' : memberName(judgement, name);
  if (target.type === 'type_literal') {
    judgeStatic(judgement, sourceOf(judgement, target), method, spanOf(node), given);
    const made = characterWithNumber(sourceOf(judgement, target), method, values);
    return made === undefined ? UNKNOWN : withoutNames([noteText(judgement, made, node)]);
  }
  // The first value of `.Invoke`, `.Replace`: what is known of the object decides.
  const object = recur.value(judgement, target);
  const written = sourceOf(judgement, target);
  if (
    FILLS.test(`${method}(${values.length > 0 ? '…' : ''}`) &&
    target.type === 'variable' &&
    isOwnTable(judgement, written)
  ) {
    changeOwnTable(judgement, written, values.join(WORD_BREAK), spanOf(node));
    return UNKNOWN;
  }
  judgeMethod(judgement, {
    method,
    object,
    written,
    textLike: isText(target, written, judgement.text.source),
    ...given,
  });
  return /^(?:to(?:lower|upper)|tostring|trim)$/i.test(method) && isLiteral(object) ? object : UNKNOWN;
}

function evaluateArguments(judgement: Judgement, list: Node): string[] {
  return list.namedChildren
    .filter((child) => child.type === 'argument_expression_list')
    .flatMap((child) => child.namedChildren)
    .filter((child) => child.type !== 'comment')
    .map((child) => (isBlock(child) ? judgeBlock(judgement, child) : recur.value(judgement, child)));
}

/** A block among the arguments of a method: judged, and kept apart from a name in a variable. */
function judgeBlock(judgement: Judgement, node: Node): string {
  recur.value(judgement, node);
  return BLOCK;
}

export function evaluateChildren(judgement: Judgement, node: Node): string {
  for (const child of node.namedChildren) {
    if (child.type === 'comment') continue;
    if (child.type === 'argument_list') evaluateArguments(judgement, child);
    else recur.value(judgement, child);
  }
  addEffect(judgement, 'read');
  return UNKNOWN;
}

/** Behind `?.` and `?[` nothing runs where there is no object. */
export function ifPresent(judgement: Judgement, node: Node, evaluate: () => string): string {
  if (!node.children.some((child) => /^\?[.[]$/.test(sourceOf(judgement, child)))) return evaluate();
  let value = UNKNOWN;
  inBranch(judgement, () => {
    value = evaluate();
  });
  return value;
}
