// Reads a question that was not understood once more: without the words that carry nothing, with the paths that its
// references mean, and about the one table here that has what it names.

import type { RecipeEnvironment, RecipeWorld } from '../../slots/recipe.ts';
import { SKIPPED } from '../../words/common-words.ts';
import { stem } from '../../words/same-words.ts';
import { asText, readWords, type Word } from '../../words/words.ts';
import { lexiconWords, likelyReadings, WHOLLY } from '../read.ts';
import { shapeOf } from '../tables/shape.ts';
import { withReferences } from './references.ts';
import { inFewerWords } from './wording.ts';

/** Other wordings of the question, the closest first; none of them differs in meaning. */
export function plainly(question: string, env: RecipeEnvironment): readonly string[] {
  const { world } = env;
  const fewer = inFewerWords(question);
  const words =
    world === undefined ? undefined : withReferences(readWords(fewer), { world, known: lexiconWords() });
  const named = words === undefined ? fewer : asText(words);
  const table = world === undefined ? undefined : tableMeant(readWords(fewer), world);
  const inTable = `${fewer} in ${table}`;
  const [reading] = table === undefined ? [] : likelyReadings(inTable, env);
  const isSure = reading?.request.about === 'table' && reading.score >= WHOLLY;
  return [...new Set([fewer, named, ...(isSure ? [inTable] : [])])].filter(
    (one) => one !== question && one !== '',
  );
}

/** `average age`, `who lives in Oslo`: no file is named, and one table here has such a column or value. */
function tableMeant(words: readonly Word[], world: RecipeWorld): string | undefined {
  if (words.some(({ raw, lower }) => OTHERWISE.test(lower) || world.kindOf(raw) !== 'none')) return undefined;
  const said = words.filter(({ lower }) => !SKIPPED.has(lower) && !/^(?:and|or|only|day|days)$/.test(lower));
  const stems = new Set(said.map(({ lower }) => stem(lower)));
  if (said.length < 2) return undefined;
  const [only, ...more] = world.entriesOf('.').filter((name) => {
    const shape = /\.[ct]sv$/i.test(name) ? shapeOf(name, world.firstLines?.(name) ?? []) : undefined;
    return shape?.columns.some(
      ({ names, values, holds }) =>
        holds === undefined &&
        (names.some((one) => stems.has(stem(one)) && !ANYWHERE.test(one)) ||
          said.some(({ lower }) => /[a-z]{3}/.test(lower) && values.has(lower))),
    );
  });
  return more.length > 0 ? undefined : only;
}

/** What is about files, or about this machine. */
const OTHERWISE =
  /^(?:files?|folders?|director(?:y|ies)|process(?:es)?|ports?|git|commits?|branch(?:es)?|disk|packages?|requests?|hits?|visits?|visitors?|urls?|errors?)$/;
/** Files and programs have these too. */
const ANYWHERE = /^(?:name|size|date|time|type|kind|user|owner|group|path|status|number|count|id|version)$/;
