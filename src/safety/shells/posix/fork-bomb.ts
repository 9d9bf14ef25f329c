// A function that starts itself more than once: the process table fills until the machine stops.

import type { ArithmeticFor, CommandNode, CompoundList, For, SyntaxNode, While } from 'unbash';
import { isEndless as isEndlessInput } from '../../flow/output.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { hasTrait } from '../../knowledge/program-traits.ts';
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

type Loop = While | ArithmeticFor | For;

/**
 * Records a loop that starts something in the background each time without ever waiting: blocked where it never ends, danger
 * where its counter has five digits.
 */
export function noteSpawner(judgement: Judgement, node: Loop): void {
  const { source } = judgement.text;
  const endless = node.type !== 'For' && isEndless(node, source, isEndlessInput(judgement.stdio.input));
  if (!endless && !isLong(node, source)) return;
  if (!spawns(node.body) || paces(node.body)) return;
  report(judgement, 'fork-bomb', [node.pos, node.end], '', endless ? 'blocked' : 'danger');
}

function isLong(node: Loop, source: string): boolean {
  return node.type !== 'While' && LONG.test(source.slice(node.pos, node.body.pos));
}

const LONG = /\{-?\d+\.\.\d{5,}|\bseq\s[^|;)]*\d{5}|[<>]=?\s*\d{5,}/;

function isEndless(node: While | ArithmeticFor, source: string, fed: boolean): boolean {
  if (node.type === 'ArithmeticFor') return node.test === undefined;
  const condition = source.slice(node.clause.pos, node.clause.end).replace(/[;\s]+$/, '');
  if (fed && /^(?:IFS=\S* )?read\b/.test(condition)) return true;
  return (node.kind === 'until' ? NEVER : ALWAYS).test(condition.trim());
}

const ALWAYS =
  /^(?:(?:\/\w+)*\/?true|:|sleep 0(?:\.0+)?|(?:\[{1,2}|test) ['"]?\w+['"]?(?: ={1,2} \w+)?(?: \]{1,2})?|\(\(\s*[1-9]\d*\s*\)\)|! (?:\/\w+)*\/?false|let 1)$/;

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
    found ||= node.type === 'Command' && hasTrait(node.name?.value ?? '', 'paces');
    if (!found) forEachChild(node, visit);
  };
  visit(body);
  return found;
}
