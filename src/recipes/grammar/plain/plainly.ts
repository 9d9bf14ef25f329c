// Reads a question that was not understood once more: without the words that carry nothing, and with the paths that
// its references mean.

import type { RecipeEnvironment } from '../../slots/recipe.ts';
import { readWords, type Word } from '../../words/words.ts';
import { lexiconWords } from '../read.ts';
import { withReferences } from './references.ts';
import { inFewerWords } from './wording.ts';

/** Other wordings of the question, the closest first; none of them differs in meaning. */
export function plainly(question: string, { world }: RecipeEnvironment): readonly string[] {
  const fewer = inFewerWords(question);
  const words =
    world === undefined ? undefined : withReferences(readWords(fewer), { world, known: lexiconWords() });
  const named = words === undefined ? fewer : asText(words);
  return [...new Set([fewer, named])].filter((one) => one !== question && one !== '');
}

function asText(words: readonly Word[]): string {
  return words
    .map(
      ({ raw, quoted, pause }) => `${quoted ? (raw.includes('"') ? `'${raw}'` : `"${raw}"`) : raw}${pause}`,
    )
    .join(' ');
}
