// Indexes the examples of a table by their words: plain data, which the build stores.

import type { Recipe } from '../slots/recipe.ts';
import { readWords } from '../words/words.ts';
import { actOf, type ExampleIndex, RARE, says, singular } from './nearest.ts';
import { wordsOfPhrases } from './phrases.ts';

export function indexExamples(table: readonly Pick<Recipe, 'phrases' | 'examples'>[]): ExampleIndex {
  const examples = table.flatMap((row) => row.examples.map(({ question }) => readWords(question)));
  const holders = new Map<string, number[]>();
  for (const { phrases, examples: own } of table) {
    const said = own.flatMap(({ question }) => readWords(question).map(({ lower }) => lower));
    for (const word of new Set([...wordsOfPhrases(phrases), ...said]))
      holders.set(word, [(holders.get(word)?.[0] ?? 0) + 1]);
  }
  return {
    questions: table.map((row) => row.examples.map(({ question }) => question).join('\t')).join('\n'),
    words: lines(numbered(examples, (words) => words.filter(says).map(({ lower }) => singular(lower)))),
    acts: lines(numbered(examples, (words) => [actOf(words) ?? []].flat())),
    holders: lines([...holders].filter(([, [count = 0]]) => count > RARE)),
  };
}

function numbered<T>(all: readonly T[], wordsOf: (one: T) => readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [number, one] of all.entries())
    for (const word of new Set(wordsOf(one))) found.set(word, [...(found.get(word) ?? []), number]);
  return found;
}

function lines(entries: Iterable<readonly [string, readonly number[]]>): string {
  return `${[...entries].map(([word, numbers]) => `\n${word} ${numbers.join(' ')}`).join('')}\n`;
}
