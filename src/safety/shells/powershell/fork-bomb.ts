// Loops of PowerShell that start one program after the other until the machine stops.

import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { SyntaxNode as Node } from '../syntax-tree.ts';
import { spanOf } from './expression-shapes.ts';

/** `while ($true) { Start-Process pwsh }`: nothing is waited for; blocked without an end, danger with a counter of five digits. */
export function noteSpawner(judgement: Judgement, node: Node): void {
  const text = judgement.text.source.slice(node.startIndex, node.endIndex);
  const level = ENDLESS.test(text) ? 'blocked' : LONG.test(text) ? 'danger' : undefined;
  if (level !== undefined && spawnsFreely(text)) report(judgement, 'fork-bomb', spanOf(node), '', level);
}

/** The same for what is done with each of very many numbers: `1..100000 | % { Start-Job { … } }`. */
export function noteSpawnerFed(judgement: Judgement, node: Node): void {
  const text = judgement.text.source.slice(node.startIndex, node.endIndex);
  if (/\.\.\s*\d{5,}[\s)]*\|/.test(text) && spawnsFreely(text))
    report(judgement, 'fork-bomb', spanOf(node), '', 'danger');
}

function spawnsFreely(text: string): boolean {
  return SPAWNS.test(text) && !WAITS.test(text.replace(STARTED, ''));
}

/** What is started waits by itself. */
const STARTED = /\b(?:Start-(?:Thread)?Job|sajb)\b[^{}]*\{[^{}]*\}|-Parallel\s*\{[^{}]*\}/gi;

const ENDLESS =
  /^while\s*\(\s*(?:\$true|!\$false|[1-9]\d*)\s*\)|^for\s*\(\s*[^;]*;\s*(?:;|\$true|\))|\bwhile\s*\(\s*(?:\$true|1)\s*\)\s*$|\buntil\s*\(\s*(?:\$false|0)\s*\)\s*$/i;

const LONG = /^for(?:each)?\b[^{]*\d{5,}/i;

const SPAWNS =
  /\b(?:Start-Process|saps|Start-Job|sajb|Start-ThreadJob)\b|\s-Parallel\b|(?<![&>|])&\s*(?:[;}\n'"]|$)/i;

const WAITS = /\b(?:-Wait|Wait-Job|Wait-Process|Start-Sleep|Read-Host|break|return|exit)\b|[;{\n]\s*sleep\b/i;
