// Functions of PowerShell: a body is judged where it is, and again for each call.

import { isCalledIn } from '../../commands/new-name.ts';
import { rememberBody } from '../../flow/functions.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import { inSubshell, type Judgement, measure } from '../../judgement/judge.ts';
import { UNKNOWN, WORD_BREAK } from '../../judgement/word.ts';
import { isFreeName } from './cmdlets/free-name.ts';
import { spanOf } from './expression-shapes.ts';
import { guardedText } from './guarded.ts';
import { recur } from './recursion.ts';
import type { SyntaxNode as Node } from './tree/syntax.ts';
import { assignVariable } from './variables.ts';

/** Only the values that parameters have when none is given run; what they are given is known to the caller alone. */
export function judgeParameters(judge: Judgement, node: Node): void {
  for (const name of node.descendantsOfType('variable'))
    if (name !== null)
      assignVariable(
        judge,
        judge.text.source.slice(name.startIndex, name.endIndex),
        givenWords(judge),
        spanOf(name),
      );
  for (const value of node.descendantsOfType('script_parameter_default')) {
    for (const child of value?.namedChildren ?? []) recur.evaluate(judge, child);
  }
  if (node.descendantsOfType('attribute').length > 0)
    report(judge, 'runs-code', spanOf(node), 'an attribute');
}

export function judgeFunction(judge: Judgement, node: Node): void {
  const nameNode = node.namedChildren.find((child) => child.type === 'function_name');
  const name = (
    nameNode === undefined ? '' : judge.text.source.slice(nameNode.startIndex, nameNode.endIndex)
  ).toLowerCase();
  const body = node.namedChildren.find((child) => child.type === 'script_block');
  const place = spanOf(nameNode ?? node);
  const harmless = measure(judge, () => inSubshell(judge, () => judgeBody(judge, node, body))) === 'safe';
  const free = harmless && isFreeName(judge, name);
  const called = free && isCalledIn(judge.text.source.slice(place[1]), name);
  addEffect(judge, ...(called ? (['read'] as const) : (['write', 'run'] as const)));
  judge.found.defined.add(name);
  if (/^(?:\w+:)?_*beck/.test(name)) report(judge, 'touches-beck', place, name);
  else if (!called) {
    if (!free) addEffect(judge, 'delete');
    report(judge, 'defines-code', place, name, free ? 'ask' : undefined);
  }
  rememberBody(judge, name, spanOf(node), (judge) => judgeBody(judge, node, body));
  const calls = node
    .descendantsOfType('command_name')
    .filter(
      (call) =>
        call !== null && judge.text.source.slice(call.startIndex, call.endIndex).toLowerCase() === name,
    );
  if (calls.length > 1) report(judge, 'fork-bomb', spanOf(node));
}

/** With the worst of the words of a call, where there is one, in each parameter. */
function judgeBody(judge: Judgement, node: Node, body: Node | undefined): void {
  const { variables } = judge.shell;
  const around = variables.get(INSIDE) ?? '';
  for (const child of node.namedChildren)
    if (child !== body && child.type !== 'function_name' && child.type !== 'comment')
      judgeParameters(judge, child);
  for (const own of ['args', 'input']) variables.set(own, givenWords(judge));
  variables.set(INSIDE, 'yes');
  if (body !== undefined) recur.statements(judge, body);
  judge.shell.variables.set(INSIDE, around);
}

/** No variable has this name: whether a function of the text is being judged, which `return` only leaves. */
export const INSIDE = '[]function';

/** The worst of the words that a function of the text is called with. */
function givenWords(judge: Judgement): string {
  const { variables } = judge.shell;
  const words = [...variables.names()]
    .filter((name) => /^\d+$/.test(name))
    .map((name) => variables.get(name) ?? '');
  return guardedText(judge, [...words, variables.get('_') ?? UNKNOWN].join(WORD_BREAK));
}
