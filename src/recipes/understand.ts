// Finds the recipes for a question, part by part, with their slots filled; or the nearest examples.

import { EXAMPLE_INDEX } from './example-index.ts';
import { isMisread } from './misread.ts';
import {
  asksForMeaning,
  asksInGeneral,
  isStory,
  jointsIn,
  mayFollow,
  opensAnAct,
  pointsAtNothing,
} from './phrases/clauses.ts';
import { createAttempt, matchPhrase } from './phrases/match.ts';
import { exampleLike, nearestQuestions } from './phrases/nearest.ts';
import { indexPhrases, isKnown, type PhraseIndex, reachable } from './phrases/phrase-index.ts';
import { parsePhrase } from './phrases/phrases.ts';
import { createReading } from './phrases/reading.ts';
import { hasInstaller } from './programs.ts';
import { saysOne } from './slots/kinds.ts';
import type { Recipe, RecipeWorld } from './slots/recipe.ts';
import { number, pathsOf, type Slots } from './slots/slot-values.ts';
import { withNames } from './spaced-names.ts';
import { RECIPES } from './table.ts';
import { TABLE_INDEX } from './table-index.ts';
import { explainedLater, type Unsure } from './unsure.ts';
import { SKIPPED, withoutFiller } from './words/common-words.ts';
import { onlyReads } from './words/only-reads.ts';
import { readWords, type Word } from './words/words.ts';

/** One thing that was asked, and the row that answers it. */
export type Part = { readonly recipe: Recipe; readonly slots: Slots };

export type Understood = {
  readonly type: 'parts';
  readonly parts: readonly [Part, ...Part[]];
  /** From 0 to 1: how much of the question the rows account for. */
  readonly score: number;
};

/** Rows whose scores differ by less are ambiguous. */
const MARGIN = 0.5;
/** Maximum length of a question. */
const MOST_WORDS = 48;
const MOST_JOINTS = 8;

/**
 * The rows that answer all of the question; undefined if a part of it is not understood. `world`: existing names decide
 * whether a word is a branch or a folder, and where a name with spaces ends.
 */
export function understoodParts(question: string, world?: RecipeWorld): Understood | undefined {
  const parts = readQuestion(question, world);
  if (parts?.[0] === undefined) return undefined;
  return { type: 'parts', parts: [parts[0], ...parts.slice(1)], score: scoreOf(parts) };
}

/** 1 where every word is a word of the rows or certainly a name. */
function scoreOf(parts: readonly ScoredPart[]): number {
  const guessed = parts.reduce((sum, part) => sum + part.guessed, 0);
  const isGeneral = parts.length > 1 || parts.some(({ recipe }) => recipe.general === true);
  return Math.max(LEAST, 1 - FOR_GUESS * guessed - (isGeneral ? FOR_GENERAL : 0));
}

/** As in `grammar/read.ts`: of two readings with the same guesses, the fixed intent is preferred. */
const FOR_GUESS = 0.07;
/** Several intents, or one that the grammar may express with more conditions, give way to one whole reading. */
const FOR_GENERAL = 0.15;
/** All words are accounted for, even if as names. */
const LEAST = 0.7;

/** A cache: a question is read again before each of its steps. */
const READ = new WeakMap<RecipeWorld, Map<string, ReadParts>>();

/** Undefined if not all of it is understood. */
type ReadParts = readonly ScoredPart[] | undefined;

function readQuestion(question: string, world: RecipeWorld | undefined): ReadParts {
  const before = world && READ.get(world);
  if (before?.has(question) === true) return before.get(question);
  const said = readWords(question);
  const parts = said.length > MOST_WORDS ? undefined : partsOf(withNames(said, world), world);
  if (world !== undefined) READ.set(world, (before ?? new Map()).set(question, parts));
  return parts;
}

function partsOf(words: readonly Word[], world: RecipeWorld | undefined): readonly ScoredPart[] | undefined {
  return split(words, world) ?? afterStory(words, world);
}

/** `I copied my photos twice, can you find duplicate files?`: the request alone, if the clause before it is only narrative. */
function afterStory(
  words: readonly Word[],
  world: RecipeWorld | undefined,
): readonly ScoredPart[] | undefined {
  const joint = jointsIn(words).findLast(({ end }) => words[end - 1]?.pause !== '');
  return joint !== undefined && isStory(words.slice(0, joint.end))
    ? split(words.slice(joint.next), world)
    : undefined;
}

/** The nearest examples, and the words not understood if the rest is clear. */
export function unsureOf(question: string): Unsure {
  return explainedLater(() => explain(question));
}

function explain(question: string): Omit<Unsure, 'type'> {
  const words = readWords(question);
  const found = words.length > MOST_EXPLAINED || asksInGeneral(words) ? undefined : clearPart(words);
  const near = nearestQuestions(words, EXAMPLES);
  if (found === undefined) return { nearest: near, unclear: undefined };
  const own = exampleLike(found.recipe, { words, rest: found.rest }, EXAMPLES);
  const nearest = [...new Set([...(own === undefined ? [] : [own]), ...near])].slice(0, MOST_SUGGESTED);
  return { nearest, unclear: { clear: found.clear, rest: found.rest } };
}

const EXAMPLES = { table: RECIPES, index: EXAMPLE_INDEX };
const MOST_SUGGESTED = 2;
/** Each try matches all phrases, so only short questions are explained. */
const MOST_EXPLAINED = 14;

/** A clause, else all but one unknown word, else the longest beginning or end that says enough. */
function clearPart(words: readonly Word[]) {
  const joints = jointsIn(words);
  const every = words.map((_, at) => at);
  const inner = every.slice(1);
  const tries = [
    ...joints.map(({ end, next }) => cut(words.slice(0, end), words.slice(next))),
    ...joints.map(({ end, next }) => cut(words.slice(next), words.slice(0, end))),
    ...every.filter((at) => isUnknown(words[at])).map((at) => without(words, at)),
    ...inner.toReversed().map((at) => cut(words.slice(0, at), words.slice(at), 2)),
    ...inner
      .filter((at) => opensAnAct(words.slice(at)))
      .map((at) => cut(words.slice(at), words.slice(0, at), 2)),
  ];
  for (const { asked, least, clear, rest } of tries) {
    const recipe = rest === '' ? undefined : surely(asked, least);
    if (recipe !== undefined) return { recipe, clear, rest };
  }
  return undefined;
}

function cut(asked: readonly Word[], rest: readonly Word[], least = 1) {
  return { asked, least, clear: said(asked), rest: said(rest) };
}

function without(words: readonly Word[], at: number) {
  const asked = words.toSpliced(at, 1);
  return { ...cut(asked, words.slice(at, at + 1)), clear: at === words.length - 1 ? said(asked) : '' };
}

/** The row for these words, with `least` of them telling, unless it took an unknown word for a name. */
function surely(words: readonly Word[], least: number): Recipe | undefined {
  const telling = withoutFiller(words).filter(({ quoted, lower }) => quoted || !SKIPPED.has(lower)).length;
  const hangs = /^(the|a|an|in|on|of|to|for|from|with|at|by|and|my)$/.test(words.at(-1)?.lower ?? '');
  const found = telling < least || hangs ? undefined : matchPart(words);
  return found === undefined || found.score < telling * 1.5 ? undefined : found.recipe;
}

function isUnknown(word: Word | undefined): boolean {
  return word !== undefined && !word.quoted && !isKnown(TABLE_INDEX, word.lower);
}

function said(words: readonly Word[]): string {
  return words.map(({ raw, quoted }) => (quoted ? `'${raw}'` : raw)).join(' ');
}

/** Splits into as few parts as possible, each of which is understood on its own. */
function split(words: readonly Word[], world: RecipeWorld | undefined): readonly ScoredPart[] | undefined {
  const memo = new Map<number, readonly ScoredPart[] | undefined>();
  const joints = jointsIn(words);
  return joints.length > MOST_JOINTS ? undefined : from(0);

  function from(start: number): readonly ScoredPart[] | undefined {
    if (!memo.has(start)) memo.set(start, best(start));
    return memo.get(start);
  }

  function best(start: number): readonly ScoredPart[] | undefined {
    const hard = joints.find((joint) => joint.hard && joint.end > start)?.end ?? words.length;
    const ends = [
      hard,
      ...joints
        .filter(({ end }) => end > start && end < hard)
        .map(({ end }) => end)
        .reverse(),
    ];
    let found: readonly ScoredPart[] | undefined;
    for (const end of ends) {
      const part = matchPart(words.slice(start, end), world);
      const apart = joints.find((joint) => joint.end === end);
      if (part !== undefined && apart !== undefined && !mayFollow(words, start, apart, part.recipe)) continue;
      const next = apart?.next ?? end;
      const rest = part === undefined ? undefined : next >= words.length ? [] : from(next);
      if (part === undefined || rest === undefined) continue;
      if (found === undefined || rest.length + 1 < found.length) found = [part, ...rest];
    }
    return found;
  }
}

type ScoredPart = Part & { readonly score: number; readonly guessed: number };

function matchPart(words: readonly Word[], world?: RecipeWorld): ScoredPart | undefined {
  if (asksForMeaning(words) || asksInGeneral(words) || pointsAtNothing(words)) return undefined;
  const [first, second] = rankParts(words, { table: RECIPES, index: TABLE_INDEX, world });
  if (first === undefined || (second !== undefined && first.score - second.score < MARGIN)) return undefined;
  return first;
}

/** Every row of a table that matches all words, best first. */
export function waysToRead(text: string, table: readonly Recipe[], world?: RecipeWorld): readonly Part[] {
  const words = withNames(readWords(text), world);
  if (words.length > MOST_WORDS) return [];
  return rankParts(words, { table, index: table === RECIPES ? TABLE_INDEX : indexPhrases(table), world });
}

type Knowledge = {
  readonly table: readonly Recipe[];
  readonly index: PhraseIndex;
  readonly world: RecipeWorld | undefined;
};

function rankParts(words: readonly Word[], { table, index, world }: Knowledge): readonly ScoredPart[] {
  const asked = withoutFiller(words);
  if (asked.length === 0) return [];
  const reads = onlyReads(words);
  const reading = createReading(asked, index, world);
  const attempts = { reads: createAttempt(reading, 'reads'), changes: createAttempt(reading, 'changes') };
  return reachedRows(table, reachable(index, reading.forms))
    .flatMap(({ recipe, phrases }) => {
      if (reads && recipe.effect === 'changes') return [];
      const matches = phrases.flatMap(
        (phrase) => matchPhrase(parsePhrase(phrase), attempts[recipe.effect]) ?? [],
      );
      const [best] = matches.sort((a, b) => b.score - a.score);
      return best === undefined || best.score === 0 ? [] : [{ recipe, ...best }];
    })
    .flatMap((part) => (isMisread(part, asked, world) ? [] : fitting(part, world)))
    .map((part) => oneIfSaid(part, asked))
    .sort((a, b) => b.score - a.score);
}

/** The rows that these phrases are of, in the order of the table. `numbers`: in their order, through the table. */
function reachedRows(table: readonly Recipe[], numbers: readonly number[]) {
  const rows: { readonly recipe: Recipe; readonly phrases: readonly string[] }[] = [];
  let [first, at] = [0, 0];
  for (const recipe of table) {
    const end = first + recipe.phrases.length;
    const phrases: string[] = [];
    for (let number = numbers[at]; number !== undefined && number < end; number = numbers[++at])
      phrases.push(...recipe.phrases.slice(number - first, number - first + 1));
    if (phrases.length > 0) rows.push({ recipe, phrases });
    if (at === numbers.length) break;
    first = end;
  }
  return rows;
}

/** Facts (a branch of that name and no folder, a single commit) outweigh the words. */
const BRANCH_SCORE = 2;

function fitting(part: ScoredPart, world: RecipeWorld | undefined): readonly ScoredPart[] {
  const { branchIn, withOneCommit, inRepository, needsInstaller, onlyFiles } = part.recipe;
  const { file, files } = part.slots;
  if (onlyFiles === true && [file, files].flatMap(pathsOf).some((path) => world?.kindOf(path) === 'folder'))
    return [];
  if (!hasInstaller(needsInstaller, world?.installer())) return [];
  if (inRepository === true)
    return (world?.branches().length ?? 0) > 0 ? [{ ...part, score: part.score + BRANCH_SCORE }] : [];
  if (withOneCommit)
    return world?.oneCommit() === true ? [{ ...part, score: part.score + BRANCH_SCORE }] : [];
  const named = branchIn === undefined ? undefined : part.slots[branchIn];
  if (named?.type !== 'text') return [part];
  if (world?.branches().includes(named.text) !== true) return [];
  return [{ ...part, score: part.score + (world.kindOf(named.text) === 'none' ? BRANCH_SCORE : 0) }];
}

function oneIfSaid(part: ScoredPart, words: readonly Word[]): ScoredPart {
  const { recipe, slots } = part;
  if (recipe.countsOne !== true || slots['count'] !== undefined || !saysOne(words)) return part;
  return { ...part, slots: { ...slots, count: number(1) } };
}
