// The index of every recipe's phrases: worked out at load when beck runs from source, written down when it is built.

import { indexPhrases, type PhraseIndex } from './phrases/phrase-index.ts';
import { RECIPES } from './table.ts';

export const TABLE_INDEX: PhraseIndex = indexPhrases(RECIPES);
