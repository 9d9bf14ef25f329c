// Limits on commands, words passed on and words made by expansion; a text beyond them counts as too long.

import type { Span } from '../../domain/verdict.ts';
import { report } from './findings.ts';
import type { Judgement } from './judge.ts';

/** Maximum length of a text. */
export const MAX_COMMANDS = 64;

export const MAX_DEPTH = 32;

/** Twice the words of the longest text, so that only nested wrappers reach it. */
const MAX_HANDED = 8192;

/** Beyond these limits no command is judged any more. */
export function isSettled(judgement: Judgement): boolean {
  return judgement.spent.commands > MAX_COMMANDS || judgement.spent.wordsJudged > MAX_HANDED;
}

/** More words than any ordinary text has. */
const MAX_EXPANDED = 2048;

/** Words are no longer expanded, and the verdict says so. */
export function isExpanded(judgement: Judgement): boolean {
  return judgement.spent.expandedWords > MAX_EXPANDED;
}

/** Counts words made beside the written ones; false, and a finding, when there are too many. */
export function mayExpand(judgement: Judgement, count: number, span: Span): boolean {
  judgement.spent.expandedWords += count;
  if (judgement.spent.expandedWords <= MAX_EXPANDED) return true;
  report(judgement, 'too-long', span);
  return false;
}
