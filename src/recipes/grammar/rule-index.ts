// The index of every rule's patterns: computed at load when beck runs from source, stored by the build.

import { type WordLines, WordList, wordLines } from '../words/spelling.ts';
import { FILE_RULES, LINE_RULES, SAYING_RULES, TABLE_RULES } from './domains.ts';
import { packLists } from './language/packed-lists.ts';
import { outlineOf } from './language/pattern.ts';
import type { Rule, RuleIndex } from './language/scan.ts';

const files = indexRules(FILE_RULES);
const lines = indexRules(LINE_RULES);
const sayings = indexRules(SAYING_RULES);

type Indices = Readonly<Record<'files' | 'lines' | 'sayings' | 'tables', RuleIndex>>;

/** `words`: of all but the tables. */
export const RULE_INDEX: Indices & { readonly words: WordLines } = {
  files,
  lines,
  sayings,
  tables: indexRules(TABLE_RULES),
  words: wordLines(
    [files, lines, sayings]
      .flatMap(({ words }) => words.flatMap((line) => line.split(' ')))
      .filter((word) => word !== ''),
  ),
};

function indexRules(rules: readonly Rule<unknown>[]): RuleIndex {
  const outlines = rules.flatMap(({ patterns }) => patterns.map(outlineOf));
  const words = wordLines(
    outlines.flatMap(({ first, words, needs }) => [...needs.flat(), ...words, ...first.words]),
  );
  const list = new WordList(words);
  const byWord = Array.from({ length: list.size }, (): number[] => []);
  const bySlot: [number, ...string[]][] = [];
  const lists = new Map<string, number>();
  const listOf = (alternatives: readonly string[]): number => {
    const numbers = [...new Set(alternatives.map((word) => list.numberOf(word)))].join(' ');
    const number = lists.get(numbers) ?? lists.size;
    lists.set(numbers, number);
    return number;
  };
  const needs = outlines.map(({ first, needs: needed }, at) => {
    for (const word of first.words) byWord[list.numberOf(word)]?.push(at);
    if (first.slots.size > 0) bySlot.push([at, ...first.slots]);
    return needed.map(listOf);
  });
  return {
    words,
    byWord: packLists(byWord),
    bySlot,
    needs: packLists(needs),
    lists: packLists([...lists.keys()].map((list) => list.split(' ').map(Number))),
  };
}
