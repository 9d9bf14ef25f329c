// Indexes the examples of a table by their words: plain data, which the build stores.

import type { Example, Examples, Recipe } from '../slots/recipe.ts';
import { stem } from '../words/same-words.ts';
import { readWords } from '../words/words.ts';
import { actOf, type ExampleIndex, RARE, says } from './nearest.ts';
import { wordsOfPhrases } from './phrases.ts';

type Shown = { readonly examples: Examples };

/** The questions among a row's examples. */
export function questionsOf({ examples }: Shown): readonly string[] {
  return isList(examples) ? examples : Object.keys(examples);
}

export function examplesOf({ command, examples }: Shown & Pick<Recipe, 'command'>) {
  if (isList(examples)) return examples.map((question): Asked => ({ question, command }));
  return Object.entries(examples).map(
    ([question, example]): Asked =>
      typeof example === 'object' && 'command' in example
        ? { question, ...example }
        : { question, command: example },
  );
}

type Asked = Example & { readonly question: string };

function isList(examples: Examples): examples is readonly string[] {
  return Array.isArray(examples);
}

export function indexExamples(table: readonly Pick<Recipe, 'phrases' | 'examples'>[]): ExampleIndex {
  const examples = table.flatMap((row) => questionsOf(row).map(readWords));
  const holders = new Map<string, number[]>();
  for (const row of table) {
    const said = questionsOf(row).flatMap((question) => readWords(question).map(({ lower }) => lower));
    for (const word of new Set([...wordsOfPhrases(row.phrases), ...said]))
      holders.set(word, [(holders.get(word)?.[0] ?? 0) + 1]);
  }
  return {
    questions: table.map((row) => questionsOf(row).join('\t')).join('\n'),
    words: lines(numbered(examples, (words) => words.filter(says).map(({ lower }) => stem(lower)))),
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
