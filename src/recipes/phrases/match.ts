// Matches a question against a phrase; all words of the question must be accounted for.

import type { Strictness } from '../slots/recipe.ts';
import type { Slots } from '../slots/slot-values.ts';
import { ARTICLES, SKIPPED } from '../words/common-words.ts';
import type { Atom, Element, Phrase } from './phrases.ts';
import type { Reading } from './reading.ts';

export type PhraseMatch = {
  /** Words that were understood, two points each; less if any word would have matched, or with a typo. */
  readonly score: number;
  /** Words taken for names that nothing marks as names; a typo is half of one. */
  readonly guessed: number;
  readonly slots: Slots;
};

/** One way to read an element: up to `end`, from wherever it was tried. */
type Placement = PhraseMatch & { readonly end: number };

/** Matches one question against phrases of one strictness. */
export type Attempt = {
  readonly reading: Reading;
  readonly strictness: Strictness;
  /** The ways to read an element from a word on, remembered across phrases. */
  readonly placements: (element: Element, at: number) => readonly Placement[];
};

export function createAttempt(reading: Reading, strictness: Strictness): Attempt {
  const memory = new Map<Element, (readonly Placement[])[]>();
  return {
    reading,
    strictness,
    placements(element, at) {
      const row = memory.get(element) ?? [];
      memory.set(element, row);
      row[at] ??= placeElement(reading, at, element, strictness);
      return row[at];
    },
  };
}

/** The best way to read the whole question as the phrase. */
export function matchPhrase(
  phrase: Phrase,
  { reading, strictness, placements }: Attempt,
): PhraseMatch | undefined {
  const length = reading.words.length;
  const required = phrase.reduce((mask, element, i) => (element.optional ? mask : mask | (1 << i)), 0);
  // Compares words before placing anything: most phrases fail here.
  if (phrase.some((element) => !element.optional && !mayStand(element))) return undefined;
  // Words before slots: reading a slot may take a dozen patterns.
  if (phrase.some((element, i) => isWord(element) && !isAnywhere(i))) return undefined;
  if (phrase.some((element, i) => isSlot(element) && !isAnywhere(i))) return undefined;
  const memo = new Map<number, PhraseMatch | undefined>();
  return cover(0, 0);

  function cover(at: number, used: number): PhraseMatch | undefined {
    if (at === length)
      return (used & required) === required ? { score: 0, guessed: 0, slots: {} } : undefined;
    const key = at * 65_536 + used;
    if (!memo.has(key)) memo.set(key, bestFrom(at, used));
    return memo.get(key);
  }

  function bestFrom(at: number, used: number): PhraseMatch | undefined {
    let best = reading.canSkip(at, strictness) ? cover(at + 1, used) : undefined;
    for (const i of candidates(phrase, used, strictness)) {
      for (const placement of placed(i, at)) {
        const rest = cover(placement.end, used | (1 << i));
        const score = (rest?.score ?? 0) + placement.score;
        if (rest === undefined || (best !== undefined && best.score >= score)) continue;
        // `today and yesterday` gives two values where only one can be kept.
        if (Object.keys(placement.slots).some((name) => Object.hasOwn(rest.slots, name))) continue;
        best = {
          score,
          guessed: rest.guessed + placement.guessed,
          slots: { ...rest.slots, ...placement.slots },
        };
      }
    }
    return best;
  }

  function mayStand({ words }: Element): boolean {
    const meant = words();
    return meant === undefined || reading.mayHold(meant);
  }

  function isWord({ optional, words }: Element): boolean {
    return !optional && words() !== undefined;
  }

  function isSlot({ optional, words }: Element): boolean {
    return !optional && words() === undefined;
  }

  function isAnywhere(i: number): boolean {
    return reading.words.some((_, at) => placed(i, at).length > 0);
  }

  function placed(i: number, at: number): readonly Placement[] {
    const element = phrase[i];
    return element === undefined ? [] : placements(element, at);
  }
}

/** Which elements may come next. In ordered phrases, optional ones may be left out. */
function candidates(phrase: Phrase, used: number, strictness: Strictness): readonly number[] {
  const unused = phrase.flatMap((_, i) => ((used & (1 << i)) === 0 ? [i] : []));
  if (strictness === 'reads') return unused;
  const last = 31 - Math.clz32(used);
  const later = unused.filter((i) => i > last);
  const wall = later.findIndex((i) => phrase[i]?.optional === false);
  return wall === -1 ? later : later.slice(0, wall + 1);
}

function placeElement(
  reading: Reading,
  at: number,
  element: Element,
  strictness: Strictness,
): readonly Placement[] {
  const words = element.words();
  if (words !== undefined && !reading.mayHold(words, at)) return [];
  const found: Placement[] = [];
  for (const sequence of element.sequences()) {
    let placements: readonly Placement[] = [{ end: at, score: 0, guessed: 0, slots: {} }];
    for (const [i, atom] of sequence.entries()) {
      if (placements.length === 0) break;
      placements = placements.flatMap((before) =>
        extend(reading, before, atom, { strictness, inside: i > 0 }),
      );
    }
    found.push(...placements);
  }
  return found;
}

/** An article may come between the words of one sequence. */
function extend(
  reading: Reading,
  before: Placement,
  atom: Atom,
  { strictness, inside }: { readonly strictness: Strictness; readonly inside: boolean },
): readonly Placement[] {
  const plain = placeAtom(reading, before, atom, strictness);
  const article = inside && ARTICLES.has(reading.words[before.end]?.lower ?? '');
  return article
    ? [...plain, ...placeAtom(reading, { ...before, end: before.end + 1 }, atom, strictness)]
    : plain;
}

function placeAtom(
  reading: Reading,
  { end: at, score, guessed, slots }: Placement,
  atom: Atom,
  strictness: Strictness,
): readonly Placement[] {
  if (atom.type === 'slot') {
    return reading.slots(atom.reader, at).map(({ end, value, loose }) => ({
      end,
      score: score + (loose === true ? reading.unknownWords(at, end) : (end - at) * 2),
      guessed: guessed + (loose === true ? reading.guessedIn(value, at, end) : 0),
      slots: { ...slots, [atom.name]: value },
    }));
  }
  const lower = reading.words[at]?.lower ?? '';
  const likeness = reading.likeness(at, atom.word, strictness);
  if (likeness === 'different' || (atom.exact && likeness === 'same' && lower !== atom.word)) return [];
  const slips = likeness === 'slip' ? 0.5 : 0;
  return [{ end: at + 1, score: score + worth(lower, likeness), guessed: guessed + slips, slots }];
}

/** A filler word is worth little even if a phrase contains it. */
function worth(lower: string, likeness: 'same' | 'slip'): number {
  if (SKIPPED.has(lower)) return 0.5;
  return likeness === 'same' ? 2 : 1.5;
}
