// Finds the examples nearest to a question that no row answers.

import { SKIPPED } from '../words/common-words.ts';
import { stem } from '../words/same-words.ts';
import { looksLikeFile } from '../words/spelled-paths.ts';
import { readWords, type Word } from '../words/words.ts';

/** The part of a question's weight that an example must share: by any words, or with the same action. */
const NEAR = { anyhow: 0.52, act: 0.42 };
/** Words of fewer rows than this weigh as if so many rows had them. */
export const RARE = 3;
/** Maximum suggestions. */
const MOST = 2;

/** Each line is a word and numbers; examples are numbered through the table. */
export type ExampleIndex = {
  /** Each row's questions in a line of their own, with tabs between them. */
  readonly questions: string;
  /** The examples with that meaningful word, which stands in the singular. */
  readonly words: string;
  /** The examples with that action. */
  readonly acts: string;
  /** How many rows contain the word in a phrase or an example, if more than a rare word's. */
  readonly holders: string;
};

/** The rows, and the index of their examples: the build leaves these out of the rows. */
export type Examples = {
  readonly table: readonly object[];
  readonly index: ExampleIndex;
};

/** The number of the row, and its example. */
type Near = {
  readonly recipe: number;
  readonly question: string;
  readonly score: number;
  readonly sameAct: boolean;
};

/** At most two example questions, nearest first; none if nothing is near enough. */
export function nearestQuestions(words: readonly Word[], examples: Examples): readonly string[] {
  const weights = weightsOf(words, examples);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const near = nearestOfRows(weights, actOf(words), examples).filter(
    ({ score, sameAct }) => score >= whole * (sameAct ? NEAR.act : NEAR.anyhow),
  );
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
  recipe: object,
  { words, rest }: { readonly words: readonly Word[]; readonly rest: string },
  examples: Examples,
): string | undefined {
  const act = actOf(words);
  if (readWords(rest).some(({ lower }) => lower === act)) return undefined;
  const own = examples.table.indexOf(recipe);
  return nearestOfRows(weightsOf(words, examples), act, examples).find((one) => one.recipe === own)?.question;
}

/** The weight of each meaningful word: higher the fewer rows contain it. */
function weightsOf(words: readonly Word[], { table, index }: Examples): ReadonlyMap<string, number> {
  const asked = new Set(words.filter(says).map(({ lower }) => lower));
  return new Map(
    [...asked].map((word) => {
      const [holders = RARE] = numbersFor(index.holders, word);
      return [stem(word), Math.log(1 + table.length / holders)];
    }),
  );
}

/** Of each row the first example that shares most, in the order of the table. */
function nearestOfRows(
  weights: ReadonlyMap<string, number>,
  act: string | undefined,
  { index }: Examples,
): readonly Near[] {
  const same = new Set(act === undefined ? [] : numbersFor(index.acts, act));
  const scores = new Map<number, number>();
  // What is to be done is no thing: `build it` has nothing of `move the build folder`.
  for (const [word, weight] of weights)
    for (const number of numbersFor(index.words, word))
      if (same.has(number) || word !== act) scores.set(number, (scores.get(number) ?? 0) + weight);
  let number = 0;
  return index.questions.split('\n').flatMap((row, recipe) => {
    let best: Near | undefined;
    for (const question of row.split('\t')) {
      const score = scores.get(number) ?? 0;
      if (score > (best?.score ?? 0)) best = { recipe, question, score, sameAct: same.has(number) };
      number += 1;
    }
    return best ?? [];
  });
}

/** The numbers that stand behind a word. */
function numbersFor(lines: string, word: string): readonly number[] {
  const at = lines.indexOf(`\n${word} `);
  if (at === -1) return [];
  const start = at + word.length + 2;
  return lines.slice(start, lines.indexOf('\n', start)).split(' ').map(Number);
}

/** The action, if the question asks for more than showing: `write` in `please write me a poem`; `logs` is no `log in`. */
export function actOf(words: readonly Word[]): string | undefined {
  const at = words.findIndex(says);
  const shows = words.slice(0, at).some(({ lower }) => SHOWS.test(lower));
  return at < 0 || shows ? undefined : words[at]?.lower;
}

const SHOWS =
  /^(?:show|list|display|print|give|tell|find|get|see|view|check|what|which|is|are|do|does|did|have|has)$/;

/** File names and numbers say nothing about the kind of request. */
export function says({ raw, lower, quoted }: Word): boolean {
  return (
    !quoted &&
    !SKIPPED.has(lower) &&
    !looksLikeFile(raw) &&
    !/^(\d+|if|and|or|not|then|but|so|each)$/.test(lower)
  );
}
