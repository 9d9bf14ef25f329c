// Which phrases of a table a question can reach, and which words the table knows: plain data, which the build writes down.

import { SKIPPED } from '../words/common-words.ts';
import { parsePhrase, type Sequence, wordsOfPhrases } from './phrases.ts';

export type PhraseIndex = {
  /** On each line a word and the numbers of phrases that may be said with it; phrases count through the whole table. */
  readonly reach: string;
  /** Phrases that may be said without a word of theirs. */
  readonly always: readonly number[];
  /** Every word that the phrases use, singular and plural, or that says nothing: by length, between spaces. */
  readonly words: readonly string[];
};

/** Every phrase is under words of which a question has at least one, if it says the phrase at all. */
export function indexPhrases(table: readonly { readonly phrases: readonly string[] }[]): PhraseIndex {
  const sources = table.flatMap(({ phrases }) => phrases);
  const signs = sources.map(signsOf);
  const counts = new Map<string, number>();
  for (const word of signs.flat(3)) counts.set(word, (counts.get(word) ?? 0) + 1);
  // A word that people say without meaning would reach its phrases from most questions.
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
    words: byLength(new Set([...SKIPPED, ...wordsOfPhrases(sources)])),
  };
}

/** Numbers of the phrases that these forms of a question's words can say, in the order of the table. */
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
  return words[word.length]?.includes(` ${word} `) === true;
}

/** Known words at most two letters longer or shorter. */
export function knownAround({ words }: PhraseIndex, { length }: string): readonly string[] {
  return words.slice(Math.max(length - 2, 1), length + 3).flatMap((line) => line.split(' '));
}

/** For each element that must be there: the words of each way to say it; none where a slot alone may do. */
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

/** One word of each way to say an element. */
function rarest(ways: readonly (readonly string[])[], cost: Cost): readonly string[] {
  return [...new Set(ways.map((words) => words.reduce((a, b) => (cost(b) < cost(a) ? b : a))))];
}

/** The element whose words are said least. */
function cheapest(elements: readonly (readonly string[])[], cost: Cost): readonly string[] | undefined {
  const whole = (words: readonly string[]): number => words.reduce((sum, word) => sum + cost(word), 0);
  return elements.toSorted((a, b) => whole(a) - whole(b))[0];
}

function byLength(words: ReadonlySet<string>): readonly string[] {
  const lines: string[] = [];
  for (const word of words) lines[word.length] = `${lines[word.length] ?? ' '}${word} `;
  return Array.from(lines, (line) => line ?? '');
}
