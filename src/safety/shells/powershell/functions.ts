// Functions of PowerShell: a body is judged where it is, and again for each call.

import { isCalledIn } from '../../commands/new-name.ts';
import { rememberBody } from '../../flow/functions.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, measure } from '../../judgement/judge.ts';
import { UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { isFreeName } from './cmdlets/free-name.ts';
import { spanOf } from './expression-shapes.ts';
import { guardedText } from './guarded.ts';
import { recur } from './recursion.ts';
import { assignVariable } from './variables.ts';

/** Only the values that parameters have when none is given run; what they are given is known to the caller alone. */
export function judgeParameters(judgement: Judgement, node: Node): void {
  for (const name of node.descendantsOfType('variable'))
    if (name !== null)
      assignVariable(
        judgement,
        judgement.text.source.slice(name.startIndex, name.endIndex),
        givenWords(judgement),
        spanOf(name),
      );
  for (const value of node.descendantsOfType('script_parameter_default')) {
    for (const child of value?.namedChildren ?? []) recur.evaluate(judgement, child);
  }
  if (node.descendantsOfType('attribute').length > 0)
    report(judgement, 'runs-code', spanOf(node), 'an attribute');
}

export function judgeFunction(judgement: Judgement, node: Node): void {
  const nameNode = node.namedChildren.find((child) => child.type === 'function_name');
  const name = (
    nameNode === undefined ? '' : judgement.text.source.slice(nameNode.startIndex, nameNode.endIndex)
  ).toLowerCase();
  const body = node.namedChildren.find((child) => child.type === 'script_block');
  const place = spanOf(nameNode ?? node);
  const level = measure(judgement, () => inSubshell(judgement, () => judgeBody(judgement, node, body)));
  const runs = isCalledIn(judgement.text.source.slice(place[1]), name);
  const free = (level === 'safe' || (level === 'ask' && !runs)) && isFreeName(judgement, name);
  const called = free && runs;
  addEffect(judgement, ...(called ? (['read'] as const) : (['write', 'run'] as const)));
  judgement.found.defined.add(name);
  if (/^(?:\w+:)?_*beck/.test(name)) report(judgement, 'touches-beck', place, name);
  else if (!called) {
    if (!free) addEffect(judgement, 'delete');
    report(judgement, 'defines-code', place, name, free ? 'ask' : undefined);
  }
  rememberBody(judgement, name, spanOf(node), (judgement) => judgeBody(judgement, node, body));
  const calls = node
    .descendantsOfType('command_name')
    .filter(
      (call) =>
        call !== null && judgement.text.source.slice(call.startIndex, call.endIndex).toLowerCase() === name,
    );
  if (calls.length > 1) report(judgement, 'fork-bomb', spanOf(node));
}

/** With the worst of the words of a call, where there is one, in each parameter. */
function judgeBody(judgement: Judgement, node: Node, body: Node | undefined): void {
  const { variables } = judgement.shell;
  const around = variables.get(INSIDE) ?? '';
  for (const child of node.namedChildren)
    if (child !== body && child.type !== 'function_name' && child.type !== 'comment')
      judgeParameters(judgement, child);
  for (const own of ['args', 'input']) variables.set(own, givenWords(judgement));
  variables.set(INSIDE, 'yes');
  if (body !== undefined) recur.statements(judgement, body);
  judgement.shell.variables.set(INSIDE, around);
}

/** No variable has this name: whether a function of the text is being judged, which `return` only leaves. */
export const INSIDE = '[]function';

/** The worst of the words that a function of the text is called with. */
function givenWords(judgement: Judgement): string {
  const { variables } = judgement.shell;
  const words = [...variables.names()]
    .filter((name) => /^\d+$/.test(name))
    .map((name) => variables.get(name) ?? '');
  return guardedText(judgement, [...words, variables.get('_') ?? UNKNOWN].join(WORD_BREAK));
}
