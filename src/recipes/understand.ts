// From a question to recipes with their slots filled, part by part; or to what comes nearest.

import { SKIPPED, withoutFiller } from './common-words.ts';
import { createAttempt, matchPhrase } from './match.ts';
import { nearestQuestions } from './nearest.ts';
import { type Phrase, parsePhrase, wordsOfPhrases } from './phrases.ts';
import { createReading } from './reading.ts';
import type { Recipe } from './recipe.ts';
import type { Slots } from './slot-values.ts';
import { RECIPES } from './table.ts';
import { readWords, type Word } from './words.ts';

/** One thing that was asked, and the row that answers it. */
export type Part = { readonly recipe: Recipe; readonly slots: Slots };

export type Understanding =
  | { readonly type: 'parts'; readonly parts: readonly [Part, ...Part[]] }
  /** Example questions, nearest first. */
  | { readonly type: 'unsure'; readonly nearest: readonly string[] };

/** Two rows that fit almost equally well leave us unsure. */
const MARGIN = 0.5;
/** A person's line, not a document. */
const MOST_WORDS = 48;
const MOST_JOINTS = 8;

export function understand(question: string): Understanding {
  const words = readWords(question);
  const parts = words.length > MOST_WORDS ? undefined : split(words);
  if (parts?.[0] === undefined) return { type: 'unsure', nearest: nearestQuestions(words, RECIPES) };
  return { type: 'parts', parts: [parts[0], ...parts.slice(1)] };
}

/** As few parts as possible, every one of which is understood on its own. */
function split(words: readonly Word[]): readonly Part[] | undefined {
  const memo = new Map<number, readonly Part[] | undefined>();
  const joints = jointsIn(words);
  return joints.length > MOST_JOINTS ? undefined : from(0);

  function from(start: number): readonly Part[] | undefined {
    if (!memo.has(start)) memo.set(start, best(start));
    return memo.get(start);
  }

  function best(start: number): readonly Part[] | undefined {
    const hard = joints.find((joint) => joint.hard && joint.end > start)?.end ?? words.length;
    const ends = [
      hard,
      ...joints
        .filter(({ end }) => end > start && end < hard)
        .map(({ end }) => end)
        .reverse(),
    ];
    let found: readonly Part[] | undefined;
    for (const end of ends) {
      const part = matchPart(words.slice(start, end));
      const next = joints.find((joint) => joint.end === end)?.next ?? end;
      const rest = part === undefined ? undefined : next >= words.length ? [] : from(next);
      if (part === undefined || rest === undefined) continue;
      if (found === undefined || rest.length + 1 < found.length) found = [part, ...rest];
    }
    return found;
  }
}

/** Where a question may fall into two. `hard`: it must, the person wrote a semicolon or ended a sentence. */
type Joint = { readonly end: number; readonly next: number; readonly hard: boolean };

function jointsIn(words: readonly Word[]): readonly Joint[] {
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

function matchPart(words: readonly Word[]): Part | undefined {
  const asked = withoutFiller(words);
  if (asked.length === 0) return undefined;
  const reading = createReading(asked, KNOWN);
  const attempts = { reads: createAttempt(reading, 'reads'), changes: createAttempt(reading, 'changes') };
  const found = PREPARED.flatMap(({ recipe, phrases }) => {
    const matches = phrases.flatMap((phrase) => matchPhrase(phrase, attempts[recipe.effect]) ?? []);
    const [best] = matches.sort((a, b) => b.score - a.score);
    return best === undefined || best.score === 0 ? [] : [{ recipe, ...best }];
  }).sort((a, b) => b.score - a.score);
  const [first, second] = found;
  if (first === undefined || (second !== undefined && first.score - second.score < MARGIN)) return undefined;
  return { recipe: first.recipe, slots: first.slots };
}

type Prepared = { readonly recipe: Recipe; readonly phrases: readonly Phrase[] };

const PREPARED: readonly Prepared[] = RECIPES.map((recipe) => ({
  recipe,
  phrases: recipe.phrases.map(parsePhrase),
}));

/** Every word the phrases use: none of them is a slip of the finger for another. */
const KNOWN: ReadonlySet<string> = new Set([
  ...SKIPPED,
  ...wordsOfPhrases(RECIPES.flatMap(({ phrases }) => phrases)),
]);
