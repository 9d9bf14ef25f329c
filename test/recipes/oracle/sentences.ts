// What is asked: the strings of the tests, the examples of the rows, and sentences sampled from each pattern and phrase.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_RULES, LINE_RULES, SAYING_RULES, TABLE_RULES } from '../../../src/recipes/grammar/domains.ts';
import type { Rule } from '../../../src/recipes/grammar/language/scan.ts';
import { questionsOf } from '../../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../../src/recipes/table.ts';
import { chanceOf, oneOf, sampleOfPattern, sampleOfPhrase } from './sample.ts';

/** `from`: a test file, a row's name, or a domain of the grammar with a pattern. */
export type Sentence = { readonly text: string; readonly from: string };

export function sentences(): readonly Sentence[] {
  const seen = new Set<string>();
  return [...ofTests(), ...ofRows(), ...ofPhrases(), ...ofPatterns()].filter(({ text }) => {
    const isNew = !seen.has(text) && text !== '';
    seen.add(text);
    return isNew;
  });
}

const TESTS = join(import.meta.dirname, '..');
/** Longer strings are no questions. */
const LONGEST = 200;

/** Any string with a space may be a question; what is none is refused, which is worth knowing too. */
function ofTests(): readonly Sentence[] {
  return globSync('**/*.{ts,json}', { cwd: TESTS, exclude: ['oracle/**'] })
    .sort()
    .flatMap((file) =>
      stringsIn(readFileSync(join(TESTS, file), 'utf8')).map((text) => ({ text, from: file })),
    );
}

function stringsIn(source: string): readonly string[] {
  const quoted = [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  const lines = [...source.matchAll(/`([^`$]*)`/g)].flatMap(([, text = '']) => text.split('\n'));
  return [...quoted, ...lines]
    .map((text) => text.replace(/\\(.)/g, '$1').trim())
    .filter((text) => /\w \w/.test(text) && text.length <= LONGEST);
}

function ofRows(): readonly Sentence[] {
  return RECIPES.flatMap((row) => questionsOf(row).map((text) => ({ text, from: `row ${row.id}` })));
}

const SAMPLES = 2;

function ofPhrases(): readonly Sentence[] {
  return RECIPES.flatMap(({ id, phrases }) =>
    phrases.flatMap((phrase) => {
      const chance = chanceOf(phrase);
      return Array.from({ length: SAMPLES }, () => ({
        text: sampleOfPhrase(phrase, chance),
        from: `row ${id}`,
      }));
    }),
  );
}

/** A pattern may be a part of a sentence only. */
const FRAMES = {
  files: [
    'find files X',
    'find all *.log files X',
    'list files in docs X',
    'X',
    'find files in logs and X',
    'X in docs',
  ],
  lines: ['X', 'X of notes.txt', 'X in data.csv', 'print the lines of notes.txt X'],
  sayings: ['X'],
  tables: ['data.csv: X', 'show the rows of data.csv X', 'X in data.csv'],
} as const;

function ofPatterns(): readonly Sentence[] {
  const domains: readonly (readonly [keyof typeof FRAMES, readonly Rule<unknown>[]])[] = [
    ['sayings', SAYING_RULES],
    ['lines', LINE_RULES],
    ['files', FILE_RULES],
    ['tables', TABLE_RULES],
  ];
  return domains.flatMap(([domain, rules]) =>
    [...new Set(rules.flatMap(({ patterns }) => patterns))].flatMap((pattern) => {
      const chance = chanceOf(`${domain} ${pattern}`);
      return Array.from({ length: SAMPLES }, () => ({
        text: oneOf(FRAMES[domain], chance).replace('X', () => sampleOfPattern(pattern, chance)),
        from: `${domain}: ${pattern}`,
      }));
    }),
  );
}
