// Where a question may be two questions.

import { opensAnAct, sharesItsVerb } from './phrases/clauses.ts';
import type { Recipe } from './slots/recipe.ts';
import { withoutFiller } from './words/common-words.ts';
import type { Word } from './words/words.ts';

/** Where a question may fall into two. `hard`: it must, the person wrote a semicolon or ended a sentence. */
export type Joint = { readonly end: number; readonly next: number; readonly hard: boolean };

export function jointsIn(words: readonly Word[]): readonly Joint[] {
  const joints: Joint[] = [];
  for (let end = 1; end < words.length; end += 1) {
    const pause = words[end - 1]?.pause ?? '';
    const next = afterConjunctions(words, end);
    if (pause === '' && next === end) continue;
    joints.push({ end, next, hard: pause !== '' && pause !== ',' });
  }
  return joints;
}

function afterConjunctions(words: readonly Word[], at: number): number {
  const word = words[at];
  const joins =
    word !== undefined && !word.quoted && /^(and|then|also|plus|afterwards|next|&)$/.test(word.lower);
  return joins ? afterConjunctions(words, at + 1) : at;
}

/** Whether the text after a joint is a separate question, not a continuation of the previous one. */
export function mayFollow(
  words: readonly Word[],
  start: number,
  { next, hard }: Joint,
  before: Pick<Recipe, 'effect'>,
): boolean {
  if (hard || next >= words.length) return true;
  if (opensAnAct(withoutFiller(words.slice(next)))) return true;
  return before.effect === 'reads' && sharesItsVerb(withoutFiller(words.slice(start)), words.slice(next));
}
