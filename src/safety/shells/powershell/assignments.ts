// Assignments of PowerShell: to variables, to several at once, to properties and elements.

import { addEffect, report } from '../../judgement/findings.ts';
import { type Judgement, within } from '../../judgement/judge.ts';
import { UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { spanOf, unwrap } from './expression-shapes.ts';
import { guardedName, guardedText } from './guarded.ts';
import { recur } from './recursion.ts';
import { assignVariable, changeOwnTable, isOwnTable, rememberOwnTable } from './variables.ts';
import { variableText } from './words.ts';

/** `$x = …`. */
export function judgeAssignment(judgement: Judgement, node: Node): void {
  const evaluate = (each: Node) => recur.value(judgement, each);
  const [left, ...rest] = node.namedChildren.filter((child) => child.type !== 'comment');
  const value = rest.at(-1);
  const operator = rest.find((child) => child.type === 'assignement_operator');
  if (left === undefined || value === undefined || operator === undefined || rest.length !== 2)
    return report(judgement, 'unreadable', spanOf(node), 'an assignment');
  const single = unwrapPipeline(value);
  let text: string = UNKNOWN;
  if (single === undefined) text = givenBy(judgement, () => recur.statements(judgement, value));
  else text = evaluate(single);
  const plain = judgement.text.source.slice(operator.startIndex, operator.endIndex).trim() === '=';
  const written = variableWritten(judgement, left);
  // What `+=` gives is of the same kind, and new.
  const own =
    written !== undefined && (plain ? makesTable(judgement, single) : isOwnTable(judgement, written));
  assignTo(judgement, left, plain ? text : addedTo(judgement, written, text), evaluate);
  if (own) rememberOwnTable(judgement, written);
}

/** `+=` and its like: the worst of what was there, what is added, and both in one text. */
function addedTo(judgement: Judgement, written: string | undefined, text: string): string {
  const before =
    written === undefined ? UNKNOWN : variableText(judgement, written.replace(/^\$\{?|\}$/g, ''), [0, 0]);
  return guardedText(judgement, [before + text, before, text].join(WORD_BREAK));
}

/** What commands give: the worst of what they name stands for all of it. */
function givenBy(judgement: Judgement, commands: () => void): string {
  return within(judgement.stdio, { printed: undefined }, () => {
    commands();
    return guardedName(judgement, judgement.stdio.printed) ?? UNKNOWN;
  });
}

function variableWritten(judgement: Judgement, left: Node): string | undefined {
  const target = unwrap(left);
  return /^(?:braced_)?variable$/.test(target.type)
    ? judgement.text.source.slice(target.startIndex, target.endIndex)
    : undefined;
}

/** `@{…}`, `@(…)`, `1, 2`, with or without a type before it; `[List[int]]::new()`. */
function makesTable(judgement: Judgement, node: Node | undefined): boolean {
  if (node === undefined) return false;
  const made = unwrap(node);
  if (NEW_TABLE.test(judgement.text.source.slice(made.startIndex, made.endIndex))) return true;
  if (made.type === 'cast_expression') return makesTable(judgement, made.namedChildren.at(-1));
  return /^(?:hash_literal_expression|array_literal_expression|array_expression)$/.test(made.type);
}

const NEW_TABLE =
  /^\[(?:system\.)?(?:collections\.generic\.)?(?:(?:list|dictionary|hashset|queue|stack|sorted(?:set|list|dictionary))\[[\w., ]+\]|collections\.(?:arraylist|hashtable|queue|stack)|(?:text\.)?stringbuilder|hashtable)\]::new\([\w\s,'"]*\)$/i;

/** The expression that is all an assigned pipeline holds. */
function unwrapPipeline(node: Node): Node | undefined {
  let at = node;
  while (at.type === 'pipeline' || at.type === 'pipeline_chain') {
    const [only, ...more] = at.children;
    if (only === undefined || more.length > 0) return undefined;
    at = only;
  }
  return /expression$/.test(at.type) && at.type !== 'assignment_expression' ? at : undefined;
}

function assignTo(judgement: Judgement, node: Node, text: string, evaluate: (node: Node) => string): void {
  const target = unwrap(node);
  const raw = judgement.text.source.slice(target.startIndex, target.endIndex);
  switch (target.type) {
    case 'variable':
    case 'braced_variable':
      return assignVariable(judgement, raw, text, spanOf(target));
    case 'array_literal_expression':
      for (const child of target.namedChildren)
        assignTo(judgement, child, guardedText(judgement, text), evaluate);
      return;
    case 'cast_expression': {
      evaluate(target);
      const [, inner] = target.namedChildren;
      return inner === undefined
        ? undefined
        : assignTo(judgement, inner, guardedText(judgement, text), evaluate);
    }
    case 'element_access': {
      evaluate(target);
      const [table] = target.namedChildren;
      const name = table === undefined ? undefined : variableWritten(judgement, table);
      if (name === undefined || !isOwnTable(judgement, name)) return acts(judgement, target, raw);
      return changeOwnTable(judgement, name, text, spanOf(target));
    }
    default:
      // A property: of a file, a process, the shell itself.
      evaluate(target);
      return acts(judgement, target, raw);
  }
}

function acts(judgement: Judgement, node: Node, raw: string): void {
  addEffect(judgement, 'write', 'run');
  report(judgement, 'changes', spanOf(node), raw, 'danger');
}
