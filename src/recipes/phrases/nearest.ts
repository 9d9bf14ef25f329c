// What comes nearest to a question nobody wrote a row for: rows that share its rarest words.

import type { Recipe } from '../slots/recipe.ts';
import { SKIPPED } from '../words/common-words.ts';
import { looksLikeFile } from '../words/spelled-paths.ts';
import { readWords, type Word } from '../words/words.ts';
import { wordsOfPhrases } from './phrases.ts';

/** How much of what a question says a row must share to be worth showing: by any of its words, or by what shall be done. */
const NEAR = { anyhow: 0.52, act: 0.42 };
/** A word of one row alone, or of none, weighs no more than one that this many rows share. */
const RARE = 3;

/** At most three example questions, nearest first; none rather than one that has little to do with it. */
export function nearestQuestions(words: readonly Word[], recipes: readonly Recipe[]): readonly string[] {
  const asked = [...new Set(words.filter(says).map(({ lower }) => lower))].map((word) => {
    const holders = recipes.filter((recipe) => vocabularyOf(recipe).has(word));
    return { holders, weight: Math.log(1 + recipes.length / Math.max(holders.length, RARE)) };
  });
  const scores = new Map<Recipe, number>();
  for (const { holders, weight } of asked) {
    for (const recipe of holders) scores.set(recipe, (scores.get(recipe) ?? 0) + weight);
  }
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  const best = Math.max(0, ...scores.values());
  const act = words.find(says)?.lower;
  return [...scores]
    .filter(([recipe, score]) => {
      const near = actOf(recipe) === act ? NEAR.act : NEAR.anyhow;
      return score >= Math.max(whole * near, best * 0.75);
    })
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([recipe]) => recipe.examples[0].question);
}

/** `write me a poem` has a word in common with whoever may write a file, and nothing else. */
function actOf(recipe: Recipe): string | undefined {
  return readWords(recipe.examples[0].question).find(says)?.lower;
}

/** Names of files and numbers tell nothing about what is wanted. */
function says({ raw, lower, quoted }: Word): boolean {
  return (
    !quoted &&
    !SKIPPED.has(lower) &&
    !looksLikeFile(raw) &&
    !/^(\d+|if|and|or|not|then|but|so|each)$/.test(lower)
  );
}

const VOCABULARIES = new WeakMap<Recipe, ReadonlySet<string>>();

/** The words of its phrases and examples, singular and plural. */
function vocabularyOf(recipe: Recipe): ReadonlySet<string> {
  const known = VOCABULARIES.get(recipe);
  if (known !== undefined) return known;
  const shown = recipe.examples.flatMap(({ question }) => readWords(question).map(({ lower }) => lower));
  const own = new Set([...wordsOfPhrases(recipe.phrases), ...shown]);
  VOCABULARIES.set(recipe, own);
  return own;
}
