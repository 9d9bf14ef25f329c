// Does a question say what a phrase says? All of its words must be accounted for, or it does not.

import { ARTICLES, SKIPPED } from './common-words.ts';
import type { Atom, Element, Phrase } from './phrases.ts';
import type { Slots, SlotValue } from './slot-values.ts';
import { SLOT_READERS } from './slots.ts';
import { spelledLike } from './spelling.ts';
import type { Word } from './words.ts';

/**
 * `reads`: elements in any order, words without meaning skipped, small typing errors forgiven.
 * `changes`: in the phrase's own order, to the letter, only articles skipped.
 */
export type Strictness = 'reads' | 'changes';

export type PhraseMatch = {
  /** Words that were understood, two points each; less where any word would have done, or with a slip. */
  readonly score: number;
  readonly slots: Slots;
};

/** The best way to read the whole question as the phrase. */
export function matchPhrase(
  words: readonly Word[],
  phrase: Phrase,
  how: { readonly strictness: Strictness; readonly known: ReadonlySet<string> },
): PhraseMatch | undefined {
  const required = phrase.reduce((mask, element, i) => (element.optional ? mask : mask | (1 << i)), 0);
  const memo = new Map<number, PhraseMatch | undefined>();
  return cover(0, 0);

  function cover(at: number, used: number): PhraseMatch | undefined {
    if (at === words.length) return (used & required) === required ? { score: 0, slots: {} } : undefined;
    const key = at * 65_536 + used;
    if (!memo.has(key)) memo.set(key, bestFrom(at, used));
    return memo.get(key);
  }

  function bestFrom(at: number, used: number): PhraseMatch | undefined {
    const word = words[at];
    let best = word !== undefined && canSkip(word, how.strictness) ? cover(at + 1, used) : undefined;
    for (const i of candidates(phrase, used, how.strictness)) {
      for (const reading of readElement(words, at, phrase[i], how)) {
        const rest = cover(reading.end, used | (1 << i));
        if (rest === undefined || (best !== undefined && best.score >= rest.score + reading.score)) continue;
        best = { score: rest.score + reading.score, slots: { ...rest.slots, ...reading.slots } };
      }
    }
    return best;
  }
}

/** Which elements may come next. In order, optional ones may be left out. */
function candidates(phrase: Phrase, used: number, strictness: Strictness): readonly number[] {
  const unused = phrase.flatMap((_, i) => ((used & (1 << i)) === 0 ? [i] : []));
  if (strictness === 'reads') return unused;
  const last = 31 - Math.clz32(used);
  const later = unused.filter((i) => i > last);
  const wall = later.findIndex((i) => phrase[i]?.optional === false);
  return wall === -1 ? later : later.slice(0, wall + 1);
}

function canSkip(word: Word, strictness: Strictness): boolean {
  return !word.quoted && (strictness === 'reads' ? SKIPPED : ARTICLES).has(word.lower);
}

type Partial = {
  readonly end: number;
  readonly score: number;
  readonly slots: Readonly<Record<string, SlotValue>>;
};

function readElement(
  words: readonly Word[],
  at: number,
  element: Element | undefined,
  how: { readonly strictness: Strictness; readonly known: ReadonlySet<string> },
): readonly Partial[] {
  return (element?.sequences ?? []).flatMap((sequence) =>
    sequence.reduce<readonly Partial[]>(
      (partials, atom, i) =>
        partials.flatMap((partial) => extend(words, partial, atom, { ...how, inside: i > 0 })),
      [{ end: at, score: 0, slots: {} }],
    ),
  );
}

function extend(
  words: readonly Word[],
  partial: Partial,
  atom: Atom,
  how: { readonly strictness: Strictness; readonly known: ReadonlySet<string>; readonly inside: boolean },
): readonly Partial[] {
  const starts =
    how.inside && ARTICLES.has(words[partial.end]?.lower ?? '')
      ? [partial.end, partial.end + 1]
      : [partial.end];
  return starts.flatMap((start) =>
    readAtom(words, start, atom, how).map((read) => ({
      end: read.end,
      score: partial.score + read.score,
      slots: { ...partial.slots, ...read.slots },
    })),
  );
}

function readAtom(
  words: readonly Word[],
  at: number,
  atom: Atom,
  how: { readonly strictness: Strictness; readonly known: ReadonlySet<string> },
): readonly Partial[] {
  if (atom.type === 'slot') {
    return (SLOT_READERS[atom.reader]?.(words, at) ?? []).map(({ end, value, loose }) => ({
      end,
      score: loose === true ? unknownWords(words.slice(at, end), how.known) : (end - at) * 2,
      slots: { [atom.name]: value },
    }));
  }
  const word = words[at];
  if (word === undefined || word.quoted) return [];
  if (atom.exact && word.lower !== atom.word) return [];
  const likeness = spelledLike(word.lower, atom.word, how.strictness === 'reads' ? how.known : undefined);
  return likeness === 'different' ? [] : [{ end: at + 1, score: worth(word, likeness), slots: {} }];
}

/** A word that means nothing by itself is worth little even where a phrase has it. */
function worth(word: Word, likeness: 'same' | 'slip'): number {
  if (SKIPPED.has(word.lower)) return 0.5;
  return likeness === 'same' ? 2 : 1.5;
}

/** A loose reading counts for the words that no phrase uses: `kernel` is hardly the name of a program. */
function unknownWords(words: readonly Word[], known: ReadonlySet<string>): number {
  return words.filter((word) => word.quoted || !known.has(word.lower)).length;
}
