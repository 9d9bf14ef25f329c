// Whether a find expression leaves out all of beck's own folders, as the recipes write it: `-not -path './.config/beck/*'`.

import type { Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../judgement/word.ts';
import { ownBelow } from '../paths/beck.ts';
import { resolvePath } from '../paths/resolve.ts';

const NOT = /^(?:!|-not)$/;
/** These come before the tests, with a value. */
const VALUED = /^-(?:m(?:in|ax)depth|regextype)$/;

/** For all of the expression: the conditions stand before its tests, and no alternative stands beside them. */
export function leavesOutOwn(
  judgement: Judgement,
  starts: readonly ExpandedWord[],
  words: readonly ExpandedWord[],
): boolean {
  let at = 0;
  while (VALUED.test(words[at]?.text ?? '')) at += 2;
  if (words[at]?.text === '(') at = afterPruned(words, at);
  const left: string[] = [];
  for (; NOT.test(words[at]?.text ?? '') && words[at + 1]?.text === '-path'; at += 3)
    left.push(words[at + 2]?.text ?? '');
  if (left.length === 0 || hasAlternative(words.slice(at))) return false;
  return starts.every(({ text }) => {
    const start = resolvePath(judgement, text);
    if (start === undefined || !isLiteral(start)) return false;
    const whole = left.flatMap((pattern) =>
      pattern.endsWith('/*') && !/[*?[\\]/.test(pattern.slice(0, -2))
        ? [resolvePath(judgement, pattern.slice(0, -2))]
        : [],
    );
    return ownBelow(judgement, start)?.every((path) => whole.includes(path)) === true;
  });
}

/** Behind `( … ) -prune -o`; the opening bracket itself where that is something else. */
function afterPruned(words: readonly ExpandedWord[], from: number): number {
  const close = words.findIndex(({ text }, index) => index > from && text === ')');
  return words[close + 1]?.text === '-prune' && words[close + 2]?.text === '-o' ? close + 3 : from;
}

function hasAlternative(words: readonly ExpandedWord[]): boolean {
  let depth = 0;
  return words.some(({ text }) => {
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    return depth === 0 && /^(?:-o|-or|,)$/.test(text);
  });
}
