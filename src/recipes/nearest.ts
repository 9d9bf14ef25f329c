// What comes nearest to a question nobody wrote a row for: rows that share its rarest words.

import { SKIPPED } from './common-words.ts';
import { wordsOfPhrases } from './phrases.ts';
import type { Recipe } from './recipe.ts';
import { readWords, type Word } from './words.ts';

/** At most three example questions, nearest first. */
export function nearestQuestions(words: readonly Word[], recipes: readonly Recipe[]): readonly string[] {
  const asked = new Set(
    words.filter(({ quoted, lower }) => !quoted && !SKIPPED.has(lower)).map(({ lower }) => lower),
  );
  const scores = new Map<Recipe, number>();
  for (const word of asked) {
    const holders = recipes.filter((recipe) => vocabularyOf(recipe).has(word));
    for (const recipe of holders) scores.set(recipe, (scores.get(recipe) ?? 0) + 1 / (1 + holders.length));
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([recipe]) => recipe.examples[0].question);
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
