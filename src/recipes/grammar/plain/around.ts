// What a reference is looked for in: the words of a question, and the entries below the current folder.

import type { Below } from '../../only-place.ts';
import type { RecipeWorld } from '../../slots/recipe.ts';
import type { WordList } from '../../words/spelling.ts';
import { bareWord, type Word } from '../../words/words.ts';

export type Around = {
  readonly words: readonly Word[];
  readonly world: RecipeWorld;
  readonly entries: readonly Below[];
  /** Words of the lexicon, which mean something else on their own. */
  readonly known: WordList;
};

/** How many words it takes, and those in their place. */
export type Found = { readonly length: number; readonly words: readonly Word[] };

export const FILE = /^(?:file|document|doc|list|sheet|page|table|spreadsheet|text)$/;

export function bare(at: number, { words }: Around): Word | undefined {
  const word = words[at];
  return word === undefined || word.quoted || /[*?/~$<>|]/.test(word.raw) ? undefined : word;
}

export function replaced(path: string, length: number, last: Word | undefined): Found {
  const quoted = /[\s'"]/.test(path);
  return { length, words: [{ ...bareWord(path, last?.pause), quoted }] };
}

/** The one entry that is meant takes the place of so many words; undefined where there are none or several. */
export function replacedByOnly(
  [only, ...more]: readonly Below[],
  length: number,
  last: Word | undefined,
): Found | undefined {
  return only === undefined || more.length > 0 ? undefined : replaced(only.path, length, last);
}
