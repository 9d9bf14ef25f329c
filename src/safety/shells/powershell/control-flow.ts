// Branches, loops and jumps of PowerShell.

import { inBranch, inLoop, inTurn, noteLeaving } from '../../flow/branches.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { CommandOutput, Judgement } from '../../judgement/judge.ts';
import { UNKNOWN } from '../../judgement/word.ts';
import { usePath } from '../../paths/windows-effects.ts';
import { mayHoldBlock, spanOf, TOKENS } from './expression-shapes.ts';
import { INSIDE } from './functions.ts';
import { guardedName } from './guarded.ts';
import { recur } from './recursion.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';
import { assignVariable } from './variables.ts';

export function judgeBranches(judge: Judgement, node: Node): void {
  for (const child of node.children) {
    if (!child.isNamed) {
      if (!TOKENS.test(child.type)) report(judge, 'unreadable', spanOf(child), child.type);
    } else if (node.type === 'try_statement' && child.type === 'statement_block') judgeTried(judge, child);
    else inBranch(judge, () => recur.statements(judge, child));
  }
}

/** Whatever is in `try`, the next of it may not run. */
function judgeTried(judge: Judgement, block: Node): void {
  const statements = block.namedChildren.flatMap((child) =>
    child.type === 'statement_list' ? child.children : [child],
  );
  inTurn(
    judge,
    statements.map((child) => () => recur.child(judge, child)),
  );
}

export function judgeCondition(judge: Judgement, node: Node): void {
  const raw = judge.text.source.slice(node.startIndex, node.endIndex);
  if (node.namedChildren.length === 0 && !/^(?:[\w.*?-]+|"[^"`$]*"|'[^']*')$/.test(raw.trim()))
    report(judge, 'unreadable', spanOf(node), 'a condition');
  for (const child of node.namedChildren) {
    if (child.type === 'generic_token' || child.type === 'simple_name') continue;
    const value = recur.evaluate(judge, child);
    const written = judge.text.source.slice(child.startIndex, child.endIndex);
    if (mayHoldBlock(written, value)) report(judge, 'risky-code', spanOf(child), written);
  }
}

/** `switch -File PATH`. */
export function judgeReadLines(judge: Judgement, node: Node): void {
  judge.stdio.printed = undefined;
  recur.children(judge, node);
  const given = judge.stdio.printed as CommandOutput | undefined;
  const paths = given?.names.length ? given.names : [{ text: UNKNOWN, span: spanOf(node) }];
  for (const path of paths) usePath(judge, 'read', path);
}

/** What a loop sets is unknown in its next round, so also in its first. */
export function judgeLoop(judge: Judgement, node: Node): void {
  for (const target of [
    ...node.descendantsOfType('left_assignment_expression'),
    ...node.descendantsOfType('variable'),
  ]) {
    if (target === null) continue;
    const name = judge.text.source
      .slice(target.startIndex, target.endIndex)
      .replace(/^\$\{?|\}$/g, '')
      .toLowerCase();
    if (judge.shell.variables.has(name)) judge.shell.variables.set(name, UNKNOWN);
  }
  inLoop(judge, () => {
    let variable: Node | undefined;
    for (const child of node.children) {
      if (!child.isNamed) {
        if (!TOKENS.test(child.type)) report(judge, 'unreadable', spanOf(child), child.type);
      } else if (node.type === 'foreach_statement' && child.type === 'variable') {
        variable = child;
        assignVariable(
          judge,
          judge.text.source.slice(child.startIndex, child.endIndex),
          UNKNOWN,
          spanOf(child),
        );
      } else {
        judge.stdio.printed = undefined;
        // In the first round it has not run.
        if (child.type === 'for_iterator' || isIterator(node, child))
          inBranch(judge, () => recur.statements(judge, child));
        else recur.statements(judge, child);
        // The worst of what the loop goes through stands for all of it.
        const worst = variable && guardedName(judge, judge.stdio.printed);
        if (variable !== undefined && worst !== undefined)
          assignVariable(
            judge,
            judge.text.source.slice(variable.startIndex, variable.endIndex),
            worst,
            spanOf(variable),
          );
        variable = undefined;
      }
    }
  });
}

/** In the tree of the live shell nothing but its place behind two semicolons tells it. */
function isIterator(loop: Node, part: Node): boolean {
  if (loop.type !== 'for_statement' || part.type === 'statement_block') return false;
  const before = loop.children.slice(0, loop.children.indexOf(part));
  return before.filter(({ type }) => type === ';').length === 2;
}

export function judgeFlow(judge: Judgement, node: Node): void {
  const word = judge.text.source.slice(node.startIndex, node.endIndex).toLowerCase();
  for (const child of node.namedChildren) if (!isPlainLabel(judge, child)) recur.statements(judge, child);
  const [, name = word, label] = /^(\w+)(?:\s+(\S+))?/.exec(word) ?? [];
  noteLeaving(judge, name, label);
  const leaves = /^return\b/.test(word) && judge.shell.variables.get(INSIDE) === 'yes';
  if (/^(?:exit|return)\b/.test(word) && !leaves) report(judge, 'changes-shell', spanOf(node));
  addEffect(judge, 'read');
}

/** Any other label is an expression, and runs. */
function isPlainLabel(judge: Judgement, { type, startIndex, endIndex }: Node): boolean {
  return (
    type === 'label_expression' && /^:?[A-Za-z_]\w*$/.test(judge.text.source.slice(startIndex, endIndex))
  );
}
