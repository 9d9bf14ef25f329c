// `for k in "${!m[@]}"`: while the body leaves both alone, `${m[$k]}` names an element and evaluates nothing.

import type { For, SyntaxNode } from 'unbash';
import type { Judgement } from '../../judgement/judge.ts';
import { MAY_ASSIGN } from '../../knowledge/shell-words.ts';
import { forEachChild } from './parser.ts';

const KEYS = /^"?\$\{!([A-Za-z_]\w*)\[[@*]\]\}"?$/;

/**
 * The loops around the body, this one among them where its variable goes through the keys of an array. Those of an
 * indexed one are numbers, and those of an associative one are not read as arithmetic: bash(1), Arrays.
 */
export function keyLoops(judgement: Judgement, loop: For): Judgement['text']['keyLoops'] {
  const around = judgement.text.keyLoops;
  const [only, ...more] = loop.wordlist ?? [];
  const array = more.length === 0 ? KEYS.exec(only?.text ?? '')?.[1] : undefined;
  if (array === undefined || judgement.text.dialect !== 'bash' || judgement.shell.bodies.size > 0)
    return around;
  const variable = loop.name.value;
  if (variable === array || !leavesAlone(loop.body, new Set([variable, array]))) return around;
  return [...around, { variable, array, source: judgement.text.source }];
}

/** `${m[$k]}` or `${m[k]}` in such a loop. */
export function isKeyOf(judgement: Judgement, array: string, index: string): boolean {
  const variable = /^(?:"?\$\{?)?([A-Za-z_]\w*)\}?"?$/.exec(index)?.[1];
  return judgement.text.keyLoops.some(
    (loop) => loop.array === array && loop.variable === variable && loop.source === judgement.text.source,
  );
}

function leavesAlone(node: SyntaxNode, names: ReadonlySet<string>): boolean {
  if (node.type === 'Function' || node.type === 'Coproc') return false;
  if (node.type === 'Assignment' && names.has(node.name)) return false;
  if ((node.type === 'For' || node.type === 'Select') && names.has(node.name.value)) return false;
  if (node.type === 'Command' && node.name !== undefined) {
    const { text } = node.name;
    if (!/^[\w./-]+$/.test(text) || MAY_ASSIGN.has(text)) return false;
    // `printf -v k`; an option may also come out of a variable.
    const [format] = node.args;
    const written = format?.type === 'Word' ? format.text : '';
    if (text === 'printf' && !/^(?:'[^'-]|"[^"$`\\-]|[\w%])/.test(written)) return false;
  }
  let alone = true;
  forEachChild(node, (child) => {
    alone &&= leavesAlone(child, names);
  });
  return alone;
}
