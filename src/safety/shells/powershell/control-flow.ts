// Branches, loops and jumps of PowerShell.

import { inBranch, inLoop, inTurn, noteLeaving } from '../../flow/branches.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { CommandOutput, Judgement } from '../../judgement/judge.ts';
import { quietly } from '../../judgement/quietly.ts';
import { noteTaken } from '../../judgement/taken.ts';
import { UNKNOWN } from '../../judgement/word.ts';
import { usePath } from '../../paths/windows-effects.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { mayHoldBlock, spanOf, TOKENS } from './expression-shapes.ts';
import { INSIDE } from './functions.ts';
import { eachOf, guardedName, secretItems } from './guarded.ts';
import { recur } from './recursion.ts';
import { assignVariable } from './variables.ts';

/** Each clause finds in `$_` what is switched on. */
export function judgeSwitch(judgement: Judgement, node: Node): void {
  const { variables } = judgement.shell;
  const before = variables.get('_');
  const condition = node.namedChildren.find(({ type }) => type === 'switch_condition');
  if (condition !== undefined) {
    let guarded: string | undefined;
    quietly(judgement, () => {
      judgement.stdio.printed = undefined;
      recur.statements(judgement, condition);
      guarded = guardedName(judgement, judgement.stdio.printed);
    });
    if (guarded !== undefined) variables.set('_', guarded);
  }
  inLoop(judgement, () => judgeBranches(judgement, node));
  if (variables.has('_')) variables.set('_', before ?? UNKNOWN);
}

export function judgeBranches(judgement: Judgement, node: Node): void {
  for (const child of node.children) {
    if (!child.isNamed) {
      if (!TOKENS.test(child.type)) report(judgement, 'unreadable', spanOf(child), child.type);
    } else if (node.type === 'try_statement' && child.type === 'statement_block')
      judgeTried(judgement, child);
    else inBranch(judgement, () => recur.statements(judgement, child));
  }
}

/** Whatever is in `try`, the next of it may not run. */
function judgeTried(judgement: Judgement, block: Node): void {
  const statements = block.namedChildren.flatMap((child) =>
    child.type === 'statement_list' ? child.children : [child],
  );
  inTurn(
    judgement,
    statements.map((child) => () => recur.child(judgement, child)),
  );
}

export function judgeCondition(judgement: Judgement, node: Node): void {
  const raw = judgement.text.source.slice(node.startIndex, node.endIndex);
  if (node.namedChildren.length === 0 && !/^(?:[\w.*?-]+|"[^"`$]*"|'[^']*')$/.test(raw.trim()))
    report(judgement, 'unreadable', spanOf(node), 'a condition');
  for (const child of node.namedChildren) {
    if (child.type === 'generic_token' || child.type === 'simple_name') continue;
    const value = recur.evaluate(judgement, child);
    const written = judgement.text.source.slice(child.startIndex, child.endIndex);
    if (mayHoldBlock(written, value)) report(judgement, 'risky-code', spanOf(child), written);
  }
}

/** `switch -File PATH`. */
export function judgeReadLines(judgement: Judgement, node: Node): void {
  judgement.stdio.printed = undefined;
  recur.children(judgement, node);
  const given = judgement.stdio.printed as CommandOutput | undefined;
  const paths = given?.names.length ? given.names : [{ text: UNKNOWN, span: spanOf(node) }];
  for (const path of paths) usePath(judgement, 'read', path);
}

/** What a loop sets is unknown in its next round, so also in its first. */
export function judgeLoop(judgement: Judgement, node: Node): void {
  const isList = node.type === 'foreach_statement';
  if (!isList) forgetNamed(judgement, node);
  inLoop(judgement, () => {
    let variable: Node | undefined;
    let rounds: readonly (() => void)[] = [() => {}];
    for (const child of node.children) {
      if (!child.isNamed) {
        if (!TOKENS.test(child.type)) report(judgement, 'unreadable', spanOf(child), child.type);
      } else if (node.type === 'foreach_statement' && child.type === 'variable') {
        variable = child;
        assignVariable(
          judgement,
          judgement.text.source.slice(child.startIndex, child.endIndex),
          UNKNOWN,
          spanOf(child),
        );
      } else {
        judgement.stdio.printed = undefined;
        // In the first round it has not run.
        if (child.type === 'for_iterator' || isIterator(node, child))
          inBranch(judgement, () => recur.statements(judgement, child));
        else {
          for (const take of rounds) {
            take();
            recur.statements(judgement, child);
          }
        }
        if (variable !== undefined) {
          noteItems(judgement, variable, child);
          rounds = roundsOf(judgement, variable);
          // What it goes through is looked at once, before the first round.
          forgetNamed(judgement, node);
        }
        variable = undefined;
      }
    }
  });
}

/** What it names may be set in it. */
function forgetNamed(judgement: Judgement, node: Node): void {
  for (const target of [
    ...node.descendantsOfType('left_assignment_expression'),
    ...node.descendantsOfType('variable'),
  ]) {
    if (target === null) continue;
    const name = judgement.text.source
      .slice(target.startIndex, target.endIndex)
      .replace(/^\$\{?|\}$/g, '')
      .toLowerCase();
    if (judgement.shell.variables.has(name)) judgement.shell.variables.set(name, UNKNOWN);
  }
}

/** What sets the variable before each round that is judged: to each secret, and last to what stands for all. */
function roundsOf(judgement: Judgement, { startIndex, endIndex }: Node): readonly (() => void)[] {
  const { printed } = judgement.stdio;
  const written = judgement.text.source.slice(startIndex, endIndex);
  return [...secretItems(judgement, printed?.names ?? []), eachOf(judgement, printed) ?? UNKNOWN].map(
    (text) => () => assignVariable(judgement, written, text, [startIndex, endIndex]),
  );
}

/** `foreach ($f in Get-ChildItem *.py)`, `foreach ($i in 1, 2, 3)`. */
function noteItems(judgement: Judgement, variable: Node, list: Node): void {
  const { source } = judgement.text;
  const name = source.slice(variable.startIndex + 1, variable.endIndex);
  const spelled = source.slice(list.startIndex, list.endIndex).trim();
  const plain = /^\w+(?:\s*,\s*\w+)*$/.test(spelled) ? spelled.split(/\s*,\s*/) : [];
  noteTaken(
    judgement,
    name,
    plain.filter((text) => !/^[A-Za-z]/.test(text)).map((text) => ({ text })),
    spelled,
  );
}

/** In the tree of the live shell nothing but its place behind two semicolons tells it. */
function isIterator(loop: Node, part: Node): boolean {
  if (loop.type !== 'for_statement' || part.type === 'statement_block') return false;
  const before = loop.children.slice(0, loop.children.indexOf(part));
  return before.filter(({ type }) => type === ';').length === 2;
}

export function judgeFlow(judgement: Judgement, node: Node): void {
  const word = judgement.text.source.slice(node.startIndex, node.endIndex).toLowerCase();
  for (const child of node.namedChildren)
    if (!isPlainLabel(judgement, child)) recur.statements(judgement, child);
  const [, name = word, label] = /^(\w+)(?:\s+(\S+))?/.exec(word) ?? [];
  noteLeaving(judgement, name, label);
  const leaves = /^return\b/.test(word) && judgement.shell.variables.get(INSIDE) === 'yes';
  if (/^(?:exit|return)\b/.test(word) && !leaves) report(judgement, 'changes-shell', spanOf(node));
  addEffect(judgement, 'read');
}

/** Any other label is an expression, and runs. */
function isPlainLabel(judgement: Judgement, { type, startIndex, endIndex }: Node): boolean {
  return (
    type === 'label_expression' && /^:?[A-Za-z_]\w*$/.test(judgement.text.source.slice(startIndex, endIndex))
  );
}
