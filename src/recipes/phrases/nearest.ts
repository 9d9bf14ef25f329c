// Finds the examples nearest to a question that no row answers.

import type { Recipe } from '../slots/recipe.ts';
import { SKIPPED } from '../words/common-words.ts';
import { looksLikeFile } from '../words/spelled-paths.ts';
import { readWords, type Word } from '../words/words.ts';
import { wordsOfPhrases } from './phrases.ts';

/** The part of a question's weight that an example must share: by any words, or with the same action. */
const NEAR = { anyhow: 0.52, act: 0.42 };
/** Words of fewer rows than this weigh as if so many rows had them. */
const RARE = 3;
/** Maximum suggestions. */
const MOST = 2;

type Near = { readonly question: string; readonly score: number; readonly sameAct: boolean };

/** At most two example questions, nearest first; none if nothing is near enough. */
export function nearestQuestions(words: readonly Word[], recipes: readonly Recipe[]): readonly string[] {
  const weights = weightsOf(words, recipes);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const act = actOf(words);
  const near = recipes
    .flatMap((recipe) => nearestExample(recipe, weights, act) ?? [])
    .filter(({ score, sameAct }) => score >= whole * (sameAct ? NEAR.act : NEAR.anyhow));
  const best = Math.max(0, ...near.map(({ score }) => score));
  const sameAct = near.some((one) => one.sameAct);
  return near
    .filter((one) => one.score >= best * 0.75 && one.sameAct === sameAct)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ question }) => question);
}

/**
 * The example of a row that shares most of these words; undefined if none shares a meaningful one.
 * `rest`: words the row does not contain. If they name an action, the row does something else: `undo git push`.
 */
export function exampleLike(
  recipe: Recipe,
  { words, rest }: { readonly words: readonly Word[]; readonly rest: string },
  recipes: readonly Recipe[],
): string | undefined {
  const act = actOf(words);
  if (readWords(rest).some(({ lower }) => lower === act)) return undefined;
  return nearestExample(recipe, weightsOf(words, recipes), act)?.question;
}

/** The weight of each meaningful word: higher the fewer rows contain it. */
function weightsOf(words: readonly Word[], recipes: readonly Recipe[]): ReadonlyMap<string, number> {
  const asked = new Set(words.filter(says).map(({ lower }) => lower));
  return new Map(
    [...asked].map((word) => {
      const holders = recipes.filter((recipe) => knownBy(recipe).vocabulary.has(word)).length;
      return [singular(word), Math.log(1 + recipes.length / Math.max(holders, RARE))];
    }),
  );
}

function nearestExample(
  recipe: Recipe,
  weights: ReadonlyMap<string, number>,
  act: string | undefined,
): Near | undefined {
  let best: Near | undefined;
  for (const { question, words, act: own } of knownBy(recipe).examples) {
    const sameAct = own !== undefined && own === act;
    let score = 0;
    // What is to be done is no thing: `build it` has nothing of `move the build folder`.
    for (const [word, weight] of weights) if (words.has(word) && (sameAct || word !== act)) score += weight;
    if (score > (best?.score ?? 0)) best = { question, score, sameAct };
  }
  return best;
}

/** The action, if the question asks for more than showing: `write` in `please write me a poem`; `logs` is no `log in`. */
function actOf(words: readonly Word[]): string | undefined {
  const at = words.findIndex(says);
  const shows = words.slice(0, at).some(({ lower }) => SHOWS.test(lower));
  return at < 0 || shows ? undefined : words[at]?.lower;
}

const SHOWS =
  /^(?:show|list|display|print|give|tell|find|get|see|view|check|what|which|is|are|do|does|did|have|has)$/;

/** File names and numbers say nothing about the kind of request. */
function says({ raw, lower, quoted }: Word): boolean {
  return (
    !quoted &&
    !SKIPPED.has(lower) &&
    !looksLikeFile(raw) &&
    !/^(\d+|if|and|or|not|then|but|so|each)$/.test(lower)
  );
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}

type Known = {
  /** The words of its phrases and examples, singular and plural. */
  readonly vocabulary: ReadonlySet<string>;
  readonly examples: readonly {
    readonly question: string;
    /** The meaningful ones, in the singular. */
    readonly words: ReadonlySet<string>;
    readonly act: string | undefined;
  }[];
};

const KNOWN = new WeakMap<Recipe, Known>();

function knownBy(recipe: Recipe): Known {
  const before = KNOWN.get(recipe);
  if (before !== undefined) return before;
  const shown = recipe.examples.map(({ question }) => ({ question, read: readWords(question) }));
  const known: Known = {
    vocabulary: new Set([
      ...wordsOfPhrases(recipe.phrases),
      ...shown.flatMap(({ read }) => read.map(({ lower }) => lower)),
    ]),
    examples: shown.map(({ question, read }) => ({
      question,
      words: new Set(read.filter(says).map(({ lower }) => singular(lower))),
      act: actOf(read),
    })),
  };
  KNOWN.set(recipe, known);
  return known;
}
