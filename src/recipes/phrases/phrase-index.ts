// Indexes the phrases of a table by their words: plain data, which the build stores.

import { SKIPPED } from '../words/common-words.ts';
import { type WordLines, WordList, wordLines } from '../words/spelling.ts';
import { parsePhrase, type Sequence, wordsOfPhrases } from './phrases.ts';

export type PhraseIndex = {
  /** On each line a word and the numbers of the phrases that may contain it; phrases are numbered through the table. */
  readonly reach: string;
  /** Phrases that may match without any distinctive word. */
  readonly always: readonly number[];
  /** Every word of the phrases, singular and plural, and every filler word. */
  readonly words: WordLines;
};

/** Each phrase is listed under words at least one of which is in every question that matches it. */
export function indexPhrases(table: readonly { readonly phrases: readonly string[] }[]): PhraseIndex {
  const sources = table.flatMap(({ phrases }) => phrases);
  const signs = sources.map(signsOf);
  const counts = new Map<string, number>();
  for (const word of signs.flat(3)) counts.set(word, (counts.get(word) ?? 0) + 1);
  // A filler word would find its phrases for most questions.
  const cost = (word: string): number => (counts.get(word) ?? 0) + (SKIPPED.has(word) ? sources.length : 0);
  const keys = signs.map((elements) =>
    cheapest(
      elements.map((choices) => rarest(choices, cost)),
      cost,
    ),
  );
  const reach = new Map<string, number[]>();
  for (const [number, words] of keys.entries()) {
    for (const word of words ?? []) reach.set(word, [...(reach.get(word) ?? []), number]);
  }
  return {
    reach: [...reach].map(([word, numbers]) => `\n${word} ${numbers.join(' ')}`).join(''),
    always: [...keys.entries()].flatMap(([number, words]) => (words === undefined ? [number] : [])),
    words: wordLines([...SKIPPED, ...wordsOfPhrases(sources)]),
  };
}

/** Numbers of the phrases that these forms of a question's words can match, in table order. */
export function reachable({ reach, always }: PhraseIndex, forms: Iterable<string>): readonly number[] {
  const found = new Set(always);
  for (const form of forms) {
    const at = reach.indexOf(`\n${form} `);
    if (at === -1) continue;
    const end = reach.indexOf('\n', at + 1);
    const numbers = reach.slice(at + form.length + 2, end === -1 ? undefined : end);
    for (const number of numbers.split(' ')) found.add(Number(number));
  }
  return [...found].sort((a, b) => a - b);
}

export function isKnown({ words }: PhraseIndex, word: string): boolean {
  return new WordList(words).has(word);
}

/** All known words that may be meant where this one has a slip, and others. */
export function knownNear({ words }: PhraseIndex, word: string): readonly string[] {
  return new WordList(words).near(word);
}

/** For each required element: the words of each of its alternatives; none if a slot alone may match. */
function signsOf(source: string): readonly (readonly (readonly string[])[])[] {
  return parsePhrase(source)
    .filter(({ optional }) => !optional)
    .map(({ sequences }) => sequences().map(wordsIn))
    .filter((ways) => ways.every((words) => words.length > 0));
}

function wordsIn(sequence: Sequence): readonly string[] {
  return sequence.flatMap((atom) => (atom.type === 'word' ? [atom.word] : []));
}

type Cost = (word: string) => number;

/** One word of each alternative of an element. */
function rarest(ways: readonly (readonly string[])[], cost: Cost): readonly string[] {
  return [...new Set(ways.map((words) => words.reduce((a, b) => (cost(b) < cost(a) ? b : a))))];
}

/** The element with the rarest words. */
function cheapest(elements: readonly (readonly string[])[], cost: Cost): readonly string[] | undefined {
  const whole = (words: readonly string[]): number => words.reduce((sum, word) => sum + cost(word), 0);
  return elements.toSorted((a, b) => whole(a) - whole(b))[0];
}
