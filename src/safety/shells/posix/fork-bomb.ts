// A function that starts itself more than once: the process table fills until the machine stops.

import type { CommandNode, CompoundList, SyntaxNode } from 'unbash';
import { forEachChild } from './parser.ts';

/** Calls itself at least twice, or once beside itself (in a pipe or in the background). */
export function isForkBomb(name: string, body: CommandNode | CompoundList): boolean {
  let calls = 0;
  let beside = false;
  const visit = (node: SyntaxNode, apart: boolean): void => {
    if (calls > 1) return;
    if (node.type === 'Command' && node.name?.value === name) {
      calls++;
      beside ||= apart;
    }
    const nowApart =
      apart ||
      (node.type === 'Statement' && node.background === true) ||
      (node.type === 'Pipeline' && node.commands.length > 1);
    forEachChild(node, (child) => visit(child, nowApart));
  };
  visit(body, false);
  return calls > 1 || (calls === 1 && beside);
}
