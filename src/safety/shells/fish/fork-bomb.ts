// Loops of fish that start one program after the other until the machine stops.

import { isEndless } from '../../flow/output.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { spanOf } from './nodes.ts';

/** `while true; fish &; end` starts one after the other without ever waiting. */
export function noteEndless(judgement: Judgement, node: Node): void {
  noteSpawner(judgement, node, isEndless(judgement.stdio.input) ? FED_HEAD : ENDLESS_HEAD, 'blocked');
}

/** The same as often as a counter of five digits says. */
export function noteLong(judgement: Judgement, node: Node): void {
  noteSpawner(judgement, node, LONG_HEAD, 'danger');
}

function noteSpawner(judgement: Judgement, node: Node, head: RegExp, level: 'blocked' | 'danger'): void {
  const body = node.text.replace(head, '');
  if (body !== node.text && SPAWNS.test(body) && !PACES.test(body.replaceAll(SPAWNED, '')))
    report(judgement, 'fork-bomb', spanOf(node), '', level);
}

const ENDLESS_HEAD = /^while\s+(?:true|:|test 1|not false)\s*[;\n]/;

const FED_HEAD = /^while\s+(?:true|:|read)\b[^;\n]*[;\n]/;

const LONG_HEAD = /^for\s[^;\n]*\bseq\s[^;\n]*\d{5}[^;\n]*[;\n]/;

/** What is started in the background waits by itself. */
const SPAWNED = /[^;&|\n]+&(?![&>|\d])/g;

const SPAWNS = /[^&>|]&(?![&>|\d])/;

const PACES = /\b(?:sleep|wait|read|break|return|exit)\b/;
