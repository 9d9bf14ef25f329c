// A function that starts itself more than once: the process table fills until the machine stops.

import type { ArithmeticFor, CommandNode, CompoundList, SyntaxNode, While } from 'unbash';
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

/** A loop that never ends and starts something in the background each time, without ever waiting. */
export function isEndlessSpawner(node: While | ArithmeticFor, source: string): boolean {
  return isEndless(node, source) && spawns(node.body) && !paces(node.body);
}

function isEndless(node: While | ArithmeticFor, source: string): boolean {
  if (node.type === 'ArithmeticFor') return node.test === undefined;
  const condition = source.slice(node.clause.pos, node.clause.end).replace(/[;\s]+$/, '');
  return (node.kind === 'until' ? NEVER : ALWAYS).test(condition.trim());
}

const ALWAYS =
  /^(?:(?:\/\w+)*\/?true|:|(?:\[{1,2}|test) ['"]?\w+['"]?(?: ={1,2} \w+)?(?: \]{1,2})?|\(\(\s*[1-9]\d*\s*\)\)|! (?:\/\w+)*\/?false|let 1)$/;

const NEVER = /^(?:(?:\/\w+)*\/?false|! (?:true|:)|\(\(\s*0\s*\)\)|\[ \]|test)$/;

function spawns(body: CompoundList): boolean {
  let found = false;
  const visit = (node: SyntaxNode): void => {
    found ||= node.type === 'Statement' && node.background === true;
    if (!found) forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Something in the foreground that waits, asks or leaves. */
function paces(body: CompoundList): boolean {
  let found = false;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Statement' && node.background === true) return;
    found ||= node.type === 'Command' && PACES.test(node.name?.value ?? '');
    if (!found) forEachChild(node, visit);
  };
  visit(body);
  return found;
}

const PACES =
  /^(?:sleep|usleep|wait|read|break|return|exit|exec|inotifywait|select|timeout|flock|nc|ssh|curl|wget|ping)$/;
