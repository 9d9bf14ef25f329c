// What is said where nothing is proposed: questions that work here, and the words that nobody knows.

import { absentIn, fixedIntent } from './answer.ts';
import { firstQuestions } from './first-questions.ts';
import { isKnown } from './phrases/phrase-index.ts';
import { hasProgram } from './programs.ts';
import type { RecipeEnvironment, RecipeWorld } from './slots/recipe.ts';
import { TABLE_INDEX } from './table-index.ts';
import type { Unsure } from './unsure.ts';
import { SKIPPED } from './words/common-words.ts';
import { looksLikeFile } from './words/spelled-paths.ts';
import type { WordList } from './words/spelling.ts';
import { readWords } from './words/words.ts';

const MOST = 2;

/** The nearest examples, about the asker's own files where they name some; else what fits this folder. */
export function nearestHere(
  nearest: readonly string[],
  question: string,
  env: RecipeEnvironment,
): Pick<Unsure, 'nearest' | 'works'> {
  const { world } = env;
  if (world === undefined) return { nearest };
  const own = filesIn(question).filter((file) => world.kindOf(file) === 'file');
  const here = nearest.flatMap((example) => {
    const about = withFiles(example, own);
    return about !== example && works(about, env) ? [about] : works(example, env) ? [example] : [];
  });
  const namesSome = own.length === 0 || nearest.some((example) => filesIn(example).length > 0);
  // One about files that are not here still shows how it is said.
  if (namesSome && nearest.length > 0) return { nearest: (here.length > 0 ? here : nearest).slice(0, MOST) };
  const first = firstQuestions({
    names: world.entriesOf('.'),
    isFile: (name) => world.kindOf(name) === 'file',
    hasProgram: (name) => hasProgram(name, world),
    repository: world.branches().length > 0,
  });
  const asked = own.map((file) => `how big is ${file}`).filter((about) => works(about, env));
  return { nearest: [], works: [...asked, ...first].slice(0, MOST) };
}

function works(question: string, env: RecipeEnvironment): boolean {
  const intent = fixedIntent(question, env);
  return intent !== undefined && absentIn(intent, env) === undefined;
}

function filesIn(question: string): readonly string[] {
  return readWords(question).flatMap(({ raw, quoted }) => (!quoted && looksLikeFile(raw) ? [raw] : []));
}

/** The example with these files in place of its own; itself where it has another number of them. */
function withFiles(example: string, files: readonly string[]): string {
  const named = filesIn(example);
  if (files.length === 0 || named.length !== files.length) return example;
  return named.reduce((text, name, at) => text.replace(name, () => files[at] ?? name), example);
}

const MOST_UNKNOWN = 2;
/** Words of grammar that are neither skipped nor a part of any row. */
const SMALL = /^(?:if|then|so|as|than|not|no|yes|how|why|when|where|who|which|while|until|too|very|\d+)$/;

/** The words that neither rows nor grammar have, and that name nothing here; undefined where all are known, or most are not. */
export function unknownIn(
  question: string,
  { world }: RecipeEnvironment,
  lexicon: WordList,
): { readonly clear: string; readonly rest: string } | undefined {
  const words = readWords(question);
  const unknown = words.filter(
    ({ raw, lower, quoted }) =>
      !quoted &&
      /^[a-z'-]{3,}$/i.test(raw) &&
      !SKIPPED.has(lower) &&
      !SMALL.test(lower) &&
      !isKnown(TABLE_INDEX, lower) &&
      !lexicon.has(lower) &&
      !lexicon.has(lower.replace(/(?:s|es|ing|ed)$/, '')) &&
      !isNamed(raw, world),
  );
  const some = unknown.length > 0 && unknown.length <= MOST_UNKNOWN && unknown.length < words.length;
  return some ? { clear: '', rest: unknown.map(({ raw }) => raw).join('" and "') } : undefined;
}

function isNamed(raw: string, world: RecipeWorld | undefined): boolean {
  return world !== undefined && world.kindOf(raw) !== 'none';
}
