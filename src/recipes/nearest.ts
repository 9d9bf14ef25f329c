// What comes nearest to a question nobody wrote a row for: rows that share its rarest words.

import { SKIPPED } from './common-words.ts';
import { parsePhrase } from './phrases.ts';
import type { Recipe } from './recipe.ts';
import { spelledLike } from './spelling.ts';
import { readWords, type Word } from './words.ts';

/** At most three example questions, nearest first. */
export function nearestQuestions(words: readonly Word[], recipes: readonly Recipe[]): readonly string[] {
  const asked = new Set(
    words.filter((word) => !word.quoted && !SKIPPED.has(word.lower)).map(({ lower }) => lower),
  );
  const vocabularies = recipes.map((recipe) => ({ recipe, own: vocabulary(recipe) }));
  const weighed = [...asked].map((word) => {
    const holders = vocabularies.filter(({ own }) =>
      own.some((known) => spelledLike(word, known) === 'same'),
    );
    return { holders: new Set(holders.map(({ recipe }) => recipe)), weight: 1 / (1 + holders.length) };
  });
  return recipes
    .map((recipe) => ({
      recipe,
      score: weighed.reduce((sum, { holders, weight }) => sum + (holders.has(recipe) ? weight : 0), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ recipe }) => recipe.examples[0].question);
}

function vocabulary(recipe: Recipe): readonly string[] {
  const atoms = recipe.phrases.flatMap(parsePhrase).flatMap(({ sequences }) => sequences().flat());
  const literal = atoms.flatMap((atom) => (atom.type === 'word' ? [atom.word] : []));
  const shown = recipe.examples.flatMap(({ question }) => readWords(question).map(({ lower }) => lower));
  return [...new Set([...literal, ...shown])].filter((word) => !SKIPPED.has(word));
}
