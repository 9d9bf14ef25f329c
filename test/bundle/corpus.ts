// What people ask and what commands are made of, from the corpora of the other tests.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_PATHS } from '../../src/domain/secret-paths.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { questionsOf } from '../../src/recipes/phrases/index-examples.ts';
import { RECIPES } from '../../src/recipes/table.ts';

const TESTS = join(import.meta.dirname, '..');
const COMMANDS_FOLDER = join(TESTS, 'safety/corpora');

/** Enough to meet every part of the code; all of them take minutes. `BECK_WHOLE_CORPUS` has all. */
export function some<T>(all: readonly T[]): readonly T[] {
  return process.env['BECK_WHOLE_CORPUS'] ? all : all.filter((_, at) => at % EACH === 0);
}

const EACH = 8;

type Row = { readonly command: string; readonly shell?: Shell };

export const COMMANDS: readonly Row[] = readdirSync(COMMANDS_FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(join(COMMANDS_FOLDER, file), 'utf8').trim().split('\n'))
  .map((line): Row => JSON.parse(line))
  .filter(({ command }) => typeof command === 'string');

const ASKED: readonly { readonly question: string }[] = JSON.parse(
  readFileSync(join(TESTS, 'recipes/everyday/requests.json'), 'utf8'),
);

export const QUESTIONS: readonly string[] = [
  ...ASKED.map(({ question }) => question),
  ...RECIPES.flatMap(questionsOf),
];

export const PATHS = SECRET_PATHS.flatMap(({ examples, lookAlikes }) => [...examples, ...lookAlikes]);

export const CORPUS: readonly string[] = [...COMMANDS.map(({ command }) => command), ...QUESTIONS, ...PATHS];
