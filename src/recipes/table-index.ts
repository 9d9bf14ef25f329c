// The index of every recipe's phrases: computed at load when beck runs from source, stored by the build.

import { indexPhrases, type PhraseIndex } from './phrases/phrase-index.ts';
import { RECIPES } from './table.ts';

export const TABLE_INDEX: PhraseIndex = indexPhrases(RECIPES);
