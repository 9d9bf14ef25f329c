// Whether deleting or moving what a word names destroys a protected tree.

import { report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, likeliest, SUBTREE } from '../judgement/word.ts';
import { containsBeckPath } from './beck.ts';
import { resolvePath } from './resolve.ts';
import { destroyedTree, protectedTree } from './system.ts';

/** Blocks what destroys a protected tree. */
export function judgeLoss(judgement: Judgement, value: ExpandedWord, recursive: boolean): void {
  if (!recursive && !value.text.includes(SUBTREE)) return;
  const text = likeliest(value.text);
  const path = resolvePath(judgement, text);
  const tree = treeAt(judgement, text, path);
  if (tree !== undefined) return report(judgement, 'destroys-tree', value.span, tree);
  if (path !== undefined && containsBeckPath(judgement, path)) report(judgement, 'touches-beck', value.span);
}

/** The protected tree that goes when all that `value` names goes; what is likely of it counts. */
export function lossOf(judgement: Judgement, value: ExpandedWord): string | undefined {
  const text = likeliest(value.text);
  return treeAt(judgement, text, resolvePath(judgement, text));
}

function treeAt(judgement: Judgement, text: string, path: string | undefined): string | undefined {
  return (path && destroyedTree(judgement, path)) ?? writtenTree(judgement, text, path);
}

/** `~user` is that person's home. */
function writtenTree(judgement: Judgement, text: string, path: string | undefined): string | undefined {
  if (text.startsWith('~') && /^~[\w-]*(?:\/?[.\uFDD2\uFDD3]*)$/.test(text)) return `the home folder ${text}`;
  const { facts, shell: scope } = judgement;
  // Elsewhere the path was reported already.
  const tells = path === undefined || scope.mounts !== undefined || text === facts.home;
  return tells ? protectedTree(judgement, text) : undefined;
}
