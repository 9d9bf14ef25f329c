// What the words of one question may be read as, computed once for all phrases.

import type { RecipeWorld, Strictness } from '../slots/recipe.ts';
import type { Reading as SlotReading, SlotValue } from '../slots/slot-values.ts';
import { SLOT_READERS } from '../slots/slots.ts';
import { ARTICLES, SKIPPED } from '../words/common-words.ts';
import { type Likeness, mayBeSlip, spelledLike } from '../words/spelling.ts';
import type { Word } from '../words/words.ts';
import { isKnown, knownNear, type PhraseIndex } from './phrase-index.ts';

export type Reading = {
  readonly words: readonly Word[];
  /** Every word of the rows that a word of the question could be, and possibly more. */
  readonly forms: ReadonlySet<string>;
  /** Whether a word of the question, or the one at an index, could be one of these; a fast test to rule phrases out. */
  readonly mayHold: (words: readonly string[], at?: number) => boolean;
  /** How close the word at an index is to `meant`. */
  readonly likeness: (at: number, meant: string, strictness: Strictness) => Likeness;
  readonly slots: (reader: string, at: number) => readonly SlotReading[];
  readonly canSkip: (at: number, strictness: Strictness) => boolean;
  /** How many words from `from` up to `to` no phrase uses: `kernel` is probably not the name of a program. */
  readonly unknownWords: (from: number, to: number) => number;
  /** How many of these words may be no name: bare, and no entry of that name exists; words of the rows count twice. */
  readonly guessedIn: (value: SlotValue, from: number, to: number) => number;
};

export function createReading(words: readonly Word[], index: PhraseIndex, world?: RecipeWorld): Reading {
  const likenesses = new Map<string, Likeness>();
  const slots = new Map<string, readonly SlotReading[]>();
  const slips = words.map(({ quoted, lower }) => !quoted && mayBeSlip(lower) && !isKnown(index, lower));
  const skipped = words.map(
    (word, at) => !word.quoted && !isInterval(words, at) && isSkipped(word.lower, slips[at] === true),
  );
  const formsAt = words.map(
    ({ quoted, lower }, at) =>
      new Set(quoted ? [] : [...numbersOf(lower), ...(slips[at] ? slipsOf(lower, index) : [])]),
  );
  const forms = new Set(formsAt.flatMap((own) => [...own]));
  return {
    words,
    forms,
    mayHold(meant, at) {
      const own = at === undefined ? forms : formsAt[at];
      return meant.some((word) => own?.has(word));
    },
    likeness(at, meant, strictness) {
      const word = words[at];
      if (word === undefined || word.quoted) return 'different';
      if (strictness === 'changes' || !slips[at]) return spelledLike(word.lower, meant);
      return remember(likenesses, `${at} ${meant}`, () => spelledLike(word.lower, meant, true));
    },
    slots: (reader, at) => remember(slots, `${at} ${reader}`, () => SLOT_READERS[reader]?.(words, at) ?? []),
    canSkip(at, strictness) {
      const word = words[at];
      if (strictness === 'reads') return skipped[at] === true;
      // `create folders a, b and c`: in a list, it is a name.
      return word !== undefined && !word.quoted && word.pause === '' && ARTICLES.has(word.lower);
    },
    unknownWords: (from, to) =>
      words.slice(from, to).filter((word) => word.quoted || !isKnown(index, word.lower)).length,
    guessedIn(value, from, to) {
      if (value.type === 'path' && world !== undefined && world.kindOf(value.path) !== 'none') return 0;
      if (NAMES_IT.test(words[from - 1]?.lower ?? '')) return 0;
      const bare = words.slice(from, to).filter(({ quoted, raw }) => !quoted && !SURE_NAME.test(raw));
      return bare.reduce((sum, { lower }) => sum + (isKnown(index, lower) ? 2 : 1), 0);
    },
  };
}

/** Any word after these is a name or a text. */
const NAMES_IT =
  /^(?:named|called|titled|by|user|word|text|string|contain|contains|containing|mention|mentions|mentioning|replace|with)$/;
/** With a dot, a slash or only capitals, a word is no word of a sentence. */
const SURE_NAME = /[./~]|^[A-Z]{2,}$/;

/** `every second line` is not the second line. */
function isInterval(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.lower === 'every' &&
    /^(other|\d+(st|nd|rd|th)?|second|third|fourth|fifth|tenth)$/.test(words[at + 1]?.lower ?? '')
  );
}

const LONG_SKIPPED = [...SKIPPED].filter((word) => word.length > 4);

function isSkipped(lower: string, slips: boolean): boolean {
  if (SKIPPED.has(lower)) return true;
  return (
    slips &&
    remember(SKIPPED_SLIPS, lower, () =>
      LONG_SKIPPED.some((word) => spelledLike(lower, word, true) === 'slip'),
    )
  );
}

/** Parts of a question are read a dozen times. */
const SKIPPED_SLIPS = new Map<string, boolean>();
const SLIPS = new WeakMap<PhraseIndex, Map<string, readonly string[]>>();

/** The word itself, and what it may be the plural of. */
function numbersOf(lower: string): readonly string[] {
  if (!lower.endsWith('s')) return [lower];
  const ways = [lower, lower.slice(0, -1)];
  if (lower.endsWith('es')) ways.push(lower.slice(0, -2));
  if (lower.endsWith('ies')) ways.push(`${lower.slice(0, -3)}y`);
  return ways;
}

/** The words of the rows that this one is one slip away from. */
function slipsOf(lower: string, index: PhraseIndex): readonly string[] {
  const known = SLIPS.get(index) ?? new Map<string, readonly string[]>();
  SLIPS.set(index, known);
  return remember(known, lower, () =>
    knownNear(index, lower).filter((word) => spelledLike(lower, word, true) === 'slip'),
  );
}

function remember<T>(memory: Map<string, T>, key: string, work: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = work();
  memory.set(key, value);
  return value;
}
